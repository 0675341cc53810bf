//! Naive judges of the three games, and of the openings of today.

pub mod openings;
pub mod ren;
pub mod renju;
pub mod rin;
