//! Lines of input, which may come from anywhere, so that none is read without end.

use std::io::{self, BufRead, Read};

/// The greatest length of a line, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The lines of an input, without their ends.
pub struct Lines<R> {
    input: R,
    max_bytes: usize,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`, each of at most [`MAX_BYTES`].
    pub const fn new(input: R) -> Self {
        Self::limited(input, MAX_BYTES)
    }

    /// The lines of `input`, each of at most `max_bytes`.
    pub const fn limited(input: R, max_bytes: usize) -> Self {
        Self { input, max_bytes }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Vec<u8>>;

    /// The next line, or an error if it is too long: what comes after that error is the rest of the line.
    fn next(&mut self) -> Option<io::Result<Vec<u8>>> {
        let mut line = Vec::new();
        // With its end a line may be one byte longer.
        let mut limited = self.input.by_ref().take(self.max_bytes as u64 + 1);
        match limited.read_until(b'\n', &mut line) {
            Err(error) => return Some(Err(error)),
            Ok(0) => return None,
            Ok(_) => {}
        }
        if line.pop_if(|last| *last == b'\n').is_none() && line.len() > self.max_bytes {
            let why = format!("a line of more than {} bytes", self.max_bytes);
            return Some(Err(io::Error::new(io::ErrorKind::InvalidData, why)));
        }
        Some(Ok(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Option<String>> {
        let lines = Lines::limited(text.as_bytes(), 3);
        lines.map(|line| line.ok().and_then(|line| String::from_utf8(line).ok())).collect()
    }

    #[test]
    fn lines_end_with_a_line_feed_or_with_the_input() {
        let some =
            |lines: &[&str]| lines.iter().map(|line| Some((*line).into())).collect::<Vec<_>>();
        assert_eq!(read("a\n\nabc\nb"), some(&["a", "", "abc", "b"]));
        assert_eq!(read("abc"), some(&["abc"]));
        assert_eq!(read(""), some(&[]));
    }

    #[test]
    fn a_line_that_is_too_long_is_an_error() {
        assert_eq!(read("abcd\n")[0], None);
        assert_eq!(read("ab\nabcdef")[1], None);
    }
}
