//! A board as somebody else describes it, in one vocabulary: the attributes of the element and the parameters of an address.
//!
//! | name       | what it says                              | values, the usual first                                   |
//! |------------|-------------------------------------------|-----------------------------------------------------------|
//! | `rules`    | what is played                            | `rin`, `renju-rif`, `ren:size=8` and all other ids        |
//! | `record`   | the whole game                            | a record on one line: `goishi 1 ren; black: Ann; e5 f6`   |
//! | `setup`    | the position that it begins from          | as in a record: `black h8; white h9; black to play`       |
//! | `moves`    | what was played                           | tokens with blanks between them, or commas in Renju and Ren |
//! | `ply`      | how many moves are shown                  | all, or a number                                          |
//! | `side`     | whom the visitor plays                    | `both` `black` `white`                                    |
//! | `ai`       | whom the computer plays                   | `off` `on` `black` `white` `both`; `on`: the other side   |
//! | `level`    | how well it does                          | `3`, from `1` to `6`; in our page's address it is `on` then |
//! | `theme`    | the look                                  | `auto` `wood` `paper` `dark` `contrast`                   |
//! | `bg`       | what the board is made of                 | `wood` `none`, or a colour: `#rgb`, `#rrggbb` or its name |
//! | `coords`   | whether rows and columns have their names | `on` `off`                                                |
//! | `numbers`  | whether stones have their numbers         | `off` `on`                                                |
//! | `marks`    | whether forbidden points, the last move and the like are marked | `on` `off`                          |
//! | `controls` | what stands beside the board              | `none` `steps` `full`, or a list such as `steps,moves`    |
//! | `confirm`  | how a tap becomes a stone                 | `auto` `tap` `button` `off`                               |
//! | `sound`    | whether stones are heard                  | `off` `on`                                                |
//! | `problem`  | whether it is a problem, and which        | `off` `on`, a goal such as `white wins`, or one of ours: `renju-0042`, `today` |
//! | `region`   | the part of the board that is seen        | all, or two corners: `e5-k11`                             |
//! | `from`, `to` | the stones that have their numbers      | numbers                                                   |
//! | `caption`  | what stands below the board               | a text                                                    |
//! | `loading`  | when a board is made                      | `eager`, or `lazy`: once it is nearly seen                |
//! | `lang`     | the language                              | `auto` `en` `ja` `zh` `ru` `de` `fr`                      |
//!
//! Where `on` and `off` are values, no value and `true` mean `on`, and `false` means `off`. `interactive` is such a switch, too: whether
//! visitors may play. What is wrong is told and left out, and all else counts. A name that is not in the table is somebody else's.

mod address;
mod color;
mod controls;
mod posts;
mod seats;
mod table;

pub(super) use address::Asked;
pub use address::to_query;
pub use color::is_color;
pub use controls::{Control, Controls};
pub use table::{About, Changed, Link, Parameter, Readers};

use super::figure::Figure;
use super::words::{Word, Words};
use super::{Setting, Settings, Switch, Task, Visitor, opponent, text};
use crate::board::{Notation, excerpt, parse_digits};
use crate::record::{Header, Record, RecordError, link};
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
    /// The problem, if it is one. The record then ends where that begins.
    pub task: Option<Task>,
    /// What is shown of the game.
    pub figure: Figure,
    /// What stands below the board; perhaps nothing.
    pub caption: String,
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
    /// Only its beginning is one.
    Partly(RecordError),
    /// Our own page has no such parameter.
    NotHere,
    /// It does not suit the game, as this sentence says.
    Unfit(Word),
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
            Why::Partly(error) => (Word::PartOfMoves, text::record::error(words, error)),
            Why::NotHere => (Word::NotHere, String::new()),
            Why::Unfit(word) => (Word::BadMoves, words.get(*word).into()),
        };
        words.say(word, &[self.name, &self.value, &why])
    }
}

