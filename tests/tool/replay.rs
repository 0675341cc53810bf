//! `goishi replay` against games that another program has judged, in every field at every ply. A game
//! may end with a move that is refused.

use crate::data::{self, json};
use crate::tool;
use serde_json::Value;

#[test]
fn replay_agrees_with_the_judged_rin_games() {
    let fields = ["board", "score", "to_move", "filled", "killed", "left", "by", "status"];
    assert_replay_agrees("rin_games.jsonl.gz", 10, 0, &fields);
}

#[test]
fn replay_agrees_with_the_judged_ren_games() {
    let fields = [
        "board",
        "score",
        "to_move",
        "weak",
        "replaceable",
        "rui",
        "captured",
        "niban",
        "by",
        "status",
    ];
    assert_replay_agrees("ren_games.jsonl.gz", 24, 0, &fields);
}

#[test]
fn replay_agrees_with_the_judged_renju_games() {
    let fields = [
        "ply",
        "move",
        "board",
        "to_move",
        "seat",
        "phase",
        "by",
        "status",
        "offer",
        "proposed",
        "forbidden",
    ];
    assert_replay_agrees("renju_games.jsonl.gz", 91, 14, &fields);
}

#[test]
fn replay_agrees_with_the_judged_games_of_todays_openings() {
    let fields = [
        "ply",
        "move",
        "board",
        "to_move",
        "seat",
        "phase",
        "by",
        "status",
        "offer",
        "asked",
        "proposed",
        "forbidden",
        "claim",
    ];
    assert_replay_agrees("today_games.jsonl.gz", 84, 34, &fields);
}

/// Games of all three from positions that were set up, which stand in braces behind the rule set.
#[test]
fn replay_agrees_with_the_judged_set_up_games() {
    let games = data::lines("setup_games.jsonl.gz");
    assert_eq!(games.len(), 36);
    for game in &games {
        let output = tool::run(&["replay"], line(game).as_bytes());
        assert_eq!((output.status, output.stderr.as_str()), (0, ""), "{}", game["rules"]);
        let reports: Vec<Value> = output.stdout.lines().map(json).collect();
        assert_eq!(reports.len(), array(&game["plies"]).len() + 1);
        for (report, expected) in reports[1..].iter().zip(array(&game["plies"])) {
            for (field, value) in expected.as_object().expect("an object") {
                assert_eq!(&report[field], value, "{field} after {report}");
            }
        }
    }
}

/// A line of `file` for each game: `rules`, `moves`, and in `plies` what is true after each move. So
/// many games end with a refused move.
fn assert_replay_agrees(file: &str, number: usize, refused: usize, fields: &[&str]) {
    let games = data::lines(file);
    assert_eq!(games.len(), number);
    let lines: Vec<String> = games.iter().map(line).collect();
    let output = tool::run(&["replay"], lines.join("\n").as_bytes());
    assert_eq!((output.status, output.stderr.as_str()), (i32::from(refused > 0), ""));
    let mut reports = output.stdout.lines().map(json);
    let mut errors = 0;
    for game in &games {
        assert_eq!(reports.next().expect("ply 0")["move"], Value::Null);
        let moves = array(&game["moves"]);
        assert_eq!(array(&game["plies"]).len(), moves.len());
        for (expected, mv) in array(&game["plies"]).iter().zip(moves) {
            let report = reports.next().expect("a report for every move");
            assert_eq!(&report["move"], mv);
            agree(&report, expected, fields);
            errors += usize::from(report["error"].is_string());
        }
    }
    assert_eq!((reports.next(), errors), (None, refused));
}

/// Asserts that all `fields` are equal in both, or missing in both, and that `expected` has no other.
/// A refusal has its own words in each.
fn agree(report: &Value, expected: &Value, fields: &[&str]) {
    assert_eq!(report["error"].is_string(), expected["error"].is_string(), "{report} {expected}");
    for field in fields {
        assert_eq!(report[field], expected[field], "{field} after {report}");
    }
    let mut known = expected.as_object().expect("an object").keys();
    assert!(known.all(|field| field == "error" || fields.contains(&field.as_str())), "{expected}");
}

/// `RULESET TOKEN TOKEN ...`
fn line(game: &Value) -> String {
    let moves = array(&game["moves"]).iter().filter_map(Value::as_str);
    game["rules"].as_str().into_iter().chain(moves).collect::<Vec<&str>>().join(" ")
}

fn array(value: &Value) -> &[Value] {
    value.as_array().expect("an array")
}
