//! What the page can do without at first: scripts in `www/later/`, each loaded when it is first wanted.

use super::{Outcome, Runtime, dom};
use crate::app::words::Word;
use crate::app::{Copied, Message, Sound};
use crate::board::decimal;
use crate::record::formats::Format;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/www/later.js")]
extern "C" {
    /// The promise of what a function of one of these scripts answers.
    #[wasm_bindgen(variadic)]
    fn later(script: &str, name: &str, order: Vec<JsValue>) -> js_sys::Promise;
}

/// Brings the words of this language, and reports how that went.
pub fn load_words(runtime: &Rc<Runtime>, lang: &'static str) {
    let text = later("words", "load", vec![lang.into()]);
    runtime.when_settled(&text, move |answer| Message::Words {
        lang: lang.into(),
        text: answer.ok().and_then(|text| text.as_string()),
    });
}

/// Puts the words of `text` where the page has labels.
pub fn show_words(runtime: &Rc<Runtime>, text: &str) {
    perhaps(runtime, "words", "show", vec![text.into()]);
}

/// Reads the query of the page's address, if there is one, and reports what it asks for.
pub fn read_address(runtime: &Rc<Runtime>) {
    if !dom::address().0.contains('?') {
        return;
    }
    let lang = runtime.model.borrow().wanted_lang();
    let told = Rc::clone(runtime);
    let asked = later("address", "read", vec![lang.into()]);
    runtime.when_settled(&asked, move |answer| match words_of(&told, answer) {
        Ok(asked) => Message::AddressRead(asked),
        Err(why) => Message::Failed(why),
    });
}

/// Has a game written in another format, and reports how that went.
pub fn convert(runtime: &Rc<Runtime>, text: &str, to: Format, rules: &str) {
    let lang = runtime.model.borrow().words().lang();
    let order = vec![text.into(), to.id().into(), rules.into(), lang.into()];
    let told = Rc::clone(runtime);
    runtime.when_settled(&later("files", "convert", order), move |answer| Message::Converted {
        to,
        answer: words_of(&told, answer),
    });
}

/// Puts the position after `ply` moves of a game into the clipboard, and reports how that went: what could not be put there
/// is told.
pub fn copy(runtime: &Rc<Runtime>, what: Copied, [text, look]: [&str; 2], ply: usize) {
    let lang = runtime.model.borrow().words().lang();
    let (name, how) = match what {
        Copied::Link => ("copyLink", ""),
        Copied::Board => ("copyBoard", lang),
        Copied::Embed => ("copyEmbed", look),
    };
    let order = vec![text.into(), (ply as f64).into(), how.into()];
    let told = Rc::clone(runtime);
    runtime.when_settled(&later("files", name, order), move |answer| match answer {
        Ok(_) => Message::Copied(Ok(what)),
        Err(error) if is_missing(&error) => Message::Failed(reason(&told, &error)),
        Err(error) => Message::Copied(Err(reason(&told, &error))),
    });
}

/// Brings what other programs' files, links and pictures need, before they are asked for: a browser that has waited
/// for it would not let us into the clipboard.
pub fn prepare(runtime: &Rc<Runtime>) {
    perhaps(runtime, "files", "expect", Vec::new());
}

/// Makes a picture, and reports how that goes.
pub fn make(runtime: &Rc<Runtime>, [kind, text, look, title]: [JsValue; 4], ply: usize) {
    let progress = listener(
        runtime,
        Rc::new(|hundredths| {
            Message::Progress(decimal::read(&hundredths).unwrap_or(0) as f64 / 100.0)
        }),
    );
    let order = vec![kind, text, (ply as f64).into(), look, title, progress];
    let told = Rc::clone(runtime);
    runtime.when_settled(&later("files", "picture", order), move |answer| {
        Message::Made(words_of(&told, answer).map(drop))
    });
}

/// Makes no more of it.
pub fn stop_making(runtime: &Rc<Runtime>) {
    perhaps(runtime, "files", "stop", Vec::new());
}

/// Hands out a text as a file.
pub fn save(runtime: &Rc<Runtime>, text: &str) {
    perhaps(runtime, "files", "save", vec![text.into()]);
}

/// Hands out the page in one file.
pub fn save_one_file(runtime: &Rc<Runtime>) {
    perhaps(runtime, "files", "saveOneFile", Vec::new());
}

/// Lets a sound be heard.
pub fn sound(runtime: &Rc<Runtime>, sound: Sound) {
    perhaps(runtime, "sounds", "play", vec![sound.id().into()]);
}

/// Shows the list of saved games.
pub fn show_games(runtime: &Rc<Runtime>, games: Vec<String>, theme: &str, lang: &str) {
    perhaps(runtime, "library", "show", vec![games.into(), theme.into(), lang.into()]);
}

/// Asks the computer, and reports what it thinks so far and what it answers.
pub fn think(runtime: &Rc<Runtime>, number: u32, question: &str) {
    let best = listener(runtime, Rc::new(move |best| Message::Told(number, best)));
    let told = Rc::clone(runtime);
    let order = vec![question.into(), best];
    runtime.when_settled(&later("engine", "answer", order), move |answer| {
        Message::Answered(number, words_of(&told, answer))
    });
}

/// Tells the computer something that has no answer.
pub fn tell(runtime: &Rc<Runtime>, what: &str, ply: usize) {
    perhaps(runtime, "engine", what, vec![(ply as f64).into()]);
}

/// Puts the sheets into the page, of which the one with this id is wanted.
pub fn bring_sheets(runtime: &Rc<Runtime>, id: String) {
    let told = Rc::clone(runtime);
    runtime.when_settled(&later("sheets", "bring", Vec::new()), move |answer| match answer {
        Ok(_) => Message::SheetsCame(id.clone()),
        Err(error) => Message::Failed(reason(&told, &error)),
    });
}

/// Calls a function that has no answer, and reports if that fails.
fn perhaps(runtime: &Rc<Runtime>, script: &str, name: &str, order: Vec<JsValue>) {
    let told = Rc::clone(runtime);
    runtime.when_settled(&later(script, name, order), move |answer| match answer {
        Ok(_) => Message::Done,
        Err(error) => Message::Failed(reason(&told, &error)),
    });
}

/// A function for a script to call with a text, as often as it likes.
fn listener(runtime: &Rc<Runtime>, message: Rc<dyn Fn(String) -> Message>) -> JsValue {
    let told = Rc::clone(runtime);
    let listen = move |text: JsValue| told.send(message(text.as_string().unwrap_or_default()));
    Closure::<dyn Fn(JsValue)>::new(listen).into_js_value()
}

/// What a script has answered, or what went wrong.
fn words_of(runtime: &Rc<Runtime>, answer: Outcome) -> Result<String, String> {
    match answer {
        Ok(answer) => Ok(answer.as_string().unwrap_or_default()),
        Err(error) => Err(reason(runtime, &error)),
    }
}

/// What went wrong. That a script cannot be loaded the browser says in words of its own.
fn reason(runtime: &Rc<Runtime>, error: &JsValue) -> String {
    match is_missing(error) {
        true => runtime.model.borrow().words().get(Word::NotLoaded).into(),
        false => error.unchecked_ref::<js_sys::Error>().message().into(),
    }
}

/// Whether a part of the program could not be loaded.
fn is_missing(error: &JsValue) -> bool {
    error.is_instance_of::<js_sys::TypeError>()
}
