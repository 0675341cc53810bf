//! `goishi gomocup` as a manager sees it.

use super::tool::{Output, run};

/// What is answered to these lines.
fn answers(lines: &str) -> Vec<String> {
    let Output { status, stdout, stderr } = run(&["gomocup", "--level", "1"], lines.as_bytes());
    assert_eq!((status, stderr.as_str()), (0, ""), "{lines}");
    stdout.lines().map(str::to_string).collect()
}

/// The point of an answer, which must be one.
fn point(answer: &str) -> (u8, u8) {
    let (x, y) = answer.split_once(',').expect("two numbers");
    let point = (x.parse().expect("a number"), y.parse().expect("a number"));
    assert!(point.0 < 15 && point.1 < 15, "{answer}");
    point
}

const READY: &str = "INFO timeout_turn 100\nSTART 15\nINFO rule 4\n";

#[test]
fn a_game_goes_to_and_fro() {
    let answers = answers(&format!("{READY}BEGIN\nTURN 8,8\r\nturn  6,6 \nEND\nABOUT\n"));
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert_eq!((answers[0].as_str(), answers[1].as_str()), ("OK", "7,7"));
    let (second, third) = (point(&answers[2]), point(&answers[3]));
    assert!(![(7, 7), (8, 8)].contains(&second) && ![(7, 7), (8, 8), second].contains(&third));
}

#[test]
fn a_board_is_played_on() {
    let row = "0,3,1\n0,4,1\n0,5,1\n0,6,1\n";
    let black = format!("{READY}BOARD\n9,9,2\n9,12,2\n{row}5,12,2\n2,9,2\nDONE\n");
    assert!(["0,2", "0,7"].contains(&answers(&black)[1].as_str()), "it makes five");
    let white = format!("{READY}BOARD\n{row}9,9,2\n9,8,2\n9,7,2\n5,5,2\n1,1,2\nDONE\n");
    assert!(["0,2", "0,7"].contains(&answers(&white)[1].as_str()), "it makes five as White too");
}

#[test]
fn six_in_a_row_win_in_rule_0_alone() {
    let row = "3,0,1\n4,0,1\n5,0,1\n7,0,1\n8,0,1\n";
    let other = "3,4,2\n4,4,2\n5,4,2\n6,4,2\n2,4,1\n0,9,2\n";
    let answer = |rule| {
        let start = format!("INFO timeout_turn 200\nSTART 15\nINFO rule {rule}\n");
        answers(&format!("{start}BOARD\n{row}{other}DONE\n"))[1].clone()
    };
    assert_eq!(answer(0), "6,0");
    assert_ne!(answer(1), "6,0");
}

#[test]
fn the_end_may_come_before_a_board_is_done() {
    assert_eq!(answers("START 15\nBOARD\n1,1,1\nEND\nABOUT\n"), ["OK"]);
}

#[test]
fn a_move_can_be_taken_back() {
    let answers = answers(&format!("{READY}BEGIN\nTAKEBACK 7,7\nTAKEBACK 7,7\nBEGIN\nRESTART\n"));
    assert_eq!(answers[..3], ["OK", "7,7", "OK"]);
    assert!(answers[3].starts_with("ERROR"));
    assert_eq!(answers[4..], ["7,7", "OK"]);
}

#[test]
fn what_is_not_known_is_said() {
    let answers = answers("BEGIN\nSTART 20\nSTART\nRECTSTART 15,15\nYXBOARD\nDANCE\n\nABOUT\n");
    assert!(answers[..4].iter().all(|answer| answer.starts_with("ERROR ")), "{answers:?}");
    assert_eq!(answers[4..6], ["UNKNOWN YXBOARD", "UNKNOWN DANCE"]);
    assert!(answers[6].starts_with("name=\"Goishi\", version="), "{answers:?}");
    assert_eq!(answers.len(), 7);
}

#[test]
fn rules_that_are_not_played_are_said() {
    let answers = answers("START 15\nINFO rule 8\nBEGIN\nINFO rule 0\nBEGIN\nINFO folder /x\n");
    assert_eq!(answers[1..], ["ERROR rule 8 is not known", "7,7"]);
}

#[test]
fn hostile_lines_are_answered_and_harm_nothing() {
    let long = "9".repeat(100_000);
    let hostile = [
        "TURN",
        "TURN x",
        "TURN 1",
        "TURN 1,",
        "TURN 15,0",
        "TURN -1,0",
        "TURN 1,1,1",
        "TURN 300,1",
        "TAKEBACK",
        "TAKEBACK 3,3",
        "TURN 7,7,",
        "BOARD\n1,1,3\nDONE",
        "BOARD\n1,1,1\n1,1,2\nDONE",
        "BOARD\n\u{1F600}\nDONE",
        "BOARD\n,,\nDONE",
        "START x",
        "START 255",
        "START 256",
    ];
    let lines: String = hostile.iter().map(|line| format!("{line}\n")).collect();
    let infos =
        "INFO\nINFO rule\nINFO rule 4\nINFO timeout_turn x\nINFO time_left -9\nINFO a b c\n";
    let all = format!("{READY}{lines}{infos}TURN {long}\n{long}\nDONE\nBOARD\nDONE\n");
    let answers = answers(&all);
    let errors = answers.iter().filter(|answer| answer.starts_with("ERROR ")).count();
    assert_eq!(errors, hostile.len() + 1, "{answers:?}");
    assert_eq!(answers.last().map(String::as_str), Some("7,7"));
    let output = run(&["gomocup"], b"START 15\n\xff\xfe\0\nTURN \xff,\xff\nBOARD\n\xff");
    assert_eq!((output.status, output.stderr.as_str()), (0, ""));
}

#[test]
fn a_full_board_has_no_point_left() {
    let stones: String =
        (0..225).map(|i| format!("{},{},{}\n", i % 15, i / 15, 1 + i % 2)).collect();
    assert_eq!(
        answers(&format!("{READY}BOARD\n{stones}DONE\n"))[1],
        "ERROR there is no point left"
    );
}
