//! What the browser reports of the page around the view, as messages.

use super::{Page, files};
use crate::app::{Message, Setting};
use crate::web::runtime::Runtime;
use crate::web::{dom, input, page::sheets, storage};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, StorageEvent, SubmitEvent};

const PAPER: &str = "print";
const IN_DOCUMENT: [&str; 7] =
    ["change", "submit", "dragover", "drop", "visibilitychange", "keydown", "focusout"];
const IN_WINDOW: [&str; 6] =
    ["hashchange", "storage", "beforeunload", "pagehide", "beforeprint", "afterprint"];

/// Listens to the page.
pub fn listen(runtime: &Rc<Runtime>, page: &Rc<Page>) -> Result<(), JsValue> {
    let page = Rc::clone(page);
    let mut heard = input::listeners(runtime, move |runtime, event| message(runtime, &page, event));
    for kind in IN_DOCUMENT {
        heard.watch(&runtime.root.target(), kind)?;
    }
    for kind in IN_WINDOW {
        heard.watch(&dom::window(), kind)?;
    }
    // Not every browser says so before it prints.
    let mut paper = input::listeners(runtime, |_, _| Some(Message::Printing(input::wants(PAPER))));
    if let Some(query) = dom::window().match_media(PAPER)? {
        paper.watch(&query, "change")?;
    }
    runtime.keep((heard, paper));
    Ok(())
}

fn message(runtime: &Rc<Runtime>, page: &Page, event: &Event) -> Option<Message> {
    let rules = runtime.model.borrow().rules().id();
    if let Some(message) = page.rules.heard(event, &rules) {
        return Some(message);
    }
    match event.type_().as_str() {
        "change" => change(runtime, event),
        "submit" => submit(runtime, event.dyn_ref()?),
        "dragover" | "drop" => files::dropped(runtime, event.dyn_ref()?),
        "hashchange" => Some(Message::LinkOpened(fragment())),
        "beforeunload" => {
            if runtime.model.borrow().would_be_lost() {
                event.prevent_default();
            }
            None
        }
        // A tab in the background may be killed without another word.
        "pagehide" | "visibilitychange" => Some(Message::Leaving),
        "beforeprint" => Some(Message::Printing(true)),
        "afterprint" => Some(Message::Printing(false)),
        "storage" => saved_elsewhere(event.dyn_ref()?),
        _ => None,
    }
}

/// A file was chosen, a game renamed, or something picked from a list.
fn change(runtime: &Rc<Runtime>, event: &Event) -> Option<Message> {
    let target = input::target(event)?;
    if let Some(list) = target.dyn_ref::<HtmlSelectElement>() {
        let setting = Setting::from_id(&list.get_attribute("data-setting")?)?;
        return Some(Message::Set(setting, list.value()));
    }
    let field: HtmlInputElement = target.dyn_into().ok()?;
    if let Some(id) = field.get_attribute("data-rename") {
        return Some(Message::Rename(id, field.value()));
    }
    match field.get_attribute("data-part").as_deref() {
        Some("file") => files::chosen(runtime, &field),
        _ => None,
    }
}

/// A new game begins. Other sheets close by themselves.
fn submit(runtime: &Runtime, event: &SubmitEvent) -> Option<Message> {
    let button = event.submitter()?;
    let starts = button.get_attribute("data-part").as_deref() == Some("start");
    starts.then(|| Message::NewGame(sheets::read(&runtime.root)))
}

fn saved_elsewhere(event: &StorageEvent) -> Option<Message> {
    let key = event.key()?;
    if key == storage::SETTINGS {
        return Some(Message::SettingsElsewhere(storage::settings()));
    }
    let id = storage::id_of(&key)?;
    let text = storage::game(&id);
    Some(Message::SavedElsewhere { id, text })
}

/// The fragment of the address, without its sign.
pub fn fragment() -> String {
    let hash = dom::window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map_or_else(String::new, String::from)
}

/// Takes the fragment off the address.
pub fn clear_fragment() {
    let location = dom::window().location();
    let path = location.pathname().unwrap_or_default();
    replace_address(&(path + &location.search().unwrap_or_default()));
}

/// Leaves this query in the address.
pub fn set_query(query: &str) {
    let location = dom::window().location();
    let path = location.pathname().unwrap_or_default();
    let query = if query.is_empty() { String::new() } else { format!("?{query}") };
    replace_address(&format!("{path}{query}{}", location.hash().unwrap_or_default()));
}

/// Shows another address without a new entry in the history.
fn replace_address(address: &str) {
    if let Ok(history) = dom::window().history() {
        // Refused for pages opened from a disk; then the address just stays.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}
