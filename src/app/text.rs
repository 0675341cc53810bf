//! Every sentence of the app, in one place.

pub mod ren;
mod renju;
mod rin;

use super::Model;
use crate::board::{Color, Seat, decimal};
use crate::rules::catalog::{AnyGame, RuleSet, excerpt};
use crate::rules::renju::{Foul, Pattern};
use crate::rules::{Ending, Move, Status};
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
pub fn sentence(model: &Model) -> String {
    let game = model.game();
    match game.status() {
        Status::Ongoing if model.intent.first.is_some() => renju::ONE_MORE.into(),
        Status::Ongoing => ask(game),
        Status::Won { winner, by } => won(game, winner, by),
        Status::Drawn { by } => drawn(game, by),
    }
}

fn ask(game: &AnyGame) -> String {
    match game {
        AnyGame::Rin(rin) => rin::ask(rin),
        AnyGame::Renju(renju) => renju::ask(renju),
        AnyGame::Ren(ren) => ren::ask(ren),
    }
}

fn won(game: &AnyGame, winner: Seat, by: Ending) -> String {
    let won = game.color_of(winner);
    let (winner, loser) = (color(won), color(won.other()));
    match (by, game) {
        (Ending::Resign, _) => format!("{winner} wins: {loser} resigned."),
        (Ending::Time, _) => format!("{winner} wins: {loser} ran out of time."),
        (_, AnyGame::Rin(rin)) => format!("{winner} wins, {}.", rin::counts(rin)),
        (by, AnyGame::Renju(_)) => format!("{winner} wins: {}.", renju::won_by(by)),
        // The score comes step by step.
        (Ending::Nine, _) => format!("{winner} wins: {}.", ren::ended_by(by)),
        (by, AnyGame::Ren(ren)) => {
            format!("{winner} wins {}: {}.", ren::score(ren, won), ren::ended_by(by))
        }
    }
}

fn drawn(game: &AnyGame, by: Ending) -> String {
    match (by, game) {
        (Ending::Time, _) => "A draw: both flags fell.".into(),
        (_, AnyGame::Rin(rin)) => format!("A draw, {}.", rin::counts(rin)),
        (by, AnyGame::Renju(_)) => format!("A draw: {}.", renju::drawn_by(by)),
        (by, AnyGame::Ren(ren)) => {
            format!("A draw, {}: {}.", ren::score(ren, Color::Black), ren::ended_by(by))
        }
    }
}

/// Why the point asked about is forbidden, what a stone under the mouse would do, or what the last move
/// did; empty if nothing is to be said.
pub fn effect(model: &Model) -> String {
    match model.foul_in_question() {
        // A question or a refusal says it already.
        Some(_) if model.intent.asked.is_some() || !model.notice.is_empty() => String::new(),
        Some((at, foul)) => model.rules().point_name(at) + &forbidden(foul) + ".",
        None => match (model.game(), model.hover) {
            (AnyGame::Ren(game), Some(at)) => ren::ahead(model, game, at),
            _ => None,
        }
        .unwrap_or_else(|| report(model)),
    }
}

/// What the last move did, or what holds the next one up; empty if nothing is to be said.
pub fn report(model: &Model) -> String {
    if model.intent.offers_draw {
        "The offer of a draw goes with the next move.".into()
    } else if model.can_pause() && model.is_paused() {
        "The clocks stand still.".into()
    } else {
        last_effect(model.game())
    }
}

/// What the last move did; empty if nothing is to be said.
fn last_effect(game: &AnyGame) -> String {
    match game {
        AnyGame::Rin(rin) => rin::last_effect(rin),
        AnyGame::Renju(renju) => renju::last_effect(renju),
        AnyGame::Ren(ren) => ren::last_effect(ren),
    }
}

/// What the last move scored and the score then, Black's first; empty if it scored nothing.
pub fn scored(game: &AnyGame) -> String {
    match game {
        AnyGame::Ren(ren) if !ren.groups().is_empty() => ren::scored(ren),
        _ => String::new(),
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

/// A move to think twice about.
pub fn question(model: &Model, mv: Move) -> String {
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => {
            let foul = model.foul_at(at).map_or("", renju::foul);
            let point = model.rules().point_name(at);
            format!("{point} makes {foul} and loses the game. Play it all the same?")
        }
        _ => {
            let who = model.game().person_to_move().map_or("", color);
            let what = if model.match_of_two().is_some() { " the match" } else { "" };
            format!("Does {who} resign{what}?")
        }
    }
}

/// The name of the opening, after the kanji.
pub fn opening(pattern: &Pattern) -> String {
    String::from(pattern.name) + " (" + &pattern.code() + ")"
}

/// A claim that brings nothing.
pub const CLAIM_FAILED: &str = "The claim failed.";

/// A flag was taken back.
pub const NO_CLOCKS: &str = "The game goes on without clocks.";

/// Undo is switched off.
pub const NO_TAKE_BACK: &str = "Taking back is switched off in the settings.";

/// What stands for a time control and is none.
pub fn bad_clock(text: &str) -> String {
    excerpt(text)
        + ": a time control is like 10+5, minutes and seconds, or 30/20, minutes and moves."
}

/// A text could not be read as a game, or a game not written in a format.
pub fn bad_text(why: &dyn fmt::Display) -> String {
    format!("That did not work: {why}.")
}

/// What a clock shows, from so many milliseconds: a begun second counts.
pub fn clock(left: u64) -> String {
    let seconds = left.div_ceil(1000) as usize;
    decimal::write(seconds / 60) + ":" + &decimal::write_two(seconds % 60)
}

/// Who sits behind a colour, where colours are exchanged.
pub const fn person(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first player",
        Seat::Second => "second player",
    }
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

/// After the name of a point where Black may not play.
pub fn forbidden(foul: Foul) -> String {
    format!(", forbidden: {}", renju::foul(foul))
}
/// After the name of a weak stone that may be replaced.
pub const WEAK: &str = ", weak";
/// After the name of a weak stone that the rui limit protects.
pub const PROTECTED: &str = ", weak, but protected by the rui limit";
/// After the name of a stone in atari.
pub const IN_ATARI: &str = ", in atari";
/// After the name of a square from which the last stone captured another.
pub const CAPTURED: &str = ", captured";
/// After the name of a stone that came with the last one.
pub const NIBAN: &str = ", niban";
/// After the name of a stone in a group that was scored.
pub const SCORED: &str = ", scored";

/// After the name of a point that was proposed, or is the first of two.
pub const PROPOSED: &str = ", proposed";
/// After the name of a stone in the row that decided the game.
pub const IN_ROW: &str = ", in the row";

/// What is played.
pub fn title(rules: RuleSet) -> String {
    match rules {
        RuleSet::Rin(_) | RuleSet::Ren(_) => {
            let size = decimal::write(rules.size().into());
            let title = format!("{} {size}×{size}", rules.name());
            if let RuleSet::Ren(options) = rules { title + ren::options(options) } else { title }
        }
        RuleSet::Renju(variant) => String::from("Renju ") + variant.row().name,
    }
}
