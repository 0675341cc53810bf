//! The computer players, for a worker: nothing here knows the page.

use crate::ai::answering::Answering;
use crate::ai::protocol::{Answer, Failure, Reply, Request, Said};
use crate::ai::{Budget, Opponent, Task};
use crate::record::Record;
use crate::web::panics;
use js_sys::Function;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment. They never go back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
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
        panics::catch();
        Self::default()
    }

    /// Answers a [`Request`]. `post` gets every [`Reply`] to it.
    pub fn answer(&mut self, request: JsValue, post: &Function) -> Result<(), JsError> {
        let Request { id, question, panic } = serde_wasm_bindgen::from_value(request)?;
        let waiting = post.clone();
        let report = move |panic: &str| {
            let failure = Failure::Panicked(panic.into());
            send(&waiting, &Reply { id, said: Said::Answer(Answer::Failed(failure)) });
        };
        let say = |said| send(post, &Reply { id, said });
        let tell = |progress| say(Said::Progress(progress));
        let answer = panics::reported_to(report, || {
            assert!(!panic, "a test asked for this panic");
            let mut answering = Answering { opponent: &mut self.opponent, now: &now, tell: &tell };
            answering.answer(&question)
        });
        say(Said::Answer(answer));
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
