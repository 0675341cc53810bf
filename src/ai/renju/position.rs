//! A position that knows at every moment what a stone on each cell would make. To put a stone or to take it back
//! costs a few dozen look-ups along its four lines.

use super::evaluation::worths;
use super::geometry::{REACH, WALLS, line_of, tips};
use super::law::Law;
use super::network::{Accumulator, Features, Network, Windows, pair};
use super::set::Set;
use super::shapes::Shapes;
use super::side::{Checkpoint, Side, Undo};
use super::threat::Threat;
use crate::ai::Random;
use crate::ai::cell::{Cell, cell};
use crate::board::{Board, Color, Point};
use crate::rules::renju::{SIZE, Three};

/// A position of ordinary play.
pub struct Position {
    law: Law,
    /// The shapes of lines, for Black and for White.
    pub(super) shapes: [Shapes; 2],
    keys: [[u64; 256]; 2],
    sides: [Side; 2],
    /// How lines were before each stone that can be taken back, by colour.
    undo: [Vec<Undo>; 2],
    /// How long the lists of `undo` were before each stone.
    checkpoints: Vec<[Checkpoint; 2]>,
    empty: Set,
    turn: Color,
    hash: u64,
    /// The network that judges the position and its sums, if it was trained for these rules.
    network: Option<(&'static Network, Accumulator)>,
}

/// All cells of the board.
const BOARD: Set = {
    let mut all = Set::EMPTY;
    let mut i = 0;
    while i < SIZE * SIZE {
        all.insert(cell(Point::new(i / SIZE, i % SIZE)));
        i += 1;
    }
    all
};

/// The part of a hash that marks White's turn.
const WHITE_TO_MOVE: u64 = 0x5bd1_e995_9d1b_54a5;

impl Position {
    /// The empty board, Black to move.
    pub fn new(law: Law) -> Self {
        let mut random = Random::new(15);
        let mut key = |_| (0..4).fold(0, |key, _| key << 16 | random.below(1 << 16) as u64);
        // The network was trained under the rules of fouls; without them tables judge.
        let worths = || law.fouls.is_none().then(worths);
        let shapes = Color::ALL
            .map(|color| Shapes::new(law.wins[color as usize], law.fouls_of(color), worths()));
        let mut new = Self {
            law,
            shapes,
            keys: [[0; 256].map(&mut key), [0; 256].map(&mut key)],
            sides: [Side::NONE; 2],
            undo: [Vec::new(), Vec::new()],
            checkpoints: Vec::new(),
            empty: Set::EMPTY,
            turn: Color::Black,
            hash: 0,
            network: None,
        };
        new.set_up(&Board::empty(SIZE), Color::Black);
        new
    }

    /// Sets up these stones, `turn` to move.
    pub fn set_up(&mut self, board: &Board, turn: Color) {
        (self.sides, self.hash, self.empty) = ([Side::NONE; 2], 0, BOARD);
        self.network = self.law.fouls.map(|_| (Network::known(), Accumulator::default()));
        for (side, shapes) in self.sides.iter_mut().zip(&self.shapes) {
            side.sets[Threat::None as usize] = self.empty;
            side.counts[Threat::None as usize] = self.empty.len() as u8;
            self.empty.cells().for_each(|cell| side.look_first(shapes, cell));
        }
        for point in board.points() {
            if let Some(color) = board.get(point) {
                self.put(cell(point), color);
            }
        }
        self.undo.iter_mut().for_each(Vec::clear);
        self.checkpoints.clear();
        if let Some((_, accumulator)) = &mut self.network {
            accumulator.begin();
        }
        self.turn = turn;
    }

    /// The rules.
    pub const fn law(&self) -> &Law {
        &self.law
    }

    /// The colour to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The hash key of the position.
    pub const fn hash(&self) -> u64 {
        self.hash ^ if matches!(self.turn, Color::White) { WHITE_TO_MOVE } else { 0 }
    }

    /// The hash key of the position with one stone more or less, of `color` on `cell`, and the other colour to move.
    pub const fn hash_beside(&self, color: Color, cell: Cell) -> u64 {
        self.hash() ^ WHITE_TO_MOVE ^ self.keys[color as usize][cell as usize]
    }

    /// The cells without a stone.
    pub const fn empty(&self) -> &Set {
        &self.empty
    }

    /// The cells with a stone.
    pub const fn stones(&self) -> Set {
        BOARD.minus(&self.empty)
    }

    /// All that is known of a colour.
    pub const fn side(&self, color: Color) -> &Side {
        &self.sides[color as usize]
    }

    /// The empty cells on which a stone of `color` would be this threat.
    pub const fn cells_with(&self, color: Color, threat: Threat) -> &Set {
        &self.side(color).sets[threat as usize]
    }

    /// The threat that a stone of `color` on the empty `cell` would be.
    pub const fn threat(&self, color: Color, cell: Cell) -> Threat {
        self.side(color).threats[cell as usize]
    }

    /// The threat that a stone of `color` on `cell` would be, with suspected fouls judged.
    pub fn judged(&self, color: Color, cell: Cell) -> Threat {
        match self.threat(color, cell) {
            Threat::Suspect if self.is_foul(cell) => Threat::Foul,
            Threat::Suspect => Threat::allowed(self.side(color).facts[usize::from(cell)].counts()),
            threat => threat,
        }
    }

