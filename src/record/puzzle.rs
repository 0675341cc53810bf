//! Problems of a collection: short lines of text, from which records are made.

mod collection;
mod text;
mod theme;

pub use collection::{Collection, id, read_id};
pub use theme::Theme;

use super::{Label, Mark, NodeId, Problem, Record, Sign};
use crate::board::{Point, sorted};
use crate::rules::catalog::RuleSet;
use crate::rules::{Move, Setup, SetupFault};

/// A problem of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What it is about.
    pub theme: Theme,
    /// How hard it is: the rating of players who solve half of such problems.
    pub rating: u16,
    /// The rules of its game.
    pub rules: RuleSet,
    /// The position.
    pub setup: Setup,
    /// The right lines of play, each from the position on. Every right first stone begins one.
    pub right: Vec<Vec<Point>>,
    /// Tempting wrong stones, each with what refutes it.
    pub wrong: Vec<Vec<Point>>,
}

/// The grades of problems, from 1.
pub const GRADES: u8 = 6;

/// The ratings of the easiest and the hardest problems.
pub const RATINGS: [u16; 2] = [600, 2400];

/// How hard a problem with this rating is, from 1 to [`GRADES`].
pub fn grade(rating: u16) -> u8 {
    let step = (RATINGS[1] - RATINGS[0]) / u16::from(GRADES);
    let above = rating.clamp(RATINGS[0], RATINGS[1] - 1) - RATINGS[0];
    (above / step) as u8 + 1
}

impl Puzzle {
    /// The right first stones, each once.
    pub fn first_stones(&self) -> Vec<Point> {
        let mut firsts = sorted(self.right.iter().filter_map(|line| line.first().copied()));
        firsts.dedup();
        firsts
    }

    /// How many stones the answer has: in Renju only the solver's are counted.
    pub fn length(&self) -> usize {
        let stones = self.right.first().map_or(0, Vec::len);
        if self.theme.game() == "renju" { stones.div_ceil(2) } else { stones }
    }

    /// The problem as a record: the right lines first, and wrong ones marked so.
    ///
    /// # Errors
    /// The rules take no such position. Lines that they refuse are left out.
    pub fn record(&self) -> Result<Record, SetupFault> {
        let mut record = Record::from_setup(self.rules, self.setup.clone())?;
        record.set_problem(Some(Problem { goal: self.theme.goal(), sentence: String::new() }));
        for line in &self.right {
            self.add(&mut record, line);
        }
        for line in &self.wrong {
            if let Some(node) = self.add(&mut record, line) {
                record.set_marks(node, &[Mark::Wrong]);
            }
        }
        if self.theme == Theme::Permitted {
            self.label(&mut record);
        }
        Ok(record)
    }

    /// Adds a line of play as far as the rules allow it; returns its first move.
    fn add(&self, record: &mut Record, line: &[Point]) -> Option<NodeId> {
        let moves: Vec<Move> = line.iter().map(|&at| Move::Stone(at)).collect();
        let end = record.vary(record.root(), &moves).ok()?;
        record.path(end).get(1).copied()
    }

    /// Letters on the points to choose from, in the order of reading.
    fn label(&self, record: &mut Record) {
        let lines = self.right.iter().chain(&self.wrong);
        let points = sorted(lines.filter_map(|line| line.first().copied()));
        let marks: Vec<Mark> = ('A'..='Z')
            .zip(points)
            .filter_map(|(letter, at)| {
                let label = Label::new(&letter.to_string())?;
                Some(Mark::Sign(Sign::Label(label), at))
            })
            .collect();
        record.set_marks(record.root(), &marks);
    }
}
