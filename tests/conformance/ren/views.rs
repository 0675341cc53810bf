//! Every position from all sides: turned and mirrored in eight ways, with the colours as drawn and
//! exchanged, and on both boards if it is the corner of one.

use super::*;
use goishi::rules::ren::Group;

/// One way to look at a drawn position.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub options: Options,
    pub exchanged: bool,
    symmetry: Symmetry,
}

impl View {
    /// All sixteen on one board.
    pub fn all(options: Options) -> Vec<Self> {
        let exchanges = [false, true].into_iter();
        exchanges
            .flat_map(|exchanged| {
                Symmetry::ALL.map(|symmetry| Self { options, exchanged, symmetry })
            })
            .collect()
    }

    fn size(&self) -> u8 {
        self.options.size.points()
    }

    /// The colour here of a stone drawn as `color`, and the other way round.
    pub fn color(&self, color: Color) -> Color {
        if self.exchanged { color.other() } else { color }
    }

    /// Where a drawn point lies here. What is off the board stays there.
    fn image(&self, drawn: Point) -> Point {
        let on_board = drawn.row < self.size() && drawn.col < self.size();
        if on_board { self.symmetry.apply(drawn, self.size()) } else { drawn }
    }

    /// The drawn point that lies on `at` here.
    fn origin(&self, at: Point) -> Point {
        let mut points = Board::empty(self.size()).points();
        points.find(|&drawn| self.image(drawn) == at).expect("a point of the board")
    }

    /// Where the square with this name in the drawing lies here.
    pub fn point(&self, name: &str) -> Point {
        self.image(Notation::FileRank.parse(name, self.size()).expect("a point"))
    }

    /// The name in the drawing of what lies on `at` here.
    pub fn name(&self, at: Point) -> String {
        Notation::FileRank.name(self.origin(at), self.size())
    }

    /// The kind of a group and its top left and bottom right squares in the drawing.
    pub fn group(&self, group: &Group) -> String {
        let Group { kind, from, to } = *group;
        assert!(from.row <= to.row && from.col <= to.col, "{from:?} is top left of {to:?}");
        let kind = match kind {
            Kind::Row4 => "row4",
            Kind::Row6 => "row6",
            Kind::Box4 => "box4",
            Kind::Box6 => "box6",
            Kind::Box9 => "box9",
        };
        let (a, b) = (self.origin(from), self.origin(to));
        let from = Point::new(a.row.min(b.row), a.col.min(b.col));
        let to = Point::new(a.row.max(b.row), a.col.max(b.col));
        let name = |at| Notation::FileRank.name(at, self.size());
        kind.to_string() + " " + &name(from) + "-" + &name(to)
    }

    /// The move that `word` means here.
    pub fn read(&self, word: &str) -> Move {
        let mv = token::read(word, RuleSet::Ren(self.options));
        match mv.unwrap_or_else(|| panic!("{word} is no move")).map_points(|at| self.image(at)) {
            Move::Resign(Some(color)) => Move::Resign(Some(self.color(color))),
            Move::Time(Some(color)) => Move::Time(Some(self.color(color))),
            Move::Claim(color) => Move::Claim(self.color(color)),
            other => other,
        }
    }

    /// A drawn board as it lies here.
    pub fn turned(&self, drawn: &Board) -> Board {
        let mut board = Board::empty(self.size());
        for at in drawn.points() {
            board.set(self.image(at), drawn.get(at).map(|color| self.color(color)));
        }
        board
    }

    /// A board that lies here as it would be drawn.
    pub fn turned_back(&self, board: &Board) -> Board {
        let mut drawn = Board::empty(self.size());
        for at in board.points() {
            drawn.set(at, board.get(self.image(at)).map(|color| self.color(color)));
        }
        drawn
    }
}

/// Rows of `.` empty, `x` black, `o` white, and `* a b c` empty squares that are spoken of. A
/// drawing with fewer than eight rows and columns shows the lower left corner of a board of any
/// size, so its last row begins with a1.
pub struct Drawing {
    rows: Vec<Vec<char>>,
}

impl Drawing {
    pub fn read(drawing: &str) -> Self {
        let marks = |row: &str| row.chars().filter(|mark| !mark.is_whitespace()).collect();
        let rows: Vec<Vec<char>> = drawing.split(['/', '\n']).map(marks).collect();
        let rows: Vec<Vec<char>> = rows.into_iter().filter(|row| !row.is_empty()).collect();
        let width = rows.first().map_or(0, Vec::len);
        assert!(rows.iter().all(|row| row.len() == width), "rows of one length: {drawing}");
        Self { rows }
    }

    /// The boards that look like this.
    pub fn sizes(&self) -> Vec<Size> {
        let (height, width) = (self.rows.len(), self.rows[0].len());
        let shows = |size: &Size| {
            let side = usize::from(size.points());
            (height < 8 && width < 8) || (height == side && width == side)
        };
        let sizes: Vec<Size> = Size::ALL.into_iter().filter(shows).collect();
        assert!(!sizes.is_empty(), "no board has {height} rows of {width} squares");
        sizes
    }

    /// Every mark with its square, as a row counted from the bottom and a column.
    fn squares(&self) -> impl Iterator<Item = (u8, u8, char)> {
        let from_below = self.rows.iter().rev().enumerate();
        from_below.flat_map(|(up, row)| {
            row.iter().enumerate().map(move |(col, &mark)| (up as u8, col as u8, mark))
        })
    }

    pub fn board(&self, size: Size) -> Board {
        let mut board = Board::empty(size.points());
        for (up, col, mark) in self.squares() {
            let stone = match mark {
                'x' => Some(Color::Black),
                'o' => Some(Color::White),
                '.' | '*' | 'a' | 'b' | 'c' => None,
                other => panic!("{other} is no mark"),
            };
            board.set(Point::new(size.points() - 1 - up, col), stone);
        }
        board
    }

    /// The squares that are spoken of, with their names.
    pub fn marks(&self) -> Vec<(char, String)> {
        let spoken_of = self.squares().filter(|(_, _, mark)| !matches!(mark, '.' | 'x' | 'o'));
        // Seen from below, a row's number is the same on boards of all sizes.
        let name = |up, col| Notation::FileRank.name(Point::new(100 - 1 - up, col), 100);
        spoken_of.map(|(up, col, mark)| (mark, name(up, col))).collect()
    }
}
