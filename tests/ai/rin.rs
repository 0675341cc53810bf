//! The computer player of Rin: its fast position against the judge, and its manners.

use goishi::ai::rin::Engine;
use goishi::ai::rin::position::Position;
use goishi::ai::rin::{Cell, cell, point};
use goishi::ai::{Budget, Level, Random, Score, Task};
use goishi::board::Color;
use goishi::rules::rin::{Rin, Size};
use goishi::rules::{Move, Rules, Status};

/// How random stones are chosen.
#[derive(Clone, Copy)]
enum Taste {
    /// Anywhere.
    Any,
    /// Rather where a ring is closed.
    Rings,
}

fn choose(position: &mut Position, taste: Taste, random: &mut Random) -> Cell {
    let cells: Vec<Cell> = position.empties().collect();
    let color = position.to_move();
    let closing = |&&cell: &&Cell| position.closes(cell, color);
    let ring = match taste {
        Taste::Rings if random.below(3) > 0 => cells.iter().find(closing).copied(),
        _ => None,
    };
    ring.unwrap_or_else(|| cells[random.below(cells.len())])
}

fn assert_same(game: &Rin, position: &Position) {
    for point in game.board().points() {
        let stone = game.board().get(point).map(|color| color as usize);
        assert_eq!(position.color_at(cell(point)), stone, "{point:?} in {:?}", game.board());
    }
    assert_eq!(position.stones(), Color::ALL.map(|color| game.stones(color)));
    assert_eq!(position.vacant() == 0, game.status() != Status::Ongoing);
    if let Some(color) = game.color_to_move() {
        assert_eq!((position.to_move(), position.left()), (color as usize, game.left()));
    }
}

/// Plays a game on both boards; how many stones it took.
fn compare(size: Size, taste: Taste, random: &mut Random) -> usize {
    let (mut game, mut position) = (Rin::new(size), Position::empty(size.points()));
    let mut stones = 0;
    while game.status() == Status::Ongoing {
        let cell = choose(&mut position, taste, random);
        game.play(Move::Stone(point(cell))).expect("an empty point");
        assert_eq!(usize::from(position.play(cell)), game.filled().len());
        assert_same(&game, &position);
        stones += 1;
    }
    stones
}

fn compare_games(wanted: usize) {
    let mut random = Random::new(5);
    let mut stones = 0;
    while stones < wanted {
        for size in Size::ALL {
            stones += compare(size, Taste::Any, &mut random);
            stones += compare(size, Taste::Rings, &mut random);
        }
    }
}

#[test]
fn the_fast_position_agrees_with_the_rules() {
    compare_games(3_000);
}

#[test]
#[ignore = "a million stones"]
fn deep_the_fast_position_agrees_with_the_rules() {
    compare_games(1_000_000);
}

#[test]
fn a_position_taken_from_a_game_plays_on_like_it() {
    let mut random = Random::new(9);
    for size in Size::ALL {
        let mut game = Rin::new(size);
        while game.status() == Status::Ongoing {
            let mut position = Position::of(&game);
            assert_same(&game, &position);
            let cell = choose(&mut position, Taste::Rings, &mut random);
            game.play(Move::Stone(point(cell))).unwrap();
            position.play(cell);
            assert_same(&game, &position);
        }
    }
}

#[test]
fn a_fresh_player_answers_alike_and_stops_when_the_game_is_over() {
    let mut game = Rin::new(Size::Eight);
    while game.status() == Status::Ongoing {
        let think = || Engine::new().think(&game, &Task::BEST, &Budget::nodes(20));
        let thought = think().unwrap();
        assert_eq!(think(), Some(thought.clone()));
        game.play(thought.mv).unwrap();
    }
    assert_eq!(Engine::new().think(&game, &Task::BEST, &Budget::nodes(20)), None);
}

#[test]
fn moves_that_are_not_wanted_are_not_played() {
    let game = Rin::new(Size::Eight);
    let mut except = Vec::new();
    while let Some(thought) =
        Engine::new().think(&game, &Task { except: &except, ..Task::BEST }, &Budget::nodes(50))
    {
        assert!(!except.contains(&thought.mv));
        except.push(thought.mv);
    }
    assert_eq!(except.len(), 64);
}

