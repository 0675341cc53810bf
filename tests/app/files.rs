//! What the page does with files: here the program for files is asked at once.

use crate::{App, alerted};
use goishi::app::files::{Language, Order, Search};
use goishi::app::{Command, Effect, Find, HostEffect, Message, Model, update};
use goishi::picture::files::Files;
use goishi::record::formats::Format;
use std::fs;

/// What the program for files answers, if this effect asks it for something.
pub fn answer(files: &mut Files, model: &Model, effect: &Effect) -> Option<Message> {
    let Effect::Host(effect) = effect else { return None };
    let language = language(model.words().lang());
    Some(match effect {
        HostEffect::ReadFile(bytes) => {
            let order = Order::Open { preferred: model.rules().id(), language };
            Message::FileRead(files.carry_out(order, bytes, &|_| {}).0.opened())
        }
        HostEffect::ReadGameOfFile(game) => {
            let (product, _) = files.carry_out(Order::Choose { game: *game }, &[], &|_| {});
            Message::FileRead(product.opened())
        }
        HostEffect::WriteText { record, format } => {
            let (record, id) = (record.clone(), format.id().into());
            let order = Order::Write { record, format: id, language };
            Message::TextWritten(*format, files.carry_out(order, &[], &|_| {}).0.text())
        }
        HostEffect::Search(number, search) => {
            let order = Order::Search(Search { language, ..(**search).clone() });
            let found = files.carry_out(order, &[], &|_| {}).0.found();
            Message::Search(Find::Found(*number, found))
        }
        _ => return None,
    })
}

fn language(lang: &str) -> Language {
    let file = format!("{}/www/words/{lang}.txt", env!("CARGO_MANIFEST_DIR"));
    Language { lang: lang.into(), words: fs::read_to_string(file).unwrap() }
}

pub fn files() -> Files {
    Files::new(|bytes, _| String::from_utf8_lossy(bytes).into_owned())
}

const GAME: &str = "(;GM[4]SZ[15]RU[renju-free];B[hh];W[hg])";

#[test]
fn a_file_is_read_whatever_it_is() {
    let mut app = App::new();
    app.send(Message::FileOpened(b"goishi 1 renju-free\n\nh8 h9 a1".to_vec()));
    assert_eq!(app.model.record().line().len(), 3, "our own");
    app.send(Message::FileOpened(GAME.into()));
    assert_eq!(app.model.record().line().len(), 2, "another program's");
    let lib = [b"\xffRenLib\xff\x03\x04".as_slice(), &[0xff; 10], &[0x78, 0x40]].concat();
    app.send(Message::FileOpened(lib));
    assert_eq!(app.model.record().line().len(), 1, "a library");
    let effects = app.send(Message::FileOpened(vec![0xff, 0, 1, 2]));
    assert_eq!(alerted(&effects).len(), 1);
    assert_eq!(app.model.record().line().len(), 1, "what is no game changes nothing");
}

#[test]
fn of_several_games_none_is_opened_before_it_is_chosen() {
    let mut app = App::new();
    let effects = app.send(Message::FileOpened(GAME.repeat(2).into()));
    let listed = effects.iter().find_map(|effect| match effect {
        Effect::Host(HostEffect::ShowFile(listed)) => Some(listed.games.len()),
        _ => None,
    });
    assert_eq!((listed, app.model.record().line().len()), (Some(2), 0));
    assert_eq!(app.panel().notice, "", "the file is not being opened any more");
    let effects = app.send(Message::ChooseGameOfFile(1));
    assert!(effects.contains(&Effect::Host(HostEffect::ReadGameOfFile(1))));
    let effects = app.send(Message::ListFile("Ada".into()));
    assert!(effects.contains(&Effect::Host(HostEffect::ListFile("Ada".into()))));
}

/// Whether a text that begins so is shown, and is saved in this format.
fn shows(effects: &[Effect], wanted: Format, start: &str) -> bool {
    effects.iter().any(|effect| {
        matches!(effect, Effect::Host(HostEffect::ShowText { text, format })
            if *format == wanted && text.starts_with(start))
    })
}

#[test]
fn games_are_written_in_other_formats_and_what_is_not_in_them_is_told() {
    let fork = "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j9/o15 j9 a3 j10 a5";
    let mut app = App::opened(Some(fork), "");
    let effects = app.command(Command::AsSgf);
    assert!(shows(&effects, Format::Sgf, "(;FF[4]"), "{effects:?}");
    let effects = app.command(Command::AsPsq);
    assert!(shows(&effects, Format::Psq, "Piskvorky"), "{effects:?}");
    assert_eq!(app.panel().notice, "The file holds the stones alone.");
    app.command(Command::AsSgf);
    assert_eq!(app.panel().notice, "", "nothing is missing there");
}

#[test]
fn opening_a_large_file_is_told_beside_the_board_and_can_be_stopped() {
    let mut app = App::new();
    app.new_game("renju-free");
    let lib = [b"\xffRenLib\xff\x03\x04".as_slice(), &[0xff; 10], &[0x78, 0x40]].concat();
    // What the program for files does with it does not come.
    let effects = update(&mut app.model, Message::FileOpened(lib.clone()), app.now);
    assert!(effects.contains(&Effect::Host(HostEffect::ReadFile(lib.clone()))));
    assert_eq!(app.panel().notice, "Opening the file…");
    let effects = app.send(Message::FileProgress(3));
    assert!(effects.contains(&Effect::Host(HostEffect::CloseSheets)), "the board is there");
    let effects = app.send(Message::FileProgress(4));
    assert!(!effects.contains(&Effect::Host(HostEffect::CloseSheets)), "a sheet may be opened");
    app.press("h8");
    assert_eq!(app.model.record().line().len(), 1, "the game goes on");
    assert_eq!(app.panel().notice, "Opening the file… 4%", "and the file is still told of");
    let effects = app.command(Command::StopOpening);
    assert!(effects.contains(&Effect::Host(HostEffect::StopReading)));
    assert_eq!(app.panel().notice, "Stopped.");
    assert!(!app.panel().is_possible(Command::StopOpening));
    assert!(app.send(Message::FileProgress(5)).is_empty(), "a word that comes too late");
    app.send(Message::FileOpened(lib));
    assert!(!app.panel().is_possible(Command::StopOpening), "what is open is not being opened");
    assert_eq!(
        (app.panel().notice.contains("Opening"), app.model.record().line().len()),
        (false, 1)
    );
}

#[test]
fn another_file_takes_the_place_of_one_that_is_still_being_opened() {
    let mut app = App::new();
    update(&mut app.model, Message::FileOpened(vec![0xff, 0]), app.now);
    let effects = update(&mut app.model, Message::FileOpened(GAME.into()), app.now);
    let place = |wanted: &HostEffect| {
        effects.iter().position(|effect| matches!(effect, Effect::Host(it) if it == wanted))
    };
    let (stop, read) = (place(&HostEffect::StopReading), place(&HostEffect::ReadFile(GAME.into())));
    assert!(stop.is_some() && stop < read, "{stop:?} {read:?}");
}
