//! The sheet for a new game, and what is remembered of it.

use super::storage::Storage;
use super::{App, alerted, form};
use goishi::app::offers::{Rank, offers};
use goishi::app::words::{LANGUAGES, Words};
use goishi::app::{Effect, Form, HostEffect, Message, Now, Opened, TIMES, sheet};
use goishi::rules::catalog::RuleSet;

/// What stands in a field of the sheet as it opens.
fn field<'a>(form: &'a Form, name: &str) -> Vec<&'a str> {
    form.iter().filter(|(other, _)| other == name).map(|(_, value)| value.as_str()).collect()
}

/// The values that the page offers under this name: rule sets as the program lists them, all else as it stands in the sheet.
fn offered(name: &str) -> Vec<String> {
    let rules: Vec<String> =
        offers(&Words::default(), name).into_iter().map(|offer| offer.id).collect();
    if !rules.is_empty() {
        return rules;
    }
    let html = include_str!("../../www/sheets.html");
    let mark = format!("name=\"{name}\" value=\"");
    html.split(mark.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap().into()).collect()
}

/// Fills in the sheet as the page can: one of the games, one of its radio buttons, and boxes.
fn every_form() -> Vec<Form> {
    let mut forms = Vec::new();
    for game in offered("game") {
        for rules in offered(&game) {
            for boxes in 0..4 {
                let mut form = vec![("game".to_string(), game.clone())];
                form.push((game.clone(), rules.clone()));
                for (i, option) in offered("option").into_iter().enumerate() {
                    if boxes >> i & 1 == 1 {
                        form.push(("option".into(), option));
                    }
                }
                forms.push(form);
            }
        }
    }
    forms
}

#[test]
fn every_rule_set_can_be_reached_by_the_sheet_and_nothing_else() {
    let mut reached: Vec<RuleSet> = Vec::new();
    for form in every_form() {
        let mut app = App::new();
        app.send(Message::NewGame(form.clone()));
        let game = field(&form, "game")[0];
        assert_eq!(app.model.rules().name(), game, "{form:?}");
        if !reached.contains(&app.model.rules()) {
            reached.push(app.model.rules());
        }
    }
    assert!(RuleSet::ALL.iter().all(|rules| reached.contains(rules)), "{reached:?}");
}

#[test]
fn the_list_has_the_order_of_the_sheet() {
    for game in offered("game") {
        let mut app = App::new();
        app.new_game(&offered(&game)[0]);
        let mut listed: Vec<String> = app.panel().rule_sets.into_iter().map(|(id, _)| id).collect();
        // Options of Ren are boxes in the sheet.
        listed.retain(|id| !id.contains("rui") && !id.contains("lead"));
        assert_eq!(listed, offered(&game));
    }
}

#[test]
fn the_sheet_comes_back_as_it_was_filled_in() {
    for rules in RuleSet::ALL {
        let mut app = App::new();
        app.new_game(&rules.to_string());
        let shown = sheet(&app.model);
        assert_eq!(field(&shown, "game"), [rules.name()]);
        let chosen = field(&shown, rules.name())[0].to_string();
        assert!(offered(rules.name()).contains(&chosen), "{rules}: there is a button for {chosen}");
        for option in field(&shown, "option") {
            assert!(
                offered("option").contains(&option.into()),
                "{rules}: there is a box for {option}"
            );
        }
        let mut again = App::new();
        again.send(Message::NewGame(shown));
        assert_eq!(again.model.rules(), rules);
    }
}

#[test]
fn names_clock_and_match_come_back() {
    let mut app = App::new();
    let more = [("black", " Ann "), ("white", "Ben"), ("clock", " 10+5 "), ("match", "match")];
    app.begin("ren:size=8,rui=5", &more);
    let head = "goishi 1 ren:size=8,rui=5\nblack: Ann\nwhite: Ben\nevent: match of two, game 1\n";
    assert_eq!(app.saved(), format!("{head}clock: 10+5 600000 600000 0 0\n\n"));
    let shown = sheet(&app.model);
    for (name, value) in [
        ("black", "Ann"),
        ("white", "Ben"),
        ("opponent", "people"),
        ("time", "10+5"),
        ("clock", ""),
        ("match", "match"),
        ("option", "rui=5"),
    ] {
        assert_eq!(field(&shown, name), [value]);
    }
    app.press("a1");
    app.time(90_000);
    assert_eq!(field(&sheet(&app.model), "time"), ["10+5"], "whatever the clocks show");
    app.new_game("ren");
    let shown = sheet(&app.model);
    assert_eq!((field(&shown, "match").len(), field(&shown, "option").len()), (0, 0));
    assert_eq!((field(&shown, "black"), field(&shown, "clock")), (vec![""], vec![""]));
}

#[test]
fn only_ren_has_matches_and_options() {
    let mut app = App::new();
    app.begin("rin:size=8", &[("match", "match"), ("option", "rui=5"), ("option", "lead=6")]);
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n");
    app.begin("renju-rif:referee=players", &[("option", "lead=6")]);
    assert_eq!(app.saved(), "goishi 1 renju-rif:referee=players\n\n");
}

