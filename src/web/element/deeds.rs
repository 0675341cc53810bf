//! What is done with a board. All that may end in a move is tried out first: the page may prevent it.

use super::Board;
use super::orders::{Before, Orders, Who};
use crate::app::{Effect, Message, Model, Request, update, update_by_page};
use crate::web::dom;

/// Something that is done with the board.
#[derive(Clone)]
pub enum Deed {
    /// Time passes.
    Wait,
    /// Something happens.
    Take(Message),
    /// The page around the board asks for something.
    AskFor(Request),
}

/// A move as if it had been played.
pub struct Offer {
    /// All as it would be then.
    pub model: Model,
    /// What would be asked of the browser.
    pub effects: Vec<Effect>,
    /// Whose move it is.
    pub by: Who,
    /// The number of the question that it answers, if the computer plays it.
    pub answers: Option<u32>,
}

impl Deed {
    fn done(self, model: &mut Model) -> Vec<Effect> {
        let mut effects = update(model, Message::Tick(dom::now() as u64));
        effects.extend(match self {
            Self::Wait => Vec::new(),
            Self::Take(message) => update(model, message),
            Self::AskFor(request) => update_by_page(model, request),
        });
        effects
    }

    /// Whether it may end in a move.
    const fn plays(&self) -> bool {
        match self {
            Self::Take(message) | Self::AskFor(Request::Do(message)) => may_play(message),
            Self::AskFor(request) => matches!(request, Request::Play(_)),
            Self::Wait => false,
        }
    }

    const fn answers(&self) -> Option<u32> {
        match self {
            Self::Take(Message::Answered(number, _)) => Some(*number),
            _ => None,
        }
    }
}

const fn may_play(message: &Message) -> bool {
    matches!(
        message,
        Message::Pressed { .. }
            | Message::Place
            | Message::Play(_)
            | Message::Shortcut(_)
            | Message::Decide(_)
            | Message::Confirm
            | Message::Think
            | Message::Answered(..)
    )
}

impl Board {
    pub(super) fn take(&mut self, message: Message, by: Who) -> js_sys::Array {
        self.act(Deed::Take(message), by)
    }

    pub(super) fn ask_for(&mut self, request: Request) -> js_sys::Array {
        self.act(Deed::AskFor(request), Who::Page)
    }

    /// Does something; a move is only offered.
    fn act(&mut self, deed: Deed, by: Who) -> js_sys::Array {
        self.offer = None;
        if !deed.plays() {
            return self.run(deed, by);
        }
        let (mut model, answers) = (self.model.clone(), deed.answers());
        let effects = deed.clone().done(&mut model);
        if model.versions().1 == self.model.versions().1 {
            return self.run(deed, by);
        }
        let orders = Orders::default();
        orders.offer(&Before::of(&self.model), &model, by);
        self.offer = Some(Offer { model, effects, by, answers });
        orders.list()
    }

    pub(super) fn run(&mut self, deed: Deed, by: Who) -> js_sys::Array {
        let before = Before::of(&self.model);
        let effects = deed.done(&mut self.model);
        let mut orders = Orders::default();
        self.perform(effects, &mut orders);
        orders.news(&before, &self.model, by);
        orders.list()
    }

    pub(super) fn perform(&mut self, effects: Vec<Effect>, orders: &mut Orders) {
        for effect in effects {
            match effect {
                Effect::Reach(point) => self.grid.reach(point),
                Effect::Refresh => {
                    self.grid.show(&self.model);
                    orders.effect(effect);
                }
                effect => orders.effect(effect),
            }
        }
    }
}
