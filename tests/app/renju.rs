//! Renju on the page: decisions, pairs, questions, claims and clocks.

use super::{App, alerted, announced};
use goishi::app::diagram::{Presence, Sign};
use goishi::app::layout::Position;
use goishi::app::{Command, Effect, HostEffect, Key, Message, Setting, Step};
use goishi::board::{Color, Notation, Point};

/// Black has h8 i8 and j9 j10 and is to move: a stone on j8 is a double-three.
const RIF_FORK: &str = "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j9/o15 j9 a3 j10 a5";
const PLAYERS_FORK: &str =
    "goishi 1 renju-rif:referee=players\n\nh8 h9 i8 stay a1 j9/o15 j9 a3 j10 a5";
const CLASSICAL_FORK: &str = "goishi 1 renju-classical\n\nh8 h9 i8 a1 j9 a3 j10 a5";

fn point(name: &str) -> Point {
    Notation::FileRank.parse(name, 15).unwrap()
}

fn at(record: &str) -> App {
    App::opened(Some(record), "")
}

impl App {
    /// The decisions that can be taken now, but for resigning.
    pub fn decisions(&self) -> Vec<Command> {
        let all = [
            Command::Swap,
            Command::Stay,
            Command::TwoMore,
            Command::Pass,
            Command::Offer,
            Command::Accept,
            Command::Refuse,
            Command::ClaimBlack,
            Command::ClaimWhite,
            Command::Confirm,
            Command::Cancel,
        ];
        let numbers =
            Command::ALL.into_iter().filter(|command| command.id().starts_with("declare"));
        let all = all.into_iter().chain(numbers);
        all.filter(|&command| self.panel().is_possible(command)).collect()
    }

    fn crosses(&self) -> usize {
        self.diagram().marks.iter().filter(|mark| mark.sign == Sign::Forbidden).count()
    }
}

#[test]
fn the_rif_opening_says_at_every_ply_who_does_what() {
    let mut app = App::new();
    app.new_game("renju-rif");
    let mut seen = vec![app.panel().sentence];
    for step in ["h8", "i9", "j10", "swap", "k9", "g7", "i7", "i7", "h9"] {
        match step {
            "swap" => drop(app.command(Command::Swap)),
            name => drop(app.press(name)),
        }
        seen.push(app.panel().sentence);
    }
    let expected = [
        "Black: a stone on the centre.",
        "Black: a white stone beside the centre.",
        "Black: a stone inside the central 5×5.",
        "White: choose colours.",
        "White: the fourth stone, on any point.",
        "Black: propose two fifth stones.",
        "Black: one more stone, or the same point again to take it away.",
        "White: choose one of the two fifth stones.",
        "White to play.",
        "Black to play.",
    ];
    assert_eq!(seen, expected);
    assert_eq!(app.panel().opening, ["長星", "Opening: Chosei (I1)"]);
    let names = app.panel().players.map(|player| player.name);
    assert_eq!(names, ["Black, second player", "White, first player"]);
    assert!(app.saved().ends_with("h8 i9 j10 swap k9 g7/i7 i7 h9\n"), "{}", app.saved());
}

#[test]
fn decisions_are_there_exactly_when_they_are_possible() {
    use Command::{Offer, Pass, Stay, Swap};
    let mut app = App::new();
    app.new_game("renju-rif");
    app.press("h8 i9");
    assert_eq!(app.decisions(), [Offer], "with move 3");
    app.press("j10");
    assert_eq!(app.decisions(), [Swap, Stay]);
    app.command(Stay);
    assert_eq!(app.decisions(), [Pass, Offer]);
    app.press("k9");
    assert_eq!(app.decisions(), [], "two stones are asked for");
    app.press("g7 i7 i7");
    assert_eq!(app.decisions(), [Pass, Offer]);
}

#[test]
fn a_pair_is_two_presses_and_the_first_can_be_taken_away() {
    let mut app = at("goishi 1 renju-rif\n\nh8 h9 h10 stay h11");
    let proposed = |app: &App| {
        let stones = app.diagram().stones;
        stones.iter().filter(|stone| stone.presence == Presence::Proposed).count()
    };
    app.press("c3");
    assert_eq!((proposed(&app), app.label("c3").as_str()), (1, "c3, empty, proposed"));
    app.press("c3");
    assert_eq!((proposed(&app), app.label("c3").as_str()), (0, "c3, empty"));
    app.press("c3");
    app.send(Message::Undo);
    assert_eq!((proposed(&app), app.panel().moves.len()), (0, 5), "undo takes it away too");
    app.press("c3 m3");
    let notice = app.panel().notice;
    assert_eq!(notice, "c3/m3: two of the proposals are equal by symmetry (RIF 12.7).");
    assert_eq!(proposed(&app), 1, "the first stays");
    app.press("m4");
    assert_eq!((proposed(&app), app.panel().notice.as_str()), (2, ""));
    app.press("h8");
    assert!(app.panel().notice.contains("one of the proposed stones is to be chosen"));
}

