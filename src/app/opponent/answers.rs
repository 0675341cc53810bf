//! What becomes of the computer's answers. They come from another part of the program, which may be wrong or late.

use super::{
    Advised, Shown, Wish, analysis as thinking_on, put_on_page, seat_to_move, sense, silence,
    solver,
};
use crate::ai::decisions::winning_claim_of;
use crate::ai::protocol::{Answer, Candidate, Failure, Progress, Token};
use crate::app::text::analysis;
use crate::app::update::{alert, announced};
use crate::app::words::Word;
use crate::app::{By, Effect, Lasts, Model, Said, host, lesson, playing, review, solving, text};
use crate::board::Seat;
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};

/// How far the computer is with the question with this number. What comes too late is dropped.
pub fn progressed(model: &mut Model, number: u32, progress: &Progress) -> Vec<Effect> {
    let best = match progress {
        Progress::Best(token) => own_move(model, token),
        Progress::Percent(_) => None,
    };
    let Some(asked) = model.opponent.asked.as_mut().filter(|asked| asked.number == number) else {
        return Vec::new();
    };
    match progress {
        Progress::Best(_) => {
            asked.best = best;
            Vec::new()
        }
        Progress::Percent(percent) => {
            asked.percent = Some(review::percent(asked, *percent));
            vec![Effect::Refresh]
        }
    }
}

/// The computer has answered, or could not. What comes too late is dropped.
pub fn answered(model: &mut Model, number: u32, answer: &Answer) -> Vec<Effect> {
    let Some(asked) = model.opponent.asked.take_if(|asked| asked.number == number) else {
        return Vec::new();
    };
    let wish = asked.wish;
    let effects = match (wish, answer) {
        (Wish::Move, Answer::Move { token, hopeless }) => {
            let before = model.opponent.losing[seat_to_move(model)];
            let losing = if *hopeless { before.saturating_add(1) } else { 0 };
            return moved(model, number, token, losing);
        }
        (Wish::Hint, Answer::Hint(found)) => advised(model, found),
        (Wish::Review, Answer::Judged(judged)) => review::judged(model, &asked.judged, judged),
        (Wish::Try, Answer::Judged(judged)) => lesson::judged(model, judged),
        (Wish::Prove, Answer::Judged(judged)) => solving::judged(model, judged),
        (Wish::Solve(color, means), Answer::Solved(solved)) => {
            solver::solved(model, color, means, solved)
        }
        (Wish::Threats, Answer::Threats(found)) => solver::threatened(model, found),
        _ => None,
    };
    let failure = if let Answer::Failed(failure) = answer { failure } else { &Failure::Silent };
    let why = analysis::failure(model.words(), failure);
    match (wish, effects) {
        (_, Some(effects)) => effects,
        (Wish::Move, None) => no_answer(model, &why),
        (_, None) => {
            lesson::give_up(model);
            solving::give_up(model);
            model.opponent.deeper = None;
            alert(model, Said::with(Word::BadText, why))
        }
    }
}

/// The move that the computer means, if it may be played.
fn own_move(model: &Model, token: &Token) -> Option<Move> {
    let mv = match token.read(model.rules())? {
        Move::Claim(color) => playing::claim(model, color)?,
        mv => mv,
    };
    is_believed(model.game(), mv).then_some(mv)
}

/// Whether `mv` may be played by a word. Nobody loses on time or gives up for the other by one.
fn is_believed(game: &AnyGame, mv: Move) -> bool {
    let is_own = !matches!(mv, Move::Time(_) | Move::TimeBoth | Move::Resign(Some(_)));
    is_own && game.check(mv).is_ok()
}

/// The computer's move, by one whose last `losing` moves looked hopeless. Whatever is none is as good as no answer.
fn moved(model: &mut Model, number: u32, token: &Token, losing: usize) -> Vec<Effect> {
    let Some(mv) = own_move(model, token) else {
        return no_answer(model, token.as_str());
    };
    model.opponent.losing[seat_to_move(model)] = losing;
    host::propose(model, mv, By::Computer, Some(number))
}

/// Plays the computer's move, and tells what it has decided beside what was to be read and lasts.
pub fn carry_out(model: &mut Model, mv: Move) -> Vec<Effect> {
    let (mover, mut notice) = (model.game().to_move(), std::mem::take(&mut model.view.notice));
    match model.view.lasts {
        Lasts::UntilRead => {}
        Lasts::Through(seat) if mover == Some(seat) => {}
        _ => notice.clear(),
    }
    // Who is asked whether to resign is not to be hurried.
    let asked = model.game.intent.asked.filter(|asked| matches!(asked, Move::Resign(Some(_))));
    let mut effects = playing::play(model, mv);
    effects.extend(mover.map_or(Vec::new(), |mover| claim(model, mover)));
    model.game.intent.asked = asked.filter(|&asked| model.game().check(asked).is_ok());
    if let (Some(decided), Some(mover)) = (text::decided(model), mover) {
        if notice.is_empty() {
            model.view.lasts = Lasts::Through(mover);
        }
        notice.push(decided);
        model.view.notice = notice;
    } else if model.view.notice.is_empty() {
        model.view.notice = notice;
    }
    effects
}

/// Where players are their own referees, the computer claims its own five at once.
fn claim(model: &mut Model, mover: Seat) -> Vec<Effect> {
    let AnyGame::Renju(game) = model.game() else { return Vec::new() };
    if winning_claim_of(game, mover).is_none() {
        return Vec::new();
    }
    let claim = playing::claim(model, model.game().color_of(mover));
    claim.map_or(Vec::new(), |mv| playing::play(model, mv))
}

/// The game goes on: whoever likes may move for it.
pub fn no_answer(model: &mut Model, why: &str) -> Vec<Effect> {
    silence(model);
    alert(model, Said::with(Word::NoAnswer, String::from(why)))
}

/// The hint, if all its moves may be played: how it stands and the best move are said. Where it thinks on, only the first hint is
/// said.
fn advised(model: &mut Model, found: &[Candidate]) -> Option<Vec<Effect>> {
    let candidates = found.iter().map(|candidate| {
        let mut line = believed_line(model.game(), model.rules(), &candidate.line);
        line.truncate(sense::telling_length(model.game(), candidate.standing, &line));
        let (standing, depth) = (candidate.standing, candidate.depth);
        Some(Advised { mv: *line.first()?, line, standing, depth })
    });
    let candidates = candidates.collect::<Option<Vec<_>>>()?;
    let best = candidates.first()?;
    let (words, rules) = (model.words(), model.rules());
    let said = analysis::evaluation(words, rules, best.standing)
        + " "
        + &text::move_name(words, rules, best.mv);
    let is_news = model.opponent.shows.is_none();
    put_on_page(model, Shown::Hint(candidates));
    let mut effects = if is_news { announced(said) } else { vec![Effect::Refresh] };
    effects.extend(thinking_on::go_on(model));
    Some(effects)
}

/// The moves of a line as far as they may be played from `game` on.
pub fn believed_line(game: &AnyGame, rules: RuleSet, line: &[Token]) -> Vec<Move> {
    let (mut game, mut believed) = (game.clone(), Vec::new());
    for mv in line.iter().map_while(|token| token.read(rules)) {
        if !is_believed(&game, mv) {
            break;
        }
        game.play_unchecked(mv);
        believed.push(mv);
    }
    believed
}
