//! The points of Ren on their way from the board to the score.

use super::Model;
use crate::board::Color;
use crate::rules::Rules;
use crate::rules::catalog::AnyGame;

/// The milliseconds that it takes.
pub const FLIGHT_MS: u16 = 350;

/// Points that fly to the score of who made them. Each does so once.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// The move that scored.
    pub ply: usize,
    /// Where it begins, in pixels of the page from the upper left of the board.
    pub from: (f64, f64),
    /// Whose points they are.
    pub to: Color,
    /// The points: "+2".
    pub text: String,
}

/// The points that have just been scored, where pictures may move. A nine is counted step by step instead.
pub fn flight(model: &Model) -> Option<Flight> {
    let AnyGame::Ren(game) = model.game() else { return None };
    let passed = model.view.now.checked_sub(model.view.played?)?;
    if passed >= u64::from(FLIGHT_MS) || game.groups().is_empty() || model.is_counting() {
        return None;
    }
    let last = model.last_stone()?;
    let (x, y) = model.layout().center(last);
    let points: u16 = game.groups().iter().map(|group| group.kind.points()).sum();
    Some(Flight {
        ply: model.shown(),
        from: (x / model.layout().scale(), y / model.layout().scale()),
        to: game.board().get(last)?,
        text: format!("+{points}"),
    })
}
