//! Boards for other people's pages, as a JavaScript module: the exports of `goishi::web::element`.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
