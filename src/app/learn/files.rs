//! The files of lessons and problems: which are missing, and what they hold.

use super::{Collection, Course, GAMES, Learning, lessons, shown, start};
use crate::app::update::alert;
use crate::app::words::Word;
use crate::app::{Effect, HostEffect, Model};

/// The file with all lessons.
const LESSONS: &str = "lessons/lessons.txt";

/// The files of learning that are not here: the lessons, their words, and the problems of these games.
pub(super) fn missing(model: &Model, games: &[&str]) -> Vec<String> {
    let learning = &model.learning;
    let lang = model.wanted_lang();
    let mut paths: Vec<String> = Vec::new();
    if learning.lessons.is_empty() {
        paths.push(LESSONS.into());
    }
    if learning.words.as_ref().is_none_or(|(known, _)| known != lang) {
        paths.push(format!("lessons/{lang}.txt"));
    }
    let games = games.iter().filter(|game| learning.collection(game).is_none());
    paths.extend(games.map(|game| format!("problems/{game}.txt")));
    paths
}

/// Asks for these files, each once until it has come or failed.
pub(super) fn ask_for(model: &mut Model, paths: Vec<String>) -> Vec<Effect> {
    let asked = &mut model.learning.asked;
    let new: Vec<String> = paths.into_iter().filter(|path| !asked.contains(path)).collect();
    asked.extend(new.iter().cloned());
    new.into_iter().map(|path| Effect::Host(HostEffect::LoadLearning(path))).collect()
}

/// Takes a file that has come, or has not.
pub(super) fn loaded(model: &mut Model, path: &str, text: Option<String>) -> Vec<Effect> {
    model.learning.asked.retain(|asked| asked != path);
    let kept = text.and_then(|text| keep(&mut model.learning, path, text));
    if kept.is_none() {
        if is_waited_for(model, path) {
            model.learning.waits = None;
        }
        return alert(model, Word::NotLoaded);
    }
    match model.learning.waits.take() {
        Some(word) => start(model, &word),
        None => vec![shown(model)],
    }
}

/// Whether what is to begin needs this file.
fn is_waited_for(model: &Model, path: &str) -> bool {
    let word = model.learning.waits.as_deref();
    let course = word.and_then(|word| Course::read(word, model));
    course.is_some_and(|course| missing(model, &course.games(model)).iter().any(|it| it == path))
}

/// Keeps what a file holds; none if that is nothing of ours, such as a page of the server that says the file is not there.
fn keep(learning: &mut Learning, path: &str, text: String) -> Option<()> {
    let (folder, name) = path.split_once('/').unwrap_or_default();
    let name = name.strip_suffix(".txt").unwrap_or(name);
    match (folder, GAMES.into_iter().find(|game| *game == name)) {
        ("problems", Some(game)) => {
            let found = Some(Collection::read(&text)).filter(|found| !found.is_empty())?;
            learning.collections.retain(|(known, _)| *known != game);
            learning.collections.push((game, found));
        }
        ("lessons", _) if path == LESSONS => {
            learning.lessons = Some(lessons::read(&text)).filter(|found| !found.is_empty())?;
        }
        ("lessons", _) => {
            let is_said = |line: &str| line.split('|').count() > 2;
            text.lines().find(|line| is_said(line))?;
            learning.words = Some((name.into(), text));
        }
        _ => {}
    }
    Some(())
}
