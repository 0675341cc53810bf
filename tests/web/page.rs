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

/// The page as it is served, with the app at work on it and nothing saved.
fn start() {
    web_sys::window().unwrap().local_storage().unwrap().unwrap().clear().unwrap();
    let html = include_str!("../../index.html");
    let body = html.split("<body>").nth(1).unwrap().split("</body>").next().unwrap();
    let place = document().get_element_by_id("place").unwrap_or_else(|| {
        let place: Element = document().create_element("div").unwrap();
        place.set_id("place");
        document().body().unwrap().append_child(&place).unwrap();
        place
    });
    place.set_inner_html(body);
    goishi::web::start();
}

#[wasm_bindgen_test]
fn cells_are_played_by_their_buttons() {
    start();
    assert_eq!(text("#sentence"), "Black to play: one stone.");
    find("[data-at='3,3']").click();
    assert_eq!(text("#sentence"), "White to play: two stones.");
    let name = |at: &str| find(&format!("[data-at='{at}']")).get_attribute("aria-label").unwrap();
    assert_eq!(name("3,3"), "3,3, black, last stone");
    assert_eq!(name("3,4"), "3,4, empty");
    assert_eq!(text("#black-count"), "1");
    assert_eq!(text("#live"), "3,3. White to play: two stones.");
    let saved = web_sys::window().unwrap().local_storage().unwrap().unwrap();
    assert_eq!(saved.get_item("goishi.game").unwrap().unwrap(), "goishi 1 rin\n\n3,3\n");
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

#[wasm_bindgen_test]
fn a_page_without_a_board_says_what_is_wrong() {
    start();
    find("#canvas").remove();
    goishi::web::start();
    assert!(!find("#trouble").hidden());
    assert_eq!(text("#trouble-details"), "the page has no #canvas");
}
