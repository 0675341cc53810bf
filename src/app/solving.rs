//! A problem on the board: the moves that are played there go to its [`Exercise`], and what that says is shown, answered and told.

use super::event::Event;
use super::opponent::{Wish, ask};
use super::playing;
use super::problem::{Exercise, Outcome, Reason, Verdict};
use super::update::{announced, changed};
use super::words::Word;
use super::{Command, Effect, Lasts, Model, Said, opponent, text};
use crate::ai::protocol::{Judged, Question};
use crate::board::Seat;
use crate::record::{Mark, Problem, Sign, token};
use crate::rules::{Ending, Move};
use std::collections::VecDeque;

/// How many milliseconds pass before the other side answers: one's own stone is to be seen first.
const PAUSE: u64 = 500;

/// What a problem asks for, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The problem where it begins.
    pub exercise: Exercise,
    /// Its goal, with what somebody wrote about it.
    pub problem: Problem,
}

/// A problem on the board.
#[derive(Clone, Debug)]
pub(super) struct Solving {
    task: Task,
    /// The problem as far as it is solved.
    exercise: Exercise,
    stage: Stage,
    /// Why the turn on the board is wrong, if it is and that is known.
    why: Option<Reason>,
    /// How many turns were wrong so far.
    mistakes: u32,
    /// What the page around the board is still to be told.
    news: Vec<Event>,
}

/// What is done about the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A move is looked for.
    Trying,
    /// A move was right, and the next one is looked for.
    Praised,
    /// The computer looks at a turn.
    Judging,
    /// The other side answers a turn of which this is thought, the next time at `due`.
    Answering { reply: VecDeque<Move>, due: u64, verdict: Verdict },
    /// A turn was wrong. It stays on the board until it is taken back.
    Wrong,
    /// It is solved.
    Solved,
    /// Its time is over: no stone counts any more.
    TimeUp,
}

impl Solving {
    /// Whether moves of the person are waited for.
    const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Trying | Stage::Praised)
    }

    /// Whether stones of a turn lie on the board that is wrong or not over.
    fn has_try(&self) -> bool {
        self.stage == Stage::Wrong || self.is_open() && !self.exercise.turn().is_empty()
    }

    /// How many moves of the game the exercise knows.
    fn known(&self) -> usize {
        self.exercise.moves().len() + self.exercise.turn().len()
    }
}

impl Model {
    /// What is done about the problem on the board, if there is one, and what it asks for.
    pub(super) fn solving(&self) -> Option<(&Stage, &Problem)> {
        self.solving.as_ref().map(|solving| (&solving.stage, &solving.task.problem))
    }

    /// The problem on the board, as far as it is solved.
    pub(super) fn exercise(&self) -> Option<&Exercise> {
        self.solving.as_ref().map(|solving| &solving.exercise)
    }

    /// Why the turn on the board is wrong, if it is and that is known.
    pub(super) fn why_wrong(&self) -> Option<&Reason> {
        self.solving.as_ref()?.why.as_ref()
    }

    /// The foul that made the turn on the board wrong.
    pub(super) fn foul_tried(&self) -> Option<Ending> {
        match self.why_wrong()? {
            Reason::Forbidden(_, by) => Some(*by),
            _ => None,
        }
    }

    /// Whether the time for the problem on the board is over.
    pub(super) fn is_time_up(&self) -> bool {
        self.solving().is_some_and(|(stage, _)| *stage == Stage::TimeUp)
    }

    /// Whether a problem is on the board.
    pub const fn is_solving(&self) -> bool {
        self.solving.is_some()
    }

    /// Whether this would tell the answer of the problem on the board, which is still looked for.
    pub(super) fn gives_answer_away(&self, wish: Wish) -> bool {
        let tells = matches!(wish, Wish::Hint | Wish::Solve(..) | Wish::Threats);
        let stage = self.solving().map(|(stage, _)| stage);
        tells && stage.is_some_and(|stage| !matches!(stage, Stage::Solved | Stage::TimeUp))
    }

    /// The seat of the person who solves the problem on the board, if there is one.
    pub(super) fn solver(&self) -> Option<Seat> {
        self.solving.as_ref().map(|solving| solving.exercise.person())
    }

