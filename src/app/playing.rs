//! From a wish to a move: proposals, offers, questions, claims and clocks.

use super::update::{alert, announced, changed};
use super::words::Word;
use super::{
    By, Effect, Model, Motion, Said, SetUp, Sound, editing, host, lesson, set_up, text, tournament,
};
use crate::board::{Color, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::{IllegalMove, Move, Proposal, Status};

/// The next move carries the offer of a draw (10b), or not after all.
pub fn offer_draw(model: &mut Model) -> Vec<Effect> {
    if !model.can_offer_draw() {
        return Vec::new();
    }
    model.game.intent.offers_draw = !model.game.intent.offers_draw;
    announced(if model.game.intent.offers_draw {
        text::report(model)
    } else {
        text::sentence(model)
    })
}

/// A point was pressed.
pub fn press(model: &mut Model, at: Point) -> Vec<Effect> {
    if let Some(drawn) = set_up::press(model, at).or_else(|| editing::press(model, at)) {
        return drawn;
    }
    // A typed point may lie beyond the board. It is refused below, and must not take the cursor with it.
    let is_on_board = model.game().board().contains(at);
    if is_on_board {
        model.view.cursor = at;
    }
    model.game.intent.tried = is_on_board.then_some(at);
    model.game.intent.aim = None;
    model.view.autoplay = None;
    if model.is_trying() {
        return lesson::press(model, at);
    }
    if model.awaits_other() {
        return announced(text::sentence(model));
    }
    if !model.may_play_here() {
        return tournament::refuse_take_back(model);
    }
    if let Some(size) = model.game().proposal_size() {
        return press_proposal(model, at, size);
    }
    let offer = Move::StoneOffer(at);
    let carries_offer = model.game.intent.offers_draw && model.game().check(offer).is_ok();
    let stone = Move::Stone(model.other_of_two(at));
    commit(model, if carries_offer { offer } else { stone })
}

/// The stones of a proposal wait for the last one; the same point again takes a stone away.
fn press_proposal(model: &mut Model, at: Point, size: usize) -> Vec<Effect> {
    if let Err(illegal) = model.check_proposed(at) {
        let word = match model.game.intent.proposed[..] {
            [first] => Move::pair(first, at),
            _ => Move::Stone(at),
        };
        return refuse(model, word, illegal);
    }
    let proposed = &mut model.game.intent.proposed;
    let length = proposed.len();
    proposed.retain(|&other| other != at);
    if proposed.len() == length {
        proposed.push(at);
    }
    let stones = Proposal::new(proposed).filter(|stones| stones.points().len() == size);
    if let Some(stones) = stones {
        proposed.clear();
        return commit(model, Move::Propose(stones));
    }
    model.view.notice.clear();
    let words = model.words();
    let last =
        model.game.intent.proposed.last().map_or(String::new(), |&at| {
            words.say(Word::FullStop, &[&model.rules().point_name(at)])
        });
    announced(words.sentences(&[last, text::sentence(model)]))
}

pub(super) fn refuse(model: &mut Model, mv: Move, illegal: IllegalMove) -> Vec<Effect> {
    alert(model, Said::Refused(model.rules(), mv, illegal))
}

/// A decision that names no point. Many of the buttons go with it, so the focus returns to the board,
/// unless there is a question to answer.
pub fn decide(model: &mut Model, mv: Move) -> Vec<Effect> {
    let mv = match mv {
        _ if !model.can_decide(mv) && model.game().check(mv).is_ok() => return Vec::new(),
        Move::Pass if model.game.intent.offers_draw => Move::PassOffer,
        // Nobody resigns for the computer.
        Move::Resign(None) if model.awaits_other() => {
            Move::Resign(model.game().person_to_move().map(Color::other))
        }
        Move::Claim(color) => match claim(model, color) {
            Some(mv) => mv,
            None => return alert(model, Word::ClaimFailed),
        },
        mv => mv,
    };
    let mut effects = commit(model, mv);
    if model.game.intent.asked.is_none() {
        host::return_focus(model, &mut effects);
    } else {
        effects.push(Effect::FocusQuestion);
    }
    effects
}

/// What a claim comes to by the clocks: nothing if the claimant's own flag is down (9.6).
pub fn claim(model: &Model, color: Color) -> Option<Move> {
    match &model.game.clocks {
        Some(clocks) => clocks.claim(&**model.game(), color, model.view.now),
        None => Some(Move::Claim(color)),
    }
}

/// Plays `mv`, after a question if it is one to think twice about.
fn commit(model: &mut Model, mv: Move) -> Vec<Effect> {
    if is_questionable(model, mv) {
        model.game.intent.asked = Some(mv);
        model.view.notice.clear();
        return vec![Effect::Refresh, Effect::Alert(text::question(model, mv))];
    }
    host::propose(model, mv, By::Visitor, None)
}

fn is_questionable(model: &Model, mv: Move) -> bool {
    let thinks_twice = match mv {
        Move::Resign(_) => true,
        Move::Stone(at) | Move::StoneOffer(at) => {
            model.settings().ask_before_foul.is_on() && model.foul_at(at).is_some()
        }
        _ => false,
    };
    thinks_twice && model.game().check(mv).is_ok()
}

/// What was asked about is done.
pub fn confirm(model: &mut Model) -> Vec<Effect> {
    let Some(mv) = model.game.intent.asked else { return Vec::new() };
    let mut effects = host::propose(model, mv, By::Visitor, None);
    host::return_focus(model, &mut effects);
    effects
}

/// It is not done. The buttons of the answer go, so the focus returns to the board.
pub fn cancel(model: &mut Model) -> Vec<Effect> {
    if model.is_setting_up() {
        return set_up::react(model, SetUp::Cancel);
    }
    if let Some(given_up) = editing::cancel(model) {
        return given_up;
    }
    let intent = &mut model.game.intent;
    let aim = intent.aim.take().or_else(|| intent.proposed.pop());
    if intent.asked.take().is_none() && aim.is_none() {
        return Vec::new();
    }
    let said = Effect::Announce(text::sentence(model));
    vec![Effect::Refresh, said, Effect::Focus(model.view.cursor)]
}

/// Plays `mv` at the position shown.
pub fn play(model: &mut Model, mv: Move) -> Vec<Effect> {
    model.game.intent.asked = None;
    let before = model.game().clone();
    if let Err(illegal) = model.game.play(mv) {
        return refuse(model, mv, illegal);
    }
    model.game.run_clocks(&before, mv, model.view.now);
    show_played(model, mv)
}

/// Shows the move that was just played or tried.
pub(super) fn show_played(model: &mut Model, mv: Move) -> Vec<Effect> {
    model.view.notice.clear();
    model.view.played = Some(model.view.now).filter(|_| model.view.motion == Motion::Full);
    let mut effects = changed(model);
    effects.extend(model.explain_crosses());
    if model.view.settings.sound.is_on() {
        effects.extend(sound(mv, model.game()).map(Effect::Sound));
    }
    effects
}

/// What `mv`, which has led to `game`, sounds like. A pass and other words are no stones.
fn sound(mv: Move, game: &AnyGame) -> Option<Sound> {
    let puts = matches!(mv, Move::Stone(_) | Move::StoneOffer(_) | Move::Propose(_));
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
