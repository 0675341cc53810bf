//! From a tap to a stone: aimed first where fingers are larger than points.

mod phases;

use super::{App, alerted, announced};
use goishi::app::diagram::Presence;
use goishi::app::layout::Position;
use goishi::app::palette::Scheme;
use goishi::app::{Command, Confirm, Effect, HostEffect, Message, Motion, Pointer, Setting, Step};

/// Black has h8 i8 and j9 j10 and is to move: a stone on j8 is a double-three.
const FORK: &str = "goishi 1 renju-classical\n\nh8 h9 i8 a1 j9 a3 j10 a5";
const RIF_FORK: &str = "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j9/o15 j9 a3 j10 a5";

impl App {
    fn touch(&mut self, name: &str, by: Pointer) -> Vec<Effect> {
        let at = self.place_of(self.point(name));
        self.send(Message::Pressed { at, by })
    }

    /// Taps by finger on the points of these names.
    fn tap(&mut self, names: &str) -> Vec<Effect> {
        names.split(' ').flat_map(|name| self.touch(name, Pointer::Coarse)).collect()
    }

    /// The point that is aimed at.
    fn aim(&self) -> Option<String> {
        let (x, y) = self.diagram().aim?;
        let points = self.model.game().board().points();
        let here = |&at: &_| self.model.layout().center(at) == (x, y);
        points.into_iter().find(here).map(|at| self.model.rules().point_name(at))
    }

    fn set(&mut self, setting: Setting, value: &str) -> Vec<Effect> {
        self.send(Message::Set(setting, value.into()))
    }
}

fn at(record: &str) -> App {
    let mut app = App::opened(Some(record), "");
    app.send(Message::Resized { side: 400.0, scale: 2.0 });
    app
}

/// Renju on points that are 25 pixels apart.
fn renju() -> App {
    at(FORK)
}

#[test]
fn the_setting_the_pointer_and_the_room_decide_whether_a_press_aims() {
    let aims = |value: &str, by, side| {
        let mut app = renju();
        app.send(Message::Resized { side, scale: 2.0 });
        app.set(Setting::Confirm, value);
        app.touch("o1", by);
        let (aims, played) = (app.aim().is_some(), app.panel().moves.len() == 9);
        assert_ne!(aims, played);
        aims
    };
    // 44 pixels from point to point are enough for a finger.
    for (value, expected) in [
        ("auto", [true, true, false, false, false]),
        ("tap", [true; 5]),
        ("button", [true; 5]),
        ("off", [false; 5]),
    ] {
        let cases = [
            (Pointer::Coarse, 300.0),
            (Pointer::Coarse, 680.0),
            (Pointer::Coarse, 690.0),
            (Pointer::Fine, 300.0),
            (Pointer::Fine, 710.0),
        ];
        assert_eq!(cases.map(|(by, side)| aims(value, by, side)), expected, "{value}");
    }
}

#[test]
fn the_page_knows_how_stones_are_put_on_this_machine() {
    let mut app = renju();
    assert_eq!(app.panel().confirm, Confirm::Off);
    let (scheme, motion) = (Scheme::Light, Motion::Full);
    app.send(Message::Look { scheme, motion, pointer: Pointer::Coarse });
    assert_eq!(app.panel().confirm, Confirm::Tap);
    app.send(Message::Resized { side: 900.0, scale: 3.0 });
    assert_eq!(app.panel().confirm, Confirm::Off, "there is room for fingers");
    app.set(Setting::Confirm, "button");
    assert_eq!(app.panel().confirm, Confirm::Button);
}

#[test]
fn an_aim_is_seen_said_and_no_move() {
    let mut app = renju();
    assert_eq!(app.panel().place, "Put the stone");
    let saves =
        app.effects.iter().filter(|e| matches!(e, Effect::Host(HostEffect::Save { .. }))).count();
    let effects = app.tap("k4");
    assert_eq!(announced(&effects), ["k4: tap again to put the stone."]);
    assert_eq!((app.aim(), app.panel().moves.len()), (Some("k4".into()), 8));
    assert_eq!(app.label("k4"), "k4, empty, aimed at");
    assert_eq!(app.panel().place, "Put the stone on k4");
    let ghosts = app.diagram().stones.into_iter().filter(|s| s.presence == Presence::Ghost);
    assert_eq!(ghosts.count(), 1);
    assert_eq!(app.model.cursor(), app.point("k4"), "the keyboard goes on from there");
    let now =
        app.effects.iter().filter(|e| matches!(e, Effect::Host(HostEffect::Save { .. }))).count();
    assert_eq!(now, saves, "nothing has changed");
}

#[test]
fn a_second_tap_that_slips_a_little_plays_what_was_aimed_at_and_one_on_a_point_beside_it_aims_there()
 {
    for near in ["k4", "j3", "l5", "k5", "j4"] {
        let mut app = renju();
        app.tap("k4");
        let (aim, beside) = (app.place_of(app.point("k4")), app.place_of(app.point(near)));
        let part = |from: f64, to: f64| from + (to - from) * 0.52;
        let slipped = Position { x: part(aim.x, beside.x), y: part(aim.y, beside.y) };
        app.send(Message::Pressed { at: slipped, by: Pointer::Coarse });
        assert_eq!((app.panel().moves[8].word.as_str(), app.aim()), ("k4", None), "{near}");
    }
    let mut app = renju();
    for other in ["k4", "j4", "k5", "m4", "m6", "k8"] {
        app.tap(other);
        assert_eq!((app.aim().unwrap().as_str(), app.panel().moves.len()), (other, 8));
    }
    app.tap("k8");
    assert_eq!(app.panel().moves[8].word, "k8");
}

