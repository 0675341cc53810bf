//! What the parameters of the page's address bring: a game like a link's, and settings for this visit.

use super::storage::Storage;
use super::{App, alerted};
use goishi::app::parameters::{NAMES, Start, Visit, from_query, to_query};
use goishi::app::words::Words;
use goishi::app::{Command, Copied, Effect, Message, Opened, Setting, Settings};
use goishi::record::Record;

const SAVED: &str = "goishi 1 rin:size=8\nblack: Ann\n\n0,0 1,1\n";

fn asks(settings: &str, left_out: &str, link: &str) -> Message {
    Message::AddressRead([settings, left_out, link].join("\n"))
}

fn saved_settings(effects: &[Effect]) -> Vec<&str> {
    let mut texts = Vec::new();
    for effect in effects {
        if let Effect::SaveSettings(text) = effect {
            texts.push(text.as_str());
        }
    }
    texts
}

#[test]
fn a_game_is_opened_like_a_link_and_the_running_one_is_kept() {
    let mut app = App::opened(Some(SAVED), "");
    app.send(asks("", "", "1;ren;eeff;white=computer.202;1"));
    assert_eq!(app.saved(), "goishi 1 ren\nwhite: computer 2\n\ne6 f5\n");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (1, 2));
    assert_eq!(app.kept(), [SAVED]);
    assert_eq!(app.panel().notice, "This game came with the link.");
}

#[test]
fn settings_hold_for_this_visit_and_only_what_the_player_chooses_is_saved() {
    let opened = Opened { settings: "coords=off".into(), ..Opened::default() };
    let mut app = App::visit(Storage::holding(None), opened);
    let effects = app.send(asks("theme=dark lang=de numbers=on", "", ""));
    assert_eq!(saved_settings(&effects), [""; 0]);
    assert_eq!(app.panel().theme, "dark");
    assert!(effects.contains(&Effect::LoadWords("de")));
    let effects = app.send(Message::Switch(Setting::Sound));
    assert_eq!(saved_settings(&effects), ["coords=off sound=on"]);
    let effects = app.command(Command::Numbers);
    assert_eq!(saved_settings(&effects), ["coords=off sound=on"], "off, as it is usually");
    let effects = app.send(Message::Set(Setting::Theme, "paper".into()));
    assert_eq!(saved_settings(&effects), ["coords=off sound=on theme=paper"]);
    assert_eq!(app.panel().theme, "paper");
}

#[test]
fn what_was_left_out_is_told_and_the_rest_counts() {
    let mut app = App::opened(Some(SAVED), "");
    let effects = app.send(asks("theme=dark", "ply=\"x\" was left out.", "1;rin;aa;1"));
    assert_eq!(alerted(&effects), ["ply=\"x\" was left out."]);
    assert_eq!(app.panel().notice, "ply=\"x\" was left out.");
    assert_eq!((app.panel().theme, app.saved().as_str()), ("dark", "goishi 1 rin\n\n0,0\n"));
}

#[test]
fn without_a_game_the_running_one_goes_on() {
    let mut app = App::opened(Some(SAVED), "");
    for asked in ["", "\n", "\n\n", "theme=pink\n\n", "x\ny", "theme=dark"] {
        app.send(Message::AddressRead(asked.into()));
        assert_eq!((app.panel().shown, app.panel().moves.len()), (2, 2), "{asked:?}");
        assert!(!app.effects.iter().any(|e| matches!(e, Effect::Save { .. })), "{asked:?}");
    }
    app.play(5, 5);
    assert_eq!(app.saved(), SAVED.replace("1,1", "1,1 5,5"));
}

#[test]
fn the_line_for_other_pages_has_the_game_the_position_and_the_look() {
    let mut app = App::opened(Some(SAVED), "");
    app.command(Command::Previous);
    app.command(Command::Numbers);
    let effects = app.command(Command::CopyEmbed);
    let look = String::from("numbers=on");
    assert_eq!(effects, [Effect::Copy { what: Copied::Embed, text: SAVED.into(), ply: 1, look }]);
    let effects = app.send(Message::Copied(Ok(Copied::Embed)));
    let said = "The embed code is in your clipboard.";
    assert!(effects.contains(&Effect::Announce(said.into())), "{effects:?}");
}

