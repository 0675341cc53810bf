//! What the board shows, as plain data: shapes in screen pixels, no drawing.

mod ren;

use super::Model;
use super::layout::Layout;
use super::palette::Palette;
use crate::board::{Color, Notation, Point};
use crate::rules::Rules;
use crate::rules::catalog::{AnyGame, RuleSet};
use ren::Signs;

/// "Stones almost touch": their radius in steps of the grid.
const STONE_RADIUS: f64 = 0.465;
/// Labels are never smaller than this, in pixels of the page; some are left out instead.
const SMALLEST_LABEL: f64 = 9.0;

/// What a move does is shown in so many milliseconds.
const MOTION: f64 = 250.0;
/// The rings round weak stones are in motion for so many.
const SWELLS: u64 = 1800;

/// One picture of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What lies under the stones and changes only with the size, the game or the light.
    pub ground: Ground,
    /// The radius of all stones.
    pub stone_radius: f64,
    /// The stones.
    pub stones: Vec<Stone>,
    /// The signs on them and on points.
    pub marks: Vec<Mark>,
    /// Lines through the stones that won, or make a foul.
    pub strokes: Vec<Stroke>,
    /// Groups that have scored, or would.
    pub bands: Vec<Band>,
    /// How far the last move has been shown, from 0 to 1.
    pub progress: f64,
    /// How far the rings round weak stones have swollen, from 0 to 1.
    pub swell: f64,
    /// Whether another picture is to follow this one.
    pub moving: bool,
}

/// A light behind the stones of a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// From there to the right.
    pub width: f64,
    /// And down.
    pub height: f64,
    /// Whose group it is.
    pub color: Color,
    /// Whether the group is not there yet.
    pub is_ahead: bool,
}

/// A line from one place to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Where it begins.
    pub from: (f64, f64),
    /// Where it ends.
    pub to: (f64, f64),
}

/// Wood, lines, dots and labels.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// What is played on it.
    pub rules: RuleSet,
    /// The board's side.
    pub side: f64,
    /// Its colours.
    pub palette: &'static Palette,
    /// The first and the last line, across as down.
    pub first_line: f64,
    /// The last line.
    pub last_line: f64,
    /// From line to line.
    pub step: f64,
    /// Whole pixels, at least one.
    pub line_width: f64,
    /// The corners, top left and bottom right, of a square to be highlighted.
    pub middle: Option<[f64; 2]>,
    /// Dots for orientation.
    pub dots: Vec<(f64, f64)>,
    /// Their radius.
    pub dot_radius: f64,
    /// Row and column labels.
    pub labels: Vec<Label>,
    /// Their size.
    pub label_size: f64,
}

impl Ground {
    /// What everything else in it follows from: two grounds of which this is equal look the same.
    pub const fn look(&self) -> (RuleSet, f64, &'static Palette) {
        (self.rules, self.side, self.palette)
    }
}

/// A text with its middle at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// What it says.
    pub text: String,
}

/// A stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stone {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// Its colour.
    pub color: Color,
    /// Whether it lies there.
    pub presence: Presence,
}

/// Whether a stone lies on the board or would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It lies there.
    Placed,
    /// It was proposed, or would replace the one under it.
    Proposed,
    /// It would, after a click.
    Ghost,
    /// It was captured and is on its way off the board.
    Leaving,
}

/// A sign on a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// What it means.
    pub sign: Sign,
    /// The colour of the stone under it, if there is one.
    pub on: Option<Color>,
}

/// What a mark means. Each has a shape of its own: colour never carries meaning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The stone played last: a circle.
    Last,
    /// A point that the last stone filled: a dot.
    Filled,
    /// A point on which the last stone killed another, or the stone under the mouse would capture one: a
    /// cross.
    Killed,
    /// A point where Black may not play: a cross on the board.
    Forbidden,
    /// A stone that was proposed: a square.
    Proposed,
    /// A weak stone that may be replaced: a broken ring.
    Weak,
    /// A weak stone that the rui limit protects: a whole ring.
    Protected,
    /// A stone in atari: a triangle.
    Atari,
    /// A square from which a stone was captured: a cross in the ring it left.
    Captured,
    /// The second stone of a nibai: a 2.
    Niban,
    /// The points that a group scores, in digits.
    Points(u16),
}

/// The picture of the position shown.
pub fn scene(model: &Model) -> Scene {
    let layout = model.layout();
    let since = since(model);
    Scene {
        ground: ground(model.rules(), layout, model.scheme.palette()),
        stone_radius: layout.step() * STONE_RADIUS,
        stones: stones(model, since),
        marks: marks(model),
        strokes: strokes(model),
        bands: match model.game() {
            AnyGame::Ren(game) => Signs::new(model, game).bands(),
            _ => Vec::new(),
        },
        progress: since.map_or(1.0, |passed| (passed as f64 / MOTION).min(1.0)),
        swell: since.map_or(0.0, swell),
        moving: since.is_some(),
    }
}

/// The milliseconds since the last move, as long as its picture changes.
fn since(model: &Model) -> Option<u64> {
    let AnyGame::Ren(game) = model.game() else { return None };
    let moves_for = match game.groups().is_empty() && game.captured().is_empty() {
        true => 0,
        false if game.replaceable().is_empty() => MOTION as u64,
        false => SWELLS,
    };
    // A watch that was set back ends it.
    model.now.checked_sub(model.played?).filter(|&passed| passed < moves_for)
}