#[test]
fn by_the_button_alone_every_tap_only_moves_the_aim() {
    let mut app = renju();
    app.set(Setting::Confirm, "button");
    assert!(!app.panel().is_possible(Command::Place));
    assert_eq!(app.send(Message::Place), []);
    let effects = app.tap("k4 k4 k5");
    assert_eq!(announced(&effects)[2], "k5: put it with the button.");
    assert_eq!((app.aim().unwrap().as_str(), app.panel().moves.len()), ("k5", 8));
    app.command(Command::Place);
    assert_eq!((app.panel().moves[8].word.as_str(), app.aim()), ("k5", None));
    let mut app = renju();
    app.tap("k4");
    app.command(Command::Place);
    assert_eq!(app.panel().moves[8].word, "k4", "where a second tap would do, it does too");
}

#[test]
fn undo_takes_the_aim_and_then_the_move() {
    let mut app = renju();
    app.tap("k4");
    assert_eq!(announced(&app.command(Command::Undo)), ["Black to play."]);
    assert_eq!((app.aim(), app.panel().moves.len()), (None, 8));
    app.command(Command::Undo);
    assert_eq!(app.panel().moves.len(), 7);
    let mut app = at("goishi 1 renju-classical\n\n");
    app.tap("h8");
    app.command(Command::Undo);
    assert_eq!(app.aim(), None, "before the first move as well");
}

#[test]
fn the_pages_undo_takes_a_move_back_whatever_is_aimed() {
    let mut app = renju();
    app.tap("k4");
    app.send(Message::HostUndo);
    assert_eq!((app.aim(), app.panel().moves.len()), (None, 7));
}

#[test]
fn an_aim_goes_with_the_setting_that_another_window_has_changed() {
    let mut app = renju();
    app.set(Setting::Confirm, "button");
    app.tap("k4");
    app.send(Message::SettingsElsewhere("confirm=off".into()));
    assert_eq!(app.aim(), None, "its button is gone");
}

#[test]
fn escape_takes_the_aim_and_leads_back_to_the_board() {
    let mut app = renju();
    app.tap("k4");
    let effects = app.send(Message::Cancel);
    assert_eq!(effects.last(), Some(&Effect::Focus(app.point("k4"))));
    assert_eq!((app.aim(), app.label("k4").as_str()), (None, "k4, empty"));
    assert_eq!(app.send(Message::Cancel), []);
}

#[test]
fn the_aim_goes_with_the_position_the_game_and_the_setting() {
    let goes = |message: Message| {
        let mut app = renju();
        app.tap("k4");
        app.send(message.clone());
        assert_eq!(app.aim(), None, "{message:?}");
        assert!(!app.panel().is_possible(Command::Place));
    };
    goes(Message::Show(Step::Previous));
    goes(Message::Show(Step::First));
    goes(Message::Set(Setting::Confirm, "off".into()));
    goes(Message::ChooseGame("Ren".into()));
    goes(Message::ChooseRules("renju-free".into()));
    let mut app = renju();
    app.tap("k4");
    app.press("m4");
    assert_eq!((app.panel().moves[8].word.as_str(), app.aim()), ("m4", None), "by the keyboard");
    app.tap("k4");
    app.send(Message::Resized { side: 300.0, scale: 1.0 });
    assert_eq!(app.aim().unwrap(), "k4", "but it stays where it is when the phone is turned");
}

#[test]
fn where_no_stone_can_be_put_nothing_is_aimed() {
    let mut app = renju();
    app.command(Command::TakeBack);
    app.send(Message::Show(Step::Previous));
    assert_eq!(alerted(&app.tap("k4")), ["Undo is switched off in the settings."]);
    assert_eq!(app.aim(), None);
    let mut app = at("goishi 1 renju-free\n\nh8 resign");
    let over = "k4: the game is over.";
    assert_eq!((alerted(&app.tap("k4")).len(), app.aim()), (1, None));
    assert!(app.panel().notice.starts_with(&over[..21]), "{}", app.panel().notice);
}

#[test]
fn a_point_that_is_refused_says_why_at_once_and_is_not_aimed_at() {
    let mut app = renju();
    assert_eq!(alerted(&app.tap("h8")), ["h8: the point is occupied."]);
    assert_eq!((app.aim(), app.panel().moves.len()), (None, 8));
    app.tap("k4 h8");
    assert_eq!(app.aim(), None, "nor is anything else then");
    app.tap("j7");
    assert_eq!((app.aim().unwrap().as_str(), app.panel().notice.as_str()), ("j7", ""));
}

#[test]
fn a_foul_that_is_refused_shows_its_rows_at_once() {
    let mut app = renju();
    app.tap("j8");
    assert_eq!(app.panel().notice, "j8: Black may not make a double-three.");
    assert_eq!((app.aim(), app.diagram().strokes.len()), (None, 2), "its two threes");
    let mut app = at(RIF_FORK);
    app.tap("j8");
    let told = (app.panel().effect, app.diagram().strokes.len(), app.aim().unwrap());
    assert_eq!(told, ("j8, forbidden: double-three.".into(), 2, "j8".into()), "it may be played");
}

#[test]
fn a_foul_that_loses_is_asked_about_after_the_second_tap() {
    let mut app = at(RIF_FORK);
    app.tap("j8");
    assert_eq!(app.panel().question, "");
    app.tap("j8");
    assert!(app.panel().question.starts_with("j8 makes a double-three"));
    assert_eq!(app.aim(), None);
    app.tap("o1");
    assert_eq!((app.panel().question.as_str(), app.aim().unwrap().as_str()), ("", "o1"));
    app.tap("j8 j8");
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black made a double-three.");
}
