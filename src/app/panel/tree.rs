//! The tree of all lines, as it is drawn: the moves of a line stand side by side in a row, and a line that leaves it stands in a row
//! below.

use crate::app::words::Word;
use crate::app::{HostKind, Model, Tab, numbers, text};
use crate::record::{NodeId, Step};

/// How many moves before and after the one shown are drawn.
const NEAR_MOVES: usize = 40;
/// How many lines above and below that of the move shown are drawn.
const NEAR_LINES: usize = 16;

/// A move in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twig {
    /// Its place in the record.
    pub node: NodeId,
    /// Its column.
    pub column: usize,
    /// Its row.
    pub row: usize,
    /// How many rows above it the move before it stands.
    pub up: usize,
    /// The move in words; empty for the start.
    pub word: String,
    /// Its name for those who do not see where it stands.
    pub label: String,
    /// Whether there is a comment or a mark on it.
    pub is_noted: bool,
}

/// A line of moves, from where it leaves another one.
struct Line {
    /// The line that it leaves.
    from: Option<usize>,
    /// The column of its first move.
    column: usize,
    /// How many moves have been counted before that one.
    counted: usize,
    /// How many have been counted before its last move.
    before_last: usize,
    /// How many have been counted with its last move.
    with_last: usize,
    /// Its moves.
    nodes: Vec<NodeId>,
    /// Its row.
    row: usize,
}

impl Line {
    /// A line without moves that leaves the line `from`, after so many `counted` moves.
    const fn new(from: Option<usize>, column: usize, counted: usize) -> Self {
        let (before_last, with_last) = (counted, counted);
        Self { from, column, counted, before_last, with_last, nodes: Vec::new(), row: 0 }
    }

    /// Adds a move, which counts as 1 or as nothing.
    fn push(&mut self, node: NodeId, counted: usize) {
        self.before_last = self.with_last;
        self.with_last += counted;
        self.nodes.push(node);
    }
}

/// The tree round the position shown, while the notes are; empty where no line leaves the game.
pub fn twigs(model: &Model) -> Vec<Twig> {
    let is_shown = model.view.tab == Tab::Notes && model.host.kind == HostKind::Page;
    let mut lines = if is_shown { lines(model) } else { Vec::new() };
    if lines.len() < 2 {
        return Vec::new();
    }
    lay_out(&mut lines);
    let here = place_of(&lines, model.game.node());
    let near = lines.iter().filter(|line| line.row.abs_diff(here.row) <= NEAR_LINES);
    let above = |line: &Line| line.from.map_or(0, |from| line.row - lines[from].row);
    let twigs = near.flat_map(|line| twigs_of(model, line, above(line), here.column));
    from_corner(twigs.collect())
}

/// Where something stands in the tree.
struct Place {
    row: usize,
    column: usize,
}

/// Where the move at `node` stands.
fn place_of(lines: &[Line], node: NodeId) -> Place {
    let in_line = |line: &Line| {
        let step = line.nodes.iter().position(|&other| other == node)?;
        Some(Place { row: line.row, column: line.column + step })
    };
    lines.iter().find_map(in_line).unwrap_or(Place { row: 0, column: 0 })
}

/// All lines in the order of the record. The first one is the game, which begins before its first move.
fn lines(model: &Model) -> Vec<Line> {
    let record = model.record();
    let root = vec![record.root()];
    let mut lines = vec![Line { nodes: root, ..Line::new(None, 0, 0) }];
    let mut open = vec![0];
    record.walk(&mut |step| {
        let Some(&here) = open.last() else { return };
        match step {
            Step::Move(node) => lines[here].push(node, usize::from(counts(model, node))),
            Step::Open => {
                let line = &lines[here];
                let column = line.column + line.nodes.len() - 1;
                let new = Line::new(Some(here), column, line.before_last);
                open.push(lines.len());
                lines.push(new);
            }
            Step::Close => drop(open.pop()),
        }
    });
    lines
}

/// Whether the move at `node` has a number.
fn counts(model: &Model, node: NodeId) -> bool {
    model.record().move_at(node).is_some_and(numbers::is_counted)
}

/// Gives every line its row. Lines that leave another one later come first, so that no two of them cross.
fn lay_out(lines: &mut [Line]) {
    let mut leaving = vec![Vec::new(); lines.len()];
    for (place, line) in lines.iter().enumerate().rev() {
        if let Some(from) = line.from {
            leaving[from].push(place);
        }
    }
    let (mut waiting, mut row) = (vec![0], 0);
    while let Some(place) = waiting.pop() {
        lines[place].row = row;
        row += 1;
        leaving[place].sort_by_key(|&other| lines[other].column);
        waiting.append(&mut leaving[place]);
    }
}

/// The moves of a line near this column. The line that it leaves is so many rows above it.
fn twigs_of(model: &Model, line: &Line, above: usize, here: usize) -> Vec<Twig> {
    let (record, mut count) = (model.record(), line.counted);
    let twig = |(step, &node): (usize, &NodeId)| {
        let is_counted = counts(model, node);
        count += usize::from(is_counted);
        let (column, row) = (line.column + step, line.row);
        if column.abs_diff(here) > NEAR_MOVES {
            return None;
        }
        let up = if step == 0 { above } else { 0 };
        let (word, label) = names(model, node, is_counted.then_some(count));
        let is_noted = !record.comment_at(node).is_empty() || !record.marks(node).is_empty();
        Some(Twig { node, column, row, up, word, label, is_noted })
    };
    line.nodes.iter().enumerate().filter_map(twig).collect()
}

/// The move at `node` as it is written and as it is called.
fn names(model: &Model, node: NodeId, number: Option<usize>) -> (String, String) {
    let words = model.words();
    let Some(mv) = model.record().move_at(node) else {
        return (String::new(), words.get(Word::First).into());
    };
    let word = text::move_name(words, model.rules(), mv);
    let label = number.map_or_else(
        || word.clone(),
        |number| words.say(Word::NumberedMove, &[&number.to_string(), &word]),
    );
    (word, label)
}

/// The twigs with the first of their columns and rows as 0.
fn from_corner(mut twigs: Vec<Twig>) -> Vec<Twig> {
    let first = |place: fn(&Twig) -> usize| twigs.iter().map(place).min().unwrap_or(0);
    let (column, row) = (first(|twig| twig.column), first(|twig| twig.row));
    for twig in &mut twigs {
        twig.column -= column;
        twig.row -= row;
        twig.up = twig.up.min(twig.row);
    }
    twigs
}
