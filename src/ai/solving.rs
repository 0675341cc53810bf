//! Answers the questions to the solver: does a colour win, with which stones, what stops it, and where are the threats?

use super::Budget;
use super::answering::Answering;
use super::protocol::{Answer, Menace, Rank, Solved, Token};
use super::renju::{Engine, Means, Points, Threat, Verdict};
use crate::board::{Color, Point};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::renju::Renju;

/// Nothing was asked.
const NONE: Points = Points { found: Vec::new(), unknown: Vec::new(), nodes: 0 };

/// An attack that is looked for.
pub struct Attack {
    /// Who attacks.
    pub color: Color,
    /// With what.
    pub means: Means,
    /// The time for each of the three searches.
    pub milliseconds: f64,
}

impl Answering<'_> {
    /// Whether the attack wins; none if this is not a game of Renju.
    pub(super) fn solve(&mut self, game: &AnyGame, attack: &Attack) -> Option<Answer> {
        let AnyGame::Renju(renju) = game else { return None };
        let &Attack { color, means, .. } = attack;
        let solution =
            self.timed(attack, |solver, budget| solver.solve(renju, color, means, budget));
        let (mut first, mut stops) = (NONE, NONE);
        if solution.verdict == Verdict::Proved {
            first = self
                .timed(attack, |solver, budget| solver.first_moves(renju, color, means, budget));
            stops = self.timed(attack, |solver, budget| solver.stops(renju, color, means, budget));
        }
        let begins = solution.line.first().copied();
        first.unknown.retain(|&at| Some(at) != begins);
        first.found.extend(begins.filter(|at| !first.found.contains(at)));
        Some(Answer::Solved(Solved {
            verdict: solution.verdict,
            line: tokens(&solution.line, renju),
            first: tokens(&first.found, renju),
            stops: tokens(&stops.found, renju),
            is_partial: !first.unknown.is_empty() || !stops.unknown.is_empty(),
        }))
    }

    /// What the solver finds in the time of a search.
    fn timed<T>(&mut self, attack: &Attack, find: impl FnOnce(&mut Engine, &Budget) -> T) -> T {
        let now = self.now;
        let end = now() + attack.milliseconds;
        let stop = || now() >= end;
        find(self.opponent.solver(), &Budget::until(&stop))
    }

    /// The threats of both colours; none if this is not a game of Renju.
    pub(super) fn threats(&mut self, game: &AnyGame) -> Option<Answer> {
        let AnyGame::Renju(renju) = game else { return None };
        let (rules, solver) = (RuleSet::Renju(renju.variant()), self.opponent.solver());
        let mut all = Vec::new();
        for color in Color::ALL {
            let threats = solver.threats(renju, color).into_iter();
            all.extend(threats.map(|(at, threat)| Menace {
                stone: Token::of(Move::Stone(at), rules),
                color,
                rank: rank(threat),
            }));
        }
        Some(Answer::Threats(all))
    }
}

fn tokens(points: &[Point], game: &Renju) -> Vec<Token> {
    let rules = RuleSet::Renju(game.variant());
    points.iter().map(|&at| Token::of(Move::Stone(at), rules)).collect()
}

const fn rank(threat: Threat) -> Rank {
    match threat {
        Threat::Five => Rank::Five,
        Threat::WinningFour => Rank::WinningFour,
        Threat::Four | Threat::FourThree => Rank::Four,
        _ => Rank::Three,
    }
}
