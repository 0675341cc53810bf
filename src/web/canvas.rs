//! Paints a scene. It knows no game: shapes in, pixels out.

use super::{dom, wood};
use crate::app::scene::{Ground, Label, Mark, Presence, Scene, Sign, Stone};
use crate::board::Color;
use std::f64::consts::TAU;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// Room round a stone's picture for its shadow, in radii.
const SPRITE: f64 = 1.4;

/// The visible canvas, and pictures of what need not be painted anew every time.
pub struct Canvas {
    surface: Surface,
    ground: Option<(Ground, Surface)>,
    stones: Option<Sprites>,
}

/// A canvas with its pen.
struct Surface {
    canvas: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
}

impl Surface {
    fn on(canvas: HtmlCanvasElement) -> Result<Self, JsValue> {
        let pen =
            canvas.get_context("2d")?.ok_or("this browser paints no canvas")?.unchecked_into();
        Ok(Self { canvas, pen })
    }

    fn hidden(side: f64) -> Result<Self, JsValue> {
        let surface = Self::on(dom::create("canvas", "")?.unchecked_into())?;
        surface.resize(side);
        Ok(surface)
    }

    fn resize(&self, side: f64) {
        let side = side as u32;
        if self.canvas.width() != side {
            self.canvas.set_width(side);
            self.canvas.set_height(side);
        }
    }
}

/// One picture for each colour of stone.
struct Sprites {
    radius: f64,
    pictures: [Surface; 2],
}

impl Canvas {
    pub fn new() -> Result<Self, JsValue> {
        Ok(Self {
            surface: Surface::on(dom::by_id("canvas")?.unchecked_into())?,
            ground: None,
            stones: None,
        })
    }

    /// Paints the whole scene.
    pub fn draw(&mut self, scene: &Scene) -> Result<(), JsValue> {
        if scene.ground.side < 1.0 || scene.stone_radius < 0.5 {
            return Ok(()); // The board is folded away.
        }
        self.surface.resize(scene.ground.side);
        self.draw_ground(&scene.ground)?;
        self.prepare_stones(scene.stone_radius)?;
        for stone in &scene.stones {
            self.draw_stone(stone)?;
        }
        for mark in &scene.marks {
            draw_mark(&self.surface.pen, mark, scene)?;
        }
        Ok(())
    }

    fn draw_ground(&mut self, ground: &Ground) -> Result<(), JsValue> {
        if self.ground.as_ref().is_none_or(|(painted, _)| painted != ground) {
            let picture = Surface::hidden(ground.side)?;
            paint_ground(&picture.pen, ground)?;
            self.ground = Some((ground.clone(), picture));
        }
        let Some((_, picture)) = &self.ground else { return Ok(()) };
        self.surface.pen.draw_image_with_html_canvas_element(&picture.canvas, 0.0, 0.0)
    }

    fn prepare_stones(&mut self, radius: f64) -> Result<(), JsValue> {
        if self.stones.as_ref().is_none_or(|stones| stones.radius != radius) {
            let pictures =
                [stone_picture(Color::Black, radius)?, stone_picture(Color::White, radius)?];
            self.stones = Some(Sprites { radius, pictures });
        }
        Ok(())
    }

    fn draw_stone(&self, stone: &Stone) -> Result<(), JsValue> {
        let Some(sprites) = &self.stones else { return Ok(()) };
        let pen = &self.surface.pen;
        let reach = (sprites.radius * SPRITE).ceil();
        pen.set_global_alpha(if stone.presence == Presence::Ghost { 0.45 } else { 1.0 });
        let picture = &sprites.pictures[stone.color as usize].canvas;
        pen.draw_image_with_html_canvas_element(picture, stone.x - reach, stone.y - reach)?;
        pen.set_global_alpha(1.0);
        Ok(())
    }
}

