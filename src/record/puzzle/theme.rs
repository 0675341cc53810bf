//! What problems are about.

use crate::record::Goal;
use crate::rules::catalog::RuleSet;

/// What a problem is about. Every theme belongs to one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Renju: win by fours alone.
    Fours,
    /// Renju: win by fours and threes.
    Threes,
    /// Renju: the only stones that stop a win by fours.
    Defence,
    /// Renju: White wins by fours because Black may not block.
    Trap,
    /// Renju: the one of several points that is not forbidden.
    Permitted,
    /// Ren: the most points in one move.
    BestScore,
    /// Ren: score so that the opponent cannot.
    SafeScore,
    /// Ren: the only moves that stop nine in a box.
    StopNine,
    /// Ren: capture and put a second stone.
    Nibai,
    /// Ren: win by nine in a box.
    Nine,
    /// Rin: kill the most stones in this turn.
    Kill,
    /// Rin: save the most stones from the opponent's next turn.
    Save,
    /// Rin: fill the most points in this turn.
    Ring,
    /// Rin: the best end of a game.
    LastPoints,
}

impl Theme {
    /// Every theme, those of each game together.
    pub const ALL: [Self; 14] = [
        Self::Fours,
        Self::Threes,
        Self::Defence,
        Self::Trap,
        Self::Permitted,
        Self::BestScore,
        Self::SafeScore,
        Self::StopNine,
        Self::Nibai,
        Self::Nine,
        Self::Kill,
        Self::Save,
        Self::Ring,
        Self::LastPoints,
    ];

    /// Its word in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fours => "fours",
            Self::Threes => "threes",
            Self::Defence => "defence",
            Self::Trap => "trap",
            Self::Permitted => "permitted",
            Self::BestScore => "best-score",
            Self::SafeScore => "safe-score",
            Self::StopNine => "stop-nine",
            Self::Nibai => "nibai",
            Self::Nine => "nine",
            Self::Kill => "kill",
            Self::Save => "save",
            Self::Ring => "ring",
            Self::LastPoints => "last-points",
        }
    }

    /// The theme with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// The name of its game, in small letters.
    pub const fn game(self) -> &'static str {
        match self {
            Self::Fours | Self::Threes | Self::Defence | Self::Trap | Self::Permitted => "renju",
            Self::BestScore | Self::SafeScore | Self::StopNine | Self::Nibai | Self::Nine => "ren",
            Self::Kill | Self::Save | Self::Ring | Self::LastPoints => "rin",
        }
    }

    /// Whether problems about it are positions of `rules`.
    pub fn suits(self, rules: RuleSet) -> bool {
        self.game().eq_ignore_ascii_case(rules.name())
    }

    /// What is to be reached, in the words of a record.
    pub const fn goal(self) -> Goal {
        match self {
            Self::Fours | Self::Threes | Self::Trap | Self::Nine => Goal::Win,
            Self::Defence | Self::Permitted | Self::StopNine | Self::Save => Goal::Defend,
            Self::BestScore | Self::SafeScore | Self::Nibai => Goal::Best,
            Self::Kill | Self::Ring | Self::LastPoints => Goal::Best,
        }
    }
}
