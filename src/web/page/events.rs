//! What the browser reports of the page around the view, as messages.

use super::{Page, address, collection, files, learn, search};
use crate::app::learn::Train;
use crate::app::{Find, Message, Number, SetUp, Setting, Study};
use crate::web::runtime::Runtime;
use crate::web::{dom, input, page::new_game, page::sheets, storage};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    Event, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, PageTransitionEvent,
    StorageEvent, SubmitEvent,
};

const IN_DOCUMENT: [&str; 10] = [
    "change",
    "input",
    "submit",
    "dragover",
    "drop",
    "visibilitychange",
    "keydown",
    "focusout",
    "pointerdown",
    "click",
];
const IN_WINDOW: [&str; 5] = ["hashchange", "storage", "beforeunload", "pagehide", "pageshow"];

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
    runtime.keep(heard);
    input::watch_printer(runtime)
}

fn message(runtime: &Rc<Runtime>, page: &Page, event: &Event) -> Option<Message> {
    let rules = runtime.model.borrow().rules().id();
    if let Some(message) = page.rules.heard(event, &rules) {
        return Some(message);
    }
    match event.type_().as_str() {
        "change" => change(runtime, event),
        "input" => typed(runtime, event),
        "pointerdown" | "click" => {
            sheets::pressed_beside(event);
            None
        }
        "submit" => submit(runtime, event.dyn_ref()?),
        "dragover" | "drop" => files::dropped(runtime, event.dyn_ref()?),
        "hashchange" => {
            page.address.take(); // it is another one
            let link = address::fragment();
            Some(match address::game() {
                Some(id) => Message::Returned { id, link },
                None => Message::LinkOpened(link),
            })
        }
        "beforeunload" => {
            if runtime.model.borrow().would_be_lost() {
                event.prevent_default();
            }
            None
        }
        // A tab in the background may be killed without another word.
        "pagehide" | "visibilitychange" => Some(Message::Leaving),
        "pageshow" => returned(event.dyn_ref()?),
        "storage" => saved_elsewhere(event.dyn_ref()?),
        _ => None,
    }
}

/// A comment is being written, or the sheet for a new game filled in.
fn typed(runtime: &Runtime, event: &Event) -> Option<Message> {
    let target = input::target(event)?;
    if let Some(comment) = target.dyn_ref::<HtmlTextAreaElement>() {
        let is_comment = comment.get_attribute("data-part").as_deref() == Some("comment-field");
        return is_comment.then(|| Message::Study(Study::Write(comment.value())));
    }
    let field: HtmlInputElement = target.dyn_into().ok()?;
    if field.get_attribute("data-part").as_deref() == Some(collection::FIELD) {
        return Some(Message::ListFile(field.value()));
    }
    if field.get_attribute("data-part").as_deref() == Some(search::FIELD) {
        return Some(Message::Search(Find::Words(field.value())));
    }
    new_game::changed(&runtime.root, &field);
    None
}

/// A file was chosen, a game renamed, or something picked from a list.
fn change(runtime: &Rc<Runtime>, event: &Event) -> Option<Message> {
    let target = input::target(event)?;
    if let Some(list) = target.dyn_ref::<HtmlSelectElement>() {
        if list.get_attribute("data-part").as_deref() == Some("learn-grade") {
            return Some(learn::grade(list));
        }
        let setting = Setting::from_id(&list.get_attribute("data-setting")?)?;
        return Some(Message::Set(setting, list.value()));
    }
    let field: HtmlInputElement = target.dyn_into().ok()?;
    if let Some(setting) = field.get_attribute("data-setting") {
        return Some(Message::Set(Setting::from_id(&setting)?, field.value()));
    }
    if let Some(id) = field.get_attribute("data-rename") {
        return Some(Message::Rename(id, field.value()));
    }
    let name = field.get_attribute("data-part")?;
    if let Some(number) = Number::from_id(&name) {
        return Some(Message::SetUp(SetUp::Number(number, field.value())));
    }
    if name == "file" { files::chosen(runtime, &field) } else { None }
}

/// A new game begins. Other sheets close by themselves.
fn submit(runtime: &Runtime, event: &SubmitEvent) -> Option<Message> {
    let button = event.submitter()?;
    let starts = button.get_attribute("data-part").as_deref() == Some("start");
    starts.then(|| Message::NewGame(new_game::read(&runtime.root)))
}

/// A page that the browser had put aside is shown again: it has not heard what other windows learned meanwhile.
fn returned(event: &PageTransitionEvent) -> Option<Message> {
    event.persisted().then(|| Message::Train(Train::Elsewhere(storage::learned())))
}

fn saved_elsewhere(event: &StorageEvent) -> Option<Message> {
    let key = event.key()?;
    if key == storage::SETTINGS {
        return Some(Message::SettingsElsewhere(storage::settings()));
    }
    if key == storage::LEARNED {
        // What this window has could not be written where there was no room: the other one's words count.
        return event.new_value().map(|text| Message::Train(Train::Elsewhere(text)));
    }
    let id = storage::id_of(&key)?;
    let text = storage::game(&id);
    Some(Message::SavedElsewhere { id, text })
}
