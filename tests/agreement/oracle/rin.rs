//! A second, deliberately naive judge of Rin, written from the specification alone: after every
//! stone it floods the whole board from the safe zone. It shares no code with the engine.

use std::fmt;

/// The board row by row: `.`, `x` or `o`.
#[derive(Clone, Debug)]
pub struct NaiveRin {
    pub size: usize,
    pub cells: Vec<char>,
    pub placed: usize,
    pub filled: Vec<usize>,
    pub killed: Vec<usize>,
}

impl NaiveRin {
    pub fn new(size: usize) -> Self {
        Self { size, cells: vec!['.'; size * size], placed: 0, filled: vec![], killed: vec![] }
    }

    /// "B-W-W-B-B-W-W-B-B-...": after the first stone the colours come round every four.
    pub fn color(&self) -> char {
        if matches!(self.placed % 4, 0 | 3) { 'x' } else { 'o' }
    }

    /// Puts the next stone on an empty cell and resolves its rings.
    pub fn play(&mut self, at: usize) {
        let own = self.color();
        self.cells[at] = own;
        self.placed += 1;
        let outside = self.reaches_the_safe_zone(own);
        let enclosed = |i: &usize| self.cells[*i] != own && !outside[*i];
        self.filled = (0..self.cells.len()).filter(enclosed).collect();
        self.killed = self.filled.iter().copied().filter(|&i| self.cells[i] != '.').collect();
        for &i in &self.filled {
            self.cells[i] = own;
        }
    }

    pub fn reaches_the_safe_zone(&self, own: char) -> Vec<bool> {
        let n = self.size;
        let mut reached = vec![false; n * n];
        let mut todo = Vec::new();
        for (i, &cell) in self.cells.iter().enumerate() {
            let (row, col) = (i / n, i % n);
            let safe = row == 0 || col == 0 || row == n - 1 || col == n - 1;
            if safe && cell != own {
                reached[i] = true;
                todo.push(i);
            }
        }
        while let Some(i) = todo.pop() {
            let (row, col) = (i / n, i % n);
            let mut visit = |j: usize| {
                if self.cells[j] != own && !reached[j] {
                    reached[j] = true;
                    todo.push(j);
                }
            };
            if row > 0 {
                visit(i - n);
            }
            if row + 1 < n {
                visit(i + n);
            }
            if col > 0 {
                visit(i - 1);
            }
            if col + 1 < n {
                visit(i + 1);
            }
        }
        reached
    }
}

impl fmt::Display for NaiveRin {
    /// The drawn form, rows divided by `/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> =
            self.cells.chunks(self.size).map(|row| row.iter().collect()).collect();
        f.write_str(&rows.join("/"))
    }
}
