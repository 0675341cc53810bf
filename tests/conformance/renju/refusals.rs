//! Every refusal names its rule.

use super::*;

/// The document of a variant, as refusals name it.
fn document(variant: Variant) -> &'static str {
    match variant {
        Variant::Rif | Variant::RifPlayers => "RIF ",
        Variant::Pritchard => "leaflet, ",
        Variant::Classical | Variant::ClassicalSwap | Variant::Free => "overview, ",
    }
}

/// A game of each variant that goes through all its phases.
fn sample(variant: Variant) -> &'static str {
    match variant {
        Variant::Rif | Variant::RifPlayers => "h8 i9 j10 swap k9 g7/i7 i7 a1 pass a3 resign",
        Variant::ClassicalSwap => "h8 i9 j10 stay k9 g7/i7 g7 a1 a3 resign",
        Variant::Pritchard | Variant::Free => "h8 i9 a1 b3 c5 time",
        Variant::Classical => "h8 i9 j10 a1 a3 resign",
    }
}

const WORDS: [&str; 20] = [
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
        assert!(illegal.paragraph.starts_with(document(variant)), "{variant:?}, {word}: {illegal}");
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
            table.refuses("h8", Why::Foul(*foul), document(variant));
            let illegal = table.clone().try_play("h8").expect_err(name);
            assert!(illegal.to_string().contains(name), "{illegal}");
        }
    }
}
