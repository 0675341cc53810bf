//! `RE` as programs and people write it.

use crate::board::Color;
use crate::rules::Ending;

/// How a game ended, as far as it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winner: Option<Color>,
    /// Whether by resigning or on time, if that is said.
    pub by: Option<Ending>,
}

const DRAWS: [&str; 14] = [
    "0",
    "=",
    "draw",
    "jigo",
    "1/2",
    "1/2-1/2",
    "½",
    "½-½",
    "0.5-0.5",
    "引き分け",
    "引分",
    "ничья",
    "remis",
    "nulle",
];
const BLACK: [&str; 8] = ["b+", "b +", "black", "1-0", "黑", "黒", "чёрн", "черн"];
const WHITE: [&str; 6] = ["w+", "w +", "white", "0-1", "白", "бел"];
const TIME: [&str; 8] = ["+t", "time", "超时", "超時", "时间", "時間", "切れ", "врем"];
const RESIGN: [&str; 8] = ["+r", "resign", "认输", "認輸", "投了", "中盘", "中盤", "中押"];

/// What `text` says; none if that is no result.
pub fn read(text: &str) -> Option<Outcome> {
    let text = text.trim().to_lowercase();
    let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
    let contains = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if DRAWS.contains(&text.as_str()) || text.starts_with(['和', '平']) {
        return Some(Outcome { winner: None, by: None });
    }
    let winner = match (starts(&BLACK), starts(&WHITE)) {
        (true, false) => Color::Black,
        (false, true) => Color::White,
        _ => return None,
    };
    // "白负" says that White has lost.
    let winner = if contains(&["负", "負", "loses", "lost"]) { winner.other() } else { winner };
    let by = match (contains(&TIME), contains(&RESIGN)) {
        (true, _) => Some(Ending::Time),
        (false, true) => Some(Ending::Resign),
        (false, false) => None,
    };
    Some(Outcome { winner: Some(winner), by })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_in_all_dialects() {
        let won = |winner, by| Some(Outcome { winner: Some(winner), by });
        for (text, outcome) in [
            ("B+", won(Color::Black, None)),
            ("B+1", won(Color::Black, None)),
            ("W+R", won(Color::White, Some(Ending::Resign))),
            ("W+Resign", won(Color::White, Some(Ending::Resign))),
            ("w+time", won(Color::White, Some(Ending::Time))),
            ("B+T", won(Color::Black, Some(Ending::Time))),
            ("白胜", won(Color::White, None)),
            ("黑胜", won(Color::Black, None)),
            ("黑中盘胜", won(Color::Black, Some(Ending::Resign))),
            ("黒勝ち", won(Color::Black, None)),
            ("白超时负", won(Color::Black, Some(Ending::Time))),
            ("1-0", won(Color::Black, None)),
            ("0-1", won(Color::White, None)),
            ("White wins", won(Color::White, None)),
            ("和棋", Some(Outcome { winner: None, by: None })),
            ("Draw", Some(Outcome { winner: None, by: None })),
            (" 0 ", Some(Outcome { winner: None, by: None })),
            ("Void", None),
            ("?", None),
            ("", None),
        ] {
            assert_eq!(read(text), outcome, "{text}");
        }
    }
}
