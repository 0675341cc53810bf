//! What the computer advises, and how a game went: sentences, lines that can be touched, a graph, and what can be learned.

mod graph;
mod line;

use crate::app::thoughts::{Advice, LessonShown, Reviewed, Solved, Thoughts};
use crate::web::dom::{self, Listeners};
use crate::web::root::Root;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, HtmlProgressElement};

/// The letters of the candidates on the board.
const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];

/// The part of a view that shows thoughts. Only what changed is built anew.
pub struct AdviceView {
    root: Root,
    /// The element round all that is here.
    frame: HtmlElement,
    place: HtmlElement,
    /// The buttons of an analysis that goes on.
    tools: HtmlElement,
    /// The button of a review that is thought about.
    review_tools: HtmlElement,
    /// The buttons of a lesson.
    lesson_tools: HtmlElement,
    /// The button of a search that can go on.
    longer: HtmlElement,
    shown: Option<Thoughts>,
    _keys: Listeners,
}

impl AdviceView {
    /// Shows nothing yet.
    ///
    /// # Errors
    ///
    /// Says that its part is missing.
    pub fn new(root: &Root) -> Result<Self, JsValue> {
        let place: HtmlElement = root.part("thoughts")?;
        let mut keys = Listeners::new({
            let (root, place) = (root.clone(), place.clone());
            move |event| graph::walk(&root, &place, &event)
        });
        keys.watch(&place, "keydown")?;
        Ok(Self {
            frame: root.part("analysis")?,
            tools: root.part("advice-tools")?,
            review_tools: root.part("review-tools")?,
            lesson_tools: root.part("lesson-tools")?,
            longer: root.part("look-longer")?,
            root: root.clone(),
            place,
            shown: None,
            _keys: keys,
        })
    }

    /// Shows these thoughts, or none.
    ///
    /// # Errors
    ///
    /// Fails where the browser makes no more elements.
    pub fn show(&mut self, thoughts: Option<&Thoughts>) -> Result<(), JsValue> {
        self.frame.set_hidden(thoughts.is_none());
        self.tools.set_hidden(!matches!(thoughts, Some(Thoughts::Advice(_))));
        let has_lesson = matches!(thoughts, Some(Thoughts::Review(it)) if it.lesson.is_some());
        self.lesson_tools.set_hidden(!has_lesson);
        if let Some(Thoughts::Review(review)) = thoughts
            && let Some(lesson) = &review.lesson
        {
            dom::set(&self.lesson_tools, "data-stage", lesson.stage);
        }
        let is_made = matches!(thoughts, Some(Thoughts::Busy { said, .. }) if !said.is_empty());
        self.review_tools.set_hidden(!is_made);
        let is_open = matches!(thoughts, Some(Thoughts::Solved(it)) if it.is_open);
        self.longer.set_hidden(!is_open);
        if self.shown.as_ref() != thoughts && !self.change(thoughts)? {
            self.build(thoughts)?;
        }
        if thoughts.is_some() && topic(self.shown.as_ref()) != topic(thoughts) {
            super::come_into_sight(&self.root);
        }
        self.shown = thoughts.cloned();
        Ok(())
    }

    /// Changes what is there, so that it keeps the focus; whether that is all.
    fn change(&self, thoughts: Option<&Thoughts>) -> Result<bool, JsValue> {
        Ok(match (&self.shown, thoughts) {
            (
                Some(Thoughts::Busy { label, .. }),
                Some(Thoughts::Busy { label: new, said, percent }),
            ) => label == new && self.advance(said, *percent),
            (Some(Thoughts::Review(old)), Some(Thoughts::Review(new))) => {
                let (shown, lesson) = (old.shown, old.lesson.clone());
                let is_same = **old == Reviewed { shown, lesson, ..(**new).clone() };
                if is_same {
                    graph::mark(&self.place, new.shown);
                    self.show_lesson(new.lesson.as_ref())?;
                }
                is_same
            }
            _ => false,
        })
    }

    /// Says how far it is. A bar without a value moves by itself.
    fn advance(&self, said: &str, percent: Option<u8>) -> bool {
        if let Some(line) = self.place.query_selector("p").ok().flatten() {
            dom::set_text(&line, said);
        }
        let bar = self.place.last_element_child().and_then(|bar| bar.dyn_into().ok());
        let Some(bar): Option<HtmlProgressElement> = bar else { return false };
        if let Some(percent) = percent {
            bar.set_value(f64::from(percent) / 100.0);
        }
        true
    }

