//! The saved games: listed, opened, named, deleted and brought back.

use super::storage::Storage;
use super::{App, alerted, announced};
use goishi::app::{About, Command, Effect, HostEffect, Message, Opened, Place, Row, Saved, about};

pub const SMALL: &str = "goishi 1 rin:size=8\n\n0,0\n";
pub const WON: &str = "goishi 1 renju-free\nblack: Ann\nwhite: Ben\n\nh8 resign\n";
pub const MATCH: &str = "goishi 1 ren\nevent: match of two, game 1\n\na1 b1\n";

/// A visit to a browser that holds these games, by ids and texts; the first was on the board.
pub fn with(games: &[(&str, &str)]) -> App {
    let saved = games.iter().map(|&(id, text)| Saved { id: id.into(), text: text.into() });
    App::visit(Storage::holding(saved), Opened::default())
}

impl App {
    /// The list of saved games.
    fn rows(&mut self) -> Vec<Row> {
        rows(&self.send(Message::ListGames))
    }

    /// What the list tells of each.
    fn told(&mut self) -> Vec<About> {
        let rows = self.rows();
        rows.iter().filter_map(|row| about(self.model.words(), &row.text)).collect()
    }

    /// The ids of the listed games.
    fn ids(&mut self) -> Vec<String> {
        let rows = self.rows().into_iter();
        // Of a game without moves there is nothing to tell.
        rows.filter(|row| about(self.model.words(), &row.text).is_some())
            .map(|row| row.id)
            .collect()
    }

    fn rename(&mut self, id: &str, name: &str) -> Vec<Effect> {
        self.send(Message::Rename(id.into(), name.into()))
    }
}

/// The list that is shown.
fn rows(effects: &[Effect]) -> Vec<Row> {
    let [Effect::Host(HostEffect::ShowGames(rows)), ..] = effects else { panic!("{effects:?}") };
    rows.clone()
}

#[test]
fn the_list_tells_who_plays_what_and_where_it_stands() {
    let named = "goishi 1 rin\nblack: Ann\nevent: At the sea\n\n3,3 4,4\n";
    let mut app = with(&[("4", SMALL), ("3", WON), ("2", MATCH), ("1", named)]);
    let seen: Vec<[String; 3]> =
        app.told().into_iter().map(|told| [told.name, told.title, told.state]).collect();
    let expected = [
        ["Black – White", "Rin 8×8", "1 move"],
        ["Ann – Ben", "Renju Free", "Black wins: White resigned."],
        ["Black – White", "Ren 10×10 – Match, first game.", "2 moves"],
        ["At the sea", "Rin 16×16", "2 moves"],
    ];
    assert_eq!(seen, expected.map(|row| row.map(String::from)));
    let running: Vec<bool> = app.rows().into_iter().map(|row| row.place == Place::Board).collect();
    assert_eq!(running, [true, false, false, false]);
    assert_eq!(app.rows()[1].text, WON, "for the small picture");
}

#[test]
fn the_newest_comes_first_and_ids_are_numbers() {
    let games = ["9", "10", "1790000000000", "101", "99"].map(|id| (id, SMALL));
    assert_eq!(with(&games).ids(), ["1790000000000", "101", "99", "10", "9"]);
}

#[test]
fn a_game_has_the_moment_of_its_beginning_as_its_key_and_no_two_have_the_same() {
    let mut app = with(&[("5000", SMALL)]);
    app.time(5000);
    app.new_game("rin");
    app.play(0, 0);
    app.new_game("rin");
    app.play(0, 0);
    app.time(1_790_000_000_000);
    app.new_game("rin");
    app.play(0, 0);
    assert_eq!(app.ids(), ["1790000000000", "5002", "5001", "5000"]);
    app.time(10);
    app.new_game("rin");
    app.play(0, 0);
    assert_eq!(app.ids().last().unwrap(), "10", "a watch that was set back does no harm");
}

#[test]
fn games_without_moves_are_not_listed() {
    let mut app = with(&[("1", "goishi 1 rin\nblack: Ann\n\n"), ("2", SMALL)]);
    assert_eq!(app.ids(), ["2"]);
    app.play(3, 3);
    assert_eq!(app.ids(), ["2", "1"], "from the first move on they are");
}

