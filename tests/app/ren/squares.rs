//! The board of squares, and what is played on it.

use super::at;
use goishi::app::Message;
use goishi::board::Color;

#[test]
fn the_title_says_what_is_not_as_usual() {
    let title = |rules| at(rules, "").title();
    assert_eq!(title("ren"), "Ren 10×10");
    assert_eq!(title("ren:size=8"), "Ren 8×8");
    assert_eq!(title("ren:rui=5"), "Ren 10×10, 5 replacements");
    assert_eq!(title("ren:lead=6"), "Ren 10×10, lead of 6 wins");
    assert_eq!(title("ren:size=8,rui=5,lead=6"), "Ren 8×8, 5 replacements, lead of 6 wins");
    assert_eq!(at("ren", "").panel().game, "Ren");
}

#[test]
fn stones_lie_in_squares_whose_lines_are_whole_pixels() {
    for (rules, side, scale) in [
        ("ren", 480.0, 2.0),
        ("ren", 361.0, 1.0),
        ("ren:size=8", 411.4, 2.625),
        ("ren:size=8", 97.0, 1.5),
    ] {
        let mut app = at(rules, "");
        app.send(Message::Resized { side, scale });
        let (ground, size) = (app.diagram().ground, app.model.rules().size());
        let squares = (ground.columns.last - ground.columns.first) / ground.columns.step;
        assert_eq!(squares, f64::from(size), "one line more than stones on a side");
        assert!(
            ground.columns.first >= 0.0 && ground.columns.last <= ground.width,
            "all of them are seen"
        );
        for index in 0..size {
            let before = ground.columns.first + f64::from(index) * ground.columns.step;
            let stone = app.model.layout().line(index);
            assert_eq!((before.fract(), ground.columns.step.fract()), (0.0, 0.0), "whole pixels");
            assert!(
                before < stone && stone < before + ground.columns.step,
                "{rules} on {side}: {index}"
            );
            let middle = before + ground.columns.step / 2.0;
            assert!((stone - middle).abs() <= 0.5, "{stone} is not in the middle, {middle}");
        }
    }
}

#[test]
fn ren_has_no_dots_and_its_squares_are_named_from_the_bottom_left() {
    let ground = at("ren", "").diagram().ground;
    assert_eq!((ground.dots.len(), ground.middle), (0, None));
    let texts: Vec<&str> = ground.labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(texts[..4], ["a", "10", "b", "9"]);
    assert_eq!(texts[18..], ["j", "1"]);
    let app = at("ren", "a1");
    let (x, y) = app.model.layout().center(app.point("a1"));
    let stone = app.diagram().stones[0];
    assert_eq!((stone.x, stone.y, stone.color), (x, y, Color::Black));
    assert!(x < ground.width / 2.0 && y > ground.width / 2.0);
    assert_eq!(app.label("a1"), "a1, black, move 1, last move");
    assert_eq!(app.label("j10"), "j10, empty");
}
