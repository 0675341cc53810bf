//! What stands beside a board.

/// A thing beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Buttons that lead through the game.
    Steps,
    /// Undo and redo.
    Undo,
    /// The list of moves.
    Moves,
    /// What is asked for, in a sentence.
    Sentence,
    /// Who plays, and the score.
    Players,
    /// A button for a hint.
    Hint,
}

impl Control {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Steps, Self::Undo, Self::Moves, Self::Sentence, Self::Players, Self::Hint];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Undo => "undo",
            Self::Moves => "moves",
            Self::Sentence => "sentence",
            Self::Players => "players",
            Self::Hint => "hint",
        }
    }
}

/// What the parameter may be; of the names a list as well.
pub const VALUES: [&str; 8] =
    ["none", "full", "steps", "undo", "moves", "sentence", "players", "hint"];

/// Some of the things beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    bits: u8,
}

impl Controls {
    /// Nothing.
    pub const NONE: Self = Self { bits: 0 };
    /// Everything.
    pub const FULL: Self = Self { bits: (1 << Control::ALL.len()) - 1 };

    /// These, and nothing else.
    pub fn of(controls: &[Control]) -> Self {
        controls.iter().fold(Self::NONE, |some, &control| some.with(control))
    }

    const fn with(self, control: Control) -> Self {
        Self { bits: self.bits | 1 << control as u8 }
    }

    /// Whether this one is there.
    pub const fn has(self, control: Control) -> bool {
        self.bits >> control as u8 & 1 == 1
    }

    /// Reads `none`, `full`, or names with blanks or commas between them.
    pub fn read(value: &str) -> Option<Self> {
        match value {
            "none" => return Some(Self::NONE),
            "full" => return Some(Self::FULL),
            _ => {}
        }
        let mut controls = Self::NONE;
        for name in value.split([',', ' ']).filter(|name| !name.is_empty()) {
            let known = Control::ALL.iter().copied().find(|control| control.id() == name);
            controls = controls.with(known?);
        }
        Some(controls).filter(|&controls| controls != Self::NONE)
    }
}
