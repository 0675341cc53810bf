//! The position as a diagram: which stones, signs and lines are seen and where they lie, in screen pixels.
//! How they look is decided in [`scene`](super::scene).

pub mod drawing;
mod ground;
mod ren;
mod strokes;

pub use ground::{Ground, Label, Lines, Wood};

use super::{Model, Visitor};
use crate::board::{Color, Point};
use crate::rules::Rules;
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Zone;
use ground::ground;
use ren::Signs;
use strokes::strokes;

/// "Stones almost touch": their radius in steps of the grid.
pub const STONE_RADIUS: f64 = 0.465;

/// The milliseconds in which the effect of a move is shown.
const MOTION: f64 = 250.0;
/// The milliseconds for which the rings round weak stones are in motion.
const SWELLS: u64 = 1800;
/// The distance in points from which on everything is filled last.
const RIPPLE: u8 = 8;

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
    /// Whether the stones have numbers. The lines lie behind them then, and are broad enough to be seen.
    pub is_numbered: bool,
    /// Where a stone is aimed at: lines through it help the eye past the finger.
    pub aim: Option<(f64, f64)>,
    /// Where the next stone may lie, while not all of the board is open to it.
    pub limit: Option<Limit>,
    /// Groups that have scored, or would.
    pub bands: Vec<Band>,
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

/// The meaning of a mark. Each has a shape of its own: colour never carries meaning alone.
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
    /// The number of the stone's move.
    Number(u16),
    /// The number of the stone played last.
    LastNumber(u16),
    /// A move of a hint, the best has the number 0: a letter in a ring.
    Hint(u8),
    /// A letter by which a text speaks of the point.
    Letter(char),
}

impl Sign {
    /// Whether it leaves no room for a number on the same stone.
    const fn fills_the_stone(self) -> bool {
        matches!(self, Self::Killed | Self::Niban | Self::Points(_) | Self::Proposed)
    }
}

/// The diagram of the position shown.
pub fn diagram(model: &Model) -> Diagram {
    let layout = model.layout();
    let since = since(model);
    Diagram {
        ground: ground(model),
        stone_radius: layout.step() * STONE_RADIUS,
        stones: stones(model, since),
        marks: marks(model),
        strokes: strokes(model),
        is_numbered: model.shows_numbers(),
        aim: model.aimed().map(|at| layout.center(at)),
        limit: limit(model),
        bands: match model.game() {
            AnyGame::Ren(game) => Signs::new(model, game).bands(),
            _ => Vec::new(),
        },
        progress: since.map_or(1.0, progress),
        swell: since.map_or(0.0, swell),
        moving: since.is_some(),
    }
}

/// The square that the opening holds the next stone to, where somebody may put it.
fn limit(model: &Model) -> Option<Limit> {
    let AnyGame::Renju(game) = model.game() else { return None };
    if model.view.printing || model.host.visitor == Visitor::Nobody || !model.is_running() {
        return None;
    }
    let zone = game.zone()?;
    let [from, to] = ground::edges(model.layout(), zone.square()?);
    Some(Limit { from, side: to - from, is_closed: zone == Zone::OutsideMiddle })
}

/// The milliseconds since the last move, as long as its picture changes.
fn since(model: &Model) -> Option<u64> {
    let moves_for = match model.game() {
        AnyGame::Rin(game) if !game.filled().is_empty() => MOTION as u64,
        AnyGame::Ren(game) if game.groups().is_empty() && game.captured().is_empty() => 0,
        AnyGame::Ren(game) if game.replaceable().is_empty() => MOTION as u64,
        AnyGame::Ren(_) => SWELLS,
        _ => 0,
    };
    // A watch that was set back ends it.
    model.view.now.checked_sub(model.view.played?).filter(|&passed| passed < moves_for)
}

fn progress(passed: u64) -> f64 {
    (passed as f64 / MOTION).min(1.0)
}

/// The rings round weak stones swell three times and come to rest.
fn swell(passed: u64) -> f64 {
    let swell = SWELLS / 3;
    let turn = (passed.min(SWELLS) % swell) as f64 / swell as f64;
    1.0 - (2.0 * turn - 1.0).abs()
}

/// All stones on the board, those proposed, and the one that a click would put under the mouse.
fn stones(model: &Model, since: Option<u64>) -> Vec<Stone> {
    let mut stones = Vec::new();
    let mut add = |at, color, presence, shown| {
        let (x, y) = model.layout().center(at);
        stones.push(Stone { x, y, color, presence, shown });
    };
    let board = model.game().board();
    // Asked once: it goes through the whole record.
    let last = model.last_stone();
    let progress = since.map_or(1.0, progress);
    if let Some(by) = last.filter(|_| progress < 1.0).and_then(|at| board.get(at)) {
        gone(model).iter().for_each(|&at| add(at, by.other(), Presence::Leaving, 1.0 - progress));
    }
    for at in board.points() {
        if let Some(color) = board.get(at) {
            add(at, color, Presence::Placed, arrived(model.game(), last, at, progress));
        }
    }
    for at in model.open_proposals() {
        add(at, Color::Black, Presence::Proposed, 1.0);
    }
    if let (Some(at), Some(color)) = (model.pointed(), model.game().color_to_move())
        && model.can_press(at)
    {
        let replaces = board.get(at).is_some();
        add(at, color, if replaces { Presence::Proposed } else { Presence::Ghost }, 1.0);
    }
    stones
}

/// The points from which the last stone took others.
fn gone(model: &Model) -> &[Point] {
    match model.game() {
        AnyGame::Rin(game) => game.killed(),
        AnyGame::Ren(game) => game.captured(),
        AnyGame::Renju(_) => &[],
    }
}

/// A ring fills outward from the stone that closed it: what lies farther comes later.
fn arrived(game: &AnyGame, from: Option<Point>, at: Point, progress: f64) -> f64 {
    let (AnyGame::Rin(game), Some(from)) = (game, from) else { return 1.0 };
    if progress >= 1.0 || !game.filled().contains(&at) {
        return 1.0;
    }
    let far = from.row.abs_diff(at.row).max(from.col.abs_diff(at.col));
    let begins = f64::from(far.min(RIPPLE)) / f64::from(RIPPLE) * 0.6;
    ((progress - begins).max(0.0) / 0.4).min(1.0)
}

fn marks(model: &Model) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
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
    if !model.view.printing {
        for (place, at) in model.hinted() {
            add(at, Sign::Hint(place));
        }
    }
    match model.last_stone() {
        _ if model.shows_numbers() => number(model, &mut marks),
        Some(at) => add(at, Sign::Last),
        None => {}
    }
    marks
}

/// Numbers every stone that has room for it. Those on stones of one colour come together: to change the ink takes
/// longer than to write a number.
fn number(model: &Model, marks: &mut Vec<Mark>) {
    let last = model.last_stone();
    let mut numbers = [Vec::new(), Vec::new()];
    for &(at, number) in model.game.numbers.on_board() {
        let (x, y) = model.layout().center(at);
        if marks.iter().any(|mark| mark.x == x && mark.y == y && mark.sign.fills_the_stone()) {
            continue;
        }
        marks.retain(|mark| mark.x != x || mark.y != y || mark.sign != Sign::Atari);
        let sign = if last == Some(at) { Sign::LastNumber(number) } else { Sign::Number(number) };
        let on = model.game().board().get(at);
        numbers[usize::from(on == Some(Color::White))].push(Mark { x, y, sign, on });
    }
    numbers.iter_mut().for_each(|numbers| marks.append(numbers));
}
