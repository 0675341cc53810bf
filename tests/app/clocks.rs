//! Clocks on the page.

use super::{App, announced, link};
use goishi::app::{Command, Effect, Message, Setting, Sound, Step};
use goishi::board::Point;

const MINUTE: u64 = 60_000;

fn game(rules: &str, clock: &str) -> App {
    let mut app = App::new();
    app.time(1_000_000);
    app.begin(rules, &[("clock", clock)]);
    app
}

impl App {
    /// So many milliseconds later.
    fn tick(&mut self, now: u64) -> Vec<Effect> {
        self.time(1_000_000 + now)
    }
}

#[test]
fn the_clock_of_who_is_to_move_runs() {
    let mut app = game("renju-classical", "10+5");
    assert_eq!(app.clocks(), ["10:00", "10:00"]);
    assert_eq!(app.tick(61_000), [Effect::ShowClocks, Effect::Wake]);
    assert_eq!(app.clocks(), ["8:59", "10:00"]);
    app.play(7, 7);
    assert_eq!(app.clocks(), ["9:04", "10:00"], "five seconds more");
    app.tick(63_500);
    assert_eq!(app.clocks(), ["9:04", "9:58"], "a begun second counts");
}

#[test]
fn the_time_is_looked_at_more_often_while_a_clock_counts_in_tenths() {
    let mut app = game("renju-classical", "1+0");
    app.tick(40_000);
    assert_eq!((app.clocks()[0].as_str(), app.model.tick_interval()), ("0:20", 200));
    app.tick(51_500);
    assert_eq!((app.clocks()[0].as_str(), app.model.tick_interval()), ("0:08.5", 100));
}

#[test]
fn a_fallen_flag_ends_the_game_where_the_program_is_referee() {
    let mut app = game("renju-classical", "1+0");
    app.tick(MINUTE - 1);
    assert_eq!(app.panel().sentence, "Black: a stone on the centre.");
    app.tick(MINUTE);
    assert_eq!(app.panel().sentence, "White wins: Black ran out of time.");
    assert!(app.saved().ends_with("\n\ntime:black\n"), "{}", app.saved());
    assert_eq!(app.tick(2 * MINUTE), [], "nothing runs any more");
}

#[test]
fn players_see_fallen_flags_themselves() {
    let mut app = game("renju-rif:referee=players", "1+0");
    app.tick(2 * MINUTE);
    assert_eq!(app.clocks(), ["0:00.0", "1:00"]);
    assert_eq!(app.panel().sentence, "Black: a stone on the centre.", "it says nothing");
    app.send(Command::ClaimBlack.message());
    let own = "The claim failed.";
    assert_eq!((app.panel().notice.as_str(), app.panel().moves.len()), (own, 0), "9.6");
    app.send(Command::ClaimWhite.message());
    assert_eq!(app.panel().sentence, "White wins: Black ran out of time.");
}

#[test]
fn a_pause_stops_both_and_a_move_ends_it() {
    let mut app = game("rin:size=8", "5+0");
    app.tick(MINUTE);
    app.send(Command::Pause.message());
    assert_eq!(app.tick(3 * MINUTE), []);
    assert_eq!(app.clocks(), ["4:00", "5:00"]);
    app.send(Command::Pause.message());
    app.tick(4 * MINUTE);
    assert_eq!(app.clocks(), ["3:00", "5:00"]);
    app.send(Command::Pause.message());
    app.send(Message::Play(Point::new(0, 0)));
    app.tick(5 * MINUTE);
    assert_eq!(app.clocks(), ["3:00", "4:00"]);
}

#[test]
fn clocks_are_saved_and_stand_still_after_a_reload() {
    let mut app = game("renju-classical", "30/20");
    app.tick(MINUTE);
    app.play(7, 7);
    let saved = app.saved();
    assert!(saved.contains("\nclock: 30/20 1740000 1800000 1 0\n"), "{saved}");
    let mut app = App::opened(Some(&saved), "");
    app.tick(0);
    assert_eq!(app.clocks(), ["29:00", "30:00"]);
    assert!(app.panel().is_possible(Command::Pause));
    app.tick(9 * MINUTE);
    assert_eq!(app.clocks(), ["29:00", "30:00"]);
    app.play(6, 7);
    app.tick(10 * MINUTE);
    assert_eq!(app.clocks(), ["28:00", "30:00"]);
}

