//! A board for other people's pages, from its script's side.

use goishi::web::element::Board;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;
use web_sys::HtmlElement;

fn create(tag: &str) -> HtmlElement {
    let document = web_sys::window().unwrap().document().unwrap();
    document.create_element(tag).unwrap().unchecked_into()
}

/// A board with these attributes, and the element that holds its buttons.
fn board(attributes: &[(&str, &str)]) -> (Board, HtmlElement) {
    let grid = create("div");
    let canvas = create("canvas").unchecked_into();
    let mut board = Board::new(canvas, grid.clone(), "en").ok().unwrap();
    board.resize(320.0, 1.0);
    let (names, values) = pairs(attributes);
    board.begin(names, values, None).unwrap();
    (board, grid)
}

fn pairs(attributes: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
    attributes.iter().map(|&(name, value)| (name.to_string(), value.to_string())).unzip()
}

/// The words of orders.
fn words(orders: &Array) -> Vec<String> {
    orders.iter().map(|order| Array::from(&order).get(0).as_string().unwrap()).collect()
}

fn field(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).unwrap()
}

fn text(object: &JsValue, key: &str) -> String {
    field(object, key).as_string().unwrap()
}

const GAME: [(&str, &str); 2] = [("rules", "rin:size=8"), ("interactive", "")];

#[wasm_bindgen_test]
fn a_move_is_offered_first_and_played_when_it_is_committed() {
    let (mut board, grid) = board(&GAME);
    assert_eq!(words(&board.choose("3,3")), ["beforemove"]);
    assert_eq!(board.ply(), 0, "not yet");
    assert_eq!(words(&board.commit()), ["show", "live", "move", "positionchange"]);
    assert_eq!(board.moves(), ["3,3"]);
    let cell = grid.query_selector("[data-at='3,3']").unwrap().unwrap();
    assert_eq!(cell.get_attribute("aria-label").unwrap(), "3,3, black, move 1, last move");
    assert_eq!(words(&board.commit()), [""; 0], "nothing is played twice");
}

#[wasm_bindgen_test]
fn a_move_that_is_refused_or_forgotten_is_not_played() {
    let (mut board, _) = board(&GAME);
    board.choose("3,3");
    board.refuse();
    board.choose("4,4");
    board.leave(); // something else has happened meanwhile
    assert_eq!(words(&board.commit()), [""; 0]);
    assert_eq!(board.moves(), [""; 0]);
}

#[wasm_bindgen_test]
fn the_page_plays_by_tokens_and_hears_what_is_wrong_by_a_code() {
    let (mut board, _) = board(&[("rules", "renju-classical")]);
    board.play("H8").unwrap();
    board.commit();
    assert_eq!(board.record(), "goishi 1 renju-classical\n\nh8\n");
    for (word, code) in [("hello", "no-move"), ("h8", "illegal-move"), ("", "no-move")] {
        assert_eq!(text(&board.play(word).unwrap_err(), "code"), code, "{word}");
    }
    assert_eq!(board.turn().as_deref(), Some("white"));
    board.play("resign").unwrap();
    let orders = words(&board.commit());
    assert!(orders.contains(&"gameover".into()), "{orders:?}");
    assert_eq!(text(&board.result(), "winner"), "black");
}

#[wasm_bindgen_test]
fn a_text_that_is_no_record_changes_nothing() {
    let (mut board, _) = board(&GAME);
    board.choose("3,3");
    board.commit();
    let (names, values) = pairs(&GAME);
    let error = board.begin(names, values, Some("goishi 1 chess\n\n".into())).unwrap_err();
    assert_eq!(text(&error, "code"), "bad-record");
    assert_eq!(board.moves(), ["3,3"]);
}

#[wasm_bindgen_test]
fn colours_of_the_page_are_painted_and_nonsense_is_not() {
    let (mut board, _) = board(&GAME);
    for color in ["tomato", "#abc", "notacolor", "url(x)", "", "red;"] {
        board.paint(vec![color.into(), color.into(), color.into(), color.into()]);
        board.draw().unwrap();
    }
    for bg in ["none", "#123456", "papayawhip", "wood"] {
        let (names, values) = pairs(&[("rules", "ren"), ("bg", bg)]);
        let orders = board.begin(names, values, None).unwrap();
        assert!(!words(&orders).contains(&"fault".into()), "{bg}");
        board.paint(Vec::new());
        board.draw().unwrap();
    }
    let (names, values) = pairs(&[("bg", "notacolor")]);
    let orders = board.begin(names, values, None).unwrap();
    assert!(words(&orders).contains(&"fault".into()));
}

#[wasm_bindgen_test]
fn a_diagram_offers_no_moves_and_an_answer_from_nowhere_is_dropped() {
    let (mut board, _) = board(&[("rules", "rin:size=8"), ("moves", "3,3 4,4")]);
    assert!(!words(&board.choose("5,5")).contains(&"beforemove".into()));
    assert!(!words(&board.press(160.0, 160.0, "mouse")).contains(&"beforemove".into()));
    board.answered(7, Some("5,5".into()), None);
    board.told(9, "nonsense");
    board.command("no such command");
    board.choose("99,99");
    board.reach("x", "keyboard");
    assert_eq!(board.moves(), ["3,3", "4,4"]);
    let panel = board.panel();
    assert_eq!(Array::from(&field(&panel, "controls")).join(" "), "steps");
    assert_eq!(text(&panel, "game"), "Rin");
}
