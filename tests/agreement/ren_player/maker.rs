//! Makes puzzles: positions of played games in which the naive judge sees what must be done.

use crate::oracle::ren::{NaiveRen, index};
use crate::ren::players::Style;
use goishi::ai::Random;
use goishi::rules::ren::{Lead, Options, Ren};
use goishi::rules::{Move, Rules, Status};

/// What must be done, and how many puzzles there are of it.
pub const KINDS: [(&str, usize); 3] = [("nine", 60), ("score", 70), ("defence", 70)];

/// A stone that scores so much, and does so much better than every other one, is clearly best.
const CLEARLY: i64 = 3;

/// What the other player may threaten meanwhile.
const SMALL: i64 = 1;

/// More than can ever be scored.
const GAME: i64 = 1_000;

/// A position before its last stone, that stone, and what should answer it.
pub struct Puzzle {
    pub rules: &'static str,
    pub before: NaiveRen,
    pub last: usize,
    pub kind: &'static str,
    pub answers: Vec<usize>,
}

impl Puzzle {
    /// A line of JSON.
    pub fn line(&self) -> String {
        let Self { rules, before, last, kind, answers } = self;
        let [black, white] = before.score;
        let to_move = before.to_move;
        format!(
            r#"{{"rules":"{rules}","board":"{before}","to_move":"{to_move}","scores":[{black},{white}],"last":{last},"kind":"{kind}","answers":{answers:?}}}"#
        )
    }
}

/// Always the same puzzles: at most one of a kind from a game.
pub fn make() -> Vec<Puzzle> {
    let mut random = Random::new(9);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let count = |puzzles: &[Puzzle], kind| puzzles.iter().filter(|p| p.kind == kind).count();
    for game in 0.. {
        if KINDS.iter().all(|&(kind, most)| count(&puzzles, kind) >= most) {
            break;
        }
        let style = [Style::Hugging, Style::Scoring, Style::Replacing][game % 3];
        for puzzle in play(Options::ALL[game % 8], style, &mut random) {
            let most = KINDS.iter().find(|kind| kind.0 == puzzle.kind).expect("a kind").1;
            if count(&puzzles, puzzle.kind) < most {
                puzzles.push(puzzle);
            }
        }
    }
    puzzles
}

/// The puzzles of one game, the first of each kind.
fn play(options: Options, style: Style, random: &mut Random) -> Vec<Puzzle> {
    let mut game = Ren::new(options);
    let lead = (options.lead == Lead::Six).then_some(6);
    let size = usize::from(options.size.points());
    let mut naive = NaiveRen::new(size, options.rui_limit.stones().into(), lead);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    while game.status() == Status::Ongoing {
        let before = naive.clone();
        let mv = style.choose(&game, random);
        game.play(mv).expect("a legal move");
        let Move::Stone(at) = mv else {
            naive.pass();
            continue;
        };
        let last = usize::from(at.row) * size + usize::from(at.col);
        naive.play(last);
        if naive.end.is_some() || naive.replaced.is_some() {
            continue;
        }
        if let Some((kind, answers)) =
            task(&naive).filter(|t| puzzles.iter().all(|p| p.kind != t.0))
        {
            puzzles.push(Puzzle { rules: options.id(), before, last, kind, answers });
        }
    }
    puzzles
}

/// What must be done in a position, if anything, and which moves do it.
fn task(naive: &NaiveRen) -> Option<(&'static str, Vec<usize>)> {
    let moves = stones(naive);
    let gains: Vec<i64> = moves.iter().map(|&at| gain(naive, at)).collect();
    let those = |wanted: &dyn Fn(i64) -> bool, values: &[i64]| -> Vec<usize> {
        moves.iter().zip(values).filter(|&(_, &value)| wanted(value)).map(|(&at, _)| at).collect()
    };
    let best = *gains.iter().max()?;
    if best == GAME {
        return Some(("nine", those(&|gain| gain == GAME, &gains)));
    }
    let danger = {
        let mut passed = naive.clone();
        passed.pass();
        best_gain(&passed)
    };
    if danger == GAME {
        let values: Vec<i64> = moves.iter().map(|&at| -best_reply(naive, at).1).collect();
        let safe = those(&|value| value > -GAME, &values);
        return (!safe.is_empty() && safe.len() <= 8).then_some(("defence", safe));
    }
    if best < CLEARLY || danger > SMALL {
        return None;
    }
    let empty = naive.cells.iter().filter(|&&cell| cell == '.').count();
    let [black, white] = naive.score;
    let is_decided = black.abs_diff(white) > empty;
    let at = clearly_best(naive, &moves).filter(|_| !is_decided)?;
    Some(("score", vec![at]))
}

/// The stone that is [`CLEARLY`] better than every other one, counting the answer and the stone after it too.
fn clearly_best(naive: &NaiveRen, moves: &[usize]) -> Option<usize> {
    let value = |&at: &usize| gain(naive, at) - best_reply(naive, at).1;
    let best = *moves.iter().max_by_key(|&at| value(at))?;
    let next = after(naive, best);
    let net = |&reply: &usize| gain(&next, reply) - best_gain(&after(&next, reply));
    let least = gain(naive, best) - stones(&next).iter().map(net).max()?;
    let is_worse = |&at: &usize| {
        let next = after(naive, at);
        // One answer is enough that keeps the others from being as good.
        let answers = [best, best_reply(naive, at).0];
        let mut legal = answers.iter().filter(|&&reply| next.refusal(reply).is_none());
        legal.any(|reply| {
            gain(naive, at) - gain(&next, *reply) + best_gain(&after(&next, *reply))
                <= least - CLEARLY
        })
    };
    let all_worse = moves.iter().filter(|&&at| at != best).all(is_worse);
    (all_worse && gain(naive, best) >= CLEARLY).then_some(best)
}

/// Where a stone may be put.
fn stones(naive: &NaiveRen) -> Vec<usize> {
    let empty = (0..naive.cells.len()).filter(|&at| naive.cells[at] == '.');
    empty.chain(naive.replaceable()).collect()
}

/// What a stone scores; the game, if it wins at once.
fn gain(naive: &NaiveRen, at: usize) -> i64 {
    let player = index(naive.to_move);
    let next = after(naive, at);
    match next.end {
        Some(end) if end.winner == Some(naive.to_move) => GAME,
        _ => next.score[player] as i64 - naive.score[player] as i64,
    }
}

/// The most that the next stone scores; nothing when the game is over.
fn best_gain(naive: &NaiveRen) -> i64 {
    if naive.end.is_some() {
        return 0;
    }
    stones(naive).into_iter().map(|at| gain(naive, at)).max().unwrap_or(0)
}

/// The answer to a stone that scores most, and what it scores.
fn best_reply(naive: &NaiveRen, at: usize) -> (usize, i64) {
    let next = after(naive, at);
    let replies = stones(&next).into_iter().map(|reply| (reply, gain(&next, reply)));
    replies.max_by_key(|reply| reply.1).unwrap_or((at, 0))
}

fn after(naive: &NaiveRen, at: usize) -> NaiveRen {
    let mut next = naive.clone();
    next.play(at);
    next
}
