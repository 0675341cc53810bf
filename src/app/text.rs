//! Every sentence of the app, in one place.

use crate::board::{Color, Seat, decimal};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{Ending, Status};
use std::fmt;

/// What is said of the start.
pub const EMPTY_BOARD: &str = "The board is empty. ";

/// The name of a colour at the head of a sentence.
pub const fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// What is asked for now, or how the game ended, in one sentence.
pub fn sentence(game: &AnyGame) -> String {
    match game.status() {
        Status::Ongoing => ask(game),
        Status::Won { winner, by } => won(game, winner, by),
        Status::Drawn { by: Ending::Time } => "A draw: both flags fell.".into(),
        Status::Drawn { .. } => format!("A draw, {}.", counts(game)),
    }
}

fn ask(game: &AnyGame) -> String {
    let AnyGame::Rin(rin) = game;
    let player = game.color_to_move().map_or("", color);
    match rin.left() {
        2 => format!("{player} to play: two stones."),
        _ if game.board().count(Color::Black) == 0 => format!("{player} to play: one stone."),
        _ => format!("{player} to play: one more stone."),
    }
}

fn won(game: &AnyGame, winner: Seat, by: Ending) -> String {
    let (winner, loser) = (color(game.color_of(winner)), color(game.color_of(winner.other())));
    match by {
        Ending::Full => format!("{winner} wins, {}.", counts(game)),
        Ending::Resign => format!("{winner} wins: {loser} resigned."),
        Ending::Time => format!("{winner} wins: {loser} ran out of time."),
    }
}

/// The winner's count first.
fn counts(game: &AnyGame) -> String {
    let AnyGame::Rin(rin) = game;
    let (black, white) = (rin.stones(Color::Black), rin.stones(Color::White));
    decimal::write(black.max(white).into()) + " to " + &decimal::write(black.min(white).into())
}

/// What the last stone did; empty if no ring was closed.
pub fn last_effect(game: &AnyGame) -> String {
    let AnyGame::Rin(rin) = game;
    let killed = match rin.killed().len() {
        0 => String::new(),
        1 => " and killed a stone".into(),
        n => format!(" and killed {} stones", decimal::write(n)),
    };
    match rin.filled().len() {
        0 => String::new(),
        1 => format!("The ring filled one point{killed}."),
        n => format!("The ring filled {} points{killed}.", decimal::write(n)),
    }
}

/// Which position of the game is shown, if not its end.
pub fn looking_back(ply: usize, length: usize) -> String {
    let (ply, length) = (decimal::write(ply), decimal::write(length));
    format!("Move {ply} of {length}. A stone here starts a new line; the old one is kept.")
}

/// A stone on the point of this name was refused.
pub fn refused(point: &str, why: &dyn fmt::Display) -> String {
    format!("{point}: {why}.")
}

/// A link was opened.
pub const LINK_OPENED: &str = "This game came with the link.";

/// A link could not be opened.
pub fn bad_link(why: &dyn fmt::Display) -> String {
    format!("The link could not be opened: {why}.")
}

/// The saved game could not be read.
pub fn bad_save(why: &dyn fmt::Display) -> String {
    format!("A saved game could not be read: {why}. ")
}

/// The browser keeps no games.
pub const NOT_SAVED: &str =
    "Your game could not be saved in this browser; it lasts until you leave the page.";

/// A link to the game is in the clipboard.
pub const COPIED: &str = "The link to this position is in your clipboard.";

/// The clipboard is closed to us.
pub fn not_copied(link: &str) -> String {
    format!("The clipboard is closed; copy this link: {link}")
}

/// What lies on a point, after its name, for those who cannot see it.
pub const fn content(stone: Option<Color>) -> &'static str {
    match stone {
        None => ", empty",
        Some(Color::Black) => ", black",
        Some(Color::White) => ", white",
    }
}

/// After the name of the point played last.
pub const LAST_STONE: &str = ", last stone";
/// After the name of a point that the last stone filled.
pub const FILLED: &str = ", filled";
/// After the name of a point where the last stone killed another.
pub const KILLED: &str = ", killed";

/// What is played.
pub fn title(rules: RuleSet) -> String {
    let size = decimal::write(rules.size().into());
    format!("{} {size}×{size}", rules.name())
}
