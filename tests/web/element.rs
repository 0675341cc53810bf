//! A board for other people's pages, from its script's side.

use goishi::web::element::Board;
use js_sys::futures::JsFuture;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;
use web_sys::{CustomEvent, HtmlElement, ShadowRootInit, ShadowRootMode};

/// A board in the page, and what it tells.
struct Guest {
    element: HtmlElement,
    board: Board,
    ready: Promise,
    heard: Rc<RefCell<Vec<String>>>,
    _listener: Closure<dyn Fn(CustomEvent)>,
}

/// The view, which the element's script puts into the shadow root.
const VIEW: &str = include_str!("../../www/board.html");

const KINDS: [&str; 8] =
    ["beforemove", "move", "positionchange", "aistart", "aiend", "gameover", "remark", "error"];

impl Guest {
    /// A board with these attributes and this text inside, when it is ready.
    async fn new(attributes: &[(&str, &str)], text: &str) -> Self {
        let guest = Self::opening(attributes, text);
        JsFuture::from(guest.ready.clone()).await.unwrap();
        guest
    }

    /// A board with these attributes and this text inside, which opens.
    fn opening(attributes: &[(&str, &str)], text: &str) -> Self {
        let document = web_sys::window().unwrap().document().unwrap();
        let element: HtmlElement = document.create_element("div").unwrap().unchecked_into();
        element.set_text_content(Some(text));
        for (name, value) in attributes {
            element.set_attribute(name, value).unwrap();
        }
        document.body().unwrap().append_child(&element).unwrap();
        let shadow = element.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
        shadow.set_inner_html(VIEW);
        let heard = Rc::new(RefCell::new(Vec::new()));
        let listener = listener(&heard);
        for kind in KINDS {
            let callback = listener.as_ref().unchecked_ref();
            element.add_event_listener_with_callback(kind, callback).unwrap();
        }
        let board = Board::new(element.clone(), shadow, Function::new_no_args(""), None);
        let ready = board.open().unwrap();
        Self { element, board, ready, heard, _listener: listener }
    }

    fn heard(&self) -> Vec<String> {
        self.heard.take()
    }

    fn find(&self, selector: &str) -> HtmlElement {
        let found = self.element.shadow_root().unwrap().query_selector(selector).unwrap();
        found.expect(selector).unchecked_into()
    }

    fn set(&self, name: &str, value: &str) {
        self.element.set_attribute(name, value).unwrap();
        self.board.changed(vec![name.into()]).unwrap();
    }
}

fn listener(heard: &Rc<RefCell<Vec<String>>>) -> Closure<dyn Fn(CustomEvent)> {
    let heard = Rc::clone(heard);
    Closure::new(move |event: CustomEvent| {
        let code =
            Reflect::get(&event.detail(), &"code".into()).ok().and_then(|code| code.as_string());
        let code = code.map_or(String::new(), |code| format!(" {code}"));
        heard.borrow_mut().push(event.type_() + &code);
    })
}

fn text(object: &JsValue, key: &str) -> String {
    Reflect::get(object, &key.into()).unwrap().as_string().unwrap()
}

const GAME: [(&str, &str); 2] = [("rules", "rin:size=8"), ("interactive", "")];

#[wasm_bindgen_test]
async fn a_move_is_told_before_and_after_it_is_played() {
    let guest = Guest::new(&GAME, "").await;
    guest.heard();
    guest.find("[data-at='3,3']").click();
    assert_eq!(guest.heard(), ["beforemove", "move", "positionchange"]);
    assert_eq!(guest.board.moves(), ["3,3"]);
    let name = guest.find("[data-at='3,3']").get_attribute("aria-label").unwrap();
    assert_eq!(name, "3,3, black, move 1, last move");
}

#[wasm_bindgen_test]
async fn a_move_that_the_page_prevents_is_not_played() {
    let guest = Guest::new(&GAME, "").await;
    let prevent = Closure::<dyn Fn(CustomEvent)>::new(|event: CustomEvent| event.prevent_default());
    let callback = prevent.as_ref().unchecked_ref();
    guest.element.add_event_listener_with_callback("beforemove", callback).unwrap();
    guest.heard();
    assert_eq!(guest.board.play("3,3"), Ok(false));
    assert_eq!(guest.heard(), ["beforemove"]);
    assert_eq!(guest.board.moves(), [""; 0]);
}

#[wasm_bindgen_test]
async fn the_page_plays_by_tokens_and_hears_what_is_wrong_by_a_code() {
    let guest = Guest::new(&[("rules", "renju-classical")], "").await;
    assert_eq!(guest.board.play("H8"), Ok(true));
    assert_eq!(guest.board.record(), "goishi 1 renju-classical\n\nh8\n");
    for (word, code) in [("hello", "no-move"), ("h8", "illegal-move"), ("", "no-move")] {
        assert_eq!(text(&guest.board.play(word).unwrap_err(), "code"), code, "{word}");
    }
    assert_eq!(guest.board.turn(), "white");
    guest.board.play("resign").unwrap();
    assert!(guest.heard().contains(&"gameover".into()));
    assert_eq!(text(&guest.board.result(), "winner"), "black");
}

#[wasm_bindgen_test]
async fn a_listener_may_play_on_while_it_is_told() {
    let guest = Guest::new(&GAME, "").await;
    let board = guest.board.clone();
    let undo = Closure::<dyn Fn()>::new(move || board.undo().unwrap());
    let callback = undo.as_ref().unchecked_ref();
    guest.element.add_event_listener_with_callback("move", callback).unwrap();
    guest.board.play("3,3").unwrap();
    assert_eq!(guest.board.ply(), 0);
}

