//! The opening protocols: which decision is due, to whom, step by step.

use super::lines::CENTRE;
use crate::board::{Color, Point, Seat};
use crate::rules::{Phase, Why};

/// One decision of an opening.
#[derive(Debug, PartialEq, Eq)]
pub struct Step {
    /// The name of the decision.
    pub phase: Phase,
    /// The task of who decides.
    pub task: Task,
    /// The colour of the stone or decision.
    pub color: Color,
    /// Who does it: this person, or whoever plays the colour.
    pub by: Option<Seat>,
    /// The paragraph that asks for it.
    pub paragraph: &'static str,
}

/// The task of a step of the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Put a stone there.
    Stone(Zone),
    /// Choose colours.
    Colours,
    /// Choose colours, or do something else instead. Then the opening goes on with these steps.
    ColoursOr(Instead, &'static [Step]),
    /// Declare how many fifths are to be proposed: from one up to this number.
    Declare(u8),
    /// Propose stones.
    Propose(Proposals),
    /// Name the one of them that stays.
    Keep,
}

impl Task {
    /// Whether colours can be chosen.
    pub const fn is_choice(self) -> bool {
        matches!(self, Self::Colours | Self::ColoursOr(..))
    }
}

/// What can be done instead of choosing colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// So many fifths are proposed, as [`Proposals::Two`] are.
    Propose(u8),
    /// Two more stones are put.
    More,
}

/// The points open to a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The middle point.
    Centre,
    /// The eight neighbours of the middle point.
    BesideCentre,
    /// The central 5x5.
    Middle,
    /// All but the central 5x5.
    OutsideMiddle,
    /// The central 7x7.
    Seven,
    /// The central 9x9.
    Nine,
    /// Every point.
    Anywhere,
}

/// How many stones are proposed, how they must differ, and whether the board shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposals {
    /// Two that are "unequal in all respects" (12.7): no turning, mirroring or shifting makes one position of
    /// the other; the board shows neither.
    Two,
    /// As many as were declared, no two of them equal; the board shows none. A single one is the fifth stone at once.
    Declared,
    /// Any two points; the board shows both until one is removed.
    Placed,
}

impl Zone {
    /// The first and the last line, across as down, of the square that it is, or that it leaves out.
    pub const fn square(self) -> Option<[u8; 2]> {
        let steps = match self {
            Self::Centre => 0,
            Self::BesideCentre => 1,
            Self::Middle | Self::OutsideMiddle => 2,
            Self::Seven => 3,
            Self::Nine => 4,
            Self::Anywhere => return None,
        };
        Some([CENTRE.row - steps, CENTRE.row + steps])
    }

    /// Why a stone on `at` lies outside the zone, if it does.
    pub fn refuses(self, at: Point) -> Option<Why> {
        let steps = at.row.abs_diff(CENTRE.row).max(at.col.abs_diff(CENTRE.col));
        let (inside, why) = match self {
            Self::Centre => (steps == 0, Why::NotTheCentre),
            Self::BesideCentre => (steps == 1, Why::NotBesideTheCentre),
            Self::Middle => (steps <= 2, Why::NotInTheMiddle),
            Self::OutsideMiddle => (steps > 2, Why::NotOutsideTheMiddle),
            Self::Seven => (steps <= 3, Why::NotInTheSeven),
            Self::Nine => (steps <= 4, Why::NotInTheNine),
            Self::Anywhere => return None,
        };
        if inside { None } else { Some(why) }
    }
}

const fn step(
    phase: Phase,
    task: Task,
    color: Color,
    by: Option<Seat>,
    paragraph: &'static str,
) -> Step {
    Step { phase, task, color, by, paragraph }
}

/// A stone of the first three.
const fn first(zone: Zone, color: Color, by: Option<Seat>, paragraph: &'static str) -> Step {
    step(Phase::Opening, Task::Stone(zone), color, by, paragraph)
}

use Color::{Black, White};
const TENTATIVE_BLACK: Option<Seat> = Some(Seat::First);
const TENTATIVE_WHITE: Option<Seat> = Some(Seat::Second);

