//! What the query of the page's own address asks for, and the query of a board for somebody else's page.

use super::{About, Fault, Pair, Parameter, Start, Why, from_query};
use crate::app::{Setting, Settings, Switch, opponent};
use crate::board::{Color, excerpt};
use crate::record::{Header, Record, token};

/// The parameters that make a game by themselves.
const MAKE_A_GAME: [Parameter; 6] = [
    Parameter::Rules,
    Parameter::Record,
    Parameter::Setup,
    Parameter::Moves,
    Parameter::Ai,
    Parameter::Level,
];

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
        let start = read(&mut pairs);
        let is_game = MAKE_A_GAME.iter().any(|name| is_right(&pairs, &start.faults, name.id()));
        Some(Self {
            settings: settings(&pairs, &start),
            game: is_game.then_some((start.record, start.ply)),
            faults: [start.faults, others].concat(),
            rest: rest(query),
        })
    }
}

/// What these parameters make of the page. Who names a level, and no computer that has it, wants to play against one.
fn read(pairs: &mut Vec<Pair>) -> Start {
    let start = Start::read(pairs, None);
    let has_ai = pairs.iter().any(|(name, _)| name == Parameter::Ai.id());
    let wants_one = !has_ai && is_right(pairs, &start.faults, Parameter::Level.id());
    if !wants_one || computer(&start.record).is_some() {
        return start;
    }
    pairs.push((Parameter::Ai.id().into(), Switch::On.id().into()));
    Start::read(pairs, None)
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

/// The width and the height of a frame for a diagram, with its steps below.
const OF_A_DIAGRAM: [u16; 2] = [576, 672];

/// The width and the height of a frame for a game, with a sentence and buttons to take back.
const OF_A_GAME: [u16; 2] = [576, 720];

/// The query of a board that shows the position after `ply` moves of the game, and looks as these settings say. Against
/// the computer it can be played on; else it is to be read. And the width and the height of its frame.
pub fn to_query(record: &Record, ply: usize, settings: Settings) -> (String, [u16; 2]) {
    let line = record.line();
    let mut query = if is_bare(record) {
        moves(record)
    } else {
        String::from("record=") + &encoded(&record.to_line())
    };
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

/// Whether a game is no more than its moves: nobody has a name, and nothing is noted on it.
fn is_bare(record: &Record) -> bool {
    let mut bare = Record::new(record.rules());
    for header in [Header::Black, Header::White] {
        if opponent::level(record.header(header)).is_some() {
            bare.set_header(header, record.header(header));
        }
    }
    let played = record.line().into_iter().enumerate();
    let all = played.map(|(ply, mv)| bare.play(ply, mv)).collect::<Result<Vec<()>, _>>();
    all.is_ok() && bare.to_string() == record.to_string()
}

/// The rules and the moves of a game.
fn moves(record: &Record) -> String {
    let query = String::from("rules=") + &record.rules().id();
    let words: Vec<String> =
        record.line().iter().map(|&mv| token::write(mv, record.rules())).collect();
    if words.is_empty() { query } else { query + "&moves=" + &words.join("+") }
}

/// A text as it stands in a query.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => out.push('+'),
            b'-' | b'.' | b'_' | b',' | b':' | b';' | b'/' | b'(' | b')' => {
                out.push(char::from(byte))
            }
            byte if byte.is_ascii_alphanumeric() => out.push(char::from(byte)),
            byte => out += &format!("%{byte:02X}"),
        }
    }
    out
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
