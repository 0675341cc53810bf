//! SGF, FF[4], of Renju: `GM[4]SZ[15]`. We write all of a record, and read the main
//! line.
//!
//! The standard knows stones and passes. Every other ply stands in a property of our own, as in the
//! record text: `;GOISHI[swap]`, `;GOISHI[g7/i7]`, `;W[hg]GOISHI[h9=]`. Where it stands, it counts.

mod read;
mod syntax;
mod write;

pub use read::read;
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
    /// Stones that were not played.
    SetUp,
    /// A line in the head of a record.
    Header(Header),
    Comment,
    /// It is looked for by itself, or about other things than the game.
    Other,
}

/// The property of ours.
const PLY: &str = "GOISHI";

/// Every property that is not left out when a file is read.
const USES: [(&str, Use); 21] = [
    ("B", Use::Stone(Color::Black)),
    ("W", Use::Stone(Color::White)),
    (PLY, Use::Ply),
    ("C", Use::Comment),
    ("AB", Use::SetUp),
    ("AW", Use::SetUp),
    ("AE", Use::SetUp),
    ("PB", Use::Header(Header::Black)),
    ("PW", Use::Header(Header::White)),
    ("EV", Use::Header(Header::Event)),
    ("DT", Use::Header(Header::Date)),
    ("RE", Use::Header(Header::Result)),
    ("OT", Use::Header(Header::Clock)),
    ("GC", Use::Header(Header::Note)),
    ("FF", Use::Other),
    ("GM", Use::Other),
    ("SZ", Use::Other),
    ("RU", Use::Other),
    ("CA", Use::Other),
    ("AP", Use::Other),
    ("ST", Use::Other),
];
