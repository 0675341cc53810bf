//! The program of the page and of boards in other people's pages. Whoever loads it starts the page, or makes boards.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