#[test]
fn a_match_that_is_opened_is_a_match_in_the_sheet() {
    let game = "goishi 1 ren:lead=6\nevent: match of two, game 2 after 1-0\n\na1";
    let shown = sheet(&App::opened(Some(game), "").model);
    assert_eq!((field(&shown, "match"), field(&shown, "option")), (vec!["match"], vec!["lead=6"]));
    let shown = sheet(&App::opened(Some("goishi 1 ren\nevent: tea\n\na1"), "").model);
    assert_eq!(field(&shown, "match"), [""; 0]);
}

#[test]
fn what_is_no_time_control_is_named_and_the_game_goes_on() {
    let mut app = App::small(&[(0, 0)]);
    let effects = app.begin("ren", &[("clock", "ten minutes")]);
    let said = alerted(&effects);
    assert!(said[0].starts_with("ten minutes: a time control is like 10+5"), "{said:?}");
    assert_eq!((app.title().as_str(), app.panel().moves.len()), ("Rin 8×8", 1));
    let effects = app.begin("ren", &[("clock", &"\u{1b}9".repeat(10_000))]);
    assert!(alerted(&effects)[0].chars().count() < 200);
    assert!(!alerted(&effects)[0].contains('\u{1b}'));
}

#[test]
fn strange_forms_begin_a_game_all_the_same() {
    let strange = [
        vec![],
        vec![("game", "")],
        vec![("game", "Go"), ("Go", "go")],
        vec![("game", "Ren")],
        vec![("game", "Ren"), ("Ren", "ren:size=9")],
        vec![("game", "Ren"), ("Rin", "rin:size=8")],
        vec![("game", "clock"), ("clock", "10+5")],
        vec![("game", "game")],
        vec![("game", "option"), ("option", "rui=5")],
    ];
    for fields in strange {
        let mut app = App::small(&[(0, 0)]);
        let form = fields.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        app.send(Message::NewGame(form));
        assert_eq!((app.title().as_str(), app.panel().moves.len()), ("Rin 16×16", 0), "{fields:?}");
        assert_eq!(app.kept().len(), 1, "the old game is kept");
    }
    for options in
        [&["rui=5", "rui=5"][..], &["lead=6", "rui=5"], &["size=8"], &["", ","], &["rui=4"]]
    {
        let mut app = App::new();
        let options: Vec<(&str, &str)> = options.iter().map(|&value| ("option", value)).collect();
        app.begin("ren:size=8", &options);
        assert_eq!(app.title(), "Ren 8×8", "{options:?}");
    }
}

#[test]
fn names_are_one_line_and_cannot_write_into_the_record() {
    let mut app = App::new();
    app.begin("rin", &[("black", "Ann\nclock: 1+0\n\n0,0"), ("white", "  {(#) goishi 1 rin  ")]);
    app.play(3, 3);
    assert_eq!(app.saved(), "goishi 1 rin\nblack: Ann\nwhite: {(#) goishi 1 rin\n\n3,3\n");
    assert_eq!(App::opened(Some(&app.saved()), "").panel().players[0].name, "Ann");
}

#[test]
fn the_select_beside_the_tabs_lists_the_ways_to_play_the_game() {
    let mut app = App::new();
    for (rules, count, first) in
        [("renju-free", 13, "Classical"), ("ren", 8, "10×10"), ("rin", 3, "16×16")]
    {
        app.new_game(rules);
        let panel = app.panel();
        assert_eq!((panel.rules.as_str(), panel.rule_sets.len()), (rules, count));
        assert_eq!(panel.rule_sets[0].1, first);
        assert!(panel.rule_sets.iter().any(|(id, _)| *id == panel.rules));
    }
}

#[test]
fn another_way_to_play_begins_a_game_between_the_same_people_with_the_same_clock() {
    let mut app = App::new();
    app.begin("ren", &[("black", "Ann"), ("white", "Ben"), ("clock", "30/20"), ("match", "match")]);
    app.press("a1");
    app.send(Message::ChooseRules("ren:size=8,lead=6".into()));
    let head =
        "goishi 1 ren:size=8,lead=6\nblack: Ann\nwhite: Ben\nclock: 30/20 1800000 1800000 0 0";
    assert_eq!(app.saved(), format!("{head}\n\n"));
    assert_eq!(app.kept().len(), 1, "the old game is kept");
    let before = app.saved();
    assert_eq!(app.send(Message::ChooseRules("ren:size=9".into())), [], "there is no such way");
    assert_eq!(app.saved(), before);
}

