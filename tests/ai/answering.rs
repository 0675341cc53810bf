//! Questions of the protocol, and the time in which they are answered.

use goishi::ai::answering::Answering;
use goishi::ai::protocol::{
    Answer, Failure, Menace, Progress, Question, Rank, Said, Solved, Spot, Token,
};
use goishi::ai::renju::{Means, Verdict};
use goishi::ai::{Hope, Level, Opponent, Score};
use goishi::board::Color;
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
    let question =
        Question::Hint { record: OPEN_THREE.into(), ply: 1_000, milliseconds: 40, lines: 3 };
    let (answer, ..) = ask(&question);
    let Answer::Hint(found) = answer else { panic!("{answer:?}") };
    assert_eq!(found.len(), 3);
    assert_eq!((found[0].standing.black, found[0].standing.by_fours), (Score::Win(3), true));
    assert_eq!(found[0].line.len(), 3);
}

#[test]
fn the_first_candidate_of_a_hint_is_told_before() {
    let record = "goishi 1 rin\n\n3,3 4,4 5,5".into();
    let (_, told, time) = ask(&Question::Hint { record, ply: 3, milliseconds: 40, lines: 3 });
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
        (rif, 3, 2),
        (rif, 5, 1),
        (rif, 8, 1),
    ] {
        let (answer, ..) =
            ask(&Question::Hint { record: record.into(), ply, milliseconds: 20, lines: 3 });
        let Answer::Hint(found) = answer else { panic!("{record} {ply}: {answer:?}") };
        assert_eq!(found.len(), count, "{record} {ply}");
    }
}

/// The positions after these numbers of moves.
fn judge(record: &str, plies: impl IntoIterator<Item = usize>) -> Question {
    let spots = plies.into_iter().map(|ply| Spot { ply, then: Vec::new() }).collect();
    Question::Judge { record: record.into(), spots, nodes: 500 }
}

#[test]
fn positions_are_judged_in_their_order_and_it_is_told_how_many() {
    let record = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8";
    let (answer, told, _) = ask(&judge(record, [9, 0, 6]));
    let Answer::Judged(judged) = answer else { panic!("{answer:?}") };
    let wins = judged.iter().map(|judged| judged.standing.black);
    let [Score::Win(0), Score::Open(_), Score::Win(_)] = wins.collect::<Vec<_>>()[..] else {
        panic!("{judged:?}")
    };
    assert_eq!((judged[0].line.len(), judged[0].lead), (0, None), "the game is over");
    assert_eq!(told, [33, 66, 100].map(Progress::Percent));
}

#[test]
fn many_positions_tell_no_more_than_every_hundredth() {
    let record = "goishi 1 rin:size=8\n\n3,3 resign";
    let (answer, told, _) = ask(&judge(record, std::iter::repeat_n(2, 300)));
    let Answer::Judged(judged) = answer else { panic!("{answer:?}") };
    assert_eq!((judged.len(), told.last()), (300, Some(&Progress::Percent(100))));
    assert!(told.len() <= 100, "{}", told.len());
    assert_eq!(judged[0].lead, Some(1), "the stones are counted where they are");
}

#[test]
fn both_colours_are_advised_where_one_is_chosen_each_with_its_own_share() {
    let record = "goishi 1 renju-rif\n\nh8 h9 i8".into();
    let (answer, ..) = ask(&Question::Hint { record, ply: 3, milliseconds: 40, lines: 3 });
    let Answer::Hint(found) = answer else { panic!("{answer:?}") };
    let mut words: Vec<&str> = found.iter().map(|it| it.line[0].as_str()).collect();
    assert_eq!(found[0].standing.black, found[1].standing.black, "one position");
    words.sort_unstable();
    assert_eq!(words, ["stay", "swap"]);
}

#[test]
fn a_hint_has_as_many_lines_as_are_wanted() {
    for (lines, count) in [(0, 1), (1, 1), (2, 2), (5, 5), (9, 5)] {
        let record = "goishi 1 rin\n\n3,3 4,4 5,5".into();
        let (answer, _, time) = ask(&Question::Hint { record, ply: 3, milliseconds: 40, lines });
        let Answer::Hint(found) = answer else { panic!("{answer:?}") };
        assert_eq!(found.len(), count);
        assert!(found.iter().all(|it| it.depth > 0), "{found:?}");
        assert!((40.0..70.0).contains(&time), "{lines}: {time}");
    }
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

fn solve(record: &str, attacker: Color, means: Means) -> Solved {
    let question =
        Question::Solve { record: record.into(), ply: 1_000, attacker, means, milliseconds: 5_000 };
    let (answer, ..) = ask_by_clock(&question, 0.1);
    let said = Said::Answer(answer.clone());
    assert!(said.suits(&question), "{answer:?}");
    let Answer::Solved(solved) = answer else { panic!("{answer:?}") };
    solved
}

#[test]
fn the_solver_says_how_a_colour_wins_and_what_stops_it_whoever_is_to_move() {
    let words =
        |tokens: &[Token]| -> Vec<String> { tokens.iter().map(|it| it.as_str().into()).collect() };
    for more in ["", " o15"] {
        let black = solve(&format!("{OPEN_THREE}{more}"), Color::Black, Means::Fours);
        assert_eq!(
            (black.verdict, black.line.len(), black.is_partial),
            (Verdict::Proved, 3, false)
        );
        let (first, stops) = (words(&black.first), words(&black.stops));
        assert!(first.contains(&"k8".into()) && first.contains(&"g8".into()), "{first:?}");
        assert!(stops.contains(&"k8".into()) && !stops.contains(&"o1".into()), "{stops:?}");
        let white = solve(&format!("{OPEN_THREE}{more}"), Color::White, Means::Threats);
        assert_eq!((white.verdict, white.line.len()), (Verdict::Refuted, 0));
    }
}

#[test]
fn the_threats_of_both_colours_are_told_and_other_games_have_none() {
    let threats = |record: &str| ask(&Question::Threats { record: record.into(), ply: 1_000 }).0;
    let Answer::Threats(found) = threats(OPEN_THREE) else { panic!("no threats") };
    let of = |word: &str, color| {
        let of = |menace: &&Menace| menace.stone.as_str() == word && menace.color == color;
        found.iter().find(of).map(|menace| menace.rank)
    };
    assert_eq!(of("k8", Color::Black), Some(Rank::WinningFour));
    assert_eq!(of("l8", Color::Black), Some(Rank::Four));
    assert_eq!((of("k8", Color::White), of("h8", Color::Black)), (None, None));
    assert_eq!(threats("goishi 1 ren\n\ne5"), Answer::Failed(Failure::GameOver));
}

/// The longest word of a player is a proposal of twelve stones; it goes through the worker whole.
#[test]
fn a_proposal_of_twelve_stones_is_a_word() {
    let rules = "renju-yamaguchi".parse().expect("a rule set");
    let word = "a10/b10/c10/d10/e10/f10/g10/h10/i10/j10/k10/l10";
    let token = Token::of(goishi::record::token::read(word, rules).expect("a move"), rules);
    let sent = serde_json::to_string(&token).expect("a text");
    assert_eq!(serde_json::from_str::<Token>(&sent).expect("a word"), token);
    assert_eq!(token.as_str(), word);
}
