//! Stones that do not lie on the board, but are thought of.

use super::{Mark, Presence, Sign};
use crate::app::Model;
use crate::app::overlay::{Role, overlay};

/// How such a stone is seen; `None` if only its mark is.
pub const fn presence(role: Role) -> Option<Presence> {
    match role {
        Role::Played(_) | Role::Filled => Some(Presence::Ghost),
        Role::Step(_) | Role::Tried => Some(Presence::Proposed),
        Role::Killed => None,
    }
}

/// The signs on such stones.
pub fn marks(model: &Model) -> Vec<Mark> {
    let marks = overlay(model).into_iter().map(|stone| {
        let (x, y) = model.layout().center(stone.at);
        let sign = match stone.role {
            Role::Played(mark) => Sign::Fault(mark),
            Role::Tried => Sign::Tried,
            Role::Step(number) => Sign::Step(number),
            Role::Filled => Sign::Filled,
            Role::Killed => Sign::Killed,
        };
        Mark { x, y, sign, on: Some(stone.color) }
    });
    marks.collect()
}
