//! A scene as an SVG text: one small file that needs no other and is sharp at every size.
//!
//! It keeps to what all programs that open such files know: no styles, no fonts, no filters.

mod syntax;

use super::sheet::Sheet;
use crate::app::scene::{
    Fill, Gradient, Ink, Layer, Outline, Placed, Scene, Segment, Shape, Stamp, ground,
};
use crate::board::{Color, fingerprint};
use syntax::{Attributes, Groups, escaped, number};

/// Writes `scene`; `title` is for those who do not see it, and left out if it is empty.
pub fn write(scene: &Scene, title: &str) -> String {
    let mut writer = Writer::default();
    writer.scene(scene);
    whole([scene.ground.width, scene.ground.height], title, &writer)
}

/// Writes a board with words round it; `title` is for those who do not see it, and left out if it is empty.
pub fn write_sheet(sheet: &Sheet, title: &str) -> String {
    let mut writer = Writer::default();
    writer.shapes(&sheet.shapes);
    let board = &sheet.board.ground;
    let [x, y, width, height] =
        [sheet.board_at.0, sheet.board_at.1, board.width, board.height].map(number);
    // The fibres of the wood end with it.
    writer.text += &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\">\n");
    writer.scene(&sheet.board);
    writer.text += "</svg>\n";
    whole([sheet.width, sheet.height], title, &writer)
}

/// The file of all that was written.
fn whole(size: [f64; 2], title: &str, writer: &Writer) -> String {
    let [width, height] = size.map(number);
    let title = if title.is_empty() { String::new() } else { titled(title) };
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#,
            r#" width="{0}" height="{1}" viewBox="0 0 {0} {1}" role="img""#,
            r#" font-family="system-ui,sans-serif" text-anchor="middle">"#,
            "\n{2}{3}</svg>\n"
        ),
        width,
        height,
        title,
        named_apart(&format!("<defs>\n{}</defs>\n{}", writer.definitions, writer.text)),
    )
}

fn titled(title: &str) -> String {
    format!("<title>{}</title>\n", escaped(title))
}

