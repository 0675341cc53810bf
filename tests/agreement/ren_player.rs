//! The player of Ren before the judge: its compact board follows it, its proofs hold, and it misses nothing that the naive judge sees.

mod board;
mod maker;
mod proofs;
mod puzzles;
