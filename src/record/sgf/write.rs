//! A record as SGF, with all its alternatives.

use super::syntax::escape;
use super::{PLY, USES, Use};
use crate::board::{Color, Point};
use crate::record::importer::stone_color;
use crate::record::tree::Tree;
use crate::record::{Header, Record, token};
use crate::rules::catalog::AnyGame;
use crate::rules::{Ending, Move, Status};

/// Writes `record`, which is one of Renju.
pub fn write(record: &Record) -> String {
    let mut out = "(;FF[4]GM[4]CA[UTF-8]AP[Goishi]SZ[15]".to_string();
    write_property(&mut out, "RU", &record.rules().to_string());
    for (name, usage) in &USES {
        if let Use::Header(header) = usage {
            write_property(&mut out, name, record.header(*header));
        }
    }
    if record.header(Header::Result).is_empty() {
        write_property(&mut out, "RE", &result(record));
    }
    write_property(&mut out, "C", record.tree.comment(Tree::ROOT));
    write_moves(&mut out, record);
    out + ")\n"
}

/// How the game ended, in SGF's words, for programs that do not know our rules; empty if it goes on.
pub fn result(record: &Record) -> String {
    let game = record.position(usize::MAX);
    match game.status() {
        Status::Ongoing => String::new(),
        Status::Drawn { .. } => "0".to_string(),
        Status::Won { winner, by } => {
            let winner = if game.color_of(winner) == Color::Black { "B+" } else { "W+" };
            let how = match by {
                Ending::Resign => "R",
                Ending::Time => "T",
                _ => "",
            };
            winner.to_string() + how
        }
    }
}

/// All moves, depth first. Where there are several, each has brackets round it and what follows it.
fn write_moves(out: &mut String, record: &Record) {
    // Where we are: after which move, how many of those that follow it are written, the game.
    let mut path = vec![(Tree::ROOT, 0, record.rules().start())];
    while let Some((before, written, mut game)) = path.pop() {
        let choices = record.tree.next(before);
        let has_brackets = choices.len() > 1;
        if has_brackets && written > 0 {
            *out += ")";
        }
        let Some(&node) = choices.get(written) else { continue };
        if has_brackets {
            *out += "\n(";
            path.push((before, written + 1, game.clone()));
        }
        if let Some(mv) = record.tree.mv(node) {
            write_move(out, record, mv, &game);
            game.play_unchecked(mv);
        }
        write_property(out, "C", record.tree.comment(node));
        path.push((node, 0, game));
    }
}

/// A node for `mv`, played in `game`.
fn write_move(out: &mut String, record: &Record, mv: Move, game: &AnyGame) {
    let color = if stone_color(game) == Some(Color::White) { "W" } else { "B" };
    *out += "\n;";
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => write_points(out, color, &[at]),
        Move::Pass | Move::PassOffer => write_points(out, color, &[]),
        // Other programs show the two points with triangles.
        Move::Pair(a, b) => write_points(out, "TR", &[a, b]),
        _ => {}
    }
    if !matches!(mv, Move::Stone(_) | Move::Pass) {
        write_property(out, PLY, &token::write(mv, record.rules()));
    }
}

/// A property whose values are points, or one that has none.
fn write_points(out: &mut String, name: &str, points: &[Point]) {
    *out += name;
    for at in points {
        *out += "[";
        for index in [at.col, at.row] {
            out.push(char::from(b'a' + index));
        }
        *out += "]";
    }
    if points.is_empty() {
        *out += "[]";
    }
}

/// A property whose value is a text; nothing if there is none.
fn write_property(out: &mut String, name: &str, text: &str) {
    if !text.is_empty() {
        *out += name;
        *out += "[";
        escape(out, text);
        *out += "]";
    }
}
