//! A board in somebody else's page: who plays on it, and what a change of its parameters leaves as it was.

use super::*;

#[test]
fn the_computer_plays_the_other_side() {
    for (query, black, white) in [
        ("ai", "", "computer 3"),
        ("ai=on&level=6", "", "computer 6"),
        ("ai&side=white", "computer 3", ""),
        ("ai=both&level=1", "computer 1", "computer 1"),
        ("ai=white&side=white", "", "computer 3"),
        ("ai=off&side=white", "", ""),
        ("level=2", "", ""),
    ] {
        let start = read(query);
        let heads = [Header::Black, Header::White].map(|header| start.record.header(header));
        assert_eq!(heads, [black, white], "{query}");
    }
    let saved = "goishi 1 rin\nblack: Ann\nwhite: computer 4\n\n";
    let of = |query| {
        let start = Start::read(&from_query(query), Record::parse(saved).ok());
        [Header::Black, Header::White].map(|header| start.record.header(header).to_string())
    };
    assert_eq!(of(""), ["Ann", "computer 4"]);
    assert_eq!(of("ai=off"), ["Ann", ""]);
    assert_eq!(of("level=6"), ["Ann", "computer 6"]);
    assert_eq!(of("level=7"), ["Ann", "computer 4"]);
}

#[test]
fn a_visitor_of_one_side_waits_for_the_page_to_play_the_other() {
    let (mut model, _) = board(read("rules=rin:size=8&side=white"));
    let press = |model: &mut Model, col| send(model, Message::Play(Point::new(3, col)));
    press(&mut model, 3);
    assert_eq!(model.shown(), 0, "Black is not the visitor's");
    send(&mut model, Message::HostPlays(Move::Stone(Point::new(3, 3))));
    assert_eq!(model.shown(), 1);
    press(&mut model, 4);
    press(&mut model, 5);
    press(&mut model, 6);
    assert_eq!(model.shown(), 3, "two stones of White's, and no third");
}

#[test]
fn a_side_goes_with_the_person_through_a_swap() {
    let swapped = read("rules=renju-rif&moves=h8+i9+j10+swap&side=white");
    assert_eq!(swapped.visitor, Visitor::One(Seat::First));
    assert_eq!(read("rules=renju-rif&side=white").visitor, Visitor::One(Seat::Second));
}

#[test]
fn a_diagram_is_stepped_through_and_not_played_on() {
    let (mut model, _) = board(read("rules=renju-pritchard&moves=h8+a1+b2&ai=white").to_be_read());
    let before = model.record().clone();
    assert!(model.asked().is_none(), "nobody thinks about a diagram");
    for message in [
        Message::Play(Point::new(9, 9)),
        Message::Undo,
        Message::Decide(Move::Resign(None)),
        Message::Confirm,
        Message::Think,
    ] {
        send(&mut model, message.clone());
        assert_eq!(model.record(), &before, "{message:?}");
        assert!(model.asked().is_none(), "{message:?}");
    }
    send(&mut model, Message::Show(goishi::app::Step::First));
    assert_eq!(model.shown(), 0);
    send(&mut model, Message::HostUndo);
    send(&mut model, Message::Show(goishi::app::Step::Last));
    send(&mut model, Message::HostUndo);
    assert_eq!(model.record().line().len(), 2, "the page may take back");
    assert!(model.asked().is_none());
}

/// The board goes on with these parameters, of which those with these names have changed.
fn adjust(model: &mut Model, query: &str, changed: &[&str]) -> Vec<Effect> {
    let start = Start::read(&from_query(query), Some(model.record().clone()));
    send(model, Message::Adjust(Box::new(start), Changed::of(changed.iter().copied())))
}

fn players(model: &Model) -> [&str; 2] {
    [Header::Black, Header::White].map(|header| model.record().header(header))
}

#[test]
fn a_board_is_adjusted_without_losing_its_game() {
    let (mut model, _) = board(read("rules=rin:size=8&moves=3,3"));
    send(&mut model, Message::Play(Point::new(5, 5)));
    let effects = adjust(&mut model, "ai=white&level=2&numbers=on", &["ai", "level", "numbers"]);
    assert_eq!(model.shown(), 2);
    assert!(model.asked().is_some(), "White has one stone more to play");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Think { .. })));
}

#[test]
fn a_change_of_the_look_leaves_alone_who_plays_and_what_is_thought() {
    let (mut model, _) = board(read("rules=rin:size=8&moves=3,3&ai=white"));
    let (versions, asked) = (model.versions(), model.asked());
    assert!(asked.is_some());
    let effects = adjust(&mut model, "ai=white&theme=dark", &["theme"]);
    assert_eq!((model.versions(), model.asked()), (versions, asked));
    assert!(
        !effects.iter().any(|effect| matches!(effect, Effect::Think { .. } | Effect::StopThinking))
    );
    assert_eq!(model.theme().id(), "dark");
}

