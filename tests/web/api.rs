//! The engines from JavaScript's side.

use goishi::web::api::Game;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;

fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap()
}

fn message(error: JsValue) -> String {
    error.dyn_into::<js_sys::Error>().unwrap().message().into()
}

fn new(rules: &str) -> Result<Game, JsValue> {
    Game::new(&rules.into(), &JsValue::UNDEFINED)
}

#[wasm_bindgen_test]
fn a_game_begins_from_a_position() {
    let setup = "black h8 i9; white g7; white to play";
    let game = Game::new(&"renju-rif".into(), &setup.into()).ok().unwrap();
    assert_eq!(field(&game.status().unwrap(), "phase"), "play");
    assert_eq!(field(&game.status().unwrap(), "to_move"), "white");
    assert!(game.record().contains("\nsetup: black i9 h8; white g7; white to play\n"));
    let refused = Game::new(&"renju-rif".into(), &"black h8".into()).err().unwrap();
    assert_eq!(field(&refused, "code"), "bad-setup");
    let none = Game::new(&"renju-rif".into(), &JsValue::NULL).err().unwrap();
    assert_eq!(field(&none, "code"), "bad-argument");
}

fn load(text: &str) -> Result<Game, JsValue> {
    Game::load(&text.into())
}

fn check(game: &Game, token: &str) -> Option<String> {
    game.check(&token.into()).unwrap()
}

#[wasm_bindgen_test]
fn a_game_is_made_played_and_described() {
    let mut game = new("rin:size=8").ok().unwrap();
    assert_eq!(
        game.legal_moves().length() as usize,
        64 + 7,
        "64 points, and the ways to resign or lose on time"
    );
    let position = game.play(&"3,3".into()).ok().unwrap();
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
    let mut game = new("rin").ok().unwrap();
    game.play(&"3,3".into()).ok().unwrap();
    assert_eq!(check(&game, "3,4"), None);
    assert_eq!(check(&game, "3,3").unwrap(), "the point is occupied (Rin, step 1 of a turn)");
    let error = game.play(&"pass".into()).err().unwrap();
    assert_eq!(message(error), "passing is not allowed (Rin, additional notes)");
    let error = game.play(&"x".into()).err().unwrap();
    assert_eq!(message(error), "\"x\" is no move of rin");
    assert_eq!(game.record(), "goishi 1 rin\n\n3,3\n");
}

#[wasm_bindgen_test]
fn a_record_is_loaded_or_refused_with_line_and_token() {
    let text = "goishi 1 rin:size=8\nblack: Ann\n\n0,0 1,1 {why} (2,2)\n";
    assert_eq!(load(text).ok().unwrap().record(), text);
    let error = load("goishi 1 rin\n\n0,0 0,0").err().unwrap();
    assert_eq!(message(error), "line 3, \"0,0\": the point is occupied (Rin, step 1 of a turn)");
    let error = new("chess").err().unwrap();
    assert!(message(error).starts_with("unknown rule set \"chess\""));
}

/// A double-three waits for Black on i8.
const DOUBLE_THREE: &str = "h8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5";

#[wasm_bindgen_test]
fn renju_lists_forbidden_points_while_black_is_to_move() {
    let text = format!("goishi 1 renju-rif\n\n{DOUBLE_THREE}");
    let mut game = load(&text).ok().unwrap();
    let forbidden = field(&game.status().ok().unwrap(), "forbidden");
    let threes: Array = field(&forbidden, "double_three").unchecked_into();
    assert_eq!((threes.length(), threes.get(0)), (1, "i8".into()));
    assert_eq!(field(&forbidden, "overline").unchecked_into::<Array>().length(), 0);
    let position = game.play(&"i8".into()).ok().unwrap();
    assert_eq!(field(&position, "status"), "white");
    assert_eq!(field(&position, "by"), "double-three");
    assert!(field(&position, "forbidden").is_undefined());
    assert_eq!(check(&game, "c3").unwrap(), "the game is over (RIF 9, 10)");
}

#[wasm_bindgen_test]
fn renju_refusals_name_the_document() {
    let refused = |text: &str, token| check(&load(text).ok().unwrap(), token).unwrap();
    let classical = "goishi 1 renju-classical\n\nh8 g7 j8 a1 i9 a3 i10 a5";
    assert_eq!(refused(classical, "i8"), "Black may not make a double-three (overview, Play)");
    let rif = "goishi 1 renju-rif\n\nh8 h9 h10 stay h11";
    assert_eq!(refused(rif, "g7/i7"), "two of the proposals are equal by symmetry (RIF 12.7)");
    assert_eq!(refused(rif, "g7"), "stones are to be proposed (RIF 12.7)");
    let leaflet = "goishi 1 renju-pritchard\n\n";
    assert_eq!(
        refused(leaflet, "a1"),
        "the first stone belongs on the centre of the board (leaflet, rule 3)"
    );
}

#[wasm_bindgen_test]
fn proposals_offers_and_claims_are_in_the_position() {
    let text = "goishi 1 renju-rif:referee=players\n\nh8 h9 h10 swap h11";
    let mut game = load(text).ok().unwrap();
    let position = game.play(&"i8/g7".into()).ok().unwrap();
    let proposed: Array = field(&position, "proposed").unchecked_into();
    assert_eq!((proposed.get(0), proposed.get(1)), ("g7".into(), "i8".into()));
    assert_eq!(field(&position, "seat"), "first", "who has swapped is White");
    game.play(&"i8".into()).ok().unwrap();
    let position = game.play(&"a1=".into()).ok().unwrap();
    assert_eq!(field(&position, "offer"), "white");
    let position = game.play(&"claim:black".into()).ok().unwrap();
    assert_eq!(field(&position, "claim"), "failed");
}