/// A game played at random until at most `vacant` points are empty.
fn played_until(vacant: u16, random: &mut Random) -> Rin {
    let mut game = Rin::new(Size::Eight);
    let mut position = Position::of(&game);
    while position.vacant() > vacant {
        let cell = choose(&mut position, Taste::Any, random);
        position.play(cell);
        game.play(Move::Stone(point(cell))).expect("an empty point");
    }
    game
}

/// The best margin for the next player, by trying everything.
fn best_margin(game: &Rin) -> Option<i32> {
    let me = game.color_to_move()?;
    let margins = game.board().points().filter(|&at| game.board().get(at).is_none()).map(|at| {
        let mut next = game.clone();
        next.play_unchecked(Move::Stone(at));
        match next.color_to_move() {
            Some(color) if color == me => best_margin(&next),
            Some(_) => best_margin(&next).map(|margin| -margin),
            None => Some(i32::from(next.stones(me)) - i32::from(next.stones(me.other()))),
        }
    });
    margins.max().flatten()
}

#[test]
fn the_last_points_are_played_as_well_as_can_be() {
    let mut random = Random::new(11);
    for _ in 0..12 {
        let mut game = played_until(5, &mut random);
        while let Some(margin) = best_margin(&game) {
            let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(400)).unwrap();
            assert!(thought.nodes <= 400);
            match thought.score {
                Score::Win(_) => assert!(margin > 0),
                Score::Loss(_) => assert!(margin < 0),
                Score::Open(_) => assert_eq!(margin, 0),
            }
            let me = game.color_to_move();
            game.play(thought.mv).unwrap();
            let change = if game.color_to_move() == me { 1 } else { -1 };
            assert!(best_margin(&game).is_none_or(|next| next * change == margin));
        }
    }
}

/// Plays a game on: the best player for `me`, and for the opponent stones by chance, rather where rings are closed. Returns by
/// how many stones `me` is ahead in the end.
fn margin_against_chance(mut game: Rin, me: Color, random: &mut Random) -> i32 {
    while let Some(color) = game.color_to_move() {
        let mv = if color == me {
            let thought =
                Engine::new().think(&game, &Task::BEST, &Budget::nodes(40_000)).expect("a thought");
            thought.mv
        } else {
            Move::Stone(point(choose(&mut Position::of(&game), Taste::Rings, random)))
        };
        game.play(mv).expect("a legal move");
    }
    i32::from(game.stones(me)) - i32::from(game.stones(me.other()))
}

#[test]
fn what_the_endgame_search_announces_comes_true() {
    let mut random = Random::new(17);
    let mut announced = [0; 2];
    for _ in 0..40 {
        let game = played_until(16, &mut random);
        let me = game.color_to_move().unwrap();
        let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(40_000)).unwrap();
        match thought.score {
            Score::Win(_) => {
                announced[0] += 1;
                assert!(margin_against_chance(game, me, &mut random) > 0);
            }
            Score::Loss(_) => {
                announced[1] += 1;
                // The opponent, who has the next move after this one, keeps the win.
                let mut game = game;
                game.play(thought.mv).unwrap();
                assert!(margin_against_chance(game, me.other(), &mut random) > 0);
            }
            Score::Open(_) => {}
        }
    }
    assert!(announced.iter().all(|&count| count > 0), "{announced:?}");
}

#[test]
fn a_position_called_decided_is_won_however_it_goes_on() {
    let mut random = Random::new(13);
    let mut decided = 0;
    for _ in 0..40 {
        let mut position = Position::of(&played_until(16, &mut random));
        let Some(winner) = position.decided() else { continue };
        decided += 1;
        while position.vacant() > 0 {
            let cell = choose(&mut position, Taste::Rings, &mut random);
            position.play(cell);
        }
        assert_eq!(usize::from(position.margin() < 0), winner);
    }
    assert!(decided > 0);
}

#[test]
fn every_level_plays_a_game_on_every_board() {
    for size in Size::ALL {
        let mut game = Rin::new(size);
        for level in Level::ALL.into_iter().cycle() {
            let task = Task { level, ..Task::BEST };
            let Some(thought) = Engine::new().think(&game, &task, &Budget::nodes(3)) else { break };
            game.play(thought.mv).unwrap();
        }
        assert_ne!(game.status(), Status::Ongoing);
    }
}
