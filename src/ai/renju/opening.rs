//! The decisions of an opening that are more than the best stone: colours, numbers, proposals of which one stone
//! stays, and stones that shall leave both colours equal chances.

mod booked;
mod laying;

pub use booked::by_book;

use super::root::Found;
use super::skill::Skill;
use super::{Engine, Law, single};
use crate::ai::cell::{Cell, cell, point};
use crate::ai::search::score;
use crate::ai::{Budget, Random, Score, Task, Thought};
use crate::board::{Board, Color, Point};
use crate::rules::renju::{Renju, are_equal};
use crate::rules::{Move, Phase, Proposal, Rules};
use laying::Field;

/// Where the score of a position is nearer to 0, in thousandths, both colours are said to have equal chances.
const EVEN: i16 = 80;

/// A study of several positions that a decision may lead to, all of them deeper and deeper.
pub struct Study<'a, 'b> {
    engine: &'a mut Engine,
    law: Law,
    skill: Skill,
    budget: &'a Budget<'b>,
    seed: u64,
    nodes: u64,
    /// How many positions it may search at its level.
    most_nodes: u64,
    /// The stones that may be laid, if that is due.
    field: Field,
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
        // There are as many positions to look at as stones to propose or to choose from.
        let field = Field::new(game, task);
        let stones = game.proposal_size().unwrap_or(game.proposed().len());
        let positions = stones.max(field.points().count() / 2).max(2);
        let most_nodes = skill.nodes.saturating_mul(2 * positions as u64);
        Self { engine, law, skill, budget, seed: task.seed, nodes: 0, most_nodes, field }
    }

    /// The decision that is due, if it is not only to find the best stone.
    pub fn decide(mut self, game: &Renju, except: &[Move]) -> Option<Thought> {
        let mut best = None;
        let mut depth = 0;
        for deeper in 1..=self.skill.depth.min(30) {
            let skill = self.skill.up_to(deeper);
            let Some(decision) = self.decide_at(game, except, skill) else { break };
            (self.budget.report)(&single(decision.mv, score(decision.value)));
            (best, depth) = (Some(decision), deeper);
        }
        let Decision { mv, value } = best.or_else(|| self.at_once(game, except))?;
        let (depth, nodes) = (depth as u16, self.nodes);
        Some(Thought { depth, nodes, ..single(mv, score(value)) })
    }

    fn decide_at(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        match game.phase() {
            Phase::ColourChoice => self.colours(game, except, skill),
            Phase::Branch => self.branch(game, except, skill),
            Phase::Swap2 => self.swap2(game, except, skill),
            Phase::Declaration => self.declare(game, except, skill),
            Phase::Opening => self.lay(game, skill),
            Phase::Fifths | Phase::TwoBlacks => self.propose(game, except, skill),
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
        let nodes = self.budget.nodes.min(self.most_nodes);
        let nodes = nodes.saturating_sub(self.nodes);
        // These stones are no progress of the decision.
        let budget = Budget { nodes, report: &|_| (), ..*self.budget };
        self.engine.set_up(self.law, board, color);
        let allowed = self.engine.allowed_but(except);
        let (found, nodes) = self.engine.search(&allowed, budget, skill)?;
        self.nodes += nodes;
        (found.depth >= skill.depth || found.is_decided()).then_some(found)
    }

    /// The value for Black of a game in which the colours are settled: by the best next stone, and where Black is to
    /// propose stones by the worst of these.
    fn value_for_black(&mut self, game: &Renju, skill: Skill) -> Option<i32> {
        let (board, color) = (game.board(), game.color_to_move()?);
        if let Some(size) = game.proposal_size() {
            return Some(self.blacks(board, size, skill)?.last()?.value);
        }
        let best = self.look(board, color, &[], skill)?;
        let mut next = game.clone();
        next.play(Move::Stone(point(best.line[0]))).ok()?;
        match next.phase() {
            Phase::Fifths | Phase::TwoBlacks => self.value_for_black(&next, skill),
            _ => Some(if color == Color::Black { best.value } else { -best.value }),
        }
    }

    /// The better colour. Where the other will have a choice after the next stone, it is the one that does not put
    /// that stone, or either if both have equal chances.
    fn colours(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let me = game.person_to_move()?;
        let stays = after(game, Move::Stay)?;
        let (swap, value) = if stays.awaits_colour_choice() {
            let next = self.look(game.board(), me, &[], skill)?;
            (!is_even(next.value) || self.tosses(game), 0)
        } else {
            let black = self.value_for_black(&stays, skill)?;
            let mine = if me == Color::Black { black } else { -black };
            (mine < 0, mine.abs())
        };
        let preferred = if swap { [Move::Swap, Move::Stay] } else { [Move::Stay, Move::Swap] };
        let mv = preferred.into_iter().find(|mv| !except.contains(mv))?;
        Some(Decision { mv, value: if mv == preferred[0] { value } else { -value } })
    }

    /// The proposal of ten stones if the worst of them is good for Black, or else the other colour.
    fn branch(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        match self.propose(game, except, skill) {
            Some(proposal) if proposal.value > 0 => Some(proposal),
            proposal => self.colours(game, except, skill).or(proposal),
        }
    }

    /// The better colour, or two more stones if both have equal chances.
    fn swap2(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let colours = self.colours(game, except, skill);
        match colours {
            Some(better) if !is_even(better.value) || except.contains(&Move::More) => Some(better),
            _ if except.contains(&Move::More) => None,
            _ => Some(Decision { mv: Move::More, value: 0 }),
        }
    }

    /// The number of fifths with which both colours have equal chances. White keeps the worst of them.
    fn declare(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let most = game.most_to_declare()?;
        let mut kept = after(&after(game, Move::Declare(most))?, Move::Stay)?;
        if kept.proposal_size().is_none() {
            let fourth = self.look(kept.board(), Color::White, &[], skill)?;
            kept = after(&kept, Move::Stone(point(fourth.line[0])))?;
        }
        let fifths = self.blacks(kept.board(), most.into(), skill)?;
        let numbers = (1..).map(Move::Declare).zip(&fifths);
        let others = numbers.filter(|(mv, _)| !except.contains(mv));
        let (mv, worst) = others.min_by_key(|(_, worst)| worst.value.abs())?;
        Some(Decision { mv, value: -worst.value.abs() })
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

    /// The best stones of Black. White keeps the worst one, so its value counts.
    fn propose(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let size = game.proposal_size()?;
        let stones = self.blacks(game.board(), size + except.len(), skill)?;
        let (best, others) = stones.split_at(size - 1);
        let mut points: Vec<Point> = best.iter().map(|found| point(found.line[0])).collect();
        for worst in others {
            points.push(point(worst.line[0]));
            let mv = Move::Propose(Proposal::new(&points)?);
            if !except.contains(&mv) && game.check(mv).is_ok() {
                return Some(Decision { mv, value: worst.value });
            }
            points.pop();
        }
        None
    }

    /// The stone that is worst for Black.
    fn keep(&mut self, game: &Renju, except: &[Move], skill: Skill) -> Option<Decision> {
        let stones = game.proposed();
        let mut best: Option<Decision> = None;
        for &kept in stones {
            let mut board = *game.board();
            stones.iter().for_each(|&at| board.set(at, None));
            board.set(kept, Some(Color::Black));
            let found = self.look(&board, Color::White, &[], skill)?;
            let mv = Move::Stone(kept);
            if !except.contains(&mv) && best.as_ref().is_none_or(|best| best.value < found.value) {
                best = Some(Decision { mv, value: found.value });
            }
        }
        best
    }

    /// Decides by chance between two choices that are equally good.
    fn tosses(&self, game: &Renju) -> bool {
        let stones = game.board().count(Color::Black) + game.board().count(Color::White);
        Random::new(self.seed ^ (stones as u64) << 32).below(2) == 0
    }

    /// A decision that takes no time: the first that is legal, stones from the middle on.
    fn at_once(&self, game: &Renju, except: &[Move]) -> Option<Decision> {
        let points = from_the_middle(game.board());
        let stones = self.field.points().chain(points.clone()).map(Move::Stone);
        let proposals = points.clone().filter_map(|at| nearest(game, at, points.clone()));
        let numbers = (1..=Proposal::MAX as u8).map(Move::Declare);
        let choices = [Move::Stay, Move::Swap].into_iter().chain(numbers);
        let all = choices.chain(stones).chain(proposals);
        let mut fitting = all.filter(|&mv| !except.contains(&mv) && game.check(mv).is_ok());
        fitting.next().map(|mv| Decision { mv, value: 0 })
    }
}

/// The game after `mv`, if that is legal.
fn after(game: &Renju, mv: Move) -> Option<Renju> {
    let mut next = game.clone();
    next.play(mv).ok()?;
    Some(next)
}

/// Whether a position with this value leaves both colours equal chances.
const fn is_even(value: i32) -> bool {
    matches!(score(value), Score::Open(thousandths) if thousandths.abs() < EVEN)
}

/// All points, those in the middle of the board first.
fn from_the_middle(board: &Board) -> impl Iterator<Item = Point> + Clone + use<> {
    let middle = board.size() / 2;
    let mut points: Vec<Point> = board.points().collect();
    points.sort_by_key(|at| at.row.abs_diff(middle).max(at.col.abs_diff(middle)));
    points.into_iter()
}

/// The proposal of `first` and the first of `points` that may be proposed with it.
fn nearest(game: &Renju, first: Point, points: impl Iterator<Item = Point>) -> Option<Move> {
    let size = game.proposal_size()?;
    let mut chosen = vec![first];
    for at in points {
        chosen.push(at);
        if chosen.len() > size || game.check_part(&chosen).is_err() {
            chosen.pop();
        }
    }
    Proposal::new(&chosen).map(Move::Propose)
}

/// The cells whose stone makes the same position as a stone on `from`, itself among them.
fn alike(board: &Board, from: Cell) -> Vec<Cell> {
    let stones: Vec<_> = board.points().filter_map(|at| Some((at, board.get(at)?))).collect();
    board.points().filter(|&other| are_equal(&stones, point(from), other)).map(cell).collect()
}
