//! The computer players from JavaScript's side.

use goishi::web::engine::{Engine, Review};
use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;

/// A function that keeps what it is told, and where it keeps it.
fn listener() -> (Function, Array) {
    let heard = Array::new();
    let keep = Closure::<dyn Fn(JsValue)>::new({
        let heard = heard.clone();
        move |token| _ = heard.push(&token)
    });
    (keep.into_js_value().unchecked_into(), heard)
}

fn at(text: &str) -> Engine {
    let mut engine = Engine::new();
    engine.open(text, 1_000).ok().unwrap();
    engine
}

fn message(error: JsError) -> String {
    JsValue::from(error).unchecked_into::<js_sys::Error>().message().into()
}

const OPEN_THREE: &str = "goishi 1 renju-pritchard\n\nh8 a1 i8 a3 j8 a5";

#[wasm_bindgen_test]
fn a_move_is_found_in_its_time_and_told_before() {
    let (told, heard) = listener();
    let start = js_sys::Date::now();
    let mut engine = at("goishi 1 rin\n\n3,3 4,4 5,5");
    let answer = engine.choose(6, 200.0, 7.0, Some(0), &told).ok().unwrap();
    assert!((190.0..2_000.0).contains(&(js_sys::Date::now() - start)));
    assert!(answer.contains(','), "{answer}");
    assert!(heard.length() > 0);
}

#[wasm_bindgen_test]
fn hopeless_games_are_told_and_given_up() {
    let (told, _) = listener();
    let mut engine = at(&format!("{OPEN_THREE} k8"));
    let mut answer = |losing| engine.choose(6, 100.0, 7.0, losing, &told).ok().unwrap();
    assert!(answer(Some(1)).ends_with(" losing"));
    assert_eq!(answer(Some(2)), "resign losing");
    assert_ne!(answer(None), "resign losing");
}

#[wasm_bindgen_test]
fn advice_has_words_and_moves() {
    let (told, _) = listener();
    let words = include_str!("../../www/words/de.txt");
    let advice = at(OPEN_THREE).hint(100.0, "de", words, &told).ok().unwrap();
    assert_eq!(advice.sentence, "Schwarz gewinnt mit Vieren, beim 3. Stein von jetzt an.");
    assert_eq!((advice.share, advice.shares.as_str()), (100, "Schwarz 100 %, Weiß 0 %"));
    assert_eq!([advice.tokens.len(), advice.names.len(), advice.lines.len()], [3; 3]);
    assert_eq!(advice.each[0], 100);
}

#[wasm_bindgen_test]
fn a_game_is_looked_back_at_step_by_step() {
    let text = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8";
    let mut review = Review::new(text).ok().unwrap();
    let mut engine = Engine::new();
    let mut steps = 1;
    while review.step(&mut engine) < 1.0 {
        steps += 1;
    }
    let report = review.report("en", "");
    assert_eq!(report.sentence, "1 blunder: Black 0, White 1.");
    assert_eq!([report.shares.len(), report.labels.len(), report.marks.len()], [steps; 3]);
    assert_eq!((report.marks[6], report.shares[9]), (2, 100));
}

#[wasm_bindgen_test]
fn what_cannot_be_answered_says_why() {
    let (told, _) = listener();
    let error = Engine::new().open("goishi 1 rin\n\nh8", 0).err().unwrap();
    assert!(message(error).starts_with("line 3, \"h8\": "));
    assert!(Review::new("").is_err());
    let mut over = at("goishi 1 rin\n\nresign");
    assert_eq!(message(over.choose(6, 9.0, 0.0, None, &told).err().unwrap()), "the game is over");
    assert_eq!(message(over.hint(9.0, "en", "", &told).err().unwrap()), "the game is over");
    assert!(at(OPEN_THREE).choose(0, 9.0, 0.0, None, &told).is_err());
}
