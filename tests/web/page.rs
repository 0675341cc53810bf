//! The page's own parts on the page's own HTML.

use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;
use web_sys::{Element, HtmlElement};

fn document() -> web_sys::Document {
    web_sys::window().unwrap().document().unwrap()
}

fn find(selector: &str) -> HtmlElement {
    document().query_selector(selector).unwrap().expect(selector).unchecked_into()
}

fn text(selector: &str) -> String {
    find(selector).text_content().unwrap()
}

fn storage() -> web_sys::Storage {
    web_sys::window().unwrap().local_storage().unwrap().unwrap()
}

fn stored(key: &str) -> String {
    storage().get_item(key).unwrap().expect(key)
}

/// Nothing is saved, neither for all windows nor for this one.
fn clear() {
    storage().clear().unwrap();
    web_sys::window().unwrap().session_storage().unwrap().unwrap().clear().unwrap();
}

/// The page as it is served, with the app at work on it and nothing saved.
fn start() {
    clear();
    serve();
}

/// The same with this game saved.
fn start_with(record: &str) {
    clear();
    storage().set_item("goishi.game.7", record).unwrap();
    storage().set_item("goishi.current", "7").unwrap();
    serve();
}

fn serve() {
    let html = include_str!("../../index.html");
    let body = html.split("<body>").nth(1).unwrap().split("</body>").next().unwrap();
    let served = document().get_element_by_id("served").unwrap_or_else(|| {
        let served: Element = document().create_element("div").unwrap();
        served.set_id("served");
        document().body().unwrap().append_child(&served).unwrap();
        served
    });
    served.set_inner_html(body);
    // The sheets are there from the start: loading them is tried with the built page.
    let sheets = include_str!("../../www/later/sheets.html");
    find("#page").insert_adjacent_html("beforeend", sheets).unwrap();
    goishi::web::start();
}

#[wasm_bindgen_test]
fn cells_are_played_by_their_buttons() {
    start();
    assert_eq!(text("#sentence"), "Black to play: one stone.");
    find("[data-at='3,3']").click();
    assert_eq!(text("#sentence"), "White to play: two stones.");
    let name = |at: &str| find(&format!("[data-at='{at}']")).get_attribute("aria-label").unwrap();
    assert_eq!(name("3,3"), "3,3, black, move 1, last move");
    assert_eq!(name("3,4"), "3,4, empty");
    assert_eq!(text("#black-count"), "1");
    assert_eq!(text("#live"), "Black 3,3. White to play: two stones.");
    let id = stored("goishi.current");
    assert_eq!(stored(&format!("goishi.game.{id}")), "goishi 1 rin\n\n3,3\n");
    let begun: f64 = id.parse().unwrap();
    let ago = js_sys::Date::now() - begun;
    assert!((0.0..600_000.0).contains(&ago), "{id} is the moment in which it was begun");
}

#[wasm_bindgen_test]
fn one_cell_is_reachable_by_tab_and_it_is_the_last_one_used() {
    start();
    find("[data-at='5,6']").click();
    let reachable = document().query_selector_all(".cell[tabindex='0']").unwrap();
    assert_eq!(reachable.length(), 1);
    let cell: Element = reachable.get(0).unwrap().unchecked_into();
    assert_eq!(cell.get_attribute("data-at").unwrap(), "5,6");
}

#[wasm_bindgen_test]
fn controls_do_what_their_ids_say() {
    start();
    for at in ["0,0", "1,1", "2,2"] {
        find(&format!("[data-at='{at}']")).click();
    }
    find("#undo").click();
    assert_eq!(document().query_selector_all("#moves li").unwrap().length(), 2);
    find("#redo").click();
    find("#first").click();
    assert_eq!(text("#white-count"), "0");
    find("[data-ply='2']").click();
    assert_eq!(text("#moves [aria-current='step']"), "1,1");
    find("#last").click();
    assert_eq!(text("#white-count"), "2");
}

/// Whether a decision is there to be taken.
fn shown(id: &str) -> bool {
    find(id).get_attribute("aria-disabled").unwrap() == "false"
}

/// The button over a point of Renju.
fn press(name: &str) {
    find(&format!("[aria-label^='{name},']")).click();
}

#[wasm_bindgen_test]
fn a_renju_opening_is_played_by_points_and_decisions() {
    start_with("goishi 1 renju-rif\n\nh8 h9 h10\n");
    assert_eq!(find("#page").get_attribute("data-game").unwrap(), "Renju");
    assert_eq!(text("#sentence"), "White: choose colours.");
    assert_eq!((text("#kanji"), text("#opening")), ("寒星".into(), "Kansei (D1)".into()));
    assert!(shown("#swap") && shown("#stay") && !shown("#pass") && !shown("#confirm"));
    find("#swap").click();
    assert_eq!(text("#black-name"), "Black, second player");
    for name in ["h11", "g7", "i7"] {
        press(name);
    }
    assert!(text("#notice-text").contains("equal by symmetry (RIF 12.7)"));
    press("f6");
    assert_eq!(text("#sentence"), "White: choose one of the two fifth stones.");
    press("f6");
    assert_eq!(text("#live"), "Black f6. White to play.");
    assert!(shown("#pass") && shown("#offer"));
}

#[wasm_bindgen_test]
fn a_foul_that_loses_is_asked_about() {
    start_with("goishi 1 renju-rif\n\nh8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5\n");
    let i8 = || find("[aria-label^='i8,']").get_attribute("aria-label").unwrap();
    assert_eq!(i8(), "i8, empty, forbidden: double three");
    press("i8");
    assert_eq!(
        text("#question"),
        "i8 makes a double-three and loses the game. Play it all the same?"
    );
    find("#cancel").click();
    assert!(find("#question").hidden());
    press("i8");
    find("#confirm").click();
    assert_eq!(text("#sentence"), "White wins: Black made a double-three.");
    assert_eq!(i8(), "i8, black, move 9, last move, in the row");
}

#[wasm_bindgen_test]
fn switches_are_kept() {
    start_with("goishi 1 renju-classical\n\nh8 g7 j8 a1 i9 a3 i10 a5\n");
    find("#mark-forbidden").click();
    assert_eq!(find("#mark-forbidden").get_attribute("aria-pressed").unwrap(), "false");
    assert!(find("[aria-label='i8, empty']").get_attribute("data-at").is_some());
    assert_eq!(stored("goishi.settings"), "mark-forbidden=off");
}

#[wasm_bindgen_test]
fn a_page_without_a_board_says_what_is_wrong() {
    start();
    find("#canvas").remove();
    goishi::web::start();
    assert!(!find("#trouble").hidden());
    assert!(text("#trouble-details").contains("null"), "{}", text("#trouble-details"));
}

#[wasm_bindgen_test]
fn a_game_that_gets_a_name_is_not_the_one_to_come_back_to() {
    start_with("goishi 1 rin:size=8\n\n0,0\n");
    storage().set_item("goishi.game.5", "goishi 1 renju-free\n\nh8\n").unwrap();
    serve();
    // The list itself is made by a script that is loaded when it is wanted.
    let name = document().create_element("input").unwrap();
    name.set_attribute("data-rename", "5").unwrap();
    find("#saved").append_child(&name).unwrap();
    let name: web_sys::HtmlInputElement = name.unchecked_into();
    name.set_value("At the sea");
    let changed = document().create_event("Event").unwrap();
    changed.init_event_with_bubbles("change", true);
    name.dispatch_event(&changed).unwrap();
    assert_eq!(stored("goishi.game.5"), "goishi 1 renju-free\nevent: At the sea\n\nh8\n");
    assert_eq!(stored("goishi.current"), "7");
}
