//! A board for other people's pages: a handle for the script of `<goishi-board>`.
//!
//! The script forwards what happens and carries out the orders that every call returns: plain lists, each a word and what
//! belongs to it. Nothing here calls the script back, so no call ever meets another one.

mod deeds;
mod orders;
mod state;

use super::canvas::Canvas;
use super::grid::Grid;
use super::{colors, dom, input, keyboard};
use crate::app::layout::Position;
use crate::app::palette::{Palette, Scheme};
use crate::app::parameters::{Controls, Fault, Pair, Start};
use crate::app::{
    self, Command, INTERACTIVE, Message, Model, Opened, Pointer, Request, Step, is_shortcut, update,
};
use crate::board::{MAX_SIZE, Notation, Point};
use crate::record::{Record, token};
use crate::rules::Move;
use deeds::{Deed, Offer};
use orders::{Before, Orders, Who};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, HtmlElement, KeyboardEvent};

/// A board at work.
#[wasm_bindgen]
pub struct Board {
    model: Model,
    canvas: Canvas,
    grid: Grid,
    controls: Option<Controls>,
    /// What the board is made of, as the parameter says.
    bg: String,
    /// The page's own colours of the board, its lines, its labels and the accent.
    colors: Vec<String>,
    /// A move that the page may prevent.
    offer: Option<Offer>,
}

