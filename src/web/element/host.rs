//! What the element has beside the view: its page, which hears of everything and may refuse moves.

use super::attributes::Attributes;
use super::events::{self, Kind, object};
use crate::app::palette::{OwnColors, Scheme};
use crate::app::parameters::Start;
use crate::app::thoughts::{Thoughts, thoughts};
use crate::app::{Event, HostEffect, Message, Model, Panel, Played};
use crate::web::dom;
use crate::web::runtime::{Host, Runtime};
use js_sys::{Array, Function, Promise};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// What a page may paint the board with.
const COLORS: [&str; 4] = ["--goishi-board", "--goishi-line", "--goishi-label", "--goishi-accent"];

/// What the page is still to be told.
enum News {
    Event(Event),
    Proposal(Played),
}

/// The host of a board in somebody else's page.
pub struct ElementHost {
    attributes: Attributes,
    fail: Function,
    /// What the board is made of, as the attribute says.
    bg: RefCell<String>,
    /// The page's own colours of the board, its lines, its labels and the accent.
    colors: RefCell<Vec<String>>,
    news: RefCell<VecDeque<News>>,
    is_closed: Cell<bool>,
    /// Who waits for a hint.
    waiting: RefCell<Vec<(Function, Function)>>,
}

thread_local! {
    /// All boards of this page, to be stopped by a fault in the program.
    static BOARDS: RefCell<Vec<Weak<ElementHost>>> = const { RefCell::new(Vec::new()) };
}

/// A fault in the program ends all boards.
pub fn stop_all(message: &str) {
    let boards = BOARDS
        .try_with(|boards| boards.try_borrow().map(|boards| boards.clone()).unwrap_or_default());
    for host in boards.unwrap_or_default().iter().filter_map(Weak::upgrade) {
        host.stop(message);
    }
}

/// From now on a fault in the program ends this board.
pub fn register(host: &Rc<ElementHost>) {
    BOARDS.with_borrow_mut(|boards| {
        boards.retain(|board| board.strong_count() > 0);
        boards.push(Rc::downgrade(host));
    });
}

impl ElementHost {
    /// The host with these attributes; `fail` gets an error when the board cannot go on.
    pub fn new(attributes: Attributes, fail: Function) -> Self {
        Self {
            attributes,
            fail,
            bg: RefCell::default(),
            colors: RefCell::default(),
            news: RefCell::default(),
            is_closed: Cell::default(),
            waiting: RefCell::default(),
        }
    }

    fn element(&self) -> &HtmlElement {
        self.attributes.element()
    }

    /// The board has been given up: nobody hears of it any more.
    pub fn close(&self) {
        self.is_closed.set(true);
        self.news.borrow_mut().clear();
        self.refuse_hints();
    }

    /// Takes over what the attributes say of the view.
    pub fn adjust(&self, start: &Start) {
        self.bg.borrow_mut().clone_from(&start.bg);
    }

    /// Takes over the colours that the page has set.
    pub fn paint(&self, runtime: &Rc<Runtime>) {
        let Ok(Some(style)) = dom::window().get_computed_style(self.element()) else { return };
        let value = |name: &str| style.get_property_value(name).unwrap_or_default();
        *self.colors.borrow_mut() = COLORS.map(value).to_vec();
        let base = runtime.model.borrow().theme().palette();
        let palette = base.with(self.own_colors());
        runtime.send(Message::Paint(Some(palette).filter(|palette| *palette != base)));
        if let Ok(frame) = runtime.root.part::<Element>("root") {
            dom::set(&frame, "data-bare", &(*self.bg.borrow() == "none").to_string());
        }
    }

    /// How a picture of the board looks, in words.
    pub fn look(&self) -> String {
        self.own_colors().write()
    }

    fn own_colors(&self) -> OwnColors {
        self.attributes.colors().own(&self.bg.borrow(), &self.colors.borrow())
    }

    /// A promise of the hint for the position shown, and whether the computer is to be asked for it.
    pub fn hint(&self, model: &Model) -> (Promise, bool) {
        if let Some(hint) = hint_of(model) {
            return (Promise::resolve(&hint), false);
        }
        let promise = Promise::new(&mut |resolve, reject| {
            self.waiting.borrow_mut().push((resolve, reject));
        });
        (promise, model.asked().is_none())
    }

