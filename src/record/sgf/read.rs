//! The main line of a game in SGF.

use super::Use;
use super::syntax::{MainLine, Property, main_line, unescape};
use crate::board::Point;
use crate::record::importer::Importer;
use crate::record::{Fault, Part, Remark, token};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;

/// Reads the first game of `text`.
pub fn read<'a>(text: &'a str, game: &mut Importer<'a>) -> Result<(), Fault> {
    let main = main_line(text, game)?;
    game.at("", text);
    if find("GM", &main, game) != Some("4") {
        return Err(Fault::OtherGame);
    }
    match find("RU", &main, game) {
        None | Some("") => game.assume_rules(),
        Some(name) => read_rules(name, game)?,
    }
    match find("SZ", &main, game) {
        Some("15" | "15:15") => {}
        Some(_) => return Err(Fault::OtherSize),
        None => game.remark(Remark::NoSize),
    }
    for node in main.properties.chunk_by(|a, b| a.node == b.node) {
        read_node(node, game)?;
    }
    if main.variations > 0 {
        game.leave_out_part(Part::Variations(main.variations));
    }
    if !main.rest.trim_ascii().is_empty() {
        game.leave_out_part(Part::OtherGames);
    }
    Ok(())
}

/// The value of the first property of this name, which is then being read.
fn find<'a>(name: &str, main: &MainLine<'a>, game: &mut Importer<'a>) -> Option<&'a str> {
    for property in &main.properties {
        if property.name == name {
            game.at(property.written, property.after);
            return Some(property.value.trim_ascii());
        }
    }
    None
}

/// Plays by the rules of this name: one of our ids, or what other programs call the rules of RIF.
fn read_rules(name: &str, game: &mut Importer) -> Result<(), Fault> {
    match unescape(name).to_ascii_lowercase().as_str() {
        "renju" | "rif" => {
            let rules = RuleSet::Renju(Variant::Rif);
            game.set_rules(rules);
            game.remark(Remark::RulesRead(name.into(), rules));
        }
        id => match id.parse() {
            Ok(rules @ RuleSet::Renju(_)) => game.set_rules(rules),
            _ => return Err(Fault::OtherRules),
        },
    }
    Ok(())
}

/// Plays the moves of one node, then notes what is said about them: the order in a node is free. Our
/// own property says all that the standard's say beside it.
fn read_node<'a>(node: &[Property<'a>], game: &mut Importer<'a>) -> Result<(), Fault> {
    let is_own = node.iter().any(|property| property.usage == Some(Use::Ply));
    for property in node {
        game.at(property.written, property.after);
        let value = property.value.trim_ascii();
        let (mv, color) = match property.usage {
            Some(Use::Ply) => (token::read(value, game.rules()), None),
            Some(Use::Stone(color)) if !is_own => (stone(value, game.rules()), Some(color)),
            Some(Use::SetUp) => return Err(Fault::StonesSetUp),
            _ => continue,
        };
        let Some(mv) = mv else { return Err(Fault::NotAMove) };
        game.play(mv, color)?;
    }
    for property in node {
        match property.usage {
            Some(Use::Header(header)) => game.header(header, &unescape(property.value)),
            Some(Use::Comment) => game.comment(&unescape(property.value)),
            None if !is_own || property.name != "TR" => game.leave_out(property.name),
            _ => {}
        }
    }
    Ok(())
}

/// The stone or pass in the value of `B` or `W`: column and row as letters from the top left. Some
/// programs write the point as people do, and `tt` is how older files pass.
fn stone(value: &str, rules: RuleSet) -> Option<Move> {
    match *value.as_bytes() {
        [] | [b't', b't'] => Some(Move::Pass),
        [col @ b'a'..=b'z', row @ b'a'..=b'z'] => {
            Some(Move::Stone(Point::new(row - b'a', col - b'a')))
        }
        _ => token::read(value, rules).filter(|mv| matches!(mv, Move::Stone(_))),
    }
}
