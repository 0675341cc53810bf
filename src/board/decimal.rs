//! Whole numbers as people write them. The standard library's ways serve every type and fault, and
//! weigh kilobytes on the page; these serve one.

/// The digits of `number`.
pub fn write(number: usize) -> String {
    write_long(number as u64)
}

/// The digits of a number that may be larger than any that the page can count with: of a moment in milliseconds.
pub fn write_long(number: u64) -> String {
    let mut digits = String::new();
    if number > 9 {
        digits = write_long(number / 10);
    }
    digits.push(char::from(b'0' + (number % 10) as u8));
    digits
}

/// The last two digits of `number`, both of them.
pub fn write_two(number: usize) -> String {
    write(number / 10 % 10) + &write(number % 10)
}

/// The number that `digits` write: no sign, no blank. One too large to count with is as good as the
/// largest.
pub fn read(digits: &str) -> Option<usize> {
    let mut number = 0_usize;
    for digit in digits.bytes() {
        let value = digit.checked_sub(b'0').filter(|&value| value < 10)?;
        number = number.saturating_mul(10).saturating_add(usize::from(value));
    }
    if digits.is_empty() { None } else { Some(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back() {
        for number in [0, 1, 9, 10, 99, 100, 255, 65_536, usize::MAX] {
            assert_eq!(write(number), number.to_string());
            assert_eq!(read(&number.to_string()), Some(number));
        }
        assert_eq!(write_long(u64::MAX), u64::MAX.to_string());
    }

    #[test]
    fn other_words_are_no_numbers() {
        for word in ["", "-1", "+1", " 1", "1 ", "x", "１", "/", ":"] {
            assert_eq!(read(word), None, "{word:?}");
        }
        assert_eq!(read("99999999999999999999999999"), Some(usize::MAX));
    }
}
