//! A position as text: `black h8 i9; white g7 h7; white to play`.

use crate::board::{Board, Color, Point, parse_digits, sorted};
use crate::rules::catalog::RuleSet;
use crate::rules::{MAX_SCORE, Setup, SetupFault};

/// Numbers of stones left in a turn of Rin, as words.
const LEFT: [&str; 2] = ["one", "two"];

/// The text of `setup`, with all that is usual left out.
pub fn write(setup: &Setup, rules: RuleSet) -> String {
    let points = |color| setup.board.points().filter(move |&at| setup.board.get(at) == Some(color));
    let mut parts = Vec::new();
    for color in Color::ALL {
        list(&mut parts, color.id(), points(color), rules);
    }
    let left = match rules {
        RuleSet::Rin(_) if setup.left == 2 => " two",
        RuleSet::Rin(_) => " one",
        RuleSet::Renju(_) | RuleSet::Ren(_) => "",
    };
    parts.push(format!("{} to play{left}", setup.to_move.id()));
    if setup.scores != [0; 2] {
        parts.push(format!("score {}-{}", setup.scores[0], setup.scores[1]));
    }
    list(&mut parts, "weak", setup.weak.iter().copied(), rules);
    if setup.rui > 0 {
        parts.push(format!("rui {}", setup.rui));
    }
    parts.join("; ")
}

/// Adds `name` and the names of `points`, if there are any.
fn list(parts: &mut Vec<String>, name: &str, points: impl Iterator<Item = Point>, rules: RuleSet) {
    let names: Vec<String> = points.map(|at| rules.point_name(at)).collect();
    if !names.is_empty() {
        parts.push(format!("{name} {}", names.join(" ")));
    }
}

/// The position that `text` says, in either case.
///
/// # Errors
/// What is wrong with it; whether the rules take such a position is for them to say.
pub fn read(text: &str, rules: RuleSet) -> Result<Setup, SetupFault> {
    let mut reading = Reading {
        rules,
        setup: Setup::new(Board::empty(rules.size()), Color::Black),
        seen: Vec::new(),
    };
    for part in text.to_ascii_lowercase().split(';') {
        let words: Vec<&str> = part.split_ascii_whitespace().collect();
        if let Some((first, rest)) = words.split_first() {
            reading.take(first, rest)?;
        }
    }
    if !reading.seen.contains(&Part::Turn) {
        return Err(SetupFault::NoTurn);
    }
    let mut setup = reading.setup;
    setup.weak = sorted(setup.weak);
    Ok(setup)
}

/// The kinds of parts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Stones(Color),
    Turn,
    Score,
    Weak,
    Rui,
}

/// A position in the reading.
struct Reading {
    rules: RuleSet,
    setup: Setup,
    /// The parts so far.
    seen: Vec<Part>,
}

impl Reading {
    /// A part that begins with the word `first`.
    fn take(&mut self, first: &str, rest: &[&str]) -> Result<(), SetupFault> {
        let is_ren = matches!(self.rules, RuleSet::Ren(_));
        let part = match (first, Color::from_id(first), rest) {
            (_, Some(_), ["to", "play", ..]) => Part::Turn,
            (_, Some(color), _) => Part::Stones(color),
            ("score", ..) if is_ren => Part::Score,
            ("weak", ..) if is_ren => Part::Weak,
            ("rui", ..) if is_ren => Part::Rui,
            _ => return Err(SetupFault::UnknownPart),
        };
        if self.seen.contains(&part) {
            return Err(SetupFault::PartTwice);
        }
        self.seen.push(part);
        match part {
            Part::Stones(color) => rest.iter().try_for_each(|word| self.stone(word, color)),
            Part::Turn => self.turn(first, rest),
            Part::Score => self.score(rest),
            Part::Weak => rest.iter().try_for_each(|word| self.weak(word)),
            Part::Rui => self.rui(rest),
        }
    }

    fn point(&self, word: &str) -> Result<Point, SetupFault> {
        let at = self.rules.notation().parse(word, self.rules.size());
        let at = at.ok_or(SetupFault::NotAPoint)?;
        if self.setup.board.contains(at) { Ok(at) } else { Err(SetupFault::OffBoard) }
    }

    fn stone(&mut self, word: &str, color: Color) -> Result<(), SetupFault> {
        let at = self.point(word)?;
        if self.setup.board.get(at).is_some() {
            return Err(SetupFault::PointTwice);
        }
        self.setup.board.set(at, Some(color));
        Ok(())
    }

    fn weak(&mut self, word: &str) -> Result<(), SetupFault> {
        let at = self.point(word)?;
        if self.setup.weak.contains(&at) {
            return Err(SetupFault::PointTwice);
        }
        self.setup.weak.push(at);
        Ok(())
    }

    /// `COLOUR to play`, in Rin with the number of stones left in the turn.
    fn turn(&mut self, color: &str, rest: &[&str]) -> Result<(), SetupFault> {
        self.setup.to_move = Color::from_id(color).ok_or(SetupFault::NoTurn)?;
        match (self.rules, rest) {
            (RuleSet::Rin(_), [_, _, number]) => {
                let index = LEFT.iter().position(|word| word == number);
                self.setup.left = index.ok_or(SetupFault::NoTurn)? as u8 + 1;
                Ok(())
            }
            (RuleSet::Renju(_) | RuleSet::Ren(_), [_, _]) => Ok(()),
            _ => Err(SetupFault::NoTurn),
        }
    }

    /// `score B-W`.
    fn score(&mut self, rest: &[&str]) -> Result<(), SetupFault> {
        let [score] = rest else { return Err(SetupFault::OutOfRange) };
        let (black, white) = score.split_once('-').ok_or(SetupFault::OutOfRange)?;
        self.setup.scores = [number(black, MAX_SCORE)?, number(white, MAX_SCORE)?];
        Ok(())
    }

    fn rui(&mut self, rest: &[&str]) -> Result<(), SetupFault> {
        let [count] = rest else { return Err(SetupFault::OutOfRange) };
        self.setup.rui = number(count, u8::MAX.into())? as u8;
        Ok(())
    }
}

/// A number that is at most `max`.
fn number(digits: &str, max: u16) -> Result<u16, SetupFault> {
    let number = parse_digits(digits).and_then(|number| u16::try_from(number).ok());
    number.filter(|&number| number <= max).ok_or(SetupFault::OutOfRange)
}
