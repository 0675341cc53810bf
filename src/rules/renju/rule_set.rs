//! The rule sets as rows of a table: every difference between them is a value here.

use super::lines::CENTRE;
use super::opening::{self, Step};
use super::shapes::Ends;

/// One of the ways to play Renju.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// The international rules of 1996/98; fives, fouls and flags are seen at once.
    Rif,
    /// The RIF rules where the players claim what they see (9.6-9.8).
    RifPlayers,
    /// The leaflet after Pritchard.
    Pritchard,
    /// The overview page's Renju.
    Classical,
    /// Its variant with an opening sequence.
    ClassicalSwap,
    /// Its variant without restrictions.
    Free,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Self; 6] = [
        Self::Rif,
        Self::RifPlayers,
        Self::Pritchard,
        Self::Classical,
        Self::ClassicalSwap,
        Self::Free,
    ];

    /// The international rules with this referee.
    pub const fn rif(referee: Referee) -> Self {
        match referee {
            Referee::Auto => Self::Rif,
            Referee::Players => Self::RifPlayers,
        }
    }

    /// The lines of the central 5x5, where it is highlighted.
    pub const fn middle(self) -> Option<[u8; 2]> {
        match self.row().middle {
            Middle::Plain => None,
            Middle::Highlighted => Some([CENTRE.row - 2, CENTRE.row + 2]),
        }
    }

    /// The variant's row of the table.
    pub const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

/// A row of the table: the rules of one variant.
#[derive(Debug)]
pub struct Row {
    /// The rule set's id.
    pub id: &'static str,
    /// The variant's name for people, after "Renju".
    pub name: &'static str,
    /// The steps before ordinary play, in order.
    pub opening: &'static [Step],
    /// The fouls that Black may not make, if there are any.
    pub fouls: Option<Fouls>,
    /// The row that wins, for Black and for White.
    pub wins: [Five; 2],
    /// Stones of each colour; enough for the whole board where the rules name no number.
    pub stones: u8,
    /// Whether a move may be a pass, and a draw may be agreed on.
    pub drawing: Drawing,
    /// Who sees fives, fouls and flags.
    pub referee: Referee,
    /// Whether the central 5x5 is highlighted on the board.
    pub middle: Middle,
    /// Where the rules speak of ordinary play.
    pub paragraphs: &'static Paragraphs,
}

/// Black's fouls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fouls {
    /// Which fours count for a double-four.
    pub four: Four,
    /// What the ends of an open (straight) four must be.
    pub ends: Ends,
    /// Which threes count for a double-three.
    pub three: Three,
    /// What a foul costs.
    pub penalty: Penalty,
}

/// The row that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Five {
    /// Five, no more.
    Exactly,
    /// Five or more.
    OrMore,
}

/// Which fours count for a double-four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Four {
    /// Every four, two on one line included (002 §3).
    Every,
    /// Lines with an open four (leaflet 5(ii)).
    Open,
}

/// Which threes count for a double-three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Three {
    /// Those that can become a straight four without five or foul (9.3).
    Real,
    /// All; what the fourth stone does on other lines is ignored.
    LineByLine,
}

/// What a foul costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// It is played, and the game lost (9.2).
    Loss,
    /// It is refused.
    Refusal,
}

/// Whether there are passes and draws by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// Both (5, 10).
    ByPassOrAgreement,
    /// Neither.
    Never,
}

/// Who sees fives, fouls and flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referee {
    /// The program, at once.
    Auto,
    /// The players, who claim (9.6-9.8).
    Players,
}

impl Referee {
    /// Both, the usual one first.
    pub const ALL: [Self; 2] = [Self::Auto, Self::Players];
}

/// How the central 5x5 looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Middle {
    /// As all the board.
    Plain,
    /// "The middle square (5x5 intersections) is highlighted" (overview, Board).
    Highlighted,
}

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

const RIF_TEXT: Paragraphs = Paragraphs {
    point: "RIF 5",
    foul: "RIF 9.2",
    pass: "RIF 12.9",
    offer: "RIF 10b",
    claim: "RIF 14.9",
    turn: "RIF 4.2",
    end: "RIF 9, 10",
};

const LEAFLET: Paragraphs = Paragraphs {
    point: "leaflet, rule 4",
    foul: "leaflet, rule 5",
    pass: "leaflet, rule 4",
    offer: "leaflet, rule 9",
    claim: "leaflet, rules 7-8",
    turn: "leaflet, rule 4",
    end: "leaflet, rules 7-9",
};

const OVERVIEW: Paragraphs = Paragraphs {
    point: "overview, Play",
    foul: "overview, Play",
    pass: "overview, Play",
    offer: "overview, Objective",
    claim: "overview, Objective",
    turn: "overview, Play",
    end: "overview, Objective",
};

/// More than the board has points.
const PLENTY: u8 = u8::MAX;

const RIF: Row = Row {
    id: "renju-rif",
    name: "RIF",
    opening: opening::RIF,
    fouls: Some(Fouls {
        four: Four::Every,
        ends: Ends::MakeFive,
        three: Three::Real,
        penalty: Penalty::Loss,
    }),
    wins: [Five::Exactly, Five::OrMore],
    stones: PLENTY,
    drawing: Drawing::ByPassOrAgreement,
    referee: Referee::Auto,
    middle: Middle::Plain,
    paragraphs: &RIF_TEXT,
};

const PRITCHARD: Row = Row {
    id: "renju-pritchard",
    name: "Pritchard",
    opening: opening::PRITCHARD,
    fouls: Some(Fouls {
        four: Four::Open,
        ends: Ends::Empty,
        three: Three::LineByLine,
        penalty: Penalty::Refusal,
    }),
    stones: 50,
    drawing: Drawing::Never,
    paragraphs: &LEAFLET,
    ..RIF
};

const CLASSICAL: Row = Row {
    id: "renju-classical",
    name: "classical",
    opening: opening::CLASSICAL,
    fouls: Some(Fouls {
        four: Four::Every,
        ends: Ends::MakeFive,
        three: Three::LineByLine,
        penalty: Penalty::Refusal,
    }),
    drawing: Drawing::Never,
    middle: Middle::Highlighted,
    paragraphs: &OVERVIEW,
    ..RIF
};

static TABLE: [Row; Variant::ALL.len()] = [
    RIF,
    Row {
        id: "renju-rif:referee=players",
        name: "RIF with claims",
        referee: Referee::Players,
        ..RIF
    },
    PRITCHARD,
    CLASSICAL,
    Row {
        id: "renju-classical-swap",
        name: "classical with swap",
        opening: opening::CLASSICAL_SWAP,
        ..CLASSICAL
    },
    Row {
        id: "renju-free",
        name: "free",
        opening: opening::FREE,
        fouls: None,
        wins: [Five::Exactly, Five::Exactly],
        ..CLASSICAL
    },
];
