//! Other programs' formats, and pictures, from JavaScript's side.

use goishi::web::extras::{Movie, convert, paint, svg};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;
use web_sys::HtmlCanvasElement;

/// The remarks and the game, or what is wrong.
fn converted(text: &str, format: &str, rules: &str) -> Result<(String, String), String> {
    match convert(text, format, rules, "en", include_str!("../../www/words/en.txt")) {
        Ok(answer) => {
            let (remarks, game) = answer.split_once('\n').unwrap();
            Ok((remarks.into(), game.into()))
        }
        Err(error) => Err(message(error)),
    }
}

fn message(error: impl Into<JsValue>) -> String {
    error.into().unchecked_into::<js_sys::Error>().message().into()
}

fn canvas() -> HtmlCanvasElement {
    let document = web_sys::window().unwrap().document().unwrap();
    document.create_element("canvas").unwrap().unchecked_into()
}

#[wasm_bindgen_test]
fn a_game_goes_out_and_comes_back() {
    let record = "goishi 1 renju-rif\nblack: Ann\n\nh8 h9 h10 swap h11 i8/g7 i8 a1 c3= refuse\n";
    let (remarks, sgf) = converted(record, "sgf", "renju-free").unwrap();
    assert_eq!(remarks, "");
    assert!(sgf.starts_with("(;FF[4]GM[4]"), "{sgf}");
    assert_eq!(converted(&sgf, "goishi", "renju-free"), Ok((String::new(), record.into())));
}

#[wasm_bindgen_test]
fn what_was_assumed_and_left_out_is_told_first() {
    let (remarks, game) = converted("h8h9i10", "goishi", "renju-classical").unwrap();
    assert_eq!(remarks, "The text names no rules: it is read as renju-classical.");
    assert_eq!(game, "goishi 1 renju-classical\n\nh8 h9 i10\n");
    let (remarks, game) = converted(&game, "psq", "rin").unwrap();
    assert_eq!(remarks, "A psq file holds the stones alone.");
    assert_eq!(game, "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,7,0\n9,6,0\n-1\n");
}

#[wasm_bindgen_test]
fn what_cannot_be_read_or_written_is_an_error_with_place_and_reason() {
    for (text, format, rules, message) in [
        ("h8h9h9", "goishi", "renju-free", "line 1, move 3, \"h9\": "),
        ("hello", "goishi", "renju-free", "line 1, \"hello\": this is no record"),
        ("goishi 1 rin\n\n3,3", "sgf", "rin", "only Renju has this format"),
        ("h8", "pdf", "renju-free", "there is no such format"),
        ("h8", "sgf", "chess", "unknown rule set \"chess\""),
        ("", "goishi", "renju-free", "line 1: this is no record"),
    ] {
        let error = converted(text, format, rules).unwrap_err();
        assert!(error.starts_with(message), "{error}");
    }
}

const GAME: &str = "goishi 1 rin:size=8\n\n3,3 4,4 5,5";

#[wasm_bindgen_test]
fn a_position_is_painted_on_any_canvas() {
    let canvas = canvas();
    for side in [64, 300, 480] {
        paint(canvas.clone(), GAME, 2, &format!("side={side}")).ok().unwrap();
        assert_eq!((canvas.width(), canvas.height()), (side, side));
    }
    let text = svg(GAME, 2, "side=480", Some("A <board>".into())).ok().unwrap();
    assert!(text.contains("<title>A &lt;board&gt;</title>"), "{text}");
    assert_eq!(text.matches("<use ").count(), 2);
}

#[wasm_bindgen_test]
fn a_movie_is_made_step_by_step() {
    let mut movie = Movie::new(canvas(), GAME, "side=64").ok().unwrap();
    assert_eq!(movie.length(), 4);
    (0..9).for_each(|_| movie.step().ok().unwrap());
    let file = movie.finish();
    assert!(file.starts_with(b"GIF89a\x40\x00\x40\x00") && file.ends_with(&[0x3b]));
    let frames = file.windows(4).filter(|bytes| bytes[..3] == [0x21, 0xf9, 4]).count();
    assert_eq!(frames, 4, "none after the last");
}

#[wasm_bindgen_test]
fn what_cannot_be_drawn_says_why() {
    let side = "a picture is 64 to 4096 pixels wide, such as side=480";
    assert_eq!(message(svg(GAME, 0, "", None).unwrap_err()), side);
    assert_eq!(message(paint(canvas(), GAME, 0, "side=5").unwrap_err()), side);
    let error = Movie::new(canvas(), "goishi 1 rin\n\nh8", "side=64").err().unwrap();
    assert!(message(error).starts_with("line 3, \"h8\": "));
}
