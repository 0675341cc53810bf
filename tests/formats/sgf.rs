//! SGF as the world writes it: names of rules, results, brackets, positions, offered fifths.

use super::*;
use goishi::record::{Fault, Header};

/// The record text without its first line.
fn body(text: &str) -> String {
    let record = read(text).record.to_string();
    record.split_once('\n').map_or(String::new(), |(_, rest)| rest.to_string())
}

fn made_up(record: &Record) -> Vec<usize> {
    let nodes = record.line_nodes();
    (0..nodes.len()).filter(|&ply| record.is_made_up(nodes[ply])).collect()
}

#[test]
fn a_file_that_calls_the_game_otherwise_is_read_if_its_board_is_ours() {
    let said = "The text does not say that it is Renju or gomoku: its stones are read as such.";
    for head in ["", "GM[1]", "GM[5]", "GM[Renju]"] {
        let import = read(&format!("(;{head}SZ[15];B[hh];W[ig])"));
        assert_eq!(words(&import.record), "h8 i9");
        assert_eq!(import.remarks[1].to_string(), said);
    }
}

#[test]
fn names_of_rules_in_many_dialects() {
    for (name, id, has_opening) in [
        ("Renju", "renju-rif", true),
        ("RIF", "renju-rif", true),
        ("Yamaguchi", "renju-yamaguchi", true),
        ("Taraguchi-10", "renju-taraguchi10", true),
        ("Soosyrv-8", "renju-soosyrv8", true),
        ("Swap2", "gomoku-swap2", true),
        ("Free-style Gomoku", "gomoku", true),
        ("Freestyle", "gomoku", true),
        ("0", "gomoku", true),
        ("1", "gomoku-standard", true),
        ("4", "renju-rif", false),
        ("Japanese", "renju-rif", true),
        ("no renju", "renju-rif", true),
    ] {
        let import = read(&format!("(;GM[4]SZ[15]RU[{name}];B[hh])"));
        assert_eq!(import.record.rules().to_string(), id, "{name}");
        assert_eq!(import.record.setup().is_none(), has_opening, "{name}");
        assert_eq!(said(&import.remarks), [format!("RU[{name}] is read as {id}.")]);
    }
}

/// Stones that no opening of Renju allows, and a double-three after which the game goes on.
#[test]
fn stones_are_read_by_the_first_rules_that_allow_them() {
    let free = read("(;GM[4]SZ[15]RU[club];B[aa];W[oo];B[hh])");
    assert_eq!(free.record.to_string(), "goishi 1 renju-rif\nsetup: black to play\n\na15 o1 h8\n");
    let fork = "B[fh]W[ao]B[gh]W[co]B[hg]W[eo]B[hf]W[go]B[hh]W[oo]";
    let import = read(&format!("(;GM[4]SZ[15]{fork})"));
    assert_eq!(import.record.rules().to_string(), "gomoku");
    assert!(formats::read("(;GM[4]SZ[15]RU[renju-rif];B[aa])", RIF).is_err(), "an id is strict");
}

#[test]
fn brackets_in_names_need_no_backslash() {
    let import = read("(;SZ[15]PW[[伯园]选手01]PB[a [b] c]C[x];B[hh]C[see [1] and [2];W[ig])");
    assert_eq!(import.record.header(Header::White), "[伯园]选手01");
    assert_eq!(import.record.header(Header::Black), "a [b] c");
    assert_eq!(import.record.comment(1), "see [1] and [2");
}

#[test]
fn results_end_the_game_where_the_stones_do_not() {
    let game = |result: &str| format!("(;GM[4]SZ[15]RU[renju-classical]RE[{result}];B[hh];W[ig])");
    for (result, moves, is_made_up) in [
        ("B+R", "h8 i9 resign:white", false),
        ("W+Resign", "h8 i9 resign:black", false),
        ("W+T", "h8 i9 time:black", false),
        ("白胜", "h8 i9 resign:black", true),
        ("黑胜", "h8 i9 resign:white", true),
        ("B+", "h8 i9 resign:white", true),
        ("和棋", "h8 i9", false),
        ("Void", "h8 i9", false),
    ] {
        let import = read(&game(result));
        assert_eq!(words(&import.record), moves, "{result}");
        assert_eq!(made_up(&import.record), if is_made_up { vec![3] } else { vec![] }, "{result}");
    }
    assert_eq!(read(&game("和棋")).record.header(Header::Result), "和棋", "it stays in the head");
    let drawn = read("(;GM[4]SZ[15]RU[rif]SW[NO]RE[0];B[hh];W[ig];B[ih];W[kg])").record;
    assert_eq!(words(&drawn), "h8 i9 i8 stay k9= accept");
    assert_eq!((made_up(&drawn), drawn.header(Header::Result)), (vec![6], ""));
    let five = "B[hh]W[ig]B[ih]W[aa]B[jh]W[ab]B[kh]W[ac]B[lh]";
    let over = read(&format!("(;GM[4]SZ[15]RU[renju-classical]RE[W+R]{five})")).record;
    assert_eq!(over.line().len(), 9, "the stones show who has won");
    assert_eq!(over.header(Header::Result), "W+R");
}

