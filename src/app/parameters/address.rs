//! What the query of the page's own address asks for, and the query of a board for somebody else's page.

use super::{Fault, NAMES, Pair, Start, from_query};
use crate::app::words::Words;
use crate::app::{Setting, Settings, opponent};
use crate::board::{Color, decimal};
use crate::record::{Header, Record, link, token};

/// The parameters that say which game it is. They are read once, the others whenever the page is opened at this address.
const OF_THE_GAME: [&str; 6] = ["rules", "moves", "ply", "side", "ai", "level"];

/// Those of them that make a game.
const MAKE_A_GAME: [&str; 3] = ["rules", "moves", "ai"];

/// What an address asks of the page, in words that it understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// What is set otherwise on this visit, as [`Settings::write`] writes it.
    pub settings: String,
    /// What was left out, in sentences; empty if nothing.
    pub left_out: String,
    /// The link to the game; empty if there is none.
    pub link: String,
    /// What stays in the address.
    pub rest: String,
}

impl Visit {
    /// Reads the query of an address.
    pub fn read(query: &str, words: &Words) -> Self {
        let pairs = from_query(query);
        let start = Start::read(&pairs, None);
        let said: Vec<String> = start.faults.iter().map(|fault| fault.say(words)).collect();
        let is_game = MAKE_A_GAME.iter().any(|name| is_right(&pairs, &start.faults, name));
        Self {
            settings: settings(&pairs, &start),
            left_out: said.join(" "),
            link: if is_game { link::write(&start.record, start.ply) } else { String::new() },
            rest: rest(query),
        }
    }
}

/// Whether this parameter was given and can be used.
fn is_right(pairs: &[Pair], faults: &[Fault], name: &str) -> bool {
    pairs.iter().any(|(other, _)| other == name) && faults.iter().all(|fault| fault.name != name)
}

fn settings(pairs: &[Pair], start: &Start) -> String {
    let mut words = Vec::new();
    for setting in Setting::ALL {
        let name = setting.id();
        if NAMES.contains(&name) && is_right(pairs, &start.faults, name) {
            words.push(String::from(name) + "=" + start.settings.value(setting));
        }
    }
    words.join(" ")
}

/// The query without the game, as it was written.
fn rest(query: &str) -> String {
    let parts = query.strip_prefix('?').unwrap_or(query).split('&');
    let stays = |part: &&str| {
        let name = part.split_once('=').map_or(*part, |(name, _)| name);
        !part.is_empty() && !OF_THE_GAME.contains(&name)
    };
    parts.filter(stays).collect::<Vec<_>>().join("&")
}

/// The shape of a frame for a diagram, with its steps below.
const OF_A_DIAGRAM: &str = "6/7";

/// The same for a game, with a sentence and buttons to take back.
const OF_A_GAME: &str = "4/5";

/// The query of a board that shows the position after `ply` moves of the game, and looks as these settings say. Against
/// the computer it can be played on; else it is to be read. And the width of its frame to its height.
pub fn to_query(record: &Record, ply: usize, settings: Settings) -> (String, &'static str) {
    let line = record.line();
    let mut query = String::from("rules=") + &record.rules().id();
    if !line.is_empty() {
        let words: Vec<String> = line.iter().map(|&mv| token::write(mv, record.rules())).collect();
        query = query + "&moves=" + &words.join("+");
    }
    if ply < line.len() {
        query = query + "&ply=" + &decimal::write(ply);
    }
    let (computer, shape) = match computer(record) {
        Some(computer) => (computer, OF_A_GAME),
        None => (String::from("&controls=steps"), OF_A_DIAGRAM),
    };
    query += &computer;
    for setting in [Setting::Theme, Setting::Coords, Setting::Numbers] {
        if settings.value(setting) != Settings::default().value(setting) {
            query = query + "&" + setting.id() + "=" + settings.value(setting);
        }
    }
    (query, shape)
}

/// Who is the computer in this game, if there is one, and what else follows from that.
fn computer(record: &Record) -> Option<String> {
    let level =
        |header| opponent::level(record.header(header)).map(|level| decimal::write(level.into()));
    let (who, level) = match (level(Header::Black), level(Header::White)) {
        (None, None) => return None,
        (Some(level), None) => (Color::Black.id(), level),
        (None, Some(level)) => (Color::White.id(), level),
        (Some(level), Some(_)) => ("both", level),
    };
    Some(String::from("&ai=") + who + "&level=" + &level + "&interactive")
}
