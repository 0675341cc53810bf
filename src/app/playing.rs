//! From a wish to a move: pairs, offers, questions, claims and clocks.

use super::update::{changed, notice};
use super::{Effect, Message, Model, Setting, text};
use crate::board::{Color, Point};
use crate::record::token;
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Referee;
use crate::rules::{Move, Why};

/// All that is about playing.
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Tick(now) => tick(model, now),
        Message::Pressed(position) => match model.layout.point_at(position) {
            Some(point) => press(model, point),
            None => Vec::new(),
        },
        Message::Play(point) => press(model, point),
        Message::Decide(mv) => decide(model, mv),
        Message::OfferDraw => offer_draw(model),
        Message::Confirm => confirm(model),
        Message::Cancel => cancel(model),
        Message::Pause => pause(model),
        _ => Vec::new(),
    }
}

/// The next move carries the offer of a draw (10b), or not after all.
fn offer_draw(model: &mut Model) -> Vec<Effect> {
    if !model.can_offer_draw() {
        return Vec::new();
    }
    model.intent.offers_draw = !model.intent.offers_draw;
    vec![Effect::Refresh]
}

/// A point was pressed.
fn press(model: &mut Model, at: Point) -> Vec<Effect> {
    model.cursor = at;
    model.intent.looked_at = Some(at);
    if model.wants_pair() {
        return press_pair(model, at);
    }
    let offer = Move::StoneOffer(at);
    let carries_offer = model.intent.offers_draw && model.game.check(offer).is_ok();
    commit(model, if carries_offer { offer } else { Move::Stone(at) })
}

/// The first press of a pair waits for the second; the same point again takes it away.
fn press_pair(model: &mut Model, at: Point) -> Vec<Effect> {
    let mut effects = match model.intent.first {
        Some(first) if first != at => return commit(model, Move::pair(first, at)),
        Some(_) => {
            model.intent.first = None;
            vec![Effect::Refresh]
        }
        None => match model.game.check(Move::pair(at, at)) {
            // Only that it needs another point speaks against it.
            Err(illegal) if illegal.why != Why::SamePoint => return refuse(model, at, &illegal),
            _ => {
                model.intent.first = Some(at);
                vec![Effect::Refresh]
            }
        },
    };
    model.notice.clear();
    effects.push(Effect::Announce(text::sentence(model)));
    effects
}

fn refuse(model: &mut Model, at: Point, why: &dyn std::fmt::Display) -> Vec<Effect> {
    let name = model.rules().point_name(at);
    notice(model, text::refused(&name, why))
}

/// A decision that names no point. Its button goes, so the focus returns to the board.
fn decide(model: &mut Model, mv: Move) -> Vec<Effect> {
    let mv = match mv {
        Move::Pass if model.intent.offers_draw => Move::PassOffer,
        Move::Claim(color) => match claim(model, color) {
            Some(mv) => mv,
            None => return notice(model, text::flag_is_down(color)),
        },
        // Who looks back at the game does not leave it by accident.
        Move::Resign(_) if !model.at_end() => return Vec::new(),
        mv => mv,
    };
    let mut effects = commit(model, mv);
    if model.intent.asked.is_none() {
        effects.push(Effect::Focus(model.cursor));
    }
    effects
}

/// What a claim comes to by the clocks: nothing if the claimant's own flag is down (9.6).
fn claim(model: &Model, color: Color) -> Option<Move> {
    match &model.clocks {
        Some(clocks) => clocks.claim(&*model.game, color, model.now),
        None => Some(Move::Claim(color)),
    }
}

/// Plays `mv`, after a question if it is one to think twice about.
fn commit(model: &mut Model, mv: Move) -> Vec<Effect> {
    if model.intent.asked != Some(mv) && is_questionable(model, mv) {
        model.intent.asked = Some(mv);
        model.notice.clear();
        return vec![Effect::Refresh, Effect::Announce(text::question(model, mv))];
    }
    play(model, mv)
}

fn is_questionable(model: &Model, mv: Move) -> bool {
    match mv {
        Move::Resign(_) => true,
        Move::Stone(at) | Move::StoneOffer(at) => {
            model.settings.is_on(Setting::AskBeforeFoul)
                && model.game.check(mv).is_ok()
                && model.foul_at(at).is_some()
        }
        _ => false,
    }
}

/// What was asked about is done.
fn confirm(model: &mut Model) -> Vec<Effect> {
    let Some(mv) = model.intent.asked else { return Vec::new() };
    let mut effects = play(model, mv);
    effects.push(Effect::Focus(model.cursor));
    effects
}

/// It is not done. The buttons of the answer go, so the focus returns to the board.
fn cancel(model: &mut Model) -> Vec<Effect> {
    if model.intent.asked.take().is_none() {
        return Vec::new();
    }
    vec![Effect::Refresh, Effect::Focus(model.cursor)]
}

fn play(model: &mut Model, mv: Move) -> Vec<Effect> {
    model.intent.asked = None;
    match model.record.play(model.shown, mv) {
        Ok(()) => {
            let before = model.game.clone();
            model.undone.clear();
            model.notice.clear();
            model.show(model.shown + 1);
            if let Some(clocks) = &mut model.clocks {
                clocks.ply(&*before, mv, &*model.game, model.now);
            }
            let mut effects = changed(model);
            effects.extend(model.clocks.is_some().then_some(Effect::Wake));
            effects
        }
        Err(illegal) => {
            let word = token::write(mv, model.rules());
            notice(model, text::refused(&word, &illegal))
        }
    }
}

/// Time has passed. Where a referee watches the clocks, a fallen flag ends the game (14.9).
fn tick(model: &mut Model, now: u64) -> Vec<Effect> {
    model.now = now;
    let Some(clocks) = model.clocks.filter(|clocks| clocks.running().is_some()) else {
        return Vec::new();
    };
    let players_watch =
        matches!(&model.game, AnyGame::Renju(game) if game.referee() == Referee::Players);
    match clocks.fallen(&*model.record.position(usize::MAX), now) {
        Some(mv) if !players_watch => {
            model.show(usize::MAX);
            play(model, mv)
        }
        _ => vec![Effect::ShowClocks, Effect::Wake],
    }
}

/// "The clocks must be stopped till the matter is solved" (14.6), or they go on.
fn pause(model: &mut Model) -> Vec<Effect> {
    let Some(clocks) = &mut model.clocks else { return Vec::new() };
    if clocks.running().is_some() {
        clocks.pause(model.now);
    } else {
        clocks.resume(&*model.game, model.now);
    }
    let mut effects = changed(model);
    effects.push(Effect::Wake);
    effects
}

/// After a move was taken back the clock of who is to move now runs. A flag that has fallen stays
/// down, so who goes on all the same does so without clocks.
pub fn resume_clocks(model: &mut Model) {
    let now = model.now;
    let Some(clocks) = &mut model.clocks else { return };
    clocks.resume(&*model.game, now);
    if clocks.fallen(&*model.game, now).is_some() {
        model.clocks = None;
    }
}
