//! The meaning of the signs on a board.

use super::Noted;
use crate::ai::protocol::Rank;
use crate::ai::review;

/// What an advised move is worth for who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So many hundredths of the game.
    Share(u8),
    /// It wins: that is proved.
    Win,
    /// Even with it the game is lost: that is proved.
    Loss,
}

/// The meaning of a mark. Each has a shape of its own: colour never carries meaning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The stone played last: a circle.
    Last,
    /// A stone of the last turn in Rin: its number in the turn, in a circle.
    Turn(u16),
    /// A point that the last stone filled: a dot.
    Filled,
    /// A point on which the last stone killed another, or the stone under the mouse would capture one: a
    /// cross.
    Killed,
    /// A point where Black may not play: a cross on the board.
    Forbidden,
    /// Such a point that is pointed at: the cross reddens.
    ForbiddenHere,
    /// A stone that was proposed: a square.
    Proposed,
    /// A point that is equal to a proposed stone: a grey disc.
    Equal,
    /// One of the stones among which is to be chosen: a letter.
    Option(u8),
    /// A weak stone that may be replaced: a broken ring.
    Weak,
    /// A weak stone that the rui limit protects: a whole ring.
    Protected,
    /// A stone in atari: a triangle.
    Atari,
    /// A square from which a stone was captured: a cross in the ring it left.
    Captured,
    /// The second stone of a nibai: a 2.
    Niban,
    /// The points that a group scores, in digits.
    Points(u16),
    /// The number of the stone's move.
    Number(u16),
    /// The number of the stone played last.
    LastNumber(u16),
    /// A move of a hint: a letter in a ring, and under it what it is worth where there is room.
    Hint {
        /// Its place in the hint, 0 for the best.
        place: u8,
        /// What it is worth for who is to move.
        worth: Worth,
    },
    /// The number of a stone in a line that is looked at; the first has a ring of its own.
    Step(u16),
    /// A stone that was played, with the sign of its mark.
    Fault(review::Mark),
    /// A stone that is tried: a diamond.
    Tried,
    /// A stone that begins a win: a disc in its colour with an exclamation mark.
    Begins,
    /// A stone that stops a win: a disc in its colour with a cross.
    Stops,
    /// A stone that would be a threat: a disc in its colour with the length of the row.
    Threat(Rank),
    /// A point that was played next in games that the search has found: a dot.
    Found,
    /// A letter by which a text speaks of the point.
    Letter(char),
    /// A sign that somebody has drawn.
    Noted(Noted),
}

impl Sign {
    /// Whether it leaves no room for a number on the same stone.
    pub(super) const fn fills_the_stone(self) -> bool {
        matches!(
            self,
            Self::Killed
                | Self::Niban
                | Self::Points(_)
                | Self::Proposed
                | Self::Option(_)
                | Self::Noted(_)
        )
    }
}