#[wasm_bindgen]
impl Board {
    /// A board on `canvas`, with its buttons in `grid`, for somebody who likes these `languages`: `de-AT,en`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: HtmlCanvasElement,
        grid: HtmlElement,
        languages: &str,
    ) -> Result<Board, JsError> {
        let canvas = Canvas::on(canvas).map_err(|error| JsError::new(&dom::error_text(&error)))?;
        let mut model = Model::default();
        let opened = Opened { languages: languages.into(), ..Opened::default() };
        update(&mut model, Message::Opened(opened)); // what it asks for, the first game asks for again
        let (grid, bg, colors) = (Grid::new(grid), String::new(), Vec::new());
        Ok(Self { model, canvas, grid, controls: None, bg, colors, offer: None })
    }

    /// Begins a game as the attributes with these names and values say; without `moves` it is the one in `text`. A
    /// text that is no record changes nothing.
    pub fn begin(
        &mut self,
        names: Vec<String>,
        values: Vec<String>,
        text: Option<String>,
    ) -> Result<js_sys::Array, JsValue> {
        let given = match text.as_deref().map(|text| Record::parse(text.trim_ascii_start())) {
            Some(Err(error)) => {
                let why = app::text::record::error(self.model.words(), &error);
                return Err(dom::coded("bad-record", &why));
            }
            given => given.and_then(Result::ok),
        };
        let start = self.start(names, values, given);
        Ok(self.ask_for(Request::Begin(Box::new(start))))
    }

    /// Goes on with the game; all else is as the attributes with these names and values say. What is wrong with those that
    /// have `changed` is told; with the others it was told before. There are no `moves` among them.
    pub fn adjust(
        &mut self,
        names: Vec<String>,
        values: Vec<String>,
        changed: Vec<String>,
    ) -> js_sys::Array {
        let mut start = self.start(names, values, Some(self.model.record().clone()));
        start.faults.retain(|fault| changed.iter().any(|name| name == fault.name));
        self.ask_for(Request::Adjust(Box::new(start), changed))
    }

    /// The board is so wide, and a pixel of the page has so many of the screen.
    pub fn resize(&mut self, side: f64, scale: f64) -> js_sys::Array {
        self.take(Message::Resized { side, scale }, Who::Visitor)
    }

    /// How the machine is set may have changed. The page is shown in this `scheme`: one that is light in the evening too has
    /// a light board.
    pub fn look(&mut self, scheme: &str) -> js_sys::Array {
        let mut look = input::look();
        if let Message::Look { scheme: wanted @ (Scheme::Light | Scheme::Dark), .. } = &mut look {
            *wanted = if scheme == "dark" { Scheme::Dark } else { Scheme::Light };
        }
        self.take(look, Who::Visitor)
    }

    /// Paints the board in colours of the page's own: of the board, its lines, its labels and the accent. Those that are
    /// empty, or none, stay as they are.
    pub fn paint(&mut self, colors: Vec<String>) -> js_sys::Array {
        let base: &'static Palette = self.model.theme().palette();
        let palette = colors::palette(base, &self.bg, &colors);
        self.colors = colors;
        self.ask_for(Request::Paint(palette))
    }

    /// The words of a language; none if they could not be loaded.
    pub fn words(&mut self, lang: &str, text: Option<String>) -> js_sys::Array {
        self.take(Message::Words { lang: lang.into(), text }, Who::Visitor)
    }

    /// Time has passed.
    pub fn tick(&mut self) -> js_sys::Array {
        self.run(Deed::Wait, Who::Visitor)
    }

    /// Something could not be done, for this reason.
    pub fn fail(&mut self, why: &str) -> js_sys::Array {
        self.take(Message::Failed(why.into()), Who::Visitor)
    }

    /// This was left out of the game, or assumed.
    pub fn remark(&mut self, said: String) -> js_sys::Array {
        self.ask_for(Request::Remark(said))
    }

    /// Paints the board; says whether another picture is to follow.
    pub fn draw(&mut self) -> Result<bool, JsValue> {
        let scene = app::scene::scene(&self.model);
        self.canvas.draw(&scene)?;
        Ok(scene.moving)
    }

    /// The mouse is here, in pixels of the page from the board's corner.
    pub fn hover(&mut self, x: f64, y: f64) -> js_sys::Array {
        self.take(Message::PointerAt(Position { x, y }), Who::Visitor)
    }

    /// The mouse, or the keyboard, has left the board.
    pub fn leave(&mut self) -> js_sys::Array {
        self.take(Message::PointerLeft, Who::Visitor)
    }

    /// The board was pressed here, with a pointer of this kind.
    pub fn press(&mut self, x: f64, y: f64, kind: &str) -> js_sys::Array {
        let by = if kind == "touch" { Pointer::Coarse } else { Pointer::Fine };
        self.take(Message::Pressed { at: Position { x, y }, by }, Who::Visitor)
    }

    /// The button over the point `at` was pressed by the keyboard.
    pub fn choose(&mut self, at: &str) -> js_sys::Array {
        self.with_point(at, Message::Play)
    }

    /// The keyboard has reached the point `at`, or the mouse has put it there.
    pub fn reach(&mut self, at: &str, by: &str) -> js_sys::Array {
        self.with_point(at, if by == "keyboard" { Message::Reached } else { Message::Focused })
    }

    /// A key was pressed, `on` a cell or beside the board; nothing if it means nothing here.
    pub fn key(&mut self, event: &KeyboardEvent, on: &str) -> Option<js_sys::Array> {
        let held = event.alt_key() || event.meta_key() || event.ctrl_key() || event.repeat();
        let key = event.key();
        let message = match keyboard::key(event).filter(|_| on == "cell") {
            Some(key) => Message::Key(key),
            None if key == "Escape" => Message::Cancel,
            None if !held && is_shortcut(&self.model, &key) => Message::Shortcut(key),
            None => return None,
        };
        Some(self.take(message, Who::Visitor)).filter(|orders| orders.length() > 0)
    }

    /// The control with this name was pressed.
    pub fn command(&mut self, id: &str) -> js_sys::Array {
        match Command::from_id(id) {
            Some(command) => self.take(command.message(), Who::Visitor),
            None => js_sys::Array::new(),
        }
    }

    /// The visitor wants another position, or with an `index` one of the alternatives to the move after it.
    pub fn show(&mut self, ply: usize, index: Option<usize>) -> js_sys::Array {
        let message = match index {
            Some(index) => Message::Branch(ply, index),
            None => Message::Show(Step::Ply(ply)),
        };
        self.take(message, Who::Visitor)
    }

    /// The page plays a move.
    pub fn play(&mut self, word: &str) -> Result<js_sys::Array, JsValue> {
        let mv = self.read(word)?;
        Ok(self.ask_for(Request::Play(mv)))
    }

    /// The page wants no more thinking.
    pub fn stop(&mut self) -> js_sys::Array {
        self.ask_for(Request::Stop)
    }

    /// The page shows another position.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) -> js_sys::Array {
        self.ask_for(Request::Do(Message::Show(Step::Ply(ply))))
    }

    /// The page takes back (`undo`), plays again (`redo`) or asks for a hint (`hint`).
    pub fn ask(&mut self, id: &str) -> js_sys::Array {
        match Command::from_id(id) {
            Some(command) => self.ask_for(Request::Do(command.message())),
            None => js_sys::Array::new(),
        }
    }

    /// The computer has so far this answer to the question with this number.
    pub fn told(&mut self, number: u32, word: &str) -> js_sys::Array {
        self.take(Message::Told(number, word.into()), Who::Computer)
    }

    /// The computer's answer to the question with this number, or why there is none.
    pub fn answered(
        &mut self,
        number: u32,
        answer: Option<String>,
        why: Option<String>,
    ) -> js_sys::Array {
        let answer = answer.ok_or_else(|| why.unwrap_or_default());
        self.take(Message::Answered(number, answer), Who::Computer)
    }

    /// The move that was offered is played.
    pub fn commit(&mut self) -> js_sys::Array {
        let mut orders = Orders::default();
        if let Some(Offer { model, effects, by, .. }) = self.offer.take() {
            let before = Before::of(&self.model);
            self.model = model;
            self.perform(effects, &mut orders);
            orders.news(&before, &self.model, by);
        }
        orders.list()
    }

    /// It is not. The computer does not try again by itself.
    pub fn refuse(&mut self) -> js_sys::Array {
        match self.offer.take().and_then(|offer| offer.answers) {
            Some(number) => {
                let answer = Err(String::from("beforemove"));
                self.run(Deed::Take(Message::Answered(number, answer)), Who::Computer)
            }
            None => self.tick(),
        }
    }
}

