//! A problem as a line of text: `140 b 112x2o hhii,hgig?gg`.
//!
//! Four words: the rating in tens; whose turn it is, with what else is unusual; the board, row by row; the lines of play.
//! Rule set and theme stand in the heading above it.
//!
//! - Turn: `b` or `w`, in Rin with the stones left in the turn (`b2`); in Ren the score (`:3-1`), the weak stones (`*hhii`) and
//!   the stones replaced in succession (`+2`) follow, where they are not the usual.
//! - Board: `x` is a black stone, `o` a white one, a number so many empty points; those at the end are left out.
//! - Lines: two letters a stone, its column and its row from the top left. Right lines are divided by commas; a question
//!   mark begins a wrong one.

use super::{Puzzle, Theme};
use crate::board::{Board, Color, Point, parse_digits};
use crate::rules::Setup;
use crate::rules::catalog::RuleSet;
use std::fmt::Write;

impl Puzzle {
    /// The line of text.
    pub fn line(&self) -> String {
        let right: Vec<String> = self.right.iter().map(|line| stones(line)).collect();
        let wrong: String = self.wrong.iter().map(|line| format!("?{}", stones(line))).collect();
        let (turn, board) = (turn(&self.setup, self.rules), board(&self.setup.board));
        format!("{} {turn} {board} {}{wrong}", self.rating / 10, right.join(","))
    }

    /// The problem that a line of text under this heading says.
    pub fn read(line: &str, rules: RuleSet, theme: Theme) -> Option<Self> {
        let mut words = line.split_ascii_whitespace();
        let rating = read_rating(words.next()?)?;
        let turn = words.next()?;
        let board = read_board(words.next()?, rules.size())?;
        let mut lines = words.next()?.split('?');
        let right: Option<Vec<Vec<Point>>> = lines.next()?.split(',').map(read_stones).collect();
        let wrong: Option<Vec<Vec<Point>>> = lines.map(read_stones).collect();
        let setup = read_turn(turn, board)?;
        Some(Self { theme, rating, rules, setup, right: right?, wrong: wrong? })
    }
}

/// A rating that is written in tens.
pub(super) fn read_rating(tens: &str) -> Option<u16> {
    u16::try_from(parse_digits(tens)?).ok()?.checked_mul(10)
}

fn stones(line: &[Point]) -> String {
    let letter = |number: u8| char::from(b'a' + number);
    line.iter().flat_map(|at| [letter(at.col), letter(at.row)]).collect()
}

fn read_stones(text: &str) -> Option<Vec<Point>> {
    let number = |letter: u8| letter.is_ascii_lowercase().then(|| letter - b'a');
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| match *pair {
            [col, row] => Some(Point::new(number(row)?, number(col)?)),
            _ => None,
        })
        .collect()
}

fn board(board: &Board) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for at in board.points() {
        let Some(color) = board.get(at) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            // Writing to a string cannot fail.
            let _ = write!(text, "{empty}");
            empty = 0;
        }
        text.push(if color == Color::Black { 'x' } else { 'o' });
    }
    if text.is_empty() { "0".to_string() } else { text }
}

fn read_board(text: &str, size: u8) -> Option<Board> {
    let mut board = Board::empty(size);
    let mut points = board.points();
    let mut empty: usize = 0;
    for mark in text.chars() {
        if let Some(digit) = mark.to_digit(10) {
            empty = empty.checked_mul(10)?.checked_add(digit as usize)?;
            continue;
        }
        let at = points.nth(std::mem::take(&mut empty))?;
        let color = match mark {
            'x' => Color::Black,
            'o' => Color::White,
            _ => return None,
        };
        board.set(at, Some(color));
    }
    Some(board)
}

fn turn(setup: &Setup, rules: RuleSet) -> String {
    let mut text = String::from(&setup.to_move.id()[..1]);
    if matches!(rules, RuleSet::Rin(_)) && setup.left == 2 {
        text.push('2');
    }
    if setup.scores != [0; 2] {
        let _ = write!(text, ":{}-{}", setup.scores[0], setup.scores[1]);
    }
    if !setup.weak.is_empty() {
        let _ = write!(text, "*{}", stones(&setup.weak));
    }
    if setup.rui > 0 {
        let _ = write!(text, "+{}", setup.rui);
    }
    text
}

fn read_turn(text: &str, board: Board) -> Option<Setup> {
    let (text, rui) = text.split_once('+').unwrap_or((text, "0"));
    let (text, weak) = text.split_once('*').unwrap_or((text, ""));
    let (text, scores) = text.split_once(':').unwrap_or((text, "0-0"));
    let (black, white) = scores.split_once('-')?;
    let number = |digits| u16::try_from(parse_digits(digits)?).ok();
    let (to_move, left) = match text {
        "b" => (Color::Black, 1),
        "b2" => (Color::Black, 2),
        "w" => (Color::White, 1),
        "w2" => (Color::White, 2),
        _ => return None,
    };
    let scores = [number(black)?, number(white)?];
    let rui = u8::try_from(number(rui)?).ok()?;
    Some(Setup { left, scores, weak: read_stones(weak)?, rui, ..Setup::new(board, to_move) })
}
