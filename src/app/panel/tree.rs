//! The tree of all lines, as it is drawn: the moves of a line stand side by side in a row, and a line that leaves it stands in a row
//! below.

use crate::app::words::Word;
use crate::app::{HostKind, Model, Tab, numbers, text};
use crate::record::{NodeId, Step};

/// How many moves before and after the one shown are drawn, and how many lines above and below it.
const REACH: [usize; 2] = [40, 16];

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
    /// How many moves have been counted up to its last one.
    total: usize,
    /// Its moves.
    nodes: Vec<NodeId>,
    /// Its row.
    row: usize,
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
    let near = (0..lines.len()).filter(|&place| lines[place].row.abs_diff(here[1]) <= REACH[1]);
    from_the_edge(near.flat_map(|place| twigs_of(model, &lines, place, here[0])).collect())
}

/// Column and row of `node`.
fn place_of(lines: &[Line], node: NodeId) -> [usize; 2] {
    let found = lines.iter().find_map(|line| {
        let step = line.nodes.iter().position(|&other| other == node)?;
        Some([line.column + step, line.row])
    });
    found.unwrap_or_default()
}

/// All lines in the order of the record. The first one is the game, which begins before its first move.
fn lines(model: &Model) -> Vec<Line> {
    let record = model.record();
    let root = vec![record.root()];
    let game = Line { from: None, column: 0, counted: 0, total: 0, nodes: root, row: 0 };
    let mut lines = vec![game];
    let mut open = vec![0];
    record.walk(&mut |step| {
        let Some(&here) = open.last() else { return };
        match step {
            Step::Move(node) => {
                lines[here].nodes.push(node);
                lines[here].total += usize::from(counts(model, node));
            }
            Step::Open => {
                let (line, from) = (&lines[here], Some(here));
                let column = line.column + line.nodes.len() - 1;
                let is_counted = line.nodes.last().is_some_and(|&last| counts(model, last));
                let counted = line.total - usize::from(is_counted);
                open.push(lines.len());
                let nodes = Vec::new();
                lines.push(Line { from, column, counted, total: counted, nodes, row: 0 });
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

/// The moves of one line that are not far from a column.
fn twigs_of(model: &Model, lines: &[Line], place: usize, near: usize) -> Vec<Twig> {
    let line = &lines[place];
    let (record, mut count) = (model.record(), line.counted);
    let twig = |(step, &node): (usize, &NodeId)| {
        let is_counted = counts(model, node);
        count += usize::from(is_counted);
        if (line.column + step).abs_diff(near) > REACH[0] {
            return None;
        }
        let above = line.from.filter(|_| step == 0).map_or(0, |from| line.row - lines[from].row);
        let (word, label) = names(model, node, is_counted.then_some(count));
        let is_noted = !record.comment_at(node).is_empty() || !record.marks(node).is_empty();
        let (column, row) = (line.column + step, line.row);
        Some(Twig { node, column, row, up: above, word, label, is_noted })
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

/// The same moves, the first column and the first row of them being 0.
fn from_the_edge(mut all: Vec<Twig>) -> Vec<Twig> {
    let first = |place: fn(&Twig) -> usize| all.iter().map(place).min().unwrap_or(0);
    let (column, row) = (first(|twig| twig.column), first(|twig| twig.row));
    for twig in &mut all {
        twig.column -= column;
        twig.row -= row;
        twig.up = twig.up.min(twig.row);
    }
    all
}
