//! The problem of the day: the same for everybody, without a network.

use super::progress::GAMES;
use crate::board::{DAY, date_of};
use crate::record::puzzle;

/// The number of the day at this time, counted from 1970 on.
pub const fn number(date: u64) -> u64 {
    date / DAY
}

/// The game of this day's problem. They take turns.
pub const fn game(day: u64) -> &'static str {
    GAMES[(day % 3) as usize]
}

/// A prime number: going through the problems in such steps one meets all before one comes again.
const STEP: u64 = 7919;

/// The id of this day's problem of a game that has so many; none if it has none.
pub fn id(day: u64, count: usize) -> Option<String> {
    let number = (day / 3).wrapping_mul(STEP).checked_rem(count as u64)? as usize + 1;
    Some(puzzle::id(game(day), number))
}

/// The line to share: the day, a square for each turn (full if it was right), and the time.
pub fn line(day: u64, turns: &[bool], milliseconds: u64) -> String {
    let squares: String = turns.iter().map(|right| if *right { '■' } else { '□' }).collect();
    let seconds = milliseconds / 1000;
    format!("Goishi {} {squares} {}:{:02}", date_of(day), seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn days_have_numbers() {
        assert_eq!(number(1_794_960_000_000), 20_775);
    }

    #[test]
    fn every_day_has_a_problem_and_two_years_pass_before_one_comes_again() {
        let ids: Vec<String> = (20_000..20_750).map(|day| id(day, 250).unwrap()).collect();
        assert!(ids.iter().all(|id| puzzle::read_id(id).is_some()));
        let different: HashSet<&String> = ids.iter().collect();
        assert_eq!(different.len(), ids.len());
        assert_eq!(id(5, 0), None);
    }

    #[test]
    fn the_line_says_how_it_went() {
        assert_eq!(line(20_774, &[true, true, false], 42_900), "Goishi 2026-11-17 ■■□ 0:42");
        assert_eq!(line(0, &[], 3_600_000), "Goishi 1970-01-01  60:00");
    }
}
