//! Why a move was a mistake, in one short sentence: what it lets the other player do, or what it misses. Only what is known is said.

use super::analysis::{as_counted, evaluation, fault};
use super::color_inside;
use crate::ai::Score;
use crate::ai::review::{Mark, Overlooked, Review, Turn};
use crate::app::Model;
use crate::app::words::{Word, Words};
use crate::board::Color;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Ren;

/// What a marked turn is called: the one that lost the game, a missed win, or as bad as it is.
pub fn title(model: &Model, number: usize) -> Option<String> {
    let (words, review) = (model.words(), model.review()?);
    let turn = review.turns.get(number)?;
    let fault = fault(words, turn)?;
    Some(match () {
        () if loses(model, review, number) => words.get(Word::ReviewLosing).into(),
        () if misses_a_win(model, review, number) => words.get(Word::ReviewMissedWin).into(),
        () => fault,
    })
}

/// Whether the game was lost by this turn.
pub fn loses(model: &Model, review: &Review, number: usize) -> bool {
    is_proving(model) && review.lost_by(model.game.played()) == Some(number)
}

fn misses_a_win(model: &Model, review: &Review, number: usize) -> bool {
    is_proving(model) && matches!(review.overlooked(number), Some(Overlooked::Win { .. }))
}

/// In Rin nothing is proved until shortly before the end.
fn is_proving(model: &Model) -> bool {
    !matches!(model.game(), AnyGame::Rin(_))
}

/// That the better play of a turn wins, if that is proved: "Black wins by fours in 5 moves."
pub fn win(model: &Model, number: usize) -> String {
    let Some(review) = model.review() else { return String::new() };
    let (before, turn) = (review.before(number), &review.turns[number]);
    match before.score(turn.color) {
        Score::Win(_) if is_proving(model) => evaluation(model.words(), model.rules(), before),
        _ => String::new(),
    }
}

/// What a turn overlooked; empty where nothing is known.
pub fn why(model: &Model, number: usize) -> String {
    let known = model.review().and_then(|review| {
        let turn = review.turns.get(number).filter(|turn| turn.mark != Mark::Fine)?;
        match review.overlooked(number).filter(|_| is_proving(model)) {
            Some(overlooked) => Some(proved(model.words(), turn.color, overlooked)),
            None => counted(model, turn),
        }
    });
    known.unwrap_or_default()
}

fn proved(words: &Words, mover: Color, overlooked: Overlooked) -> String {
    let other = color_inside(words, mover.other());
    match overlooked {
        Overlooked::Win { moves, by_fours } => {
            let word = if by_fours { Word::MissesFours } else { Word::MissesWin };
            let moves = as_counted(words, moves.into());
            words.count(word, moves, &[&moves.to_string()])
        }
        Overlooked::Loss { moves, by_fours } => {
            let word = if by_fours { Word::LetsFours } else { Word::LetsWin };
            let moves = as_counted(words, moves.into());
            words.count(word, moves, &[other, &moves.to_string()])
        }
    }
}

/// What the rules count: points that a better move scores, and what the other player did next.
fn counted(model: &Model, turn: &Turn) -> Option<String> {
    let (words, positions) = (model.words(), model.game.played_positions());
    let other = color_inside(words, turn.color.other());
    match (positions.get(turn.plies.start)?, positions.get(turn.plies.end)?) {
        (AnyGame::Ren(before), AnyGame::Ren(after)) => {
            let missed =
                could_score(before, turn).saturating_sub(scored(before, after, turn.color));
            let next = positions.get(turn.plies.end + 1);
            let lost = next.map_or(0, |next| match next {
                AnyGame::Ren(next) => scored(after, next, turn.color.other()),
                AnyGame::Renju(_) | AnyGame::Rin(_) => 0,
            });
            let say = |word, points: u16, parts: &[&str]| words.count(word, points.into(), parts);
            match (missed, lost) {
                (0, 0) => None,
                (0, _) => Some(say(Word::LetsPoints, lost, &[other, &lost.to_string()])),
                _ => Some(say(Word::MissesPoints, missed, &[&missed.to_string()])),
            }
        }
        (AnyGame::Rin(_), AnyGame::Rin(_)) => {
            let next = positions.get(turn.plies.end + 1..=turn.plies.end + 2)?;
            let closes =
                |game: &AnyGame| matches!(game, AnyGame::Rin(rin) if !rin.filled().is_empty());
            next.iter().any(closes).then(|| words.say(Word::LetsRing, &[other]))
        }
        _ => None,
    }
}

/// The points that the better move scores.
fn could_score(before: &Ren, turn: &Turn) -> u16 {
    let mut game = AnyGame::Ren(Box::new(before.clone()));
    let Some(&better) = turn.better.first().filter(|&&mv| game.check(mv).is_ok()) else { return 0 };
    game.play_unchecked(better);
    match &game {
        AnyGame::Ren(after) => scored(before, after, turn.color),
        AnyGame::Renju(_) | AnyGame::Rin(_) => 0,
    }
}

fn scored(before: &Ren, after: &Ren, color: Color) -> u16 {
    after.score(color).saturating_sub(before.score(color))
}
