//! What an earlier visit or a link brings, hostile things included.

use super::storage::Storage;
use super::{App, alerted, link};
use goishi::app::{Copied, Effect, HostEffect, Message, Opened, Saved};
use goishi::rules::Move;
use proptest::prelude::*;

const SAVED: &str = "goishi 1 rin:size=8\nblack: Ann\n\n0,0 1,1 {why?} (2,2) 3,3\n";

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let mut app = App::opened(Some(SAVED), "");
    assert_eq!(app.panel().shown, 3);
    app.play(4, 4);
    assert_eq!(app.saved(), SAVED.replace("3,3", "3,3 4,4"), "names, comments and lines are kept");
}

#[test]
fn a_link_shows_its_position_and_keeps_the_running_game() {
    let mut app = App::opened(Some(SAVED), "#1;rin;aabb;1");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (1, 2));
    assert_eq!(app.saved(), "goishi 1 rin\n\n0,0 1,1\n");
    assert_eq!(app.kept(), [SAVED]);
    assert!(
        app.effects.contains(&Effect::Host(HostEffect::LinkRead)),
        "a reload goes on instead of starting over"
    );
    app.reopen(SAVED);
    assert_eq!(app.panel().moves.len(), 3);
}

#[test]
fn the_link_that_is_copied_leads_back_to_the_position() {
    let mut app = App::opened(Some(SAVED), "");
    app.send(Message::Show(goishi::app::Step::Previous));
    let effects = app.send(Message::CopyLink);
    let link = &link(&effects);
    let other = App::opened(None, &format!("#{link}"));
    assert_eq!(other.panel().shown, 2);
    assert_eq!(other.saved(), SAVED);
}

#[test]
fn an_unreadable_save_is_reported_left_where_it_is_and_the_board_is_playable() {
    let mut app = App::opened(Some("goishi 2 rin\n\n"), "");
    let why = "A saved game could not be read: line 1, \"goishi 2 rin\": this program reads version 1 of the format only.";
    assert_eq!((app.panel().notice.as_str(), alerted(&app.effects)), (why, vec![why]));
    app.play(5, 5);
    assert_eq!(app.saved(), "goishi 1 rin\n\n5,5\n");
    assert_eq!(app.kept(), ["goishi 2 rin\n\n"]);
}

#[test]
fn a_bad_save_and_a_link_are_both_told() {
    let app = App::opened(Some("?"), "#1;rin;aa;1");
    assert!(app.panel().notice.starts_with("A saved game could not be read"));
    assert!(app.panel().notice.ends_with("Game opened from the link."), "{}", app.panel().notice);
}

#[test]
fn an_unreadable_game_is_found_out_when_it_is_wanted_and_stays() {
    let games = [SAVED, "?", "goishi 1 rin\n\n1,1\n"];
    let saved = games.iter().zip(["5", "6", "7"]);
    let storage = Storage::holding(
        saved.map(|(text, id)| Saved { id: id.into(), text: String::from(*text) }),
    );
    let mut app = App::visit(storage, Opened::default());
    app.send(Message::OpenSaved("6".into()));
    let why = "A saved game could not be read: line 1, \"?\": a record begins with \"goishi 1\" and a rule set.";
    assert_eq!((app.panel().notice.as_str(), app.panel().moves.len()), (why, 3));
    app.send(Message::OpenSaved("7".into()));
    assert_eq!((app.panel().notice.as_str(), app.panel().moves.len()), ("", 1));
    assert_eq!(app.kept(), ["?", SAVED]);
}

#[test]
fn link_after_link_costs_no_game() {
    let mut app = App::opened(Some(SAVED), "#1;rin;aa;1");
    for link in ["#1;rin;bb;1", "#1;rin;bb;1", "#1;rin;cc;1"] {
        app.send(Message::LinkOpened(link.into()));
    }
    assert_eq!(app.kept().len(), 3);
    assert_eq!(app.kept()[2], SAVED);
}

#[test]
fn a_bad_link_leaves_the_saved_game_where_it_was() {
    let app = App::opened(Some(SAVED), "#1;rin;aaaa;0");
    assert_eq!(app.panel().moves.len(), 3);
    assert_eq!(app.panel().notice, "The link could not be opened: \"aa\": the point is occupied.");
}

#[test]
fn a_browser_that_keeps_nothing_says_so() {
    let mut app = App::new();
    app.send(Message::NotSaved);
    assert!(app.panel().notice.starts_with("Your game couldn't be saved"));
}

#[test]
fn a_closed_clipboard_shows_the_link_instead() {
    let mut app = App::new();
    app.send(Message::Copied(Err("page#1;rin;0;".into())));
    assert!(app.panel().notice.ends_with("page#1;rin;0;"));
    app.send(Message::Copied(Ok(Copied::Link)));
    assert_eq!(app.panel().notice, "Link copied.");
    app.send(Message::Copied(Ok(Copied::Board)));
    assert_eq!(app.panel().notice, "Position copied.");
}

/// Records and links, most of them with something cut out or put in.
fn mutated() -> impl Strategy<Value = String> {
    let sound = prop::sample::select(vec![
        SAVED,
        "1;rin:size=8;aabb~no.20way~(cc)dd;black=Ann;2",
        "goishi 1 rin\n\n",
    ]);
    (sound, any::<prop::sample::Index>(), "\\PC{0,3}").prop_map(|(text, at, more)| {
        let at = at.index(text.len());
        text.chars()
            .take(at)
            .chain(more.chars())
            .chain(text.chars().skip(at + more.len() / 2))
            .collect()
    })
}

proptest! {
    #[test]
    fn any_save_and_any_fragment_give_a_playable_page(
        saved in prop::collection::vec(mutated(), 0..4),
        choices in prop::collection::vec(mutated(), 0..3),
        link in mutated(),
    ) {
        let ids = (0..).map(|id: usize| id.to_string());
        let games = saved.iter().zip(ids).map(|(text, id)| Saved { id, text: text.clone() });
        let opened = Opened { choices, link, ..Opened::default() };
        let mut app = App::visit(Storage::holding(games), opened);
        prop_assert!(app.diagram().ground.width > 0.0);
        let before = app.panel().shown;
        let board = *app.model.game().board();
        let game = app.model.game().clone();
        let free = board.points().find(|&at| game.check(Move::Stone(at)).is_ok()).unwrap();
        app.send(Message::Play(free));
        prop_assert_eq!(app.panel().shown, before + 1);
        prop_assert!(goishi::record::Record::parse(&app.saved()).is_ok());
        let kept = app.storage.games();
        let is_kept = |text: &String| kept.iter().any(|game| game.text == *text);
        prop_assert!(saved.iter().skip(1).all(is_kept), "nothing that was saved is lost");
    }
}
