//! `goishi bench`: each engine side by side with a naive judge, on the same random games.
//!
//! Wall times are printed for interest. What counts is the number of instructions, which valgrind
//! counts the same on a busy machine and on an idle one: the tool runs each side once more under it.

use crate::{Outcome, malformed};
use goishi::ai::Random;
use goishi::board::{Color, Point};
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;
use goishi::rules::rin::Size;
use std::io::{self, Write};
use std::process::Command;
use std::time::Instant;

#[path = "../../../tests/oracle/rin.rs"]
mod oracle;

/// Random games of the wall-clock comparison, and of the one under valgrind.
const GAMES: usize = 4_200; // a million stones
const COUNTED_GAMES: usize = 200;

/// Who plays the games.
#[derive(Clone, Copy)]
enum Side {
    Engine,
    Naive,
    /// Only makes the random games, to be subtracted from the others.
    Nobody,
}

impl Side {
    const ALL: [Self; 3] = [Self::Engine, Self::Naive, Self::Nobody];

    const fn id(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Naive => "naive",
            Self::Nobody => "nobody",
        }
    }
}

/// Without options the whole comparison; with `--side SIDE` that side alone, for valgrind.
pub fn run(options: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    match options {
        [] => compare(out),
        ["--side", id] => match Side::ALL.into_iter().find(|side| side.id() == *id) {
            Some(side) => writeln!(out, "{}", play(side, COUNTED_GAMES).1).map(|()| Outcome::Fine),
            None => Ok(malformed(&format!("{id:?} is none of engine, naive, nobody"))),
        },
        _ => Ok(malformed("usage: goishi bench [--side engine|naive|nobody]")),
    }
}

fn compare(out: &mut impl Write) -> io::Result<Outcome> {
    let [(engine, result), (naive, expected), _] = Side::ALL.map(|side| {
        let start = Instant::now();
        let result = play(side, GAMES);
        (start.elapsed().as_secs_f64(), result)
    });
    let equal = result == expected;
    writeln!(
        out,
        "rin, {GAMES} random games of {} stones: engine | naive flood fill | ratio",
        result.0
    )?;
    writeln!(out, "  final boards           {}", if equal { "equal" } else { "DIFFERENT" })?;
    writeln!(out, "  seconds                {engine:.3} | {naive:.3} | {:.1}", naive / engine)?;
    match instructions_per_stone() {
        Some([engine, naive]) => {
            writeln!(
                out,
                "  instructions a stone   {engine:.0} | {naive:.0} | {:.1}",
                naive / engine
            )?;
        }
        None => writeln!(out, "  instructions a stone   not counted: valgrind is not installed")?,
    }
    Ok(if equal { Outcome::Fine } else { Outcome::Illegal })
}

fn instructions_per_stone() -> Option<[f64; 2]> {
    let nobody = count_instructions(Side::Nobody)?;
    let (stones, _) = play(Side::Engine, COUNTED_GAMES);
    let per_stone = |side| Some((count_instructions(side)? - nobody) / stones as f64);
    Some([per_stone(Side::Engine)?, per_stone(Side::Naive)?])
}

/// Runs one side alone under valgrind; `None` if that cannot be done.
fn count_instructions(side: Side) -> Option<f64> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["bench", "--side", side.id()])
        .output()
        .ok()?;
    let report = String::from_utf8_lossy(&output.stderr);
    report.split("Collected :").nth(1)?.split_whitespace().next()?.parse().ok()
}

/// Plays `games` random games to the end: how many stones, and a sum over the final boards.
fn play(side: Side, games: usize) -> (u64, u64) {
    let mut random = Random::new(2010);
    let mut order: Vec<usize> = (0..256).collect();
    let (mut stones, mut sum) = (0, 0);
    for _ in 0..games {
        random.shuffle(&mut order);
        let (placed, result) = match side {
            Side::Engine => engine_game(&order),
            Side::Naive => naive_game(&order),
            Side::Nobody => (0, 0),
        };
        stones += placed;
        sum = (sum * 31 + result) % 1_000_000_007;
    }
    (stones, sum)
}

/// Puts the stones in the order of `order`, where a point is still empty.
fn engine_game(order: &[usize]) -> (u64, u64) {
    let mut game = RuleSet::Rin(Size::Sixteen).start();
    let mut placed = 0;
    for &i in order {
        let at = Point::new((i / 16) as u8, (i % 16) as u8);
        placed += u64::from(game.play(Move::Stone(at)).is_ok());
    }
    let board = game.board();
    (placed, checksum(board.points().map(|at| board.get(at) == Some(Color::Black))))
}

fn naive_game(order: &[usize]) -> (u64, u64) {
    let mut game = oracle::NaiveRin::new(16);
    for &i in order {
        if game.cells[i] == '.' {
            game.play(i);
        }
    }
    (game.placed as u64, checksum(game.cells.iter().map(|&cell| cell == 'x')))
}

fn checksum(black: impl Iterator<Item = bool>) -> u64 {
    black.fold(7, |sum, black| (sum * 2 + u64::from(black)) % 1_000_000_007)
}
