//! What the judges say.

use super::renju::Foul;
use crate::board::{Seat, english, say_english};
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
    /// How many fifth stones are to be proposed.
    Declaration,
    /// Black's choice between the colours and a proposal of ten stones.
    Branch,
    /// The choice between the colours and two more stones.
    Swap2,
    /// Black's proposals for the fifth stone (RIF 12.7).
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
    pub const ALL: [Self; 14] = [
        Self::Opening,
        Self::ColourChoice,
        Self::Fourth,
        Self::Declaration,
        Self::Branch,
        Self::Swap2,
        Self::Fifths,
        Self::FifthChoice,
        Self::SecondWhite,
        Self::TwoBlacks,
        Self::Removal,
        Self::ThirdWhite,
        Self::Play,
        Self::Over,
    ];

    /// Whether one of the proposed stones is to be chosen.
    pub const fn asks_for_pick(self) -> bool {
        matches!(self, Self::FifthChoice | Self::Removal)
    }

    /// The word used in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::ColourChoice => "colour-choice",
            Self::Fourth => "fourth",
            Self::Declaration => "declaration",
            Self::Branch => "branch",
            Self::Swap2 => "swap2",
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
    /// No stones are proposed here.
    NoProposal,
    /// There is no colour to choose here.
    NoColourChoice,
    /// No number is declared here.
    NoDeclaration,
    /// No two stones are added here.
    NoMore,
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
    /// This stone goes inside the central 7x7.
    NotInTheSeven,
    /// This stone goes inside the central 9x9.
    NotInTheNine,
    /// Black may not make this.
    Foul(Foul),
    /// The colours are to be chosen.
    ColoursDue,
    /// The number of fifth stones is to be declared.
    DeclarationDue,
    /// The declared number is too small or too great.
    NumberOutOfRange,
    /// Several stones are to be proposed.
    ProposalDue,
    /// More or fewer stones are proposed than are asked for.
    WrongNumber,
    /// Two of the proposals are on one point.
    SamePoint,
    /// Turning, mirroring or shifting makes one proposed position of another.
    EqualPair,
    /// The stone is none of those proposed.
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
    pub const ALL: [Self; 32] = [
        Self::GameOver,
        Self::OffBoard,
        Self::Occupied,
        Self::NoPass,
        Self::NoProposal,
        Self::NoColourChoice,
        Self::NoDeclaration,
        Self::NoMore,
        Self::NoDrawOffer,
        Self::NoClaim,
        Self::NotTheCentre,
        Self::NotBesideTheCentre,
        Self::NotInTheMiddle,
        Self::NotOutsideTheMiddle,
        Self::NotInTheSeven,
        Self::NotInTheNine,
        Self::Foul(Foul::Overline),
        Self::Foul(Foul::DoubleFour),
        Self::Foul(Foul::DoubleThree),
        Self::ColoursDue,
        Self::DeclarationDue,
        Self::NumberOutOfRange,
        Self::ProposalDue,
        Self::WrongNumber,
        Self::SamePoint,
        Self::EqualPair,
        Self::NotProposed,
        Self::NoPassNow,
        Self::NoOfferNow,
        Self::NothingOffered,
        Self::NotWeak,
        Self::RuiLimit,
    ];

    /// The key of the reason in the files of words, where it is part of a sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::GameOver => "WhyGameOver",
            Self::OffBoard => "WhyOffBoard",
            Self::Occupied => "WhyOccupied",
            Self::NoPass => "WhyNoPass",
            Self::NoProposal => "WhyNoProposal",
            Self::NoColourChoice => "WhyNoColourChoice",
            Self::NoDeclaration => "WhyNoDeclaration",
            Self::NoMore => "WhyNoMore",
            Self::NoDrawOffer => "WhyNoDrawOffer",
            Self::NoClaim => "WhyNoClaim",
            Self::NotTheCentre => "WhyNotTheCentre",
            Self::NotBesideTheCentre => "WhyNotBesideTheCentre",
            Self::NotInTheMiddle => "WhyNotInTheMiddle",
            Self::NotOutsideTheMiddle => "WhyNotOutsideTheMiddle",
            Self::NotInTheSeven => "WhyNotInTheSeven",
            Self::NotInTheNine => "WhyNotInTheNine",
            Self::Foul(Foul::Overline) => "WhyOverline",
            Self::Foul(Foul::DoubleFour) => "WhyDoubleFour",
            Self::Foul(Foul::DoubleThree) => "WhyDoubleThree",
            Self::ColoursDue => "WhyColoursDue",
            Self::DeclarationDue => "WhyDeclarationDue",
            Self::NumberOutOfRange => "WhyNumberOutOfRange",
            Self::ProposalDue => "WhyProposalDue",
            Self::WrongNumber => "WhyWrongNumber",
            Self::SamePoint => "WhySamePoint",
            Self::EqualPair => "WhyEqualPair",
            Self::NotProposed => "WhyNotProposed",
            Self::NoPassNow => "WhyNoPassNow",
            Self::NoOfferNow => "WhyNoOfferNow",
            Self::NothingOffered => "WhyNothingOffered",
            Self::NotWeak => "WhyNotWeak",
            Self::RuiLimit => "WhyRuiLimit",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [english(self.why.key()), self.paragraph].map(String::from);
        f.write_str(&say_english("Because", &parts))
    }
}

impl std::error::Error for IllegalMove {}
