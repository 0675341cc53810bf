//! Notes: comments are written, marks drawn, lines promoted and taken out; all of it is saved at once and can be undone.

use super::{App, alerted, announced};
use goishi::app::diagram::{Noted, Sign};
use goishi::app::{Command, Effect, HostEffect, Message, Pointer, Step, Study, Tab, Tool, Way};

/// A game of Renju that is over, with a variation.
const OVER: &str = "goishi 1 renju-free\n\nh8 i9 k5 j8 (g9 g8) k4 resign\n";
/// Players who judge for themselves, in a game that runs.
const CLAIMS: &str = "goishi 1 renju-rif:referee=players\n\nh8 h9 h10\n";

fn game() -> App {
    App::opened(Some(OVER), "")
}

impl App {
    fn study(&mut self, study: Study) -> Vec<Effect> {
        self.send(Message::Study(study))
    }

    fn write(&mut self, text: &str) -> Vec<Effect> {
        self.study(Study::Write(text.into()))
    }

    /// What was saved last, without its head and in one line.
    fn saved_moves(&self) -> String {
        let saved = self.saved();
        let (_, moves) = saved.split_once("\n\n").unwrap();
        moves.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Shows the first move of the variation.
    fn look_aside(&mut self) {
        let node = self.panel().moves[3].variations[0].moves[0].node;
        self.send(Message::Visit(node));
    }

    /// Draws with the mouse from one point to another.
    fn drag(&mut self, from: &str, to: &str) -> Vec<Effect> {
        let [from, to] = [from, to].map(|name| self.place_of(self.point(name)));
        self.study(Study::Grab(from));
        self.send(Message::PointerAt(to));
        self.send(Message::Pressed { at: to, by: Pointer::Fine })
    }
}

#[test]
fn a_comment_is_saved_as_it_is_written_and_undone_as_a_whole() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(1)));
    for text in ["g", "go", "good"] {
        app.write(text);
        assert_eq!(app.panel().comment, text);
    }
    assert_eq!(app.saved_moves(), "h8 {good} i9 k5 j8 (g9 g8) k4 resign");
    app.write("good");
    app.send(Message::Show(Step::Ply(3)));
    app.write("bad");
    app.command(Command::UndoEdit);
    assert_eq!((app.panel().shown, app.panel().comment.as_str()), (3, ""));
    let effects = app.command(Command::UndoEdit);
    assert_eq!((app.panel().shown, app.panel().comment.as_str()), (1, ""));
    assert!(announced(&effects)[0].starts_with("Edit undone. "), "{effects:?}");
    assert!(!app.panel().is_possible(Command::UndoEdit));
    app.command(Command::RedoEdit);
    assert_eq!(app.saved_moves(), "h8 {good} i9 k5 j8 (g9 g8) k4 resign");
}

#[test]
fn a_comment_closes_no_bracket_and_has_a_longest_length() {
    let mut app = game();
    app.write("a } b");
    assert_eq!(app.panel().comment, "a ) b");
    app.write(&"ä".repeat(5000));
    assert_eq!(app.panel().comment.chars().count(), goishi::app::MAX_COMMENT);
}

#[test]
fn a_sign_is_drawn_told_and_erased_by_drawing_it_again() {
    let mut app = game();
    app.command(Command::MarkTriangle);
    assert_eq!(Command::MarkTriangle.pressed(&app.model), Some(true));
    let effects = app.press("c3");
    assert_eq!(announced(&effects), ["Drawn: triangle on c3."]);
    assert!(app.saved_moves().ends_with("resign [^ c3]"), "{}", app.saved_moves());
    assert_eq!(app.label("c3"), "c3, empty, triangle");
    let drawn = |app: &App| {
        let noted = |sign: Sign| matches!(sign, Sign::Noted(Noted::Triangle));
        app.diagram().marks.iter().filter(|mark| noted(mark.sign)).count()
    };
    assert_eq!(drawn(&app), 1);
    let effects = app.press("c3");
    assert_eq!(announced(&effects), ["Erased: triangle on c3."]);
    assert_eq!((drawn(&app), app.label("c3").as_str()), (0, "c3, empty"));
}

