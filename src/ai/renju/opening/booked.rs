//! Decisions of an opening for which the book is enough. Where it knows too little there is none, and the player
//! searches.

use super::{after, is_even};
use crate::ai::renju::book::{self, Judged, swap2};
use crate::ai::renju::{Law, needs_no_study, single};
use crate::ai::search::score;
use crate::ai::{Level, Random, Score, Task, Thought};
use crate::board::{Color, Point};
use crate::rules::renju::{Renju, Variant};
use crate::rules::{Move, Phase, Proposal, Rules};

/// From this level on a player knows the book by heart. The others only lay openings and name numbers by it: these are to be
/// fair, whoever plays.
const KNOWS: Level = Level::Five;

/// Stones that are laid may be so much less even than the best of them, in the units of the search.
const ABOUT_AS_EVEN: i32 = 12;

/// A decision, and its value for the player who decides.
type Decision = (Move, i32);

/// The decision that is due, if the book knows enough about it.
pub fn by_book(game: &Renju, task: &Task) -> Option<Thought> {
    let law = Law::of(game.variant());
    if law == Law::of(Variant::GomokuSwap2) {
        return even_stone(game, task);
    }
    if law != Law::of(Variant::Rif) {
        return None;
    }
    let knows = task.level >= KNOWS;
    let (mv, value) = match game.phase() {
        Phase::Declaration => declare(game, task),
        Phase::Opening if game.awaits_colour_choice() => lay(game, task),
        Phase::ColourChoice if knows => colours(game, task),
        Phase::Branch if knows => branch(game, task),
        Phase::Opening | Phase::Fourth if knows => best_stone(game, task),
        Phase::Fifths if knows && needs_no_study(game) => best_stone(game, task),
        Phase::Fifths if knows => propose(game, task),
        Phase::FifthChoice if knows => keep(game, task),
        _ => None,
    }?;
    Some(single(mv, score(value)))
}

/// A stone of Swap2 that leads to an even position, by chance, if one is due.
fn even_stone(game: &Renju, task: &Task) -> Option<Thought> {
    let color = game.color_to_move().filter(|_| game.awaits_colour_choice())?;
    let mut stones = swap2::next_stones(game.board(), color);
    Random::new(task.seed).shuffle(&mut stones);
    let is_wanted = |mv: &Move| game.check(*mv).is_ok() && !task.except.contains(mv);
    let mv = stones.into_iter().map(Move::Stone).find(is_wanted)?;
    Some(single(mv, Score::Open(0)))
}

/// The stones that the book knows for the next move, the best first, as far as they are legal and wanted.
fn next_stones(game: &Renju, task: &Task) -> Vec<Judged> {
    let known = book::find(game.board()).map_or(Vec::new(), |entry| entry.next());
    let is_wanted = |mv: Move| game.check(mv).is_ok() && !task.except.contains(&mv);
    known.into_iter().filter(|stone| is_wanted(Move::Stone(stone.at))).collect()
}

/// The value for Black of a game in which the colours are settled: White puts the fourth stone that is best against as many
/// fifths as there will be, and keeps the worst of them.
fn value_for_black(game: &Renju) -> Option<i32> {
    let entry = book::find(game.board())?;
    if let Some(size) = game.proposal_size() {
        return entry.next().get(size - 1).map(|worst| worst.value);
    }
    let is_fourth = game.color_to_move() == Some(Color::White) && !game.awaits_colour_choice();
    let fourths = if is_fourth { entry.next() } else { Vec::new() };
    let values = fourths.iter().filter_map(|it| value_for_black(&after(game, Move::Stone(it.at))?));
    Some(values.min().unwrap_or_else(|| entry.value()))
}

/// How far from even a game is after the next choice that somebody makes in it.
fn unevenness(game: &Renju) -> Option<i32> {
    match game.phase() {
        Phase::Declaration => Some(even_number(game, &Task::BEST)?.1),
        Phase::ColourChoice | Phase::Branch => {
            let kept = after(game, Move::Stay).filter(|it| !it.awaits_colour_choice());
            let value = match kept {
                Some(kept) => value_for_black(&kept)?,
                None => book::find(game.board())?.value(),
            };
            Some(value.abs())
        }
        _ => None,
    }
}

