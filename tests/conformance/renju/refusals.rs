//! Every refusal names its rule.

use super::*;

/// The documents of a variant, as refusals name them. Openings of today have a rule of their own; then the rules of RIF
/// hold.
fn documents(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::Rif | Variant::RifPlayers => &["RIF "],
        Variant::Pritchard => &["leaflet, "],
        Variant::Classical | Variant::ClassicalSwap | Variant::Free => &["overview, "],
        Variant::Taraguchi10 => &["Taraguchi-10", "RIF "],
        Variant::Tarannikov => &["Tarannikov", "RIF "],
        Variant::Soosyrv8 => &["Soosyrv-8", "RIF "],
        Variant::Yamaguchi => &["Yamaguchi", "RIF "],
        Variant::Gomoku | Variant::GomokuStandard => &["gomoku, "],
        Variant::GomokuSwap2 => &["Swap2, ", "gomoku, "],
    }
}

/// A game of each variant that goes through all its phases.
fn sample(variant: Variant) -> &'static str {
    match variant {
        Variant::Rif | Variant::RifPlayers => "h8 i9 j10 swap k9 g7/i7 i7 a1 pass a3 resign",
        Variant::ClassicalSwap => "h8 i9 j10 stay k9 g7/i7 g7 a1 a3 resign",
        Variant::Pritchard | Variant::Free => "h8 i9 a1 b3 c5 time",
        Variant::Classical => "h8 i9 j10 a1 a3 resign",
        Variant::Taraguchi10 => {
            "h8 stay i9 swap j10 stay k9 g7/i7/a1/b3/c5/d8/e1/f3/g4/h2 i7 a15 pass a3 resign"
        }
        Variant::Tarannikov => "h8 stay i9 swap j10 stay k9 stay g7 swap a1 pass a3 resign",
        Variant::Soosyrv8 => "h8 i9 j10 swap k9 fifths:3 stay g7/i7/a1 a1 b1 pass a3 resign",
        Variant::Yamaguchi => "h8 i9 j10 fifths:1 swap k9 i7 a1 pass a3 resign",
        Variant::Gomoku | Variant::GomokuStandard => "h8 i9 a1 b3 time",
        Variant::GomokuSwap2 => "a1 b3 c5 more d7 e9 stay f11 g13 resign",
    }
}

const WORDS: [&str; 25] = [
    "h8",
    "i9",
    "i7",
    "a15",
    "p1",
    "a16",
    "pass",
    "pass=",
    "b15=",
    "h8=",
    "b1/b2",
    "h8/b1",
    "b1/b1",
    "b1/b3/b5",
    "fifths:0",
    "fifths:2",
    "fifths:13",
    "more",
    "swap",
    "stay",
    "accept",
    "refuse",
    "claim:black",
    "claim:white",
    "resign",
];

/// "`Err` leaves the state unchanged and names the rule": at every ply of a game in every rule set,
/// by a paragraph of its own document.
#[test]
fn every_refusal_names_a_rule_of_its_document() {
    for variant in Variant::ALL {
        let mut table = Table::played(variant, "");
        for next in sample(variant).split_whitespace().map(Some).chain([None]) {
            for word in WORDS {
                names_its_rule(&table, variant, word);
            }
            if let Some(next) = next {
                table.play(next);
            }
        }
        assert_eq!(table.game.phase(), Phase::Over);
    }
}

fn names_its_rule(table: &Table, variant: Variant, word: &str) {
    let mut tried = table.clone();
    if let Err(illegal) = tried.try_play(word) {
        let mut known = documents(variant).iter();
        let is_own = known.any(|document| illegal.paragraph.starts_with(document));
        assert!(is_own, "{variant:?}, {word}: {illegal}");
        assert_eq!(tried.game, table.game, "{variant:?}, {word}");
    }
}

/// A refused foul is named as such: Black reads "double-three", not "illegal".
#[test]
fn a_refused_foul_is_named() {
    let fouls = [
        (cross("xxx*xx", "*"), Foul::Overline, "overline"),
        (cross("xxx*", "xxx*"), Foul::DoubleFour, "double-four"),
        (cross("xx*", "xx*"), Foul::DoubleThree, "double-three"),
    ];
    for variant in [Variant::Pritchard, Variant::Classical, Variant::ClassicalSwap] {
        for (shape, foul, name) in &fouls {
            let table = Table::set_up(variant, &shape.board, Color::Black);
            table.refuses("h8", Why::Foul(*foul), documents(variant)[0]);
            let illegal = table.clone().try_play("h8").expect_err(name);
            assert!(illegal.to_string().contains(name), "{illegal}");
        }
    }
}
