//! The tools that draw marks on the board: signs on a point, arrows and lines from one point to another, and the eraser.

use super::{Editing, note, say};
use crate::app::layout::Position;
use crate::app::update::announced;
use crate::app::words::Word;
use crate::app::{Effect, Model, Tab, text};
use crate::board::Point;
use crate::record::{Label, Mark, Sign};

/// A tool that draws on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Draws crosses.
    Cross,
    /// Draws circles.
    Circle,
    /// Draws triangles.
    Triangle,
    /// Draws squares.
    Square,
    /// Writes the next letter: A, B, C.
    Letter,
    /// Writes the next number: 1, 2, 3.
    Number,
    /// Draws arrows.
    Arrow,
    /// Draws lines.
    Line,
    /// Takes marks off.
    Eraser,
}

impl Tool {
    /// Whether it draws from one point to another.
    pub const fn has_two_ends(self) -> bool {
        matches!(self, Self::Arrow | Self::Line)
    }

    /// What it puts on a point of a position with these marks; none if it puts nothing, or if there is nothing left to write.
    fn sign(self, marks: &[Mark]) -> Option<Sign> {
        let is_free = |label: &Label| {
            let sign = Sign::Label(label.clone());
            !marks.iter().any(|mark| matches!(mark, Mark::Sign(other, _) if *other == sign))
        };
        match self {
            Self::Cross => Some(Sign::Cross),
            Self::Circle => Some(Sign::Circle),
            Self::Triangle => Some(Sign::Triangle),
            Self::Square => Some(Sign::Square),
            Self::Letter => ('A'..='Z')
                .filter_map(|letter| Label::new(letter.encode_utf8(&mut [0; 4])))
                .find(is_free)
                .map(Sign::Label),
            Self::Number => (1..1000)
                .filter_map(|number: u16| Label::new(&number.to_string()))
                .find(is_free)
                .map(Sign::Label),
            Self::Arrow | Self::Line | Self::Eraser => None,
        }
    }

    /// Whether it would take `sign` off again instead of writing the next one.
    const fn takes_off(self, sign: &Sign) -> bool {
        match sign {
            Sign::Cross => matches!(self, Self::Cross),
            Sign::Circle => matches!(self, Self::Circle),
            Sign::Triangle => matches!(self, Self::Triangle),
            Sign::Square => matches!(self, Self::Square),
            Sign::Label(_) => matches!(self, Self::Letter | Self::Number),
        }
    }
}

/// Takes a tool, or puts it away if it was in the hand.
pub fn take(model: &mut Model, tool: Tool) -> Vec<Effect> {
    let is_new = model.editing.tool != Some(tool);
    put_away(&mut model.editing);
    model.editing.tool = is_new.then_some(tool);
    model.view.tab = Tab::Notes;
    model.game.intent = Default::default();
    announced(if is_new { super::asks(model) } else { model.words().get(Word::ToolAway).into() })
}

/// The hand is empty.
pub fn put_away(editing: &mut Editing) {
    (editing.tool, editing.from, editing.grabbed) = (None, None, None);
}

/// The pointer went down: with some tools it may be drawn from here.
pub fn grab(model: &mut Model, at: Position) -> Vec<Effect> {
    let draws = model.editing.tool.is_some_and(Tool::has_two_ends);
    model.editing.grabbed = model.view.layout.point_at(at).filter(|_| draws);
    Vec::new()
}

/// What was begun is given up, and then the tool; says whether there was any of it.
pub fn cancel(model: &mut Model) -> Option<Vec<Effect>> {
    model.editing.tool?;
    if model.editing.from.take().is_some() {
        return Some(announced(super::asks(model)));
    }
    put_away(&mut model.editing);
    Some(announced(model.words().get(Word::ToolAway).into()))
}

/// Uses the tool in the hand on `at`. None if the hand is empty.
pub fn press(model: &mut Model, at: Point) -> Option<Vec<Effect>> {
    let tool = model.editing.tool?;
    if !model.game().board().contains(at) {
        return None;
    }
    model.view.cursor = at;
    model.view.autoplay = None;
    Some(match tool {
        Tool::Eraser => erase(model, at),
        tool if tool.has_two_ends() => draw(model, tool, at),
        tool => put(model, tool, at),
    })
}

/// Puts a sign on `at` in the place of another one, or takes off what the tool has put there.
fn put(model: &mut Model, tool: Tool, at: Point) -> Vec<Effect> {
    let node = model.game.node();
    let is_there = |mark: &&Mark| matches!(mark, Mark::Sign(_, other) if *other == at);
    let old = model.record().marks(node).iter().find(is_there).cloned();
    let takes_off = matches!(&old, Some(Mark::Sign(sign, _)) if tool.takes_off(sign));
    let new = tool.sign(model.record().marks(node)).filter(|_| !takes_off);
    let new = new.map(|sign| Mark::Sign(sign, at));
    let changed = [&old, &new].map(|mark| mark.clone());
    let effects = note(model, |model| {
        for mark in changed.into_iter().flatten() {
            model.game.record.toggle_mark(node, mark);
        }
    });
    match (new, old) {
        (Some(mark), _) => tell(model, effects, Word::MarkDrawn, &mark),
        (None, Some(mark)) => tell(model, effects, Word::MarkErased, &mark),
        (None, None) => effects,
    }
}

/// The first point begins an arrow or a line, the second one ends it. The same one again takes it off.
fn draw(model: &mut Model, tool: Tool, at: Point) -> Vec<Effect> {
    let grabbed = model.editing.grabbed.take();
    let Some(from) = model.editing.from.take().or(grabbed.filter(|&grabbed| grabbed != at)) else {
        model.editing.from = Some(at);
        return announced(super::asks(model));
    };
    if from == at {
        return announced(super::asks(model));
    }
    let mark = if tool == Tool::Arrow { Mark::Arrow(from, at) } else { Mark::line(from, at) };
    let node = model.game.node();
    let (mut is_drawn, drawn) = (false, mark.clone());
    let effects = note(model, |model| is_drawn = model.game.record.toggle_mark(node, drawn));
    tell(model, effects, if is_drawn { Word::MarkDrawn } else { Word::MarkErased }, &mark)
}

/// Takes all marks off that stand on `at` or end there.
fn erase(model: &mut Model, at: Point) -> Vec<Effect> {
    let node = model.game.node();
    let touches = |mark: &Mark| match *mark {
        Mark::Sign(_, other) => other == at,
        Mark::Arrow(from, to) | Mark::Line(from, to) => from == at || to == at,
        Mark::Wrong => false,
    };
    let mut marks = model.record().marks(node).to_vec();
    marks.retain(|mark| !touches(mark));
    let effects = note(model, |model| model.game.record.set_marks(node, &marks));
    let word = if effects.is_empty() { Word::NothingToErase } else { Word::Erased };
    let said = model.words().say(word, &[&model.rules().point_name(at)]);
    say(effects, said)
}

/// Says what has become of `mark`, unless a notice says why nothing has.
fn tell(model: &Model, effects: Vec<Effect>, what: Word, mark: &Mark) -> Vec<Effect> {
    if effects.iter().any(|effect| matches!(effect, Effect::Alert(_))) {
        return effects;
    }
    let mark = text::marks::describe(model.words(), model.rules(), mark);
    say(effects, model.words().say(what, &[&mark]))
}
