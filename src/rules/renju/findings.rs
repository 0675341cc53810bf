//! The stones behind a verdict, for those who want to see why.

use super::lines::{Lines, Way};
use super::rule_set::Row;
use super::shapes::offsets;
use crate::board::{Color, Point};
use crate::rules::Ending;

/// The rows of stones that make a stone on `at` what it is; the stone itself is in each of them.
pub fn rows(row: &Row, lines: &Lines, at: Point, color: Color, ending: Ending) -> Vec<Vec<Point>> {
    // A five that was claimed late may have become longer.
    let exact = row.wins[color as usize].is_made(&lines.stretches(at, color));
    let mut found = Vec::new();
    for way in Way::ALL {
        let stretch = lines.stretch(at, way, color);
        let mut add = |set: u16| {
            let mut points = Vec::new();
            for steps in offsets(set) {
                points.push(way.further(at, steps));
            }
            found.push(points);
        };
        match (ending, &row.fouls) {
            (Ending::Five, _) if row.wins[color as usize].is_won_by(stretch.length()) => {
                add(stretch.row());
            }
            (Ending::Five, _) if exact => {}
            (Ending::Five | Ending::Overline, _) if stretch.length() > 5 => add(stretch.row()),
            (Ending::DoubleFour, Some(fouls)) => {
                for &set in fouls.fours_on(stretch).sets() {
                    add(set);
                }
            }
            (Ending::DoubleThree, Some(fouls)) => {
                if let Some(stone) = fouls.real_extension(&lines.with_black(at), at, way) {
                    add(stretch.three(stone));
                }
            }
            _ => {}
        }
    }
    found
}
