//! `goishi forbidden` against positions that other judges agree on, points and kinds.

use crate::data::{self, json};
use crate::tool;
use serde_json::Value;

/// A line each: `black`, `white`, and in `forbidden` the answer.
fn assert_tool_agrees(rules: &str, cases: &[Value]) {
    let lines: Vec<String> = cases.iter().map(Value::to_string).collect();
    let output = tool::run(&["forbidden", rules], lines.join("\n").as_bytes());
    assert_eq!((output.status, output.stderr.as_str()), (0, ""));
    let answers: Vec<Value> = output.stdout.lines().map(json).collect();
    assert_eq!(answers.len(), cases.len());
    for (answer, case) in answers.iter().zip(cases) {
        assert_eq!(answer, &case["forbidden"], "{rules}\n{case}");
    }
}

#[test]
fn the_tool_agrees_with_the_rif_cases() {
    let cases = data::lines("forbidden_cases.jsonl.gz");
    assert_eq!(cases.len(), 112);
    assert_tool_agrees("renju-rif", &cases);
    assert_tool_agrees("renju-rif:referee=players", &cases);
}

#[test]
fn the_tool_agrees_with_the_pritchard_and_classical_positions() {
    let cases = data::lines("foul_positions.jsonl.gz");
    let of = |rules: &str| {
        let cases: Vec<Value> =
            cases.iter().filter(|case| case["rules"] == rules).cloned().collect();
        assert_eq!(cases.len(), 200, "{rules}");
        cases
    };
    assert_tool_agrees("renju-pritchard", &of("renju-pritchard"));
    assert_tool_agrees("renju-classical", &of("renju-classical"));
    assert_tool_agrees("renju-classical-swap", &of("renju-classical"));
}

#[test]
fn free_renju_has_no_forbidden_points() {
    let none = json(r#"{"overline":[],"double_four":[],"double_three":[]}"#);
    let mut cases = data::lines("forbidden_cases.jsonl.gz");
    cases.iter_mut().for_each(|case| case["forbidden"] = none.clone());
    assert_tool_agrees("renju-free", &cases);
}
