//! Words of somebody else's in our messages.

/// The start of `text` for a message, without what could garble a terminal.
pub fn excerpt(text: &str) -> String {
    let mut shown = String::new();
    for c in text.chars() {
        if shown.len() >= 40 {
            shown.push('…');
            break;
        }
        shown.push(if c.is_control() { '\u{fffd}' } else { c });
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_short_and_has_nothing_that_could_garble_a_terminal() {
        assert_eq!(excerpt("h8"), "h8");
        assert_eq!(excerpt("a\u{1b}[2J\n"), "a\u{fffd}[2J\u{fffd}");
        assert_eq!(excerpt(&"x".repeat(1000)), "x".repeat(40) + "…");
    }
}
