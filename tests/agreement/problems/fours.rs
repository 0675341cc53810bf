//! Naive searches for wins by fours and by threes: every stone is tried.

use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};
use std::collections::HashSet;

/// Whether Black has forbidden points.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Law {
    Fouls,
    NoFouls,
}

/// A position of which attacks are searched, and what is known to fail.
pub struct Attack {
    pub law: Law,
    failed: HashSet<(String, char)>,
}

pub fn other(mark: char) -> char {
    if mark == 'x' { 'o' } else { 'x' }
}

impl Attack {
    pub fn new(law: Law) -> Self {
        Self { law, failed: HashSet::new() }
    }

    pub fn is_five(&self, board: &NaiveRenju, at: Place, mark: char) -> bool {
        let may_be_longer = mark == 'o' || self.law == Law::NoFouls;
        board.makes_five(at, mark) || may_be_longer && board.makes_overline(at, mark)
    }

    /// Whether a stone of this mark may go there.
    pub fn is_allowed(&self, board: &NaiveRenju, at: Place, mark: char) -> bool {
        let fine = [Judgement::Nothing, Judgement::Five];
        board.get(at) == '.'
            && (mark == 'o'
                || self.law == Law::NoFouls
                || fine.contains(&board.judge(at, Family::Rif)))
    }

    /// The places that make a five.
    pub fn fives(&self, board: &NaiveRenju, mark: char) -> Vec<Place> {
        empty(board).filter(|&at| self.is_five(board, at, mark)).collect()
    }

    /// The fives that a stone on `at` leaves to be blocked; none if it is no four.
    fn fives_after(&self, board: &NaiveRenju, at: Place, mark: char) -> Vec<Place> {
        if lines_through(board, at, mark) < 3 {
            Vec::new()
        } else {
            self.fives(&board.with(at, mark), mark)
        }
    }

    /// Whether `mark`, who is to move, wins by at most so many fours.
    pub fn wins(&mut self, board: &NaiveRenju, mark: char, fours: usize) -> bool {
        if !self.fives(board, mark).is_empty() {
            return true;
        }
        if fours == 0 || self.failed.contains(&(key(board, fours), mark)) {
            return false;
        }
        let danger = self.fives(board, other(mark));
        let wins = match danger[..] {
            [] => empty(board).any(|at| self.wins_with(board, at, mark, fours)),
            [at] => self.wins_with(board, at, mark, fours),
            _ => false,
        };
        if !wins {
            self.failed.insert((key(board, fours), mark));
        }
        wins
    }

    /// Whether the four on `at` begins a win by at most so many.
    pub fn wins_with(&mut self, board: &NaiveRenju, at: Place, mark: char, fours: usize) -> bool {
        let fives = self.fives_after(board, at, mark);
        if fives.is_empty() || !self.is_allowed(board, at, mark) {
            return false;
        }
        let next = board.with(at, mark);
        if !self.fives(&next, other(mark)).is_empty() {
            return false;
        }
        match fives[..] {
            [block] if self.is_allowed(&next, block, other(mark)) => {
                self.wins(&next.with(block, other(mark)), mark, fours - 1)
            }
            _ => true,
        }
    }

    /// Whether `mark`, who is to move, wins by at most so many threes, and fours between them.
    pub fn wins_by_threes(&mut self, board: &NaiveRenju, mark: char, threes: usize) -> bool {
        if self.wins(board, mark, FOURS_BETWEEN) {
            return true;
        }
        let danger = self.fives(board, other(mark));
        let known = (format!("threes {}", key(board, threes)), mark);
        if threes == 0 || danger.len() > 1 || self.failed.contains(&known) {
            return false;
        }
        let wins = candidates(board, mark)
            .into_iter()
            .filter(|at| danger.is_empty() || danger.contains(at))
            .any(|at| self.wins_by_threes_with(board, at, mark, threes));
        if !wins {
            self.failed.insert(known);
        }
        wins
    }

    /// Whether the threat on `at` begins a win by at most so many threes.
    pub fn wins_by_threes_with(
        &mut self,
        board: &NaiveRenju,
        at: Place,
        mark: char,
        threes: usize,
    ) -> bool {
        if !self.is_allowed(board, at, mark) {
            return false;
        }
        let next = board.with(at, mark);
        // It is a threat if one more four would win, and no five of the opponent comes first.
        if !self.fives(&next, other(mark)).is_empty() || !self.wins(&next, mark, 1) {
            return false;
        }
        let fives = self.fives(&next, mark);
        let defences: Vec<Place> = match fives[..] {
            [] => empty(&next).collect(),
            [block] => vec![block],
            _ => return true,
        };
        let left = if fives.is_empty() { threes - 1 } else { threes };
        // What refutes a threat lies near it.
        let mut defences = defences;
        defences.sort_by_key(|&defence| steps(at, defence));
        defences.into_iter().all(|defence| {
            !self.is_allowed(&next, defence, other(mark))
                || self.wins_by_threes(&next.with(defence, other(mark)), mark, left)
        })
    }
}

/// So many fours may follow one another between threes.
const FOURS_BETWEEN: usize = 6;

pub fn empty(board: &NaiveRenju) -> impl Iterator<Item = Place> {
    NaiveRenju::places().filter(move |&at| board.get(at) == '.')
}

/// Where a stone can be a threat: on a line with two others within four steps.
fn candidates(board: &NaiveRenju, mark: char) -> Vec<Place> {
    empty(board).filter(|&at| lines_through(board, at, mark) >= 2).collect()
}

/// The most stones of `mark` on one line through `at` within four steps.
fn lines_through(board: &NaiveRenju, at: Place, mark: char) -> usize {
    let width = NaiveRenju::place(1, 0) - NaiveRenju::place(0, 0);
    let count =
        |way: usize| (0..=8).filter(|step| board.get(at + step * way - 4 * way) == mark).count();
    [1, width, width + 1, width - 1].into_iter().map(count).max().unwrap_or(0)
}

/// The larger of the steps across and along.
fn steps(from: Place, to: Place) -> usize {
    let width = NaiveRenju::place(1, 0) - NaiveRenju::place(0, 0);
    (from / width).abs_diff(to / width).max((from % width).abs_diff(to % width))
}

fn key(board: &NaiveRenju, fours: usize) -> String {
    format!("{fours}{board}")
}
