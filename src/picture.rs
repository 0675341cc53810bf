//! Draws: pictures to take away, as files that other programs open.

pub mod colors;
pub mod files;
pub mod gif;
pub mod post;
pub mod sheet;
pub mod svg;

use crate::app::diagram::{Wood, diagram};
use crate::app::scene::Scene;
use crate::app::{Model, spoken};
use crate::board::parse_digits;
use crate::record::{Header, Record};
use std::fmt;

/// The least and the most pixels on a picture's side.
const SIDES: [usize; 2] = [64, 4096];

/// How a picture is to look, in words: `side=480`, and the settings of the page that are not as usual, such
/// as `theme=paper numbers=on coords=off`. Other words are ignored.
///
/// ```
/// use goishi::{picture::{Look, scene, svg}, record::Record};
/// let record = Record::parse("goishi 1 renju-classical\n\nh8 h9").unwrap();
/// let model = Look::read("side=300 numbers=on").unwrap().show(&record, 2);
/// assert!(svg::write(&scene(&model), "Two stones").contains(">2</text>"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    side: u16,
    words: String,
}

impl Look {
    /// Reads these words; `side` is one of them, and the first one counts.
    pub fn read(words: &str) -> Result<Self, BadSide> {
        let side = words.split(' ').find_map(|word| word.strip_prefix("side="));
        let side = side.and_then(parse_digits).ok_or(BadSide)?;
        let fits = (SIDES[0]..=SIDES[1]).contains(&side);
        if fits { Ok(Self { side: side as u16, words: words.into() }) } else { Err(BadSide) }
    }

    /// The picture's side in pixels.
    pub const fn side(&self) -> u16 {
        self.side
    }

    /// The position after `ply` moves of the game, or at its end if there are fewer.
    pub fn show(&self, record: &Record, ply: usize) -> Model {
        Model::picture(record.clone(), ply, self.side.into(), &self.words)
    }
}

/// The picture of a position to take away. Its wood is plain, so that its file is small.
pub fn scene(model: &Model) -> Scene {
    let mut diagram = diagram(model);
    diagram.ground.wood = Wood::Plain;
    Scene::of(&diagram)
}

/// No picture has such a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSide;

impl fmt::Display for BadSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [least, most] = SIDES.map(|number| number.to_string());
        write!(f, "a picture is {least} to {most} pixels wide, such as 480")
    }
}

impl std::error::Error for BadSide {}

/// A picture of `model`, a position of `record`, in words: who plays what, the last move, and whose turn it is.
pub fn description(record: &Record, model: &Model) -> String {
    let players = [Header::Black, Header::White].map(|header| record.header(header));
    let mut text = String::new();
    if players.iter().any(|name| !name.is_empty()) {
        text = players.map(|name| if name.is_empty() { "?" } else { name }).join(" – ") + ". ";
    }
    text + record.rules().name() + ". " + &spoken::position(model)
}
