//! Paints a scene. It knows no game: shapes in, pixels out.

use super::marks::Marker;
use super::pen::Pen;
use super::{dom, wood};
use crate::app::ink::{self, Tones};
use crate::app::palette::{CLEAR, Finish, Palette};
use crate::app::scene::{Ground, Label, Presence, Scene, Stone};
use crate::board::Color;
use crate::rules::catalog::RuleSet;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

/// Room round a stone's picture for its shadow, in radii.
const SPRITE: f64 = 1.4;

/// The visible canvas, and pictures of what need not be painted anew every time.
pub struct Canvas {
    surface: Surface,
    ground: Option<(Look, Surface)>,
    stones: Option<Sprites>,
}

/// What a ground's picture follows from.
type Look = (RuleSet, f64, &'static Palette, bool);

/// A canvas with its pen.
struct Surface {
    canvas: HtmlCanvasElement,
    pen: Pen,
}

impl Surface {
    fn on(canvas: HtmlCanvasElement) -> Result<Self, JsValue> {
        let pen =
            canvas.get_context("2d")?.ok_or("this browser paints no canvas")?.unchecked_into();
        Ok(Self { canvas, pen })
    }

    fn hidden(side: f64) -> Result<Self, JsValue> {
        let surface = Self::on(dom::create("canvas", "").unchecked_into())?;
        surface.resize(side);
        Ok(surface)
    }

    /// Gives it this many screen pixels.
    fn resize(&self, side: f64) {
        let side = side as u32;
        // A new canvas is 300 pixels wide and 150 high.
        if self.canvas.width() != side || self.canvas.height() != side {
            self.canvas.set_width(side);
            self.canvas.set_height(side);
        }
    }

    /// Lets so many of its pixels lie in one of the page's.
    fn fit(&self, scale: f64) {
        let side = f64::from(self.canvas.width()) / scale;
        for property in &["width", "height"] {
            dom::style(&self.canvas, property, &dom::length(side, "px"));
        }
    }
}

/// One picture for each colour of stone.
struct Sprites {
    radius: f64,
    finish: Finish,
    pictures: [Surface; 2],
}

impl Canvas {
    /// Paints on this canvas.
    pub fn on(canvas: HtmlCanvasElement) -> Result<Self, JsValue> {
        Ok(Self { surface: Surface::on(canvas)?, ground: None, stones: None })
    }

    /// Paints the whole scene.
    pub fn draw(&mut self, scene: &Scene) -> Result<(), JsValue> {
        if scene.ground.side < 1.0 || scene.stone_radius < 0.5 {
            return Ok(()); // The board is folded away.
        }
        if scene.ground.palette.wood_lit == CLEAR {
            self.surface.resize(0.0); // which wipes it
        }
        self.surface.resize(scene.ground.side);
        self.surface.fit(scene.ground.scale);
        self.draw_ground(&scene.ground)?;
        self.prepare_stones(scene.stone_radius, scene.ground.palette.finish)?;
        let marker = Marker::new(&self.surface.pen, scene);
        scene.limit.iter().for_each(|limit| marker.draw_limit(limit));
        scene.bands.iter().for_each(|band| marker.draw_band(band));
        scene.aim.iter().for_each(|&aim| marker.draw_aim(aim));
        let draw_strokes = || scene.strokes.iter().for_each(|stroke| marker.draw_stroke(stroke));
        if scene.is_numbered {
            draw_strokes();
        }
        scene.stones.iter().for_each(|stone| self.draw_stone(stone));
        scene.marks.iter().for_each(|mark| marker.draw_mark(mark));
        if !scene.is_numbered {
            draw_strokes();
        }
        Ok(())
    }

    fn draw_ground(&mut self, ground: &Ground) -> Result<(), JsValue> {
        if self.ground.as_ref().is_none_or(|(look, _)| *look != ground.look()) {
            let picture = Surface::hidden(ground.side)?;
            paint_ground(&picture.pen, ground);
            self.ground = Some((ground.look(), picture));
        }
        let Some((_, picture)) = &self.ground else { return Ok(()) };
        self.surface.pen.draw_image(&picture.canvas, 0.0, 0.0);
        Ok(())
    }

    fn prepare_stones(&mut self, radius: f64, finish: Finish) -> Result<(), JsValue> {
        let are_there = |stones: &Sprites| stones.radius == radius && stones.finish == finish;
        if !self.stones.as_ref().is_some_and(are_there) {
            let picture = match finish {
                Finish::Shaded => shaded_stone,
                Finish::Flat => flat_stone,
            };
            let pictures = [picture(Color::Black, radius)?, picture(Color::White, radius)?];
            self.stones = Some(Sprites { radius, finish, pictures });
        }
        Ok(())
    }

    fn draw_stone(&self, stone: &Stone) {
        let Some(sprites) = &self.stones else { return };
        let pen = &self.surface.pen;
        let reach = (sprites.radius * SPRITE).ceil();
        // A captured stone is lifted off the board.
        let (alpha, lift) = match stone.presence {
            Presence::Placed => (1.0, 0.0),
            Presence::Proposed => (0.75, 0.0),
            Presence::Ghost => (0.45, 0.0),
            Presence::Leaving => (1.0, sprites.radius * (1.0 - stone.shown)),
        };
        pen.set_global_alpha(alpha * stone.shown);
        let picture = &sprites.pictures[stone.color as usize].canvas;
        pen.draw_image(picture, stone.x - reach, stone.y - reach - lift);
        pen.set_global_alpha(1.0);
    }
}

fn paint_ground(pen: &Pen, ground: &Ground) {
    wood::paint(pen, ground);
    if let Some([from, to]) = ground.middle {
        pen.set_fill_style(ink::field(ground.palette));
        pen.fill_rect(from, from, to - from, to - from);
    }
    pen.set_stroke_style(ground.palette.line);
    pen.set_fill_style(ground.palette.line);
    // A line of odd width is crisp when its middle lies between two pixels.
    let nudge = (ground.line_width / 2.0).fract();
    let (first, last) = (ground.first_line + nudge, ground.last_line + nudge);
    let mut at = first;
    while at <= last {
        let is_edge = at == first || at == last;
        pen.set_line_width(ground.line_width * if is_edge { 2.0 } else { 1.0 });
        // The edges meet in square corners.
        let reach = if is_edge { ground.line_width } else { 0.0 };
        pen.line((at, first - reach), (at, last + reach));
        pen.line((first - reach, at), (last + reach, at));
        at += ground.step;
    }
    for &(x, y) in &ground.dots {
        pen.disc(x + nudge, y + nudge, ground.dot_radius);
        pen.fill();
    }
    paint_labels(pen, ground);
}

fn paint_labels(pen: &Pen, ground: &Ground) {
    pen.set_fill_style(ground.palette.label);
    pen.centre_text(ground.label_size);
    for Label { x, y, text } in &ground.labels {
        pen.word(text, *x, *y, ground.label_size);
    }
}

/// A stone with its light from the upper left and its shadow to the lower right.
fn shaded_stone(color: Color, radius: f64) -> Result<Surface, JsValue> {
    let reach = (radius * SPRITE).ceil();
    let picture = Surface::hidden(reach * 2.0)?;
    let below = reach + radius * 0.12;
    ball(&picture.pen, ink::SHADOW, (below, below), radius * 1.2, 0.0);
    ball(&picture.pen, ink::shaded(color), (reach, reach), radius, radius * 0.36);
    Ok(picture)
}

/// A stone as it is printed.
fn flat_stone(color: Color, radius: f64) -> Result<Surface, JsValue> {
    let reach = (radius * SPRITE).ceil();
    let picture = Surface::hidden(reach * 2.0)?;
    for &(size, tone) in &ink::flat(color) {
        picture.pen.set_fill_style(tone);
        picture.pen.disc(reach, reach, radius * size);
        picture.pen.fill();
    }
    Ok(picture)
}

/// A disc in `tones`, whose middle lies `lift` to the upper left of its own.
fn ball(pen: &Pen, tones: &Tones, middle: (f64, f64), radius: f64, lift: f64) {
    let (x, y) = middle;
    let light = pen.create_radial_gradient(x - lift, y - lift, radius * 0.05, x, y, radius);
    for (place, tone) in tones {
        light.add_color_stop(*place, tone);
    }
    pen.set_fill_gradient(&light);
    pen.disc(x, y, radius);
    pen.fill();
}