impl Board {
    fn start(&mut self, names: Vec<String>, values: Vec<String>, given: Option<Record>) -> Start {
        let pairs: Vec<Pair> = names.into_iter().zip(values).collect();
        let mut start = Start::read(&pairs, given);
        if !colors::is_ground(&start.bg) {
            let values = ["wood", "none", "#rgb", "#rrggbb"];
            start.faults.push(Fault::none_of("bg", &start.bg, &values));
            start.bg = String::from("wood");
        }
        self.controls = start.controls;
        self.bg.clone_from(&start.bg);
        let is_played = pairs.iter().any(|(name, _)| name == INTERACTIVE);
        if is_played { start } else { start.to_be_read() }
    }

    fn with_point(&mut self, at: &str, message: fn(Point) -> Message) -> js_sys::Array {
        match Notation::RowCol.parse(at, MAX_SIZE) {
            Some(at) => self.take(message(at), Who::Visitor),
            None => js_sys::Array::new(),
        }
    }

    /// The move that a word means, if it may be played now.
    fn read(&self, word: &str) -> Result<Move, JsValue> {
        let (words, rules) = (self.model.words(), self.model.rules());
        let shown = crate::rules::catalog::excerpt(word);
        let mv = token::read(word, rules).ok_or_else(|| {
            let why = String::from("\"") + &shown + "\" is no move of " + &rules.id();
            dom::coded("no-move", &why)
        })?;
        if self.model.asked().is_some() {
            return Err(dom::coded("busy", "the computer is thinking: wait for aiend, or stop()"));
        }
        match self.model.game().check(mv) {
            Ok(()) => Ok(mv),
            Err(illegal) => {
                let why = app::text::refused(words, rules, &shown, illegal);
                Err(dom::coded("illegal-move", &why))
            }
        }
    }
}
