//! Files that come late or are none, other windows, and days that end.

use super::*;

const DAY: u64 = 86_400_000;

/// The files that are asked for.
fn asked(effects: &[Effect]) -> Vec<String> {
    let path = |effect: &Effect| match effect {
        Effect::Host(HostEffect::LoadLearning(path)) => Some(path.clone()),
        _ => None,
    };
    effects.iter().filter_map(path).collect()
}

fn with_learned(learned: &str) -> App {
    App::visit(Default::default(), Opened { learned: learned.into(), ..Opened::default() })
}

#[test]
fn a_file_is_asked_for_once_until_it_has_come_and_a_page_of_the_server_is_no_file() {
    let mut app = App::new();
    let first = asked(&app.send(Message::Train(Train::Start("lesson:renju-five".into()))));
    assert_eq!(first, ["lessons/lessons.txt", "lessons/en.txt"]);
    let more = asked(&app.send(Message::Train(Train::Open)));
    assert!(more.iter().all(|path| path.starts_with("problems/")), "{more:?}");
    for path in first.iter().chain(&more) {
        app.send(Message::Dismiss);
        let page = Some("<!doctype html>\n<title>Not found: 404</title>\n".into());
        let effects = app.send(Message::Train(Train::Loaded(path.clone(), page)));
        assert_eq!(asked(&effects), Vec::<String>::new(), "{path}");
        assert!(!app.panel().notice.is_empty(), "{path}");
    }
    let again = asked(&app.send(Message::Train(Train::Start("lesson:renju-five".into()))));
    assert_eq!(again, first, "who tries again asks again");
}

#[test]
fn what_another_window_has_learned_is_kept_here_too() {
    let mut app = with_learned("lesson renju-five\n");
    app.new_game("ren");
    app.send(Message::Train(Train::Elsewhere("lesson ren-row\nsolved ren-0001\n".into())));
    start(&mut app, "rated");
    for line in ["lesson renju-five\n", "lesson ren-row\n", "solved ren-0001\n"] {
        assert!(kept(&app).contains(line), "{line}: {}", kept(&app));
    }
}

#[test]
fn the_window_that_learned_last_knows_ratings_and_what_comes_back() {
    let mut app =
        with_learned("rating renju 1500.0000 61.0000 0.0600\ndue ren-0001 1 0\nbest 9 2\n");
    let text = "rating renju 1480.0000 62.0000 0.0600\ndue rin-0001 4 1\nbest 3 5\n";
    app.send(Message::Train(Train::Elsewhere(text.into())));
    let progress = app.model.progress();
    assert_eq!(progress.ratings[0].value, 1480.0, "it is the later one, however sure");
    let due: Vec<&str> = progress.due.iter().map(|due| due.id.as_str()).collect();
    assert_eq!((due, progress.best), (vec!["rin-0001"], [9, 5]));
}

#[test]
fn what_waits_for_its_file_takes_no_other_game_from_the_board() {
    let mut app = App::new();
    app.send(Message::Train(Train::Start("lesson:renju-five".into())));
    app.command(Command::SetUp);
    for name in ["lessons/lessons.txt", "lessons/en.txt"] {
        let text = Some(file(name));
        app.send(Message::Train(Train::Loaded(name.into(), text)));
    }
    assert!(app.panel().desk.is_some() && !app.panel().is_exercise);
}

#[test]
fn problems_of_several_games_come_back_one_after_the_other() {
    let mut app = with_learned("due ren-0001 1 0\ndue rin-0001 1 0\n");
    app.time(3 * DAY);
    start(&mut app, "due");
    assert_eq!(app.model.rules().name(), "Ren");
    send(&mut app, Train::Next);
    assert_eq!(app.model.rules().name(), "Rin");
}

#[test]
fn what_was_solved_before_a_reload_is_not_called_failed_after_it() {
    let collection = goishi::record::puzzle::Collection::read(&file("problems/ren.txt"));
    let puzzle = collection.get(1).unwrap();
    let mut app = with_learned("solved ren-0001\nrun one:ren-0001 ren-0001 done\n");
    start(&mut app, "resume");
    for at in &puzzle.right[0] {
        answer(&mut app, &puzzle.rules.point_name(*at));
    }
    app.time(2000);
    assert!(app.panel().sentence.starts_with("Solved!"), "{}", app.panel().sentence);
    assert!(!app.panel().sentence.contains("failed"), "{}", app.panel().sentence);
    assert_eq!(app.model.progress().due, [], "it does not come back");
}

#[test]
fn no_count_that_is_kept_is_too_great() {
    for course in ["streak:ren:4294967295", "sprint:ren:4294967295:0"] {
        let mut app = with_learned(&format!("run {course} ren-0001 done\n"));
        start(&mut app, "resume");
        assert!(!app.panel().sentence.is_empty(), "{course}");
    }
}

#[test]
fn the_problem_of_a_day_stays_that_day_s_after_midnight() {
    let mut app = App::new();
    app.time(20_775 * DAY - 1000);
    start(&mut app, "today");
    app.time(20_775 * DAY + 1000);
    let collection = goishi::record::puzzle::Collection::read(&file("problems/rin.txt"));
    let id = goishi::app::learn::day::id(20_774, collection.len()).unwrap();
    let (_, number) = goishi::record::puzzle::read_id(&id).unwrap();
    let puzzle = collection.get(number).unwrap();
    for at in &puzzle.right[0] {
        answer(&mut app, &puzzle.rules.point_name(*at));
    }
    assert!(kept(&app).contains("today 20774 Goishi 2026-11-17"), "{}", kept(&app));
    assert!(app.panel().is_possible(Command::CopyResult), "its line can be shared");
    start(&mut app, "today");
    assert!(kept(&app).contains("run today:20775 "), "the next day has a problem of its own");
}
