//! Every rule set.

use super::*;
use goishi::board::{Board, Symmetry};
use goishi::record::report::report;
use goishi::record::token;
use goishi::rules::{Phase, Status};
use serde_json::Value;
use std::collections::BTreeSet;

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn play_is_ok_exactly_for_legal_moves((rules, line) in any_line()) {
        let game = position(rules, &line);
        let legal = game.legal_moves();
        for mv in every_move() {
            let mut next = game.clone();
            let played = next.play(mv);
            prop_assert_eq!(played.is_ok(), legal.contains(&mv), "{:?}", mv);
            prop_assert_eq!(game.check(mv), played.map(|_| ()));
            match played {
                Ok(status) => prop_assert_eq!(status, next.status()),
                Err(_) => prop_assert_eq!(&next, &game, "a refused {:?} changes nothing", mv),
            }
        }
    }

    #[test]
    fn legal_moves_are_sorted_and_empty_exactly_when_over((rules, line) in any_line()) {
        let mut game = rules.start();
        for ply in 0..=line.len() {
            let legal = game.legal_moves();
            prop_assert!(legal.is_sorted_by(|a, b| a < b), "sorted, and each once");
            let over = game.status() != Status::Ongoing;
            prop_assert_eq!(legal.is_empty(), over);
            prop_assert_eq!(legal.iter().any(|mv| mv.is_play()), !over);
            prop_assert_eq!(game.to_move().is_none(), over);
            prop_assert_eq!(game.phase() == Phase::Over, over);
            if let Some(&mv) = line.get(ply) {
                game.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn the_eight_symmetries_commute_with_play((rules, line) in any_line()) {
        let game = position(rules, &line);
        for symmetry in Symmetry::ALL {
            let image = |at| symmetry.apply(at, rules.size());
            let images: Vec<Move> = line.iter().map(|mv| mv.map_points(image)).collect();
            let other = position(rules, &images);
            let mut board = Board::empty(rules.size());
            board.points().for_each(|at| board.set(image(at), game.board().get(at)));
            prop_assert_eq!(other.board(), &board);
            prop_assert_eq!(other.status(), game.status());
            prop_assert_eq!(other.to_move(), game.to_move());
            // Of many proposals only a few are listed, which have other images.
            if game.proposal_size().is_some_and(|size| size > 2) {
                continue;
            }
            let mut legal: Vec<Move> =
                game.legal_moves().into_iter().map(|mv| mv.map_points(image)).collect();
            legal.sort_unstable();
            prop_assert_eq!(other.legal_moves(), legal);
        }
    }

    #[test]
    fn a_report_is_consistent((rules, line) in any_line()) {
        let game = position(rules, &line);
        let last = line.last().map(|&mv| token::write(mv, rules));
        let report = report(rules, &game, line.len(), last.as_deref());
        let json: Value = serde_json::from_str(&report).unwrap();
        prop_assert_eq!(&json["ply"], line.len());
        prop_assert_eq!(json["move"].as_str(), last.as_deref());
        prop_assert_eq!(json["board"].as_str().unwrap().parse(), Ok(*game.board()));
        let over = json["status"] != "playing";
        prop_assert_eq!(json["by"].is_string(), over);
        prop_assert_eq!(json["phase"] == "over", over);
        prop_assert_eq!(json["to_move"].as_str(), game.color_to_move().map(Color::id));
        prop_assert_eq!((json["to_move"].is_null(), json["seat"].is_null()), (over, over));
        if rules.name() == "Rin" {
            rin_details_are_consistent(&json);
        }
    }
}

fn rin_details_are_consistent(report: &Value) {
    let board = report["board"].as_str().expect("a drawn board");
    for (color, mark) in [("black", 'x'), ("white", 'o')] {
        assert_eq!(report["score"][color], board.matches(mark).count());
    }
    let list = |field: &str| -> Vec<&str> {
        report[field].as_array().expect("a list").iter().filter_map(Value::as_str).collect()
    };
    let (filled, killed) = (list("filled"), list("killed"));
    assert!(filled.is_sorted_by(|a, b| a < b) && killed.is_sorted_by(|a, b| a < b));
    let all: BTreeSet<&str> = filled.into_iter().collect();
    assert!(killed.iter().all(|at| all.contains(at)), "{report}");
    let left = report["left"].as_u64().expect("a number");
    assert_eq!(left == 0, report["phase"] == "over");
    assert!(left <= 2);
}
