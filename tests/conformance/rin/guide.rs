//! The pictures in the guide: every stone does what they show.

use super::*;
use crate::guides::{Figure, figures, figures_in};
use goishi::app::diagram::Sign;
use goishi::app::words::LANGUAGES;
use goishi::rules::Status;

/// The game of the last picture, from the first stone to the last.
const GAME: &str = "
    3,4 2,7 3,7 6,1 2,6 1,6 2,5 3,6 3,5 1,5 1,7 4,7 4,6 2,4 3,3 4,3 3,2 2,3 4,4 5,4 5,5 4,2 5,2 6,2
    5,3 3,1 2,2 5,1 4,0 6,3 3,0 7,3 6,4 4,1 5,0 6,0 0,4 1,3 0,5 0,3 0,2 1,2 1,1 0,1 2,0 1,0 0,0 1,4
    2,1 0,6 5,6 5,7 6,6 7,5 7,4 7,6 6,5 6,7 7,7 0,7 7,0 7,2 7,1";

const SIZE: u8 = 16;

/// Asserts that a stone on `at`, put into the position of `before`, gives `after` with all its signs.
fn leads_to(before: &Board, at: Point, after: &Figure) {
    let (last, color) = after.last(SIZE).expect("the new stone");
    assert_eq!(last, at, "{}", after.id);
    let mut table = Table::reach(Size::Sixteen, before).turn_of(color);
    table.put(Some(at));
    let board = after.board(SIZE, |_| false);
    for at in board.points().filter(|&at| board.get(at).is_some()) {
        assert_eq!(table.game.board().get(at), board.get(at), "{} {at:?}", after.id);
    }
    let marked = |sign| -> Vec<Point> {
        after.marked(SIZE, |other| other == sign).into_iter().map(|(at, _)| at).collect()
    };
    let (killed, filled) = (table.game.killed(), table.game.filled());
    assert_eq!(marked(Sign::Killed).len(), killed.len(), "{}", after.id);
    assert!(marked(Sign::Killed).iter().all(|at| killed.contains(at)), "{}", after.id);
    assert_eq!(marked(Sign::Filled).len(), filled.len() - killed.len(), "{}", after.id);
    assert!(marked(Sign::Filled).iter().all(|at| filled.contains(at)), "{}", after.id);
}

#[test]
fn every_stone_does_what_the_guide_shows() {
    let figures = figures("rin");
    let mut played = 0;
    for pair in figures.windows(2) {
        let letter = pair[0].marked(SIZE, |sign| matches!(sign, Sign::Letter('a'))).pop();
        if let Some((at, _)) = letter {
            leads_to(&pair[0].board(SIZE, |_| false), at, &pair[1]);
            played += 1;
        }
    }
    // Where the picture before has no letter, nothing but the last stone is new.
    for id in ["edge", "chain"] {
        let figure = figures.iter().find(|figure| figure.id == id).expect(id);
        let (at, _) = figure.last(SIZE).expect("the new stone");
        leads_to(&figure.board(SIZE, |sign| sign == Sign::Last), at, figure);
        assert!(figure.marked(SIZE, |sign| sign != Sign::Last).is_empty(), "{id}: nothing dies");
    }
    assert_eq!((played, figures.len()), (5, 14));
}

#[test]
fn the_stones_of_a_turn_are_numbered_as_they_are_put() {
    let figures = figures("rin");
    let mut game = Rin::new(Size::Sixteen);
    for (at, color) in figures[0].numbered(SIZE) {
        assert_eq!(game.color_to_move(), Some(color));
        game.play(Move::Stone(at)).expect("a legal stone");
    }
    assert_eq!(game.stones(Color::Black) + game.stones(Color::White), 5);
}

#[test]
fn the_full_board_is_the_end_of_a_game_with_these_counts_in_every_language() {
    let mut table = Table::whole(&". . . . . . . . /".repeat(8));
    table.play(GAME);
    assert!(matches!(table.game.status(), Status::Won { .. }));
    for lang in LANGUAGES {
        let figures = figures_in(lang, "rin");
        let last = figures.last().expect("a picture");
        assert_eq!(*table.game.board(), last.board(8, |_| false), "{lang}");
        for stones in table.score() {
            assert!(last.caption.contains(&stones.to_string()), "{lang}: {}", last.caption);
        }
    }
}
