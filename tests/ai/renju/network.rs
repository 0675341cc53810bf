//! The network judges a position alike, however it came about and however it is turned.

use goishi::ai::Random;
use goishi::ai::renju::{Law, Position, cell, point};
use goishi::board::{Board, Color, Symmetry};
use goishi::rules::renju::{SIZE, Variant};

/// An empty cell near the middle, or anywhere.
fn some_cell(position: &Position, random: &mut Random) -> u8 {
    let free: Vec<u8> = position.empty().cells().collect();
    let middle = |&at: &u8| (4..11).contains(&(at >> 4)) && (4..11).contains(&(at & 15));
    let near: Vec<u8> = free.iter().copied().filter(middle).collect();
    let from = if near.is_empty() || random.below(4) == 0 { &free } else { &near };
    from[random.below(from.len())]
}

fn board(stones: &[(u8, Color)], symmetry: Symmetry) -> Board {
    let mut board = Board::empty(SIZE);
    for &(at, color) in stones {
        board.set(symmetry.apply(point(at), SIZE), Some(color));
    }
    board
}

fn fresh_eval(board: &Board, turn: Color) -> i32 {
    let mut position = Position::new(Law::of(Variant::Rif));
    position.set_up(board, turn);
    position.static_eval()
}

#[test]
fn a_position_is_judged_alike_after_any_moves_and_from_every_side() {
    let mut random = Random::new(20);
    let mut position = Position::new(Law::of(Variant::Rif));
    let mut stones: Vec<(u8, Color)> = Vec::new();
    let mut seen = Vec::new();
    for _ in 0..600 {
        if !stones.is_empty() && (stones.len() > 60 || random.below(5) < 2) {
            let Some((at, color)) = stones.pop() else { continue };
            position.take_back(at, color);
        } else {
            let at = some_cell(&position, &mut random);
            stones.push((at, position.turn()));
            position.play(at);
        }
        if random.below(3) == 0 {
            let symmetry = Symmetry::ALL[random.below(8)];
            let eval = position.static_eval();
            assert_eq!(eval, fresh_eval(&board(&stones, symmetry), position.turn()), "{stones:?}");
            seen.push(eval);
        }
    }
    let [least, most] = [seen.iter().min(), seen.iter().max()];
    assert!(least < Some(&-100) && most > Some(&100), "all positions look alike");
}

#[test]
fn an_attack_is_worth_more_to_who_is_to_move() {
    // Two open twos of Black cross; White's stones lie far off.
    let names = [("h8", Color::Black), ("i8", Color::Black), ("h9", Color::Black)];
    let far = [("a1", Color::White), ("o1", Color::White), ("a15", Color::White)];
    let mut board = Board::empty(SIZE);
    for (name, color) in names.into_iter().chain(far) {
        let at = goishi::board::Notation::FileRank.parse(name, SIZE).map(cell);
        board.set(point(at.expect("a point")), Some(color));
    }
    let [black, white] = [Color::Black, Color::White].map(|turn| fresh_eval(&board, turn));
    assert!(black > 200 && -white < black, "{black} {white}");
}
