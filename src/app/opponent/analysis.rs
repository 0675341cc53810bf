//! Analysis that stays on: the computer is asked again for twice the time, until that is as long as anybody waits; and the lines that
//! it has found are shown on the board and kept.

use super::{Effect, Model, Shown, Wish, ask, dismiss};
use crate::app::thoughts::REFUTATION;
use crate::app::update::{announced, changed, notice, set};
use crate::app::words::Word;
use crate::app::{By, Lines, Setting, Tab, host, text};
use crate::rules::Move;

/// No single question takes longer. The tables of the players are full by then.
const MOST_MS: u32 = 128_000;

/// Lets it think on about the position shown, or not any more.
pub fn toggle(model: &mut Model) -> Vec<Effect> {
    if model.opponent.deeper.is_some() {
        // What it has found stays on the page.
        model.opponent.deeper = None;
        let thinks = model.opponent.asked.take_if(|asked| asked.wish == Wish::Hint).is_some();
        let mut effects = announced(text::sentence(model));
        if thinks {
            effects.push(Effect::StopThinking);
        }
        return effects;
    }
    if !model.can_ask(Wish::Hint) {
        return Vec::new();
    }
    let is_shown = matches!(model.opponent.shown(), Some(Shown::Hint(_)));
    let mut effects = if is_shown { Vec::new() } else { dismiss(model) };
    model.opponent.deeper = Some(model.view.settings.think_time.ms());
    model.view.tab = Tab::Analysis;
    effects.extend(if is_shown { go_on(model) } else { ask(model, Wish::Hint) });
    effects
}

/// Thinks about another position than before.
pub fn begin(model: &mut Model) -> Vec<Effect> {
    model.opponent.deeper = Some(model.view.settings.think_time.ms());
    ask(model, Wish::Hint)
}

/// Asks again for twice the time, if it is to think on.
pub fn go_on(model: &mut Model) -> Vec<Effect> {
    let Some(last) = model.opponent.deeper.filter(|&last| last < MOST_MS) else {
        return Vec::new();
    };
    model.opponent.deeper = Some(last * 2);
    ask(model, Wish::Hint)
}

/// Hints have so many lines from now on, that on the page too.
pub fn set_lines(model: &mut Model, lines: Option<Lines>) -> Vec<Effect> {
    let Some(lines) = lines else { return Vec::new() };
    let mut effects = set(model, Setting::Lines, lines.id());
    let is_shown = matches!(model.opponent.shown(), Some(Shown::Hint(_)));
    if is_shown && model.can_ask(Wish::Hint) {
        effects.extend(ask(model, Wish::Hint));
    }
    effects
}

/// Shows a line on the board, or none.
pub fn preview(model: &mut Model, line: Option<usize>) -> Vec<Effect> {
    let line = line.filter(|&line| line_of(model, line).is_some());
    if std::mem::replace(&mut model.opponent.preview, line) == line {
        return Vec::new();
    }
    vec![Effect::Redraw]
}

/// The moves of the line with this number: of a hint, of what would have been better, or of how a mistake lost.
pub fn line_of(model: &Model, line: usize) -> Option<&[Move]> {
    match model.opponent.shown()? {
        Shown::Hint(found) => found.get(line).map(|advised| &advised.line[..]),
        Shown::Review if line == REFUTATION => {
            Some(model.refutation()).filter(|moves| !moves.is_empty())
        }
        Shown::Review => model.lesson_line().filter(|_| line == 0),
        Shown::Attack(attack) => Some(&attack.line[..]).filter(|_| line == 0),
        Shown::Threats(_) => None,
    }
}

/// A line was pressed. It is shown on the board first, where no mouse, no focus and no lesson has shown it; then it becomes a variation of the game.
/// One that begins with the other colour is only shown. At the end of a game that goes on there is nothing to vary from, so its first move
/// is played.
pub fn follow(model: &mut Model, line: usize) -> Vec<Effect> {
    let Some(moves) = whole_line(model, line) else { return Vec::new() };
    let is_better = line == 0 && model.opponent.preview.is_none() && model.lesson_line().is_some();
    let is_seen = is_better || model.opponent.preview == Some(line);
    if !is_seen || !model.is_line_playable(&moves) {
        return preview(model, Some(line));
    }
    if model.at_end() {
        let mv = moves.first().copied().filter(|&mv| model.can_decide(mv));
        return mv.map_or(Vec::new(), |mv| host::propose(model, mv, By::Visitor, None));
    }
    if model.game.vary(&moves).is_err() {
        return Vec::new();
    }
    let mut effects = changed(model);
    effects.extend(notice(model, Word::VariationAdded));
    effects
}

/// The moves of a line from the position shown on. A mistake stands before those that refute it.
fn whole_line(model: &Model, line: usize) -> Option<Vec<Move>> {
    let moves = line_of(model, line)?;
    let mistake = match model.lesson() {
        Some((_, turn)) if line == REFUTATION => &model.game.played()[turn.plies.clone()],
        _ => &[],
    };
    Some([mistake, moves].concat())
}