#[test]
fn a_foul_that_loses_is_asked_about_once() {
    let mut app = at(RIF_FORK);
    let said = "j8 makes a double-three and loses the game. Play it all the same?";
    let effects = app.press("j8");
    assert_eq!((alerted(&effects), announced(&effects)), (vec![said], vec![]));
    assert_eq!(app.panel().question, said);
    assert_eq!(app.decisions(), [Command::Confirm, Command::Cancel]);
    assert_eq!(app.diagram().strokes.len(), 2, "its two threes");
    app.command(Command::Cancel);
    assert_eq!((app.panel().question.as_str(), app.panel().moves.len()), ("", 10));
    app.press("j8 j8");
    assert_eq!((app.panel().question.as_str(), app.panel().moves.len()), (said, 10));
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black made a double-three.");
    assert_eq!(app.diagram().strokes.len(), 2);
    assert_eq!(app.label("i8"), "i8, black, move 3, in the row");
}

#[test]
fn the_question_goes_with_another_stone_and_can_be_switched_off() {
    let mut app = at(RIF_FORK);
    app.press("j8 o1");
    assert_eq!(app.panel().question, "");
    assert_eq!(app.panel().sentence, "White to play.");
    let mut app = at(RIF_FORK);
    let effects = app.send(Message::Switch(Setting::AskBeforeFoul));
    assert!(
        effects.contains(&Effect::Host(HostEffect::SaveSetting(Setting::AskBeforeFoul, "off")))
    );
    app.press("j8");
    assert_eq!(app.panel().sentence, "White wins: Black made a double-three.");
}

#[test]
fn a_refused_foul_names_its_rule_and_shows_its_rows() {
    let mut app = at(CLASSICAL_FORK);
    app.press("j8");
    assert_eq!(app.panel().notice, "j8: Black may not make a double-three.");
    assert_eq!((app.diagram().strokes.len(), app.panel().moves.len()), (2, 8));
    app.press("o1");
    assert_eq!(app.diagram().strokes.len(), 0);
}

#[test]
fn forbidden_points_are_marked_and_named_while_that_is_switched_on() {
    let mut app = at(CLASSICAL_FORK);
    assert_eq!(
        (app.crosses(), app.label("j8").as_str()),
        (1, "j8, empty, forbidden: double-three")
    );
    app.command(Command::MarkForbidden);
    assert_eq!((app.crosses(), app.label("j8").as_str()), (0, "j8, empty"));
    app.command(Command::MarkForbidden);
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.crosses(), 0, "White is to move");
}

#[test]
fn a_forbidden_point_says_why_to_mouse_and_keys() {
    let mut app = at(CLASSICAL_FORK);
    let (x, y) = app.model.layout().center(point("j8"));
    let over = Message::PointerAt(Position { x: x / 2.0, y: y / 2.0 });
    assert_eq!(app.send(over), [Effect::Refresh]);
    let why = "j8, forbidden: double-three.";
    assert_eq!((app.panel().effect.as_str(), app.diagram().strokes.len()), (why, 2));
    assert_eq!(app.send(Message::PointerLeft), [Effect::Refresh]);
    assert_eq!((app.panel().effect.as_str(), app.diagram().strokes.len()), ("", 0));
    app.send(Message::Focused(point("i8")));
    app.send(Message::Key(Key::Right));
    assert_eq!((app.panel().effect.as_str(), app.diagram().strokes.len()), (why, 2));
}

#[test]
fn players_who_are_their_own_referees_are_told_nothing() {
    let mut app = at(PLAYERS_FORK);
    assert_eq!((app.crosses(), app.label("j8").as_str()), (0, "j8, empty"));
    let effects = app.press("j8");
    assert!(effects.contains(&Effect::Announce("Black j8. White to play.".into())));
    assert_eq!((app.panel().question.as_str(), app.diagram().strokes.len()), ("", 0));
    app.command(Command::ClaimBlack);
    assert_eq!(app.panel().effect, "The claim failed.");
    app.command(Command::ClaimWhite);
    assert_eq!(app.panel().sentence, "White wins: Black made a double-three.");
    assert_eq!(app.diagram().strokes.len(), 2);
}

