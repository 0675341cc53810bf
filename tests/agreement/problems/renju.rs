//! Renju: wins by fours and by threes, defences, traps, forbidden points.

use super::board::{Board, Law, other};
use super::expect_firsts;
use super::fours::Fours;
use super::threes::Threes;
use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};
use goishi::board::{Color, Point};
use goishi::record::puzzle::{Puzzle, Theme};

/// More fours than any of our problems has.
const MOST_FOURS: usize = 16;
/// More threats than any of our problems has, before the fours that end it.
const MOST_THREATS: usize = 9;

pub fn prove(puzzle: &Puzzle) -> Result<(), String> {
    let board = board(puzzle, Law::Fouls);
    let mark = if puzzle.setup.to_move == Color::Black { 'x' } else { 'o' };
    match puzzle.theme {
        Theme::Fours => by_fours(puzzle, &board, mark),
        Theme::Trap => {
            if Fours::default().win(&self::board(puzzle, Law::NoFouls), mark, MOST_FOURS) {
                return Err("it wins without forbidden points, too".into());
            }
            by_fours(puzzle, &board, mark)
        }
        Theme::Threes => by_threes(puzzle, &board, mark),
        Theme::Defence => defence(puzzle, &board, mark),
        _ => permitted(puzzle, &board),
    }
}

fn board(puzzle: &Puzzle, law: Law) -> Board {
    let mut board = Board::new(law);
    for at in puzzle.setup.board.points() {
        match puzzle.setup.board.get(at) {
            Some(Color::Black) => board.put(place(at), 'x'),
            Some(Color::White) => board.put(place(at), 'o'),
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
fn by_fours(puzzle: &Puzzle, board: &Board, mark: char) -> Result<(), String> {
    let mut search = Fours::default();
    let wins = board.empty().filter(|&at| search.win_with(board, at, mark, MOST_FOURS));
    let points: Vec<Point> = wins.map(point).collect();
    expect_firsts(puzzle, &points)?;
    let fours = puzzle.right[0].len() / 2;
    if search.win(board, mark, fours - 1) || !search.win(board, mark, fours) {
        return Err(format!("{fours} fours are not the fewest"));
    }
    Ok(())
}

/// There is no win by fours, every right first stone wins by threes, and no other as soon as all of these.
fn by_threes(puzzle: &Puzzle, board: &Board, mark: char) -> Result<(), String> {
    let mut search = Threes::default();
    if search.fours.win(board, mark, MOST_FOURS) {
        return Err("it wins by fours".into());
    }
    let right: Vec<Place> = puzzle.first_stones().into_iter().map(place).collect();
    let mut threats = 1;
    for &at in &right {
        let wins = |most: &usize| search.win_with(board, at, mark, *most);
        match (threats..=MOST_THREATS).find(wins) {
            Some(needed) => threats = needed,
            None => return Err(format!("{:?} does not win by threes", point(at))),
        }
    }
    let mut others = board.threats(mark).into_iter().filter(|at| !right.contains(at));
    match others.find(|&at| search.win_with(board, at, mark, threats)) {
        Some(at) => Err(format!("{:?} wins, too", point(at))),
        None => Ok(()),
    }
}

/// The other side wins by fours after every stone but the right ones.
fn defence(puzzle: &Puzzle, board: &Board, mark: char) -> Result<(), String> {
    let mut search = Fours::default();
    let stones = board.empty().filter(|&at| board.is_allowed(at, mark));
    let stops = stones.filter(|&at| !search.win(&board.with(at, mark), other(mark), MOST_FOURS));
    let points: Vec<Point> = stops.map(point).collect();
    expect_firsts(puzzle, &points)
}

/// The right point is no foul, and all others to choose from are.
fn permitted(puzzle: &Puzzle, board: &Board) -> Result<(), String> {
    let judge = |line: &Vec<Point>| board.judge.judge(place(line[0]), Family::Rif);
    let is_right = |line: &Vec<Point>| judge(line) == Judgement::Nothing;
    if puzzle.wrong.is_empty() || puzzle.wrong.iter().any(is_right) {
        return Err("a wrong point is permitted".into());
    }
    if puzzle.right.iter().all(is_right) { Ok(()) } else { Err("it is forbidden".into()) }
}