#[test]
fn another_sign_takes_the_place_of_the_one_that_is_there() {
    let mut app = game();
    app.command(Command::MarkCross);
    app.press("c3");
    app.command(Command::MarkCircle);
    app.press("c3");
    assert!(app.saved_moves().ends_with("resign [o c3]"), "{}", app.saved_moves());
    app.command(Command::UndoEdit);
    assert!(app.saved_moves().ends_with("resign [x c3]"), "{}", app.saved_moves());
}

#[test]
fn letters_and_numbers_go_on_with_the_first_one_that_is_free() {
    let mut app = game();
    app.command(Command::MarkLetter);
    app.press("c3 d3 e3 d3");
    assert_eq!(app.label("d3"), "d3, empty");
    app.press("f3");
    assert_eq!(
        (app.label("f3"), app.label("e3")),
        ("f3, empty, label B".into(), "e3, empty, label C".into())
    );
    app.command(Command::MarkNumber);
    app.press("g3");
    assert_eq!(app.label("g3"), "g3, empty, label 1");
}

#[test]
fn an_arrow_is_drawn_by_two_presses_and_a_line_with_the_mouse() {
    let mut app = game();
    app.command(Command::MarkArrow);
    assert_eq!(app.panel().asks, "Press the point where it begins, then the one where it ends.");
    let effects = app.press("c3");
    assert_eq!(announced(&effects), ["From c3: press the point where it ends."]);
    app.hover("d4");
    assert!(app.diagram().arrows[0].is_sketch);
    let effects = app.press("e5");
    assert_eq!(announced(&effects), ["Drawn: arrow from c3 to e5."]);
    app.command(Command::MarkLine);
    let effects = app.drag("e1", "c1");
    assert_eq!(announced(&effects), ["Drawn: line from c1 to e1."]);
    assert!(
        app.saved_moves().ends_with("resign [arrow c3 e5] [line c1 e1]"),
        "{}",
        app.saved_moves()
    );
    let shown: Vec<bool> = app.diagram().arrows.iter().map(|arrow| arrow.has_head).collect();
    assert_eq!(shown, [true, false]);
    assert_eq!(app.label("e5"), "e5, empty, arrow from c3");
    let effects = app.drag("c1", "e1");
    assert_eq!(announced(&effects), ["Erased: line from c1 to e1."]);
}

#[test]
fn the_eraser_takes_off_all_that_touches_a_point() {
    let mut app = game();
    app.command(Command::MarkCross);
    app.press("c3 d4");
    app.command(Command::MarkArrow);
    app.press("c3 e5");
    app.command(Command::MarkEraser);
    assert_eq!(announced(&app.press("c3")), ["The marks on c3 are erased."]);
    assert!(app.saved_moves().ends_with("resign [x d4]"), "{}", app.saved_moves());
    assert_eq!(announced(&app.press("c3")), ["There are no marks on c3."]);
}

#[test]
fn a_tool_is_put_away_by_escape_by_itself_and_with_the_notes() {
    let mut app = game();
    app.command(Command::MarkArrow);
    app.press("c3");
    app.send(Message::Cancel);
    assert_eq!(app.panel().asks, "Press the point where it begins, then the one where it ends.");
    app.send(Message::Cancel);
    assert_eq!(app.panel().asks, "");
    app.command(Command::MarkCross);
    app.command(Command::MarkCross);
    assert_eq!(app.panel().asks, "");
    app.command(Command::MarkCross);
    app.send(Message::Tab(Tab::Moves));
    assert_eq!(app.panel().asks, "");
    app.send(Message::Show(Step::Ply(2)));
    app.press("a1");
    assert_eq!(app.label("a1"), "a1, black, move 3, last move", "a stone again");
}

#[test]
fn a_tool_in_the_hand_plays_no_stone() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8\n"), "");
    app.command(Command::MarkCross);
    app.press("c3");
    assert_eq!((app.panel().moves.len(), app.saved_moves().as_str()), (1, "h8 [x c3]"));
}

#[test]
fn marks_are_told_with_the_position() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 [A c3] [arrow c3 d4] [?] h9\n"), "");
    let effects = app.send(Message::Show(Step::Ply(1)));
    let said = announced(&effects)[0];
    assert!(said.contains("Marks: label A on c3; arrow from c3 to d4; wrong move."), "{said}");
    assert_eq!(Command::Wrong.pressed(&app.model), Some(true));
    app.command(Command::Wrong);
    assert_eq!(app.saved_moves(), "h8 [A c3] [arrow c3 d4] h9");
}

