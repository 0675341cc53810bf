//! The position as a diagram: which stones, signs and lines are seen and where they lie, in screen pixels.
//! How they look is decided in [`scene`](super::scene).

mod cut;
pub mod drawing;
mod equals;
mod ground;
mod motion;
mod notes;
mod numbers;
mod ren;
mod sign;
mod solver;
mod strokes;
mod thought;

pub use equals::Axis;
pub use ground::{Ground, Highlight, Label, Lines, Wood};
pub use motion::Light;
pub use notes::{Arrow, Noted};
pub use sign::{Sign, Worth};

use super::overlay::overlay;
use super::rin_turns::{Happened, happened};
use super::{Model, Prints, Visitor};
use crate::board::{Color, Point};
use crate::rules::Rules;
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Zone;
use ground::ground;
use motion::Motion;
use ren::Signs;
use strokes::strokes;

/// "Stones almost touch": their radius in steps of the grid.
pub const STONE_RADIUS: f64 = 0.465;

/// What is seen on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// What lies under the stones and changes only with the size, the game or the light.
    pub ground: Ground,
    /// The radius of all stones.
    pub stone_radius: f64,
    /// The stones.
    pub stones: Vec<Stone>,
    /// The signs on stones and on points.
    pub marks: Vec<Mark>,
    /// Lines through the stones that won, or make a foul.
    pub strokes: Vec<Stroke>,
    /// Arrows and lines that somebody has drawn.
    pub arrows: Vec<Arrow>,
    /// Whether the stones have numbers. The lines lie behind them then, and are broad enough to be seen.
    pub is_numbered: bool,
    /// Where a stone is aimed at: lines through it help the eye past the finger.
    pub aim: Option<(f64, f64)>,
    /// Where the next stone may lie, while not all of the board is open to it.
    pub limit: Option<Limit>,
    /// Mirror lines and turning points that make points equal to proposed stones.
    pub axes: Vec<Axis>,
    /// Groups that have scored, or would.
    pub bands: Vec<Band>,
    /// Lights that run over stones.
    pub lights: Vec<Light>,
    /// How far the last move has been shown, from 0 to 1.
    pub progress: f64,
    /// How far the rings round weak stones have swollen, from 0 to 1.
    pub swell: f64,
    /// Whether another picture is to follow this one.
    pub moving: bool,
}

/// A square in the middle of the board that the next stone must lie in, or must not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limit {
    /// The upper left corner, across as down.
    pub from: f64,
    /// The length of a side.
    pub side: f64,
    /// Whether the stone must lie outside.
    pub is_closed: bool,
}

/// A light behind the stones of a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// From the left edge to the right one.
    pub width: f64,
    /// From the upper edge to the lower one.
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
    /// What the row means.
    pub row: Row,
}

/// What a row of stones with a line through it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// It won the game.
    Won,
    /// It makes a foul.
    Foul,
}

/// A stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stone {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// Black or white.
    pub color: Color,
    /// Whether it lies there.
    pub presence: Presence,
    /// How much of it is to be seen, from 0 to 1, while it comes or goes.
    pub shown: f64,
}

/// Whether a stone lies on the board or would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It lies there.
    Placed,
    /// It was proposed, or would replace the one under it.
    Proposed,
    /// It would lie there after a click.
    Ghost,
    /// It was captured and is on its way off the board.
    Leaving,
    /// It was killed and sinks under the stone that takes its place.
    Sinking,
}

/// A sign on a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// The meaning.
    pub sign: Sign,
    /// The colour of the stone under it, if there is one.
    pub on: Option<Color>,
}

/// The diagram of the position shown.
pub fn diagram(model: &Model) -> Diagram {
    match model.view.on_paper() {
        Some(Prints::Board) => blank(model),
        _ => position(model),
    }
}

/// The board alone. That of Ren shows where the smaller one lies in it, as its author draws it: "if you want to play on the 8x8
/// board, ignore the outermost squares, they are painted lighter grey".
fn blank(model: &Model) -> Diagram {
    let mut diagram = position(&model.emptied());
    if matches!(model.game(), AnyGame::Ren(_)) && model.rules().size() == 10 {
        diagram.ground.middle = ground::edges(model.layout(), [1, 8], model.rules().size());
        diagram.ground.highlight = Highlight::Field;
    }
    diagram
}

fn position(model: &Model) -> Diagram {
    let layout = model.layout();
    let motion = Motion::of(model);
    let mut diagram = Diagram {
        ground: ground(model),
        stone_radius: layout.step() * STONE_RADIUS,
        stones: stones(model, &motion),
        marks: marks(model),
        strokes: strokes(model),
        arrows: notes::arrows(model),
        is_numbered: model.shows_numbers(),
        aim: model.aimed().map(|at| layout.center(at)),
        limit: limit(model),
        axes: equals::axes(model),
        bands: match model.game() {
            AnyGame::Ren(game) if model.view.figure.marks.is_on() => {
                Signs::new(model, game).bands()
            }
            _ => Vec::new(),
        },
        lights: motion.lights(model),
        progress: motion.progress(),
        swell: motion.swell(),
        moving: motion.is_on(),
    };
    if layout.window().size != model.rules().size() {
        cut::cut(&mut diagram, layout);
    }
    diagram
}

