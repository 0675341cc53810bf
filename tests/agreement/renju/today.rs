//! The openings of today and the games after them, by random tokens: what is refused, and all that is reported.

use super::games::rules;
use crate::oracle::openings::NaiveToday;
use goishi::ai::Random;
use goishi::record::report::report;
use goishi::record::token;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::Variant;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const TODAY: [Variant; 7] = [
    Variant::Taraguchi10,
    Variant::Tarannikov,
    Variant::Soosyrv8,
    Variant::Yamaguchi,
    Variant::Gomoku,
    Variant::GomokuStandard,
    Variant::GomokuSwap2,
];

/// Plays games of this variant until so many tokens have been judged; returns the phases and ends that were seen.
fn compare(variant: Variant, tokens: usize) -> BTreeSet<String> {
    let rules_of_engine = RuleSet::Renju(variant);
    let mut random = Random::new(2024);
    let mut seen = BTreeSet::new();
    let mut judged = 0;
    while judged < tokens {
        let mut engine = rules_of_engine.start();
        let mut naive = NaiveToday::new(&rules_of_engine.id(), rules(variant));
        // Games of different lengths: some break off in the opening, some go on to the end.
        for _ in 0..[40, 400][random.below(2)] {
            let word = word(&naive, &mut random);
            let accepted =
                token::read(&word, rules_of_engine).is_some_and(|mv| engine.play(mv).is_ok());
            assert_eq!(accepted, naive.play(&word), "{variant:?} {word} {}", engine.board());
            if accepted {
                agree(rules_of_engine, &engine, &naive);
                seen.insert(naive.phase().to_string());
                seen.extend(naive.game.result.map(|(_, by)| by.to_string()));
            } else {
                seen.insert("refused ".to_string() + naive.phase());
            }
            judged += 1;
            if naive.is_over() && random.below(3) == 0 {
                break;
            }
        }
    }
    seen
}

/// Asserts that both report the same.
fn agree(rules: RuleSet, engine: &AnyGame, naive: &NaiveToday) {
    let report: Value = serde_json::from_str(&report(rules, engine, 1, None)).expect("JSON");
    let color = |mark| if mark == 'x' { "black" } else { "white" };
    let due = |what: &'static str| (!naive.is_over()).then_some(what);
    let (status, by) = match naive.game.result {
        None => ("playing", Value::Null),
        Some(('.', by)) => ("draw", by.into()),
        Some((winner, by)) => (color(winner), by.into()),
    };
    let mut expected = json!({
        "board": naive.game.board.to_string(),
        "to_move": due(color(naive.to_move())),
        "seat": due(naive.person()),
        "phase": naive.phase(),
        "status": status,
        "by": by,
    });
    if rules.id().starts_with("renju") {
        expected["offer"] = naive.offer.map(color).into();
    }
    if let Some(asked) = naive.asked() {
        expected["asked"] = asked.into();
    }
    if naive.phase() == "fifth-choice" {
        expected["proposed"] = json!(naive.proposed);
    }
    for field in ["board", "to_move", "seat", "phase", "status", "by", "offer", "asked", "proposed"]
    {
        assert_eq!(report.get(field), expected.get(field), "{field} {report}");
    }
    assert_eq!(report.get("claim"), None);
    assert_eq!(report.get("forbidden").is_some(), expected["to_move"] == "black");
}

/// A token that makes sense now, or any.
fn word(naive: &NaiveToday, random: &mut Random) -> String {
    if random.below(4) == 0 {
        return any_word(random);
    }
    match naive.phase() {
        "colour-choice" => ["swap", "stay"][random.below(2)].to_string(),
        "branch" if random.below(2) == 0 => points(10, random),
        "branch" => ["swap", "stay"][random.below(2)].to_string(),
        "swap2" => ["swap", "stay", "more"][random.below(3)].to_string(),
        "declaration" => format!("fifths:{}", random.below(14)),
        "fifths" => match naive.asked() {
            Some(1) | None => point(random),
            Some(asked) => points(asked, random),
        },
        "play" if naive.offer.is_some() && random.below(2) == 0 => {
            ["accept", "refuse"][random.below(2)].to_string()
        }
        "play" if naive.game.passed && random.below(3) == 0 => "pass".to_string(),
        "fifth-choice" => naive.proposed[random.below(naive.proposed.len())].clone(),
        _ => point(random),
    }
}

fn any_word(random: &mut Random) -> String {
    match random.below(8) {
        0..3 => {
            const WORDS: [&str; 14] = [
                "swap",
                "stay",
                "more",
                "pass",
                "pass",
                "pass=",
                "accept",
                "refuse",
                "claim:black",
                "p8",
                "h16",
                "fifths:",
                "fifths:01",
                "",
            ];
            WORDS[random.below(WORDS.len())].to_string()
        }
        3 => format!("fifths:{}", random.below(15)),
        4 => points(2 + random.below(12), random),
        5 if random.below(5) == 0 => {
            const ENDS: [&str; 7] = [
                "resign",
                "resign:black",
                "resign:white",
                "time",
                "time:black",
                "time:white",
                "time:both",
            ];
            ENDS[random.below(ENDS.len())].to_string()
        }
        6 => point(random) + "=",
        _ => point(random),
    }
}

/// A point, the nearer to the centre the likelier.
fn point(random: &mut Random) -> String {
    let mut line = || [7, 15, 5, 3][random.below(4)] / 2;
    let reach = line().max(line());
    let mut place = || 7 - reach + random.below(2 * reach + 1);
    let (file, rank) = (place(), place());
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// Points with slashes between them; now and then one comes twice.
fn points(number: usize, random: &mut Random) -> String {
    let mut chosen: Vec<String> = Vec::new();
    while chosen.len() < number {
        let at = point(random);
        if !chosen.contains(&at) || random.below(50) == 0 {
            chosen.push(at);
        }
    }
    chosen.join("/")
}

/// Asserts that games of this variant were tried in all their phases.
fn assert_all_seen(variant: Variant, seen: &BTreeSet<String>) {
    let phases: &[&str] = match variant {
        Variant::Taraguchi10 => &["opening", "colour-choice", "branch", "fifth-choice"],
        Variant::Tarannikov => &["opening", "colour-choice"],
        Variant::Soosyrv8 | Variant::Yamaguchi => &[
            "opening",
            "colour-choice",
            "declaration",
            "fifths",
            "fifth-choice",
            "passes",
            "agreement",
        ],
        Variant::GomokuSwap2 => &["opening", "swap2", "colour-choice"],
        _ => &[],
    };
    for &phase in phases.iter().chain(&["play", "over", "five", "resign", "time", "refused over"]) {
        assert!(seen.contains(phase), "{variant:?}: no {phase} in {seen:?}");
    }
}

#[test]
fn the_engine_agrees_with_the_naive_judge_on_10_000_tokens_of_each_opening_of_today() {
    for variant in TODAY {
        assert_all_seen(variant, &compare(variant, 10_000));
    }
}

#[test]
#[ignore = "two hundred thousand tokens a rule set: cargo test --release -- --ignored deep_"]
fn deep_the_engine_agrees_with_the_naive_judge_on_200_000_tokens_of_each_opening_of_today() {
    for variant in TODAY {
        assert_all_seen(variant, &compare(variant, 200_000));
    }
}
