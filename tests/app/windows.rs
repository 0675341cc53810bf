//! Two windows of one browser: whatever they do to the same games, nothing is lost.

use super::App;
use super::library::{SMALL, WON, with};
use goishi::app::{Command, Message, Opened, Place, Setting};

impl App {
    /// Another window of the same browser.
    fn window(&self) -> Self {
        Self::visit(self.storage.clone(), Opened::default())
    }

    /// The browser tells that another window has saved or deleted this game.
    fn hears_of(&mut self, id: &str) {
        let text = self.storage.text(id);
        self.send(Message::SavedElsewhere { id: id.into(), text });
    }

    /// The moves of all saved games, the newest first.
    fn moves_saved(&self) -> Vec<String> {
        let games = self.storage.games().into_iter();
        games.map(|saved| saved.text.split("\n\n").nth(1).unwrap().trim_end().into()).collect()
    }
}

#[test]
fn a_game_that_two_windows_continue_is_two_games() {
    let mut here = with(&[("1", SMALL)]);
    let mut there = here.window();
    there.play(2, 2);
    here.hears_of("1");
    assert_eq!(here.panel().moves.len(), 1, "it is left as it is here");
    here.time(9);
    here.play(5, 5);
    assert_eq!(here.moves_saved(), ["0,0 5,5", "0,0 2,2"]);
    assert!(here.panel().notice.contains("a second game"), "the player is told");
    for (row, col) in [(6, 6), (7, 7)] {
        here.play(row, col);
        there.play(row, col);
    }
    assert_eq!(here.moves_saved(), ["0,0 5,5 6,6 7,7", "0,0 2,2 6,6 7,7"]);
    assert_eq!((here.storage.current(), there.storage.current()), ("9".into(), "1".into()));
    assert_eq!(there.panel().notice, "", "there it is still the same game");
}

#[test]
fn the_same_holds_if_one_has_not_heard_of_the_other() {
    let mut here = with(&[("1", SMALL)]);
    let mut there = here.window();
    there.play(2, 2);
    here.play(5, 5);
    here.hears_of("1");
    assert_eq!(here.moves_saved(), ["0,0 2,2", "0,0 5,5"], "the key is the time, and that is 0");
    assert_eq!(here.kept(), ["goishi 1 rin:size=8\n\n0,0 2,2\n"]);
    let listed = here.send(Message::ListGames);
    let [goishi::app::Effect::Host(goishi::app::HostEffect::ShowGames(rows))] = &listed[..] else {
        panic!("{listed:?}")
    };
    assert_eq!(rows.iter().filter(|row| row.place == Place::Board).count(), 1);
    assert_eq!(rows.len(), 2);
}

#[test]
fn a_game_continued_in_one_window_stays_one() {
    let here = with(&[("1", SMALL)]);
    let mut there = here.window();
    for col in 0..5 {
        there.play(2, col);
        there.send(Message::Undo);
        there.send(Message::Redo);
    }
    assert_eq!(here.storage.games().len(), 1);
}

#[test]
fn games_of_the_other_window_are_listed_opened_and_gone_again() {
    let mut here = with(&[("1", SMALL)]);
    let mut there = here.window();
    there.time(50);
    there.new_game("rin");
    there.play(9, 9);
    there.play(9, 8);
    here.hears_of("50");
    here.send(Message::OpenSaved("50".into()));
    assert_eq!(here.panel().moves.len(), 2);
    here.send(Message::OpenSaved("1".into()));
    there.send(Message::OpenSaved("1".into()));
    there.send(Message::Delete("50".into()));
    here.hears_of("50");
    assert_eq!(here.send(Message::OpenSaved("50".into())), []);
}

#[test]
fn an_empty_game_in_which_the_other_window_has_played_is_not_thrown_away() {
    let mut here = with(&[("1", SMALL)]);
    here.time(30);
    here.new_game("rin");
    let mut there = here.window();
    there.play(8, 8);
    here.new_game("rin:size=12");
    assert_eq!(there.storage.text("30").unwrap(), "goishi 1 rin\n\n8,8\n");
    let mut here = with(&[("1", "goishi 1 rin\n\n")]);
    let mut there = here.window();
    there.play(8, 8);
    here.hears_of("1");
    here.send(Message::ChooseGame("Ren".into()));
    assert_eq!(there.storage.text("1").unwrap(), "goishi 1 rin\n\n8,8\n");
}

#[test]
fn a_game_on_which_the_other_window_has_played_is_not_deleted() {
    let mut here = with(&[("1", SMALL), ("2", WON)]);
    let mut there = here.window();
    there.send(Message::OpenSaved("2".into()));
    there.command(Command::Undo);
    here.send(Message::Delete("2".into()));
    assert!(here.storage.text("2").unwrap().ends_with("\n\nh8\n"));
    here.send(Message::OpenSaved("2".into()));
    assert_eq!(here.panel().moves.len(), 1, "and it is listed as it is now");
}

#[test]
fn a_game_that_is_deleted_there_is_saved_again_with_its_next_move_here() {
    let mut here = with(&[("1", SMALL), ("2", WON)]);
    let mut there = here.window();
    there.send(Message::OpenSaved("2".into()));
    there.send(Message::Delete("1".into()));
    here.hears_of("1");
    assert_eq!(here.panel().moves.len(), 1);
    here.play(1, 1);
    assert_eq!(here.storage.text("1").unwrap(), "goishi 1 rin:size=8\n\n0,0 1,1\n");
    there.hears_of("1");
    there.send(Message::Restore("1".into()));
    assert_eq!(there.moves_saved(), ["h8 resign", "0,0 1,1", "0,0"], "both are there");
    assert_eq!(there.storage.current(), "2");
}

#[test]
fn a_name_given_to_a_game_that_the_other_window_plays_waits_for_the_next_time() {
    let mut here = with(&[("1", SMALL), ("2", WON)]);
    let mut there = here.window();
    there.send(Message::OpenSaved("2".into()));
    there.command(Command::Undo);
    here.send(Message::Rename("2".into(), "Late".into()));
    assert!(here.storage.text("2").unwrap().ends_with("white: Ben\n\nh8\n"), "no move is lost");
    assert_eq!((here.model.id(), here.storage.games().len()), ("1", 2), "and no game is added");
    here.send(Message::Rename("2".into(), "Late".into()));
    assert!(here.storage.text("2").unwrap().ends_with("event: Late\n\nh8\n"));
}

#[test]
fn settings_of_two_windows_do_not_overwrite_each_other() {
    let mut here = with(&[("1", SMALL)]);
    let mut there = here.window();
    here.send(Message::Set(Setting::Theme, "dark".into()));
    there.send(Message::Set(Setting::Coords, "off".into()));
    assert_eq!(here.storage.settings(), "coords=off theme=dark");
    there.send(Message::SettingsElsewhere(here.storage.settings()));
    assert_eq!(there.panel().theme, "dark", "what was chosen there is seen here");
    assert!(there.panel().settings.contains(&(Setting::Coords, "off")));
    here.send(Message::Set(Setting::Theme, "auto".into()));
    there.send(Message::SettingsElsewhere(here.storage.settings()));
    assert_eq!(there.panel().theme, "wood");
}

#[test]
fn settings_of_another_window_leave_alone_what_the_address_asks_for() {
    let opened = Opened { query: "theme=dark".into(), ..Opened::default() };
    let mut app = App::visit(super::storage::Storage::holding(None), opened);
    app.send(Message::SettingsElsewhere("numbers=on".into()));
    assert_eq!(app.panel().theme, "dark");
    assert!(app.panel().settings.contains(&(Setting::Numbers, "on")));
}
