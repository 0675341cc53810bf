//! The browser: events become messages, effects become pixels, and nothing is decided here.

#[cfg(feature = "api")]
pub mod api;
mod canvas;
mod clipboard;
mod dom;
mod files;
#[cfg(feature = "formats")]
pub mod formats;
mod grid;
mod input;
mod marks;
mod panel;
mod pen;
mod storage;
mod trouble;
mod wood;

use crate::app::{self, Effect, Message, Model, update};
use crate::board::Point;
use canvas::Canvas;
use dom::Listeners;
use grid::Grid;
use js_sys::Promise;
use panel::Moves;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use storage::{Failure, Storage};
use wasm_bindgen::prelude::*;

/// How a promise ended.
type Outcome = Result<JsValue, JsValue>;

/// The page at work: the model and everything of the browser that shows it.
pub struct Runtime {
    model: RefCell<Model>,
    frame_asked: Cell<bool>,
    awake: Cell<bool>,
    storage: Storage,
    canvas: RefCell<Canvas>,
    grid: RefCell<Grid>,
    moves: RefCell<Moves>,
    listeners: RefCell<Vec<Listeners>>,
}

/// Starts the app on the page.
pub fn start() {
    match Runtime::new() {
        // The page lives as long as its listeners do.
        Ok(runtime) => std::mem::forget(runtime),
        Err(error) => trouble::show(&dom::error_text(&error)),
    }
}

impl Runtime {
    fn new() -> Result<Rc<Self>, JsValue> {
        let listeners = trouble::watch()?;
        let runtime = Rc::new(Self {
            model: RefCell::default(),
            frame_asked: Cell::new(false),
            awake: Cell::new(false),
            storage: Storage::new(),
            canvas: RefCell::new(Canvas::new()?),
            grid: RefCell::new(Grid::new()),
            moves: RefCell::new(Moves::new()),
            listeners: RefCell::new(vec![listeners]),
        });
        dom::by_id("loading").set_hidden(true);
        let heard = input::listen(&runtime)?;
        runtime.listeners.borrow_mut().push(heard);
        runtime.send(Message::Opened {
            game: runtime.storage.load(),
            kept: storage::kept(),
            settings: storage::settings(),
            link: dom::address().1,
        });
        Ok(runtime)
    }

    /// Takes a message, after the time.
    pub fn send(self: &Rc<Self>, message: Message) {
        self.take(Message::Tick(dom::now() as u64));
        self.take(message);
    }

    /// An effect may bring the next message while it is performed: focus does.
    fn take(self: &Rc<Self>, message: Message) {
        let effects = update(&mut self.model.borrow_mut(), message);
        for effect in effects {
            self.perform(effect);
        }
    }

    fn perform(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::Redraw => self.ask_for_frame(),
            Effect::ShowClocks => panel::show_clocks(&self.model.borrow()),
            Effect::Wake => self.wake(),
            Effect::Refresh => self.refresh(),
            Effect::Save(game) => self.save(&game),
            Effect::Keep(games) => self.check_saved(self.storage.keep(&games)),
            Effect::SaveSettings(text) => self.check_saved(storage::save_settings(&text)),
            Effect::Convert { text, to, rules } => files::ask(self, &text, to, &rules),
            Effect::CloseRecord => panel::close_record(),
            Effect::ShowText(text) => panel::show_text(&text),
            Effect::KeepUnreadable(text) => self.check_saved(self.storage.keep_unreadable(&text)),
            Effect::Announce(text) => dom::announce(&text),
            Effect::Reach(point) => self.grid.borrow_mut().reach(point),
            Effect::Focus(point) => self.focus(point),
            Effect::CopyLink(fragment) => clipboard::copy_link(self, &fragment),
            Effect::ClearLink => dom::clear_fragment(),
        }
    }

    fn refresh(self: &Rc<Self>) {
        self.show();
        self.ask_for_frame();
    }

    fn show(&self) {
        let model = self.model.borrow();
        let panel = app::panel::panel(&model);
        panel::show(&panel);
        self.moves.borrow_mut().show(&panel);
        self.grid.borrow_mut().show(&model);
    }

    /// Focus brings the next message while it is set, so nothing is borrowed then.
    fn focus(&self, point: Point) {
        let cell = self.grid.borrow().cell(point);
        if let Some(cell) = cell {
            // A cell that is not shown takes no focus, and needs none.
            let _ = cell.focus();
        }
    }

    fn save(self: &Rc<Self>, game: &str) {
        if let Some(other) = self.storage.found_elsewhere() {
            self.send(Message::FoundElsewhere(other));
        }
        self.check_saved(self.storage.save(game));
    }

    /// Tells the player once if nothing is kept here.
    fn check_saved(self: &Rc<Self>, saved: Result<(), Failure>) {
        if saved.is_err() && self.storage.is_news() {
            self.send(Message::NotSaved);
        }
    }

    /// Comes back with the time in a moment, once.
    fn wake(self: &Rc<Self>) {
        if self.awake.replace(true) {
            return;
        }
        let tick = self.later(|runtime| {
            runtime.awake.set(false);
            runtime.take(Message::Tick(dom::now() as u64));
        });
        dom::set_timeout(tick.unchecked_ref(), 200);
    }

    /// A function for the browser to call, once.
    fn later(self: &Rc<Self>, then: fn(&Rc<Self>)) -> JsValue {
        let runtime = Rc::clone(self);
        Closure::once_into_js(move || then(&runtime))
    }

    /// Sends what `message` makes of the promise, when it is kept or broken.
    fn when_settled(
        self: &Rc<Self>,
        promise: &Promise,
        message: impl Fn(Outcome) -> Message + 'static,
    ) {
        let message: Rc<dyn Fn(Outcome) -> Message> = Rc::new(message);
        let handler = |kind: fn(JsValue) -> Outcome| {
            let (runtime, message) = (Rc::clone(self), Rc::clone(&message));
            Closure::once(move |value: JsValue| runtime.send(message(kind(value))))
        };
        let (kept, broken) = (handler(Ok), handler(Err));
        let _ = promise.then2(&kept, &broken);
        // One of the two is called later, and neither is called twice.
        kept.forget();
        broken.forget();
    }

    /// However much changes before the next frame, it is drawn once.
    fn ask_for_frame(self: &Rc<Self>) {
        if self.frame_asked.replace(true) {
            return;
        }
        let draw = self.later(|runtime| {
            runtime.frame_asked.set(false);
            runtime.take(Message::Tick(dom::now() as u64));
            let scene = app::scene::scene(&runtime.model.borrow());
            report(runtime.canvas.borrow_mut().draw(&scene));
            runtime.moves.borrow_mut().reveal();
            if scene.moving {
                runtime.ask_for_frame();
            }
        });
        dom::request_frame(draw.unchecked_ref());
    }
}

/// Shows a failure of the browser to the player.
fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        trouble::show(&dom::error_text(&error));
    }
}
