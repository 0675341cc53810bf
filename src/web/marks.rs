//! Paints what lies under and on the stones: bands, signs and strokes.

use super::pen::Pen;
use crate::app::scene::{Band, Mark, Scene, Sign, Stroke};
use crate::board::{Color, decimal};
use std::f64::consts::TAU;

/// Arcs in a broken ring.
const ARCS: u32 = 9;

/// A pen that draws the marks of one scene.
pub struct Marker<'a> {
    pub pen: &'a Pen,
    pub scene: &'a Scene,
}

impl Marker<'_> {
    const fn accent(&self) -> &'static str {
        self.scene.ground.palette.accent
    }

    /// A light in the player's tone behind a group, which comes up with the move; the outline alone where
    /// the group is not there yet.
    pub fn draw_band(&self, band: &Band) {
        let (pen, radius) = (self.pen, self.scene.stone_radius);
        let inset = radius * 0.06;
        let (fill, edge) = match band.color {
            Color::Black => ("#1b120866", "#1b1208"),
            Color::White => ("#fffdf6a0", "#fffdf6"),
        };
        pen.begin_path();
        let (width, height) = (band.width - 2.0 * inset, band.height - 2.0 * inset);
        pen.round_rect(band.x + inset, band.y + inset, width, height, radius * 0.6);
        pen.set_global_alpha(if band.is_ahead { 1.0 } else { self.scene.progress });
        pen.set_fill_style(fill);
        if !band.is_ahead {
            pen.fill();
        }
        pen.set_stroke_style(edge);
        pen.set_line_width((radius * 0.1).max(1.0));
        pen.stroke();
        pen.set_global_alpha(1.0);
    }

    /// A line with a light edge, so that it is seen on both colours of stone.
    pub fn draw_stroke(&self, stroke: &Stroke) {
        for &(color, width) in &[("#fff8f0", 0.28), (self.accent(), 0.16)] {
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
                    self.draw_stroke(&Stroke {
                        from: (x - arm, y - side),
                        to: (x + arm, y + side),
                    });
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
        }
    }

    /// Signs stand out from what is under them.
    fn take_ink(&self, mark: &Mark) {
        let contrast = match mark.on {
            Some(Color::White) => "#2b2620",
            None if mark.sign == Sign::Captured => self.scene.ground.palette.line,
            _ => "#f4efe6",
        };
        self.pen.set_fill_style(contrast);
        self.pen.set_stroke_style(match (mark.sign, mark.on) {
            (Sign::Last, Some(Color::White)) => self.accent(),
            (Sign::Last, _) => "#f08a6c",
            _ => contrast,
        });
        self.pen.set_line_width((self.scene.stone_radius * 0.13).max(1.5));
    }

    fn dot(&self, x: f64, y: f64) {
        self.pen.disc(x, y, (self.scene.stone_radius * 0.14).max(1.5));
        self.pen.fill();
    }

    fn square(&self, x: f64, y: f64, arm: f64) {
        for &(a, b) in &[(-arm, arm), (arm, -arm)] {
            self.pen.line((x + a, y + a), (x + a, y + b));
            self.pen.line((x + a, y + a), (x + b, y + a));
        }
    }

    fn ring(&self, x: f64, y: f64, size: f64) {
        self.pen.disc(x, y, self.scene.stone_radius * size);
        self.pen.stroke();
    }

    fn cross(&self, x: f64, y: f64, arm: f64) {
        self.pen.line((x - arm, y - arm), (x + arm, y + arm));
        self.pen.line((x - arm, y + arm), (x + arm, y - arm));
    }

    /// A ring of short arcs, which swells for a while.
    fn broken_ring(&self, x: f64, y: f64) {
        let radius = self.scene.stone_radius * (0.78 + 0.16 * self.scene.swell);
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
        self.pen.centre_text(self.scene.stone_radius * size);
        self.pen.fill_text(word, x, y);
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
