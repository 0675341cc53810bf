//! Playing, taking back, stepping, and the games that are left.

use super::files::files;
use super::storage::Storage;
use super::{App, announced, form};
use goishi::app::layout::Position;
use goishi::app::panel::Panel;
use goishi::app::{Command, Effect, HostEffect, Key, Message, Pointer, Step};
use goishi::board::Point;
use goishi::rules::Move;

#[test]
fn a_stone_is_drawn_saved_and_announced() {
    let mut app = App::small(&[]);
    let effects = app.play(3, 3);
    assert!(effects.contains(&Effect::Refresh));
    assert_eq!(announced(&effects), ["Black 3,3. White to play: two stones."]);
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n3,3\n");
}

#[test]
fn a_click_plays_on_the_nearest_point_and_beside_the_board_nowhere() {
    let mut app = App::small(&[]);
    let Position { x, y } = app.place_of(Point::new(2, 5));
    let click = |x, y| Message::Pressed { at: Position { x, y }, by: Pointer::Fine };
    app.send(click(x + 9.0, y - 9.0));
    assert_eq!(app.panel().moves[0].word, "2,5");
    assert_eq!(app.send(click(2.0, 2.0)), []);
}

#[test]
fn a_refused_stone_names_the_rule_and_changes_nothing() {
    let mut app = App::small(&[(3, 3)]);
    let before = app.board();
    let effects = app.play(3, 3);
    let said = "3,3: the point is occupied.";
    assert_eq!(effects, [Effect::Refresh, Effect::Alert(said.into())]);
    assert_eq!(app.panel().notice, said);
    assert_eq!(app.board(), before);
    app.send(Command::Dismiss.message());
    assert_eq!(app.panel().notice, "");
}

#[test]
fn undo_and_redo_go_all_the_way_and_a_new_stone_ends_redo() {
    let mut app = App::small(&[(0, 0), (1, 1), (2, 2)]);
    let full = app.board();
    for _ in 0..5 {
        app.send(Message::Undo);
    }
    assert_eq!((app.panel().moves.len(), app.panel().shown), (0, 0));
    for _ in 0..5 {
        app.send(Message::Redo);
    }
    assert_eq!(app.board(), full);
    app.send(Message::Undo);
    app.play(5, 5);
    assert_eq!(app.send(Message::Redo), [], "the old third stone is gone for good");
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n0,0 1,1 5,5\n");
}

#[test]
fn undo_while_looking_back_steps_back_and_takes_nothing() {
    let mut app = App::small(&[(0, 0), (1, 1), (2, 2)]);
    app.send(Message::Show(Step::Previous));
    app.send(Message::Undo);
    assert_eq!((app.panel().shown, app.panel().moves.len()), (1, 3));
}

#[test]
fn undo_of_a_try_leads_back_to_where_it_began() {
    let mut app = App::small(&[(0, 0), (1, 1), (2, 2)]);
    app.send(Message::Show(Step::Ply(1)));
    app.play(7, 7);
    app.send(Message::Undo);
    assert_eq!((app.panel().shown, app.panel().moves.len()), (1, 3));
    app.send(Message::Undo);
    assert_eq!((app.panel().shown, app.panel().moves.len()), (0, 3), "the old line is not touched");
    app.send(Message::Redo);
    assert_eq!((app.panel().shown, app.panel().moves.len()), (2, 3));
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n0,0 1,1 (7,7) 2,2\n");
}

#[test]
fn steps_show_positions_and_change_no_move() {
    let mut app = App::small(&[(0, 0), (1, 1), (2, 2)]);
    let mut shown = |step| {
        app.send(Message::Show(step));
        (app.panel().shown, app.panel().moves.len())
    };
    assert_eq!(shown(Step::Previous), (2, 3));
    assert_eq!(shown(Step::First), (0, 3));
    assert_eq!(shown(Step::Next), (1, 3));
    assert_eq!(shown(Step::Ply(2)), (2, 3));
    assert_eq!(shown(Step::Ply(99)), (3, 3));
    assert_eq!(shown(Step::Last), (3, 3));
    assert_eq!(app.send(Message::Show(Step::Next)), [], "there is nothing further");
}