#[test]
fn what_cannot_be_read_is_listed_with_the_reason_and_stays() {
    for text in ["", "?", "goishi 2 rin\n\n", "goishi 1 rin\n\n0,0 0,0", "goishi 1 rin\n<b>\n\n"] {
        let mut app = with(&[("7", SMALL), ("8", text)]);
        let (row, told) = (app.rows()[0].clone(), app.told()[0].clone());
        assert!(told.state.starts_with("A saved game could not be read: "), "{}", told.state);
        assert_eq!((told.name.as_str(), told.title.as_str(), row.text.as_str()), ("", "", text));
        let effects = app.send(Message::OpenSaved("8".into()));
        assert_eq!(alerted(&effects), [told.state.as_str()]);
        assert_eq!(alerted(&app.rename("8", "x")), [told.state.as_str()]);
        assert_eq!((app.storage.current().as_str(), app.kept()), ("7", vec![text.to_string()]));
        app.send(Message::Delete("8".into()));
        assert_eq!(app.kept(), [""; 0], "but it can be deleted");
    }
}

#[test]
fn a_saved_game_is_opened_at_its_end_and_closes_the_sheet() {
    let mut app = with(&[("1", SMALL), ("2", WON)]);
    let effects = app.send(Message::OpenSaved("2".into()));
    assert!(effects.contains(&Effect::Host(HostEffect::CloseSheets)));
    assert_eq!((app.panel().shown, app.title().as_str()), (2, "Renju Free"));
    assert_eq!(app.storage.current(), "2", "a reload comes back to it");
    let again = App::visit(app.storage.clone(), Opened::default());
    assert_eq!(again.panel().moves, app.panel().moves);
    assert_eq!(app.send(Message::OpenSaved("3".into())), [], "there is no such game");
}

#[test]
fn deleted_games_keep_their_places_in_the_list_and_come_back_to_them() {
    let mut app = with(&[("1", SMALL), ("2", WON), ("3", MATCH)]);
    let places = |app: &mut App| app.rows().into_iter().map(|row| row.place).collect::<Vec<_>>();
    let effects = app.send(Message::Delete("2".into()));
    assert_eq!(announced(&effects), ["The game was deleted."]);
    assert_eq!(app.panel().notice, "The game was deleted.", "it is told in the sheet as well");
    assert_eq!(app.storage.text("2"), None);
    assert_eq!(places(&mut app), [Place::Storage, Place::Deleted, Place::Board]);
    app.send(Message::Delete("3".into()));
    assert_eq!(app.ids().join(" "), "3 2 1");
    assert_eq!(places(&mut app), [Place::Deleted, Place::Deleted, Place::Board]);
    assert_eq!(app.send(Message::OpenSaved("2".into())), [], "what is gone cannot be opened");
    app.send(Message::Restore("2".into()));
    assert_eq!(app.storage.text("2").unwrap(), WON);
    assert_eq!(places(&mut app), [Place::Deleted, Place::Storage, Place::Board]);
    app.send(Message::Restore("3".into()));
    assert_eq!(places(&mut app), [Place::Storage, Place::Storage, Place::Board]);
    assert_eq!(app.send(Message::Restore("3".into())), [], "once");
    assert_eq!(app.storage.current(), "1", "they are not on the board");
}

#[test]
fn a_game_comes_back_with_its_review() {
    let saved =
        [("1", SMALL), ("2", WON)].map(|(id, text)| Saved { id: id.into(), text: text.into() });
    let review = Saved { id: "2".into(), text: "a review".into() };
    let opened = Opened { reviews: vec![review.clone()], ..Opened::default() };
    let mut app = App::visit(Storage::holding(saved), opened);
    app.send(Message::Delete("2".into()));
    let restored = app.send(Message::Restore("2".into()));
    let Saved { id, text } = review;
    assert!(restored.contains(&Effect::Host(HostEffect::SaveReview { id, text })), "{restored:?}");
}

#[test]
fn the_game_on_the_board_is_not_deleted_nor_one_that_is_not_there() {
    let mut app = with(&[("1", SMALL), ("2", WON)]);
    for id in ["1", "4", ""] {
        assert_eq!(app.send(Message::Delete(id.into())), []);
        assert_eq!(app.send(Message::Restore(id.into())), []);
    }
}

