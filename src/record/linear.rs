//! Games without variations, as lists of stones and passes.

use super::dialects::Reading;
use super::formats::{Format, Import};
use super::importer::{Importer, Opening};
use super::outcome::Outcome;
use super::{Header, RecordError};
use crate::rules::Move;

/// A game as another program keeps it.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Stones and passes.
    pub moves: Vec<Move>,
    /// Lines of the head.
    pub headers: Vec<(Header, String)>,
    /// What is known of the opening.
    pub opening: Opening,
    /// How it ended, if that is said.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// The game, by the first of these ways to read it that allows its moves.
    ///
    /// # Errors
    /// Why the first of them refuses it.
    pub fn read(&self, readings: &[Reading], format: Format) -> Result<Import, RecordError> {
        let mut refused = None;
        for reading in readings {
            match self.read_so(reading, format) {
                Ok(import) => return Ok(import),
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        Err(refused.unwrap_or_else(|| RecordError::new(0, "", super::Fault::NotAGame)))
    }

    fn read_so(&self, reading: &Reading, format: Format) -> Result<Import, RecordError> {
        let mut game = Importer::begun("", reading);
        game.know(self.opening.clone());
        for &mv in &self.moves {
            game.play(mv, None).map_err(|fault| game.refuse(fault))?;
        }
        self.headers.iter().for_each(|(header, value)| game.header(*header, value));
        if let Some(outcome) = self.outcome {
            game.conclude(outcome);
        }
        game.finish(format)
    }
}
