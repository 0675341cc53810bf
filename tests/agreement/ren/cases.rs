//! The naive judge itself against games that another program has judged, and worked positions.

use crate::data::lines;
use crate::oracle::ren::{End, Kind, NaiveRen};
use serde_json::{Value, json};

/// The rule set `ren[:size=8,rui=5,lead=6]`.
fn start(rules: &str) -> NaiveRen {
    let has = |option| rules.contains(option);
    let size = if has("size=8") { 8 } else { 10 };
    NaiveRen::new(size, if has("rui=5") { 5 } else { 3 }, has("lead=6").then_some(6))
}

fn play(game: &mut NaiveRen, token: &str) {
    if token == "pass" {
        return game.pass();
    }
    let at = cell(token, game.size);
    assert_eq!(game.refusal(at), None, "{token}\n{game}");
    game.play(at);
}

fn cell(name: &str, size: usize) -> usize {
    let (file, rank) = name.split_at(1);
    let row = size - rank.parse::<usize>().expect("a rank");
    row * size + usize::from(file.as_bytes()[0] - b'a')
}

fn name(cell: usize, size: usize) -> String {
    let file = char::from(b"abcdefghij"[cell % size]);
    format!("{file}{}", size - cell / size)
}

/// Sorted as text.
fn names(cells: &[usize], size: usize) -> Vec<String> {
    let mut names: Vec<String> = cells.iter().map(|&cell| name(cell, size)).collect();
    names.sort();
    names
}

/// What `goishi replay` would say of the position.
fn report(game: &NaiveRen) -> Value {
    let color = |mark| if mark == 'x' { "black" } else { "white" };
    let list = |cells: &[usize]| names(cells, game.size);
    json!({
        "board": game.to_string(),
        "score": {"black": game.score[0], "white": game.score[1]},
        "to_move": game.end.is_none().then(|| color(game.to_move)),
        "weak": list(&game.weak),
        "replaceable": list(&game.replaceable()),
        "rui": game.rui,
        "captured": list(&game.captured),
        "niban": game.niban.map(|at| name(at, game.size)),
        "by": game.end.map(|end| end.by),
        "status": game.end.map_or("playing", |end| end.winner.map_or("draw", color)),
    })
}

#[test]
fn the_naive_judge_agrees_with_the_judged_games() {
    let games = lines("ren_games.jsonl.gz");
    assert_eq!(games.len(), 24);
    for judged in &games {
        let mut game = start(judged["rules"].as_str().expect("an id"));
        let moves = judged["moves"].as_array().expect("an array");
        for (token, expected) in moves.iter().zip(judged["plies"].as_array().expect("an array")) {
            play(&mut game, token.as_str().expect("a token"));
            assert_eq!(&report(&game), expected, "{token}");
        }
    }
}

/// A position of the specification: `.`, `B` and `W`, rows divided by `/`.
fn position(drawing: &str, to_move: char) -> NaiveRen {
    let rows: Vec<&str> = drawing.split('/').collect();
    let mut game = NaiveRen::new(rows.len(), 3, None);
    let mark = |cell| if cell == 'B' { 'x' } else { 'o' };
    game.cells = rows.concat().chars().map(|c| if c == '.' { c } else { mark(c) }).collect();
    game.to_move = to_move;
    game
}

fn kinds(game: &NaiveRen) -> Vec<Kind> {
    game.groups.iter().map(|group| group.kind).collect()
}

#[test]
fn the_chain_of_replacements_is_judged_as_worked_out() {
    let drawing = "....W...../....W...../..WWW...../WWWWBB..../WWWBB...../...B....../...B....../\
                   ........../........../..........";
    let mut game = position(drawing, 'x');
    for (at, score, groups, rui) in [
        (45, [1, 0], vec![Kind::Box4], 0),
        (34, [1, 3], vec![Kind::Row4, Kind::Box6], 1),
        (33, [2, 3], vec![Kind::Row4], 2),
        (43, [2, 4], vec![Kind::Row4], 3),
    ] {
        assert_eq!(game.refusal(at), None);
        game.play(at);
        assert_eq!((game.score, kinds(&game), game.rui), (score, groups, rui), "{game}");
    }
    assert!(!game.weak.is_empty() && game.replaceable().is_empty(), "{game:?}");
}

#[test]
fn a_scoring_nibai_is_judged_as_worked_out() {
    let drawing = "......../......../....B.../....B.../...BWB../...W.W../....W.../........";
    let mut game = position(drawing, 'x');
    game.play(44);
    assert_eq!((game.niban, kinds(&game)), (Some(36), vec![Kind::Row4]), "{game}");
    assert_eq!(game.weak, [35, 37], "the niban is safe");
}

#[test]
fn a_niban_that_makes_a_nine_wins() {
    let mut game =
        position("WWW...../WWW...../WBW...../B.B...../.B....../......../......../........", 'o');
    game.play(25);
    assert_eq!((game.niban, kinds(&game)), (Some(17), vec![Kind::Box9]), "{game}");
    assert_eq!(game.end, Some(End { by: "nine", winner: Some('o') }));
}
