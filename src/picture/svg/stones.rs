//! The stones: each kind is drawn once, and put where it lies.

use super::syntax::{Groups, number, paint};
use crate::app::ink::{self, Tones};
use crate::app::palette::Finish;
use crate::app::scene::{Presence, Scene};
use crate::board::Color;

/// One stone of each colour, and what it needs.
pub fn define(scene: &Scene) -> String {
    let radius = scene.stone_radius;
    match scene.ground.palette.finish {
        Finish::Flat => Color::ALL.map(|color| flat(color, radius)).concat(),
        Finish::Shaded => {
            let lit = Color::ALL.map(|color| shaded(color, radius)).concat();
            gradient("shadow", ink::SHADOW, "0.5") + &lit
        }
    }
}

const fn id(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A disc in these tones has its light so far from its left and its upper edge.
fn gradient(id: &str, tones: &Tones, light: &str) -> String {
    let mut text = format!(r#"<radialGradient id="{id}" fx="{light}" fy="{light}">"#);
    for &(place, tone) in tones {
        let place = number(place.into());
        text += &format!(r#"<stop offset="{place}"{}/>"#, paint("stop-color", tone));
    }
    text + "</radialGradient>\n"
}

fn shaded(color: Color, radius: f64) -> String {
    let (id, below) = (id(color), number(radius * 0.12));
    let (shadow, radius) = (number(radius * 1.2), number(radius));
    gradient(&format!("{id}-light"), ink::shaded(color), "0.32")
        + &format!(
            r#"<g id="{id}"><circle cx="{below}" cy="{below}" r="{shadow}" fill="url(#shadow)"/>"#
        )
        + &format!("<circle r=\"{radius}\" fill=\"url(#{id}-light)\"/></g>\n")
}

fn flat(color: Color, radius: f64) -> String {
    let disc = |(size, tone): (f64, &str)| {
        format!(r#"<circle r="{}"{}/>"#, number(radius * size), paint("fill", tone))
    };
    format!("<g id=\"{}\">{}</g>\n", id(color), ink::flat(color).map(disc).concat())
}

/// All stones of the scene.
pub fn stones(scene: &Scene, layer: &mut Groups) {
    for stone in &scene.stones {
        let opacity = stone.shown
            * match stone.presence {
                Presence::Placed | Presence::Leaving => 1.0,
                Presence::Proposed => 0.75,
                Presence::Ghost => 0.45,
            };
        let look = match opacity {
            1.0 => String::new(),
            _ => format!(r#" opacity="{}""#, number(opacity)),
        };
        let (x, y, id) = (number(stone.x), number(stone.y), id(stone.color));
        layer.add(&look, &format!(r##"<use xlink:href="#{id}" x="{x}" y="{y}"/>"##));
    }
}
