//! What becomes of the computer's answers. They come from another part of the program, which may be wrong or late.

use super::{Advised, Shown, seat_to_move, silence};
use crate::ai::decisions::winning_claim_of;
use crate::ai::protocol::{Answer, Candidate, Failure, Progress, Report, Token, Wish};
use crate::ai::review::{Played, who};
use crate::app::text::analysis;
use crate::app::update::{alert, announced};
use crate::app::words::Word;
use crate::app::{By, Effect, Lasts, Model, Said, host, playing, text};
use crate::board::Seat;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// How far the computer is with the question with this number. What comes too late is dropped.
pub fn told(model: &mut Model, number: u32, progress: &Progress) -> Vec<Effect> {
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
            asked.percent = Some(*percent);
            vec![Effect::Refresh]
        }
    }
}

/// The computer has answered, or could not. What comes too late is dropped.
pub fn answered(model: &mut Model, number: u32, answer: &Answer) -> Vec<Effect> {
    let Some(asked) = model.opponent.asked.take_if(|asked| asked.number == number) else {
        return Vec::new();
    };
    let shown = match (asked.wish, answer) {
        (Wish::Move, Answer::Move { token, hopeless }) => {
            let before = model.opponent.losing[seat_to_move(model)];
            let losing = if *hopeless { before.saturating_add(1) } else { 0 };
            return moved(model, number, token, losing);
        }
        (Wish::Hint, Answer::Hint(found)) => advice(model, found),
        (Wish::Review, Answer::Review(report)) => review(model, report),
        _ => None,
    };
    let failure = if let Answer::Failed(failure) = answer { failure } else { &Failure::Silent };
    let why = analysis::failure(model.words(), failure);
    match (asked.wish, shown) {
        (_, Some(shown)) => show(model, shown),
        (Wish::Move, None) => no_answer(model, &why),
        (_, None) => alert(model, Said::with(Word::BadText, why)),
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

/// The advice, if all its moves may be played. A line ends before a move that may not.
fn advice(model: &Model, found: &[Candidate]) -> Option<Shown> {
    let advised = found.iter().map(|candidate| {
        let mut game = model.game().clone();
        let mut line = Vec::new();
        for mv in candidate.line.iter().map_while(|token| token.read(model.rules())) {
            if !is_believed(&game, mv) {
                break;
            }
            game.play_unchecked(mv);
            line.push(mv);
        }
        Some(Advised { mv: *line.first()?, line, standing: candidate.standing })
    });
    Some(Shown::Hint(advised.collect::<Option<Vec<_>>>()?))
}

/// The report, if it has as many moves as the game. What could not be played instead is left out.
fn review(model: &Model, report: &Report) -> Option<Shown> {
    let line = model.line();
    if line.len() != report.moves.len() {
        return None;
    }
    let (rules, mut game) = (model.rules(), model.rules().start());
    let mut played = Vec::new();
    for (ply, (&mv, judged)) in (1..).zip(line.iter().zip(&report.moves)) {
        let better = judged.better.as_ref().and_then(|token| token.read(rules));
        played.push(Played {
            ply,
            color: who(&game, mv),
            mv,
            mark: judged.mark,
            better: better.filter(|&mv| is_believed(&game, mv)),
            standing: judged.standing,
        });
        game.play_unchecked(mv);
    }
    Some(Shown::Review { start: report.start, played })
}

/// A hint or a review is on the page: how it stands and the best move are said, or how many faults there were.
fn show(model: &mut Model, shown: Shown) -> Vec<Effect> {
    let (words, rules) = (model.words(), model.rules());
    let said = match &shown {
        Shown::Hint(found) => found.first().map_or(String::new(), |best| {
            let standing = analysis::evaluation(words, rules, best.standing);
            standing + " " + &text::move_name(words, rules, best.mv)
        }),
        Shown::Review { played, .. } => analysis::summary(words, played),
    };
    model.opponent.shows = Some((shown, model.line_played()));
    announced(said)
}
