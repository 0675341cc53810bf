//! `<goishi-board>`: attributes in, events out. [`Board`] is the handle of its script, which forwards what happens to the element.

mod attributes;
mod beginning;
mod events;
mod files;
mod host;
mod state;

use super::root::Root;
use super::runtime::Runtime;
use super::{asset, dom, input, trouble};
use crate::app::{self, ErrorCode, HostKind, Message, Opened, Step, Wish};
use crate::board::excerpt;
use crate::record::{Record, token};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use attributes::{Attributes, GAMES, Kept, KeptGame};
use host::ElementHost;
use js_sys::futures::future_to_promise;
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ShadowRoot};

/// A board in somebody else's page, from the time at which it comes there to the time at which it leaves.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Board {
    inner: Rc<Inner>,
}

struct Inner {
    attributes: Attributes,
    shadow: ShadowRoot,
    /// Hears why the board cannot go on.
    fail: Function,
    open: RefCell<Option<Open>>,
    kept: RefCell<Option<KeptGame>>,
    /// Whether a game is on the board: before the first one there is nothing to be played on.
    has_game: Cell<bool>,
    /// Counts the games that were wanted: a text that is loaded for an earlier one comes too late.
    games: Cell<u32>,
    /// The promise of the game that the attributes and the content wanted last.
    newest: RefCell<Option<Promise>>,
}

/// A board that is in a page.
#[derive(Clone)]
struct Open {
    runtime: Rc<Runtime>,
    host: Rc<ElementHost>,
}

/// Says in which folder the files of the program lie, and who hears of a fault in it.
#[wasm_bindgen(js_name = prepare)]
pub fn prepare(base: &str) {
    asset::set_base(base);
    trouble::catch_panics(host::stop_all);
}

#[wasm_bindgen]
impl Board {
    /// The board of an `element`, whose `shadow` root holds the view when it opens; `fail` gets an error when it cannot go on. It goes on with what was `kept` of an earlier one.
    #[wasm_bindgen(constructor)]
    pub fn new(
        element: HtmlElement,
        shadow: ShadowRoot,
        fail: Function,
        kept: Option<Kept>,
    ) -> Self {
        let attributes = Attributes::of(element);
        let (open, kept) = (RefCell::default(), RefCell::new(kept.and_then(Kept::into_game)));
        let (has_game, games, newest) = (Cell::new(false), Cell::new(0), RefCell::default());
        let inner = Inner { attributes, shadow, fail, open, kept, has_game, games, newest };
        Self { inner: Rc::new(inner) }
    }

    /// The element is in a page, and the view in its shadow root: promises the first game.
    pub fn open(&self) -> Result<Promise, JsValue> {
        let host =
            Rc::new(ElementHost::new(self.inner.attributes.clone(), self.inner.fail.clone()));
        let root = Root::of_shadow(self.inner.shadow.clone());
        dom::set(&root.part("root")?, "data-waits", "true");
        let runtime = Runtime::new(root, Box::new(Rc::clone(&host)))?;
        input::watch_printer(&runtime)?;
        watch_scheme(&runtime)?;
        host::register(&host);
        let languages = self.inner.attributes.languages();
        self.inner.open.replace(Some(Open { runtime: Rc::clone(&runtime), host }));
        runtime.send(Message::Opened(Opened {
            languages,
            host: HostKind::Element,
            ..Opened::default()
        }));
        Ok(self.begin_anew())
    }

    /// The element is in no page any more: the board gives everything back, and what is kept of it.
    pub fn close(self) -> Option<Kept> {
        let Open { runtime, host } = self.inner.open.take()?;
        host.close();
        // A problem begins anew: what was found of it belongs to no record.
        let is_kept = self.inner.has_game.get() && !runtime.model.borrow().is_solving();
        is_kept.then_some(())?;
        Some(Kept::of(&runtime.model.borrow(), &self.inner.attributes))
    }

