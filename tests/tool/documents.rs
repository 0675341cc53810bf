//! The records and commands in `docs/` are right.

use super::tool;
use goishi::record::Record;
use std::fs;

fn document(name: &str) -> String {
    let path = format!("{}/docs/{name}.md", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("the document is there")
}

/// The blocks of a document that are indented, without their indentation.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in text.lines() {
        match (line.strip_prefix("    "), blocks.last_mut()) {
            (Some(line), Some(block)) => *block += &format!("{line}\n"),
            (None, Some(block)) if line.is_empty() && !block.is_empty() => *block += "\n",
            _ => blocks.push(String::new()),
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

#[test]
fn every_record_of_the_document_on_records_is_one() {
    let blocks = blocks(&document("record"));
    let records = blocks.iter().filter(|block| Record::is_one(block));
    let mut count = 0;
    for record in records {
        assert!(Record::parse(record).is_ok(), "{:?} in {record}", Record::parse(record));
        count += 1;
    }
    let setup = blocks.iter().find(|block| block.starts_with("setup:")).expect("a position");
    Record::parse(&format!("goishi 1 renju-free\n{}\n\n", setup.trim_end())).expect("a position");
    assert_eq!((count, blocks.len()), (3, 4));
}

/// What `echo "TEXT" | goishi WORDS > FILE  # NOTE` gives the tool: the text and the words.
fn command(line: &str) -> Option<(String, Vec<&str>)> {
    let (text, words) = line.strip_prefix("$ echo ")?.split_once(" | goishi ")?;
    let words = words.split(['#', '>']).next().unwrap_or(words).split_whitespace();
    Some((format!("{}\n", text.trim_matches(['"', '\''])), words.collect()))
}

/// What is said of moves alone, which are read by the rules of the command.
const NO_RULES: &str = "The text names no rules: it is read as renju-classical.\n";

#[test]
fn the_commands_of_the_document_on_the_tool_that_read_a_game_work() {
    let document = document("native-tool");
    let lines: Vec<&str> = document.lines().map(str::trim).collect();
    let mut count = 0;
    for (number, line) in lines.iter().enumerate() {
        let Some((input, words)) = command(line) else { continue };
        let output = tool::run_for_bytes(&words, input.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{line}");
        let remark = String::from_utf8_lossy(&output.stderr);
        assert!(["", NO_RULES].contains(&remark.as_ref()), "{line}: {remark}");
        assert!(!output.stdout.is_empty(), "{line}");
        let said = lines.get(number + 1).filter(|next| next.starts_with('{'));
        let is_said = |said: &&str| output.stdout.trim_ascii_end() == said.as_bytes();
        assert!(said.is_none_or(is_said), "{line}");
        count += 1;
    }
    assert_eq!(count, 6);
}
