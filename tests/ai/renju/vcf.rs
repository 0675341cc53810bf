//! Wins by fours, against a plain search and the judge.

use super::maker::{EACH, FILE, MOST_FOURS, NODES, Problem, make};
use super::plain::Plain;
use goishi::ai::Budget;
use goishi::ai::renju::Engine;
use goishi::board::Seat;
use goishi::rules::renju::Renju;
use goishi::rules::{Move, Rules, Status};

const PROBLEMS: &str = include_str!("../../data/renju_fours.txt");

/// Plays the line out, and every other answer to every four: the next stone wins then, and in the end
/// the last one.
fn check_line(problem: &Problem, line: &[Move]) {
    let mut game = problem.game.clone();
    let winner = game.to_move().expect("a game that goes on");
    for (ply, &mv) in line.iter().enumerate() {
        assert_eq!(game.status(), Status::Ongoing);
        if ply % 2 == 1 {
            let others =
                game.legal_moves().into_iter().filter(|&other| other.is_play() && other != mv);
            others.for_each(|other| assert!(loses(&game, other, winner), "{other:?} {line:?}"));
        }
        game.play(mv).expect("a legal move");
    }
    assert!(is_won(&game, winner));
}

fn is_won(game: &Renju, winner: Seat) -> bool {
    matches!(game.status(), Status::Won { winner: seat, .. } if seat == winner)
}

/// Whether `winner` wins at once after this answer to a four.
fn loses(game: &Renju, answer: Move, winner: Seat) -> bool {
    let mut game = game.clone();
    game.play_unchecked(answer);
    let wins_by = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && is_won(&next, winner)
    };
    is_won(&game, winner) || game.board().points().any(|at| wins_by(Move::Stone(at)))
}

/// Solves problems with the nodes of 50 ms, and compares those with at most so many fours with the
/// plain search.
fn solve(lines: impl Iterator<Item = &'static str>, most: u8) {
    for line in lines {
        let problem = Problem::parse(line);
        let found = Engine::new().vcf(&problem.game, &Budget::nodes(NODES));
        let fours = found.as_ref().map_or(0, |line| line.len() / 2);
        assert_eq!(fours, usize::from(problem.fours), "{line}");
        if let Some(found) = found {
            check_line(&problem, &found);
        }
        if problem.fours <= most {
            let me = problem.game.color_to_move().expect("a game that goes on");
            let mut plain = Plain::new(&problem.game);
            let deepest = if problem.fours == 0 { most } else { problem.fours };
            assert_eq!(plain.wins(me, deepest), problem.fours > 0, "{line}");
            assert!(problem.fours < 2 || !plain.wins(me, problem.fours - 1), "{line}");
        }
    }
}

#[test]
fn there_are_300_problems_of_every_depth_and_300_near_misses() {
    let count =
        |fours: u8| PROBLEMS.lines().filter(|line| Problem::parse(line).fours == fours).count();
    assert_eq!(count(0), 300);
    assert!((1..=MOST_FOURS).all(|fours| count(fours) == EACH));
    assert_eq!(PROBLEMS.lines().count(), 600);
}

#[test]
fn wins_by_fours_are_found_and_only_these() {
    solve(PROBLEMS.lines().step_by(20), 2);
}

#[test]
#[ignore = "plain searches: cargo test --release -- --ignored deep_"]
fn deep_all_wins_by_fours_are_found_and_only_these() {
    solve(PROBLEMS.lines(), MOST_FOURS);
}

/// `GOISHI_BLESS=1` writes the file anew.
#[test]
#[ignore = "makes all problems: cargo test --release -- --ignored deep_"]
fn deep_the_problems_are_those_that_are_made() {
    let made = make();
    if std::env::var_os("GOISHI_BLESS").is_some() {
        std::fs::write(FILE, &made).expect("a file that can be written");
    } else {
        assert_eq!(made, PROBLEMS);
    }
}