    /// Whether a black stone on the empty `cell` is a foul.
    pub fn is_foul(&self, cell: Cell) -> bool {
        let threat = self.threat(Color::Black, cell);
        let may_be_allowed = self.law.fouls.is_some_and(|fouls| fouls.three == Three::Real);
        threat == Threat::Foul
            || threat == Threat::Suspect && (!may_be_allowed || self.is_double_three(cell))
    }

    /// The free cells at the ends of the unbroken row of `color` that a stone on `cell` is part of: only there the
    /// row becomes longer.
    pub fn tips(&self, color: Color, direction: usize, cell: Cell) -> [Option<Cell>; 2] {
        let (line, _) = line_of(direction, cell);
        let [own, other] =
            [color, color.other()].map(|color| self.side(color).stones[direction][line]);
        tips(own, other | WALLS[direction][line], direction, cell)
    }

    /// The counts of the shape that a stone of `color` on the empty `cell` would make of one of its lines.
    pub const fn line_counts(&self, color: Color, direction: usize, cell: Cell) -> u32 {
        self.shapes[color as usize].fact(self.side(color).kinds[direction][cell as usize]).counts()
    }

    /// Makes a null move: the other colour is to move.
    pub const fn pass(&mut self) {
        self.turn = self.turn.other();
    }

    /// Puts a stone of the colour to move on the empty `cell`. Then the other colour is to move, unless it cannot.
    pub fn play(&mut self, cell: Cell) {
        let color = self.turn;
        self.put(cell, color);
        if self.can_place(color.other()) {
            self.turn = color.other();
        }
    }

    /// Takes back the last stone, of `color` on `cell`. Then this colour is to move again.
    pub fn take_back(&mut self, cell: Cell, color: Color) {
        self.turn = color;
        self.flip(cell, color);
        self.sides[color as usize].placed -= 1;
        if let Some((_, accumulator)) = &mut self.network {
            accumulator.take_back();
        }
        let checkpoints = self.checkpoints.pop().unwrap_or_default();
        for ((side, undo), checkpoint) in self.sides.iter_mut().zip(&mut self.undo).zip(checkpoints)
        {
            side.open(cell);
            side.go_back(undo, checkpoint);
        }
    }

    fn put(&mut self, cell: Cell, color: Color) {
        self.checkpoints.push([0, 1].map(|i| self.sides[i].checkpoint(&self.undo[i])));
        if let Some((_, accumulator)) = &mut self.network {
            accumulator.put(cell);
        }
        self.sides[color as usize].placed += 1;
        self.flip(cell, color);
        let [black, white] = &mut self.sides;
        let [for_black, for_white] = &mut self.undo;
        black.close(cell);
        white.close(cell);
        for (direction, walls) in WALLS.iter().enumerate() {
            let (line, _) = line_of(direction, cell);
            let closed =
                [&*white, &*black].map(|other| other.stones[direction][line] | walls[line]);
            black.follow(&self.shapes[0], direction, cell, closed[0], for_black);
            white.follow(&self.shapes[1], direction, cell, closed[1], for_white);
        }
    }

    /// Puts or takes a stone, on its lines and in the hash alone.
    fn flip(&mut self, cell: Cell, color: Color) {
        self.hash ^= self.keys[color as usize][usize::from(cell)];
        self.sides[color as usize].flip(cell);
        self.empty.toggle(cell);
    }

    /// The features of a line of an empty cell, for the network.
    pub fn features(&self, windows: &Windows, direction: usize, cell: Cell) -> Features {
        let (line, place) = line_of(direction, cell);
        let [black, white] = [0, 1].map(|color: usize| {
            let kind = self.sides[color].kinds[direction][usize::from(cell)];
            let stones = self.sides[color].stones[direction][line] | WALLS[direction][line];
            (self.shapes[color].class(kind), stones)
        });
        Features {
            pair: pair(black.0, white.0),
            window: windows.number(black.1, white.1, place + REACH),
        }
    }

    /// The sums of the network, up to date.
    pub(super) fn sums(&mut self) -> Option<(&'static Network, &Accumulator)> {
        let (network, mut accumulator) = self.network.take()?;
        let windows = Windows::known();
        let features = |direction, cell| self.features(windows, direction, cell);
        accumulator.update(network, &self.empty, features);
        let (network, accumulator) = self.network.insert((network, accumulator));
        Some((network, accumulator))
    }

    /// Whether `color` has so many stones left.
    pub const fn has_stones(&self, color: Color, number: u8) -> bool {
        self.side(color).placed + number <= self.law.stones
    }

    /// Whether `color` has a stone left and a cell that permits it.
    pub fn can_place(&self, color: Color) -> bool {
        if !self.has_stones(color, 1) || self.empty.is_empty() {
            return false;
        }
        if color == Color::White || !self.law.refuses_fouls() {
            return true;
        }
        let fouls =
            self.cells_with(color, Threat::Foul).or(self.cells_with(color, Threat::Suspect));
        !self.empty.minus(&fouls).is_empty() || fouls.cells().any(|cell| !self.is_foul(cell))
    }
}
