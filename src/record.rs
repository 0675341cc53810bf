//! Games as text: the record file, the short link, other programs' formats, and the report of a
//! position.

mod builder;
mod error;
pub mod formats;
mod importer;
pub mod link;
mod plain;
mod psq;
mod remark;
pub mod report;
mod sgf;
mod text;
pub mod token;
mod tree;

pub use builder::Builder;
pub use error::{Fault, RecordError};
pub use remark::{Part, Remark};
pub use tree::NodeId;

use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{IllegalMove, Move};
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
    tree: Tree,
}

impl Record {
    /// A game in which nothing has been played.
    pub fn new(rules: RuleSet) -> Self {
        Self { rules, headers: Default::default(), tree: Tree::new() }
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
        let mut game = self.rules.start();
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
            let others = self.tree.next(node).iter().skip(1);
            all.push(others.filter_map(|&node| self.tree.mv(node)).collect());
        }
        all
    }

    /// Makes one of the [`alternatives`](Self::alternatives) to the move after `ply` the game; says whether there
    /// is such a one.
    pub fn choose(&mut self, ply: usize, index: usize) -> bool {
        let parent = self.tree.line().get(ply).copied();
        let chosen = parent.and_then(|node| self.tree.next(node).get(index + 1).copied());
        chosen.into_iter().for_each(|node| self.tree.promote(node));
        chosen.is_some()
    }
}
