//! Questions to workers that answer, die, fall silent or talk nonsense: there is an answer or a failure, and the next
//! question finds a worker that is well.

mod boards;
mod shared;
mod trouble;

use goishi::ai::protocol::{
    Answer, Candidate, Failure, Judged, Progress, Question, Said, Spot, Token,
};
use goishi::ai::{Hope, Level, Score, Standing};
use goishi::app::thinking::{Input, Output, OwnerId, Thinking, WorkerId};

const EVEN: Standing = Standing { black: Score::Open(0), by_fours: false };
const HERE: OwnerId = OwnerId(1);
const THERE: OwnerId = OwnerId(2);

fn token(word: &str) -> Token {
    Token::try_from(String::from(word)).unwrap()
}

fn best(word: &str) -> Said {
    Said::Progress(Progress::Best(token(word)))
}

fn a_move(word: &str) -> Answer {
    Answer::Move { token: token(word), hopeless: false }
}

fn record() -> String {
    "goishi 1 renju-pritchard\n\nh8 i9 g9\n".into()
}

fn move_in(milliseconds: u32) -> Question {
    let (level, hope) = (Level::Six, Hope::LostFor(0));
    Question::Move { record: record(), ply: 3, milliseconds, level, seed: 1, hope }
}

fn hint_in(milliseconds: u32) -> Question {
    Question::Hint { record: record(), ply: 3, milliseconds, lines: 3 }
}

/// One position is to be judged.
fn review() -> Question {
    positions(1)
}

/// So many positions are to be judged.
fn positions(count: usize) -> Question {
    let spots = (0..count).map(|ply| Spot { ply, then: Vec::new() }).collect();
    Question::Judge { record: record(), spots, nodes: 100 }
}

fn a_hint(words: &[&str]) -> Answer {
    let candidate = |&word| Candidate { line: vec![token(word)], standing: EVEN, depth: 1 };
    Answer::Hint(words.iter().map(candidate).collect())
}

fn a_report(standing: Standing) -> Answer {
    Answer::Judged(vec![Judged { standing, lead: None, line: Vec::new() }])
}

/// The machine with a clock and a worker that does what the test says.
#[derive(Default)]
struct Page {
    thinking: Thinking,
    now: u64,
    /// All that was to be done.
    done: Vec<Output>,
    questions: u32,
}

impl Page {
    /// A page whose players have been loaded.
    fn loaded() -> Self {
        let mut page = Self { now: 1_000, ..Self::default() };
        page.ask(HERE, move_in(100));
        page.take(Input::Loaded);
        page.say(Said::Answer(a_move("h9")));
        page.pass(300);
        page.done.clear();
        page
    }

    fn take(&mut self, input: Input) -> Vec<Output> {
        let outputs = self.thinking.take(self.now, input);
        self.done.extend(outputs.clone());
        outputs
    }

    /// Asks; the number of the question.
    fn ask(&mut self, owner: OwnerId, question: Question) -> u32 {
        self.questions += 1;
        let number = self.questions;
        let pause = if matches!(question, Question::Move { .. }) { 300 } else { 0 };
        self.take(Input::Asked { owner, number, question, pause });
        number
    }

    /// The worker that has a question, and the question's id.
    fn posted(&self) -> (WorkerId, u32) {
        let last = self.done.iter().rev().find_map(|output| match output {
            Output::Post { worker, id, .. } => Some((*worker, *id)),
            _ => None,
        });
        last.expect("a worker was asked")
    }

    /// The worker says this to its question.
    fn say(&mut self, said: Said) -> Vec<Output> {
        let (worker, id) = self.posted();
        self.take(Input::Said { worker, id, said })
    }

    fn die(&mut self) -> Vec<Output> {
        let (worker, _) = self.posted();
        self.take(Input::Died(worker))
    }

    /// Time passes, and the clock rings when it was to do so.
    fn pass(&mut self, milliseconds: u64) -> Vec<Output> {
        let end = self.now + milliseconds;
        let mut outputs = Vec::new();
        while let Some(at) = self.wakes().filter(|&at| at <= end && at > self.now) {
            self.now = at;
            outputs.extend(self.take(Input::Time));
        }
        self.now = end;
        outputs.extend(self.take(Input::Time));
        outputs
    }

    fn wakes(&self) -> Option<u64> {
        self.done.iter().rev().find_map(|output| match output {
            Output::Wake(at) => Some(*at),
            _ => None,
        })
    }

    /// The numbers of the questions that were answered, and their answers.
    fn answers(&self) -> Vec<(u32, Answer)> {
        let answers = self.done.iter().filter_map(|output| match output {
            Output::Tell { number, said: Said::Answer(answer), .. } => {
                Some((*number, answer.clone()))
            }
            _ => None,
        });
        answers.collect()
    }

