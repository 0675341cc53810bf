//! Colours as pages write them.

/// Whether `value` is written like a colour: `#rgb`, `gold`, `oklch(0.7 0.1 90)`; words such as `none` are too. Whether there is such a
/// colour only the browser knows.
pub fn is_color(value: &str) -> bool {
    match value.as_bytes() {
        [b'#', digits @ ..] => {
            matches!(digits.len(), 3 | 4 | 6 | 8) && digits.iter().all(u8::is_ascii_hexdigit)
        }
        [.., b')'] => value.len() <= LONGEST_COLOR && value.bytes().all(is_of_color),
        letters => matches!(letters.len(), 3..=20) && letters.iter().all(u8::is_ascii_alphabetic),
    }
}

/// Longer colours than this are none.
const LONGEST_COLOR: usize = 200;

/// Whether the functions of CSS that make colours are written with this byte.
const fn is_of_color(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(byte, b'(' | b')' | b' ' | b',' | b'.' | b'%' | b'/' | b'#' | b'-' | b'+')
}
