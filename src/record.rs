//! Games as text: the record file, the short link, other programs' formats, and the report of a
//! position.

mod builder;
mod dialects;
pub mod encoding;
mod error;
pub mod formats;
mod importer;
mod linear;
pub mod link;
mod mark;
mod nodes;
mod outcome;
mod plain;
mod pos;
mod problem;
mod psq;
pub mod puzzle;
mod remark;
mod renlib;
pub mod report;
mod rif;
mod rule_names;
pub mod search;
pub mod setup;
mod sgf;
mod text;
pub mod token;
mod tree;

pub use builder::Builder;
pub use error::{Fault, RecordError};
pub use mark::{Label, Mark, Sign, read as read_marks, write as write_marks};
pub use nodes::Removed;
pub use problem::{Goal, Problem};
pub use remark::{Part, Remark};
pub use tree::{NodeId, Step};

use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{IllegalMove, Move, Setup, SetupFault};
use tree::Tree;

/// Longer input is refused unread: the longest real records are a thousandth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// A line of a record's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// Who plays Black.
    Black,
    /// Who plays White.
    White,
    /// The occasion.
    Event,
    /// The day.
    Date,
    /// The result, as somebody wrote it; it is not checked.
    Result,
    /// The time control, and in saved games what the clocks show.
    Clock,
    /// Anything else.
    Note,
}

impl Header {
    /// Every header, in the order they are written.
    pub const ALL: [Self; 7] =
        [Self::Black, Self::White, Self::Event, Self::Date, Self::Result, Self::Clock, Self::Note];

    /// The header's key in the record text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Event => "event",
            Self::Date => "date",
            Self::Result => "result",
            Self::Clock => "clock",
            Self::Note => "note",
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|header| header.key() == key)
    }
}

/// A game from its first move on, with comments and alternatives. Its first line is the game.
///
/// Every move in it is legal: a record is made by playing, or read by [`Record::parse`], which
/// refuses what the rules refuse.
///
/// ```
/// use goishi::record::Record;
/// let record = Record::parse("goishi 1 rin:size=8\nblack: Ann\n\n3,3 4,4 {close} (3,4) 5,5").unwrap();
/// assert_eq!(record.line().len(), 3);
/// assert_eq!(Record::parse("goishi 1 rin\n\n3,3 pass").unwrap_err().to_string(),
///            "line 3, \"pass\": passing is not allowed (Rin, additional notes)");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    rules: RuleSet,
    headers: [String; Header::ALL.len()],
    setup: Option<Setup>,
    problem: Option<Problem>,
    /// The position before the first move.
    start: AnyGame,
    tree: Tree,
}

impl Record {
    /// A game in which nothing has been played.
    pub fn new(rules: RuleSet) -> Self {
        let (headers, start, tree) = (Default::default(), rules.start(), Tree::new());
        Self { rules, headers, setup: None, problem: None, start, tree }
    }

    /// A game from `setup` on, in which nothing has been played.
    ///
    /// # Errors
    /// What is wrong with the position by these rules.
    pub fn from_setup(rules: RuleSet, setup: Setup) -> Result<Self, SetupFault> {
        let start = rules.start_from(&setup)?;
        Ok(Self { start, setup: Some(setup), ..Self::new(rules) })
    }

    /// The rules of the game.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The text under this header; empty if there is none.
    pub fn header(&self, header: Header) -> &str {
        &self.headers[header as usize]
    }

    /// Writes the first line of `value` into the head.
    pub fn set_header(&mut self, header: Header, value: &str) {
        self.headers[header as usize] =
            value.split_once('\n').map_or(value, |(line, _)| line).trim_ascii().to_string();
    }

    /// The position that was set up to begin from, if it was.
    pub const fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// The position before the first move.
    pub const fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The problem that this record is, if it is one.
    pub const fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// Makes this record a problem, or none.
    pub fn set_problem(&mut self, problem: Option<Problem>) {
        self.problem = problem;
    }

    /// The moves of the game.
    pub fn line(&self) -> Vec<Move> {
        self.tree.line().into_iter().filter_map(|node| self.tree.mv(node)).collect()
    }

    /// The comment on the `ply`-th move of the game, or with 0 on its start; empty if none.
    pub fn comment(&self, ply: usize) -> &str {
        self.tree.line().get(ply).map_or("", |&node| self.tree.comment(node))
    }

    /// The position after `ply` moves of the game, or at its end if there are fewer.
    pub fn position(&self, ply: usize) -> AnyGame {
        let mut game = self.start.clone();
        for mv in self.line().into_iter().take(ply) {
            game.play_unchecked(mv);
        }
        game
    }

    /// Goes on with `mv` after `ply` moves. Where the game went on otherwise, that line stays in
    /// the record as an alternative and this one becomes the game.
    pub fn play(&mut self, ply: usize, mv: Move) -> Result<(), IllegalMove> {
        self.position(ply).check(mv)?;
        let line = self.tree.line();
        let parent = line[ply.min(line.len() - 1)];
        let node = self.tree.child(parent, mv).unwrap_or_else(|| self.tree.add(parent, mv));
        self.tree.promote(node);
        Ok(())
    }

    /// Goes on with `mv`, which is legal, at the end of the game.
    pub fn go_on(&mut self, mv: Move) {
        let end = self.tree.line().last().copied().unwrap_or(Tree::ROOT);
        let node = self.tree.child(end, mv).unwrap_or_else(|| self.tree.add(end, mv));
        self.tree.promote(node);
    }

    /// The last move of the game, by which its line is told from others; none before the first.
    pub fn end(&self) -> Option<NodeId> {
        self.tree.line().last().copied()
    }

    /// Takes back the last move of the game; [`redo`](Self::redo) brings it back with all that was
    /// noted on it.
    pub fn undo(&mut self) -> Option<NodeId> {
        let last = *self.tree.line().last()?;
        self.tree.detach(last).then_some(last)
    }

    /// Brings back a move that [`undo`](Self::undo) has just taken back.
    pub fn redo(&mut self, node: NodeId) {
        self.tree.promote(node);
    }

    /// For every move of the game its alternatives.
    pub fn alternatives(&self) -> Vec<Vec<Move>> {
        let mut all = Vec::new();
        for node in self.tree.line() {
            let others = self.tree.children(node).skip(1);
            all.push(others.filter_map(|node| self.tree.mv(node)).collect());
        }
        all
    }
}
