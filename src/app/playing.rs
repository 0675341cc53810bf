//! From a wish to a move: pairs, offers, questions, claims and clocks.

use super::update::{alert, announced, changed};
use super::words::{Word, joined};
use super::{Effect, Model, Motion, Setting, Sound, text};
use crate::board::{Color, Point};
use crate::record::token;
use crate::rules::catalog::AnyGame;
use crate::rules::{IllegalMove, Move, Status};

/// The next move carries the offer of a draw (10b), or not after all.
pub fn offer_draw(model: &mut Model) -> Vec<Effect> {
    if !model.can_offer_draw() {
        return Vec::new();
    }
    model.intent.offers_draw = !model.intent.offers_draw;
    announced(if model.intent.offers_draw { text::report(model) } else { text::sentence(model) })
}

/// A point was pressed.
pub fn press(model: &mut Model, at: Point) -> Vec<Effect> {
    model.cursor = at;
    model.intent.tried = Some(at);
    model.intent.aim = None;
    model.autoplay = None;
    if model.awaits_other() {
        return announced(text::sentence(model));
    }
    if !model.may_play_here() {
        return alert(model, model.words.get(Word::NoTakeBack).into());
    }
    if model.game.phase().asks_for_pair() {
        return press_pair(model, at);
    }
    let offer = Move::StoneOffer(at);
    let carries_offer = model.intent.offers_draw && model.game.check(offer).is_ok();
    let stone = Move::Stone(model.other_of_two(at));
    commit(model, if carries_offer { offer } else { stone })
}

/// The first press of a pair waits for the second; the same point again takes it away.
fn press_pair(model: &mut Model, at: Point) -> Vec<Effect> {
    if let Err(illegal) = model.check_pair(at) {
        let first = model.intent.first.unwrap_or(at);
        let word = if first == at { Move::Stone(at) } else { Move::pair(first, at) };
        return refuse(model, word, illegal);
    }
    match model.intent.first.take() {
        Some(first) if first != at => return commit(model, Move::pair(first, at)),
        Some(_) => {}
        None => model.intent.first = Some(at),
    }
    model.notice.clear();
    let first = model.intent.first.map_or(String::new(), |at| model.rules().point_name(at) + ".");
    announced(joined(&[first, text::sentence(model)], " "))
}

fn refuse(model: &mut Model, mv: Move, illegal: IllegalMove) -> Vec<Effect> {
    let word = token::write(mv, model.rules());
    let said = text::refused(&model.words, model.rules(), &word, illegal);
    alert(model, said)
}

/// A decision that names no point. Many of the buttons go with it, so the focus returns to the board,
/// unless there is a question to answer.
pub fn decide(model: &mut Model, mv: Move) -> Vec<Effect> {
    let mv = match mv {
        _ if !model.can_decide(mv) && model.game.check(mv).is_ok() => return Vec::new(),
        Move::Pass if model.intent.offers_draw => Move::PassOffer,
        // Nobody resigns for the computer.
        Move::Resign(None) if model.awaits_other() => {
            Move::Resign(model.game.person_to_move().map(Color::other))
        }
        Move::Claim(color) => match claim(model, color) {
            Some(mv) => mv,
            None => return alert(model, model.words.get(Word::ClaimFailed).into()),
        },
        mv => mv,
    };
    let mut effects = commit(model, mv);
    if model.intent.asked.is_none() {
        effects.push(Effect::Focus(model.cursor));
    }
    effects
}

/// What a claim comes to by the clocks: nothing if the claimant's own flag is down (9.6).
pub fn claim(model: &Model, color: Color) -> Option<Move> {
    match &model.clocks {
        Some(clocks) => clocks.claim(&*model.game, color, model.now),
        None => Some(Move::Claim(color)),
    }
}

/// Plays `mv`, after a question if it is one to think twice about.
fn commit(model: &mut Model, mv: Move) -> Vec<Effect> {
    if is_questionable(model, mv) {
        model.intent.asked = Some(mv);
        model.notice.clear();
        return vec![Effect::Refresh, Effect::Alert(text::question(model, mv))];
    }
    play(model, mv)
}

fn is_questionable(model: &Model, mv: Move) -> bool {
    let thinks_twice = match mv {
        Move::Resign(_) => true,
        Move::Stone(at) | Move::StoneOffer(at) => {
            model.settings.is_on(Setting::AskBeforeFoul) && model.foul_at(at).is_some()
        }
        _ => false,
    };
    thinks_twice && model.game.check(mv).is_ok()
}

