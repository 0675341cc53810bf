//! `goishi book`: makes the book of openings of the player of Renju, by nothing but its own search.

mod swap2;

use crate::options::Options;
use crate::{Outcome, malformed};
use goishi::ai::renju::{Engine, Law};
use goishi::ai::{Budget, Score, Task, Thought};
use goishi::board::{Board, Color, Notation, Point, Symmetry};
use goishi::rules::Move;
use goishi::rules::renju::{PATTERNS, Pattern, SIZE, Variant, are_equal};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};

const OPTIONS: [&str; 2] = ["--nodes", "--jobs"];
/// How many positions are searched for the value of a fourth stone, if it is not said otherwise.
const NODES: u64 = 160_000;
/// A pattern gets so many times that.
const PATTERN: u64 = 50;
/// The first look at all fourth stones takes this part of it.
const SURVEY: u64 = 12;
/// The look for good fifth stones takes this part of it, and that at each of them another.
const FINDING: u64 = 12;
const FIFTH: u64 = 2;
/// The tables of searches have two to this power of slots: that of a pattern, and others.
const TABLE_BITS: [u32; 2] = [22, 20];
/// The value of a win that is proved.
const PROVED: i16 = 1000;

/// The law of the patterns.
const RENJU: Law = Law::of(Variant::Rif);

/// So many fourth stones are kept: the best ones for White, and the others that are the most even.
const FOURTHS: [usize; 2] = [12, 12];
/// Of these so many have fifth stones.
const WITH_FIFTHS: [usize; 2] = [6, 3];
/// A fourth stone has so many fifths, of so many that were looked at.
const FIFTHS: [usize; 2] = [12, 14];
/// Fourth stones lie within so many steps of the centre.
const STEPS: u8 = 4;

/// How much a search may take.
#[derive(Clone, Copy)]
struct Effort {
    nodes: u64,
    bits: u32,
}

/// A stone and its value for Black, in thousandths.
#[derive(Clone, Copy)]
struct Judged {
    at: Point,
    value: i16,
}

impl std::fmt::Display for Judged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", Notation::FileRank.name(self.at, SIZE), self.value)
    }
}

/// Prints a file of the book: the values of the `patterns`, their `fourths`, or even positions for `swap2`. Equal budgets
/// make equal books, by however many jobs at once.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let (nodes, jobs, part) = match read(words) {
        Ok(order) => order,
        Err(why) => return Ok(malformed(&why)),
    };
    let text = match part {
        Part::Patterns(part) => for_all_patterns(jobs, |pattern| part(pattern, nodes)).concat(),
        Part::Swap2 => swap2::positions(nodes),
    };
    write!(out, "{text}")?;
    Ok(Outcome::Fine)
}

/// A file of the book.
enum Part {
    /// What it says of each pattern, if so many positions are searched for a fourth stone.
    Patterns(fn(&Pattern, u64) -> String),
    Swap2,
}

fn read(words: &[&str]) -> Result<(u64, usize, Part), String> {
    let options = Options::read(words, &OPTIONS)?;
    let part = match options.words[..] {
        ["patterns"] => Part::Patterns(value),
        ["fourths"] => Part::Patterns(chapter),
        ["swap2"] => Part::Swap2,
        _ => return Err("a book has patterns, fourths and swap2".to_string()),
    };
    let (nodes, jobs) = (options.number("--nodes", NODES)?, options.number("--jobs", 1)?);
    if nodes == 0 || jobs == 0 {
        return Err("--nodes and --jobs are at least 1".to_string());
    }
    Ok((nodes, jobs, part))
}

/// What `write` says of each pattern, in their order.
fn for_all_patterns(jobs: usize, write: impl Fn(&Pattern) -> String + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let work = || {
        let take = || next.fetch_add(1, Ordering::Relaxed);
        let numbers = std::iter::repeat_with(take).take_while(|&number| number < PATTERNS.len());
        numbers.map(|number| (number, write(&PATTERNS[number]))).collect::<Vec<_>>()
    };
    let mut all = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|it| it.join().unwrap_or_default()).collect::<Vec<_>>()
    });
    all.sort();
    all.into_iter().map(|(_, text)| text).collect()
}

/// The code of a pattern and its value.
fn value(pattern: &Pattern, nodes: u64) -> String {
    let effort = Effort { nodes: nodes * PATTERN, bits: TABLE_BITS[0] };
    format!("{} {}\n", pattern.code(), judge(&laid(pattern), Color::White, RENJU, effort))
}

/// The code of a pattern, and a line for each of its fourth stones.
fn chapter(pattern: &Pattern, nodes: u64) -> String {
    let board = laid(pattern);
    let fourths = fourths(&board, nodes);
    let with_fifths: Vec<Point> = chosen(&fourths, WITH_FIFTHS).iter().map(|it| it.at).collect();
    let mut text = pattern.code() + "\n";
    for fourth in fourths {
        text += &fourth.to_string();
        if with_fifths.contains(&fourth.at) {
            let fifths = fifths(&with(&board, fourth.at, Color::White), nodes);
            text += ":";
            fifths.iter().for_each(|fifth| text += &format!(" {fifth}"));
        }
        text += "\n";
    }
    text
}

