//! The browser: events become messages, effects become pixels, and nothing is decided here.

#[cfg(feature = "api")]
pub mod api;
mod buttons;
mod canvas;
#[cfg(any(feature = "element", feature = "extras"))]
mod colors;
mod dom;
#[cfg(feature = "element")]
pub mod element;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(feature = "extras")]
pub mod extras;
mod files;
mod grid;
mod input;
mod keyboard;
mod later;
mod library;
mod marks;
mod moves;
mod panel;
mod pen;
mod sheet;
mod storage;
mod trouble;
mod wood;

use crate::app::{self, Effect, Message, Model, Opened, Pointer, update};
use crate::board::Point;
use canvas::Canvas;
use dom::Listeners;
use grid::Grid;
use js_sys::Promise;
use moves::Moves;
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
    /// What the board was pressed with last.
    pointer: Cell<Pointer>,
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
            pointer: Cell::new(Pointer::Fine),
            storage: Storage::new(),
            canvas: RefCell::new(Canvas::on(dom::by_id("canvas").unchecked_into())?),
            grid: RefCell::new(Grid::new(dom::by_id("grid"))),
            moves: RefCell::new(Moves::new()),
            listeners: RefCell::new(vec![listeners]),
        });
        dom::by_id("loading").set_hidden(true);
        let heard = input::listen(&runtime)?;
        runtime.listeners.borrow_mut().push(heard);
        runtime.send(Message::Opened(Opened {
            saved: runtime.storage.games(),
            current: storage::current(),
            choices: storage::choices(),
            settings: storage::settings(),
            languages: dom::languages(),
            link: dom::address().1,
        }));
        later::read_address(&runtime);
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
            Effect::LeftOut(..) => {} // the notice says it
            Effect::ShowClocks => panel::show_clocks(&self.model.borrow()),
            Effect::Wake => self.wake(),
            Effect::Refresh => self.refresh(),
            Effect::Save { id, text, before } => self.save(&id, &text, &before),
            Effect::Forget { id, before } => self.forget(&id, &before),
            Effect::SaveChoice { game, text } => {
                self.check_saved(storage::save_choice(game, &text));
            }
            Effect::SaveSettings(text) => self.check_saved(storage::save_settings(&text)),
            Effect::ShowGames(rows) => library::show(self, rows),
            Effect::LoadWords(lang) => later::load_words(self, lang),
            Effect::ShowWords(text) => later::show_words(self, &text),
            Effect::OpenSheet(id) => self.open_sheet(&id),
            Effect::FocusTyped => panel::focus_typed(),
            Effect::ClearTyped => panel::clear_typed(),
            Effect::Sound(sound) => later::sound(self, sound),
            Effect::DrawNow => self.draw(),
            Effect::Print => dom::print(),
            Effect::MakePicture { kind, text, ply, look, title } => {
                let order = [kind.id(), &text, &look, &title].map(JsValue::from_str);
                later::make(self, order, ply);
            }
            Effect::StopMaking => later::stop_making(self),
            Effect::Convert { text, to, rules } => later::convert(self, &text, to, &rules),
            Effect::Think { number, question } => later::think(self, number, &question),
            Effect::Tell(what, ply) => later::tell(self, what, ply),
            Effect::CloseSheets => buttons::close_sheets(),
            Effect::ShowText(text) => panel::show_text(&text),
            Effect::Announce(text) => dom::announce("live", &text),
            Effect::Alert(text) => dom::announce("alert", &text),
            Effect::Reach(point) => self.grid.borrow_mut().reach(point),
            Effect::Focus(point) => self.focus(point),
            Effect::Copy { what, text, ply, look } => later::copy(self, what, [&text, &look], ply),
            Effect::ClearLink => dom::clear_fragment(),
        }
    }

    fn open_sheet(self: &Rc<Self>, id: &str) {
        if let Some(message) = buttons::open(self, id) {
            self.send(message);
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

    fn save(self: &Rc<Self>, id: &str, text: &str, before: &str) {
        if self.model.borrow().id() == id {
            storage::set_current(id);
        }
        let saved = self.storage.save(id, text, before);
        self.check_stored(id, saved);
    }

    fn forget(self: &Rc<Self>, id: &str, before: &str) {
        self.check_stored(id, self.storage.forget(id, before));
    }

    /// Reports what another window has made of the game with this id.
    fn check_stored(self: &Rc<Self>, id: &str, stored: Result<(), Failure>) {
        let is_running = self.model.borrow().id() == id;
        match stored {
            Err(Failure::Elsewhere(other)) if is_running => {
                self.send(Message::FoundElsewhere(other));
            }
            Err(Failure::Elsewhere(other)) => {
                self.send(Message::SavedElsewhere { id: id.into(), text: Some(other) });
            }
            Ok(()) if !is_running => {}
            stored if self.storage.is_news(&stored) => {
                self.send(if stored.is_ok() { Message::SavedAgain } else { Message::NotSaved });
            }
            _ => {}
        }
    }

    /// Tells when nothing can be kept any more.
    fn check_saved(self: &Rc<Self>, saved: Result<(), Failure>) {
        if saved.is_err() && self.storage.is_news(&saved) {
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
        self.send_when_settled(promise, Rc::new(message));
    }

    /// The same once for all messages, as a copy for each weighs half a kilobyte.
    fn send_when_settled(
        self: &Rc<Self>,
        promise: &Promise,
        message: Rc<dyn Fn(Outcome) -> Message>,
    ) {
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
            // With the game or a setting the board may have got more room, or less.
            runtime.take(input::size());
            runtime.draw();
            runtime.moves.borrow_mut().reveal();
        });
        dom::request_frame(draw.unchecked_ref());
    }

    fn draw(self: &Rc<Self>) {
        let scene = app::scene::scene(&self.model.borrow());
        report(self.canvas.borrow_mut().draw(&scene));
        if scene.moving {
            self.ask_for_frame();
        }
    }
}

/// Shows a failure of the browser to the player.
fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        trouble::show(&dom::error_text(&error));
    }
}
