//! Problems while somebody works on them: lines, counts, and what only the computer can judge.

use goishi::ai::Opponent;
use goishi::ai::answering::Answering;
use goishi::ai::protocol::{Answer, Judged};
use goishi::app::problem::{Answer as Reply, Exercise, Outcome, Reason, Verdict, best_gain};
use goishi::board::{Color, Seat};
use goishi::record::{Goal, Record, token};
use goishi::rules::Move;

/// The problem of this record text, from the record's start.
fn exercise(text: &str) -> Exercise {
    let record = Record::parse(&format!("{text}\n\n")).unwrap();
    let goal = record.problem().unwrap().goal;
    Exercise::new(&record, record.root(), goal).unwrap()
}

fn mv(exercise: &Exercise, word: &str) -> Move {
    token::read(word, exercise.rules()).unwrap()
}

/// The outcome of a move, with the reply as words.
fn play(exercise: &mut Exercise, word: &str) -> (Verdict, String) {
    let outcome = exercise.play(mv(exercise, word)).unwrap();
    said(exercise, &outcome)
}

fn said(exercise: &Exercise, outcome: &Outcome) -> (Verdict, String) {
    let words: Vec<String> =
        outcome.reply.iter().map(|&mv| token::write(mv, exercise.rules())).collect();
    (outcome.verdict, words.join(" "))
}

/// What a real player thinks of the turn.
fn judged(exercise: &Exercise) -> Judged {
    let mut opponent = Opponent::new();
    let mut answering = Answering { opponent: &mut opponent, now: &|| 0.0, tell: &|_| {} };
    match answering.answer(&exercise.question()) {
        Answer::Judged(all) => all[0].clone(),
        other => panic!("{other:?}"),
    }
}

const LINES: &str = "goishi 1 renju-free\nsetup: black h8 i8 j8; white h9 i9; black to play\n\
    problem: black wins\n\nk8 (k9 {Wrong: it is no four.} g8) (l8 [?] k8) g8 l8";

#[test]
fn right_lines_are_followed_to_their_end() {
    let mut exercise = exercise(LINES);
    assert_eq!(exercise.person(), Seat::First);
    assert_eq!(exercise.goal(), Goal::Wins(Color::Black));
    assert_eq!(exercise.hint(), Some(mv(&exercise, "k8")));
    assert_eq!(play(&mut exercise, "k8"), (Verdict::Right, "g8".into()));
    assert_eq!(exercise.moves().len(), 2);
    assert_eq!(play(&mut exercise, "l8"), (Verdict::Solved, String::new()));
}

#[test]
fn wrong_moves_are_marked_or_called_so_and_change_nothing() {
    let mut exercise = exercise(LINES);
    assert_eq!(play(&mut exercise, "k9"), (Verdict::Wrong, "g8".into()));
    assert_eq!(play(&mut exercise, "l8"), (Verdict::Wrong, "k8".into()));
    assert!(exercise.moves().is_empty());
    assert_eq!(play(&mut exercise, "k8").0, Verdict::Right);
}

#[test]
fn what_the_rules_refuse_is_no_try() {
    let mut exercise = exercise(LINES);
    assert!(exercise.play(mv(&exercise, "h8")).is_err());
    assert_eq!(play(&mut exercise, "k8").0, Verdict::Right);
}

#[test]
fn a_win_beside_the_lines_counts_if_it_is_proved() {
    let mut exercise = exercise(LINES);
    assert_eq!(play(&mut exercise, "g8"), (Verdict::Unknown, String::new()));
    let judged = judged(&exercise);
    let outcome = exercise.judged(&judged);
    assert_eq!(outcome.verdict, Verdict::Right);
    // Both ends are open: whichever White closes, the other wins.
    let end = if said(&exercise, &outcome).1 == "k8" { "f8" } else { "k8" };
    assert_eq!(play(&mut exercise, end), (Verdict::Solved, String::new()));
}

