//! All rule sets by their ids, and a game chosen at run time.

use super::{Rules, Setup, SetupFault, ren, renju, rin};
use crate::board::{Notation, Point, excerpt};
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;

/// One way to play one game: a game with all its options settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleSet {
    /// Rin on a board of this size.
    Rin(rin::Size),
    /// One of the ways to play Renju.
    Renju(renju::Variant),
    /// Ren with these options.
    Ren(ren::Options),
}

impl RuleSet {
    /// Every rule set, those of each game as they are offered: by the first of them a newcomer can play at once.
    pub const ALL: [Self; 24] = [
        Self::Rin(rin::Size::Sixteen),
        Self::Rin(rin::Size::Twelve),
        Self::Rin(rin::Size::Eight),
        Self::Renju(renju::Variant::Classical),
        Self::Renju(renju::Variant::Rif),
        Self::Renju(renju::Variant::RifPlayers),
        Self::Renju(renju::Variant::ClassicalSwap),
        Self::Renju(renju::Variant::Pritchard),
        Self::Renju(renju::Variant::Free),
        Self::Renju(renju::Variant::Taraguchi10),
        Self::Renju(renju::Variant::Tarannikov),
        Self::Renju(renju::Variant::Soosyrv8),
        Self::Renju(renju::Variant::Yamaguchi),
        Self::Renju(renju::Variant::Gomoku),
        Self::Renju(renju::Variant::GomokuStandard),
        Self::Renju(renju::Variant::GomokuSwap2),
        Self::Ren(ren::Options::ALL[0]),
        Self::Ren(ren::Options::ALL[1]),
        Self::Ren(ren::Options::ALL[2]),
        Self::Ren(ren::Options::ALL[3]),
        Self::Ren(ren::Options::ALL[4]),
        Self::Ren(ren::Options::ALL[5]),
        Self::Ren(ren::Options::ALL[6]),
        Self::Ren(ren::Options::ALL[7]),
    ];

    /// The rule set that a newcomer plays first.
    pub const DEFAULT: Self = Self::Rin(rin::Size::Sixteen);

    /// The position before the first move.
    pub fn start(self) -> AnyGame {
        match self {
            Self::Rin(size) => AnyGame::Rin(Box::new(rin::Rin::new(size))),
            Self::Renju(variant) => AnyGame::Renju(Box::new(renju::Renju::new(variant))),
            Self::Ren(options) => AnyGame::Ren(Box::new(ren::Ren::new(options))),
        }
    }

    /// The game that begins from `setup`. A position that is already decided is a game that is over.
    ///
    /// # Errors
    /// What is wrong with the position by these rules.
    pub fn start_from(self, setup: &Setup) -> Result<AnyGame, SetupFault> {
        if setup.board.size() != self.size() {
            return Err(SetupFault::OffBoard);
        }
        Ok(match self {
            Self::Rin(_) => AnyGame::Rin(Box::new(rin::Rin::set_up(setup)?)),
            Self::Renju(variant) => AnyGame::Renju(Box::new(renju::Renju::set_up(variant, setup)?)),
            Self::Ren(options) => AnyGame::Ren(Box::new(ren::Ren::set_up(options, setup)?)),
        })
    }

    /// The id, with defaults left out.
    pub fn id(self) -> String {
        match self {
            Self::Rin(rin::Size::Sixteen) => String::from("rin"),
            Self::Rin(size) => format!("rin:size={}", size.points()),
            Self::Renju(variant) => variant.row().id.into(),
            Self::Ren(options) => options.id().into(),
        }
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rin(_) => "Rin",
            Self::Renju(_) => "Renju",
            Self::Ren(_) => "Ren",
        }
    }

    /// How its points are written.
    pub const fn notation(self) -> Notation {
        match self {
            Self::Rin(_) => Notation::RowCol,
            Self::Renju(_) | Self::Ren(_) => Notation::FileRank,
        }
    }

    /// Points on a side of its board.
    pub const fn size(self) -> u8 {
        match self {
            Self::Rin(size) => size.points(),
            Self::Renju(_) => renju::SIZE,
            Self::Ren(options) => options.size.points(),
        }
    }

    /// The points that carry a small dot for orientation.
    pub const fn dots(self) -> &'static [Point] {
        match self {
            Self::Rin(size) => size.dots(),
            Self::Renju(_) => &renju::DOTS,
            Self::Ren(_) => &[],
        }
    }

    /// The first and the last line, across as down, of a square to be highlighted.
    pub const fn middle(self) -> Option<[u8; 2]> {
        match self {
            Self::Rin(_) | Self::Ren(_) => None,
            Self::Renju(variant) => variant.middle(),
        }
    }

    /// Whether the stones lie in the squares and not on the crossings of the lines.
    pub const fn has_squares(self) -> bool {
        matches!(self, Self::Ren(_))
    }

    /// The name of `point` on this board.
    pub fn point_name(self, point: Point) -> String {
        self.notation().name(point, self.size())
    }
}

