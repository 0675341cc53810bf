//! Nibai: two stones at once.

use super::*;

/// "Black is about to capture the white stone marked 1" (d4). The figure, drawn after its text.
pub const NIBAI: &str = "
    . . . . . . .
    . . . x . . .
    . . x o x . .
    . . o * o . .
    . . . o . . .
    . . . . . . .";

/// "If the stone that achieved the capture can itself be captured on the next move (is in atari
/// itself, as a result of its placement), then the previously removed stone is not only removed,
/// but also replaced with one of the capturing player's stones (this stone is called niban -
/// meaning second). This way a player not only removes an enemy stone, but places two of their own
/// stones on the board. This way of placing two stones at once is called nibai - meaning double."
/// E4.
#[test]
fn e4_the_removed_stone_is_also_replaced() {
    let table = black(NIBAI);
    assert_eq!((table.captured(), table.niban()), ("d4".into(), "d4".into()));
    assert_eq!(
        (table.replaced(), table.rui_count()),
        (String::new(), 0),
        "no weak stone was replaced"
    );
}

/// Figure: "When black captures, black's newly placed stone will be in atari itself, as 1 will be
/// returned to white. The nibai rule comes into play." "Black captures, and places a second stone
/// in the position of the captured stone, according to the nibai rule."
#[test]
fn figure_nibai() {
    let table = black(NIBAI);
    table.shows(
        ". . . . . . .
         . . . x . . .
         . . x x x . .
         . . o x o . .
         . . . o . . .
         . . . . . . .",
    );
    assert!(!table.in_atari("*"), "its open side is taken");
    assert_eq!((table.score(), table.weak()), ([0, 0], String::new()), "the figure scores nothing");
}

/// "This is a devastating move, as black is certain to score next move, no matter how white
/// answers": after every white reply there is a black move that scores.
#[test]
fn black_is_certain_to_score_next_move() {
    let table = black(NIBAI);
    for (view, game) in table.games.iter().filter(|(view, _)| !view.exchanged) {
        let replies = game.legal_moves().into_iter().filter(|mv| mv.is_play());
        for reply in replies {
            let mut answered = game.clone();
            answered.play(reply).expect("a legal reply");
            assert_eq!(answered.status(), Status::Ongoing);
            assert!(can_score(&answered, Color::Black), "{view:?} {reply:?}");
        }
    }
}

fn can_score(game: &Ren, color: Color) -> bool {
    game.legal_moves().into_iter().filter(|mv| mv.is_play()).any(|mv| {
        let mut next = game.clone();
        next.play(mv).is_ok() && next.score(color) > game.score(color)
    })
}

/// A16, "is not only removed, but also replaced": nobody is asked, and White is to move.
#[test]
fn a16_nibai_is_automatic() {
    let table = black(NIBAI);
    assert_eq!((table.to_move(), table.stone("d4")), (Some(Color::White), Some(Color::Black)));
}

/// E4, "three of p's four sides are Q stones or edge": on the edge, and in the corner.
#[test]
fn e4_edges_count_for_nibai() {
    let edge = black(". . . . . / . . x . . / . x o x . / . o * o .");
    assert_eq!((edge.captured(), edge.niban()), ("c2".into(), "c2".into()));
    let corner = black(". . . / x . . / o x . / * o .");
    assert_eq!((corner.captured(), corner.niban()), ("a2".into(), "a2".into()));
    let along = black(". . . . . / . x o . . / x o * o . ");
    assert_eq!((along.captured(), along.niban()), ("b1".into(), "b1".into()));
}

/// E4: with a second vacant side, the placed stone is not in atari and the square stays vacant.
#[test]
fn e4_no_nibai_with_another_open_side() {
    for missing in [". . o * . . .", ". . . * o . ."] {
        let table = black(&NIBAI.replace(". . o * o . .", missing));
        assert_eq!((table.captured(), table.niban()), ("d4".into(), String::new()));
        assert_eq!(table.stone("d4"), None);
    }
    let below = black(&NIBAI.replace(". . . o . . .", ". . . . . . ."));
    assert_eq!((below.captured(), below.niban()), ("d4".into(), String::new()));
}

/// E4: with an own stone beside it, the placed stone is not in atari: only single stones are
/// captured.
#[test]
fn e4_no_nibai_with_an_own_stone_beside() {
    for own in [". . x * o . .", ". . o * x . ."] {
        let table = black(&NIBAI.replace(". . o * o . .", own));
        assert_eq!((table.captured(), table.niban()), ("d4".into(), String::new()));
    }
}

/// E4, "if a stone was captured": a stone in atari that captures nothing is no nibai.
#[test]
fn e4_no_nibai_without_a_capture() {
    let table = black(
        ". . . . . . .
         . . o * o . .
         . . . o . . .
         . . . . . . .",
    );
    assert_eq!((table.captured(), table.niban()), Default::default());
    assert!(table.in_atari("*"));
    assert_eq!(table.after("d4").captured(), "d3");
}

/// Two captures leave two open sides: "a nibai needs exactly one capture".
#[test]
fn e4_no_nibai_with_two_captures() {
    let table = black(
        ". . . . . . .
         . . . x . . .
         . . x o x . .
         . x o * o . .
         . . x o . . .
         . . . . . . .",
    );
    assert_eq!((table.captured(), table.niban()), ("c3 d4".into(), String::new()));
}

/// The capture of the placed stone "on the next move" cannot happen any more: its square is shut,
/// and White has no square left beside it.
#[test]
fn after_a_nibai_the_placed_stone_is_safe() {
    let table = black(NIBAI);
    for (_, game) in &table.games {
        for reply in game.legal_moves().into_iter().filter(|mv| mv.is_play()) {
            let mut answered = game.clone();
            answered.play(reply).expect("a legal reply");
            assert_eq!(answered.captured(), [], "{reply:?}");
        }
    }
}
