//! Questions of the protocol, and the time in which they are answered.

use goishi::ai::answering::Answering;
use goishi::ai::protocol::{Answer, Failure, Progress, Question};
use goishi::ai::review::Mark;
use goishi::ai::{Hope, Level, Opponent, Score};
use std::cell::{Cell, RefCell};

const OPEN_THREE: &str = "goishi 1 renju-pritchard\n\nh8 a1 i8 a3 j8 a5";

/// The answer, all that was told before it, and the milliseconds that it took. The clock goes on by one whenever it is
/// looked at.
fn ask(question: &Question) -> (Answer, Vec<Progress>, f64) {
    ask_by_clock(question, 1.0)
}

/// The answer, what was told and the time by a clock that goes on by so many milliseconds at each look.
fn ask_by_clock(question: &Question, step: f64) -> (Answer, Vec<Progress>, f64) {
    let (time, told) = (Cell::new(0.0), RefCell::new(Vec::new()));
    let now = || {
        time.set(time.get() + step);
        time.get()
    };
    let tell = |progress| told.borrow_mut().push(progress);
    let mut opponent = Opponent::new();
    let answer = Answering { opponent: &mut opponent, now: &now, tell: &tell }.answer(question);
    (answer, told.into_inner(), time.get())
}

fn play(record: &str, milliseconds: u32, hope: Hope) -> Question {
    let (record, level) = (record.into(), Level::Six);
    Question::Move { record, ply: 1_000, milliseconds, level, seed: 7, hope }
}

#[test]
fn the_best_move_is_told_before_it_is_answered_and_the_time_is_kept() {
    let (answer, told, time) = ask(&play("goishi 1 rin\n\n3,3 4,4 5,5", 40, Hope::Endless));
    let Answer::Move { token, hopeless: false } = answer else { panic!("{answer:?}") };
    assert_eq!(told.last(), Some(&Progress::Best(token)));
    assert!((40.0..60.0).contains(&time), "{time}");
}

#[test]
fn the_answer_to_an_offer_takes_a_quarter_of_the_time() {
    let offered = "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j8/o15 j8 a3=";
    let (answer, _, time) = ask(&play(offered, 40, Hope::Endless));
    let Answer::Move { token, .. } = answer else { panic!("{answer:?}") };
    assert!(["accept", "refuse"].contains(&token.as_str()), "{token:?}");
    assert!(time < 20.0, "{time}");
}

#[test]
fn hopeless_games_are_told_and_given_up() {
    let lost = format!("{OPEN_THREE} k8");
    let token = |hope| match ask(&play(&lost, 40, hope)).0 {
        Answer::Move { token, hopeless: true } => String::from(token),
        answer => panic!("{answer:?}"),
    };
    assert_ne!(token(Hope::LostFor(1)), "resign");
    assert_eq!(token(Hope::LostFor(2)), "resign");
    assert_ne!(token(Hope::Endless), "resign");
}

#[test]
fn a_hint_has_three_candidates_with_their_lines() {
    let question = Question::Hint { record: OPEN_THREE.into(), ply: 1_000, milliseconds: 40 };
    let (answer, ..) = ask(&question);
    let Answer::Hint(found) = answer else { panic!("{answer:?}") };
    assert_eq!(found.len(), 3);
    assert_eq!((found[0].standing.black, found[0].standing.by_fours), (Score::Win(3), true));
    assert_eq!(found[0].line.len(), 3);
}

#[test]
fn the_first_candidate_of_a_hint_is_told_before() {
    let record = "goishi 1 rin\n\n3,3 4,4 5,5".into();
    let (_, told, time) = ask(&Question::Hint { record, ply: 3, milliseconds: 40 });
    assert!(matches!(told[..], [Progress::Best(_), ..]), "{told:?}");
    assert!((40.0..60.0).contains(&time), "{time}");
}

#[test]
fn a_hint_is_for_the_position_that_is_asked_about_and_a_decision_has_one() {
    let rif = "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j8/o15 j8 a3=";
    for (record, ply, count) in [
        ("goishi 1 ren\n\ne5 f6 e6", 3, 3),
        ("goishi 1 rin\n\n3,3 4,4 5,5", 3, 3),
        ("goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8", 4, 3),
        (rif, 3, 1),
        (rif, 8, 1),
    ] {
        let (answer, ..) = ask(&Question::Hint { record: record.into(), ply, milliseconds: 20 });
        let Answer::Hint(found) = answer else { panic!("{record} {ply}: {answer:?}") };
        assert_eq!(found.len(), count, "{record} {ply}");
    }
}

#[test]
fn a_review_judges_every_move_and_tells_how_far_it_is() {
    let record = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8";
    let (answer, told, _) = ask_by_clock(&Question::Review { record: record.into() }, 20.0);
    let Answer::Review(report) = answer else { panic!("{answer:?}") };
    let marks: Vec<Mark> = report.moves.iter().map(|judged| judged.mark).collect();
    assert_eq!(marks[5], Mark::Blunder, "{marks:?}");
    assert_eq!(marks.len(), 9);
    let percents = (1..=10).map(|step| Progress::Percent(10 * step));
    assert_eq!(told, percents.collect::<Vec<_>>());
}

#[test]
fn a_review_of_a_long_game_tells_no_more_than_every_hundredth() {
    let words: Vec<String> = (0..210).map(|at| format!("{},{}", at / 14, at % 14)).collect();
    let record = format!("goishi 1 rin\n\n{}", words.join(" "));
    let (answer, told, _) = ask_by_clock(&Question::Review { record }, 1_000.0);
    let Answer::Review(report) = answer else { panic!("{answer:?}") };
    assert_eq!((report.moves.len(), told.last()), (210, Some(&Progress::Percent(100))));
    assert!(told.len() <= 100, "{}", told.len());
}

#[test]
fn an_empty_game_can_be_looked_back_at() {
    let (answer, ..) = ask(&Question::Review { record: "goishi 1 renju-rif\n\n".into() });
    let Answer::Review(report) = answer else { panic!("{answer:?}") };
    assert_eq!(report.moves, []);
}

#[test]
fn what_cannot_be_answered_says_why() {
    let failure = |record: &str| match ask(&play(record, 9, Hope::Endless)).0 {
        Answer::Failed(failure) => failure,
        answer => panic!("{answer:?}"),
    };
    let why = "line 3, \"3,3\": the point is occupied";
    let Failure::BadRecord(said) = failure("goishi 1 rin\n\n3,3 3,3") else { panic!("a record") };
    assert!(said.starts_with(why), "{said}");
    assert!(matches!(failure("nonsense"), Failure::BadRecord(_)));
    assert_eq!(failure("goishi 1 rin\n\nresign"), Failure::GameOver);
}
