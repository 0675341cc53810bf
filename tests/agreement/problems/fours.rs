//! A naive search for wins by fours: every stone that can be a four is tried, and every position looked at once.

use super::board::{Board, Key, other};
use crate::oracle::renju::Place;
use std::collections::HashMap;

/// What is known of a position: with so many fours it is no win, and with so many it is one.
#[derive(Clone, Copy, Default)]
struct Known {
    fails: Option<usize>,
    wins: Option<usize>,
}

/// Searches of one problem, with what they have found out.
#[derive(Default)]
pub struct Fours {
    known: HashMap<(Key, char), Known>,
}

impl Fours {
    /// Whether `mark`, who is to move, wins by at most so many fours.
    pub fn win(&mut self, board: &Board, mark: char, fours: usize) -> bool {
        if !board.fives(mark).is_empty() {
            return true;
        }
        let known = self.known.get(&(board.key(), mark)).copied().unwrap_or_default();
        if known.wins.is_some_and(|enough| fours >= enough) {
            return true;
        }
        if fours == 0 || known.fails.is_some_and(|too_few| fours <= too_few) {
            return false;
        }
        let wins = self.firsts(board, mark).any(|at| self.win_with(board, at, mark, fours));
        let known = self.known.entry((board.key(), mark)).or_default();
        *if wins { &mut known.wins } else { &mut known.fails } = Some(fours);
        wins
    }

    /// The stones that can be fours: where the other side threatens a five, only one that stops it.
    fn firsts(&self, board: &Board, mark: char) -> impl Iterator<Item = Place> + use<> {
        let danger = board.fives(other(mark));
        let is_in_time = move |at: &Place| danger.iter().all(|five| five == at);
        board.beside_threes(mark).into_iter().filter(is_in_time)
    }

    /// Whether the four on `at` begins a win by at most so many.
    pub fn win_with(&mut self, board: &Board, at: Place, mark: char, fours: usize) -> bool {
        if !board.is_allowed(at, mark) {
            return false;
        }
        let mut next = board.with(at, mark);
        let fives = next.fives(mark);
        if fives.is_empty() || !next.fives(other(mark)).is_empty() {
            return false;
        }
        match fives[..] {
            [block] if next.is_allowed(block, other(mark)) => {
                next.put(block, other(mark));
                self.win(&next, mark, fours - 1)
            }
            _ => true,
        }
    }
}
