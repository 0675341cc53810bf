//! The moves that are worth a search, and their order.

use super::geometry::DIRECTIONS;
use super::position::Position;
use super::set::Set;
use super::shapes::count;
use super::threat::Threat;
use crate::ai::cell::Cell;
use crate::board::Color;

/// How much the player to move must react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A four must be blocked.
    Block,
    /// A three must be answered.
    Defend,
    /// Nothing must be answered.
    Free,
}

/// A list of moves that is put in order as far as it is read.
pub struct Moves {
    /// Each cell in the lowest byte of a number, its score above it.
    list: [i32; 225],
    count: usize,
    next: usize,
}

impl Moves {
    /// No moves.
    pub const fn none() -> Self {
        Self { list: [0; 225], count: 0, next: 0 }
    }

    /// Adds a move.
    pub const fn push(&mut self, score: i32, cell: Cell) {
        if self.count < self.list.len() {
            self.list[self.count] = score << 8 | cell as i32;
            self.count += 1;
        }
    }

    /// Drops the moves that were not picked yet and are not wanted any more.
    pub fn retain(&mut self, is_wanted: impl Fn(Cell) -> bool) {
        let mut count = self.next;
        for place in self.next..self.count {
            let entry = self.list[place];
            if is_wanted(entry as Cell) {
                self.list[count] = entry;
                count += 1;
            }
        }
        self.count = count;
    }

    /// The best move that was not picked yet.
    pub fn pick(&mut self) -> Option<Cell> {
        let rest = self.list.get_mut(self.next..self.count)?;
        let best = (0..rest.len()).max_by_key(|&i| rest[i])?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0] as Cell)
    }
}

/// How much the order of moves counts that one is e times as likely the best as another.
const LIKELIER: f32 = 40.0;

impl Position {
    /// How much the player to move, who has no five to make, must react.
    pub fn need(&self) -> Need {
        let other = self.turn().other();
        if !self.cells_with(other, Threat::Five).is_empty() {
            Need::Block
        } else if !self.cells_with(other, Threat::WinningFour).is_empty() {
            Need::Defend
        } else {
            Need::Free
        }
    }

    /// The cells that are worth a stone of the player to move. Every defence that can help is among them.
    pub fn worthwhile(&self, need: Need) -> Set {
        let me = self.turn();
        let all = match need {
            Need::Block => *self.cells_with(me.other(), Threat::Five),
            Need::Defend => self.defences(me).or(&self.fours(me)),
            Need::Free => self.near(),
        };
        if me == Color::White { all } else { self.without_fouls(all) }
    }

    /// The cells on which a stone of the player to move is no foul.
    pub fn allowed(&self) -> Set {
        if self.turn() == Color::White { *self.empty() } else { self.without_fouls(*self.empty()) }
    }

    fn without_fouls(&self, all: Set) -> Set {
        let mut allowed = all.minus(self.cells_with(Color::Black, Threat::Foul));
        for cell in all.and(self.cells_with(Color::Black, Threat::Suspect)).cells() {
            if self.is_foul(cell) {
                allowed.toggle(cell);
            }
        }
        allowed
    }

    /// The cells on which `me` can make a four.
    pub fn fours(&self, me: Color) -> Set {
        let kinds = [Threat::Four, Threat::FourThree, Threat::WinningFour];
        let mut fours =
            kinds.iter().fold(Set::EMPTY, |all, &kind| all.or(self.cells_with(me, kind)));
        for cell in self.cells_with(me, Threat::Suspect).cells() {
            if (Threat::Four..Threat::Five).contains(&self.judged(me, cell)) {
                fours.insert(cell);
            }
        }
        fours
    }

    /// The cells on which `me` may stop every winning four of the opponent.
    pub fn defences(&self, me: Color) -> Set {
        let mut all: Option<Set> = None;
        for cell in self.cells_with(me.other(), Threat::WinningFour).cells() {
            let these = self.defences_to(me.other(), cell);
            all = Some(all.map_or(these, |known| known.and(&these)));
        }
        all.unwrap_or(Set::EMPTY)
    }

    /// The cells that may stop a winning four on `cell`: this one, and those that complete the four.
    fn defences_to(&self, attacker: Color, cell: Cell) -> Set {
        let mut points = Set::EMPTY;
        points.insert(cell);
        for direction in 0..DIRECTIONS {
            if self.line_counts(attacker, direction, cell) & (7 * (count::FOUR + count::STRAIGHT))
                != 0
            {
                for tip in self.tips(attacker, direction, cell).into_iter().flatten() {
                    points.insert(tip);
                }
            }
        }
        points
    }

    /// The empty cells near a stone.
    fn near(&self) -> Set {
        let near = self.stones().spread().and(self.empty());
        if near.is_empty() { *self.empty() } else { near }
    }

    /// The moves on these cells in order: by the network if there is one, and by what is `extra` to each.
    pub fn likeliest(&mut self, points: &Set, extra: impl Fn(Cell) -> i32) -> Moves {
        let (me, sides) = (self.turn(), [self.turn(), self.turn().other()]);
        let threats = sides.map(|color| self.side(color).threats);
        let Some((network, sums)) = self.sums() else { return self.ranked(points, extra) };
        let head = network.head(me);
        let mut moves = Moves::none();
        for cell in points.cells() {
            let [own, other] = [0, 1].map(|side: usize| threats[side][usize::from(cell)]);
            let merit = head.merit(sums.cell(cell), own, other);
            moves.push((merit * LIKELIER) as i32 + extra(cell), cell);
        }
        moves
    }

    /// The moves on these cells in order: by what both players could make there, and by what is `extra` to each.
    pub fn ranked(&self, points: &Set, extra: impl Fn(Cell) -> i32) -> Moves {
        let me = self.turn();
        let (own, other) = (self.side(me), self.side(me.other()));
        let mut moves = Moves::none();
        for cell in points.cells() {
            let index = usize::from(cell);
            let merit = 2 * own.facts[index].merit() + other.facts[index].merit();
            moves.push(2 * merit + extra(cell), cell);
        }
        moves
    }
}
