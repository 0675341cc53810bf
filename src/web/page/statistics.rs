//! The sheet with what came of the games against the computer.

use crate::app::players;
use crate::app::statistics::{OfGame, Tally, statistics};
use crate::app::words::{Word, Words};
use crate::web::dom::{append, set};
use crate::web::runtime::Runtime;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// Shows a table for each game.
///
/// # Errors
///
/// Fails where the browser makes no more elements.
pub fn show(runtime: &Runtime) -> Result<(), JsValue> {
    let place: HtmlElement = runtime.root.part("tallies")?;
    let model = runtime.model.borrow();
    let all = statistics(&model);
    place.set_text_content(None);
    runtime.root.part::<HtmlElement>("no-statistics")?.set_hidden(!all.is_empty());
    all.iter().try_for_each(|of_game| table(&place, model.words(), of_game))
}

fn table(place: &Element, words: &Words, of_game: &OfGame) -> Result<(), JsValue> {
    append(place, "h3", "", words.get(of_game.word()))?;
    if let Some(best) = of_game.best() {
        let name = players::name_of_level(words, best);
        append(place, "p", "best", &words.say(Word::BestBeaten, &[name, &best.to_string()]))?;
    }
    let table = append(place, "table", "tally", "")?;
    let head = append(&table, "thead", "", "")?;
    let head = append(&head, "tr", "", "")?;
    for word in [Word::OpponentHere, Word::BlackName, Word::WhiteName] {
        let name = append(&head, "th", "", words.get(word))?;
        set(&name, "scope", "col");
    }
    let body = append(&table, "tbody", "", "")?;
    for (place, tallies) in of_game.levels.iter().enumerate() {
        if tallies.iter().any(|tally| !tally.is_empty()) {
            row(&body, words, place + 1, tallies)?;
        }
    }
    Ok(())
}

fn row(body: &Element, words: &Words, level: usize, tallies: &[Tally; 2]) -> Result<(), JsValue> {
    let row = append(body, "tr", "", "")?;
    let name = append(&row, "th", "", players::name_of_level(words, level))?;
    set(&name, "scope", "row");
    for tally in tallies {
        let counts = [tally.won, tally.drawn, tally.lost].map(|count| count.to_string());
        let said = words.say(Word::Tally, &counts.each_ref().map(String::as_str));
        append(&row, "td", "", if tally.is_empty() { "" } else { &said })?;
    }
    Ok(())
}
