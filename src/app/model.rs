//! All that the app knows.

use super::layout::Layout;
use super::palette::Scheme;
use crate::board::Point;
use crate::record::{NodeId, Record};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};

/// The state of the app. Only [`update`](super::update) changes it.
#[derive(Clone, Debug)]
pub struct Model {
    /// The game.
    pub(super) record: Record,
    /// How many of its moves are shown.
    pub(super) shown: usize,
    /// The position shown: always `record.position(shown)`.
    pub(super) game: AnyGame,
    /// Moves taken back, the last one on top.
    pub(super) undone: Vec<NodeId>,
    /// The record texts of games that were running before, the newest first. They are not read
    /// before they are wanted.
    pub(super) kept: Vec<String>,
    pub(super) layout: Layout,
    pub(super) scheme: Scheme,
    /// The point under the mouse.
    pub(super) hover: Option<Point>,
    /// The point that has, or would get, the keyboard's focus.
    pub(super) cursor: Point,
    /// A sentence to be read once; empty if there is none.
    pub(super) notice: String,
}

impl Default for Model {
    fn default() -> Self {
        Self::new(Record::new(RuleSet::DEFAULT))
    }
}

impl Model {
    fn new(record: Record) -> Self {
        let rules = record.rules();
        let middle = rules.size() / 2;
        Self {
            game: record.position(usize::MAX),
            shown: record.line().len(),
            record,
            undone: Vec::new(),
            kept: Vec::new(),
            layout: Layout::new(rules.size(), 0.0, 1.0),
            scheme: Scheme::Light,
            hover: None,
            cursor: Point::new(middle, middle),
            notice: String::new(),
        }
    }

    /// Makes `record` the running game, shows the position after `ply` moves, and returns the game
    /// that was running before.
    pub(super) fn open(&mut self, record: Record, ply: usize) -> Record {
        let fresh = Self::new(record);
        let layout =
            Layout::new(fresh.rules().size(), self.layout.page_side(), self.layout.scale());
        let kept = std::mem::take(&mut self.kept);
        let old = std::mem::replace(self, Self { kept, layout, scheme: self.scheme, ..fresh });
        self.show(ply);
        old.record
    }

    /// Shows the position after `ply` moves.
    pub(super) fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.record.line().len());
        self.game = self.record.position(self.shown);
    }

    /// What is played.
    pub fn rules(&self) -> RuleSet {
        self.record.rules()
    }

    /// The position shown.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Move> {
        self.shown.checked_sub(1).and_then(|i| self.record.line().get(i).copied())
    }

    /// Whether the position shown is the end of the game so far.
    pub fn at_end(&self) -> bool {
        self.shown == self.record.line().len()
    }

    /// Where the board lies in its pixels.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The point that has, or would get, the keyboard's focus.
    pub fn cursor(&self) -> Point {
        self.cursor
    }
}
