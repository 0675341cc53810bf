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

/// Nothing is saved, neither for all windows nor for this one, and the address leads to no game.
fn clear() {
    let history = web_sys::window().unwrap().history().unwrap();
    history.replace_state_with_url(&JsValue::NULL, "", Some("?")).unwrap();
    storage().clear().unwrap();
    web_sys::window().unwrap().session_storage().unwrap().unwrap().clear().unwrap();
}

/// The page as it is served, with the app at work on it and no game saved. The visitor has played Rin before.
fn start() {
    clear();
    storage().set_item("goishi.choice.Rin", "goishi 1 rin\n\n").unwrap();
    serve();
}

/// The same with this game saved.
fn start_with(record: &str) {
    clear();
    storage().set_item("goishi.game.7", record).unwrap();
    storage().set_item("goishi.current", "7").unwrap();
    serve();
}

/// The page's HTML with its templates, as scripts/bundle.mjs makes it.
fn serve() {
    let html = include_str!("../../index.html")
        .replace("<!-- board.html -->", include_str!("../../www/board.html"))
        .replace("<!-- sheets.html -->", include_str!("../../www/sheets.html"));
    let body = html.split("<body>").nth(1).unwrap().split("</body>").next().unwrap();
    let served = document().get_element_by_id("served").unwrap_or_else(|| {
        let served: Element = document().create_element("div").unwrap();
        served.set_id("served");
        document().body().unwrap().append_child(&served).unwrap();
        served
    });
    served.set_inner_html(body);
    goishi::web::start_page();
}

/// The part with this name.
fn part(name: &str) -> HtmlElement {
    find(&format!("[data-part='{name}']"))
}

/// Lets an event of this kind happen to an element.
fn fire(element: &Element, kind: &str) {
    let event = document().create_event("Event").unwrap();
    event.init_event_with_bubbles(kind, true);
    element.dispatch_event(&event).unwrap();
}

/// A key is pressed on an element.
fn press_key(element: &Element, key: &str) {
    let options = web_sys::KeyboardEventInit::new();
    options.set_key(key);
    options.set_bubbles(true);
    let event = web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &options);
    element.dispatch_event(&event.unwrap()).unwrap();
}

#[wasm_bindgen_test]
fn cells_are_played_by_their_buttons() {
    start();
    assert_eq!(text("[data-part=sentence]"), "Black to play: one stone.");
    find("[data-at='3,3']").click();
    assert_eq!(text("[data-part=sentence]"), "White to play: two stones.");
    let name = |at: &str| find(&format!("[data-at='{at}']")).get_attribute("aria-label").unwrap();
    assert_eq!(name("3,3"), "3,3, black, move 1, last move");
    assert_eq!(name("3,4"), "3,4, empty");
    assert_eq!(text("[data-part=black-count]"), "1");
    assert_eq!(text("[data-part=live]"), "Black 3,3. White to play: two stones.");
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
    part("undo").click();
    assert_eq!(document().query_selector_all("[data-part=moves] li").unwrap().length(), 2);
    part("redo").click();
    part("first").click();
    assert_eq!(text("[data-part=white-count]"), "0");
    find("[data-ply='2']").click();
    assert_eq!(text("[data-part=moves] [aria-current='step']"), "1,1");
    part("last").click();
    assert_eq!(text("[data-part=white-count]"), "2");
}

/// Whether a decision is there to be taken.
fn shown(name: &str) -> bool {
    !part(name).hidden()
}

/// The button over a point of Renju.
fn press(name: &str) {
    find(&format!("[aria-label^='{name},']")).click();
}

#[wasm_bindgen_test]
fn a_renju_opening_is_played_by_points_and_decisions() {
    start_with("goishi 1 renju-rif\n\nh8 h9 h10\n");
    assert_eq!(part("page").get_attribute("data-game").unwrap(), "Renju");
    assert_eq!(text("[data-part=sentence]"), "White: choose colours.");
    assert_eq!(
        (text("[data-part=kanji]"), text("[data-part=opening]")),
        ("寒星".into(), "Opening: Kansei (D1)".into())
    );
    assert!(shown("swap") && shown("stay") && !shown("pass") && !shown("confirm"));
    part("swap").click();
    assert_eq!(text("[data-part=black-name]"), "Black, second player");
    for name in ["h11", "g7", "i7"] {
        press(name);
    }
    assert!(text("[data-part=notice-text]").contains("equal by symmetry (RIF 12.7)"));
    press("f6");
    assert_eq!(text("[data-part=sentence]"), "White: choose one of the two fifth stones.");
    press("f6");
    assert_eq!(text("[data-part=live]"), "Black f6. White to play.");
    assert!(shown("pass") && shown("offer"));
}

#[wasm_bindgen_test]
fn a_foul_that_loses_is_asked_about() {
    start_with("goishi 1 renju-rif\n\nh8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5\n");
    let i8 = || find("[aria-label^='i8,']").get_attribute("aria-label").unwrap();
    assert_eq!(i8(), "i8, empty, forbidden: double-three");
    press("i8");
    assert_eq!(
        text("[data-part=question]"),
        "i8 makes a double-three and loses the game. Play it all the same?"
    );
    part("cancel").click();
    assert!(part("question").hidden());
    press("i8");
    part("confirm").click();
    assert_eq!(text("[data-part=sentence]"), "White wins: Black made a double-three.");
    assert_eq!(i8(), "i8, black, move 9, last move, in the row");
}

