//! The endgame, in which everything that can happen is searched: alpha-beta, with a table of what was found out.

use super::ending::Ending;
use super::position::Position;
use crate::ai::Budget;
use crate::ai::cell::Cell;

/// The best play of both players to the end.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The margin at the end, for the player who puts the next stone.
    pub margin: i32,
    /// The stones to come.
    pub line: Vec<Cell>,
    /// How many positions were searched.
    pub nodes: u64,
}

/// A number greater than any margin.
const LIMIT: i32 = 1000;

/// The table has two to the power of so many slots.
const TABLE_BITS: u32 = 16;

/// So many positions may be searched for the stones to come, once the first is found.
const LINE_NODES: u64 = 50_000;

/// After so many positions it is asked whether to stop.
const ASK: u64 = 1 << 8;

/// What the endgame search says of a position.
pub enum Verdict {
    /// The best play to the last stone.
    Solved(Solution),
    /// Nobody wins if both play well. The stones that lose are named.
    Drawn(Vec<Cell>),
    /// Every stone loses.
    Lost,
    /// The search was not finished.
    Open,
}

/// With so few empty cells the best margin is looked for, with more only who wins.
const EXACT: u16 = 12;

/// What can be said of the position with at most so many positions, if no stone of `except` is put; and how many were searched.
pub fn judge(position: &Position, except: &[Cell], most: u64, budget: &Budget) -> (Verdict, u64) {
    let mut solver = Solver::new(most, budget);
    let ending = Ending::of(position);
    let mut cells: Vec<Cell> = solver.moves(&ending, None).iter().map(|&(cell, _)| cell).collect();
    cells.retain(|cell| !except.contains(cell));
    let verdict = if position.vacant() <= EXACT {
        solver.best(&ending, &cells)
    } else {
        solver.winner(&ending, &cells)
    };
    (if solver.is_over { Verdict::Open } else { verdict }, solver.nodes)
}

/// What was found out about a position: that its margin is at least and at most so much, and a stone that did well.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    low: i16,
    high: i16,
    best: Cell,
}

/// A search that is under way.
struct Solver<'a> {
    table: Vec<Slot>,
    /// How well stones did on each cell, by colour.
    history: [[u32; 256]; 2],
    nodes: u64,
    most: u64,
    budget: &'a Budget<'a>,
    /// Whether there is no more time: what is returned now means nothing.
    is_over: bool,
}

impl<'a> Solver<'a> {
    fn new(most: u64, budget: &'a Budget<'a>) -> Self {
        let empty = Slot { key: 0, low: i16::MIN, high: i16::MAX, best: 0 };
        let table = vec![empty; 1 << TABLE_BITS];
        Self { table, history: [[0; 256]; 2], nodes: 0, most, budget, is_over: false }
    }

    /// The best of `cells` by the margin.
    fn best(&mut self, ending: &Ending, cells: &[Cell]) -> Verdict {
        let mut best = None;
        for &cell in cells {
            let floor = best.map_or(-LIMIT, |(margin, _)| margin);
            let margin = self.value_after(ending, cell, [floor, LIMIT]);
            if margin > floor {
                best = Some((margin, cell));
            }
        }
        best.map_or(Verdict::Open, |(margin, cell)| self.solution(ending, cell, margin))
    }

    /// A winning one of `cells`, or which of them lose.
    fn winner(&mut self, ending: &Ending, cells: &[Cell]) -> Verdict {
        for &cell in cells {
            let margin = self.value_after(ending, cell, [0, 1]);
            if margin > 0 && !self.is_over {
                return self.solution(ending, cell, margin);
            }
        }
        let loses = |&cell: &Cell| self.value_after(ending, cell, [-1, 0]) < 0;
        let losing: Vec<Cell> = cells.iter().copied().filter(loses).collect();
        if losing.len() < cells.len() { Verdict::Drawn(losing) } else { Verdict::Lost }
    }

    fn solution(&mut self, ending: &Ending, cell: Cell, margin: i32) -> Verdict {
        if self.is_over {
            return Verdict::Open;
        }
        let line = self.line(ending.clone(), cell, margin);
        Verdict::Solved(Solution { margin, line, nodes: self.nodes })
    }