impl fmt::Display for RuleSet {
    /// The [`id`](Self::id).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

/// An id that names no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRuleSet(String);

/// What an id can be where options may follow the name.
const RIN: &str = "rin[:size=16|12|8]";
const RIF: &str = "renju-rif[:referee=auto|players]";
const REN: &str = "ren[:size=10|8,rui=3|5,lead=6]";
/// All that an id can be.
const KNOWN: [&str; 14] = [
    RIN,
    RIF,
    "renju-taraguchi10",
    "renju-tarannikov",
    "renju-soosyrv8",
    "renju-yamaguchi",
    "renju-pritchard",
    "renju-classical",
    "renju-classical-swap",
    "renju-free",
    "gomoku",
    "gomoku-standard",
    "gomoku-swap2",
    REN,
];

impl UnknownRuleSet {
    /// The start of the id.
    pub fn id(&self) -> &str {
        &self.0
    }

    /// What may follow the name of its game, if it is a game with options.
    pub fn options(&self) -> Option<&'static str> {
        match self.0.split(':').next() {
            Some("rin") => Some(RIN),
            Some("renju-rif") => Some(RIF),
            Some("ren") => Some(REN),
            _ => None,
        }
    }
}

impl fmt::Display for UnknownRuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.options().map_or_else(|| KNOWN.join(", "), String::from);
        write!(f, "unknown rule set \"{}\"; there is {known}", self.0)
    }
}

impl std::error::Error for UnknownRuleSet {}

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;

    /// Reads an id: options in their order, written-out defaults allowed, nothing else.
    fn from_str(id: &str) -> Result<Self, UnknownRuleSet> {
        let (name, options) = id.split_once(':').unwrap_or((id, ""));
        let mut options = Options { rest: options, good: !id.ends_with([':', ',']) };
        let rules = match name {
            "rin" => rin::Size::ALL
                .get(options.choice("size", &["16", "12", "8"]))
                .map(|&s| Self::Rin(s)),
            "renju-rif" => renju::Referee::ALL
                .get(options.choice("referee", &["auto", "players"]))
                .map(|&referee| Self::Renju(renju::Variant::rif(referee))),
            "ren" => Some(Self::Ren(ren::Options {
                size: ren::Size::ALL[options.choice("size", &["10", "8"])],
                rui_limit: ren::RuiLimit::ALL[options.choice("rui", &["3", "5"])],
                lead: ren::Lead::ALL[options.choice("lead", &["", "6"])],
            })),
            _ => renju::Variant::ALL
                .into_iter()
                .find(|variant| variant.row().id == name)
                .map(Self::Renju),
        };
        let read = options.good && options.rest.is_empty();
        rules.filter(|_| read).ok_or_else(|| UnknownRuleSet(excerpt(id)))
    }
}

/// The `key=value` parts of an id that are still to be read.
struct Options<'a> {
    rest: &'a str,
    /// Whether all that was read makes sense.
    good: bool,
}

impl Options<'_> {
    /// Which of `values` the option `key` has, if it comes next; else the first, the default. A default
    /// that is empty has no word, and cannot be written out.
    fn choice(&mut self, key: &str, values: &[&str]) -> usize {
        let (first, rest) = self.rest.split_once(',').unwrap_or((self.rest, ""));
        let Some((name, value)) = first.split_once('=') else { return 0 };
        if name != key {
            return 0;
        }
        self.rest = rest;
        let found = values.iter().position(|&known| known == value && !value.is_empty());
        self.good &= found.is_some();
        found.unwrap_or(0)
    }
}

