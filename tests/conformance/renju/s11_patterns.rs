//! §11 the patterns of Renju.

use super::*;
use std::collections::BTreeSet;

/// Code, kanji, name, second and third stone of the 26 patterns.
const PATTERNS: [(&str, &str, &str, &str, &str); 26] = [
    ("D1", "寒星", "Kansei", "h9", "h10"),
    ("D2", "渓月", "Keigetsu", "h9", "i10"),
    ("D3", "疎星", "Sosei", "h9", "j10"),
    ("D4", "花月", "Kagetsu", "h9", "i9"),
    ("D5", "残月", "Zangetsu", "h9", "j9"),
    ("D6", "雨月", "Ugetsu", "h9", "i8"),
    ("D7", "金星", "Kinsei", "h9", "j8"),
    ("D8", "松月", "Shogetsu", "h9", "h7"),
    ("D9", "丘月", "Kyugetsu", "h9", "i7"),
    ("D10", "新月", "Shingetsu", "h9", "j7"),
    ("D11", "瑞星", "Zuisei", "h9", "h6"),
    ("D12", "山月", "Sangetsu", "h9", "i6"),
    ("D13", "遊星", "Yusei", "h9", "j6"),
    ("I1", "長星", "Chosei", "i9", "j10"),
    ("I2", "峡月", "Kyogetsu", "i9", "j9"),
    ("I3", "恒星", "Kosei", "i9", "j8"),
    ("I4", "水月", "Suigetsu", "i9", "j7"),
    ("I5", "流星", "Ryusei", "i9", "j6"),
    ("I6", "雲月", "Ungetsu", "i9", "i8"),
    ("I7", "浦月", "Hogetsu", "i9", "i7"),
    ("I8", "嵐月", "Rangetsu", "i9", "i6"),
    ("I9", "銀月", "Gingetsu", "i9", "h7"),
    ("I10", "明星", "Myojo", "i9", "h6"),
    ("I11", "斜月", "Shagetsu", "i9", "g7"),
    ("I12", "名月", "Meigetsu", "i9", "g6"),
    ("I13", "彗星", "Suisei", "i9", "f6"),
];

/// The rule sets with this opening.
const WITH_PATTERNS: [Variant; 4] =
    [Variant::Rif, Variant::RifPlayers, Variant::Classical, Variant::ClassicalSwap];

/// The game after the first three stones, turned by `symmetry`.
fn opened(variant: Variant, second: &str, third: &str, symmetry: Symmetry) -> Table {
    let mut table = Table::played(variant, "h8");
    for name in [second, third] {
        let at = symmetry.apply(table.point(name), SIZE);
        table.game.play(Move::Stone(at)).expect("a stone of the opening");
    }
    table
}

/// "Only the following 13 indirect and 13 direct patterns are possible to play": all 26 are, and
/// each is known in all eight positions of the board.
#[test]
fn s11_all_26_patterns_in_all_8_positions() {
    for variant in WITH_PATTERNS {
        for (code, kanji, name, second, third) in PATTERNS {
            for symmetry in Symmetry::ALL {
                let table = opened(variant, second, third, symmetry);
                let pattern = table.game.pattern().expect(name);
                assert_eq!(
                    (pattern.code().as_str(), pattern.kanji, pattern.name),
                    (code, kanji, name)
                );
            }
        }
    }
}

/// Every opening that the rules let pass is one of the 26: direct beside the middle, indirect
/// diagonally.
#[test]
fn s11_every_opening_is_one_of_the_26() {
    let mut codes = BTreeSet::new();
    for second in NEIGHBOURS {
        let table = Table::played(Variant::Rif, "h8").after(second);
        let thirds = table.points().into_iter().filter(|name| in_the_middle(name));
        for third in thirds.filter(|name| name != "h8" && name != second) {
            let code = table.after(&third).game.pattern().expect("a pattern").code();
            let direct = second.starts_with('h') || second.ends_with('8');
            assert_eq!(code.starts_with('D'), direct, "{second} {third}");
            codes.insert(code);
        }
    }
    assert_eq!(codes.len(), 26);
}

/// The opening has its name "as soon as move 3 is on the board", and keeps it.
#[test]
fn s11_the_opening_is_named_at_the_third_move() {
    let mut table = Table::played(Variant::Rif, "");
    for word in ["h8", "i9", "j10"] {
        assert!(table.game.pattern().is_none(), "before {word}");
        table.play(word);
    }
    for word in "swap k9 g7/i7 i7 a1 pass".split_whitespace() {
        assert_eq!(table.game.pattern().map(|pattern| pattern.name), Some("Chosei"));
        table.play(word);
    }
}

/// "Two alternatives are possible for the second move": one of the eight neighbours, direct or
/// indirect.
#[test]
fn s11_the_second_move_is_beside_the_first() {
    let table = Table::played(Variant::Rif, "h8");
    for point in table.points() {
        if NEIGHBOURS.contains(&point.as_str()) {
            table.allows(&point);
        } else if point != "h8" {
            table.refuses(&point, Why::NotBesideTheCentre, "11");
        }
    }
    assert!(table.clone().try_play("h8").is_err());
}

/// "After the second move 13 alternatives are possible for the third move": inside the central 5x5.
#[test]
fn s11_the_third_move_is_in_the_middle() {
    for second in ["h9", "g7"] {
        let table = Table::played(Variant::Rif, "h8").after(second);
        for point in table.points() {
            if point == "h8" || point == second {
                table.refuses(&point, Why::Occupied, "");
            } else if in_the_middle(&point) {
                table.allows(&point);
            } else {
                table.refuses(&point, Why::NotInTheMiddle, "11");
            }
        }
    }
}