    /// Whether a problem is on the board that waits for something else than a move.
    pub(super) fn is_problem_closed(&self) -> bool {
        self.solving.as_ref().is_some_and(|solving| !solving.is_open())
    }

    /// Whether the turn, or after the end the whole problem, can be tried again.
    pub(super) fn can_retry(&self) -> bool {
        self.solving().is_some_and(|(stage, _)| matches!(stage, Stage::Wrong | Stage::Solved))
    }

    /// Whether a move of the problem can be taken back: one of a turn that is not over, or is wrong.
    pub(super) fn can_take_back_try(&self) -> bool {
        self.solving.as_ref().is_some_and(Solving::has_try)
    }
}

/// The problem is on the board from now on. Its position is there already.
pub fn begin(model: &mut Model, task: Task) {
    let (exercise, stage) = (task.exercise.clone(), Stage::Trying);
    model.solving =
        Some(Solving { task, exercise, stage, why: None, mistakes: 0, news: Vec::new() });
}

/// The next right move, while one is looked for and as far as it is known.
pub fn hint(model: &Model) -> Option<Move> {
    model.solving.as_ref().filter(|solving| solving.is_open())?.exercise.hint()
}

/// The time for the problem is over.
pub fn stop(model: &mut Model) -> Vec<Effect> {
    let Some(solving) = &mut model.solving else { return Vec::new() };
    solving.stage = Stage::TimeUp;
    solving.why = None;
    opponent::stop(model)
}

/// The decision that goes on from here: after a wrong turn another try, and once it is solved the next problem.
pub fn main(model: &Model) -> Option<Command> {
    match model.solving()?.0 {
        Stage::Wrong => Some(Command::Retry),
        Stage::Solved if model.is_training() => Some(Command::NextProblem),
        _ => None,
    }
}

/// What the page around the board is to be told.
pub fn news(model: &mut Model) -> Vec<Event> {
    model.solving.as_mut().map_or_else(Vec::new, |solving| std::mem::take(&mut solving.news))
}

/// Called after every message: a move that was played since then is judged.
pub fn follow(model: &mut Model) -> Vec<Effect> {
    let Some(solving) = model.solving.as_mut().filter(|solving| solving.is_open()) else {
        return Vec::new();
    };
    let Some(&mv) = model.game.played().get(solving.known()) else { return Vec::new() };
    let Ok(outcome) = solving.exercise.play(mv) else { return Vec::new() };
    copy_notes(model);
    judge(model, mv, outcome)
}

/// What becomes of a turn that ended with `mv`.
fn judge(model: &mut Model, mv: Move, outcome: Outcome) -> Vec<Effect> {
    let (rules, now) = (model.rules(), model.view.now);
    let Some(solving) = &mut model.solving else { return Vec::new() };
    let Outcome { verdict, reply, why } = outcome;
    match verdict {
        Verdict::Open => return Vec::new(),
        Verdict::Unknown => {
            solving.stage = Stage::Judging;
            return ask(model, Wish::Prove);
        }
        Verdict::Right | Verdict::Wrong | Verdict::Solved => {}
    }
    let is_right = verdict != Verdict::Wrong;
    let token = token::write(mv, rules);
    solving.mistakes += u32::from(!is_right);
    solving.news.push(Event::Attempt { token: token.clone(), is_right });
    if !is_right {
        solving.news.push(Event::Failed { token, mistakes: solving.mistakes });
    }
    let foul = match why {
        Some(Reason::Forbidden(at, by)) => Some((rules.point_name(at), by)),
        _ => None,
    };
    solving.why = why;
    let reply: VecDeque<Move> = reply.into();
    solving.stage = Stage::Answering { reply, due: now + PAUSE, verdict };
    if let Some((point, by)) = foul {
        model.tell(forbidden(point, by), Lasts::UntilMove);
    }
    let mut effects = go_on(model);
    effects.push(Effect::Wake);
    effects
}

/// "h8: forbidden: double-three".
fn forbidden(point: String, by: Ending) -> Said {
    let foul = match by {
        Ending::Overline => Word::Overline,
        Ending::DoubleFour => Word::DoubleFour,
        _ => Word::DoubleThree,
    };
    Said::Word(Word::PointIs, vec![point.into(), Said::with(Word::Forbidden, foul)])
}