#[test]
fn a_draw_is_offered_with_a_move_and_answered() {
    let mut app = at(RIF_FORK);
    app.command(Command::Offer);
    app.press("o1");
    assert_eq!(app.panel().effect, "Black offers a draw.");
    assert!(app.decisions().starts_with(&[Command::Pass, Command::Offer, Command::Accept]));
    app.command(Command::Refuse);
    assert_eq!(app.panel().effect, "");
    app.command(Command::Offer);
    app.command(Command::Pass);
    assert_eq!(app.panel().moves.last().unwrap().word, "pass=");
    app.command(Command::Accept);
    assert_eq!(app.panel().sentence, "Draw by agreement.");
    assert_eq!(app.decisions(), []);
}

#[test]
fn resigning_is_asked_about() {
    let mut app = at(RIF_FORK);
    app.command(Command::Resign);
    assert_eq!(app.panel().question, "Does Black resign?");
    assert_eq!(app.panel().moves.len(), 10);
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
    assert!(!app.panel().is_possible(Command::Resign));
}

#[test]
fn games_in_other_formats_are_opened_and_what_is_none_is_refused() {
    let mut app = at(RIF_FORK);
    for text in ["h8 a1", "nonsense", "(;GM[1])", "goishi 1 renju-rif\n\na1", ""] {
        let effects = app.send(Message::TextOpened(text.into()));
        assert!(!effects.contains(&Effect::Host(HostEffect::CloseSheets)), "{text}");
        assert!(app.panel().notice.starts_with("That did not work: "), "{}", app.panel().notice);
        assert_eq!(app.panel().moves.len(), 10, "the game is still there");
    }
    let effects = app.send(Message::TextOpened("(;FF[4]GM[4]SZ[15];B[hh];W[hg])".into()));
    assert!(effects.contains(&Effect::Host(HostEffect::CloseSheets)));
    assert_eq!(app.panel().moves.len(), 2);
    assert_eq!(app.kept(), [RIF_FORK]);
    app.send(Message::TextOpened("\n h8 h9 i8".into()));
    assert_eq!(app.panel().moves.len(), 3);
    assert!(app.panel().notice.starts_with("The text names no rules"), "{}", app.panel().notice);
    app.send(Message::TextOpened("\n goishi 1 renju-free\n\nh8 h9".into()));
    assert_eq!((app.title().as_str(), app.panel().moves.len()), ("Renju Free", 2));
}

#[test]
fn taking_back_can_be_switched_off() {
    let mut app = at(RIF_FORK);
    app.command(Command::TakeBack);
    assert!(!app.panel().is_possible(Command::Undo));
    let off = "Undo is switched off in the settings.";
    app.send(Message::Undo);
    assert_eq!((app.panel().notice.as_str(), app.panel().moves.len()), (off, 10));
    app.send(Message::Show(Step::Previous));
    app.press("o1");
    assert_eq!((app.panel().notice.as_str(), app.panel().moves.len()), (off, 10));
}

#[test]
fn labels_and_highlight_are_renjus() {
    let app = at(RIF_FORK);
    let ground = app.diagram().ground;
    let side = ground.width;
    let files = ground.labels.iter().filter(|label| label.y > side * 0.9 && label.x > side * 0.05);
    assert!(files.clone().any(|label| label.text == "a") && files.clone().any(|l| l.text == "o"));
    assert_eq!((ground.dots.len(), ground.middle), (5, None));
    assert!(at(CLASSICAL_FORK).diagram().ground.middle.is_some());
}

#[test]
fn with_marks_switched_off_only_a_press_tells_of_a_foul() {
    let mut app = at(CLASSICAL_FORK);
    app.command(Command::MarkForbidden);
    app.send(Message::Focused(point("i8")));
    app.send(Message::Key(Key::Right));
    assert_eq!((app.panel().effect.as_str(), app.diagram().strokes.len()), ("", 0));
    app.press("j8");
    assert_eq!(app.diagram().strokes.len(), 2);
}

