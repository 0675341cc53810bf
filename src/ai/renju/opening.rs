//! The decisions of an opening that are more than one stone: colours, and two stones of which one stays.

use super::root::Found;
use super::skill::Skill;
use super::{Engine, Law, single};
use crate::ai::cell::{Cell, cell, point};
use crate::ai::search::score;
use crate::ai::{Budget, Task, Thought};
use crate::board::{Board, Color};
use crate::rules::renju::{Renju, are_equal};
use crate::rules::{Move, Phase, Rules};

/// A study of several positions that a decision may lead to, all of them deeper and deeper.
pub struct Study<'a, 'b> {
    engine: &'a mut Engine,
    law: Law,
    skill: Skill,
    budget: &'a Budget<'b>,
    nodes: u64,
}

/// A decision, and its value for the player who decides.
struct Decision {
    mv: Move,
    value: i32,
}

impl<'a, 'b> Study<'a, 'b> {
    /// A study of positions of `game`.
    pub fn new(engine: &'a mut Engine, game: &Renju, task: &Task, budget: &'a Budget<'b>) -> Self {
        let (law, skill) = (Law::of(game.variant()), Skill::of(task));
        Self { engine, law, skill, budget, nodes: 0 }
    }

    /// The decision that is due, if it is no single stone.
    pub fn decide(mut self, game: &Renju, except: &[Move]) -> Option<Thought> {
        let mut best = None;
        let mut depth = 0;
        for deeper in 1..=self.skill.depth.min(30) {
            let skill = self.skill.up_to(deeper);
            let Some(decision) = self.decide_at(game, except, skill) else { break };
            (self.budget.told)(&single(decision.mv, score(decision.value)));
            (best, depth) = (Some(decision), deeper);
        }
        let Decision { mv, value } = best.or_else(|| at_once(game, except))?;
        let (depth, nodes) = (depth as u16, self.nodes);
        Some(Thought { depth, nodes, ..single(mv, score(value)) })
    }

    fn decide_at(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        match game.phase() {
            Phase::ColourChoice => self.colours(game, except, skill),
            Phase::Fifths | Phase::TwoBlacks => self.pair(game, except, skill),
            _ => self.keep(game, except, skill),
        }
    }

    /// The best stone of `color`; `None` when there is no time to find it.
    fn look(
        &mut self,
        board: &Board,
        color: Color,
        except: &[Cell],
        skill: Skill,
    ) -> Option<Found> {
        let nodes = self.budget.nodes.min(skill.nodes.saturating_mul(4));
        let nodes = nodes.saturating_sub(self.nodes);
        // These stones are no progress of the decision.
        let budget = Budget { nodes, told: &|_| (), ..*self.budget };
        self.engine.set_up(self.law, board, color);
        let allowed = self.engine.allowed_but(except);
        let (found, nodes) = self.engine.search(&allowed, budget, skill)?;
        self.nodes += nodes;
        (found.depth >= skill.depth || found.is_decided()).then_some(found)
    }

    /// The better colour, by White's best fourth stone and then the worse of Black's two fifths.
    fn colours(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let mut board = *game.board();
        let fourth = self.look(&board, Color::White, &[], skill)?;
        board.set(point(fourth.line[0]), Some(Color::White));
        let fifths = self.blacks(&board, 2, skill)?;
        let black = fifths.last()?.value;
        let by_preference =
            if black > 0 { [Move::Swap, Move::Stay] } else { [Move::Stay, Move::Swap] };
        let mv = by_preference.into_iter().find(|mv| !except.contains(mv))?;
        Some(Decision { mv, value: if mv == Move::Swap { black } else { -black } })
    }

    /// The `count` best stones of Black, no two alike, the best first.
    fn blacks(&mut self, board: &Board, count: usize, skill: Skill) -> Option<Vec<Found>> {
        let (mut chosen, mut except) = (Vec::new(), Vec::new());
        while chosen.len() < count {
            let found = self.look(board, Color::Black, &except, skill)?;
            except.extend(alike(board, found.line[0]));
            chosen.push(found);
        }
        Some(chosen)
    }

    /// The two best stones of Black. White keeps the worse one, so its value counts.
    fn pair(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let stones = self.blacks(game.board(), 2 + except.len(), skill)?;
        for (number, worse) in stones.iter().enumerate() {
            for better in &stones[..number] {
                let mv = Move::pair(point(better.line[0]), point(worse.line[0]));
                if !except.contains(&mv) && game.check(mv).is_ok() {
                    return Some(Decision { mv, value: worse.value });
                }
            }
        }
        None
    }

    /// The stone that is worse for Black.
    fn keep(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let pair = game.proposed()?;
        let mut best: Option<Decision> = None;
        for kept in pair {
            let mut board = *game.board();
            pair.iter().for_each(|&at| board.set(at, None));
            board.set(kept, Some(Color::Black));
            let found = self.look(&board, Color::White, &[], skill)?;
            let mv = Move::Stone(kept);
            if !except.contains(&mv) && best.as_ref().is_none_or(|best| best.value < found.value) {
                best = Some(Decision { mv, value: found.value });
            }
        }
        best
    }
}

/// A decision that takes no time: the first that is legal, pairs from the middle rows on.
fn at_once(game: &Renju, except: &[Move]) -> Option<Decision> {
    let points: Vec<_> = game.board().points().collect();
    let lower = points.iter().skip(points.len() / 3);
    let pairs = lower.clone().flat_map(|&a| lower.clone().map(move |&b| Move::pair(a, b)));
    let stones = points.iter().map(|&at| Move::Stone(at));
    let all = [Move::Stay, Move::Swap].into_iter().chain(stones).chain(pairs);
    let mut fitting = all.filter(|&mv| game.check(mv).is_ok() && !except.contains(&mv));
    fitting.next().map(|mv| Decision { mv, value: 0 })
}

/// The cells whose stone makes the same position as a stone on `from`, itself among them.
fn alike(board: &Board, from: Cell) -> Vec<Cell> {
    let stones: Vec<_> = board.points().filter_map(|at| Some((at, board.get(at)?))).collect();
    board.points().filter(|&other| are_equal(&stones, point(from), other)).map(cell).collect()
}
