//! The browser's side, in a real browser: the JavaScript interface and the page's own parts.
#![allow(clippy::unwrap_used)] // in helpers; clippy knows only #[test] functions as tests
#![cfg(target_arch = "wasm32")]

mod api;
mod element;
mod engine;
mod page;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
