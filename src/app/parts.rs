//! Which parts of the view are there: all of them on our own page, and beside a board in somebody else's page those that it asks for.

use super::parameters::{Control, Controls};
use super::{Command, Confirm, Panel, Setting, Visitor};

/// How much of the view is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it: our own page.
    Page,
    /// What these controls name; without any, what is needed to read a diagram or to play.
    Element(Option<Controls>),
}

/// The parts that only our own page has.
const OF_THE_PAGE: [&str; 13] = [
    "nine",
    "rui",
    "kanji",
    "opening",
    "share-bar",
    "standing",
    "pause",
    "hidden-numbers",
    "typed",
    "next-game",
    "back",
    "review",
    "computer",
];

/// The decisions that wait for nothing else: without them the game cannot go on.
const URGENT: [Command; 6] = [
    Command::Confirm,
    Command::Cancel,
    Command::Swap,
    Command::Stay,
    Command::Accept,
    Command::Refuse,
];

/// The decisions, in the order of their buttons.
pub const DECISIONS: [Command; 15] = [
    Command::NextGame,
    Command::Rematch,
    Command::Back,
    Command::Review,
    Command::PlayComputer,
    Command::Confirm,
    Command::Cancel,
    Command::Swap,
    Command::Stay,
    Command::Accept,
    Command::Refuse,
    Command::ClaimBlack,
    Command::ClaimWhite,
    Command::Pass,
    Command::Offer,
];

/// Which parts of the view are shown now.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    extent: Extent,
    visitor: Visitor,
    panel: &'a Panel,
}

impl<'a> Parts<'a> {
    /// The parts of this panel.
    pub const fn new(extent: Extent, visitor: Visitor, panel: &'a Panel) -> Self {
        Self { extent, visitor, panel }
    }

    /// Whether the board is only to be read.
    pub fn is_read(&self) -> bool {
        self.visitor == Visitor::Nobody
    }

    fn controls(&self) -> Controls {
        match self.extent {
            Extent::Page => Controls::FULL,
            Extent::Element(Some(controls)) => controls,
            Extent::Element(None) if self.is_read() => Controls::of(&[Control::Steps]),
            Extent::Element(None) => Controls::of(&[Control::Sentence, Control::Undo]),
        }
    }

    fn has(&self, control: Control) -> bool {
        self.controls().has(control)
    }

    /// Whether the part with this name is shown, if it has something to show.
    pub fn shows(&self, part: &str) -> bool {
        let is_page = self.extent == Extent::Page;
        match part {
            part if OF_THE_PAGE.contains(&part) => is_page,
            "sentence" | "effect" => self.has(Control::Sentence),
            "looking-back" => self.has(Control::Steps) || self.has(Control::Moves),
            "players" => self.has(Control::Players),
            "steps" => self.has(Control::Steps),
            "moves" => self.has(Control::Moves) && (is_page || !self.panel.moves.is_empty()),
            "undo" | "redo" | "resign" => self.has(Control::Undo) && !self.is_read(),
            "think" => self.has(Control::Hint) || self.has(Control::Undo),
            "hint" => self.shows_hint(),
            "place" => self.shows_place(),
            _ => true,
        }
    }

    /// In the computer's turn there is something else to press than a hint.
    fn shows_hint(&self) -> bool {
        let is_allowed = !self.panel.settings.contains(&(Setting::Hints, "off"));
        let thinks = self.shows("think") && !self.panel.think.is_empty();
        self.has(Control::Hint) && is_allowed && !thinks
    }

    /// The button has its place as long as it may be wanted.
    fn shows_place(&self) -> bool {
        self.panel.confirm != Confirm::Off && !self.panel.is_over && !self.is_read()
    }

    /// Whether the button for a decision is there: exactly when it can be taken.
    pub fn shows_decision(&self, decision: Command) -> bool {
        let is_bare = self.controls() == Controls::NONE;
        let is_wanted = !is_bare || URGENT.contains(&decision);
        let is_here = self.shows(decision.id()) && !self.is_read();
        is_here && is_wanted && self.panel.is_possible(decision)
    }
}
