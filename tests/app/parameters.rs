//! A board as somebody else describes it: the one vocabulary of attributes and addresses.

mod boards;

use goishi::ai::protocol::Answer;
use goishi::app::parameters::{
    Changed, Control, Controls, Parameter, Start, Why, from_query, is_color,
};
use goishi::app::{
    Effect, ErrorCode, Event, HostEffect, HostKind, Message, Model, Now, Opened, Setting, Switch,
    Visitor, update,
};
use goishi::board::{Color, Point, Seat};
use goishi::record::{Header, Record};
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;
use proptest::prelude::*;

fn read(query: &str) -> Start {
    Start::read(&from_query(query), None)
}

/// The names of the parameters that were left out.
fn left_out(start: &Start) -> Vec<&str> {
    start.faults.iter().map(|fault| fault.name).collect()
}

fn sentences(start: &Start) -> Vec<String> {
    let model = Model::default();
    start.faults.iter().map(|fault| fault.say(model.words())).collect()
}

/// Every name that has a value to be read.
fn names() -> Vec<&'static str> {
    let has_value = |name: &&str| !["src", "interactive"].contains(name);
    Parameter::ALL.map(Parameter::id).into_iter().filter(has_value).collect()
}

/// What a board does in a page that has nothing against any move.
fn send(model: &mut Model, message: Message) -> Vec<Effect> {
    let mut effects = update(model, message, Now::default());
    if effects.iter().any(|effect| matches!(effect, Effect::Host(HostEffect::Propose(_)))) {
        effects.extend(update(model, Message::Commit, Now::default()));
    }
    effects
}

/// A board in somebody else's page that begins like this, and what it asks of the browser.
fn board(start: Start) -> (Model, Vec<Effect>) {
    let mut model = Model::default();
    send(&mut model, Message::Opened(Opened { host: HostKind::Element, ..Opened::default() }));
    let effects = send(&mut model, Message::Begin(Box::new(start)));
    (model, effects)
}

fn moves(start: &Start) -> String {
    start.record.to_string().split("\n\n").nth(1).unwrap().trim_end().into()
}

#[test]
fn switches_have_one_kind_of_value_everywhere() {
    let is_on = |query: &str, setting| read(query).settings.switch(setting) == Some(Switch::On);
    for setting in [Setting::Coords, Setting::Numbers, Setting::Sound] {
        let id = setting.id();
        for on in [id.into(), format!("{id}=on"), format!("{id}=true"), format!("{id}={id}")] {
            assert!(is_on(&on, setting), "{on}");
        }
        for off in [format!("{id}=off"), format!("{id}=false")] {
            assert!(!is_on(&off, setting), "{off}");
        }
        assert!(sentences(&read(&format!("{id}=maybe"))).len() == 1);
    }
}

#[test]
fn visitors_play_only_where_that_is_switched_on() {
    let visitor = |query: &str| Start::of_board(&from_query(query), None).visitor;
    for on in ["interactive", "interactive=on", "interactive=true", "interactive=interactive"] {
        assert_eq!(visitor(on), Visitor::Everybody, "{on}");
    }
    for off in ["", "interactive=off", "interactive=false", "interactive=maybe"] {
        assert_eq!(visitor(off), Visitor::Nobody, "{off}");
    }
    assert_eq!(Start::of_board(&from_query("interactive=maybe"), None).faults.len(), 1);
}

#[test]
fn a_computer_that_is_switched_on_or_off_may_be_true_or_false() {
    for (on, same) in [("ai", "ai=on"), ("ai=true", "ai=on"), ("ai=false", "ai=off")] {
        assert_eq!(read(on).record, read(same).record, "{on}");
    }
}

#[test]
fn nothing_said_is_the_usual_board() {
    let start = read("");
    assert_eq!(start.record, Record::new(RuleSet::DEFAULT));
    assert_eq!((start.ply, start.bg.as_str()), (usize::MAX, "wood"));
    assert_eq!((start.visitor, start.controls), (Visitor::Everybody, None));
    assert_eq!(start.faults, []);
}

