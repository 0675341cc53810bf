//! Runs the native tool.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{self, Command, Stdio};

/// What the tool has answered.
pub struct Output {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs `goishi` with these arguments and this input.
pub fn run(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Output {
    let output = run_for_bytes(arguments, input);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8 output");
    Output {
        status: output.status.code().expect("no signal"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// Runs the tool where its output is no text.
pub fn run_for_bytes(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> process::Output {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_goishi"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    let mut stdin = tool.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A tool that reads nothing closes the pipe early, which is its right.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = tool.wait_with_output().expect("the tool ends");
    writer.join().expect("the writer ends");
    output
}
