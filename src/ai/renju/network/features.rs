//! The features of a line of a cell: a pair of classes, and a window.

use crate::ai::renju::shapes::{Kind, Shape};
use std::sync::OnceLock;

/// How many classes of shapes there are.
pub const CLASSES: usize = 21;
/// How many pairs of classes there are: what a black stone would make, and what a white one would.
pub const PAIRS: usize = CLASSES * CLASSES;
/// How many cells on both sides of a cell are its window.
const WIDTH: u32 = 3;
/// How many windows there are, if those that mirror each other count once.
pub const WINDOWS: usize = 820;

/// How many places a window has, the middle left out.
const PLACES: u32 = 2 * WIDTH;
/// The places on one side of a window.
const SIDE: u32 = (1 << WIDTH) - 1;
/// In how many ways a window can be written down.
const WRITTEN: usize = 1 << (4 * WIDTH);

/// The class of a kind of shape. It is the same under all rules.
pub fn class(kind: Kind) -> u8 {
    let ways = |least: u8, most: u8| kind.ways.clamp(least, most) - least;
    match kind.shape {
        Shape::Dead if kind.over > 0 => 1,
        Shape::Dead if kind.fours > 0 => 2,
        Shape::Dead => 0,
        Shape::One => 3 + ways(3, 6),
        Shape::HalfTwo => 7 + ways(3, 6),
        Shape::Two => 11 + ways(2, 4),
        Shape::HalfThree => 14 + ways(3, 4),
        Shape::Three => 16 + ways(1, 2),
        Shape::Four => 18,
        Shape::Straight => 19,
        Shape::Five => 20,
    }
}

/// The number of a pair of classes, Black's and White's.
pub const fn pair(black: u8, white: u8) -> u16 {
    black as u16 * CLASSES as u16 + white as u16
}

/// The numbers of all windows.
pub struct Windows(Box<[u16; WRITTEN]>);

impl Windows {
    /// The windows of the board.
    pub fn known() -> &'static Self {
        static KNOWN: OnceLock<Windows> = OnceLock::new();
        KNOWN.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut numbers = Box::new([0; WRITTEN]);
        let mut next = 0;
        for window in 0..WRITTEN as u32 {
            let [one, other] = [lower(window), lower(mirrored(window))];
            let mirrored = mirrored(window);
            if window <= mirrored && is_side(one) && is_side(other) {
                numbers[window as usize] = next;
                numbers[mirrored as usize] = next;
                next += 1;
            }
        }
        Self(numbers)
    }

    /// The number of the window round the bit `middle` of a line with these black and white stones. Places beyond the
    /// board are in both.
    pub const fn number(&self, black: u32, white: u32, middle: u32) -> u16 {
        let window =
            places(black >> (middle - WIDTH)) | places(white >> (middle - WIDTH)) << PLACES;
        self.0[window as usize % WRITTEN]
    }
}

/// The places of a window, without its middle.
const fn places(line: u32) -> u32 {
    line & SIDE | line >> 1 & SIDE << WIDTH
}

/// A window as it looks from the other side.
const fn mirrored(window: u32) -> u32 {
    let turned = window.reverse_bits() >> (32 - 2 * PLACES);
    turned >> PLACES | (turned & ((1 << PLACES) - 1)) << PLACES
}

/// The black and the white places of the lower side of a window, the nearest first.
const fn lower(window: u32) -> [u32; 2] {
    [near_first(window), near_first(window >> PLACES)]
}

const fn near_first(places: u32) -> u32 {
    (places & SIDE).reverse_bits() >> (32 - WIDTH)
}

/// Whether one side of a window can be: beyond a place that is off the board all are.
fn is_side([black, white]: [u32; 2]) -> bool {
    let off = black & white;
    off == 0 || off | ((1 << off.trailing_zeros()) - 1) == SIDE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_have_numbers_of_their_own_but_for_mirrors() {
        let windows = Windows::known();
        let most = windows.0.iter().max().unwrap();
        assert_eq!(usize::from(*most), WINDOWS - 1);
        // Black, free, white | middle | free, black, off the board; and its mirror.
        let (black, white) = (0b100_0001, 0b100_0100);
        let mirror = |line: u32| line.reverse_bits() >> 25;
        let number = windows.number(black, white, 3);
        assert_eq!(number, windows.number(mirror(black), mirror(white), 3));
        assert_ne!(number, windows.number(white, black, 3));
    }
}
