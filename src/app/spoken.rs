//! What is said to those who do not see the board.

use super::{Model, panel, text};
use crate::board::Point;
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Ren;

/// The position after a change: the last move, what it did, and what is asked for.
pub fn position(model: &Model) -> String {
    let game = model.game();
    let mut said = match model.last_move() {
        Some(mv) => token::write(mv, model.rules()) + ". ",
        None => text::EMPTY_BOARD.into(),
    };
    let effect = text::report(model);
    if !effect.is_empty() {
        said += &effect;
        said += " ";
    }
    if let AnyGame::Renju(renju) = game
        && let Some(pattern) = renju.pattern()
        && game.board().points().filter(|&at| game.board().get(at).is_some()).count() == 3
        && matches!(model.last_move(), Some(Move::Stone(_) | Move::StoneOffer(_)))
    {
        said += &text::opening(pattern);
        said += ". ";
    }
    if let AnyGame::Ren(ren) = game {
        for step in text::ren::steps(ren) {
            said += &step;
            said += " ";
        }
    }
    let scored = !text::scored(game).is_empty();
    if let AnyGame::Ren(ren) = game
        && scored
        && model.is_running()
    {
        said += &text::ren::scores_told(ren);
    }
    said += &text::sentence(model);
    // How the match stands is told when that has changed.
    let standing = panel::standing(model);
    if !standing.is_empty() && (scored || model.shown == 0 || !model.is_running()) {
        said += " ";
        said += &standing;
    }
    said
}

/// Every point of the board, row by row, as its button is called.
pub fn cells(model: &Model) -> Vec<String> {
    let last = model.last_stone();
    let rows = decisive_rows(model);
    let mut names = Vec::new();
    for at in model.game().board().points() {
        let mut name = cell(model, at);
        if last == Some(at) {
            name += text::LAST_STONE;
        }
        if rows.iter().any(|row| row.contains(&at)) {
            name += text::IN_ROW;
        }
        names.push(name);
    }
    names
}

fn decisive_rows(model: &Model) -> Vec<Vec<Point>> {
    match model.game() {
        AnyGame::Renju(game) => game.finding(),
        AnyGame::Rin(_) | AnyGame::Ren(_) => Vec::new(),
    }
}

fn cell(model: &Model, at: Point) -> String {
    let mut name = model.rules().point_name(at);
    name += text::content(model.game().board().get(at));
    match model.game() {
        AnyGame::Rin(rin) if rin.killed().contains(&at) => name += text::KILLED,
        AnyGame::Rin(rin) if rin.filled().contains(&at) => name += text::FILLED,
        AnyGame::Rin(_) => {}
        AnyGame::Ren(game) => ren_cell(model, game, at, &mut name),
        AnyGame::Renju(game) => {
            let proposed = game.proposed().is_some_and(|pair| pair.contains(&at));
            if proposed || model.intent.first == Some(at) {
                name += text::PROPOSED;
            }
            if let Some(foul) = model.marked_foul(at) {
                name += &text::forbidden(foul);
            }
        }
    }
    name
}

fn ren_cell(model: &Model, game: &Ren, at: Point, name: &mut String) {
    let weak = model.weak_stones().contains(&at);
    let protected = game.replaceable().is_empty();
    for &(holds, what) in &[
        (weak && !protected, text::WEAK),
        (weak && protected, text::PROTECTED),
        (model.marks_atari(at), text::IN_ATARI),
        (game.captured().contains(&at) && game.niban() != Some(at), text::CAPTURED),
        (game.niban() == Some(at), text::NIBAN),
        (game.groups().iter().any(|group| group.contains(at)), text::SCORED),
    ] {
        if holds {
            *name += what;
        }
    }
    if let Some(ahead) = model.look_ahead(at) {
        *name += &text::ren::foretold(". A stone here", &ahead);
    }
}
