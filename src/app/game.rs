//! The game on the board: its record, the positions along it, and what has been begun at the position shown.

mod path;

use super::editing::History;
use super::numbers::Numbers;
use crate::board::Point;
use crate::record::{Header, NodeId, Record, Removed};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::clock::Clocks;
use crate::rules::{IllegalMove, Move, Status};
use path::Path;

/// The game on the board.
///
/// The game as it was played is the first line of the record. A variation beside it may be looked at: that is what `aside` is for, and all
/// that tells play from analysis. A move is [played](Game::play) at the end of the game, and [tried](Game::try_move) everywhere else.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// The moves with their alternatives, and who plays.
    pub record: Record,
    /// The game as it was played.
    played: Path,
    /// The variation that is looked at; none while that is the game itself.
    aside: Option<Path>,
    /// How many moves of the line that is looked at are shown.
    pub shown: usize,
    /// The numbers of the stones at the position shown.
    pub numbers: Numbers,
    /// Whether the persons have other colours than they began with.
    pub swapped: bool,
    /// Counts the positions that have been shown.
    pub version: u32,
    /// Counts the moves that have been played, but not those that are tried or shown again.
    pub plays: u32,
    /// Moves of the game that were taken back, the last one on top.
    undone: Vec<TakenBack>,
    /// Moves that were tried and taken back, the last one on top.
    untried: Vec<TakenBack>,
    /// Edits of the record that can be undone or done again.
    pub edits: History,
    /// The clocks of the game, if it has any.
    pub clocks: Option<Clocks>,
    /// Input at the position shown that is not yet a move.
    pub intent: Intent,
}

/// A move that was taken back, with the alternatives that are out of sight as long as there is nothing to be an alternative to.
#[derive(Clone, Debug)]
struct TakenBack {
    /// The move.
    node: NodeId,
    /// The move before it.
    after: NodeId,
    /// What followed that: the move and its alternatives, the last one first.
    removed: Vec<Removed>,
}

/// Input at the position shown that is not yet a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Intent {
    /// The stones of a proposal that is not complete, in the order in which they were chosen.
    pub proposed: Vec<Point>,
    /// Whether the next move carries the offer of a draw.
    pub offers_draw: bool,
    /// A move that was asked about.
    pub asked: Option<Move>,
    /// The point on which a stone is aimed, until it is put.
    pub aim: Option<Point>,
    /// The point on which a stone was last tried.
    pub tried: Option<Point>,
}

impl Game {
    /// The end of the game in `record`, with clocks that stand still.
    pub fn new(record: Record) -> Self {
        let mut game = Self {
            played: Path::of_game(&record),
            aside: None,
            shown: 0,
            numbers: Numbers::default(),
            swapped: is_swapped(&record.line()),
            version: 0,
            plays: 0,
            undone: Vec::new(),
            untried: Vec::new(),
            edits: History::default(),
            clocks: Clocks::parse(record.header(Header::Clock)),
            intent: Intent::default(),
            record,
        };
        game.show(usize::MAX);
        game
    }

    /// Puts another game on the board. The counters go on, or a late answer could be taken for one to this game.
    pub fn replace(&mut self, record: Record) {
        let (version, plays) = (self.version, self.plays);
        *self = Self { version, plays, ..Self::new(record) };
    }

    /// Puts a game on the board again as it was left. The counters go on.
    pub fn put_back(&mut self, game: Self) {
        let (version, plays) = (self.version + 1, self.plays);
        *self = Self { version, plays, ..game };
    }

    /// The rules of the game.
    pub fn rules(&self) -> RuleSet {
        self.record.rules()
    }

    /// The line that is looked at: the game, or a variation.
    fn path(&self) -> &Path {
        self.aside.as_ref().unwrap_or(&self.played)
    }

    /// The moves of the game.
    pub fn played(&self) -> &[Move] {
        self.played.moves()
    }

    /// All positions of the game, the start first.
    pub fn played_positions(&self) -> &[AnyGame] {
        self.played.positions()
    }

    /// The moves of the line that is looked at.
    pub fn line(&self) -> &[Move] {
        self.path().moves()
    }