    fn count(&self, wanted: fn(&Output) -> bool) -> usize {
        self.done.iter().filter(|output| wanted(output)).count()
    }

    fn started(&self) -> usize {
        self.count(|output| matches!(output, Output::Start(_)))
    }

    fn ended(&self) -> usize {
        self.count(|output| matches!(output, Output::End(_)))
    }
}

#[test]
fn the_first_question_loads_the_players_and_starts_a_worker() {
    let mut page = Page::default();
    let asked = Input::Asked { owner: HERE, number: 7, question: move_in(500), pause: 300 };
    assert_eq!(page.take(asked), [Output::Load, Output::Wake(60_000)]);
    page.now = 2_000;
    let worker = WorkerId(1);
    assert_eq!(
        page.take(Input::Loaded),
        [
            Output::Start(worker),
            Output::Post { worker, id: 1, question: move_in(500) },
            Output::Wake(2_000 + 500 + 5_000),
        ]
    );
    let said = best("h9");
    assert_eq!(page.say(said.clone())[0], Output::Tell { owner: HERE, number: 7, said });
    let said = Said::Answer(a_move("i8"));
    assert_eq!(page.say(said.clone()), [Output::Tell { owner: HERE, number: 7, said }]);
    assert_eq!(page.pass(100_000), [], "nothing is waited for");
}

#[test]
fn the_next_question_is_the_same_workers() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, hint_in(100));
    assert_eq!((page.started(), page.ended()), (0, 0));
    page.say(Said::Answer(a_hint(&["h9", "i8"])));
    assert_eq!(page.answers(), [(number, a_hint(&["h9", "i8"]))]);
}

#[test]
fn nobody_sees_an_answer_before_its_pause_is_over() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(50));
    page.pass(60);
    page.say(Said::Answer(a_move("h9")));
    page.pass(239);
    assert_eq!(page.answers(), []);
    page.die();
    assert_eq!(page.answers(), [], "it is kept, whatever becomes of the worker");
    page.pass(1);
    assert_eq!(page.answers(), [(number, a_move("h9"))]);
}

#[test]
fn hints_and_reviews_come_at_once() {
    for (question, answer) in [(hint_in(50), a_hint(&["h9"])), (review(), a_report(EVEN))] {
        let mut page = Page::loaded();
        let number = page.ask(HERE, question);
        page.say(Said::Answer(answer.clone()));
        assert_eq!(page.answers(), [(number, answer)]);
    }
}

#[test]
fn what_cannot_be_answered_is_told_with_the_reason_and_the_worker_lives_on() {
    for failure in
        [Failure::BadRecord("line 3, \"3,3\": the point is occupied".into()), Failure::GameOver]
    {
        let mut page = Page::loaded();
        let number = page.ask(HERE, move_in(100));
        page.say(Said::Answer(Answer::Failed(failure.clone())));
        assert_eq!(page.answers(), [(number, Answer::Failed(failure))]);
        page.ask(HERE, move_in(100));
        assert_eq!((page.started(), page.ended()), (0, 0));
    }
}

#[test]
fn a_word_from_outside_is_no_token_before_it_is_looked_at() {
    for word in ["", "<b>h8</b>", "h8 losing", "H8", "h8\n", "a-way-too-long-token-for-a-move"] {
        assert!(Token::try_from(String::from(word)).is_err(), "{word:?}");
    }
    for word in ["h8", "10,11", "g7/i7", "h8=", "claim:black", "resign"] {
        assert_eq!(token(word).as_str(), word);
    }
}

#[test]
fn all_that_is_said_reads_back() {
    let said = [
        best("h9"),
        Said::Progress(Progress::Percent(7)),
        Said::Answer(a_move("h9")),
        Said::Answer(a_hint(&["h9", "i8"])),
        Said::Answer(a_report(Standing { black: Score::Win(9), by_fours: true })),
        Said::Answer(Answer::Failed(Failure::BadRecord("why".into()))),
    ];
    for said in said {
        let text = serde_json::to_string(&said).unwrap();
        assert_eq!(serde_json::from_str::<Said>(&text).unwrap(), said, "{text}");
    }
    for question in [move_in(100), hint_in(100), review()] {
        let text = serde_json::to_string(&question).unwrap();
        assert_eq!(serde_json::from_str::<Question>(&text).unwrap(), question, "{text}");
    }
    let markup = r#"{"Answer":{"Move":{"token":"<b>h8</b>","hopeless":false}}}"#;
    assert!(serde_json::from_str::<Said>(markup).is_err());
}
