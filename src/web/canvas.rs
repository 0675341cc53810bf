//! Paints a scene on a canvas. Shapes in, pixels out: everything about how they look is decided by the scene.

mod brush;

use crate::app::diagram::Ground;
use crate::app::scene::{Layer, Placed, Scene, Stamp, ground};
use crate::board::Color;
use brush::Brush;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The visible canvas, and pictures of what need not be painted anew every time.
pub struct Canvas {
    surface: Surface,
    ground: Option<(Ground, Surface)>,
    stones: [Vec<(Stamp, Surface)>; 2],
}

impl Canvas {
    /// Paints on this canvas.
    pub fn on(canvas: HtmlCanvasElement) -> Result<Self, JsValue> {
        Ok(Self { surface: Surface::on(canvas)?, ground: None, stones: [Vec::new(), Vec::new()] })
    }

    /// Paints the whole scene. The canvas gets the size that it needs.
    pub fn draw(&mut self, scene: &Scene) -> Result<(), JsValue> {
        if scene.ground.columns.step < 1.0 {
            return Ok(()); // The board is folded away.
        }
        self.surface.resize(scene.ground.width, scene.ground.height);
        self.surface.fit(scene.ground.scale)?;
        self.draw_ground(&scene.ground)?;
        self.prepare_stones(scene)?;
        let mut brush = Brush::new(&self.surface.context)?;
        for layer in &scene.layers {
            match layer {
                Layer::Shapes(shapes) => shapes.iter().try_for_each(|shape| brush.paint(shape))?,
                Layer::Stones(stones) => {
                    stones.iter().try_for_each(|stone| self.draw_stone(&mut brush, stone))?;
                }
            }
        }
        Ok(())
    }

    /// The ground is painted once, and copied as long as it stays the same.
    fn draw_ground(&mut self, ground: &Ground) -> Result<(), JsValue> {
        if self.ground.as_ref().is_none_or(|(painted, _)| painted != ground) {
            let picture = self.surface.beside(ground.width, ground.height)?;
            let mut brush = Brush::new(&picture.context)?;
            ground::shapes(ground).iter().try_for_each(|shape| brush.paint(shape))?;
            self.ground = Some((ground.clone(), picture));
        }
        let Some((_, picture)) = &self.ground else { return Ok(()) };
        let context = &self.surface.context;
        context.set_global_alpha(1.0);
        // A board may be clear, and the last picture must not be seen through it.
        context.clear_rect(0.0, 0.0, ground.width, ground.height);
        context.draw_image_with_html_canvas_element(&picture.canvas, 0.0, 0.0)
    }

    /// Every kind of stone is painted once, and copied to where stones lie.
    fn prepare_stones(&mut self, scene: &Scene) -> Result<(), JsValue> {
        for color in Color::ALL {
            let (stamps, known) = (scene.stamps(color), &self.stones[color as usize]);
            if known.iter().map(|(painted, _)| painted).eq(stamps) {
                continue;
            }
            let painted = stamps.iter().map(|stamp| Ok((stamp.clone(), self.paint(stamp)?)));
            self.stones[color as usize] = painted.collect::<Result<_, JsValue>>()?;
        }
        Ok(())
    }

    /// A picture of a stone.
    fn paint(&self, stamp: &Stamp) -> Result<Surface, JsValue> {
        let picture = self.surface.beside(stamp.reach * 2.0, stamp.reach * 2.0)?;
        picture.context.translate(stamp.reach, stamp.reach)?;
        let mut brush = Brush::new(&picture.context)?;
        stamp.shapes.iter().try_for_each(|shape| brush.paint(shape))?;
        Ok(picture)
    }

    fn draw_stone(&self, brush: &mut Brush, stone: &Placed) -> Result<(), JsValue> {
        let kinds = &self.stones[stone.color as usize];
        let Some((stamp, picture)) = kinds.get(stone.kind) else { return Ok(()) };
        brush.set_opacity(stone.opacity);
        let (x, y) = (stone.x - stamp.reach, stone.y - stamp.reach);
        self.surface.context.draw_image_with_html_canvas_element(&picture.canvas, x, y)
    }
}

/// A canvas with its drawing context.
struct Surface {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Surface {
    fn on(canvas: HtmlCanvasElement) -> Result<Self, JsValue> {
        let context = canvas.get_context("2d")?.ok_or("this browser paints no canvas")?;
        Ok(Self { canvas, context: context.dyn_into()? })
    }

    /// A canvas that is not shown.
    fn beside(&self, width: f64, height: f64) -> Result<Self, JsValue> {
        let document = self.canvas.owner_document().ok_or("a canvas without a page")?;
        let surface = Self::on(document.create_element("canvas")?.dyn_into()?)?;
        surface.resize(width, height);
        Ok(surface)
    }

    /// Gives it this many screen pixels.
    fn resize(&self, width: f64, height: f64) {
        let (width, height) = (width as u32, height as u32);
        if self.canvas.width() != width || self.canvas.height() != height {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
    }

    /// Tells the style sheet its size, with this many of its pixels in one of the page's.
    fn fit(&self, scale: f64) -> Result<(), JsValue> {
        let style = self.canvas.style();
        for (name, pixels) in [("--width", self.canvas.width()), ("--height", self.canvas.height())]
        {
            style.set_property(name, &format!("{:.2}px", f64::from(pixels) / scale))?;
        }
        Ok(())
    }
}
