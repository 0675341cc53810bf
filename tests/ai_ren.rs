//! The player of Ren: that its compact board follows the judge, that it misses nothing simple and that it keeps
//! to what it promises.

#[path = "ai_ren/board.rs"]
mod board;
#[path = "support/data.rs"]
mod data;
#[path = "ai_ren/maker.rs"]
mod maker;
#[path = "oracle/ren.rs"]
mod oracle;
#[path = "agreement/ren/players.rs"]
mod players;
#[path = "ai_ren/promises.rs"]
mod promises;
#[path = "ai_ren/proofs.rs"]
mod proofs;
#[path = "ai_ren/puzzles.rs"]
mod puzzles;
#[path = "agreement/ren/starts.rs"]
mod starts;
