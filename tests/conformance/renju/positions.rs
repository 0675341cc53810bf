//! Positions: drawn, crossed, full and scattered.

use super::*;

/// The eight points beside the centre.
pub const NEIGHBOURS: [&str; 8] = ["g7", "g8", "g9", "h7", "h9", "i7", "i8", "i9"];

/// Whether the point lies in the central 5x5.
pub fn in_the_middle(name: &str) -> bool {
    let (file, rank) = name.split_at(1);
    ("f"..="j").contains(&file) && matches!(rank, "6" | "7" | "8" | "9" | "10")
}

/// Stones, and the point that is looked at.
pub struct Shape {
    pub board: Board,
    pub at: Option<Point>,
}

/// Reads a drawing: `.` empty, `x` black, `o` white, `*` the empty point that is looked at. One that
/// is smaller than the board shows its lower left corner, so its last row begins with a1.
pub fn drawn(drawing: &str) -> Shape {
    let rows: Vec<String> = drawing
        .lines()
        .map(|row| row.split_whitespace().collect::<String>())
        .filter(|row| !row.is_empty())
        .collect();
    let mut shape = Shape { board: Board::empty(SIZE), at: None };
    for (up, row) in rows.iter().rev().enumerate() {
        for (col, mark) in row.chars().enumerate() {
            shape.mark(Point::new(SIZE - 1 - up as u8, col as u8), mark);
        }
    }
    shape
}

/// Two lines that cross on h8, the `*` of both: `row` from the left, `column` from the top.
pub fn cross(row: &str, column: &str) -> Shape {
    let mut shape = Shape { board: Board::empty(SIZE), at: None };
    for (line, point) in
        [(row, Point::new as fn(u8, u8) -> Point), (column, |a, b| Point::new(b, a))]
    {
        let before = line.find('*').expect("a point to look at") as u8;
        for (i, mark) in line.chars().enumerate() {
            shape.mark(point(7, 7 + i as u8 - before), mark);
        }
    }
    shape
}

impl Shape {
    fn mark(&mut self, at: Point, mark: char) {
        assert!(self.board.contains(at), "the drawing is larger than the board");
        match mark {
            '.' => {}
            'x' => self.board.set(at, Some(Color::Black)),
            'o' => self.board.set(at, Some(Color::White)),
            '*' => self.at = Some(at),
            other => panic!("{other} is no mark"),
        }
    }

    /// What a stone of `color` on the `*` is: `five`, `overline`, `double-four`, `double-three` or
    /// `nothing`. It is the same in all eight positions of the board.
    pub fn judged(&self, variant: Variant, color: Color) -> &'static str {
        let words = Symmetry::ALL.map(|symmetry| self.turned(symmetry).judged_here(variant, color));
        assert!(words.iter().all(|word| *word == words[0]), "{words:?} {:?}", self.board);
        words[0]
    }

    fn judged_here(&self, variant: Variant, color: Color) -> &'static str {
        let mut game = Renju::from_position(variant, &self.board, color);
        let at = self.at.expect("a point to look at");
        let foul = game.foul_at(at);
        assert_eq!(
            game.forbidden().contains(&(at, foul.unwrap_or(Foul::Overline))),
            foul.is_some()
        );
        let word = match game.play(Move::Stone(at)) {
            Ok(status) => status.ending().map_or("nothing", |by| by.id()),
            Err(IllegalMove { why: Why::Foul(foul), .. }) => foul_word(foul),
            Err(illegal) => panic!("{illegal}"),
        };
        if color == Color::Black {
            let harmless = word == "nothing" || word == "five";
            assert_eq!(foul.map(foul_word), (!harmless).then_some(word), "{:?}", self.board);
        }
        word
    }

    fn turned(&self, symmetry: Symmetry) -> Self {
        let mut board = Board::empty(SIZE);
        for at in self.board.points() {
            board.set(symmetry.apply(at, SIZE), self.board.get(at));
        }
        Self { board, at: self.at.map(|at| symmetry.apply(at, SIZE)) }
    }
}

/// What a black stone on the `*` of `drawing` is.
pub fn black(variant: Variant, drawing: &str) -> &'static str {
    drawn(drawing).judged(variant, Color::Black)
}

/// What a white stone on the `*` of `drawing` is.
pub fn white(variant: Variant, drawing: &str) -> &'static str {
    drawn(drawing).judged(variant, Color::White)
}

pub const fn foul_word(foul: Foul) -> &'static str {
    match foul {
        Foul::Overline => "overline",
        Foul::DoubleFour => "double-four",
        Foul::DoubleThree => "double-three",
    }
}

/// A full board on which nobody has more than two stones side by side.
pub fn full_board() -> Board {
    let mut board = Board::empty(SIZE);
    for at in board.points() {
        let color = if (at.col + 2 * at.row) % 4 < 2 { Color::Black } else { Color::White };
        board.set(at, Some(color));
    }
    board
}

/// Puts `content` on the named points.
pub fn place(board: &mut Board, names: &str, content: Option<Color>) {
    for name in names.split_whitespace() {
        board.set(Notation::FileRank.parse(name, SIZE).expect("a point"), content);
    }
}

/// So many stones of each colour in the upper half, nobody with more than two side by side.
pub fn scattered(black: usize, white: usize) -> Board {
    let mut board = full_board();
    let mut left = [black, white];
    for at in board.points() {
        let left = &mut left[board.get(at).expect("a full board") as usize];
        if *left == 0 {
            board.set(at, None);
        }
        *left = left.saturating_sub(1);
    }
    board
}
