//! The computer players, for a worker: nothing here knows the page.

use crate::ai::answering::Answering;
use crate::ai::protocol::{Answer, Failure, Reply, Request, Said};
use crate::ai::{Budget, Opponent, Task};
use crate::record::Record;
use js_sys::Function;
use std::cell::RefCell;
use std::sync::Once;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment. They never go back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

thread_local! {
    /// The number of the question that is thought about, and who gets the reply.
    static ASKED: RefCell<Option<(u32, Function)>> = const { RefCell::new(None) };
}

/// From now on a panic is written to the console, and is the answer to the question that is thought about.
fn catch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            console_error_panic_hook::hook(panic);
            if let Some((id, post)) = ASKED.take() {
                let failure = Failure::Panicked(panic.to_string());
                send(&post, &Reply { id, said: Said::Answer(Answer::Failed(failure)) });
            }
        }));
    });
}

/// The computer players. They remember what they thought of earlier positions.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine {
    opponent: Opponent,
}

#[wasm_bindgen]
impl Engine {
    /// Players who remember nothing.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        catch_panics();
        Self::default()
    }

    /// Answers a [`Request`]. `post` gets every [`Reply`] to it.
    pub fn answer(&mut self, request: JsValue, post: &Function) -> Result<(), JsError> {
        let Request { id, question, panic } = serde_wasm_bindgen::from_value(request)?;
        ASKED.set(Some((id, post.clone())));
        assert!(!panic, "a test asked for this panic");
        let say = |said| send(post, &Reply { id, said });
        let tell = |progress| say(Said::Progress(progress));
        let mut answering = Answering { opponent: &mut self.opponent, now: &now, tell: &tell };
        let answer = answering.answer(&question);
        say(Said::Answer(answer));
        ASKED.take();
        Ok(())
    }

    /// Lets a player who remembers nothing look at so many positions, for scripts/engine-speed. Returns how many they were.
    pub fn speed(&self, record: &str, nodes: f64) -> Result<f64, JsError> {
        let game = Record::parse(record)?.position(usize::MAX);
        // The clock is looked at as in a game.
        let stop = || now() == f64::INFINITY;
        let budget = Budget { nodes: nodes as u64, ..Budget::until(&stop) };
        let thought = Opponent::new().think(&game, &Task::BEST, &budget);
        Ok(thought.map_or(0.0, |thought| thought.nodes as f64))
    }
}

/// A page that does not hear a part of an answer hears the next one.
fn send(post: &Function, reply: &Reply) {
    if let Ok(reply) = serde_wasm_bindgen::to_value(reply) {
        let _ = post.call1(&JsValue::NULL, &reply);
    }
}
