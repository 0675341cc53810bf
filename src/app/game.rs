//! The game on the board: its record, the positions along it, and what has been begun at the position shown.

use super::numbers::Numbers;
use crate::board::Point;
use crate::record::{Header, NodeId, Record};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::clock::Clocks;
use crate::rules::{IllegalMove, Move, Status};

/// The game on the board.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// The moves with their alternatives, and who plays.
    pub record: Record,
    /// The moves of the game, as `record.line()` has them.
    line: Vec<Move>,
    /// The positions along the line, the start first: one more than there are moves.
    positions: Vec<AnyGame>,
    /// How many of the moves are shown.
    pub shown: usize,
    /// The numbers of the stones at the position shown.
    pub numbers: Numbers,
    /// Whether the persons have exchanged colours in this game.
    pub swapped: bool,
    /// Counts the positions that have been shown.
    pub version: u32,
    /// Counts the moves that have been played, but not those that are shown again.
    pub plays: u32,
    /// Moves taken back, the last one on top.
    pub undone: Vec<NodeId>,
    /// The clocks of the game, if it has any.
    pub clocks: Option<Clocks>,
    /// Input at the position shown that is not yet a move.
    pub intent: Intent,
}

/// Input at the position shown that is not yet a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Intent {
    /// The first of two stones.
    pub first: Option<Point>,
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
            line: Vec::new(),
            positions: vec![record.rules().start()],
            shown: 0,
            numbers: Numbers::default(),
            swapped: has_swap(&record.line()),
            version: 0,
            plays: 0,
            undone: Vec::new(),
            clocks: Clocks::parse(record.header(Header::Clock)),
            intent: Intent::default(),
            record,
        };
        game.follow_record();
        game.show(usize::MAX);
        game
    }

    /// Puts another game on the board. The counters go on, or a late answer could be taken for one to this game.
    pub fn replace(&mut self, record: Record) {
        let (version, plays) = (self.version, self.plays);
        *self = Self { version, plays, ..Self::new(record) };
    }

    /// The rules of the game.
    pub fn rules(&self) -> RuleSet {
        self.record.rules()
    }

    /// The moves of the game.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// How many moves the game has.
    pub fn length(&self) -> usize {
        self.line.len()
    }

    /// The position shown.
    pub fn position(&self) -> &AnyGame {
        &self.positions[self.shown]
    }

    /// All positions of the game, the start first.
    pub fn positions(&self) -> &[AnyGame] {
        &self.positions
    }

    /// The position at the end of the game so far.
    pub fn end(&self) -> &AnyGame {
        &self.positions[self.line.len()]
    }

    /// Whether the position shown is the end of the game so far.
    pub fn at_end(&self) -> bool {
        self.shown == self.length()
    }

    /// Whether the game shown goes on.
    pub fn is_running(&self) -> bool {
        self.position().status() == Status::Ongoing
    }

    /// The move that led to the position shown, with the position before it.
    pub fn last(&self) -> Option<(&AnyGame, Move)> {
        let before = self.shown.checked_sub(1)?;
        Some((&self.positions[before], self.line[before]))
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Move> {
        self.last().map(|(_, mv)| mv)
    }

    /// The stone played last, whatever was said since.
    pub fn last_stone(&self) -> Option<Point> {
        self.line[..self.shown].iter().rev().find_map(|&mv| match mv {
            Move::Stone(at) | Move::StoneOffer(at) => Some(at),
            _ => None,
        })
    }

    /// Shows the position after `ply` moves.
    pub fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.length());
        self.version += 1;
        self.numbers = Numbers::new(&self.line[..self.shown], &self.positions[1..]);
        self.intent = Intent::default();
    }

    /// Plays `mv` at the position shown, and shows what it leads to.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.record.play(self.shown, mv)?;
        self.plays += 1;
        self.undone.clear();
        self.follow_record();
        self.show(self.shown + 1);
        Ok(())
    }

    /// Takes back the last move of the game, if there is one, and returns it with the status that it had led to.
    pub fn take_back(&mut self) -> Option<(Move, Status)> {
        let (mv, after) = (self.line.last().copied()?, self.end().status());
        self.undone.push(self.record.undo()?);
        self.follow_record();
        // An older line may go on from here; it stays out of sight.
        self.show(self.shown.saturating_sub(1));
        Some((mv, after))
    }

    /// Plays the move again that was taken back last, if there is one, and returns it.
    pub fn play_again(&mut self) -> Option<Move> {
        self.record.redo(self.undone.pop()?);
        self.follow_record();
        self.show(usize::MAX);
        self.last_move()
    }

    /// Goes on after `ply` moves with one of the alternatives, and shows it; says whether there is such a one.
    pub fn choose(&mut self, ply: usize, index: usize) -> bool {
        if !self.record.choose(ply, index) {
            return false;
        }
        self.undone.clear();
        self.follow_record();
        self.show(ply + 1);
        true
    }

    /// Reads the line again after the record has changed. Positions that are the same stay.
    fn follow_record(&mut self) {
        let line = self.record.line();
        let same = self.line.iter().zip(&line).take_while(|(old, new)| old == new).count();
        self.positions.truncate(same + 1);
        for &mv in &line[same..] {
            let mut next = self.end_of_known().clone();
            next.play_unchecked(mv);
            self.positions.push(next);
        }
        self.line = line;
        self.follow_swap();
    }

    fn end_of_known(&self) -> &AnyGame {
        &self.positions[self.positions.len() - 1]
    }

    /// The record's head says who has which colour in the end, so the names go with a swap, played or taken back.
    fn follow_swap(&mut self) {
        let swapped = has_swap(&self.line);
        if std::mem::replace(&mut self.swapped, swapped) != swapped {
            let [black, white] =
                [Header::Black, Header::White].map(|header| self.record.header(header).to_string());
            self.record.set_header(Header::Black, &white);
            self.record.set_header(Header::White, &black);
        }
    }
}

fn has_swap(line: &[Move]) -> bool {
    line.contains(&Move::Swap)
}
