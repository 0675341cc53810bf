//! Another program as a player: an engine that speaks the Gomocup protocol.

use crate::gomocup::read_point;
use crate::pace::Pace;
use goishi::board::Point;
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::{SIZE, Variant};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How much later than allowed an answer may come: the machine has other things to do.
const GRACE: Duration = Duration::from_millis(1000);
/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(20);

/// A running engine. It is ended when the game is.
pub struct External {
    process: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    rule: u8,
    limit: Duration,
    is_ready: bool,
    /// Whether it knows the position before the last move.
    knows_position: bool,
}

impl External {
    /// Starts the program; the words of `command` are divided by blanks.
    pub fn start(command: &str, rules: RuleSet, pace: Pace) -> Result<Self, String> {
        let rule = gomocup_rule(rules)?;
        let Pace::Time(limit) = pace else {
            return Err("another engine counts no nodes: give it time with --ms".to_string());
        };
        Self::spawn(command, rule, limit).map_err(|why| format!("{command}: {why}"))
    }

    /// Tells it about the game, once.
    pub fn get_ready(&mut self) -> Result<(), String> {
        if self.is_ready {
            return Ok(());
        }
        self.send(&format!("START {SIZE}"))?;
        let answer = self.answer(READY)?;
        if !answer.to_ascii_uppercase().starts_with("OK") {
            return Err(format!("START is answered with {answer:?}"));
        }
        let (limit, rule) = (self.limit.as_millis(), self.rule);
        self.send(&format!("INFO timeout_turn {limit}"))?;
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

    fn spawn(command: &str, rule: u8, limit: Duration) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or(""))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let (Some(stdin), Some(stdout)) = (process.stdin.take(), process.stdout.take()) else {
            return Err("no pipes".to_string());
        };
        let (sender, lines) = mpsc::channel();
        // Reading waits for ever; only a thread of its own can be left waiting.
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { process, stdin, lines, rule, limit, is_ready: false, knows_position: false })
    }

    fn send(&mut self, line: &str) -> Result<(), String> {
        let sent = write!(self.stdin, "{line}\r\n").and_then(|()| self.stdin.flush());
        sent.map_err(|_| "it has ended".to_string())
    }

    /// The next line that is an answer and no message.
    fn answer(&mut self, limit: Duration) -> Result<String, String> {
        let start = Instant::now();
        loop {
            let left = limit.saturating_sub(start.elapsed());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => "no answer in time".to_string(),
                RecvTimeoutError::Disconnected => "it has ended".to_string(),
            })?;
            let word = line.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
            if !["", "MESSAGE", "DEBUG"].contains(&word.as_str()) {
                return Ok(line.trim().to_string());
            }
        }
    }

    /// Its move, after the opponent's `last`.
    pub fn choose(&mut self, game: &AnyGame, last: Option<Move>) -> Result<Move, String> {
        let answer = match last {
            Some(Move::Stone(at)) if self.knows_position => self.turn(at, game)?,
            _ => self.position(game)?,
        };
        self.knows_position = true;
        let at = read_point(&answer).ok().filter(|&at| game.board().contains(at));
        at.map(Move::Stone).ok_or_else(|| format!("the answer {answer:?}"))
    }

    /// What it answers to a stone. Some engines say their move a moment before they listen again, and understand half
    /// of a command that comes at once; they are told everything once more.
    fn turn(&mut self, at: Point, game: &AnyGame) -> Result<String, String> {
        self.send(&format!("TURN {},{}", at.col, at.row))?;
        let answer = self.answer(self.limit + GRACE)?;
        if is_complaint(&answer) { self.position(game) } else { Ok(answer) }
    }

    /// What it answers to the whole position.
    fn position(&mut self, game: &AnyGame) -> Result<String, String> {
        self.tell_position(game)?;
        self.answer(self.limit + GRACE)
    }

    fn tell_position(&mut self, game: &AnyGame) -> Result<(), String> {
        if self.knows_position {
            self.send("RESTART")?;
            self.answer(READY)?;
        }
        self.send("BOARD")?;
        for at in game.board().points() {
            if let Some(color) = game.board().get(at) {
                let whose = if Some(color) == game.color_to_move() { 1 } else { 2 };
                self.send(&format!("{},{},{whose}", at.col, at.row))?;
            }
        }
        self.send("DONE")
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may have ended already, and then there is nothing left to do.
        let _ = self.send("END");
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
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
        RuleSet::Renju(Variant::Free) => Ok(1),
        _ => Err(format!("other engines play renju-rif and renju-free, not {rules}")),
    }
}
