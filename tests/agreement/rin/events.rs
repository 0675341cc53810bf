//! What has happened in the games compared, so that no comparison can be idle.

use crate::oracle::rin::NaiveRin;
use std::collections::BTreeSet;

/// How often each kind of thing has happened.
#[derive(Debug, Default)]
pub struct Events {
    pub stones: usize,
    fills: usize,
    kills: usize,
    /// One stone closed several rings.
    several: usize,
    /// A ring was closed round loose stones of its own colour.
    round_own: usize,
    /// A ring was closed round an earlier ring of its own colour.
    nested: usize,
    /// A full board with equal numbers of stones.
    draws: usize,
}

impl Events {
    /// Notes the last stone of `game`. `filled_before` are the points that rings of this player
    /// have filled so far.
    pub fn note(&mut self, game: &NaiveRin, filled_before: &mut Vec<usize>) {
        self.stones += 1;
        self.draws += usize::from(count(game, '.') == 0 && count(game, 'x') == count(game, 'o'));
        if game.filled.is_empty() {
            return;
        }
        let inside = inside(game);
        self.fills += 1;
        self.kills += usize::from(!game.killed.is_empty());
        self.several += usize::from(rings(game) > 1);
        self.round_own += usize::from(!inside.is_empty());
        self.nested += usize::from(inside.iter().any(|i| filled_before.contains(i)));
        filled_before.extend(&game.filled);
    }

    pub fn assert_all_happened(&self) {
        for happened in
            [self.fills, self.kills, self.several, self.round_own, self.nested, self.draws]
        {
            assert!(happened > 0, "{self:?}");
        }
    }
}

/// How often `mark` stands on the board.
pub fn count(game: &NaiveRin, mark: char) -> usize {
    game.cells.iter().filter(|&&cell| cell == mark).count()
}

/// How many rings the last stone has filled.
fn rings(game: &NaiveRin) -> usize {
    let mut rest: BTreeSet<usize> = game.filled.iter().copied().collect();
    let mut rings = 0;
    while let Some(start) = rest.pop_first() {
        spread(game.size, vec![start], &mut rest, 1);
        rings += 1;
    }
    rings
}

/// The stones that were inside the last stone's rings without touching them: what no king's walk
/// from the edge reaches round the filled points.
fn inside(game: &NaiveRin) -> BTreeSet<usize> {
    let mut rest: BTreeSet<usize> = (0..game.cells.len()).collect();
    rest.retain(|i| game.filled.binary_search(i).is_err());
    let top: Vec<usize> = (0..game.size).filter(|i| rest.remove(i)).collect();
    spread(game.size, top, &mut rest, 2);
    rest
}

/// Takes from `rest` all that hangs together with `todo` by links of at most so many steps along
/// the lines of the board: 2 makes the diagonals links too.
fn spread(size: usize, mut todo: Vec<usize>, rest: &mut BTreeSet<usize>, steps: usize) {
    let near = |line: usize| line.saturating_sub(1)..=line + 1;
    while let Some(from) = todo.pop() {
        let (row, col) = (from / size, from % size);
        for (r, c) in near(row).flat_map(|r| near(col).map(move |c| (r, c))) {
            let linked = c < size && r.abs_diff(row) + c.abs_diff(col) <= steps;
            if linked && rest.remove(&(r * size + c)) {
                todo.push(r * size + c);
            }
        }
    }
}
