//! The sentences of Rin.

use super::color_turn;
use crate::app::words::{Word, Words};
use crate::board::Color;
use crate::rules::Rules;
use crate::rules::rin::Rin;

/// What is asked for now.
pub fn ask(words: &Words, game: &Rin) -> String {
    let player = game.color_to_move().map_or("", |player| color_turn(words, player));
    let stones = match game.left() {
        2 => Word::ToPlayTwoStones,
        _ if game.board().count(Color::Black) == 0 => Word::ToPlayOneStone,
        _ => Word::ToPlayOneMore,
    };
    words.say(stones, &[player])
}

/// The winner's count first.
pub fn counts(words: &Words, game: &Rin) -> String {
    let (black, white) = (game.stones(Color::Black), game.stones(Color::White));
    let [most, least] = [black.max(white), black.min(white)].map(|count| count.to_string());
    words.say(Word::Counts, &[&most, &least])
}

/// What the last stone did; empty if no ring was closed.
pub fn last_effect(words: &Words, game: &Rin) -> String {
    let (filled, killed) = (game.filled().len(), game.killed().len());
    let points = words.count(Word::FilledPoints, filled, &[&filled.to_string()]);
    let stones = words.count(Word::KilledStones, killed, &[&killed.to_string()]);
    match (filled, killed) {
        (0, _) => String::new(),
        (_, 0) => words.say(Word::RingFilled, &[&points]),
        _ => words.say(Word::RingKilled, &[&points, &stones]),
    }
}
