//! The vocabulary of the alpha-beta searches of Ren and Renju.

mod score;
mod table;
mod window;

pub use score::{MAX_UNPROVED, PROVED, WIN, is_proved, score, value};
pub use table::{Entry, NO_MOVE, Replacement, Table};
pub use window::{Bound, Window};
