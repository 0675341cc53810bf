//! Our own page: the view with sheets, saved games, an address and paper round it.

mod address;
mod choices;
mod collection;
mod events;
mod files;
mod handing;
mod learn;
mod library;
mod new_game;
mod patterns;
mod search;
mod sheets;
mod statistics;
mod swatches;
mod welcome;

use super::dom::Listeners;
use super::root::Root;
use super::runtime::{Host, Runtime};
use super::storage::{self, Failure, Storage};
use super::view::mark;
use super::{asset, dom, input, trouble};
use crate::app::files::Order;
use crate::app::learn::Train;
use crate::app::palette::Scheme;
use crate::app::words::{Word, Words};
use crate::app::{
    Caption, ErrorCode, HostEffect, HostKind, Message, Opened, Panel, Picture, Prints, Recipient,
    Setting, Settings, Stones, Wanted,
};
use crate::board::parse_digits;
use choices::RuleList;
use js_sys::futures::spawn_local;
use search::SearchView;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use welcome::Welcome;

/// What our own page has beside the view.
pub struct Page {
    storage: Storage,
    rules: RuleList,
    /// The small boards of the cards for newcomers.
    welcome: Rc<Welcome>,
    search: SearchView,
    /// The address's fragment as the page wrote it last; none if it may be another one now.
    address: RefCell<Option<[String; 2]>>,
    /// Counts the pictures that were begun or given up: one that is behind is not wanted any more.
    pictures: Cell<u32>,
}

thread_local! {
    /// The page at work. It lives as long as its window does, or until it is started anew.
    static PAGE: RefCell<Option<(Listeners, Rc<Runtime>)>> = const { RefCell::new(None) };
}

/// Starts the page.
#[wasm_bindgen(js_name = startPage)]
pub fn start_page() {
    drop(PAGE.take());
    match trouble::watch().and_then(|watch| Ok((watch, start()?))) {
        Ok(page) => drop(PAGE.replace(Some(page))),
        Err(error) => trouble::show(&dom::error_text(&error)),
    }
}

/// Starts the page, or names a part of it that is missing.
fn start() -> Result<Rc<Runtime>, JsValue> {
    // Read first: the address follows whatever is shown.
    let (link, address_of) = (address::fragment(), address::game().unwrap_or_default());
    let root = Root::of_document(dom::document());
    let page = Rc::new(Page {
        storage: Storage::new(),
        rules: RuleList::new(root.part("rule-set")?),
        welcome: Rc::default(),
        search: SearchView::default(),
        address: RefCell::default(),
        pictures: Cell::new(0),
    });
    mark_landmarks(&root);
    root.part::<HtmlElement>("send")?.set_hidden(!handing::can_send());
    let runtime = Runtime::new(root, Box::new(Rc::clone(&page)))?;
    events::listen(&runtime, &page)?;
    let saved = page.storage.games();
    runtime.send(Message::Opened(Opened {
        reviews: storage::reviews(&saved),
        saved,
        current: storage::current(),
        choices: storage::choices(),
        settings: storage::settings(),
        languages: dom::window().navigator().languages().join(",").into(),
        link,
        address_of,
        query: dom::window().location().search().unwrap_or_default(),
        learned: storage::learned(),
        host: HostKind::Page,
    }));
    Ok(runtime)
}