#[test]
fn no_ghost_lies_where_a_second_proposal_would_be_refused() {
    let mut app = at("goishi 1 renju-rif\n\nh8 h9 h10 stay h11");
    app.press("c3");
    let mut ghosts = |name| {
        let (x, y) = app.model.layout().center(point(name));
        app.send(Message::PointerAt(Position { x: x / 2.0, y: y / 2.0 }));
        app.diagram().stones.iter().filter(|stone| stone.presence == Presence::Ghost).count()
    };
    assert_eq!(["m3", "m4", "c3", "h8"].map(&mut ghosts), [0, 1, 0, 0]);
}

#[test]
fn words_that_are_no_play_belong_to_the_end_of_the_game() {
    let mut app = at("goishi 1 renju-rif\n\nh8 h9 i8 stay a1= j9/o15");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.decisions(), [], "the offer was refused by what followed");
    app.send(Message::Decide(goishi::rules::Move::Accept));
    assert_eq!(app.panel().moves.len(), 6);
    app.send(Message::Show(Step::Ply(3)));
    app.command(Command::Swap);
    assert_eq!(app.panel().moves[3].variations[0].moves[0].word, "swaps colours");
}

#[test]
fn a_failed_claim_is_told_beside_an_offer_and_a_late_claim_shows_its_row() {
    let mut app = at("goishi 1 renju-rif:referee=players\n\nh8 h9 i8= claim:white");
    assert_eq!(app.panel().effect, "Black offers a draw. The claim failed.");
    app = at(
        "goishi 1 renju-rif:referee=players\n\nh8 h9 i8 stay a1 o15/g8 g8 a3 f8 a5 j8 a7 k8 a9 claim:black",
    );
    assert_eq!(app.panel().sentence, "Black wins: five in a row.");
    assert_eq!(app.diagram().strokes.len(), 1, "though it is six by now");
}

#[test]
fn names_stay_with_their_persons_through_a_swap() {
    let mut app = at("goishi 1 renju-rif\nblack: Ann\nwhite: Ben\n\nh8 i9 j10 swap k9");
    let names = |app: &App| app.panel().players.map(|player| player.name);
    assert_eq!(names(&app), ["Ann, second player", "Ben, first player"]);
    app.send(Message::Show(Step::First));
    assert_eq!(names(&app), ["Ben, first player", "Ann, second player"]);
}

#[test]
fn names_given_before_a_swap_stay_with_their_persons_when_it_is_played_taken_back_and_replaced() {
    let mut app = App::new();
    app.begin("renju-rif", &[("black", "Ann"), ("white", "Ben"), ("clock", "10+5")]);
    let names = |app: &App| app.panel().players.map(|player| player.name);
    let heads = |app: &App| app.saved().contains("black: Ann\nwhite: Ben\n");
    app.press("h8");
    app.press("i9");
    app.press("j10");
    let before = ["Ann, first player", "Ben, second player"];
    assert_eq!((names(&app), heads(&app)), (before.map(String::from), true));
    app.command(Command::Swap);
    let after = ["Ben, second player", "Ann, first player"].map(String::from);
    assert_eq!((names(&app), heads(&app)), (after.clone(), false));
    assert!(
        app.saved().contains("black: Ben\nwhite: Ann\n"),
        "the record says who has what in the end"
    );
    app.command(Command::Undo);
    assert_eq!((names(&app), heads(&app)), (before.map(String::from), true));
    app.command(Command::Redo);
    assert_eq!(names(&app), after);
    app.send(Message::Show(Step::Ply(3)));
    assert_eq!(names(&app), before.map(String::from), "so it was then");
    app.command(Command::Stay);
    assert_eq!((names(&app), heads(&app)), (before.map(String::from), false), "tried, not played");
    app.command(Command::ToGame);
    assert_eq!(names(&app), after, "and back to the game");
}

#[test]
fn a_resignation_in_the_opening_stands_with_the_person() {
    let app = at("goishi 1 renju-rif\n\nh8 resign");
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
    assert_eq!(app.panel().moves[1].by, Color::Black);
}

#[test]
fn the_opening_is_told_once_whatever_was_said_before() {
    let mut app = at("goishi 1 renju-rif:referee=players\n\nh8 claim:white i9");
    let effects = app.press("j10");
    let said = "Black j10. Chosei (I1). White: choose colours.";
    assert!(effects.contains(&Effect::Announce(said.into())), "{effects:?}");
    let effects = app.send(Command::ClaimBlack.message());
    let said = "Black claims a win. The claim failed. White: choose colours.";
    assert!(effects.contains(&Effect::Announce(said.into())), "{effects:?}");
}
