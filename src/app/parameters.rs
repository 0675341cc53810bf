//! A board as somebody else describes it, in one vocabulary: the attributes of the element and the parameters of an address.
//!
//! | name       | what it says                              | values, the usual first                                   |
//! |------------|-------------------------------------------|-----------------------------------------------------------|
//! | `rules`    | what is played                            | `rin`, `renju-rif`, `ren:size=8` and all other ids        |
//! | `setup`    | the position that the game begins from    | `black h8 i9; white g7; white to play`, as in a record    |
//! | `moves`    | what was played                           | tokens with blanks between them, or commas in Renju and Ren |
//! | `ply`      | how many moves are shown                  | all, or a number                                          |
//! | `side`     | whom the visitor plays                    | `both` `black` `white`                                    |
//! | `ai`       | whom the computer plays                   | `off` `on` `black` `white` `both`; `on`: the other side   |
//! | `level`    | how well it does                          | `3`, from `1` to `6`                                      |
//! | `theme`    | the look                                  | `auto` `wood` `paper` `dark` `contrast`                   |
//! | `bg`       | what the board is made of                 | `wood` `none`, or a colour: `#rgb`, `#rrggbb` or its name |
//! | `coords`   | whether rows and columns have their names | `on` `off`                                                |
//! | `numbers`  | whether stones have their numbers         | `off` `on`                                                |
//! | `controls` | what stands beside the board              | `none` `steps` `full`, or a list such as `steps,moves`    |
//! | `confirm`  | how a tap becomes a stone                 | `auto` `tap` `button` `off`                               |
//! | `sound`    | whether stones are heard                  | `off` `on`                                                |
//! | `lang`     | the language                              | `auto` `en` `ja` `zh` `ru` `de` `fr`                      |
//!
//! Where `on` and `off` are values, no value and `true` mean `on`, and `false` means `off`. `interactive` is such a switch, too: whether
//! visitors may play. What is wrong is told and left out, and all else counts. A name that is not in the table is somebody else's.

mod address;
mod controls;
mod seats;
mod table;

pub(super) use address::Asked;
pub use address::to_query;
pub use controls::{Control, Controls};
pub use table::{About, Changed, Link, Parameter, Readers};

use super::words::{Word, Words};
use super::{Setting, Settings, Switch, Visitor, text};
use crate::board::{Notation, excerpt, parse_digits};
use crate::record::{self, Record, RecordError, link, setup};
use crate::rules::catalog::{RuleSet, UnknownRuleSet};

/// A name and a value, as they came.
pub type Pair = (String, String);

/// What `bg` is if nobody says otherwise.
const WOOD: &str = "wood";

/// What a board begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The game.
    pub record: Record,
    /// How many of its moves are shown.
    pub ply: usize,
    /// How it looks and behaves.
    pub settings: Settings,
    /// Whom the visitor plays.
    pub visitor: Visitor,
    /// Whom the visitor plays, or would play if the diagram became a game.
    pub side: Visitor,
    /// How well the computer plays, as a digit.
    pub level: &'static str,
    /// What the board is made of: `wood`, `none` or a colour.
    pub bg: String,
    /// What stands beside it, if that was said.
    pub controls: Option<Controls>,
    /// What was left out.
    pub faults: Vec<Fault>,
}

/// A parameter that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its name.
    pub name: &'static str,
    /// The start of its value.
    pub value: String,
    /// What is wrong with it.
    pub why: Why,
}

/// Why a parameter was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is none of these values.
    NoneOf(String),
    /// It is no game.
    NoGame(RecordError),
    /// Our own page has no such parameter.
    NotHere,
}

impl Fault {
    /// A value that is none of those it may be.
    pub fn none_of(name: &'static str, value: &str, values: &[&str]) -> Self {
        let mut list = String::new();
        for value in values {
            list += if list.is_empty() { "" } else { ", " };
            list += value;
        }
        Self { name, value: excerpt(value), why: Why::NoneOf(list) }
    }

