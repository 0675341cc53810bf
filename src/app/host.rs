//! The page around the board: whom its visitor plays, what it has chosen for the board, and the moves that it may refuse.

use super::event::{Event, event};
use super::opponent::{self, answers};
use super::palette::Palette;
use super::parameters::{Changed, Controls, Fault, Parameter, Start};
use super::update::{announced, wanted_words};
use super::{
    By, Effect, ErrorCode, HostEffect, Lasts, Model, Said, playing, solving, spoken, text,
    variations,
};
use crate::board::Seat;
use crate::record::Header;
use crate::rules::Move;

/// Whom the visitor plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visitor {
    /// Everybody who is not the computer.
    #[default]
    Everybody,
    /// One of the two; the page plays the other.
    One(Seat),
    /// Nobody: it is a diagram, to be looked at.
    Nobody,
}

/// What stands around the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Our own page. It refuses no move and hears no events.
    #[default]
    Page,
    /// Somebody else's page. It is asked before moves, and hears of everything.
    Element,
}

/// A move that waits for the page's consent.
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    mv: Move,
    by: By,
    /// The version of the position at which it is to be played. At another one it is stale.
    version: u32,
    /// The number of the question that it answers, if the computer makes it.
    question: Option<u32>,
    /// Whether the keyboard's focus returns to the board when it is played.
    returns_focus: bool,
}

/// The page around the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Host {
    /// What stands around the board.
    pub kind: Kind,
    /// Whom the visitor plays.
    pub visitor: Visitor,
    /// Whom the visitor plays, or would play if the diagram became a game.
    pub side: Visitor,
    /// What it wants beside the board, if it has said so.
    pub controls: Option<Controls>,
    /// What it wants below the board; perhaps nothing.
    pub caption: String,
    /// The colours in which the page wants the board, if it has any.
    pub palette: Option<Palette>,
    /// A move that waits for the page's consent.
    proposal: Option<Proposal>,
}

impl Host {
    /// Whether the visitor plays who sits here.
    pub fn is_visitor(&self, seat: Seat) -> bool {
        match self.visitor {
            Visitor::Everybody => true,
            Visitor::One(one) => one == seat,
            Visitor::Nobody => false,
        }
    }

    /// The number of the question to which a move answers that waits for consent.
    pub fn question(&self) -> Option<u32> {
        self.proposal.as_ref().and_then(|proposal| proposal.question)
    }

    /// Whether a move waits for consent.
    pub const fn is_asked(&self) -> bool {
        self.proposal.is_some()
    }
}

impl Model {
    /// What the board is called: by its caption, or after its game.
    pub(super) fn label(&self) -> String {
        match self.host.caption.as_str() {
            "" => text::title(self.words(), self.rules()),
            caption => caption.into(),
        }
    }

    /// The position in words, for those who do not see a board in somebody else's page; empty on our own, which says it elsewhere.
    pub(super) fn description(&self) -> String {
        match self.host.kind {
            Kind::Page => String::new(),
            Kind::Element => spoken::position(self),
        }
    }

    /// Who makes the move that waits for consent, if there is one.
    pub(super) fn proposed_by(&self) -> Option<By> {
        self.host.proposal.as_ref().map(|proposal| proposal.by)
    }
}

/// Makes a legal move, if nobody may refuse it; else the page is asked first. What is only tried concerns nobody else. A computer's move answers the `question`
/// with this number.
pub fn propose(model: &mut Model, mv: Move, by: By, question: Option<u32>) -> Vec<Effect> {
    if variations::is_try(model, by) {
        return variations::try_move(model, mv);
    }
    if model.host.kind == Kind::Page || model.game().check(mv).is_err() {
        return make(model, mv, by);
    }
    let version = model.game.version;
    let asked = model.about_to_play(mv, by);
    model.host.proposal = Some(Proposal { mv, by, version, question, returns_focus: false });
    vec![Effect::Host(HostEffect::Propose(asked))]
}

fn make(model: &mut Model, mv: Move, by: By) -> Vec<Effect> {
    match by {
        By::Computer => answers::carry_out(model, mv),
        By::Visitor | By::Page => playing::play(model, mv),
    }
}

