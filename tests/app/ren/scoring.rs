//! Groups that score, and the score through the game.

use super::{FOUR, SEVEN, at, laid, said};
use crate::App;
use goishi::ai::{Player, Random};
use goishi::app::diagram::Sign;
use goishi::app::{Command, Message, Step};
use goishi::rules::Move;
use goishi::rules::catalog::AnyGame;

#[test]
fn a_group_lights_up_with_its_points_and_is_told() {
    let mut app = laid("ren", FOUR);
    assert_eq!((app.bands(), app.points(), app.score()), (vec![], vec![], [0, 0]));
    let effects = app.press("e2");
    let effect = "scores 1 point (four in a row) and leaves 1 stone weak.";
    let next = "White to play: in an empty square or on a weak stone.";
    assert_eq!(said(&effects), format!("Black e2. The stone {effect} Black 1, White 0. {next}"));
    let panel = app.panel();
    assert_eq!((panel.effect, panel.sentence), (format!("Black e2 {effect}"), next.into()));
    assert_eq!(app.bands(), ["black b2-e2"]);
    assert_eq!((app.points(), app.score()), (vec!["c2 +1".to_string()], [1, 0]));
    assert_eq!(app.label("b2"), "b2, black, move 1, scored");
    assert_eq!(app.label("e2"), "e2, black, move 7, scored, last move");
    assert_eq!(app.signs(Sign::Last), ["e2"]);
}

#[test]
fn the_light_goes_with_the_next_move() {
    let mut app = laid("ren", FOUR);
    app.press("e2 a1");
    assert_eq!((app.bands(), app.points()), (vec![], vec![]));
    assert_eq!(app.score(), [1, 0]);
    assert_eq!(app.label("b2"), "b2, black, move 1");
}

/// "b gives white 5 points, 1 for the vertical four and 4 for two vertical six-boxes."
#[test]
fn each_of_several_groups_has_its_band_and_its_points_on_a_stone_of_its_own() {
    let mut app = at("ren", "a10 b5 c10 b4 e10 b3 g10 c5 i10 c3 a8 c2 e8 b2 g8");
    assert_eq!(app.score(), [0, 2], "for the other row and the lower box");
    app.press("c4");
    assert_eq!(app.bands(), ["white b5-c3", "white b4-c2", "white c5-c2"]);
    assert_eq!(app.points(), ["b4 +2", "b3 +2", "c3 +1"]);
    assert_eq!(app.score(), [0, 7]);
    let effect =
        "White c4 scores 5 points (four in a row and 2 × six in a box) and leaves 5 stones weak.";
    assert_eq!(app.panel().effect, effect);
    assert_eq!(app.panel().moves.last().unwrap().score, "+5 0–7");

    let mut app = at("ren", "b2 pass c2 pass b3 pass d3 pass e3 pass");
    app.press("c3");
    assert_eq!(app.bands(), ["black b3-c2", "black b3-e3"]);
    assert_eq!(app.points().len(), 2, "b3 is in both and has one of them: {:?}", app.points());
}

#[test]
fn every_kind_of_group_has_its_name() {
    for (moves, stone, what, score) in [
        ("b2 pass c2 pass b3 pass", "c3", "1 point (four in a box) and leaves 3 stones", "+1 1–0"),
        (
            "b2 pass c2 pass d2 pass e2 pass g2 pass",
            "f2",
            "2 points (six in a row) and leaves 2 stones",
            "+2 3–0",
        ),
        (
            "b2 pass c2 pass b3 pass d3 pass d2 pass",
            "c3",
            "2 points (six in a box) and leaves 5 stones",
            "+2 2–0",
        ),
        (
            "b2 pass c2 pass b3 pass c4 pass c5 pass",
            "c3",
            "2 points (four in a row and four in a box) and leaves 4 stones",
            "+2 2–0",
        ),
    ] {
        let mut app = at("ren", moves);
        app.press(stone);
        assert_eq!(app.panel().effect, format!("Black {stone} scores {what} weak."));
        assert_eq!(app.panel().moves.last().unwrap().score, score);
    }
}

#[test]
fn the_list_says_what_each_move_scored_and_how_it_stood_then() {
    let mut app = at("ren", "b2 i9 c2 h9 d2 g9 e2 f9 b3 e9 c3 d9 a10");
    let scores = || ["", "", "", "", "", "", "+1 1–0", "+1 1–1", "", "", "+1 2–1", "+2 2–3", ""];
    let list = |app: &App| -> Vec<String> {
        app.panel().moves.into_iter().map(|entry| entry.score).collect()
    };
    assert_eq!(list(&app), scores());
    for ply in 0..=13 {
        app.send(Message::Show(Step::Ply(ply)));
        assert_eq!(list(&app), scores(), "the list is the game's, wherever one looks");
    }
}

