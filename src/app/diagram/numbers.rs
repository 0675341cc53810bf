//! The numbers on stones.

use super::{Mark, Model, Sign};
use crate::board::Color;
use crate::rules::Move;

/// The numbers of the stones of a proposal of three or more, while it is not complete.
pub fn proposed(model: &Model) -> Vec<Mark> {
    let is_long = model.game().proposal_size().is_some_and(|size| size > 2);
    let proposed = model.game.intent.proposed.iter().filter(|_| is_long);
    let numbered = proposed.zip(1..).map(|(&at, number)| {
        let (x, y) = model.layout().center(at);
        Mark { x, y, sign: Sign::Number(number), on: Some(Color::Black) }
    });
    numbered.collect()
}

/// The fifths that were proposed and not kept, as magazines print them: letters on the points, as long as these are empty.
pub fn not_kept(model: &Model) -> Vec<Mark> {
    let line = &model.line()[..model.shown()];
    let others = line.windows(2).find_map(|pair| match *pair {
        [Move::Propose(stones), Move::Stone(kept)] => Some((stones, kept)),
        _ => None,
    });
    let Some((stones, kept)) = others else { return Vec::new() };
    let points = stones.points().iter().filter(|&&at| at != kept);
    let lettered = points.zip('A'..).filter(|(at, _)| model.game().board().get(**at).is_none());
    let mark = |(&at, letter)| {
        let (x, y) = model.layout().center(at);
        Mark { x, y, sign: Sign::Letter(letter), on: None }
    };
    lettered.map(mark).collect()
}

/// Numbers every stone that has room for it. Those on stones of one colour come together: to change the ink takes
/// longer than to write a number.
pub fn add(model: &Model, marks: &mut Vec<Mark>) {
    let last = model.last_stone();
    let mut numbers = [Vec::new(), Vec::new()];
    let figure = model.view.figure;
    let numbered = model.game.numbers.on_board().iter();
    for &(at, number) in numbered.filter(|(_, number)| figure.shows_number(*number)) {
        let (x, y) = model.layout().center(at);
        if marks.iter().any(|mark| mark.x == x && mark.y == y && mark.sign.fills_the_stone()) {
            continue;
        }
        marks.retain(|mark| mark.x != x || mark.y != y || mark.sign != Sign::Atari);
        let sign = if last == Some(at) { Sign::LastNumber(number) } else { Sign::Number(number) };
        let on = model.game().board().get(at);
        numbers[usize::from(on == Some(Color::White))].push(Mark { x, y, sign, on });
    }
    numbers.iter_mut().for_each(|numbers| marks.append(numbers));
}
