//! `goishi convert`.

use super::tool;

const MOVES: &[u8] = b"h8h9i10";

#[test]
fn a_game_goes_through_all_formats() {
    let psq = tool::run(&["convert", "psq"], MOVES);
    assert_eq!(
        psq.stderr,
        "The text names no rules: it is read as renju-rif.\nThe file holds the stones alone.\n"
    );
    let sgf = tool::run(&["convert", "sgf", "renju-free"], psq.stdout.as_bytes());
    assert!(sgf.stderr.contains("it is read as renju-rif"), "free Renju allows no such opening");
    let sgf = tool::run(&["convert", "sgf", "renju-classical"], psq.stdout.as_bytes());
    let text = tool::run(&["convert", "goishi"], sgf.stdout.as_bytes());
    assert_eq!(text.stdout, "goishi 1 renju-classical\n\nh8 h9 i10\n");
    assert_eq!((text.status, text.stderr.as_str()), (0, ""));
}

#[test]
fn what_is_refused_is_refused_with_the_reason() {
    for (arguments, input, status, message) in [
        (["convert", "psq"], &b"h8h8"[..], 1, "line 1, move 2, \"h8\": "),
        (["convert", "sgf"], b"goishi 1 rin\n\n3,3 3,3", 1, "line 3, \"3,3\": "),
        (["convert", "sgf"], b"goishi 1 rin\n\n3,3", 2, "only Renju has this format"),
        (["convert", "sgf"], &[b'x'; 2 << 20], 2, "it is too long"),
        (["convert", "sgf"], b"garbage", 2, "line 1, \"garbage\": "),
        (["convert", "sgf"], b"goishi 1 go\n\n", 2, "line 1: unknown rule set"),
        (["convert", "goishi"], b"goishi 1 rin\n\nx", 2, "line 3, \"x\": "),
        (["convert", "plain"], MOVES, 2, "\"plain\" is no format"),
        (["convert", "SGF"], MOVES, 2, "\"SGF\" is no format"),
    ] {
        let output = tool::run(&arguments, input);
        assert!(output.stderr.starts_with(message), "{}", output.stderr);
        assert_eq!((output.status, output.stdout.as_str()), (status, ""));
    }
    assert_eq!(tool::run(&["convert"], MOVES).status, 2);
    assert_eq!(tool::run(&["convert", "sgf", "go"], MOVES).status, 2);
    assert_eq!(tool::run(&["convert", "sgf", "rin", "x"], MOVES).status, 2);
}

/// Old files are in all kinds of encodings.
#[test]
fn letters_that_are_no_utf_8_are_lost_and_the_game_is_kept() {
    let output = tool::run(&["convert", "goishi"], b"(;GM[4]SZ[15]RU[renju]PB[J\xf5gi];B[hh])");
    assert_eq!(output.stdout, "goishi 1 renju-rif\nblack: J\u{fffd}gi\n\nh8\n");
    assert_eq!(
        output.stderr,
        "This is no UTF-8 text: some letters are lost.\nRU[renju] is read as renju-rif.\n"
    );
}

#[test]
fn files_in_other_encodings_are_read() {
    for (text, encoding) in [
        ("黑方开局走花月，白方选择打点。", encoding_rs::GBK),
        ("黒番の必勝形です。ここで四を打てば勝ち。", encoding_rs::SHIFT_JIS),
        ("Чёрные начинают и выигрывают, белые сдались.", encoding_rs::WINDOWS_1251),
    ] {
        let file = format!("(;GM[4]SZ[15]RU[renju-rif]PB[{text}];B[hh])");
        let output = tool::run(&["convert", "goishi"], &encoding.encode(&file).0);
        assert_eq!(output.stdout, format!("goishi 1 renju-rif\nblack: {text}\n\nh8\n"));
        assert_eq!(output.stderr, "");
    }
}