/// "The tentative Black plays all the first three moves" (12.2-4).
pub const RIF: &[Step] = &[
    first(Zone::Centre, Black, TENTATIVE_BLACK, "RIF 4.2"),
    first(Zone::BesideCentre, White, TENTATIVE_BLACK, "RIF 11"),
    first(Zone::Middle, Black, TENTATIVE_BLACK, "RIF 11"),
    step(Phase::ColourChoice, Task::Colours, White, TENTATIVE_WHITE, "RIF 12.5"),
    step(Phase::Fourth, Task::Stone(Zone::Anywhere), White, None, "RIF 12.6"),
    step(Phase::Fifths, Task::Propose(Proposals::Two), Black, None, "RIF 12.7"),
    step(Phase::FifthChoice, Task::Keep, White, None, "RIF 12.7"),
    step(Phase::Play, Task::Stone(Zone::Anywhere), White, None, "RIF 12.7"),
];

/// "Black begins the game by placing a stone on the central intersection."
pub const PRITCHARD: &[Step] = &[first(Zone::Centre, Black, None, "leaflet, rule 3")];

/// The overview page's Play.
pub const CLASSICAL: &[Step] = &[
    first(Zone::Centre, Black, None, "overview, Play"),
    first(Zone::BesideCentre, White, None, "overview, Play"),
    first(Zone::Middle, Black, None, "overview, Play"),
];

/// The overview page's opening sequence of six steps.
pub const CLASSICAL_SWAP: &[Step] = &[
    first(Zone::Centre, Black, TENTATIVE_BLACK, "overview, opening sequence 1"),
    first(Zone::BesideCentre, White, TENTATIVE_BLACK, "overview, opening sequence 1"),
    first(Zone::Middle, Black, TENTATIVE_BLACK, "overview, opening sequence 1"),
    step(
        Phase::ColourChoice,
        Task::Colours,
        White,
        TENTATIVE_WHITE,
        "overview, opening sequence 2",
    ),
    step(Phase::SecondWhite, ANYWHERE, White, None, "overview, opening sequence 3"),
    step(Phase::TwoBlacks, TWO_BLACKS, Black, None, "overview, opening sequence 4"),
    step(Phase::Removal, Task::Keep, White, None, "overview, opening sequence 5"),
    step(Phase::ThirdWhite, ANYWHERE, White, None, "overview, opening sequence 6"),
];
const ANYWHERE: Task = Task::Stone(Zone::Anywhere);
const TWO_BLACKS: Task = Task::Propose(Proposals::Placed);

/// The overview page's free Renju.
pub const FREE: &[Step] = &[
    first(Zone::Centre, Black, None, "overview, Free Renju"),
    first(Zone::Middle, White, None, "overview, Free Renju"),
    first(Zone::OutsideMiddle, Black, None, "overview, Free Renju"),
];

/// A choice of colours by whoever plays `color`: the person who did not put the last stone.
const fn choice(color: Color, paragraph: &'static str) -> Step {
    step(Phase::ColourChoice, Task::Colours, color, None, paragraph)
}

/// A declaration of one to `most` fifths by whoever plays `color`.
const fn declaration(most: u8, color: Color, paragraph: &'static str) -> Step {
    step(Phase::Declaration, Task::Declare(most), color, None, paragraph)
}

/// Black's proposal of as many fifths as were declared.
const fn fifths(paragraph: &'static str) -> Step {
    step(Phase::Fifths, Task::Propose(Proposals::Declared), Black, None, paragraph)
}

/// White's choice of the fifth that stays.
const fn fifth_choice(paragraph: &'static str) -> Step {
    step(Phase::FifthChoice, Task::Keep, White, None, paragraph)
}

/// A choice of colours after each of the first three stones; after the fourth Black may propose ten fifths instead.
pub const TARAGUCHI_10: &[Step] = &[
    first(Zone::Centre, Black, None, "Taraguchi-10, move 1"),
    choice(White, "Taraguchi-10, move 1"),
    first(Zone::BesideCentre, White, None, "Taraguchi-10, move 2"),
    choice(Black, "Taraguchi-10, move 2"),
    first(Zone::Middle, Black, None, "Taraguchi-10, move 3"),
    choice(White, "Taraguchi-10, move 3"),
    first(Zone::Seven, White, None, "Taraguchi-10, move 4"),
    step(
        Phase::Branch,
        Task::ColoursOr(Instead::Propose(10), TEN_FIFTHS),
        Black,
        None,
        "Taraguchi-10, move 4",
    ),
    first(Zone::Nine, Black, None, "Taraguchi-10, move 5"),
    choice(White, "Taraguchi-10, move 5"),
    first(Zone::Anywhere, White, None, "Taraguchi-10, move 6"),
];