    /// All positions of the line that is looked at, the start first.
    pub fn positions(&self) -> &[AnyGame] {
        self.path().positions()
    }

    /// The place in the record of the move that led to the position shown.
    pub fn node(&self) -> NodeId {
        self.path().nodes()[self.shown]
    }

    /// The position shown.
    pub fn position(&self) -> &AnyGame {
        &self.positions()[self.shown]
    }

    /// The position at the end of the game so far.
    pub fn end(&self) -> &AnyGame {
        self.played.end()
    }

    /// Whether the position shown is the end of the game so far. Everywhere else is analysis.
    pub fn at_end(&self) -> bool {
        self.aside.is_none() && self.is_line_over()
    }

    /// Whether the position shown is the end of the line that is looked at.
    pub fn is_line_over(&self) -> bool {
        self.shown == self.line().len()
    }

    /// How many moves of the game lead to the position shown, or to where a variation leaves the game.
    pub fn shown_of_game(&self) -> usize {
        let aside = self.aside.as_ref();
        aside.map_or(self.shown, |aside| self.played.shared_with(aside.nodes()))
    }

    /// Whether a variation is looked at.
    pub const fn is_aside(&self) -> bool {
        self.aside.is_some()
    }

    /// Whether the game, whatever is shown of it, has ended.
    pub fn is_over(&self) -> bool {
        self.end().status() != Status::Ongoing
    }

    /// Whether the game shown goes on.
    pub fn is_running(&self) -> bool {
        self.position().status() == Status::Ongoing
    }