impl Start {
    /// Reads parameters. Without `moves` the game is `given`, if there is one: a text that came with them.
    pub fn read(pairs: &[Pair], given: Option<Record>) -> Self {
        let mut reader = Reader { pairs, faults: Vec::new() };
        let mut record = reader.game(given);
        let seats::Seats { visitor, level } = seats::read(&mut reader, &mut record);
        let figure = posts::figure(&mut reader, record.rules());
        reader.choice("loading", &["eager", "lazy"]); // scripts look at it
        let ply = reader.ply().unwrap_or_else(|| posts::last_ply(&record, figure));
        Self {
            task: posts::task(&mut reader, &record, ply),
            figure,
            caption: reader.value("caption").unwrap_or_default().into(),
            record,
            ply,
            settings: reader.settings(),
            visitor,
            side: visitor,
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
        match (interactive, &start.task) {
            (Some("on"), None) => start,
            // A problem is there to be solved.
            (Some("on") | None, Some(_)) => start.with_problem(),
            _ => start.to_be_read(),
        }
    }

    /// Makes a diagram of it, which can be stepped through and not played on.
    pub fn to_be_read(self) -> Self {
        Self { visitor: Visitor::Nobody, task: None, ..self }
    }

    /// Makes a problem of it: the game ends where that begins, and the visitor plays the side to move.
    fn with_problem(mut self) -> Self {
        if let Some(Task { exercise, problem }) = &self.task {
            let length = exercise.moves().len();
            self.record = self.record.with_notes(&self.record.line_nodes()[..=length]);
            self.record.set_problem(Some(problem.clone()));
            for header in [Header::Black, Header::White] {
                if opponent::level(self.record.header(header)).is_some() {
                    self.record.set_header(header, "");
                }
            }
            self.ply = length;
            self.visitor = Visitor::One(exercise.person());
            self.side = self.visitor;
        }
        self
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
        let given = self.record().or(given);
        let moves = self.value("moves");
        let (start, setup) = self.start(rules);
        let Some(moves) = moves.or(setup.map(|_| "")) else {
            return given.unwrap_or(start);
        };
        let (record, error) = match replay(rules, setup, moves) {
            Ok(read) => read,
            Err(error) => (start, Some(error)),
        };
        if let Some(error) = error {
            let is_none = record.line().is_empty();
            let why = if is_none { Why::NoGame(error) } else { Why::Partly(error) };
            self.faults.push(Fault { name: "moves", value: excerpt(moves), why });
        }
        record
    }

    /// The game that a whole record says, as far as it can be read.
    fn record(&mut self) -> Option<Record> {
        let text = self.value("record")?;
        let (record, error) = match Record::read(text) {
            Ok((record, error)) => (Some(record), error),
            Err(error) => (None, Some(error)),
        };
        if let Some(error) = error {
            let is_none = record.as_ref().is_none_or(|record| record.line().is_empty());
            let why = if is_none { Why::NoGame(error) } else { Why::Partly(error) };
            self.faults.push(Fault { name: "record", value: excerpt(text), why });
        }
        record
    }

    /// The position that the game begins from, and its text if that is right.
    fn start(&mut self, rules: RuleSet) -> (Record, Option<&'a str>) {
        let empty = Record::new(rules);
        let Some(setup) = self.value("setup").filter(|setup| !setup.is_empty()) else {
            return (empty, None);
        };
        match replay(rules, Some(setup), "") {
            Ok((record, None)) => (record, Some(setup)),
            Ok((_, Some(error))) | Err(error) => {
                let why = Why::NoGame(error);
                self.faults.push(Fault { name: "setup", value: excerpt(setup), why });
                (empty, None)
            }
        }
    }

    fn rules(&mut self) -> RuleSet {
        let Some(value) = self.value("rules") else { return RuleSet::DEFAULT };
        posts::tidy(value).parse().unwrap_or_else(|unknown: UnknownRuleSet| {
            let nearest = posts::nearest(value);
            if let Some(options) = unknown.options() {
                self.faults.push(Fault::none_of("rules", value, &[options]));
                return nearest;
            }
            let mut ids = Vec::new();
            for rules in RuleSet::ALL {
                ids.push(rules.id());
            }
            // Those with options would fill a small board's page.
            let usual = ids.iter().filter(|id| !id.contains(':'));
            let ids: Vec<&str> = usual.map(String::as_str).collect();
            self.faults.push(Fault::none_of("rules", value, &ids));
            nearest
        })
    }

    fn ply(&mut self) -> Option<usize> {
        let value = self.value("ply")?;
        let ply = parse_digits(value);
        if ply.is_none() {
            self.faults.push(Fault::none_of("ply", value, &["0", "1", "2", "3…"]));
        }
        ply
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

/// The game of these moves from this position on, as far as it can be read, and why it ends there if that is not its end. The moves may have
/// comments and alternatives, as in the record text.
fn replay(
    rules: RuleSet,
    setup: Option<&str>,
    moves: &str,
) -> Result<(Record, Option<RecordError>), RecordError> {
    let divided = rules.notation() == Notation::FileRank && !moves.contains('{');
    let moves = if divided { moves.replace(',', " ") } else { moves.into() };
    let setup =
        setup.map_or(String::new(), |setup| format!("setup: {}\n", setup.replace('\n', " ")));
    let text = format!("goishi 1 {}\n{setup}\n{moves}", rules.id());
    // Nobody has written those lines.
    let unnumbered = |error| RecordError { line: 0, ..error };
    let (record, error) = Record::read(&text).map_err(unnumbered)?;
    Ok((record, error.map(unnumbered)))
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