/// What was asked about is done.
pub fn confirm(model: &mut Model) -> Vec<Effect> {
    let Some(mv) = model.intent.asked else { return Vec::new() };
    let mut effects = play(model, mv);
    effects.push(Effect::Focus(model.cursor));
    effects
}

/// It is not done. The buttons of the answer go, so the focus returns to the board.
pub fn cancel(model: &mut Model) -> Vec<Effect> {
    let intent = &mut model.intent;
    let aim = intent.aim.take().or_else(|| intent.first.take());
    if intent.asked.take().is_none() && aim.is_none() {
        return Vec::new();
    }
    let said = Effect::Announce(text::sentence(model));
    vec![Effect::Refresh, said, Effect::Focus(model.cursor)]
}

/// Plays `mv` at the position shown.
pub fn play(model: &mut Model, mv: Move) -> Vec<Effect> {
    model.intent.asked = None;
    // A new line of a game that is over is no game against the clock any more.
    let over = !model.at_end() && model.record.position(usize::MAX).status() != Status::Ongoing;
    if let Err(illegal) = model.record.play(model.shown, mv) {
        return refuse(model, mv, illegal);
    }
    let before = model.game.clone();
    model.plays += 1;
    model.undone.clear();
    model.notice.clear();
    if over {
        model.drop_clocks();
    }
    model.show(model.shown + 1);
    model.played = Some(model.now).filter(|_| model.motion == Motion::Full);
    run_clocks(model, &before, mv);
    let mut effects = changed(model);
    if model.settings.is_on(Setting::Sound) {
        effects.extend(sound(mv, &model.game).map(Effect::Sound));
    }
    effects
}

/// What `mv`, which has led to `game`, sounds like. A pass and other words are no stones.
fn sound(mv: Move, game: &AnyGame) -> Option<Sound> {
    let puts = matches!(mv, Move::Stone(_) | Move::StoneOffer(_) | Move::Pair(..));
    let (taken, scored) = match game {
        AnyGame::Rin(game) => (!game.killed().is_empty(), !game.filled().is_empty()),
        AnyGame::Ren(game) => (!game.captured().is_empty(), !game.groups().is_empty()),
        AnyGame::Renju(_) => (false, false),
    };
    Some(match game.status() {
        Status::Ongoing if !puts => return None,
        Status::Ongoing if scored => Sound::Score,
        Status::Ongoing if taken => Sound::Capture,
        Status::Ongoing => Sound::Stone,
        _ => Sound::End,
    })
}

/// The clocks after `mv`.
pub fn run_clocks(model: &mut Model, before: &AnyGame, mv: Move) {
    if let Some(clocks) = &mut model.clocks {
        clocks.ply(&**before, mv, &*model.game, model.now);
    }
}

/// The clocks after `mv`, which led to `after`, was taken back: that of who is to move now runs, unless
/// there is a pause. A flag that has fallen stays down, so who goes on all the same does so without
/// clocks, where the program is to see it.
pub fn turn_clocks_back(model: &mut Model, mv: Move, after: Status) {
    let now = model.now;
    let Some(clocks) = &mut model.clocks else { return };
    clocks.take_back(&*model.game, mv);
    if clocks.running().is_some() || after != Status::Ongoing {
        clocks.resume(&*model.game, now);
    }
    if clocks.fallen(&*model.game, now).is_some() && !model.players_are_referees() {
        model.drop_clocks();
    }
}

/// Time has passed. Where a referee watches the clocks, a fallen flag ends the game (14.9).
pub fn tick(model: &mut Model, now: u64) -> Vec<Effect> {
    let (counted, step) = (model.is_counting(), model.steps_shown());
    model.now = now;
    if counted {
        let mut effects = vec![Effect::Wake];
        if model.steps_shown() > step {
            effects.push(Effect::Refresh);
        }
        return effects;
    }
    let Some(clocks) = model.clocks else { return Vec::new() };
    let Some(seat) = clocks.running() else { return Vec::new() };
    if !clocks.flag_down(seat, now) || model.players_are_referees() {
        return vec![Effect::ShowClocks, Effect::Wake];
    }
    model.show(usize::MAX);
    match clocks.fallen(&*model.game, now) {
        Some(mv) => play(model, mv),
        None => Vec::new(),
    }
}

/// "The clocks must be stopped till the matter is solved" (14.6), or they go on.
pub fn pause(model: &mut Model) -> Vec<Effect> {
    let now = model.now;
    let possible = model.can_pause();
    let Some(clocks) = model.clocks.as_mut().filter(|_| possible) else { return Vec::new() };
    if clocks.running().is_some() {
        clocks.pause(now);
    } else {
        clocks.resume(&*model.game, now);
    }
    model.version += 1; // the computer thinks only while they run
    changed(model)
}
