//! The list of saved games. How it looks is in `www/later/library.js`, which is loaded when the list is first
//! wanted.

use super::{Runtime, later};
use crate::app::{Place, Row};
use std::rc::Rc;

/// Shows these games, the newest first.
pub fn show(runtime: &Rc<Runtime>, rows: Vec<Row>) {
    let model = runtime.model.borrow();
    let mut games = Vec::new();
    for Row { id, place, text } in rows {
        let place = match place {
            Place::Board => "board",
            Place::Storage => "storage",
            Place::Deleted => "deleted",
        };
        games.extend([id, place.into(), text]);
    }
    later::show_games(runtime, games, model.theme().id(), model.words().lang());
}
