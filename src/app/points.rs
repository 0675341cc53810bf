//! What holds of a point at the position shown, as far as it may be told.

use super::Model;
use crate::board::{Color, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Ren;
use crate::rules::renju::{Axis, Foul};
use crate::rules::rin::Rin;
use crate::rules::{IllegalMove, Move, Phase, Rules};

impl Model {
    /// What the judge says to `at` as one more stone of a proposal. A stone that is in it may go again.
    pub(super) fn check_proposed(&self, at: Point) -> Result<(), IllegalMove> {
        let mut points = self.game.intent.proposed.clone();
        match self.game() {
            AnyGame::Renju(game) if !points.contains(&at) => {
                points.push(at);
                game.check_part(&points)
            }
            _ => Ok(()),
        }
    }

    /// The foul that Black would make on `at`, if that may be told: where players are their own
    /// referees the program "announces no five, foul or flag".
    pub fn foul_at(&self, at: Point) -> Option<Foul> {
        match &self.game() {
            AnyGame::Renju(game)
                if self.game().board().contains(at)
                    && self.game().color_to_move() == Some(Color::Black)
                    && !self.game.players_are_referees()
                    && self.game().board().get(at).is_none() =>
            {
                game.foul_at(at)
            }
            _ => None,
        }
    }

    /// The foul on `at` that is marked on the board.
    pub fn marked_foul(&self, at: Point) -> Option<Foul> {
        if self.settings().mark_forbidden.is_on() { self.foul_at(at) } else { None }
    }

    /// The point asked about, and the foul that Black would make there: by a press, or where forbidden
    /// points are marked by mouse or key.
    pub fn foul_in_question(&self) -> Option<(Point, Foul)> {
        let seen = |at| self.marked_foul(at).map(|foul| (at, foul));
        let tried = |at| self.foul_at(at).map(|foul| (at, foul));
        self.pointed().and_then(seen).or_else(|| self.game.intent.tried.and_then(tried))
    }

    /// Ren after a stone on `at`, if that may be put and what it would do is to be told.
    pub fn look_ahead(&self, at: Point) -> Option<Ren> {
        let AnyGame::Ren(game) = &self.game() else { return None };
        if !self.settings().look_ahead.is_on() || !self.may_play_here() {
            return None;
        }
        game.check(Move::Stone(at)).ok()?;
        let mut ahead = (**game).clone();
        ahead.play_unchecked(Move::Stone(at));
        Some(ahead)
    }

    /// Rin after a stone on `at`, if that would close a ring and what it would do is to be told.
    pub fn ring_ahead(&self, at: Point) -> Option<Rin> {
        let AnyGame::Rin(game) = &self.game() else { return None };
        if !self.settings().look_ahead.is_on() || !self.may_play_here() || !self.can_press(at) {
            return None;
        }
        let mut ahead = (**game).clone();
        ahead.play_unchecked(Move::Stone(at));
        (!ahead.filled().is_empty()).then_some(ahead)
    }

    /// The weak stones, while they matter.
    pub(super) fn weak_stones(&self) -> &[Point] {
        match &self.game() {
            AnyGame::Ren(game) if self.is_running() => game.weak(),
            _ => &[],
        }
    }

    /// Whether the rui limit protects the weak stone on `at`, and that is to be told.
    pub(super) fn protects(&self, game: &Ren, at: Point) -> bool {
        let is_shown = self.settings().look_ahead.is_on();
        is_shown && self.weak_stones().contains(&at) && game.replaceable().is_empty()
    }

    /// Whether the stone on `at` is marked as being in atari.
    pub(super) fn marks_atari(&self, at: Point) -> bool {
        let shown = self.settings().mark_atari.is_on() && self.is_running();
        matches!(&self.game(), AnyGame::Ren(game) if shown && game.is_in_atari(at))
    }

    /// What makes `at` equal to a stone of the proposal so far, if it is. That is marked as forbidden points are.
    pub(super) fn equal_by(&self, at: Point) -> Option<Axis> {
        let AnyGame::Renju(game) = &self.game() else { return None };
        let proposed = &self.game.intent.proposed;
        if proposed.contains(&at) || !self.settings().mark_forbidden.is_on() {
            return None;
        }
        proposed.iter().find_map(|&other| game.equal_by(at, other))
    }

    /// Black stones that were proposed and are not on the board: all of them, or those chosen so far.
    pub(super) fn open_proposals(&self) -> Vec<Point> {
        let AnyGame::Renju(game) = &self.game() else { return Vec::new() };
        let all = game.proposed().iter().chain(&self.game.intent.proposed).copied();
        all.filter(|&at| game.board().get(at).is_none()).collect()
    }

    /// The stone that stays when `at` is pressed, or that is to be pressed so that `at` stays: where White
    /// "removes one of the two Black stones" (overview, opening sequence 5) the other one, or else `at`.
    pub(super) fn other_of_two(&self, at: Point) -> Point {
        let AnyGame::Renju(game) = self.game() else { return at };
        match *game.proposed() {
            [a, b] if self.removes_a_stone() && at == a => b,
            [a, b] if self.removes_a_stone() && at == b => a,
            _ => at,
        }
    }

    /// Whether the next press takes a stone away.
    pub(super) fn removes_a_stone(&self) -> bool {
        self.game().phase() == Phase::Removal
    }

    /// Whether a press on `at` would be refused.
    pub(super) fn refuses(&self, at: Point) -> bool {
        match self.game().proposal_size() {
            Some(_) => self.check_proposed(at).is_err(),
            None => self.game().check(Move::Stone(at)).is_err(),
        }
    }

    /// Whether a press on `at` would put a stone there.
    pub(super) fn can_press(&self, at: Point) -> bool {
        if self.awaits_other() || self.draws() {
            return false;
        }
        if self.game().proposal_size().is_some() {
            return !self.game.intent.proposed.contains(&at) && self.check_proposed(at).is_ok();
        }
        !self.game().phase().asks_for_pick() && self.game().check(Move::Stone(at)).is_ok()
    }
}
