//! The native tool as other programs see it.

mod commands;
mod convert;
#[path = "../agreement/data.rs"]
mod data;
mod diagram;
mod documents;
mod forbidden;
mod gomocup;
mod matches;
mod moves;
mod replay;
mod tool;
