//! The sheet for a new game: what is chosen there, and what was chosen last.

use super::offers::without_options;
use super::{Model, opponent, tournament};
use crate::ai::Random;
use crate::board::Color;
use crate::record::{Header, Record};
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};
use crate::rules::ren::{Lead, Match, Options, RuiLimit};
use crate::rules::rin;

/// The fields of the sheet that have a value, by name: ticked boxes and texts.
pub type Form = Vec<(String, String)>;

/// The times that one press chooses; all others are typed.
pub const TIMES: [&str; 4] = ["", "5+3", "10+5", "30/20"];
/// The choice beside [`TIMES`]: what is typed holds.
const OTHER_TIME: &str = "other";

/// The value of the field for the opponent that stands for the computer.
const COMPUTER: &str = "computer";
/// Its value for two people at this screen.
const PEOPLE: &str = "people";

/// The colours by their fields.
const SEATS: [(&str, Header); 2] = [("black", Header::Black), ("white", Header::White)];

/// What a filled-in sheet asks for, or the text that stands for a time control and is none. `chance` decides who plays Black if that
/// is left to it.
pub fn read(form: &Form, chance: u64) -> Result<(Record, Option<TimeControl>), String> {
    let clock = match field(form, "time") {
        OTHER_TIME | "" => field(form, "clock").trim_ascii(),
        time => time,
    };
    let control = TimeControl::typed(clock);
    if control.is_none() && !clock.is_empty() {
        return Err(clock.into());
    }
    let mut record = Record::new(rules(form).unwrap_or(RuleSet::DEFAULT));
    for ((_, header), name) in SEATS.into_iter().zip(players(form, chance)) {
        record.set_header(header, &name);
    }
    if !field(form, "match").is_empty() && matches!(record.rules(), RuleSet::Ren(_)) {
        record.set_header(Header::Event, &Match::First.write());
    }
    if !field(form, "tournament").is_empty() {
        tournament::declare(&mut record);
    }
    Ok((record, control))
}

/// Who plays Black and who plays White: two people by their names, or somebody, who keeps a name from an earlier game, and a
/// computer player.
fn players(form: &Form, chance: u64) -> [String; 2] {
    if field(form, "opponent") != COMPUTER {
        return SEATS.map(|(color, _)| field(form, color).into());
    }
    let name = opponent::name(field(form, "level"));
    let level = opponent::level(&name).unwrap_or(opponent::FIRST);
    let computer = opponent::name(&level.to_string());
    let is_white = match field(form, "colour") {
        "random" => Random::new(chance).below(2) == 1,
        colour => colour == Color::White.id(),
    };
    let you = String::from(field(form, "you"));
    if is_white { [computer, you] } else { [you, computer] }
}

/// The rule set of the game chosen, with its options where it knows them.
fn rules(form: &Form) -> Option<RuleSet> {
    let id = field(form, field(form, "game"));
    let mut with_options = String::from(id);
    for (name, value) in form {
        if name == "option" {
            with_options += if with_options.contains(':') { "," } else { ":" };
            with_options += value;
        }
    }
    with_options.parse().or_else(|_| id.parse()).ok()
}

fn field<'a>(form: &'a Form, name: &str) -> &'a str {
    form.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value)
}

/// How the sheet is filled in when it opens: as the running game, and for the other games as they were last
/// chosen. A lesson or problem is no game.
pub fn sheet(model: &Model) -> Form {
    let record = last(model);
    let mut form = Form::new();
    let mut fill = |name: &str, value: &str| form.push((name.into(), value.into()));
    fill("game", record.rules().name());
    for name in ["Renju", "Ren", "Rin"] {
        let rules = chosen(model, name).rules();
        fill(name, &without_options(rules).id());
        options(rules).into_iter().for_each(|option| fill("option", option));
    }
    seats(model, &record, &mut fill);
    if Match::parse(chosen(model, "Ren").header(Header::Event)).is_some() {
        fill("match", "match");
    }
    if tournament::is_one(&record) {
        fill("tournament", "tournament");
    }
    let control = Clocks::parse(record.header(Header::Clock)).map(|it| it.control());
    let time = control.map_or(String::new(), TimeControl::write);
    let is_offered = TIMES.contains(&time.as_str());
    fill("time", if is_offered { &time } else { OTHER_TIME });
    fill("clock", if is_offered { "" } else { &time });
    form
}

