//! What the judges say.

use super::renju::Foul;
use crate::board::Seat;
use std::fmt;

/// Whether a game goes on, and if not, how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Somebody is to move.
    Ongoing,
    /// One person has won.
    Won {
        /// The person who has won.
        winner: Seat,
        /// How.
        by: Ending,
    },
    /// Nobody has won.
    Drawn {
        /// How.
        by: Ending,
    },
}

impl Status {
    /// How the game ended, if it did.
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Ongoing => None,
            Self::Won { by, .. } | Self::Drawn { by } => Some(by),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A row of five, or of more where that wins.
    Five,
    /// Black made a row of six or more.
    Overline,
    /// Black made two fours.
    DoubleFour,
    /// Black made two threes.
    DoubleThree,
    /// Nine in a box.
    Nine,
    /// Six points ahead, where that wins.
    Lead,
    /// Both players passed.
    Passes,
    /// No empty point is left.
    Full,
    /// No stone can be placed any more.
    Supply,
    /// The players agreed.
    Agreement,
    /// Somebody gave up.
    Resign,
    /// A flag fell.
    Time,
}

impl Ending {
    /// Every way to end.
    pub const ALL: [Self; 12] = [
        Self::Five,
        Self::Overline,
        Self::DoubleFour,
        Self::DoubleThree,
        Self::Nine,
        Self::Lead,
        Self::Passes,
        Self::Full,
        Self::Supply,
        Self::Agreement,
        Self::Resign,
        Self::Time,
    ];

    /// The word used in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Overline => "overline",
            Self::DoubleFour => "double-four",
            Self::DoubleThree => "double-three",
            Self::Nine => "nine",
            Self::Lead => "lead",
            Self::Passes => "passes",
            Self::Full => "full",
            Self::Supply => "supply",
            Self::Agreement => "agreement",
            Self::Resign => "resign",
            Self::Time => "time",
        }
    }
}

/// What kind of decision is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A stone whose place the opening rules bind.
    Opening,
    /// Who plays which colour.
    ColourChoice,
    /// White's stone on any point (RIF 12.6).
    Fourth,
    /// Black's two proposals (RIF 12.7).
    Fifths,
    /// White's choice of one of them.
    FifthChoice,
    /// White's second stone (overview, opening sequence 3).
    SecondWhite,
    /// Black's two stones.
    TwoBlacks,
    /// White's removal of one of them.
    Removal,
    /// White's third stone.
    ThirdWhite,
    /// Stones are placed by the ordinary rule.
    Play,
    /// Nothing: the game has ended.
    Over,
}

impl Phase {
    /// Every phase.
    pub const ALL: [Self; 11] = [
        Self::Opening,
        Self::ColourChoice,
        Self::Fourth,
        Self::Fifths,
        Self::FifthChoice,
        Self::SecondWhite,
        Self::TwoBlacks,
        Self::Removal,
        Self::ThirdWhite,
        Self::Play,
        Self::Over,
    ];

    /// Whether two stones are asked for at once.
    pub const fn asks_for_pair(self) -> bool {
        matches!(self, Self::Fifths | Self::TwoBlacks)
    }

    /// Whether one of two stones is to be chosen.
    pub const fn asks_for_pick(self) -> bool {
        matches!(self, Self::FifthChoice | Self::Removal)
    }

    /// The word used in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::ColourChoice => "colour-choice",
            Self::Fourth => "fourth",
            Self::Fifths => "fifths",
            Self::FifthChoice => "fifth-choice",
            Self::SecondWhite => "second-white",
            Self::TwoBlacks => "two-blacks",
            Self::Removal => "removal",
            Self::ThirdWhite => "third-white",
            Self::Play => "play",
            Self::Over => "over",
        }
    }
}

