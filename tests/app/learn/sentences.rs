//! What is told while somebody learns: headings, clocks, results, reasons, and the way back after a reload.

use super::*;

#[test]
fn a_heading_names_what_is_learned() {
    let mut app = App::new();
    app.new_game("rin:size=8");
    assert_eq!(app.panel().heading, "");
    start(&mut app, "lesson:rin-kill");
    let all = lessons::read(&file("lessons/lessons.txt"));
    let count = all.iter().filter(|lesson| lesson.game() == "rin").count();
    assert_eq!(app.panel().heading, format!("Lesson 3 of {count}: Kill"));
    start(&mut app, "rated");
    assert_eq!(app.panel().heading, "Rated problems · 700");
    start(&mut app, "streak");
    assert_eq!(app.panel().heading, "In a row: 0");
    start(&mut app, "sprint");
    assert_eq!(app.panel().heading, "Three minutes · 3:00 · 0");
    start(&mut app, "today");
    assert_eq!(app.panel().heading, "Problem of the day");
}

/// The names of the stones that solve the problem on the board.
fn solution(app: &App) -> Vec<String> {
    let run = kept(app).lines().find_map(|line| line.strip_prefix("run ").map(String::from));
    let run = run.expect("something is on the board");
    let id = run.split(' ').nth(1).expect("an id").to_string();
    let (game, number) = goishi::record::puzzle::read_id(&id).expect("a problem");
    let collection =
        goishi::record::puzzle::Collection::read(&file(&format!("problems/{game}.txt")));
    let puzzle = collection.get(number).expect("a problem");
    let stones = puzzle.right[0].iter().step_by(if game == "renju" { 2 } else { 1 });
    stones.map(|&at| puzzle.rules.point_name(at)).collect()
}

fn solve(app: &mut App) {
    for name in solution(app) {
        let (ms, date) = (app.now.ms, app.now.date);
        app.press(&name);
        for step in 1..5 {
            app.now = goishi::app::Now { ms: ms + 600 * step, date };
            app.send(Message::Tick);
        }
    }
}

#[test]
fn three_minutes_have_a_clock_an_end_and_a_result() {
    let mut app = App::new();
    app.new_game("ren");
    app.time(5_000_000);
    start(&mut app, "sprint");
    solve(&mut app);
    assert_eq!(app.panel().heading, "Three minutes · 3:00 · 1");
    app.time(5_050_200);
    assert_eq!(app.panel().heading, "Three minutes · 2:10 · 1");
    let effects = app.time(5_051_300);
    assert!(effects.contains(&Effect::Refresh) && effects.contains(&Effect::Wake));
    app.command(Command::NextProblem);
    let names = solution(&app);
    app.time(5_180_000);
    let told = "Three minutes are over. Solved: 1. Your best: 1.";
    assert_eq!(app.panel().sentence, told, "with a problem open");
    assert_eq!(app.panel().heading, "Three minutes · 0:00 · 1");
    app.press(&names[0]);
    assert!(app.model.line().is_empty(), "nothing counts any more");
    assert_eq!(app.panel().next_problem, "Again");
    app.command(Command::NextProblem);
    assert_eq!(app.panel().heading, "Three minutes · 3:00 · 0");
}

#[test]
fn skipping_is_failing_where_answers_are_counted() {
    let mut app = App::new();
    app.new_game("ren");
    start(&mut app, "rated");
    assert_eq!(app.panel().next_problem, "Skip");
    assert_eq!(app.panel().help, "Help (counts as failed)");
    app.command(Command::NextProblem);
    assert!(kept(&app).contains("due ren-"), "{}", kept(&app));
    assert!(app.panel().notice.starts_with("Your rating is "), "{}", app.panel().notice);
    app.command(Command::Help);
    assert_eq!((app.panel().help, app.panel().next_problem), ("Help".into(), "Next".into()));
    assert!(app.panel().sentence.contains("three") || !app.panel().sentence.is_empty());
    start(&mut app, "theme:best-score");
    let before = kept(&app);
    app.command(Command::NextProblem);
    assert_eq!(before.matches("due ").count(), kept(&app).matches("due ").count());
}

