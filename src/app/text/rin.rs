//! The sentences of Rin.

use super::{color, color_turn};
use crate::app::Model;
use crate::app::rin_turns::{LateStone, late_stones};
use crate::app::words::{Word, Words};
use crate::board::{Color, Point};
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

/// What the stones of the last turns did, stone by stone; empty if no ring was closed.
pub fn last_effect(model: &Model) -> String {
    let late = late_stones(model);
    if late.iter().all(|stone| stone.after.filled().is_empty()) {
        return String::new();
    }
    let said: Vec<String> = late.iter().map(|stone| put(model, stone)).collect();
    model.words().sentences(&said)
}

/// "White 4,3 fills one point and kills a stone."
fn put(model: &Model, stone: &LateStone) -> String {
    let words = model.words();
    let (who, at) = (color(words, stone.color), model.rules().point_name(stone.at));
    match taken(words, stone.after) {
        [None, Some(stones)] => words.say(Word::RingKills, &[who, &at, &stones]),
        [None, None] => words.say(Word::SaidStone, &[who, &at]),
        [Some(points), None] => words.say(Word::RingFilled, &[who, &at, &points]),
        [Some(points), Some(stones)] => words.say(Word::RingKilled, &[who, &at, &points, &stones]),
    }
}

/// The empty points that the last stone of `game` has filled, and the stones that it has killed, in words; none for none. Where a
/// stone was killed, a point was not empty: the two numbers add up to what was gained.
fn taken(words: &Words, game: &Rin) -> [Option<String>; 2] {
    let killed = game.killed().len();
    let filled = game.filled().len().saturating_sub(killed);
    let points = words.count(Word::FilledPoints, filled, &[&filled.to_string()]);
    let stones = words.count(Word::KilledStones, killed, &[&killed.to_string()]);
    [Some(points).filter(|_| filled > 0), Some(stones).filter(|_| killed > 0)]
}

/// What a stone on `at` would do: "4,3 fills one point and kills a stone."; none if it closes no ring.
pub fn ahead(model: &Model, at: Point) -> Option<String> {
    let (words, ahead) = (model.words(), model.ring_ahead(at)?);
    let effect = match taken(words, &ahead) {
        [None, None] => return None,
        [None, Some(stones)] => words.say(Word::EffectKills, &[&stones]),
        [Some(points), None] => words.say(Word::EffectRing, &[&points]),
        [Some(points), Some(stones)] => words.say(Word::EffectRingKills, &[&points, &stones]),
    };
    Some(words.say(Word::StoneAt, &[&model.rules().point_name(at), &effect]))
}
