//! `goishi replay` against games that another program has judged, in every field at every ply.

#[path = "support/tool.rs"]
mod tool;

use serde_json::Value;
use std::process::Command;

/// A line each: `rules`, `moves`, and in `plies` what is true after each move.
fn games(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let unpacked = Command::new("gzip").args(["-dc", &path]).output().expect("gzip runs");
    let text = String::from_utf8(unpacked.stdout).expect("text");
    text.lines().map(json).collect()
}

#[test]
fn replay_agrees_with_the_judged_rin_games() {
    let games = games("rin_games.jsonl.gz");
    assert_eq!(games.len(), 10);
    let lines: Vec<String> = games.iter().map(line).collect();
    let output = tool::run(&["replay"], lines.join("\n").as_bytes());
    assert_eq!((output.status, output.stderr.as_str()), (0, ""));
    let mut reports = output.stdout.lines().map(json);
    for game in &games {
        assert_eq!(reports.next().expect("ply 0")["move"], Value::Null);
        let moves = array(&game["moves"]);
        assert_eq!(array(&game["plies"]).len(), moves.len());
        for (expected, mv) in array(&game["plies"]).iter().zip(moves) {
            let report = reports.next().expect("a report for every move");
            assert_eq!(&report["move"], mv);
            agree(&report, expected);
        }
    }
    assert_eq!(reports.next(), None);
}

/// Asserts that `report` has every field of `expected`.
fn agree(report: &Value, expected: &Value) {
    let fields = expected.as_object().expect("an object");
    assert!(fields.len() >= 8, "board, score, to_move, filled, killed, left, by, status");
    for (field, value) in fields {
        assert_eq!(&report[field], value, "{field} at ply {}", report["ply"]);
    }
}

/// `RULESET TOKEN TOKEN ...`
fn line(game: &Value) -> String {
    let moves = array(&game["moves"]).iter().filter_map(Value::as_str);
    game["rules"].as_str().into_iter().chain(moves).collect::<Vec<&str>>().join(" ")
}

fn json(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}

fn array(value: &Value) -> &[Value] {
    value.as_array().expect("an array")
}
