//! What is refused, and the words for it.

use super::*;

fn refused(cases: &[(&str, &str)]) {
    for (text, message) in cases {
        let refusal = refusal(text);
        assert!(refusal.starts_with(message), "{text}\n{refusal}");
    }
}

#[test]
fn sgf_of_other_games_boards_and_rules() {
    refused(&[
        ("(;\n;B[hh])", "line 1: this is SGF of another game: Renju has GM[4]"),
        ("(;GM[1]SZ[19])", r#"line 1, "GM[1]": this is SGF of another game: Renju has GM[4]"#),
        ("(;SZ[19])", r#"line 1, "SZ[19]": Renju is played on 15x15 points"#),
        ("(;GM[4]\nSZ[19])", r#"line 2, "SZ[19]": Renju is played on 15x15 points"#),
        ("(;GM[4]SZ[15:14])", r#"line 1, "SZ[15:14]": Renju is played on 15x15 points"#),
    ]);
}

#[test]
fn sgf_moves() {
    let file = |moves: &str| format!("(;GM[4]SZ[15]RU[renju-rif]\n{moves})");
    for (moves, message) in [
        (";B[hh];W[hh]", r#"line 2, move 2, "W[hh]": this stone belongs beside the centre (RIF"#),
        (";B[hh]\n;W[ig]\n;W[ih]", r#"line 4, move 3, "W[ih]": it is the other colour's turn"#),
        (";W[hh]", r#"line 2, move 1, "W[hh]": it is the other colour's turn"#),
        (";B[hh];W[ig];B[]", r#"line 2, move 3, "B[]": "#),
        (";B[pp]", r#"line 2, move 1, "B[pp]": the point is not on this board"#),
        (";B[hh];W[h]", r#"line 2, "W[h]": this isn't a move of the game"#),
        (";B[HH]", r#"line 2, "B[HH]": this isn't a move of the game"#),
        (";B[swap]", r#"line 2, "B[swap]": this isn't a move of the game"#),
        (";GOISHI[hh]", r#"line 2, "GOISHI[hh]": this isn't a move of the game"#),
        (";B[hh]GOISHI[i9]", r#"line 2, move 1, "GOISHI[i9]": "#),
        (";GOISHI[resign];B[hh]", r#"line 2, move 1, "B[hh]": the game is over"#),
        (";B[hh];AE[hh]", r#"line 2, "AE[hh]": stones cannot be set up in the middle of a game"#),
        (";AB[hh][pp]", r#"line 2, "AB[hh][pp]": this isn't a move of the game"#),
    ] {
        let refusal = refusal(&file(moves));
        assert!(refusal.starts_with(message), "{moves}\n{refusal}");
    }
}

#[test]
fn what_only_begins_as_sgf() {
    refused(&[
        ("(;", r"line 1: this ( is never closed"),
        ("(;GM[4](;B[hh])\n\n", r"line 3: this ( is never closed"),
        ("(;GM[4]\nC[x", "line 2, \"[x\": this [ is never closed"),
        ("(;GM[4]C[x\\])", "line 1, \"[x\\])\": this [ is never closed"),
        ("(;[x])", "line 1, \"[x]\": this does not belong in SGF"),
        ("(;GM[4]\n!)", "line 2, \"!\": this does not belong in SGF"),
        ("(;GM[4]é)", "line 1, \"é)\": this does not belong in SGF"),
        ("(;GM[4]SZ[15]]])", "line 1, \"SZ[15]]]\": "),
    ]);
}

#[test]
fn psq_of_other_boards_and_rules() {
    refused(&[
        ("Piskvorky 20x20, 11:11, 0\n10,10,0", r#"line 1, "Piskvorky 20x20, 11:11, 0": Renju is"#),
        ("Piskvorky 15x150, 11:11, 0", r#"line 1, "Piskvorky 15x150, 11:11, 0": Renju is"#),
        ("Piskvorky", r#"line 1, "Piskvorky": Renju is played on 15x15 points"#),
        (
            "Piskvorky 15x15\n8,8\n-1\n1,Freestyle15_1",
            r#"line 4, "1,Freestyle15_1": these are rules"#,
        ),
        ("Piskvorky 15x15\n8,8,0\n8,8,0", r#"line 3, move 2, "8,8,0": this stone belongs beside"#),
        ("Piskvorky 15x15\n0,8,0", r#"line 2, move 1, "0,8,0": the point is not on this board"#),
        ("Piskvorky 15x15\n8,999", r#"line 2, move 1, "8,999": the point is not on this board"#),
    ]);
}

#[test]
fn no_game_at_all() {
    refused(&[
        ("", "line 1: this isn't a Goishi record, SGF, psq or list of moves"),
        ("1 2 3", "line 1: this isn't a Goishi record, SGF, psq or list of moves"),
        ("你好", "line 1: this isn't a Goishi record, SGF, psq or list of moves"),
        (
            "Hello world",
            r#"line 1, "Hello": this isn't a Goishi record, SGF, psq or list of moves"#,
        ),
        ("\n(h)", r#"line 2, "h": this isn't a Goishi record, SGF, psq or list of moves"#),
        ("h8\n i9 hello", r#"line 2, "hello": this isn't a move of the game"#),
        ("h8 i9\nh99", "line 2, move 3, \"h99\": the point is not on this board"),
        ("h8 i99999", r#"line 1, "i99999": this isn't a move of the game"#),
        ("h8 i9 h8", r#"line 1, move 3, "h8": the point is occupied (RIF"#),
        ("goishi 1 go", "line 1: unknown rule set"),
    ]);
}

/// The fifth stone is refused for itself, not for the one that stands beside it.
#[test]
fn a_fifth_stone_on_an_occupied_point() {
    for last in ["h8", "i9", "o1"] {
        let refusal = refusal(&format!("h8 i9 j10 o1 {last}"));
        assert!(refusal.contains("move 5") && refusal.contains("occupied"), "{refusal}");
    }
}

#[test]
fn what_is_not_written() {
    let rin = Record::parse("goishi 1 rin\n\n3,3").unwrap();
    for format in [Format::Sgf, Format::Psq, Format::Plain] {
        let fault = formats::write(&rin, format).unwrap_err();
        assert_eq!(fault.to_string(), "only Renju has this format; keep this game as record text");
    }
    for pass in ["pass", "pass="] {
        let text = format!("goishi 1 renju-rif\n\nh8 i9 j10 stay {pass}");
        let fault = formats::write(&Record::parse(&text).unwrap(), Format::Psq).unwrap_err();
        assert_eq!(fault.to_string(), "a psq file has no passes: the colours would shift");
    }
}
