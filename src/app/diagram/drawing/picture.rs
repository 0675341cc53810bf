//! A drawing as a diagram: where its lines, stones and signs lie.

use super::{At, Detail, Drawing, Lie, Place};
use crate::app::diagram::strokes::beside;
use crate::app::diagram::{
    Band, Diagram, Ground, Highlight, Lines, Mark, Presence, Row, STONE_RADIUS, Sign, Stone,
    Stroke, Wood,
};
use crate::app::palette::Palette;

/// From place to place.
const STEP: f64 = 40.0;
/// How much is seen of the board beyond the places drawn.
const MARGIN: f64 = 12.0;
/// The radius of a stone in a square, in steps: bands are seen round it.
const IN_SQUARE: f64 = 0.43;
/// How much narrower a band is than the one before: each is seen where they overlap.
const NARROWER: f64 = 2.0;

/// The drawing in these colours; none if it is too large, or if something is written beside it that it does not show.
pub fn of(drawing: &Drawing, palette: Palette) -> Option<Diagram> {
    let mut diagram = empty(ground(drawing, palette)?, drawing.lie);
    for (y, row) in drawing.places.iter().enumerate() {
        for (x, place) in row.iter().enumerate() {
            add_place(&mut diagram, *place, center((x, y)));
        }
    }
    for &detail in &drawing.details {
        match detail {
            Detail::Middle(side) => diagram.ground.middle = Some(middle(drawing, side)?),
            Detail::Row(from, to) => add_row(&mut diagram, drawing, from, to)?,
            Detail::Group(points, from, to) => add_group(&mut diagram, drawing, points, from, to)?,
        }
    }
    Some(diagram)
}

fn ground(drawing: &Drawing, palette: Palette) -> Option<Ground> {
    let [across, down] = [drawing.places[0].len(), drawing.places.len()];
    let columns = lines(drawing, across, drawing.goes_on_across)?;
    let rows = lines(drawing, down, drawing.goes_on_down)?;
    Some(Ground {
        width: edge(across) + MARGIN,
        height: edge(down) + MARGIN,
        scale: 1.0,
        palette,
        wood: Wood::Plain,
        columns,
        rows,
        line_width: 2.0,
        edge_width: 4.0,
        middle: None,
        highlight: Highlight::Field,
        dots: Vec::new(),
        dot_radius: 0.0,
        labels: Vec::new(),
        label_size: 0.0,
    })
}

/// The lines round so many squares, or through so many points; none if they are more than any board has.
fn lines(drawing: &Drawing, places: usize, goes_on: [bool; 2]) -> Option<Lines> {
    u8::try_from(places).ok()?;
    let aside = match drawing.lie {
        Lie::Squares => 0.0,
        Lie::Points => STEP / 2.0,
    };
    Some(Lines {
        first: MARGIN + aside,
        last: edge(places) - aside,
        step: STEP,
        goes_on,
        beyond: STEP,
    })
}

/// The edges, across as down, of a square of so many points in the middle; none if there is no such square.
fn middle(drawing: &Drawing, side: usize) -> Option<[f64; 2]> {
    let [across, down] = [drawing.places[0].len(), drawing.places.len()];
    let around = across.checked_sub(side)?;
    let has_middle = across == down && around % 2 == 0;
    has_middle.then_some([edge(around / 2), edge(around / 2 + side)])
}

fn empty(ground: Ground, lie: Lie) -> Diagram {
    let radius = match lie {
        Lie::Squares => IN_SQUARE,
        Lie::Points => STONE_RADIUS,
    };
    Diagram {
        arrows: Vec::new(),
        ground,
        stone_radius: STEP * radius,
        stones: Vec::new(),
        marks: Vec::new(),
        strokes: Vec::new(),
        is_numbered: false,
        aim: None,
        limit: None,
        axes: Vec::new(),
        bands: Vec::new(),
        lights: Vec::new(),
        progress: 1.0,
        swell: 0.0,
        moving: false,
    }
}

/// The edge of a place, right of or below so many others.
fn edge(places: usize) -> f64 {
    MARGIN + places as f64 * STEP
}

fn center((x, y): At) -> (f64, f64) {
    (edge(x) + STEP / 2.0, edge(y) + STEP / 2.0)
}

fn add_place(diagram: &mut Diagram, Place { stone, sign }: Place, (x, y): (f64, f64)) {
    let is_proposed = sign == Some(Sign::Proposed);
    let presence = if is_proposed { Presence::Proposed } else { Presence::Placed };
    diagram.stones.extend(stone.map(|color| Stone { x, y, color, presence, shown: 1.0 }));
    diagram.marks.extend(sign.map(|sign| Mark { x, y, sign, on: stone }));
}

/// Adds a line through a row whose ends are stones, beside one that lies there already.
fn add_row(diagram: &mut Diagram, drawing: &Drawing, from: At, to: At) -> Option<()> {
    drawing.color(from).and(drawing.color(to))?;
    let stroke = Stroke { from: center(from), to: center(to), row: Row::Foul };
    diagram.strokes.push(beside(&diagram.strokes, stroke, STEP / 5.0));
    Some(())
}

/// Adds a band, and the points on a corner stone: top right, for the next group at the bottom right, then at the bottom left.
fn add_group(
    diagram: &mut Diagram,
    drawing: &Drawing,
    points: u16,
    from: At,
    to: At,
) -> Option<()> {
    let index = diagram.bands.len();
    let inset = index as f64 * NARROWER;
    let [x, y] = [from.0, from.1].map(|squares| edge(squares) + inset);
    let [right, bottom] = [to.0, to.1].map(|squares| edge(squares + 1) - inset);
    let color = drawing.color(from)?;
    let (width, height) = (right - x, bottom - y);
    diagram.bands.push(Band { x, y, width, height, color, is_ahead: false });
    let corner = match index {
        0 => (to.0, from.1),
        2 => (from.0, to.1),
        _ => to,
    };
    let ((x, y), on) = (center(corner), Some(drawing.color(corner)?));
    diagram.marks.push(Mark { x, y, sign: Sign::Points(points), on });
    Some(())
}