/// After the ten fifths there is no choice of colours any more.
const TEN_FIFTHS: &[Step] = &[
    fifth_choice("Taraguchi-10, move 5"),
    first(Zone::Anywhere, White, None, "Taraguchi-10, move 6"),
];

/// A choice of colours after each of the first five stones.
pub const TARANNIKOV: &[Step] = &[
    first(Zone::Centre, Black, None, "Tarannikov, move 1"),
    choice(White, "Tarannikov, move 1"),
    first(Zone::BesideCentre, White, None, "Tarannikov, move 2"),
    choice(Black, "Tarannikov, move 2"),
    first(Zone::Middle, Black, None, "Tarannikov, move 3"),
    choice(White, "Tarannikov, move 3"),
    first(Zone::Seven, White, None, "Tarannikov, move 4"),
    choice(Black, "Tarannikov, move 4"),
    first(Zone::Nine, Black, None, "Tarannikov, move 5"),
    choice(White, "Tarannikov, move 5"),
    first(Zone::Anywhere, White, None, "Tarannikov, move 6"),
];

/// White declares the number of fifths with the fourth stone, and Black may swap then.
pub const SOOSYRV_8: &[Step] = &[
    first(Zone::Centre, Black, TENTATIVE_BLACK, "Soosyrv-8, move 1"),
    first(Zone::BesideCentre, White, TENTATIVE_BLACK, "Soosyrv-8, move 2"),
    first(Zone::Middle, Black, TENTATIVE_BLACK, "Soosyrv-8, move 3"),
    choice(White, "Soosyrv-8, move 3"),
    first(Zone::Anywhere, White, None, "Soosyrv-8, move 4"),
    declaration(8, White, "Soosyrv-8, move 4"),
    choice(Black, "Soosyrv-8, move 4"),
    fifths("Soosyrv-8, move 5"),
    fifth_choice("Soosyrv-8, move 5"),
    first(Zone::Anywhere, White, None, "Soosyrv-8, move 6"),
];

/// The first person declares the number of fifths with the first three stones.
pub const YAMAGUCHI: &[Step] = &[
    first(Zone::Centre, Black, TENTATIVE_BLACK, "Yamaguchi, move 1"),
    first(Zone::BesideCentre, White, TENTATIVE_BLACK, "Yamaguchi, move 2"),
    first(Zone::Middle, Black, TENTATIVE_BLACK, "Yamaguchi, move 3"),
    declaration(12, Black, "Yamaguchi, move 3"),
    choice(White, "Yamaguchi, move 3"),
    first(Zone::Anywhere, White, None, "Yamaguchi, move 4"),
    fifths("Yamaguchi, move 5"),
    fifth_choice("Yamaguchi, move 5"),
    first(Zone::Anywhere, White, None, "Yamaguchi, move 6"),
];

/// The first person puts three stones, and the second chooses colours or puts two more.
pub const SWAP2: &[Step] = &[
    first(Zone::Anywhere, Black, TENTATIVE_BLACK, "Swap2, first three stones"),
    first(Zone::Anywhere, White, TENTATIVE_BLACK, "Swap2, first three stones"),
    first(Zone::Anywhere, Black, TENTATIVE_BLACK, "Swap2, first three stones"),
    step(
        Phase::Swap2,
        Task::ColoursOr(Instead::More, TWO_MORE),
        White,
        None,
        "Swap2, second player's choice",
    ),
    first(Zone::Anywhere, White, None, "Swap2, next stone"),
];

/// The second person puts a white and a black stone; then the first chooses colours.
const TWO_MORE: &[Step] = &[
    first(Zone::Anywhere, White, TENTATIVE_WHITE, "Swap2, two more stones"),
    first(Zone::Anywhere, Black, TENTATIVE_WHITE, "Swap2, two more stones"),
    choice(Black, "Swap2, first player's choice"),
    first(Zone::Anywhere, White, None, "Swap2, next stone"),
];
