//! Aiming where more than a stone is asked for, and where a stone would do more than lie there.

use super::at;
use crate::{App, alerted, announced};
use goishi::app::diagram::{Presence, Sign};
use goishi::app::{Command, Message};

impl App {
    fn proposed(&self) -> usize {
        self.diagram().stones.iter().filter(|stone| stone.presence == Presence::Proposed).count()
    }
}

#[test]
fn two_fifth_stones_are_aimed_at_one_by_one() {
    let mut app = at("goishi 1 renju-rif\n\nh8 h9 h10 stay h11");
    app.tap("c3");
    assert_eq!((app.proposed(), app.label("c3").as_str()), (0, "c3, empty, aimed at"));
    app.tap("c3");
    assert_eq!((app.proposed(), app.label("c3").as_str()), (1, "c3, empty, proposed"));
    app.tap("m3 m3");
    let equal = "c3/m3: two of the proposals are equal by symmetry (RIF 12.7).";
    assert_eq!((app.panel().notice.as_str(), app.proposed()), (equal, 1));
    app.tap("f12 f12");
    assert_eq!(app.panel().moves.last().unwrap().word, "f12/c3");
    assert_eq!(app.panel().sentence, "White: choose one of the two fifth stones.");
    app.tap("f12");
    assert_eq!(app.panel().moves.len(), 6, "choosing is aimed at as well");
    app.tap("f12");
    assert_eq!((app.panel().moves.len(), app.panel().sentence.as_str()), (7, "White to play."));
}

#[test]
fn the_first_of_two_goes_by_two_taps_more_or_by_undo_after_the_aim() {
    let mut app = at("goishi 1 renju-rif\n\nh8 h9 h10 stay h11");
    app.tap("c3 c3");
    app.tap("c3 c3");
    assert_eq!((app.proposed(), app.panel().moves.len()), (0, 5));
    app.tap("c3 c3 m4");
    app.command(Command::Undo);
    assert_eq!((app.aim(), app.proposed()), (None, 1));
    app.command(Command::Undo);
    assert_eq!((app.proposed(), app.panel().moves.len()), (0, 5));
    app.command(Command::Undo);
    assert_eq!(app.panel().moves.len(), 4);
}

#[test]
fn two_black_stones_are_put_and_one_of_them_is_removed() {
    let mut app = at("goishi 1 renju-classical-swap\n\nh8 g7 j6 swap i9");
    assert_eq!(app.panel().sentence, "Black: put two stones.");
    app.tap("k8 k8 m7 m7");
    assert_eq!(app.panel().moves.last().unwrap().word, "k8/m7");
    assert_eq!(app.panel().sentence, "White: remove one of the two black stones.");
    assert!(alerted(&app.tap("c3 c3"))[0].contains("one of the proposed stones"));
    let effects = app.tap("k8");
    assert_eq!(announced(&effects).last(), Some(&"k8: tap again to remove the stone."));
    assert_eq!(app.panel().place, "Remove the stone on k8");
    app.tap("k8");
    assert_eq!((app.panel().moves.last().unwrap().word.as_str(), app.aim()), ("m7", None));
    assert_eq!(app.panel().sentence, "White: the third white stone, on any point.");
}

#[test]
fn an_offer_of_a_draw_waits_for_the_stone_and_not_for_the_aim() {
    let mut app = at("goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j9/o15 j9 a3");
    app.command(Command::Offer);
    app.tap("c3");
    assert_eq!(app.panel().effect, "The offer of a draw goes with the next move.");
    app.tap("c3");
    assert_eq!(app.panel().moves.last().unwrap().word, "c3=");
}

/// A black stone on e2 makes four in a row and leaves d2 weak.
const FOUR: &str = "goishi 1 ren\n\nb2 b9 c2 e9 d2 h9";

#[test]
fn what_a_stone_would_do_is_told_while_it_is_aimed() {
    let mut app = at(FOUR);
    app.tap("e2");
    let told = "e2 scores 1 point (four in a row) and leaves 1 stone weak.";
    assert_eq!(app.panel().effect, told);
    let band = app.diagram().bands[0];
    assert!(band.is_ahead);
    assert!(app.diagram().marks.iter().any(|mark| mark.sign == Sign::Points(1)));
    app.send(Message::PointerAt(app.place_of(app.point("h5"))));
    assert_eq!(app.panel().effect, told, "the eye is on the aim, wherever the mouse is");
    app.tap("h5");
    assert_eq!((app.panel().effect.as_str(), app.diagram().bands.len()), ("", 0));
    app.tap("e2 e2");
    assert!(app.panel().effect.contains(" scores 1 point"));
    assert!(!app.diagram().bands[0].is_ahead);
}

#[test]
fn a_weak_stone_is_aimed_at_and_replaced() {
    let mut app = at(FOUR);
    app.press("e2");
    app.tap("d2");
    assert_eq!(app.panel().effect, "d2 replaces a weak stone (1 of 3 in succession).");
    assert_eq!(app.proposed(), 1, "seen through, over the stone that is there");
    app.tap("d2");
    assert_eq!(app.panel().moves.last().unwrap().word, "d2");
}
