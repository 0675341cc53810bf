//! Who plays, as it stands beside the board, and how a match of two stands.

use crate::app::words::Word;
use crate::app::{Model, text};
use crate::board::{Color, Seat};
use crate::record::Header;
use crate::rules::Rules;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Match;

/// How the match stands; empty without one.
pub fn standing(model: &Model) -> String {
    match (model.match_of_two(), model.game()) {
        (Some(of), AnyGame::Ren(game)) => {
            let people = Color::ALL.map(|color| person(model, of, color));
            text::ren::standing(model.words(), of, game, &people)
        }
        _ => String::new(),
    }
}

/// The name in the record's head, or which of the two in the match it is who plays `color`.
fn person(model: &Model, of: Match, color: Color) -> String {
    let header = if color == Color::Black { Header::Black } else { Header::White };
    let name = model.game.record.header(header);
    match name {
        "" => text::the_person(model.words(), seat_in(of, color)).into(),
        name => text::player(model.words(), name),
    }
}

/// Who plays `color`: the one who began the match, or the other.
const fn seat_in(of: Match, color: Color) -> Seat {
    match (of, color) {
        (Match::First, Color::Black) | (Match::Second { .. }, Color::White) => Seat::First,
        _ => Seat::Second,
    }
}

/// The name in the record's head, or the colour; and who that is, where colours are chosen.
pub fn name(model: &Model, color: Color) -> String {
    let mut name = text::player(model.words(), model.name_of(color));
    if name.is_empty() {
        name = text::color(model.words(), color).to_string();
    }
    let seat = match (model.game(), model.match_of_two()) {
        (AnyGame::Renju(game), _) if game.has_colour_choice() => game.seat_of(color),
        (_, Some(of)) => seat_in(of, color),
        _ => return name,
    };
    model.words().say(Word::NameAndSeat, &[&name, text::person(model.words(), seat)])
}

/// The name of the opening as Japanese players write it, and that this is the opening.
pub fn opening(model: &Model) -> [String; 2] {
    let AnyGame::Renju(game) = model.game() else { return Default::default() };
    let Some(pattern) = game.pattern() else { return Default::default() };
    let [kanji, name] = text::opening_names(model.words(), pattern);
    [kanji, model.words().say(Word::OpeningIs, &[&name])]
}
