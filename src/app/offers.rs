//! The rule sets as the sheet for a new game offers them.

use super::text;
use super::words::{Word, Words};
use crate::rules::catalog::RuleSet;
use crate::rules::ren::{self, Lead, Options, RuiLimit};
use crate::rules::renju::Variant;
use crate::rules::rin;

/// A way to play that can be chosen for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The id of the rule set.
    pub id: String,
    /// Its name among those of its game.
    pub name: String,
    /// What makes it different, in a sentence.
    pub about: String,
    /// Where it stands.
    pub rank: Rank,
}

/// Where a way to play stands in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// In sight.
    First,
    /// Among those that come when more are asked for.
    More,
}

/// The ways to play the game of this name, in the order of [`RuleSet::ALL`]. Options of Ren have boxes of their own.
pub fn offers(words: &Words, game: &str) -> Vec<Offer> {
    let is_offered = |rules: &RuleSet| rules.name() == game && without_options(*rules) == *rules;
    let offered = RuleSet::ALL.into_iter().filter(is_offered);
    offered.map(|rules| offer(words, rules)).collect()
}

fn offer(words: &Words, rules: RuleSet) -> Offer {
    Offer {
        id: rules.id(),
        name: text::variant(words, rules),
        about: words.get(about(rules)).into(),
        rank: rank(rules),
    }
}

/// The rules with the size of the board alone.
pub(super) const fn without_options(rules: RuleSet) -> RuleSet {
    match rules {
        RuleSet::Ren(Options { size, .. }) => {
            RuleSet::Ren(Options { size, rui_limit: RuiLimit::Three, lead: Lead::Off })
        }
        rules => rules,
    }
}

/// The ways to play Renju are many: one for newcomers and one for tournaments are enough to begin with.
const fn rank(rules: RuleSet) -> Rank {
    match rules {
        RuleSet::Renju(Variant::Classical | Variant::Rif) => Rank::First,
        RuleSet::Renju(_) => Rank::More,
        RuleSet::Rin(_) | RuleSet::Ren(_) => Rank::First,
    }
}

const fn about(rules: RuleSet) -> Word {
    match rules {
        RuleSet::Renju(Variant::Classical) => Word::AboutClassical,
        RuleSet::Renju(Variant::Rif) => Word::AboutRif,
        RuleSet::Renju(Variant::RifPlayers) => Word::AboutRifPlayers,
        RuleSet::Renju(Variant::ClassicalSwap) => Word::AboutClassicalSwap,
        RuleSet::Renju(Variant::Pritchard) => Word::AboutPritchard,
        RuleSet::Renju(Variant::Free) => Word::AboutFree,
        RuleSet::Renju(Variant::Taraguchi10) => Word::AboutTaraguchi,
        RuleSet::Renju(Variant::Tarannikov) => Word::AboutTarannikov,
        RuleSet::Renju(Variant::Soosyrv8) => Word::AboutSoosyrv,
        RuleSet::Renju(Variant::Yamaguchi) => Word::AboutYamaguchi,
        RuleSet::Renju(Variant::Gomoku) => Word::AboutGomoku,
        RuleSet::Renju(Variant::GomokuStandard) => Word::AboutGomokuStandard,
        RuleSet::Renju(Variant::GomokuSwap2) => Word::AboutGomokuSwap2,
        RuleSet::Ren(Options { size: ren::Size::Ten, .. }) => Word::AboutRen10,
        RuleSet::Ren(Options { size: ren::Size::Eight, .. }) => Word::AboutRen8,
        RuleSet::Rin(rin::Size::Sixteen) => Word::AboutRin16,
        RuleSet::Rin(rin::Size::Twelve) => Word::AboutRin12,
        RuleSet::Rin(rin::Size::Eight) => Word::AboutRin8,
    }
}
