//! The player of Ren: that its compact board follows the judge, that it misses nothing simple and that it keeps
//! to what it promises.

mod board;
#[path = "../support/data.rs"]
mod data;
mod maker;
#[path = "../oracle/ren.rs"]
mod oracle;
#[path = "../agreement/ren/players.rs"]
mod players;
mod promises;
mod proofs;
mod puzzles;
#[path = "../agreement/ren/starts.rs"]
mod starts;
