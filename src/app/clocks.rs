//! The clocks of the game on the board.

use super::game::Game;
use super::update::changed;
use super::words::Word;
use super::{Effect, Lasts, Model, Sound, playing, text};
use crate::record::Header;
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Referee;
use crate::rules::{Move, Status};

impl Game {
    /// Whether there are clocks and none of them runs.
    pub fn is_paused(&self) -> bool {
        self.clocks.is_some_and(|clocks| clocks.running().is_none())
    }

    /// Whether there are clocks to be stopped or started: those of the game, not of an old position.
    pub fn can_pause(&self) -> bool {
        self.clocks.is_some() && self.at_end() && self.is_running()
    }

    /// Whether the players see fives, fouls and flags themselves.
    pub fn players_are_referees(&self) -> bool {
        matches!(self.position(), AnyGame::Renju(game) if game.referee() == Referee::Players)
    }

    /// Writes into the record's head what the clocks show.
    pub fn note_clocks(&mut self, now: u64) {
        if let Some(clocks) = &self.clocks {
            self.record.set_header(Header::Clock, &clocks.write(now));
        }
    }

    /// Lets the clocks follow `mv`, which has led from `before` to the position shown.
    pub fn run_clocks(&mut self, before: &AnyGame, mv: Move, now: u64) {
        let after = &self.positions()[self.shown].clone();
        if let Some(clocks) = &mut self.clocks {
            clocks.ply(&**before, mv, &**after, now);
        }
    }

    /// Lets the clocks follow `mv`, which led to the status `after` and was taken back: the clock of who is to move now
    /// runs, unless there is a pause. Says whether a flag is down that the program would have to see.
    pub fn turn_clocks_back(&mut self, mv: Move, after: Status, now: u64) -> bool {
        let position = self.position().clone();
        let is_referee = !self.players_are_referees();
        let Some(clocks) = &mut self.clocks else { return false };
        clocks.take_back(&*position, mv);
        if clocks.running().is_some() || after != Status::Ongoing {
            clocks.resume(&*position, now);
        }
        clocks.fallen(&*position, now).is_some() && is_referee
    }

    /// Stops the clocks, or lets them go on.
    fn toggle_clocks(&mut self, now: u64) {
        let position = self.position().clone();
        let Some(clocks) = &mut self.clocks else { return };
        if clocks.running().is_some() {
            clocks.pause(now);
        } else {
            clocks.resume(&*position, now);
        }
        self.version += 1; // the computer thinks only while they run
    }
}

/// Goes on without clocks; the record's head keeps the time control.
pub fn drop_clocks(model: &mut Model) {
    if let Some(clocks) = model.game.clocks.take() {
        model.game.record.set_header(Header::Clock, &clocks.control().write());
        model.tell(Word::NoClocks, Lasts::Shortly);
    }
}

/// From here on a clock counts in tenths of a second.
pub const SHORT: u64 = 10_000;

/// A person whose clock has come to its last seconds since `before` hears of it.
pub fn hurry(model: &Model, before: u64) -> Vec<Effect> {
    let Some(clocks) = model.game.clocks else { return Vec::new() };
    let Some(seat) = clocks.running() else { return Vec::new() };
    let color = model.game.end().color_of(seat);
    let left = clocks.left(seat, model.view.now);
    let is_news = clocks.left(seat, before) > SHORT && (1..=SHORT).contains(&left);
    if !is_news || model.is_computer(color) || model.game.players_are_referees() {
        return Vec::new();
    }
    let words = model.words();
    let who = text::color(words, color);
    let said = words.say(Word::PointIs, &[who, words.get(Word::TimeIsShort)]);
    let sound = model.view.settings.sound.is_on().then_some(Effect::Sound(Sound::Hurry));
    sound.into_iter().chain([Effect::Announce(said)]).collect()
}

/// Where a referee watches the clocks, a fallen flag ends the game (14.9).
pub fn fall(model: &mut Model) -> Vec<Effect> {
    let now = model.view.now;
    let Some(clocks) = model.game.clocks else { return Vec::new() };
    let Some(seat) = clocks.running() else { return Vec::new() };
    if !clocks.flag_down(seat, now) || model.game.players_are_referees() {
        return Vec::new();
    }
    model.show_game(usize::MAX);
    match clocks.fallen(&**model.game(), now) {
        Some(mv) => playing::play(model, mv),
        None => Vec::new(),
    }
}

/// "The clocks must be stopped till the matter is solved" (14.6), or they go on.
pub fn pause(model: &mut Model) -> Vec<Effect> {
    if !model.game.can_pause() {
        return Vec::new();
    }
    model.game.toggle_clocks(model.view.now);
    changed(model)
}
