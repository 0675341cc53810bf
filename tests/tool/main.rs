//! The native tool as other programs see it.

mod commands;
#[path = "../support/data.rs"]
mod data;
mod forbidden;
mod replay;
#[path = "../support/tool.rs"]
mod tool;
