//! What moves in Rin and Renju: a light along a ring, and a row that lights up.

use super::{App, view::RING};
use goishi::app::diagram::{Diagram, Light, Presence};
use goishi::app::palette::Scheme;
use goishi::app::{Message, Motion, Pointer};

const START: u64 = 5_000;
/// Which stone closes the ring.
const CLOSES: usize = 12;
const FIVE: &str = "goishi 1 renju-free\n\nh8 h9 l8 a1 i8 c3 j8 e12";

/// The lights and how bright the brightest is.
fn lights(app: &App) -> Vec<Light> {
    app.diagram().lights
}

/// The picture so many milliseconds after the move.
fn later(app: &mut App, passed: u64) -> Diagram {
    app.time(START + passed);
    app.diagram()
}

/// Where the light is brightest.
fn brightest(app: &mut App, passed: u64) -> (f64, f64) {
    let lights = later(app, passed).lights;
    let most = lights.iter().max_by(|a, b| a.strength.total_cmp(&b.strength)).unwrap();
    (most.x, most.y)
}

/// A ring that its last stone is about to close.
fn open_ring() -> App {
    let mut app = App::small(&RING[..CLOSES]);
    app.time(START);
    app
}

fn close(app: &mut App) {
    let (row, col) = RING[CLOSES];
    app.play(row, col);
}

#[test]
fn a_light_runs_along_a_ring_that_closes_and_is_gone_in_350_ms() {
    let mut app = open_ring();
    assert!(lights(&app).is_empty());
    close(&mut app);
    let (row, col) = RING[CLOSES];
    let closing = app.diagram().stones.iter().map(|stone| (stone.x, stone.y)).collect::<Vec<_>>();
    let start = brightest(&mut app, 20);
    let end = brightest(&mut app, 150);
    assert_ne!(start, end, "it has run on from {row},{col}");
    assert!(closing.contains(&start) && closing.contains(&end), "it lies on stones");
    assert!(later(&mut app, 349).moving);
    let rest = later(&mut app, 350);
    assert!(rest.lights.is_empty() && !rest.moving);
    assert!(rest.stones.iter().all(|stone| stone.shown == 1.0));
}

#[test]
fn the_dead_sink_while_the_ring_fills() {
    let mut app = open_ring();
    close(&mut app);
    let sinking = |diagram: &Diagram| {
        diagram.stones.iter().filter(|stone| stone.presence == Presence::Sinking).count()
    };
    let dead = sinking(&later(&mut app, 100));
    assert_eq!(dead, 1, "the one on 1,1");
    assert_eq!(sinking(&later(&mut app, 350)), 0);
}

#[test]
fn a_five_lights_up_stone_by_stone_from_the_last_one() {
    let mut app = App::opened(Some(FIVE), "");
    app.time(START);
    app.press("k8");
    let counts = [20, 60, 110, 160, 220].map(|passed| later(&mut app, passed).lights.len());
    assert!(counts.is_sorted() && counts[0] < counts[4], "{counts:?}");
    assert_eq!(counts[4], 5, "all of them");
    let rest = later(&mut app, 350);
    assert!(rest.lights.is_empty() && !rest.moving && rest.strokes.len() == 1);
}

#[test]
fn the_next_click_does_not_wait_for_any_of_it() {
    let mut app = open_ring();
    close(&mut app);
    app.time(START + 10);
    let before = app.panel().moves.len();
    app.play(5, 1);
    assert_eq!(app.panel().moves.len(), before + 1);
}

#[test]
fn nothing_moves_where_less_motion_is_wanted() {
    let reduced =
        Message::Look { scheme: Scheme::Light, motion: Motion::Reduced, pointer: Pointer::Fine };
    let mut app = open_ring();
    app.send(reduced.clone());
    close(&mut app);
    assert!(lights(&app).is_empty() && !app.diagram().moving);
    let mut app = App::opened(Some(FIVE), "");
    app.time(START);
    app.send(reduced);
    app.press("k8");
    assert!(lights(&app).is_empty() && !app.diagram().moving);
}