#[wasm_bindgen_test]
fn switches_are_kept() {
    start_with("goishi 1 renju-classical\n\nh8 g7 j8 a1 i9 a3 i10 a5\n");
    part("mark-forbidden").click();
    assert_eq!(part("mark-forbidden").get_attribute("aria-pressed").unwrap(), "false");
    assert!(find("[aria-label='i8, empty']").get_attribute("data-at").is_some());
    assert_eq!(stored("goishi.settings"), "mark-forbidden=off");
}

#[wasm_bindgen_test]
fn a_page_without_a_board_says_what_is_wrong() {
    start();
    part("canvas").remove();
    goishi::web::start_page();
    assert!(!part("trouble").hidden());
    assert!(
        text("[data-part=trouble-details]").contains("the part \"canvas\" of the view is missing")
    );
}

#[wasm_bindgen_test]
fn a_game_that_gets_a_name_is_not_the_one_to_come_back_to() {
    start_with("goishi 1 rin:size=8\n\n0,0\n");
    storage().set_item("goishi.game.5", "goishi 1 renju-free\n\nh8\n").unwrap();
    serve();
    part("games-button").click();
    let name: web_sys::HtmlInputElement = find("[data-rename='5']").unchecked_into();
    name.set_value("At the sea");
    fire(&name, "change");
    assert_eq!(stored("goishi.game.5"), "goishi 1 renju-free\nevent: At the sea\n\nh8\n");
    assert_eq!(stored("goishi.current"), "7");
}

/// How many games are stored.
fn games() -> usize {
    let keys = (0..storage().length().unwrap()).map(|i| storage().key(i).unwrap().unwrap());
    keys.filter(|key| key.starts_with("goishi.game.")).count()
}

#[wasm_bindgen_test]
fn arrow_keys_in_the_list_of_rules_begin_no_game_before_it_is_left() {
    start_with("goishi 1 renju-classical\n\nh8 h9 i9\n");
    let list: web_sys::HtmlSelectElement = part("rule-set").unchecked_into();
    list.focus().unwrap();
    for value in ["renju-pritchard", "renju-rif"] {
        press_key(&list, "ArrowUp");
        list.set_value(value);
        fire(&list, "change");
    }
    assert_eq!(document().query_selector_all("[data-part=moves] li").unwrap().length(), 3);
    press_key(&list, "Enter");
    assert_eq!(document().query_selector_all("[data-part=moves] li").unwrap().length(), 0);
    assert_eq!(list.value(), "renju-rif");
    assert_eq!(
        games(),
        2,
        "the game that was left and the one that was begun, and none in between"
    );
}

#[wasm_bindgen_test]
fn a_rule_set_that_is_picked_by_mouse_begins_its_game_at_once() {
    start_with("goishi 1 renju-free\n\nh8\n");
    let list: web_sys::HtmlSelectElement = part("rule-set").unchecked_into();
    list.set_value("renju-rif");
    fire(&list, "change");
    assert_eq!(document().query_selector_all("[data-part=moves] li").unwrap().length(), 0);
}

#[wasm_bindgen_test]
fn the_title_tells_whose_turn_it_is() {
    start();
    assert_eq!(document().title(), "Black to play: one stone. Rin – Goishi");
    find("[data-at='3,3']").click();
    assert_eq!(document().title(), "White to play: two stones. Rin – Goishi");
}

#[wasm_bindgen_test]
fn a_saved_game_of_another_size_gets_the_focus_when_its_sheet_closes() {
    start_with("goishi 1 renju-free\n\nh8\n");
    storage().set_item("goishi.game.5", "goishi 1 rin:size=8\n\n0,0\n").unwrap();
    serve();
    find("[data-at='7,7']").focus().unwrap();
    press_key(&find("[data-at='7,7']"), "g");
    find("[data-load='5']").click();
    let focused = document().active_element().unwrap();
    assert!(focused.get_attribute("data-at").is_some(), "{}", focused.tag_name());
}

#[wasm_bindgen_test]
fn the_question_before_resigning_gets_the_focus() {
    start_with("goishi 1 rin:size=8\n\n0,0\n");
    part("resign").focus().unwrap();
    part("resign").click();
    let focused = document().active_element().unwrap().get_attribute("data-part");
    assert_eq!(focused.as_deref(), Some("cancel"), "Enter once more means no");
}

#[wasm_bindgen_test]
fn sheets_open_without_anything_being_loaded() {
    start();
    for (button, sheet) in
        [("new", "new-game"), ("games-button", "games"), ("share-button", "share")]
    {
        part(button).click();
        assert!(part(sheet).has_attribute("open"), "{sheet}");
        part(sheet).unchecked_into::<web_sys::HtmlDialogElement>().close();
    }
}
