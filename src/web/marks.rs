//! Paints what lies under and on the stones: bands, signs and strokes.

use super::pen::Pen;
use crate::app::ink;
use crate::app::scene::{Band, Limit, Mark, Scene, Sign, Stroke};
use crate::board::decimal;
use std::cell::Cell;
use std::f64::consts::TAU;

/// Arcs in a broken ring.
const ARCS: u32 = 9;

/// A pen that draws the marks of one scene.
pub struct Marker<'a> {
    pen: &'a Pen,
    scene: &'a Scene,
    /// The inks that the pen has for marks, and the size of its words. To change them costs more than a mark.
    inks: Cell<(&'static str, &'static str)>,
    word_size: Cell<f64>,
}

impl<'a> Marker<'a> {
    pub const fn new(pen: &'a Pen, scene: &'a Scene) -> Self {
        Self { pen, scene, inks: Cell::new(("", "")), word_size: Cell::new(0.0) }
    }

    const fn accent(&self) -> &'static str {
        self.scene.ground.palette.accent
    }

    /// A light in the player's tone behind a group, which comes up with the move; the outline alone where
    /// the group is not there yet.
    pub fn draw_band(&self, band: &Band) {
        let (pen, radius) = (self.pen, self.scene.stone_radius);
        let inset = radius * 0.06;
        let (fill, edge) = ink::band(band.color, self.scene.ground.palette);
        pen.begin_path();
        let (width, height) = (band.width - 2.0 * inset, band.height - 2.0 * inset);
        pen.round_rect(band.x + inset, band.y + inset, width, height, radius * 0.6);
        pen.set_global_alpha(if band.is_ahead { 1.0 } else { self.scene.progress });
        pen.set_fill_style(fill);
        if !band.is_ahead {
            pen.fill();
        }
        pen.set_stroke_style(edge);
        pen.set_line_width((radius * 0.16).max(1.0));
        pen.stroke();
        pen.set_global_alpha(1.0);
    }

    /// A frame round where the next stone must lie; what is inside it is shaded where it must not.
    pub fn draw_limit(&self, limit: &Limit) {
        let (pen, ground) = (self.pen, &self.scene.ground);
        pen.begin_path();
        pen.round_rect(limit.from, limit.from, limit.side, limit.side, 0.0);
        pen.set_fill_style(if limit.is_closed { ink::SHADE } else { ink::LIGHT });
        pen.fill();
        pen.set_stroke_style(ground.palette.line);
        pen.set_line_width(ground.line_width * 2.0 + ground.scale);
        pen.stroke();
    }

    /// Lines across the whole board through the place that is aimed at.
    pub fn draw_aim(&self, (x, y): (f64, f64)) {
        let (pen, side) = (self.pen, self.scene.ground.side);
        pen.set_stroke_style(self.accent());
        pen.set_line_width((self.scene.stone_radius * 0.1).max(1.5));
        pen.line((x, 0.0), (x, side));
        pen.line((0.0, y), (side, y));
    }

    /// A line through stones.
    pub fn draw_stroke(&self, stroke: &Stroke) {
        self.draw_edged(stroke, self.scene.stroke_width());
    }

    /// A line with a light edge, so that it is seen on both colours of stone.
    fn draw_edged(&self, stroke: &Stroke, width: f64) {
        self.inks.take();
        for &(color, width) in &[(ink::EDGE, width + 0.12), (self.accent(), width)] {
            self.pen.set_stroke_style(color);
            self.pen.set_line_width(self.scene.stone_radius * width);
            self.pen.line(stroke.from, stroke.to);
        }
    }

    /// Each sign has a shape of its own.
    pub fn draw_mark(&self, mark: &Mark) {
        let Mark { x, y, sign, .. } = *mark;
        let arm = self.scene.stone_radius * if sign == Sign::Forbidden { 0.34 } else { 0.26 };
        self.take_ink(mark);
        match sign {
            Sign::Last => self.ring(x, y, 0.42),
            Sign::Filled => self.dot(x, y),
            Sign::Killed => self.cross(x, y, arm),
            Sign::Forbidden => {
                for &side in &[-arm, arm] {
                    let (from, to) = ((x - arm, y - side), (x + arm, y + side));
                    self.draw_edged(&Stroke { from, to }, Scene::THIN);
                }
            }
            Sign::Proposed => self.square(x, y, arm),
            Sign::Weak => self.broken_ring(x, y),
            Sign::Protected => self.ring(x, y, 0.8),
            Sign::Atari => self.triangle(x, y, arm),
            Sign::Captured => {
                self.ring(x, y, 0.7);
                self.cross(x, y, arm);
            }
            Sign::Niban => self.word("2", x, y, 0.9),
            Sign::Points(points) => self.points(points, x, y),
            Sign::Number(number) | Sign::LastNumber(number) => self.number(number, x, y),
            Sign::Hint(place) => self.hint(place, x, y),
        }
    }

    fn take_ink(&self, mark: &Mark) {
        let inks = ink::of(mark, self.scene.ground.palette);
        if self.inks.replace(inks) == inks {
            return;
        }
        self.pen.set_fill_style(inks.0);
        self.pen.set_stroke_style(inks.1);
        self.pen.set_line_width((self.scene.stone_radius * 0.13).max(1.5));
    }

    fn dot(&self, x: f64, y: f64) {
        self.pen.disc(x, y, (self.scene.stone_radius * 0.14).max(1.5));
        self.pen.fill();
    }

    fn square(&self, x: f64, y: f64, arm: f64) {
        self.pen.begin_path();
        self.pen.round_rect(x - arm, y - arm, 2.0 * arm, 2.0 * arm, 0.0);
        self.pen.stroke();
    }

    fn ring(&self, x: f64, y: f64, size: f64) {
        self.pen.disc(x, y, self.scene.stone_radius * size);
        self.pen.stroke();
    }

    fn cross(&self, x: f64, y: f64, arm: f64) {
        self.pen.begin_path();
        for &side in &[-arm, arm] {
            self.pen.move_to(x - arm, y - side);
            self.pen.line_to(x + arm, y + side);
        }
        self.pen.stroke();
    }

    /// A ring of short arcs, which swells for a while.
    fn broken_ring(&self, x: f64, y: f64) {
        let radius = self.scene.stone_radius * (0.73 + 0.16 * self.scene.swell);
        for arc in 0..ARCS {
            let from = f64::from(arc) / f64::from(ARCS) * TAU;
            self.pen.begin_path();
            self.pen.arc(x, y, radius, from, from + 0.62 * TAU / f64::from(ARCS));
            self.pen.stroke();
        }
    }

    fn triangle(&self, x: f64, y: f64, arm: f64) {
        let pen = self.pen;
        pen.begin_path();
        pen.move_to(x, y - arm);
        pen.line_to(x + arm, y + arm * 0.7);
        pen.line_to(x - arm, y + arm * 0.7);
        pen.fill();
    }

    fn word(&self, word: &str, x: f64, y: f64, size: f64) {
        self.set_word_size(size);
        self.pen.word(word, x, y, self.scene.stone_radius * size);
    }

    fn set_word_size(&self, size: f64) {
        if self.word_size.replace(size) != size {
            self.pen.centre_text(self.scene.stone_radius * size);
        }
    }

    /// Three digits are smaller than one.
    fn number(&self, number: u16, x: f64, y: f64) {
        let size = match number {
            0..10 => 1.1,
            10..100 => 1.0,
            _ => 0.8,
        };
        self.set_word_size(size);
        self.pen.number(number, x, y, self.scene.stone_radius * size);
    }

    /// A letter in a ring on a ground of its own, on which it is seen over lines and stones alike.
    fn hint(&self, place: u8, x: f64, y: f64) {
        self.pen.disc(x, y, self.scene.stone_radius * 0.72);
        self.pen.set_fill_style(ink::EDGE);
        self.pen.fill();
        self.pen.stroke();
        self.pen.set_fill_style(self.accent());
        self.word(&char::from(b'A' + place).to_string(), x, y, 0.95);
        self.inks.take();
    }

    /// The points rise to their place once, with the move.
    fn points(&self, points: u16, x: f64, y: f64) {
        let word = String::from("+") + &decimal::write(points.into());
        let below = (1.0 - self.scene.progress) * self.scene.stone_radius;
        self.pen.set_global_alpha(self.scene.progress);
        self.word(&word, x, y + below, 0.8);
        self.pen.set_global_alpha(1.0);
    }
}
