//! What is seen on the board that does not lie there: the moves of a line that is looked at, and a mistake that is learned from.

use super::lesson::Stage;
use super::opponent::analysis::line_of;
use super::thoughts::REFUTATION;
use super::{Model, text};
use crate::ai::review::Mark;
use crate::board::{Color, Point};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use crate::rules::rin::Rin;

/// A line shows no more stones than this: with more of them nobody sees the first.
const MOST_STONES: usize = 12;

/// A stone that does not lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The point.
    pub at: Point,
    /// The colour of the stone.
    pub color: Color,
    /// Why it is seen.
    pub role: Role,
}

/// Why a stone is seen that does not lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It was played, and deserves this mark.
    Played(Mark),
    /// It is tried instead.
    Tried,
    /// It is the stone with this number in a line.
    Step(u16),
    /// A ring that the stone under the mouse would close fills its point.
    Filled,
    /// A stone on its point would be killed by that.
    Killed,
}

/// All such stones, one on a point.
pub fn overlay(model: &Model) -> Vec<Thought> {
    let mut seen: Vec<Thought> = Vec::new();
    if model.view.printing {
        return seen;
    }
    if let Some((lesson, turn)) = model.lesson() {
        let played = &model.game.played()[turn.plies.clone()];
        let tried: &[Move] = match &lesson.stage {
            Stage::Question | Stage::Solution => &[],
            Stage::Trying(tried) | Stage::Judging(tried) | Stage::Tried(tried, _) => tried,
        };
        let before = model.game();
        if model.opponent.preview == Some(REFUTATION) {
            add(&mut seen, before, played, |_| Role::Played(turn.mark));
            let after = &model.game.played_positions()[turn.plies.end];
            add(&mut seen, after, model.refutation(), Role::Step);
        } else {
            add(&mut seen, before, tried, |_| Role::Tried);
            add(&mut seen, before, model.lesson_line().unwrap_or_default(), Role::Step);
            add(&mut seen, before, played, |_| Role::Played(turn.mark));
        }
    } else if let Some(line) = model.opponent.preview.and_then(|line| line_of(model, line)) {
        add(&mut seen, &model.thought_about(), line, Role::Step);
    } else if let Some(ahead) = model.pointed().and_then(|at| model.ring_ahead(at)) {
        seen.extend(ring(model, &ahead));
    }
    seen
}

/// What a ring would fill that is closed in `ahead`.
fn ring(model: &Model, ahead: &Rin) -> Vec<Thought> {
    let mover = model.game().color_to_move().unwrap_or(Color::Black);
    let filled = ahead.filled().iter().map(|&at| match ahead.killed().contains(&at) {
        true => Thought { at, color: mover.other(), role: Role::Killed },
        false => Thought { at, color: mover, role: Role::Filled },
    });
    filled.collect()
}

/// Adds the stones of moves that go on from this position; what is seen already stays.
fn add(seen: &mut Vec<Thought>, from: &AnyGame, moves: &[Move], role: impl Fn(u16) -> Role) {
    let (mut game, mut number) = (from.clone(), 0);
    for &mv in moves.iter().take(MOST_STONES) {
        for at in points(mv) {
            number += 1;
            if seen.iter().all(|other| other.at != at) {
                seen.push(Thought { at, color: color(&game, mv), role: role(number) });
            }
        }
        game.play_unchecked(mv);
    }
}

/// The colour of the stones of a move: proposed stones are Black's.
fn color(game: &AnyGame, mv: Move) -> Color {
    if matches!(mv, Move::Propose(_)) { Color::Black } else { text::mover(game, mv) }
}

fn points(mv: Move) -> Vec<Point> {
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => vec![at],
        Move::Propose(stones) => stones.points().to_vec(),
        _ => Vec::new(),
    }
}