    /// The sentence that tells of it.
    pub fn say(&self, words: &Words) -> String {
        let (word, why) = match &self.why {
            Why::NoneOf(values) => (Word::BadParameter, values.clone()),
            Why::NoGame(error) => (Word::BadMoves, text::record::error(words, error)),
            Why::NotHere => (Word::NotHere, String::new()),
        };
        words.say(word, &[self.name, &self.value, &why])
    }
}

impl Start {
    /// Reads parameters. Without `moves` the game is `given`, if there is one: a text that came with them.
    pub fn read(pairs: &[Pair], given: Option<Record>) -> Self {
        let mut reader = Reader { pairs, faults: Vec::new() };
        let mut record = reader.game(given);
        let level = seats::level(&mut reader);
        let side = seats::read(&mut reader, &mut record, level);
        Self {
            record,
            ply: reader.ply(),
            settings: reader.settings(),
            visitor: side,
            side,
            level,
            bg: reader.ground(),
            controls: reader.controls(),
            faults: reader.faults,
        }
    }
}

impl Start {
    /// Reads the parameters of a board in somebody else's page, which visitors can play on only if it is `interactive`.
    pub fn of_board(pairs: &[Pair], given: Option<Record>) -> Self {
        let mut start = Self::read(pairs, given);
        let mut reader = Reader { pairs, faults: Vec::new() };
        let interactive = reader.choice(Parameter::Interactive.id(), Switch::IDS);
        start.faults.append(&mut reader.faults);
        if interactive == Some(Switch::On.id()) { start } else { start.to_be_read() }
    }

    /// Makes a diagram of it, which can be stepped through and not played on.
    pub fn to_be_read(self) -> Self {
        Self { visitor: Visitor::Nobody, ..self }
    }
}

/// The parameters, and what is wrong with those read so far.
struct Reader<'a> {
    pairs: &'a [Pair],
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// What a parameter says, without the blanks round it. Of two with the same name the first one counts.
    fn value(&self, name: &str) -> Option<&'a str> {
        let found = self.pairs.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.trim_ascii())
    }

    /// Which of `values` a parameter has; none if it is not there, or has another one.
    fn choice(&mut self, name: &'static str, values: &[&'static str]) -> Option<&'static str> {
        let value = self.value(name)?;
        let meant = if Switch::IDS.iter().all(|id| values.contains(id)) {
            as_switch(name, value)
        } else {
            value
        };
        let found = values.iter().copied().find(|&known| known == meant);
        if found.is_none() {
            self.faults.push(Fault::none_of(name, value, values));
        }
        found
    }

    fn game(&mut self, given: Option<Record>) -> Record {
        let rules = self.rules();
        let start = self.position(rules);
        match (self.value("moves"), start) {
            (Some(moves), start) => self.replayed(rules, start, moves),
            (None, Some(start)) => start,
            (None, None) => given.unwrap_or_else(|| Record::new(rules)),
        }
    }

    /// The game from the position that it begins from, if one is given; without moves.
    fn position(&mut self, rules: RuleSet) -> Option<Record> {
        let value = self.value("setup")?;
        let record = setup::read(value, rules).and_then(|setup| Record::from_setup(rules, setup));
        let refuse = |fault| {
            let why = Why::NoGame(RecordError::new(0, "", record::Fault::Setup(fault)));
            self.faults.push(Fault { name: "setup", value: excerpt(value), why });
        };
        record.map_err(refuse).ok()
    }

    /// The game of these moves from `start` on, or from the usual one.
    fn replayed(&mut self, rules: RuleSet, start: Option<Record>, moves: &str) -> Record {
        let setup = start.as_ref().and_then(Record::setup);
        let head =
            setup.map_or(String::new(), |it| format!("setup: {}\n", setup::write(it, rules)));
        replay(rules, &head, moves).unwrap_or_else(|error| {
            let why = Why::NoGame(error);
            self.faults.push(Fault { name: "moves", value: excerpt(moves), why });
            start.unwrap_or_else(|| Record::new(rules))
        })
    }

    fn rules(&mut self) -> RuleSet {
        let Some(value) = self.value("rules") else { return RuleSet::DEFAULT };
        value.parse().unwrap_or_else(|unknown: UnknownRuleSet| {
            if let Some(options) = unknown.options() {
                self.faults.push(Fault::none_of("rules", value, &[options]));
                return RuleSet::DEFAULT;
            }
            let mut ids = Vec::new();
            for rules in RuleSet::ALL {
                ids.push(rules.id());
            }
            // Those with options would fill a small board's page.
            let usual = ids.iter().filter(|id| !id.contains(':'));
            let ids: Vec<&str> = usual.map(String::as_str).collect();
            self.faults.push(Fault::none_of("rules", value, &ids));
            RuleSet::DEFAULT
        })
    }

    fn ply(&mut self) -> usize {
        let Some(value) = self.value("ply") else { return usize::MAX };
        parse_digits(value).unwrap_or_else(|| {
            self.faults.push(Fault::none_of("ply", value, &["0", "1", "2", "3…"]));
            usize::MAX
        })
    }

    fn settings(&mut self) -> Settings {
        let mut settings = Settings::default();
        for &setting in &[
            Setting::Theme,
            Setting::Coords,
            Setting::Numbers,
            Setting::Confirm,
            Setting::Sound,
            Setting::Lang,
        ] {
            if let Some(value) = self.choice(setting.id(), &setting.values()) {
                settings.set(setting, value);
            }
        }
        settings
    }

    fn ground(&mut self) -> String {
        match self.value("bg") {
            None => WOOD.into(),
            Some(value) if is_color(value) => value.into(),
            Some(value) => {
                self.faults.push(Fault::none_of("bg", value, &[WOOD, "none", "#rgb", "#rrggbb"]));
                WOOD.into()
            }
        }
    }

    fn controls(&mut self) -> Option<Controls> {
        let value = self.value("controls")?;
        let controls = Controls::read(value);
        if controls.is_none() {
            self.faults.push(Fault::none_of("controls", value, &controls::VALUES));
        }
        controls
    }
}