/// The square that the opening holds the next stone to, where somebody may put it.
fn limit(model: &Model) -> Option<Limit> {
    let AnyGame::Renju(game) = model.game() else { return None };
    let has_marks = model.view.figure.marks.is_on() && !model.view.printing;
    if !has_marks || model.host.visitor == Visitor::Nobody || !model.is_running() {
        return None;
    }
    let zone = game.zone()?;
    let [from, to] = ground::edges(model.layout(), zone.square()?, model.rules().size())?;
    Some(Limit { from, side: to - from, is_closed: zone == Zone::OutsideMiddle })
}

/// All stones on the board, those proposed, and the one that a click would put under the mouse.
fn stones(model: &Model, motion: &Motion) -> Vec<Stone> {
    let mut stones = Vec::new();
    let mut add = |at, color, presence, shown| {
        let (x, y) = model.layout().center(at);
        stones.push(Stone { x, y, color, presence, shown });
    };
    let board = model.game().board();
    // Asked once: it goes through the whole record.
    let last = model.last_stone();
    let progress = motion.progress();
    if let Some(by) = last.filter(|_| progress < 1.0).and_then(|at| board.get(at)) {
        let (gone, how) = gone(model);
        gone.iter().for_each(|&at| add(at, by.other(), how, 1.0 - progress));
    }
    for at in board.points() {
        if let Some(color) = board.get(at) {
            add(at, color, Presence::Placed, motion.arrived(model.game(), last, at));
        }
    }
    for at in model.open_proposals() {
        add(at, Color::Black, Presence::Proposed, 1.0);
    }
    let thought = overlay(model);
    for stone in &thought {
        if let Some(presence) = thought::presence(stone.role) {
            add(stone.at, stone.color, presence, 1.0);
        }
    }
    if let (Some(at), Some(color)) = (model.pointed(), model.game().color_to_move())
        && model.can_press(at)
        && thought.iter().all(|stone| stone.at != at)
    {
        let replaces = board.get(at).is_some();
        add(at, color, if replaces { Presence::Proposed } else { Presence::Ghost }, 1.0);
    }
    stones
}

/// The points from which the last stone took others, and how they go.
fn gone(model: &Model) -> (&[Point], Presence) {
    match model.game() {
        AnyGame::Rin(game) => (game.killed(), Presence::Sinking),
        AnyGame::Ren(game) => (game.captured(), Presence::Leaving),
        AnyGame::Renju(_) => (&[], Presence::Leaving),
    }
}

fn marks(model: &Model) -> Vec<Mark> {
    let mut marks = numbers::proposed(model);
    marks.extend(equals::marks(model));
    marks.extend(notes::marks(model));
    let mut add = |at: Point, sign| {
        let (x, y) = model.layout().center(at);
        marks.push(Mark { x, y, sign, on: model.game().board().get(at) });
    };
    add_proposed(model, &mut add);
    let has_marks = model.view.figure.marks.is_on();
    if has_marks {
        add_signs(model, &mut add);
    }
    if !model.view.printing {
        let thought = overlay(model);
        let is_free = |at| thought.iter().all(|stone| stone.at != at);
        for (place, worth, at) in model.hinted().into_iter().filter(|&(.., at)| is_free(at)) {
            add(at, Sign::Hint { place, worth });
        }
    }
    match model.last_stone() {
        _ if model.shows_numbers() => {
            marks.extend(numbers::not_kept(model));
            numbers::add(model, &mut marks);
        }
        Some(at) if has_marks && !matches!(model.game(), AnyGame::Rin(_)) => add(at, Sign::Last),
        _ => {}
    }
    marks.extend(solver::marks(model));
    marks.extend(solver::found(model));
    marks.extend(thought::marks(model));
    notes::clear_labels(&mut marks);
    marks
}

/// The stones to choose from.
fn add_proposed(model: &Model, add: &mut impl FnMut(Point, Sign)) {
    if let AnyGame::Renju(game) = model.game() {
        (0..).zip(game.proposed()).for_each(|(place, &at)| add(at, Sign::Option(place)));
    }
}

/// The signs of the game.
fn add_signs(model: &Model, add: &mut impl FnMut(Point, Sign)) {
    match model.game() {
        AnyGame::Rin(_) => {
            happened(model).into_iter().for_each(|(at, what)| match what {
                Happened::Killed => add(at, Sign::Killed),
                Happened::Filled => add(at, Sign::Filled),
                Happened::Put(_) if model.shows_numbers() => {}
                Happened::Put(number) => add(at, Sign::Turn(number)),
            });
        }
        AnyGame::Renju(game) => {
            let points = game.board().points();
            points.filter(|&at| model.marked_foul(at).is_some()).for_each(|at| {
                let is_pointed_at = model.pointed() == Some(at);
                add(at, if is_pointed_at { Sign::ForbiddenHere } else { Sign::Forbidden });
            });
        }
        AnyGame::Ren(game) => Signs::new(model, game).marks(add),
    }
}
