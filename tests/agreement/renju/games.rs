//! Games of all rule sets, stone by stone: board, turns, refusals, claims and results.

use super::players::{Choice, Manner};
use super::positions;
use super::referee::{NaiveGame, Rules as NaiveRules};
use crate::oracle::renju::{Family, NaiveRenju, Place};
use goishi::ai::Random;
use goishi::board::{Board, Color, Point};
use goishi::rules::renju::{Renju, Variant};
use goishi::rules::{Move, Phase, Rules, Status};
use std::collections::BTreeMap;
use std::fmt;

/// How often each kind of thing has happened.
type Tally = BTreeMap<&'static str, usize>;

/// The specification's table.
pub fn rules(variant: Variant) -> NaiveRules {
    let rif = NaiveRules {
        fouls: Some(Family::Rif),
        refuses: false,
        six_wins_for: "o",
        passes_from: Some(0),
        claims: false,
        supply: 225,
    };
    let classical =
        NaiveRules { fouls: Some(Family::Classical), refuses: true, passes_from: None, ..rif };
    match variant {
        Variant::Rif => rif,
        Variant::RifPlayers => NaiveRules { claims: true, ..rif },
        Variant::Pritchard => {
            NaiveRules { fouls: Some(Family::Pritchard), supply: 50, ..classical }
        }
        Variant::Classical | Variant::ClassicalSwap => classical,
        Variant::Taraguchi10 | Variant::Tarannikov | Variant::Soosyrv8 | Variant::Yamaguchi => {
            NaiveRules { passes_from: Some(6), ..rif }
        }
        Variant::Gomoku => NaiveRules { fouls: None, six_wins_for: "xo", ..classical },
        Variant::Free | Variant::GomokuStandard | Variant::GomokuSwap2 => {
            NaiveRules { fouls: None, six_wins_for: "", ..classical }
        }
    }
}

/// Plays games of every rule set in every manner until so many moves have been compared.
fn compare(moves: usize) -> Tally {
    let mut random = Random::new(2011);
    let mut tally = Tally::new();
    while tally.get("move").is_none_or(|&compared| compared < moves) {
        for (variant, manner) in
            Variant::ALL.into_iter().flat_map(|variant| Manner::ALL.map(|manner| (variant, manner)))
        {
            Match::new(opened(variant, &mut random)).play_on(manner, &mut random, &mut tally);
            Match::new(late(variant, &mut random)).play_on(manner, &mut random, &mut tally);
        }
    }
    tally
}

/// A game whose opening has been played.
fn opened(variant: Variant, random: &mut Random) -> Renju {
    let mut game = Renju::new(variant);
    while game.phase() != Phase::Play {
        let plays: Vec<Move> = game.legal_moves().into_iter().filter(|mv| mv.is_play()).collect();
        game.play_unchecked(plays[random.below(plays.len())]);
    }
    game
}

/// A game near its end, White to move.
fn late(variant: Variant, random: &mut Random) -> Renju {
    let position = match rules(variant).supply {
        50 => positions::with_stones(45 + random.below(5), 45 + random.below(5), random),
        _ => positions::almost_full(random),
    };
    let board: Board = position.to_string().parse().expect("a drawn board");
    Renju::from_position(variant, &board, Color::White)
}

/// One game before both judges.
pub struct Match {
    pub engine: Renju,
    pub naive: NaiveGame,
}

impl Match {
    fn new(engine: Renju) -> Self {
        let board = naive_board(engine.board());
        let to_move = mark(engine.color_to_move().expect("it goes on"));
        Self { naive: NaiveGame::new(rules(engine.variant()), board, to_move), engine }
    }

    fn play_on(mut self, manner: Manner, random: &mut Random, tally: &mut Tally) {
        while self.naive.result.is_none() {
            self.play_one(manner, random, tally);
        }
        count(self.naive.result.expect("it is over").1, tally);
    }

    /// Plays one move before both judges, if the game goes on.
    pub fn play_one(&mut self, manner: Manner, random: &mut Random, tally: &mut Tally) {
        if self.naive.result.is_some() {
            return;
        }
        match manner.choose(&self.naive, random) {
            Choice::Pass => self.pass(),
            Choice::Stone(at) if self.naive.permits(at, self.naive.to_move) => {
                self.put(at, tally);
            }
            Choice::Stone(at) => {
                assert!(self.engine.play(stone(at)).is_err(), "{self:?}");
                count("refused", tally);
            }
        }
        self.agree();
        self.compare_claims(tally);
        count("move", tally);
    }

