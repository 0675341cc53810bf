//! A board at work: messages go in one after the other, effects come out, and a frame shows them.

use super::dom::{Frame, Timer};
use super::root::Root;
use super::view::{View, labels};
use super::{dom, input, sounds, words, worker};
use crate::ai::protocol::{Question, Said};
use crate::app::palette::Scheme;
use crate::app::thinking::OwnerId;
use crate::app::{self, Effect, HostEffect, Message, Model, Panel, Pointer, update};
use crate::board::Point;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement};

/// Who has the board: our own page, or an element in somebody else's.
pub trait Host {
    /// The scheme in which the board is shown on a machine that is set to this one.
    fn scheme(&self, machine: Scheme) -> Scheme;

    /// Shows what only this host has beside the view.
    fn show(&self, runtime: &Runtime, panel: &Panel) -> Result<(), JsValue>;

    /// Does what only this host can do.
    fn perform(&self, runtime: &Rc<Runtime>, effect: HostEffect) -> Result<(), JsValue>;

    /// The message behind a button that only this host has.
    fn pressed(&self, runtime: &Rc<Runtime>, button: &Element) -> Option<Message>;

    /// The page around the board may have other colours for it now.
    fn restyle(&self, runtime: &Rc<Runtime>);

    /// Tells others what has happened. Nothing is at work now, so they may ask for anything.
    fn tell(&self, runtime: &Rc<Runtime>);

    /// Says that the board cannot go on.
    fn fail(&self, error: &JsValue);
}

/// A board at work: the model, its view, and who has it.
pub struct Runtime {
    pub model: RefCell<Model>,
    pub root: Root,
    pub view: RefCell<View>,
    host: Box<dyn Host>,
    /// What the board was pressed with last.
    pub pointer: Cell<Pointer>,
    /// The button that was clicked last.
    pub clicked: RefCell<Option<Element>>,
    /// Messages that came while another one was at work.
    waiting: RefCell<VecDeque<Message>>,
    at_work: Cell<bool>,
    /// Whether the keyboard was in the view before the message at work.
    had_focus: Cell<bool>,
    frame: RefCell<Option<Frame>>,
    timer: RefCell<Option<Timer>>,
    /// Who this board is for the computer players.
    owner: OwnerId,
    /// Listeners and observers, which end with the runtime.
    kept: RefCell<Vec<Box<dyn Any>>>,
}

impl Runtime {
    /// A board whose view stands in `root`.
    ///
    /// # Errors
    ///
    /// Names a part of the view that is missing.
    pub fn new(root: Root, host: Box<dyn Host>) -> Result<Rc<Self>, JsValue> {
        let runtime = Rc::new(Self {
            model: RefCell::default(),
            view: RefCell::new(View::new(&root)?),
            root,
            host,
            pointer: Cell::new(Pointer::Fine),
            clicked: RefCell::default(),
            waiting: RefCell::default(),
            at_work: Cell::new(false),
            had_focus: Cell::new(false),
            frame: RefCell::default(),
            timer: RefCell::default(),
            owner: worker::new_owner(),
            kept: RefCell::default(),
        });
        input::listen(&runtime)?;
        runtime.send(runtime.look());
        runtime.send(runtime.size());
        Ok(runtime)
    }

    /// Keeps a listener or an observer as long as the board is there.
    pub fn keep(&self, watch: impl Any) {
        self.kept.borrow_mut().push(Box::new(watch));
    }

    /// Takes a message. One that comes while another is at work waits for its turn.
    pub fn send(self: &Rc<Self>, message: Message) {
        self.waiting.borrow_mut().push_back(message);
        if self.at_work.replace(true) {
            return;
        }
        while let Some(message) = self.next() {
            self.take(message);
        }
        self.at_work.set(false);
        self.host.tell(self);
    }

    fn next(&self) -> Option<Message> {
        self.waiting.borrow_mut().pop_front()
    }

    fn take(self: &Rc<Self>, message: Message) {
        // A button that has the focus may go with what is shown.
        self.had_focus.set(self.root.focused().is_some());
        let mut effects = update(&mut self.model.borrow_mut(), message, dom::now());
        show_once(&mut effects);
        for effect in effects {
            if let Err(error) = self.perform(effect) {
                return self.fail(&error);
            }
        }
    }

