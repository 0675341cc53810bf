//! Names of rules as programs write them, and by which rules a file is read that names none we know.

use super::{Remark, rule_names};
use crate::rules::Phase;
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;

/// A way to read a game.
#[derive(Clone, Debug)]
pub struct Reading {
    pub rules: RuleSet,
    pub opening: Opening,
    /// What is to be said about it.
    pub remark: Option<Remark>,
}

/// Whether the first stones are judged as an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// They are.
    Judged,
    /// They lie anywhere: there is no opening, or nobody knows which.
    Free,
}

/// The numbers that Gomocup's protocol and its programs give to rules, which know no opening.
const NUMBERS: [(&str, RuleSet); 3] = [
    ("0", RuleSet::Renju(Variant::Gomoku)),
    ("1", RuleSet::Renju(Variant::GomokuStandard)),
    ("4", RIF),
];

const RIF: RuleSet = RuleSet::Renju(Variant::Rif);
const GOMOKU: RuleSet = RuleSet::Renju(Variant::Gomoku);

/// The ways to read a game that names its rules so, the best first. One of our own ids is one way alone.
pub fn readings(name: &str, preferred: RuleSet) -> Vec<Reading> {
    let name = name.trim();
    let own = name.to_ascii_lowercase().parse::<RuleSet>().ok();
    if let Some(rules @ RuleSet::Renju(_)) = own {
        return vec![Reading { rules, opening: Opening::Judged, remark: None }];
    }
    let number = NUMBERS.iter().find(|(number, _)| *number == name).map(|(_, rules)| *rules);
    if let Some(rules) = number.or_else(|| rule_names::find(name)) {
        let remark = Some(Remark::RulesRead(name.to_string(), rules));
        let free = Reading { rules, opening: Opening::Free, remark };
        let judged = Reading { opening: Opening::Judged, ..free.clone() };
        // Gomoku has no opening that could be judged otherwise.
        let has_opening = rules.start().phase() != Phase::Play;
        return match (number, has_opening) {
            (Some(_), true) => vec![free],
            (None, true) => vec![judged, free],
            (_, false) => vec![judged],
        };
    }
    let remark = |rules| match name {
        "" => Remark::NoRules(rules),
        name => Remark::RulesRead(name.to_string(), rules),
    };
    let ways = [
        (preferred, Opening::Judged),
        (RIF, Opening::Judged),
        (RIF, Opening::Free),
        (GOMOKU, Opening::Judged),
    ];
    ways.into_iter()
        .map(|(rules, opening)| Reading { rules, opening, remark: Some(remark(rules)) })
        .collect()
}

/// The ways to read stones that may lie anywhere: by `rules` without their opening, or as gomoku.
pub fn without_opening(rules: RuleSet) -> Vec<Reading> {
    let ways = [rules, GOMOKU].into_iter();
    let remark = |rules| Some(Remark::NoRules(rules));
    ways.map(|rules| Reading { rules, opening: Opening::Free, remark: remark(rules) }).collect()
}
