//! The engine against second, naive judges that share no code with it.

#[path = "../support/data.rs"]
mod data;
mod ren;
mod renju;
mod rin;