#[test]
fn after_a_swap_only_who_is_said_anew_changes() {
    let (mut model, _) = board(read("rules=renju-rif&moves=h8+i9+j10&ai=black&level=2"));
    send(&mut model, Message::Decide(Move::Swap));
    assert_eq!(players(&model), ["", "computer 2"], "it has changed colours with the visitor");
    adjust(&mut model, "ai=black&level=2&theme=dark", &["theme"]);
    assert_eq!(players(&model), ["", "computer 2"]);
    adjust(&mut model, "ai=black&level=5", &["level"]);
    assert_eq!(players(&model), ["", "computer 5"]);
    let versions = model.versions();
    adjust(&mut model, "ai=black&level=5&side=white", &["side"]);
    assert_eq!(players(&model), ["computer 5", ""], "never both");
    assert_eq!(model.versions(), versions, "the position is the same");
}

#[test]
fn the_visitor_keeps_his_seat_through_a_change_of_the_look() {
    let (mut model, _) = board(read("rules=renju-rif&moves=h8+i9+j10&side=white"));
    send(&mut model, Message::Decide(Move::Swap));
    let visitor = model.visitor();
    adjust(&mut model, "side=white&coords=off", &["coords"]);
    assert_eq!(model.visitor(), visitor);
}

#[test]
fn a_side_is_read_when_the_game_begins_and_stays_with_the_person_while_it_is_a_diagram() {
    let (mut model, _) = board(read("rules=renju-rif&moves=h8+i9+j10&side=white"));
    let (white, black) = (Visitor::One(Seat::Second), Visitor::One(Seat::First));
    assert_eq!((model.visitor(), model.side()), (white, Some(Color::White)));
    send(&mut model, Message::Decide(Move::Swap));
    let shown = |model: &mut Model, start: Start| {
        send(model, Message::Adjust(Box::new(start), Changed::of(["interactive"])));
        model.visitor()
    };
    let record = model.record().clone();
    let now = || Start::read(&from_query("side=white"), Some(record.clone()));
    assert_eq!(now().visitor, black, "by the colours of now it would be the other one");
    assert_eq!(shown(&mut model, now().to_be_read()), Visitor::Nobody);
    assert_eq!(shown(&mut model, now()), white);
    assert_eq!(model.side(), Some(Color::Black), "who has that colour now");
    adjust(&mut model, "side=white", &["side"]);
    assert_eq!(model.visitor(), black, "but who says it anew means what is now");
}

#[test]
fn a_game_begins_from_the_position_that_is_set_up() {
    let setup = "black i9 h8; white g7; white to play";
    let start = read(&format!("rules=renju-free&setup={}", setup.replace(' ', "+")));
    assert_eq!(left_out(&start), [""; 0]);
    assert!(start.record.to_string().contains(&format!("setup: {setup}")));
    let start = read("rules=renju-free&setup=black+h8;+white+to+play&moves=h9+[x+i9]");
    assert_eq!((moves(&start), left_out(&start)), ("h9 [x i9]".into(), vec![]));
    let start = read("rules=renju-free&setup=black+h8;+white+to+play&moves=h8");
    assert_eq!((moves(&start), left_out(&start)), (String::new(), vec!["moves"]));
    assert!(start.record.setup().is_some(), "the position stays");
    let start = read("rules=renju-free&setup=black+z9&moves=h8");
    assert_eq!((moves(&start), left_out(&start)), ("h8".into(), vec!["setup"]));
    let text = "goishi 1 renju-free\n\nh8 h9";
    let start =
        Start::read(&from_query("rules=renju-free&setup=black to play"), Record::parse(text).ok());
    assert!(start.record.line().is_empty(), "it comes before a text");
}

#[test]
fn a_problem_that_cannot_be_is_refused_for_what_is_wrong_with_it() {
    for (query, why) in [
        ("problem", "does not say what is to be reached"),
        ("problem=white+wins", "the other side's turn"),
        ("moves=h8&problem=black+wins", "the other side's turn"),
        ("moves=h8+a1+i8+a3+j8+a5+k8+a7+l8&problem=win", "the game is over"),
        ("problem=mate", "use on, off, black wins"),
    ] {
        let start = read(&format!("rules=gomoku&{query}"));
        assert_eq!(left_out(&start), ["problem"], "{query}");
        let said = &sentences(&start)[0];
        assert!(said.starts_with("problem") && said.contains(why), "{query}: {said}");
    }
    assert!(read("rules=gomoku&moves=h8&problem=white+wins").faults.is_empty());
}
