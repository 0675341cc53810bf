//! Learning from mistakes: one after the other is shown at the position before it, and a better move can be tried there.

use super::opponent::{Shown, Wish, ask, put_on_page, sense};
use super::text::lesson as said;
use super::update::{alert, announced};
use super::{Effect, Model, Said, Tab, review};
use crate::ai::protocol::{Judged, Question, Token};
use crate::ai::review::{Course, Judgement, Mark, Turn, is_same_turn};
use crate::board::{Color, Point};
use crate::rules::Move;

/// A mistake that is learned from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The number of the turn.
    pub turn: usize,
    /// What is done about it.
    pub stage: Stage,
    /// The version of the position that is shown for it.
    pub version: u32,
    /// How many moves of the better play are shown.
    pub shown_moves: usize,
    /// How many moves of the other player's win are shown.
    pub shown_refutation: usize,
}

/// What is done about a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is shown where it was made, and a better move is asked for.
    Question,
    /// It is shown with what would have been better.
    Solution,
    /// Another move is looked for. In a turn of two stones the first may be there.
    Trying(Vec<Move>),
    /// The computer looks at a try.
    Judging(Vec<Move>),
    /// A try has been judged.
    Tried(Vec<Move>, Verdict),
}

impl Stage {
    /// Its name, for style sheets.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Question => "question",
            Self::Solution => "solution",
            Self::Trying(_) | Self::Judging(_) => "trying",
            Self::Tried(_, Verdict::Bad(_)) => "wrong",
            Self::Tried(..) => "right",
        }
    }

    /// Whether the better move is shown with its line: when that was asked for, and when a move was found that is as good.
    const fn shows_better(&self) -> bool {
        matches!(self, Self::Solution | Self::Tried(_, Verdict::Best | Verdict::Good))
    }
}

/// What is thought of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the best move.
    Best,
    /// It is about as good as the best.
    Good,
    /// It deserves this mark.
    Bad(Mark),
}

/// The direction from mistake to mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To a later one.
    Next,
    /// To an earlier one.
    Previous,
}

impl To {
    /// Both directions.
    pub const ALL: [Self; 2] = [Self::Next, Self::Previous];
}

impl Model {
    /// The turns to learn from: the mistakes of those who are no computers, or where there are none the inaccuracies.
    pub(super) fn mistakes(&self) -> Vec<usize> {
        let Some(review) = self.review() else { return Vec::new() };
        let of = |least: Mark| -> Vec<usize> {
            let turns = review.turns.iter().enumerate();
            let faulty = turns.filter(|(_, turn)| turn.mark >= least && self.is_learner(turn));
            faulty.map(|(number, _)| number).collect()
        };
        let mistakes = of(Mark::Mistake);
        if mistakes.is_empty() { of(Mark::Inaccuracy) } else { mistakes }
    }

    /// Whether somebody made the turn who may learn from it.
    fn is_learner(&self, turn: &Turn) -> bool {
        let one_learns = Color::ALL.iter().any(|&color| self.is_computer(color));
        !(one_learns && self.is_computer(turn.color)) || self.plays_itself()
    }

    /// Whether there is a mistake in this direction.
    pub(super) fn has_mistake(&self, to: To) -> bool {
        matches!(self.opponent.shown(), Some(Shown::Review)) && self.mistake(to).is_some()
    }

    /// The next mistake in this direction: from the one that is learned from, or from the position shown.
    fn mistake(&self, to: To) -> Option<usize> {
        let (mistakes, review) = (self.mistakes(), self.review()?);
        let start = |number: &usize| review.turns[*number].plies.start;
        match (to, &self.opponent.lesson) {
            (To::Next, None) if self.at_end() => mistakes.first().copied(),
            (To::Next, None) => {
                mistakes.iter().copied().find(|it| start(it) >= self.shown_of_game())
            }
            (To::Next, Some(lesson)) => mistakes.into_iter().find(|&it| it > lesson.turn),
            (To::Previous, None) => {
                mistakes.into_iter().rfind(|it| start(it) < self.shown_of_game())
            }
            (To::Previous, Some(lesson)) => mistakes.into_iter().rfind(|&it| it < lesson.turn),
        }
    }

