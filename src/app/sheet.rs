//! The sheet for a new game: what is chosen there, and what was chosen last.

use super::{Model, opponent};
use crate::record::{Header, Record};
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};
use crate::rules::ren::{Lead, Match, Options, RuiLimit};

/// The fields of the sheet that have a value, by name: ticked boxes and texts.
pub type Form = Vec<(String, String)>;

/// The fields for the players' names.
const SEATS: [(&str, Header); 2] = [("black", Header::Black), ("white", Header::White)];

/// The field that says whether somebody or the computer plays this colour.
fn by(color: &str) -> String {
    String::from(color) + "-by"
}

/// What a filled-in sheet asks for, or the text that stands for a time control and is none.
pub fn read(form: &Form) -> Result<(Record, Option<TimeControl>), String> {
    let clock = field(form, "clock").trim_ascii();
    let control = TimeControl::parse(clock);
    if control.is_none() && !clock.is_empty() {
        return Err(clock.into());
    }
    let mut record = Record::new(rules(form).unwrap_or(RuleSet::DEFAULT));
    for (color, header) in SEATS {
        // A level is chosen for the computer, and a name for somebody else.
        let name = match field(form, &by(color)) {
            "" => field(form, color).into(),
            level => opponent::name(level),
        };
        record.set_header(header, &name);
    }
    if !field(form, "match").is_empty() && matches!(record.rules(), RuleSet::Ren(_)) {
        record.set_header(Header::Event, &Match::First.write());
    }
    Ok((record, control))
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
/// chosen.
pub fn sheet(model: &Model) -> Form {
    let mut form = vec![(String::from("game"), String::from(model.rules().name()))];
    for name in ["Renju", "Ren", "Rin"] {
        let plain = without_options(chosen(model, name).rules(), &mut form);
        form.push((name.into(), plain.id()));
    }
    for (color, header) in SEATS {
        let name = model.game.record.header(header);
        form.push(match opponent::level(name) {
            Some(level) => (by(color), level.to_string()),
            None => (color.into(), name.into()),
        });
    }
    if Match::parse(chosen(model, "Ren").header(Header::Event)).is_some() {
        form.push((String::from("match"), String::from("match")));
    }
    let control =
        Clocks::parse(model.game.record.header(Header::Clock)).map(|clocks| clocks.control());
    form.push((String::from("clock"), control.map_or(String::new(), |control| control.write())));
    form
}

/// The rules as they are chosen, with the size of the board; options have boxes of their own in the form.
fn without_options(rules: RuleSet, form: &mut Form) -> RuleSet {
    let RuleSet::Ren(Options { size, rui_limit, lead }) = rules else { return rules };
    if rui_limit == RuiLimit::Five {
        form.push((String::from("option"), String::from("rui=5")));
    }
    if lead == Lead::Six {
        form.push((String::from("option"), String::from("lead=6")));
    }
    RuleSet::Ren(Options { size, rui_limit: RuiLimit::Three, lead: Lead::Off })
}

/// The game of this name as it is played or was last chosen, without its moves; or what is good to begin with.
pub fn chosen(model: &Model, name: &str) -> Record {
    let mut known = std::iter::once(&model.game.record).chain(&model.library.choices);
    let choice = known.find(|choice| choice.rules().name() == name);
    choice.map_or_else(|| Record::new(first(name)), anew)
}

/// The same game before its first move. A match begins anew.
fn anew(choice: &Record) -> Record {
    let mut record = Record::new(choice.rules());
    for header in [Header::Black, Header::White, Header::Clock] {
        record.set_header(header, choice.header(header));
    }
    if Match::parse(choice.header(Header::Event)).is_some() {
        record.set_header(Header::Event, &Match::First.write());
    }
    record
}

/// The rules by which a newcomer can play at once.
fn first(name: &str) -> RuleSet {
    let of_name = |rules: &&RuleSet| rules.name() == name;
    RuleSet::ALL.iter().find(of_name).copied().unwrap_or(RuleSet::DEFAULT)
}
