//! The stones on the manager's board: ours and the opponent's.

use goishi::board::{Board, Color, Point};
use goishi::rules::renju::SIZE;

/// The owner of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own,
    Opponents,
}

/// The stones on the board. We are to move, and Black if the opponent has no more stones.
#[derive(Clone, Debug)]
pub struct Position {
    /// The board, on which our stones are black.
    board: Board,
}

impl Position {
    pub const fn new() -> Self {
        Self { board: Board::empty(SIZE) }
    }

    pub fn is_empty(&self) -> bool {
        self.board.points().all(|at| self.board.get(at).is_none())
    }

    /// Puts a stone on an empty point.
    pub fn put(&mut self, at: Point, whose: Whose) -> Result<(), String> {
        if !self.board.contains(at) || self.board.get(at).is_some() {
            return Err(format!("{},{} is no empty point", at.col, at.row));
        }
        self.board.set(at, Some(mark(whose)));
        Ok(())
    }

    /// Takes a stone away.
    pub fn take(&mut self, at: Point) -> Result<(), String> {
        if !self.board.contains(at) || self.board.get(at).is_none() {
            return Err(format!("there is no stone on {},{}", at.col, at.row));
        }
        self.board.set(at, None);
        Ok(())
    }

    /// This position with the stone of a line `x,y,whose`, where 1 is ours and 2 the opponent's.
    pub fn with(mut self, line: &str) -> Result<Self, String> {
        let (point, whose) = line.rsplit_once(',').ok_or_else(|| no_stone(line))?;
        let whose = match whose.trim() {
            "1" => Whose::Own,
            "2" => Whose::Opponents,
            _ => return Err(no_stone(line)),
        };
        self.put(read_point(point)?, whose)?;
        Ok(self)
    }

    /// The colour that we play, being to move.
    pub fn own_color(&self) -> Color {
        let [own, others] = [Whose::Own, Whose::Opponents].map(|w| self.board.count(mark(w)));
        if own < others { Color::White } else { Color::Black }
    }

    /// The board in the colours of the game.
    pub fn board(&self) -> Board {
        let mut board = self.board;
        if self.own_color() == Color::White {
            for at in self.board.points() {
                board.set(at, self.board.get(at).map(Color::other));
            }
        }
        board
    }
}

const fn mark(whose: Whose) -> Color {
    match whose {
        Whose::Own => Color::Black,
        Whose::Opponents => Color::White,
    }
}

fn no_stone(line: &str) -> String {
    format!("{:?} is no stone", goishi::board::excerpt(line))
}

/// Reads `x,y`.
pub fn read_point(text: &str) -> Result<Point, String> {
    let number = |text: &str| text.trim().parse::<u8>().ok();
    let point = text.split_once(',').and_then(|(x, y)| Some(Point::new(number(y)?, number(x)?)));
    point.ok_or_else(|| format!("{:?} is no point", goishi::board::excerpt(text)))
}
