//! The players: whole games, and the same answers again.

mod answering;
mod decisions;
mod games;
mod hint;
mod ren;
mod renju;
mod reply;
mod review;
mod rin;
mod team;
mod uct;