    /// The move that led to the position shown, with the position before it.
    pub fn last(&self) -> Option<(&AnyGame, Move)> {
        let before = self.shown.checked_sub(1)?;
        Some((&self.positions()[before], self.line()[before]))
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Move> {
        self.last().map(|(_, mv)| mv)
    }

    /// The stone played last, whatever was said since.
    pub fn last_stone(&self) -> Option<Point> {
        self.line()[..self.shown].iter().rev().find_map(|&mv| match mv {
            Move::Stone(at) | Move::StoneOffer(at) => Some(at),
            _ => None,
        })
    }

    /// Shows the position after `ply` moves of the line that is looked at. Before a variation begins, that is the game.
    pub fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.line().len());
        if self.shown <= self.shown_of_game() {
            self.aside = None;
        }
        self.version += 1;
        self.numbers = Numbers::new(&self.line()[..self.shown], &self.positions()[1..]);
        self.intent = Intent::default();
    }

    /// Shows the position after `ply` moves of the game.
    pub fn show_game(&mut self, ply: usize) {
        self.aside = None;
        self.show(ply);
    }

    /// Shows the position after the move at this place of the record, in the game or aside; says whether there is such a one.
    pub fn visit(&mut self, node: NodeId) -> bool {
        let Some(mut way) = self.record.way_to(node) else { return false };
        let ply = way.len() - 1;
        while let Some(next) = way.last().and_then(|&last| self.record.children(last).next()) {
            way.push(next);
        }
        let is_game = self.played.shared_with(&way) >= ply;
        self.aside = (!is_game).then(|| self.played.along(&self.record, &way));
        self.show(ply);
        true
    }

    /// Plays `mv` at the position shown, and shows what it leads to. The line that leads there is the game now.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.position().check(mv)?;
        let after = self.node();
        let taken = self.undone.pop().filter(|taken| taken.after == after);
        if let Some(taken) = &taken {
            self.restore(&taken.removed);
        }
        let node = self.record.add_unchecked(after, mv);
        self.record.promote_line(node);
        if let Some(taken) = taken.filter(|taken| taken.node != node) {
            self.record.remove(taken.node);
        }
        if let Some(aside) = self.aside.take() {
            self.played = aside;
        }
        self.played.truncate(self.shown);
        self.played.extend(&self.record, node);
        self.plays += 1;
        self.undone.clear();
        self.untried.clear();
        self.edits.keep_notes();
        self.follow_swap();
        self.show(self.shown + 1);
        Ok(())
    }

    /// Tries `mv` at the position shown: it becomes a variation, unless the game goes on with it.
    pub fn try_move(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let node = self.record.vary(self.node(), &[mv])?;
        self.untried.clear();
        self.visit(node);
        Ok(())
    }

    /// Adds a line of play at the position shown as a variation.
    pub fn vary(&mut self, moves: &[Move]) -> Result<(), IllegalMove> {
        self.record.vary(self.node(), moves).map(drop)
    }

    /// Takes back the last move of the game, if there is one, and returns it with the status that it had led to.
    pub fn take_back(&mut self) -> Option<(Move, Status)> {
        let (mv, after) = (self.played().last().copied()?, self.end().status());
        let [.., before, node] = *self.played.nodes() else { return None };
        let mut removed = Vec::new();
        while let Some(child) = self.record.children(before).last() {
            removed.extend(self.record.remove(child));
        }
        self.undone.push(TakenBack { node, after: before, removed });
        self.played.truncate(self.played().len() - 1);
        self.edits.keep_notes();
        self.follow_swap();
        self.show_game(usize::MAX);
        Some((mv, after))
    }

    /// Takes back the move shown of a variation, if that ends with it; says whether it did.
    pub fn take_back_try(&mut self) -> bool {
        if self.aside.is_none() || !self.is_line_over() {
            return false;
        }
        let node = self.node();
        let after = self.path().nodes()[self.shown - 1];
        let removed = self.record.remove(node).into_iter().collect();
        self.untried.push(TakenBack { node, after, removed });
        self.visit(after)
    }

    /// Whether there is a move to be played again.
    pub fn can_play_again(&self) -> bool {
        !self.undone.is_empty() || !self.untried.is_empty() && !self.at_end()
    }

    /// Tries the move again that was tried and taken back last, unless the end of the game is shown; says whether there was one.
    pub fn try_again(&mut self) -> bool {
        if self.at_end() {
            return false;
        }
        let Some(taken) = self.untried.pop() else { return false };
        self.restore(&taken.removed);
        self.visit(taken.node)
    }

    /// Plays the move of the game again that was taken back last, if there is one, and returns it.
    pub fn play_again(&mut self) -> Option<Move> {
        let taken = self.undone.pop()?;
        self.restore(&taken.removed);
        self.played.extend(&self.record, taken.node);
        self.edits.keep_notes();
        self.follow_swap();
        self.show_game(usize::MAX);
        self.last_move()
    }

    /// Brings back moves that were taken out one after the other.
    fn restore(&mut self, removed: &[Removed]) {
        removed.iter().rev().for_each(|&removed| self.record.restore(removed));
    }

    /// The line that is looked at as a game of its own, without comments and variations.
    pub fn line_alone(&self) -> Record {
        self.record.with_line(self.line())
    }

    /// The line that is looked at as a game of its own, with what is noted on it.
    pub fn line_with_notes(&self) -> Record {
        self.record.with_notes(self.path().nodes())
    }

    /// The record was edited: the game is read from it again, and the position after the move at this place shown, or after the
    /// last one before it that is still there.
    pub fn reread(&mut self, node: NodeId) {
        let played = Path::of_game(&self.record);
        if played.nodes() != self.played.nodes() {
            self.undone.clear();
            self.untried.clear();
        }
        self.played = played;
        self.follow_swap();
        let mut way = self.record.path(node).into_iter().rev();
        let there = way.find(|&node| self.record.way_to(node).is_some());
        self.visit(there.unwrap_or_else(|| self.record.root()));
    }

    /// The record's head says who has which colour in the end, so the names go with a swap, played or taken back.
    fn follow_swap(&mut self) {
        let swapped = is_swapped(self.played());
        if std::mem::replace(&mut self.swapped, swapped) != swapped {
            let [black, white] =
                [Header::Black, Header::White].map(|header| self.record.header(header).to_string());
            self.record.set_header(Header::Black, &white);
            self.record.set_header(Header::White, &black);
        }
    }
}

/// Whether the persons have the other colours after `line`: some openings let them swap several times.
fn is_swapped(line: &[Move]) -> bool {
    line.iter().filter(|&&mv| mv == Move::Swap).count() % 2 == 1
}