    fn pass(&mut self) {
        self.engine.play(Move::Pass).expect("a pass is allowed");
        self.naive.pass();
    }

    fn put(&mut self, at: Place, tally: &mut Tally) {
        let mover = self.naive.to_move;
        let six = self.naive.board.makes_overline(at, mover);
        let five = self.naive.board.makes_five(at, mover);
        self.engine.play(stone(at)).expect("a stone is permitted");
        self.naive.play(at);
        match self.naive.result {
            Some((_, "five")) if six && !five => count("six wins", tally),
            None if six && self.naive.rules.fouls.is_none() => count("six does not win", tally),
            None if self.naive.to_move == 'x' && mover == 'x' => count("White misses", tally),
            None if self.naive.to_move == 'o' && mover == 'o' => count("Black misses", tally),
            _ => {}
        }
    }

    /// Asserts that both judges say the same in all they say.
    pub fn agree(&self) {
        let naive = &self.naive;
        assert_eq!(self.engine.board().to_string(), naive.board.to_string());
        assert_eq!(result(&self.engine), naive.result, "{self:?}");
        let stones: Vec<Place> =
            self.engine.legal_moves().into_iter().filter_map(stone_at).collect();
        if naive.result.is_some() {
            assert_eq!((self.engine.color_to_move(), stones), (None, vec![]), "{self:?}");
        } else {
            assert_eq!(self.engine.color_to_move().map(mark), Some(naive.to_move), "{self:?}");
            let permitted = naive.empty_places().filter(|&at| naive.permits(at, naive.to_move));
            assert_eq!(stones, permitted.collect::<Vec<Place>>(), "{self:?}");
        }
    }

    /// Both sides claim, each in a world of its own.
    fn compare_claims(&self, tally: &mut Tally) {
        if !self.naive.rules.claims || self.naive.result.is_some() {
            return;
        }
        for color in Color::ALL {
            let mut claimed = self.engine.clone();
            claimed.play(Move::Claim(color)).expect("a claim is allowed");
            let by = self.naive.claim(mark(color));
            assert_eq!(result(&claimed), by.map(|by| (mark(color), by)), "{self:?}");
            assert_eq!(claimed.claim_failed(), by.is_none(), "{self:?}");
            count(if by.is_some() { "claim" } else { "failed claim" }, tally);
        }
    }
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?}, {} to move {:?}",
            self.engine.variant(),
            self.naive.to_move,
            self.engine.board()
        )
    }
}

/// The result in the naive judge's words.
fn result(engine: &Renju) -> Option<(char, &'static str)> {
    match engine.status() {
        Status::Ongoing => None,
        Status::Won { winner, by } => Some((mark(engine.color_of(winner)), by.id())),
        Status::Drawn { by } => Some(('.', by.id())),
    }
}

/// The stones of a board before the naive judge.
pub fn naive_board(board: &Board) -> NaiveRenju {
    let mut naive = NaiveRenju::empty();
    board.points().for_each(|at| naive.set(place(at), board.get(at).map_or('.', mark)));
    naive
}

pub fn mark(color: Color) -> char {
    match color {
        Color::Black => 'x',
        Color::White => 'o',
    }
}

pub fn place(at: Point) -> Place {
    NaiveRenju::place(at.row.into(), at.col.into())
}

fn stone(at: Place) -> Move {
    let all = Board::empty(15).points();
    Move::Stone(all.into_iter().find(|&point| place(point) == at).expect("a place of the board"))
}

fn stone_at(mv: Move) -> Option<Place> {
    match mv {
        Move::Stone(at) => Some(place(at)),
        _ => None,
    }
}

fn count(what: &'static str, tally: &mut Tally) {
    *tally.entry(what).or_default() += 1;
}

/// Asserts that nothing has been left out.
fn assert_all_happened(tally: &Tally) {
    for what in [
        "five",
        "overline",
        "double-four",
        "double-three",
        "full",
        "supply",
        "passes",
        "refused",
        "Black misses",
        "White misses",
        "six wins",
        "six does not win",
        "claim",
        "failed claim",
    ] {
        assert!(tally.contains_key(what), "{what}: {tally:?}");
    }
}

#[test]
fn the_engine_agrees_with_the_naive_judge_on_10_000_moves() {
    assert_all_happened(&compare(10_000));
}

#[test]
#[ignore = "a million moves: cargo test --release -- --ignored deep_"]
fn deep_the_engine_agrees_with_the_naive_judge_on_1_000_000_moves() {
    assert_all_happened(&compare(1_000_000));
}
