//! Who sits in front of a board that stands in somebody else's page.

use super::palette::{PRINTED, Palette, Theme};
use super::parameters::{Fault, Start};
use super::update::{announced, react, wanted_words};
use super::words::joined;
use super::{Effect, Lasts, Message, Model, opponent, playing};
use crate::board::{Color, Seat};
use crate::record::{Header, Record};
use crate::rules::Move;

/// The attribute that lets visitors play.
pub const INTERACTIVE: &str = "interactive";

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

impl Model {
    /// The colours of the board. Where the system forces its own on everything, nobody else's count; and paper is white.
    pub fn palette(&self) -> &'static Palette {
        match self.theme() {
            _ if self.printing => PRINTED,
            Theme::Forced => Theme::Forced.palette(),
            theme => self.palette.unwrap_or_else(|| theme.palette()),
        }
    }

    /// How many positions have been shown, and how many moves played: what has changed with them.
    pub const fn versions(&self) -> (u32, u32) {
        (self.version, self.plays)
    }

    /// The game.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How many of its moves are shown.
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Whom the visitor plays.
    pub const fn visitor(&self) -> Visitor {
        self.visitor
    }

    /// The colour that the visitor has now, if he plays one of the two where he may play.
    pub fn side(&self) -> Option<Color> {
        match self.side {
            Visitor::One(seat) => Some(self.record.position(usize::MAX).color_of(seat)),
            Visitor::Everybody | Visitor::Nobody => None,
        }
    }

    /// Whether the visitor plays who sits here.
    pub(super) fn is_visitor(&self, seat: Seat) -> bool {
        match self.visitor {
            Visitor::Everybody => true,
            Visitor::One(one) => one == seat,
            Visitor::Nobody => false,
        }
    }

    /// Whether the next move at the position shown is to come from somebody else.
    pub(super) fn awaits_other(&self) -> bool {
        self.awaits_computer() || !self.game.to_move().is_none_or(|seat| self.is_visitor(seat))
    }
}

/// What the page around a board asks of it. The page of our own asks for nothing, and is built without this.
#[derive(Clone, Debug)]
pub enum Request {
    /// A game is to begin.
    Begin(Box<Start>),
    /// The game goes on, and all else is as said here, by parameters of which those with these names have changed.
    Adjust(Box<Start>, Vec<String>),
    /// The board is painted in these colours, or again in its own.
    Paint(Option<&'static Palette>),
    /// This is played, without a question.
    Play(Move),
    /// The computer is to think no more, whatever it thinks about.
    Stop,
    /// This is to be read beside the board: what was left out of a game, or assumed.
    Remark(String),
    /// All else that can happen. The page may play whom it likes.
    Do(Message),
}

/// What the page around a board asks for is done.
pub fn update_by_page(model: &mut Model, request: Request) -> Vec<Effect> {
    let mut effects = match request {
        Request::Begin(start) => begin(model, *start),
        Request::Adjust(start, changed) => adjust(model, *start, &changed),
        Request::Paint(palette) => paint(model, palette),
        Request::Play(mv) => playing::play(model, mv),
        Request::Stop => opponent::stop(model),
        Request::Remark(said) => {
            let lasts = if model.notice.is_empty() { Lasts::UntilMove } else { model.lasts };
            model.tell(joined(&[model.notice.clone(), said.clone()], " "), lasts);
            announced(said)
        }
        Request::Do(message) => {
            let visitor = std::mem::take(&mut model.visitor);
            let effects = react(model, message);
            model.visitor = visitor;
            effects
        }
    };
    effects.extend(opponent::settle(model));
    effects
}

/// A game begins as a page describes it.
fn begin(model: &mut Model, start: Start) -> Vec<Effect> {
    model.settings = start.settings;
    model.visitor = start.visitor;
    model.side = start.side;
    model.open(model.id.clone(), start.record, start.ply);
    told(model, start.faults)
}

/// The game goes on, and all else is as a page describes it. Who plays whom is looked at only where that has `changed`: since it
/// was said, people may have got names or swapped their colours.
fn adjust(model: &mut Model, start: Start, changed: &[String]) -> Vec<Effect> {
    let has_changed = |names: &[&str]| changed.iter().any(|name| names.contains(&name.as_str()));
    model.settings = start.settings;
    if has_changed(&["side", "ai"]) {
        for header in [Header::Black, Header::White] {
            model.record.set_header(header, start.record.header(header));
        }
    } else if has_changed(&["level"]) {
        opponent::set_level(model, start.level);
    }
    if has_changed(&["side", "ai"]) {
        model.side = start.side;
    }
    if has_changed(&["side", "ai", INTERACTIVE]) {
        model.visitor = match start.visitor {
            Visitor::Nobody => Visitor::Nobody,
            Visitor::Everybody | Visitor::One(_) => model.side,
        };
    }
    if has_changed(&["side", "ai", "level", INTERACTIVE]) {
        opponent::wake(model);
    }
    model.notice.clear();
    told(model, start.faults)
}

/// What was left out is to be read once.
fn told(model: &mut Model, faults: Vec<Fault>) -> Vec<Effect> {
    let mut effects = vec![Effect::Refresh];
    effects.extend(wanted_words(model));
    for fault in faults {
        let said = fault.say(&model.words);
        model.tell(joined(&[model.notice.clone(), said.clone()], " "), Lasts::UntilRead);
        effects.push(Effect::LeftOut(fault.name, said));
    }
    effects
}

/// The board gets other colours.
fn paint(model: &mut Model, palette: Option<&'static Palette>) -> Vec<Effect> {
    model.palette = palette;
    vec![Effect::Redraw]
}
