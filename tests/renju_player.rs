//! The player of Renju against the judge, and against plain searches.

#[path = "renju_player/fours.rs"]
mod fours;
#[path = "renju_player/maker.rs"]
mod maker;
#[path = "renju_player/plain.rs"]
mod plain;
#[path = "renju_player/position.rs"]
mod position;
#[path = "renju_player/thinking.rs"]
mod thinking;
#[path = "renju_player/threes.rs"]
mod threes;
