//! The 26 patterns of Renju and their names (002 §11).

use super::lines::{CENTRE, SIZE};
use crate::board::{Point, Symmetry};

/// One of the 26 openings: three stones, up to symmetry.
#[derive(Debug, PartialEq, Eq)]
pub struct Pattern {
    /// D for direct or I for indirect, and a number.
    pub code: &'static str,
    /// The Japanese name as it is written.
    pub kanji: &'static str,
    /// The Japanese name as it is spoken.
    pub name: &'static str,
    /// Move 3, when move 2 is h9 (direct) or i9 (indirect).
    third: Point,
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
const fn pattern(
    code: &'static str,
    kanji: &'static str,
    name: &'static str,
    right: i8,
    up: i8,
) -> Pattern {
    let third =
        Point::new(CENTRE.row.wrapping_add_signed(-up), CENTRE.col.wrapping_add_signed(right));
    Pattern { code, kanji, name, third }
}

/// All of them, the direct ones first.
pub static PATTERNS: [Pattern; 26] = [
    pattern("D1", "寒星", "Kansei", 0, 2),
    pattern("D2", "渓月", "Keigetsu", 1, 2),
    pattern("D3", "疎星", "Sosei", 2, 2),
    pattern("D4", "花月", "Kagetsu", 1, 1),
    pattern("D5", "残月", "Zangetsu", 2, 1),
    pattern("D6", "雨月", "Ugetsu", 1, 0),
    pattern("D7", "金星", "Kinsei", 2, 0),
    pattern("D8", "松月", "Shogetsu", 0, -1),
    pattern("D9", "丘月", "Kyugetsu", 1, -1),
    pattern("D10", "新月", "Shingetsu", 2, -1),
    pattern("D11", "瑞星", "Zuisei", 0, -2),
    pattern("D12", "山月", "Sangetsu", 1, -2),
    pattern("D13", "遊星", "Yusei", 2, -2),
    pattern("I1", "長星", "Chosei", 2, 2),
    pattern("I2", "峡月", "Kyogetsu", 2, 1),
    pattern("I3", "恒星", "Kosei", 2, 0),
    pattern("I4", "水月", "Suigetsu", 2, -1),
    pattern("I5", "流星", "Ryusei", 2, -2),
    pattern("I6", "雲月", "Ungetsu", 1, 0),
    pattern("I7", "浦月", "Hogetsu", 1, -1),
    pattern("I8", "嵐月", "Rangetsu", 1, -2),
    pattern("I9", "銀月", "Gingetsu", 0, -1),
    pattern("I10", "明星", "Myojo", 0, -2),
    pattern("I11", "斜月", "Shagetsu", -1, -1),
    pattern("I12", "名月", "Meigetsu", -1, -2),
    pattern("I13", "彗星", "Suisei", -2, -2),
];
