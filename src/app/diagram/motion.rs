//! What moves after a stone, and how far it has come.

use crate::app::Model;
use crate::board::{Color, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Renju;
use crate::rules::rin::Rin;
use crate::rules::{Ending, Rules};

/// The milliseconds in which a capture or a group is shown.
const SHORT: u64 = 250;
/// The milliseconds in which a ring closes and fills, or a row lights up.
const LONG: u64 = 350;
/// The milliseconds for which the rings round weak stones are in motion.
const SWELLS: u64 = 1800;
/// The distance in points from which on everything is filled last.
const RIPPLE: u8 = 8;
/// How long a light runs along a ring, of the whole motion.
const RUNS: f64 = 0.6;
/// How far before and behind its middle a light that runs is seen, in stones.
const TAIL: f64 = 2.0;

/// A light on a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Light {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// From 0, none, to 1.
    pub strength: f64,
}

/// The motion after the last move: how long ago that was played, as long as its picture changes, and how long its effect is shown.
pub struct Motion {
    passed: Option<u64>,
    lasts: u64,
}

impl Motion {
    pub fn of(model: &Model) -> Self {
        let (lasts, moves_for) = match model.game() {
            AnyGame::Rin(game) if !game.filled().is_empty() => (LONG, LONG),
            AnyGame::Renju(game) if !five(game).is_empty() => (LONG, LONG),
            AnyGame::Ren(game) if game.groups().is_empty() && game.captured().is_empty() => {
                (SHORT, 0)
            }
            AnyGame::Ren(game) if game.replaceable().is_empty() => (SHORT, SHORT),
            AnyGame::Ren(_) => (SHORT, SWELLS),
            _ => (SHORT, 0),
        };
        // A watch that was set back ends it.
        let passed = model.view.played.and_then(|played| model.view.now.checked_sub(played));
        Self { passed: passed.filter(|&passed| passed < moves_for), lasts }
    }

    /// Whether another picture is to follow.
    pub const fn is_on(&self) -> bool {
        self.passed.is_some()
    }

    /// How far the last move has been shown, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.passed.map_or(1.0, |passed| (passed as f64 / self.lasts as f64).min(1.0))
    }

    /// The rings round weak stones swell three times and come to rest.
    pub fn swell(&self) -> f64 {
        let (swell, passed) = (SWELLS / 3, self.passed.unwrap_or(0).min(SWELLS));
        let turn = (passed % swell) as f64 / swell as f64;
        1.0 - (2.0 * turn - 1.0).abs()
    }

    /// How much of the stone on `at` is there: a ring fills outward from the stone that closed it, what lies farther later.
    pub fn arrived(&self, game: &AnyGame, from: Option<Point>, at: Point) -> f64 {
        let (AnyGame::Rin(game), Some(from)) = (game, from) else { return 1.0 };
        let progress = self.progress();
        if progress >= 1.0 || !game.filled().contains(&at) {
            return 1.0;
        }
        let begins = f64::from(distance(from, at).min(RIPPLE)) / f64::from(RIPPLE) * 0.6;
        ((progress - begins).max(0.0) / 0.4).min(1.0)
    }

    /// The lights on stones: one that runs both ways along a ring from the stone that closed it, or those that go on one after
    /// the other in the row that won.
    pub fn lights(&self, model: &Model) -> Vec<Light> {
        let (true, Some(last)) = (self.is_on(), model.last_stone()) else { return Vec::new() };
        let progress = self.progress();
        let (stones, strength): (Vec<(Point, usize)>, Strength) = match model.game() {
            AnyGame::Rin(game) => (ring(game, last), running),
            AnyGame::Renju(game) => {
                let row = five(game).into_iter();
                (row.map(|at| (at, usize::from(distance(last, at)))).collect(), lit)
            }
            AnyGame::Ren(_) => return Vec::new(),
        };
        let most = stones.iter().map(|&(_, far)| far).max().unwrap_or(0) as f64;
        let light = |(at, far): (Point, usize)| {
            let (x, y) = model.layout().center(at);
            Light { x, y, strength: strength(progress, far as f64, most).clamp(0.0, 1.0) }
        };
        stones.into_iter().map(light).filter(|light| light.strength > 0.0).collect()
    }
}

/// How bright a light is, by the progress of the motion, how far its stone is from the last one, and how far the farthest is.
type Strength = fn(f64, f64, f64) -> f64;

/// How bright a stone so far along a ring is.
fn running(progress: f64, far: f64, most: f64) -> f64 {
    let middle = progress / RUNS * (most + TAIL);
    1.0 - (middle - far).abs() / TAIL
}

/// How bright a stone so far along a row is: each goes on in its turn, and all go out together.
fn lit(progress: f64, far: f64, most: f64) -> f64 {
    let since = progress * (most + 1.0) * 1.25 - far;
    since.min((1.0 - progress) * 5.0)
}

/// How far two points are from each other, in steps of a king.
fn distance(from: Point, to: Point) -> u8 {
    from.row.abs_diff(to.row).max(from.col.abs_diff(to.col))
}

/// The stones of the row that won, if the last stone completed it.
fn five(game: &Renju) -> Vec<Point> {
    match game.status().ending() {
        Some(Ending::Five) => game.finding().concat(),
        _ => Vec::new(),
    }
}

/// The stones round what the last one filled, each with its distance along them from that stone.
fn ring(game: &Rin, last: Point) -> Vec<(Point, usize)> {
    let color = game.board().get(last).unwrap_or(Color::Black);
    let is_ring = |at: &Point| {
        game.board().get(*at) == Some(color)
            && !game.filled().contains(at)
            && game.filled().iter().any(|&inside| distance(inside, *at) == 1)
    };
    let mut rest: Vec<Point> = game.board().points().filter(is_ring).collect();
    let mut ring = vec![(last, 0)];
    rest.retain(|&at| at != last);
    let mut next = 0;
    while let Some(&(here, far)) = ring.get(next) {
        ring.extend(rest.extract_if(.., |at| distance(here, *at) == 1).map(|at| (at, far + 1)));
        next += 1;
    }
    ring
}
