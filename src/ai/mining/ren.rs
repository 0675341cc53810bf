//! Problems of Ren: scores, safe scores, captures with a second stone, nine in a box.

use super::{Find, Lines, self_play};
use crate::ai::{Player, Random};
use crate::board::{Color, Point};
use crate::record::puzzle::Theme;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::ren::{Options, Ren};
use crate::rules::{Ending, Move, Rules, Setup, Status};

/// What a nine in a box counts for here: more than any other stone can score.
const NINE: u16 = 1000;
/// So many stones may be right.
const MOST_RIGHT: usize = 2;
/// So many wrong stones are told about.
const MOST_WRONG: usize = 2;

/// The problems of one game, at most one of each theme.
pub fn dig(options: Options, random: &mut Random) -> Vec<Find> {
    let rules = RuleSet::Ren(options);
    let mut start = rules.start();
    for _ in 0..2 + random.below(3) {
        if let Some(mv @ Move::Stone(_)) = random.choose(&start) {
            start.play_unchecked(mv);
        }
    }
    let mut positions = self_play::positions(rules, start, random);
    random.shuffle(&mut positions);
    let mut finds: Vec<Find> = Vec::new();
    for game in &positions {
        let AnyGame::Ren(game) = game else { continue };
        for find in find(game) {
            if !finds.iter().any(|other| other.puzzle.theme == find.puzzle.theme) {
                finds.push(find);
            }
        }
    }
    finds
}

/// The problems in this position.
pub fn find(game: &Ren) -> Vec<Find> {
    let Some(me) = game.color_to_move() else { return Vec::new() };
    let tries = tries(game);
    if tries.iter().any(|tried| tried.gain >= NINE) {
        return nine_now(game, &tries).into_iter().collect();
    }
    if threatens_nine(game) {
        return stop_nine(game, &tries).into_iter().collect();
    }
    let finds = [best(game, &tries), safe(game, &tries), nibai(game, &tries), nine_next(game, me)];
    finds.into_iter().flatten().collect()
}

/// A stone and what it does.
pub struct Try {
    pub at: Point,
    /// What it scores.
    pub gain: u16,
    /// The game after it.
    pub next: Ren,
}

/// All stones of the player to move.
pub fn tries(game: &Ren) -> Vec<Try> {
    let Some(me) = game.color_to_move() else { return Vec::new() };
    let stones = game.board().points().filter(|&at| game.check(Move::Stone(at)).is_ok());
    stones
        .map(|at| {
            let mut next = game.clone();
            next.play_unchecked(Move::Stone(at));
            let gain = if is_nine(&next) { NINE } else { next.score(me) - game.score(me) };
            Try { at, gain, next }
        })
        .collect()
}

fn is_nine(game: &Ren) -> bool {
    matches!(game.status(), Status::Won { by: Ending::Nine, .. })
}

/// The stone that scores most, if one scores.
fn best_gain(game: &Ren) -> Option<(Point, u16)> {
    let gains = tries(game).into_iter().filter(|tried| tried.gain > 0);
    gains.max_by_key(|tried| tried.gain).map(|tried| (tried.at, tried.gain))
}

fn nine_of(game: &Ren) -> Option<Point> {
    tries(game).into_iter().find(|tried| tried.gain == NINE).map(|tried| tried.at)
}

/// Whether the other player would win by nine if nothing were done.
fn threatens_nine(game: &Ren) -> bool {
    let mut passed = game.clone();
    passed.play(Move::Pass).is_ok() && nine_of(&passed).is_some()
}

/// The most points in one move.
fn best(game: &Ren, tries: &[Try]) -> Option<Find> {
    let best = tries.iter().map(|tried| tried.gain).max().filter(|&gain| gain >= 2)?;
    let right: Vec<&Try> = tries.iter().filter(|tried| tried.gain == best).collect();
    let mut others: Vec<&Try> = tries.iter().filter(|t| (1..best).contains(&t.gain)).collect();
    if right.len() > MOST_RIGHT || others.len() < 2 {
        return None;
    }
    others.sort_by_key(|tried| best - tried.gain);
    let wrong = others.iter().take(MOST_WRONG).map(|tried| vec![tried.at]).collect();
    let right = right.iter().map(|tried| vec![tried.at]).collect();
    Some(made(Theme::BestScore, game, Lines { right, wrong }, others.len()))
}

/// A score to which the opponent has no score as an answer.
fn safe(game: &Ren, tries: &[Try]) -> Option<Find> {
    let scoring = tries.iter().filter(|tried| tried.gain > 0);
    let judged: Vec<(&Try, Option<(Point, u16)>)> =
        scoring.map(|tried| (tried, best_gain(&tried.next))).collect();
    let right: Vec<Vec<Point>> =
        judged.iter().filter(|(_, reply)| reply.is_none()).map(|(t, _)| vec![t.at]).collect();
    let wrong: Vec<Vec<Point>> =
        judged.iter().filter_map(|(t, reply)| Some(vec![t.at, reply.as_ref()?.0])).collect();
    let is_good = (1..=MOST_RIGHT).contains(&right.len()) && wrong.len() >= 2;
    let tempting = wrong.len();
    let wrong = wrong.into_iter().take(MOST_WRONG).collect();
    is_good.then(|| made(Theme::SafeScore, game, Lines { right, wrong }, tempting))
}

