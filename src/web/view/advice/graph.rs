//! The graph of a game: Black's part below, White's above, a button for every position, and the faults in words.

use crate::ai::review::Mark;
use crate::app::thoughts::{Ply, Reviewed};
use crate::web::dom;
use crate::web::root::Root;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, SvgElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Shows how a game went.
pub fn show(place: &HtmlElement, review: &Reviewed) -> Result<(), JsValue> {
    dom::append(place, "p", "", &review.sentence)?;
    if !review.lost.is_empty() {
        dom::append(place, "p", "lost", &review.lost)?;
    }
    if let Some((label, turn)) = &review.learn {
        let learn = button(place, "primary to-lessons", "data-lesson", *turn)?;
        learn.set_text_content(Some(label));
    }
    let graph = dom::append(place, "div", "graph", "")?;
    dom::set(&graph, "role", "group");
    dom::set(&graph, "aria-label", &review.graph);
    let signs = dom::append(&graph, "div", "signs", "")?;
    for (at, ply) in review.turns.iter().enumerate().filter(|(_, ply)| ply.mark != Mark::Fine) {
        let sign = sign_of(&signs, ply)?;
        sign.style().set_property("left", &format!("{:.2}%", middle(at, review.turns.len())))?;
    }
    let steps = dom::append(&graph, "div", "plies", "")?;
    draw(&steps, "area", "0 0 100 100", &area(&review.turns))?;
    for ply in &review.turns {
        let button = button(&steps, "", "data-ply", ply.ply)?;
        dom::set(&button, "aria-label", &ply.label);
        dom::set(&button, "title", &ply.label);
    }
    dom::append(&steps, "i", "", "")?;
    mark(place, review.shown);
    let lesson = dom::append(place, "div", "lesson", "")?;
    dom::set(&lesson, "role", "status");
    list_faults(place, review)
}

fn list_faults(place: &HtmlElement, review: &Reviewed) -> Result<(), JsValue> {
    if review.faults.is_empty() {
        return Ok(());
    }
    let list = dom::append(place, "ol", "faults", "")?;
    dom::set(&list, "aria-label", &review.title);
    for &at in &review.faults {
        let row = dom::append(&list, "li", "", "")?;
        // The start of the game is the first position, and no turn.
        let class = if review.turns[at].is_own { "quiet own" } else { "quiet" };
        let button = button(&row, class, "data-lesson", at - 1)?;
        sign_of(&button, &review.turns[at])?;
        button.append_with_str_1(&review.turns[at].label)?;
    }
    Ok(())
}

/// A button that leads to this position (`data-ply`) or to this turn (`data-lesson`).
fn button(parent: &Element, class: &str, to: &str, number: usize) -> Result<HtmlElement, JsValue> {
    let button = dom::append(parent, "button", class, "")?;
    dom::set(&button, "type", "button");
    dom::set(&button, to, &number.to_string());
    Ok(button)
}

/// The sign of a turn: the one that lost the game has a flag.
fn sign_of(parent: &Element, ply: &Ply) -> Result<SvgElement, JsValue> {
    match ply.is_losing {
        true => {
            draw(parent, "sign losing", "0 0 12 12", "M2 0.5H3.6V1H11.5L9 4.2 11.5 7.5H3.6V12H2z")
        }
        false => sign(parent, ply.mark),
    }
}

/// A dot for an inaccuracy, a ring for a mistake, a triangle for a blunder.
pub fn sign(parent: &Element, mark: Mark) -> Result<SvgElement, JsValue> {
    let (class, path) = match mark {
        Mark::Fine => ("sign", ""),
        Mark::Inaccuracy => ("sign inaccuracy", "M6 4a2 2 0 1 0 .01 0z"),
        Mark::Mistake => ("sign mistake", "M6 2a4 4 0 1 0 .01 0zm0 2a2 2 0 1 1-.01 0z"),
        Mark::Blunder => ("sign blunder", "M1 1.5H11L6 10.5z"),
    };
    draw(parent, class, "0 0 12 12", path)
}

fn draw(parent: &Element, class: &str, view_box: &str, path: &str) -> Result<SvgElement, JsValue> {
    let svg: SvgElement = dom::document().create_element_ns(Some(SVG), "svg")?.dyn_into()?;
    for (name, value) in [
        ("class", class),
        ("viewBox", view_box),
        ("preserveAspectRatio", "none"),
        ("aria-hidden", "true"),
    ] {
        dom::set(&svg, name, value);
    }
    let shape = dom::document().create_element_ns(Some(SVG), "path")?;
    dom::set(&shape, "d", path);
    svg.append_child(&shape)?;
    parent.append_child(&svg)?;
    Ok(svg)
}

/// Black's part, as a shape in a square of a hundred by a hundred.
fn area(plies: &[Ply]) -> String {
    let height = |ply: &Ply| 100 - i32::from(ply.share);
    let points = plies.iter().enumerate();
    let points = points.map(|(at, ply)| format!("{:.2} {}", middle(at, plies.len()), height(ply)));
    let points: Vec<String> = points.collect();
    format!("M0 100V{}L{}H100V100z", plies.first().map_or(50, height), points.join("L"))
}

/// Where a position stands between left and right, in hundredths.
fn middle(ply: usize, count: usize) -> f64 {
    100.0 * (ply as f64 + 0.5) / count as f64
}

/// Marks the position on the board. The Tab key leads to it alone: there are too many.
pub fn mark(place: &HtmlElement, shown: usize) {
    let all = buttons(place);
    for (at, button) in all.iter().enumerate() {
        dom::set(button, "tabindex", if at == shown { "0" } else { "-1" });
        if at == shown {
            dom::set(button, "aria-current", "step");
        } else if button.has_attribute("aria-current") {
            // It is there, so it can be taken off.
            let _ = button.remove_attribute("aria-current");
        }
    }
    let line = place.query_selector(".plies i").ok().flatten();
    if let Some(line) = line.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
        dom::style(&line, "left", &format!("{:.2}%", middle(shown, all.len())));
    }
}

fn buttons(place: &HtmlElement) -> Vec<HtmlElement> {
    let Ok(list) = place.query_selector_all(".plies button") else { return Vec::new() };
    (0..list.length()).filter_map(|i| list.get(i)?.dyn_into().ok()).collect()
}

/// Leads the arrow keys from position to position.
pub fn walk(root: &Root, place: &HtmlElement, event: &Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    let (all, focused) = (buttons(place), root.focused());
    let here = focused.and_then(|focused| all.iter().position(|button| *focused == ***button));
    let (Some(here), false) = (here, event.ctrl_key() || event.alt_key() || event.meta_key())
    else {
        return;
    };
    let there = match event.key().as_str() {
        "ArrowLeft" => here.checked_sub(1),
        "ArrowRight" => Some(here + 1),
        "Home" => Some(0),
        "End" => Some(all.len() - 1),
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if let Some(button) = there.and_then(|there| all.get(there)) {
        dom::focus(button);
        button.click();
    }
}