fn visit(query: &str) -> Visit {
    Visit::read(query, &Words::default())
}

#[test]
fn a_query_becomes_settings_a_link_and_what_stays() {
    let read = visit("?rules=ren&moves=e5+f6&ply=1&ai=white&level=2&theme=dark&lang=de&utm=%41");
    assert_eq!(read.settings, "theme=dark lang=de");
    assert_eq!(read.link, "1;ren;effe;white=computer.202;1");
    assert_eq!((read.rest.as_str(), read.left_out.as_str()), ("theme=dark&lang=de&utm=%41", ""));
    assert_eq!(visit("theme=auto").settings, "theme=auto", "the address may want what is usual");
    assert_eq!(visit(""), visit("?"));
    assert_eq!(visit("?").link, "");
}

#[test]
fn what_is_wrong_makes_no_game_and_no_setting() {
    let read = visit("rules=chess&theme=pink&numbers=on");
    assert_eq!((read.link.as_str(), read.settings.as_str()), ("", "numbers=on"));
    assert!(read.left_out.contains("chess") && read.left_out.contains("pink"), "{read:?}");
    let read = visit("rules=ren&moves=zz");
    assert_eq!(read.link.split(';').nth(1), Some("ren"), "what is right counts");
    assert!(read.left_out.contains("zz"), "{read:?}");
    assert_eq!(visit("ply=3&side=black&level=2&controls=full").link, "", "these make no game");
}

/// The script that reads the address loads nothing for names that it does not know.
#[test]
fn the_page_looks_for_the_same_names() {
    let script = include_str!("../../www/later/address.js");
    let (_, list) = script.split_once("const NAMES = [").unwrap();
    let (list, _) = list.split_once(']').unwrap();
    let names: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    assert_eq!(names, NAMES);
}

fn query(text: &str, ply: usize, look: &str) -> String {
    to_query(&Record::parse(text).unwrap(), ply, Settings::read(look)).0
}

#[test]
fn a_frame_has_the_shape_of_what_is_shown_in_it() {
    let shape = |text| to_query(&Record::parse(text).unwrap(), 0, Settings::default()).1;
    assert_eq!(shape("goishi 1 ren\n\ne5"), "6/7");
    assert_eq!(shape("goishi 1 ren\nwhite: computer 1\n\ne5"), "4/5");
}

#[test]
fn a_query_for_other_pages_leads_back_to_the_position() {
    let text = "goishi 1 renju-rif\n\nh8 i9 j10 swap k9 g7/i7 i7 h9=\n";
    let made = query(text, 5, "theme=paper numbers=on sound=on");
    assert_eq!(
        made,
        "rules=renju-rif&moves=h8+i9+j10+swap+k9+g7/i7+i7+h9=&ply=5&controls=steps&theme=paper&numbers=on"
    );
    let start = Start::read(&from_query(&made), None);
    assert_eq!((start.record.to_string().as_str(), start.ply, start.faults), (text, 5, vec![]));
    let text = "goishi 1 ren:size=8,rui=5\nblack: computer 4\nwhite: Ann\n\n";
    let made = query(text, 0, "");
    assert_eq!(made, "rules=ren:size=8,rui=5&ai=black&level=4&interactive");
    let start = Start::read(&from_query(&made), None);
    assert_eq!(start.record.to_string(), text.replace("white: Ann\n", ""));
    let text = "goishi 1 rin:size=8\nblack: computer 1\nwhite: computer 1\n\n3,3 4,4\n";
    let made = query(text, 2, "coords=off");
    assert_eq!(made, "rules=rin:size=8&moves=3,3+4,4&ai=both&level=1&interactive&coords=off");
    assert_eq!(Start::read(&from_query(&made), None).record.to_string(), text);
}
