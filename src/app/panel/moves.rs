//! The list of moves: a row for every turn, and variations below the moves that they replace.

use crate::ai::review::Mark;
use crate::app::text::analysis;
use crate::app::words::{Word, Words};
use crate::app::{Model, numbers, text};
use crate::board::Color;
use crate::record::{NodeId, Step};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// One move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the record.
    pub node: NodeId,
    /// The number of the move; empty for decisions that have none.
    pub number: String,
    /// The move in words.
    pub word: String,
    /// The points that the move scored, and the score then; empty if nothing.
    pub score: String,
    /// How bad the turn was that ends with the move, if there is a review.
    pub mark: Mark,
    /// The colour of who made the move.
    pub by: Color,
    /// Where it stands in its row.
    pub column: Column,
    /// Its name for those who do not see its colour: "3. Black h8."
    pub label: String,
    /// The variations that replace it, in the order of the record.
    pub variations: Vec<Variation>,
}

/// The place of a move in the row of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Black's moves; in Rin the first stone of a turn.
    Left,
    /// White's moves; in Rin the second stone of a turn.
    Right,
}

impl Column {
    /// Both columns.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its name, for style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// A line of moves that replaces others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// How many variations it is nested in.
    pub depth: usize,
    /// Its moves. There is at least one.
    pub moves: Vec<Branch>,
}

/// A move of a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its place in the record.
    pub node: NodeId,
    /// The number of the move; empty for decisions that have none.
    pub number: String,
    /// The move in words.
    pub word: String,
    /// Its name for those who do not see where it stands: "or 3. h8" for the first of a variation.
    pub label: String,
}

/// All moves of the game, each with its variations.
pub fn entries(model: &Model) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut count = 0;
    let (nodes, positions) = (model.game.record.line_nodes(), model.game.played_positions());
    let steps = nodes[1..].iter().zip(model.game.played());
    let (variations, marks) = (variations(model), model.review_marks(nodes.len() - 1));
    for ((ply, (&node, &mv)), variations) in steps.enumerate().zip(variations) {
        let (before, after) = (&positions[ply], &positions[ply + 1]);
        let by = text::mover(before, mv);
        let is_counted = numbers::is_counted(mv);
        count += usize::from(is_counted);
        let number = if is_counted { count.to_string() } else { String::new() };
        let word = text::move_name(model.words(), model.rules(), mv);
        let said = text::move_sentence(model.words(), model.rules(), by, mv);
        let is_proposal = matches!(mv, Move::Propose(_));
        let said = if is_proposal { said } else { with_word(model.words(), &word, said) };
        let (score, mark) = (text::scored(after), marks[ply]);
        let label = label(model.words(), &number, said, &score, mark);
        let column = column(before, by);
        entries.push(Entry { node, number, word, score, mark, by, column, label, variations });
    }
    entries
}

/// Where a move of this colour stands that is made in the position `before`.
fn column(before: &AnyGame, by: Color) -> Column {
    let is_right = match before {
        AnyGame::Rin(game) => game.is_second_stone_due(),
        AnyGame::Renju(_) | AnyGame::Ren(_) => by == Color::White,
    };
    if is_right { Column::Right } else { Column::Left }
}

/// The sentence about a move, with the word that is seen of it: who speaks to the page says what is written there. A word that
/// is capital there and small in the sentence is the same, in the letters a to z.
fn with_word(words: &Words, word: &str, said: String) -> String {
    if said.to_ascii_lowercase().contains(&word.to_ascii_lowercase()) {
        return said;
    }
    words.sentences(&[words.say(Word::FullStop, &[word]), said])
}

/// The sentence about a move, after its number and before what it scored and how bad it was.
fn label(words: &Words, number: &str, said: String, score: &str, mark: Mark) -> String {
    let said = match number {
        "" => said,
        number => words.say(Word::NumberedMove, &[number, &said]),
    };
    let mark = analysis::mark(words, mark);
    let mark = mark.map_or(String::new(), |mark| words.say(Word::FullStop, &[mark]));
    words.sentences(&[said, score.into(), mark])
}

/// Where a walk through the record is: in the game, or in a variation.
struct Level {
    /// How many moves have been counted.
    count: usize,
    /// How many had been before the last one.
    before: usize,
    /// The number of its row; none for the game.
    row: Option<usize>,
}

/// The variations that replace each of the moves of the game. However deep they are nested, they stand in a flat list.
fn variations(model: &Model) -> Vec<Vec<Variation>> {
    let mut all: Vec<Vec<Variation>> = Vec::new();
    let mut levels = vec![Level { count: 0, before: 0, row: None }];
    model.game.record.walk(&mut |step| {
        let depth = levels.len() - 1;
        let (Some(level), rows) = (levels.last_mut(), all.last_mut()) else { return };
        match (step, rows) {
            (Step::Move(node), rows) => {
                let Some(mv) = model.game.record.move_at(node) else { return };
                let is_counted = numbers::is_counted(mv);
                level.before = level.count;
                level.count += usize::from(is_counted);
                let number = if is_counted { level.count.to_string() } else { String::new() };
                match (level.row, rows) {
                    (Some(row), Some(rows)) => {
                        let branch = branch(model, node, number, &rows[row].moves);
                        rows[row].moves.push(branch);
                    }
                    _ => all.push(Vec::new()),
                }
            }
            (Step::Open, Some(rows)) => {
                let count = level.before;
                rows.push(Variation { depth, moves: Vec::new() });
                levels.push(Level { count, before: count, row: Some(rows.len() - 1) });
            }
            (Step::Close, _) => drop(levels.pop()),
            (Step::Open, None) => {}
        }
    });
    all
}

/// A move of a variation, after these.
fn branch(model: &Model, node: NodeId, number: String, before: &[Branch]) -> Branch {
    let (words, rules) = (model.words(), model.rules());
    let mv = model.game.record.move_at(node);
    let word = mv.map_or(String::new(), |mv| text::move_name(words, rules, mv));
    let numbered = match number.as_str() {
        "" => word.clone(),
        number => words.say(Word::NumberedMove, &[number, &word]),
    };
    let is_first = before.is_empty();
    let label = if is_first { words.say(Word::Variation, &[&numbered]) } else { numbered };
    Branch { node, number, word, label }
}
