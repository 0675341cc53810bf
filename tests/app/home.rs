//! Statistics, backups, and what is kept for good.

use super::library::{MATCH, SMALL, WON, with};
use super::{App, alerted};
use goishi::app::players::Mood;
use goishi::app::statistics::{Tally, statistics};
use goishi::app::{Command, Effect, HostEffect, Message, Place, Setting, about, backup};

/// Black, a person, has five in a row against the second level.
const BEATEN: &str = "goishi 1 renju-pritchard\nwhite: computer 2\n\nh8 a1 i8 a3 j8 a5 k8 a7 l8\n";
const LOST: &str = "goishi 1 renju-free\nblack: computer 5\n\nh8 resign\n";
const RIN: &str = "goishi 1 rin:size=8\nwhite: computer 1\n\n0,0 resign\n";
const SET_UP: &str = "goishi 1 renju-free\nwhite: computer 6\nsetup: black h8; white a1; black to play\n\ni8 resign\n";
/// The colours were exchanged, and the head says who has which in the end.
const SWAPPED: &str = "goishi 1 renju-rif\nwhite: computer 3\n\nh8 h9 h10 swap resign\n";

#[test]
fn games_against_the_computer_are_counted_by_game_level_and_colour() {
    let won = Tally { won: 1, ..Tally::default() };
    let app = with(&[
        ("7", BEATEN),
        ("6", LOST),
        ("5", RIN),
        ("4", SMALL),
        ("3", WON),
        ("2", "?"),
        ("1", SET_UP),
    ]);
    let all = statistics(&app.model);
    assert_eq!(all.iter().map(|of| of.game).collect::<Vec<_>>(), ["Renju", "Rin"]);
    assert_eq!(all[0].levels[1], [won, Tally::default()]);
    let lost = Tally { lost: 1, ..Tally::default() };
    assert_eq!(all[0].levels[4], [Tally::default(), lost], "White, the person, has resigned");
    assert_eq!((all[0].best(), all[1].best()), (Some(2), Some(1)));
    assert!(statistics(&App::new().model).is_empty());
}

#[test]
fn after_a_swap_the_person_is_who_has_the_colour_in_the_end() {
    let all = statistics(&with(&[("1", SWAPPED)]).model);
    let [black, white] = all[0].levels[2];
    assert!(!black.is_empty() && white.is_empty(), "{all:?}");
}

#[test]
fn the_list_says_how_a_game_ended_for_the_person_and_which_one_goes_on() {
    let app = App::new();
    let mood = |text| about(app.model.words(), text).unwrap().mood;
    assert_eq!(mood(BEATEN), Some(Mood::Won));
    assert_eq!((mood(WON), mood(SMALL)), (None, None), "two people, or not over");
    let mut app = with(&[("9", WON), ("8", BEATEN), ("7", SMALL), ("6", MATCH)]);
    let effects = app.send(Message::ListGames);
    let [Effect::Host(HostEffect::ShowGames(rows))] = &effects[..] else { panic!("{effects:?}") };
    let seen: Vec<_> = rows.iter().map(|row| (row.id.as_str(), row.place)).collect();
    assert_eq!(seen[0], ("7", Place::Next));
    assert_eq!(seen[1..], [("9", Place::Board), ("8", Place::Storage), ("6", Place::Storage)]);
    let mut app = with(&[("9", SMALL), ("8", MATCH)]);
    let effects = app.send(Message::ListGames);
    let [Effect::Host(HostEffect::ShowGames(rows))] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(rows[1].place, Place::Storage, "a game is going on already");
}

/// The backup that the page hands out.
fn backup_of(app: &mut App) -> String {
    match &app.send(Command::Backup.message())[..] {
        [Effect::Host(HostEffect::SaveBackup(text))] => text.clone(),
        effects => panic!("{effects:?}"),
    }
}

