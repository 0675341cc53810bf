//! Diagrams drawn in text.

use goishi::app::diagram::drawing::read;
use goishi::app::diagram::{Diagram, Presence, Sign};
use goishi::app::palette::Theme;
use goishi::app::words::LANGUAGES;
use goishi::board::Color;
use std::fs;
use std::path::Path;

fn drawn(text: &str, groups: &str) -> Option<Diagram> {
    read(text, groups, Theme::Wood.palette())
}

#[test]
fn words_are_stones_and_signs_in_their_squares() {
    let diagram = drawn("·  ●° ○^\na  ×  ●2", "").unwrap();
    let stones: Vec<_> = diagram.stones.iter().map(|s| (s.x, s.y, s.color)).collect();
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(stones, [(72.0, 32.0, black), (112.0, 32.0, white), (112.0, 72.0, black)]);
    let marks: Vec<_> = diagram.marks.iter().map(|mark| (mark.sign, mark.on)).collect();
    let expected = [
        (Sign::Last, Some(black)),
        (Sign::Atari, Some(white)),
        (Sign::Letter('a'), None),
        (Sign::Captured, None),
        (Sign::Number(2), Some(black)),
    ];
    assert_eq!(marks, expected);
    assert_eq!((diagram.ground.width, diagram.ground.height), (144.0, 104.0));
}

#[test]
fn the_board_ends_where_an_edge_is_drawn() {
    let goes_on = |text| {
        let ground = drawn(text, "").unwrap().ground;
        (ground.columns.goes_on, ground.rows.goes_on)
    };
    assert_eq!(goes_on("·  ·\n·  ·"), ([true; 2], [true; 2]));
    assert_eq!(goes_on("·  · |\n·  · |\n------"), ([true, false], [true, false]));
    assert_eq!(goes_on("------\n|·  ·\n|·  ·"), ([false, true], [false, true]));
    assert_eq!(goes_on("------\n|·  · |\n|·  · |\n------"), ([false; 2], [false; 2]));
}

#[test]
fn groups_have_a_band_each_and_their_points_on_different_corners() {
    let diagram = drawn("●  ●\n●  ●\n●  ●\n●  ●", "+2 a2-b4, +2 a1-b3, +1 a1-a4").unwrap();
    let bands: Vec<_> = diagram.bands.iter().map(|b| [b.x, b.y, b.width, b.height]).collect();
    let expected =
        [[12.0, 12.0, 80.0, 120.0], [14.0, 54.0, 76.0, 116.0], [16.0, 16.0, 32.0, 152.0]];
    assert_eq!(bands, expected);
    let points: Vec<_> = diagram.marks.iter().map(|mark| (mark.x, mark.y, mark.sign)).collect();
    let expected = [
        (72.0, 32.0, Sign::Points(2)),
        (72.0, 152.0, Sign::Points(2)),
        (32.0, 152.0, Sign::Points(1)),
    ];
    assert_eq!(points, expected);
}

#[test]
fn what_is_no_drawing_is_none() {
    let long = "· ".repeat(300);
    for (text, groups) in [
        ("", ""),
        ("-", ""),
        ("|", ""),
        ("●  ●\n●", ""),
        ("hello world", ""),
        ("●°°", ""),
        (long.as_str(), ""),
        ("●  ●", "+1"),
        ("●  ●", "+1 a1"),
        ("●  ●", "+1 a1-é9"),
        ("●  ●", "+1 a1-c1"),
        ("●  ●", "+1 b1-a1"),
        ("●  ●", "+1 a9-b9"),
        ("·  ●", "+1 a1-b1"),
        ("●  ●", "+99999 a1-b1"),
        ("●  ●", "lines"),
        ("●  ●", "row a1"),
        ("●  ·", "points, row a1-b1"),
        ("●  ●", "points, row a1-z9"),
        ("●  ●", "points, middle 1"),
        ("●", "points, middle 3"),
        ("●", "middle x"),
        ("---\n---", "points"),
    ] {
        assert_eq!(drawn(text, groups), None, "{text} {groups}");
    }
}

#[test]
fn stones_may_lie_on_points_with_signs_of_their_own() {
    let diagram = drawn("●· ○× ●□\n×  a  ·", "points").unwrap();
    let marks: Vec<_> = diagram.marks.iter().map(|mark| (mark.sign, mark.on)).collect();
    let (black, white) = (Some(Color::Black), Some(Color::White));
    let expected = [
        (Sign::Filled, black),
        (Sign::Killed, white),
        (Sign::Proposed, black),
        (Sign::Forbidden, None),
        (Sign::Letter('a'), None),
    ];
    assert_eq!(marks, expected);
    assert_eq!(diagram.stones[2].presence, Presence::Proposed);
    let ground = diagram.ground;
    assert_eq!((ground.columns.first, ground.columns.last), (32.0, 112.0), "through the stones");
    assert_eq!((ground.rows.first, ground.rows.last), (32.0, 72.0));
}

#[test]
fn lines_run_through_rows_beside_each_other() {
    let diagram = drawn("●  ●  ●\n·  ·  ●", "points, row a2-c2, row c1-c2, row a2-b2").unwrap();
    let ends: Vec<_> = diagram.strokes.iter().map(|stroke| (stroke.from, stroke.to)).collect();
    let expected = [
        ((32.0, 32.0), (112.0, 32.0)),
        ((112.0, 72.0), (112.0, 32.0)),
        ((32.0, 40.0), (72.0, 40.0)),
    ];
    assert_eq!(ends, expected);
}

#[test]
fn a_square_in_the_middle_is_highlighted() {
    let three = "·  ·  ·\n·  ·  ·\n·  ·  ·";
    assert_eq!(drawn(three, "points, middle 1").unwrap().ground.middle, Some([52.0, 92.0]));
    assert_eq!(drawn(three, "points").unwrap().ground.middle, None);
}

/// The drawings in a guide, each with what is beside it.
fn drawings(page: &str) -> Vec<(String, String)> {
    let boards = page.split("<pre data-board").skip(1).map(|board| {
        let (attributes, rest) = board.split_once('>').unwrap();
        let beside = attributes.strip_prefix("=\"").unwrap_or_default();
        let (text, _) = rest.split_once("</pre>").unwrap();
        (text.into(), beside.split('"').next().unwrap().into())
    });
    boards.collect()
}

#[test]
fn every_drawing_of_every_guide_is_read() {
    let guides = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/guide");
    let mut seen = 0;
    for folder in LANGUAGES.map(|lang| if lang == "en" { "" } else { lang }) {
        for game in ["ren", "renju", "rin"] {
            let page = fs::read_to_string(guides.join(folder).join(game).with_extension("html"));
            for (text, groups) in drawings(&page.unwrap()) {
                assert!(drawn(&text, &groups).is_some(), "{folder}/{game}: {text} {groups}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 6 * (24 + 52 + 17), "Ren, Renju and Rin");
}
