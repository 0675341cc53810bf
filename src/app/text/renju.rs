//! The sentences of Renju.

use super::{CLAIM_FAILED, color};
use crate::rules::renju::{Foul, Renju, Zone};
use crate::rules::{Ending, Phase, Rules};

/// When the first of two stones is chosen.
pub const ONE_MORE: &str = "Black: one more stone, or the same point again to take it away.";

/// The name of a foul.
pub const fn foul(foul: Foul) -> &'static str {
    match foul {
        Foul::Overline => "an overline",
        Foul::DoubleFour => "a double-four",
        Foul::DoubleThree => "a double-three",
    }
}

/// What is asked for now, and from whom.
pub fn ask(game: &Renju) -> String {
    let mut sentence = game.person_to_move().map_or("", color).to_string();
    sentence += match (game.phase(), game.zone()) {
        (Phase::ColourChoice, _) => ": choose colours",
        (Phase::Fourth, _) => ": the fourth stone, on any point",
        (Phase::Fifths, _) => ": propose two fifth stones",
        (Phase::FifthChoice, _) => ": choose one of the two fifth stones",
        (Phase::SecondWhite, _) => ": the second white stone, on any point",
        (Phase::TwoBlacks, _) => ": put two stones",
        (Phase::Removal, _) => ": choose the black stone that stays",
        (Phase::ThirdWhite, _) => ": the third white stone, on any point",
        (Phase::Opening, zone) => return sentence + ": " + &stone(game) + place(zone) + ".",
        _ => " to play",
    };
    sentence + "."
}

/// Which stone, where somebody places one of the other colour.
fn stone(game: &Renju) -> String {
    match game.color_to_move() {
        stone if stone == game.person_to_move() => "a stone".into(),
        stone => String::from("a ") + stone.map_or("", |color| color.id()) + " stone",
    }
}

const fn place(zone: Option<Zone>) -> &'static str {
    match zone {
        Some(Zone::Centre) => " on the centre",
        Some(Zone::BesideCentre) => " beside the centre",
        Some(Zone::Middle) => " inside the central 5×5",
        Some(Zone::OutsideMiddle) => " outside the central 5×5",
        Some(Zone::Anywhere) | None => "",
    }
}

/// How a game was won.
pub const fn won_by(by: Ending) -> &'static str {
    match by {
        Ending::Overline => "Black made an overline",
        Ending::DoubleFour => "Black made a double-four",
        Ending::DoubleThree => "Black made a double-three",
        _ => "five in a row",
    }
}

/// How a game was drawn.
pub const fn drawn_by(by: Ending) -> &'static str {
    match by {
        Ending::Passes => "both players passed",
        Ending::Agreement => "the players agreed on it",
        Ending::Supply => "no stone can be placed any more",
        _ => "the board is full",
    }
}

/// What the last move did besides putting a stone.
pub fn last_effect(game: &Renju) -> String {
    let mut said = String::new();
    if let Some(by) = game.offer() {
        said += color(by);
        said += " offers a draw.";
    }
    if game.claim_failed() {
        said += if said.is_empty() { "" } else { " " };
        said += CLAIM_FAILED;
    }
    said
}
