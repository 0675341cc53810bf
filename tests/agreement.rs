//! The engine against second, naive judges that share no code with it.

#[path = "support/data.rs"]
mod data;
#[path = "agreement/ren.rs"]
mod ren;
#[path = "agreement/renju.rs"]
mod renju;
#[path = "agreement/rin.rs"]
mod rin;
