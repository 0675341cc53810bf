//! The words of the record that are no stones.

use super::*;
use goishi::board::Seat;
use goishi::rules::{Ending, Status, Why};

/// What `word` leads to on an empty board, where Black is to move.
fn status_after(word: &str) -> Status {
    let mut table = Table::corner(".");
    table.play(word);
    assert_eq!((table.game.to_move(), table.game.left()), (None, 0));
    table.game.status()
}

/// Resignation is possible in all rule sets; without a colour the person to move gives up.
#[test]
fn resign_gives_the_game_to_the_other() {
    let won_by = |winner| Status::Won { winner, by: Ending::Resign };
    assert_eq!(status_after("resign"), won_by(Seat::Second));
    assert_eq!(status_after("resign:black"), won_by(Seat::Second));
    assert_eq!(status_after("resign:white"), won_by(Seat::First));
    assert_eq!(status_after("0,0 resign"), won_by(Seat::First));
    assert_eq!(status_after("0,0 0,1 resign"), won_by(Seat::First));
    assert_eq!(status_after("0,0 0,1 0,2 Resign"), won_by(Seat::Second));
    assert_eq!(status_after("0,0 RESIGN:BLACK"), won_by(Seat::Second));
}

/// A fallen flag loses, without a colour that of the person to move; both at once are a draw.
#[test]
fn time_gives_the_game_to_the_other() {
    let won_by = |winner| Status::Won { winner, by: Ending::Time };
    assert_eq!(status_after("time"), won_by(Seat::Second));
    assert_eq!(status_after("time:black"), won_by(Seat::Second));
    assert_eq!(status_after("time:white"), won_by(Seat::First));
    assert_eq!(status_after("0,0 time"), won_by(Seat::First));
    assert_eq!(status_after("0,0 Time:Black"), won_by(Seat::Second));
    assert_eq!(status_after("time:both"), Status::Drawn { by: Ending::Time });
}

/// A resignation leaves the stones as they are.
#[test]
fn resign_changes_no_stone() {
    let mut table = Table::corner("x o / o x");
    table.play("resign");
    table.shows("x o / o x");
    assert_eq!(table.score(), [2, 2]);
}

/// Words of other games are refused by name, and change nothing.
#[test]
fn words_of_other_games_are_refused_with_a_reason() {
    let mut table = Table::corner("x o / o x");
    let before = table.game.clone();
    for (word, why) in [
        ("pass", Why::NoPass),
        ("pass=", Why::NoDrawOffer),
        ("3,3=", Why::NoDrawOffer),
        ("accept", Why::NoDrawOffer),
        ("refuse", Why::NoDrawOffer),
        ("swap", Why::NoColourChoice),
        ("stay", Why::NoColourChoice),
        ("3,3/4,4", Why::NoProposal),
        ("claim:black", Why::NoClaim),
        ("claim:white", Why::NoClaim),
        ("0,0", Why::Occupied),
    ] {
        let illegal = table.try_play(word).unwrap_err();
        assert_eq!(illegal.why, why, "{word}");
        assert!(illegal.to_string().contains("(Rin, "), "{word}: {illegal}");
        assert_eq!(table.game, before, "{word}");
    }
}

/// Points beyond the edges are refused by the rules, which name the board.
#[test]
fn points_off_the_board_are_refused() {
    for size in Size::ALL {
        let n = size.points();
        for (row, col) in [(n, 0), (0, n), (n, n), (255, 255), (0, 255)] {
            let word = format!("{row},{col}");
            let stone = Move::Stone(Point::new(row, col));
            assert_eq!(token::read(&word, RuleSet::Rin(size)), Some(stone), "{word}");
            let refused = Rin::new(size).check(stone);
            assert_eq!(refused.map_err(|illegal| illegal.why), Err(Why::OffBoard), "{word}");
        }
    }
}

/// Everything else is no word of Rin at all.
#[test]
fn other_words_are_no_moves() {
    for word in ["h8", "3", "3,", ",3", "3;3", "-1,0", "03,3", "3,3,3", "resign:red", "time:", "x"]
    {
        assert_eq!(token::read(word, RuleSet::DEFAULT), None, "{word}");
    }
}
