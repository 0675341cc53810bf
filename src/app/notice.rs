//! What is to be read once, and for how long.

use super::Model;
use super::words::Word;
use crate::board::Seat;

/// How long a notice stays that nobody closes. The player's own move ends all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lasts {
    /// Whatever the computer plays: something is to be done about it.
    UntilRead,
    /// Until the next move: it was worth a look.
    UntilMove,
    /// Until somebody else moves than who has decided what it tells.
    Through(Seat),
}

impl Model {
    /// Something is to be read once.
    pub(super) fn tell(&mut self, notice: String, lasts: Lasts) {
        self.notice = notice;
        self.lasts = lasts;
    }

    /// What is to be read: once, or for as long as the game is not saved.
    pub(super) fn notice(&self) -> &str {
        match self.notice.as_str() {
            "" if self.unsaved => self.words.get(Word::Unsaved),
            notice => notice,
        }
    }
}
