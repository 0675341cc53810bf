//! Who plays whom: `side`, `ai` and `level`.

use super::Reader;
use crate::app::{Visitor, opponent};
use crate::board::Color;
use crate::record::{Header, Record};

const LEVELS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
/// The level of who has not chosen one.
const USUAL: &str = "3";

/// Who plays, as parameters say.
pub struct Seats {
    /// Whom the visitor plays.
    pub visitor: Visitor,
    /// How well the computer plays.
    pub level: &'static str,
}

/// Puts the computer into the record's head where it is to play. A level without more is that of the computers that are there already.
pub fn read(reader: &mut Reader, record: &mut Record) -> Seats {
    let chosen = reader.choice("level", &LEVELS);
    let level = chosen.unwrap_or(USUAL);
    let side = reader.choice("side", &["both", "black", "white"]).and_then(Color::from_id);
    let ai = computer(reader, side);
    for (header, color) in [(Header::Black, Color::Black), (Header::White, Color::White)] {
        let is_computer = opponent::level(record.header(header)).is_some();
        match ai {
            Ai::Unsaid if is_computer && chosen.is_some() => {
                record.set_header(header, &opponent::name(level));
            }
            Ai::Unsaid => {}
            Ai::Plays(one) if one.is_none_or(|one| one == color) => {
                record.set_header(header, &opponent::name(level));
            }
            // A computer that the record has here is nobody's wish.
            Ai::Plays(_) | Ai::Off if is_computer => {
                record.set_header(header, "");
            }
            Ai::Plays(_) | Ai::Off => {}
        }
    }
    let visitor = match (ai, side) {
        // Whoever is not the computer is the visitor.
        (Ai::Plays(_), _) | (_, None) => Visitor::Everybody,
        (_, Some(color)) => Visitor::One(record.position(usize::MAX).seat_of(color)),
    };
    Seats { visitor, level }
}

/// Whom the computer plays.
#[derive(Clone, Copy)]
enum Ai {
    /// As the record says.
    Unsaid,
    /// Nobody.
    Off,
    /// One colour, or both.
    Plays(Option<Color>),
}

/// A computer that is only switched on is the opponent of who plays `side`.
fn computer(reader: &mut Reader, side: Option<Color>) -> Ai {
    let other = side.map_or(Color::White, Color::other);
    match reader.choice("ai", &["off", "on", "black", "white", "both"]) {
        None => Ai::Unsaid,
        Some("off") => Ai::Off,
        Some("on") => Ai::Plays(Some(other)),
        Some(name) => Ai::Plays(Color::from_id(name)),
    }
}
