//! Pictures to take away.
#![allow(clippy::unwrap_used)] // in helpers; clippy knows only #[test] functions as tests

mod decoder;
mod gif;
mod sheet;
mod svg;
