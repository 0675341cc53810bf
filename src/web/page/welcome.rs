//! The cards that say what the three games are: each has a small board on which a short game is played once.

use crate::app::Motion;
use crate::app::demos::{demo, region};
use crate::record::Record;
use crate::web::runtime::Runtime;
use crate::web::{dom, pictures};
use js_sys::futures::spawn_local;
use std::cell::Cell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, HtmlElement};

/// Milliseconds from move to move.
const PACE: i32 = 650;
/// The side of a board in pixels where the style gives none, and the least one of a picture.
const SIDE: f64 = 208.0;
const LEAST: f64 = 64.0;

/// The small boards of the cards.
#[derive(Default)]
pub struct Welcome {
    /// The theme in which they are painted; empty before they are.
    theme: Cell<&'static str>,
    /// Counts how often they were begun: only the last time counts.
    turns: Cell<u32>,
}

/// A board, and the game that is played on it.
struct Demo {
    canvas: HtmlCanvasElement,
    record: Record,
    region: &'static str,
}

impl Demo {
    fn paint(&self, ply: usize, theme: &str) -> Result<(), JsValue> {
        // As many pixels as are seen, or the grid would not be even.
        let seen = f64::from(self.canvas.client_width()) * dom::window().device_pixel_ratio();
        let side = match seen.round() {
            0.0 => SIDE,
            small if small < LEAST => 2.0 * small,
            side => side,
        };
        let look = format!("side={side} coords=off theme={theme} {}", self.region);
        pictures::paint(&self.canvas, &self.record, ply, &look)
    }
}

impl Welcome {
    /// Plays the games once, where they can be seen, and again when the theme has changed. Who wants no motion sees their ends.
    pub fn show(self: &Rc<Self>, runtime: &Runtime, theme: &'static str, moves: Motion) {
        let is_seen = runtime.root.maybe::<HtmlElement>("welcome").is_some_and(|it| !it.hidden());
        if !is_seen || self.theme.replace(theme) == theme {
            return;
        }
        self.turns.set(self.turns.get() + 1);
        let mut demos = Vec::new();
        runtime.root.each("[data-demo]", |canvas| {
            let game = canvas.get_attribute("data-demo").unwrap_or_default();
            let canvas = canvas.dyn_into::<HtmlCanvasElement>().ok();
            let shown = canvas.zip(demo(&game));
            let region = region(&game);
            demos.extend(shown.map(|(canvas, record)| Demo { canvas, record, region }));
        });
        let start = if moves == Motion::Full { 0 } else { usize::MAX };
        spawn_local(play(Rc::downgrade(self), demos, self.turns.get(), theme, start));
    }
}

/// Plays the games from this ply on, as long as nobody else plays them.
async fn play(
    welcome: Weak<Welcome>,
    demos: Vec<Demo>,
    turn: u32,
    theme: &'static str,
    start: usize,
) {
    let last = demos.iter().map(|demo| demo.record.line().len()).max().unwrap_or(0);
    for ply in start.min(last)..=last {
        let is_wanted = welcome.upgrade().is_some_and(|welcome| welcome.turns.get() == turn);
        // A picture that cannot be painted is missed by nobody.
        if !is_wanted || demos.iter().any(|demo| demo.paint(ply, theme).is_err()) {
            return;
        }
        dom::pause(PACE).await;
    }
}
