//! The controls beside the board: what each does and when it can.

use super::{Message, Model, Setting, Step};
use crate::board::Color;
use crate::record::formats::{self, Format};
use crate::rules::Move;

/// A control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Show the start.
    First,
    /// Show the position before.
    Previous,
    /// Show the position after.
    Next,
    /// Show the end.
    Last,
    /// Take back the last move.
    Undo,
    /// Play it again.
    Redo,
    /// Return to the game set aside.
    Return,
    /// Copy a link to the position.
    CopyLink,
    /// Close the notice.
    Dismiss,
    /// Take the other colour.
    Swap,
    /// Keep the colours.
    Stay,
    /// Put no stone.
    Pass,
    /// Let the next move carry the offer of a draw, or not.
    Offer,
    /// Accept the offered draw.
    Accept,
    /// Refuse it.
    Refuse,
    /// Black claims a win.
    ClaimBlack,
    /// White claims a win.
    ClaimWhite,
    /// Give up.
    Resign,
    /// Do what was asked about.
    Confirm,
    /// Do not.
    Cancel,
    /// Stop the clocks, or let them go on.
    Pause,
    /// Mark forbidden points, or not.
    MarkForbidden,
    /// Ask before a foul, or not.
    AskBeforeFoul,
    /// Allow taking back, or not.
    TakeBack,
    /// Mark stones in atari, or not.
    MarkAtari,
    /// Tell what a stone would do, or not.
    LookAhead,
    /// Begin the second game of a match.
    NextGame,
    /// Show the record text.
    AsRecord,
    /// Show the game as SGF.
    AsSgf,
    /// Show the game as Piskvork's file.
    AsPsq,
}

impl Command {
    /// Every control.
    pub const ALL: [Self; 30] = [
        Self::First,
        Self::Previous,
        Self::Next,
        Self::Last,
        Self::Undo,
        Self::Redo,
        Self::Return,
        Self::CopyLink,
        Self::Dismiss,
        Self::Swap,
        Self::Stay,
        Self::Pass,
        Self::Offer,
        Self::Accept,
        Self::Refuse,
        Self::ClaimBlack,
        Self::ClaimWhite,
        Self::Resign,
        Self::Confirm,
        Self::Cancel,
        Self::Pause,
        Self::MarkForbidden,
        Self::AskBeforeFoul,
        Self::TakeBack,
        Self::MarkAtari,
        Self::LookAhead,
        Self::NextGame,
        Self::AsRecord,
        Self::AsSgf,
        Self::AsPsq,
    ];

    /// The word by which the page calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::Last => "last",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Return => "return",
            Self::CopyLink => "copy-link",
            Self::Dismiss => "dismiss",
            Self::Swap => "swap",
            Self::Stay => "stay",
            Self::Pass => "pass",
            Self::Offer => "offer",
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::ClaimBlack => "claim-black",
            Self::ClaimWhite => "claim-white",
            Self::Resign => "resign",
            Self::Confirm => "confirm",
            Self::Cancel => "cancel",
            Self::Pause => "pause",
            Self::MarkForbidden => Setting::MarkForbidden.id(),
            Self::AskBeforeFoul => Setting::AskBeforeFoul.id(),
            Self::TakeBack => Setting::TakeBack.id(),
            Self::MarkAtari => Setting::MarkAtari.id(),
            Self::LookAhead => Setting::LookAhead.id(),
            Self::NextGame => "next-game",
            Self::AsRecord => "as-goishi",
            Self::AsSgf => "as-sgf",
            Self::AsPsq => "as-psq",
        }
    }

    /// The control with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|command| command.id() == id)
    }

    /// What it sends.
    pub const fn message(self) -> Message {
        match self {
            Self::First => Message::Show(Step::First),
            Self::Previous => Message::Show(Step::Previous),
            Self::Next => Message::Show(Step::Next),
            Self::Last => Message::Show(Step::Last),
            Self::Undo => Message::Undo,
            Self::Redo => Message::Redo,
            Self::Return => Message::Return,
            Self::CopyLink => Message::CopyLink,
            Self::Dismiss => Message::Dismiss,
            Self::Swap => Message::Decide(Move::Swap),
            Self::Stay => Message::Decide(Move::Stay),
            Self::Pass => Message::Decide(Move::Pass),
            Self::Offer => Message::OfferDraw,
            Self::Accept => Message::Decide(Move::Accept),
            Self::Refuse => Message::Decide(Move::Refuse),
            Self::ClaimBlack => Message::Decide(Move::Claim(Color::Black)),
            Self::ClaimWhite => Message::Decide(Move::Claim(Color::White)),
            Self::Resign => Message::Decide(Move::Resign(None)),
            Self::Confirm => Message::Confirm,
            Self::Cancel => Message::Cancel,
            Self::Pause => Message::Pause,
            Self::MarkForbidden => Message::Switch(Setting::MarkForbidden),
            Self::AskBeforeFoul => Message::Switch(Setting::AskBeforeFoul),
            Self::TakeBack => Message::Switch(Setting::TakeBack),
            Self::MarkAtari => Message::Switch(Setting::MarkAtari),
            Self::LookAhead => Message::Switch(Setting::LookAhead),
            Self::NextGame => Message::NextGame,
            Self::AsRecord => Message::ShowText(Format::Goishi),
            Self::AsSgf => Message::ShowText(Format::Sgf),
            Self::AsPsq => Message::ShowText(Format::Psq),
        }
    }

    /// Whether it would do anything now.
    pub fn is_possible(self, model: &Model) -> bool {
        match self.message() {
            Message::Show(Step::First | Step::Previous) => model.shown > 0,
            Message::Show(_) => !model.at_end(),
            Message::Undo => model.shown > 0 && model.may_take_back(),
            Message::Redo => !model.undone.is_empty() && model.may_take_back(),
            Message::Return => !model.kept.is_empty(),
            Message::Dismiss => !model.notice.is_empty(),
            Message::Confirm | Message::Cancel => model.intent.asked.is_some(),
            Message::Decide(mv) => model.can_decide(mv),
            Message::OfferDraw => model.can_offer_draw(),
            Message::Pause => model.can_pause(),
            Message::NextGame => model.next_in_match().is_some(),
            Message::ShowText(format) => formats::holds(format, model.rules()),
            _ => true,
        }
    }

    /// Whether it is a switch, and where that stands.
    pub fn pressed(self, model: &Model) -> Option<bool> {
        match self.message() {
            Message::OfferDraw => Some(model.intent.offers_draw),
            Message::Pause => Some(model.is_paused()),
            Message::Switch(setting) => Some(model.settings.is_on(setting)),
            _ => None,
        }
    }
}