#[test]
fn a_variation_becomes_the_game_and_back() {
    let mut app = game();
    assert!(!app.panel().is_possible(Command::Promote));
    app.look_aside();
    let effects = app.command(Command::Promote);
    assert_eq!(app.saved_moves(), "h8 i9 k5 g9 (j8 k4 resign) g8");
    assert!(announced(&effects)[0].starts_with("This line is the game now. "), "{effects:?}");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (4, 5));
    app.command(Command::UndoEdit);
    assert_eq!(app.saved_moves(), "h8 i9 k5 j8 (g9 g8) k4 resign");
    app.command(Command::RedoEdit);
    assert_eq!(app.saved_moves(), "h8 i9 k5 g9 (j8 k4 resign) g8");
}

#[test]
fn a_line_is_taken_out_from_the_move_shown_and_comes_back() {
    let mut app = game();
    app.look_aside();
    app.command(Command::Next);
    app.write("no");
    app.command(Command::RemoveLine);
    assert_eq!(app.saved_moves(), "h8 i9 k5 j8 (g9) k4 resign");
    assert_eq!(app.panel().shown, 4);
    app.command(Command::RemoveLine);
    assert_eq!((app.saved_moves().as_str(), app.panel().shown), ("h8 i9 k5 j8 k4 resign", 3));
    assert!(!app.panel().is_possible(Command::RemoveLine), "the game itself stays");
    app.command(Command::UndoEdit);
    app.command(Command::UndoEdit);
    assert_eq!(app.saved_moves(), "h8 i9 k5 j8 (g9 g8 {no}) k4 resign");
}

#[test]
fn what_moved_lines_is_not_undone_over_a_move_of_the_game() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 k5 j8 (g9 g8) k4\n"), "");
    app.write("keep");
    app.look_aside();
    app.command(Command::RemoveLine);
    app.send(Message::ToGame);
    app.command(Command::Undo);
    assert!(app.panel().is_possible(Command::UndoEdit));
    app.command(Command::UndoEdit);
    assert!(!app.panel().is_possible(Command::UndoEdit), "the line is gone for good");
    assert_eq!(app.saved_moves(), "h8 i9 k5 j8");
}

#[test]
fn the_line_shown_is_copied_alone_with_its_notes() {
    let mut app = game();
    app.look_aside();
    app.write("try");
    let effects = app.command(Command::CopyLine);
    let [Effect::Host(HostEffect::Copy { text, .. })] = effects.as_slice() else {
        panic!("{effects:?}")
    };
    assert!(text.ends_with("\n\nh8 i9 k5 g9 {try} g8\n"), "{text}");
}

#[test]
fn where_players_judge_for_themselves_notes_are_written_but_nothing_is_drawn() {
    let mut app = App::opened(Some(CLAIMS), "");
    app.write("hm");
    assert_eq!(app.panel().comment, "hm");
    for command in [Command::MarkCross, Command::Wrong] {
        assert!(!app.panel().is_possible(command));
        let effects = app.send(command.message());
        assert_eq!(alerted(&effects), ["This can be done when the game is over."]);
    }
    let effects = app.study(Study::Take(Tool::Eraser));
    assert_eq!(alerted(&effects).len(), 1);
    assert_eq!(app.panel().asks, "");
}

#[test]
fn another_game_has_its_own_history_and_an_empty_hand() {
    let mut app = game();
    app.write("x");
    app.command(Command::MarkCross);
    app.new_game("renju-free");
    assert!(!app.panel().is_possible(Command::UndoEdit));
    assert_eq!(app.panel().asks, "");
    app.press("h8");
    assert_eq!(app.panel().moves.len(), 1);
}

#[test]
fn the_list_is_walked_from_one_alternative_to_the_next() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(3)));
    let mut walk = |way| {
        app.study(Study::Walk(way));
        app.label("j8").contains("last move").then_some("j8").or_else(|| {
            ["k5", "g9", "g8"].into_iter().find(|name| app.label(name).contains("last move"))
        })
    };
    let downward = [Way::Down, Way::Down, Way::Down].map(&mut walk);
    assert_eq!(downward, ["j8", "g9", "g8"].map(Some));
    let upward = [Way::Up, Way::Up, Way::Up].map(walk);
    assert_eq!(upward, ["g9", "j8", "k5"].map(Some));
}
