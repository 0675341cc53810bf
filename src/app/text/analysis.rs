//! Sentences about a position and about a whole game, from what the computer players think of them.

use super::{color, color_inside, move_name, reason, the_person};
use crate::ai::protocol::Failure;
use crate::ai::review::{Mark, Review, Turn};
use crate::ai::{Score, Standing, WHOLE};
use crate::app::diagram::Worth;
use crate::app::numbers::is_counted;
use crate::app::opponent::{Advised, Shown};
use crate::app::words::{Word, Words};
use crate::app::{Model, review};
use crate::board::Color;
use crate::rules::catalog::RuleSet;
use crate::rules::{Move, Phase, Status};

/// Up to these it is even, slightly better and better; then somebody is winning.
const EVEN: i16 = 100;
const SLIGHT: i16 = 290;
const CLEAR: i16 = 800;

/// How a position stands: "Black is slightly better."
pub fn evaluation(words: &Words, rules: RuleSet, standing: Standing) -> String {
    let Some(leader) = standing.leader() else { return words.get(Word::EvalEven).into() };
    let who = color(words, leader);
    match standing.score(leader) {
        Score::Win(_) if matches!(rules, RuleSet::Rin(_)) => words.say(Word::EvalSure, &[who]),
        Score::Win(moves) => win(words, who, usize::from(moves), standing),
        Score::Open(..=EVEN) => words.get(Word::EvalEven).into(),
        Score::Open(..=SLIGHT) => words.say(Word::EvalSlightly, &[who]),
        Score::Open(..=CLEAR) => words.say(Word::EvalBetter, &[who]),
        Score::Open(_) | Score::Loss(_) => words.say(Word::EvalWinning, &[who]),
    }
}

/// A win by the last of so many moves of both players.
fn win(words: &Words, who: &str, moves: usize, standing: Standing) -> String {
    let word = match moves {
        0 | 1 => Word::EvalNext,
        _ if standing.by_fours => Word::EvalFours,
        _ => Word::EvalWinIn,
    };
    let counted = as_counted(words, moves);
    words.count(word, counted, &[who, &counted.to_string()])
}

/// Japanese and Chinese readers count the moves of both players until a win, others those of the winner alone.
pub fn as_counted(words: &Words, moves: usize) -> usize {
    match words.lang() {
        "ja" | "zh" => moves,
        _ => moves.div_ceil(2),
    }
}

/// The shares of both players: "Black 55%, White 45%".
pub fn shares(words: &Words, standing: Standing) -> String {
    let black = percent(standing.share(Color::Black));
    words.say(Word::EvalShares, &[&black.to_string(), &(100 - black).to_string()])
}

/// The share of who is asked, in hundredths, if this is played.
pub(in crate::app) fn share_of_asked(model: &Model, advised: &Advised) -> u8 {
    percent(advised.standing.share(asked(model, advised)))
}

/// Who is asked. Who takes the other colour has its share.
fn asked(model: &Model, advised: &Advised) -> Color {
    let asked = model.game().person_to_move().unwrap_or(Color::Black);
    if advised.mv == Move::Swap { asked.other() } else { asked }
}

/// What an advised move is worth for who is asked. What is proved is no share.
pub(in crate::app) fn worth(model: &Model, advised: &Advised) -> Worth {
    match advised.standing.score(asked(model, advised)) {
        Score::Win(_) => Worth::Win,
        Score::Loss(_) => Worth::Loss,
        Score::Open(_) => Worth::Share(share_of_asked(model, advised)),
    }
}

/// A hint in one line: how it stands, and the best move.
pub(in crate::app) fn advised(model: &Model) -> String {
    let Some(Shown::Hint(found)) = model.opponent.shown() else { return String::new() };
    let (words, rules) = (model.words(), model.rules());
    found.first().map_or(String::new(), |best| {
        let stands =
            better_colour(model, best).unwrap_or_else(|| evaluation(words, rules, best.standing));
        let name = move_name(words, rules, best.mv);
        words.sentences(&[stands, words.say(Word::HintBest, &[&name])])
    })
}

