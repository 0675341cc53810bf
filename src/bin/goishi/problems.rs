//! `goishi problems`: looks for problems of a game, rates them and prints the collection.

use crate::options::Options;
use crate::{Outcome, complain, malformed};
use goishi::ai::mining::{Find, Seen, dig};
use goishi::record::puzzle::{Collection, Puzzle, Theme};
use std::collections::HashMap;
use std::io::{self, Write};

const OPTIONS: [&str; 3] = ["--seed", "--places", "--share"];
const USAGE: &str =
    "usage: goishi problems renju|ren|rin [--seed N] [--places N] [--share PERCENT]";

/// How many problems are wanted: of a theme, and of it with an answer of at least so many stones. The first row that fits
/// counts.
const WANTED: [(Theme, usize, usize); 18] = [
    (Theme::Fours, 9, 45),
    (Theme::Fours, 7, 55),
    (Theme::Fours, 5, 120),
    (Theme::Fours, 0, 180),
    (Theme::Threes, 5, 60),
    (Theme::Threes, 0, 110),
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

/// Looks for the problems that `words` ask for.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    match read(words) {
        Ok((game, seed, places, share)) => {
            let puzzles = mine(game, seed, places, share);
            out.write_all(Collection::write(&puzzles).as_bytes())?;
            Ok(Outcome::Fine)
        }
        Err(why) => Ok(malformed(&why)),
    }
}

fn read<'a>(words: &[&'a str]) -> Result<(&'a str, u64, u64, usize), String> {
    let options = Options::read(words, &OPTIONS)?;
    let [game @ ("renju" | "ren" | "rin")] = options.words[..] else {
        return Err(USAGE.to_string());
    };
    let places = options.number("--places", 100_000)?;
    Ok((game, options.number("--seed", 1)?, places, options.number("--share", 100)?))
}

/// Digs in one place after the other until there are enough problems of every kind.
fn mine(game: &str, seed: u64, places: u64, share: usize) -> Vec<Puzzle> {
    let of_game = WANTED.iter().enumerate().filter(|(_, (theme, ..))| theme.game() == game);
    let mut wanted: HashMap<usize, usize> =
        of_game.map(|(row, (.., count))| (row, (count * share).div_ceil(100))).collect();
    let mut seen = Seen::default();
    let mut puzzles = Vec::new();
    for number in 0..places {
        for mut find in dig(game, seed, number) {
            let Some(left) = row_of(&find).and_then(|row| wanted.get_mut(&row)) else { continue };
            if *left > 0 && seen.is_new(&find.puzzle) {
                find.rate();
                *left -= 1;
                puzzles.push(find.puzzle);
            }
        }
        let left: usize = wanted.values().sum();
        if left == 0 {
            break;
        }
        if number % 50 == 49 {
            complain(&format!(
                "{game}: {} places, {} problems, {left} to find",
                number + 1,
                puzzles.len()
            ));
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.theme, puzzle.rules.size(), puzzle.rating));
    puzzles
}

/// The row that this problem counts in.
fn row_of(find: &Find) -> Option<usize> {
    WANTED.iter().position(|(theme, least, _)| *theme == find.puzzle.theme && find.length >= *least)
}
