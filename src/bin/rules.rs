//! The rules as a JavaScript library, without our view: the exports of `goishi::web::api`.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
