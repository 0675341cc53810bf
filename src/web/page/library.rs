//! The list of saved games.

use crate::app::players::Mood;
use crate::app::words::{Word, Words};
use crate::app::{About, Place, Row, about};
use crate::record::Record;
use crate::web::dom::{self, append, set};
use crate::web::pictures;
use crate::web::runtime::Runtime;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// Shows these games, the newest first, but for those without moves. Who was at a game with the keyboard stays there.
///
/// # Errors
///
/// Fails where the browser makes no more elements.
pub fn show(runtime: &Runtime, rows: &[Row]) -> Result<(), JsValue> {
    let list: HtmlElement = runtime.root.part("saved")?;
    let focused = runtime.root.focused().and_then(|focused| focused.closest("[data-id]").ok()?);
    let focused = focused.and_then(|item| item.get_attribute("data-id"));
    list.set_text_content(None);
    let model = runtime.model.borrow();
    let theme = model.theme().of_picture().id();
    for row in rows {
        if let Some(about) = about(model.words(), &row.text) {
            let item = item(&list, model.words(), row, &about, theme)?;
            set(&item, "data-id", &row.id);
            set(&item, "data-kind", about.game);
            set(&item, "data-mood", about.mood.map_or("", Mood::id));
            if focused.as_deref() == Some(&row.id) {
                lead_to(&item);
            }
        }
    }
    let is_empty = list.child_element_count() == 0;
    runtime.root.part::<HtmlElement>("no-games")?.set_hidden(!is_empty);
    Ok(())
}

fn lead_to(item: &Element) {
    let button = item.query_selector("button").ok().flatten();
    if let Some(button) = button.and_then(|button| button.dyn_into().ok()) {
        dom::focus(&button);
    }
}

fn item(
    list: &Element,
    words: &Words,
    row: &Row,
    about: &About,
    theme: &str,
) -> Result<HtmlElement, JsValue> {
    if row.place == Place::Deleted {
        let text = format!("{}: {}", about.name, words.get(Word::Deleted));
        let item = append(list, "li", "deleted", &text)?;
        let choices = append(&item, "div", "choices", "")?;
        button(&choices, words, Word::UndoDelete, ("data-restore", &row.id), about)?;
        return Ok(item);
    }
    let class = if row.place == Place::Next { "saved-game next" } else { "saved-game" };
    let item = append(list, "li", class, "")?;
    thumbnail(&item, &row.text, theme)?;
    describe(&item, words, row, about)?;
    let choices = append(&item, "div", "choices", "")?;
    if row.place == Place::Board {
        append(&choices, "span", "here", words.get(Word::ThisGame))?;
    } else {
        let goes_on = row.place == Place::Next;
        let word = if goes_on { Word::Continue } else { Word::OpenGame };
        button(&choices, words, word, ("data-load", &row.id), about)?;
        button(&choices, words, Word::DeleteGame, ("data-delete", &row.id), about)?;
    }
    Ok(item)
}

/// The last position of a game. A text that is no game of ours has no picture; the list says why.
fn thumbnail(item: &Element, text: &str, theme: &str) -> Result<(), JsValue> {
    let canvas = append(item, "canvas", "thumbnail", "")?;
    set(&canvas, "aria-hidden", "true");
    match Record::parse(text) {
        Ok(record) => {
            let look = format!("side=192 theme={theme} coords=off mark-forbidden=off");
            pictures::paint(&canvas.dyn_into()?, &record, usize::MAX, &look)
        }
        Err(_) => Ok(()),
    }
}

fn describe(item: &Element, words: &Words, row: &Row, about: &About) -> Result<(), JsValue> {
    let place = append(item, "div", "about", "")?;
    let name = append(&place, "input", "", "")?;
    for (attribute, value) in [
        ("aria-label", words.get(Word::RenameGame)),
        ("value", &about.name),
        ("data-rename", &row.id),
        ("maxlength", "60"),
        ("autocomplete", "off"),
    ] {
        set(&name, attribute, value);
    }
    for line in [&date(&row.id, words.lang()), &about.title, &about.state] {
        append(&place, "p", "", line)?;
    }
    Ok(())
}

/// When a game was begun, which is what its key says.
fn date(id: &str, lang: &str) -> String {
    let milliseconds = id.parse::<u64>().unwrap_or_default();
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object takes every value.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(lang, &options).into()
}

fn button(
    choices: &Element,
    words: &Words,
    word: Word,
    (attribute, id): (&str, &str),
    about: &About,
) -> Result<(), JsValue> {
    let word = words.get(word);
    let button = append(choices, "button", "", word)?;
    set(&button, "type", "button");
    set(&button, attribute, id);
    set(&button, "aria-label", &format!("{word}: {}", about.name));
    Ok(())
}
