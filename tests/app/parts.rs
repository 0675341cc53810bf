//! Which parts of the view are there: on our own page all of them, beside a board in somebody else's page those that it asks for.

use goishi::app::panel::panel;
use goishi::app::parameters::{Control, Link, Parameter, Start, from_query};
use goishi::app::parts::{DECISIONS, Parts};
use goishi::app::{Command, HostKind, Message, Model, Now, Opened, is_shortcut, update};

/// A board as the element makes it of these parameters.
fn board(query: &str) -> Model {
    let mut model = Model::default();
    let opened = Opened { host: HostKind::Element, ..Opened::default() };
    update(&mut model, Message::Opened(opened), Now::default());
    let start = Start::of_board(&from_query(query), None);
    update(&mut model, Message::Begin(Box::new(start)), Now::default());
    model
}

/// Those of these parts that are shown.
fn shown(query: &str) -> String {
    let model = board(query);
    let panel = panel(&model);
    let parts = Parts::new(&model, &panel);
    let names = ["steps", "undo", "moves", "sentence", "players", "hint"];
    names.into_iter().filter(|name| parts.shows(name)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_board_shows_what_its_controls_name() {
    let game = "rules=rin:size=8&moves=3,3+4,4";
    assert_eq!(shown(game), "steps", "what is needed to read a diagram");
    let game = format!("{game}&interactive");
    assert_eq!(shown(&game), "undo sentence", "what is needed to play");
    for (controls, expected) in [
        ("none", ""),
        ("full", "steps undo moves sentence players hint"),
        ("hint,players", "players hint"),
        ("moves steps", "steps moves"),
    ] {
        assert_eq!(shown(&format!("{game}&controls={controls}")), expected, "{controls}");
    }
}

/// The decisions whose buttons are there.
fn decisions(query: &str) -> Vec<Command> {
    let model = board(query);
    let panel = panel(&model);
    let parts = Parts::new(&model, &panel);
    DECISIONS.into_iter().filter(|&decision| parts.shows_decision(decision)).collect()
}

#[test]
fn decisions_are_there_exactly_when_they_can_be_taken() {
    let game = "rules=renju-rif&moves=h8+i9+j10";
    assert_eq!(decisions(game), [], "a diagram asks for none");
    let game = format!("{game}&interactive&controls=none");
    assert_eq!(decisions(&game), [Command::Swap, Command::Stay], "even beside a bare board");
    let later = "rules=renju-rif&moves=h8+i9+j10+stay&interactive";
    assert_eq!(decisions(later), [Command::Pass, Command::Offer]);
    assert_eq!(decisions(&format!("{later}&controls=none")), [], "these can wait");
}

#[test]
fn our_own_page_shows_everything_but_what_has_no_use_now() {
    let model = Model::default();
    let seen = panel(&model);
    let parts = Parts::new(&model, &seen);
    for part in ["sentence", "players", "steps", "moves", "typed", "share-bar", "hint", "undo"] {
        assert!(parts.shows(part), "{part}");
    }
    assert!(!parts.shows("place"), "a mouse needs no button for a stone");
    let model = board("interactive&controls=full");
    let seen = panel(&model);
    let element = Parts::new(&model, &seen);
    for part in ["typed", "share-bar", "pause", "review"] {
        assert!(!element.shows(part), "{part} is our own page's");
    }
    assert!(
        Control::ALL
            .into_iter()
            .all(|control| element.shows(control.id()) || control == Control::Moves)
    );
}

/// The keys that do something on this board.
fn keys(query: &str) -> String {
    let model = board(query);
    let all = "ngs?mbt#,.<>aurph".split("").chain(["ArrowLeft", "ArrowRight"]);
    all.filter(|key| is_shortcut(&model, key)).collect::<Vec<_>>().join("")
}

#[test]
fn a_key_does_only_what_a_shown_control_or_the_board_itself_does() {
    let game = "rules=ren&moves=e5+f5";
    assert_eq!(keys(game), "bt,.<>aArrowLeftArrowRight", "the steps of a diagram");
    let game = format!("{game}&interactive");
    assert_eq!(keys(&game), "bturp", "taking back and passing");
    assert_eq!(keys(&format!("{game}&controls=none")), "bt");
    assert_eq!(keys(&format!("{game}&controls=hint")), "btph");
    let full = keys(&format!("{game}&controls=full"));
    assert_eq!(full, "bt,.<>aurphArrowLeftArrowRight", "no sheets and no typed moves");
    let mut model = board(&format!("{game}&controls=none"));
    update(&mut model, Message::Shortcut("u".into()), Now::default());
    assert_eq!(model.shown(), 2, "nor is it done if it is sent all the same");
}

/// The names in one of the lists of www/parameters.ts.
fn listed(name: &str) -> Vec<&'static str> {
    let script = include_str!("../../www/parameters.ts");
    let list = script.split(&format!("const {name} = [")).nth(1).unwrap();
    let list = list.split(']').next().unwrap();
    list.split('"').skip(1).step_by(2).collect()
}

#[test]
fn the_scripts_know_every_parameter_and_no_other() {
    let of = |fits: fn(Parameter) -> bool| {
        let mut names: Vec<_> =
            Parameter::ALL.into_iter().filter(|&name| fits(name)).map(Parameter::id).collect();
        names.sort_unstable();
        names
    };
    let sorted = |mut names: Vec<&'static str>| {
        names.sort_unstable();
        names
    };
    let of_frame = [listed("GAME"), listed("VIEW")].concat();
    assert_eq!(sorted(of_frame), of(Parameter::is_of_frame));
    assert_eq!(sorted(listed("OF_ELEMENT")), of(|name| !name.is_of_frame()));
    assert_eq!(sorted(listed("CARRIED")), of(|name| name.link() == Link::Carries));
}
