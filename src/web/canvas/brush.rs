//! Paints shapes with a drawing context.

use crate::app::rgba::Rgba;
use crate::app::scene::{Fill, Gradient, Ink, Outline, Pen, Segment, Shape};
use js_sys::Array;
use std::f64::consts::TAU;
use wasm_bindgen::intern;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasGradient, CanvasRenderingContext2d};

/// A drawing context, and the ink that it has: to change that costs more than to paint a shape.
pub struct Brush<'a> {
    context: &'a CanvasRenderingContext2d,
    fill: Option<Rgba>,
    pen: Option<Pen>,
    size: f64,
    opacity: f64,
}

impl<'a> Brush<'a> {
    /// Takes over a context, whatever ink it has.
    pub fn new(context: &'a CanvasRenderingContext2d) -> Result<Self, JsValue> {
        context.set_global_alpha(1.0);
        context.set_line_dash(&Array::new())?;
        context.set_text_align("center");
        Ok(Self { context, fill: None, pen: None, size: 0.0, opacity: 1.0 })
    }

    /// Paints a shape.
    pub fn paint(&mut self, shape: &Shape) -> Result<(), JsValue> {
        self.take(&shape.ink)?;
        if let Outline::Text { x, y, size, text } = &shape.outline {
            self.set_size(*size);
            // Few texts are on boards, and each is there in many frames: the browser keeps them.
            return self.context.fill_text(intern(text), *x, *y);
        }
        self.trace(&shape.outline)?;
        if shape.ink.fill.is_some() {
            self.context.fill();
        }
        if shape.ink.pen.is_some() {
            self.context.stroke();
        }
        Ok(())
    }

    /// What follows is seen so much, from 0 to 1.
    pub fn set_opacity(&mut self, opacity: f64) {
        if self.opacity != opacity {
            self.opacity = opacity;
            self.context.set_global_alpha(opacity);
        }
    }

    fn set_size(&mut self, size: f64) {
        if self.size != size {
            self.size = size;
            self.context.set_font(&format!("{size:.2}px system-ui, sans-serif"));
        }
    }

    fn take(&mut self, ink: &Ink) -> Result<(), JsValue> {
        self.set_opacity(ink.opacity);
        match &ink.fill {
            Some(Fill::Flat(color)) if self.fill == Some(*color) => {}
            Some(Fill::Flat(color)) => {
                self.context.set_fill_style_str(&color.to_string());
                self.fill = Some(*color);
            }
            Some(Fill::Radial(gradient)) => {
                self.context.set_fill_style_canvas_gradient(&self.gradient(gradient)?);
                self.fill = None;
            }
            None => {}
        }
        if let Some(pen) = ink.pen.filter(|pen| self.pen != Some(*pen)) {
            self.set_pen(pen)?;
        }
        Ok(())
    }

    fn set_pen(&mut self, pen: Pen) -> Result<(), JsValue> {
        let dash = self.pen.and_then(|pen| pen.dash);
        self.context.set_stroke_style_str(&pen.color.to_string());
        self.context.set_line_width(pen.width);
        if pen.dash != dash {
            let lengths = pen.dash.into_iter().flatten().map(JsValue::from);
            self.context.set_line_dash(&lengths.collect::<Array>())?;
        }
        self.pen = Some(pen);
        Ok(())
    }

    fn gradient(&self, gradient: &Gradient) -> Result<CanvasGradient, JsValue> {
        let ((x, y), (cx, cy)) = (gradient.focus, gradient.center);
        let colors = self.context.create_radial_gradient(x, y, 0.0, cx, cy, gradient.radius)?;
        for &(place, color) in &gradient.stops {
            colors.add_color_stop(place as f32, &color.to_string())?;
        }
        Ok(colors)
    }

    /// Makes an outline the context's path.
    fn trace(&self, outline: &Outline) -> Result<(), JsValue> {
        let context = self.context;
        context.begin_path();
        match outline {
            Outline::Circle { x, y, radius } => context.arc(*x, *y, *radius, 0.0, TAU)?,
            Outline::Rect { x, y, width, height, round } => {
                context.round_rect_with_f64(*x, *y, *width, *height, *round)?;
            }
            Outline::Path(segments) => segments.iter().for_each(|segment| self.follow(segment)),
            Outline::Text { .. } => {} // is written, not drawn
        }
        Ok(())
    }

    fn follow(&self, segment: &Segment) {
        let context = self.context;
        match *segment {
            Segment::Move(x, y) => context.move_to(x, y),
            Segment::Line(x, y) => context.line_to(x, y),
            Segment::Curve([(ax, ay), (bx, by), (x, y)]) => {
                context.bezier_curve_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => context.close_path(),
        }
    }
}
