//! The position as a text that can be copied.

use super::App;
use goishi::app::{Command, Copied, Effect, HostEffect, Message, Step, spoken};
use goishi::board::Board;
use goishi::record::Record;
use goishi::rules::catalog::RuleSet;

fn text(record: &str) -> String {
    App::opened(Some(record), "").board_text()
}

impl App {
    /// The text that is copied.
    fn board_text(&mut self) -> String {
        let effects = self.send(Message::CopyBoard);
        let [Effect::Host(HostEffect::Copy { what: Copied::Board, text, ply, .. })] = &effects[..]
        else {
            panic!("{effects:?}");
        };
        spoken::board(self.model.words(), &Record::parse(text).unwrap(), *ply)
    }
}

/// The rows of the board in a text: what stands between the title and the names of the columns.
fn rows(text: &str, size: u8) -> Vec<&str> {
    text.lines().skip(1).take(size.into()).collect()
}

#[test]
fn files_and_ranks_are_named_at_the_edges() {
    let expected = "Ren 8×8
 8 . . . . . . . o
 7 . . . . . . . .
 6 . . . . . . . .
 5 . . . . . . . .
 4 . . . . . . . .
 3 . . . . . . . .
 2 . . . . . . . .
 1 x x . . . . . .
   a b c d e f g h
White to play.
";
    assert_eq!(text("goishi 1 ren:size=8\n\na1 h8 b1"), expected);
}

#[test]
fn rows_and_columns_of_rin_are_counted_from_the_top() {
    let expected = "Rin 8×8
 0 x . . . . . . .
 1 . . . . . . . o
 2 . . . . . . . .
 3 . . . . . . . .
 4 . . . . . . . .
 5 . . . . . . . .
 6 . . . . . . . .
 7 o . . . . . . .
   0 1 2 3 4 5 6 7
Black to play: two stones.
";
    assert_eq!(text("goishi 1 rin:size=8\n\n0,0 1,7 7,0"), expected);
}

#[test]
fn columns_of_two_digits_do_not_run_together() {
    let text = text("goishi 1 rin:size=12\n\n0,0 10,11 11,9");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[13], "    0  1  2  3  4  5  6  7  8  9 10 11");
    assert_eq!(lines[1], " 0  x  .  .  .  .  .  .  .  .  .  .  .");
    assert_eq!(lines[11], "10  .  .  .  .  .  .  .  .  .  .  .  o");
}

#[test]
fn every_board_reads_back_and_every_column_stands_over_its_name() {
    for rules in RuleSet::ALL {
        let mut app = App::new();
        app.new_game(&rules.to_string());
        for name in [(7, 7), (6, 7), (6, 6)] {
            app.play(name.0, name.1);
        }
        let text = app.board_text();
        assert_eq!(text.lines().count(), usize::from(rules.size()) + 3, "{rules}");
        let drawn: Vec<String> =
            rows(&text, rules.size()).iter().map(|row| row[2..].replace(' ', "")).collect();
        let board: Board = drawn.join("\n").parse().unwrap();
        assert_eq!(board.to_string(), app.board(), "{rules}");
        let names = text.lines().nth(usize::from(rules.size()) + 1).unwrap();
        let first = rows(&text, rules.size())[0];
        for (col, sign) in (0..).zip(first.match_indices(['.', 'x', 'o'])) {
            let name = rules.notation().col_label(col);
            assert!(names[..=sign.0].ends_with(&name), "{rules}: {name} in {names}");
        }
    }
}

#[test]
fn it_is_of_the_position_shown_and_says_what_is_asked_for() {
    let mut app = App::opened(Some("goishi 1 renju-classical\n\nh8 h9 i8 resign"), "");
    assert!(app.board_text().ends_with("o\nBlack wins: White resigned.\n"));
    app.send(Message::Show(Step::First));
    let text = app.board_text();
    assert!(text.starts_with("Renju Classical\n15 . .") && !text.contains(" x"));
    assert!(text.ends_with("n o\nBlack: a stone on the centre.\n"), "{text}");
}

#[test]
fn the_button_hands_it_to_the_clipboard() {
    let mut app = App::small(&[(3, 3)]);
    let text = app.saved();
    let copied =
        Effect::Host(HostEffect::Copy { what: Copied::Board, text, ply: 1, look: String::new() });
    assert_eq!(app.command(Command::CopyBoard), [copied]);
}