#[test]
fn a_link_says_the_time_control_and_not_the_time() {
    let mut app = game("renju-classical", "30/20");
    app.play(7, 7);
    let effects = app.send(Message::CopyLink);
    let link = &link(&effects);
    assert!(link.contains("clock=30.2F20;"), "{link}");
}

#[test]
fn what_is_no_time_control_is_refused_and_nothing_is_lost() {
    let mut app = game("rin:size=8", "");
    app.play(0, 0);
    for text in ["ten", "0", "0+0", "10+", "/5", "10-5", "99999/1"] {
        app.begin("rin", &[("clock", text)]);
        assert!(app.panel().notice.contains(": a time control is like 10+5"), "{text}");
        assert_eq!(app.panel().moves.len(), 1);
    }
}

#[test]
fn undo_gives_the_clock_to_who_is_to_move_then() {
    let mut app = game("renju-classical", "10+0");
    app.play(7, 7);
    app.send(Message::Undo);
    app.tick(MINUTE);
    assert_eq!(app.clocks(), ["9:00", "10:00"]);
}

#[test]
fn a_new_game_is_saved_with_its_clock_before_the_first_move() {
    let app = game("renju-free", "10+5");
    assert_eq!(app.saved(), "goishi 1 renju-free\nclock: 10+5 600000 600000 0 0\n\n");
    assert!(app.effects.contains(&Effect::Wake));
}

#[test]
fn leaving_the_page_gives_no_time_back() {
    let mut app = game("renju-free", "10+0");
    app.play(7, 7);
    app.tick(5 * MINUTE);
    app.send(Message::Leaving);
    let mut app = App::opened(Some(&app.saved()), "");
    app.tick(0);
    assert_eq!(app.clocks(), ["10:00", "5:00"]);
    assert_eq!(App::new().send(Message::Leaving), []);
}

#[test]
fn looking_back_runs_nobody_elses_clock_and_no_clock_of_a_game_that_is_over() {
    let mut app = game("renju-free", "10+0");
    app.play(7, 7);
    app.send(Message::Pause);
    app.send(Message::Show(Step::First));
    assert!(!app.panel().is_possible(Command::Pause));
    assert_eq!(app.send(Message::Pause), []);
    app.send(Message::Show(Step::Last));
    app.send(Command::Resign.message());
    app.send(Message::Confirm);
    app.send(Message::Show(Step::First));
    assert_eq!(app.send(Message::Pause), []);
    assert_eq!(app.tick(99 * MINUTE), []);
}

#[test]
fn a_game_lost_on_time_goes_on_without_clocks() {
    let lost = || {
        let mut app = game("rin:size=8", "1+0");
        app.play(0, 0);
        app.tick(MINUTE);
        assert_eq!(app.panel().sentence, "Black wins: White ran out of time.");
        app
    };
    let mut app = lost();
    app.send(Message::Undo);
    assert_eq!(app.clocks(), ["", ""]);
    assert!(app.saved().contains("\nclock: 1+0\n"), "{}", app.saved());
    let mut app = lost();
    app.send(Message::Show(Step::First));
    app.play(5, 5);
    app.command(Command::PlayOn);
    app.tick(9 * MINUTE);
    assert_eq!((app.panel().moves.len(), app.clocks()), (1, [String::new(), String::new()]));
    assert!(app.panel().sentence.starts_with("White to play"), "{}", app.panel().sentence);
}

#[test]
fn undo_where_players_see_flags_tells_nothing() {
    let mut app = game("renju-rif:referee=players", "1+0");
    app.play(7, 7);
    app.tick(2 * MINUTE);
    app.send(Message::Undo);
    assert_eq!(app.clocks(), ["0:00.0", "1:00"]);
}

#[test]
fn undo_and_words_end_no_pause_and_undo_takes_back_what_the_move_gave() {
    let mut app = game("renju-rif:referee=players", "1+10");
    for _ in 0..5 {
        app.play(7, 7);
        app.send(Message::Undo);
    }
    assert_eq!(app.clocks(), ["1:00", "1:00"]);
    app.send(Message::Redo);
    assert_eq!(app.clocks(), ["1:10", "1:00"]);
    app.send(Message::Pause);
    app.send(Command::ClaimWhite.message());
    app.send(Message::Undo);
    app.send(Message::Undo);
    assert_eq!(app.tick(MINUTE), []);
    assert_eq!(app.clocks(), ["1:00", "1:00"]);
}

