//! SGF, FF[4], of Renju: `GM[4]SZ[15]` (red-bean.com/sgf). We write all of a record, and read the main
//! line.
//!
//! The standard knows stones and passes. Every other ply stands in a property of our own, as in the
//! record text: `;GOISHI[swap]`, `;GOISHI[g7/i7]`, `;W[hg]GOISHI[h9=]`. Where it stands, it counts.

mod read;
mod syntax;
mod write;

pub use read::read;
pub use write::write;

use super::Header;

/// The property that holds what the standard has no property for.
const OWN: &str = "GOISHI";

/// Where a record's headers stand.
const HEADERS: [(&str, Header); Header::ALL.len()] = [
    ("PB", Header::Black),
    ("PW", Header::White),
    ("EV", Header::Event),
    ("DT", Header::Date),
    ("RE", Header::Result),
    ("OT", Header::Clock),
    ("GC", Header::Note),
];
