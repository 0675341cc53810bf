//! The sentences of Ren.

use super::{color, color_inside, color_turn, mover};
use crate::app::Model;
use crate::app::words::{Word, Words};
use crate::board::{Color, Notation, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::ren::{Kind, Lead, Match, Options, Outcome, Ren, RuiLimit};
use crate::rules::{Ending, Move, Rules, Status};

/// The size of the board, and what is not as usual.
pub fn options(words: &Words, size: String, options: Options) -> String {
    let mut title = size;
    for (holds, word) in [
        (options.rui_limit == RuiLimit::Five, Word::RuiFive),
        (options.lead == Lead::Six, Word::LeadSix),
    ] {
        if holds {
            title = words.say(Word::ListComma, &[&title, words.get(word)]);
        }
    }
    title
}

/// What is asked for now.
pub fn ask(words: &Words, game: &Ren) -> String {
    let player = game.color_to_move().map_or("", |player| color_turn(words, player));
    let on_weak = !game.replaceable().is_empty();
    words.say(if on_weak { Word::ToPlayOnWeak } else { Word::ToPlay }, &[player])
}

/// The score with that of `first` first.
pub fn score(words: &Words, game: &Ren, first: Color) -> String {
    counted(words, game.score(first), game.score(first.other()))
}

fn counted(words: &Words, first: u16, second: u16) -> String {
    words.say(Word::Counts, &[&first.to_string(), &second.to_string()])
}

/// How many weak stones have been replaced in succession, and of how many; empty as long as none is weak, and when the game is over.
pub fn rui(words: &Words, game: &Ren) -> String {
    let is_told = game.rui_count() > 0 || !game.weak().is_empty();
    if game.status() != Status::Ongoing || !is_told {
        return String::new();
    }
    let is_full = game.rui_count() == game.options().rui_limit.stones();
    of_limit(words, if is_full { Word::RuiCountFull } else { Word::RuiCount }, game)
}

fn of_limit(words: &Words, word: Word, game: &Ren) -> String {
    let limit = game.options().rui_limit.stones().to_string();
    words.say(word, &[&game.rui_count().to_string(), &limit])
}

/// What the last move did; empty if nothing is to be said.
pub fn last_effect(words: &Words, game: &Ren) -> String {
    match game.status().ending() {
        Some(Ending::Passes | Ending::Resign | Ending::Time) => String::new(),
        None if game.is_at_the_start() => words.get(Word::FirstSteps).into(),
        None if game.passed() => {
            let passed = game.color_to_move().map_or(Color::Black, Color::other);
            words.say(Word::PassedOnce, &[color(words, passed)])
        }
        _ => match effects(words, game) {
            effects if effects.is_empty() => effects,
            effects => words.say(Word::TheStone, &[&effects]),
        },
    }
}

/// What the last stone did in Ren and what the one before it scored, and whose stones they are; none if there is nothing of that to
/// say.
pub fn lately(model: &Model) -> Option<String> {
    let AnyGame::Ren(game) = model.game() else { return None };
    if model.can_pause() && model.is_paused() || !matches!(model.last_move(), Some(Move::Stone(_)))
    {
        return None;
    }
    let (words, last) = (model.words(), model.shown());
    let effects = stone_of(model, last, effects(words, game));
    let before = model.score_before().map(|game| stone_of(model, last - 1, scores(words, game)));
    let said = words.sentences(&[effects, before.unwrap_or_default()]);
    Some(said).filter(|said| !said.is_empty())
}

/// Whose stone the move of this number was, and what it did; empty if that is nothing.
fn stone_of(model: &Model, number: usize, effects: String) -> String {
    match number.checked_sub(1).map(|ply| (&model.game.positions()[ply], model.line()[ply])) {
        Some((before, mv @ Move::Stone(at))) if !effects.is_empty() => {
            let (by, point) =
                (color(model.words(), mover(before, mv)), model.rules().point_name(at));
            model.words().say(Word::StoneOf, &[by, &point, &effects])
        }
        _ => String::new(),
    }
}

/// What the last stone of `game` does; empty if nothing is to be said.
pub fn effects(words: &Words, game: &Ren) -> String {
    let mut effects = Vec::new();
    if game.replaced().is_some() {
        effects.push(of_limit(words, Word::EffectReplaces, game));
    }
    if !game.captured().is_empty() {
        effects.push(words.say(Word::EffectCaptures, &[&names(words, game, game.captured())]));
    }
    if game.niban().is_some() {
        effects.push(words.get(Word::EffectNibai).into());
    }
    if !game.groups().is_empty() {
        effects.push(scores(words, game));
    }
    // After the end there is nobody to replace them.
    let weak = game.weak().len();
    if game.rui_count() == game.options().rui_limit.stones() {
        effects.push(words.get(Word::EffectRuiLimit).into());
    } else if !game.replaceable().is_empty() {
        effects.push(words.count(Word::EffectWeakens, weak, &[&weak.to_string()]));
    }
    if game.status().ending() == Some(Ending::Full) {
        effects.push(words.get(Word::EffectFillsBoard).into());
    }
    listed(words, &effects)
}

/// `a`, `a and b`, `a, b and c`.
fn listed(words: &Words, items: &[String]) -> String {
    let mut said = String::new();
    for (i, item) in items.iter().enumerate() {
        said = match i {
            0 => item.clone(),
            _ if i + 1 == items.len() => words.say(Word::ListAnd, &[&said, item]),
            _ => words.say(Word::ListComma, &[&said, item]),
        };
    }
    said
}

/// What a stone on `at` would do, if that is to be said and it would do more than lie there.
pub fn ahead(model: &Model, game: &Ren, at: Point) -> Option<String> {
    let (words, point) = (model.words(), model.rules().point_name(at));
    match model.look_ahead(at) {
        Some(ahead) => match preview(words, &ahead) {
            said if said.is_empty() => None,
            said => Some(words.say(Word::StoneAt, &[&point, &said])),
        },
        None if model.protects(game, at) => {
            Some(words.say(Word::PointIs, &[&point, words.get(Word::Protected)]))
        }
        None => None,
    }
}

/// What the last stone of `game` does, and whether that ends the game; empty if nothing is to be said.
pub fn preview(words: &Words, game: &Ren) -> String {
    let said = effects(words, game);
    match game.status() {
        Status::Ongoing => said,
        Status::Won { winner, .. } => {
            let winner = game.color_of(winner);
            let score = score(words, game, winner);
            words.say(Word::AndWins, &[&said, color_inside(words, winner), &score])
        }
        Status::Drawn { .. } => words.say(Word::AndDrawn, &[&said]),
    }
}

/// The points of all groups that the last move scored.
fn points(game: &Ren) -> usize {
    game.groups().iter().map(|group| usize::from(group.kind.points())).sum()
}

/// The score as one says it.
pub fn scores_told(words: &Words, game: &Ren) -> String {
    let [black, white] = digits(game);
    words.say(Word::ScoreTold, &[&black, &white])
}

/// Those points and the score then, Black's first.
pub fn scored(game: &Ren) -> String {
    let [black, white] = digits(game);
    String::from("+") + &points(game).to_string() + " " + &black + "–" + &white
}

fn digits(game: &Ren) -> [String; 2] {
    [Color::Black, Color::White].map(|color| game.score(color).to_string())
}

/// The points that the last move scored, and for what.
fn scores(words: &Words, game: &Ren) -> String {
    let mut kinds = Vec::new();
    for &kind in &Kind::ALL {
        let number = game.groups().iter().filter(|group| group.kind == kind).count();
        if number > 1 {
            kinds.push(words.say(Word::Times, &[&number.to_string(), name(words, kind)]));
        } else if number == 1 {
            kinds.push(name(words, kind).into());
        }
    }
    let points = points(game);
    words.count(Word::EffectScores, points, &[&points.to_string(), &listed(words, &kinds)])
}

fn names(words: &Words, game: &Ren, points: &[Point]) -> String {
    let mut names = Vec::new();
    for &at in points {
        names.push(Notation::FileRank.name(at, game.board().size()));
    }
    listed(words, &names)
}

fn name(words: &Words, kind: Kind) -> &str {
    words.get(match kind {
        Kind::Row4 => Word::RowOfFour,
        Kind::Row6 => Word::RowOfSix,
        Kind::Box4 => Word::BoxOfFour,
        Kind::Box6 => Word::BoxOfSix,
        Kind::Box9 => Word::BoxOfNine,
    })
}

/// How a nine in a box came to the final score, step by step, the winner's first; nothing without one.
pub fn steps(words: &Words, game: &Ren) -> Vec<String> {
    let Status::Won { winner, by: Ending::Nine } = game.status() else { return Vec::new() };
    let winner = game.color_of(winner);
    let (own, other) = (game.score_before(winner), game.score_before(winner.other()));
    let mut steps = vec![words.say(Word::StepBefore, &[&counted(words, own, other)])];
    if own < other {
        steps.push(words.say(Word::StepSwapped, &[&counted(words, other, own)]));
    }
    steps.push(words.say(Word::StepNine, &[&score(words, game, winner)]));
    steps
}

/// How a match stands, of which `game` is being played.
pub fn standing(words: &Words, of: Match, game: &Ren, names: &[String; 2]) -> String {
    let [black, white] = of.totals(game).map(|total| total.to_string());
    let said = match of {
        Match::First => words.get(Word::MatchFirst).into(),
        Match::Second { .. } => {
            words.say(Word::MatchSecond, &[&names[0], &black, &names[1], &white])
        }
    };
    let more = match of.outcome(game) {
        Some(Outcome::Won(winner)) => words.say(Word::MatchWon, &[&names[winner as usize]]),
        Some(Outcome::Drawn) => words.get(Word::MatchDrawn).into(),
        None if of.next(game).is_some() => words.get(Word::MatchGoesOn).into(),
        None => return said,
    };
    words.sentences(&[said, more])
}
