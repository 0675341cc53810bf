//! What is drawn on the position shown by whoever studies it.

use super::{Mark, Model, Sign};
use crate::board::Point;
use crate::record;

/// A sign that somebody has drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// A cross.
    Cross,
    /// A circle.
    Circle,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// One to three letters or digits, filled up with blanks.
    Label([char; record::Label::MAX]),
    /// Where an arrow or line begins that is being drawn: a dot.
    Start,
}

/// An arrow or a line from one point to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Where it begins.
    pub from: (f64, f64),
    /// Where it ends.
    pub to: (f64, f64),
    /// Whether it has a head there.
    pub has_head: bool,
    /// Whether it is still being drawn.
    pub is_sketch: bool,
}

/// The signs on the position shown.
pub fn marks(model: &Model) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut add = |at: Point, noted| {
        let (x, y) = model.layout().center(at);
        let on = model.game().board().get(at);
        marks.push(Mark { x, y, sign: Sign::Noted(noted), on });
    };
    for mark in model.drawn_marks() {
        if let record::Mark::Sign(sign, at) = mark {
            add(*at, noted(sign));
        }
    }
    if let Some(from) = model.editing.from {
        add(from, Noted::Start);
    }
    marks
}

fn noted(sign: &record::Sign) -> Noted {
    match sign {
        record::Sign::Cross => Noted::Cross,
        record::Sign::Circle => Noted::Circle,
        record::Sign::Triangle => Noted::Triangle,
        record::Sign::Square => Noted::Square,
        record::Sign::Label(label) => {
            let mut letters = [' '; record::Label::MAX];
            letters.iter_mut().zip(label.text().chars()).for_each(|(to, from)| *to = from);
            Noted::Label(letters)
        }
    }
}

/// Takes off all other signs where a label stands: nothing else can be read with it.
pub fn clear_labels(marks: &mut Vec<Mark>) {
    let is_label = |mark: &Mark| matches!(mark.sign, Sign::Noted(Noted::Label(_)));
    let labels: Vec<(f64, f64)> =
        marks.iter().filter(|mark| is_label(mark)).map(|mark| (mark.x, mark.y)).collect();
    marks.retain(|mark| is_label(mark) || !labels.contains(&(mark.x, mark.y)));
}

/// The arrows and lines on the position shown, and the one that is being drawn.
pub fn arrows(model: &Model) -> Vec<Arrow> {
    let center = |at| model.layout().center(at);
    let mut arrows = Vec::new();
    for mark in model.drawn_marks() {
        let (from, to, has_head) = match *mark {
            record::Mark::Arrow(from, to) => (from, to, true),
            record::Mark::Line(from, to) => (from, to, false),
            record::Mark::Sign(..) | record::Mark::Wrong => continue,
        };
        let (from, to) = (center(from), center(to));
        arrows.push(Arrow { from, to, has_head, is_sketch: false });
    }
    arrows.extend(model.sketch().map(|(from, to, has_head)| {
        let (from, to) = (center(from), center(to));
        Arrow { from, to, has_head, is_sketch: true }
    }));
    arrows
}
