//! The browser: events become messages, effects become pixels, and nothing is decided here.

#[cfg(feature = "api")]
pub mod api;
#[cfg(feature = "view")]
mod asset;
#[cfg(feature = "view")]
mod canvas;
#[cfg(feature = "view")]
mod colors;
#[cfg(feature = "view")]
mod dom;
#[cfg(feature = "view")]
pub mod element;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(any(feature = "view", feature = "files"))]
pub mod files;
#[cfg(feature = "view")]
mod input;
#[cfg(feature = "view")]
mod keyboard;
#[cfg(feature = "view")]
mod page;
#[cfg(any(feature = "engine", feature = "files"))]
mod panics;
#[cfg(feature = "view")]
mod pictures;
#[cfg(feature = "view")]
mod program;
#[cfg(feature = "view")]
mod root;
#[cfg(feature = "view")]
mod runtime;
#[cfg(feature = "view")]
mod sounds;
#[cfg(feature = "view")]
mod storage;
#[cfg(feature = "view")]
mod trouble;
#[cfg(feature = "view")]
mod view;
#[cfg(feature = "view")]
mod words;
#[cfg(feature = "view")]
mod worker;

#[cfg(feature = "view")]
pub use page::start_page;
