//! Where the documents speak of ordinary play.

/// Where a document says no.
#[derive(Debug)]
pub struct Paragraphs {
    /// On a point that has a stone, or is none.
    pub point: &'static str,
    /// On fouls.
    pub foul: &'static str,
    /// On passing.
    pub pass: &'static str,
    /// On draws by agreement.
    pub offer: &'static str,
    /// On claims.
    pub claim: &'static str,
    /// On decisions that are not due.
    pub turn: &'static str,
    /// On the end.
    pub end: &'static str,
}

/// The rules of RIF.
pub const RIF: Paragraphs = Paragraphs {
    point: "RIF 5",
    foul: "RIF 9.2",
    pass: "RIF 12.9",
    offer: "RIF 10b",
    claim: "RIF 14.9",
    turn: "RIF 4.2",
    end: "RIF 9, 10",
};

/// The leaflet after Pritchard.
pub const LEAFLET: Paragraphs = Paragraphs {
    point: "leaflet, rule 4",
    foul: "leaflet, rule 5",
    pass: "leaflet, rule 4",
    offer: "leaflet, rule 9",
    claim: "leaflet, rules 7-8",
    turn: "leaflet, rule 4",
    end: "leaflet, rules 7-9",
};

/// The overview page.
pub const OVERVIEW: Paragraphs = Paragraphs {
    point: "overview, Play",
    foul: "overview, Play",
    pass: "overview, Play",
    offer: "overview, Objective",
    claim: "overview, Objective",
    turn: "overview, Play",
    end: "overview, Objective",
};

/// The rules of RIF after Taraguchi-10.
pub const TARAGUCHI_10: Paragraphs = Paragraphs { pass: "Taraguchi-10", ..RIF };
/// The rules of RIF after Tarannikov.
pub const TARANNIKOV: Paragraphs = Paragraphs { pass: "Tarannikov", ..RIF };
/// The rules of RIF after Soosyrv-8.
pub const SOOSYRV_8: Paragraphs = Paragraphs { pass: "Soosyrv-8", ..RIF };
/// The rules of RIF after Yamaguchi.
pub const YAMAGUCHI: Paragraphs = Paragraphs { pass: "Yamaguchi", ..RIF };

/// The rules of gomoku.
pub const GOMOKU: Paragraphs = Paragraphs {
    point: "gomoku, play",
    foul: "gomoku, play",
    pass: "gomoku, play",
    offer: "gomoku, end",
    claim: "gomoku, end",
    turn: "gomoku, play",
    end: "gomoku, end",
};
