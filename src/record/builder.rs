//! Builds a record move by move, refusing what the rules refuse. All readers share it.

use super::nodes::safe_comment;
use super::tree::{NodeId, Tree};
use super::{Fault, Header, MAX_BYTES, Mark, Problem, Record, setup};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{Move, Setup};

/// Claims, offers and refusals have no end by the rules. No real line has a tenth of this.
const MOST_PLIES: usize = 5_000;

/// The key of the head line with the position that a game begins from.
pub const SETUP: &str = "setup";
/// The key of the head line that makes a record a problem.
pub const PROBLEM: &str = "problem";

/// A record in the making.
pub struct Builder {
    record: Record,
    /// The line being read.
    line: Line,
    /// The lines it is an alternative in, the innermost last.
    outer: Vec<Line>,
}

/// How far one line has been read.
struct Line {
    at: NodeId,
    /// Whether another line has come to `at` before: then what follows here is an alternative there.
    is_shared: bool,
    game: AnyGame,
    /// How many moves it has.
    length: usize,
    /// Where it was before its last move, if it has one.
    before: Option<(NodeId, AnyGame)>,
}

impl Builder {
    /// An empty record of these rules.
    pub fn new(rules: RuleSet) -> Self {
        Self::of(Record::new(rules))
    }

    /// Goes on with `record`, in which nothing has been played.
    fn of(record: Record) -> Self {
        let (at, game) = (Tree::ROOT, record.start().clone());
        let line = Line { at, is_shared: false, game, length: 0, before: None };
        Self { record, line, outer: Vec::new() }
    }

    /// The game begins from `setup`. Nothing has been played yet.
    pub fn set_up(&mut self, setup: Setup) -> Result<(), Fault> {
        if self.record.setup().is_some() {
            return Err(Fault::HeaderTwice);
        }
        let rules = self.record.rules();
        let record = Record::from_setup(rules, setup).map_err(Fault::Setup)?;
        let empty = std::mem::replace(&mut self.record, record);
        (self.record.headers, self.record.problem) = (empty.headers, empty.problem);
        self.line.game = self.record.start().clone();
        Ok(())
    }

    /// The record is a problem.
    fn problem(&mut self, text: &str) -> Result<(), Fault> {
        if self.record.problem().is_some() {
            return Err(Fault::HeaderTwice);
        }
        let problem = Problem::read(text, self.record.rules()).ok_or(Fault::UnknownProblem)?;
        self.record.set_problem(Some(problem));
        Ok(())
    }

    /// Writes into the head, once for each header, a position and a problem included.
    pub fn header(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        match key {
            SETUP => {
                let setup = setup::read(value, self.record.rules()).map_err(Fault::Setup)?;
                return self.set_up(setup);
            }
            PROBLEM => return self.problem(value),
            _ => {}
        }
        let header = Header::from_key(key).ok_or(Fault::UnknownHeader)?;
        if !self.record.header(header).is_empty() {
            return Err(Fault::HeaderTwice);
        }
        self.record.set_header(header, value);
        Ok(())
    }

    /// The position that the line being read has come to.
    pub const fn game(&self) -> &AnyGame {
        &self.line.game
    }

    /// Goes on with `mv` in the line being read. Where another line has gone on with it too, the two
    /// become one, and the line that was there first stays first.
    pub fn play(&mut self, mv: Move) -> Result<(), Fault> {
        let line = &mut self.line;
        if line.length == MOST_PLIES {
            return Err(Fault::TooLong);
        }
        line.length += 1;
        line.game.check(mv).map_err(Fault::Illegal)?;
        line.before = Some((line.at, line.game.clone()));
        line.game.play_unchecked(mv);
        let tree = &mut self.record.tree;
        let known = tree.child(line.at, mv);
        let node = match known {
            Some(node) if line.is_shared => node,
            Some(node) => {
                tree.promote(node);
                node
            }
            None if line.is_shared => tree.add(line.at, mv),
            None => tree.add_first(line.at, mv),
        };
        (line.at, line.is_shared) = (node, line.is_shared && known.is_some());
        Ok(())
    }

    /// A comment on the preceding move, or on the start if there is none. The record text has no way
    /// to write a closing brace in it: it becomes a round one.
    pub fn comment(&mut self, text: &str) {
        self.record.tree.add_comment(self.line.at, &safe_comment(text));
    }

    /// A mark on the position that the line being read has come to.
    pub fn mark(&mut self, mark: Mark) {
        self.record.tree.add_mark(self.line.at, mark);
    }

    /// Begins an alternative to the preceding move of the line being read.
    pub fn open(&mut self) -> Result<(), Fault> {
        let (at, game) = self.line.before.clone().ok_or(Fault::NothingToReplace)?;
        let length = self.line.length.saturating_sub(1);
        let line = Line { at, is_shared: true, game, length, before: None };
        self.outer.push(std::mem::replace(&mut self.line, line));
        Ok(())
    }

    /// Ends the alternative.
    pub fn close(&mut self) -> Result<(), Fault> {
        self.line = self.outer.pop().ok_or(Fault::NothingToClose)?;
        Ok(())
    }

    /// The record, if every alternative was closed and its text can be read again.
    pub fn finish(self) -> Result<Record, Fault> {
        self.check()?;
        Ok(self.record)
    }

    /// Whether every alternative was closed and the text of the record can be read again.
    pub fn check(&self) -> Result<(), Fault> {
        if !self.outer.is_empty() {
            return Err(Fault::Unclosed('('));
        }
        if self.record.to_string().len() > MAX_BYTES {
            return Err(Fault::TooLong);
        }
        Ok(())
    }

    /// The record as far as it has come.
    pub fn so_far(self) -> Record {
        self.record
    }
}