/// Returns the keyboard's focus to the board: at once, or when the move is played that waits for consent.
pub fn return_focus(model: &mut Model, effects: &mut Vec<Effect>) {
    match &mut model.host.proposal {
        Some(proposal) => proposal.returns_focus = true,
        None => effects.push(Effect::Focus(model.view.cursor)),
    }
}

/// The page lets the move be played that it was asked about.
pub fn commit(model: &mut Model) -> Vec<Effect> {
    let Some(proposal) = take(model) else { return Vec::new() };
    let mut effects = make(model, proposal.mv, proposal.by);
    if proposal.returns_focus {
        effects.push(Effect::Focus(model.view.cursor));
    }
    effects
}

/// The page refuses the move. The computer does not try again by itself.
pub fn refuse(model: &mut Model) -> Vec<Effect> {
    match take(model) {
        Some(proposal) if proposal.by == By::Computer => answers::no_answer(model, "beforemove"),
        // The stone that was aimed, or asked about, is gone.
        Some(_) => vec![Effect::Refresh],
        None => Vec::new(),
    }
}

/// The move that waits for consent, unless it is stale.
fn take(model: &mut Model) -> Option<Proposal> {
    let version = model.game.version;
    model.host.proposal.take().filter(|proposal| proposal.version == version)
}

/// Drops a move that waits for consent at a position that is not shown any more.
pub fn forget_stale(model: &mut Model) {
    let version = model.game.version;
    model.host.proposal.take_if(|proposal| proposal.version != version);
}

/// A game begins as a page describes it.
pub fn begin(model: &mut Model, start: Start) -> Vec<Effect> {
    model.view.settings = start.settings;
    model.host.controls = start.controls;
    model.host.visitor = start.visitor;
    model.host.side = start.side;
    model.host.caption = start.caption;
    model.open(model.library.id.clone(), start.record, start.ply);
    model.view.set_figure(start.figure, model.game.rules());
    if let Some(task) = start.task {
        solving::begin(model, task);
    }
    left_out(model, start.faults)
}

/// The game goes on, and all else is as a page describes it. Who plays whom is looked at only where that has `changed`: since it
/// was said, people may have got names or swapped their colours.
pub fn adjust(model: &mut Model, start: Start, changed: &Changed) -> Vec<Effect> {
    use Parameter::{Ai, Interactive, Level, Side};
    model.view.settings = start.settings;
    model.host.controls = start.controls;
    model.host.caption = start.caption;
    model.view.set_figure(start.figure, model.game.rules());
    if changed.has_any(&[Side, Ai]) {
        for header in [Header::Black, Header::White] {
            model.game.record.set_header(header, start.record.header(header));
        }
        model.host.side = start.side;
    } else if changed.has_any(&[Level]) {
        opponent::set_level(model, start.level);
    }
    if changed.has_any(&[Side, Ai, Interactive]) {
        model.host.visitor = match start.visitor {
            Visitor::Nobody => Visitor::Nobody,
            Visitor::Everybody | Visitor::One(_) => model.host.side,
        };
    }
    if changed.has_any(&[Side, Ai, Level, Interactive]) {
        opponent::wake(model);
    }
    model.view.notice.clear();
    let faults = start.faults.into_iter().filter(|fault| changed.has_name(fault.name));
    left_out(model, faults.collect())
}

/// What was left out is to be read once.
fn left_out(model: &mut Model, faults: Vec<Fault>) -> Vec<Effect> {
    let mut effects = vec![Effect::Refresh];
    effects.extend(wanted_words(model));
    for fault in faults {
        let message = fault.say(&model.view.words);
        let (code, name) = (ErrorCode::BadParameter, Some(fault.name));
        model.tell_also(Said::Ignored(fault), Lasts::UntilRead);
        effects.extend(event(model, Event::Error { code, name, message }));
    }
    effects
}

/// Something is to be read beside the board: what was left out of a game, or assumed.
pub fn remark(model: &mut Model, remarks: Vec<String>) -> Vec<Effect> {
    let said = model.words().sentences(&remarks);
    for remark in remarks {
        model.tell_also(remark, Lasts::UntilMove);
    }
    let mut effects = announced(said.clone());
    effects.extend(event(model, Event::Remark(said)));
    effects
}

/// The board gets other colours.
pub fn paint(model: &mut Model, palette: Option<Palette>) -> Vec<Effect> {
    model.host.palette = palette;
    vec![Effect::Redraw]
}
