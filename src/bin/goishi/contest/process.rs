//! Another program: lines go in, lines come out.

use crate::lines::Lines;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::Duration;

/// The greatest length of a line that a program writes, in bytes.
const MAX_LINE: usize = 1 << 16;
/// How many lines a program may write before it must wait for somebody to read them.
const MAX_WAITING: usize = 256;

/// A line of a program, or why there are no more.
type Line = Result<String, String>;

/// A running program. It is ended when this value is dropped.
pub struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Line>,
}

impl Process {
    /// Starts a program with these arguments.
    pub fn start<'a>(
        program: &str,
        arguments: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, String> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes".to_string());
        };
        let (sender, lines) = mpsc::sync_channel(MAX_WAITING);
        // Reading waits for ever; only a thread of its own can be left waiting.
        std::thread::spawn(move || forward_lines(stdout, &sender));
        Ok(Self { child, stdin, lines })
    }

    /// Writes a line to the program.
    pub fn send(&mut self, line: &str) -> Result<(), String> {
        let sent = write!(self.stdin, "{line}\r\n").and_then(|()| self.stdin.flush());
        sent.map_err(|_| "it has ended".to_string())
    }

    /// The next line, if it comes in time. A program that never stops talking is out of time, too.
    pub fn next_line(&self, limit: Duration) -> Line {
        match self.lines.recv_timeout(limit) {
            Ok(line) if !limit.is_zero() => line,
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_string()),
            _ => Err("no answer in time".to_string()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already, and then there is nothing left to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends the lines that a program writes, until it ends or writes one that is too long.
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
