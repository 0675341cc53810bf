//! Tournament games: until such a game is over nothing is marked, hinted, asked or taken back. The record's head says so in its
//! note, so it goes with the game through saving, links and files.

use super::update::alert;
use super::words::Word;
use super::{Effect, Model, Settings, Switch, panel};
use crate::record::{Header, Record};
use crate::rules::Status;

/// What the note of a tournament game says.
const NOTE: &str = "tournament";

/// Whether this is the record of a tournament game.
pub fn is_one(record: &Record) -> bool {
    record.header(Header::Note) == NOTE
}

/// Makes a tournament game of it.
pub fn declare(record: &mut Record) {
    record.set_header(Header::Note, NOTE);
}

impl Settings {
    /// These settings in a tournament game that runs.
    const fn of_tournament(self) -> Self {
        Self {
            mark_forbidden: Switch::Off,
            mark_atari: Switch::Off,
            look_ahead: Switch::Off,
            ask_before_foul: Switch::Off,
            take_back: Switch::Off,
            hints: Switch::Off,
            ..self
        }
    }

    /// The settings that hold in a problem: nothing gives the answer away, and a wrong stone is put without a question.
    const fn of_problem(self) -> Self {
        Self {
            mark_forbidden: Switch::Off,
            look_ahead: Switch::Off,
            ask_before_foul: Switch::Off,
            ..self
        }
    }
}

impl Model {
    /// Whether a tournament game is on the board and not over yet.
    pub(super) fn is_in_tournament(&self) -> bool {
        is_one(&self.game.record) && self.game.end().status() == Status::Ongoing
    }

    /// Whether the position shown is the end of a tournament game: its result stands.
    pub(super) fn is_result_final(&self) -> bool {
        is_one(&self.game.record) && self.at_end() && !self.is_running()
    }

    /// The settings that hold for the game on the board.
    pub(super) fn settings(&self) -> Settings {
        let settings = self.view.settings;
        match (self.is_in_tournament(), self.is_solving()) {
            (true, _) => settings.of_tournament(),
            (false, true) => settings.of_problem(),
            (false, false) => settings,
        }
    }
}

/// Says why nothing is taken back: because of the tournament, or of the settings.
pub fn refuse_take_back(model: &mut Model) -> Vec<Effect> {
    let why = if is_one(&model.game.record) { Word::TournamentRuns } else { Word::NoTakeBack };
    alert(model, why)
}

/// What kind of game it is beside its rules: a tournament game, a match. Empty for most.
pub fn occasion(model: &Model) -> String {
    let words = model.words();
    let tournament = match is_one(&model.game.record) {
        true => words.say(Word::FullStop, &[words.get(Word::TournamentOption)]),
        false => String::new(),
    };
    words.sentences(&[tournament, panel::standing(model)])
}
