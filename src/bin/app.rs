//! The page.
#![cfg_attr(target_arch = "wasm32", no_main)]

/// The page asks for little memory and often for the same; the standard allocator is made for more
/// and weighs 7 KB more.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: lol_alloc::LockedAllocator<lol_alloc::FreeListAllocator> =
    lol_alloc::LockedAllocator::new(lol_alloc::FreeListAllocator::new());

/// The browser calls this once the code is loaded. A `main` would bring the machinery of a
/// command-line program with it.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    goishi::web::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