/// The game on the board; while somebody learns, the one that was chosen last.
fn last(model: &Model) -> Record {
    if !model.is_training() {
        return model.game.record.clone();
    }
    model.library.choices.last().map_or_else(newcomers, anew)
}

/// The game of somebody who comes for the first time: five in a row against the first of the computer players.
pub fn newcomers() -> Record {
    let mut record = Record::new(first("Renju"));
    record.set_header(Header::White, &opponent::name(&opponent::FIRST.to_string()));
    record
}

/// Who plays: a computer player with its level and the other colour, or two people by name. The level is the last one
/// chosen where two people play now.
fn seats(model: &Model, record: &Record, fill: &mut impl FnMut(&str, &str)) {
    let seated = level_in(record);
    fill("opponent", if seated.is_some() { COMPUTER } else { PEOPLE });
    let (computer, level) = seated.unwrap_or_else(|| usual(model));
    fill("level", &level.to_string());
    fill("colour", computer.other().id());
    match seated {
        Some((computer, _)) => {
            let name = record.header(opponent::header(computer.other()));
            fill("you", if opponent::level(name).is_some() { "" } else { name });
        }
        None => SEATS.into_iter().for_each(|(color, header)| fill(color, record.header(header))),
    }
}

/// The colour and the level of the computer player that was chosen last, or of the first one.
pub fn usual(model: &Model) -> (Color, u8) {
    let known = model.library.choices.iter().rev().find_map(level_in);
    known.unwrap_or((Color::White, opponent::FIRST))
}

/// The colour and the level of the computer player in this game, White's first.
fn level_in(record: &Record) -> Option<(Color, u8)> {
    [Color::White, Color::Black]
        .into_iter()
        .find_map(|color| Some((color, opponent::level(record.header(opponent::header(color)))?)))
}

/// The options of Ren that are not as usual, by the values of their boxes.
fn options(rules: RuleSet) -> Vec<&'static str> {
    let RuleSet::Ren(Options { rui_limit, lead, .. }) = rules else { return Vec::new() };
    let rui = (rui_limit == RuiLimit::Five).then_some("rui=5");
    let lead = (lead == Lead::Six).then_some("lead=6");
    rui.into_iter().chain(lead).collect()
}

/// The game of this name as it is played or was last chosen, without its moves, or what is good to begin with; between those who were
/// chosen last for any game.
pub fn chosen(model: &Model, name: &str) -> Record {
    let played = Some(&model.game.record).filter(|_| !model.is_training());
    let mut known = played.into_iter().chain(&model.library.choices);
    let choice = known.find(|choice| choice.rules().name() == name);
    let mut record = choice.map_or_else(|| Record::new(first(name)), anew);
    let company = company(model);
    for (_, header) in SEATS {
        record.set_header(header, company.header(header));
    }
    record
}

/// The game whose players play the next one as well.
pub fn company(model: &Model) -> Record {
    model.library.choices.last().cloned().unwrap_or_else(newcomers)
}

/// The same game before its first move. A match begins anew.
pub fn anew(choice: &Record) -> Record {
    let mut record = Record::new(choice.rules());
    for header in [Header::Black, Header::White, Header::Clock] {
        record.set_header(header, choice.header(header));
    }
    if Match::parse(choice.header(Header::Event)).is_some() {
        record.set_header(Header::Event, &Match::First.write());
    }
    if tournament::is_one(choice) {
        tournament::declare(&mut record);
    }
    record
}

/// The rules by which a newcomer can play at once. A game of Rin on the large board takes half an hour.
fn first(name: &str) -> RuleSet {
    if name == "Rin" {
        return RuleSet::Rin(rin::Size::Eight);
    }
    let of_name = |rules: &&RuleSet| rules.name() == name;
    RuleSet::ALL.iter().find(of_name).copied().unwrap_or(RuleSet::DEFAULT)
}
