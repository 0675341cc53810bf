//! Positions of RenLib (`.pos`): the number of stones, then a byte for each, fifteen times its row from the top and its
//! column. They are in the order of play.

use super::dialects::Reading;
use super::formats::{Format, Import};
use super::{Fault, Record, RecordError, linear};
use crate::board::Point;
use crate::rules::Move;

const SIDE: u8 = 15;
const POINTS: usize = 225;

/// Whether these bytes are such a file: so many different points as its first byte says.
pub fn is_one(bytes: &[u8]) -> bool {
    let Some((&number, points)) = bytes.split_first() else { return false };
    let mut seen = [false; POINTS];
    let is_new = |&byte: &u8| {
        seen.get_mut(usize::from(byte)).is_some_and(|seen| !std::mem::replace(seen, true))
    };
    number > 0 && usize::from(number) == points.len() && points.iter().all(is_new)
}

/// Reads the stones.
pub fn read(bytes: &[u8], readings: &[Reading]) -> Result<Import, RecordError> {
    let stones =
        bytes.iter().skip(1).map(|&byte| Move::Stone(Point::new(byte / SIDE, byte % SIDE)));
    let game = linear::Game { moves: stones.collect(), ..linear::Game::default() };
    game.read(readings, Format::Pos)
}

/// The stones of the game.
///
/// # Errors
/// There is a pass among them, or the game begins from a position.
pub fn write(record: &Record) -> Result<Vec<u8>, Fault> {
    if !record.begins_empty() {
        return Err(Fault::SetupNotWritten);
    }
    let mut bytes = vec![0];
    for mv in record.line() {
        match mv {
            Move::Stone(at) | Move::StoneOffer(at) => bytes.push(SIDE * at.row + at.col),
            Move::Pass | Move::PassOffer => return Err(Fault::PassNotWritten),
            _ => {}
        }
    }
    bytes[0] = (bytes.len() - 1) as u8;
    Ok(bytes)
}