#[wasm_bindgen_test]
async fn a_text_that_is_no_record_changes_nothing() {
    let guest = Guest::new(&GAME, "").await;
    guest.board.play("3,3").unwrap();
    let load = guest.board.load("goishi 1 chess\n\n".into()).unwrap();
    let error = JsFuture::from(load).await.unwrap_err();
    assert_eq!(text(&error, "code"), "bad-record");
    assert_eq!(guest.board.moves(), ["3,3"]);
}

#[wasm_bindgen_test]
async fn a_board_with_a_text_begins_once_and_with_that_text() {
    let attributes = [("ai", "black"), ("interactive", ""), ("theme", "pink")];
    let guest = Guest::new(&attributes, "goishi 1 rin:size=8\n\n3,3").await;
    assert_eq!(guest.heard(), ["error bad-parameter", "positionchange"]);
    assert_eq!(guest.board.moves(), ["3,3"]);
    let guest = Guest::new(&attributes[2..], "goishi 1 chess").await;
    assert_eq!(guest.heard(), ["error bad-parameter", "positionchange", "error bad-record"]);
}

#[wasm_bindgen_test]
async fn there_is_nothing_to_play_on_before_the_first_game_is_there() {
    let guest = Guest::opening(&[], "goishi 1 rin:size=8\n\n3,3");
    assert_eq!(guest.find("[data-part=root]").get_attribute("data-waits").unwrap(), "true");
    assert_eq!(text(&guest.board.play("4,4").unwrap_err(), "code"), "not-ready");
    guest.set("theme", "dark");
    JsFuture::from(guest.ready.clone()).await.unwrap();
    assert_eq!(guest.find("[data-part=root]").get_attribute("data-waits").unwrap(), "false");
    assert_eq!(guest.find("[data-part=root]").get_attribute("data-theme").unwrap(), "dark");
    assert_eq!(guest.board.moves(), ["3,3"]);
}

#[wasm_bindgen_test]
async fn a_colour_that_there_is_not_is_told() {
    for (bg, is_told) in
        [("none", false), ("#123456", false), ("papayawhip", false), ("notacolor", true)]
    {
        let guest = Guest::new(&[("bg", bg)], "").await;
        assert_eq!(guest.heard().contains(&"error bad-parameter".into()), is_told, "{bg}");
    }
}

#[wasm_bindgen_test]
async fn a_diagram_is_not_played_on_until_its_page_allows_it() {
    let guest = Guest::new(&[("rules", "rin:size=8"), ("moves", "3,3 4,4")], "").await;
    guest.find("[data-at='5,5']").click();
    assert_eq!(guest.board.moves(), ["3,3", "4,4"]);
    assert!(!guest.find("[data-part=steps]").hidden() && guest.find("[data-part=undo]").hidden());
    guest.set("interactive", "");
    assert!(guest.find("[data-part=steps]").hidden() && !guest.find("[data-part=undo]").hidden());
    guest.find("[data-at='5,5']").click();
    assert_eq!(guest.board.moves(), ["3,3", "4,4", "5,5"]);
}

#[wasm_bindgen_test]
async fn a_board_that_leaves_its_page_keeps_its_game_and_nothing_else() {
    let guest = Guest::new(&GAME, "").await;
    guest.board.play("3,3").unwrap();
    let mut kept = guest.board.clone().close().unwrap();
    assert_eq!(text(&guest.board.play("4,4").unwrap_err(), "code"), "not-ready");
    guest.element.set_attribute("theme", "dark").unwrap();
    kept.changed(vec!["theme".into()]);
    let shadow = guest.element.shadow_root().unwrap();
    shadow.set_inner_html(VIEW);
    let fail = Function::new_no_args("");
    let board = Board::new(guest.element.clone(), shadow, fail, Some(kept));
    JsFuture::from(board.open().unwrap()).await.unwrap();
    assert_eq!(board.moves(), ["3,3"]);
    assert_eq!(guest.find("[data-part=root]").get_attribute("data-theme").unwrap(), "dark");
}

#[wasm_bindgen_test]
async fn two_boards_share_nothing_but_the_program() {
    let (one, other) = (Guest::new(&GAME, "").await, Guest::new(&GAME, "").await);
    one.board.play("3,3").unwrap();
    assert_eq!((one.board.ply(), other.board.ply()), (1, 0));
    one.board.clone().close();
    assert_eq!(other.board.play("1,1"), Ok(true));
}

#[wasm_bindgen_test]
async fn a_text_and_a_picture_are_handed_out() {
    let guest = Guest::new(&[("rules", "renju-classical"), ("moves", "h8 h9 i9")], "").await;
    assert!(guest.board.to_text().unwrap().contains(" 8 "));
    let png = JsFuture::from(guest.board.to_png(64.0).unwrap()).await.unwrap();
    assert_eq!(png.unchecked_into::<web_sys::Blob>().type_(), "image/png");
    for side in [5.0, f64::NAN, 4097.0, f64::INFINITY] {
        for picture in [guest.board.to_svg(side), guest.board.to_png(side)] {
            let error = JsFuture::from(picture.unwrap()).await.unwrap_err();
            assert_eq!(text(&error, "code"), "bad-argument", "{side}");
        }
    }
}

#[wasm_bindgen_test]
async fn every_part_has_the_name_that_pages_style_it_by() {
    let guest = Guest::new(&GAME, "").await;
    let manifest = include_str!("../../www/custom-elements.json");
    let all = guest.element.shadow_root().unwrap().query_selector_all("[part]").unwrap();
    for i in 0..all.length() {
        let element: web_sys::Element = all.get(i).unwrap().unchecked_into();
        for name in element.get_attribute("part").unwrap().split(' ') {
            assert!(manifest.contains(&format!("\"name\": \"{name}\"")), "{name}");
        }
    }
}