/// Two pictures may lie in one page: names are made of what the picture shows, so that none takes the other's colours.
fn named_apart(drawing: &str) -> String {
    // Each stone bears it: a few signs are enough.
    let name = format!("g{:x}", fingerprint(drawing.bytes()) >> 12);
    let starts = [r#" id=""#, "url(#", r##"href="#"##];
    starts
        .iter()
        .fold(drawing.into(), |text: String, start| text.replace(start, &format!("{start}{name}")))
}

/// What has been written so far.
#[derive(Default)]
struct Writer {
    definitions: String,
    text: String,
    gradients: usize,
}

impl Writer {
    fn scene(&mut self, scene: &Scene) {
        for color in Color::ALL {
            for (kind, stamp) in scene.stamps(color).iter().enumerate() {
                self.define_stone(&name(color, kind), stamp);
            }
        }
        self.shapes(&ground::shapes(&scene.ground));
        for layer in &scene.layers {
            match layer {
                Layer::Shapes(shapes) => self.shapes(shapes),
                Layer::Stones(stones) => self.stones(stones),
            }
        }
    }

    fn define_stone(&mut self, id: &str, stamp: &Stamp) {
        let elements: String =
            stamp.shapes.iter().map(|shape| element(shape, &self.ink(&shape.ink))).collect();
        self.definitions += &format!("<g id=\"{id}\">{elements}</g>\n");
    }

    fn shapes(&mut self, shapes: &[Shape]) {
        let mut groups = Groups::default();
        for shape in shapes {
            let mut look = self.ink(&shape.ink);
            if let Outline::Text { size, .. } = shape.outline {
                look.add("font-size", &number(size));
            }
            groups.add(look.text(), &element(shape, &Attributes::default()));
        }
        self.text += &groups.finish();
    }

    fn stones(&mut self, stones: &[Placed]) {
        let mut groups = Groups::default();
        for &Placed { x, y, color, kind, opacity } in stones {
            let mut look = Attributes::default();
            look.add_opacity("opacity", opacity);
            let (x, y, id) = (number(x), number(y), name(color, kind));
            groups.add(look.text(), &format!(r##"<use xlink:href="#{id}" x="{x}" y="{y}"/>"##));
        }
        self.text += &groups.finish();
    }

    fn ink(&mut self, ink: &Ink) -> Attributes {
        let mut look = Attributes::default();
        match &ink.fill {
            Some(Fill::Flat(color)) => look.add_color("fill", *color),
            Some(Fill::Radial(gradient)) => look.add("fill", &self.gradient(gradient)),
            None => look.add("fill", "none"),
        }
        if let Some(pen) = ink.pen {
            look.add_color("stroke", pen.color);
            look.add("stroke-width", &number(pen.width));
            if let Some([dash, gap]) = pen.dash {
                look.add("stroke-dasharray", &format!("{} {}", number(dash), number(gap)));
            }
        }
        look.add_opacity("opacity", ink.opacity);
        look
    }

    /// Defines these colours, and returns how they are called.
    fn gradient(&mut self, gradient: &Gradient) -> String {
        let id = format!("light{}", self.gradients);
        self.gradients += 1;
        let [fx, fy] = [gradient.focus.0, gradient.focus.1].map(number);
        let [cx, cy, r] = [gradient.center.0, gradient.center.1, gradient.radius].map(number);
        self.definitions += &format!(
            r#"<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}" fx="{fx}" fy="{fy}">"#
        );
        for &(place, color) in &gradient.stops {
            let mut stop = Attributes::default();
            stop.add("offset", &number(place));
            stop.add_color("stop-color", color);
            self.definitions += &format!("<stop{}/>", stop.text());
        }
        self.definitions += "</radialGradient>\n";
        format!("url(#{id})")
    }
}

/// What a kind of stone is called: the first one by its colour alone.
fn name(color: Color, kind: usize) -> String {
    let color = color.id();
    if kind == 0 { color.into() } else { format!("{color}{kind}") }
}

/// The element of a shape, with more attributes.
fn element(shape: &Shape, more: &Attributes) -> String {
    let more = more.text();
    match &shape.outline {
        Outline::Circle { x, y, radius } => {
            let [x, y, radius] = [*x, *y, *radius].map(number);
            format!(r#"<circle cx="{x}" cy="{y}" r="{radius}"{more}/>"#)
        }
        Outline::Rect { x, y, width, height, round } => {
            let [x, y, width, height, round] = [*x, *y, *width, *height, *round].map(number);
            let round = if round == "0" { String::new() } else { format!(r#" rx="{round}""#) };
            format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}"{round}{more}/>"#)
        }
        Outline::Path(segments) => format!(r#"<path d="{}"{more}/>"#, path(segments)),
        Outline::Text { x, y, text, .. } => {
            let [x, y] = [*x, *y].map(number);
            format!(r#"<text x="{x}" y="{y}"{more}>{}</text>"#, escaped(text))
        }
    }
}

/// Curves are written from where they begin: that is shorter.
fn path(segments: &[Segment]) -> String {
    let place = |(x, y): (f64, f64)| format!("{} {}", number(x), number(y));
    let (mut text, mut here) = (String::new(), (0.0, 0.0));
    for segment in segments {
        match *segment {
            Segment::Move(x, y) => {
                text += &format!("M{}", place((x, y)));
                here = (x, y);
            }
            Segment::Line(x, y) => {
                text += &format!("L{}", place((x, y)));
                here = (x, y);
            }
            Segment::Curve(places) => {
                let away = places.map(|(x, y)| place((x - here.0, y - here.1)));
                text += &format!("c{}", away.join(" "));
                here = places[2];
            }
            Segment::Close => text += "Z",
        }
    }
    text
}
