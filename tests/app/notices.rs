//! Notices, and what is told of a point beside them.

use super::App;
use goishi::app::{Copied, Effect, ErrorCode, Message, Reading};

/// Black makes a double-three on j8.
const FORK: &str = "goishi 1 renju-classical\n\nh8 h9 i8 a1 j9 a3 j10 a5";

#[test]
fn a_notice_does_not_keep_a_forbidden_point_from_saying_why() {
    let why = "j8, forbidden: double-three.";
    let mut app = App::opened(Some(FORK), "");
    app.send(Message::Trouble(ErrorCode::Failed, "nonsense".into()));
    app.hover("j8");
    let panel = app.panel();
    assert_eq!((panel.effect.as_str(), panel.is_ahead), (why, true));
    assert_eq!(panel.notice, "That did not work: nonsense.");
    app.press("j8");
    let panel = app.panel();
    assert_eq!((panel.effect.as_str(), panel.is_ahead), ("", false), "the refusal says it");
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
    app.send(Message::Trouble(ErrorCode::Failed, "nonsense".into()));
    assert!(!app.panel().is_ahead);
    app.hover("e2");
    assert!(app.panel().is_ahead && app.panel().effect.starts_with("e2 scores"));
    assert_eq!(app.panel().notice, "That did not work: nonsense.");
    app.hover("f5");
    assert!(!app.panel().is_ahead, "nothing is foretold of a stone");
}

/// A notice that is only worth a look.
fn with_notice() -> App {
    let mut app = App::opened(Some(FORK), "");
    app.time(1_000);
    app.send(Message::Copied(Ok(Copied::Link)));
    assert_eq!(app.panel().notice, "Link copied.");
    app
}

#[test]
fn a_notice_goes_after_some_seconds_unless_somebody_reads_it() {
    let mut app = with_notice();
    assert!(app.time(6_900).contains(&Effect::Wake));
    assert_eq!(app.panel().notice, "Link copied.");
    assert!(app.time(7_000).contains(&Effect::Refresh));
    assert_eq!(app.panel().notice, "");
    assert_eq!(app.time(7_100), [], "and nothing is watched any more");
    let mut app = with_notice();
    app.send(Message::Notice(Reading::Held));
    assert_eq!(app.time(60_000), [], "it stays while the mouse or the keyboard is on it");
    assert_eq!(app.panel().notice, "Link copied.");
    app.send(Message::Notice(Reading::Released));
    app.time(65_900);
    assert_eq!(app.panel().notice, "Link copied.");
    app.time(66_000);
    assert_eq!(app.panel().notice, "");
}

#[test]
fn what_is_to_be_read_does_not_go_by_itself() {
    let mut app = App::opened(Some(FORK), "");
    app.send(Message::Trouble(ErrorCode::Failed, "nonsense".into()));
    app.send(Message::Notice(Reading::Released));
    app.time(600_000);
    assert_eq!(app.panel().notice, "That did not work: nonsense.");
    let mut app = App::opened(Some(FORK), "");
    app.send(Message::Remark(vec!["Not imported: times.".into()]));
    app.time(600_000);
    assert_eq!(app.panel().notice, "Not imported: times.");
}

#[test]
fn a_sheet_tells_only_what_was_said_since_it_was_opened() {
    let mut app = with_notice();
    app.send(Message::Notice(Reading::Covered));
    assert_eq!(
        (app.panel().sheet_notice.as_str(), app.panel().notice.as_str()),
        ("", "Link copied.")
    );
    app.send(Message::Copied(Ok(Copied::Link)));
    assert_eq!(app.panel().sheet_notice, "Link copied.", "said again");
}
