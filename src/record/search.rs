//! Games by their positions: where a position stood, however it was turned or mirrored, and what was played next.

use super::Record;
use crate::board::{Board, Color, Point, Symmetry};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Status};
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

/// A position of a game: 16 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    /// The same for all eight images of the position.
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
            self.enter(&images, game.color_to_move(), number, ply, next);
            if let Some(&mv) = mv {
                game.play_unchecked(mv);
                images.follow(game.board());
            }
        }
        self.results.push(winner(&game));
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

    /// What was played next where these stones stood, the most frequent first.
    pub fn continuations(&mut self, board: &Board, turn: Option<Color>) -> Vec<Continuation> {
        let size = self.size;
        let (found, symmetry) = self.found(board, turn);
        let mut games: BTreeMap<Point, Vec<u32>> = BTreeMap::new();
        let orbit = stabilizer(board);
        for entry in found.iter().filter(|entry| entry.next != NO_STONE) {
            let at = symmetry.inverse().apply(point(entry.next), size);
            // In a position that is its own image several points are the same move: the first stands for all.
            let first = orbit.iter().map(|own| own.apply(at, size)).min().unwrap_or(at);
            games.entry(first).or_default().push(entry.game);
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

/// The keys of all eight images of a position, kept while it changes.
struct Images {
    board: Board,
    keys: [u64; 8],
}

impl Images {
    const fn new(size: u8) -> Self {
        Self { board: Board::empty(size), keys: [0; 8] }
    }

    /// Goes on to `next`.
    fn follow(&mut self, next: &Board) {
        for at in self.board.points() {
            let [old, new] = [self.board.get(at), next.get(at)];
            if old != new {
                [old, new].into_iter().flatten().for_each(|color| self.toggle(at, color));
            }
        }
        self.board = *next;
    }

    fn toggle(&mut self, at: Point, color: Color) {
        for (key, symmetry) in self.keys.iter_mut().zip(Symmetry::ALL) {
            let place = place(symmetry.apply(at, self.board.size()));
            *key ^= mixed(u64::from(place) << 1 | color as u64);
        }
    }

    /// The key of the position, and the image that it is of.
    fn key(&self, turn: Option<Color>) -> (u64, Symmetry) {
        let turn = turn.map_or(0, |color| mixed(1000 + color as u64));
        let images = self.keys.into_iter().zip(Symmetry::ALL);
        let (key, symmetry) = images.min_by_key(|(key, _)| *key).unwrap_or((0, Symmetry::ALL[0]));
        (key ^ turn, symmetry)
    }
}

/// The images that leave `board` as it is.
fn stabilizer(board: &Board) -> Vec<Symmetry> {
    let is_own = |symmetry: &Symmetry| {
        board.points().all(|at| board.get(at) == board.get(symmetry.apply(at, board.size())))
    };
    Symmetry::ALL.into_iter().filter(is_own).collect()
}

/// Numbers that differ in little become numbers that differ in half of their bits.
const fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

const fn place(at: Point) -> u16 {
    at.row as u16 * 16 + at.col as u16
}

const fn point(place: u16) -> Point {
    Point::new((place / 16) as u8, (place % 16) as u8)
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