/// Which colour is better, and for whom, where one is chosen: "Black is the better colour for the second player."
pub(in crate::app) fn better_colour(model: &Model, best: &Advised) -> Option<String> {
    let asked = model.game().person_to_move()?;
    let color_chosen = match (model.game().phase(), best.mv) {
        (Phase::ColourChoice, Move::Swap) => asked.other(),
        (Phase::ColourChoice, Move::Stay) => asked,
        _ => return None,
    };
    let (words, seat) = (model.words(), model.game().to_move()?);
    let parts = [color(words, color_chosen), the_person(words, seat)];
    Some(words.say(Word::BetterColour, &parts))
}

/// The start of a game, and how it stood: "Start: Black 50%, White 50%".
pub fn start(words: &Words, standing: Standing) -> String {
    words.say(Word::ReviewStart, &[&shares(words, standing)])
}

/// A sentence for each turn, with the numbers that its moves have in the list of moves.
pub fn turns(model: &Model, review: &Review) -> Vec<String> {
    let mut count = 0;
    let mut said = Vec::new();
    for (at, turn) in review.turns.iter().enumerate() {
        let first = count + 1;
        count += moves(model, turn).iter().filter(|&&mv| is_counted(mv)).count();
        let number = match count + 1 - first {
            0 => None,
            1 => Some(count.to_string()),
            _ => Some(format!("{first}–{count}")),
        };
        said.push(sentence(model, at, turn, number.as_deref()));
    }
    said
}

/// The moves of a turn.
pub fn moves<'a>(model: &'a Model, turn: &Turn) -> &'a [Move] {
    &model.game.played()[turn.plies.clone()]
}

/// "Move 14, White g9: blunder; better h8". Decisions that are no moves have no number.
fn sentence(model: &Model, at: usize, turn: &Turn, number: Option<&str>) -> String {
    let words = model.words();
    let name = names(model, moves(model, turn));
    let said = match reason::title(model, at) {
        None => shares(words, turn.standing),
        Some(fault) => match &turn.better[..] {
            [] => fault,
            better => words.say(Word::ReviewBetter, &[&fault, &first_turn(model, turn, better)]),
        },
    };
    match number {
        Some(number) => {
            let who = color_inside(words, turn.color);
            words.say(Word::ReviewMove, &[number, who, &name, &said])
        }
        None => words.say(Word::ReviewDecision, &[color(words, turn.color), &name, &said]),
    }
}

/// What is to be said of a marked turn: "mistake", "blunder, 17 stones lost".
pub fn fault(words: &Words, turn: &Turn) -> Option<String> {
    let mark = mark(words, turn.mark)?;
    Some(match turn.cost {
        None => mark.into(),
        Some(cost) => words.count(Word::ReviewCost, cost.into(), &[mark, &cost.to_string()]),
    })
}

/// The word for a mark.
pub fn mark(words: &Words, mark: Mark) -> Option<&str> {
    Some(words.get(match mark {
        Mark::Fine => return None,
        Mark::Inaccuracy => Word::ReviewInaccuracy,
        Mark::Mistake => Word::ReviewMistake,
        Mark::Blunder => Word::ReviewBlunder,
    }))
}

/// The moves of `line` that take the place of a turn.
pub fn first_turn(model: &Model, turn: &Turn, line: &[Move]) -> String {
    names(model, &line[..turn.plies.len().min(line.len())])
}

/// The moves of one turn: "3,4 + 5,6".
pub fn names(model: &Model, moves: &[Move]) -> String {
    let names = moves.iter().map(|&mv| move_name(model.words(), model.rules(), mv));
    names.collect::<Vec<_>>().join(" + ")
}

/// How far a review is: "Looking at move 12 of 60".
pub fn looking(model: &Model, percent: Option<u8>) -> String {
    let first_round = review::part_of_first_round(percent.unwrap_or_default());
    let Some(part) = first_round else { return model.words().get(Word::ReviewChecking).into() };
    let moves = model.game.played().iter().filter(|&&mv| is_counted(mv)).count();
    let at = (moves * usize::from(part)).div_ceil(100).max(1);
    model.words().say(Word::ReviewLooking, &[&at.to_string(), &moves.to_string()])
}

