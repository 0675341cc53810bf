//! What boards in a post have: a problem, a part of the board, numbers from one move to another.

use super::{Fault, Reader, Why, as_switch};
use crate::app::figure::{Figure, Window, range};
use crate::app::learn::named;
use crate::app::problem::Exercise;
use crate::app::words::Word;
use crate::app::{Switch, Task, is_counted};
use crate::board::{excerpt, parse_digits, sorted};
use crate::record::{NodeId, Problem, Record};
use crate::rules::catalog::RuleSet;

/// The options of rule sets, in the order in which ids have them.
const OPTIONS: [&str; 4] = ["referee", "size", "rui", "lead"];

/// The id of a rule set as it is usually written, where somebody has written capitals, a short name or options in another order.
pub fn tidy(id: &str) -> String {
    let id = id.to_ascii_lowercase();
    if id == "renju" {
        return String::from("renju-classical");
    }
    let Some((name, options)) = id.split_once(':') else { return id };
    let place = |option: &str| OPTIONS.iter().position(|known| option.starts_with(known));
    let options = options.split(',').map(str::trim_ascii).map(|option| (place(option), option));
    let options: Vec<&str> = sorted(options).into_iter().map(|(_, option)| option).collect();
    format!("{name}:{}", options.join(","))
}

/// The rules of the game that somebody may have meant.
pub fn nearest(id: &str) -> RuleSet {
    let id = id.to_ascii_lowercase();
    let meant = [("renju", "renju-classical"), ("gomoku", "gomoku"), ("ren", "ren")];
    let meant = meant.iter().find(|(name, _)| id.starts_with(name));
    meant.and_then(|(_, rules)| rules.parse().ok()).unwrap_or(RuleSet::DEFAULT)
}

/// The goals that a problem can have in these rules, as they are written.
fn goals(rules: RuleSet) -> &'static [&'static str] {
    match rules {
        RuleSet::Renju(_) => &["on", "off", "black wins", "white wins", "win", "defend"],
        RuleSet::Ren(_) | RuleSet::Rin(_) => {
            &["on", "off", "black wins", "white wins", "win", "defend", "best", "score 3"]
        }
    }
}

/// The problem of the record, if there is to be one. A record that is a problem or has a position begins at its start, any other at its end,
/// unless `ply` says otherwise.
pub fn task(reader: &mut Reader, record: &Record, ply: usize) -> Option<Task> {
    let value = reader.value("problem")?;
    let found = match as_switch("problem", value) {
        off if off == Switch::Off.id() => return None,
        on if on == Switch::On.id() || named::is_name(on) => {
            record.problem().cloned().ok_or(Why::Unfit(Word::ProblemUnsaid))
        }
        goal => Problem::read(goal, record.rules())
            .ok_or_else(|| Fault::none_of("problem", value, goals(record.rules())).why),
    };
    let task = found.and_then(|problem| {
        let from = begins_at(record, ply);
        let exercise = Exercise::new(record, from, problem.goal);
        Ok(Task { exercise: exercise.ok_or_else(|| unfit(record, from))?, problem })
    });
    let fault = |why| Fault { name: "problem", value: excerpt(value), why };
    task.map_err(|why| reader.faults.push(fault(why))).ok()
}

/// Why nobody can solve a problem there.
fn unfit(record: &Record, from: NodeId) -> Why {
    let is_over = record.position_at(from).to_move().is_none();
    Why::Unfit(if is_over { Word::ProblemOver } else { Word::ProblemOtherSide })
}

fn begins_at(record: &Record, ply: usize) -> NodeId {
    let is_problem = record.problem().is_some() || record.setup().is_some();
    let line = record.line_nodes();
    let ply = if ply == usize::MAX && is_problem { 0 } else { ply };
    line.get(ply).or(line.last()).copied().unwrap_or(record.root())
}

/// What is shown of a game by these rules.
pub fn figure(reader: &mut Reader, rules: RuleSet) -> Figure {
    let [from, to] = ["from", "to"].map(|name| number(reader, name));
    let marks = reader.choice("marks", Switch::IDS).and_then(Switch::from_id);
    Figure {
        window: window(reader, rules),
        numbers: range(from, to),
        marks: marks.unwrap_or(Switch::On),
    }
}

/// The number that a parameter says.
fn number(reader: &mut Reader, name: &'static str) -> Option<usize> {
    let value = reader.value(name)?;
    let number = parse_digits(value).filter(|&number| number > 0);
    if number.is_none() {
        reader.faults.push(Fault::none_of(name, value, &["1", "2", "3…"]));
    }
    number
}

fn window(reader: &mut Reader, rules: RuleSet) -> Option<Window> {
    let value = reader.value("region").filter(|value| !value.is_empty())?;
    let window = Window::read(value, rules);
    if window.is_none() {
        let example = match rules {
            RuleSet::Rin(_) => "3,2-8,7",
            RuleSet::Renju(_) | RuleSet::Ren(_) => "c2-h7",
        };
        reader.faults.push(Fault::none_of("region", value, &[example]));
    }
    window.filter(|window| window.size < rules.size())
}

/// How many moves are shown where that is not said: up to the last number that is wanted, or all.
pub fn last_ply(record: &Record, figure: Figure) -> usize {
    let Some([_, last]) = figure.numbers else { return usize::MAX };
    let counted = record.line().into_iter().enumerate().filter(|(_, mv)| is_counted(*mv));
    counted
        .skip(usize::from(last).saturating_sub(1))
        .map(|(ply, _)| ply + 1)
        .next()
        .unwrap_or(usize::MAX)
}
