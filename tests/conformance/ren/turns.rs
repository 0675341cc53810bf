//! The board, and what a player may do on his turn.

use super::*;

const ANY: &str = "
    . . . . .
    . x . o .
    . . x . .
    . . . . .";

/// "Ren is an abstract strategic game for two players, played on a 10x10 or 8x8 board." ("Ren means
/// group.")
#[test]
fn played_on_a_10x10_or_8x8_board() {
    for options in Options::ALL {
        let side = if options.size == Size::Ten { 10 } else { 8 };
        assert_eq!(Ren::new(options).board().size(), side);
        assert_eq!(RuleSet::Ren(options).size(), side);
    }
    assert_eq!(RuleSet::Ren(STANDARD).name(), "Ren");
}

/// "An 11x11 or 9x9 go board and stones is an excellent way to enjoy ren." "Ren is played on the
/// spaces, not the intersections": there is one space fewer than lines. "8x8 ren played on a 9x9 go
/// board", and the larger board without "the outermost squares" is the smaller one.
#[test]
fn played_on_the_spaces_of_a_go_board() {
    assert_eq!(Size::ALL.map(Size::points), [11 - 1, 9 - 1]);
    assert_eq!(Size::Ten.points() - 2, Size::Eight.points());
}

/// "Start the game with both scoring stones on the zeroes."
#[test]
fn start_with_both_scores_on_zero() {
    for options in Options::ALL {
        let game = Ren::new(options);
        assert_eq!(Color::ALL.map(|color| game.score(color)), [0, 0]);
        assert_eq!(game.board().points().filter(|&at| game.board().get(at).is_some()).count(), 0);
        assert_eq!((game.weak(), game.replaceable(), game.rui_count()), (&[][..], &[][..], 0));
        assert_eq!((game.captured(), game.niban(), game.replaced()), (&[][..], None, None));
        assert_eq!((game.groups(), game.status()), (&[][..], Status::Ongoing));
    }
}

/// A22: the document does not say who starts; Black does.
#[test]
fn a22_black_starts() {
    for options in Options::ALL {
        let game = Ren::new(options);
        assert_eq!(game.color_to_move(), Some(Color::Black));
        assert_eq!((game.to_move(), game.phase()), (Some(Seat::First), Phase::Play));
    }
}

/// "Players take turns placing one of their stones at a time": E10.
#[test]
fn e10_players_take_turns() {
    let mut table = Table::drawn(Color::Black, ANY);
    for (word, color) in [("a1", Color::Black), ("e4", Color::White), ("e1", Color::Black)] {
        assert_eq!(table.to_move(), Some(color));
        table.play(word);
        assert_eq!(table.stone(word), Some(color));
    }
    table.shows(
        ". . . . o
         . x . o .
         . . x . .
         x . . . x",
    );
}

/// "In any vacant square": R2, and on no other while nothing is weak. An own stone is in the way,
/// and an enemy's is not weak.
#[test]
fn r2_a_stone_goes_on_any_vacant_square() {
    let table = Table::drawn(Color::Black, ANY);
    for (_, game) in &table.games {
        for at in game.board().points() {
            let vacant = game.board().get(at).is_none();
            assert_eq!(game.check(Move::Stone(at)).is_ok(), vacant, "{at:?}");
        }
    }
    table.refuses("b3 c2", Why::Occupied);
    table.refuses("d3", Why::NotWeak);
}

/// "On their turn, a player may: a) pass", at any time: R1. It changes no stone and no score.
#[test]
fn r1_a_player_may_pass() {
    for drawing in [ANY, "."] {
        let table = Table::drawn(Color::White, drawing);
        let passed = table.after("pass");
        passed.shows(drawing);
        assert_eq!((passed.to_move(), passed.score()), (Some(Color::Black), [0, 0]));
        assert_eq!(passed.result(), "playing");
    }
    let scored = black(". . . . . / x x x * .");
    assert_eq!(scored.after("pass").result(), "playing");
}

/// "b) place a stone of their color on the board (either on an empty space, or replacing an
/// opponent's weak stone)": nothing else is play.
#[test]
fn b_place_a_stone_or_replace_a_weak_one() {
    let table = black(
        ". . . . . .
         . x x . o .
         . x * . x .
         . . . . . .",
    );
    for (view, game) in &table.games {
        let side = usize::from(view.options.size.points());
        let play = game.legal_moves().into_iter().filter(|mv| mv.is_play()).count();
        assert_eq!(play, side * side - 6 + 3 + 1, "vacant squares, weak stones and the pass");
    }
    assert_eq!(table.after("b3").stone("b3"), Some(Color::White));
    assert_eq!(table.after("a1").stone("a1"), Some(Color::White));
}

/// A24: the 120 stones to cut out are no limit. Black alone puts 91 of them, White passes.
#[test]
fn a24_stones_are_unlimited() {
    let mut table = Table::drawn(Color::Black, &[".........."; 10].join("/"));
    for at in Board::empty(10).points() {
        // A gap in every 3x3, so that no nine ends the game.
        if (at.row % 3, at.col % 3) != (2, 2) {
            table.play(&(RuleSet::Ren(STANDARD).point_name(at) + " pass"));
        }
    }
    let black = table.ask(|view, game| game.board().count(view.color(Color::Black)));
    assert_eq!((black, table.result()), (91, "playing".into()));
}

/// A25: there is no rule against repetition, as the ko of Go. Black goes back at once to where he
/// was captured. Nor is there a rule about long games: see the 182 plies of A24.
#[test]
fn a25_no_rule_against_repetition() {
    let table = white(
        ". . . . .
         . . o . .
         . o x o .
         . . * . .
         . . . . .",
    );
    assert_eq!(table.captured(), "c3");
    let again = table.after("c3");
    assert_eq!((again.stone("c3"), again.result()), (Some(Color::Black), "playing".into()));
}
