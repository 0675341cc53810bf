//! The computer players from JavaScript's side.

use goishi::ai::protocol::{Answer, Failure, Progress, Question, Reply, Request, Said, Spot};
use goishi::ai::{Hope, Level, Score};
use goishi::web::engine::Engine;
use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::*;

const OPEN_THREE: &str = "goishi 1 renju-pritchard\n\nh8 a1 i8 a3 j8 a5";

/// Asks a question as the page does, and reads all that is said to it.
fn ask(question: Question) -> Vec<Said> {
    let heard = Array::new();
    let keep = Closure::<dyn Fn(JsValue)>::new({
        let heard = heard.clone();
        move |reply| _ = heard.push(&reply)
    });
    let post: Function = keep.into_js_value().unchecked_into();
    let request = serde_wasm_bindgen::to_value(&Request::new(7, question)).unwrap();
    Engine::new().answer(request, &post).ok().unwrap();
    let read = |reply| serde_wasm_bindgen::from_value::<Reply>(reply).unwrap();
    let replies = heard.iter().map(read).inspect(|reply| assert_eq!(reply.id, 7));
    replies.map(|reply| reply.said).collect()
}

/// The answer, which comes last.
fn answer(question: Question) -> Answer {
    match ask(question).pop() {
        Some(Said::Answer(answer)) => answer,
        said => panic!("{said:?}"),
    }
}

fn play(record: &str, milliseconds: u32, hope: Hope) -> Question {
    let (record, level) = (record.into(), Level::Six);
    Question::Move { record, ply: 1_000, milliseconds, level, seed: 7, hope }
}

#[wasm_bindgen_test]
fn a_move_is_told_before_it_is_answered() {
    let said = ask(play("goishi 1 rin\n\n3,3 4,4 5,5", 2_000, Hope::LostFor(0)));
    assert!(matches!(said[0], Said::Progress(Progress::Best(_))), "{said:?}");
    let Some(Said::Answer(Answer::Move { token, hopeless: false })) = said.last() else {
        panic!("{said:?}");
    };
    assert!(token.as_str().contains(','), "{token:?}");
}

#[wasm_bindgen_test]
fn hopeless_games_are_told_and_given_up() {
    let lost = format!("{OPEN_THREE} k8");
    let token = |hope| match answer(play(&lost, 100, hope)) {
        Answer::Move { token, hopeless: true } => String::from(token),
        answer => panic!("{answer:?}"),
    };
    assert_ne!(token(Hope::LostFor(1)), "resign");
    assert_eq!(token(Hope::LostFor(2)), "resign");
    assert_ne!(token(Hope::Endless), "resign");
}

#[wasm_bindgen_test]
fn advice_has_moves_and_what_they_are_worth() {
    let question =
        Question::Hint { record: OPEN_THREE.into(), ply: 1_000, milliseconds: 100, lines: 3 };
    let Answer::Hint(found) = answer(question) else { panic!("no hint") };
    assert_eq!(found.len(), 3);
    assert_eq!((found[0].standing.black, found[0].standing.by_fours), (Score::Win(3), true));
    assert_eq!(found[0].line.len(), 3);
}

#[wasm_bindgen_test]
fn positions_are_judged_one_by_one() {
    let record = "goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8".into();
    let spots = (0..10).map(|ply| Spot { ply, then: Vec::new() }).collect();
    let said = ask(Question::Judge { record, spots, nodes: 500 });
    assert_eq!(said.len(), 11, "ten positions and the answer: {said:?}");
    assert_eq!(said[9], Said::Progress(Progress::Percent(100)));
    let Some(Said::Answer(Answer::Judged(judged))) = said.last() else { panic!("{said:?}") };
    assert!(matches!(judged[6].standing.black, Score::Win(_)), "{:?}", judged[6]);
}

#[wasm_bindgen_test]
fn what_cannot_be_answered_says_why() {
    let failure = |record: &str| match answer(play(record, 9, Hope::Endless)) {
        Answer::Failed(failure) => failure,
        answer => panic!("{answer:?}"),
    };
    let Failure::BadRecord(why) = failure("goishi 1 rin\n\nh8") else { panic!("a record") };
    assert!(why.starts_with("line 3, \"h8\": "));
    assert_eq!(failure("goishi 1 rin\n\nresign"), Failure::GameOver);
    let over = Question::Hint {
        record: "goishi 1 rin\n\nresign".into(),
        ply: 9,
        milliseconds: 9,
        lines: 3,
    };
    assert_eq!(answer(over), Answer::Failed(Failure::GameOver));
}

#[wasm_bindgen_test]
fn what_is_no_question_is_an_error() {
    let post = Function::new_no_args("");
    for request in [JsValue::NULL, 7.into(), "h8".into(), js_sys::Object::new().into()] {
        assert!(Engine::new().answer(request, &post).is_err());
    }
}