    /// The value of a stone on `cell` for the player who puts it.
    fn value_after(&mut self, before: &Ending, cell: Cell, [low, high]: [i32; 2]) -> i32 {
        let mut next = before.clone();
        next.play(cell);
        if before.to_move() == next.to_move() {
            self.search(&next, [low, high])
        } else {
            -self.search(&next, [-high, -low])
        }
    }

    /// The margin for the player to move, as far as it lies between the two of `window`.
    fn search(&mut self, ending: &Ending, [mut low, mut high]: [i32; 2]) -> i32 {
        if self.is_over {
            return 0;
        }
        self.nodes += 1;
        if self.nodes >= self.most || self.nodes.is_multiple_of(ASK) && (self.budget.stop)() {
            self.is_over = true;
            return 0;
        }
        if let Some(margin) = ending.margin_if_closed() {
            return margin;
        }
        let key = ending.key();
        let place = (key >> (64 - TABLE_BITS)) as usize;
        let slot = self.table[place];
        let known = (slot.key == key).then_some(slot);
        if let Some(known) = known {
            (low, high) = (low.max(known.low.into()), high.min(known.high.into()));
            if low >= high {
                return if i32::from(known.low) >= high { known.low } else { known.high }.into();
            }
        }
        let (best, cell) = self.best_of(ending, [low, high], known.map(|slot| slot.best));
        if !self.is_over {
            let same = known.map_or((i16::MIN, i16::MAX), |slot| (slot.low, slot.high));
            let margin = best as i16;
            let low = if best > low { margin.max(same.0) } else { same.0 };
            let high = if best < high { margin.min(same.1) } else { same.1 };
            self.table[place] = Slot { key, low, high, best: cell };
        }
        best
    }

    /// The margin and the stone that brings it.
    fn best_of(
        &mut self,
        ending: &Ending,
        [low, high]: [i32; 2],
        first: Option<Cell>,
    ) -> (i32, Cell) {
        let mut best = (-LIMIT, 0);
        for (cell, _) in self.moves(ending, first) {
            let floor = low.max(best.0);
            // All but the first stones are only asked whether they are better.
            let narrow = best.0 > -LIMIT && high - floor > 1;
            let window = if narrow { [floor, floor + 1] } else { [floor, high] };
            let mut margin = self.value_after(ending, cell, window);
            if narrow && margin > floor && margin < high && !self.is_over {
                margin = self.value_after(ending, cell, [floor, high]);
            }
            if self.is_over {
                return (0, cell);
            }
            if margin > best.0 {
                best = (margin, cell);
            }
            if best.0 >= high {
                let weight = u32::from(ending.vacant());
                self.history[ending.to_move()][usize::from(cell)] += weight * weight;
                break;
            }
        }
        best
    }

    /// The empty cells, the promising ones first.
    fn moves(&self, ending: &Ending, first: Option<Cell>) -> Vec<(Cell, u32)> {
        let color = ending.to_move();
        let promise = |cell| {
            if first == Some(cell) {
                return u32::MAX;
            }
            let history = self.history[color][usize::from(cell)].min(1 << 24);
            history + ((ending.promise(cell)) << 6)
        };
        let mut moves: Vec<_> = ending.empties().map(|cell| (cell, promise(cell))).collect();
        moves.sort_by_key(|&(_, promise)| std::cmp::Reverse(promise));
        moves
    }

    /// The stones to come, of which the first is known, as is a margin that it brings at least.
    fn line(&mut self, mut ending: Ending, mut cell: Cell, mut margin: i32) -> Vec<Cell> {
        let mut line = vec![cell];
        self.most = self.nodes + self.most.min(LINE_NODES);
        loop {
            let me = ending.to_move();
            ending.play(cell);
            if me != ending.to_move() {
                margin = -margin;
            }
            let cells: Vec<Cell> = ending.empties().collect();
            let keeps = |&cell: &Cell| {
                self.value_after(&ending, cell, [margin - 1, margin]) >= margin && !self.is_over
            };
            let Some(next) = cells.into_iter().find(keeps) else { break };
            line.push(next);
            cell = next;
        }
        self.is_over = false;
        line
    }
}
