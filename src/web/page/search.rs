//! The panel of the search: what was played next, and in which games.

use crate::app::files::{Found, FoundGame, FoundMove, FoundPlace, Order, Search};
use crate::app::{Find, Message, SearchPanel};
use crate::web::dom::{self, append, set};
use crate::web::files::client;
use crate::web::root::Root;
use crate::web::runtime::Runtime;
use js_sys::futures::spawn_local;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// The field in which words are typed that the games are to mention.
pub const FIELD: &str = "search-words";

/// What the panel shows. Its lists are built anew when something else was found.
#[derive(Default)]
pub struct SearchView {
    shown: RefCell<Option<Rc<Found>>>,
}

impl SearchView {
    /// Shows what was found.
    ///
    /// # Errors
    ///
    /// Fails where the browser makes no more elements.
    pub fn show(&self, root: &Root, panel: &SearchPanel) -> Result<(), JsValue> {
        dom::set_text(&*root.part::<HtmlElement>("search-said")?, &panel.sentence);
        root.part::<HtmlElement>("search-form")?.set_hidden(panel.is_off);
        if *self.shown.borrow() == panel.found {
            return Ok(());
        }
        self.shown.replace(panel.found.clone());
        let found = panel.found.as_deref().cloned().unwrap_or_default();
        let next: HtmlElement = root.part("search-next")?;
        let is_walking = next.matches(":focus-within")?;
        dom::show(&root.part("search-comment")?, &found.comment);
        fill(root, "search-next", &found.next, next_move)?;
        fill(root, "search-games-found", &found.games, found_game)?;
        root.part::<HtmlElement>("panel-search")?.set_scroll_top(0);
        if is_walking {
            go_on(root, &next)?;
        }
        Ok(())
    }
}

/// Whoever walks by keyboard is at the first move that was played next, or where there is none at the head of the panel.
fn go_on(root: &Root, next: &Element) -> Result<(), JsValue> {
    let first = next.query_selector("button")?;
    let first = first.and_then(|first| first.dyn_into().ok());
    dom::focus(&first.map_or_else(|| root.part("tab-search"), Ok)?);
    Ok(())
}

/// Puts these rows into a list. One without rows is hidden.
fn fill<T>(
    root: &Root,
    name: &str,
    rows: &[T],
    show: fn(&Element, &T) -> Result<(), JsValue>,
) -> Result<(), JsValue> {
    let list: HtmlElement = root.part(name)?;
    list.set_text_content(None);
    list.set_hidden(rows.is_empty());
    rows.iter().try_for_each(|row| show(&list, row))
}

fn row(list: &Element, class: &str) -> Result<HtmlElement, JsValue> {
    let item = append(list, "li", "", "")?;
    let button = append(&item, "button", class, "")?;
    set(&button, "type", "button");
    Ok(button)
}

/// A move, in how many games it was played, and a bar that shows how they ended. Those who do not see that hear a sentence.
fn next_move(list: &Element, next: &FoundMove) -> Result<(), JsValue> {
    let button = row(list, "quiet next-move")?;
    set(&button, "data-found-move", &next.token);
    append(&button, "span", "unseen", &next.label)?;
    seen(&button, "b", "", &next.token)?;
    if next.games > 0 {
        seen(&button, "span", "games", &next.games.to_string())?;
        let bar = seen(&button, "span", "results", "")?;
        for (kind, share) in ["black", "drawn", "white"].into_iter().zip(next.shares) {
            let part = append(&bar, "span", kind, "")?;
            dom::style(&part, "--share", &format!("{share}%"));
        }
    }
    if !next.comment.is_empty() {
        seen(&button, "small", "", &next.comment)?;
    }
    Ok(())
}

/// Something that eyes alone need.
fn seen(parent: &Element, tag: &str, class: &str, text: &str) -> Result<HtmlElement, JsValue> {
    let element = append(parent, tag, class, text)?;
    set(&element, "aria-hidden", "true");
    Ok(element)
}

fn found_game(list: &Element, game: &FoundGame) -> Result<(), JsValue> {
    let button = row(list, "quiet")?;
    match &game.place {
        FoundPlace::Saved(id) => set(&button, "data-found-saved", id),
        FoundPlace::File(number) => set(&button, "data-found-game", &number.to_string()),
    }
    append(&button, "b", "", &game.name)?;
    if !game.about.is_empty() {
        button.append_with_str_1(" ")?;
        append(&button, "small", "", &game.about)?;
    }
    Ok(())
}

/// What a button of the panel stands for.
pub fn pressed(button: &Element) -> Option<Message> {
    let with = |name: &str| button.get_attribute(name);
    let find = if let Some(word) = with("data-found-move") {
        Find::Play(word)
    } else if let Some(id) = with("data-found-saved") {
        Find::Open(FoundPlace::Saved(id))
    } else {
        Find::Open(FoundPlace::File(with("data-found-game")?.parse().ok()?))
    };
    Some(Message::Search(find))
}

/// Has a search made, and reports what it has found.
pub fn search(runtime: &Rc<Runtime>, number: u32, mut search: Search) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let lang = runtime.model.borrow().wanted_lang();
        search.language = client::language(lang).await;
        let found = client::order(&Order::Search(search)).await;
        runtime.send(match found {
            Ok(product) => Message::Search(Find::Found(number, product.found())),
            Err(error) => Message::Search(Find::Found(number, Err(dom::error_text(&error)))),
        });
    });
}
