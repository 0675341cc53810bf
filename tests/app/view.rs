//! What is shown and said.

use super::App;
use goishi::app::diagram::{Presence, Sign};
use goishi::app::layout::Position;
use goishi::app::palette::Scheme;
use goishi::app::{Message, Motion, Pointer, Step, spoken};
use goishi::board::{Color, Point};

/// Black's ring round 1,1 (white) and 1,2 (empty), closed by the last stone, on 1,0.
pub const RING: [(u8, u8); 14] = [
    (0, 1),
    (1, 1),
    (7, 7),
    (0, 2),
    (2, 1),
    (7, 6),
    (7, 5),
    (2, 2),
    (1, 3),
    (7, 4),
    (7, 3),
    (6, 6),
    (1, 0),
    (7, 2),
];

fn ring() -> App {
    App::small(&RING[..13])
}

#[test]
fn the_panel_says_whose_turn_it_is_and_how_many_stones_are_due() {
    let mut app = App::small(&[]);
    let mut seen = vec![(app.panel().sentence, app.panel().players.map(|player| player.due))];
    for col in 0..4 {
        app.play(0, col);
        seen.push((app.panel().sentence, app.panel().players.map(|player| player.due)));
    }
    let expected = [
        ("Black to play: one stone.", [1, 0]),
        ("White to play: two stones.", [0, 2]),
        ("White to play: one more stone.", [0, 1]),
        ("Black to play: two stones.", [2, 0]),
        ("Black to play: one more stone.", [1, 0]),
    ];
    assert_eq!(seen, expected.map(|(sentence, due)| (sentence.to_string(), due)));
}

#[test]
fn a_closed_ring_is_told_marked_and_counted() {
    let app = ring();
    let panel = app.panel();
    assert_eq!(panel.effect, "Black 6,6. Black 1,0 fills one point and kills a stone.");
    assert_eq!(panel.players.map(|player| player.count), [9, 5]);
    let signs: Vec<Sign> = app.diagram().marks.iter().map(|mark| mark.sign).collect();
    assert_eq!(signs, [Sign::Turn(1), Sign::Killed, Sign::Filled, Sign::Turn(2)]);
    assert!(app.diagram().marks.iter().all(|mark| mark.on == Some(Color::Black)));
    let cells = spoken::cells(&app.model);
    let cell = |row: usize, col: usize| cells[row * 8 + col].as_str();
    assert_eq!(cell(1, 1), "1,1, black, killed");
    assert_eq!(cell(1, 2), "1,2, black, filled");
    assert_eq!(cell(1, 0), "1,0, black, move 13, last move");
    assert_eq!(cell(5, 5), "5,5, empty");
    assert_eq!(cell(7, 7), "7,7, white, move 3");
}

#[test]
fn the_marks_go_with_the_end_of_the_next_turn_and_come_back_with_the_step() {
    let mut app = ring();
    app.play(RING[13].0, RING[13].1);
    assert_eq!(app.diagram().marks.len(), 5);
    app.play(5, 5);
    assert_eq!(app.diagram().marks.len(), 2);
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.diagram().marks.len(), 5);
}

#[test]
fn the_ghost_shows_where_a_click_would_play_and_nowhere_else() {
    let mut app = App::small(&[(3, 3)]);
    let mut ghosts = |row, col| {
        let (x, y) = app.model.layout().center(Point::new(row, col));
        app.send(Message::PointerAt(Position { x: x / 2.0, y: y / 2.0 }));
        let ghosts: Vec<_> =
            app.diagram().stones.into_iter().filter(|s| s.presence == Presence::Ghost).collect();
        ghosts
            .into_iter()
            .map(|stone| (stone.x == x, stone.y == y, stone.color))
            .collect::<Vec<_>>()
    };
    assert_eq!(ghosts(4, 4), [(true, true, Color::White)]);
    assert_eq!(ghosts(3, 3), [], "the point is occupied");
    ghosts(4, 4);
    app.send(Message::PointerLeft);
    assert_eq!(app.diagram().stones.len(), 1);
}

#[test]
fn the_end_shows_winner_or_draw_with_the_count() {
    let full = |order: &mut dyn FnMut(u8, u8) -> (u8, u8)| {
        let mut app = App::small(&[]);
        for (row, col) in (0..8).flat_map(|row| (0..8).map(move |col| (row, col))) {
            let (row, col) = order(row, col);
            app.play(row, col);
        }
        app.panel()
    };
    let panel = full(&mut |row, col| (row, col));
    assert_eq!(panel.players.map(|p| p.due), [0, 0]);
    assert_eq!(panel.sentence, "A draw, 32 to 32.");
    let lost = App::opened(Some("goishi 1 rin:size=8\n\n3,3 resign"), "").panel().sentence;
    assert_eq!(lost, "Black wins: White resigned.");
    let late = App::opened(Some("goishi 1 rin:size=8\n\n3,3 time:black"), "").panel().sentence;
    assert_eq!(late, "White wins: Black ran out of time.");
    let both = App::opened(Some("goishi 1 rin:size=8\n\ntime:both"), "").panel().sentence;
    assert_eq!(both, "A draw: both flags fell.");
}

#[test]
fn dots_and_labels_are_the_documents() {
    let app = App::new();
    let ground = app.diagram().ground;
    let layout = app.model.layout();
    let places = [(3, 6), (3, 9), (6, 12), (9, 12), (12, 9), (12, 6), (9, 3), (6, 3)];
    assert_eq!(ground.dots, places.map(|(row, col)| layout.center(Point::new(row, col))));
    let texts: Vec<&str> = ground.labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(texts[..4], ["0", "0", "1", "1"]);
    assert_eq!(texts[30..], ["15", "15"]);
    assert!(App::small(&[]).diagram().ground.dots.is_empty(), "8 x 8 has none");
}

#[test]
fn labels_are_left_out_before_they_get_too_small_to_read() {
    let mut app = App::new();
    app.send(Message::Resized { side: 200.0, scale: 1.0 });
    let ground = app.diagram().ground;
    assert_eq!(ground.labels.len(), 16, "every other one");
    assert!(ground.label_size >= 9.0);
}

#[test]
fn light_and_dark_differ_and_everything_else_stays() {
    let mut app = ring();
    let light = app.diagram();
    app.send(Message::Look { scheme: Scheme::Dark, motion: Motion::Full, pointer: Pointer::Fine });
    let dark = app.diagram();
    assert_ne!(light.ground.palette, dark.ground.palette);
    assert_eq!((light.stones, light.marks), (dark.stones, dark.marks));
}

#[test]
fn a_resignation_stands_with_the_one_who_resigned() {
    let panel = App::opened(Some("goishi 1 rin:size=8\n\n3,3 resign:black"), "").panel();
    assert_eq!(panel.moves[1].by, Color::Black);
}
