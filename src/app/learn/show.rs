//! *Show me*: a short game that plays by itself on the board, with a sentence now and then.

use super::{Course, KEY, Learning, Model};
use crate::app::update::announced;
use crate::app::{Effect, HostEffect, demos, library};

/// What a show takes in milliseconds, about.
const WHOLE: u64 = 30_000;

/// What is said in the show of this game, which is named in small letters.
pub fn words<'a>(text: &'a str, game: &str) -> Vec<&'a str> {
    let mut lines = text.lines().filter_map(|line| line.strip_prefix("show-")?.split_once(": "));
    let said = lines.find(|(known, _)| *known == game);
    said.map_or(Vec::new(), |(_, said)| said.split('|').map(str::trim).collect())
}

/// The show of the game on the board begins. Its first lesson comes after it.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
    let game = model.game_name();
    let text = model.learning.words.as_ref().map_or("", |(_, text)| text);
    let Some(record) = demos::with_comments(model.rules().name(), &words(text, game)) else {
        return Vec::new();
    };
    model.learning.course = first_lesson(&model.learning, game).map(Course::Lessons);
    model.learning.at = None;
    let moves = record.line().len() as u64;
    let mut effects = library::show(model, KEY.into(), record, 0);
    model.learning.show_pace = WHOLE / (moves + 1);
    model.view.autoplay = Some(model.view.now + model.learning.show_pace);
    effects.extend([Effect::Host(HostEffect::CloseSheets), Effect::Focus(model.view.cursor)]);
    effects.push(Effect::Wake);
    effects.extend(announced(crate::app::text::sentence(model)));
    effects
}

fn first_lesson(learning: &Learning, game: &str) -> Option<String> {
    learning.lessons.iter().find(|lesson| lesson.game() == game).map(|lesson| lesson.id.clone())
}

impl Model {
    /// Whether a short game shows what the game is about.
    fn is_showing(&self) -> bool {
        self.is_training() && self.learning.at.is_none()
    }

    /// How long each position of a game that plays by itself is shown.
    pub(in crate::app) fn pace(&self) -> u64 {
        if self.is_showing() { self.learning.show_pace } else { self.view.settings.pace.ms() }
    }

    /// What is said in the show at the position shown: the last sentence up to there.
    pub(in crate::app) fn show_sentence(&self) -> Option<&str> {
        if !self.is_showing() {
            return None;
        }
        let nodes = self.record().line_nodes();
        let shown = nodes.into_iter().take(self.shown() + 1).rev();
        let mut said = shown.map(|node| self.record().comment_at(node));
        said.find(|said| !said.is_empty())
    }

    /// What the show says about the move that has just been shown, if it says something.
    pub(in crate::app) fn show_news(&self) -> Vec<Effect> {
        if !self.is_showing() {
            return Vec::new();
        }
        let node = self.record().line_nodes().get(self.shown()).copied();
        let said = node.map_or("", |node| self.record().comment_at(node));
        if said.is_empty() { Vec::new() } else { announced(said.into()) }
    }
}
