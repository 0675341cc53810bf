//! The rule sets as rows of a table: every difference between them is a value here.

use super::lines::CENTRE;
use super::opening::{self, Step};
use super::paragraphs::{self, Paragraphs};
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
    /// The rules of RIF after Taraguchi's opening with ten fifths.
    Taraguchi10,
    /// The rules of RIF after Tarannikov's opening.
    Tarannikov,
    /// The rules of RIF after Soosyrv's opening with up to eight fifths.
    Soosyrv8,
    /// The rules of RIF after Yamaguchi's opening.
    Yamaguchi,
    /// Gomoku in which five or more win.
    Gomoku,
    /// Gomoku in which exactly five win.
    GomokuStandard,
    /// Gomoku in which exactly five win, after the opening Swap2.
    GomokuSwap2,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Self; 13] = [
        Self::Rif,
        Self::RifPlayers,
        Self::Pritchard,
        Self::Classical,
        Self::ClassicalSwap,
        Self::Free,
        Self::Taraguchi10,
        Self::Tarannikov,
        Self::Soosyrv8,
        Self::Yamaguchi,
        Self::Gomoku,
        Self::GomokuStandard,
        Self::GomokuSwap2,
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

    /// The game that the variant is one of.
    pub const fn family(self) -> Family {
        self.row().family
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
    /// The game that players call it.
    pub family: Family,
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
    /// Whether the rules leave it to the players who that is.
    pub referees: Referees,
    /// Whether the central 5x5 is highlighted on the board.
    pub middle: Middle,
    /// Where the rules speak of ordinary play.
    pub paragraphs: &'static Paragraphs,
}

/// A game of five in a row, as players tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Renju.
    Renju,
    /// Gomoku.
    Gomoku,
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
    /// Both (5, 10): passes where any point is free to a stone, offers from move 3 on.
    FromTheOpening,
    /// Both, once the opening is over and six stones are on the board.
    AfterTheOpening,
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

/// Whether players can choose who sees fives, fouls and flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referees {
    /// Each [`Referee`] is possible (14.9).
    Either,
    /// The program it is, always.
    ProgramAlone,
}

/// How the central 5x5 looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Middle {
    /// As all the board.
    Plain,
    /// "The middle square (5x5 intersections) is highlighted" (overview, Board).
    Highlighted,
}

/// More than the board has points.
pub const PLENTY: u8 = u8::MAX;

const RIF: Row = Row {
    id: "renju-rif",
    family: Family::Renju,
    opening: opening::RIF,
    fouls: Some(Fouls {
        four: Four::Every,
        ends: Ends::MakeFive,
        three: Three::Real,
        penalty: Penalty::Loss,
    }),
    wins: [Five::Exactly, Five::OrMore],
    stones: PLENTY,
    drawing: Drawing::FromTheOpening,
    referee: Referee::Auto,
    referees: Referees::Either,
    middle: Middle::Plain,
    paragraphs: &paragraphs::RIF,
};

const PRITCHARD: Row = Row {
    id: "renju-pritchard",
    opening: opening::PRITCHARD,
    fouls: Some(Fouls {
        four: Four::Open,
        ends: Ends::Empty,
        three: Three::LineByLine,
        penalty: Penalty::Refusal,
    }),
    stones: 50,
    drawing: Drawing::Never,
    referees: Referees::ProgramAlone,
    paragraphs: &paragraphs::LEAFLET,
    ..RIF
};

const CLASSICAL: Row = Row {
    id: "renju-classical",
    opening: opening::CLASSICAL,
    fouls: Some(Fouls {
        four: Four::Every,
        ends: Ends::MakeFive,
        three: Three::LineByLine,
        penalty: Penalty::Refusal,
    }),
    drawing: Drawing::Never,
    referees: Referees::ProgramAlone,
    middle: Middle::Highlighted,
    paragraphs: &paragraphs::OVERVIEW,
    ..RIF
};

const TARAGUCHI_10: Row = Row {
    id: "renju-taraguchi10",
    opening: opening::TARAGUCHI_10,
    drawing: Drawing::AfterTheOpening,
    referees: Referees::ProgramAlone,
    paragraphs: &paragraphs::TARAGUCHI_10,
    ..RIF
};

const GOMOKU: Row = Row {
    id: "gomoku",
    family: Family::Gomoku,
    opening: &[],
    fouls: None,
    wins: [Five::OrMore, Five::OrMore],
    drawing: Drawing::Never,
    referees: Referees::ProgramAlone,
    paragraphs: &paragraphs::GOMOKU,
    ..RIF
};

const GOMOKU_STANDARD: Row =
    Row { id: "gomoku-standard", wins: [Five::Exactly, Five::Exactly], ..GOMOKU };

static TABLE: [Row; Variant::ALL.len()] = [
    RIF,
    Row { id: "renju-rif:referee=players", referee: Referee::Players, ..RIF },
    PRITCHARD,
    CLASSICAL,
    Row { id: "renju-classical-swap", opening: opening::CLASSICAL_SWAP, ..CLASSICAL },
    Row {
        id: "renju-free",
        opening: opening::FREE,
        fouls: None,
        wins: [Five::Exactly, Five::Exactly],
        ..CLASSICAL
    },
    TARAGUCHI_10,
    Row {
        id: "renju-tarannikov",
        opening: opening::TARANNIKOV,
        paragraphs: &paragraphs::TARANNIKOV,
        ..TARAGUCHI_10
    },
    Row {
        id: "renju-soosyrv8",
        opening: opening::SOOSYRV_8,
        paragraphs: &paragraphs::SOOSYRV_8,
        ..TARAGUCHI_10
    },
    Row {
        id: "renju-yamaguchi",
        opening: opening::YAMAGUCHI,
        paragraphs: &paragraphs::YAMAGUCHI,
        ..TARAGUCHI_10
    },
    GOMOKU,
    GOMOKU_STANDARD,
    Row { id: "gomoku-swap2", opening: opening::SWAP2, ..GOMOKU_STANDARD },
];
