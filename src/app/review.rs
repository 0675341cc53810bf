//! The look back at a whole game: what is asked for it, in two rounds, what comes of the answers, and how it is kept.

use super::opponent::answers::believed_line;
use super::opponent::{Asked, Shown, Wish, dismiss, put, put_on_page};
use super::text::analysis;
use super::update::announced;
use super::words::Word;
use super::{Effect, HostEffect, Model, Saved, Tab, learn, lesson};
use crate::ai::protocol::{Judged, Question, Spot};
use crate::ai::review::{self, Course, Judgement, Mark, Review};
use crate::record::Record;

/// The share of the first round, in hundredths.
const FIRST_ROUND: u8 = 80;

impl Model {
    /// The review of the game on the board, if there is one.
    pub(super) fn review(&self) -> Option<&Review> {
        let line = self.line_played();
        self.opponent.reviewed.as_ref().filter(|(_, of)| *of == line).map(|(review, _)| review)
    }

    /// Whether the review is what one looks at: it is there or on its way, and its panel is open.
    pub(super) fn is_reviewing(&self) -> bool {
        self.view.tab == Tab::Analysis && self.has_open(Wish::Review)
    }

    /// The marks of the first moves of the game, `count` of them: a turn's mark stands at its last move.
    pub(super) fn review_marks(&self, count: usize) -> Vec<Mark> {
        let mut marks = vec![Mark::Fine; count];
        for turn in self.review().into_iter().flat_map(|review| &review.turns) {
            if let Some(mark) = turn.plies.end.checked_sub(1).and_then(|last| marks.get_mut(last)) {
                *mark = turn.mark;
            }
        }
        marks
    }

    /// Takes up the review that is kept with the game on the board.
    pub(super) fn recall_review(&mut self) {
        let kept = self.library.reviews.iter().find(|kept| kept.id == self.library.id);
        let review = kept.and_then(|kept| review::read(&self.game.record, &kept.text));
        self.opponent.reviewed = review.map(|review| (review, self.line_played()));
    }
}

/// The question of the first round: all positions of the game.
pub fn question(model: &Model) -> Question {
    let spots = Course::new(&model.game.record).spots();
    judge(&model.game.record, spots)
}

/// What is to be thought of these positions. All positions of a game get equal thought, whenever they are asked about.
pub fn judge(record: &Record, spots: Vec<Spot>) -> Question {
    let positions = Course::new(record).spots().len();
    let nodes = review::nodes(record.rules(), positions);
    let game = record.with_line(&record.line());
    Question::Judge { record: game.to_string(), spots, nodes }
}

/// How many hundredths of a review are done, when so many are of its round.
pub fn percent(asked: &Asked, of_round: u8) -> u8 {
    let of_round = u16::from(of_round);
    let done = match asked.judged.is_empty() {
        true => of_round * u16::from(FIRST_ROUND) / 100,
        false => u16::from(FIRST_ROUND) + of_round * u16::from(100 - FIRST_ROUND) / 100,
    };
    done as u8
}

/// How many hundredths of the first round are done, when so many of the review are; none in the second.
pub const fn part_of_first_round(percent: u8) -> Option<u8> {
    match percent {
        FIRST_ROUND.. => None,
        percent => Some((percent as u16 * 100 / FIRST_ROUND as u16) as u8),
    }
}

/// A round has been answered: what seems to be a fault is looked at again, and then the review is done. `None` if the answer does
/// not fit the game.
pub fn judged(model: &mut Model, first: &[Judgement], judged: &[Judged]) -> Option<Vec<Effect>> {
    let course = Course::new(&model.game.record);
    if first.is_empty() {
        let positions = believed(model, &course, &course.spots(), judged)?;
        let review = Review::new(&course, &positions, &[])?;
        let spots = doubtful_spots(&course, &review);
        if spots.is_empty() {
            return Some(finish(model, review));
        }
        let question = judge(&model.game.record, spots);
        let effects = put(model, Wish::Review, question);
        if let Some(asked) = &mut model.opponent.asked {
            asked.judged = positions;
        }
        return Some(effects);
    }
    let doubts = Review::new(&course, first, &[])?;
    let better = believed(model, &course, &doubtful_spots(&course, &doubts), judged)?;
    let better: Vec<(usize, Judgement)> = doubts.doubts().into_iter().zip(better).collect();
    Some(finish(model, Review::new(&course, first, &better)?))
}

/// The positions to which the better play leads in all turns that seem to have faults.
fn doubtful_spots(course: &Course, review: &Review) -> Vec<Spot> {
    let turns = review.doubts().into_iter().map(|number| &review.turns[number]);
    turns.map(|turn| course.spot_after(&turn.plies, &turn.better)).collect()
}

/// The judgements, if they are as many as the positions. Lines end before a move that may not be played.
fn believed(
    model: &Model,
    course: &Course,
    spots: &[Spot],
    judged: &[Judged],
) -> Option<Vec<Judgement>> {
    if spots.len() != judged.len() {
        return None;
    }
    let believed = spots.iter().zip(judged).map(|(spot, judged)| {
        let line = match spot.then.is_empty() {
            true => believed_line(course.position(spot.ply), model.rules(), &judged.line),
            false => Vec::new(),
        };
        Judgement { standing: judged.standing, lead: judged.lead, line }
    });
    Some(believed.collect())
}

/// The review is done: it is shown, and kept with the game.
fn finish(model: &mut Model, review: Review) -> Vec<Effect> {
    let text = review::write(&model.game.record, &review);
    let kept = keep(model, model.library.id.clone(), text);
    model.opponent.reviewed = Some((review, model.line_played()));
    let mut effects = show(model);
    effects.push(kept);
    effects.extend(learn::keep_mistakes(model));
    effects
}

/// Keeps the review of the saved game with the key `id`.
pub fn keep(model: &mut Model, id: String, text: String) -> Effect {
    model.library.reviews.retain(|kept| kept.id != id);
    model.library.reviews.push(Saved { id: id.clone(), text: text.clone() });
    Effect::Host(HostEffect::SaveReview { id, text })
}

/// Comes back to the review as a whole, from another panel or from a mistake. It is never thrown away by that.
pub fn come_back(model: &mut Model) -> Vec<Effect> {
    model.view.tab = Tab::Analysis;
    let mut effects = lesson::leave(model);
    effects.extend(match model.thinks_of(Wish::Review) {
        true => vec![Effect::Refresh],
        false => show(model),
    });
    effects
}

/// Thinks no more about the review.
pub fn stop(model: &mut Model) -> Vec<Effect> {
    if !model.thinks_of(Wish::Review) {
        return Vec::new();
    }
    model.view.tab = Tab::Moves;
    let mut effects = dismiss(model);
    effects.extend(announced(model.words().get(Word::Stopped).into()));
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

/// Shows the review that there is.
pub fn show(model: &mut Model) -> Vec<Effect> {
    let said = model.review().map(|review| analysis::summary(model.words(), review, model.you()));
    put_on_page(model, Shown::Review);
    announced(said.unwrap_or_default())
}
