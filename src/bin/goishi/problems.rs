//! `goishi problems`: looks for problems of a game, rates them and prints the collection.

use crate::options::Options;
use crate::{Outcome, complain, malformed};
use goishi::ai::mining::{Seen, dig};
use goishi::record::puzzle::{Collection, Puzzle, Theme};
use std::collections::HashMap;
use std::io::{self, Write};

const OPTIONS: [&str; 4] = ["--seed", "--places", "--share", "--after"];
const USAGE: &str =
    "usage: goishi problems renju|ren|rin [--seed N] [--places N] [--share PERCENT] [--after FILE]";

/// How many problems are wanted: of a theme, and of it with an answer of at least so many stones. The first row that fits
/// counts.
const WANTED: [(Theme, usize, usize); 18] = [
    (Theme::Fours, 9, 45),
    (Theme::Fours, 7, 55),
    (Theme::Fours, 5, 120),
    (Theme::Fours, 0, 180),
    (Theme::Threes, 5, 60),
    (Theme::Threes, 0, 80),
    (Theme::Defence, 0, 100),
    (Theme::Trap, 0, 60),
    (Theme::Permitted, 0, 180),
    (Theme::BestScore, 0, 65),
    (Theme::SafeScore, 0, 65),
    (Theme::StopNine, 0, 45),
    (Theme::Nibai, 0, 40),
    (Theme::Nine, 0, 55),
    (Theme::Kill, 0, 75),
    (Theme::Save, 0, 60),
    (Theme::Ring, 0, 75),
    (Theme::LastPoints, 0, 60),
];

/// What is looked for.
struct Order<'a> {
    game: &'a str,
    seed: u64,
    places: u64,
    /// How many hundredths of what is wanted.
    share: usize,
    /// The problems that there are. They keep their places; new ones come after them.
    known: Vec<Puzzle>,
}

/// Looks for the problems that `words` ask for.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    match read(words) {
        Ok(order) => {
            out.write_all(Collection::write(&mine(order)).as_bytes())?;
            Ok(Outcome::Fine)
        }
        Err(why) => Ok(malformed(&why)),
    }
}

fn read<'a>(words: &[&'a str]) -> Result<Order<'a>, String> {
    let options = Options::read(words, &OPTIONS)?;
    let [game @ ("renju" | "ren" | "rin")] = options.words[..] else {
        return Err(USAGE.to_string());
    };
    Ok(Order {
        game,
        seed: options.number("--seed", 1)?,
        places: options.number("--places", 100_000)?,
        share: options.number("--share", 100)?,
        known: options.text("--after").map_or(Ok(Vec::new()), known)?,
    })
}

/// The problems in this file.
fn known(file: &str) -> Result<Vec<Puzzle>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let collection = Collection::read(&text);
    let puzzle = |number| collection.get(number).ok_or(format!("{file}: problem {number}"));
    (1..=collection.len()).map(puzzle).collect()
}

/// Digs in one place after the other until there are enough problems of every kind.
fn mine(order: Order) -> Vec<Puzzle> {
    let Order { game, seed, places, share, known } = order;
    let of_game = WANTED.iter().enumerate().filter(|(_, (theme, ..))| theme.game() == game);
    let mut wanted: HashMap<usize, usize> =
        of_game.map(|(row, (.., count))| (row, (count * share).div_ceil(100))).collect();
    let mut seen = Seen::default();
    for puzzle in &known {
        seen.is_new(puzzle);
        if let Some(left) = row_of(puzzle).and_then(|row| wanted.get_mut(&row)) {
            *left = left.saturating_sub(1);
        }
    }
    let mut new = Vec::new();
    for number in 0..places {
        let themes: Vec<Theme> =
            wanted.iter().filter(|(_, left)| **left > 0).map(|(row, _)| WANTED[*row].0).collect();
        if themes.is_empty() {
            break;
        }
        for mut find in dig(game, seed, number, &themes) {
            let row = row_of(&find.puzzle);
            let Some(left) = row.and_then(|row| wanted.get_mut(&row)) else { continue };
            if *left > 0 && seen.is_new(&find.puzzle) {
                find.rate();
                *left -= 1;
                new.push(find.puzzle);
            }
        }
        if number % 50 == 49 {
            let left: usize = wanted.values().sum();
            complain(&format!(
                "{game}: {} places, {} problems, {left} to find",
                number + 1,
                new.len()
            ));
        }
    }
    new.sort_by_key(|puzzle| (puzzle.theme, puzzle.rules.size(), puzzle.rating));
    [known, new].concat()
}

/// The row that this problem counts in.
fn row_of(puzzle: &Puzzle) -> Option<usize> {
    WANTED.iter().position(|(theme, least, _)| *theme == puzzle.theme && puzzle.length() >= *least)
}
