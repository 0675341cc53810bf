//! Moves as words, one word for one ply.

use crate::board::{Color, Point};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;

/// Every move that names no point, with its word.
const WORDS: [(&str, Move); 15] = [
    ("swap", Move::Swap),
    ("stay", Move::Stay),
    ("pass", Move::Pass),
    ("pass=", Move::PassOffer),
    ("accept", Move::Accept),
    ("refuse", Move::Refuse),
    ("resign", Move::Resign(None)),
    ("resign:black", Move::Resign(Some(Color::Black))),
    ("resign:white", Move::Resign(Some(Color::White))),
    ("time", Move::Time(None)),
    ("time:black", Move::Time(Some(Color::Black))),
    ("time:white", Move::Time(Some(Color::White))),
    ("time:both", Move::TimeBoth),
    ("claim:black", Move::Claim(Color::Black)),
    ("claim:white", Move::Claim(Color::White)),
];

/// The word for `mv`, in lower case.
pub fn write(mv: Move, rules: RuleSet) -> String {
    let name = |point| rules.point_name(point);
    match mv {
        Move::Stone(at) => name(at),
        Move::StoneOffer(at) => name(at) + "=",
        Move::Pair(a, b) => name(a) + "/" + &name(b),
        _ => WORDS.iter().find(|(_, other)| *other == mv).map_or("", |(word, _)| word).to_string(),
    }
}

/// The move that `word` means, in either case; `None` if it means none on this board.
pub fn read(word: &str, rules: RuleSet) -> Option<Move> {
    let lower = word.to_ascii_lowercase();
    if let Some((_, mv)) = WORDS.iter().find(|(known, _)| *known == lower) {
        return Some(*mv);
    }
    let point = |text: &str| -> Option<Point> { rules.notation().parse(text, rules.size()) };
    if let Some((a, b)) = lower.split_once('/') {
        return Some(Move::pair(point(a)?, point(b)?));
    }
    match lower.strip_suffix('=') {
        Some(stone) => point(stone).map(Move::StoneOffer),
        None => point(&lower).map(Move::Stone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back_in_either_case() {
        let stone = Point::new(3, 12);
        let with_points =
            [Move::Stone(stone), Move::StoneOffer(stone), Move::pair(stone, Point::new(0, 0))];
        for mv in WORDS.iter().map(|(_, mv)| *mv).chain(with_points) {
            let word = write(mv, RuleSet::DEFAULT);
            assert_eq!(read(&word, RuleSet::DEFAULT), Some(mv), "{word}");
            assert_eq!(read(&word.to_uppercase(), RuleSet::DEFAULT), Some(mv), "{word}");
        }
    }

    #[test]
    fn other_words_are_no_moves() {
        for word in ["", "=", "/", "3,12/", "3,12==", "resign:", "time:red", "h8", "pass/3,12"] {
            assert_eq!(read(word, RuleSet::DEFAULT), None, "{word}");
        }
    }
}