    /// Who has asked for a hint gets it, or hears that there is none.
    pub fn answer_hints(&self, model: &Model) {
        if self.waiting.borrow().is_empty() {
            return;
        }
        if let Some(hint) = hint_of(model) {
            for (resolve, _) in self.waiting.take() {
                // A promise takes every value.
                let _ = resolve.call1(&JsValue::NULL, &hint);
            }
        } else if model.asked().is_none() {
            self.refuse_hints();
        }
    }

    fn refuse_hints(&self) {
        for (_, reject) in self.waiting.take() {
            let error = dom::coded("no-hint", "there is no hint for this position");
            // A promise takes every value.
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    }

    fn stop(&self, message: &str) {
        if !self.is_closed.replace(true) {
            // What the script throws is its own affair.
            let _ = self.fail.call1(&JsValue::NULL, &js_sys::Error::new(message));
        }
    }
}

/// The hint that is shown, as pages get it.
fn hint_of(model: &Model) -> Option<JsValue> {
    let Some(Thoughts::Advice(advice)) = thoughts(model) else { return None };
    let share = |percent: u8| JsValue::from(f64::from(percent) / 100.0);
    let moves = advice.candidates.iter().map(|candidate| {
        let mut names = candidate.line.moves().map(|step| step.name.as_str());
        object(&[
            ("move", candidate.token.as_str().into()),
            ("name", names.next().unwrap_or_default().into()),
            ("line", names.collect::<Vec<_>>().join(" ").into()),
            ("share", share(candidate.share)),
        ])
    });
    Some(object(&[
        ("sentence", advice.sentence.as_str().into()),
        ("share", share(advice.share)),
        ("moves", moves.collect::<Array>().into()),
    ]))
}

impl Host for Rc<ElementHost> {
    /// A page that is light in the evening too has a light board.
    fn scheme(&self, machine: Scheme) -> Scheme {
        let board = self.element().shadow_root();
        let board = board.and_then(|root| root.query_selector("[data-part=board]").ok()?);
        let style = board.and_then(|board| dom::window().get_computed_style(&board).ok()?);
        let color = style.and_then(|style| style.get_property_value("caret-color").ok());
        match (machine, color.as_deref()) {
            (Scheme::Light | Scheme::Dark, Some("rgb(255, 255, 255)")) => Scheme::Dark,
            (Scheme::Light | Scheme::Dark, _) => Scheme::Light,
            (machine, _) => machine,
        }
    }

    fn show(&self, _: &Runtime, _: &Panel) -> Result<(), JsValue> {
        Ok(())
    }

    fn perform(&self, _: &Rc<Runtime>, effect: HostEffect) -> Result<(), JsValue> {
        match effect {
            HostEffect::Propose(played) => self.news.borrow_mut().push_back(News::Proposal(played)),
            HostEffect::Event(event) => self.news.borrow_mut().push_back(News::Event(event)),
            // All else is for our own page: a board saves nothing and has no sheets.
            _ => {}
        }
        Ok(())
    }

    fn pressed(&self, _: &Rc<Runtime>, _: &Element) -> Option<Message> {
        None
    }

    fn restyle(&self, runtime: &Rc<Runtime>) {
        self.paint(runtime);
    }

    fn tell(&self, runtime: &Rc<Runtime>) {
        self.answer_hints(&runtime.model.borrow());
        loop {
            let next = self.news.borrow_mut().pop_front();
            match next {
                Some(News::Event(event)) => {
                    let detail = events::detail(&event);
                    events::fire(self.element(), event.id(), Kind::Done, &detail);
                }
                Some(News::Proposal(played)) => {
                    let detail = events::played(&played);
                    let may = events::fire(self.element(), "beforemove", Kind::Proposed, &detail);
                    runtime.send(if may { Message::Commit } else { Message::Refuse });
                }
                None => return,
            }
        }
    }

    fn fail(&self, error: &JsValue) {
        self.stop(&dom::error_text(error));
    }
}
