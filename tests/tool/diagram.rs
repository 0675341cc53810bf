//! `goishi diagram`.

use super::tool;

const RECORD: &[u8] = b"goishi 1 renju-classical; h8 h9 i9 {Kagetsu} g7";

#[test]
fn a_game_in_any_format_is_drawn() {
    let output = tool::run(&["diagram", "--width", "300", "--numbers", "on"], RECORD);
    assert_eq!((output.status, output.stderr.as_str()), (0, ""));
    assert!(output.stdout.starts_with("<svg") && output.stdout.contains(">4</text>"));
    let plain = tool::run(&["diagram", "--rules", "gomoku"], b"h8h9i10");
    assert_eq!(plain.status, 0);
    let figure = tool::run(&["diagram", "--region", "e5-k11", "--from", "2", "--to", "3"], RECORD);
    assert!(figure.stdout.contains(">2</text>") && !figure.stdout.contains(">1</text>"));
}

#[test]
fn what_is_wrong_is_told_and_nothing_is_drawn() {
    for (arguments, message) in [
        (&["diagram", "--theme", "pink"][..], "theme=\"pink\" is none of auto, wood"),
        (&["diagram", "--format", "gif"], "diagram: --format is svg or png, not gif"),
        (&["diagram", "--width", "3"], "a picture is 64 to 4096 pixels wide, such as 480"),
        (&["diagram", "--moves", "h8"], "\"--moves\" is no option here"),
        (&["diagram", "file"], "diagram: the game is read from standard input"),
        (&["diagram", "--rules", "go"], "unknown rule set"),
    ] {
        let output = tool::run(arguments, RECORD);
        assert!(output.stderr.starts_with(message), "{}", output.stderr);
        assert_eq!((output.status, output.stdout.as_str()), (2, ""));
    }
    assert_eq!(tool::run(&["diagram"], b"goishi 1 rin\n\n3,3 3,3").status, 1);
}

#[test]
fn a_png_is_as_wide_as_asked_and_shows_a_board() {
    let arguments = ["diagram", "--format", "png", "--width", "300"];
    let output = tool::run_for_bytes(&arguments, RECORD);
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    // The signature, and then the first chunk with width and height.
    let expected =
        [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", [0, 0, 1, 44, 0, 0, 1, 44].as_slice()].concat();
    assert!(output.stdout.starts_with(&expected));
    assert!(output.stdout.len() > 3000, "a board is drawn, not a plain square");
}