    /// The mistake that is learned from.
    pub(super) fn lesson(&self) -> Option<(&Lesson, &Turn)> {
        let lesson = self.opponent.lesson.as_ref()?;
        Some((lesson, self.review()?.turns.get(lesson.turn)?))
    }

    /// What would have been better, while that is shown.
    pub(super) fn lesson_line(&self) -> Option<&[Move]> {
        let (lesson, turn) = self.lesson()?;
        lesson
            .stage
            .shows_better()
            .then(|| &turn.better[..lesson.shown_moves.min(turn.better.len())])
    }

    /// How the other player wins after the mistake; empty where that is not proved.
    pub(super) fn refutation(&self) -> &[Move] {
        self.lesson().map_or(&[], |(lesson, turn)| {
            &turn.refutation[..lesson.shown_refutation.min(turn.refutation.len())]
        })
    }

    /// Whether a better move can be looked for on the board: it is one of stones alone.
    pub(super) fn can_try(&self) -> bool {
        self.lesson().is_some_and(|(lesson, turn)| {
            let stones = turn.better.iter().take(turn.plies.len());
            let is_open = match lesson.stage {
                Stage::Question | Stage::Solution | Stage::Tried(_, Verdict::Bad(_)) => true,
                Stage::Trying(_) | Stage::Judging(_) | Stage::Tried(..) => false,
            };
            is_open
                && !turn.better.is_empty()
                && stones.clone().all(|mv| matches!(mv, Move::Stone(_)))
        })
    }

    /// Whether what would have been better can still be shown.
    pub(super) fn hides_solution(&self) -> bool {
        self.lesson().is_some_and(|(lesson, _)| !lesson.stage.shows_better())
    }

    /// Whether a press on the board is a try.
    pub(super) fn is_trying(&self) -> bool {
        self.lesson().is_some_and(|(lesson, _)| !matches!(lesson.stage, Stage::Solution))
    }
}

/// Shows the next mistake in this direction.
pub fn go(model: &mut Model, to: To) -> Vec<Effect> {
    match model.mistake(to).filter(|_| model.has_mistake(to)) {
        Some(turn) => learn(model, turn),
        None => Vec::new(),
    }
}

/// Shows the position before a turn, and asks for a better move.
pub fn learn(model: &mut Model, turn: usize) -> Vec<Effect> {
    let turns = model.review().map(|review| &review.turns);
    let faulty = turns.and_then(|turns| turns.get(turn)).filter(|turn| turn.mark != Mark::Fine);
    let Some(fault) = faulty.cloned() else { return Vec::new() };
    let mut effects = stop_judging(model);
    model.show_game(fault.plies.start);
    model.view.notice.clear();
    model.view.autoplay = None;
    model.view.tab = Tab::Analysis;
    let version = model.game.version;
    let before = model.review().map(|review| review.before(turn));
    let shown_moves =
        before.map_or(0, |before| sense::telling_length(model.game(), before, &fault.better));
    let after = &model.game.played_positions()[fault.plies.end];
    let shown_refutation = sense::telling_length(after, fault.standing, &fault.refutation);
    let stage = Stage::Question;
    model.opponent.lesson = Some(Lesson { turn, stage, version, shown_moves, shown_refutation });
    put_on_page(model, Shown::Review);
    effects.extend(announced(said::sentence(model)));
    effects
}

/// Another move is looked for.
pub fn try_it(model: &mut Model) -> Vec<Effect> {
    if !model.can_try() {
        return Vec::new();
    }
    set_stage(model, Stage::Trying(Vec::new()));
    let mut effects = announced(said::sentence(model));
    effects.push(Effect::Focus(model.view.cursor));
    effects
}

