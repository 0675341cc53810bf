//! Another program as a player: an engine that speaks the Gomocup protocol.

use super::process::Process;
use crate::gomocup::read_point;
use crate::pace::Pace;
use goishi::board::{Board, Color, Point, excerpt};
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::{SIZE, Variant};
use std::time::{Duration, Instant};

/// How much later than allowed an answer may come: the machine has other things to do.
const GRACE: Duration = Duration::from_millis(1000);
/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(20);
/// How long an engine may take for a move that is limited by nodes.
const UNTIMED: Duration = Duration::from_secs(600);

/// A running engine. It is ended when the game is.
pub struct External {
    process: Process,
    rule: u8,
    pace: Pace,
    is_ready: bool,
    /// Whether it knows the position before the last move.
    knows_position: bool,
}

impl External {
    /// Starts the program, and waits until it has answered to START. The words of `command` are divided by blanks.
    pub fn start(command: &str, rules: RuleSet, pace: Pace) -> Result<Self, String> {
        let rule = gomocup_rule(rules)?;
        let started = Self::spawn(command, rule, pace).and_then(|mut engine| {
            engine.shake_hands()?;
            Ok(engine)
        });
        started.map_err(|why| format!("{command}: the engine does not start: {why}"))
    }

    /// Waits for its OK to START.
    fn shake_hands(&mut self) -> Result<(), String> {
        // One that has ended already may have said why, so what it answers counts even then.
        let _ = self.send(&format!("START {SIZE}"));
        let answer = self.answer(READY)?;
        if answer.to_ascii_uppercase().starts_with("OK") {
            return Ok(());
        }
        Err(format!("START is answered with {:?}", excerpt(&answer)))
    }

    /// Tells it about the game, once.
    pub fn get_ready(&mut self) -> Result<(), String> {
        if self.is_ready {
            return Ok(());
        }
        let (limit, rule) = (self.limit().as_millis(), self.rule);
        self.send(&format!("INFO timeout_turn {limit}"))?;
        if let Pace::Nodes(nodes) = self.pace {
            self.send(&format!("INFO max_node {nodes}"))?;
        }
        self.send("INFO timeout_match 0")?;
        self.send(&format!("INFO time_left {}", i32::MAX))?;
        self.send(&format!("INFO max_memory {}", 512 << 20))?;
        self.send("INFO game_type 1")?;
        self.send(&format!("INFO rule {rule}"))?;
        // INFO is not answered; what it asks for, memory above all, may take longer than a move.
        self.send("ABOUT")?;
        self.answer(READY)?;
        self.is_ready = true;
        Ok(())
    }

    fn spawn(command: &str, rule: u8, pace: Pace) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let process = Process::start(words.next().unwrap_or(""), words)?;
        Ok(Self { process, rule, pace, is_ready: false, knows_position: false })
    }

    /// The longest time of a move.
    const fn limit(&self) -> Duration {
        match self.pace {
            Pace::Time(limit) => limit,
            Pace::Nodes(_) => UNTIMED,
        }
    }

    fn send(&mut self, line: &str) -> Result<(), String> {
        self.process.send(line)
    }

    /// The next line that is an answer and no message.
    fn answer(&mut self, limit: Duration) -> Result<String, String> {
        let start = Instant::now();
        loop {
            let line = self.process.next_line(limit.saturating_sub(start.elapsed()))?;
            let word = line.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
            if !["", "MESSAGE", "DEBUG"].contains(&word.as_str()) {
                return Ok(line.trim().to_string());
            }
        }
    }

    /// The move of the engine, after the opponent's `last`.
    pub fn choose(&mut self, game: &AnyGame, last: Option<Move>) -> Result<Move, String> {
        let answer = match last {
            Some(Move::Stone(at)) if self.knows_position => self.turn(at, game)?,
            _ => self.position(game)?,
        };
        self.knows_position = true;
        let at = read_point(&answer).ok().filter(|&at| game.board().contains(at));
        at.map(Move::Stone).ok_or_else(|| format!("the answer {:?}", excerpt(&answer)))
    }

    /// The answer to a stone. Some engines say their move a moment before they listen again, and understand half of a
    /// command that comes at once. They get the whole position once more.
    fn turn(&mut self, at: Point, game: &AnyGame) -> Result<String, String> {
        self.send(&format!("TURN {},{}", at.col, at.row))?;
        let answer = self.answer(self.limit() + GRACE)?;
        if is_complaint(&answer) { self.position(game) } else { Ok(answer) }
    }

    /// The answer to the whole position.
    fn position(&mut self, game: &AnyGame) -> Result<String, String> {
        self.tell_position(game)?;
        self.answer(self.limit() + GRACE)
    }

    fn tell_position(&mut self, game: &AnyGame) -> Result<(), String> {
        if self.knows_position {
            self.send("RESTART")?;
            self.answer(READY)?;
        }
        self.send("BOARD")?;
        for (at, color) in in_turn(game.board()) {
            let whose = if Some(color) == game.color_to_move() { 1 } else { 2 };
            self.send(&format!("{},{},{whose}", at.col, at.row))?;
        }
        self.send("DONE")
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may have ended already, and then there is nothing left to say.
        let _ = self.send("END");
    }
}

/// The stones as if the players had put them in turn, Black first: some engines take the first for Black's, and
/// two of one colour in a row for a pass.
fn in_turn(board: &Board) -> Vec<(Point, Color)> {
    let all = |color| board.points().filter(move |&at| board.get(at) == Some(color));
    let mut stones = Color::ALL.map(all);
    let mut listed = Vec::new();
    for color in Color::ALL.into_iter().cycle().take(2 * usize::from(SIZE) * usize::from(SIZE)) {
        listed.extend(stones[color as usize].next().map(|at| (at, color)));
    }
    listed
}

/// Whether an engine did not understand.
fn is_complaint(answer: &str) -> bool {
    let word = answer.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
    ["ERROR", "UNKNOWN"].contains(&word.as_str())
}

/// The protocol's number for these rules.
fn gomocup_rule(rules: RuleSet) -> Result<u8, String> {
    match rules {
        RuleSet::Renju(Variant::Rif) => Ok(4),
        RuleSet::Renju(Variant::Gomoku) => Ok(0),
        RuleSet::Renju(Variant::GomokuStandard | Variant::Free) => Ok(1),
        _ => Err(format!(
            "other engines play renju-rif, renju-free, gomoku and gomoku-standard, not {rules}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_told_in_turn_and_black_ones_first() {
        let mut board = Board::empty(SIZE);
        let (black, white) = (Color::Black, Color::White);
        let stones = [(6, white), (7, white), (9, black), (10, black), (11, black)];
        for (row, color) in stones {
            board.set(Point::new(row, 3), Some(color));
        }
        let rows: Vec<_> = in_turn(&board).iter().map(|&(at, color)| (at.row, color)).collect();
        assert_eq!(rows, [(9, black), (6, white), (10, black), (7, white), (11, black)]);
    }
}
