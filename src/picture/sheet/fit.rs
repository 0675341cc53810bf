//! Texts that fit into their room. How wide letters are only the program knows that paints them, so this is an estimate.

/// Texts are made no smaller than this part of their size; the rest of them is left out.
const SMALLEST: f64 = 0.6;

/// The width of a letter in sizes of its font.
fn width_of(letter: char) -> f64 {
    match letter {
        'm' | 'w' | 'M' | 'W' | '–' | '—' | '…' => 0.9,
        '\u{1100}'.. => 1.0, // characters of the east
        letter if letter.is_uppercase() => 0.72,
        'i' | 'j' | 'l' | 't' | 'f' | 'I' | ' ' | '.' | ',' | ':' | ';' | '\'' | '·' => 0.36,
        _ => 0.6,
    }
}

fn width(text: &str) -> f64 {
    text.chars().map(width_of).sum()
}

/// The text that fits into `room`, and the size of its font, which is `size` or a little less.
pub fn fitted(text: &str, room: f64, size: f64) -> (String, f64) {
    let text = text.trim();
    let wanted = size.min(room / width(text).max(1.0));
    if wanted >= size * SMALLEST {
        return (text.into(), wanted);
    }
    let size = size * SMALLEST;
    (cut(text, room / size), size)
}

/// The start of a text that is so wide, and a sign that there was more.
fn cut(text: &str, most: f64) -> String {
    let mut wide = width_of('…');
    let mut short: String = text
        .chars()
        .take_while(|&letter| {
            wide += width_of(letter);
            wide <= most
        })
        .collect();
    short.truncate(short.trim_end().len());
    short + "…"
}

/// The text in lines of this width, as far as there are words to part it at; the last line has all the rest.
pub fn wrapped(text: &str, most: f64, lines: usize) -> Vec<String> {
    let mut wrapped = vec![String::new()];
    for word in text.split_inclusive(is_gap) {
        let is_full =
            wrapped.last().is_some_and(|line| width(line) + width(word.trim_end()) > most);
        if is_full && wrapped.len() < lines {
            wrapped.push(String::new());
        }
        if let Some(line) = wrapped.last_mut() {
            line.push_str(word);
        }
    }
    wrapped
        .into_iter()
        .map(|line| line.trim().into())
        .filter(|line: &String| !line.is_empty())
        .collect()
}

/// Whether a line may end here: after a word, and after any character of the east.
const fn is_gap(letter: char) -> bool {
    letter == ' ' || letter >= '\u{2e80}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_stay_long_ones_get_smaller_and_endless_ones_are_cut() {
        assert_eq!(fitted(" Ann – Ben ", 500.0, 30.0), ("Ann – Ben".into(), 30.0));
        let (text, size) = fitted(&"Annabelle ".repeat(4), 500.0, 30.0);
        assert!(text.ends_with("Annabelle") && (18.0..30.0).contains(&size), "{text} {size}");
        let (text, size) = fitted(&"棋".repeat(1000), 500.0, 30.0);
        assert_eq!((text.chars().count(), size), (27, 18.0), "{text}");
        assert!(text.ends_with('…'));
        assert_eq!(fitted("", 500.0, 30.0), (String::new(), 30.0));
    }

    #[test]
    fn sentences_are_wrapped_between_words_and_between_characters() {
        assert_eq!(wrapped("White wins: five in a row", 9.0, 3), ["White wins: five", "in a row"]);
        assert_eq!(wrapped("黒の勝ち五連", 4.0, 3), ["黒の勝ち", "五連"]);
        assert_eq!(
            wrapped("a b c d e f", 1.0, 2),
            ["a", "b c d e f"],
            "no more lines than there may be"
        );
        assert_eq!(wrapped("", 9.0, 3), [""; 0]);
    }
}
