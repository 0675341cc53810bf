//! Lessons and problems on the page: what is on the board, what is said, and what is kept.

mod counted;
mod kept;
mod sentences;

use super::App;
use goishi::app::demos;
use goishi::app::learn::{GAMES, LearnPanel, Train, lessons, show_words};
use goishi::app::problem::{Exercise, Verdict, best_gain, gain};
use goishi::app::words::LANGUAGES;
use goishi::app::{Command, Effect, HostEffect, Message, Opened};
use goishi::record::{Goal, Mark, NodeId, Record};
use goishi::rules::Move;
use std::fs;

/// A file of the page.
fn file(path: &str) -> String {
    let path = format!("{}/www/{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Sends a message, and brings the files that it asks for.
fn send(app: &mut App, asked: Train) -> Vec<Effect> {
    let mut effects = app.send(Message::Train(asked));
    let mut done = 0;
    while done < effects.len() {
        if let Effect::Host(HostEffect::LoadLearning(path)) = &effects[done] {
            let loaded = Train::Loaded(path.clone(), Some(file(path)));
            effects.extend(app.send(Message::Train(loaded)));
        }
        done += 1;
    }
    effects
}

fn start(app: &mut App, course: &str) -> Vec<Effect> {
    send(app, Train::Start(course.into()))
}

/// Plays there, and lets the other side answer.
fn answer(app: &mut App, names: &str) -> Vec<Effect> {
    let mut effects = app.press(names);
    for _ in 0..4 {
        effects.extend(app.time(app.now.ms + 600));
    }
    effects
}

fn sheet(effects: &[Effect]) -> LearnPanel {
    let panels = effects.iter().rev().find_map(|effect| match effect {
        Effect::Host(HostEffect::ShowLearn(panel)) => Some((**panel).clone()),
        _ => None,
    });
    panels.expect("the sheet is shown")
}

/// What was kept last of what was learned.
fn kept(app: &App) -> String {
    let kept = app.effects.iter().rev().find_map(|effect| match effect {
        Effect::Host(HostEffect::SaveLearning(text)) => Some(text.clone()),
        _ => None,
    });
    kept.unwrap_or_default()
}

/// All lines of play from `node` on to their ends.
fn lines(record: &Record, node: NodeId) -> Vec<Vec<NodeId>> {
    let children: Vec<NodeId> = record.children(node).collect();
    if children.is_empty() {
        return vec![Vec::new()];
    }
    let longer = children.into_iter().flat_map(|child| {
        lines(record, child).into_iter().map(move |rest| [vec![child], rest].concat())
    });
    longer.collect()
}

#[test]
fn every_lesson_is_solved_and_failed_along_its_lines() {
    let all = lessons::read(&file("lessons/lessons.txt"));
    assert_eq!(all.len(), file("lessons/lessons.txt").lines().count(), "every line is a lesson");
    for game in GAMES {
        assert!(all.iter().filter(|lesson| lesson.game() == game).count() >= 12, "{game}");
    }
    for lesson in &all {
        let record = &lesson.record;
        let goal = record.problem().expect("a goal").goal;
        for line in lines(record, record.root()) {
            let mut exercise = Exercise::new(record, record.root(), goal).expect(&lesson.id);
            let is_wrong = line.iter().any(|&node| record.marks(node).contains(&Mark::Wrong));
            let end = replay(&mut exercise, record, &line);
            let expected = if is_wrong { Verdict::Wrong } else { Verdict::Solved };
            assert_eq!(end, expected, "{} {line:?}", lesson.id);
        }
    }
}

/// Plays the person's moves of a line; the others are the replies.
fn replay(exercise: &mut Exercise, record: &Record, line: &[NodeId]) -> Verdict {
    let mut verdict = Verdict::Open;
    for &node in line {
        let mv = record.move_at(node).expect("a move");
        let is_own = exercise.position().to_move() == Some(exercise.person());
        let is_played = exercise.moves().len() >= record.path(node).len() - 1;
        if matches!(verdict, Verdict::Wrong | Verdict::Solved) || !is_own || is_played {
            continue;
        }
        verdict = exercise.play(mv).expect("a legal move").verdict;
    }
    verdict
}

#[test]
fn a_stone_elsewhere_solves_no_lesson() {
    for lesson in lessons::read(&file("lessons/lessons.txt")) {
        let record = &lesson.record;
        let goal = record.problem().expect("a goal").goal;
        let mut exercise = Exercise::new(record, record.root(), goal).expect("an exercise");
        let right: Vec<Move> =
            record.children(record.root()).filter_map(|node| record.move_at(node)).collect();
        let board = *record.start().board();
        let corner = board
            .points()
            .map(Move::Stone)
            .find(|mv| record.start().check(*mv).is_ok() && !right.contains(mv));
        // The first stone of an opening has one place.
        let Some(corner) = corner else { continue };
        let verdict = exercise.play(corner).map(|outcome| outcome.verdict);
        assert!(
            !matches!(verdict, Ok(Verdict::Solved | Verdict::Right)),
            "{}: {corner:?} is {verdict:?}",
            lesson.id
        );
    }
}

#[test]
fn the_best_turns_of_rin_are_the_best() {
    let best = lessons::read(&file("lessons/lessons.txt")).into_iter().filter(|lesson| {
        lesson.game() == "rin" && lesson.record.problem().expect("a goal").goal == Goal::Best
    });
    for lesson in best {
        let (before, after) = (lesson.record.start(), lesson.record.position(usize::MAX));
        let person = before.to_move().expect("a person");
        assert_eq!(gain(before, &after, person), best_gain(before, person), "{}", lesson.id);
    }
}

#[test]
fn every_lesson_is_told_in_every_language() {
    let all = lessons::read(&file("lessons/lessons.txt"));
    for lang in LANGUAGES {
        let text = file(&format!("lessons/{lang}.txt"));
        assert_eq!(text.lines().count(), all.len() + GAMES.len(), "{lang}");
        for (game, name) in GAMES.into_iter().zip(["Renju", "Ren", "Rin"]) {
            assert_eq!(show_words(&text, game).len(), demos::sentences(name), "{lang} {game}");
        }
        for lesson in &all {
            let words = lessons::words(&text, &lesson.id);
            let words = words.unwrap_or_else(|| panic!("{lang} says nothing about {}", lesson.id));
            let all = [&words.title, &words.task, &words.help];
            assert!(all.iter().all(|part| !part.is_empty()), "{lang} {}", lesson.id);
        }
    }
}

#[test]
fn the_sheet_shows_lessons_themes_and_ways_of_the_game_on_the_board() {
    let mut app = App::new();
    app.new_game("renju-rif");
    let panel = sheet(&send(&mut app, Train::Open));
    assert_eq!((panel.game, panel.ways.len(), panel.themes.len()), ("renju", 4, 5));
    assert_eq!(
        (panel.lessons[0].name.as_str(), panel.lessons[0].is_done),
        ("Five in a row", false)
    );
    assert_eq!(panel.rating, "Your rating is 700 (±350).");
    app.new_game("rin:size=8");
    assert_eq!(sheet(&send(&mut app, Train::Open)).lessons[0].name, "Close a ring");
}

#[test]
fn a_lesson_is_done_on_the_board_and_the_next_one_follows() {
    let mut app = App::new();
    app.new_game("renju-rif");
    app.press("h8");
    let game = app.saved();
    start(&mut app, "lesson:renju-five");
    assert!(app.panel().sentence.contains("exactly five stones"), "{}", app.panel().sentence);
    assert!(app.panel().moves.is_empty() && app.panel().address.is_empty());
    app.command(Command::Help);
    assert!(app.panel().sentence.ends_with("only one end is open."), "{}", app.panel().sentence);
    app.command(Command::Help);
    assert!(app.panel().sentence.ends_with("Look at i8."), "{}", app.panel().sentence);
    answer(&mut app, "i8");
    assert!(kept(&app).contains("lesson renju-five\n"), "{}", kept(&app));
    assert_eq!(app.saved(), game, "a lesson is no game to be kept");
    app.command(Command::NextProblem);
    assert!(app.panel().sentence.contains("four stones in a row"), "{}", app.panel().sentence);
    app.command(Command::Back);
    assert_eq!(app.model.record().to_string(), game);
}

#[test]
fn a_show_plays_itself_in_half_a_minute_says_what_happens_and_leads_to_the_first_lesson() {
    let mut app = App::new();
    app.new_game("renju-rif");
    let mut effects = start(&mut app, "show");
    let begun = app.now.ms;
    while app.panel().sentence != "Five in a row: Black has won." && app.now.ms < begun + 60_000 {
        effects.extend(app.time(app.now.ms + 200));
    }
    assert!((25_000..=31_000).contains(&(app.now.ms - begun)), "{}", app.now.ms - begun);
    let said = crate::announced(&effects);
    assert!(said.iter().any(|said| said.contains("both ends are open")), "{said:?}");
    assert!(!app.panel().is_possible(Command::Review), "it is no game of anybody");
    app.command(Command::NextProblem);
    assert!(app.panel().sentence.contains("exactly five stones"), "{}", app.panel().sentence);
}

#[test]
fn nothing_gives_the_answer_away() {
    let mut app = App::new();
    app.new_game("renju-rif");
    start(&mut app, "lesson:renju-double-three");
    assert!(!app.label("h8").contains("forbidden"), "{}", app.label("h8"));
    let wrong = answer(&mut app, "h8");
    assert!(app.panel().is_possible(Command::Retry), "played without a question: {wrong:?}");
}

#[test]
fn a_problem_that_was_failed_comes_back_and_one_that_was_solved_does_not() {
    let mut app = App::new();
    app.new_game("ren");
    start(&mut app, "theme:best-score");
    let all = goishi::record::puzzle::Collection::read(&file("problems/ren.txt"));
    let is_of_theme = |n: &usize| all.theme(*n).is_some_and(|theme| theme.id() == "best-score");
    let mut numbers: Vec<usize> = (1..=all.len()).filter(is_of_theme).collect();
    numbers.sort_by_key(|&number| all.rating(number));
    let puzzle = all.get(numbers[0]).unwrap();
    let name = |at| puzzle.rules.point_name(at);
    answer(&mut app, &name(puzzle.wrong[0][0]));
    let id = goishi::record::puzzle::id("ren", numbers[0]);
    assert!(kept(&app).contains(&format!("due {id} 1 0\n")), "{}", kept(&app));
    app.command(Command::Retry);
    answer(&mut app, &name(puzzle.right[0][0]));
    assert!(!kept(&app).contains("solved"), "solved at the second try only");
    app.command(Command::NextProblem);
    let next = all.get(numbers[1]).unwrap();
    assert!(next.rating >= puzzle.rating, "the easiest come first");
    answer(&mut app, &next.rules.point_name(next.right[0][0]));
    let id = goishi::record::puzzle::id("ren", numbers[1]);
    assert!(kept(&app).contains(&format!("solved {id}\n")), "{}", kept(&app));
}

#[test]
fn rated_problems_change_the_rating_and_a_backup_keeps_it() {
    let mut app = App::new();
    app.new_game("ren");
    start(&mut app, "rated");
    let before = kept(&app);
    app.command(Command::Help);
    let after = kept(&app);
    assert!(before != after && after.contains("rating ren 5"), "{after}");
    let backup = goishi::app::backup::write(&app.model);
    let mut other = App::new();
    other.send(Message::TextOpened(backup));
    let learned = |text: &str| text.split("run ").next().map(String::from);
    assert_eq!(learned(&kept(&other)), learned(&after), "what is on the board stays there");
    let again =
        App::visit(Default::default(), Opened { learned: after.clone(), ..Opened::default() });
    assert_eq!(again.model.progress().write(), after);
}

#[test]
fn the_problem_of_the_day_has_a_line_to_share() {
    let mut app = App::new();
    app.time(20_774 * 86_400_000);
    start(&mut app, "today");
    let collection = goishi::record::puzzle::Collection::read(&file("problems/rin.txt"));
    let id = goishi::app::learn::day::id(20_774, collection.len()).unwrap();
    let (_, number) = goishi::record::puzzle::read_id(&id).unwrap();
    let puzzle = collection.get(number).unwrap();
    let names: Vec<String> =
        puzzle.right[0].iter().map(|&at| puzzle.rules.point_name(at)).collect();
    for name in names {
        answer(&mut app, &name);
    }
    assert!(kept(&app).contains("today 20774 Goishi 2026-11-17 ■ 0:0"), "{}", kept(&app));
}

#[test]
fn a_file_that_does_not_come_is_told_of() {
    let mut app = App::new();
    app.send(Message::Train(Train::Start("rated".into())));
    app.send(Message::Train(Train::Loaded("problems/rin.txt".into(), None)));
    assert!(!app.panel().notice.is_empty() && !app.panel().is_possible(Command::NextProblem));
    for nonsense in ["", "theme:go", "lesson", "one:go-0001", "theme:kill:99999999999"] {
        start(&mut app, nonsense);
    }
}

#[test]
fn a_lesson_leaves_no_trace_in_what_a_new_game_offers() {
    let mut app = App::first_visit(Default::default(), Opened::default());
    app.begin(
        "renju-free",
        &[("opponent", "computer"), ("level", "4"), ("colour", "white"), ("clock", "5+3")],
    );
    let before = goishi::app::sheet(&app.model);
    start(&mut app, "lesson:renju-five");
    assert_eq!(app.panel().rules, "renju-rif", "the lesson has rules of its own");
    assert_eq!(goishi::app::sheet(&app.model), before);
    app.send(Message::Seat(goishi::board::Color::White, Some(2)));
    assert_eq!(goishi::app::sheet(&app.model), before, "nobody sits down at a lesson");
    start(&mut app, "lesson:ren-row");
    assert_eq!(goishi::app::sheet(&app.model), before);
    start(&mut app, "lesson:renju-five");
    app.send(Message::ChooseGame("Renju".into()));
    let panel = app.panel();
    assert_eq!((panel.rules.as_str(), panel.players[0].level), ("renju-free", Some(4)));
    start(&mut app, "lesson:renju-five");
    app.send(Message::ChooseRules("renju-classical".into()));
    let panel = app.panel();
    assert_eq!((panel.rules.as_str(), panel.players[0].level), ("renju-classical", Some(4)));
}

#[test]
fn a_lesson_has_no_buttons_of_a_game_and_one_main_button() {
    let mut app = App::first_visit(Default::default(), Opened::default());
    start(&mut app, "lesson:renju-overline");
    let shown = |app: &App| -> Vec<Command> {
        let panel = app.panel();
        let parts = goishi::app::parts::Parts::new(&app.model, &panel);
        let all = goishi::app::parts::DECISIONS.into_iter();
        all.filter(|&decision| parts.shows_decision(decision)).collect()
    };
    let panel = app.panel();
    let parts = goishi::app::parts::Parts::new(&app.model, &panel);
    for part in ["black-seat", "white-seat", "resign"] {
        assert!(!parts.shows(part), "{part}");
    }
    assert_eq!(shown(&app), [Command::NextProblem, Command::Help]);
    assert_eq!(panel.main, None, "nothing is solved yet");
    answer(&mut app, "h8");
    assert_eq!(shown(&app), [Command::Retry, Command::NextProblem]);
    assert_eq!(app.panel().main, Some(Command::Retry));
    app.command(Command::Retry);
    answer(&mut app, "c8");
    assert_eq!(shown(&app), [Command::Retry, Command::NextProblem]);
    assert_eq!(app.panel().main, Some(Command::NextProblem));
}
