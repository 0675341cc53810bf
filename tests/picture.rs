//! Pictures to take away.
#![allow(clippy::unwrap_used)] // in helpers; clippy knows only #[test] functions as tests

#[path = "picture/decoder.rs"]
mod decoder;
#[path = "picture/gif.rs"]
mod gif;
#[path = "picture/svg.rs"]
mod svg;
