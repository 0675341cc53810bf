//! A position that a colour may win by threats.

use super::Measure;
use goishi::ai::Budget;
use goishi::ai::renju::{Engine, Means, Solution, Verdict};
use goishi::board::{Board, Color, Notation, Point};
use goishi::rules::Rules;
use goishi::rules::renju::{Renju, SIZE, Variant};
use std::time::{Duration, Instant};

/// A position, and whose attack is looked for.
pub struct Problem {
    pub game: Renju,
    pub attacker: Color,
}

impl Problem {
    /// The position of `game` for the player who is to move there.
    pub fn of(game: &Renju) -> Option<Self> {
        let attacker = game.color_to_move()?;
        let game = Renju::from_position(game.variant(), game.board(), attacker);
        Some(Self { game, attacker })
    }

    /// Reads what [`Self::line`] writes, and overlooks what follows.
    pub fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [id, color, black, white, ..] = words[..] else { return None };
        let variant = Variant::ALL.into_iter().find(|variant| variant.row().id == id)?;
        let attacker = Color::from_id(color)?;
        let mut board = Board::empty(SIZE);
        for (color, stones) in [(Color::Black, black), (Color::White, white)] {
            for name in stones.split('/').filter(|name| !name.is_empty()) {
                board.set(Notation::FileRank.parse(name, SIZE)?, Some(color));
            }
        }
        Some(Self { game: Renju::from_position(variant, &board, attacker), attacker })
    }

    /// The rule set, the attacker, Black's stones and White's.
    pub fn line(&self) -> String {
        let board = self.game.board();
        let stones = Color::ALL.map(|color| {
            let own = board.points().filter(|&at: &Point| board.get(at) == Some(color));
            own.map(|at| Notation::FileRank.name(at, SIZE)).collect::<Vec<_>>().join("/")
        });
        format!("{} {} {}", self.game.variant().row().id, self.attacker.id(), stones.join(" "))
    }

    /// What a solver says that remembers nothing and may search so many positions.
    pub fn solve(&self, engine: &mut Engine, budget: u64) -> Solution {
        engine.forget();
        engine.solve(&self.game, self.attacker, Means::Threats, &Budget::nodes(budget))
    }

    /// What such a solver needs, once it knows the rules.
    pub fn measure(&self, engine: &mut Engine, budget: u64) -> Measure {
        self.solve(engine, 1);
        let (wall, begun) = (Instant::now(), busy());
        let Solution { verdict, nodes, .. } = self.solve(engine, budget);
        let time = match (begun, busy()) {
            (Some(begun), Some(ended)) => ended.saturating_sub(begun),
            _ => wall.elapsed(),
        };
        Measure { is_proved: verdict == Verdict::Proved, nodes, time }
    }
}

/// How long this thread has been working, where the system says it: other programs do not count.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
