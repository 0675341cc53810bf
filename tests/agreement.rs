//! The engine against second, naive judges that share no code with it.

#[path = "agreement/renju.rs"]
mod renju;
#[path = "agreement/rin.rs"]
mod rin;
