//! `goishi move` as other programs see it.

use super::tool::run;

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[test]
fn it_prints_a_legal_move_and_its_thoughts() {
    for position in ["rin:size=8 3,3", "ren:size=8", "renju-rif h8 h9 j8 stay", "renju-free"] {
        let output = run(&words(&format!("move {position} --nodes 100 --level 3 --seed 4")), b"");
        assert_eq!((output.status, output.stderr.as_str()), (0, ""), "{position}");
        let [mv, json] = output.stdout.lines().collect::<Vec<_>>()[..] else { panic!("two lines") };
        let replay = run(&["replay"], format!("{position} {mv}").as_bytes());
        assert_eq!(replay.status, 0, "{position} {mv}");
        let json: serde_json::Value = serde_json::from_str(json).unwrap();
        assert_eq!(json["pv"][0], mv, "{position}");
        assert!(json["score"].is_object() && json["nodes"].is_u64() && json["depth"].is_u64());
        let again = run(&words(&format!("move {position} --nodes 100 --level 3 --seed 4")), b"");
        assert_eq!(again.stdout, output.stdout, "the same question, the same answer");
    }
}

#[test]
fn lines_on_stdin_are_questions_too() {
    let input = b"rin:size=8 3,3\r\n\n  ren:size=8 --nodes 7\nrin 9,9,9\nrin 1,1 1,1\n\xff\xfe\n";
    let output = run(&["move", "--nodes", "50"], input);
    assert_eq!((output.status, output.stdout.lines().count()), (2, 4));
    let messages: Vec<&str> = output.stderr.lines().collect();
    assert_eq!(messages.len(), 3, "{messages:?}");
    assert!(messages[0].starts_with("line 4: \"9,9,9\" is no move of rin"), "{messages:?}");
    assert!(messages[1].starts_with("line 5: 1,1: the point is occupied"), "{messages:?}");
    assert!(messages[2].starts_with("line 6: unknown rule set"), "{messages:?}");
}

#[test]
fn it_says_what_it_cannot_answer() {
    for (arguments, status, message) in [
        ("move go", 2, "unknown rule set"),
        ("move rin h8", 2, "\"h8\" is no move of rin"),
        ("move rin 0,0 0,0", 1, "0,0: the point is occupied"),
        ("move rin resign", 1, "there is nothing to play"),
        ("move rin --nodes", 2, "--nodes needs a value"),
        ("move rin --nodes many", 2, "--nodes: \"many\" is no number"),
        ("move rin --ms -1", 2, "--ms: \"-1\" is no number"),
        ("move rin --ms 99999999999999999999999", 2, "--ms: "),
        ("move rin --level 7", 2, "levels go from 1 to 6"),
        ("move rin --depth 3", 2, "\"--depth\" is no option here"),
    ] {
        let output = run(&words(arguments), b"");
        assert_eq!((output.status, output.stdout.as_str()), (status, ""), "{arguments}");
        assert!(output.stderr.starts_with(message), "{arguments}: {}", output.stderr);
    }
}

#[test]
fn no_time_at_all_is_enough_for_a_move() {
    let output = run(&words("move renju-pritchard h8 --ms 0"), b"");
    assert_eq!((output.status, output.stdout.lines().count()), (0, 2));
}