    fn perform(self: &Rc<Self>, effect: Effect) -> Result<(), JsValue> {
        match effect {
            Effect::Redraw => self.ask_for_frame()?,
            Effect::DrawNow => self.draw()?,
            Effect::Refresh => {
                self.show()?;
                self.ask_for_frame()?;
            }
            Effect::ShowClocks => self.view.borrow().show_clocks(&self.model.borrow()),
            Effect::Wake => self.wake()?,
            Effect::Announce(text) => self.view.borrow().announce(&text),
            Effect::Alert(text) => self.view.borrow().alert(&text),
            Effect::Reach(point) => self.view.borrow_mut().reach(point),
            // Who is elsewhere on somebody else's page stays there.
            Effect::Focus(point) if self.had_focus.get() => self.focus(point),
            Effect::Focus(_) => {}
            Effect::FocusQuestion if self.had_focus.get() => {
                // Enter, pressed once more, is to mean no.
                dom::focus(&self.root.part("cancel")?)
            }
            Effect::FocusQuestion => {}
            // A machine that cannot make it has a silent board.
            Effect::Sound(sound) => drop(sounds::play(sound)),
            Effect::LoadWords(lang) => words::load(self, lang),
            Effect::ShowLabels => labels::show(&self.root, self.model.borrow().words()),
            Effect::Think { number, question, pause } => self.think(number, question, pause),
            Effect::StopThinking => worker::stop(self.owner),
            Effect::Host(effect) => self.host.perform(self, effect)?,
        }
        Ok(())
    }

    /// The board cannot go on: programmers read why on the console, and all others in its place.
    fn fail(&self, error: &JsValue) {
        web_sys::console::error_1(error);
        self.host.fail(error);
    }

    /// Asks the computer, and reports what it says.
    fn think(self: &Rc<Self>, number: u32, question: Question, pause: u64) {
        let weak = Rc::downgrade(self);
        let hear = move |said| {
            let Some(runtime) = weak.upgrade() else { return };
            runtime.send(match said {
                Said::Progress(progress) => Message::Progressed(number, progress),
                Said::Answer(answer) => Message::Answered(number, answer),
            });
        };
        let workers = self.model.borrow().workers();
        worker::ask(self.owner, number, question, pause, workers, Rc::new(hear));
    }

    /// Shows all but the picture of the board.
    fn show(&self) -> Result<(), JsValue> {
        let model = self.model.borrow();
        let panel = app::panel::panel(&model);
        self.view.borrow_mut().show(&model, &panel)?;
        self.host.show(self, &panel)
    }

    /// Moves the keyboard's focus to a point. The browser reports it at once, so nothing is borrowed then.
    pub fn focus(&self, point: Point) {
        let cell = self.view.borrow().cell(point);
        if let Some(cell) = cell {
            dom::focus(&cell);
        }
    }

    /// The field for typed moves.
    pub fn typed(&self) -> Result<HtmlInputElement, JsValue> {
        self.root.part("move")
    }

    /// The message behind a button that only the host has.
    pub fn pressed(self: &Rc<Self>, button: &Element) -> Option<Message> {
        self.host.pressed(self, button)
    }

    /// How large the board is now.
    pub fn size(&self) -> Message {
        let side = self.view.borrow().board().get_bounding_client_rect().width();
        Message::Resized { side, scale: dom::window().device_pixel_ratio() }
    }

    /// The board may have another size: it is drawn before the frame is shown.
    pub fn resize(self: &Rc<Self>) {
        self.send(self.size());
        self.restyle();
        if let Err(error) = self.draw() {
            self.fail(&error);
        }
    }

    /// The page around the board may have other colours for it now.
    pub fn restyle(self: &Rc<Self>) {
        self.host.restyle(self);
    }

    /// How the machine is set now.
    pub fn look(&self) -> Message {
        let mut look = input::look();
        if let Message::Look { scheme, .. } = &mut look {
            *scheme = self.host.scheme(*scheme);
        }
        look
    }

    /// Comes back with the time in a moment, once.
    fn wake(self: &Rc<Self>) -> Result<(), JsValue> {
        if self.timer.borrow().is_some() {
            return Ok(());
        }
        let weak = Rc::downgrade(self);
        let interval = self.model.borrow().tick_interval();
        let timer = Timer::after(interval.into(), move || {
            if let Some(runtime) = weak.upgrade() {
                runtime.timer.take();
                runtime.send(Message::Tick);
            }
        })?;
        self.timer.replace(Some(timer));
        Ok(())
    }

    /// However much changes before the next frame, it is drawn once.
    fn ask_for_frame(self: &Rc<Self>) -> Result<(), JsValue> {
        if self.frame.borrow().is_some() {
            return Ok(());
        }
        let weak = Rc::downgrade(self);
        let frame = Frame::ask(move || {
            let Some(runtime) = weak.upgrade() else { return };
            runtime.frame.take();
            runtime.send(Message::Tick);
            if let Err(error) = runtime.draw() {
                runtime.fail(&error);
            }
        })?;
        self.frame.replace(Some(frame));
        Ok(())
    }

    fn draw(self: &Rc<Self>) -> Result<(), JsValue> {
        let moves = self.view.borrow_mut().draw(&self.model.borrow())?;
        if moves { self.ask_for_frame() } else { Ok(()) }
    }
}

impl Drop for Runtime {
    fn drop(&mut self) {
        worker::stop(self.owner);
    }
}

/// The first of several [`Effect::Refresh`] shows all that has changed, so the others go.
fn show_once(effects: &mut Vec<Effect>) {
    let mut is_shown = false;
    effects.retain(|effect| *effect != Effect::Refresh || !std::mem::replace(&mut is_shown, true));
}
