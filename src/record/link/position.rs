//! A position in a link: `BhhiiWggPw`. A capital letter begins a part: `B` and `W` with stones, `P` with the colour to
//! play and in Rin the stones left, `S` with the scores, `K` with weak stones, `R` with the stones replaced.

use super::{point, write_points as write_all};
use crate::board::{Board, Color, Point, parse_digits, sorted};
use crate::rules::Setup;
use crate::rules::catalog::RuleSet;

/// The short form of `setup`.
pub fn write(setup: &Setup) -> String {
    let mut out = String::new();
    for (letter, color) in [('B', Color::Black), ('W', Color::White)] {
        let points = setup.board.points().filter(|&at| setup.board.get(at) == Some(color));
        write_points(&mut out, letter, points);
    }
    out += if setup.to_move == Color::Black { "Pb" } else { "Pw" };
    if setup.left == 2 {
        out += "2";
    }
    if setup.scores != [0; 2] {
        out += &format!("S{}x{}", setup.scores[0], setup.scores[1]);
    }
    write_points(&mut out, 'K', setup.weak.iter().copied());
    if setup.rui > 0 {
        out += &format!("R{}", setup.rui);
    }
    out
}

fn write_points(out: &mut String, letter: char, points: impl Iterator<Item = Point>) {
    let before = out.len();
    out.push(letter);
    write_all(out, &points.collect::<Vec<Point>>());
    if out.len() == before + 1 {
        out.truncate(before);
    }
}

/// The position with this short form; none if it is garbled.
pub fn read(text: &str, rules: RuleSet) -> Option<Setup> {
    let mut setup = Setup::new(Board::empty(rules.size()), Color::Black);
    let mut rest = text;
    let mut has_turn = false;
    while let Some(letter) = rest.bytes().next() {
        rest = rest.get(1..)?;
        let length = rest.find(|c: char| c.is_ascii_uppercase()).unwrap_or(rest.len());
        let (part, after) = rest.split_at_checked(length)?;
        match letter {
            b'B' => put(&mut setup, part, Color::Black)?,
            b'W' => put(&mut setup, part, Color::White)?,
            b'P' => {
                has_turn = true;
                (setup.to_move, setup.left) = turn(part)?;
            }
            b'S' => {
                let (black, white) = part.split_once('x')?;
                setup.scores = [number(black)?, number(white)?];
            }
            b'K' => setup.weak = points(part, rules)?,
            b'R' => setup.rui = u8::try_from(number(part)?).ok()?,
            _ => return None,
        }
        rest = after;
    }
    has_turn.then_some(setup)
}

fn turn(part: &str) -> Option<(Color, u8)> {
    match part {
        "b" => Some((Color::Black, 1)),
        "w" => Some((Color::White, 1)),
        "b2" => Some((Color::Black, 2)),
        "w2" => Some((Color::White, 2)),
        _ => None,
    }
}

fn number(digits: &str) -> Option<u16> {
    u16::try_from(parse_digits(digits)?).ok()
}

/// The points of a part, each once and on the board.
fn points(part: &str, rules: RuleSet) -> Option<Vec<Point>> {
    let on_board = |at: &Point| at.row < rules.size() && at.col < rules.size();
    let pairs = part.as_bytes().chunks(2);
    let read = pairs.map(|pair| match *pair {
        [col, row] => point(col, row).filter(on_board),
        _ => None,
    });
    let points = read.collect::<Option<Vec<Point>>>()?;
    let count = points.len();
    let mut points = sorted(points);
    points.dedup();
    (points.len() == count).then_some(points)
}

fn put(setup: &mut Setup, part: &str, color: Color) -> Option<()> {
    let size = setup.board.size();
    for pair in part.as_bytes().chunks(2) {
        let &[col, row] = pair else { return None };
        let at = point(col, row).filter(|at| at.row < size && at.col < size)?;
        if setup.board.get(at).is_some() {
            return None;
        }
        setup.board.set(at, Some(color));
    }
    Some(())
}
