//! What the parameters of the page's address bring: a game like a link's, and settings for this visit.

use super::storage::Storage;
use super::{App, alerted};
use goishi::app::parameters::{Start, from_query, to_query};
use goishi::app::{Command, Copied, Effect, HostEffect, Message, Opened, Setting, Settings};
use goishi::record::Record;

const SAVED: &str = "goishi 1 rin:size=8\nblack: Ann\n\n0,0 1,1\n";

/// The page opened at an address with this query, where a game is saved and this is set.
fn opened(settings: &str, query: &str) -> App {
    let saved = goishi::app::Saved { id: "0".into(), text: SAVED.into() };
    let (settings, query) = (settings.into(), query.into());
    App::visit(Storage::holding([saved]), Opened { settings, query, ..Opened::default() })
}

fn is_saved(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Host(HostEffect::Save { .. })))
}

/// The query that the app leaves in the address.
fn rest(effects: &[Effect]) -> Option<&str> {
    effects.iter().find_map(|effect| match effect {
        Effect::Host(HostEffect::SetQuery(rest)) => Some(rest.as_str()),
        _ => None,
    })
}

#[test]
fn a_game_is_opened_like_a_link_and_the_running_one_is_kept() {
    let app = opened("", "?rules=ren&moves=e6+f5&ply=1&ai=white&level=2");
    assert_eq!(app.saved(), "goishi 1 ren\nwhite: computer 2\n\ne6 f5\n");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (1, 2));
    assert_eq!(app.kept(), [SAVED]);
    assert_eq!(app.panel().notice, "Game opened from the link.");
}

#[test]
fn settings_hold_for_this_visit_and_only_what_the_player_chooses_is_saved() {
    let mut app = opened("coords=off", "theme=dark&lang=de&numbers=on");
    assert_eq!(app.storage.settings(), "coords=off");
    assert_eq!(app.panel().theme, "dark");
    assert!(app.effects.contains(&Effect::LoadWords("de")));
    app.send(Message::Switch(Setting::Sound));
    assert_eq!(app.storage.settings(), "coords=off sound=on");
    app.command(Command::Numbers);
    assert_eq!(app.storage.settings(), "coords=off sound=on", "off, as it is usually");
    app.send(Message::Set(Setting::Theme, "paper".into()));
    assert_eq!(app.storage.settings(), "coords=off sound=on theme=paper");
    assert_eq!(app.panel().theme, "paper");
}

#[test]
fn what_only_boards_in_other_pages_have_is_told_and_taken_from_the_address() {
    let app = opened("", "bg=none&theme=dark&controls=steps&interactive&src=letter");
    let said = ["bg", "controls", "interactive"]
        .map(|name| format!("{name} was ignored: only boards in other pages have it."));
    assert_eq!(alerted(&app.effects), [said.join(" ")]);
    assert_eq!(rest(&app.effects), Some("theme=dark&src=letter"));
    assert_eq!(app.panel().theme, "dark");
}

#[test]
fn what_was_left_out_is_told_and_the_rest_counts() {
    let app = opened("", "theme=dark&rules=rin&moves=0,0&ply=x");
    let said = "ply=\"x\" was ignored; use 0, 1, 2, 3….";
    assert_eq!(alerted(&app.effects), [said]);
    assert_eq!(app.panel().notice, said);
    assert_eq!((app.panel().theme, app.saved().as_str()), ("dark", "goishi 1 rin\n\n0,0\n"));
}

#[test]
fn without_a_game_the_running_one_goes_on() {
    for query in [
        "",
        "?",
        "&&",
        "theme=pink",
        "x=y",
        "utm_source=z&theme=dark",
        "ply=3&side=black",
        "level=7",
    ] {
        let mut app = opened("", query);
        assert_eq!((app.panel().shown, app.panel().moves.len()), (2, 2), "{query:?}");
        assert!(!is_saved(&app.effects), "{query:?}");
        app.play(5, 5);
        assert_eq!(app.saved(), SAVED.replace("1,1", "1,1 5,5"));
    }
}

#[test]
fn a_level_alone_is_a_game_against_the_computer_of_that_level() {
    for (query, saved) in [
        ("level=5", "goishi 1 rin\nwhite: computer 5\n\n"),
        ("?level=1&side=white&rules=ren", "goishi 1 ren\nblack: computer 1\n\n"),
        ("rules=ren&moves=e6&level=2", "goishi 1 ren\nwhite: computer 2\n\ne6\n"),
        ("record=goishi+1+ren;black:+computer+1&level=6", "goishi 1 ren\nblack: computer 6\n\n"),
        ("rules=ren&ai=off&level=6", "goishi 1 ren\n\n"),
    ] {
        let app = opened("", query);
        assert_eq!(app.model.record().to_string(), saved, "{query}");
        assert!(alerted(&app.effects).is_empty(), "{query}");
    }
}

