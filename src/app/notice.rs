//! What is to be read once, and for how long.

use super::parameters::Fault;
use super::text;
use super::words::{Word, Words};
use super::{Effect, HostKind, Model, spoken};
use crate::board::Seat;
use crate::record::{RecordError, token};
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Foul;
use crate::rules::{IllegalMove, Move, SetupFault};

/// A sentence, or a part of one, kept as its meaning: it can be said in any language, and once more in another.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A word, with what fills its gaps.
    Word(Word, Vec<Self>),
    /// A text that is the same in every language, such as the name of a point.
    Text(String),
    /// The reason why a text is no game.
    BadRecord(RecordError),
    /// A move that was refused, by which rules and why.
    Refused(RuleSet, Move, IllegalMove),
    /// The reason why a position is refused.
    BadPosition(SetupFault),
    /// A parameter that was ignored.
    Ignored(Fault),
    /// What a cross on the point of this name means, where this foul is forbidden.
    Cross(String, Foul),
}

impl Said {
    /// `word` with its gap filled.
    pub fn with(word: Word, part: impl Into<Self>) -> Self {
        Self::Word(word, vec![part.into()])
    }

    /// The sentence in the language of `words`.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Word(word, parts) => {
                let parts: Vec<String> = parts.iter().map(|part| part.say(words)).collect();
                words.say_key(word.key(), &parts)
            }
            Self::Text(text) => text.clone(),
            Self::BadRecord(error) => text::record::error(words, error),
            Self::Refused(rules, mv, illegal) => {
                text::refused(words, *rules, &token::write(*mv, *rules), *illegal)
            }
            Self::BadPosition(fault) => words.text(fault.key()).into(),
            Self::Ignored(fault) => fault.say(words),
            Self::Cross(at, foul) => {
                words.say(Word::ForbiddenAppears, &[at, text::a_foul(words, *foul)])
            }
        }
    }
}

impl From<Word> for Said {
    fn from(word: Word) -> Self {
        Self::Word(word, Vec::new())
    }
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<RecordError> for Said {
    fn from(error: RecordError) -> Self {
        Self::BadRecord(error)
    }
}

/// How long a notice stays that nobody closes. The player's own move ends all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lasts {
    /// Until it is closed, whatever the computer plays: something is to be done about it.
    UntilRead,
    /// Until the next move: it is to be read.
    UntilMove,
    /// For some seconds, or until the next move: it was worth a look.
    Shortly,
    /// Until somebody else moves than the one whose decision it tells.
    Through(Seat),
}

/// How many milliseconds a notice stays shortly.
const SHORTLY: u64 = 6_000;

/// What somebody does who has a notice before the eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The mouse or the keyboard is on it: it stays.
    Held,
    /// They have left it: it goes after a while, as if it had just come.
    Released,
    /// A sheet was opened over it, and does not tell it again.
    Covered,
}

/// Somebody reads the notice, or turns from it.
pub fn read(model: &mut Model, reading: Reading) -> Vec<Effect> {
    match reading {
        Reading::Held => model.view.fades = u64::MAX,
        Reading::Released => model.view.fades = model.view.now.saturating_add(SHORTLY),
        Reading::Covered => {
            model.view.behind = model.view.notice.clone();
            return vec![Effect::Refresh];
        }
    }
    Vec::new()
}

/// A notice that has been there long enough goes.
pub fn fade(model: &mut Model) -> Vec<Effect> {
    if !model.fades() || model.view.now < model.view.fades {
        return Vec::new();
    }
    model.view.notice.clear();
    vec![Effect::Refresh]
}

/// The time is to be watched as long as there is a notice that goes by itself.
pub fn watch(model: &Model) -> Option<Effect> {
    (model.fades() && model.view.fades != u64::MAX).then_some(Effect::Wake)
}

impl Model {
    /// Whether there is a notice that goes by itself.
    fn fades(&self) -> bool {
        !self.view.notice.is_empty() && self.view.lasts == Lasts::Shortly
    }

    /// What an open sheet tells: what was said since it was opened.
    pub(super) fn sheet_notice(&self) -> String {
        let is_known = self.view.notice == self.view.behind && self.view.opening.is_none();
        if is_known { String::new() } else { self.notice() }
    }

    /// Something is to be read once.
    pub(super) fn tell(&mut self, said: impl Into<Said>, lasts: Lasts) {
        self.view.notice = vec![said.into()];
        self.view.lasts = lasts;
        self.view.fades = self.view.now.saturating_add(SHORTLY);
        self.view.behind.clear();
    }

    /// Somebody who has not finished a game of this kind yet reads once what the first cross on a forbidden point means.
    pub(super) fn explain_crosses(&mut self) -> Option<Effect> {
        let is_wanted = self.library.is_new && !self.is_training() && !self.view.knows_crosses;
        if !is_wanted || !self.at_end() || self.awaits_other() {
            return None;
        }
        let marked = |at| self.marked_foul(at).map(|foul| (at, foul));
        let (at, foul) = self.game().board().points().find_map(marked)?;
        self.tell(Said::Cross(self.rules().point_name(at), foul), Lasts::UntilMove);
        self.view.knows_crosses = true;
        Some(Effect::Announce(self.notice()))
    }

    /// Something is to be read beside what is there already.
    pub(super) fn tell_also(&mut self, said: impl Into<Said>, lasts: Lasts) {
        if self.view.notice.is_empty() || lasts == Lasts::UntilRead {
            self.view.lasts = lasts;
        }
        self.view.notice.push(said.into());
    }

    /// Whether what is told belongs to the sheet where it was asked for, and to nothing else.
    pub(super) fn is_told_in_sheet(&self) -> bool {
        let copied = [Word::Copied, Word::BoardCopied, Word::EmbedCopied, Word::NotCopied];
        let is_copied = |said: &Said| matches!(said, Said::Word(word, _) if copied.contains(word));
        let is_page = self.host.kind == HostKind::Page;
        let is_told = !self.view.notice.is_empty() && self.view.notice.iter().all(is_copied);
        is_page && is_told && self.view.opening.is_none()
    }

    /// Whether what is told is something that went wrong.
    pub(super) fn is_alarm(&self) -> bool {
        !self.view.notice.is_empty() && self.view.lasts == Lasts::UntilRead
    }

    /// What is to be read: once, or for as long as a file is being opened or the game is not saved.
    pub(super) fn notice(&self) -> String {
        let opening = self.said_of_opening();
        if self.view.notice.is_empty() && self.library.unsaved && opening.is_none() {
            return self.view.words.get(Word::Unsaved).into();
        }
        let said = self.view.notice.iter().map(|said| said.say(&self.view.words));
        let said: Vec<String> = said.chain(opening).collect();
        self.view.words.sentences(&said)
    }
}

/// Says what is to be read once more, in the language that has just come: after a link also the position that it led to.
pub(super) fn said_again(model: &Model) -> Option<Effect> {
    if model.view.notice.is_empty() {
        return None;
    }
    let notice = model.notice();
    if model.view.notice.contains(&Word::LinkOpened.into()) {
        let both = [notice, spoken::position(model)];
        return Some(Effect::Announce(model.view.words.sentences(&both)));
    }
    let is_urgent = model.view.lasts == Lasts::UntilRead;
    Some(if is_urgent { Effect::Alert(notice) } else { Effect::Announce(notice) })
}
