//! What a board asks the computer players, and what they answer. Page, element, worker and native tool use these types;
//! serde carries them from one to the other. Nothing here is in a language of the players.

use super::renju::{Means, Verdict};
use super::{Hope, Level, Standing};
use crate::board::Color;
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use serde::{Deserialize, Serialize};

/// A hint has this many candidates at most.
pub const MOST_CANDIDATES: usize = 5;
/// A line of expected moves is no longer than this.
const MOST_MOVES: usize = 1000;
/// No board of Renju has more points.
const MOST_POINTS: usize = 225;

/// A question to the computer players. `record` is a record text, `ply` the number of its moves that are on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The move of a player.
    Move {
        /// The game.
        record: String,
        /// The position.
        ply: usize,
        /// The time to think.
        milliseconds: u32,
        /// How well to play.
        level: Level,
        /// Where its chance comes from.
        seed: u32,
        /// Whether it may resign, and how many of its last moves looked hopeless.
        hope: Hope,
    },
    /// The best moves of a position.
    Hint {
        /// The game.
        record: String,
        /// The position.
        ply: usize,
        /// The time to think.
        milliseconds: u32,
        /// How many moves are wanted.
        lines: u8,
    },
    /// What is to be thought of some positions. Each is judged for itself, so several workers can share them.
    Judge {
        /// The game.
        record: String,
        /// The positions.
        spots: Vec<Spot>,
        /// How many nodes each of them gets.
        nodes: u32,
    },
    /// Whether a colour wins a game of Renju by these means, if it is to move.
    Solve {
        /// The game.
        record: String,
        /// The position.
        ply: usize,
        /// The colour.
        attacker: Color,
        /// What it attacks with.
        means: Means,
        /// The time for each of three things: the win, the first stones that win, and those that stop it.
        milliseconds: u32,
    },
    /// The threats that stones of both colours would be, in a game of Renju.
    Threats {
        /// The game.
        record: String,
        /// The position.
        ply: usize,
    },
}

/// A position: so many moves of a game, and then others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// How many moves of the game are on the board.
    pub ply: usize,
    /// The moves that follow, which are not the game's.
    pub then: Vec<Token>,
}

impl Question {
    /// The game that is asked about.
    pub fn record(&self) -> &str {
        match self {
            Self::Move { record, .. }
            | Self::Hint { record, .. }
            | Self::Judge { record, .. }
            | Self::Solve { record, .. }
            | Self::Threats { record, .. } => record,
        }
    }
}

/// A question with a number, which comes back with all that is said to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The number.
    pub id: u32,
    /// The question.
    pub question: Question,
    /// Whether the worker is to panic instead: tests look at what happens then.
    #[serde(default)]
    pub panic: bool,
}

impl Request {
    /// The question with this number.
    pub const fn new(id: u32, question: Question) -> Self {
        Self { id, question, panic: false }
    }
}

/// What a worker says to the question with this number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question.
    pub id: u32,
    /// A part of the answer, or the answer.
    pub said: Said,
}

/// What a player says to a question: any number of parts, and one answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// How far it is.
    Progress(Progress),
    /// The answer. Nothing comes after it.
    Answer(Answer),
}

/// How far a player is with a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// The best move so far.
    Best(Token),
    /// So many hundredths of the positions are judged.
    Percent(u8),
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A player's move.
    Move {
        /// The move.
        token: Token,
        /// Whether the position looks hopeless for the player.
        hopeless: bool,
    },
    /// The best moves, the best first.
    Hint(Vec<Candidate>),
    /// What is thought of the positions, in the order of the question.
    Judged(Vec<Judged>),
    /// Whether a colour wins.
    Solved(Solved),
    /// The threats of both colours.
    Threats(Vec<Menace>),
    /// There is no answer.
    Failed(Failure),
}

/// A move that is advised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The principal variation: the move, and how the game is expected to go on.
    pub line: Vec<Token>,
    /// How the game stands if it is played.
    pub standing: Standing,
    /// How many moves were looked ahead in every line that matters.
    pub depth: u16,
}

/// What is thought of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// How the game stands in it.
    pub standing: Standing,
    /// By how many stones Black is expected to be ahead at the end, in games in which stones are counted.
    pub lead: Option<i16>,
    /// The best play from here on; empty when the game is over.
    pub line: Vec<Token>,
}

