//! The engines from JavaScript's side.

use goishi::web::api::Game;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;

fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap()
}

fn message(error: JsError) -> String {
    JsValue::from(error).unchecked_into::<js_sys::Error>().message().into()
}

#[wasm_bindgen_test]
fn a_game_is_made_played_and_described() {
    let mut game = Game::new("rin:size=8").ok().unwrap();
    assert_eq!(
        game.legal_moves().len(),
        64 + 7,
        "64 points, and the ways to resign or lose on time"
    );
    let position = game.play("3,3").ok().unwrap();
    assert_eq!(field(&position, "ply"), 1);
    assert_eq!(field(&position, "move"), "3,3");
    assert_eq!(field(&position, "to_move"), "white");
    assert_eq!(field(&position, "left"), 2);
    assert_eq!(field(&field(&position, "score"), "black"), 1);
    assert!(field(&position, "by").is_null());
    assert!(Array::is_array(&field(&position, "filled")));
}

#[wasm_bindgen_test]
fn a_refused_token_names_its_rule_and_changes_nothing() {
    let mut game = Game::new("rin").ok().unwrap();
    game.play("3,3").ok().unwrap();
    assert_eq!(game.check("3,4"), None);
    assert_eq!(game.check("3,3").unwrap(), "the point is occupied (Rin, step 1 of a turn)");
    let error = game.play("pass").err().unwrap();
    assert_eq!(message(error), "passing is not allowed (Rin, additional notes)");
    let error = game.play("x").err().unwrap();
    assert_eq!(message(error), "\"x\" is no move of rin");
    assert_eq!(game.record(), "goishi 1 rin\n\n3,3\n");
}

#[wasm_bindgen_test]
fn a_record_is_loaded_or_refused_with_line_and_token() {
    let text = "goishi 1 rin:size=8\nblack: Ann\n\n0,0 1,1 {why} (2,2)\n";
    assert_eq!(Game::load(text).ok().unwrap().record(), text);
    let error = Game::load("goishi 1 rin\n\n0,0 0,0").err().unwrap();
    assert_eq!(message(error), "line 3, \"0,0\": the point is occupied (Rin, step 1 of a turn)");
    let error = Game::new("chess").err().unwrap();
    assert!(message(error).starts_with("unknown rule set \"chess\""));
}
