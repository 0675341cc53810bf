//! Even positions to open Swap2 with: drawn by chance, searched, and the most even ones kept.

use super::{Effort, TABLE_BITS, judge, with};
use goishi::ai::Random;
use goishi::ai::renju::Law;
use goishi::board::{Board, Color, Notation, Point, Symmetry};
use goishi::rules::renju::{SIZE, Variant};
use std::collections::BTreeSet;

const SEED: u64 = 2;
/// So many positions of three stones are drawn, so many of them are looked at longer, and so many kept.
const THREES: [usize; 3] = [600, 60, 24];
/// How many pairs of stones that may follow each of them are drawn, looked at longer, and kept.
const PAIRS: [usize; 3] = [60, 12, 4];
/// The first look takes this part of the positions that the second one searches.
const SURVEY: u64 = 12;
/// A stone lies within so many steps of the one before it.
const STEPS: u8 = 5;

/// Stones, Black's and White's in turn, and the value of their position for Black.
#[derive(Clone)]
struct Laid {
    stones: Vec<Point>,
    value: i16,
}

/// A line for each position: its stones and its value.
pub fn positions(nodes: u64) -> String {
    let mut random = Random::new(SEED);
    let nothing = Laid { stones: Vec::new(), value: 0 };
    let threes = most_even(&nothing, 3, THREES, nodes, &mut random);
    let pairs = threes.iter().flat_map(|three| most_even(three, 5, PAIRS, nodes, &mut random));
    let pairs: Vec<Laid> = pairs.collect();
    threes.iter().chain(&pairs).map(line).collect()
}

fn line(laid: &Laid) -> String {
    let name = |&at: &Point| Notation::FileRank.name(at, SIZE) + " ";
    laid.stones.iter().map(name).collect::<String>() + &format!("{}\n", laid.value)
}

/// The most even of positions with so many stones that go on from `start`, no two alike.
fn most_even(
    start: &Laid,
    size: usize,
    [drawn, looked_at, kept]: [usize; 3],
    nodes: u64,
    random: &mut Random,
) -> Vec<Laid> {
    let mut kinds = BTreeSet::new();
    let all = std::iter::repeat_with(|| draw(&start.stones, size, random));
    let new = all.filter(|stones| kinds.insert(kind(stones)));
    let mut found: Vec<Laid> = new.take(drawn).map(|stones| look(stones, nodes / SURVEY)).collect();
    found.sort_by_key(|it| it.value.abs());
    found.truncate(looked_at);
    let mut found: Vec<Laid> = found.into_iter().map(|it| look(it.stones, nodes)).collect();
    found.sort_by_key(|it| it.value.abs());
    found.truncate(kept);
    found
}

/// The stones of a position and others after them, each near the one before it.
fn draw(start: &[Point], size: usize, random: &mut Random) -> Vec<Point> {
    let mut stones = start.to_vec();
    while stones.len() < size {
        let all = Board::empty(SIZE);
        let is_near = |at: &Point| {
            let near =
                |last: &Point| at.row.abs_diff(last.row).max(at.col.abs_diff(last.col)) <= STEPS;
            stones.last().is_none_or(near) && !stones.contains(at)
        };
        let points: Vec<Point> = all.points().filter(is_near).collect();
        stones.push(points[random.below(points.len())]);
    }
    stones
}

fn look(stones: Vec<Point>, nodes: u64) -> Laid {
    let effort = Effort { nodes, bits: TABLE_BITS[1] };
    let value = judge(&board(&stones), Color::White, Law::of(Variant::GomokuSwap2), effort);
    Laid { stones, value }
}

fn board(stones: &[Point]) -> Board {
    let colors = [Color::Black, Color::White].into_iter().cycle();
    stones
        .iter()
        .zip(colors)
        .fold(Board::empty(SIZE), |board, (&at, color)| with(&board, at, color))
}

/// What positions have in common that are the same when they are turned or mirrored.
fn kind(stones: &[Point]) -> Vec<(usize, Point)> {
    let images = Symmetry::ALL.into_iter().map(|symmetry| {
        let turned = stones.iter().map(|&at| symmetry.apply(at, SIZE));
        let mut image: Vec<(usize, Point)> =
            turned.enumerate().map(|(number, at)| (number % 2, at)).collect();
        image.sort();
        image
    });
    images.min().unwrap_or_default()
}