#[test]
fn a_reload_leads_back_to_the_problem_and_its_run() {
    let mut app = App::new();
    app.new_game("ren");
    app.time(5_000_000);
    start(&mut app, "streak");
    solve(&mut app);
    app.command(Command::NextProblem);
    let (panel, board) = (app.panel(), app.board());
    let again = |learned: String, now: u64| {
        let opened = Opened { learned, address_of: "learn".into(), ..Opened::default() };
        let mut app = App::visit(Default::default(), opened);
        let mut done = 0;
        app.now = goishi::app::Now { ms: 10, date: now };
        while done < app.effects.len() {
            if let Effect::Host(HostEffect::LoadLearning(path)) = app.effects[done].clone() {
                app.send(Message::Train(Train::Loaded(path.clone(), Some(file(&path)))));
            }
            done += 1;
        }
        app
    };
    let back = again(kept(&app), 5_010_000);
    assert_eq!((back.panel().heading, back.board()), (panel.heading, board));
    assert_eq!(back.panel().heading, "In a row: 1");
    let plain = App::visit(Default::default(), Opened { learned: kept(&app), ..Opened::default() });
    assert_eq!(plain.panel().heading, "", "another visit begins with a game");
    start(&mut app, "sprint");
    let late = again(kept(&app), 5_180_001);
    assert!(
        late.panel().sentence.starts_with("Three minutes are over."),
        "{}",
        late.panel().sentence
    );
    for nonsense in ["run x", "run streak:ren:1 ren-9999 open", "run lesson:ren-x ren-x open"] {
        assert_eq!(again(nonsense.into(), 0).panel().heading, "", "{nonsense}");
    }
}

#[test]
fn after_the_last_lesson_come_those_that_are_left_and_then_a_game() {
    let mut app = App::new();
    app.new_game("rin:size=8");
    let all = lessons::read(&file("lessons/lessons.txt"));
    let rin: Vec<&lessons::Lesson> = all.iter().filter(|lesson| lesson.game() == "rin").collect();
    let (last, first) = (rin[rin.len() - 1], rin[0]);
    start(&mut app, &format!("lesson:{}", last.id));
    app.command(Command::NextProblem);
    assert!(app.panel().heading.starts_with("Lesson 1 of "), "{}", app.panel().heading);
    let learned: String =
        rin.iter().map(|lesson| format!("lesson {}\n", lesson.id)).collect::<String>();
    assert!(learned.contains(&first.id));
    let mut app = App::visit(Default::default(), Opened { learned, ..Opened::default() });
    app.new_game("rin:size=8");
    start(&mut app, &format!("lesson:{}", last.id));
    assert_eq!(app.panel().next_problem, "Play your first game");
    app.command(Command::NextProblem);
    assert_eq!((app.panel().rules.as_str(), app.panel().players[1].level), ("rin:size=8", Some(1)));
}

#[test]
fn only_grades_with_problems_are_offered_and_the_counts_follow() {
    let mut app = App::new();
    app.new_game("renju-rif");
    let all = sheet(&send(&mut app, Train::Open));
    assert!(all.grades.contains(&1) && all.is_new);
    for grade in 1..=6 {
        let panel = sheet(&send(&mut app, Train::Grade(Some(grade))));
        assert_eq!(panel.grade.is_some(), all.grades.contains(&grade));
        for row in panel.themes.iter().filter(|_| panel.grade.is_some()) {
            assert!(row.course.ends_with(&format!(":{grade}")) && row.note != "0 of 0", "{row:?}");
            start(&mut app, &row.course);
            let wanted = format!("Problem · grade {grade}");
            assert_eq!(app.panel().heading, wanted, "{row:?}");
        }
    }
}

#[test]
fn what_was_failed_says_when_it_comes_back() {
    let mut app = App::new();
    app.new_game("ren");
    start(&mut app, "theme:best-score");
    app.command(Command::Help);
    solve(&mut app);
    assert!(app.panel().sentence.contains("comes back tomorrow"), "{}", app.panel().sentence);
    let panel = sheet(&send(&mut app, Train::Open));
    assert_eq!(panel.coming_back, "1 of your mistakes comes back tomorrow.");
}

#[test]
fn a_forbidden_point_is_named_with_its_rule_and_the_letters_stay() {
    let mut app = App::new();
    app.new_game("renju-rif");
    start(&mut app, "lesson:renju-double-three");
    let before = app.label("i8");
    answer(&mut app, "h8");
    let panel = app.panel();
    assert_eq!(panel.notice, "h8, forbidden: double-three.");
    assert!(panel.why == "Why?" && panel.guide.ends_with("#double-three"), "{}", panel.guide);
    assert!(panel.sentence.contains("Which of A and B"), "{}", panel.sentence);
    assert!(before.contains('B') && app.label("i8").contains('B'), "{}", app.label("i8"));
}

