//! The course of a game that is reviewed: its positions, and its moves turn by turn.

use super::{Judgement, Mark, Turn};
use crate::ai::protocol::{Spot, Token};
use crate::ai::{Score, WHOLE};
use crate::board::{Color, Seat};
use crate::record::Record;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{Move, Phase};
use std::ops::Range;

/// The course of a game.
pub struct Course {
    rules: RuleSet,
    moves: Vec<Move>,
    positions: Vec<AnyGame>,
    turns: Vec<Range<usize>>,
    /// Of each move, whether the text that the game was read from did not have it.
    made_up: Vec<bool>,
}

impl Course {
    /// The course of the game of `record`.
    pub fn new(record: &Record) -> Self {
        let (rules, moves) = (record.rules(), record.line());
        let mut positions = vec![record.start().clone()];
        for (ply, &mv) in moves.iter().enumerate() {
            let mut next = positions[ply].clone();
            next.play_unchecked(mv);
            positions.push(next);
        }
        let nodes = record.line_nodes();
        let made_up = nodes.into_iter().skip(1).map(|node| record.is_made_up(node)).collect();
        let turns = turns(&moves, &positions);
        Self { rules, moves, positions, turns, made_up }
    }

    /// The moves of each turn.
    pub fn turns(&self) -> &[Range<usize>] {
        &self.turns
    }

    /// The moves of a turn.
    pub fn moves(&self, plies: &Range<usize>) -> &[Move] {
        &self.moves[plies.clone()]
    }

    /// The position after so many moves.
    pub fn position(&self, ply: usize) -> &AnyGame {
        &self.positions[ply]
    }

    /// The positions to be judged: the start of every turn, and the end of the game.
    pub fn spots(&self) -> Vec<Spot> {
        let starts = self.turns.iter().map(|plies| plies.start).chain([self.moves.len()]);
        starts.map(|ply| Spot { ply, then: Vec::new() }).collect()
    }

    /// The position to which `instead` leads in place of a turn.
    pub fn spot_after(&self, plies: &Range<usize>, instead: &[Move]) -> Spot {
        let then = instead.iter().take(plies.len()).map(|&mv| Token::of(mv, self.rules));
        Spot { ply: plies.start, then: then.collect() }
    }

    /// The colour that makes a turn.
    pub fn color(&self, plies: &Range<usize>) -> Color {
        who(self.position(plies.start), self.moves[plies.start])
    }

    /// Whether a turn is play, and not a resignation or the like.
    pub fn is_play(&self, plies: &Range<usize>) -> bool {
        self.moves(plies).iter().all(|&mv| stone_of(mv).is_play())
    }

    /// A turn as it is judged by the positions before and after it, and by the one that would have come `instead` of the latter.
    pub(super) fn judge(
        &self,
        number: usize,
        [before, after]: [&Judgement; 2],
        instead: Option<&Judgement>,
    ) -> Turn {
        let plies = self.turns[number].clone();
        let better = if self.made_up[plies.start] { &[][..] } else { &before.line };
        let mut turn = Turn {
            color: self.color(&plies),
            mark: Mark::Fine,
            cost: None,
            better: better.to_vec(),
            refutation: Vec::new(),
            standing: after.standing,
            plies,
        };
        if self.is_judged(&turn.plies) && !self.is_same(&turn.plies, &before.line) {
            let had = instead.filter(|_| !is_won(before, turn.color)).unwrap_or(before);
            (turn.mark, turn.cost) = self.mark(&turn, had, after);
        }
        let is_lost = matches!(after.standing.score(turn.color), Score::Loss(_));
        if turn.mark != Mark::Fine && is_lost {
            turn.refutation.clone_from(&after.line);
        }
        turn
    }

