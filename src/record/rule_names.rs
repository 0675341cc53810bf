//! What other programs call the rules of five in a row.

use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;

/// Names in small letters, without blanks and hyphens.
const NAMES: [(&str, Variant); 26] = [
    ("renju", Variant::Rif),
    ("rif", Variant::Rif),
    ("taraguchi10", Variant::Taraguchi10),
    ("taraguchi", Variant::Taraguchi10),
    ("tarannikov", Variant::Tarannikov),
    ("renjurif", Variant::Rif),
    ("rifrule", Variant::Rif),
    ("塔拉山口", Variant::Taraguchi10),
    ("塔拉山口10", Variant::Taraguchi10),
    ("山口", Variant::Yamaguchi),
    ("索索夫", Variant::Soosyrv8),
    ("索索夫8", Variant::Soosyrv8),
    ("soosõrv", Variant::Soosyrv8),
    ("freestylegomoku", Variant::Gomoku),
    ("gomoku", Variant::Gomoku),
    ("soosyrv8", Variant::Soosyrv8),
    ("soosyrv", Variant::Soosyrv8),
    ("soosõrv8", Variant::Soosyrv8),
    ("soosorv8", Variant::Soosyrv8),
    ("yamaguchi", Variant::Yamaguchi),
    ("freestyle", Variant::Gomoku),
    ("freegomoku", Variant::Gomoku),
    ("standard", Variant::GomokuStandard),
    ("standardgomoku", Variant::GomokuStandard),
    ("swap2", Variant::GomokuSwap2),
    ("gomokuswap2", Variant::GomokuSwap2),
];

/// The rules that another program calls by this name.
pub fn find(name: &str) -> Option<RuleSet> {
    let is_letter = |letter: &char| !matches!(letter, ' ' | '-' | '_');
    let plain: String = name.to_lowercase().chars().filter(is_letter).collect();
    let known = NAMES.iter().find(|(known, _)| *known == plain);
    known.map(|&(_, variant)| RuleSet::Renju(variant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_however_they_are_spelt() {
        let id = |name| find(name).map(RuleSet::id);
        for name in ["Taraguchi-10", "taraguchi 10", "TARAGUCHI10"] {
            assert_eq!(id(name).as_deref(), Some("renju-taraguchi10"), "{name}");
        }
        assert_eq!(id("Soosõrv-8").as_deref(), Some("renju-soosyrv8"));
        assert_eq!(id("Freestyle").as_deref(), Some("gomoku"));
        assert_eq!(id("Japanese"), None);
        assert_eq!(id("no renju"), None);
    }
}
