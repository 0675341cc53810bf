//! Builds a record move by move, refusing what the rules refuse. All readers share it.

use super::tree::{NodeId, Tree};
use super::{Fault, Header, Record};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};

/// A record in the making.
pub struct Builder {
    record: Record,
    /// The lines being read, the innermost last.
    open: Vec<Line>,
}

/// How far one line has been read: its last move with the position after and before it.
struct Line {
    last: Option<NodeId>,
    now: AnyGame,
    at: NodeId,
    before: AnyGame,
    parent: NodeId,
}

impl Line {
    fn starting_at(at: NodeId, game: AnyGame) -> Self {
        Self { last: None, now: game.clone(), at, before: game, parent: at }
    }
}

impl Builder {
    /// An empty record of these rules.
    pub fn new(rules: RuleSet) -> Self {
        let start = Line::starting_at(Tree::ROOT, rules.start());
        Self { record: Record::new(rules), open: vec![start] }
    }

    /// Writes into the head, once for each header.
    pub fn header(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        let header = Header::from_key(key).ok_or(Fault::UnknownHeader)?;
        if !self.record.header(header).is_empty() {
            return Err(Fault::HeaderTwice);
        }
        self.record.set_header(header, value);
        Ok(())
    }

    /// Goes on with `mv` in the line being read.
    pub fn play(&mut self, mv: Move) -> Result<(), Fault> {
        let Some(line) = self.open.last_mut() else { return Err(Fault::NothingToClose) };
        line.now.check(mv).map_err(Fault::Illegal)?;
        line.before.clone_from(&line.now);
        line.now.play_unchecked(mv);
        line.parent = line.at;
        line.at = self.record.tree.add(line.parent, mv);
        line.last = Some(line.at);
        Ok(())
    }

    /// A comment on the preceding move, or on the start if there is none. The record text has no way
    /// to write a closing brace in it: it becomes a round one.
    pub fn comment(&mut self, text: &str) {
        if let Some(line) = self.open.last() {
            self.record.tree.add_comment(line.at, &text.replace('}', ")"));
        }
    }

    /// Begins an alternative to the preceding move of the line being read.
    pub fn open(&mut self) -> Result<(), Fault> {
        match self.open.last() {
            Some(line) if line.last.is_some() => {
                self.open.push(Line::starting_at(line.parent, line.before.clone()));
                Ok(())
            }
            _ => Err(Fault::NothingToReplace),
        }
    }

    /// Ends the alternative.
    pub fn close(&mut self) -> Result<(), Fault> {
        if self.open.len() == 1 {
            return Err(Fault::NothingToClose);
        }
        self.open.pop();
        Ok(())
    }

    /// The record, if every alternative was closed.
    pub fn finish(self) -> Result<Record, Fault> {
        if self.open.len() == 1 { Ok(self.record) } else { Err(Fault::Unclosed('(')) }
    }
}
