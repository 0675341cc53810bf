//! What happened last in Rin, turn by turn: both stones of the last turn and all that they filled and killed, until the next turn ends.

use super::Model;
use crate::board::{Color, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::rin::Rin;
use crate::rules::{Move, Rules, Status};

/// A stone of the last turns.
#[derive(Clone, Copy, Debug)]
pub struct LateStone<'a> {
    /// The point.
    pub at: Point,
    /// Who put it.
    pub color: Color,
    /// Its number in its turn, from 1 on.
    pub number: u16,
    /// The position after it, which knows what it filled and killed.
    pub after: &'a Rin,
}

/// The stones of the turn that ended last and of the one that goes on, the first one first; none but in Rin.
pub fn late_stones(model: &Model) -> Vec<LateStone<'_>> {
    let turns = match model.game() {
        AnyGame::Rin(game) if goes_on(game) => 2,
        AnyGame::Rin(_) => 1,
        _ => 0,
    };
    let mut turns = last_turns(model, turns);
    turns.reverse();
    turns.concat()
}

fn goes_on(game: &Rin) -> bool {
    game.status() == Status::Ongoing && game.is_second_stone_due()
}

/// So many last turns, the last one first.
fn last_turns(model: &Model, count: usize) -> Vec<Vec<LateStone<'_>>> {
    let (line, positions) = (model.line(), model.game.positions());
    let mut turns: Vec<Vec<LateStone>> = Vec::new();
    for ply in (0..model.shown()).rev() {
        let Move::Stone(at) = line[ply] else { continue };
        let (AnyGame::Rin(before), AnyGame::Rin(after)) = (&positions[ply], &positions[ply + 1])
        else {
            break;
        };
        let color = before.color_to_move().unwrap_or(Color::Black);
        let is_second = before.is_second_stone_due();
        let stone = LateStone { at, color, number: 1 + u16::from(is_second), after };
        if is_second || turns.last().is_none_or(|turn| turn[0].number == 1) {
            if turns.len() == count {
                break;
            }
            turns.push(vec![stone]);
        } else if let Some(turn) = turns.last_mut() {
            turn.insert(0, stone);
        }
    }
    turns
}

/// What holds of a point after the last turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// It was filled.
    Filled,
    /// A stone was killed on it.
    Killed,
    /// The stone with this number of its turn was put on it.
    Put(u16),
}

/// What happened on each point last.
pub fn happened(model: &Model) -> Vec<(Point, Happened)> {
    let mut all: Vec<(Point, Happened)> = Vec::new();
    for stone in late_stones(model) {
        let filled = stone.after.filled().iter().map(|&at| {
            let is_killed = stone.after.killed().contains(&at);
            (at, if is_killed { Happened::Killed } else { Happened::Filled })
        });
        for (at, what) in filled.chain([(stone.at, Happened::Put(stone.number))]) {
            all.retain(|(other, _)| *other != at);
            all.push((at, what));
        }
    }
    all
}
