//! Other programs' formats from JavaScript's side.

use goishi::web::formats::convert;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;

/// The remarks and the game, or what is wrong.
fn converted(text: &str, format: &str, rules: &str) -> Result<(String, String), String> {
    match convert(text, format, rules) {
        Ok(answer) => {
            let (remarks, game) = answer.split_once('\n').unwrap();
            Ok((remarks.into(), game.into()))
        }
        Err(error) => Err(JsValue::from(error).unchecked_into::<js_sys::Error>().message().into()),
    }
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
