//! The computer players, for a worker: the exports of `goishi::web::engine`.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
