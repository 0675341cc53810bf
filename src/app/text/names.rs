//! The names of games, rule sets and moves.

use super::{ren, renju};
use crate::app::words::{Word, Words};
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use crate::rules::renju::{Family, Pattern};

/// By which rules a game is played, beside its name.
pub fn variant(words: &Words, rules: RuleSet) -> String {
    let side = rules.size().to_string();
    let size = side.clone() + "×" + &side;
    match rules {
        RuleSet::Rin(_) => size,
        RuleSet::Ren(options) => ren::options(words, size, options),
        RuleSet::Renju(variant) => words.get(renju::name(variant)).into(),
    }
}

/// The name of the game.
pub fn game_name(words: &Words, rules: RuleSet) -> &str {
    words.get(match rules {
        RuleSet::Renju(variant) => match variant.family() {
            Family::Renju => Word::GameRenju,
            Family::Gomoku => Word::GameGomoku,
        },
        RuleSet::Ren(_) => Word::GameRen,
        RuleSet::Rin(_) => Word::GameRin,
    })
}

/// What is played. The ways to play gomoku say that they are gomoku.
pub fn title(words: &Words, rules: RuleSet) -> String {
    let (game, variant) = (game_name(words, rules), variant(words, rules));
    if variant.starts_with(game) { variant } else { format!("{game} {variant}") }
}

/// What a move is called: by its points, or in a word.
pub fn move_name(words: &Words, rules: RuleSet, mv: Move) -> String {
    words
        .get(match mv {
            Move::Pass => Word::MovePass,
            Move::Swap => Word::MoveSwap,
            Move::Stay => Word::MoveStay,
            Move::More => Word::MoveMore,
            Move::Declare(number) => return words.say(Word::MoveDeclare, &[&number.to_string()]),
            Move::Accept => Word::MoveAccept,
            Move::Refuse => Word::MoveRefuse,
            Move::Resign(_) => Word::MoveResign,
            Move::Time(_) | Move::TimeBoth => Word::MoveTime,
            Move::Claim(_) => Word::MoveClaim,
            _ => return token::write(mv, rules),
        })
        .into()
}

/// The name of the opening in the player's language, and its code.
pub fn opening(words: &Words, pattern: &Pattern) -> String {
    words.say(Word::Opening, &[renju::opening_name(words, pattern), &pattern.code()])
}

/// The name of the opening as Japanese players write it, unless the other name says it, and in the player's language.
pub fn opening_names(words: &Words, pattern: &Pattern) -> [String; 2] {
    let name = opening(words, pattern);
    let is_shown = name.contains(pattern.kanji) || words.lang() == "zh";
    [if is_shown { String::new() } else { pattern.kanji.into() }, name]
}
