//! From a tap to a stone: where fingers are larger than points, a tap aims and another one plays.

use super::layout::Position;
use super::playing::press;
use super::update::announced;
use super::words::Word;
use super::{ConfirmBy, Effect, Model, Pointer};
use crate::board::Point;

/// Points nearer to each other than this, in pixels of the page, are too near for a finger.
const FINGER: f64 = 44.0;

/// How far from a point, in steps of the board, a second tap still means it.
const MISS: f64 = 0.75;

/// How a tap becomes a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    /// At once.
    Off,
    /// By a second tap, or the button.
    Tap,
    /// By the button alone.
    Button,
}

impl Model {
    /// How what `pointer` presses becomes a stone on this device.
    pub(super) fn confirm_by(&self, pointer: Pointer) -> Confirm {
        let near = self.view.layout.step() < FINGER * self.view.layout.scale();
        match self.view.settings.confirm {
            ConfirmBy::Tap => Confirm::Tap,
            ConfirmBy::Button => Confirm::Button,
            ConfirmBy::Auto if pointer == Pointer::Coarse && near => Confirm::Tap,
            ConfirmBy::Auto | ConfirmBy::Off => Confirm::Off,
        }
    }
}

/// The board was pressed at `position`.
pub fn pressed(model: &mut Model, position: Position, pointer: Pointer) -> Vec<Effect> {
    let Some(at) = model.view.layout.point_at(position) else { return Vec::new() };
    let confirm = model.confirm_by(pointer);
    match model.game.intent.aim {
        Some(aim) if confirm == Confirm::Tap && is_meant(model, aim, position) => place(model),
        // What is refused is refused at once, or the next tap beside it would only try it again.
        _ if confirm == Confirm::Off
            || model.draws()
            || !model.may_play_here()
            || model.awaits_other()
            || model.refuses(at) =>
        {
            press(model, at)
        }
        _ => aim_at(model, at, confirm),
    }
}

/// Whether a tap at `position` means the point that is aimed at: a finger may miss what it sees by a little, but who taps on the point
/// beside it takes that one.
fn is_meant(model: &Model, aim: Point, position: Position) -> bool {
    let layout = &model.view.layout;
    let (x, y) = layout.center(aim);
    let (right, down) = (position.x * layout.scale() - x, position.y * layout.scale() - y);
    let most = MISS * layout.step();
    right * right + down * down < most * most
}

fn aim_at(model: &mut Model, at: Point, confirm: Confirm) -> Vec<Effect> {
    model.game.intent.aim = Some(at);
    model.game.intent.asked = None;
    model.view.cursor = at;
    model.view.notice.clear();
    let word = match (confirm, model.removes_a_stone()) {
        (Confirm::Button, false) => Word::AimButton,
        (Confirm::Button, true) => Word::AimButtonRemoves,
        (_, false) => Word::AimTap,
        (_, true) => Word::AimTapRemoves,
    };
    let said = model.view.words.say(word, &[&model.rules().point_name(at)]);
    announced(said)
}

/// The stone that is aimed is put.
pub fn place(model: &mut Model) -> Vec<Effect> {
    match model.game.intent.aim.take() {
        Some(at) => press(model, at),
        None => Vec::new(),
    }
}
