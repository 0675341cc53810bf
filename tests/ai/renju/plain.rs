//! A search for wins by fours that shares nothing with the player but the judge.

use goishi::board::{Board, Color, Point};
use goishi::rules::Rules;
use goishi::rules::renju::{Renju, Variant};
use std::collections::HashMap;

const WAYS: [[i8; 2]; 4] = [[0, 1], [1, 0], [1, 1], [-1, 1]];

/// A search that looks at every point and judges every stone by the rules.
pub struct Plain {
    variant: Variant,
    board: Board,
    failed: HashMap<String, u8>,
}

impl Plain {
    /// A search from this position.
    pub fn new(game: &Renju) -> Self {
        Self { variant: game.variant(), board: *game.board(), failed: HashMap::new() }
    }

    fn length(&self, at: Point, color: Color, [down, right]: [i8; 2]) -> u32 {
        let count = |sign: i8| {
            (1..6_i8)
                .take_while(|steps| {
                    let row = at.row.wrapping_add_signed(sign * down * steps);
                    let next = Point::new(row, at.col.wrapping_add_signed(sign * right * steps));
                    self.board.contains(next) && self.board.get(next) == Some(color)
                })
                .count() as u32
        };
        1 + count(1) + count(-1)
    }

    fn makes_five(&self, at: Point, color: Color) -> bool {
        let five = self.variant.row().wins[color as usize];
        WAYS.into_iter().any(|way| five.is_won_by(self.length(at, color, way)))
    }

    fn empty(&self) -> Vec<Point> {
        self.board.points().filter(|&at| self.board.get(at).is_none()).collect()
    }

    /// The empty points with three own stones near on one line.
    fn crowded(&self, color: Color) -> Vec<Point> {
        let has = |at: Point, [down, right]: [i8; 2], steps: i8| {
            let row = at.row.wrapping_add_signed(down * steps);
            let next = Point::new(row, at.col.wrapping_add_signed(right * steps));
            self.board.contains(next) && self.board.get(next) == Some(color)
        };
        let near = |at, way| (-4..=4).filter(|&steps| steps != 0 && has(at, way, steps)).count();
        let is_crowded = |&at: &Point| WAYS.iter().any(|&way| near(at, way) >= 3);
        self.empty().into_iter().filter(is_crowded).collect()
    }

    fn fives(&self, color: Color) -> Vec<Point> {
        self.empty().into_iter().filter(|&at| self.makes_five(at, color)).collect()
    }

    fn is_foul(&self, at: Point) -> bool {
        let game = Renju::from_position(self.variant, &self.board, Color::Black);
        game.foul_at(at).is_some()
    }

    /// Whether `me` wins with at most so many fours before the five.
    pub fn wins(&mut self, me: Color, fours: u8) -> bool {
        if !self.fives(me).is_empty() {
            return true;
        }
        let key = self.board.to_string();
        if fours == 0 || self.failed.get(&key).is_some_and(|&known| known >= fours) {
            return false;
        }
        let danger = self.fives(me.other());
        let tries = if danger.is_empty() { self.crowded(me) } else { danger };
        let is_lost = self.fives(me.other()).len() > 1;
        if !is_lost && tries.into_iter().any(|at| self.wins_by(me, at, fours)) {
            return true;
        }
        self.failed.insert(key, fours);
        false
    }

    fn wins_by(&mut self, me: Color, at: Point, fours: u8) -> bool {
        self.board.set(at, Some(me));
        let fives = self.fives(me);
        self.board.set(at, None);
        if fives.is_empty() || me == Color::Black && self.is_foul(at) {
            return false;
        }
        self.board.set(at, Some(me));
        let stuck = fives.len() > 1 || me == Color::White && self.is_foul(fives[0]);
        let won = stuck || {
            self.board.set(fives[0], Some(me.other()));
            let won = self.wins(me, fours - 1);
            self.board.set(fives[0], None);
            won
        };
        self.board.set(at, None);
        won
    }
}
