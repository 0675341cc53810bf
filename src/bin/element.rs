//! Boards for other people's pages, as a JavaScript module: the exports of `goishi::web::element`.
#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
use goishi as _;

/// Small, as the page's; it gives memory back, so boards may come and go.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: lol_alloc::LockedAllocator<lol_alloc::FreeListAllocator> =
    lol_alloc::LockedAllocator::new(lol_alloc::FreeListAllocator::new());

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