/// Whether a colour wins, and what is known of it. Everything said here is proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// Whether it wins.
    pub verdict: Verdict,
    /// The stones of both, its own first; empty unless it wins.
    pub line: Vec<Token>,
    /// Its stones that begin a win.
    pub first: Vec<Token>,
    /// The stones of the other colour after which it does not win, if there is a win to stop.
    pub stops: Vec<Token>,
    /// Whether there may be more of both: not all stones were searched to the end.
    pub is_partial: bool,
}

/// A point on which a stone would be a threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menace {
    /// The stone.
    pub stone: Token,
    /// Its colour.
    pub color: Color,
    /// What it would make.
    pub rank: Rank,
}

/// What a stone would make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rank {
    /// An open three, or two.
    Three,
    /// A four that can be blocked.
    Four,
    /// A four that cannot be blocked.
    WinningFour,
    /// Five.
    Five,
}

impl Rank {
    /// Every rank.
    pub const ALL: [Self; 4] = [Self::Three, Self::Four, Self::WinningFour, Self::Five];
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The record cannot be read: the reason, in English.
    BadRecord(String),
    /// The game is over, so there is no move.
    GameOver,
    /// A position that is to be judged cannot be reached.
    BadMove,
    /// The players' program could not be loaded.
    NotLoaded,
    /// The players' program panicked: its message and place, in English.
    Panicked(String),
    /// The worker died, fell silent or said nonsense, more than once.
    Silent,
}

/// The word of the record format for a move. A word from outside is looked at before it is one: it is short, and has
/// no signs but those of the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Token(String);

impl Token {
    const MOST_BYTES: usize = 48;

    /// The word for `mv`.
    pub fn of(mv: Move, rules: RuleSet) -> Self {
        Self(token::write(mv, rules))
    }

    /// The move that the word means by these rules; it need not be legal.
    pub fn read(&self, rules: RuleSet) -> Option<Move> {
        token::read(&self.0, rules)
    }

    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Token {
    type Error = &'static str;

    fn try_from(word: String) -> Result<Self, Self::Error> {
        let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b',' | b':' | b'/' | b'=');
        let is_short = (1..=Self::MOST_BYTES).contains(&word.len());
        if is_short && word.bytes().all(fits) { Ok(Self(word)) } else { Err("not a token") }
    }
}

impl From<Token> for String {
    fn from(token: Token) -> Self {
        token.0
    }
}

impl Said {
    /// Whether this can be said to `question`: a worker may be wrong.
    pub fn suits(&self, question: &Question) -> bool {
        match (self, question) {
            (Self::Progress(Progress::Best(_)), Question::Move { .. } | Question::Hint { .. })
            | (Self::Answer(Answer::Move { .. }), Question::Move { .. })
            | (Self::Answer(Answer::Failed(_)), _) => true,
            (Self::Progress(Progress::Percent(done)), Question::Judge { .. }) => *done <= 100,
            (Self::Answer(Answer::Hint(candidates)), Question::Hint { .. }) => {
                let count = 1..=MOST_CANDIDATES;
                count.contains(&candidates.len()) && candidates.iter().all(Candidate::is_sound)
            }
            (Self::Answer(Answer::Judged(all)), Question::Judge { spots, .. }) => {
                all.len() == spots.len() && all.iter().all(Judged::is_sound)
            }
            (Self::Answer(Answer::Solved(solved)), Question::Solve { .. }) => solved.is_sound(),
            (Self::Answer(Answer::Threats(all)), Question::Threats { .. }) => {
                all.len() <= 2 * MOST_POINTS
            }
            _ => false,
        }
    }
}

impl Candidate {
    fn is_sound(&self) -> bool {
        (1..=MOST_MOVES).contains(&self.line.len()) && self.standing.is_sound()
    }
}

impl Solved {
    fn is_sound(&self) -> bool {
        let has_line = !self.line.is_empty();
        let is_short = [&self.first, &self.stops].iter().all(|all| all.len() <= MOST_POINTS);
        has_line == (self.verdict == Verdict::Proved) && self.line.len() <= MOST_MOVES && is_short
    }
}

impl Judged {
    fn is_sound(&self) -> bool {
        self.line.len() <= MOST_MOVES && self.standing.is_sound()
    }
}
