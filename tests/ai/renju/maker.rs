//! Makes problems: positions that somebody wins by fours, and such as lack one stone for it.
//!
//! A random position grows: stones come, go and move, above all so that one more four is needed, and
//! what makes the shortest win longer stays.

use goishi::ai::renju::Engine;
use goishi::ai::{Budget, Random};
use goishi::board::{Board, Color, Notation, Point};
use goishi::rules::renju::{Renju, SIZE, Variant};
use goishi::rules::{Rules, Status};
use std::ops::RangeInclusive;

/// Where the problems are.
pub const FILE: &str = "tests/data/renju_fours.txt";

/// The fours of the longest wins. There are as many problems of each number up to it.
pub const MOST_FOURS: u8 = 15;

/// A problem may take so many positions: less than 50 ms.
pub const NODES: u64 = 50_000;

/// How many problems there are of each number of fours, and as many near misses.
pub const EACH: usize = 20;

/// More stones of a colour are not on the board: there are enough left for the longest win.
const MOST_STONES: usize = 34;

/// So many changes that do not help, and another position is looked for.
const PATIENCE: usize = 300;

/// The rule sets that differ in what a four or a foul is.
const VARIANTS: [Variant; 4] =
    [Variant::Rif, Variant::Pritchard, Variant::Classical, Variant::Free];

/// A position in which somebody wins by fours, or nearly.
pub struct Problem {
    pub game: Renju,
    /// The fours of the shortest win; 0 if there is none.
    pub fours: u8,
}

impl Problem {
    fn new(game: Renju, engine: &mut Engine) -> Self {
        let line = engine.vcf(&game, &Budget::nodes(NODES / 10));
        let fours = line.map_or(0, |line| line.len() / 2) as u8;
        Self { game, fours }
    }

    /// Reads a line: the rule set, who is to move, the fours, Black's stones and White's.
    pub fn parse(line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let variant = Variant::ALL.into_iter().find(|v| v.row().id == words[0]).expect("an id");
        let mut board = Board::empty(SIZE);
        for (color, stones) in Color::ALL.into_iter().zip(&words[3..]) {
            points(stones).into_iter().for_each(|at| board.set(at, Some(color)));
        }
        let color = Color::from_id(words[1]).expect("a colour");
        let fours = words[2].parse().expect("a number");
        Self { game: Renju::from_position(variant, &board, color), fours }
    }

    fn line(&self) -> String {
        let (board, id) = (self.game.board(), self.game.variant().row().id);
        let stones = Color::ALL.map(|color| {
            let own = board.points().filter(|&at| board.get(at) == Some(color));
            own.map(|at| Notation::FileRank.name(at, SIZE)).collect::<String>()
        });
        let me = self.game.color_to_move().expect("a game that goes on");
        format!("{id} {} {} {}\n", me.id(), self.fours, stones.join(" "))
    }

    /// The same with other stones, if it takes so many fours then and nobody has five, or can make it.
    fn with(&self, board: &Board, fours: RangeInclusive<u8>, engine: &mut Engine) -> Option<Self> {
        let game = Renju::from_position(self.game.variant(), board, self.game.color_to_move()?);
        if Color::ALL.iter().any(|&color| board.count(color) > MOST_STONES) {
            return None;
        }
        let new = Some(Self::new(game, engine)).filter(|new| fours.contains(&new.fours))?;
        let is_calm = |color| {
            let game = Renju::from_position(self.game.variant(), board, color);
            let mut stones = board.points().filter(|&at| board.get(at).is_none());
            !stones.any(|at| {
                let mut next = game.clone();
                next.play_unchecked(goishi::rules::Move::Stone(at));
                matches!(next.status(), Status::Won { winner, .. } if winner == game.seat_of(color))
            })
        };
        Color::ALL.into_iter().all(is_calm).then_some(new)
    }
}

/// The points of `h8i9j10`.
fn points(text: &str) -> Vec<Point> {
    let starts: Vec<usize> =
        text.char_indices().filter(|(_, c)| c.is_alphabetic()).map(|(i, _)| i).collect();
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    let names = starts.iter().zip(ends).map(|(&start, end)| &text[start..end]);
    names.map(|name| Notation::FileRank.parse(name, SIZE).expect("a point")).collect()
}

