//! Where the games compared begin: on the empty board, or before a rare stone among random ones.

use goishi::ai::Random;
use goishi::board::{Board, Color, Point, Symmetry};

/// A position, and where its first stone goes if that is not for the player to choose.
pub struct Start {
    pub board: Board,
    pub to_move: Color,
    pub scores: [u16; 2],
    pub first: Option<Point>,
}

/// The rare stones: `*` is where the player of `x` plays, `?` may be anything.
const RARE: [&str; 8] = [
    "*",
    "xxxx/x*xx/xxxx",                // makes two nines
    "??x??/?xox?/xo*ox/?xox?/??x??", // captures four
    "?x?/?x?/xox/o*o/?o?",           // stone and niban make a row
    ".x../xoxx/o*o?/?o??",           // the niban makes a row across it
    "xx./xox/o*o/?o?",               // the niban makes a box of four
    ".xx/.xx/xox/o*o/?o?",           // the niban makes a box of six
    "xxx/xxx/xox/o*o/?o?",           // the niban makes a nine
];

impl Start {
    pub fn empty(size: u8) -> Self {
        Self { board: Board::empty(size), to_move: Color::Black, scores: [0; 2], first: None }
    }

    /// A rare stone somewhere on a board that is anything from empty to almost full.
    pub fn random(size: u8, random: &mut Random) -> Self {
        let to_move = Color::ALL[random.below(2)];
        let percent = [0, 30, 70, 97][random.below(4)];
        let mut board = Board::empty(size);
        for at in board.points().filter(|_| random.below(100) < percent).collect::<Vec<Point>>() {
            board.set(at, Some(Color::ALL[random.below(2)]));
        }
        let scores = [0; 2].map(|_| random.below(6) as u16);
        let rare: Vec<&str> = RARE[random.below(RARE.len())].split('/').collect();
        let first = put(&mut board, &rare, to_move, random);
        Self { board, to_move, scores, first }
    }
}

/// Draws `rows` anywhere on the board, turned and mirrored anyhow, and says where `*` is.
fn put(board: &mut Board, rows: &[&str], own: Color, random: &mut Random) -> Option<Point> {
    let size = board.size();
    let symmetry = Symmetry::ALL[random.below(Symmetry::ALL.len())];
    let top = random.below(usize::from(size) - rows.len() + 1);
    let left = random.below(usize::from(size) - rows[0].len() + 1);
    let mut first = None;
    for (row, marks) in (top..).zip(rows) {
        for (col, mark) in (left..).zip(marks.chars()) {
            let at = symmetry.apply(Point::new(row as u8, col as u8), size);
            match mark {
                'x' => board.set(at, Some(own)),
                'o' => board.set(at, Some(own.other())),
                '.' => board.set(at, None),
                '*' => {
                    board.set(at, None);
                    first = Some(at);
                }
                _ => {}
            }
        }
    }
    first
}