#[test]
fn a_move_that_gives_the_win_away_is_wrong_and_answered() {
    let text = "goishi 1 renju-free\nsetup: black a1 c3 e5 g7; white h8 i8 j8 k8; black to play\nproblem: defend\n";
    let mut exercise = exercise(text);
    assert_eq!(play(&mut exercise, "a2").0, Verdict::Unknown);
    let judged = judged(&exercise);
    let outcome = exercise.judged(&judged);
    assert_eq!(outcome.verdict, Verdict::Wrong);
    assert_eq!(outcome.reply.len(), 1);
}

#[test]
fn one_defence_is_enough() {
    let text = "goishi 1 renju-free\nsetup: black c3 c4 d4; white a1 b1 c1 d1; black to play\nproblem: defend\n";
    let mut exercise = exercise(text);
    assert_eq!(play(&mut exercise, "e1").0, Verdict::Unknown);
    let judged = judged(&exercise);
    assert_eq!(exercise.judged(&judged).verdict, Verdict::Solved);
}

#[test]
fn a_move_in_no_line_is_wrong_where_no_win_is_to_be_found() {
    let text = "goishi 1 renju-free\nsetup: black g8; white h8 i8 j8 k8; black to play\nproblem: defend\n\nl8";
    let mut exercise = exercise(text);
    assert_eq!(play(&mut exercise, "a1"), (Verdict::Wrong, "l8".into()), "what wins is shown");
    assert_eq!(play(&mut exercise, "l8"), (Verdict::Solved, String::new()));
}

#[test]
fn a_goal_for_the_other_side_is_no_problem_of_this_position() {
    let record = Record::parse("goishi 1 renju-free\n\nh8").unwrap();
    assert!(Exercise::new(&record, record.root(), Goal::Wins(Color::White)).is_none());
    let end = record.end().unwrap();
    assert!(Exercise::new(&record, end, Goal::Wins(Color::White)).is_some());
    let over = Record::parse("goishi 1 renju-free\n\nh8 resign").unwrap();
    assert!(Exercise::new(&over, over.end().unwrap(), Goal::Win).is_none());
}

const RING: &str = "goishi 1 rin:size=8\nsetup: black 2,3 2,4 3,2 4,3; white 3,3 3,4; black to play two\nproblem: ";

#[test]
fn in_rin_both_stones_of_the_turn_are_waited_for() {
    let mut exercise = exercise(&(String::from(RING) + "score 5: kill the stones\n"));
    assert_eq!(play(&mut exercise, "3,5").0, Verdict::Open);
    // Two stones are put, two white stones are killed: four more.
    assert_eq!(play(&mut exercise, "4,4"), (Verdict::Wrong, String::new()));
    let mut exercise = self::exercise(&(String::from(RING) + "score 4\n"));
    assert_eq!(play(&mut exercise, "4,4").0, Verdict::Open);
    assert_eq!(play(&mut exercise, "3,5"), (Verdict::Solved, String::new()));
}

#[test]
fn the_best_turn_is_the_one_that_counts_most() {
    let mut exercise = exercise(&(String::from(RING) + "best\n"));
    assert_eq!(best_gain(&exercise.position(), exercise.person()), 4);
    assert_eq!(exercise.solution(), [mv(&exercise, "3,5"), mv(&exercise, "4,4")]);
    play(&mut exercise, "0,0");
    assert_eq!(play(&mut exercise, "3,5").0, Verdict::Wrong);
    play(&mut exercise, "4,4");
    assert_eq!(exercise.hint(), None, "the hint is for a turn that begins otherwise");
    exercise.take_back();
    play(&mut exercise, "3,5");
    assert_eq!(exercise.hint(), Some(mv(&exercise, "4,4")));
    assert_eq!(play(&mut exercise, "4,4").0, Verdict::Solved);
}

#[test]
fn the_stones_of_a_turn_may_come_in_any_order() {
    let text = String::from(RING) + "best\n\n3,5 4,4 0,0 0,1";
    let mut exercise = exercise(&text);
    assert_eq!(play(&mut exercise, "4,4"), (Verdict::Open, String::new()));
    assert_eq!(play(&mut exercise, "3,5"), (Verdict::Solved, "0,0 0,1".into()));
    let mut exercise = self::exercise(&text);
    assert_eq!(play(&mut exercise, "5,0").0, Verdict::Open, "the other stone may do it");
    assert_eq!(play(&mut exercise, "3,5").0, Verdict::Wrong);
}

