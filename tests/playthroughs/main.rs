//! Whole games as they went when somebody last looked: for every rule set a record, and below it
//! each ply with all that is reported of it, and the board where more than a stone was added.
//!
//! After a wanted change, `GOISHI_BLESS=1 cargo test --test playthroughs` writes the files anew
//! from their records; a rule set without a file gets a random game. Read the difference.

use goishi::ai::{Player, Random};
use goishi::board::Board;
use goishi::record::report::report;
use goishi::record::{Record, token};
use goishi::rules::catalog::RuleSet;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

/// Between the record and the plies.
const RULE: &str = "\n---\n";

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "playthroughs"].iter().collect()
}

/// The id in letters that every file system allows.
fn file_name(rules: RuleSet) -> String {
    rules.to_string().replace([':', '=', ','], "-") + ".txt"
}

#[test]
fn every_playthrough_goes_as_written() {
    for rules in RuleSet::ALL {
        let path = folder().join(file_name(rules));
        let written = fs::read_to_string(&path).unwrap_or_default().replace('\r', "");
        let played = playthrough(&record(rules, &written));
        assert!(played.contains(r#""phase":"over""#), "{rules}: to the end of the game");
        if env::var_os("GOISHI_BLESS").is_some() {
            fs::write(&path, &played).unwrap();
        } else {
            assert!(!written.is_empty(), "{rules} has no playthrough in {}", path.display());
            same_lines(&played, &written, rules);
        }
    }
}

#[test]
fn every_playthrough_has_its_rule_set() {
    let names: BTreeSet<String> = RuleSet::ALL.into_iter().map(file_name).collect();
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(name == "main.rs" || names.contains(&name), "{name} belongs to no rule set");
    }
}

fn same_lines(played: &str, written: &str, rules: RuleSet) {
    for (i, (now, before)) in (1..).zip(played.lines().zip(written.lines())) {
        assert_eq!(now, before, "{rules}, line {i}");
    }
    assert_eq!(played.lines().count(), written.lines().count(), "{rules}");
}

/// The record on top of a playthrough, or a random game where there is none.
fn record(rules: RuleSet, written: &str) -> Record {
    if let Some((text, _)) = written.split_once(RULE) {
        let record = Record::parse(text).expect("a record on top");
        assert_eq!(record.rules(), rules, "the record on top is of this rule set");
        return record;
    }
    let (mut random, mut record) = (Random::new(1), Record::new(rules));
    while let Some(mv) = random.choose(&record.position(usize::MAX)) {
        record.play(usize::MAX, mv).expect("a legal move");
    }
    record
}

fn playthrough(record: &Record) -> String {
    let mut out = format!("{record}{RULE}");
    let mut game = record.rules().start();
    out += &ply(&report(record.rules(), &game, 0, None));
    for (number, mv) in (1..).zip(record.line()) {
        let before = *game.board();
        game.play_unchecked(mv);
        let word = token::write(mv, record.rules());
        out += &ply(&report(record.rules(), &game, number, Some(&word)));
        if changes(&before, game.board()) > 1 || number == record.line().len() {
            out += &drawn(game.board());
        }
    }
    out
}

/// All that is reported, but for the board.
fn ply(report: &str) -> String {
    let mut json: serde_json::Value = serde_json::from_str(report).expect("JSON");
    let fields = json.as_object_mut().expect("an object");
    let [ply, mv, _] = ["ply", "move", "board"].map(|name| fields.remove(name).expect(name));
    format!("{ply} {} {json}\n", mv.as_str().unwrap_or("start"))
}

fn changes(before: &Board, after: &Board) -> usize {
    before.points().filter(|&at| before.get(at) != after.get(at)).count()
}

fn drawn(board: &Board) -> String {
    let rows = board.to_string();
    rows.split('/').map(|row| format!("    {row}\n")).collect()
}