    /// The mark of a turn after which the game stands as in `has`, where it could have stood as in `had`, and its cost in stones.
    pub fn mark(&self, turn: &Turn, had: &Judgement, has: &Judgement) -> (Mark, Option<u16>) {
        if let Some((could, does)) = had.lead.zip(has.lead) {
            let lost = if turn.color == Color::Black { could - does } else { does - could };
            let (lost, size) = (lost.max(0) as u16, u16::from(self.rules.size()));
            let mark = Mark::of_stones(lost, size * size);
            return (mark, (mark != Mark::Fine).then_some(lost));
        }
        let (plies, before) = (&turn.plies, self.position(turn.plies.start));
        let Some(seat) = before.to_move() else { return (Mark::Fine, None) };
        let (wanted, got) = (color_after(before, seat, &turn.better), self.got(plies, seat));
        (Mark::of(had.standing.share(wanted), has.standing.share(got)), None)
    }

    /// The colour that a person has after a turn.
    fn got(&self, plies: &Range<usize>, seat: Seat) -> Color {
        self.position(plies.end).color_of(seat)
    }

    /// Whether the turn is the beginning of `line`; the two stones of a turn have no order.
    fn is_same(&self, plies: &Range<usize>, line: &[Move]) -> bool {
        let played: Vec<Move> = self.moves(plies).iter().map(|&mv| stone_of(mv)).collect();
        line.is_empty() || is_same_turn(&played, line)
    }

    /// Whether a turn is marked. What leads to a choice of colours shall be even, a resignation is no play, and what a program has
    /// made up is nobody's.
    fn is_judged(&self, plies: &Range<usize>) -> bool {
        let before = self.position(plies.start);
        let is_even = match before {
            AnyGame::Renju(renju) => {
                let leads = matches!(before.phase(), Phase::Opening | Phase::Declaration);
                leads && renju.awaits_colour_choice()
            }
            AnyGame::Ren(_) | AnyGame::Rin(_) => false,
        };
        self.is_play(plies) && !is_even && !self.made_up[plies.start]
    }
}

/// Whether `line` begins with these moves of one turn, in any order.
pub fn is_same_turn(played: &[Move], line: &[Move]) -> bool {
    let first = &line[..played.len().min(line.len())];
    played.len() == first.len() && played.iter().all(|mv| first.contains(mv))
}

fn is_won(judgement: &Judgement, color: Color) -> bool {
    judgement.lead.is_none() && judgement.standing.share(color) == WHOLE
}

/// The moves of each turn: two stones of one player are one, and all else is a turn of its own.
fn turns(moves: &[Move], positions: &[AnyGame]) -> Vec<Range<usize>> {
    let mut turns: Vec<Range<usize>> = Vec::new();
    for (ply, &mv) in moves.iter().enumerate() {
        match turns.last_mut() {
            Some(last) if goes_on(&positions[ply], mv) => last.end = ply + 1,
            _ => turns.push(ply..ply + 1),
        }
    }
    turns
}

/// Whether `mv` is the second stone of a turn in `game`.
fn goes_on(game: &AnyGame, mv: Move) -> bool {
    matches!(game, AnyGame::Rin(rin) if rin.is_second_stone_due()) && matches!(mv, Move::Stone(_))
}

/// The colour that made the move. A player who resigns or claims need not be the one to move.
pub fn who(game: &AnyGame, mv: Move) -> Color {
    match mv {
        Move::Resign(Some(color)) | Move::Time(Some(color)) | Move::Claim(color) => color,
        _ => game.color_to_move().unwrap_or(Color::Black),
    }
}

/// The move without the offer that goes with it.
const fn stone_of(mv: Move) -> Move {
    match mv {
        Move::StoneOffer(at) => Move::Stone(at),
        Move::PassOffer => Move::Pass,
        mv => mv,
    }
}

/// The colour of this person once `line` has begun.
fn color_after(game: &AnyGame, seat: Seat, line: &[Move]) -> Color {
    let color = game.color_of(seat);
    if line.first() == Some(&Move::Swap) { color.other() } else { color }
}