#[test]
fn what_was_chosen_for_each_game_is_saved_and_read_back() {
    let mut app = App::new();
    app.new_game("ren:size=8,rui=5");
    let effects = app.new_game("renju-free");
    let text = "goishi 1 renju-free\n\n".to_string();
    assert!(
        effects
            .contains(&Effect::Host(HostEffect::SaveChoice { game: "Renju", text: text.clone() }))
    );
    let shown = sheet(&app.model);
    assert_eq!(
        (field(&shown, "Ren"), field(&shown, "option")),
        (vec!["ren:size=8"], vec!["rui=5"])
    );
    let choices = vec![text, "?".into(), "goishi 1 ren:lead=6\n\n".into()];
    let app = App::visit(Storage::default(), Opened { choices, ..Opened::default() });
    let shown = sheet(&app.model);
    assert_eq!((field(&shown, "Renju"), field(&shown, "Ren")), (vec!["renju-free"], vec!["ren"]));
    assert_eq!(field(&shown, "option"), ["lead=6"]);
    let first = sheet(&App::new().model);
    assert_eq!(
        (field(&first, "Renju"), field(&first, "Rin")),
        (vec!["renju-classical"], vec!["rin"])
    );
    assert_eq!(form("rin", &[])[0].1, "Rin");
}

#[test]
fn of_renju_the_first_two_ways_to_play_are_in_sight_and_the_others_wait() {
    let ranked = |game, rank| {
        let all = offers(&Words::default(), game).into_iter();
        all.filter(|offer| offer.rank == rank).map(|offer| offer.id).collect::<Vec<_>>()
    };
    assert_eq!(ranked("Renju", Rank::First), ["renju-classical", "renju-rif"]);
    assert!(!ranked("Renju", Rank::More).is_empty());
    for game in ["Ren", "Rin"] {
        assert_eq!(ranked(game, Rank::More), [""; 0]);
    }
    assert!(offers(&Words::default(), "Go").is_empty());
    for offer in ["Renju", "Ren", "Rin"].map(|game| offers(&Words::default(), game)).concat() {
        assert!(!offer.name.is_empty() && offer.about.ends_with('.'), "{offer:?}");
    }
    assert!(LANGUAGES.len() > 1, "names and sentences are words like all others");
}

#[test]
fn the_computer_gets_its_level_and_the_other_colour() {
    for (colour, names) in [("black", ["", "computer 4"]), ("white", ["computer 4", ""])] {
        let mut app = App::new();
        let more = [("opponent", "computer"), ("level", "4"), ("colour", colour), ("black", "Ann")];
        app.begin("renju-free", &more);
        let heads = names.iter().zip(["black", "white"]).filter(|(name, _)| !name.is_empty());
        let heads: String = heads.map(|(name, color)| format!("{color}: {name}\n")).collect();
        assert_eq!(app.saved(), format!("goishi 1 renju-free\n{heads}\n"));
        let shown = sheet(&app.model);
        for (name, value) in [("opponent", "computer"), ("level", "4"), ("colour", colour)] {
            assert_eq!(field(&shown, name), [value]);
        }
        assert_eq!(field(&shown, "black"), [""; 0], "names are for two people");
    }
}

#[test]
fn chance_gives_both_colours_and_the_same_time_the_same_one() {
    let black_at = |date: u64| {
        let mut app = App::new();
        app.now = Now { ms: 0, date };
        app.begin("rin", &[("opponent", "computer"), ("level", "1"), ("colour", "random")]);
        app.saved().contains("black: computer")
    };
    let drawn: Vec<bool> = (0..40).map(|i| black_at(1_790_000_000_000 + 100 * i)).collect();
    let count = drawn.iter().filter(|&&is_black| is_black).count();
    assert!((8..=32).contains(&count), "{count} of 40");
    assert_eq!(black_at(7), black_at(7));
}

#[test]
fn a_level_that_there_is_not_is_the_first_one() {
    for level in ["", "0", "7", "x", "11"] {
        let mut app = App::new();
        app.begin("rin", &[("opponent", "computer"), ("level", level)]);
        assert!(app.saved().contains("white: computer 1\n"), "{level}");
    }
}

#[test]
fn the_level_of_the_last_game_is_offered_to_two_people_too() {
    let mut app = App::new();
    app.begin("rin", &[("opponent", "computer"), ("level", "5"), ("colour", "white")]);
    app.begin("ren", &[("black", "Ann"), ("white", "Ben")]);
    let shown = sheet(&app.model);
    assert_eq!((field(&shown, "opponent"), field(&shown, "level")), (vec!["people"], vec!["5"]));
    assert_eq!(field(&sheet(&App::new().model), "level"), ["1"]);
}

#[test]
fn every_time_in_sight_is_one_press_and_minutes_alone_are_enough() {
    assert_eq!(offered("time"), [&TIMES[..], &["other"]].concat());
    for (time, typed, control) in [
        ("5+3", "", "5+3"),
        ("30/20", "7", "30/20"),
        ("other", "5", "5+0"),
        ("other", " 90/40 ", "90/40"),
        ("", "5", "5+0"),
    ] {
        let mut app = App::new();
        app.begin("rin", &[("time", time), ("clock", typed)]);
        assert!(app.saved().contains(&format!("\nclock: {control} ")), "{}", app.saved());
        let shown = sheet(&app.model);
        let is_offered = TIMES.contains(&control);
        let expected = if is_offered { (control, "") } else { ("other", control) };
        assert_eq!((field(&shown, "time")[0], field(&shown, "clock")[0]), expected);
    }
    let mut app = App::new();
    app.begin("rin", &[("time", ""), ("clock", "")]);
    assert_eq!(field(&sheet(&app.model), "time"), [""]);
}
