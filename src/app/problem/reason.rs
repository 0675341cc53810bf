//! Why a turn is wrong, as far as lines and rules can tell, and what shows it.

use super::counting::{best_turn, gain, worst_turn};
use super::{Exercise, played};
use crate::board::Point;
use crate::record::Goal;
use crate::rules::catalog::AnyGame;
use crate::rules::{Ending, Move, Status};

/// Why a turn is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Black may not play there: that is such a foul.
    Forbidden(Point, Ending),
    /// It gains so much, and the second number is to be gained.
    Gained(i32, i32),
    /// It kills so many stones, and the second number can be killed.
    Killed(i32, i32),
    /// The other side answers there, with this effect.
    Answered(Vec<Point>, Answer),
}

/// What an answer to a wrong turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It wins.
    Wins,
    /// It leaves no win.
    Stops,
    /// It kills so many stones.
    Kills(i32),
    /// It scores so much.
    Scores(i32),
    /// Nothing that could be counted.
    Other,
}

impl Exercise {
    /// Why the turn that led to `after`, and that `reply` answers, is wrong; none if nobody knows.
    pub(super) fn why_wrong(&self, after: &AnyGame, reply: &[Move]) -> Option<Reason> {
        self.foul(after).or_else(|| self.too_little(after)).or_else(|| self.answered(after, reply))
    }

    /// The last stone of the turn, if Black may not play it.
    fn foul(&self, after: &AnyGame) -> Option<Reason> {
        let (Status::Won { winner, by }, Some(&Move::Stone(at))) =
            (after.status(), self.turn.last())
        else {
            return None;
        };
        let is_foul = matches!(by, Ending::Overline | Ending::DoubleFour | Ending::DoubleThree);
        (is_foul && winner != self.person).then_some(Reason::Forbidden(at, by))
    }

    /// Where the turn is to gain or to kill: how much it does, and how much is needed.
    fn too_little(&self, after: &AnyGame) -> Option<Reason> {
        let gained = gain(&self.game, after, self.person);
        let right = self.after_the_right_turn();
        let needed = match self.goal {
            Goal::Score(least) => i32::from(least),
            Goal::Best => gain(&self.game, &right, self.person),
            Goal::Wins(_) | Goal::Win | Goal::Defend => return None,
        };
        let killed = |game: &AnyGame| -gain(&self.game, game, self.person.other());
        let (kills, possible) = (killed(after), killed(&right));
        if gained < needed {
            return Some(Reason::Gained(gained, needed));
        }
        (self.is_rin() && kills < possible).then_some(Reason::Killed(kills, possible))
    }

    /// What the other side's moves at the beginning of `reply` do.
    fn answered(&self, after: &AnyGame, reply: &[Move]) -> Option<Reason> {
        let (mut game, mut points) = (after.clone(), Vec::new());
        for &mv in reply {
            let is_theirs = game.to_move().is_some_and(|seat| seat != self.person);
            let Move::Stone(at) = mv else { break };
            if !is_theirs {
                break;
            }
            game.play_unchecked(mv);
            points.push(at);
        }
        let lost = -gain(after, &game, self.person);
        let scored = gain(after, &game, self.person.other());
        let answer = match (game.status(), &game) {
            (Status::Won { winner, .. }, _) if winner != self.person => Answer::Wins,
            (_, AnyGame::Renju(_)) if self.goal == Goal::Defend => Answer::Wins,
            (_, AnyGame::Renju(_)) => Answer::Stops,
            (_, AnyGame::Rin(_)) if lost > 0 => Answer::Kills(lost),
            (_, AnyGame::Ren(_)) if scored > 0 => Answer::Scores(scored),
            (_, AnyGame::Ren(_)) if self.goal == Goal::Win => Answer::Stops,
            _ => Answer::Other,
        };
        (!points.is_empty()).then_some(Reason::Answered(points, answer))
    }

    /// What the other side plays against a wrong turn, as far as counting shows it: a stone that wins at once, or the turn that
    /// kills or scores most.
    pub(super) fn refutation(&self, after: &AnyGame) -> Vec<Move> {
        let other = self.person.other();
        if after.to_move() != Some(other) {
            return Vec::new();
        }
        let wins = |mv: &Move| {
            let is_won = |game: &AnyGame| matches!(game.status(), Status::Won { winner, .. } if winner == other);
            after.check(*mv).is_ok() && is_won(&played(after, &[*mv]))
        };
        let at_once = after.board().points().map(Move::Stone).find(wins);
        match (at_once, after) {
            (Some(mv), _) => vec![mv],
            (None, AnyGame::Rin(_)) if self.goal == Goal::Defend => without_idle(after, self),
            (None, AnyGame::Ren(_)) => {
                let (most, turn) = best_turn(after, other);
                if most > 0 { turn } else { Vec::new() }
            }
            _ => Vec::new(),
        }
    }

    /// How many stones the other side kills in the turn that follows.
    pub(super) fn danger(&self, after: &AnyGame) -> i32 {
        let other = self.person.other();
        if after.to_move() == Some(other) { worst_turn(after, other).0 } else { 0 }
    }

    /// The position after the right turn, as far as lines or rules know it.
    pub(super) fn after_the_right_turn(&self) -> AnyGame {
        let mut game = self.game.clone();
        for mv in self.solution() {
            if game.to_move() != Some(self.person) {
                break;
            }
            game.play_unchecked(mv);
        }
        game
    }

    /// Whether the game is Rin.
    pub(super) const fn is_rin(&self) -> bool {
        matches!(self.game, AnyGame::Rin(_))
    }
}

/// The turn that kills most, without a stone that does nothing for it.
fn without_idle(after: &AnyGame, exercise: &Exercise) -> Vec<Move> {
    let (most, turn) = worst_turn(after, exercise.person().other());
    let kills = |mv: &&Move| -gain(after, &played(after, &[**mv]), exercise.person()) == most;
    match turn.iter().find(kills) {
        _ if most <= 0 => Vec::new(),
        Some(&mv) => vec![mv],
        None => turn,
    }
}
