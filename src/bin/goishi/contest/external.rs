//! Another program as a player: an engine that speaks the Gomocup protocol.

use crate::gomocup::read_point;
use crate::lines::Lines;
use crate::pace::Pace;
use goishi::board::Point;
use goishi::board::excerpt;
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::{SIZE, Variant};
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

/// How much later than allowed an answer may come: the machine has other things to do.
const GRACE: Duration = Duration::from_millis(1000);
/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(20);
/// The greatest length of a line that an engine writes, in bytes.
const MAX_LINE: usize = 1 << 16;
/// How many lines an engine may write before it must wait for somebody to read them.
const MAX_WAITING: usize = 256;

/// A line of an engine, or why there are no more.
type Line = Result<String, String>;

/// A running engine. It is ended when the game is.
pub struct External {
    process: Child,
    stdin: ChildStdin,
    lines: Receiver<Line>,
    rule: u8,
    limit: Duration,
    is_ready: bool,
    /// Whether it knows the position before the last move.
    knows_position: bool,
}

impl External {
    /// Starts the program, and waits until it has answered to START. The words of `command` are divided by blanks.
    pub fn start(command: &str, rules: RuleSet, pace: Pace) -> Result<Self, String> {
        let rule = gomocup_rule(rules)?;
        let Pace::Time(limit) = pace else {
            return Err("another engine counts no nodes: give it time with --ms".to_string());
        };
        let started = Self::spawn(command, rule, limit).and_then(|mut engine| {
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
        let (sender, lines) = mpsc::sync_channel(MAX_WAITING);
        // Reading waits for ever; only a thread of its own can be left waiting.
        std::thread::spawn(move || forward_lines(stdout, &sender));
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
            let line = self.next_line(limit.saturating_sub(start.elapsed()))?;
            let word = line.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
            if !["", "MESSAGE", "DEBUG"].contains(&word.as_str()) {
                return Ok(line.trim().to_string());
            }
        }
    }

    /// The next line, if it comes in time. An engine that never stops talking is out of time, too.
    fn next_line(&self, limit: Duration) -> Line {
        match self.lines.recv_timeout(limit) {
            Ok(line) if !limit.is_zero() => line,
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_string()),
            _ => Err("no answer in time".to_string()),
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
        let answer = self.answer(self.limit + GRACE)?;
        if is_complaint(&answer) { self.position(game) } else { Ok(answer) }
    }

    /// The answer to the whole position.
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

/// Sends the lines that an engine writes, until it ends or writes one that is too long.
fn forward_lines(stdout: ChildStdout, sender: &SyncSender<Line>) {
    for line in Lines::limited(BufReader::new(stdout), MAX_LINE) {
        let line = line.map_err(|error| error.to_string());
        let line = line.map(|line| String::from_utf8_lossy(&line).into_owned());
        let is_last = line.is_err();
        if sender.send(line).is_err() || is_last {
            return;
        }
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
