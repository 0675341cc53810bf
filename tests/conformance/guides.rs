//! The pictures in the guides for players. `rin/guide.rs` and `renju/guide.rs` play and judge them.

use goishi::app::diagram::Sign;
use goishi::app::diagram::drawing::Drawing;
use goishi::board::{Board, Color, Point};
use std::fs;
use std::path::Path;

/// A picture in a guide, and what is written under it.
pub struct Figure {
    pub id: String,
    pub drawing: Drawing,
    pub caption: String,
}

/// All pictures of the guide to a game in this language that have something written under them.
pub fn figures_in(lang: &str, game: &str) -> Vec<Figure> {
    if lang == "en" { figures(game) } else { figures(&format!("{lang}/{game}")) }
}

/// All pictures of a guide that have something written under them, such as `de/rin`.
pub fn figures(guide: &str) -> Vec<Figure> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/guide").join(guide);
    let page = fs::read_to_string(path.with_extension("html")).expect("a guide");
    page.split("<figure").skip(1).map(figure).collect()
}

fn figure(html: &str) -> Figure {
    let between = |from: &str, to: &str| {
        let (_, rest) = html.split_once(from)?;
        Some(rest.split_once(to)?.0.to_string())
    };
    let head = html.split_once('>').expect("a tag").0;
    let text = between("<pre", "</pre>").expect("a drawing");
    let beside = between("data-board=\"", "\"").expect("what is beside it");
    let drawn = text.split_once('>').expect("a tag").1;
    Figure {
        id: head.split('"').nth(1).unwrap_or_default().into(),
        drawing: Drawing::read(drawn, &beside).unwrap_or_else(|| panic!("no drawing: {drawn}")),
        caption: between("<figcaption>", "</figcaption>").unwrap_or_default(),
    }
}

impl Figure {
    /// Every place with its row and its column.
    fn places(&self) -> impl Iterator<Item = (usize, usize, Option<Color>, Option<Sign>)> {
        let rows = self.drawing.places.iter().enumerate();
        rows.flat_map(|(row, places)| {
            places.iter().enumerate().map(move |(col, place)| (row, col, place.stone, place.sign))
        })
    }

    /// Where a place of the picture lies on a board of this size: at the edges that are drawn, or else in the middle.
    pub fn point(&self, size: u8, row: usize, col: usize) -> Point {
        let start = |places: usize, [before, behind]: [bool; 2]| match (before, behind) {
            (false, _) => 0,
            (true, false) => usize::from(size) - places,
            (true, true) => (usize::from(size) - places) / 2,
        };
        let drawing = &self.drawing;
        let top = start(drawing.places.len(), drawing.goes_on_down);
        let left = start(drawing.places[0].len(), drawing.goes_on_across);
        Point::new((top + row) as u8, (left + col) as u8)
    }

    /// The board of this size with all stones of the picture, but for those with a sign that `leaves_out`.
    pub fn board(&self, size: u8, leaves_out: impl Fn(Sign) -> bool) -> Board {
        let mut board = Board::empty(size);
        for (row, col, stone, sign) in self.places() {
            if !sign.is_some_and(&leaves_out) {
                board.set(self.point(size, row, col), stone);
            }
        }
        board
    }

    /// The points of this board with a sign that is `wanted`, in the order of the board, each with its stone.
    pub fn marked(&self, size: u8, wanted: impl Fn(Sign) -> bool) -> Vec<(Point, Option<Color>)> {
        let marked = self.places().filter(|(.., sign)| sign.is_some_and(&wanted));
        marked.map(|(row, col, stone, _)| (self.point(size, row, col), stone)).collect()
    }

    /// The stone that was put last, if one is marked as that.
    pub fn last(&self, size: u8) -> Option<(Point, Color)> {
        let (at, stone) = self.marked(size, |sign| sign == Sign::Last).pop()?;
        Some((at, stone.expect("the last stone is a stone")))
    }

    /// The stones with numbers, from 1 on.
    pub fn numbered(&self, size: u8) -> Vec<(Point, Color)> {
        let numbers = 1..=self.places().count() as u16;
        let stone = |number| self.marked(size, |sign| sign == Sign::Number(number)).pop();
        numbers.map_while(stone).map(|(at, color)| (at, color.expect("a stone"))).collect()
    }
}
