//! Wins by threats drawn from self-play: the solver proves them, and what it proves is played out before the judge.

use super::vct::{answers, empty, is_won, name, wins_on};
use goishi::ai::renju::{Engine, Means, Verdict};
use goishi::ai::{Budget, Random};
use goishi::board::{Board, Color, Notation, Point};
use goishi::rules::renju::{Renju, SIZE, Variant};
use goishi::rules::{Move, Rules, Status};
use std::collections::HashSet;

/// Drawn by `goishi attacks --seed 7 --budget 100000`: the rule set, the attacker, Black's stones and White's.
const PROBLEMS: &str = include_str!("../../data/renju_threats.txt");
/// The solver searches more positions in two seconds.
const BUDGET: u64 = 1_000_000;
/// Drawn in the same way with a million positions; so many prove them, and four times as many do not where only the answers are
/// counted.
const LONG: [&str; 3] = [
    "renju-classical black e10/g9/h8 h10/j10/f5",
    "renju-pritchard black i12/h11/j11/g10/i10/k10/f9/g9/l9/f5 h13/j13/e11/k11/h10/h9/i9/j9/e8/m8",
    "renju-rif black g9/k8/e7/i7/j7 g12/g11/g10/j8/k7",
];
const LONG_BUDGET: u64 = 250_000;
/// So many answers are met to each problem in a deep test, and in every run.
const MANY: usize = 100;
const FEW: usize = 30;

fn parse(line: &str) -> Renju {
    let words: Vec<&str> = line.split(' ').collect();
    let variant = Variant::ALL.into_iter().find(|v| v.row().id == words[0]).expect("an id");
    let mut board = Board::empty(SIZE);
    for (color, stones) in Color::ALL.into_iter().zip(&words[2..]) {
        for at in stones.split('/') {
            board.set(Notation::FileRank.parse(at, SIZE).expect("a point"), Some(color));
        }
    }
    Renju::from_position(variant, &board, Color::from_id(words[1]).expect("a colour"))
}

/// An attack that is played out: every answer that may help, in random order, until so many were met.
struct Attacker<'a> {
    engine: &'a mut Engine,
    random: &'a mut Random,
    color: Color,
    met: HashSet<String>,
    left: usize,
}

impl Attacker<'_> {
    fn attack(&mut self, game: &Renju) {
        let at = self.stone(game);
        let mut next = game.clone();
        next.play(Move::Stone(at)).unwrap_or_else(|why| panic!("{}: {why}", name(at)));
        if !is_won(&next, game.seat_of(self.color)) {
            assert_eq!(next.status(), Status::Ongoing);
            self.defend(&next);
        }
    }

    /// The first stone of the line that the solver says.
    fn stone(&mut self, game: &Renju) -> Point {
        if let Some(five) = empty(game.board()).find(|&at| wins_on(game, at)) {
            return five;
        }
        let budget = Budget::nodes(4 * BUDGET);
        let found = self.engine.solve(game, self.color, Means::Threats, &budget);
        assert_eq!(found.verdict, Verdict::Proved, "{:?}", game.board());
        found.line[0]
    }

    fn defend(&mut self, game: &Renju) {
        let five = empty(game.board()).find(|&at| wins_on(game, at));
        assert_eq!(five, None, "the defender makes five: {:?}", game.board());
        let own = Renju::from_position(game.variant(), game.board(), self.color);
        let fives: Vec<Point> = empty(game.board()).filter(|&at| wins_on(&own, at)).collect();
        let [mut answers, _] =
            if fives.is_empty() { answers(game, self.color) } else { [fives, Vec::new()] };
        self.random.shuffle(&mut answers);
        for answer in answers {
            let mut next = game.clone();
            let is_played = next.play(Move::Stone(answer)).is_ok();
            if !is_played || is_won(&next, game.seat_of(self.color)) || self.left == 0 {
                continue;
            }
            if self.met.insert(next.board().to_string()) {
                self.left -= 1;
                self.attack(&next);
            }
        }
    }
}

/// Plays an attack out; whether every answer was met.
fn play_out(line: &str, engine: &mut Engine, most: usize) -> bool {
    let (game, mut random) = (parse(line), Random::new(4));
    let color = game.color_to_move().expect("a game that goes on");
    let mut attacker =
        Attacker { engine, random: &mut random, color, met: HashSet::new(), left: most };
    attacker.attack(&game);
    attacker.left > 0
}

/// The problems that the solver does not prove within its budget.
fn unproved(lines: impl Iterator<Item = &'static str>, budget: u64) -> Vec<&'static str> {
    let mut engine = Engine::new();
    let is_open = |line: &&str| {
        let game = parse(line);
        let color = game.color_to_move().expect("a game that goes on");
        engine.forget();
        let found = engine.solve(&game, color, Means::Threats, &Budget::nodes(budget));
        found.verdict != Verdict::Proved
    };
    lines.filter(is_open).collect()
}

#[test]
fn wins_by_threats_are_proved_and_played_out() {
    let sample = || PROBLEMS.lines().step_by(40);
    assert_eq!(unproved(sample(), BUDGET), Vec::<&str>::new());
    let mut engine = Engine::new();
    sample().for_each(|line| {
        play_out(line, &mut engine, FEW);
    });
}

#[test]
fn long_wins_are_proved_by_threats_with_the_most_to_go_on_with() {
    assert_eq!(unproved(LONG.into_iter(), LONG_BUDGET), Vec::<&str>::new());
}

#[test]
#[ignore = "hundreds of attacks: cargo test --profile deep -- --ignored deep_"]
fn deep_wins_by_threats_are_proved_and_played_out() {
    let open = unproved(PROBLEMS.lines(), BUDGET);
    let count = PROBLEMS.lines().count();
    println!("{} of {count} proved", count - open.len());
    assert!(count == 200 && open.len() * 20 <= count, "{open:?}");
    let mut engine = Engine::new();
    let proved = PROBLEMS.lines().filter(|line| !open.contains(line));
    let whole = proved.filter(|line| play_out(line, &mut engine, MANY)).count();
    println!("{whole} of {count} played out against every answer that may help");
}