/// What would have been better is shown.
pub fn show_solution(model: &mut Model) -> Vec<Effect> {
    if !model.hides_solution() {
        return Vec::new();
    }
    let mut effects = stop_judging(model);
    set_stage(model, Stage::Solution);
    effects.extend(announced(said::sentence(model)));
    effects
}

/// The board was pressed while another move is looked for.
pub fn press(model: &mut Model, at: Point) -> Vec<Effect> {
    let Some((lesson, turn)) = model.lesson() else { return Vec::new() };
    let mut tried = match &lesson.stage {
        Stage::Trying(first) => first.clone(),
        Stage::Judging(_) => return Vec::new(),
        Stage::Question | Stage::Tried(..) | Stage::Solution => Vec::new(),
    };
    let (mut game, mv) = (model.game().clone(), Move::Stone(at));
    tried.iter().for_each(|&mv| game.play_unchecked(mv));
    if let Err(illegal) = game.check(mv) {
        return alert(model, Said::Refused(model.rules(), mv, illegal));
    }
    tried.push(mv);
    let played = &model.game.played()[turn.plies.clone()];
    let stage = match &turn.better[..] {
        _ if tried.len() < turn.plies.len() => Stage::Trying(tried),
        better if is_same_turn(&tried, better) => Stage::Tried(tried, Verdict::Best),
        _ if is_same_turn(&tried, played) => Stage::Tried(tried, Verdict::Bad(turn.mark)),
        _ => Stage::Judging(tried),
    };
    let asks = matches!(stage, Stage::Judging(_));
    model.view.notice.clear();
    set_stage(model, stage);
    let mut effects = announced(said::sentence(model));
    if asks {
        effects.extend(ask(model, Wish::Try));
    }
    effects
}

/// The question whether a try is as good as what was thought to be better.
pub fn question(model: &Model) -> Question {
    let spots = model.lesson().map_or(Vec::new(), |(lesson, turn)| {
        let course = Course::new(&model.game.record);
        let mut tried = course.spot_after(&turn.plies, &[]);
        if let Stage::Judging(moves) = &lesson.stage {
            tried.then = moves.iter().map(|&mv| Token::of(mv, model.rules())).collect();
        }
        vec![course.spot_after(&turn.plies, &turn.better), tried]
    });
    review::judge(&model.game.record, spots)
}

/// The computer has judged a try; `None` if its answer makes no sense.
pub fn judged(model: &mut Model, judged: &[Judged]) -> Option<Vec<Effect>> {
    let course = Course::new(&model.game.record);
    let (lesson, turn) = model.lesson()?;
    let Stage::Judging(tried) = &lesson.stage else { return Some(Vec::new()) };
    let [better, instead] = judged else { return None };
    let value = |it: &Judged| Judgement { standing: it.standing, lead: it.lead, line: Vec::new() };
    let verdict = match course.mark(turn, &value(better), &value(instead)).0 {
        Mark::Fine => Verdict::Good,
        mark => Verdict::Bad(mark),
    };
    let stage = Stage::Tried(tried.clone(), verdict);
    set_stage(model, stage);
    Some(announced(said::sentence(model)))
}

/// No mistake is learned from any more.
pub fn leave(model: &mut Model) -> Vec<Effect> {
    let effects = stop_judging(model);
    model.opponent.lesson = None;
    effects
}

/// The computer has not judged a try: another one may be made.
pub fn give_up(model: &mut Model) {
    if matches!(model.opponent.lesson, Some(Lesson { stage: Stage::Judging(_), .. })) {
        set_stage(model, Stage::Trying(Vec::new()));
    }
}

fn set_stage(model: &mut Model, stage: Stage) {
    if let Some(lesson) = &mut model.opponent.lesson {
        lesson.stage = stage;
    }
}

/// A try that is looked at is of no interest any more.
fn stop_judging(model: &mut Model) -> Vec<Effect> {
    match model.opponent.asked.take_if(|asked| asked.wish == Wish::Try) {
        Some(_) => vec![Effect::StopThinking],
        None => Vec::new(),
    }
}
