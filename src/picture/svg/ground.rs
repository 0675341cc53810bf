//! Wood or paper, lines, dots and labels.

use super::syntax::{Groups, number, paint, word};
use crate::app::ink;
use crate::app::palette::{CLEAR, Finish};
use crate::app::scene::Ground;

/// Fibres in the grain of the wood.
const FIBRES: u32 = 40;

/// The light on the wood, from the upper left.
pub fn define(ground: &Ground) -> String {
    let radius = number(ground.side * 1.4);
    let stop = |at: &str, color| format!(r#"<stop offset="{at}"{}/>"#, paint("stop-color", color));
    format!(
        r#"<radialGradient id="wood" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{radius}">"#
    ) + &stop("0", ground.palette.wood_lit)
        + &stop("1", ground.palette.wood_shaded)
        + "</radialGradient>\n"
}

/// All that lies under the stones.
pub fn draw(ground: &Ground) -> String {
    let mut text = wood(ground);
    if let Some([from, to]) = ground.middle {
        text += &middle(ground, from, to - from);
    }
    let mut layer = Groups::default();
    dots(ground, &mut layer);
    labels(ground, &mut layer);
    text + &lines(ground) + &layer.finish()
}

/// What the board is made of; nothing, if one is to see through it.
fn wood(ground: &Ground) -> String {
    if ground.palette.wood_lit == CLEAR {
        return String::new();
    }
    let side = number(ground.side);
    let wood = match ground.palette.finish {
        Finish::Shaded => String::from(r#" fill="url(#wood)""#),
        Finish::Flat => paint("fill", ground.palette.wood_lit),
    };
    let mut text = format!("<rect width=\"{side}\" height=\"{side}\"{wood}/>\n");
    if ground.palette.finish == Finish::Shaded {
        text += &grain(ground);
    }
    text
}

/// Waves side by side, across the whole board. Their places come from a fixed sequence: one board always
/// looks the same.
fn grain(ground: &Ground) -> String {
    let side = ground.side;
    let color = paint("stroke", ground.palette.grain);
    let mut text = format!("<g fill=\"none\"{color} stroke-opacity=\"0.07\">");
    for fibre in 0..FIBRES {
        // Steps of the golden section never gather in one place.
        let place = (f64::from(fibre) * 0.618_034).fract();
        let width = (f64::from(fibre) * 0.414_214).fract();
        let y = number(place * side);
        let [half, quarter, rise] = [side / 2.0, side / 4.0, side * 0.03].map(number);
        let width = number((0.6 + width * width * 3.0) * side / 900.0);
        text += &format!(
            r#"<path stroke-width="{width}" d="M0 {y}q{quarter} {rise} {half} 0t{half} 0"/>"#
        );
    }
    text + "</g>\n"
}

fn middle(ground: &Ground, from: f64, side: f64) -> String {
    let field = paint("fill", ink::field(ground.palette));
    let (from, side) = (number(from), number(side));
    format!("<rect x=\"{from}\" y=\"{from}\" width=\"{side}\" height=\"{side}\"{field}/>\n")
}

/// The lines inside, and the edge twice as wide.
fn lines(ground: &Ground) -> String {
    // A line of odd width is crisp when its middle lies between two pixels.
    let nudge = (ground.line_width / 2.0).fract();
    let [first, last] = [ground.first_line, ground.last_line].map(|line| number(line + nudge));
    let mut inside = String::new();
    let mut at = ground.first_line + ground.step;
    while at < ground.last_line {
        let line = number(at + nudge);
        inside += &format!("M{first} {line}H{last}M{line} {first}V{last}");
        at += ground.step;
    }
    let color = paint("stroke", ground.palette.line);
    let (width, edge) = (number(ground.line_width), number(ground.line_width * 2.0));
    format!("<g fill=\"none\"{color}><path stroke-width=\"{width}\" d=\"{inside}\"/>")
        + &format!(
            "<path stroke-width=\"{edge}\" d=\"M{first} {first}H{last}V{last}H{first}Z\"/></g>\n"
        )
}

fn dots(ground: &Ground, layer: &mut Groups) {
    let (nudge, radius) = ((ground.line_width / 2.0).fract(), number(ground.dot_radius));
    for &(x, y) in &ground.dots {
        let (x, y) = (number(x + nudge), number(y + nudge));
        let dot = format!(r#"<circle cx="{x}" cy="{y}" r="{radius}"/>"#);
        layer.add(&paint("fill", ground.palette.line), &dot);
    }
}

fn labels(ground: &Ground, layer: &mut Groups) {
    let size = ground.label_size;
    let look = format!(r#" font-size="{}"{}"#, number(size), paint("fill", ground.palette.label));
    for label in &ground.labels {
        layer.add(&look, &word(&label.text, label.x, label.y, size));
    }
}
