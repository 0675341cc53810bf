//! Which parts of the view are there: all of them on our own page, and beside a board in somebody else's page those that it asks for.

use super::parameters::{Control, Controls};
use super::{Command, Confirm, HostKind, Model, Panel, Setting, Visitor};

/// The parts that only our own page has.
const OF_THE_PAGE: [&str; 33] = [
    "search",
    "advised",
    "heading",
    "copy-result",
    "next-problem",
    "learn-help",
    "study",
    "asks",
    "stepper",
    "call",
    "tabs",
    "about",
    "goal",
    "weakness",
    "welcome",
    "black-seat",
    "white-seat",
    "next-level",
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
    "again",
    "back",
    "review",
    "computer",
    "why",
];

/// The parts that have nothing to show while a position is set up.
const NOT_AT_THE_DESK: [&str; 8] =
    ["steps", "typed", "hint", "resign", "black-seat", "white-seat", "place", "call"];

/// The parts that belong to a game, and not to a lesson or problem.
const NOT_IN_EXERCISES: [&str; 7] =
    ["resign", "black-seat", "white-seat", "pass", "offer", "computer", "review"];

/// The decisions that can wait. Without all others the game cannot go on.
const NOT_URGENT: [Command; 12] = [
    Command::PlayOn,
    Command::ToGame,
    Command::NextLevel,
    Command::NextGame,
    Command::Rematch,
    Command::Back,
    Command::Review,
    Command::PlayComputer,
    Command::ClaimBlack,
    Command::ClaimWhite,
    Command::Pass,
    Command::Offer,
];

/// The decisions, in the order of their buttons.
pub const DECISIONS: [Command; 36] = [
    Command::Retry,
    Command::NextProblem,
    Command::Help,
    Command::CopyResult,
    Command::PlayOn,
    Command::ToGame,
    Command::NextLevel,
    Command::NextGame,
    Command::Review,
    Command::Again,
    Command::Rematch,
    Command::Back,
    Command::PlayComputer,
    Command::Confirm,
    Command::Cancel,
    Command::Swap,
    Command::Stay,
    Command::TwoMore,
    Command::Declare1,
    Command::Declare2,
    Command::Declare3,
    Command::Declare4,
    Command::Declare5,
    Command::Declare6,
    Command::Declare7,
    Command::Declare8,
    Command::Declare9,
    Command::Declare10,
    Command::Declare11,
    Command::Declare12,
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
    kind: HostKind,
    /// What was asked for; without that, what is needed to read a diagram or to play.
    controls: Option<Controls>,
    visitor: Visitor,
    panel: &'a Panel,
}

impl<'a> Parts<'a> {
    /// The parts of the panel of this model.
    pub const fn new(model: &Model, panel: &'a Panel) -> Self {
        let host = &model.host;
        Self { kind: host.kind, controls: host.controls, visitor: host.visitor, panel }
    }

    /// Whether the board is only to be read.
    pub fn is_read(&self) -> bool {
        self.visitor == Visitor::Nobody
    }

    fn controls(&self) -> Controls {
        match (self.kind, self.controls) {
            (HostKind::Page, _) => Controls::FULL,
            (HostKind::Element, Some(controls)) => controls,
            (HostKind::Element, None) if self.is_read() => Controls::of(&[Control::Steps]),
            (HostKind::Element, None) => Controls::of(&[Control::Sentence, Control::Undo]),
        }
    }

    fn has(&self, control: Control) -> bool {
        self.controls().has(control)
    }

    /// Whether the part with this name is shown, if it has something to show.
    pub fn shows(&self, part: &str) -> bool {
        let is_page = self.kind == HostKind::Page;
        let is_desk = self.panel.desk.is_some();
        match part {
            "desk" => is_desk,
            part if is_desk && NOT_AT_THE_DESK.contains(&part) => false,
            part if self.panel.is_exercise && NOT_IN_EXERCISES.contains(&part) => false,
            part if OF_THE_PAGE.contains(&part) => is_page,
            // On our own page it stands where it is written, but for paper.
            "comment" => !is_page || self.panel.on_paper.is_some(),
            "sentence" | "effect" => self.has(Control::Sentence),
            "looking-back" => self.has(Control::Steps) || self.has(Control::Moves),
            "lay" => is_page && self.panel.lays_pattern,
            "players" => self.has(Control::Players),
            "steps" => self.has(Control::Steps),
            "moves" => self.has(Control::Moves) && (is_page || !self.panel.moves.is_empty()),
            "undo" | "redo" | "resign" => self.has(Control::Undo) && !self.is_read(),
            "think" => self.has(Control::Hint) || self.has(Control::Undo),
            "hint" => self.shows_hint(),
            "solver" => is_page && self.panel.game == "Renju" && self.allows_hints(),
            "place" => self.shows_place(),
            _ => true,
        }
    }

    /// In the computer's turn there is something else to press than a hint.
    fn shows_hint(&self) -> bool {
        let thinks = self.shows("think") && !self.panel.think.is_empty();
        self.has(Control::Hint) && self.allows_hints() && !thinks
    }

    fn allows_hints(&self) -> bool {
        !self.panel.settings.contains(&(Setting::Hints, "off"))
    }

    /// The button has its place as long as it may be wanted.
    fn shows_place(&self) -> bool {
        self.panel.confirm != Confirm::Off && !self.panel.is_over && !self.is_read()
    }

    /// Whether the button for a decision is there: when it can be taken, and on our own page also when it will soon be again. What is urgent
    /// takes the place of that.
    pub fn shows_decision(&self, decision: Command) -> bool {
        let is_bare = self.controls() == Controls::NONE;
        let is_wanted = !is_bare || !NOT_URGENT.contains(&decision);
        let is_here = self.shows(decision.id()) && !self.is_read();
        is_here && is_wanted && (self.panel.is_possible(decision) || self.keeps(decision))
    }

    fn keeps(&self, decision: Command) -> bool {
        let mut urgent = DECISIONS.iter().filter(|decision| !NOT_URGENT.contains(decision));
        let is_urgent = urgent.any(|&decision| self.panel.is_possible(decision));
        self.kind == HostKind::Page && self.panel.kept.contains(&decision) && !is_urgent
    }

    /// Whether the button of this command is shown; those of our own page may be in a sheet.
    pub fn offers(&self, command: Command) -> bool {
        use Command::{Autoplay, First, Hint, Last, Next, Previous, Redo, Undo};
        match command {
            _ if self.kind == HostKind::Page => true,
            First | Previous | Next | Last | Autoplay => self.shows("steps"),
            Undo | Redo | Hint => self.shows(command.id()),
            decision => DECISIONS.contains(&decision) && self.shows_decision(decision),
        }
    }
}
