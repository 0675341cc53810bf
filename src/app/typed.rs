//! Moves and commands that are typed.

use super::update::{alert, step};
use super::words::Word;
use super::{Effect, HostEffect, Message, Model, Said, Wish, editing};
use crate::board::{Color, Point};
use crate::record::token;
use crate::rules::Move;

/// Carries out the words of `line` one after the other, up to one that means nothing or is refused.
pub fn typed(model: &mut Model, line: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    editing::put_away(&mut model.editing);
    for word in line.split_ascii_whitespace() {
        let mut done = match meaning(model, &word.to_ascii_lowercase()) {
            Some(message) => step(model, message),
            None => unknown(model, word),
        };
        // A question leaves no notice: the next word may answer it.
        let alerts = done.iter().any(|effect| matches!(effect, Effect::Alert(_)));
        let refused = alerts && !model.view.notice.is_empty();
        // Who types a move goes on typing.
        done.retain(|effect| !matches!(effect, Effect::Focus(_) | Effect::FocusQuestion));
        effects.extend(done);
        if refused {
            effects.push(Effect::Host(HostEffect::FocusTyped));
            return effects;
        }
        // What follows waits for the page's consent as well.
        if model.host.is_asked() {
            break;
        }
    }
    effects.push(Effect::Host(HostEffect::ClearTyped));
    effects
}

fn meaning(model: &Model, word: &str) -> Option<Message> {
    Some(match word {
        "undo" => Message::Undo,
        "redo" => Message::Redo,
        "yes" => Message::Confirm,
        "no" => Message::Cancel,
        "offer" => Message::OfferDraw,
        "hint" => Message::Ask(Wish::Hint),
        "claim" => Message::Decide(Move::Claim(claimant(model))),
        _ => match token::read(word, model.rules())? {
            // A word names the stone that stays, a press the one that goes.
            Move::Stone(at) => Message::Play(model.other_of_two(at)),
            // Nobody loses on time or gives up for the other by a word.
            Move::Time(_) | Move::TimeBoth | Move::Resign(Some(_)) => return None,
            mv => Message::Decide(mv),
        },
    })
}

/// Who claims where the word does not say it: the person who plays against the computer, or else the one who is to move.
fn claimant(model: &Model) -> Color {
    match model.game().person_to_move() {
        Some(person) if model.is_computer(person) => person.other(),
        person => person.unwrap_or(Color::Black),
    }
}

fn unknown(model: &mut Model, word: &str) -> Vec<Effect> {
    let middle = model.rules().size() / 2;
    let example = model.rules().point_name(Point::new(middle, middle));
    let word = crate::board::excerpt(word);
    alert(model, Said::Word(Word::BadMove, vec![word.into(), example.into()]))
}
