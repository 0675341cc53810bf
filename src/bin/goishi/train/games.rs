//! Games of the player against itself, from which the network learns.

use crate::Outcome;
use goishi::ai::renju::{Engine, Law};
use goishi::ai::{Budget, Random, Score, Task, Thought};
use goishi::board::{Board, Color, Notation, Point};
use goishi::rules::Move;
use goishi::rules::renju::{PATTERNS, SIZE, Variant};
use std::io::{self, Write};

/// How many positions are searched for a move, if it is not said otherwise.
pub const NODES: u64 = 1500;
/// The tables of searches have two to this power of slots.
const TABLE_BITS: u32 = 15;
/// The value of a win that is proved, in thousandths.
const PROVED: i16 = 1000;
/// A game with so many stones is drawn.
const LONGEST: usize = 140;
/// An opening has up to so many stones beside its pattern.
const MORE: usize = 6;
/// Of a hundred moves so many are the second best, and so many are anywhere near.
const SECOND: usize = 8;
const STRAY: usize = 6;

/// Which games are played.
pub struct Plan {
    pub games: usize,
    pub nodes: u64,
    pub seed: u64,
}

/// A game that is going on.
struct Table<'a> {
    engine: Engine,
    random: Random,
    board: Board,
    turn: Color,
    plan: &'a Plan,
}

/// Prints games, a line each: the stones of the opening; `|`; the stones of the game, each with what the search thought:
/// `h8=120` if this was the best move and the player to move stands at 120 thousandths, `h8/h9=120` if `h9` was; `|`; and
/// the result for Black. Stones are Black's and White's by turns.
pub fn print(plan: &Plan, out: &mut impl Write) -> io::Result<Outcome> {
    for number in 0..plan.games {
        let seed = plan.seed.wrapping_mul(0x1_0000_0001).wrapping_add(number as u64);
        let mut table = Table {
            engine: Engine::with_table(TABLE_BITS),
            random: Random::new(seed),
            board: Board::empty(SIZE),
            turn: Color::Black,
            plan,
        };
        writeln!(out, "{}", table.play())?;
    }
    Ok(Outcome::Fine)
}

impl Table<'_> {
    fn play(&mut self) -> String {
        let opening: Vec<String> = self.opening().into_iter().map(name).collect();
        let mut moves = Vec::new();
        let mut result = 0;
        while self.stones() < LONGEST {
            let Some(thought) = self.think(&[]) else { break };
            let Some((best, value)) = judged(&thought) else { break };
            if value.abs() >= PROVED {
                moves.push(format!("{}={value}", name(best)));
                let is_black = self.turn == Color::Black;
                result = if (value > 0) == is_black { 1 } else { -1 };
                break;
            }
            let chosen = self.chosen(best);
            moves.push(match chosen == best {
                true => format!("{}={value}", name(best)),
                false => format!("{}/{}={value}", name(chosen), name(best)),
            });
            self.put(chosen);
        }
        format!("{} | {} | {result}", opening.join(" "), moves.join(" "))
    }

    fn stones(&self) -> usize {
        self.board.points().filter(|&at| self.board.get(at).is_some()).count()
    }

    fn put(&mut self, at: Point) {
        self.board.set(at, Some(self.turn));
        self.turn = self.turn.other();
    }

    /// Puts the stones of an opening: a pattern, and some stones near it.
    fn opening(&mut self) -> Vec<Point> {
        let pattern = &PATTERNS[self.random.below(PATTERNS.len())];
        let mut stones = pattern.stones().to_vec();
        stones.iter().for_each(|&at| self.put(at));
        for _ in 0..self.random.below(MORE + 1) {
            let at = self.near();
            self.put(at);
            stones.push(at);
        }
        stones
    }

    /// An empty point near a stone.
    fn near(&mut self) -> Point {
        let board = &self.board;
        let is_near = |at: Point| {
            let steps = |by: Point| by.row.abs_diff(at.row).max(by.col.abs_diff(at.col));
            board.points().any(|by| board.get(by).is_some() && steps(by) <= 2)
        };
        let empty = board.points().filter(|&at| board.get(at).is_none());
        let near: Vec<Point> = empty.filter(|&at| is_near(at)).collect();
        near[self.random.below(near.len())]
    }

    /// The move that is played where `best` is the best.
    fn chosen(&mut self, best: Point) -> Point {
        match self.random.below(100) {
            n if n < STRAY => self.near(),
            n if n < STRAY + SECOND => {
                let second = self.think(&[Move::Stone(best)]).and_then(|it| judged(&it));
                second.filter(|&(_, value)| value > -PROVED).map_or(best, |(at, _)| at)
            }
            _ => best,
        }
    }

    fn think(&mut self, except: &[Move]) -> Option<Thought> {
        let task = Task { except, ..Task::BEST };
        let budget = Budget::nodes(self.plan.nodes);
        self.engine.stone_on(&self.board, self.turn, Law::of(Variant::Rif), &task, &budget)
    }
}

fn name(at: Point) -> String {
    Notation::FileRank.name(at, SIZE)
}

/// The move, and its value in thousandths.
fn judged(thought: &Thought) -> Option<(Point, i16)> {
    let Move::Stone(at) = thought.mv else { return None };
    let value = match thought.score {
        Score::Win(_) => PROVED,
        Score::Loss(_) => -PROVED,
        Score::Open(value) => value,
    };
    Some((at, value))
}