#[test]
fn in_ren_points_count() {
    let text = "goishi 1 ren\nsetup: black d4 e4 f4; white a1 b2 c3 j9; black to play\nproblem: ";
    let best = exercise(&(String::from(text) + "best\n"));
    let most = best_gain(&best.position(), best.person());
    assert!(most > 0);
    let mut scored = exercise(&format!("{text}score {most}\n"));
    let right = scored.hint().unwrap();
    assert_eq!(scored.play(right).unwrap().verdict, Verdict::Solved);
    let mut missed = exercise(&format!("{text}score {}\n", most + 1));
    assert_eq!(missed.play(right).unwrap().verdict, Verdict::Wrong);
}

/// Wins by fours are played against the best resistance until they are won; each move is the computer's own.
#[test]
fn wins_by_fours_are_solved_to_the_end() {
    let positions = include_str!("../data/renju_fours.txt").lines();
    let short = positions.filter(|line| line.split(' ').nth(2) == Some("5"));
    for line in short.step_by(12) {
        let mut exercise = exercise(&record_of(line));
        for _ in 0..20 {
            let best = best_move(&exercise);
            let mut outcome = exercise.play(best).unwrap();
            if outcome.verdict == Verdict::Unknown {
                outcome = exercise.judged(&judged(&exercise));
            }
            assert_ne!(outcome.verdict, Verdict::Wrong, "{line}");
            if outcome.verdict == Verdict::Solved {
                break;
            }
        }
        assert!(exercise.position().to_move().is_none(), "{line}");
    }
}

/// The record of a line of the file: the rule set, who is to move, the fours, Black's stones and White's.
fn record_of(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let stones = |text: &str| {
        let mut points = String::new();
        for letter in text.chars() {
            if letter.is_alphabetic() {
                points.push(' ');
            }
            points.push(letter);
        }
        points
    };
    format!(
        "goishi 1 {}\nsetup: black{}; white{}; {} to play\nproblem: win\n",
        words[0],
        stones(words[3]),
        stones(words[4]),
        words[1]
    )
}

/// The move that the computer thinks best.
fn best_move(exercise: &Exercise) -> Move {
    let mut asked = exercise.clone();
    asked.take_back();
    let judged = judged(&asked);
    judged.line[0].read(exercise.rules()).unwrap()
}

/// Why the last of these moves is wrong.
fn why(text: &str, moves: &str) -> Option<Reason> {
    let mut exercise = exercise(text);
    let outcomes: Vec<Outcome> =
        moves.split(' ').map(|word| exercise.play(mv(&exercise, word)).unwrap()).collect();
    outcomes.last().unwrap().why.clone()
}

#[test]
fn a_wrong_turn_says_what_is_missing_or_what_answers_it() {
    let gained = why(&(String::from(RING) + "score 4\n"), "0,0 3,5");
    assert_eq!(gained, Some(Reason::Gained(2, 4)));
    let Some(Reason::Answered(points, Reply::Stops)) = why(LINES, "l8") else { panic!() };
    assert_eq!(points.len(), 1);
    let five = "goishi 1 renju-free\nsetup: black g8; white h8 i8 j8 k8; black to play\nproblem: defend\n\nl8";
    assert!(matches!(why(five, "a1"), Some(Reason::Answered(_, Reply::Wins))));
    let foul = "goishi 1 renju-rif\nsetup: black f8 g8 h6 h7; white g9 i6 j7 f6; black to play\nproblem: defend\n\ni8 (h8 [?])";
    assert!(matches!(why(foul, "h8"), Some(Reason::Forbidden(..))));
    let kills = "goishi 1 rin:size=8\nsetup: black 1,2 1,4 2,3; white 1,3 6,2; white to play one\nproblem: defend\n\n0,3";
    assert!(matches!(why(kills, "7,7"), Some(Reason::Answered(_, Reply::Kills(1)))));
}