fn laid(pattern: &Pattern) -> Board {
    let stones = pattern.stones().into_iter().zip([Color::Black, Color::White, Color::Black]);
    stones.fold(Board::empty(SIZE), |board, (at, color)| with(&board, at, color))
}

fn with(board: &Board, at: Point, color: Color) -> Board {
    let mut board = *board;
    board.set(at, Some(color));
    board
}

/// The value of a position for Black: the mean of what the search says at the deeper half of its depths. The value of one
/// depth alone goes up and down from depth to depth.
fn judge(board: &Board, to_move: Color, law: Law, Effort { nodes, bits }: Effort) -> i16 {
    let values = RefCell::new(BTreeMap::new());
    let report = |thought: &Thought| {
        values.borrow_mut().insert(thought.depth, i32::from(thousandths(thought.score)));
    };
    let budget = Budget { report: &report, ..Budget::nodes(nodes) };
    let mut engine = Engine::with_table(bits);
    let thought = engine.stone_on(board, to_move, law, &Task::BEST, &budget);
    let last = thought.map_or(0, |thought| thousandths(thought.score));
    let values: Vec<i32> = values.into_inner().into_values().collect();
    let deeper = &values[values.len() / 2..];
    let is_proved = deeper.is_empty() || last.abs() == PROVED;
    let value =
        if is_proved { last } else { (deeper.iter().sum::<i32>() / deeper.len() as i32) as i16 };
    if to_move == Color::Black { value } else { -value }
}

const fn thousandths(score: Score) -> i16 {
    match score {
        Score::Win(_) => PROVED,
        Score::Loss(_) => -PROVED,
        Score::Open(value) => value,
    }
}

/// The fourth stones of a pattern, the best for White first, one for each kind by the symmetry of the pattern.
fn fourths(board: &Board, nodes: u64) -> Vec<Judged> {
    let look = |at: Point, nodes| {
        let effort = Effort { nodes, bits: TABLE_BITS[1] };
        let value = judge(&with(board, at, Color::White), Color::Black, RENJU, effort);
        Judged { at, value }
    };
    let kinds = board.points().filter(|&at| is_near(at) && is_first_of_its_kind(board, at));
    let survey: Vec<Judged> = kinds.map(|at| look(at, nodes / SURVEY)).collect();
    let mut fourths: Vec<Judged> =
        chosen(&survey, FOURTHS).into_iter().map(|it| look(it.at, nodes)).collect();
    fourths.sort_by_key(|it| it.value);
    fourths
}

/// The best stones for White, and the most even ones of the others.
fn chosen(all: &[Judged], [best, even]: [usize; 2]) -> Vec<Judged> {
    let mut sorted = all.to_vec();
    sorted.sort_by_key(|it| it.value);
    let mut others = sorted.split_off(best.min(sorted.len()));
    others.sort_by_key(|it| it.value.abs());
    others.truncate(even);
    sorted.extend(others);
    sorted
}

fn is_near(at: Point) -> bool {
    let middle = SIZE / 2;
    at.row.abs_diff(middle).max(at.col.abs_diff(middle)) <= STEPS
}

/// Whether no earlier point is the image of an empty point by a symmetry of the position.
fn is_first_of_its_kind(board: &Board, at: Point) -> bool {
    let keeps = |symmetry: &Symmetry| {
        board.points().all(|it| board.get(it) == board.get(symmetry.apply(it, SIZE)))
    };
    let mut images = Symmetry::ALL.into_iter().filter(keeps).map(|it| it.apply(at, SIZE));
    board.get(at).is_none() && images.all(|image| image >= at)
}

/// The best fifth stones of Black, no two alike, the best first.
fn fifths(board: &Board, nodes: u64) -> Vec<Judged> {
    let [kept, looked_at] = FIFTHS;
    let stones: Vec<_> = board.points().filter_map(|at| Some((at, board.get(at)?))).collect();
    let (mut engine, law) = (Engine::with_table(TABLE_BITS[1]), RENJU);
    let (mut found, mut except) = (Vec::new(), Vec::new());
    while found.len() < looked_at {
        let task = Task { except: &except, ..Task::BEST };
        let budget = Budget::nodes(nodes / FINDING);
        let thought = engine.stone_on(board, Color::Black, law, &task, &budget);
        let Some(Move::Stone(best)) = thought.map(|thought| thought.mv) else { break };
        let alike = board.points().filter(|&other| are_equal(&stones, best, other));
        except.extend(alike.map(Move::Stone));
        found.push(best);
    }
    let look = |at: Point| {
        let effort = Effort { nodes: nodes / FIFTH, bits: TABLE_BITS[1] };
        let value = judge(&with(board, at, Color::Black), Color::White, RENJU, effort);
        Judged { at, value }
    };
    let mut fifths: Vec<Judged> = found.into_iter().map(look).collect();
    fifths.sort_by_key(|it| -it.value);
    fifths.truncate(kept);
    fifths
}
