//! What stands beside the board.

use crate::app::flight::{FLIGHT_MS, Flight};
use crate::app::parts::{DECISIONS, Parts};
use crate::app::players;
use crate::app::words::joined;
use crate::app::{Command, Model, Panel, Tab};
use crate::board::Color;
use crate::web::dom::{self, set, set_text};
use crate::web::root::Root;
use js_sys::futures::spawn_local;
use std::cell::RefCell;
use std::cmp::Ordering;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement};

/// The parts that are there or not, whatever they hold.
const GROUPS: [&str; 15] = [
    "desk",
    "search",
    "solver",
    "study",
    "lay",
    "steps",
    "share-bar",
    "typed",
    "undo",
    "redo",
    "hint",
    "resign",
    "tabs",
    "black-seat",
    "white-seat",
];

/// What stands beside the board.
pub struct PanelView {
    root: Root,
    /// The element round the whole view.
    frame: HtmlElement,
    pub live: HtmlElement,
    pub alert: HtmlElement,
    /// The points that flew to a score last.
    flown: RefCell<Option<Flight>>,
}

impl PanelView {
    /// The panel whose parts stand in `root`.
    pub fn new(root: &Root) -> Result<Self, JsValue> {
        Ok(Self {
            root: root.clone(),
            frame: root.part("root")?,
            live: root.part("live")?,
            alert: root.part("alert")?,
            flown: RefCell::default(),
        })
    }

    fn part(&self, name: &str) -> Result<HtmlElement, JsValue> {
        self.root.part(name)
    }

    /// Shows everything but the moves. Says whether a game has just ended.
    pub fn show(&self, panel: &Panel, parts: &Parts) -> Result<bool, JsValue> {
        let marked =
            |name: &str, value: &str| self.frame.get_attribute(name).as_deref() == Some(value);
        let was_played = marked("data-over", "false") && !marked("data-mood", "analysis");
        mark(&self.frame, panel);
        set(&self.frame, "data-reads", if parts.is_read() { "true" } else { "false" });
        set(&self.frame, "lang", panel.lang);
        set(&self.frame, "aria-label", &panel.label);
        if !panel.description.is_empty() {
            set(&self.frame, "aria-description", &panel.description);
        }
        self.show_texts(panel, parts)?;
        self.show_notice(panel)?;
        self.show_controls(panel, parts)?;
        for color in Color::ALL {
            self.show_player(panel, parts, color)?;
        }
        self.fly(panel)?;
        self.show_tabs(panel, parts)?;
        self.show_comment(panel)?;
        self.show_desk(panel)?;
        self.show_stepper(panel, parts)?;
        self.show_steps(panel, parts)?;
        Ok(panel.is_over && was_played)
    }

    /// Lets points fly to the score, once. What flies is in nobody's way, and gone when it has arrived.
    fn fly(&self, panel: &Panel) -> Result<(), JsValue> {
        let Some(flight) = &panel.flight else { return Ok(()) };
        if self.flown.replace(Some(flight.clone())).as_ref() == Some(flight) {
            return Ok(());
        }
        let board = self.part("board")?.get_bounding_client_rect();
        let score = self.part(&format!("{}-count", flight.to.id()))?.get_bounding_client_rect();
        let (x, y) = (board.x() + flight.from.0, board.y() + flight.from.1);
        let (across, down) =
            (score.x() + score.width() / 2.0 - x, score.y() + score.height() / 2.0 - y);
        let points = dom::append(&self.frame, "span", "flight", &flight.text)?;
        set(&points, "aria-hidden", "true");
        for (name, pixels) in [("--x", x), ("--y", y), ("--across", across), ("--down", down)] {
            dom::style(&points, name, &format!("{pixels:.1}px"));
        }
        spawn_local(async move {
            dom::pause(FLIGHT_MS.into()).await;
            points.remove();
        });
        Ok(())
    }