/// One of the stones that leave both colours the most equal chances. The most even fourth stones are all in the book; of
/// fifths only the best are, so another one may be more even.
fn lay(game: &Renju, task: &Task) -> Option<Decision> {
    let uneven =
        |stone: Judged| Some((unevenness(&after(game, Move::Stone(stone.at))?)?, stone.at));
    let stones: Vec<(i32, Point)> =
        next_stones(game, task).into_iter().filter_map(uneven).collect();
    let is_fourth = game.color_to_move() == Some(Color::White);
    let least = stones.iter().map(|&(uneven, _)| uneven).min();
    let least = least.filter(|&it| is_fourth || is_even(it))?;
    let mut good: Vec<_> =
        stones.into_iter().filter(|&(uneven, _)| uneven <= least + ABOUT_AS_EVEN).collect();
    Random::new(task.seed).shuffle(&mut good);
    good.first().map(|&(uneven, at)| (Move::Stone(at), -uneven))
}

/// The number of fifths with which both colours have the most equal chances, and how far from even these are.
fn even_number(game: &Renju, task: &Task) -> Option<(u8, i32)> {
    let kept = |number| after(&after(game, Move::Declare(number))?, Move::Stay);
    let uneven = |number| Some((number, value_for_black(&kept(number)?)?.abs()));
    let numbers =
        (1..=game.most_to_declare()?).filter(|&it| !task.except.contains(&Move::Declare(it)));
    numbers.filter_map(uneven).min_by_key(|&(_, uneven)| uneven)
}

fn declare(game: &Renju, task: &Task) -> Option<Decision> {
    let (number, uneven) = even_number(game, task)?;
    Some((Move::Declare(number), -uneven))
}

/// The better colour. Where a stone is laid before another choice, it is the one that does not lay it, unless an
/// even one is known: then it does not matter.
fn colours(game: &Renju, task: &Task) -> Option<Decision> {
    let stays = after(game, Move::Stay)?;
    let (swaps, value) = if stays.awaits_colour_choice() {
        let laid = lay(&stays, &Task { except: &[], ..*task });
        let is_known = laid.is_some_and(|(_, value)| is_even(value));
        book::find(game.board())?;
        (!is_known || Random::new(task.seed).below(2) == 0, 0)
    } else {
        let black = value_for_black(&stays)?;
        let mine = if game.person_to_move()? == Color::Black { black } else { -black };
        (mine < 0, mine.abs())
    };
    let [better, worse] = if swaps { [Move::Swap, Move::Stay] } else { [Move::Stay, Move::Swap] };
    let choice = [(better, value), (worse, -value)];
    choice.into_iter().find(|(mv, _)| !task.except.contains(mv))
}

/// The proposal if even the worst of its stones is good for Black, or else the better colour.
fn branch(game: &Renju, task: &Task) -> Option<Decision> {
    match propose(game, task) {
        Some((mv, value)) if value > 0 => Some((mv, value)),
        _ => colours(game, task),
    }
}

/// The best stone of a game in which the colours are settled.
fn best_stone(game: &Renju, task: &Task) -> Option<Decision> {
    let color = game.color_to_move()?;
    let value = |at| {
        let black = value_for_black(&after(game, Move::Stone(at))?)?;
        Some(if color == Color::Black { black } else { -black })
    };
    let stones = next_stones(game, task).into_iter();
    let judged = stones.filter_map(|it| Some((Move::Stone(it.at), value(it.at)?)));
    judged.rev().max_by_key(|&(_, value)| value)
}

/// The best fifths. White keeps the worst one, so its value counts.
fn propose(game: &Renju, task: &Task) -> Option<Decision> {
    let size = game.proposal_size()?;
    let stones = book::find(game.board())?.next();
    let proposals = (size..=stones.len()).filter_map(|last| {
        let chosen = stones[..size - 1].iter().chain(&stones[last - 1..last]);
        let points: Vec<Point> = chosen.map(|stone| stone.at).collect();
        Some((Move::Propose(Proposal::new(&points)?), stones[last - 1].value))
    });
    let is_wanted = |mv: &Move| game.check(*mv).is_ok() && !task.except.contains(mv);
    proposals.into_iter().find(|(mv, _)| is_wanted(mv))
}

/// The proposed stone that is worst for Black, if all of them are known.
fn keep(game: &Renju, task: &Task) -> Option<Decision> {
    let known = book::find(game.board())?.next();
    let judged: Option<Vec<Judged>> =
        game.proposed().iter().map(|&at| known.iter().find(|it| it.at == at).copied()).collect();
    let stones = judged?.into_iter().map(|it| (Move::Stone(it.at), -it.value));
    stones.filter(|(mv, _)| !task.except.contains(mv)).max_by_key(|&(_, value)| value)
}
