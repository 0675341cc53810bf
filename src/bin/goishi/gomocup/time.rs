//! The time limits of the manager.

use std::time::{Duration, Instant};

/// How much earlier than asked we answer, in milliseconds: the way to the manager takes time, too.
pub const MARGIN_MS: u64 = 30;

/// How many more moves of ours the time is planned for.
const MOVES_TO_COME: u32 = 20;

/// The limits, and when the turn began.
pub struct Clock {
    margin: Duration,
    turn: Duration,
    /// The time that is left for all moves, if they have a limit.
    left: Option<Duration>,
    started: Instant,
    /// How many positions a turn may take, if they are counted.
    nodes: u64,
}

impl Clock {
    /// The limits that hold until the manager sets others: 30 seconds a turn, with this margin.
    pub fn new(margin_ms: u64) -> Self {
        Self {
            margin: Duration::from_millis(margin_ms),
            turn: Duration::from_secs(30),
            left: None,
            started: Instant::now(),
            nodes: u64::MAX,
        }
    }

    /// Starts the time of a turn.
    pub fn start_turn(&mut self) {
        self.started = Instant::now();
    }

    /// Learns a limit in milliseconds or nodes. For a whole match and for nodes, 0 is none.
    pub fn learn(&mut self, key: &str, value: &str) {
        let Ok(ms) = value.parse::<i64>() else { return };
        let limit = Duration::from_millis(u64::try_from(ms).unwrap_or(0));
        match key {
            "max_node" => {
                self.nodes = u64::try_from(ms).ok().filter(|&n| n > 0).unwrap_or(u64::MAX)
            }
            "timeout_turn" => self.turn = limit,
            "timeout_match" => self.left = (ms > 0).then_some(limit),
            "time_left" => self.left = (ms < i64::from(i32::MAX)).then_some(limit),
            _ => {}
        }
    }

    /// The longest that this turn may last.
    fn limit(&self) -> Duration {
        let share = self.left.map_or(self.turn, |left| left / MOVES_TO_COME);
        self.turn.min(share).saturating_sub(self.margin)
    }

    /// How many positions this turn may take.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether it is time to answer.
    pub fn is_over(&self) -> bool {
        self.started.elapsed() >= self.limit()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(infos: &[(&str, &str)]) -> u128 {
        let mut clock = Clock::new(MARGIN_MS);
        infos.iter().for_each(|(key, value)| clock.learn(key, value));
        clock.limit().as_millis()
    }

    #[test]
    fn the_narrowest_limit_counts() {
        assert_eq!(limit(&[]), 29_970);
        assert_eq!(limit(&[("timeout_turn", "1000")]), 970);
        assert_eq!(limit(&[("timeout_turn", "1000"), ("time_left", "10000")]), 470);
        assert_eq!(limit(&[("timeout_turn", "1000"), ("time_left", "2147483647")]), 970);
        assert_eq!(limit(&[("timeout_match", "0"), ("timeout_turn", "500")]), 470);
    }

    #[test]
    fn nonsense_changes_nothing_and_nothing_is_left_at_once() {
        assert_eq!(limit(&[("timeout_turn", "soon"), ("speed", "7")]), 29_970);
        assert_eq!(limit(&[("timeout_turn", "0")]), 0);
        assert_eq!(limit(&[("timeout_turn", "-5")]), 0);
        assert_eq!(limit(&[("time_left", "9")]), 0);
    }
}
