//! Every reference player plays whole games of every rule set, the same ones again.

use goishi::ai::{Budget, Greedy, Level, Opponent, Player, Random, Task, Uct};
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::{Move, Status};

/// Longer games are broken off.
const LONGEST: usize = 1000;

/// How much of a game is played where nobody wants to wait for all games: the slow ones only begin.
fn beginning(rules: RuleSet) -> usize {
    match rules.id().as_str() {
        "rin:size=8" | "renju-rif" => LONGEST,
        "ren:size=8" => 20,
        _ if matches!(rules, RuleSet::Renju(_)) => 20,
        _ => 1,
    }
}

/// A game that the player plays against itself, every move judged.
fn game(rules: RuleSet, mut player: impl Player, longest: usize) -> (Vec<Move>, AnyGame) {
    let (mut game, mut moves) = (rules.start(), Vec::new());
    while moves.len() < longest && game.status() == Status::Ongoing {
        let mv = player.choose(&game).expect("a move while the game goes on");
        game.play(mv).expect("a legal move");
        moves.push(mv);
    }
    (moves, game)
}

fn plays_everything<P: Player>(player: impl Fn(u64) -> P, longest: fn(RuleSet) -> usize) {
    for rules in RuleSet::ALL {
        let (moves, mut end) = game(rules, player(3), longest(rules));
        let again = game(rules, player(3), longest(rules));
        assert_eq!(moves, again.0, "{rules}: the same seed, the same game");
        if end.status() == Status::Ongoing {
            end.play(Move::TimeBoth).expect("it goes on");
        }
        assert_eq!(player(3).choose(&end), None, "{rules}: nothing to play when it is over");
    }
}

#[test]
fn greedy_plays_every_rule_set() {
    plays_everything(Greedy::new, beginning);
}

#[test]
#[ignore = "minutes"]
fn deep_greedy_plays_every_rule_set_to_the_end() {
    plays_everything(Greedy::new, |_| LONGEST);
}

#[test]
fn uct_plays_every_rule_set() {
    plays_everything(|seed| Uct::new(1, seed), |_| LONGEST);
}

#[test]
#[ignore = "minutes"]
fn deep_uct_plays_every_rule_set_to_the_end() {
    plays_everything(|seed| Uct::new(50, seed), |_| LONGEST);
}

/// The opponent as a player of little time.
struct Hasty(Opponent);

impl Player for Hasty {
    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        let task = Task { level: Level::One, seed: 1, ..Task::BEST };
        self.0.think(game, &task, &Budget::nodes(20)).map(|thought| thought.mv)
    }
}

#[test]
fn the_opponent_plays_every_rule_set() {
    plays_everything(|_| Hasty(Opponent::new()), beginning);
}

/// Games of `a` against `b` from both sides: the points of `a` in percent.
fn percent<A: Player, B: Player>(
    rules: &str,
    pairs: u64,
    a: impl Fn(u64) -> A,
    b: impl Fn(u64) -> B,
) -> u64 {
    let rules: RuleSet = rules.parse().expect("a rule set");
    let points: u64 = (0..pairs)
        .map(|seed| {
            let as_first = Both(a(seed), b(seed), true);
            let as_second = Both(a(seed), b(seed), false);
            points_of_first(&game(rules, as_first, LONGEST).1) + 2
                - points_of_first(&game(rules, as_second, LONGEST).1)
        })
        .sum();
    points * 100 / (4 * pairs)
}

/// Two players at one board.
struct Both<A, B>(A, B, bool);

impl<A: Player, B: Player> Player for Both<A, B> {
    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        let first = game.to_move() == Some(goishi::board::Seat::First);
        if first == self.2 { self.0.choose(game) } else { self.1.choose(game) }
    }
}

fn points_of_first(game: &AnyGame) -> u64 {
    match game.status() {
        Status::Won { winner: goishi::board::Seat::First, .. } => 2,
        Status::Won { .. } => 0,
        _ => 1,
    }
}

#[test]
fn greedy_beats_random() {
    for rules in ["rin:size=8", "ren:size=8", "renju-pritchard"] {
        let percent = percent(rules, 2, Greedy::new, Random::new);
        assert!(percent >= 75, "{rules}: {percent} %");
    }
}
