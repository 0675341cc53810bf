//! The controls beside the board: what each does and when it can.

use super::{Message, Model, Step};

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
}

impl Command {
    /// Every control.
    pub const ALL: [Self; 9] = [
        Self::First,
        Self::Previous,
        Self::Next,
        Self::Last,
        Self::Undo,
        Self::Redo,
        Self::Return,
        Self::CopyLink,
        Self::Dismiss,
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
        }
    }

    /// The control with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.id() == id)
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
        }
    }

    /// Whether it would do anything now.
    pub fn is_possible(self, model: &Model) -> bool {
        match self {
            Self::First | Self::Previous => model.shown > 0,
            Self::Next | Self::Last => !model.at_end(),
            Self::Undo => model.shown > 0,
            Self::Redo => !model.undone.is_empty(),
            Self::Return => !model.kept.is_empty(),
            Self::CopyLink => true,
            Self::Dismiss => !model.notice.is_empty(),
        }
    }
}