#[test]
fn going_back_shows_score_bands_and_effect_of_that_ply() {
    let mut app = at("ren", "b2 i9 c2 h9 d2 g9 e2 f9 b3 e9 c3 d9 a10");
    let mut shown = |ply| {
        let effects = app.send(Message::Show(Step::Ply(ply)));
        (said(&effects), app.score(), app.bands(), app.points(), app.signs(Sign::Weak))
    };
    let words = |list: &[&str]| -> Vec<String> { list.iter().map(|&word| word.into()).collect() };
    let (spoken, score, bands, points, weak) = shown(12);
    assert_eq!((score, bands), ([2, 3], words(&["white d9-i9"])));
    assert_eq!((points, weak), (words(&["f9 +2"]), words(&["e9"])));
    let effect = "The stone scores 2 points (six in a row) and leaves 1 stone weak.";
    assert_eq!(
        spoken,
        format!(
            "Move 12 of 13. White d9. {effect} Black 2, White 3. Black to play: in an empty square or on a weak stone."
        )
    );
    let (_, score, bands, points, weak) = shown(11);
    assert_eq!((score, bands), ([2, 1], words(&["black b3-c2"])));
    assert_eq!((points, weak), (words(&["b3 +1"]), words(&["b3", "b2", "c2", "d2"])));
    let (spoken, score, bands, points, weak) = shown(9);
    assert_eq!((score, bands, points, weak), ([1, 1], vec![], vec![], vec![]));
    assert_eq!(spoken, "Move 9 of 13. Black b3. White to play.");
    let (_, score, bands, ..) = shown(7);
    assert_eq!((score, bands), ([1, 0], words(&["black b2-e2"])));
    let (spoken, score, ..) = shown(0);
    assert_eq!(
        (spoken.as_str(), score),
        (
            "Move 0 of 13. The board is empty. Rows of four or six and boxes of four, six or nine stones score. Black to play.",
            [0, 0]
        )
    );
}

#[test]
fn undo_takes_points_back_and_redo_gives_them_again() {
    let mut app = laid("ren", FOUR);
    app.press("e2");
    let after = (app.score(), app.bands(), app.points(), app.signs(Sign::Weak), app.panel().effect);
    app.command(Command::Undo);
    assert_eq!((app.score(), app.bands(), app.panel().effect), ([0, 0], vec![], String::new()));
    app.command(Command::Redo);
    let again = (app.score(), app.bands(), app.points(), app.signs(Sign::Weak), app.panel().effect);
    assert_eq!(again, after);
}

#[test]
fn six_points_ahead_end_the_game_where_that_is_played() {
    let mut app = laid("ren:lead=6", SEVEN);
    assert_eq!((app.score(), app.panel().sentence.as_str()), ([3, 0], "Black to play."));
    app.press("d5");
    let panel = app.panel();
    assert_eq!(panel.sentence, "Black wins 10 to 0: a lead of six or more.");
    assert_eq!((app.bands().len(), panel.rui.as_str(), panel.steps.len()), (4, "", 0));
    assert_eq!(panel.moves.last().unwrap().score, "+7 10–0");
    let mut app = laid("ren", SEVEN);
    app.press("d5");
    assert_eq!(app.panel().sentence, "White to play: in an empty square or on a weak stone.");
}

#[test]
fn a_row_between_boxes_has_its_points_on_a_stone_of_its_own_too() {
    let mut app = laid("ren", SEVEN);
    app.press("d5");
    let mut points = Vec::new();
    for mark in app.diagram().marks {
        points.extend(if let Sign::Points(number) = mark.sign { Some(number) } else { None });
    }
    points.sort_unstable();
    assert_eq!((points, app.bands().len()), (vec![1, 2, 2, 2], 4));
}

#[test]
fn in_any_game_every_group_has_its_points_on_a_stone_of_its_own() {
    let mut random = Random::new(2006);
    let mut seen = 0;
    while seen < 100 {
        let mut app = at("ren:size=8", "");
        for _ in 0..200 {
            let Some(mv) = random.choose(app.model.game()) else { break };
            if let Move::Stone(at) = mv {
                app.send(Message::Play(at));
                seen += usize::from(groups(&app) > 1);
                check_points(&app);
            }
        }
    }
}

fn groups(app: &App) -> usize {
    match app.model.game() {
        AnyGame::Ren(game) => game.groups().len(),
        _ => 0,
    }
}

fn check_points(app: &App) {
    if groups(app) == 0 {
        return;
    }
    let diagram = app.diagram();
    let points = || diagram.marks.iter().filter(|mark| matches!(mark.sign, Sign::Points(_)));
    assert_eq!(points().count(), groups(app), "{}", app.board());
    for mark in points() {
        let here = diagram.marks.iter().filter(|other| (other.x, other.y) == (mark.x, mark.y));
        // Those are rings; anything else would be painted over the digits.
        let inside = here.filter(|other| !matches!(other.sign, Sign::Weak | Sign::Protected));
        assert_eq!(inside.count(), 1, "{}", app.board());
        assert_eq!(mark.on, app.model.game().board().get(app.model.last_stone().unwrap()));
    }
}

#[test]
fn what_both_last_moves_scored_is_told_until_the_next_turn_ends() {
    let mut app = App::new();
    app.new_game("ren");
    app.press("a1 a10 b1 b10 c1 c10 d1");
    let scores = "scores 1 point (four in a row)";
    assert_eq!(app.panel().effect, format!("Black d1 {scores} and leaves 1 stone weak."));
    let mut other = App::new();
    other.new_game("ren");
    other.press("a1 a10 b1 b10 c1 c10 d1 h8");
    assert_eq!(other.panel().effect, format!("Black d1 {scores}."), "White has done nothing");
    other.press("f1");
    assert_eq!(other.panel().effect, "", "the turn has ended");
    app.press("d10");
    let white = format!("White d10 {scores} and leaves 1 stone weak.");
    assert_eq!(app.panel().effect, format!("{white} Black d1 {scores}."));
}
