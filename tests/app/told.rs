//! Notices, and what is told of a point beside them.

use super::App;
use goishi::app::Message;

/// Black makes a double-three on j8.
const FORK: &str = "goishi 1 renju-classical\n\nh8 h9 i8 a1 j9 a3 j10 a5";

#[test]
fn a_notice_does_not_keep_a_forbidden_point_from_saying_why() {
    let why = "j8, forbidden: double three.";
    let mut app = App::opened(Some(FORK), "");
    app.send(Message::Failed("nonsense".into()));
    app.hover("j8");
    let panel = app.panel();
    assert_eq!((panel.effect.as_str(), panel.is_ahead, panel.headline.as_str()), (why, true, why));
    assert_eq!(panel.notice, "That did not work: nonsense.");
    app.press("j8");
    let panel = app.panel();
    assert_eq!((panel.effect.as_str(), panel.is_ahead), ("", false), "the refusal says it");
    assert_eq!(panel.headline, panel.notice);
    app.hover("a2");
    assert_eq!(app.panel().effect, "", "and goes on to");
    app.press("a2");
    app.send(Message::Undo);
    app.hover("j8");
    assert_eq!(app.panel().effect, why);
}

#[test]
fn a_notice_gives_way_to_what_a_stone_would_do() {
    let mut app = App::opened(Some("goishi 1 ren\n\nb2 b9 c2 e9 d2 h9"), "");
    app.send(Message::Failed("nonsense".into()));
    assert!(!app.panel().is_ahead);
    app.hover("e2");
    assert!(app.panel().is_ahead && app.panel().effect.starts_with("e2 scores"));
    assert_eq!(app.panel().notice, "That did not work: nonsense.");
    app.hover("f5");
    assert!(!app.panel().is_ahead, "nothing is foretold of a stone");
}