#[test]
fn the_game_is_read_once_and_the_rest_of_the_address_stays() {
    let query = "?rules=ren&moves=e5+f6&ply=1&ai=white&level=2&theme=dark&lang=de&utm=%41";
    assert_eq!(rest(&opened("", query).effects), Some("theme=dark&lang=de&utm=%41"));
    assert_eq!(rest(&opened("", "?utm=%41").effects), None, "nothing of ours is in it");
    assert_eq!(
        opened("theme=dark", "theme=auto").panel().theme,
        "wood",
        "the address may want what is usual"
    );
}

#[test]
fn a_link_and_parameters_may_come_together() {
    let opened =
        Opened { link: "1;rin;aa;1".into(), query: "numbers=on".into(), ..Opened::default() };
    let app = App::visit(Storage::holding(None), opened);
    assert_eq!(app.saved(), "goishi 1 rin\n\n0,0\n");
    assert!(app.panel().settings.contains(&(Setting::Numbers, "on")));
    assert_eq!(app.panel().notice, "Game opened from the link.");
}

#[test]
fn the_line_for_other_pages_has_the_game_the_position_and_the_look() {
    let mut app = App::opened(Some(SAVED), "");
    app.command(Command::Previous);
    app.command(Command::Numbers);
    let effects = app.command(Command::CopyEmbed);
    let look = String::from("numbers=on");
    assert_eq!(
        effects,
        [Effect::Host(HostEffect::Copy { what: Copied::Embed, text: SAVED.into(), ply: 1, look })]
    );
    let effects = app.send(Message::Copied(Ok(Copied::Embed)));
    let said = "Embed code copied.";
    assert!(effects.contains(&Effect::Announce(said.into())), "{effects:?}");
}

#[test]
fn what_is_wrong_makes_no_game_and_no_setting() {
    let app = opened("", "rules=chess&theme=pink&numbers=on");
    assert!(!is_saved(&app.effects), "no game");
    assert_eq!(app.panel().theme, "wood");
    assert!(app.panel().settings.contains(&(Setting::Numbers, "on")));
    let notice = app.panel().notice;
    assert!(notice.contains("chess") && notice.contains("pink"), "{notice}");
    let app = opened("", "rules=ren&moves=zz");
    assert_eq!(app.model.rules().id(), "ren", "what is right counts");
    assert!(app.panel().notice.contains("zz"));
}

fn query(text: &str, ply: usize, look: &str) -> String {
    to_query(&Record::parse(text).unwrap(), ply, Settings::read(look)).0
}

#[test]
fn a_frame_has_the_shape_of_what_is_shown_in_it() {
    let shape = |text| to_query(&Record::parse(text).unwrap(), 0, Settings::default()).1;
    assert_eq!(shape("goishi 1 ren\n\ne5"), [576, 672]);
    assert_eq!(shape("goishi 1 ren\nwhite: computer 1\n\ne5"), [576, 720]);
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
    let text = "goishi 1 ren:size=8,rui=5\nblack: computer 4\n\n";
    let made = query(text, 0, "");
    assert_eq!(made, "rules=ren:size=8,rui=5&ai=black&level=4&interactive");
    assert_eq!(Start::read(&from_query(&made), None).record.to_string(), text);
    let text = "goishi 1 rin:size=8\nblack: computer 1\nwhite: computer 1\n\n3,3 4,4\n";
    let made = query(text, 2, "coords=off");
    assert_eq!(made, "rules=rin:size=8&moves=3,3+4,4&ai=both&level=1&interactive&coords=off");
    assert_eq!(Start::read(&from_query(&made), None).record.to_string(), text);
}

#[test]
fn names_comments_variations_marks_and_positions_go_with_the_query() {
    for text in [
        "goishi 1 ren\nblack: computer 4\nwhite: Ann\n\n",
        "goishi 1 renju-rif\nblack: 安 & Co\nnote: 100% + #1\n\nh8 i9 {Why? Two\nlines.} (g7 [A h9]) j10\n",
        "goishi 1 renju-free\nsetup: black h8; white h9; black to play\nproblem: win\n\n",
    ] {
        let made = query(text, 9, "");
        let start = Start::read(&from_query(&made), None);
        assert!(start.faults.is_empty(), "{made}");
        assert_eq!(start.record.to_string(), text.replace("Two\nlines", "Two lines"), "{made}");
    }
}
