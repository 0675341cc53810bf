//! Other programs' files and pictures, which a program of its own reads, writes and draws in a worker.

#[cfg(feature = "view")]
pub mod client;
#[cfg(feature = "files")]
pub mod service;
