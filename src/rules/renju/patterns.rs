//! The 26 patterns of Renju and their names (002 §11).

use super::lines::{CENTRE, SIZE};
use crate::board::{Point, Symmetry};

/// One of the 26 openings: three stones, up to symmetry.
#[derive(Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The Japanese name as it is written.
    pub kanji: &'static str,
    /// The Japanese name as it is spoken.
    pub name: &'static str,
    /// Move 3, when move 2 is h9 (direct) or i9 (indirect).
    third: Point,
}

impl Pattern {
    /// Its three stones as they are usually drawn, in the order in which they are put.
    pub fn stones(&self) -> [Point; 3] {
        let second = if self.number() < 13 { DIRECT } else { INDIRECT };
        [CENTRE, second, self.third]
    }

    /// Its place among all patterns, beginning with 0.
    fn number(&self) -> usize {
        PATTERNS.iter().position(|other| std::ptr::eq(self, other)).unwrap_or(0)
    }

    /// D for direct or I for indirect, and its number.
    pub fn code(&self) -> String {
        let index = self.number();
        let kind = if index < 13 { "D" } else { "I" };
        kind.to_string() + &(index % 13 + 1).to_string()
    }
}

/// The white stone stands straight above the centre, or diagonally.
const DIRECT: Point = Point::new(6, 7);
const INDIRECT: Point = Point::new(6, 8);

/// The pattern of moves 2 and 3, move 1 being h8; none where the rules leave them free.
pub fn recognise(second: Point, third: Point) -> Option<&'static Pattern> {
    for symmetry in Symmetry::ALL {
        let (second, third) = (symmetry.apply(second, SIZE), symmetry.apply(third, SIZE));
        let known: &[Pattern] = match second {
            DIRECT => &PATTERNS[..13],
            INDIRECT => &PATTERNS[13..],
            _ => &[],
        };
        let found = known.iter().find(|pattern| pattern.third == third);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// A pattern whose third stone lies so many points right of and above the centre.
const fn pattern(kanji: &'static str, name: &'static str, right: i8, up: i8) -> Pattern {
    let third =
        Point::new(CENTRE.row.wrapping_add_signed(-up), CENTRE.col.wrapping_add_signed(right));
    Pattern { kanji, name, third }
}

/// All of them, the direct ones first.
pub static PATTERNS: [Pattern; 26] = [
    pattern("寒星", "Kansei", 0, 2),
    pattern("渓月", "Keigetsu", 1, 2),
    pattern("疎星", "Sosei", 2, 2),
    pattern("花月", "Kagetsu", 1, 1),
    pattern("残月", "Zangetsu", 2, 1),
    pattern("雨月", "Ugetsu", 1, 0),
    pattern("金星", "Kinsei", 2, 0),
    pattern("松月", "Shogetsu", 0, -1),
    pattern("丘月", "Kyugetsu", 1, -1),
    pattern("新月", "Shingetsu", 2, -1),
    pattern("瑞星", "Zuisei", 0, -2),
    pattern("山月", "Sangetsu", 1, -2),
    pattern("遊星", "Yusei", 2, -2),
    pattern("長星", "Chosei", 2, 2),
    pattern("峡月", "Kyogetsu", 2, 1),
    pattern("恒星", "Kosei", 2, 0),
    pattern("水月", "Suigetsu", 2, -1),
    pattern("流星", "Ryusei", 2, -2),
    pattern("雲月", "Ungetsu", 1, 0),
    pattern("浦月", "Hogetsu", 1, -1),
    pattern("嵐月", "Rangetsu", 1, -2),
    pattern("銀月", "Gingetsu", 0, -1),
    pattern("明星", "Myojo", 0, -2),
    pattern("斜月", "Shagetsu", -1, -1),
    pattern("名月", "Meigetsu", -1, -2),
    pattern("彗星", "Suisei", -2, -2),
];