/// How many faults there were, and whose: "You made 4 blunders and 1 mistake." Who plays the computer comes first.
pub fn summary(words: &Words, review: &Review, you: Option<Color>) -> String {
    if review.turns.iter().all(|turn| turn.mark == Mark::Fine) {
        return words.get(Word::ReviewNone).into();
    }
    let first = you.unwrap_or(Color::Black);
    let said = [first, first.other()].map(|color| match (faults_of(words, review, color), you) {
        (Some(faults), Some(you)) if you == color => words.say(Word::YouMade, &[&faults]),
        (None, Some(you)) if you == color => words.get(Word::YouMadeNone).into(),
        (Some(faults), _) => words.say(Word::PlayerMade, &[self::color(words, color), &faults]),
        (None, _) => String::new(),
    });
    words.sentences(&said)
}

/// How many faults of each kind a player has made: "4 blunders and 1 mistake"; none if there were none.
fn faults_of(words: &Words, review: &Review, color: Color) -> Option<String> {
    let kinds = [
        (Mark::Blunder, Word::ReviewBlunders),
        (Mark::Mistake, Word::ReviewMistakes),
        (Mark::Inaccuracy, Word::ReviewInaccuracies),
    ];
    let parts = kinds.into_iter().filter_map(|(mark, word)| {
        let of_kind = |turn: &&Turn| (turn.mark, turn.color) == (mark, color);
        let count = review.turns.iter().filter(of_kind).count();
        (count > 0).then(|| words.count(word, count, &[&count.to_string()]))
    });
    let mut parts: Vec<String> = parts.collect();
    let last = parts.pop()?;
    let first = parts.into_iter().reduce(|all, next| words.say(Word::ListComma, &[&all, &next]));
    Some(match first {
        Some(first) => words.say(Word::ListAnd, &[&first, &last]),
        None => last,
    })
}

/// Where the game was lost: "White still held after move 13; move 14 lost the game." In Rin nothing is proved until shortly
/// before the end, and stones tell more: there, and where nothing is proved, it is the turn that cost the loser most.
pub fn lost(model: &Model, review: &Review) -> Option<String> {
    let is_rin = matches!(model.rules(), RuleSet::Rin(_));
    let Some(turn) = review.lost_by(model.game.played()).filter(|_| !is_rin) else {
        return costliest(model, review);
    };
    let turn = &review.turns[turn];
    let number = |plies: usize| number_after(model, plies).to_string();
    let (held, lost) = (number(turn.plies.start), number(turn.plies.end));
    if model.you() == Some(turn.color) {
        return Some(model.words().say(Word::YouLostBy, &[&held, &lost]));
    }
    Some(model.words().say(Word::ReviewLost, &[color(model.words(), turn.color), &held, &lost]))
}

/// The turn that cost the loser of the game most: "Black’s costliest turn was move 24–25."
fn costliest(model: &Model, review: &Review) -> Option<String> {
    let end = model.game.played_positions().last()?;
    let Status::Won { winner, .. } = end.status() else { return None };
    let loser = end.color_of(winner).other();
    let plies = &review.turns[review.costliest(loser)?].plies;
    let [first, last] = [plies.start + 1, plies.end].map(|ply| number_after(model, ply));
    let number = if first == last { last.to_string() } else { format!("{first}–{last}") };
    Some(match model.you() {
        Some(you) if you == loser => model.words().say(Word::YourCostliest, &[&number]),
        _ => model.words().say(Word::ReviewCostliest, &[color(model.words(), loser), &number]),
    })
}

/// The number of the last move in the list after so many moves of the game.
fn number_after(model: &Model, plies: usize) -> usize {
    model.game.played()[..plies].iter().filter(|&&mv| is_counted(mv)).count()
}

/// Why the computer has not answered.
pub fn failure(words: &Words, failure: &Failure) -> String {
    let word = match failure {
        Failure::BadRecord(why) | Failure::Panicked(why) => return why.clone(),
        Failure::GameOver => Word::WhyGameOver,
        Failure::BadMove => Word::FaultNotAMove,
        Failure::NotLoaded => Word::NotLoaded,
        Failure::Silent => Word::ComputerSilent,
    };
    words.get(word).into()
}

/// Thousandths as a whole number of hundredths.
pub const fn percent(share: u16) -> u8 {
    ((share as usize * 100 + WHOLE as usize / 2) / WHOLE as usize) as u8
}