    /// Attributes with these names have changed.
    pub fn changed(&self, names: Vec<String>) -> Result<(), JsValue> {
        if names == ["record"]
            && self.inner.attributes.record().is_some_and(|text| text == self.record())
        {
            return Ok(()); // a page that follows the board has said what is on it
        }
        if attributes::begins_anew(&names) {
            // What goes wrong is told by an event.
            let _ = self.begin_anew();
            return Ok(());
        }
        if !self.inner.has_game.get() {
            return Ok(()); // the first game is yet to begin, with all attributes as they are then
        }
        let Open { runtime, host } = self.inner.there()?;
        let record = runtime.model.borrow().record().clone();
        let start = self.inner.attributes.read(&GAMES, None, Some(record));
        let ply = start.ply;
        host.adjust(&start);
        runtime.send(Message::Adjust(Box::new(start), attributes::changed(&names)));
        if names.iter().any(|name| name == "ply") {
            runtime.send(Message::Show(Step::Ply(ply)));
        }
        runtime.send(runtime.look());
        host.paint(&runtime);
        Ok(())
    }

    /// The text inside the element has changed: it is another game.
    #[wasm_bindgen(js_name = contentChanged)]
    pub fn content_changed(&self) {
        // What goes wrong is told by an event.
        let _ = self.begin_anew();
    }

    /// Plays a move; says whether it was played, or prevented.
    pub fn play(&self, word: &str) -> Result<bool, JsValue> {
        let runtime = self.inner.runtime()?;
        let mv = read(&runtime, word)?;
        let plays = || runtime.model.borrow().versions().1;
        let before = plays();
        runtime.send(Message::HostPlays(mv));
        Ok(plays() != before)
    }

    /// Takes the last move back.
    pub fn undo(&self) -> Result<(), JsValue> {
        self.send(Message::HostUndo)
    }

    /// Plays the move again that was taken back last.
    pub fn redo(&self) -> Result<(), JsValue> {
        self.send(Message::HostRedo)
    }

    /// Shows the position after so many moves.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, ply: f64) -> Result<(), JsValue> {
        self.send(Message::Show(Step::Ply(ply.max(0.0) as usize)))
    }

    /// Ends all thinking of this board.
    pub fn stop(&self) -> Result<(), JsValue> {
        self.send(Message::StopThinking)
    }

    /// Promises the best moves at the position shown.
    pub fn hint(&self) -> Result<Promise, JsValue> {
        let open = self.inner.there()?;
        let (promise, is_new) = open.host.hint(&open.runtime.model.borrow());
        if is_new {
            open.runtime.send(Message::Ask(Wish::Hint));
            open.host.answer_hints(&open.runtime.model.borrow());
        }
        Ok(promise)
    }

    /// Puts a game in any format on the board. Promises what was left out or assumed.
    pub fn load(&self, text: String) -> Result<Promise, JsValue> {
        self.inner.there()?;
        let inner = Rc::clone(&self.inner);
        Ok(future_to_promise(async move {
            let (rules, lang) = inner.reading()?;
            let game = inner.next_game();
            let read = files::read(&text, rules, lang).await?;
            if !inner.is_wanted(game) {
                return Ok(JsValue::from(""));
            }
            if let Some(error) = read.trouble {
                return Err(error);
            }
            inner.begin(Some(read.record), &[GAMES.as_slice(), &["ply"]].concat(), None)?;
            inner.remark(read.remarks).map(JsValue::from)
        }))
    }

    /// Begins anew with what the attributes and the content say.
    pub fn reset(&self) -> Result<Promise, JsValue> {
        self.inner.there()?;
        Ok(self.begin_anew())
    }

    /// Leads the keyboard to the board.
    pub fn focus(&self) {
        if let Ok(runtime) = self.inner.runtime() {
            let cursor = runtime.model.borrow().cursor();
            runtime.focus(cursor);
        }
    }
}

impl Board {
    fn send(&self, message: Message) -> Result<(), JsValue> {
        self.inner.runtime()?.send(message);
        Ok(())
    }

    /// Begins with the game that was kept, or as the attributes and the content say.
    fn begin_anew(&self) -> Promise {
        let inner = Rc::clone(&self.inner);
        let (game, kept) = (inner.next_game(), inner.kept.take());
        let begun = match kept {
            Some(kept) => Some(inner.begin_kept(kept)),
            None if inner.attributes.has_text() => None,
            None => Some(inner.begin(None, &[], None)),
        };
        let promise = future_to_promise(async move {
            match begun {
                Some(begun) => begun?,
                None => inner.begin_given(game).await?,
            }
            Ok(JsValue::UNDEFINED)
        });
        self.inner.newest.replace(Some(promise.clone()));
        promise
    }
}

