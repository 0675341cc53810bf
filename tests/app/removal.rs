//! Two black stones of which one stays: pressed, typed, and told.

use super::App;
use goishi::app::Message;

fn at(record: &str) -> App {
    App::opened(Some(record), "")
}

/// Overview, opening sequence 5: White presses the stone to remove; the record and a typed word name the
/// one that stays.
#[test]
fn a_press_removes_one_of_the_two_black_stones_and_a_word_names_the_other() {
    let pair = "goishi 1 renju-classical-swap\n\nh8 g7 j6 swap i9 k8/m7";
    let kept = |app: &App| {
        let board = app.model.game().board();
        ["k8", "m7"].map(|name| board.get(app.point(name)).is_some())
    };
    let mut app = at(pair);
    assert_eq!(app.panel().sentence, "White: remove one of the two black stones.");
    assert_eq!(kept(&app), [true, true]);
    for name in ["k8", "m7"] {
        assert_eq!(app.label(name), format!("{name}, black, can be removed"));
    }
    app.press("k8");
    assert_eq!(
        (kept(&app), app.panel().moves.last().unwrap().word.clone()),
        ([false, true], "m7".into())
    );
    let mut app = at(pair);
    app.send(Message::Typed("k8".into()));
    assert_eq!(
        (kept(&app), app.panel().moves.last().unwrap().word.clone()),
        ([true, false], "k8".into())
    );
}

/// RIF 12.7: White chooses the fifth that stays.
#[test]
fn a_press_keeps_one_of_the_two_fifths() {
    let mut app = at("goishi 1 renju-rif\n\nh8 i9 j10 stay k9 g7/i7");
    assert_eq!(app.label("g7"), "g7, empty, proposed");
    app.press("g7");
    assert_eq!(app.panel().moves.last().unwrap().word.clone(), "g7");
}
