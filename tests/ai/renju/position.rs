//! Its position says after every stone what the rules say.

use goishi::ai::Random;
use goishi::ai::renju::{Law, Position, Threat, cell};
use goishi::board::{Color, Point};
use goishi::rules::renju::{Penalty, Referee, Renju, Variant};
use goishi::rules::{Move, Phase, Proposal, Rules, Status};

/// Any legal play; proposals are not listed, for there are too many of them.
fn opening_move(game: &Renju, random: &mut Random) -> Move {
    if let Some(size) = game.proposal_size() {
        let mut points = Vec::new();
        while points.len() < size {
            points.push(Point::new(random.below(15) as u8, random.below(15) as u8));
            if game.check_part(&points).is_err() {
                points.pop();
            }
        }
        return Proposal::new(&points).map(Move::Propose).expect("two to twelve points");
    }
    let plays = |mv: &Move| mv.is_play() && *mv != Move::Pass;
    let moves: Vec<Move> = game.legal_moves().into_iter().filter(plays).collect();
    moves[random.below(moves.len())]
}

fn opened(variant: Variant, random: &mut Random) -> Renju {
    let mut game = Renju::new(variant);
    while game.phase() != Phase::Play || game.zone() != Some(goishi::rules::renju::Zone::Anywhere) {
        game.play_unchecked(opening_move(&game, random));
    }
    game
}

/// A point that makes something, most of the time; else a point near a stone.
fn some_point(position: &Position, random: &mut Random) -> u8 {
    let color = if random.below(3) == 0 { position.turn().other() } else { position.turn() };
    let bound = if random.below(8) == 0 { Threat::Five } else { Threat::WinningFour };
    let strong: Vec<u8> = (position.empty().cells())
        .filter(|&at| (Threat::Two..=bound).contains(&position.threat(color, at)))
        .collect();
    let free: Vec<u8> = position.empty().cells().collect();
    let from = if strong.is_empty() || random.below(4) == 0 { &free } else { &strong };
    from[random.below(from.len())]
}

/// Every empty point: what it would be by the rules and by the position.
fn compare_points(game: &Renju, position: &Position) {
    let refuses = position.law().refuses_fouls();
    for spot in game.board().points() {
        let empty = game.board().get(spot).is_none();
        assert_eq!(position.empty().has(cell(spot)), empty, "{game:?}");
        if empty {
            let foul = position.is_foul(cell(spot));
            assert_eq!(game.foul_at(spot).is_some(), foul, "{spot:?} {:?}", game.board());
            let refused = foul && refuses && position.turn() == Color::Black;
            assert_eq!(game.check(Move::Stone(spot)).is_ok(), !refused, "{spot:?}");
        }
    }
}

/// Puts a stone, takes it back, and puts it again.
fn put_twice(position: &mut Position, spot: u8) {
    let (hash, color) = (position.hash(), position.turn());
    position.play(spot);
    position.take_back(spot, color);
    assert_eq!(position.hash(), hash);
    position.play(spot);
}

/// Plays one game on both, and returns the number of stones.
fn play(variant: Variant, position: &mut Position, random: &mut Random, every: usize) -> usize {
    let mut game = opened(variant, random);
    position.set_up(game.board(), game.color_to_move().expect("an opened game"));
    for stones in 0.. {
        let spot = some_point(position, random);
        let color = position.turn();
        let threat = position.judged(color, spot);
        let foul = color == Color::Black && threat == Threat::Foul;
        let refusal = variant.row().fouls.is_some_and(|f| f.penalty == Penalty::Refusal);
        let point = Point::new(spot >> 4, spot & 15);
        assert_eq!(game.check(Move::Stone(point)).is_err(), foul && refusal);
        if foul && refusal {
            compare_points(&game, position);
            continue;
        }
        put_twice(position, spot);
        game.play(Move::Stone(point)).expect("a legal stone");
        if threat == Threat::Five || foul {
            if variant.row().referee == Referee::Players && game.status() == Status::Ongoing {
                game.play_unchecked(Move::Claim(if foul { Color::White } else { color }));
            }
            let winner = game.seat_of(if foul { Color::White } else { color });
            assert!(matches!(game.status(), Status::Won { winner: w, .. } if w == winner));
            return stones + 1;
        }
        if game.status() != Status::Ongoing {
            let over = Color::ALL.iter().all(|&color| !position.can_place(color));
            assert!(over && matches!(game.status(), Status::Drawn { .. }));
            return stones + 1;
        }
        assert_eq!(game.color_to_move(), Some(position.turn()));
        if random.below(every) == 0 {
            compare_points(&game, position);
        }
    }
    0
}

fn play_many(stones: usize, every: usize) {
    let mut random = Random::new(2026);
    for variant in Variant::ALL {
        let mut position = Position::new(Law::of(variant));
        let mut played = 0;
        while played < stones / Variant::ALL.len() {
            played += play(variant, &mut position, &mut random, every);
        }
    }
}

#[test]
fn it_says_what_the_rules_say() {
    play_many(3_000, 12);
}

#[test]
#[ignore = "a million stones: cargo test --release -- --ignored deep_"]
fn deep_it_says_what_the_rules_say_of_1_000_000_stones() {
    play_many(1_000_000, 1);
}