/// The other side answers, when that is due.
pub fn answer(model: &mut Model) -> Vec<Effect> {
    let now = model.view.now;
    let Some(solving) = &mut model.solving else { return Vec::new() };
    let Stage::Answering { reply, due, .. } = &mut solving.stage else { return Vec::new() };
    if now < *due {
        return vec![Effect::Wake];
    }
    *due = now + PAUSE;
    let Some(mv) = reply.pop_front() else { return go_on(model) };
    if !model.at_end() {
        model.show_game(usize::MAX);
    }
    let mut effects = playing::play(model, mv);
    copy_notes(model);
    effects.extend(go_on(model));
    effects.push(Effect::Wake);
    effects
}

/// Once nothing is left to be answered, the turn is over.
fn go_on(model: &mut Model) -> Vec<Effect> {
    let Some(solving) = &mut model.solving else { return Vec::new() };
    let Stage::Answering { reply, verdict, .. } = &solving.stage else { return Vec::new() };
    if !reply.is_empty() {
        return announced(text::sentence(model));
    }
    solving.stage = match verdict {
        Verdict::Wrong => Stage::Wrong,
        Verdict::Solved => Stage::Solved,
        Verdict::Open | Verdict::Unknown | Verdict::Right => Stage::Praised,
    };
    if solving.stage == Stage::Solved {
        solving.news.push(Event::Solved { mistakes: solving.mistakes });
    }
    announced(text::sentence(model))
}

/// The question about a turn that only the computer can judge; none if there is no such turn.
pub fn question(model: &Model) -> Option<Question> {
    model.solving.as_ref().map(|solving| solving.exercise.question())
}

/// The computer has judged a turn; `None` if its answer makes no sense.
pub fn judged(model: &mut Model, judged: &[Judged]) -> Option<Vec<Effect>> {
    let mv = model.game.played().last().copied()?;
    let [judged] = judged else { return None };
    let solving = model.solving.as_mut().filter(|solving| solving.stage == Stage::Judging)?;
    let outcome = solving.exercise.judged(judged);
    Some(judge(model, mv, outcome))
}

/// The computer has not judged the turn: it is taken back, and counts as no mistake.
pub fn give_up(model: &mut Model) {
    if model.solving().is_some_and(|(stage, _)| *stage == Stage::Judging) {
        take_back(model);
    }
}

/// The turn is tried again, or the whole problem once it is solved.
pub fn retry(model: &mut Model) -> Vec<Effect> {
    if !model.can_retry() && !model.can_take_back_try() {
        return Vec::new();
    }
    let Some(solving) = &mut model.solving else { return Vec::new() };
    if solving.stage == Stage::Solved {
        solving.exercise = solving.task.exercise.clone();
        solving.mistakes = 0;
    }
    take_back(model);
    let mut effects = changed(model);
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

/// The board goes back to where the turn began.
fn take_back(model: &mut Model) {
    let Some(solving) = &mut model.solving else { return };
    solving.exercise.take_back();
    (solving.stage, solving.why) = (Stage::Trying, None);
    let length = solving.known();
    while model.game.played().len() > length && model.game.take_back().is_some() {}
    model.show_game(usize::MAX);
    model.view.notice.clear();
}

/// What the problem's lines say about the position at the end of the game is written there too.
fn copy_notes(model: &mut Model) {
    let Some(solving) = &model.solving else { return };
    let (comment, mut marks) = solving.exercise.notes(model.game.played()).unwrap_or_default();
    let Some(node) = model.game.record.end() else { return };
    marks.retain(|mark| *mark != Mark::Wrong);
    let is_label = |mark: &Mark| matches!(mark, Mark::Sign(Sign::Label(_), _));
    // The letters that a question names stay where they were.
    let (_, first) = solving.exercise.notes(&[]).unwrap_or_default();
    if !marks.iter().any(is_label) {
        marks.extend(first.into_iter().filter(is_label));
    }
    if comment.is_empty() && marks.is_empty() {
        return;
    }
    model.game.record.set_comment(node, &comment);
    model.game.record.set_marks(node, &marks);
}