#[test]
fn offered_fifths_and_the_choice_of_colours_are_not_made_up() {
    let game = |head: &str| format!("(;GM[4]SZ[15]RU[rif]{head};B[hh];W[ig];B[ih];W[kg];B[ii])");
    for (head, moves, made) in [
        ("5A[gg]SW[True]", "h8 i9 i8 swap k9 g9/i7 i7", vec![]),
        ("5A[6,g9,7]SW[NO]", "h8 i9 i8 stay k9 g9/i7 i7", vec![]),
        ("5A[G9]SW[YES]", "h8 i9 i8 swap k9 g9/i7 i7", vec![]),
        ("5A[hh][gg]SW[False]", "h8 i9 i8 stay k9 g9/i7 i7", vec![]),
        ("5A[0]SW[False]", "h8 i9 i8 stay k9 a15/i7 i7", vec![6, 7]),
        ("5A[]", "h8 i9 i8 stay k9 a15/i7 i7", vec![4, 6, 7]),
    ] {
        let import = read(&game(head));
        assert_eq!(words(&import.record), moves, "{head}");
        assert_eq!(made_up(&import.record), made, "{head}");
    }
    let sgf = written(&read(&game("5A[gg]SW[True]")).record, Format::Sgf);
    assert!(sgf.contains("5A[gg]SW[True]"), "{sgf}");
    let stones = sgf.replace("\n;GOISHI[swap]", "").replace("\n;GOISHI[g9/i7]", "");
    assert_eq!(words(&read(&stones).record), "h8 i9 i8 swap k9 g9/i7 i7", "as others see it");
}

#[test]
fn positions_are_set_up() {
    let head = "(;GM[4]SZ[15]RU[renju-rif]";
    for (rest, setup, remarks) in [
        ("AB[hh][ig]AW[gi][gh]PL[W])", "black i9 h8; white g8 g7; white to play", 0),
        ("AB[hh][ig]AW[gi][gh])", "black i9 h8; white g8 g7; black to play", 1),
        ("AB[hh][ig]AW[gi])", "black i9 h8; white g7; white to play", 1),
        ("AB[hh]AW[gi][gh])", "black h8; white g8 g7; black to play", 1),
        (";AB[aa:bb]AE[ab];PL[b])", "black a15 b15 b14; black to play", 0),
        ("AB[H8];B[ig])", "black h8; black to play", 0),
    ] {
        let import = read(&format!("{head}{rest}"));
        assert!(import.record.to_string().contains(&format!("\nsetup: {setup}\n")), "{rest}");
        assert_eq!(import.remarks.len(), remarks, "{rest}: {:?}", import.remarks);
    }
    assert!(body(&format!("{head}PL[B];B[hh])")).starts_with("\nh8"), "nothing was set up");
    let empty = "goishi 1 renju-rif\nsetup: white to play\nproblem: white wins: soon]\n\na1\n";
    let record = Record::parse(empty).unwrap();
    assert_eq!(read(&written(&record, Format::Sgf)).record, record);
}

#[test]
fn marks_are_read_and_what_we_have_none_for_is_left_out() {
    let import = read(
        "(;GM[4]SZ[15]RU[renju-rif];B[hh]LB[ig:A][aa:12][bb:long label][cc:x]MA[ig]CR[aa:ab]\
         TR[bb]SQ[hh]AR[aa:cc]LN[cc:aa]BM[1]DD[aa])",
    );
    let marks = "[x c13 i9] [o a15 a14] [^ b14] [# h8] [12 a15] [A i9] [arrow a15 c13]";
    assert!(import.record.to_string().replace('\n', " ").contains(marks), "{}", import.record);
    assert!(import.record.to_string().contains("[line a15 c13]"));
    assert_eq!(said(&import.remarks), ["Not imported: LB, DD."]);
}

#[test]
fn several_games_are_listed_and_each_is_read() {
    let text = "(;GM[4]SZ[15]RU[renju-rif]PB[A]PW[B (2)]RE[B+R];B[hh])\nnoise\n\
        (;SZ[15]PB[C]EV[E]DT[2026];B[aa](;W[bb])(;W[cc]))(;GM[4]SZ[19])";
    let games = formats::open_text(text, RIF).unwrap();
    assert_eq!((games.len(), games.format()), (3, Format::Sgf));
    let first = games.summary(0).unwrap();
    assert_eq!(
        (first.black.as_str(), first.white.as_str(), first.result.as_str()),
        ("A", "B (2)", "B+R")
    );
    assert_eq!(games.summary(1).unwrap().event, "E");
    assert_eq!(games.summary(3), None);
    assert_eq!(words(&games.read(0).unwrap().record), "h8 resign:white");
    assert_eq!(games.read(1).unwrap().record.size(), 3);
    assert_eq!(games.read(2).unwrap_err().fault, Fault::OtherSize);
    assert_eq!(games.read(3).unwrap_err().fault, Fault::NotAGame);
}