/// The rings round weak stones swell three times and come to rest.
fn swell(passed: u64) -> f64 {
    let swell = SWELLS / 3;
    let turn = (passed.min(SWELLS) % swell) as f64 / swell as f64;
    1.0 - (2.0 * turn - 1.0).abs()
}

fn ground(rules: RuleSet, layout: &Layout, palette: &'static Palette) -> Ground {
    let line_width = (layout.step() / 26.0).max(layout.scale()).floor().max(1.0);
    // Squares have their lines between the stones, and one line more.
    let aside = if rules.has_squares() { (layout.step() / 2.0).floor() } else { 0.0 };
    let beyond = if rules.has_squares() { layout.step() - aside } else { 0.0 };
    Ground {
        rules,
        side: layout.side(),
        palette,
        first_line: layout.line(0) - aside,
        last_line: layout.line(rules.size() - 1) + beyond,
        step: layout.step(),
        line_width,
        middle: rules.middle().map(|[first, last]| {
            let half = layout.step() / 2.0;
            [layout.line(first) - half, layout.line(last) + half]
        }),
        dots: rules.dots().iter().map(|&dot| layout.center(dot)).collect(),
        dot_radius: (layout.step() * 0.09).max(2.0),
        labels: labels(rules, layout),
        label_size: label_size(layout),
    }
}

fn label_size(layout: &Layout) -> f64 {
    (layout.step() * 0.32).min(28.0 * layout.scale()).max(SMALLEST_LABEL * layout.scale())
}

/// Columns and rows where their numbers begin: on the left, and on top or for `a1` at the bottom;
/// every other one where all of them would not fit.
fn labels(rules: RuleSet, layout: &Layout) -> Vec<Label> {
    let edge = (layout.line(0) - layout.step() * STONE_RADIUS) / 2.0;
    let spacing = if layout.step() < label_size(layout) * 1.5 { 2 } else { 1 };
    let notation = rules.notation();
    let below = notation == Notation::FileRank;
    let files = if below { layout.side() - edge } else { edge };
    let mut labels = Vec::new();
    for i in (0..rules.size()).step_by(spacing) {
        let line = layout.line(i);
        labels.push(Label { x: line, y: files, text: notation.col_label(i) });
        labels.push(Label { x: edge, y: line, text: notation.row_label(i, rules.size()) });
    }
    labels
}

/// All stones on the board, those proposed, and the one that a click would put under the mouse.
fn stones(model: &Model, since: Option<u64>) -> Vec<Stone> {
    let mut stones = Vec::new();
    let mut add = |at, color, presence| {
        let (x, y) = model.layout().center(at);
        stones.push(Stone { x, y, color, presence });
    };
    let board = model.game().board();
    for at in board.points() {
        if let Some(color) = board.get(at) {
            add(at, color, Presence::Placed);
        }
    }
    for at in model.open_proposals() {
        add(at, Color::Black, Presence::Proposed);
    }
    if let (Some(at), Some(color)) = (model.hover, model.game().color_to_move())
        && model.can_press(at)
    {
        let replaces = board.get(at).is_some();
        add(at, color, if replaces { Presence::Proposed } else { Presence::Ghost });
    }
    if let AnyGame::Ren(game) = model.game()
        && since.is_some()
        && let Some(capturer) = model.last_stone().and_then(|at| board.get(at))
    {
        game.captured().iter().for_each(|&at| add(at, capturer.other(), Presence::Leaving));
    }
    stones
}

fn marks(model: &Model) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut add = |at: Point, sign| {
        let (x, y) = model.layout().center(at);
        marks.push(Mark { x, y, sign, on: model.game().board().get(at) });
    };
    match model.game() {
        AnyGame::Rin(rin) => {
            for &at in rin.filled() {
                let killed = rin.killed().contains(&at);
                add(at, if killed { Sign::Killed } else { Sign::Filled });
            }
        }
        AnyGame::Renju(game) => {
            game.proposed().into_iter().flatten().for_each(|at| add(at, Sign::Proposed));
            for at in game.board().points() {
                if model.marked_foul(at).is_some() {
                    add(at, Sign::Forbidden);
                }
            }
        }
        AnyGame::Ren(game) => Signs::new(model, game).marks(&mut add),
    }
    if let Some(at) = model.last_stone() {
        add(at, Sign::Last);
    }
    marks
}

/// Lines through the rows that decided the game, or that make the point asked about a foul.
fn strokes(model: &Model) -> Vec<Stroke> {
    let AnyGame::Renju(game) = model.game() else { return Vec::new() };
    let rows = match model.foul_in_question() {
        Some((at, foul)) => game.foul_rows(at, foul),
        None => game.finding(),
    };
    let mut strokes: Vec<Stroke> = Vec::new();
    for row in rows {
        let (Some(&first), Some(&last)) = (row.first(), row.last()) else { continue };
        let (from, to) = (model.layout().center(first), model.layout().center(last));
        strokes.push(beside(&strokes, Stroke { from, to }, model.layout().step() / 5.0));
    }
    strokes
}

/// `stroke`, a little aside where it would cover one on the same line.
fn beside(others: &[Stroke], stroke: Stroke, gap: f64) -> Stroke {
    let way = |s: &Stroke| (s.to.0 - s.from.0, s.to.1 - s.from.1);
    let (across, down) = way(&stroke);
    let is_parallel = |other: &Stroke| way(other).0 * down == way(other).1 * across;
    if !others.iter().any(is_parallel) {
        return stroke;
    }
    let scale = gap / across.abs().max(down.abs());
    let aside = |(x, y): (f64, f64)| (x - down * scale, y + across * scale);
    Stroke { from: aside(stroke.from), to: aside(stroke.to) }
}
