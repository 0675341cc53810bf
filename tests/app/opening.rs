//! What an earlier visit or a link brings, hostile things included.

use super::App;
use goishi::app::{Effect, Message};
use proptest::prelude::*;

const SAVED: &str = "goishi 1 rin:size=8\nblack: Ann\n\n0,0 1,1 {why?} (2,2) 3,3\n";

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let mut app = App::opened(Some(SAVED), "");
    assert_eq!(app.panel().shown, 3);
    app.play(4, 4);
    assert_eq!(
        app.saved().0,
        SAVED.replace("3,3", "3,3 4,4"),
        "names, comments and lines are kept"
    );
}

#[test]
fn a_link_shows_its_position_and_keeps_the_running_game() {
    let mut app = App::opened(Some(SAVED), "#1;rin;1;aabb");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (1, 2));
    assert_eq!(app.saved(), ("goishi 1 rin\n\n0,0 1,1\n".into(), Some(SAVED.into())));
    assert!(app.effects.contains(&Effect::ClearLink), "a reload goes on instead of starting over");
    app.send(Message::Return);
    assert_eq!(app.saved().0, SAVED);
}

#[test]
fn the_link_that_is_copied_leads_back_to_the_position() {
    let mut app = App::opened(Some(SAVED), "");
    app.send(Message::Show(goishi::app::Step::Previous));
    let effects = app.send(Message::CopyLink);
    let [Effect::CopyLink(link)] = effects.as_slice() else { panic!("{effects:?}") };
    let other = App::opened(None, &format!("#{link}"));
    assert_eq!(other.panel().shown, 2);
    assert_eq!(other.saved().0, SAVED);
}

#[test]
fn an_unreadable_save_is_reported_kept_apart_and_the_board_is_playable() {
    let mut app = App::opened(Some("goishi 2 rin\n\n"), "");
    assert!(app.effects.contains(&Effect::KeepUnreadable("goishi 2 rin\n\n".into())));
    assert_eq!(
        app.panel().notice,
        "Your saved game could not be read: line 1, \"goishi 2 rin\": this program reads version 1 of the format only."
    );
    app.play(5, 5);
    assert_eq!(app.saved().0, "goishi 1 rin\n\n5,5\n");
}

#[test]
fn an_unreadable_game_set_aside_costs_nothing_else() {
    let mut app = App::new();
    app.send(Message::Opened {
        game: Some(SAVED.into()),
        aside: Some("?".into()),
        link: String::new(),
    });
    assert_eq!(app.panel().moves.len(), 3);
    assert!(app.effects.contains(&Effect::KeepUnreadable("?".into())));
    assert!(app.panel().notice.starts_with("Your saved game could not be read"));
}

#[test]
fn a_bad_link_leaves_the_saved_game_where_it_was() {
    let app = App::opened(Some(SAVED), "#1;rin;0;aaaa");
    assert_eq!(app.panel().moves.len(), 3);
    assert_eq!(
        app.panel().notice,
        "The link could not be opened: \"aa\": the point is occupied (Rin, step 1 of a turn)."
    );
}

#[test]
fn a_browser_that_keeps_nothing_says_so() {
    let mut app = App::new();
    app.send(Message::NotSaved);
    assert!(app.panel().notice.starts_with("This browser keeps no games"));
}

#[test]
fn a_closed_clipboard_shows_the_link_instead() {
    let mut app = App::new();
    app.send(Message::Copied(Err("page#1;rin;0;".into())));
    assert!(app.panel().notice.ends_with("page#1;rin;0;"));
    app.send(Message::Copied(Ok(())));
    assert_eq!(app.panel().notice, "The link to this position is in your clipboard.");
}

proptest! {
    #[test]
    fn any_save_and_any_fragment_give_a_playable_page(game: Option<String>, aside: Option<String>, link: String) {
        let mut app = App::new();
        app.send(Message::Opened { game, aside, link });
        prop_assert!(app.scene().ground.side > 0.0);
        let at = app.model.game().board().points().find(|&at| app.model.game().board().get(at).is_none());
        app.send(Message::Play(at.unwrap()));
        prop_assert_eq!(app.panel().moves.len(), 1);
    }
}
