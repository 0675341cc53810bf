//! The board's wood: light from the upper left, and a grain that runs across it.

use super::pen::Pen;
use crate::app::palette::Finish;
use crate::app::scene::Ground;
use js_sys::Math::sin; // the browser has one; ours would weigh 6 KB
use std::f64::consts::TAU;

/// Fibres in the grain. Their places come from a fixed sequence: one board always looks the same.
const FIBRES: u32 = 150;

/// Paints the wood over the whole board.
pub fn paint(pen: &Pen, ground: &Ground) {
    let side = ground.side;
    let light = pen.create_radial_gradient(0.0, 0.0, 0.0, 0.0, 0.0, side * 1.4);
    light.add_color_stop(0.0, ground.palette.wood_lit);
    light.add_color_stop(1.0, ground.palette.wood_shaded);
    pen.set_fill_gradient(&light);
    pen.fill_rect(0.0, 0.0, side, side);
    if ground.palette.finish == Finish::Flat {
        return;
    }
    pen.set_stroke_style(ground.palette.grain);
    for number in 0..FIBRES {
        fibre(pen, number, side);
    }
    pen.set_global_alpha(1.0);
}

/// One fibre: a slow wave shared by all, so that they run side by side, and a little of its own.
fn fibre(pen: &Pen, number: u32, side: f64) {
    let [place, depth, width, phase] = [1, 2, 3, 4].map(|salt| scattered(number * 4 + salt));
    let y = (place * 1.1 - 0.05) * side;
    let wave = |x: f64| {
        let slow = sin(x * 0.8 + y / side * 1.7) * 0.018 + sin(x * 2.1 + 0.6) * 0.007;
        let own = sin(x * 3.0 + phase * TAU) * 0.0022;
        y + (slow + own) * side
    };
    pen.set_global_alpha(0.025 + depth * depth * 0.12);
    pen.set_line_width((0.4 + width * width * 3.2) * side / 900.0);
    pen.begin_path();
    pen.move_to(0.0, wave(0.0));
    for i in 1..=24 {
        let t = f64::from(i) / 24.0;
        pen.line_to(t * side, wave(t * 3.0));
    }
    pen.stroke();
}

/// A number from 0 to 1 that looks like chance.
fn scattered(n: u32) -> f64 {
    let mixed = (n.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b).wrapping_mul(0xc2b2_ae35);
    f64::from(mixed ^ mixed >> 15) / f64::from(u32::MAX)
}
