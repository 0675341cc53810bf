//! The players: whole games, the same answers again, and the tool's commands for them.

#[path = "support/tool.rs"]
mod tool;

#[path = "ai/decisions.rs"]
mod decisions;
#[path = "ai/games.rs"]
mod games;
#[path = "ai/gomocup.rs"]
mod gomocup;
#[path = "ai/hint.rs"]
mod hint;
#[path = "ai/matches.rs"]
mod matches;
#[path = "ai/moves.rs"]
mod moves;
#[path = "ai/reply.rs"]
mod reply;
#[path = "ai/review.rs"]
mod review;
#[path = "ai/uct.rs"]
mod uct;
