//! The naive judge itself against positions that other judges agree on, and known traps.

use crate::data::lines;
use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};
use serde_json::Value;

fn place(name: &str) -> Place {
    let (file, rank) = name.split_at(1);
    let col = file.as_bytes()[0] - b'a';
    NaiveRenju::place(15 - rank.parse::<usize>().expect("a rank"), col.into())
}

fn names(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().expect("an array").iter().filter_map(Value::as_str)
}

/// The position of a case, `black` and `white`.
fn position(case: &Value) -> NaiveRenju {
    let mut position = NaiveRenju::empty();
    for (color, mark) in [("black", 'x'), ("white", 'o')] {
        names(&case[color]).for_each(|name| position.set(place(name), mark));
    }
    position
}

/// What a case says of a black stone on `at`, fives aside.
fn expected(case: &Value, at: Place) -> Judgement {
    let listed = |kind: &str| names(&case["forbidden"][kind]).any(|name| place(name) == at);
    let kinds = [
        ("overline", Judgement::Overline),
        ("double_four", Judgement::DoubleFour),
        ("double_three", Judgement::DoubleThree),
    ];
    kinds.into_iter().find(|(kind, _)| listed(kind)).map_or(Judgement::Nothing, |(_, is)| is)
}

fn assert_judged_as_expected(case: &Value, family: Family) {
    let position = position(case);
    for at in NaiveRenju::places().filter(|&at| position.get(at) == '.') {
        let judgement = match position.judge(at, family) {
            Judgement::Five => Judgement::Nothing,
            other => other,
        };
        assert_eq!(judgement, expected(case, at), "{family:?} at {at}\n{case}");
    }
}

#[test]
fn the_naive_judge_agrees_with_the_published_cases() {
    let cases = lines("forbidden_cases.jsonl.gz");
    assert_eq!(cases.len(), 112);
    cases.iter().for_each(|case| assert_judged_as_expected(case, Family::Rif));
}

#[test]
fn the_naive_judge_agrees_with_the_positions_of_pritchard_and_classical_renju() {
    let cases = lines("foul_positions.jsonl.gz");
    assert_eq!(cases.len(), 400);
    for case in &cases {
        let family = match case["rules"].as_str() {
            Some("renju-pritchard") => Family::Pritchard,
            Some("renju-classical") => Family::Classical,
            other => panic!("{other:?}"),
        };
        assert_judged_as_expected(case, family);
    }
}

/// Black stones, then the point asked about.
fn judge(family: Family, black: &str, at: &str) -> Judgement {
    let mut position = NaiveRenju::empty();
    black.split(' ').for_each(|name| position.set(place(name), 'x'));
    position.judge(place(at), family)
}

#[test]
fn the_naive_judge_knows_the_traps() {
    let rif = |black, at| judge(Family::Rif, black, at);
    assert_eq!(rif("g5 g6 j6 i7 i8 i9 i10", "h6"), Judgement::Nothing);
    assert_eq!(rif("j8 i9 h10 f11 h11 f12 h14", "e11"), Judgement::Nothing);
    assert_eq!(rif("b4 c4 d5 e5 c6 e6 f6 d7", "d4"), Judgement::Nothing);
    assert_eq!(rif("k4 k5 m5 j6 m6 k7 l7 k8 l8", "j8"), Judgement::DoubleThree);
    assert_eq!(rif("g10 h10 h11 i11 e12 g12 i14", "h9"), Judgement::DoubleThree);
    let classical = judge(Family::Classical, "g5 g6 j6 i7 i8 i9 i10", "h6");
    assert_eq!(classical, Judgement::DoubleThree);
}

#[test]
fn the_naive_judge_finds_two_fours_on_one_line() {
    let rif = |black, at| judge(Family::Rif, black, at);
    assert_eq!(rif("d8 f8 g8 j8", "h8"), Judgement::DoubleFour, "X.XXX.X");
    assert_eq!(rif("d8 e8 g8 j8 k8", "h8"), Judgement::DoubleFour, "XX.XX.XX");
    assert_eq!(rif("d8 e8 f8 j8 k8 l8", "h8"), Judgement::DoubleFour, "XXX.X.XXX");
    assert_eq!(rif("c8 f8 g8 i8", "h8"), Judgement::Nothing, "a straight four is one four");
}
