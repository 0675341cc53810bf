//! What the query of the page's own address asks for, and the query of a board for somebody else's page.

use super::{About, Fault, Pair, Parameter, Start, Why, from_query};
use crate::app::{Setting, Settings, opponent};
use crate::board::{Color, excerpt};
use crate::record::{Header, Record, setup, token};

/// The parameters that make a game by themselves.
const MAKE_A_GAME: [Parameter; 4] =
    [Parameter::Rules, Parameter::Setup, Parameter::Moves, Parameter::Ai];

/// What an address asks of our own page.
pub struct Asked {
    /// The settings that hold on this visit, with their values.
    pub settings: Vec<(Setting, &'static str)>,
    /// What was left out.
    pub faults: Vec<Fault>,
    /// The game, and how many of its moves are shown; none if the address names no game.
    pub game: Option<(Record, usize)>,
    /// The query without the game: what is about the game is read once, the rest whenever the page is opened.
    pub rest: String,
}

impl Asked {
    /// Reads the query of an address; none if no parameter of ours is in it.
    pub fn read(query: &str) -> Option<Self> {
        let mut pairs = from_query(query);
        pairs.retain(|(name, _)| of_boards(name).is_some());
        if pairs.is_empty() {
            return None;
        }
        let others = pairs.extract_if(.., |(name, _)| of_page(name).is_none());
        let others: Vec<Fault> =
            others.filter_map(|(name, value)| not_here(&name, &value)).collect();
        let start = Start::read(&pairs, None);
        let is_game = MAKE_A_GAME.iter().any(|name| is_right(&pairs, &start.faults, name.id()));
        Some(Self {
            settings: settings(&pairs, &start),
            game: is_game.then_some((start.record, start.ply)),
            faults: [start.faults, others].concat(),
            rest: rest(query),
        })
    }
}

/// The parameter of this name, if the page's address may have it.
fn of_page(name: &str) -> Option<Parameter> {
    Parameter::from_id(name).filter(|parameter| parameter.is_of_page())
}

/// The parameter of this name, if the address of a board may have it: another one is somebody else's.
fn of_boards(name: &str) -> Option<Parameter> {
    Parameter::from_id(name).filter(|parameter| parameter.is_of_frame())
}

/// A parameter that only boards in other pages have.
fn not_here(name: &str, value: &str) -> Option<Fault> {
    let name = of_boards(name)?.id();
    Some(Fault { name, value: excerpt(value), why: Why::NotHere })
}

/// Whether this parameter was given and can be used.
fn is_right(pairs: &[Pair], faults: &[Fault], name: &str) -> bool {
    pairs.iter().any(|(other, _)| other == name) && faults.iter().all(|fault| fault.name != name)
}

fn settings(pairs: &[Pair], start: &Start) -> Vec<(Setting, &'static str)> {
    let is_asked = |setting: &Setting| is_right(pairs, &start.faults, setting.id());
    let asked = Setting::ALL.into_iter().filter(is_asked);
    asked.map(|setting| (setting, start.settings.value(setting))).collect()
}

/// The query without the game, as it was written.
fn rest(query: &str) -> String {
    let parts = query.strip_prefix('?').unwrap_or(query).split('&');
    let stays = |part: &&str| {
        let name = from_query(part).remove(0).0;
        let is_kept = |known: Parameter| known.is_of_page() && known.about() == About::View;
        !part.is_empty() && of_boards(&name).is_none_or(is_kept)
    };
    parts.filter(stays).collect::<Vec<_>>().join("&")
}

/// The shape of a frame for a diagram, with its steps below.
const OF_A_DIAGRAM: &str = "6/7";

/// The shape of a frame for a game, with a sentence and buttons to take back.
const OF_A_GAME: &str = "4/5";

/// The query of a board that shows the position after `ply` moves of the game, and looks as these settings say. Against
/// the computer it can be played on; else it is to be read. And the width of its frame to its height.
pub fn to_query(record: &Record, ply: usize, settings: Settings) -> (String, &'static str) {
    let line = record.line();
    let mut query = String::from("rules=") + &record.rules().id();
    if let Some(setup) = record.setup() {
        query = query + "&setup=" + &in_query(&setup::write(setup, record.rules()));
    }
    let moves = with_marks(record);
    if !moves.is_empty() {
        query = query + "&moves=" + &in_query(&moves);
    }
    if ply < line.len() {
        query = query + "&ply=" + &ply.to_string();
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

/// The moves of the game, each with the marks on the position after it.
fn with_marks(record: &Record) -> String {
    let mut words = Vec::new();
    for node in record.line_nodes() {
        words.extend(record.move_at(node).map(|mv| token::write(mv, record.rules())));
        words.extend(record.mark_words(node));
    }
    words.join(" ")
}

/// A text as the value of a parameter in an address.
fn in_query(text: &str) -> String {
    let mut query = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => query.push('+'),
            b'%' | b'+' | b'&' | b'#' | b'"' | b'[' | b']' | b'^' => {
                query += &format!("%{byte:02X}")
            }
            byte => query.push(char::from(byte)),
        }
    }
    query
}

/// Who is the computer in this game, if there is one, and what else follows from that.
fn computer(record: &Record) -> Option<String> {
    let level = |header| opponent::level(record.header(header)).map(|level| level.to_string());
    let (who, level) = match (level(Header::Black), level(Header::White)) {
        (None, None) => return None,
        (Some(level), None) => (Color::Black.id(), level),
        (None, Some(level)) => (Color::White.id(), level),
        (Some(level), Some(_)) => ("both", level),
    };
    Some(String::from("&ai=") + who + "&level=" + &level + "&interactive")
}
