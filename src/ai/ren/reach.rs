//! How a position is looked at, and what its value means.

/// A win now; one later counts a little less.
pub const WIN: i32 = 32_000;

/// From here on a win is proved.
pub const PROVED: i32 = WIN - 1_000;

/// What is not proved counts no more than this.
pub const MOST: i32 = PROVED - 1;

/// How far ahead a position is looked at, how many moves led to it, and between which values the true one is
/// looked for.
#[derive(Clone, Copy)]
pub struct Reach {
    /// Moves to look ahead.
    pub depth: i32,
    /// Moves from the root.
    pub ply: usize,
    /// It does not matter how much less the value is.
    pub alpha: i32,
    /// It does not matter how much more it is.
    pub beta: i32,
}

impl Reach {
    /// So far from the root.
    pub const fn root(depth: i32) -> Self {
        Self { depth, ply: 0, alpha: -WIN, beta: WIN }
    }

    /// The position after a move, which the other player looks at.
    pub const fn next(self) -> Self {
        Self { depth: self.depth - 1, ply: self.ply + 1, alpha: -self.beta, beta: -self.alpha }
    }

    /// The same, but so much less far.
    pub const fn less(self, less: i32) -> Self {
        Self { depth: self.depth - less, ..self }
    }

    /// Only whether the value is more than `alpha`.
    pub const fn narrow(self) -> Self {
        Self { beta: self.alpha + 1, ..self }
    }

    /// Whether that is all that is asked.
    pub const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The value if the player to move wins by so many more moves.
    pub const fn win_in(self, moves: i32) -> i32 {
        WIN - self.ply as i32 - moves
    }

    /// A value that counts from the root, as one that counts from the position.
    pub const fn counted_from_here(self, value: i32) -> i32 {
        value + self.if_proved(value)
    }

    /// The way back.
    pub const fn counted_from_root(self, value: i32) -> i32 {
        value - self.if_proved(value)
    }

    const fn if_proved(self, value: i32) -> i32 {
        match value {
            PROVED.. => self.ply as i32,
            _ if value <= -PROVED => -(self.ply as i32),
            _ => 0,
        }
    }
}
