//! The signs of the solver and of the search: stones that begin a win, stones that stop it, threats, and what was played next.

use super::{Mark, Sign};
use crate::app::Model;
use crate::board::{Color, Point};

/// How far a sign is moved aside where both colours have one, in steps of the grid.
const ASIDE: f64 = 0.22;

/// A sign on every point that was played next in games that were found.
pub fn found(model: &Model) -> Vec<Mark> {
    let sign = |&at: &Point| {
        let (x, y) = model.layout().center(at);
        Mark { x, y, sign: Sign::Found, on: None }
    };
    model.found_points().iter().map(sign).collect()
}

/// The signs; none while a line is looked at or the page goes to paper.
pub fn marks(model: &Model) -> Vec<Mark> {
    if model.view.printing || model.opponent.preview.is_some() {
        return Vec::new();
    }
    let mut signs: Vec<(Point, Color, Sign)> = Vec::new();
    if let Some(attack) = model.attack() {
        signs.extend(attack.first.iter().map(|&at| (at, attack.color, Sign::Begins)));
        signs.extend(attack.stops.iter().map(|&at| (at, attack.color.other(), Sign::Stops)));
    }
    let threats = model.threats().iter();
    signs.extend(threats.map(|threat| (threat.at, threat.color, Sign::Threat(threat.rank))));
    let is_shared = |point: Point| signs.iter().filter(|(at, ..)| *at == point).count() > 1;
    let marks = signs.iter().map(|&(at, color, sign)| {
        let (x, y) = model.layout().center(at);
        let aside = if is_shared(at) { ASIDE * model.layout().step() } else { 0.0 };
        let aside = if color == Color::Black { -aside } else { aside };
        Mark { x: x + aside, y: y + aside, sign, on: Some(color) }
    });
    marks.collect()
}