/// An attribute of buttons that names a game, and what they ask of it.
type OfGame = (&'static str, fn(String) -> Message);

/// All such attributes.
const GAMES: [OfGame; 5] = [
    ("data-play", Message::PlayGame),
    ("data-tab", Message::ChooseGame),
    ("data-load", Message::OpenSaved),
    ("data-delete", Message::Delete),
    ("data-restore", Message::Restore),
];

/// The landmarks of the page, by which a screen reader leads through it: selector, role and the key of the name. A board in
/// somebody else's page is one group there, and has none.
const LANDMARKS: [(&str, &str, &str); 3] = [
    (".side", "complementary", "Game"),
    (".side > .card", "region", "Players"),
    (".side > .controls", "region", "Controls"),
];

fn mark_landmarks(root: &Root) {
    let words = Words::default();
    for (selector, role, key) in LANDMARKS {
        root.each(selector, |part| {
            dom::set(&part, "role", role);
            dom::set(&part, "data-label", key);
            dom::set(&part, "aria-label", words.text(key));
        });
    }
}

impl Host for Rc<Page> {
    fn scheme(&self, machine: Scheme) -> Scheme {
        machine
    }

    fn show(&self, runtime: &Runtime, panel: &Panel) -> Result<(), JsValue> {
        let root = &runtime.root;
        let part: HtmlElement = root.part("page")?;
        mark(&part, panel);
        let is_blank = panel.on_paper == Some(Prints::Board);
        dom::set(&part, "data-blank", &is_blank.to_string());
        if let Some(document) = dom::document().document_element() {
            dom::set(&document, "data-theme", panel.theme);
            dom::set(&document, "lang", panel.lang);
        }
        dom::document().set_title(&panel.page_title);
        self.follow(runtime.model.borrow().id(), &panel.address);
        choices::show(root, &self.rules, panel)?;
        self.search.show(root, &panel.search)?;
        self.welcome.show(runtime, panel.theme, input::motion());
        root.part::<HtmlElement>("as-card")?.set_hidden(!panel.is_over);
        files::show_making(root, panel.making)
    }

    #[expect(clippy::too_many_lines, reason = "an arm for every effect, and nothing else")]
    fn perform(&self, runtime: &Rc<Runtime>, effect: HostEffect) -> Result<(), JsValue> {
        match effect {
            HostEffect::Save { id, text, before } => self.save(runtime, &id, &text, &before),
            HostEffect::SaveReview { id, text } => storage::save_review(&id, &text),
            HostEffect::Forget { id, before } => self.forget(runtime, &id, &before),
            HostEffect::SaveChoice { game, text } => {
                self.check_saved(runtime, &storage::save_choice(game, &text));
            }
            HostEffect::SaveSetting(setting, value) => self.save_setting(runtime, setting, value),
            HostEffect::ShowGames(rows) => library::show(runtime, &rows)?,
            HostEffect::OpenSheet(id) => sheets::open_and_fill(runtime, &id)?,
            HostEffect::CloseSheets => sheets::close(runtime),
            HostEffect::SaveLearning(text) => self.save_learned(runtime, &text),
            HostEffect::LoadLearning(path) => learn::load(runtime, path),
            HostEffect::ShowLearn(panel) => learn::show(&runtime.root, &panel)?,
            HostEffect::SaveBackup(text) => report(runtime, files::save_backup(runtime, &text)),
            HostEffect::Persist => storage::persist(),
            HostEffect::Print => report(runtime, dom::window().print()),
            HostEffect::MakePicture(order) => handing::make(runtime, self, order),
            HostEffect::StopMaking => self.pictures.set(self.pictures.get() + 1),
            HostEffect::ReadFile(bytes) => files::read(runtime, bytes),
            HostEffect::StopReading => crate::web::files::client::stop_reading(),
            HostEffect::ListFile(words) => files::of_file(runtime, Order::List { words }),
            HostEffect::ReadGameOfFile(game) => files::of_file(runtime, Order::Choose { game }),
            HostEffect::Search(number, wanted) => search::search(runtime, number, *wanted),
            HostEffect::ShowFile(listed) => collection::show(runtime, &listed)?,
            HostEffect::WriteText { record, format } => {
                files::write_text(runtime, record, format);
            }
            HostEffect::WriteFile { record, format } => {
                files::write_file(runtime, record, format);
            }
            HostEffect::ShowText { text, format } => files::show_text(runtime, &text, format)?,
            HostEffect::Copy { what, text, ply, look } => {
                report(runtime, files::copy(runtime, what, &text, ply, &look));
            }
            HostEffect::CopyResult(line) => files::hand_line(runtime, line),
            HostEffect::LinkRead => drop(self.address.take()),
            HostEffect::FocusTyped => focus_typed(runtime)?,
            HostEffect::ClearTyped => runtime.typed()?.set_value(""),
            HostEffect::SetQuery(query) => address::set_query(&query),
            // Our own page refuses nothing and hears no events.
            HostEffect::Propose(_) | HostEffect::Event(_) => {}
        }
        Ok(())
    }

    fn pressed(&self, runtime: &Rc<Runtime>, button: &Element) -> Option<Message> {
        let with = |name: &str| button.get_attribute(name);
        if let Some(id) = with("data-open") {
            sheets::remember_seat(runtime, button);
            return sheets::open(runtime, &id).ok().flatten();
        }
        if with("data-close").is_some() {
            sheets::close_of(button);
            return None;
        }
        if let Some(course) = with("data-train") {
            return Some(Message::Train(Train::Start(course)));
        }
        if let Some(game) = with("data-learn") {
            return sheets::open_lessons(runtime, &game);
        }
        if let Some(game) = with("data-show") {
            return Some(sheets::show_game(runtime, &game));
        }
        if let Some(level) = with("data-level") {
            return sheets::seat(runtime, &level);
        }
        if let Some(pattern) = with("data-pattern") {
            return parse_digits(&pattern).map(Message::Lay);
        }
        if let Some(game) = with("data-game-of-file") {
            return parse_digits(&game).map(Message::ChooseGameOfFile);
        }
        let message = GAMES.iter().find_map(|(name, message)| with(name).map(message));
        message.or_else(|| search::pressed(button)).or_else(|| named(runtime, &with("data-part")?))
    }

    fn restyle(&self, _: &Rc<Runtime>) {}

    fn tell(&self, _: &Rc<Runtime>) {}

    fn fail(&self, error: &JsValue) {
        trouble::show(&dom::error_text(error));
    }
}

/// Leads the keyboard to the field for typed moves, so that what is typed next stands there alone.
fn focus_typed(runtime: &Runtime) -> Result<(), JsValue> {
    let typed = runtime.typed()?;
    dom::focus(&typed);
    typed.select();
    Ok(())
}

/// What the button with this name stands for.
fn named(runtime: &Rc<Runtime>, name: &str) -> Option<Message> {
    let root = &runtime.root;
    let text = |part: &str| root.maybe::<HtmlTextAreaElement>(part).map(|text| text.value());
    let done = match name {
        "open-text" => return Some(Message::TextOpened(text("paste")?)),
        "as-png" => return Some(picture(root, Picture::Png, Recipient::Player)),
        "as-svg" => return Some(picture(root, Picture::Svg, Recipient::Player)),
        "as-gif" => return Some(picture(root, Picture::Gif, Recipient::Player)),
        "as-card" => return Some(picture(root, Picture::Card, Recipient::Player)),
        "send" => {
            let kind = runtime.model.borrow().picture_to_send();
            return Some(picture(root, kind, Recipient::Others));
        }
        "save-text" => files::save_text(runtime),
        "one-file" => {
            save_one_file(runtime);
            Ok(())
        }
        "open-file" => {
            root.maybe::<HtmlElement>("file")?.click();
            Ok(())
        }
        "exchange" => new_game::exchange(root),
        _ => Ok(()),
    };
    done.err().map(|error| failed(runtime, &error))
}

fn picture(root: &Root, kind: Picture, recipient: Recipient) -> Message {
    let is_ticked =
        |name: &str| root.maybe::<HtmlInputElement>(name).is_some_and(|tick| tick.checked());
    Message::Picture(Wanted {
        kind,
        stones: if is_ticked("with-numbers") { Stones::Numbered } else { Stones::Plain },
        caption: if is_ticked("with-caption") { Caption::Below } else { Caption::None },
        recipient,
    })
}

/// Hands out the page in one file.
fn save_one_file(runtime: &Rc<Runtime>) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let saved = async {
            let blob = asset::load("goishi.html").await?.blob()?.await?;
            files::hand(&runtime, &blob.dyn_into()?, "goishi.html")
        };
        if let Err(error) = saved.await {
            runtime.send(failed(&runtime, &error));
        }
    });
}