    /// One of the panels is shown on our own page, and all of them beside a board in somebody else's.
    fn show_tabs(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        let is_page = parts.shows("tabs");
        let is_welcome = is_page && panel.is_fresh && panel.tab == Tab::Moves;
        let is_desk = panel.desk.is_some();
        self.part("welcome")?.set_hidden(!is_welcome);
        self.part("tabs")?.set_hidden(!is_page || is_welcome || is_desk);
        for tab in Tab::ALL {
            let is_shown = panel.tab == tab;
            let button = self.part(&format!("tab-{}", tab.id()))?;
            set(&button, "aria-selected", &is_shown.to_string());
            set(&button, "tabindex", if is_shown { "0" } else { "-1" });
            let is_printed =
                panel.on_paper.is_some() && !matches!(tab, Tab::Analysis | Tab::Search);
            let is_open = !is_page || is_printed || (is_shown && !is_welcome && !is_desk);
            let page = self.part(&format!("panel-{}", tab.id()))?;
            page.set_hidden(!is_open);
            if is_page {
                set(&page, "role", "tabpanel");
                set(&page, "aria-label", &button.text_content().unwrap_or_default());
            }
        }
        self.part("no-thoughts")?.set_hidden(!is_page || panel.thoughts.is_some());
        Ok(())
    }

    /// The comment where it is written. What is typed there stays as it is, with its cursor.
    fn show_comment(&self, panel: &Panel) -> Result<(), JsValue> {
        let field: HtmlTextAreaElement = self.root.part("comment-field")?;
        if panel.on_paper.is_none() && field.value() != panel.comment {
            field.set_value(&panel.comment);
        }
        Ok(())
    }

    /// The numbers of a position that is set up. One that is being typed stays as it is.
    fn show_desk(&self, panel: &Panel) -> Result<(), JsValue> {
        for (number, value) in panel.desk.iter().flat_map(|desk| &desk.numbers) {
            let field: HtmlInputElement = self.root.part(number.id())?;
            if !field.matches(":focus")? {
                field.set_value(value);
            }
        }
        Ok(())
    }

    fn show_texts(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        for (name, text) in texts(panel) {
            let Some(part) = self.root.maybe::<HtmlElement>(name) else { continue };
            dom::show(&part, if parts.shows(name) { text } else { "" });
        }
        for name in GROUPS {
            self.part(name)?.set_hidden(!parts.shows(name));
        }
        let think = self.part("think")?;
        set(&think, "title", &panel.think);
        set(&think, "data-stops", &panel.think_stops.to_string());
        set(&*self.part("effect")?, "data-ahead", &panel.is_ahead.to_string());
        Ok(())
    }

    /// What is to be read once.
    fn show_notice(&self, panel: &Panel) -> Result<(), JsValue> {
        self.part("notice")?.set_hidden(panel.notice.is_empty() || panel.is_of_sheet);
        let is_opening = panel.is_possible(Command::StopOpening);
        self.part("stop-opening")?.set_hidden(!is_opening);
        // An open sheet hides what is behind it, so it tells what it is asked for itself.
        self.root.each("[data-part=sheet-notice]", |line| {
            set(&line, "data-alarm", &panel.is_alarm.to_string());
            dom::show(&line, &panel.sheet_notice);
        });
        // What was urgent is so no longer when it is not to be seen any more.
        if panel.notice.is_empty() && panel.question.is_empty() {
            set_text(&self.alert, "");
        }
        Ok(())
    }

    fn show_controls(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        for &(command, possible, pressed) in &panel.controls {
            let Some(button) = self.root.maybe::<HtmlElement>(command.id()) else { continue };
            set(&button, "aria-disabled", &(!possible).to_string());
            if let Some(pressed) = pressed {
                set(&button, "aria-pressed", &pressed.to_string());
            }
        }
        let mut any = parts.shows("lay");
        for decision in DECISIONS {
            let shows = parts.shows_decision(decision);
            self.part(decision.id())?.set_hidden(!shows);
            any |= shows;
        }
        for decision in [Command::Retry, Command::NextProblem] {
            let is_main = panel.main == Some(decision);
            set(&*self.part(decision.id())?, "data-main", &is_main.to_string());
        }
        self.part("choices")?.set_hidden(!any);
        let pauses = panel.is_possible(Command::Pause) && parts.shows("pause");
        let pause = self.part("pause")?;
        pause.set_hidden(!pauses);
        set(&pause, "data-paused", &panel.is_paused.to_string());
        set(&pause, "title", &panel.pause);
        let tools = ["undo", "redo", "think", "hint", "pause", "resign"];
        let mut hidden = true;
        for tool in tools {
            hidden &= self.part(tool)?.hidden();
        }
        self.part("tools")?.set_hidden(hidden);
        Ok(())
    }

