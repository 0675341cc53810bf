//! Sentences about a position and about a whole game, from what the computer players think of them.

use super::{color, color_inside, move_name};
use crate::ai::protocol::Failure;
use crate::ai::review::{Mark, Played};
use crate::ai::{Score, Standing, WHOLE};
use crate::app::numbers::is_counted;
use crate::app::words::{Word, Words, joined};
use crate::board::Color;
use crate::rules::Move;
use crate::rules::catalog::RuleSet;

/// Up to these it is even, slightly better and better; then somebody is winning.
const EVEN: i16 = 80;
const SLIGHT: i16 = 250;
const CLEAR: i16 = 550;

/// So many moves of a line are told after its first, if it does not win.
const LINE: usize = 5;

/// How a position stands: "Black is slightly better."
pub fn evaluation(words: &Words, rules: RuleSet, standing: Standing) -> String {
    let Some(leader) = standing.leader() else { return words.get(Word::EvalEven).into() };
    let who = color(words, leader);
    match standing.score(leader) {
        Score::Win(_) if matches!(rules, RuleSet::Rin(_)) => words.say(Word::EvalSure, &[who]),
        Score::Win(moves) => win(words, who, usize::from(moves), standing),
        Score::Open(..=EVEN) => words.get(Word::EvalEven).into(),
        Score::Open(..=SLIGHT) => words.say(Word::EvalSlightly, &[who]),
        Score::Open(..=CLEAR) => words.say(Word::EvalBetter, &[who]),
        Score::Open(_) | Score::Loss(_) => words.say(Word::EvalWinning, &[who]),
    }
}

/// A win by the last of so many moves of both players.
fn win(words: &Words, who: &str, moves: usize, standing: Standing) -> String {
    let word = match moves {
        0 | 1 => Word::EvalNext,
        _ if standing.by_fours => Word::EvalFours,
        _ => Word::EvalWinIn,
    };
    let counted = as_counted(words, moves);
    words.count(word, counted, &[who, &counted.to_string()])
}

/// Japanese and Chinese readers count the moves of both players until a win, others those of the winner alone.
fn as_counted(words: &Words, moves: usize) -> usize {
    match words.lang() {
        "ja" | "zh" => moves,
        _ => moves.div_ceil(2),
    }
}

/// The shares of both players: "Black 55%, White 45%".
pub fn shares(words: &Words, standing: Standing) -> String {
    let black = percent(standing.share(Color::Black));
    words.say(Word::EvalShares, &[&black.to_string(), &(100 - black).to_string()])
}

/// How the game is expected to go on after the first move of `line`: a win to its end, others not far.
pub fn continuation(words: &Words, rules: RuleSet, line: &[Move], standing: Standing) -> String {
    let is_proved = !matches!(standing.black, Score::Open(_));
    let told = if is_proved { line.len() } else { LINE };
    let rest = line.iter().skip(1).take(told);
    let mut names: Vec<String> = rest.map(|&mv| move_name(words, rules, mv)).collect();
    if line.len() > told + 1 {
        names.push("…".into());
    }
    names.join(" ")
}

/// The start of a game, and how it stood: "Start: Black 50%, White 50%".
pub fn start(words: &Words, standing: Standing) -> String {
    words.say(Word::ReviewStart, &[&shares(words, standing)])
}

/// A sentence for each move, with the number that it has in the list of moves.
pub fn plies(words: &Words, rules: RuleSet, all: &[Played]) -> Vec<String> {
    let mut count = 0;
    let mut said = Vec::new();
    for played in all {
        let is_counted = is_counted(played.mv);
        count += usize::from(is_counted);
        said.push(ply(words, rules, played, is_counted.then_some(count)));
    }
    said
}

/// "Move 14, White g9: blunder; better h8". Decisions that are no moves have no number.
fn ply(words: &Words, rules: RuleSet, played: &Played, number: Option<usize>) -> String {
    let name = move_name(words, rules, played.mv);
    let said = match played.mark {
        Mark::Fine => shares(words, played.standing),
        Mark::Mistake => fault(words, Word::ReviewMistake, rules, played),
        Mark::Blunder => fault(words, Word::ReviewBlunder, rules, played),
    };
    match number {
        Some(number) => {
            let who = color_inside(words, played.color);
            words.say(Word::ReviewMove, &[&number.to_string(), who, &name, &said])
        }
        None => words.say(Word::ReviewDecision, &[color(words, played.color), &name, &said]),
    }
}

fn fault(words: &Words, word: Word, rules: RuleSet, played: &Played) -> String {
    match played.better {
        Some(mv) => words.say(Word::ReviewBetter, &[words.get(word), &move_name(words, rules, mv)]),
        None => words.get(word).into(),
    }
}

/// How many faults there were, and whose.
pub fn summary(words: &Words, all: &[Played]) -> String {
    let blunders = match faults(words, all, Mark::Blunder, Word::ReviewBlunders) {
        Some(blunders) => blunders,
        None => words.get(Word::ReviewNone).into(),
    };
    let mistakes = faults(words, all, Mark::Mistake, Word::ReviewMistakes);
    joined(&[blunders, mistakes.unwrap_or_default()], " ")
}

/// How many moves have this mark; nothing if none has.
fn faults(words: &Words, all: &[Played], mark: Mark, word: Word) -> Option<String> {
    let [black, white] = Color::ALL.map(|color| {
        all.iter().filter(|played| (played.mark, played.color) == (mark, color)).count()
    });
    let both = black + white;
    let with = [both.to_string(), black.to_string(), white.to_string()];
    (both > 0).then(|| words.count(word, both, &with.each_ref().map(String::as_str)))
}

/// Why the computer has not answered.
pub fn failure(words: &Words, failure: &Failure) -> String {
    let word = match failure {
        Failure::BadRecord(why) | Failure::Panicked(why) => return why.clone(),
        Failure::GameOver => Word::WhyGameOver,
        Failure::NotLoaded => Word::NotLoaded,
        Failure::Silent => Word::ComputerSilent,
    };
    words.get(word).into()
}

/// Thousandths as a whole number of hundredths.
pub const fn percent(share: u16) -> u8 {
    ((share as usize * 100 + WHOLE as usize / 2) / WHOLE as usize) as u8
}
