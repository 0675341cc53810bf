//! Rin (Zhen Wang, 2010). `N1` to `N11` are the decisions of the specification where the document
//! is open to several readings. Fig. 1, "an example of opening moves", is lost and shows no rule.

mod alive;
mod board;
mod end;
mod figures;
mod guide;
mod readings;
mod rings;
mod tokens;
mod turns;

use goishi::board::{Board, Color, Point};
use goishi::record::token;
use goishi::rules::catalog::RuleSet;
use goishi::rules::rin::{Rin, Size};
use goishi::rules::{IllegalMove, Move, Rules};
use std::collections::VecDeque;

/// A game that is brought into a drawn position by legal play alone. A drawing smaller than the
/// board shows its top left corner.
#[derive(Clone)]
struct Table {
    rules: RuleSet,
    game: Rin,
    /// Points on the right and bottom edges, outside the drawing, where a stone does no harm.
    spare: Vec<Point>,
}

impl Table {
    /// The standard board with `drawing` in its top left corner.
    fn corner(drawing: &str) -> Self {
        Self::reach(Size::Sixteen, &board(drawing))
    }

    /// A board that looks like `drawing` all over.
    fn whole(drawing: &str) -> Self {
        let board = board(drawing);
        let size = Size::ALL.into_iter().find(|size| size.points() == board.size());
        Self::reach(size.expect("Rin has this size"), &board)
    }

    /// Plays the stones of `drawing` in the order of turns. Who has none left to place puts a
    /// spare one on the edge.
    fn reach(size: Size, drawing: &Board) -> Self {
        let game = Rin::new(size);
        let last = size.points() - 1;
        let drawn = |at| drawing.contains(at) && drawing.get(at).is_some();
        let edge = |at: &Point| (at.row == last || at.col == last) && !drawn(*at);
        let spare = game.board().points().filter(edge).collect();
        let mut table = Self { rules: RuleSet::Rin(size), game, spare };
        let mut stones = Color::ALL.map(|color| stones(drawing, color));
        while stones.iter().any(|waiting| !waiting.is_empty()) {
            let next = stones[table.to_move() as usize].pop_front();
            table.put(next);
            assert_eq!(table.filled(), "", "a drawn position has no closed ring: {drawing:?}");
        }
        table
    }

    /// Puts spare stones until `color` has both stones of its turn to play.
    fn turn_of(mut self, color: Color) -> Self {
        while self.to_move() != color || self.game.left() != 2 {
            self.put(None);
        }
        self
    }

    fn put(&mut self, at: Option<Point>) {
        let at = at.or_else(|| self.spare.pop()).expect("room for a spare stone");
        self.game.play(Move::Stone(at)).expect("a legal stone");
    }

    fn to_move(&self) -> Color {
        self.game.color_to_move().expect("the game goes on")
    }

    /// Plays the words of `tokens`, all of them legal.
    fn play(&mut self, tokens: &str) {
        for word in tokens.split_whitespace() {
            self.try_play(word).unwrap_or_else(|why| panic!("{word}: {why}"));
        }
    }

    fn try_play(&mut self, word: &str) -> Result<(), IllegalMove> {
        let mv = token::read(word, self.rules).expect("a move");
        self.game.play(mv).map(|_| ())
    }

    fn top_left(&self, size: u8) -> Board {
        let mut corner = Board::empty(size);
        for at in corner.points() {
            corner.set(at, self.game.board().get(at));
        }
        corner
    }

    /// Asserts that the board, or its top left corner, looks like `drawing`.
    fn shows(&self, drawing: &str) {
        let drawing = board(drawing);
        assert_eq!(self.top_left(drawing.size()), drawing);
    }

    /// The points that the last stone filled, in the order of the board.
    fn filled(&self) -> String {
        self.names(self.game.filled())
    }

    /// The points on which the last stone killed.
    fn killed(&self) -> String {
        self.names(self.game.killed())
    }

    fn names(&self, points: &[Point]) -> String {
        let mut points = points.to_vec();
        points.sort_unstable();
        let names: Vec<String> = points.iter().map(|&at| self.rules.point_name(at)).collect();
        names.join(" ")
    }

    /// The stones of Black and of White.
    fn score(&self) -> [u16; 2] {
        Color::ALL.map(|color| self.game.stones(color))
    }
}

fn board(drawing: &str) -> Board {
    drawing.parse().expect("a drawn board")
}

fn stones(board: &Board, color: Color) -> VecDeque<Point> {
    board.points().filter(|&at| board.get(at) == Some(color)).collect()
}