/// A refused move: why, and by which paragraph of which document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The reason.
    pub why: Why,
    /// The document and its paragraph.
    pub paragraph: &'static str,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The game has ended.
    GameOver,
    /// The point is not on this board.
    OffBoard,
    /// There is a stone on the point.
    Occupied,
    /// The game has no pass.
    NoPass,
    /// Stones are not proposed in pairs here.
    NoPair,
    /// There is no colour to choose here.
    NoColourChoice,
    /// Draws are not offered or answered here.
    NoDrawOffer,
    /// Wins are not claimed here.
    NoClaim,
    /// The first stone goes to the centre.
    NotTheCentre,
    /// This stone goes beside the centre.
    NotBesideTheCentre,
    /// This stone goes inside the central 5x5.
    NotInTheMiddle,
    /// This stone goes outside it.
    NotOutsideTheMiddle,
    /// Black may not make this.
    Foul(Foul),
    /// The colours are to be chosen.
    ColoursDue,
    /// Two stones are to be proposed.
    PairDue,
    /// The two proposals are on one point.
    SamePoint,
    /// The two proposals are equal but for a symmetry.
    EqualPair,
    /// The stone is none of the two proposed.
    NotProposed,
    /// There is a pass in this game, but not at this move.
    NoPassNow,
    /// There are draw offers in this game, but not with this decision.
    NoOfferNow,
    /// No draw was offered.
    NothingOffered,
    /// The enemy stone on the point is not weak.
    NotWeak,
    /// The stone is weak, but as many as may be were replaced in succession.
    RuiLimit,
}

impl Why {
    /// Every reason.
    pub const ALL: [Self; 25] = [
        Self::GameOver,
        Self::OffBoard,
        Self::Occupied,
        Self::NoPass,
        Self::NoPair,
        Self::NoColourChoice,
        Self::NoDrawOffer,
        Self::NoClaim,
        Self::NotTheCentre,
        Self::NotBesideTheCentre,
        Self::NotInTheMiddle,
        Self::NotOutsideTheMiddle,
        Self::Foul(Foul::Overline),
        Self::Foul(Foul::DoubleFour),
        Self::Foul(Foul::DoubleThree),
        Self::ColoursDue,
        Self::PairDue,
        Self::SamePoint,
        Self::EqualPair,
        Self::NotProposed,
        Self::NoPassNow,
        Self::NoOfferNow,
        Self::NothingOffered,
        Self::NotWeak,
        Self::RuiLimit,
    ];

    /// The reason as part of a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Self::GameOver => "the game is over",
            Self::OffBoard => "the point is not on this board",
            Self::Occupied => "the point is occupied",
            Self::NoPass => "passing is not allowed",
            Self::NoPair => "stones are not proposed in pairs here",
            Self::NoColourChoice => "there is no colour to choose here",
            Self::NoDrawOffer => "draws are not offered in this game",
            Self::NoClaim => "wins are not claimed in this game",
            Self::NotTheCentre => "the first stone belongs on the centre of the board",
            Self::NotBesideTheCentre => "this stone belongs beside the centre",
            Self::NotInTheMiddle => "this stone belongs inside the central 5×5",
            Self::NotOutsideTheMiddle => "this stone belongs outside the central 5×5",
            Self::Foul(Foul::Overline) => "Black may not make an overline, six or more in a row",
            Self::Foul(Foul::DoubleFour) => "Black may not make a double-four",
            Self::Foul(Foul::DoubleThree) => "Black may not make a double-three",
            Self::ColoursDue => "the colours are to be chosen first",
            Self::PairDue => "two stones are to be proposed",
            Self::SamePoint => "the two stones need different points",
            Self::EqualPair => "the two proposals are equal by symmetry",
            Self::NotProposed => "one of the two proposed stones is to be chosen",
            Self::NoPassNow => "passing is not allowed at this move",
            Self::NoOfferNow => "a draw cannot be offered with this move",
            Self::NothingOffered => "no draw has been offered",
            Self::NotWeak => "the stone there is not weak, so it cannot be replaced",
            Self::RuiLimit => "the rui limit is reached: a stone on an empty square comes first",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why.text(), self.paragraph)
    }
}

impl std::error::Error for IllegalMove {}
