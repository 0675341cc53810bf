//! Other programs' files and pictures, for a worker: the exports of `goishi::web::files::service`.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