/// What the value of a switch means: `on` and `off` have other spellings, as HTML and frameworks write them.
fn as_switch<'a>(name: &str, value: &'a str) -> &'a str {
    match value {
        "" | "true" => Switch::On.id(),
        "false" => Switch::Off.id(),
        value if value == name => Switch::On.id(),
        value => value,
    }
}

/// The game of these moves under this head. They may have comments, marks and alternatives, as in the record text.
fn replay(rules: RuleSet, head: &str, moves: &str) -> Result<Record, RecordError> {
    let divided = rules.notation() == Notation::FileRank && !moves.contains('{');
    let moves = if divided { moves.replace(',', " ") } else { moves.into() };
    let text = format!("goishi 1 {}\n{head}\n{moves}", rules.id());
    // Nobody has written those lines.
    Record::parse(&text).map_err(|error| RecordError { line: 0, ..error })
}

/// Whether `value` is written like a colour; words such as `none` are too. Whether there is a colour of that name only
/// the browser knows.
pub fn is_color(value: &str) -> bool {
    match value.as_bytes() {
        [b'#', digits @ ..] => {
            matches!(digits.len(), 3 | 6) && digits.iter().all(u8::is_ascii_hexdigit)
        }
        letters => matches!(letters.len(), 3..=20) && letters.iter().all(u8::is_ascii_alphabetic),
    }
}

/// The parameters in the query of an address, with or without its question mark: `rules=ren&moves=e5+f6`. What is
/// garbled stays as it is.
pub fn from_query(query: &str) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for part in query.strip_prefix('?').unwrap_or(query).split('&') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        pairs.push((plain(name), plain(value)));
    }
    pairs
}

fn plain(text: &str) -> String {
    let spaced = text.replace('+', " ");
    link::unescape(spaced.as_bytes(), b'%').unwrap_or(spaced)
}
