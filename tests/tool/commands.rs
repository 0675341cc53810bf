//! The native tool as other programs see it: output, exit status, and never a panic.

use crate::tool::run;
use std::ffi::OsString;
use std::io::Write;
use std::process::{Command, Stdio};

/// What `goishi replay` answers to `input`: exit status, lines of output, messages.
fn replay(input: impl AsRef<[u8]>) -> (i32, Vec<String>, String) {
    let output = run(&["replay"], input.as_ref());
    (output.status, output.stdout.lines().map(str::to_string).collect(), output.stderr)
}

#[test]
fn replay_prints_a_line_a_ply_from_the_start() {
    let (status, lines, messages) = replay("rin:size=8 3,3 4,4\n");
    assert_eq!((status, messages.as_str()), (0, ""));
    let empty = "......../......../......../......../......../......../......../........";
    let one = "......../......../......../...x..../......../......../......../........";
    let two = "......../......../......../...x..../....o.../......../......../........";
    assert_eq!(
        lines,
        [
            format!(
                r#"{{"ply":0,"move":null,"board":"{empty}","to_move":"black","seat":"first","phase":"play","status":"playing","by":null,"score":{{"black":0,"white":0}},"filled":[],"killed":[],"left":1}}"#
            ),
            format!(
                r#"{{"ply":1,"move":"3,3","board":"{one}","to_move":"white","seat":"second","phase":"play","status":"playing","by":null,"score":{{"black":1,"white":0}},"filled":[],"killed":[],"left":2}}"#
            ),
            format!(
                r#"{{"ply":2,"move":"4,4","board":"{two}","to_move":"white","seat":"second","phase":"play","status":"playing","by":null,"score":{{"black":1,"white":1}},"filled":[],"killed":[],"left":1}}"#
            ),
        ]
    );
}

