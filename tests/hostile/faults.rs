//! Each fault with its message.

use super::*;
use goishi::record::MAX_BYTES;

fn refusal(text: &str) -> String {
    assert!(!read_text(text), "{text:?}");
    Record::parse(text).expect_err("refused").to_string()
}

fn link_refusal(address: &str) -> String {
    assert!(!read_link(address), "{address:?}");
    link::read(address).expect_err("refused").to_string()
}

#[test]
fn a_faulty_head_is_named() {
    for (text, message) in [
        ("", r#"line 1: a record begins with "goishi 1" and a rule set"#),
        ("3,3 4,4", r#"line 1, "3,3 4,4": a record begins with "goishi 1" and a rule set"#),
        ("goishi", r#"line 1, "goishi": a record begins with"#),
        ("goishi 1 rin rin\n\n", r#"line 1, "goishi 1 rin rin": a record begins with"#),
        ("goishi 2 rin\n\n", r#"line 1, "goishi 2 rin": this program reads version 1"#),
        ("goishi 1 go\n\n", r#"line 1: unknown rule set "go""#),
        ("goishi 1 rin\nBlack\n\n", r#"line 2, "Black": a header is "key: value""#),
        ("goishi 1 rin\n3,3\n", r#"line 2, "3,3": a header is "key: value""#),
        ("goishi 1 rin\nred: R\n\n", r#"line 2, "red: R": headers can be black, white,"#),
        (
            "goishi 1 rin\nblack: A\nblack: B\n\n",
            r#"line 3, "black: B": this header appears twice"#,
        ),
        ("goishi 1 rin", "line 1: the blank line before the moves is missing"),
        ("goishi 1 rin\n", "line 1: the blank line before the moves is missing"),
        ("goishi 1 rin\nblack: A\n", "line 2: the blank line before the moves is missing"),
        ("goishi 1 rin\nblack: A", "line 2: the blank line before the moves is missing"),
    ] {
        assert!(refusal(text).starts_with(message), "{text:?}: {}", refusal(text));
    }
}

#[test]
fn a_faulty_body_is_named() {
    for (moves, message) in [
        ("3,3\n\n4,4 zz", r#"line 5, "zz": this isn't a move of the game"#),
        ("3,3 3,3", r#"line 3, "3,3": the point is occupied (Rin, step 1 of a turn)"#),
        ("3,3\npass", r#"line 4, "pass": passing is not allowed (Rin, additional notes)"#),
        ("resign 3,3", r#"line 3, "3,3": the game is over (Rin, end of the game)"#),
        ("0,0 (1,1 {\n} 1,1)", r#"line 4, "1,1": the point is occupied"#),
        ("(3,3)", r#"line 3, "(": an alternative needs a move before it"#),
        ("3,3 ((4,4))", r#"line 3, "(": an alternative needs a move before it"#),
        ("3,3)", r#"line 3, ")": there is no open ( to close"#),
        ("3,3\n(4,4\n5,5", r#"line 4, "(": this ( is never closed"#),
        ("3,3\n(4,4\n(5,5)\n6,6", r#"line 4, "(": this ( is never closed"#),
        ("3,3 # (\n{4,4", r#"line 4, "{4,4": this { is never closed"#),
        ("3,3 }", r#"line 3, "}": this isn't a move of the game"#),
    ] {
        let text = format!("goishi 1 rin\n\n{moves}");
        assert!(refusal(&text).starts_with(message), "{moves:?}: {}", refusal(&text));
    }
}

#[test]
fn a_faulty_link_is_named() {
    for (address, message) in [
        ("", "the link is garbled"),
        ("#", "the link is garbled"),
        ("about", r#""about": the link is garbled"#),
        ("+1;rin;aa;0", r#""+1": the link is garbled"#),
        ("2;rin;;0", r#""2": this program reads version 1 of the format only"#),
        ("300;rin;;0", r#""300": this program reads version 1 of the format only"#),
        ("1;go;;0", r#"unknown rule set "go""#),
        ("1;rin", "the link is garbled"),
        ("1;rin;aa", "the link is garbled"),
        ("1;rin;aa;x", r#""x": the number of the move to show is missing"#),
        ("1;rin;aa;-1", r#""-1": the number of the move to show is missing"#),
        ("1;rin;aaaa;0", r#""aa": the point is occupied"#),
        ("1;rin;aaP;0", r#""P": passing is not allowed"#),
        ("1;rin;aaaz;0", r#""az": the link is garbled"#),
        ("1;rin:size=8;ia;0", r#""ia": the point is not on this board"#),
        ("1;rin;aa(bb;0", r#""(": this ( is never closed"#),
        ("1;rin;aa);0", r#"")": there is no open ( to close"#),
        ("1;rin;(aa);0", r#""(": an alternative needs a move before it"#),
        ("1;rin;aa~YQ;0", r#""~YQ": the link is garbled"#),
        ("1;rin;aa~;0", r#""~": the link is garbled"#),
        ("1;rin;aa~.FF~;0", r#""~.FF~": the link is garbled"#),
        ("1;rin;aa~.F~;0", r#""~.F~": the link is garbled"#),
        ("1;rin;aa;black;0", r#""black": the link is garbled"#),
        ("1;rin;aa;black=.XY;0", r#""black=.XY": the link is garbled"#),
        ("1;rin;aa;red=QQ;0", r#""red=QQ": headers can be black"#),
        ("1;rin;aa;black=QQ;black=QQ;0", r#""black=QQ": this header appears twice"#),
    ] {
        let refusal = link_refusal(address);
        assert!(refusal.starts_with(message), "{address:?}: {refusal}");
    }
}

#[test]
fn too_long_an_input_is_refused_unread() {
    let long = format!("goishi 1 rin\n\n{}", " ".repeat(MAX_BYTES));
    assert_eq!(refusal(&long), "line 1: it is too long to be a game");
    let long = format!("1;rin;{}", "%".repeat(MAX_BYTES));
    assert_eq!(link_refusal(&long), "it is too long to be a game");
}

/// Nothing in a message can garble a terminal or tear it apart.
#[test]
fn control_characters_are_not_repeated_in_the_message() {
    let message = refusal("goishi 1 rin\n\n\u{1b}[2J\u{7}");
    assert!(!message.contains(char::is_control), "{message:?}");
}

#[test]
fn an_endless_word_is_cut_in_the_message() {
    let message = refusal(&format!("goishi 1 rin\n\n{}", "字".repeat(1000)));
    assert!(message.starts_with("line 3, \"字字字") && message.contains("字…\": "), "{message}");
    assert!(message.len() < 200, "{message}");
}

/// The record text has no way to write a closing brace inside a comment.
#[test]
fn a_closing_brace_in_a_links_comment_becomes_a_round_one() {
    let record = link::read("1;rin;aa~a.7Db~;0").unwrap().record;
    assert_eq!(record.comment(1), "a)b");
    assert_eq!(Record::parse(&record.to_string()).unwrap().comment(1), "a)b");
}

/// Chats and mails put brackets, dots and more behind an address.
#[test]
fn what_stands_behind_a_link_is_ignored() {
    for more in ["", ").", " see this!", "&utm_source=x", "%20"] {
        assert_eq!(link::read(&format!("#1;rin;aabb;2{more}")).unwrap().ply, 2, "{more:?}");
    }
}
