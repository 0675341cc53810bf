//! Help with what is on the board, and what is said about it once something came of it.

use super::results::failed;
use super::{Kind, Model};
use crate::app::update::announced;
use crate::app::words::Word;
use crate::app::{Effect, solving};
use crate::record::puzzle::Theme;
use crate::record::token;

/// Says what helps: first in words, then the point. Who was helped has not solved a problem.
pub(super) fn help(model: &mut Model) -> Vec<Effect> {
    let Some(at) = model.at().cloned().filter(|_| model.can_help()) else { return Vec::new() };
    let said = match (at.kind, at.help.len()) {
        (Kind::Lesson, 0) => model.learning.said(&at.id).help,
        (Kind::Ours(theme, _), 0) => model.words().get(hint_word(theme)).into(),
        _ => {
            let mv = solving::hint(model).map(|mv| token::write(mv, model.rules()));
            model.words().say(Word::LearnLook, &[&mv.unwrap_or_default()])
        }
    };
    if let Some(at) = &mut model.learning.at {
        at.help.truncate(1);
        at.help.push(said.clone());
    }
    let mut effects = failed(model);
    effects.push(Effect::Refresh);
    effects.extend(announced(said));
    effects
}

/// The help that was asked for with what is on the board.
pub fn help_said(model: &Model) -> String {
    model.at().map_or(String::new(), |at| model.words().sentences(&at.help))
}

/// What came of what is on the board for who solves it.
pub fn outcome(model: &Model) -> String {
    model.at().map_or(String::new(), |at| at.outcome.clone())
}

/// What is worth knowing once a lesson is done.
pub fn afterwards(model: &Model) -> String {
    let lesson = model.at().filter(|at| at.kind == Kind::Lesson);
    lesson.map_or(String::new(), |at| model.learning.said(&at.id).after)
}

/// Whether the problem on the board is about a win by fours.
pub fn is_about_fours(model: &Model) -> bool {
    model.at().is_some_and(|at| matches!(at.kind, Kind::Ours(Theme::Defence, _)))
}

/// What helps with problems of a theme.
const fn hint_word(theme: Theme) -> Word {
    match theme {
        Theme::Fours => Word::HintFours,
        Theme::Threes => Word::HintThrees,
        Theme::Defence => Word::HintDefence,
        Theme::Trap => Word::HintTrap,
        Theme::Permitted => Word::HintPermitted,
        Theme::BestScore => Word::HintBestScore,
        Theme::SafeScore => Word::HintSafeScore,
        Theme::StopNine => Word::HintStopNine,
        Theme::Nibai => Word::HintNibai,
        Theme::Nine => Word::HintNine,
        Theme::Kill => Word::HintKill,
        Theme::Save => Word::HintSave,
        Theme::Ring => Word::HintRing,
        Theme::LastPoints => Word::HintLastPoints,
    }
}