/// A capture that puts a second stone.
fn nibai(game: &Ren, tries: &[Try]) -> Option<Find> {
    let is_nibai = |tried: &&Try| tried.next.niban().is_some();
    let right: Vec<Vec<Point>> = tries.iter().filter(is_nibai).map(|t| vec![t.at]).collect();
    let is_other = |tried: &&Try| {
        tried.next.niban().is_none() && (tried.gain > 0 || !tried.next.captured().is_empty())
    };
    let mut others: Vec<&Try> = tries.iter().filter(is_other).collect();
    if !(1..=MOST_RIGHT).contains(&right.len()) || others.is_empty() {
        return None;
    }
    others.sort_by_key(|tried| tried.next.captured().is_empty());
    let wrong = others.iter().take(MOST_WRONG).map(|tried| vec![tried.at]).collect();
    Some(made(Theme::Nibai, game, Lines { right, wrong }, others.len()))
}

/// Nine in a box at once.
fn nine_now(game: &Ren, tries: &[Try]) -> Option<Find> {
    let right: Vec<&Try> = tries.iter().filter(|tried| tried.gain == NINE).collect();
    let mut others: Vec<&Try> = tries.iter().filter(|t| (1..NINE).contains(&t.gain)).collect();
    // A box with one empty square is plain to see: only a capture or a replaced stone makes a problem of it.
    let is_hidden = |t: &&Try| t.next.replaced().is_some() || t.next.niban().is_some();
    let is_plain = !right.iter().any(is_hidden);
    if right.len() > MOST_RIGHT || others.is_empty() || is_plain && others.len() < 3 {
        return None;
    }
    others.sort_by_key(|tried| NINE - tried.gain);
    let wrong = others.iter().take(MOST_WRONG).map(|tried| vec![tried.at]).collect();
    let right = right.iter().map(|tried| vec![tried.at]).collect();
    Some(made(Theme::Nine, game, Lines { right, wrong }, others.len()))
}

/// Nine in a box in two moves, whatever the opponent does.
fn nine_next(game: &Ren, me: Color) -> Option<Find> {
    let mut threats: Vec<Try> = tries(game)
        .into_iter()
        .filter(|tried| tried.next.status() == Status::Ongoing && threatens_nine(&tried.next))
        .collect();
    let mut right = Vec::new();
    let mut wrong = Vec::new();
    for tried in &threats {
        match stopped(&tried.next) {
            Some(reply) => wrong.push(vec![tried.at, reply]),
            None => right.push(line_to_nine(tried, me)?),
        }
    }
    threats.clear();
    let is_good = (1..=MOST_RIGHT).contains(&right.len()) && !wrong.is_empty();
    let tempting = wrong.len();
    wrong.truncate(MOST_WRONG);
    is_good.then(|| made(Theme::Nine, game, Lines { right, wrong }, tempting))
}

/// An answer after which the other player has no nine at once.
fn stopped(game: &Ren) -> Option<Point> {
    let mut replies = tries(game).into_iter();
    let stop = replies.find(|r| {
        is_nine(&r.next) || r.next.status() != Status::Ongoing || nine_of(&r.next).is_none()
    });
    stop.map(|reply| reply.at)
}

/// A stone, an answer that fills what it threatens, and the nine.
fn line_to_nine(tried: &Try, me: Color) -> Option<Vec<Point>> {
    let mut passed = tried.next.clone();
    passed.play(Move::Pass).ok()?;
    let threat = nine_of(&passed)?;
    let reply = tries(&tried.next).into_iter().find(|reply| reply.at == threat);
    let reply = reply.or_else(|| tries(&tried.next).into_iter().next())?;
    debug_assert_eq!(reply.next.color_to_move(), Some(me));
    Some(vec![tried.at, reply.at, nine_of(&reply.next)?])
}

/// The only stones that stop nine in a box.
fn stop_nine(game: &Ren, tries: &[Try]) -> Option<Find> {
    let mut right = Vec::new();
    let mut wrong: Vec<(bool, Vec<Point>)> = Vec::new();
    for tried in tries {
        match nine_of(&tried.next) {
            None => right.push(vec![tried.at]),
            Some(nine) => {
                let near =
                    tried.at.row.abs_diff(nine.row).max(tried.at.col.abs_diff(nine.col)) <= 2;
                if near || tried.gain > 0 {
                    wrong.push((tried.gain == 0, vec![tried.at, nine]));
                }
            }
        }
    }
    wrong.sort();
    let is_good = (1..=MOST_RIGHT).contains(&right.len()) && wrong.len() >= 2;
    let tempting = wrong.iter().filter(|(is_dull, _)| !is_dull).count() + 1;
    let wrong = wrong.into_iter().take(MOST_WRONG).map(|(_, line)| line).collect();
    is_good.then(|| made(Theme::StopNine, game, Lines { right, wrong }, tempting))
}

fn made(theme: Theme, game: &Ren, lines: Lines, tempting: usize) -> Find {
    let to_move = game.color_to_move().unwrap_or(Color::Black);
    let (weak, rui) = (game.replaceable().to_vec(), game.rui_count());
    let is_usual = weak.is_empty();
    let setup =
        Setup { weak, rui: if is_usual { 0 } else { rui }, ..Setup::new(*game.board(), to_move) };
    Find::new(theme, RuleSet::Ren(game.options()), setup, lines, tempting)
}