#[test]
fn lessons_show_the_danger_of_a_wrong_turn() {
    let mut app = App::new();
    for (lesson, wrong, told) in [
        ("rin-alive", "7,7", "Black answers 0,3 and kills a stone."),
        ("rin-escape", "7,7", "Black answers 4,3 and kills a stone."),
        ("ren-stop-nine", "a1", "White answers d4 and wins."),
        ("renju-block", "a1", "White answers j8 and wins."),
    ] {
        start(&mut app, &format!("lesson:{lesson}"));
        answer(&mut app, wrong);
        let sentence = app.panel().sentence;
        assert!(sentence.contains(told), "{lesson}: {sentence}");
        assert!(app.model.line().len() >= 2, "it is played on the board");
    }
}

#[test]
fn the_problem_of_the_day_is_handed_out() {
    let mut app = App::new();
    app.time(20_774 * 86_400_000);
    start(&mut app, "today");
    assert!(!app.panel().is_possible(Command::CopyResult));
    solve(&mut app);
    assert!(app.panel().sentence.contains("■ is a right turn"), "{}", app.panel().sentence);
    let effects = app.command(Command::CopyResult);
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::Host(HostEffect::CopyResult(line)) if line.starts_with("Goishi 2026-11-17 ")
    )));
}

#[test]
fn a_task_is_said_once() {
    let mut app = App::new();
    app.new_game("renju-rif");
    start(&mut app, "theme:permitted");
    let sentence = app.panel().sentence;
    assert_eq!(sentence.matches("find the defence").count(), 0, "{sentence}");
    start(&mut app, "lesson:rin-kill");
    assert!(app.panel().sentence.starts_with("Black to play: one more stone."));
}

#[test]
fn a_solved_lesson_says_what_is_worth_knowing() {
    let mut app = App::new();
    start(&mut app, "lesson:rin-count");
    for name in ["1,3", "2,4"] {
        answer(&mut app, name);
    }
    assert!(app.panel().sentence.contains("the game is a draw"), "{}", app.panel().sentence);
    let all = lessons::read(&file("lessons/lessons.txt"));
    let afterwards = |lang: &str| -> Vec<String> {
        let text = file(&format!("lessons/{lang}.txt"));
        let said = |id: &str| lessons::words(&text, id).expect("words").after;
        let with = all.iter().filter(|lesson| !said(&lesson.id).is_empty());
        with.map(|lesson| lesson.id.clone()).collect()
    };
    let english = afterwards("en");
    assert!(english.len() >= 20, "{english:?}");
    for lang in LANGUAGES {
        assert_eq!(afterwards(lang), english, "{lang}");
    }
}

#[test]
fn a_claim_solves_the_lesson_about_claims_and_no_review_of_it_is_offered() {
    let mut app = App::new();
    start(&mut app, "lesson:renju-claim");
    answer(&mut app, "h7");
    assert!(app.panel().sentence.starts_with("Right!"), "{}", app.panel().sentence);
    app.command(Command::ClaimWhite);
    app.time(app.now.ms + 600);
    let panel = app.panel();
    assert!(panel.sentence.starts_with("Solved!"), "{}", panel.sentence);
    let parts = goishi::app::parts::Parts::new(&app.model, &panel);
    let shows = [Command::NextProblem, Command::Review].map(|it| parts.shows_decision(it));
    assert_eq!(shows, [true, false]);
}

/// The positions of lessons could have come about: who has scored has points, and what is about something else is silent of the limit.
#[test]
fn lessons_of_weak_stones_have_their_points_and_their_replacements() {
    let mut app = App::new();
    start(&mut app, "lesson:ren-weak");
    assert_eq!(app.panel().players.map(|player| player.count), [0, 1]);
    assert_eq!(app.panel().rui, "", "it is not about the limit");
    start(&mut app, "lesson:ren-limit");
    assert_eq!(app.panel().players.map(|player| player.count), [2, 2]);
    assert!(app.panel().rui.contains("3 of 3"));
    assert!(
        ["g7", "f6", "e5"]
            .iter()
            .zip(["1", "2", "3"])
            .all(|(at, label)| app.label(at).contains(label))
    );
}
