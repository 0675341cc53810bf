//! What the record says besides the moves.

use super::words::{Word, joined};
use super::{Effect, Model, Tab, editing, text};
use crate::record::Header;
use crate::rules::ren::Match;

/// Shows this panel. The tools for marks belong to that of the notes.
pub fn turn_to(model: &mut Model, tab: Tab) -> Vec<Effect> {
    if tab != Tab::Notes {
        editing::put_away(&mut model.editing);
    }
    model.view.tab = tab;
    vec![Effect::Refresh]
}

/// Event and date, as the record's head says them. A match of Ren is told elsewhere.
pub fn about(model: &Model) -> String {
    let event = model.game.record.header(Header::Event);
    let event = if Match::parse(event).is_some() { "" } else { event };
    let date = model.game.record.header(Header::Date);
    joined(&[event.into(), date.into()], ", ")
}

/// The comment on the move shown. In a problem what is said of one's own move stays while the other side answers.
fn comment_here(model: &Model) -> &str {
    let (record, node) = (&model.game.record, model.game.node());
    let before = record.parent(node).filter(|_| model.is_solving() && model.at_end());
    let is_answer = before.is_some_and(|before| {
        model.solver().is_some() && record.position_at(before).to_move() != model.solver()
    });
    match (record.comment_at(node), before) {
        ("", Some(before)) if is_answer => record.comment_at(before),
        (comment, _) => comment,
    }
}

/// The comment on the move shown; on paper all comments, each after its move.
pub fn comment(model: &Model) -> String {
    if !model.view.printing {
        return comment_here(model).into();
    }
    let mut lines = Vec::new();
    let (line, positions) = (model.game.played(), model.game.played_positions());
    for ply in 0..=line.len() {
        let said = model.game.record.comment(ply);
        let before = ply.checked_sub(1).map(|before| (&positions[before], line[before]));
        lines.push(match before {
            _ if said.is_empty() => continue,
            Some((game, mv)) => {
                let by = text::mover(game, mv);
                let mv = text::move_sentence(model.words(), model.rules(), by, mv);
                model.words().sentences(&[
                    model.words().say(Word::NumberedMove, &[&ply.to_string(), &mv]),
                    said.into(),
                ])
            }
            None => said.into(),
        });
    }
    joined(&lines, "\n")
}
