//! Games by their positions: where a position stood, however it was turned or mirrored, and what was played next.

mod images;
mod library;

pub use library::{Branch, Known, Library};

pub use super::importer::stone_color;
use super::{Header, Record, outcome};
use crate::board::{Board, Color, Point, Symmetry};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Status};
use images::{Images, place, point, stabilizer};
use std::collections::BTreeMap;

/// An index of all positions of many games on boards of one size.
#[derive(Clone, Debug)]
pub struct Index {
    size: u8,
    /// How each game ended.
    results: Vec<Option<Winner>>,
    entries: Vec<Entry>,
    is_sorted: bool,
}

/// Who has won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// This colour.
    Color(Color),
    /// Nobody.
    Nobody,
}

impl Winner {
    /// What somebody wrote; none if that is no result.
    pub fn read(result: &str) -> Option<Self> {
        let outcome = outcome::read(result)?;
        Some(outcome.winner.map_or(Self::Nobody, Self::Color))
    }
}

/// A position of a game: 16 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    /// What the position and its seven turned or mirrored images have in common.
    key: u64,
    game: u32,
    ply: u16,
    /// The next stone as it lies in the image that the key is of; [`NO_STONE`] if none followed.
    next: u16,
}

/// Larger than any place of a stone.
const NO_STONE: u16 = u16::MAX;

/// Where a position was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The number of the game.
    pub game: u32,
    /// How many plies had been played.
    pub ply: u16,
}

/// What was played next, how often, and how those games ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The point, in the position that was asked about.
    pub at: Point,
    /// In how many games.
    pub games: usize,
    /// How many of them Black won.
    pub black: usize,
    /// How many of them White won.
    pub white: usize,
    /// How many of them nobody won.
    pub drawn: usize,
}

impl Continuation {
    /// A point that was played in no game.
    pub const fn none(at: Point) -> Self {
        Self { at, games: 0, black: 0, white: 0, drawn: 0 }
    }
}

impl Index {
    /// An index of no games.
    pub const fn new(size: u8) -> Self {
        Self { size, results: Vec::new(), entries: Vec::new(), is_sorted: true }
    }

    /// How many games are in it.
    pub const fn games(&self) -> usize {
        self.results.len()
    }

    /// Adds the game of `record`, and returns its number; none if its board has another size.
    pub fn add(&mut self, record: &Record) -> Option<u32> {
        if record.rules().size() != self.size {
            return None;
        }
        let mut game = record.start().clone();
        let mut images = Images::new(self.size);
        let number = self.results.len() as u32;
        images.follow(game.board());
        let moves = record.line();
        for (ply, mv) in (0..).zip(moves.iter().map(Some).chain([None])) {
            let next = mv.and_then(|&mv| stone(mv));
            self.enter(&images, stone_color(&game), number, ply, next);
            if let Some(&mv) = mv {
                game.play_unchecked(mv);
                images.follow(game.board());
            }
        }
        let written = || Winner::read(record.header(Header::Result));
        self.results.push(winner(&game).or_else(written));
        Some(number)
    }

    /// Adds a game in which Black and White put these stones by turns, and returns its number. A point twice ends it.
    pub fn add_stones(&mut self, stones: &[Point], result: Option<Winner>) -> u32 {
        let (mut board, mut images) = (Board::empty(self.size), Images::new(self.size));
        let number = self.results.len() as u32;
        let mut color = Color::Black;
        for (ply, next) in (0..).zip(stones.iter().copied().map(Some).chain([None])) {
            self.enter(&images, Some(color), number, ply, next);
            match next.filter(|&at| board.contains(at) && board.get(at).is_none()) {
                Some(at) => board.set(at, Some(color)),
                None => break,
            }
            images.follow(&board);
            color = color.other();
        }
        self.results.push(result);
        number
    }

    fn enter(
        &mut self,
        images: &Images,
        turn: Option<Color>,
        game: u32,
        ply: u16,
        next: Option<Point>,
    ) {
        let (key, symmetry) = images.key(turn);
        let place = |at| place(symmetry.apply(at, self.size));
        let next = next.filter(|at| at.row < self.size && at.col < self.size);
        self.entries.push(Entry { key, game, ply, next: next.map_or(NO_STONE, place) });
        self.is_sorted = false;
    }

