//! Ren: every stone is tried, and every answer where that matters.

use super::expect_firsts;
use crate::oracle::ren::{Kind, NaiveRen, index};
use goishi::board::{Color, Point};
use goishi::record::puzzle::{Puzzle, Theme};

pub fn prove(puzzle: &Puzzle) -> Result<(), String> {
    let game = game(puzzle);
    let size = game.size;
    let is_right: &dyn Fn(&Try) -> bool = match puzzle.theme {
        Theme::BestScore => &|tried| tried.gain == best(&game),
        Theme::SafeScore => &|tried| tried.gain > 0 && best(&tried.next) == 0,
        Theme::Nibai => &|tried| tried.next.niban.is_some(),
        Theme::StopNine => &|tried| !has_nine(&tried.next),
        _ if has_nine(&game) => &|tried| is_nine(&tried.next),
        _ => &|tried| tries(&tried.next).iter().all(|reply| has_nine(&reply.next)),
    };
    let right: Vec<Point> = tries(&game)
        .into_iter()
        .filter(|tried| is_right(tried))
        .map(|tried| Point::new((tried.at / size) as u8, (tried.at % size) as u8))
        .collect();
    expect_firsts(puzzle, &right)
}

fn game(puzzle: &Puzzle) -> NaiveRen {
    let (setup, size) = (&puzzle.setup, usize::from(puzzle.rules.size()));
    let place = |at: Point| usize::from(at.row) * size + usize::from(at.col);
    let mut game = NaiveRen::new(size, 3, None);
    for at in setup.board.points() {
        game.cells[place(at)] = match setup.board.get(at) {
            Some(Color::Black) => 'x',
            Some(Color::White) => 'o',
            None => '.',
        };
    }
    game.to_move = if setup.to_move == Color::Black { 'x' } else { 'o' };
    game.weak = setup.weak.iter().map(|&at| place(at)).collect();
    game.rui = setup.rui.into();
    game
}

struct Try {
    at: usize,
    gain: usize,
    next: NaiveRen,
}

fn tries(game: &NaiveRen) -> Vec<Try> {
    let stones = (0..game.cells.len()).filter(|&at| game.refusal(at).is_none());
    stones
        .map(|at| {
            let mut next = game.clone();
            next.play(at);
            let own = index(game.to_move);
            let gain = if is_nine(&next) { 1000 } else { next.score[own] - game.score[own] };
            Try { at, gain, next }
        })
        .collect()
}

fn is_nine(game: &NaiveRen) -> bool {
    game.groups.iter().any(|group| group.kind == Kind::Box9)
}

fn has_nine(game: &NaiveRen) -> bool {
    tries(game).iter().any(|tried| is_nine(&tried.next))
}

/// The most points that one stone scores.
fn best(game: &NaiveRen) -> usize {
    tries(game).iter().map(|tried| tried.gain).max().unwrap_or(0)
}
