//! A naive search for wins by threes and fours: every stone that can be a threat is tried, and every answer to it.

use super::board::{Board, Key, other};
use super::fours::Fours;
use crate::oracle::renju::Place;
use std::collections::HashMap;

/// So many fours may end an attack.
const LAST_FOURS: usize = 8;

/// Searches of one problem, with what they have found out.
#[derive(Default)]
pub struct Threes {
    pub fours: Fours,
    /// The positions in which so many threats are too few.
    fails: HashMap<(Key, char), usize>,
    /// How often a stone on a place was the right one: such are tried first.
    good: HashMap<(Place, char), u32>,
}

impl Threes {
    /// Whether `mark`, who is to move, wins by at most so many threats, and fours after them.
    pub fn win(&mut self, board: &Board, mark: char, threats: usize) -> bool {
        if self.fours.win(board, mark, LAST_FOURS) {
            return true;
        }
        let danger = board.fives(other(mark));
        let key = (board.key(), mark);
        if threats == 0 || self.fails.get(&key).is_some_and(|&too_few| threats <= too_few) {
            return false;
        }
        let mut firsts = match danger[..] {
            [] => board.threats(mark),
            // A threat that was made before may still stand after that.
            [five] => vec![five],
            _ => Vec::new(),
        };
        self.order(&mut firsts, mark);
        let wins = firsts.into_iter().find(|&at| self.win_with(board, at, mark, threats));
        match wins {
            Some(at) => *self.good.entry((at, mark)).or_default() += 1,
            None => _ = self.fails.insert(key, threats),
        }
        wins.is_some()
    }

    /// Whether the threat on `at` begins a win by at most so many.
    pub fn win_with(&mut self, board: &Board, at: Place, mark: char, threats: usize) -> bool {
        if !board.is_allowed(at, mark) {
            return false;
        }
        let next = board.with(at, mark);
        if !next.fives(other(mark)).is_empty() {
            return false;
        }
        let answers = match next.fives(mark)[..] {
            [] => self.answers(&next, mark),
            [block] if next.is_allowed(block, other(mark)) => Some(vec![block]),
            _ => Some(Vec::new()),
        };
        let Some(mut answers) = answers else { return false };
        self.order(&mut answers, other(mark));
        let holds = answers
            .into_iter()
            .find(|&answer| !self.win(&next.with(answer, other(mark)), mark, threats - 1));
        if let Some(answer) = holds {
            *self.good.entry((answer, other(mark))).or_default() += 1;
        }
        holds.is_none()
    }

    /// What can be answered to a threat: every stone after which the four that it threatens does not win at once. None if it
    /// threatens no such four.
    fn answers(&mut self, next: &Board, mark: char) -> Option<Vec<Place>> {
        let fours = next.beside_threes(mark);
        let four = fours.into_iter().find(|&four| self.fours.win_with(next, four, mark, 1))?;
        let answers = next.empty().filter(|&answer| next.is_allowed(answer, other(mark)));
        let stops =
            |answer: &Place| !self.fours.win_with(&next.with(*answer, other(mark)), four, mark, 1);
        Some(answers.filter(stops).collect())
    }

    /// Puts stones that were right elsewhere first.
    fn order(&self, places: &mut Vec<Place>, mark: char) {
        places.sort_unstable();
        places.dedup();
        let often = |at: Place| self.good.get(&(at, mark)).copied().unwrap_or_default();
        places.sort_by_key(|&at| std::cmp::Reverse(often(at)));
    }
}