    /// A dot for every step of the opening.
    fn show_stepper(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        let stepper = panel.stepper.as_ref().filter(|_| parts.shows("stepper"));
        self.part("stepper")?.set_hidden(stepper.is_none());
        let (Some(stepper), row) = (stepper, self.part("dots")?) else { return Ok(()) };
        row.set_text_content(None);
        for (number, dot) in stepper.dots.iter().enumerate() {
            let state = match number.cmp(&stepper.taken) {
                Ordering::Less => "taken",
                Ordering::Equal => "now",
                Ordering::Greater => "left",
            };
            dom::append(&row, "span", &format!("dot {} {state}", dot.id()), "")?;
        }
        Ok(())
    }

    fn show_steps(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        let list = self.part("nine")?;
        list.set_hidden(panel.steps.is_empty() || !parts.shows("nine"));
        if list.text_content().as_deref() == Some(&joined(&panel.steps, "")) {
            return Ok(());
        }
        list.set_text_content(None);
        for step in &panel.steps {
            dom::append(&list, "li", "", step)?;
        }
        Ok(())
    }

    fn show_player(&self, panel: &Panel, parts: &Parts, color: Color) -> Result<(), JsValue> {
        let (id, player) = (color.id(), &panel.players[color as usize]);
        let counts = panel.game != "Renju";
        let count = if counts { player.count.to_string() } else { String::new() };
        let texts = [
            ("name", &player.name),
            ("note", &player.note),
            ("count", &count),
            ("clock", &player.clock),
        ];
        for (what, text) in texts {
            dom::show(&self.part(&format!("{id}-{what}"))?, text);
        }
        set(&*self.part(&format!("{id}-clock"))?, "data-short", &player.is_short.to_string());
        let bar = self.part(id)?;
        bar.set_hidden(!parts.shows("players"));
        set(&bar, "data-due", &player.due.to_string());
        set(&bar, "data-place", player.place.id());
        let face = self.part(&format!("{id}-face"))?;
        face.set_hidden(player.level.is_none());
        set(&face, "data-level", &player.level.unwrap_or_default().to_string());
        let share = format!("{:.2}%", player.share * 100.0);
        dom::style(&self.part("share-bar")?, &format!("--{id}"), &share);
        Ok(())
    }

    /// Shows what the clocks show, and nothing else.
    pub fn show_clocks(&self, model: &Model) {
        for color in Color::ALL {
            if let Ok(clock) = self.part(&format!("{}-clock", color.id())) {
                dom::show(&clock, &players::clock(model, color));
                set(&clock, "data-short", &players::is_short(model, color).to_string());
            }
        }
    }
}

/// Writes what style sheets have to know on an element.
pub fn mark(element: &HtmlElement, panel: &Panel) {
    set(element, "data-game", panel.game);
    set(element, "data-theme", panel.theme);
    set(element, "data-over", &panel.is_over.to_string());
    set(element, "data-busy", &panel.is_busy.to_string());
    set(element, "data-reviews", &panel.is_reviewing.to_string());
    set(element, "data-mood", panel.mood.id());
    set(element, "data-fresh", &panel.is_fresh.to_string());
    set(element, "data-steps", &panel.has_steps.to_string());
}

/// The parts that show one text each, with it.
fn texts(panel: &Panel) -> [(&'static str, &str); 31] {
    let step = panel.stepper.as_ref();
    [
        ("step-of", step.map_or("", |stepper| &stepper.place)),
        ("purpose", step.map_or("", |stepper| &stepper.purpose)),
        ("caption", &panel.caption),
        ("call", &panel.call),
        ("goal", &panel.goal),
        ("weakness", &panel.weakness),
        ("about", &panel.about),
        ("next-level", &panel.next_level),
        ("heading", &panel.heading),
        ("next-problem", &panel.next_problem),
        ("learn-help", &panel.help),
        ("back", &panel.back),
        ("sentence", &panel.sentence),
        ("advised", &panel.advised),
        ("effect", &panel.effect),
        ("rui", &panel.rui),
        ("standing", &panel.standing),
        ("kanji", &panel.opening[0]),
        ("opening", &panel.opening[1]),
        ("question", &panel.question),
        ("looking-back", &panel.looking_back),
        ("comment", &panel.comment),
        ("asks", &panel.asks),
        ("hidden-numbers", &panel.hidden_numbers),
        ("pause", &panel.pause),
        ("think", &panel.think),
        ("place", &panel.place),
        ("swap", &panel.colours[0]),
        ("stay", &panel.colours[1]),
        ("notice-text", &panel.notice),
        ("why", &panel.why),
    ]
}
