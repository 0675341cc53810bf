//! Goishi: board games of stones, with exact rules, in a static web page.
//!
//! Rooms, each using only those to its left:
//! [`board`] (nouns), [`rules`] (judges), [`record`] (text), [`ai`] (thinks), [`app`] (decides),
//! [`picture`] (draws files), `web` (the browser). Left of `web` there is no browser, no clock, no randomness and no I/O.

pub mod ai;
pub mod app;
pub mod board;
pub mod picture;
pub mod record;
pub mod rules;
#[cfg(target_arch = "wasm32")]
pub mod web;
