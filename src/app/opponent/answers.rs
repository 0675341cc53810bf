//! What becomes of the computer's answers. They come from another part of the program, which may be wrong or late.

use super::{Wish, seat_to_move, silence};
use crate::ai::decisions::winning_claim_of;
use crate::app::update::{alert, announced};
use crate::app::words::{Word, joined};
use crate::app::{Effect, Lasts, Model, playing, text};
use crate::board::Seat;
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// The computer would play this if it had to move now.
pub fn told(model: &mut Model, number: u32, word: &str) -> Vec<Effect> {
    let best = token::read(word, model.rules());
    if let Some(asked) = model.opponent.asked.as_mut().filter(|asked| asked.number == number) {
        asked.best = best.filter(|&mv| model.game.check(mv).is_ok());
    }
    Vec::new()
}

/// The computer has answered, or could not. What comes too late is dropped.
pub fn answered(model: &mut Model, number: u32, answer: Result<String, String>) -> Vec<Effect> {
    let Some(asked) = model.opponent.asked.take_if(|asked| asked.number == number) else {
        return Vec::new();
    };
    match (asked.wish, answer) {
        (Wish::Move, Ok(answer)) => moved(model, &answer),
        (Wish::Move, Err(why)) => no_answer(model, &why),
        (wish, Ok(answer)) => shown(model, wish, &answer),
        (_, Err(why)) => alert(model, model.words.say(Word::BadText, &[&why])),
    }
}

/// The computer's move; whatever is none is as good as no answer.
fn moved(model: &mut Model, answer: &str) -> Vec<Effect> {
    let (word, remark) = answer.split_once(' ').unwrap_or((answer, ""));
    let mv = match token::read(word, model.rules()) {
        Some(Move::Claim(color)) => playing::claim(model, color),
        mv => mv,
    };
    let Some(mv) = mv.filter(|&mv| model.game.check(mv).is_ok()) else {
        return no_answer(model, answer);
    };
    let losing = &mut model.opponent.losing[seat_to_move(model)];
    *losing = if remark.is_empty() { 0 } else { losing.saturating_add(1) };
    // Who is asked whether to resign is not to be hurried.
    let asked = model.intent.asked.filter(|asked| matches!(asked, Move::Resign(Some(_))));
    let effects = carry_out(model, mv);
    model.intent.asked = asked.filter(|&asked| model.game.check(asked).is_ok());
    effects
}

/// Plays the computer's move, and tells what it has decided beside what was to be read and lasts.
pub fn carry_out(model: &mut Model, mv: Move) -> Vec<Effect> {
    let (mover, mut notice) = (model.game.to_move(), std::mem::take(&mut model.notice));
    match model.lasts {
        Lasts::UntilRead => {}
        Lasts::Through(seat) if mover == Some(seat) => {}
        _ => notice.clear(),
    }
    let mut effects = playing::play(model, mv);
    effects.extend(mover.map_or(Vec::new(), |mover| claim(model, mover)));
    if let (Some(told), Some(mover)) = (text::decided(model), mover) {
        let lasts = if notice.is_empty() { Lasts::Through(mover) } else { model.lasts };
        model.tell(joined(&[notice, told], " "), lasts);
    } else if model.notice.is_empty() {
        model.notice = notice;
    }
    effects
}

/// Where players are their own referees, the computer claims its own five at once.
fn claim(model: &mut Model, mover: Seat) -> Vec<Effect> {
    let AnyGame::Renju(game) = &model.game else { return Vec::new() };
    if winning_claim_of(game, mover).is_none() {
        return Vec::new();
    }
    let claim = playing::claim(model, model.game.color_of(mover));
    claim.map_or(Vec::new(), |mv| playing::play(model, mv))
}

/// The game goes on: whoever likes may move for it.
fn no_answer(model: &mut Model, why: &str) -> Vec<Effect> {
    silence(model);
    alert(model, model.words.say(Word::NoAnswer, &[why]))
}

/// A hint or a review is on the page. Its first line is said, the others are moves, of which the best is said too.
fn shown(model: &mut Model, wish: Wish, answer: &str) -> Vec<Effect> {
    let mut lines = answer.split('\n');
    let mut said = String::from(lines.next().unwrap_or_default());
    model.opponent.shows = Some((wish, model.line_played()));
    for (place, line) in lines.enumerate() {
        let Some(mv) = token::read(line, model.rules()) else { continue };
        if place == 0 {
            said = said + " " + &text::move_name(model.words(), model.rules(), mv);
        }
        match mv {
            // What is marked is what is to be pressed.
            Move::Stone(at) => model.opponent.hinted.push((place as u8, model.other_of_two(at))),
            Move::Pair(a, b) => model.opponent.hinted.extend([(place as u8, a), (place as u8, b)]),
            _ => {}
        }
    }
    let mut effects = announced(said);
    effects.push(Effect::Tell("mark", model.shown));
    effects
}