/// Always the same problems, those with most fours first, each followed by a near miss.
pub fn make() -> String {
    let (mut random, mut engine) = (Random::new(6), Engine::new());
    let mut made = vec![Vec::new(); usize::from(MOST_FOURS) + 1];
    for number in 0.. {
        let is_wanted = |fours: &u8| made[usize::from(*fours)].len() < EACH;
        let Some(fours) = (1..=MOST_FOURS).rev().find(is_wanted) else { break };
        let variant = VARIANTS[number % VARIANTS.len()];
        let color = Color::ALL[number / VARIANTS.len() % 2];
        let grown = grown(variant, color, fours, &mut random, &mut engine);
        if grown.fours == 0 || !is_wanted(&grown.fours) {
            continue;
        }
        let Some(problem) = balanced(grown, &mut random, &mut engine) else { continue };
        if let Some(miss) = missed(&problem, &mut random, &mut engine) {
            made[usize::from(problem.fours)].push(problem.line() + &miss.line());
        }
    }
    made.into_iter().rev().flatten().collect()
}

/// A position that `color` wins by so many fours and no fewer, or by as many as were reached.
fn grown(
    variant: Variant,
    color: Color,
    fours: u8,
    random: &mut Random,
    engine: &mut Engine,
) -> Problem {
    let empty = Renju::from_position(variant, &Board::empty(SIZE), color);
    let mut best = Problem { game: empty, fours: 0 };
    let mut in_vain = 0;
    while in_vain < PATIENCE && best.fours < fours {
        let board = match random.below(3) {
            0 => Some(changed(best.game.board(), random)),
            _ => prolonged(best.game.board(), color, random),
        };
        let Some(board) = board else { continue };
        let next = best.with(&board, best.fours..=fours, engine);
        let grows = next.as_ref().is_some_and(|next| next.fours > best.fours);
        in_vain = if grows { 0 } else { in_vain + 1 };
        best = next.unwrap_or(best);
    }
    best
}

/// The same without a stone of `color`, where a four can be made of three others: an earlier moment.
fn prolonged(board: &Board, color: Color, random: &mut Random) -> Option<Board> {
    let mut board = *board;
    let stones: Vec<Point> = board.points().filter(|&at| board.get(at) == Some(color)).collect();
    let at = *stones.get(random.below(stones.len().max(1)))?;
    let [down, right] = [[0, 1], [1, 0], [1, 1], [-1, 1]][random.below(4)];
    let (first, block) = (random.below(5) as i8, random.below(5) as i8);
    for step in (0..5).map(|place| place - first) {
        let row = at.row.wrapping_add_signed(step * down);
        let next = Point::new(row, at.col.wrapping_add_signed(step * right));
        let is_free = step == 0 || step == block - first;
        let is_taken = board.contains(next) && board.get(next) == Some(color.other());
        if !board.contains(next) || block == first || is_taken && !is_free {
            return None;
        }
        board.set(next, Some(color).filter(|_| !is_free));
    }
    Some(board)
}

/// The same with as many stones of both colours, or one more of Black's if White is to move.
fn balanced(problem: Problem, random: &mut Random, engine: &mut Engine) -> Option<Problem> {
    let mut best = problem;
    for _ in 0..PATIENCE {
        let mut board = *best.game.board();
        let [black, white] = Color::ALL.map(|color| board.count(color));
        let wanted = white + usize::from(best.game.color_to_move()? == Color::White);
        if black == wanted {
            return Some(best);
        }
        let more = if black < wanted { Color::Black } else { Color::White };
        let at = Point::new(random.below(15) as u8, random.below(15) as u8);
        match board.get(at) {
            None => board.set(at, Some(more)),
            Some(color) if color != more => board.set(at, None),
            Some(_) => continue,
        }
        best = best.with(&board, best.fours..=best.fours, engine).unwrap_or(best);
    }
    None
}

/// The same with one stone more or one elsewhere, or a few.
fn changed(board: &Board, random: &mut Random) -> Board {
    let mut board = *board;
    for _ in 0..=random.below(3) {
        let stones: Vec<Point> = board.points().filter(|&at| board.get(at).is_some()).collect();
        if !stones.is_empty() && random.below(5) < 2 {
            board.set(stones[random.below(stones.len())], None);
        }
        let at = Point::new(random.below(15) as u8, random.below(15) as u8);
        board.set(at, Some(Color::ALL[random.below(2)]));
    }
    board
}

/// The same with one stone added, gone or elsewhere, or a few, and no win.
fn missed(problem: &Problem, random: &mut Random, engine: &mut Engine) -> Option<Problem> {
    (0..PATIENCE).find_map(|_| {
        let board = changed(problem.game.board(), random);
        let miss = problem.with(&board, 0..=0, engine)?;
        let win = engine.vcf(&miss.game, &Budget::nodes(4 * NODES));
        win.is_none().then_some(miss)
    })
}
