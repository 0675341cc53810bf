//! What is known of the computer's part in the running game.

use super::solver::{Attack, Threat};
use crate::ai::Standing;
use crate::ai::renju::Means;
use crate::ai::review::{Judgement, Review};
use crate::app::lesson::Lesson;
use crate::board::Color;
use crate::record::NodeId;
use crate::rules::Move;

/// What the computer is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The move of a player.
    Move,
    /// The best moves of a position.
    Hint,
    /// How a whole game went.
    Review,
    /// What a player tries in place of a mistake.
    Try,
    /// Whether a turn in a problem keeps what is to be proved.
    Prove,
    /// Whether a colour wins by these means.
    Solve(Color, Means),
    /// The threats of both colours.
    Threats,
}

impl Wish {
    /// Whether the solver is asked. Its buttons stand where its answers do.
    pub const fn is_to_solver(self) -> bool {
        matches!(self, Self::Solve(..) | Self::Threats)
    }

    /// Whether the answer is about the whole line, whichever of its positions is shown.
    pub const fn is_about_line(self) -> bool {
        matches!(self, Self::Review | Self::Prove)
    }
}

/// What the computer was asked, and has not answered.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What for.
    pub wish: Wish,
    /// The number of the question. An answer to another one comes too late.
    pub number: u32,
    /// The best move so far.
    pub best: Option<Move>,
    /// How many hundredths of a review are done, once that is told.
    pub percent: Option<u8>,
    /// What a review has found out in its first round; empty while that lasts.
    pub judged: Vec<Judgement>,
    /// The game it was asked about.
    pub game: Line,
}

/// A line of a game, wherever in it one looks: the number of the game on this visit, and its last move.
pub type Line = (u32, Option<NodeId>);

/// What the computer has found, as far as it can be believed.
#[derive(Clone, Debug)]
pub enum Shown {
    /// The best moves, the best first. There is at least one.
    Hint(Vec<Advised>),
    /// How the game went.
    Review,
    /// Whether a colour wins.
    Attack(Attack),
    /// The threats of both colours.
    Threats(Vec<Threat>),
}

/// A move that is advised.
#[derive(Clone, Debug)]
pub struct Advised {
    pub mv: Move,
    /// How the game is expected to go on, from `mv` on.
    pub line: Vec<Move>,
    /// How the game stands if it is played.
    pub standing: Standing,
    /// How many moves were looked ahead.
    pub depth: u16,
}

impl Shown {
    pub const fn wish(&self) -> Wish {
        match self {
            Self::Hint(_) => Wish::Hint,
            Self::Review => Wish::Review,
            Self::Attack(attack) => Wish::Solve(attack.color, attack.means),
            Self::Threats(_) => Wish::Threats,
        }
    }
}

/// The computer's part in the running game.
#[derive(Clone, Debug, Default)]
pub struct Opponent {
    pub asked: Option<Asked>,
    /// How many questions there have been.
    pub questions: u32,
    /// The version of the position for which was decided whether the computer is to move; none if that is to be decided anew.
    pub seen: Option<u32>,
    /// How many games have been on the board.
    pub games: u32,
    /// The line in which it is to wait until it is asked again.
    pub silent: Option<Line>,
    /// How many of its last moves looked hopeless, by seats.
    pub losing: [usize; 2],
    /// The hint or the review on the page, and the game that it is about.
    pub shows: Option<(Shown, Line)>,
    /// The review that was made last, on the page or not, and the game that it is about.
    pub reviewed: Option<(Review, Line)>,
    /// Whether the review was on the page before the hint: then it comes back after it.
    pub returns_to_review: bool,
    /// The mistake that is learned from.
    pub lesson: Option<Lesson>,
    /// The line of a hint that is shown on the board.
    pub preview: Option<usize>,
    /// For how many milliseconds it was last asked for a hint, while it is to think on.
    pub deeper: Option<u32>,
    /// How many milliseconds the solver has for each of its searches.
    pub solver_ms: u32,
    /// Whether threats are shown in every position that is looked at.
    pub watches_threats: bool,
}

impl Opponent {
    /// The hint or the review on the page.
    pub fn shown(&self) -> Option<&Shown> {
        self.shows.as_ref().map(|(shown, _)| shown)
    }

    /// The hint or review that is thought about and of which nothing can be shown yet, and how many hundredths of it are done.
    pub fn thinks_for_show(&self) -> Option<(Wish, Option<u8>)> {
        let is_bare = |asked: &&Asked| match asked.wish {
            Wish::Hint | Wish::Threats => self.shows.is_none(),
            Wish::Review | Wish::Solve(..) => true,
            Wish::Move | Wish::Try | Wish::Prove => false,
        };
        let asked = self.asked.as_ref().filter(is_bare)?;
        Some((asked.wish, asked.percent))
    }
}
