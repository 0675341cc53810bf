//! The rule documents, sentence by sentence: one test for each, named after it and quoting it.

#[path = "conformance/ren.rs"]
mod ren;
#[path = "conformance/renju.rs"]
mod renju;
#[path = "conformance/rin.rs"]
mod rin;
