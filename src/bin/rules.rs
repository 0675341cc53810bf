//! The rules as a JavaScript library, without our view: the exports of `goishi::web::api`.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

/// A library is to be small: this allocator has a fifth of the code of the usual one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
