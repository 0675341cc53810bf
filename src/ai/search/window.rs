//! The window of an alpha-beta search, and the bounds that it proves.

use super::WIN;

/// The values between which the true value of a position matters.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// The value that the player to move has elsewhere: one that is not greater changes nothing.
    pub alpha: i32,
    /// The value that the opponent has elsewhere: one that is not less is never allowed to happen.
    pub beta: i32,
}

impl Window {
    /// The window that holds all values.
    pub const FULL: Self = Self { alpha: -WIN, beta: WIN };

    /// Whether this is a null window, which only asks if the value is greater than alpha.
    pub const fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The null window above alpha, for moves that are not expected to be better.
    pub const fn null(self) -> Self {
        Self { beta: self.alpha + 1, ..self }
    }

    /// This window as the opponent sees it.
    pub const fn flipped(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// How a value that a search returned bounds the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// The value is the true one.
    Exact,
}

impl Bound {
    /// How a value that was found with this window bounds the true value.
    pub const fn of(value: i32, window: Window) -> Self {
        match value {
            _ if value >= window.beta => Self::Lower,
            _ if value <= window.alpha => Self::Upper,
            _ => Self::Exact,
        }
    }
}
