//! What stands beside the board, as plain data.

use super::{Command, Model, text};
use crate::board::Color;
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// The page beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What is played.
    pub title: String,
    /// Black's line and White's.
    pub players: [Player; 2],
    /// What is asked for now, or how it ended.
    pub sentence: String,
    /// What is most to be read where there is room for one sentence.
    pub headline: String,
    /// What the last stone did.
    pub effect: String,
    /// Where in the game we are, unless at its end.
    pub looking_back: String,
    /// Something to be read once.
    pub notice: String,
    /// The moves.
    pub moves: Vec<Entry>,
    /// How many of them are shown.
    pub shown: usize,
    /// The controls that do something now.
    pub possible: Vec<Command>,
}

/// One move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its word.
    pub word: String,
    /// Who made it.
    pub by: Color,
}

/// One player's line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    /// Stones on the board.
    pub stones: u16,
    /// How much of the board they cover, from 0 to 1.
    pub share: f64,
    /// Stones due in this turn; 0 when it is the other's.
    pub due: u8,
}

/// What stands beside the position shown.
pub fn panel(model: &Model) -> Panel {
    let moves = entries(model);
    let sentence = text::sentence(model.game());
    Panel {
        title: text::title(model.rules()),
        players: Color::ALL.map(|color| player(model, color)),
        headline: if model.notice.is_empty() { sentence.clone() } else { model.notice.clone() },
        sentence,
        effect: text::last_effect(model.game()),
        looking_back: match model.at_end() {
            true => String::new(),
            false => text::looking_back(model.shown, moves.len()),
        },
        notice: model.notice.clone(),
        moves,
        shown: model.shown,
        possible: Command::ALL.into_iter().filter(|command| command.is_possible(model)).collect(),
    }
}

fn player(model: &Model, color: Color) -> Player {
    let to_move = model.game().color_to_move() == Some(color);
    match model.game() {
        AnyGame::Rin(rin) => {
            let stones = rin.stones(color);
            let share = f64::from(stones) / f64::from(model.rules().size()).powi(2);
            Player { stones, share, due: if to_move { rin.left() } else { 0 } }
        }
        AnyGame::Renju(_) => Player { stones: 0, share: 0.0, due: u8::from(to_move) },
    }
}

fn entries(model: &Model) -> Vec<Entry> {
    let mut game = model.rules().start();
    let entry = |mv| {
        let by = match mv {
            Move::Resign(Some(color)) | Move::Time(Some(color)) => color,
            _ => game.color_to_move().unwrap_or(Color::Black),
        };
        game.play_unchecked(mv);
        Entry { word: token::write(mv, model.rules()), by }
    };
    model.record.line().into_iter().map(entry).collect()
}