#[test]
fn replay_names_the_result_when_over() {
    let (status, lines, _) = replay("rin 0,0 Resign:White");
    assert_eq!(status, 0);
    let over = r#""to_move":null,"seat":null,"phase":"over","status":"black","by":"resign""#;
    assert!(lines[2].contains(over), "{}", lines[2]);
    assert!(lines[2].contains(r#""move":"resign:white""#) && lines[2].ends_with(r#""left":0}"#));
    let (_, lines, _) = replay("rin time:both");
    assert!(lines[1].contains(r#""status":"draw","by":"time""#), "{}", lines[1]);
}

#[test]
fn point_lists_are_sorted_as_text() {
    let ring = "rin 1,9 0,0 0,1 2,8 3,8 0,2 0,3 4,9 1,10 0,4 0,5 2,11 3,11 0,6 0,7 4,10";
    let (status, lines, _) = replay(ring);
    assert_eq!(status, 0);
    let filled = r#""filled":["2,10","2,9","3,10","3,9"],"killed":[]"#;
    assert!(lines[lines.len() - 1].contains(filled), "{}", lines[lines.len() - 1]);
}

#[test]
fn an_illegal_token_ends_its_line_and_the_next_is_taken() {
    let (status, lines, messages) = replay("rin 3,3 3,3 4,4\nrin pass\nrin x\nrin 16,0\nrin 1,1\n");
    assert_eq!((status, messages.as_str()), (1, ""));
    let errors: Vec<&String> = lines.iter().filter(|line| line.contains("error")).collect();
    assert_eq!(
        errors,
        [
            r#"{"ply":2,"move":"3,3","error":"the point is occupied (Rin, step 1 of a turn)"}"#,
            r#"{"ply":1,"move":"pass","error":"passing is not allowed (Rin, additional notes)"}"#,
            r#"{"ply":1,"move":"x","error":"this is no move of rin"}"#,
            r#"{"ply":1,"move":"16,0","error":"the point is not on this board (Rin, the board)"}"#,
        ]
    );
    assert_eq!(lines.len(), 2 + 1 + 1 + 1 + 2 + errors.len(), "the last line is whole");
}

#[test]
fn a_malformed_line_is_named_on_stderr() {
    let (status, lines, messages) = replay("rin 0,0\ngo 1,1\nrin pass\nrin (0,0)\nrin 1,1 # two\n");
    assert_eq!(status, 2, "malformed outweighs illegal");
    assert_eq!(lines.len(), 2 + 2);
    let messages: Vec<&str> = messages.lines().collect();
    assert_eq!(messages.len(), 3);
    assert!(messages[0].starts_with("line 2: unknown rule set \"go\""), "{}", messages[0]);
    assert!(messages[1].starts_with("line 4: '('"), "{}", messages[1]);
    assert!(messages[2].starts_with("line 5: '#'"), "{}", messages[2]);
}

#[test]
fn blank_lines_and_line_ends_of_all_kinds_are_read() {
    let unix = replay("rin 3,3 4,4\nrin 5,5");
    assert_eq!(unix.1.len(), 5);
    assert_eq!(replay("rin 3,3 4,4\r\nrin 5,5\r\n"), unix);
    assert_eq!(replay("\n\t rin  3,3\t4,4 \n  \nrin 5,5\n\n"), unix);
    assert_eq!(replay(""), (0, vec![], String::new()));
}

#[test]
fn bytes_that_are_no_text_are_named_on_stderr() {
    let (status, lines, messages) = replay(b"rin 3,3 \xff\xfe\nrin 3,3\n\0\n");
    assert_eq!((status, lines.len()), (2, 2));
    assert!(messages.starts_with("line 1: "), "{messages}");
    assert!(messages.contains("\nline 3: "), "{messages}");
}

#[test]
fn a_reader_who_leaves_early_is_no_failure() {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_goishi"))
        .arg("replay")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(tool.stdout.take());
    tool.stdin.take().unwrap().write_all(b"rin 3,3 4,4\n").unwrap();
    let output = tool.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}

#[test]
fn perft_counts_plays() {
    for (arguments, count) in [
        ("perft rin 0", "1\n"),
        ("perft rin 1", "256\n"),
        ("perft rin:size=12 2", "20592\n"),
        ("perft rin:size=8 1 0,0 0,1", "62\n"),
        ("perft rin:size=8 3 resign", "0\n"),
    ] {
        let output = run(&words(arguments), b"");
        assert_eq!((output.status, output.stdout.as_str()), (0, count), "{arguments}");
        assert_eq!(output.stderr, "", "{arguments}");
    }
}

#[test]
fn perft_says_what_it_cannot_count() {
    for (arguments, status, message) in [
        ("perft rin 1 0,0 0,0", 1, "0,0: the point is occupied"),
        ("perft rin 1 16,16", 1, "16,16: the point is not on this board"),
        ("perft rin 1 h8", 2, "\"h8\" is no move of rin"),
        ("perft rin many", 2, "\"many\" is no depth"),
        ("perft rin -1", 2, "\"-1\" is no depth"),
        ("perft go 1", 2, "unknown rule set \"go\""),
        ("perft rin:size=7 1", 2, "unknown rule set \"rin:size=7\"; there is rin[:size=16|12|8]\n"),
        ("perft rin", 2, "usage: goishi"),
    ] {
        let output = run(&words(arguments), b"");
        assert_eq!((output.status, output.stdout.as_str()), (status, ""), "{arguments}");
        assert!(output.stderr.starts_with(message), "{arguments}: {}", output.stderr);
    }
}

/// What `bench` compares is comparable: the same games, with the same results.
#[test]
fn both_sides_of_the_bench_find_the_same() {
    for bench in ["rin", "ren", "renju-rif", "renju-rif-forbidden"] {
        let [engine, rival, nobody] = ["engine", "rival", "nobody"]
            .map(|side| run(&["bench", "--side", side, bench], b"").stdout);
        assert_eq!(engine, rival, "{bench}");
        assert_ne!(engine, nobody, "{bench}");
    }
}

#[test]
fn the_solver_is_measured_on_what_was_drawn() {
    let problems = "renju-free white a1/a15/o1/o15 g8/h8/i9/i10 7 0\nnothing\n";
    let file = std::env::temp_dir().join(format!("goishi-attacks-{}", std::process::id()));
    std::fs::write(&file, problems).expect("a file");
    let name = file.to_string_lossy().into_owned();
    let output = run(&["attacks", "--from", &name, "--budget", "20000"], b"");
    std::fs::remove_file(&file).expect("the file");
    assert_eq!(output.status, 0, "{}", output.stderr);
    let lines: Vec<&str> = output.stdout.lines().collect();
    assert!(lines[0].starts_with("renju-free white a15/o15/a1/o1 i10/i9/g8/h8 "), "{lines:?}");
    assert!(lines[1].starts_with("1 of 1 proved by at most 20000 positions"), "{lines:?}");
    assert_eq!(run(&["attacks", "--from", "/no/such/file"], b"").status, 2);
    assert_eq!(run(&["attacks", "--count", "0"], b"").stdout.lines().count(), 1);
}

#[test]
fn forbidden_answers_or_says_which_line_is_wrong() {
    let fork = r#"{"black":["g8","i8","h7","h9"],"white":[]}"#;
    let output = run(&["forbidden", "renju-rif"], format!("{fork}\n\n{fork}\n").as_bytes());
    let answer = "{\"overline\":[],\"double_four\":[],\"double_three\":[\"h8\"]}\n";
    assert_eq!((output.status, output.stdout.as_str()), (0, answer.repeat(2).as_str()));
    for (line, why) in [
        ("[]", "line 1: "),
        ("{", "line 1: "),
        (r#"{"black":["h8"]}"#, "line 1: missing field `white`"),
        (r#"{"black":["p1"],"white":[]}"#, "line 1: \"p1\" is no point of the board"),
        (r#"{"black":["h8"],"white":["h8"]}"#, "line 1: two stones on h8"),
    ] {
        let output = run(&["forbidden", "renju-rif"], line.as_bytes());
        assert_eq!((output.status, output.stdout.as_str()), (2, ""), "{line}");
        assert!(output.stderr.starts_with(why), "{line}: {}", output.stderr);
    }
    for rules in ["rin", "go"] {
        assert_eq!(run(&["forbidden", rules], fork.as_bytes()).status, 2);
    }
}

/// An input without line ends is given up, not read until the memory is full.
#[test]
fn an_endless_line_is_refused() {
    let long = vec![b'1'; (1 << 20) + 1];
    for arguments in ["replay", "forbidden renju-rif", "move", "gomocup"] {
        let output = run(&words(arguments), &long);
        assert_eq!((output.status, output.stdout.as_str()), (2, ""), "{arguments}");
        assert_eq!(output.stderr, "a line of more than 1048576 bytes\n", "{arguments}");
    }
}

#[test]
fn help_is_output_and_anything_unknown_a_message() {
    for word in ["help", "--help", "-h"] {
        let output = run(&[word], b"");
        assert_eq!((output.status, output.stderr.as_str()), (0, ""), "{word}");
        for command in
            ["replay", "forbidden", "convert", "perft", "move", "gomocup", "match", "bench"]
        {
            assert!(output.stdout.contains(command), "{word}");
        }
        assert!(output.stdout.contains("The status at the end is 0"), "{word}");
    }
    for arguments in [
        "",
        "play",
        "replay now",
        "help me",
        "bench --side nowhere",
        "bench --side engine go",
        "REPLAY",
    ] {
        let output = run(&words(arguments), b"");
        assert_eq!((output.status, output.stdout.as_str()), (2, ""), "{arguments}");
        assert!(!output.stderr.is_empty(), "{arguments}");
    }
}

/// Nothing is more foreign than an argument that is no text.
#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStringExt;
    let strange = || OsString::from_vec(vec![0xff, 0xfe]);
    for arguments in [vec![strange()], vec!["perft".into(), "rin".into(), "1".into(), strange()]] {
        let output = run(&arguments, b"");
        assert_eq!((output.status, output.stdout.as_str()), (2, ""), "{}", output.stderr);
    }
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}