#[test]
fn a_game_that_found_no_room_is_saved_when_there_is_some_and_says_so_until_then() {
    let mut app = with(&[("1", SMALL), ("2", WON)]);
    let saves = |effects: &[Effect]| {
        effects.iter().any(|e| matches!(e, Effect::Host(HostEffect::Save { id, .. }) if id == "1"))
    };
    assert!(!saves(&app.send(Message::Leaving)), "it is saved");
    app.send(Message::NotSaved);
    assert!(app.model.would_be_lost());
    app.play(1, 1);
    app.send(Message::Dismiss);
    assert_eq!(app.panel().notice, "This game is not saved.", "for as long as it is so");
    assert!(!app.panel().is_possible(Command::Dismiss));
    assert!(saves(&app.send(Message::Leaving)));
    assert!(saves(&app.send(Message::Delete("2".into()))), "there is room now");
    app.send(Message::SavedAgain);
    app.send(Message::Dismiss);
    assert_eq!((app.panel().notice.as_str(), app.model.would_be_lost()), ("", false));
}

#[test]
fn a_game_gets_a_name_and_loses_it_again() {
    let mut app = with(&[("1", SMALL), ("2", WON)]);
    for id in ["1", "2"] {
        app.rename(id, " At the sea \nwhite: Eve\n\n0,0");
        let head = "event: At the sea\n";
        assert_eq!(app.storage.text(id).unwrap().matches(head).count(), 1, "a line and no more");
    }
    let names = |app: &mut App| app.told().into_iter().map(|told| told.name).collect::<Vec<_>>();
    assert_eq!(names(&mut app), ["At the sea", "At the sea"]);
    app.play(3, 3);
    assert!(app.saved().contains("event: At the sea\n\n0,0 3,3"), "{}", app.saved());
    assert_eq!(app.storage.current(), "1", "the other is not the one to come back to");
    app.rename("1", "");
    app.rename("2", "");
    assert_eq!(names(&mut app), ["Ann – Ben", "Black – White"]);
    assert_eq!(app.storage.text("2").unwrap(), WON);
    assert_eq!(app.rename("3", "x"), [], "there is no such game");
}

#[test]
fn a_match_is_not_renamed_and_a_name_makes_no_match() {
    for running in [MATCH, SMALL] {
        let other = if running == MATCH { SMALL } else { MATCH };
        let mut app = with(&[("1", running), ("2", other)]);
        for (id, game, wish) in
            [("1", running, "match of two, game 1"), ("2", other, "match of two, game 2 after 9-0")]
        {
            let effects = app.rename(id, if game == MATCH { "x" } else { wish });
            assert!(matches!(effects[0], Effect::Host(HostEffect::ShowGames(_))), "the old name");
            assert!(app.panel().notice.contains("This name stays"), "{}", app.panel().notice);
            app.send(Message::Dismiss);
        }
        let texts: Vec<String> = app.storage.games().into_iter().map(|saved| saved.text).collect();
        assert_eq!(texts, [other, running]);
    }
    let mut app = with(&[("1", "goishi 1 ren\n\na1\n")]);
    app.rename("1", "match of two, game 1");
    assert_eq!(app.panel().standing, "");
}

#[test]
fn a_game_in_a_deep_line_of_variations_keeps_all_of_them_through_a_name() {
    let text = "goishi 1 rin:size=8\n\n0,0 1,1 {why?} (2,2 4,4) (3,3) 5,5\n";
    let mut app = with(&[("1", SMALL), ("2", text)]);
    app.rename("2", "Deep");
    assert_eq!(app.storage.text("2").unwrap(), text.replace("\n\n", "\nevent: Deep\n\n"));
}

#[test]
fn notes_and_positions_without_moves_are_kept_and_listed() {
    let noted = "goishi 1 renju-free\n\n{To be studied.}\n";
    let set_up = "goishi 1 renju-free\nsetup: black h8; white g7; black to play\n\n";
    for text in [noted, set_up] {
        let mut app = with(&[("2", text), ("1", WON)]);
        app.send(Message::OpenSaved("1".into()));
        assert_eq!(app.ids(), ["2", "1"], "{text}");
        assert!(about(app.model.words(), text).is_some());
    }
    let mut app = with(&[("2", "goishi 1 renju-free\nblack: Ann\n\n"), ("1", WON)]);
    app.send(Message::OpenSaved("1".into()));
    assert_eq!(app.ids(), ["1"], "names alone are no game");
}
