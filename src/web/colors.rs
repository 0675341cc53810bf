//! Colours that the page around a board has chosen.

use crate::app::palette::{CLEAR, Finish, Palette, Theme};
use crate::app::parameters::is_color;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// Lines and labels on a dark page.
const LIGHT_LINE: &str = "#a99d90";

#[wasm_bindgen]
extern "C" {
    /// Whether the browser knows such a value of a property.
    #[wasm_bindgen(js_namespace = CSS)]
    fn supports(property: &str, value: &str) -> bool;
}

/// So many palettes, and so many colours, are made for a page. One that changes them without end gets the usual ones then, and
/// keeps its memory.
const MOST: usize = 256;

thread_local! {
    /// Palettes live as long as the program does, so each is made once: a page has few.
    static MADE: RefCell<Vec<&'static Palette>> = const { RefCell::new(Vec::new()) };
    static TONES: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Whether a board can be made of this.
pub fn is_ground(bg: &str) -> bool {
    matches!(bg, "wood" | "none") || is_known(bg)
}

fn is_known(color: &str) -> bool {
    is_color(color) && supports("color", color)
}

/// `base` with what the parameter `bg` says, and these colours of the board, its lines, its labels and the accent; none if
/// nothing is different.
pub fn palette(base: &'static Palette, bg: &str, colors: &[String]) -> Option<&'static Palette> {
    let color = |i: usize| colors.get(i).map(|color| color.trim_ascii()).filter(|c| is_known(c));
    let board = match bg {
        "wood" => color(0),
        "none" => Some(CLEAR),
        color => Some(color),
    };
    let chosen = |wanted: Option<&str>, usual: &'static str| wanted.and_then(tone).unwrap_or(usual);
    // On a dark page without a board under them, lines are light and stones have an edge.
    let is_night = board == Some(CLEAR) && base == Theme::Dark.palette();
    let line = chosen(color(1), if is_night { LIGHT_LINE } else { base.line });
    let palette = Palette {
        finish: if is_night { Finish::Flat } else { base.finish },
        wood_lit: chosen(board, base.wood_lit),
        wood_shaded: chosen(board, base.wood_shaded),
        grain: chosen(board, base.grain),
        line,
        label: chosen(color(2).or(color(1)), if is_night { LIGHT_LINE } else { base.label }),
        accent: chosen(color(3), base.accent),
    };
    if palette == *base {
        return None;
    }
    MADE.with_borrow_mut(|made| kept(made, &palette, || Box::leak(Box::new(palette))))
}

/// The colours of the board, its lines, its labels and the accent, by the names that they have among the words for a picture.
const NAMES: [&str; 4] = ["board", "line", "label", "accent"];

/// What `palette` is made of, in words for a picture: `bg=wood line=#555`. What is no colour is left out.
#[cfg(feature = "element")]
pub fn write(bg: &str, colors: &[String]) -> String {
    let mut words = String::from("bg=") + bg;
    for (name, color) in NAMES.iter().zip(colors) {
        let color = color.trim_ascii();
        if is_known(color) {
            words = words + " " + name + "=" + color;
        }
    }
    words
}

/// The palette that such words describe; none if it is `base`.
#[cfg(feature = "extras")]
pub fn read(base: &'static Palette, words: &str) -> Option<&'static Palette> {
    let value = |name: &str| {
        let of_name = |word: &str| word.strip_prefix(name)?.strip_prefix('=').map(String::from);
        words.split(' ').find_map(of_name)
    };
    let bg = value("bg").filter(|bg| is_ground(bg)).unwrap_or_else(|| String::from("wood"));
    palette(base, &bg, &NAMES.map(|name| value(name).unwrap_or_default()))
}

fn tone(color: &str) -> Option<&'static str> {
    if color == CLEAR {
        return Some(CLEAR);
    }
    TONES.with_borrow_mut(|made| kept(made, color, || String::from(color).leak()))
}

/// What is there already, or is made now.
fn kept<T: PartialEq + ?Sized>(
    made: &mut Vec<&'static T>,
    wanted: &T,
    make: impl FnOnce() -> &'static T,
) -> Option<&'static T> {
    let found = made.iter().copied().find(|&other| other == wanted);
    if found.is_some() || made.len() >= MOST {
        return found;
    }
    let new = make();
    made.push(new);
    Some(new)
}