#[test]
fn every_name_is_understood() {
    let start = read(
        "?rules=renju-rif&moves=h8+i9%20j10&ply=2&side=white&ai=black&level=5&theme=paper&bg=%23fed\
         &coords=off&numbers=on&controls=steps,moves&confirm=tap&sound=on&lang=de",
    );
    assert_eq!(start.faults, []);
    assert_eq!(
        (start.record.rules().id().as_str(), moves(&start).as_str()),
        ("renju-rif", "h8 i9 j10")
    );
    assert_eq!((start.ply, start.bg.as_str()), (2, "#fed"));
    assert_eq!(start.record.header(Header::Black), "computer 5");
    assert_eq!(
        start.settings.write(),
        "numbers=on coords=off sound=on theme=paper confirm=tap lang=de"
    );
    assert_eq!(start.controls, Some(Controls::of(&[Control::Steps, Control::Moves])));
}

#[test]
fn every_name_of_the_table_has_a_value_that_is_refused() {
    for name in names().into_iter().filter(|name| *name != "caption") {
        let pairs = [(String::from(name), String::from("no such thing!"))];
        let start = Start::read(&pairs, None);
        assert_eq!(left_out(&start), [name]);
        let said = &sentences(&start)[0];
        assert!(said.starts_with(name) && said.contains("was ignored"), "{said}");
    }
}

#[test]
fn a_remark_on_a_game_does_not_shorten_what_is_wrong_with_the_board() {
    let (mut model, effects) = board(read("rules=renju-free&theme=pink&ai=black&interactive"));
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Think { number, .. } => Some(*number),
        _ => None,
    });
    send(&mut model, Message::Remark(vec!["A remark.".into()]));
    let token = String::from("h8").try_into().unwrap();
    let answer = Answer::Move { token, hopeless: false };
    send(&mut model, Message::Answered(asked.expect("a question"), answer));
    let panel = goishi::app::panel::panel(&model);
    assert_eq!(panel.moves.len(), 1);
    let notice = &panel.notice;
    assert!(notice.contains("pink") && notice.contains("A remark."), "{notice}");
}

#[test]
fn a_bad_parameter_is_told_and_the_others_count() {
    let start = read("rules=chess&theme=pink&numbers=on&level=7&ply=-1&utm_source=x");
    assert_eq!(left_out(&start), ["rules", "level", "ply", "theme"]);
    assert!(start.settings.numbers.is_on());
    assert_eq!(
        sentences(&start)[3],
        "theme=\"pink\" was ignored; use auto, wood, paper, dark, contrast."
    );
    assert!(sentences(&start)[0].contains("rin, renju-classical, "), "{:?}", sentences(&start)[0]);
    assert_eq!(
        sentences(&read("rules=ren:size=9"))[0],
        "rules=\"ren:size=9\" was ignored; use ren[:size=10|8,rui=3|5,lead=6]."
    );
    let (model, effects) = board(start);
    assert_eq!(model.rules(), RuleSet::DEFAULT);
    let told = effects.iter().filter(|effect| {
        let Effect::Host(HostEffect::Event(Event::Error { code, name, .. })) = effect else {
            return false;
        };
        *code == ErrorCode::BadParameter && name.is_some()
    });
    assert_eq!(told.count(), 4);
    let notice = goishi::app::panel::panel(&model).notice;
    assert!(notice.contains("pink") && notice.contains("chess"), "{notice}");
}

#[test]
fn moves_are_divided_by_blanks_and_where_points_have_none_by_commas() {
    assert_eq!(moves(&read("rules=renju-pritchard&moves=h8,a1,+b2")), "h8 a1 b2");
    assert_eq!(moves(&read("rules=rin:size=8&moves=3,3+4,4%0A5,5")), "3,3 4,4 5,5");
    let commented = read("rules=ren&moves=e5+{good,+here}+(d4)+f6");
    assert_eq!(moves(&commented), "e5 {good, here} (d4) f6");
}

#[test]
fn moves_are_read_as_far_as_they_are_right_and_the_reason_is_told() {
    let start = read("rules=renju-pritchard&moves=h8+h8+a1");
    assert_eq!((left_out(&start), moves(&start).as_str()), (vec!["moves"], "h8"));
    assert_eq!(start.record.rules().id(), "renju-pritchard");
    assert!(matches!(start.faults[0].why, Why::Partly(_)));
    let said = &sentences(&start)[0];
    assert!(said.starts_with("moves was read only in part: \"h8\": "), "{said}");
    assert!(!said.contains("line"), "nobody wrote lines: {said}");
}

