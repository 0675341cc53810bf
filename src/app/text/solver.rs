//! Sentences about what the solver has found.

use super::color;
use crate::ai::protocol::Rank;
use crate::ai::renju::{Means, Verdict};
use crate::app::Model;
use crate::app::opponent::solver::Attack;
use crate::app::words::{Word, Words};
use crate::board::{Color, Point};

/// Whether the attack wins: "Proved: Black wins by fours in 5 moves."
pub fn verdict(model: &Model, attack: &Attack) -> String {
    let (words, who) = (model.words(), color(model.words(), attack.color));
    match (attack.verdict, attack.means) {
        (Verdict::Proved, means) => {
            let moves = super::analysis::as_counted(words, attack.line.len());
            let word = match (moves, means) {
                (0 | 1, _) => Word::EvalNext,
                (_, Means::Fours) => Word::EvalFours,
                (_, Means::Threats) => Word::WinsByThrees,
            };
            let said = words.count(word, moves, &[who, &moves.to_string()]);
            words.say(Word::SolverProved, &[&said])
        }
        (Verdict::Refuted, Means::Fours) => words.say(Word::RefutedFours, &[who]),
        (Verdict::Refuted, Means::Threats) => words.say(Word::RefutedThrees, &[who]),
        (Verdict::Unknown, _) => words.get(Word::SolverUnknown).into(),
    }
}

/// The stones that begin a win, those that stop it, and whether there may be more; nothing unless it wins.
pub fn points(model: &Model, attack: &Attack) -> Vec<String> {
    let words = model.words();
    if attack.verdict != Verdict::Proved {
        return Vec::new();
    }
    let mut said = vec![words.say(Word::WinningFirst, &[&list(model, &attack.first)])];
    match &attack.stops[..] {
        [] if attack.is_partial => {}
        [] => said.push(words.get(Word::NothingStops).into()),
        stops => said.push(words.say(Word::StoppedBy, &[&list(model, stops)])),
    }
    if attack.is_partial {
        said.push(words.get(Word::SolverPartial).into());
    }
    said
}

/// All of it, as it is read out.
pub fn spoken(model: &Model, attack: &Attack) -> String {
    let said = [vec![verdict(model, attack)], points(model, attack)].concat();
    model.words().sentences(&said)
}

/// The threats of both colours, the greatest first: "Black, four: h8, h12."
pub fn threats(model: &Model) -> Vec<String> {
    let words = model.words();
    let mut said = Vec::new();
    for who in Color::ALL {
        for rank in Rank::ALL.into_iter().rev() {
            let these = model.threats().iter();
            let these = these.filter(|threat| (threat.color, threat.rank) == (who, rank));
            let points: Vec<Point> = these.map(|threat| threat.at).collect();
            if !points.is_empty() {
                let parts = [color(words, who), name(words, rank), &list(model, &points)];
                said.push(words.say(Word::ThreatsOf, &parts));
            }
        }
    }
    if said.is_empty() {
        said.push(words.get(Word::NoThreats).into());
    }
    said
}

/// What stands after the name of a point on which a stone would be a threat: "Black: four".
pub fn threat_here(words: &Words, who: Color, rank: Rank) -> String {
    words.say(Word::ThreatHere, &[color(words, who), name(words, rank)])
}

fn name(words: &Words, rank: Rank) -> &str {
    words.get(match rank {
        Rank::Three => Word::RankThree,
        Rank::Four => Word::RankFour,
        Rank::WinningFour => Word::RankWinningFour,
        Rank::Five => Word::RankFive,
    })
}

/// "h8, g9, i10".
fn list(model: &Model, points: &[Point]) -> String {
    let names = points.iter().map(|&at| model.rules().point_name(at));
    let listed = names.reduce(|all, next| model.words().say(Word::ListComma, &[&all, &next]));
    listed.unwrap_or_default()
}