#[test]
fn a_backup_brings_everything_to_another_browser() {
    let mut app = with(&[("7", BEATEN), ("6", LOST), ("5", "goishi 9 later\n")]);
    app.send(Message::Set(Setting::Theme, "dark".into()));
    app.begin("ren:size=8", &[("black", "Ännchen 碁")]);
    let text = backup_of(&mut app);
    assert!(backup::is_one(&text));
    let mut other = with(&[("6", WON)]);
    other.send(Message::TextOpened(text.clone()));
    assert_eq!(other.panel().notice, "4 games added from the backup.");
    let kept: Vec<String> = other.storage.games().into_iter().map(|saved| saved.text).collect();
    for text in [BEATEN, LOST, WON, "goishi 9 later\n"] {
        assert!(kept.iter().any(|other| other == text), "{text}: {kept:?}");
    }
    assert_eq!(other.storage.text("6").as_deref(), Some(WON), "nothing takes another's place");
    assert_eq!(other.storage.settings(), "theme=dark");
    assert_eq!(statistics(&other.model), statistics(&app.model));
    let choices = goishi::app::sheet(&other.model);
    assert!(choices.contains(&("Ren".into(), "ren:size=8".into())));
    other.send(Message::TextOpened(text));
    assert_eq!(other.panel().notice, "0 games added from the backup.", "once is enough");
}

#[test]
fn a_review_that_belongs_to_no_game_spoils_no_backup() {
    let game = "goishi 1 ren\n\nd4";
    let text = format!("goishi backup 1\nreview learn 4\n1 2 \ngame 17 {}\n{game}\n", game.len());
    let mut app = App::new();
    app.send(Message::TextOpened(text));
    assert_eq!(app.panel().notice, "1 game added from the backup.");
}

#[test]
fn what_is_no_backup_changes_nothing() {
    let mut app = with(&[("7", BEATEN), ("6", LOST)]);
    app.send(Message::Set(Setting::Theme, "dark".into()));
    let good = backup_of(&mut app);
    let cut: Vec<String> = (14..good.len()).step_by(7).map(|at| good[..at].into()).collect();
    let strange = [
        "goishi backup 2\n",
        "goishi backup 1\ngame 1 99999\ngoishi 1 rin\n",
        "goishi backup 1\ngame 1 18446744073709551616\nx\n",
        "goishi backup 1\ngame x 12\ngoishi 1 rin\n",
        "goishi backup 1\ngame 1 5\n<b>xx\n",
        "goishi backup 1\nchoice Ren 14\ngoishi 1 rin\n\n\n",
        "goishi backup 1\nsecret 1 1\nx\n",
        "goishi backup 1\ngame 1 1\né\n",
        "goishi backup 1\ngame 1 12 3\ngoishi 1 rin\n",
    ];
    for text in cut.into_iter().chain(strange.map(String::from)) {
        // What ends after a whole part is whole.
        let mut other = with(&[("6", WON)]);
        let effects = other.send(Message::TextOpened(text.clone()));
        if alerted(&effects).is_empty() {
            assert!(good.starts_with(&text) && text.ends_with('\n'), "{text:?}");
            continue;
        }
        assert!(alerted(&effects)[0].starts_with("This backup is damaged"), "{text:?}");
        assert_eq!((other.storage.games().len(), other.storage.settings()), (1, String::new()));
    }
}

#[test]
fn the_browser_is_asked_to_keep_things_once_there_is_something() {
    let mut app = App::new();
    let asked = |app: &App| {
        app.effects.iter().filter(|effect| **effect == Effect::Host(HostEffect::Persist)).count()
    };
    app.new_game("rin:size=8");
    assert_eq!(asked(&app), 0, "an empty board is nothing");
    app.play(0, 0);
    app.play(1, 1);
    assert_eq!(asked(&app), 1);
}

#[test]
fn games_of_a_backup_with_one_key_all_get_keys_of_their_own() {
    let mut app = App::new();
    let mut text = String::from("goishi backup 1\n");
    for number in 0..9_999 {
        let game = format!("goishi 1 renju-free\nevent: {number}\n\nh8\n");
        text += &format!("game 7 {}\n{game}\n", game.len());
    }
    app.send(Message::TextOpened(text.clone()));
    assert_eq!(app.panel().notice, "9999 games added from the backup.");
    let mut ids: Vec<String> = app.storage.games().into_iter().map(|saved| saved.id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 9_999);
    text += &"settings all 0\n\n".repeat(2);
    assert!(!alerted(&App::new().send(Message::TextOpened(text))).is_empty(), "too many parts");
}

#[test]
fn the_list_calls_the_person_you_and_the_computer_by_its_name() {
    let app = App::new();
    let name = |text| about(app.model.words(), text).unwrap().name;
    assert_eq!(name(BEATEN), "You – Clay");
    assert_eq!(name(LOST), "Jade – You");
    assert_eq!(name(WON), "Ann – Ben");
}
