//! The book of openings: what the player's own search found out about the patterns of Renju, White's fourth stones and
//! Black's fifths when it had much time. `goishi book` makes its files.

pub mod swap2;

use crate::ai::search::value;
use crate::board::{Board, Color, Notation, Point, Symmetry};
use crate::rules::renju::{PATTERNS, Pattern, SIZE};
use std::sync::OnceLock;

/// A line for each pattern: its code, and its value for Black in thousandths.
const VALUES: &str = include_str!("book/patterns.txt");
/// The code of each pattern, and a line for each of its fourth stones: the stone, its value, and behind a colon the best
/// fifths with theirs, the best first.
const FOURTHS: &str = include_str!("book/fourths.txt");

/// A stone, and the value for Black of the position that it makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The stone.
    pub at: Point,
    /// The value, in the units of the search.
    pub value: i32,
}

/// What is known of a pattern.
struct Chapter {
    stones: [Point; 3],
    value: i32,
    fourths: Vec<Fourth>,
}

/// What is known of a fourth stone.
struct Fourth {
    judged: Judged,
    fifths: Vec<Judged>,
}

/// What the book knows of a position of three to five stones.
pub struct Entry {
    chapter: &'static Chapter,
    fourth: Option<&'static Fourth>,
    fifth: Option<Judged>,
    /// How the pattern is turned on the board.
    symmetry: Symmetry,
}

/// The value of a pattern for Black, in thousandths, under the best play of both.
pub fn pattern_value(pattern: &Pattern) -> i16 {
    let line = VALUES.lines().find_map(|line| line.strip_prefix(pattern.code().as_str()));
    line.and_then(|value| value.strip_prefix(' ')?.parse().ok()).unwrap_or(0)
}

/// What the book knows of the position on `board`, if it has the stones of an opening of Renju.
pub fn find(board: &Board) -> Option<Entry> {
    let stones: Vec<Point> = board.points().filter(|&at| board.get(at).is_some()).take(6).collect();
    if !(3..=5).contains(&stones.len()) {
        return None;
    }
    let mut turned = chapters()
        .iter()
        .flat_map(|chapter| Symmetry::ALL.into_iter().map(move |symmetry| (chapter, symmetry)));
    turned.find_map(|(chapter, symmetry)| entry(chapter, symmetry, board, &stones))
}

/// The entry of a position, if it goes on from this pattern turned so.
fn entry(
    chapter: &'static Chapter,
    symmetry: Symmetry,
    board: &Board,
    stones: &[Point],
) -> Option<Entry> {
    let laid = chapter.stones.map(|at| symmetry.apply(at, SIZE));
    let colors = [Color::Black, Color::White, Color::Black];
    if laid.iter().zip(colors).any(|(&at, color)| board.get(at) != Some(color)) {
        return None;
    }
    let next = |color| {
        let mut others = stones.iter().filter(|at| !laid.contains(at));
        others.find(|&&at| board.get(at) == Some(color)).copied()
    };
    let is_it = |judged: &Judged, at| symmetry.apply(judged.at, SIZE) == at;
    let fourth = match next(Color::White) {
        Some(at) => Some(chapter.fourths.iter().find(|fourth| is_it(&fourth.judged, at))?),
        None => None,
    };
    let fifth = match next(Color::Black) {
        Some(at) => Some(*fourth?.fifths.iter().find(|fifth| is_it(fifth, at))?),
        None => None,
    };
    Some(Entry { chapter, fourth, fifth, symmetry })
}

impl Entry {
    /// The value of the position for Black.
    pub fn value(&self) -> i32 {
        let fourth = self.fourth.map(|fourth| fourth.judged.value);
        self.fifth.map(|fifth| fifth.value).or(fourth).unwrap_or(self.chapter.value)
    }

    /// The stones that may come next: White's fourths, the best for White first, or Black's fifths, the best for Black
    /// first. The last ones known have none.
    pub fn next(&self) -> Vec<Judged> {
        let known: Vec<Judged> = match (self.fourth, self.fifth) {
            (None, _) => self.chapter.fourths.iter().map(|fourth| fourth.judged).collect(),
            (Some(fourth), None) => fourth.fifths.clone(),
            (Some(_), Some(_)) => Vec::new(),
        };
        let turned = |it: Judged| Judged { at: self.symmetry.apply(it.at, SIZE), ..it };
        known.into_iter().map(turned).collect()
    }
}

fn chapters() -> &'static [Chapter] {
    static CHAPTERS: OnceLock<Vec<Chapter>> = OnceLock::new();
    CHAPTERS.get_or_init(|| PATTERNS.iter().map(chapter).collect())
}

fn chapter(pattern: &Pattern) -> Chapter {
    let code = pattern.code();
    let lines = FOURTHS.lines().skip_while(|&line| line != code).skip(1);
    let fourths = lines.take_while(|line| line.contains(' ')).filter_map(fourth).collect();
    let value = value(pattern_value(pattern));
    Chapter { stones: pattern.stones(), value, fourths }
}

fn fourth(line: &str) -> Option<Fourth> {
    let (stone, fifths) = line.split_once(':').unwrap_or((line, ""));
    let fifths: Vec<&str> = fifths.split_whitespace().collect();
    let fifths = fifths.chunks(2).filter_map(judged).collect();
    let stone: Vec<&str> = stone.split(' ').collect();
    Some(Fourth { judged: judged(&stone)?, fifths })
}

fn judged(words: &[&str]) -> Option<Judged> {
    let at = Notation::FileRank.parse(words.first()?, SIZE)?;
    Some(Judged { at, value: value(words.get(1)?.parse().ok()?) })
}
