//! The players: whole games, the same answers again, and the tool's commands for them.

mod answering;
mod decisions;
mod games;
mod gomocup;
mod hint;
mod matches;
mod moves;
mod ren;
mod renju;
mod reply;
mod review;
mod rin;
#[path = "../support/tool.rs"]
mod tool;
mod uct;
