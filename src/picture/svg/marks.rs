//! What lies under and on the stones: bands, signs and strokes, in the shapes of `web/marks.rs`.

use super::syntax::{Groups, number, paint, word};
use crate::app::ink;
use crate::app::scene::{Mark, Scene, Sign};
use crate::board::decimal;
use std::f64::consts::TAU;

/// Arcs in a broken ring.
const ARCS: f64 = 9.0;

/// The lights behind groups.
pub fn bands(scene: &Scene, layer: &mut Groups) {
    let radius = scene.stone_radius;
    let (inset, round) = (radius * 0.06, number(radius * 0.6));
    for band in &scene.bands {
        let (fill, edge) = ink::band(band.color, scene.ground.palette);
        let fill = paint("fill", if band.is_ahead { "none" } else { fill });
        let width = number((radius * 0.16).max(1.0));
        let look = format!(r#"{fill}{} stroke-width="{width}""#, paint("stroke", edge));
        let [x, y] = [band.x, band.y].map(|at| number(at + inset));
        let [width, height] = [band.width, band.height].map(|long| number(long - 2.0 * inset));
        layer.add(
            &look,
            &format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}"/>"#),
        );
    }
}

/// The lines through rows, with a light edge.
pub fn strokes(scene: &Scene, layer: &mut Groups) {
    for stroke in &scene.strokes {
        let [x, y, to_x, to_y] =
            [stroke.from.0, stroke.from.1, stroke.to.0, stroke.to.1].map(number);
        let width = scene.stroke_width();
        draw_stroke(scene, &format!("M{x} {y}L{to_x} {to_y}"), width, layer);
    }
}

fn draw_stroke(scene: &Scene, path: &str, width: f64, layer: &mut Groups) {
    for (color, width) in [(ink::EDGE, width + 0.12), (scene.ground.palette.accent, width)] {
        let width = number(scene.stone_radius * width);
        let look = format!(r#" fill="none"{} stroke-width="{width}""#, paint("stroke", color));
        layer.add(&look, &format!(r#"<path d="{path}"/>"#));
    }
}

/// The signs on stones and points.
pub fn marks(scene: &Scene, layer: &mut Groups) {
    for mark in &scene.marks {
        Drawn { scene, mark }.draw(layer);
    }
}

/// A mark and where it is drawn.
struct Drawn<'a> {
    scene: &'a Scene,
    mark: &'a Mark,
}

impl Drawn<'_> {
    /// Each sign has a shape of its own.
    fn draw(&self, layer: &mut Groups) {
        match self.mark.sign {
            Sign::Last => self.outline(&self.ring(0.42), layer),
            Sign::Filled => {
                let dot = (self.scene.stone_radius * 0.14).max(1.5);
                self.filled(&self.circle(dot, ""), layer);
            }
            Sign::Killed => self.outline(&self.cross(0.26), layer),
            Sign::Forbidden => draw_stroke(self.scene, &self.crossed(0.34), Scene::THIN, layer),
            Sign::Proposed => self.outline(&self.square(), layer),
            Sign::Weak => self.outline(&self.broken_ring(), layer),
            Sign::Protected => self.outline(&self.ring(0.8), layer),
            Sign::Atari => self.filled(&self.triangle(), layer),
            Sign::Captured => {
                self.outline(&self.ring(0.7), layer);
                self.outline(&self.cross(0.26), layer);
            }
            Sign::Niban => self.text("2", 0.9, layer),
            Sign::Points(points) => {
                self.text(&format!("+{}", decimal::write(points.into())), 0.8, layer);
            }
            Sign::Number(number) | Sign::LastNumber(number) => self.number(number, layer),
            // Hints are for the board alone.
            Sign::Hint(_) => {}
        }
    }

    fn outline(&self, element: &str, layer: &mut Groups) {
        let (_, color) = ink::of(self.mark, self.scene.ground.palette);
        let width = number((self.scene.stone_radius * 0.13).max(1.5));
        let look = format!(r#" fill="none"{} stroke-width="{width}""#, paint("stroke", color));
        layer.add(&look, element);
    }

    fn filled(&self, element: &str, layer: &mut Groups) {
        let (color, _) = ink::of(self.mark, self.scene.ground.palette);
        layer.add(&paint("fill", color), element);
    }

    fn text(&self, text: &str, size: f64, layer: &mut Groups) {
        let (color, _) = ink::of(self.mark, self.scene.ground.palette);
        let size = self.scene.stone_radius * size;
        let look = format!(r#" font-size="{}"{}"#, number(size), paint("fill", color));
        layer.add(&look, &word(text, self.mark.x, self.mark.y, size));
    }

    /// Three digits are smaller than one.
    fn number(&self, number: u16, layer: &mut Groups) {
        let size = match number {
            0..10 => 1.1,
            10..100 => 1.0,
            _ => 0.8,
        };
        self.text(&decimal::write(number.into()), size, layer);
    }

    fn circle(&self, radius: f64, more: &str) -> String {
        let [x, y, radius] = [self.mark.x, self.mark.y, radius].map(number);
        format!(r#"<circle cx="{x}" cy="{y}" r="{radius}"{more}/>"#)
    }

    fn ring(&self, size: f64) -> String {
        self.circle(self.scene.stone_radius * size, "")
    }

    fn broken_ring(&self) -> String {
        let radius = self.scene.stone_radius * 0.73;
        let arc = radius * TAU / ARCS;
        let [drawn, left_out] = [0.62, 0.38].map(|part| number(arc * part));
        self.circle(radius, &format!(r#" stroke-dasharray="{drawn} {left_out}""#))
    }

    fn cross(&self, arm: f64) -> String {
        format!(r#"<path d="{}"/>"#, self.crossed(arm))
    }

    /// Two lines from corner to corner of a square.
    fn crossed(&self, arm: f64) -> String {
        let arm = self.scene.stone_radius * arm;
        let [left, right] = [-arm, arm].map(|aside| number(self.mark.x + aside));
        let [top, bottom] = [-arm, arm].map(|aside| number(self.mark.y + aside));
        format!("M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}")
    }

    fn square(&self) -> String {
        let arm = self.scene.stone_radius * 0.26;
        let [x, y, side] = [self.mark.x - arm, self.mark.y - arm, 2.0 * arm].map(number);
        format!(r#"<rect x="{x}" y="{y}" width="{side}" height="{side}"/>"#)
    }

    fn triangle(&self) -> String {
        let arm = self.scene.stone_radius * 0.26;
        let [x, left, right] = [0.0, -arm, arm].map(|aside| number(self.mark.x + aside));
        let [top, bottom] = [-arm, arm * 0.7].map(|below| number(self.mark.y + below));
        format!(r#"<path d="M{x} {top}L{right} {bottom}H{left}Z"/>"#)
    }
}
