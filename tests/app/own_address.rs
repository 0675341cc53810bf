//! The page's own address: it follows the game, and leads back to it.

use super::storage::Storage;
use super::{App, alerted};
use goishi::app::{Command, Message, Opened, Saved, Step};
use goishi::record::link;

const NAMED: &str = "goishi 1 renju-free\nblack: Ann\nwhite: computer 3\nevent: Club\n\n\
                     h8 {secret} i7 (g7 j1) k1 a1\n";

/// The page opened at an address that it wrote itself for the game with the key `id`. The first game was on the board last.
fn reloaded(saved: &[(&str, &str)], id: &str, link: &str) -> App {
    let games = saved.iter().map(|&(id, text)| Saved { id: id.into(), text: text.into() });
    let opened = Opened { link: link.into(), address_of: id.into(), ..Opened::default() };
    App::visit(Storage::holding(games), opened)
}

#[test]
fn it_is_empty_until_something_is_played_and_follows_every_move_and_step() {
    let mut app = App::new();
    app.new_game("rin:size=8");
    assert_eq!(app.panel().address, "");
    app.play(0, 1);
    app.play(2, 3);
    assert_eq!(app.panel().address, "1;rin:size=8;badc;2");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.panel().address, "1;rin:size=8;badc;1");
    app.command(Command::Undo);
    app.new_game("ren");
    assert_eq!(app.panel().address, "");
}

#[test]
fn names_comments_events_and_other_lines_stay_out_of_it_but_not_the_computer() {
    let app = App::opened(Some(NAMED), "");
    let address = app.panel().address;
    let record = link::read(&address).unwrap().record;
    assert_eq!(record.to_string(), "goishi 1 renju-free\nwhite: computer 3\n\nh8 i7 k1 a1\n");
}

#[test]
fn after_a_reload_the_saved_game_goes_on_without_a_word() {
    let app = reloaded(&[("7", NAMED)], "7", "1;renju-free;hh;1");
    assert_eq!((app.model.record().to_string().as_str(), app.panel().notice.as_str()), (NAMED, ""));
    assert_eq!(app.storage.games().len(), 1, "no second game");
}

#[test]
fn each_window_comes_back_to_its_own_game() {
    let other = "goishi 1 rin:size=8\n\n0,0 1,1\n";
    let app = reloaded(&[("8", other), ("7", NAMED)], "7", "1;renju-free;hh;1");
    assert_eq!(app.model.record().to_string(), NAMED);
}

#[test]
fn where_the_game_could_not_be_saved_the_address_brings_it_back() {
    let app = reloaded(&[], "7", "1;renju-free;hhig;white=computer.203;2");
    assert_eq!(app.model.record().to_string(), "goishi 1 renju-free\nwhite: computer 3\n\nh8 i9\n");
}

#[test]
fn a_link_that_somebody_sent_is_an_offer_and_going_back_returns_to_the_own_game() {
    let mut app = App::opened(Some(NAMED), "");
    let (own, link) = (app.model.id().to_string(), app.panel().address);
    app.send(Message::LinkOpened("1;rin:size=8;aabb;2".into()));
    assert_eq!(app.panel().notice, "Game opened from the link.");
    app.send(Message::Returned { id: own.clone(), link: link.clone() });
    assert_eq!((app.model.record().to_string().as_str(), app.panel().notice.as_str()), (NAMED, ""));
    app.send(Message::Returned { id: own, link });
    assert_eq!(app.panel().moves.len(), 4, "it is there already");
}

#[test]
fn going_back_to_a_game_that_is_gone_takes_the_address_for_a_link() {
    let mut app = App::new();
    app.send(Message::Returned { id: "7".into(), link: "1;rin:size=8;aabb;2".into() });
    assert_eq!((app.panel().rules.as_str(), app.panel().moves.len()), ("rin:size=8", 2));
    app.send(Message::Returned { id: "7".into(), link: "nonsense".into() });
    assert!(!alerted(&app.effects).is_empty());
}