#[test]
fn a_strange_clock_in_a_record_breaks_nothing() {
    for clock in [
        "1/1 4 4 18446744073709551615 0",
        "999/1 18446744073709551615 18446744073709551615 4294967295 1",
        "1+999 0 0 0 0",
        "10+5",
        "soon",
    ] {
        let record = format!("goishi 1 renju-free\nclock: {clock}\n\nh8");
        let mut app = App::opened(Some(&record), "");
        app.tick(0);
        app.play(6, 7);
        app.send(Message::Undo);
        app.tick(u64::MAX - 2_000_000);
        app.play(6, 7);
        assert!(app.saved().starts_with("goishi 1 renju-free\nclock: "));
    }
}

#[test]
fn leaving_a_game_for_another_gives_no_time_back() {
    let mut app = game("renju-free", "10+0");
    app.play(7, 7);
    app.tick(5 * MINUTE);
    app.send(Message::ChooseGame("Ren".into()));
    assert_eq!(app.clocks(), ["", ""]);
    app.tick(7 * MINUTE);
    app.send(Message::ChooseGame("Renju".into()));
    assert_eq!(app.clocks(), ["10:00", "5:00"], "and no clock runs while nobody looks");
}

#[test]
fn the_last_ten_seconds_count_in_tenths_and_are_marked() {
    let mut app = game("renju-free", "1+0");
    let seen = |app: &App| (app.clocks()[0].clone(), app.panel().players[0].is_short);
    for (passed, shown, is_short) in [
        (49_000, "0:11", false),
        (50_000, "0:10", true),
        (50_050, "0:10", true),
        (50_100, "0:09.9", true),
        (50_150, "0:09.9", true),
        (59_901, "0:00.1", true),
    ] {
        app.tick(passed);
        assert_eq!(seen(&app), (shown.into(), is_short), "{passed}");
    }
    assert!(!app.panel().players[1].is_short);
}

#[test]
fn who_has_little_time_left_hears_it_once_and_the_computer_does_not() {
    let mut app = game("renju-free", "1+0");
    app.send(Message::Switch(Setting::Sound));
    app.tick(49_000);
    let effects = app.tick(50_500);
    assert!(effects.contains(&Effect::Sound(Sound::Hurry)), "{effects:?}");
    assert_eq!(announced(&effects), ["Black, little time left."]);
    assert!(!app.tick(51_000).contains(&Effect::Sound(Sound::Hurry)), "once");
    let mut app = App::new();
    app.time(1_000_000);
    let more = [("clock", "1+0"), ("opponent", "computer"), ("level", "1"), ("colour", "white")];
    app.begin("renju-free", &more);
    app.tick(49_000);
    assert_eq!(announced(&app.tick(50_500)), [""; 0]);
}

#[test]
fn the_moves_until_time_is_given_anew_are_counted_down() {
    let mut app = game("renju-pritchard", "30/2");
    // Beside them stand the stones that are left.
    let moves = |note: String| note.split(" · ").next().map(String::from).unwrap_or_default();
    let notes = |app: &App| app.panel().players.map(|player| moves(player.note));
    assert_eq!(notes(&app), ["2 moves to go", "2 moves to go"]);
    app.play(7, 7);
    assert_eq!(notes(&app), ["1 move to go", "2 moves to go"]);
    app.play(0, 0);
    app.play(7, 9);
    assert_eq!(notes(&app), ["2 moves to go", "1 move to go"]);
    assert_eq!(notes(&game("renju-free", "30+2")), ["", ""]);
}

#[test]
fn a_board_that_is_only_looked_at_starts_no_clock() {
    let mut app = game("renju-free", "10+0");
    app.send(Message::ChooseRules("renju-classical".into()));
    assert_eq!(app.tick(MINUTE), [], "nothing runs");
    assert_eq!(app.clocks(), ["10:00", "10:00"]);
    app.play(7, 7);
    app.tick(2 * MINUTE);
    assert_eq!(app.clocks(), ["10:00", "9:00"], "from the first stone on");
    app.send(Message::ChooseGame("Ren".into()));
    app.begin("ren", &[("clock", "5+0")]);
    app.tick(3 * MINUTE);
    assert_eq!(app.clocks(), ["4:00", "5:00"], "a game that was begun runs");
}