#[test]
fn a_stone_on_an_earlier_position_is_a_try_and_the_game_stays() {
    let mut app = App::small(&[(0, 0), (1, 1), (2, 2)]);
    app.send(Message::Show(Step::Ply(1)));
    assert!(app.panel().looking_back.starts_with("Move 1 of 3."));
    app.play(7, 7);
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n0,0 1,1 (7,7) 2,2\n");
    assert!(app.panel().looking_back.starts_with("A variation after move 1."));
    app.send(Message::Show(Step::Ply(1)));
    app.play(1, 1);
    assert_eq!(
        (app.panel().shown, app.panel().looking_back.as_str()),
        (2, "Move 2 of 3. A stone here is a try; the game stays as it is.")
    );
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n0,0 1,1 (7,7) 2,2\n");
}

#[test]
fn new_games_leave_the_old_ones_saved_and_each_of_them_comes_back() {
    let mut app = App::small(&[(0, 0)]);
    for col in 1..4 {
        app.new_game("rin");
        app.play(8, col);
    }
    let game = |id: &str, word: &str| format!("goishi 1 {id}\n\n{word}\n");
    let old = [game("rin", "8,2"), game("rin", "8,1"), game("rin:size=8", "0,0")];
    assert_eq!(app.kept(), old);
    for text in old.iter().chain(&[game("rin", "8,3")]) {
        app.reopen(text);
        assert_eq!((app.saved(), app.kept().len()), (text.clone(), 3));
    }
}

#[test]
fn an_empty_game_leaves_no_trace() {
    let mut app = App::small(&[(0, 0)]);
    app.new_game("rin");
    app.new_game("rin:size=12");
    assert_eq!(app.kept(), ["goishi 1 rin:size=8\n\n0,0\n"]);
    app.reopen("goishi 1 rin:size=8\n\n0,0\n");
    assert_eq!(app.kept(), [""; 0]);
}

#[test]
fn the_cursor_walks_over_the_board_and_plays_where_it_stands() {
    let mut app = App::small(&[]);
    app.send(Message::Focused(Point::new(0, 0)));
    for (key, row, col) in [
        (Key::Up, 0, 0),
        (Key::Right, 0, 1),
        (Key::Down, 1, 1),
        (Key::RowEnd, 1, 7),
        (Key::Right, 1, 7),
        (Key::Bottom, 7, 7),
        (Key::Left, 7, 6),
        (Key::RowStart, 7, 0),
        (Key::Top, 0, 0),
        (Key::Last, 7, 7),
        (Key::First, 0, 0),
    ] {
        let at = Point::new(row, col);
        let effects = app.send(Message::Key(key));
        assert!(effects.ends_with(&[Effect::Reach(at), Effect::Focus(at)]), "{key:?} {effects:?}");
        assert_eq!(app.send(Message::Focused(at)), [], "the focus itself is no news");
    }
}

#[test]
fn each_command_is_possible_exactly_when_it_does_something() {
    let mut app = App::small(&[]);
    check_commands(&app);
    for (row, col) in [(0, 0), (1, 1)] {
        app.play(row, col);
        check_commands(&app);
    }
    let steps = [
        Message::Undo,
        Message::Show(Step::First),
        Message::Play(Point::new(0, 0)),
        Message::Play(Point::new(0, 0)),
        Message::NewGame(form("rin", &[])),
        Message::Delete("0".into()),
        Message::Play(Point::new(3, 3)),
        Message::Decide(Move::Time(None)),
        Message::Show(Step::Previous),
    ];
    for message in steps {
        app.send(message);
        check_commands(&app);
    }
}

/// What it says when it is refused is not counted as doing something.
fn check_commands(app: &App) {
    let plain = |mut panel: Panel| {
        panel.notice.clear();
        panel.sheet_notice.clear();
        panel.why.clear();
        panel.guide.clear();
        panel.is_alarm = false;
        panel.controls.retain(|(command, ..)| *command != Command::Dismiss);
        panel
    };
    for command in Command::ALL {
        let model = app.model.clone();
        let mut other = App {
            model,
            effects: Vec::new(),
            storage: Storage::default(),
            files: files(),
            now: app.now,
        };
        let before = other.panel();
        let effects = other.send(command.message());
        let hands_out = |e: &Effect| {
            let copies = matches!(e, Effect::Host(HostEffect::Copy { .. }));
            copies
                || matches!(
                    e,
                    Effect::Host(
                        HostEffect::ShowText { .. } | HostEffect::Print | HostEffect::SaveBackup(_)
                    )
                )
        };
        let after = other.panel();
        let does = effects.iter().any(hands_out)
            || plain(after.clone()) != plain(before.clone())
            || command == Command::Dismiss && after != before
            || matches!(command.message(), Message::Tab(tab) if tab == before.tab);
        assert_eq!(does, before.is_possible(command), "{command:?}");
    }
}
