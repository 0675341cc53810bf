//! What the network learns from: the positions of games, with their features.

use goishi::ai::Random;
use goishi::ai::renju::network::{PAIRS, Windows};
use goishi::ai::renju::{Cell, Law, Position, Set, Threat, cell};
use goishi::board::{Board, Color, Notation};
use goishi::rules::renju::{SIZE, Variant};

/// How many lines a cell has.
const LINES: usize = 4;
/// How much the result counts for the worth of a position, and how much of that is left after each move that was not the
/// best.
const RESULT: f32 = 0.4;
const KEPT: f32 = 0.6;
/// The value of a win that is proved, in thousandths.
const PROVED: i32 = 1000;

/// A position to learn from.
pub struct Sample {
    /// The player to move.
    pub turn: Color,
    /// The features of the empty cells: pairs, and behind all pairs windows.
    pub cells: Vec<[u16; 2 * LINES]>,
    /// The number of cells with each threat, by colour.
    pub counts: [[u8; Threat::COUNT]; 2],
    /// The candidates: the place of each in `cells`, and its threat to the player to move and to the other.
    pub moves: Vec<(u8, u8, u8)>,
    /// The place of the best move in `moves`, if it is to be learnt.
    pub best: Option<usize>,
    /// The value that the search found, in thousandths.
    pub value: i32,
    /// The result for the player to move: 1, 0 or -1.
    pub result: f32,
    /// How much the result counts.
    pub trust: f32,
}

/// A move of a game.
#[derive(Clone, Copy)]
struct Move {
    played: Cell,
    best: Cell,
    value: i32,
}

/// A game.
pub struct Game {
    opening: Vec<Cell>,
    moves: Vec<Move>,
    result: f32,
}

impl Game {
    /// Reads a line of `goishi train games`.
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.split('|');
        let opening = parts.next()?.split_whitespace().map(read_cell).collect::<Option<_>>()?;
        let moves = parts.next()?.split_whitespace().map(read_move).collect::<Option<_>>()?;
        Some(Self { opening, moves, result: parts.next()?.trim().parse().ok()? })
    }

    /// The positions of the game.
    pub fn samples(&self, position: &mut Position) -> Vec<Sample> {
        position.set_up(&Board::empty(SIZE), Color::Black);
        self.opening.iter().for_each(|&cell| position.play(cell));
        let mut samples = Vec::new();
        for (number, &mv) in self.moves.iter().enumerate() {
            let stray = self.moves[number..].iter().filter(|mv| mv.played != mv.best).count();
            let trust = RESULT * KEPT.powi(stray as i32);
            samples.push(sample(position, mv, self.result, trust));
            position.play(mv.played);
        }
        samples
    }
}

fn read_cell(name: &str) -> Option<Cell> {
    Notation::FileRank.parse(name, SIZE).map(cell)
}

fn read_move(word: &str) -> Option<Move> {
    let (cells, value) = word.split_once('=')?;
    let (played, best) = cells.split_once('/').unwrap_or((cells, cells));
    Some(Move { played: read_cell(played)?, best: read_cell(best)?, value: value.parse().ok()? })
}

fn sample(position: &Position, mv: Move, result: f32, trust: f32) -> Sample {
    let me = position.turn();
    let empty: Vec<Cell> = position.empty().cells().collect();
    let candidates = candidates(position);
    let listed: Vec<usize> = (0..empty.len()).filter(|&i| candidates.has(empty[i])).collect();
    let threats = |&i: &usize| {
        let threat = |color| position.threat(color, empty[i]) as u8;
        (i as u8, threat(me), threat(me.other()))
    };
    Sample {
        turn: me,
        cells: empty.iter().map(|&cell| features(position, cell)).collect(),
        counts: Color::ALL.map(|color| position.threat_counts(color)),
        moves: listed.iter().map(threats).collect(),
        best: listed.iter().position(|&i| empty[i] == mv.best).filter(|_| mv.value > -PROVED),
        value: mv.value,
        result: if me == Color::Black { result } else { -result },
        trust,
    }
}

/// The cells where a move may be the best.
fn candidates(position: &Position) -> Set {
    let near = position.stones().spread().and(position.empty());
    if near.is_empty() { *position.empty() } else { near }
}

fn features(position: &Position, cell: Cell) -> [u16; 2 * LINES] {
    let windows = Windows::known();
    let mut all = [0; 2 * LINES];
    for direction in 0..LINES {
        let features = position.features(windows, direction, cell);
        all[2 * direction] = features.pair;
        all[2 * direction + 1] = PAIRS as u16 + features.window;
    }
    all
}

/// All positions of these games, in a random order.
pub fn of_games(games: &[&Game], random: &mut Random) -> Vec<Sample> {
    let mut position = Position::new(Law::of(Variant::Rif));
    let mut samples: Vec<Sample> =
        games.iter().flat_map(|game| game.samples(&mut position)).collect();
    random.shuffle(&mut samples);
    samples
}