fn paint_ground(pen: &CanvasRenderingContext2d, ground: &Ground) -> Result<(), JsValue> {
    wood::paint(pen, ground)?;
    // A line of odd width is crisp when its middle lies between two pixels.
    let nudge = (ground.line_width % 2.0) / 2.0;
    pen.translate(nudge, nudge)?;
    pen.set_stroke_style_str(ground.palette.line);
    pen.set_fill_style_str(ground.palette.line);
    pen.set_line_width(ground.line_width);
    let mut at = ground.first_line;
    while at <= ground.last_line {
        line(pen, (at, ground.first_line), (at, ground.last_line));
        line(pen, (ground.first_line, at), (ground.last_line, at));
        at += ground.step;
    }
    let frame = ground.last_line - ground.first_line;
    pen.set_line_width(ground.line_width * 2.0);
    pen.stroke_rect(ground.first_line, ground.first_line, frame, frame);
    for &(x, y) in &ground.dots {
        disc(pen, x, y, ground.dot_radius)?;
        pen.fill();
    }
    paint_labels(pen, ground)
}

fn paint_labels(pen: &CanvasRenderingContext2d, ground: &Ground) -> Result<(), JsValue> {
    pen.set_fill_style_str(ground.palette.label);
    pen.set_font(&dom::length(ground.label_size, "px system-ui, sans-serif"));
    pen.set_text_align("center");
    pen.set_text_baseline("middle");
    for Label { x, y, text } in &ground.labels {
        pen.fill_text(text, *x, *y)?;
    }
    Ok(())
}

fn line(pen: &CanvasRenderingContext2d, from: (f64, f64), to: (f64, f64)) {
    pen.begin_path();
    pen.move_to(from.0, from.1);
    pen.line_to(to.0, to.1);
    pen.stroke();
}

fn disc(pen: &CanvasRenderingContext2d, x: f64, y: f64, radius: f64) -> Result<(), JsValue> {
    pen.begin_path();
    pen.arc(x, y, radius, 0.0, TAU)
}

/// A stone with its light from the upper left and its shadow to the lower right.
fn stone_picture(color: Color, radius: f64) -> Result<Surface, JsValue> {
    let reach = (radius * SPRITE).ceil();
    let picture = Surface::hidden(reach * 2.0)?;
    let pen = &picture.pen;
    let lit = reach - radius * 0.36;
    let light = pen.create_radial_gradient(lit, lit, radius * 0.05, reach, reach, radius * 1.05)?;
    let tones: &[(f32, &str)] = match color {
        Color::Black => &[(0.0, "#6a6661"), (0.25, "#3d3a37"), (0.65, "#211f1e"), (1.0, "#121110")],
        Color::White => &[(0.0, "#ffffff"), (0.45, "#f8f4ea"), (0.8, "#e6dfd0"), (1.0, "#c9bfab")],
    };
    for (place, tone) in tones {
        light.add_color_stop(*place, tone)?;
    }
    pen.set_shadow_color("rgba(40, 22, 4, 0.45)");
    pen.set_shadow_blur(radius * 0.22);
    pen.set_shadow_offset_x(radius * 0.1);
    pen.set_shadow_offset_y(radius * 0.16);
    pen.set_fill_style_canvas_gradient(&light);
    disc(pen, reach, reach, radius)?;
    pen.fill();
    Ok(picture)
}

/// The last stone has a circle, a filled point a dot, a killed stone's point a cross.
fn draw_mark(pen: &CanvasRenderingContext2d, mark: &Mark, scene: &Scene) -> Result<(), JsValue> {
    let Mark { x, y, .. } = *mark;
    let radius = scene.stone_radius;
    let contrast = if mark.on == Color::Black { "#f4efe6" } else { "#2b2620" };
    match mark.sign {
        Sign::Last => {
            let on_black = "#f08a6c";
            pen.set_stroke_style_str(if mark.on == Color::Black {
                on_black
            } else {
                scene.ground.palette.accent
            });
            pen.set_line_width((radius * 0.14).max(1.5));
            disc(pen, x, y, radius * 0.42)?;
            pen.stroke();
        }
        Sign::Filled => {
            pen.set_fill_style_str(contrast);
            disc(pen, x, y, (radius * 0.14).max(1.5))?;
            pen.fill();
        }
        Sign::Killed => {
            pen.set_stroke_style_str(contrast);
            pen.set_line_width((radius * 0.12).max(1.5));
            let arm = radius * 0.26;
            line(pen, (x - arm, y - arm), (x + arm, y + arm));
            line(pen, (x - arm, y + arm), (x + arm, y - arm));
        }
    }
    Ok(())
}
