//! The openings of a match. Both games of a pair have the same one.

use goishi::ai::{Player, Random};
use goishi::board::{Board, Color, Point};
use goishi::record::{setup, token};
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::{Renju, SIZE, Variant};
use goishi::rules::{Move, Rules, Setup, Status};

/// The openings of a match, as words.
pub enum Openings {
    /// A list that is used over and over.
    Listed(Vec<String>),
    /// The 26 patterns of Renju, and after them the patterns with two more stones near the middle.
    Patterns,
    /// Two to four stones anywhere.
    Random,
}

impl Openings {
    /// Reads the value of `--openings`: `patterns`, or a file with one opening a line.
    pub fn read(word: Option<&str>, rules: RuleSet) -> Result<Self, String> {
        match (word, rules) {
            (None | Some("patterns"), RuleSet::Renju(_)) => Ok(Self::Patterns),
            (None, _) => Ok(Self::Random),
            (Some("patterns"), _) => Err(format!("{rules} has no patterns: only Renju has")),
            (Some(file), _) => {
                let text =
                    std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
                Self::listed(&text, rules).map_err(|why| format!("{file}: {why}"))
            }
        }
    }

    fn listed(text: &str, rules: RuleSet) -> Result<Self, String> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
        let lines: Vec<String> =
            lines.filter(|line| !line.is_empty()).map(str::to_string).collect();
        for line in &lines {
            position(rules, line).map_err(|why| format!("{line}: {why}"))?;
        }
        if lines.is_empty() { Err("no opening".to_string()) } else { Ok(Self::Listed(lines)) }
    }

    /// The opening of this pair of games.
    pub fn of_pair(&self, pair: usize, rules: RuleSet, seed: u64) -> String {
        let mut random = Random::new(seed.wrapping_mul(0x1_0001).wrapping_add(pair as u64));
        match self {
            Self::Listed(lines) => lines[pair % lines.len()].clone(),
            Self::Random => random_stones(rules, &mut random),
            Self::Patterns => {
                let patterns = patterns();
                let mut points = patterns[pair % patterns.len()].to_vec();
                if pair >= patterns.len() {
                    (0..2).for_each(|_| points.push(near_the_middle(&points, &mut random)));
                }
                let names: Vec<String> = points.iter().map(|&at| rules.point_name(at)).collect();
                names.join(" ")
            }
        }
    }
}

/// The position after an opening. In Renju its stones are put alternately, Black's first, and then ordinary play
/// begins with the colours as they are. In other games it is played.
pub fn position(rules: RuleSet, opening: &str) -> Result<AnyGame, String> {
    let moves = moves(rules, opening)?;
    let game = match rules {
        RuleSet::Renju(_) => {
            rules.start_from(&placed(&moves)?).map_err(|fault| fault.to_string())?
        }
        _ => played(rules, &moves)?,
    };
    if game.status() == Status::Ongoing { Ok(game) } else { Err("the game is over".to_string()) }
}

/// An opening in the words of `goishi move`: in Renju a position in braces, in other games its moves.
pub fn written(rules: RuleSet, opening: &str) -> Result<String, String> {
    match rules {
        RuleSet::Renju(_) => {
            let setup = placed(&moves(rules, opening)?)?;
            Ok(format!("{{{}}}", setup::write(&setup, rules)))
        }
        _ => Ok(opening.to_string()),
    }
}

fn moves(rules: RuleSet, opening: &str) -> Result<Vec<Move>, String> {
    let read = |word| token::read(word, rules).ok_or_else(|| format!("{word:?} is no move"));
    opening.split_whitespace().map(read).collect()
}

fn placed(moves: &[Move]) -> Result<Setup, String> {
    let mut board = Board::empty(SIZE);
    let mut color = Color::Black;
    for mv in moves {
        let Move::Stone(at) = *mv else { return Err("only stones open a game".to_string()) };
        if !board.contains(at) || board.get(at).is_some() {
            return Err("a stone on no empty point".to_string());
        }
        board.set(at, Some(color));
        color = color.other();
    }
    Ok(Setup::new(board, color))
}

fn played(rules: RuleSet, moves: &[Move]) -> Result<AnyGame, String> {
    let mut game = rules.start();
    for &mv in moves {
        game.play(mv).map_err(|illegal| illegal.to_string())?;
    }
    Ok(game)
}

fn random_stones(rules: RuleSet, random: &mut Random) -> String {
    let mut game = rules.start();
    let mut words = Vec::new();
    let stones = 2 + random.below(3);
    while words.len() < stones {
        match random.choose(&game) {
            Some(mv @ Move::Stone(_)) => {
                game.play_unchecked(mv);
                words.push(token::write(mv, rules));
            }
            Some(_) => {}
            None => break,
        }
    }
    words.join(" ")
}

/// The three stones of each pattern.
fn patterns() -> Vec<[Point; 3]> {
    let mut found = Vec::new();
    let mut names = Vec::new();
    for second in [Point::new(6, 7), Point::new(6, 8)] {
        for (row, col) in (5..10).flat_map(|row| (5..10).map(move |col| (row, col))) {
            let stones = [Point::new(7, 7), second, Point::new(row, col)];
            let name = pattern_name(stones);
            if name.is_some() && !names.contains(&name) {
                names.push(name);
                found.push(stones);
            }
        }
    }
    found
}

fn pattern_name(stones: [Point; 3]) -> Option<&'static str> {
    let mut game = Renju::new(Variant::Classical);
    for at in stones {
        game.play(Move::Stone(at)).ok()?;
    }
    game.pattern().map(|pattern| pattern.name)
}

/// A point of the central 7 x 7 that is not among `taken`.
fn near_the_middle(taken: &[Point], random: &mut Random) -> Point {
    loop {
        let at = Point::new(4 + random.below(7) as u8, 4 + random.below(7) as u8);
        if !taken.contains(&at) {
            return at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_26_patterns() {
        assert_eq!(patterns().len(), 26);
    }

    #[test]
    fn every_opening_can_be_played_on() {
        for rules in RuleSet::ALL {
            let openings = Openings::read(None, rules).unwrap();
            for pair in 0..60 {
                let opening = openings.of_pair(pair, rules, 7);
                let game = position(rules, &opening).unwrap();
                assert_eq!(game.status(), Status::Ongoing, "{rules} {opening}");
                assert_eq!(opening, openings.of_pair(pair, rules, 7), "{rules}");
            }
        }
    }

    #[test]
    fn a_list_of_openings_says_what_is_wrong() {
        let rif = RuleSet::Renju(Variant::Rif);
        assert!(Openings::listed("h8 h9\n\n# no\nh8 i9 j10 # yes\n", rif).is_ok());
        for text in ["", "#", "h8 h8", "h8 z99", "pass", "no"] {
            assert!(Openings::listed(text, rif).is_err(), "{text}");
        }
    }
}
