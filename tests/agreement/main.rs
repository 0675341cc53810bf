//! Our judges and players against second, naive judges that share no code with them, and against public data.

mod data;
mod oracle;
mod perft;
mod problems;
mod ren;
mod ren_player;
mod renju;
mod rin;