impl Inner {
    /// The board, if a game is on it.
    fn there(&self) -> Result<Open, JsValue> {
        let why = "the board is not there yet: wait for its promise `ready`";
        let open = self.open.borrow().clone().filter(|_| self.has_game.get());
        open.ok_or_else(|| dom::coded("not-ready", why))
    }

    fn runtime(&self) -> Result<Rc<Runtime>, JsValue> {
        Ok(self.there()?.runtime)
    }

    fn next_game(&self) -> u32 {
        self.games.set(self.games.get() + 1);
        self.games.get()
    }

    /// Whether this game is still wanted, by a board that is still in its page.
    fn is_wanted(&self, game: u32) -> bool {
        game == self.games.get() && self.open.borrow().is_some()
    }

    /// Begins a game as the attributes say, but for those in `without`; who has changed sides has this `side` now.
    fn begin(
        &self,
        record: Option<Record>,
        without: &[&str],
        side: Option<&str>,
    ) -> Result<(), JsValue> {
        let Some(Open { runtime, host }) = self.open.borrow().clone() else { return Ok(()) };
        let start = self.attributes.read(without, side, record);
        host.adjust(&start);
        self.has_game.set(true);
        runtime.send(Message::Begin(Box::new(start)));
        host.paint(&runtime);
        dom::set(&runtime.root.part("root")?, "data-waits", "false");
        Ok(())
    }

    fn begin_kept(&self, kept: KeptGame) -> Result<(), JsValue> {
        let without: Vec<&str> = kept.without.iter().map(String::as_str).collect();
        self.begin(Some(kept.record), &without, kept.side.as_deref())?;
        if kept.without.iter().any(|name| name == "ply") {
            self.runtime()?.send(Message::Show(Step::Ply(kept.ply)));
        }
        Ok(())
    }

    /// By which rules and in which language a text is read.
    fn reading(&self) -> Result<(RuleSet, &'static str), JsValue> {
        let runtime = self.runtime()?;
        let model = runtime.model.borrow();
        Ok((model.rules(), model.wanted_lang()))
    }

    /// Tells what was left out of a game, or assumed. Returns it.
    fn remark(&self, remarks: Vec<String>) -> Result<String, JsValue> {
        let runtime = self.runtime()?;
        let said = runtime.model.borrow().words().sentences(&remarks);
        if !remarks.is_empty() {
            runtime.send(Message::Remark(remarks));
        }
        Ok(said)
    }

    /// Tells what did not work, beside the board and to the page.
    fn tell(&self, error: &JsValue) -> Result<(), JsValue> {
        let code = events::code(error)
            .and_then(|code| ErrorCode::ALL.into_iter().find(|known| known.id() == code));
        let message = dom::error_text(error);
        self.runtime()?.send(Message::Trouble(code.unwrap_or(ErrorCode::Failed), message));
        Ok(())
    }
}

/// The page around a board may turn light or dark by a switch of its own. Then a colour of the board changes, and the browser tells of that.
fn watch_scheme(runtime: &Rc<Runtime>) -> Result<(), JsValue> {
    let mut scheme = input::listeners(runtime, |runtime, _| {
        runtime.send(runtime.look());
        runtime.restyle();
        None
    });
    scheme.watch(&runtime.root.part::<HtmlElement>("board")?.into(), "transitionend")?;
    runtime.keep(scheme);
    Ok(())
}

/// The move that a word means, if it may be played now.
fn read(runtime: &Runtime, word: &str) -> Result<Move, JsValue> {
    let model = runtime.model.borrow();
    let (rules, shown) = (model.rules(), excerpt(word));
    let mv = token::read(word, rules).ok_or_else(|| {
        dom::coded("no-move", &format!("\"{shown}\" is no move of {}", rules.id()))
    })?;
    if model.asked().is_some() {
        return Err(dom::coded("busy", "the computer is thinking: wait for aiend, or stop()"));
    }
    model.game().check(mv).map_err(|illegal| {
        dom::coded("illegal-move", &app::text::refused(model.words(), rules, &shown, illegal))
    })?;
    Ok(mv)
}