/// A game of any rule set. It is used through [`Rules`], to which it dereferences.
///
/// ```
/// use goishi::board::Point;
/// use goishi::rules::{Move, Rules, catalog::RuleSet};
/// let mut game = "rin:size=8".parse::<RuleSet>().unwrap().start();
/// game.play(Move::Stone(Point::new(3, 3))).unwrap();
/// assert_eq!(game.play(Move::Pass).unwrap_err().to_string(),
///            "passing is not allowed (Rin, additional notes)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// A game of Rin.
    Rin(Box<rin::Rin>),
    /// A game of Renju.
    Renju(Box<renju::Renju>),
    /// A game of Ren.
    Ren(Box<ren::Ren>),
}

impl Deref for AnyGame {
    type Target = dyn Rules;

    fn deref(&self) -> &(dyn Rules + 'static) {
        match self {
            Self::Rin(game) => &**game,
            Self::Renju(game) => &**game,
            Self::Ren(game) => &**game,
        }
    }
}

impl DerefMut for AnyGame {
    fn deref_mut(&mut self) -> &mut (dyn Rules + 'static) {
        match self {
            Self::Rin(game) => &mut **game,
            Self::Renju(game) => &mut **game,
            Self::Ren(game) => &mut **game,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_reads_back() {
        for rules in RuleSet::ALL {
            assert_eq!(rules.to_string().parse(), Ok(rules));
            assert_eq!(rules.start().board().size(), rules.size());
        }
    }

    #[test]
    fn a_written_out_default_is_accepted_and_left_out_again() {
        assert_eq!("rin:size=16".parse::<RuleSet>().unwrap().to_string(), "rin");
        let written_out: RuleSet = "renju-rif:referee=auto".parse().unwrap();
        assert_eq!(written_out.to_string(), "renju-rif");
        assert_eq!(
            "ren:size=10,rui=3,lead=6".parse::<RuleSet>().unwrap().to_string(),
            "ren:lead=6"
        );
    }

    /// Every id that a line of [`KNOWN`] stands for, with each option alone.
    fn ids(known: &str) -> Vec<String> {
        let Some((name, options)) = known.split_once('[') else { return vec![known.into()] };
        let options = options.trim_matches([':', ']']).split(',');
        let each = options.flat_map(|option| {
            let (key, values) = option.split_once('=').unwrap();
            values.split('|').map(move |value| format!("{name}:{key}={value}"))
        });
        each.chain([name.into()]).collect()
    }

    #[test]
    fn all_that_is_said_to_be_there_is_and_nothing_is_missing() {
        let ids: Vec<String> = KNOWN.iter().flat_map(|known| ids(known)).collect();
        let read: Vec<RuleSet> = ids.iter().map(|id| id.parse().unwrap()).collect();
        for rules in RuleSet::ALL {
            let has_one_option = !rules.id().contains(',');
            assert!(!has_one_option || read.contains(&rules), "{rules} is not listed");
        }
    }

    #[test]
    fn a_wrong_option_is_refused_with_those_that_there_are() {
        let known = |id: &str| id.parse::<RuleSet>().unwrap_err().to_string();
        assert_eq!(
            known("ren:size=9"),
            "unknown rule set \"ren:size=9\"; there is ren[:size=10|8,rui=3|5,lead=6]"
        );
        assert!(known("rin:size=7").ends_with("; there is rin[:size=16|12|8]"));
        assert!(known("renju-rif:referee=me").ends_with("is renju-rif[:referee=auto|players]"));
        assert!(known("go").ends_with(REN) && known("go").contains(RIN));
        assert!(known("renju-free:size=9").contains("renju-free, "));
    }

    #[test]
    fn anything_else_is_refused() {
        for id in [
            "",
            "rin:",
            "Rin",
            "rin:size",
            "rin:size=",
            "rin:size=9",
            "rin:size=08",
            "go",
            "rin:size=8,size=8",
            "rin:size=8,",
            "rin,size=8",
            "rin:x=1",
            " rin",
            "rin:size=8:size=8",
            "renju",
            "renju-rif:referee=",
            "renju-rif:referee=nobody",
            "renju-free:referee=auto",
            "renju-classical:size=15",
            "renju-taraguchi10:referee=players",
            "gomoku:size=19",
            "ren:size=9",
            "ren:rui=5,size=8",
            "ren:lead=0",
            "ren:lead=",
            "ren:lead=,",
            "ren:lead=6,lead=6",
            "ren:rui=4",
        ] {
            assert!(id.parse::<RuleSet>().is_err(), "{id:?}");
        }
    }
}
