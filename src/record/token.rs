//! Moves as words, one word for one ply.

use crate::board::{Color, Point, parse_digits};
use crate::rules::catalog::RuleSet;
use crate::rules::{Move, Proposal};

/// How a declaration begins: the number of fifths follows.
const DECLARATION: &str = "fifths:";

/// Every move that names neither point nor number, with its word.
const WORDS: [(&str, Move); 16] = [
    ("swap", Move::Swap),
    ("stay", Move::Stay),
    ("more", Move::More),
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
        Move::Propose(stones) => {
            stones.points().iter().map(|&at| name(at)).collect::<Vec<String>>().join("/")
        }
        Move::Declare(number) => DECLARATION.to_string() + &number.to_string(),
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
    if let Some(number) = lower.strip_prefix(DECLARATION) {
        return declaration(number);
    }
    if lower.contains('/') {
        // More points than any rule set asks for are no proposal.
        let points: Option<Vec<Point>> =
            lower.split('/').take(Proposal::MAX + 1).map(point).collect();
        return Proposal::new(&points?).map(Move::Propose);
    }
    match lower.strip_suffix('=') {
        Some(stone) => point(stone).map(Move::StoneOffer),
        None => point(&lower).map(Move::Stone),
    }
}

/// The declaration of a number in digits without a leading zero.
fn declaration(digits: &str) -> Option<Move> {
    let number = u8::try_from(parse_digits(digits)?).ok()?;
    (number.to_string() == digits).then_some(Move::Declare(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_reads_back_in_either_case() {
        let stone = Point::new(3, 12);
        let ten: Vec<Point> = (0..10).map(|col| Point::new(col / 3, col)).collect();
        let others = [
            Move::Stone(stone),
            Move::StoneOffer(stone),
            Move::pair(stone, Point::new(0, 0)),
            Move::Propose(Proposal::new(&ten).unwrap()),
            Move::Declare(0),
            Move::Declare(12),
        ];
        for mv in WORDS.iter().map(|(_, mv)| *mv).chain(others) {
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
        for word in ["fifths", "fifths:", "fifths:01", "fifths:+1", "fifths:256", "fifths:1 "] {
            assert_eq!(read(word, RuleSet::DEFAULT), None, "{word}");
        }
        let thirteen = ["3,12"; 13].join("/");
        assert_eq!(read(&thirteen, RuleSet::DEFAULT), None);
    }
}