    fn found(&mut self, board: &Board, turn: Option<Color>) -> (&[Entry], Symmetry) {
        if !self.is_sorted {
            self.entries.sort_unstable();
            self.is_sorted = true;
        }
        let mut images = Images::new(self.size);
        if board.size() == self.size {
            images.follow(board);
        }
        let (key, symmetry) = images.key(turn);
        let from = self.entries.partition_point(|entry| entry.key < key);
        let to = self.entries.partition_point(|entry| entry.key <= key);
        let found = if board.size() == self.size { from..to } else { 0..0 };
        (&self.entries[found], symmetry)
    }

    /// Where these stones stood with `turn` to move, or any image of them, each game once.
    pub fn find(&mut self, board: &Board, turn: Option<Color>) -> Vec<Hit> {
        let (found, _) = self.found(board, turn);
        let mut hits: Vec<Hit> = found.iter().map(|e| Hit { game: e.game, ply: e.ply }).collect();
        hits.dedup_by_key(|hit| hit.game);
        hits
    }

    /// What was played next where these stones stood, in the games that are wanted, the most frequent first.
    pub fn continuations(
        &mut self,
        board: &Board,
        turn: Option<Color>,
        is_wanted: impl Fn(u32) -> bool,
    ) -> Vec<Continuation> {
        let size = self.size;
        let (found, symmetry) = self.found(board, turn);
        let mut games: BTreeMap<Point, Vec<u32>> = BTreeMap::new();
        let orbit = stabilizer(board);
        let went_on = |entry: &&Entry| entry.next != NO_STONE && is_wanted(entry.game);
        for entry in found.iter().filter(went_on) {
            let at = symmetry.inverse().apply(point(entry.next), size);
            games.entry(images::first(&orbit, at, size)).or_default().push(entry.game);
        }
        let mut all: Vec<Continuation> =
            games.into_iter().map(|(at, games)| self.tally(at, games)).collect();
        all.sort_by_key(|next| std::cmp::Reverse(next.games));
        all
    }

    fn tally(&self, at: Point, mut games: Vec<u32>) -> Continuation {
        games.dedup();
        let result = |game: &u32| self.results.get(*game as usize).copied().flatten();
        let count = |wanted| games.iter().filter(|game| result(game) == Some(wanted)).count();
        Continuation {
            at,
            games: games.len(),
            black: count(Winner::Color(Color::Black)),
            white: count(Winner::Color(Color::White)),
            drawn: count(Winner::Nobody),
        }
    }
}

/// The colour of the stone to come after so many moves of the game; where somebody has resigned or a flag fell, that of the stone
/// that would have come.
pub fn turn_at(record: &Record, ply: usize) -> Option<Color> {
    let last = ply.min(record.line().len());
    let board = *record.position(last).board();
    let before = (0..=last).rev().map(|ply| record.position(ply));
    let is_same = |game: &AnyGame| *game.board() == board;
    before.take_while(is_same).find_map(|game| stone_color(&game))
}

/// After how many moves of its game `record` has these stones, or an image of them, with a stone of `turn` to come.
pub fn ply_of(record: &Record, board: &Board, turn: Option<Color>) -> Option<usize> {
    if record.rules().size() != board.size() {
        return None;
    }
    let key = |board: &Board, turn| {
        let mut images = Images::new(board.size());
        images.follow(board);
        images.key(turn).0
    };
    let wanted = key(board, turn);
    let stands = |game: &AnyGame| key(game.board(), stone_color(game)) == wanted;
    let mut game = record.start().clone();
    for (ply, mv) in record.line().into_iter().enumerate() {
        if stands(&game) {
            return Some(ply);
        }
        game.play_unchecked(mv);
    }
    stands(&game).then(|| record.line().len())
}

const fn stone(mv: Move) -> Option<Point> {
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => Some(at),
        _ => None,
    }
}

fn winner(game: &AnyGame) -> Option<Winner> {
    match game.status() {
        Status::Ongoing => None,
        Status::Won { winner, .. } => Some(Winner::Color(game.color_of(winner))),
        Status::Drawn { .. } => Some(Winner::Nobody),
    }
}