/// Tells the player why something could not be done here. The page goes on.
fn report(runtime: &Rc<Runtime>, done: Result<(), JsValue>) {
    if let Err(error) = done {
        runtime.send(failed(runtime, &error));
    }
}

/// Something did not work, as the player is told. That a part cannot be loaded browsers say in words of their own.
fn failed(runtime: &Runtime, error: &JsValue) -> Message {
    Message::Trouble(ErrorCode::Failed, reason(runtime, error))
}

fn reason(runtime: &Runtime, error: &JsValue) -> String {
    if error.is_instance_of::<js_sys::TypeError>() {
        runtime.model.borrow().words().get(Word::NotLoaded).into()
    } else {
        dom::error_text(error)
    }
}

impl Page {
    /// Lets the address follow the game with this key, without a new entry in the browser's history. Another game begins where
    /// the page does: what is asked is in sight.
    fn follow(&self, id: &str, fragment: &str) {
        let now = [id, fragment].map(String::from);
        if self.address.borrow().as_ref() != Some(&now) {
            address::follow(id, fragment);
            let before = self.address.replace(Some(now));
            if before.is_some_and(|[before, _]| before != id) {
                dom::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
    }

    fn save(&self, runtime: &Rc<Runtime>, id: &str, text: &str, before: &str) {
        if runtime.model.borrow().id() == id {
            storage::set_current(id);
        }
        self.check_stored(runtime, id, self.storage.save(id, text, before));
    }

    fn forget(&self, runtime: &Rc<Runtime>, id: &str, before: &str) {
        self.check_stored(runtime, id, self.storage.forget(id, before));
    }

    /// Keeps one setting; another window may have changed others meanwhile.
    fn save_setting(&self, runtime: &Rc<Runtime>, setting: Setting, value: &str) {
        let text = Settings::merged(&storage::settings(), setting, value);
        self.check_saved(runtime, &storage::save_settings(&text));
    }

    fn save_learned(&self, runtime: &Rc<Runtime>, text: &str) {
        self.check_saved(runtime, &storage::save_learned(text));
    }

    /// Reports what another window has made of the game with this id.
    fn check_stored(&self, runtime: &Rc<Runtime>, id: &str, stored: Result<(), Failure>) {
        let is_running = runtime.model.borrow().id() == id;
        match stored {
            Err(Failure::Elsewhere(text)) => {
                runtime.send(Message::FoundElsewhere { id: id.into(), text });
            }
            Ok(()) if !is_running => {}
            stored if self.storage.is_news(&stored) => {
                runtime.send(if stored.is_ok() { Message::SavedAgain } else { Message::NotSaved });
            }
            _ => {}
        }
    }

    /// Tells when nothing can be kept any more.
    fn check_saved(&self, runtime: &Rc<Runtime>, saved: &Result<(), Failure>) {
        if saved.is_err() && self.storage.is_news(saved) {
            runtime.send(Message::NotSaved);
        }
    }
}
