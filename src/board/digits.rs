//! Numbers in texts from outside.

/// The number that `digits` spell; a number too large to hold counts as the largest.
///
/// Stricter than `str::parse`, which also takes a plus sign: records and links know only digits.
pub fn parse_digits(digits: &str) -> Option<usize> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::parse_digits;

    #[test]
    fn only_digits_are_a_number() {
        assert_eq!(parse_digits("0065536"), Some(65_536));
        assert_eq!(parse_digits("99999999999999999999999999"), Some(usize::MAX));
        for word in ["", "-1", "+1", " 1", "1 ", "x", "１", "/", ":"] {
            assert_eq!(parse_digits(word), None, "{word:?}");
        }
    }
}
