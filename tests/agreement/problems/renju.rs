//! Renju: wins by fours and by threes, defences, traps, forbidden points.

use super::expect_firsts;
use super::fours::{Attack, Law, empty, other};
use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};
use goishi::board::{Color, Point};
use goishi::record::puzzle::{Puzzle, Theme};

/// More fours than any of our problems has.
const MOST_FOURS: usize = 16;
/// More threes than any of our problems has.
const MOST_THREES: usize = 5;

pub fn prove(puzzle: &Puzzle) -> Result<(), String> {
    let board = board(puzzle);
    let mark = if puzzle.setup.to_move == Color::Black { 'x' } else { 'o' };
    match puzzle.theme {
        Theme::Fours => by_fours(puzzle, &board, mark),
        Theme::Trap => {
            if Attack::new(Law::NoFouls).wins(&board, mark, MOST_FOURS) {
                return Err("it wins without forbidden points, too".into());
            }
            by_fours(puzzle, &board, mark)
        }
        Theme::Threes => by_threes(puzzle, &board, mark),
        Theme::Defence => defence(puzzle, &board, mark),
        _ => permitted(puzzle, &board),
    }
}

fn board(puzzle: &Puzzle) -> NaiveRenju {
    let mut board = NaiveRenju::empty();
    for at in puzzle.setup.board.points() {
        match puzzle.setup.board.get(at) {
            Some(Color::Black) => board.set(place(at), 'x'),
            Some(Color::White) => board.set(place(at), 'o'),
            None => {}
        }
    }
    board
}

fn place(at: Point) -> Place {
    NaiveRenju::place(at.row.into(), at.col.into())
}

fn point(at: Place) -> Point {
    let all = (0..15).flat_map(|row| (0..15).map(move |col| Point::new(row, col)));
    all.into_iter().find(|&point| place(point) == at).expect("a point")
}

/// The right first stones are all that win by fours, and the first line is as short as can be.
fn by_fours(puzzle: &Puzzle, board: &NaiveRenju, mark: char) -> Result<(), String> {
    let mut attack = Attack::new(Law::Fouls);
    let mut all = empty(board).collect::<Vec<Place>>();
    all.retain(|&at| attack.wins_with(board, at, mark, MOST_FOURS));
    let points: Vec<Point> = all.into_iter().map(point).collect();
    expect_firsts(puzzle, &points)?;
    let fours = puzzle.right[0].len() / 2;
    if attack.wins(board, mark, fours - 1) || !attack.wins(board, mark, fours) {
        return Err(format!("{fours} fours are not the fewest"));
    }
    Ok(())
}

/// There is no win by fours, and every right first stone wins by threes.
fn by_threes(puzzle: &Puzzle, board: &NaiveRenju, mark: char) -> Result<(), String> {
    let mut attack = Attack::new(Law::Fouls);
    if attack.wins(board, mark, MOST_FOURS) {
        return Err("it wins by fours".into());
    }
    for at in puzzle.first_stones() {
        let wins = |most| attack.wins_by_threes_with(board, place(at), mark, most);
        if !(1..=MOST_THREES).any(wins) {
            return Err(format!("{at:?} does not win by threes"));
        }
    }
    Ok(())
}

/// The other side wins by fours after every stone but the right ones.
fn defence(puzzle: &Puzzle, board: &NaiveRenju, mark: char) -> Result<(), String> {
    let mut attack = Attack::new(Law::Fouls);
    let stones: Vec<Place> =
        empty(board).filter(|&at| attack.is_allowed(board, at, mark)).collect();
    let stops = stones.into_iter().filter(|&at| {
        let next = board.with(at, mark);
        !attack.wins(&next, other(mark), MOST_FOURS)
    });
    let points: Vec<Point> = stops.map(point).collect();
    expect_firsts(puzzle, &points)
}

/// The right point is no foul, and all others to choose from are.
fn permitted(puzzle: &Puzzle, board: &NaiveRenju) -> Result<(), String> {
    let judge = |line: &Vec<Point>| board.judge(place(line[0]), Family::Rif);
    let is_right = |line: &Vec<Point>| judge(line) == Judgement::Nothing;
    if puzzle.wrong.is_empty() || puzzle.wrong.iter().any(is_right) {
        return Err("a wrong point is permitted".into());
    }
    if puzzle.right.iter().all(is_right) { Ok(()) } else { Err("it is forbidden".into()) }
}