#[test]
fn a_given_game_is_taken_where_there_are_no_moves() {
    let given = Record::parse("goishi 1 ren\nblack: Ann\n\ne5 f6").unwrap();
    let start = Start::read(&from_query("rules=rin&ply=1"), Some(given.clone()));
    assert_eq!((start.record, start.ply), (given.clone(), 1));
    let start = Start::read(&from_query("rules=ren&moves=d4"), Some(given));
    assert_eq!(moves(&start), "d4");
}

#[test]
fn colours_are_those_of_style_sheets_and_nothing_else() {
    for good in [
        "#abc",
        "#abcd",
        "#A0b1C2",
        "none",
        "tan",
        "rgb(1,2,3)",
        "light-dark(#fff, oklch(0.2 0 0))",
    ] {
        assert!(is_color(good), "{good}");
    }
    for bad in ["", "#ab", "#abcde", "#xyz", "red;", "rgb(1;2)", "rgb(1,2", "a b", "#１２３", "x"]
    {
        assert!(!is_color(bad), "{bad}");
    }
}

#[test]
fn controls_are_a_word_or_a_list() {
    assert_eq!(Controls::read("none"), Some(Controls::NONE));
    assert_eq!(Controls::read("full"), Some(Controls::of(&Control::ALL)));
    let two = Controls::read("hint, undo").unwrap();
    let names: Vec<&str> =
        Control::ALL.iter().filter(|&&control| two.has(control)).map(|c| c.id()).collect();
    assert_eq!(names, ["undo", "hint"]);
    for bad in ["", ",", "steps;moves", "all", "steps,none"] {
        assert_eq!(Controls::read(bad), None, "{bad}");
    }
}

#[test]
fn a_query_reads_back_what_browsers_write() {
    let pairs = from_query("?a=1+2&b=%C3%A9%26&c&=d&e=%zz");
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(pairs, [("a", "1 2"), ("b", "é&"), ("c", ""), ("", "d"), ("e", "%zz")]);
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![4 => prop::sample::select(names()).prop_map(String::from), 1 => any::<String>()]
}

fn value() -> impl Strategy<Value = String> {
    let known = [
        "",
        "on",
        "off",
        "both",
        "black",
        "white",
        "renju-rif",
        "ren:size=8",
        "h8 i9 j10",
        "3,3 4,4",
        "e5,f6",
        "2",
        "none",
        "steps,undo",
        "#abc",
        "h8 {x} (i9",
    ];
    prop_oneof![3 => prop::sample::select(known.to_vec()).prop_map(String::from), 1 => any::<String>()]
}

proptest! {
    #[test]
    fn whatever_is_said_a_board_begins_and_can_be_played_on(
        pairs in prop::collection::vec((name(), value()), 0..8),
        given in any::<bool>(),
    ) {
        let record = given.then(|| Record::parse("goishi 1 ren\n\ne5 f6").unwrap());
        let start = Start::read(&pairs, record);
        for fault in &start.faults {
            prop_assert!(names().contains(&fault.name));
        }
        prop_assert!(is_color(&start.bg));
        let (mut model, _) = board(start);
        prop_assert!(model.shown() <= model.record().line().len());
        send(&mut model, Message::Play(Point::new(1, 1)));
        send(&mut model, Message::HostUndo);
        goishi::app::panel::panel(&model);
    }

    #[test]
    fn any_query_is_read(query in any::<String>()) {
        Start::read(&from_query(&query), None);
    }
}

#[test]
fn rules_may_be_written_as_people_write_them() {
    for (written, id) in [
        ("Renju-RIF", "renju-rif"),
        ("renju", "renju-classical"),
        ("ren:lead=6,rui=5,size=8", "ren:size=8,rui=5,lead=6"),
        ("rin:size=16", "rin"),
    ] {
        let start = read(&format!("rules={written}"));
        assert_eq!((start.record.rules().id().as_str(), start.faults.len()), (id, 0), "{written}");
    }
    for (written, id) in [("renju-riff", "renju-classical"), ("ren:size=9", "ren"), ("go", "rin")] {
        let start = read(&format!("rules={written}"));
        assert_eq!((start.record.rules().id().as_str(), start.faults.len()), (id, 1), "{written}");
    }
}
