//! SGF, FF[4], of Renju and gomoku: `GM[4]SZ[15]`, with variations, comments, marks and positions, both ways.
//!
//! The standard knows stones and passes. Every other ply stands in a property of our own, as in the
//! record text: `;GOISHI[swap]`, `;GOISHI[g7/i7]`, `;W[hg]GOISHI[h9=]`. Where it stands, it counts. In the first node it
//! holds lines of the head that the standard has no property for.

mod marks;
mod points;
mod read;
mod syntax;
mod write;

pub use read::{is_one, list, read, summary};
pub use write::{result, write};

use super::Header;
use crate::board::Color;

/// What a property is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// A stone or a pass.
    Stone(Color),
    /// Any ply, as in the record text.
    Ply,
    /// Stones that were not played, or points that were emptied.
    SetUp(Option<Color>),
    /// A line in the head of a record.
    Header(Header),
    Comment,
    /// It is drawn on the board.
    Mark,
    /// It is looked for by itself, or about other things than the game.
    Other,
}

/// The property of ours.
const PLY: &str = "GOISHI";
/// The fifth stones that were proposed, but for the one that was kept.
const FIFTHS: &str = "5A";
/// Whether the colours were exchanged.
const SWAP: &str = "SW";
/// Whose turn it is in a position.
const TURN: &str = "PL";

/// Every property that is not left out when a file is read.
const USES: [(&str, Use); 32] = [
    ("B", Use::Stone(Color::Black)),
    ("W", Use::Stone(Color::White)),
    (PLY, Use::Ply),
    ("C", Use::Comment),
    ("AB", Use::SetUp(Some(Color::Black))),
    ("AW", Use::SetUp(Some(Color::White))),
    ("AE", Use::SetUp(None)),
    ("PB", Use::Header(Header::Black)),
    ("PW", Use::Header(Header::White)),
    ("EV", Use::Header(Header::Event)),
    ("DT", Use::Header(Header::Date)),
    ("RE", Use::Header(Header::Result)),
    ("OT", Use::Header(Header::Clock)),
    ("GC", Use::Header(Header::Note)),
    ("LB", Use::Mark),
    ("MA", Use::Mark),
    ("CR", Use::Mark),
    ("TR", Use::Mark),
    ("SQ", Use::Mark),
    ("AR", Use::Mark),
    ("LN", Use::Mark),
    ("BM", Use::Mark),
    ("FF", Use::Other),
    ("GM", Use::Other),
    ("SZ", Use::Other),
    ("RU", Use::Other),
    ("CA", Use::Other),
    ("AP", Use::Other),
    ("ST", Use::Other),
    (FIFTHS, Use::Other),
    (SWAP, Use::Other),
    (TURN, Use::Other),
];

/// What the property with this name is for, if we know.
fn usage(name: &str) -> Option<Use> {
    USES.iter().find(|(known, _)| *known == name).map(|(_, usage)| *usage)
}