    fn build(&self, thoughts: Option<&Thoughts>) -> Result<(), JsValue> {
        let focused = self.focused_line();
        self.place.set_text_content(None);
        self.place.set_hidden(thoughts.is_none());
        match thoughts {
            None => return Ok(()),
            Some(Thoughts::Busy { label, said, percent }) => {
                if !said.is_empty() {
                    dom::append(&self.place, "p", "", "")?;
                }
                let bar = dom::append(&self.place, "progress", "", "")?;
                dom::set(&bar, "aria-label", label);
                self.advance(said, *percent);
            }
            Some(Thoughts::Advice(advice)) => show_advice(&self.place, advice)?,
            Some(Thoughts::Solved(solved)) => show_solved(&self.place, solved)?,
            Some(Thoughts::Review(review)) => {
                graph::show(&self.place, review)?;
                self.show_lesson(review.lesson.as_ref())?;
            }
        }
        if let Some(line) = focused.and_then(|line| self.line(&line)) {
            dom::focus(&line);
        }
        Ok(())
    }

    /// The number of the line that has the keyboard's focus.
    fn focused_line(&self) -> Option<String> {
        self.root.focused()?.get_attribute("data-line")
    }

    fn line(&self, number: &str) -> Option<HtmlElement> {
        let found = self.place.query_selector(&format!("[data-line=\"{number}\"]"));
        found.ok()??.dyn_into().ok()
    }

    /// Shows the mistake that is learned from, in the place that the graph keeps for it.
    fn show_lesson(&self, lesson: Option<&LessonShown>) -> Result<(), JsValue> {
        let Some(place) = self.place.query_selector(".lesson")? else { return Ok(()) };
        place.set_text_content(None);
        let Some(lesson) = lesson else { return Ok(()) };
        if !lesson.title.is_empty() {
            dom::append(&place, "p", "title", &lesson.title)?;
        }
        let played = dom::append(&place, "p", "", "")?;
        graph::sign(&played, lesson.mark)?;
        played.append_with_str_1(&lesson.played)?;
        if !lesson.reason.is_empty() {
            let reason = dom::append(&place, "p", "reason", "")?;
            match &lesson.refutation {
                Some(moves) => line::refutation(&reason, &lesson.reason, moves)?,
                None => reason.set_text_content(Some(&lesson.reason)),
            }
        }
        dom::append(&place, "p", "task", &lesson.task)?;
        if let Some(line) = lesson.line.as_ref().filter(|line| !line.first.is_empty()) {
            line::show(&place, line, 0)?;
        }
        Ok(())
    }
}

/// What thoughts are about: something else is to be seen at once, more of the same is not.
fn topic(thoughts: Option<&Thoughts>) -> (u8, &str) {
    match thoughts {
        None => (0, ""),
        Some(Thoughts::Busy { label, .. }) => (1, label),
        Some(Thoughts::Advice(_)) => (2, ""),
        Some(Thoughts::Solved(_)) => (3, ""),
        Some(Thoughts::Review(review)) => {
            (4, review.lesson.as_ref().map_or("", |lesson| &lesson.played))
        }
    }
}

fn show_solved(place: &HtmlElement, solved: &Solved) -> Result<(), JsValue> {
    if !solved.verdict.is_empty() {
        dom::append(place, "p", "", &solved.verdict)?;
    }
    if let Some(line) = &solved.line {
        line::show(place, line, 0)?;
    }
    for sentence in &solved.points {
        dom::append(place, "p", "found", sentence)?;
    }
    Ok(())
}

fn show_advice(place: &HtmlElement, advice: &Advice) -> Result<(), JsValue> {
    let head = dom::append(place, "p", "", &advice.sentence)?;
    if !advice.depth.is_empty() {
        head.append_with_str_1(" ")?;
        dom::append(&head, "small", "depth", &advice.depth)?;
    }
    let bar = dom::append(place, "div", "share", "")?;
    dom::set(&bar, "role", "img");
    dom::set(&bar, "aria-label", &advice.shares);
    dom::style(&bar, "--black", &format!("{}%", advice.share));
    let list = dom::append(place, "ol", "candidates", "")?;
    dom::set(&list, "aria-label", &advice.title);
    for (number, (candidate, letter)) in advice.candidates.iter().zip(LETTERS).enumerate() {
        let row = dom::append(&list, "li", "", "")?;
        dom::append(&row, "b", "", letter)?;
        line::show(&row, &candidate.line, number)?;
        dom::append(&row, "span", "percent", &candidate.percent)?;
    }
    Ok(())
}
