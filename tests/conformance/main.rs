//! The rule documents, sentence by sentence: one test for each, named after it and quoting it.

mod guides;
mod ren;
mod renju;
mod rin;
