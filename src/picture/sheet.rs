//! A board with words round it: a caption below it, or a card with the result.

mod fit;

use super::scene;
use crate::app::palette::Theme;
use crate::app::rgba::Rgba;
use crate::app::scene::{Ink, Outline, Scene, Segment, Shape};
use crate::app::words::joined;
use crate::app::{Inscription, Model};
use fit::{fitted, wrapped};

/// A board and the shapes under it, on a sheet that may be larger.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The width of the sheet.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The upper left corner of the board.
    pub board_at: (f64, f64),
    /// The board.
    pub board: Scene,
    /// What lies under the board and beside it.
    pub shapes: Vec<Shape>,
}

/// The ground of a sheet, what is written on it, what is written quietly, and results.
struct Colors {
    ground: Rgba,
    ink: Rgba,
    quiet: Rgba,
    result: Rgba,
}

const LIGHT: Colors = Colors {
    ground: Rgba::rgb(0xf4efe6),
    ink: Rgba::rgb(0x2b2620),
    quiet: Rgba::rgb(0x6b6152),
    result: Rgba::rgb(0x7a5608),
};

const DARK: Colors = Colors {
    ground: Rgba::rgb(0x1d1a17),
    ink: Rgba::rgb(0xece4d8),
    quiet: Rgba::rgb(0xa99d90),
    result: Rgba::rgb(0xe3b95b),
};

impl Colors {
    const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Dark => &DARK,
            Theme::Wood | Theme::Paper | Theme::Contrast | Theme::Forced => &LIGHT,
        }
    }
}

/// The board with a strip below it: the players or the game in one line, and what else is known in another.
pub fn captioned(model: &Model, said: &Inscription) -> Sheet {
    let (board, colors) = (scene(model), Colors::of(model.theme()));
    let side = board.ground.width;
    let state = if said.result.is_empty() { &said.moves } else { &said.result };
    let state = without_stop(state);
    let [first, rest] = if said.players.is_empty() {
        [said.title.clone(), joined(&[state, said.opening.clone()], " · ")]
    } else {
        let rest = [said.title.clone(), state, said.opening.clone()];
        [said.players.clone(), joined(&rest, " · ")]
    };
    let height = (side * 0.1).round();
    let strip = Outline::Rect { x: 0.0, y: side, width: side, height, round: 0.0 };
    let line = |text: &str, below: f64, size: f64, color| {
        let (text, size) = fitted(text, side * 0.94, side * size);
        Shape::text(text, (side / 2.0, side + height * below), size, Ink::filled(color))
    };
    let shapes = vec![
        Shape { outline: strip, ink: Ink::filled(colors.ground) },
        line(&first, 0.32, 0.034, colors.ink),
        line(&rest, 0.7, 0.027, colors.quiet),
    ];
    Sheet { width: side, height: side + height, board_at: (0.0, 0.0), board, shapes }
}

/// The size of a card: what programs show of a link.
const CARD: [f64; 2] = [1200.0, 630.0];
/// The side of the board on a card.
pub const CARD_SIDE: u16 = 570;
/// The middle of the words on a card, and their width.
const COLUMN: [f64; 2] = [900.0, 520.0];

/// A card with the board on the left, and on the right who won how and in how many moves, the opening, how the game went by
/// `shares`, and where it can be played. It fits boards of [`CARD_SIDE`].
pub fn card(model: &Model, said: &Inscription, shares: &[u8], address: &str) -> Sheet {
    let colors = Colors::of(model.theme());
    let [width, height] = CARD;
    let ground = Outline::Rect { x: 0.0, y: 0.0, width, height, round: 0.0 };
    let mut shapes = vec![Shape { outline: ground, ink: Ink::filled(colors.ground) }];
    let mut write = |text: &str, y: f64, size: f64, color| {
        let (text, size) = fitted(text, COLUMN[1], size);
        shapes.push(Shape::text(text, (COLUMN[0], y), size, Ink::filled(color)));
    };
    write(&said.title, 76.0, 26.0, colors.quiet);
    write(&said.players, 132.0, 32.0, colors.ink);
    let result = if said.result.is_empty() { &said.moves } else { &said.result };
    let lines = wrapped(&without_stop(result), COLUMN[1] / 46.0, 3);
    for (row, line) in lines.iter().enumerate() {
        let above = (lines.len() - 1) as f64 / 2.0;
        write(line, 226.0 + (row as f64 - above) * 54.0, 46.0, colors.result);
    }
    let moves = if said.result.is_empty() { "" } else { &said.moves };
    write(&joined(&[moves.into(), said.opening.clone()], " · "), 330.0, 28.0, colors.ink);
    write(address, 580.0, 24.0, colors.quiet);
    shapes.extend(graph(shares, colors));
    let edge = (height - f64::from(CARD_SIDE)) / 2.0;
    Sheet { width, height, board_at: (edge, edge), board: scene(model), shapes }
}

/// How the game went: Black's part from below, White's above it, and the middle between them.
fn graph(shares: &[u8], colors: &Colors) -> Vec<Shape> {
    let (left, top, width, height) = (COLUMN[0] - COLUMN[1] / 2.0, 380.0, COLUMN[1], 150.0);
    if shares.len() < 2 {
        return Vec::new();
    }
    let place = |(turn, share): (usize, &u8)| {
        let across = turn as f64 / (shares.len() - 1) as f64;
        let up = f64::from((*share).min(100)) / 100.0;
        Segment::Line(left + width * across, top + height * (1.0 - up))
    };
    let bottom = top + height;
    let mut path = vec![Segment::Move(left, bottom)];
    path.extend(shares.iter().enumerate().map(place));
    path.extend([Segment::Line(left + width, bottom), Segment::Close]);
    let whole = Outline::Rect { x: left, y: top, width, height, round: 0.0 };
    let middle = [(left, top + height / 2.0), (left + width, top + height / 2.0)];
    vec![
        Shape { outline: whole.clone(), ink: Ink::filled(Rgba::rgb(0xfffdf8)) },
        Shape { outline: Outline::Path(path), ink: Ink::filled(Rgba::rgb(0x3a342e)) },
        Shape::lines(&[middle], Ink::drawn(Rgba::rgb(0xa07d1c), 2.0)),
        Shape { outline: whole, ink: Ink::drawn(colors.quiet, 2.0) },
    ]
}

/// A sentence as part of a line.
fn without_stop(sentence: &str) -> String {
    sentence.trim_end_matches(['.', '。']).into()
}
