//! Rin: every turn is tried, every answer of the opponent, and every end of a game.

use super::expect_firsts;
use crate::oracle::rin::NaiveRin;
use goishi::board::{Color, Point};
use goishi::record::puzzle::{Puzzle, Theme};
use std::collections::HashMap;

pub fn prove(puzzle: &Puzzle) -> Result<(), String> {
    let game = game(puzzle);
    let size = game.size;
    let point = |at: usize| Point::new((at / size) as u8, (at % size) as u8);
    let best = match puzzle.theme {
        Theme::Kill => best_turns(&game, |game| game.killed.len()),
        Theme::Ring => best_turns(&game, |game| game.filled.len()),
        Theme::Save => safest(&game),
        _ => best_ends(&game),
    };
    let firsts: Vec<Point> = best.iter().map(|turn| point(turn[0])).collect();
    expect_firsts(puzzle, &firsts)?;
    let turns: Vec<Vec<Point>> =
        best.iter().map(|turn| turn.iter().map(|&at| point(at)).collect()).collect();
    match puzzle.right.iter().all(|line| turns.contains(line)) {
        true if turns.len() == puzzle.right.len() => Ok(()),
        _ => Err(format!("{turns:?} are the best turns")),
    }
}

fn game(puzzle: &Puzzle) -> NaiveRin {
    let setup = &puzzle.setup;
    let mut game = NaiveRin::new(puzzle.rules.size().into());
    for (cell, at) in game.cells.iter_mut().zip(setup.board.points()) {
        *cell = match setup.board.get(at) {
            Some(Color::Black) => 'x',
            Some(Color::White) => 'o',
            None => '.',
        };
    }
    game.placed = match (setup.to_move, setup.left) {
        (Color::Black, 1) => 4,
        (Color::White, 2) => 1,
        (Color::White, _) => 2,
        _ => 3,
    };
    game
}

fn empty(game: &NaiveRin) -> Vec<usize> {
    (0..game.cells.len()).filter(|&at| game.cells[at] == '.').collect()
}

fn after(game: &NaiveRin, at: usize) -> NaiveRin {
    let mut next = game.clone();
    next.play(at);
    next
}

/// All turns of the player to move with what `count` says of their stones together.
fn turns(game: &NaiveRin, count: fn(&NaiveRin) -> usize) -> Vec<(usize, Vec<usize>)> {
    let mut all = Vec::new();
    for first in empty(game) {
        let next = after(game, first);
        if game.placed.is_multiple_of(2) || empty(&next).is_empty() {
            all.push((count(&next), vec![first]));
            continue;
        }
        for second in empty(&next) {
            let counted = count(&next) + count(&after(&next, second));
            all.push((counted, vec![first, second]));
        }
    }
    all
}

fn best_turns(game: &NaiveRin, count: fn(&NaiveRin) -> usize) -> Vec<Vec<usize>> {
    let turns = turns(game, count);
    let most = turns.iter().map(|(counted, _)| *counted).max().expect("a turn");
    turns.into_iter().filter(|(counted, _)| *counted == most).map(|(_, turn)| turn).collect()
}

/// The single stones after which the opponent's next turn kills fewest.
fn safest(game: &NaiveRin) -> Vec<Vec<usize>> {
    let killed = |at: &usize| {
        let turns = turns(&after(game, *at), |game| game.killed.len());
        turns.into_iter().map(|(killed, _)| killed).max().expect("a turn")
    };
    let stones = empty(game);
    let losses: Vec<usize> = stones.iter().map(killed).collect();
    let least = losses.iter().min().expect("a stone");
    let best = stones.iter().zip(&losses).filter(|(_, loss)| *loss == least);
    best.map(|(&at, _)| vec![at]).collect()
}

/// The stones that lead to the best end.
fn best_ends(game: &NaiveRin) -> Vec<Vec<usize>> {
    let mut known = HashMap::new();
    let own = game.color();
    let ends: Vec<(i32, usize)> =
        empty(game).into_iter().map(|at| (margin(&after(game, at), own, &mut known), at)).collect();
    let best = ends.iter().map(|(margin, _)| *margin).max().expect("a stone");
    ends.into_iter().filter(|(margin, _)| *margin == best).map(|(_, at)| vec![at]).collect()
}

/// How far `own` is ahead at the end if both play their best.
fn margin(game: &NaiveRin, own: char, known: &mut HashMap<(Vec<char>, usize), i32>) -> i32 {
    let key = (game.cells.clone(), game.placed % 4);
    if let Some(&margin) = known.get(&key) {
        return margin;
    }
    let stones = empty(game);
    let count = |mark: char| game.cells.iter().filter(|&&cell| cell == mark).count() as i32;
    let result = if stones.is_empty() {
        count(own) - count(if own == 'x' { 'o' } else { 'x' })
    } else {
        let ends = stones.iter().map(|&at| margin(&after(game, at), own, known));
        let ends: Vec<i32> = ends.collect();
        let best = if game.color() == own { ends.iter().max() } else { ends.iter().min() };
        *best.expect("a stone")
    };
    known.insert(key, result);
    result
}
