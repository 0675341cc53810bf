//! A record as SGF, with all its alternatives.

use super::syntax::escape;
use super::{FIFTHS, PLY, SWAP, TURN, USES, Use, marks, points};
use crate::board::{Color, Point};
use crate::record::builder::{PROBLEM, SETUP};
use crate::record::importer::stone_color;
use crate::record::tree::{NodeId, Tree};
use crate::record::{Header, Record, setup, token};
use crate::rules::catalog::AnyGame;
use crate::rules::{Ending, Move, Status};

/// Writes `record`, which is one of Renju or gomoku.
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
    write_start(&mut out, record);
    write_opening(&mut out, record);
    write_notes(&mut out, record, Tree::ROOT);
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

/// The position that the game begins from, and the problem that it is. An empty board that was set up is only ours to know.
fn write_start(out: &mut String, record: &Record) {
    if let Some(start) = record.setup() {
        let stones = [("AB", Color::Black), ("AW", Color::White)].map(|(name, color)| {
            let own = start.board.points().filter(|&at| start.board.get(at) == Some(color));
            (name, own.collect::<Vec<Point>>())
        });
        if stones.iter().all(|(_, points)| points.is_empty()) {
            let text = setup::write(start, record.rules());
            write_property(out, PLY, &format!("{SETUP}: {text}"));
        } else {
            for (name, points) in stones.iter().filter(|(_, points)| !points.is_empty()) {
                write_points(out, name, points);
            }
            write_property(out, TURN, if start.to_move == Color::Black { "B" } else { "W" });
        }
    }
    if let Some(problem) = record.problem() {
        write_property(out, PLY, &format!("{PROBLEM}: {problem}"));
    }
}

/// What other programs know of the game's opening: the fifths that were not kept, and the choice of colours.
fn write_opening(out: &mut String, record: &Record) {
    let line: Vec<NodeId> = record.line_nodes();
    let is_own = |&&node: &&NodeId| !record.is_made_up(node);
    let moves: Vec<Move> =
        line.iter().filter(is_own).filter_map(|&at| record.move_at(at)).collect();
    for pair in moves.windows(2) {
        if let (Move::Propose(stones), Move::Stone(kept)) = (pair[0], pair[1]) {
            let others = stones.points().iter().copied().filter(|&at| at != kept);
            write_points(out, FIFTHS, &others.collect::<Vec<Point>>());
        }
    }
    let choices: Vec<&Move> =
        moves.iter().filter(|mv| matches!(mv, Move::Swap | Move::Stay)).collect();
    if let [choice] = choices[..] {
        write_property(out, SWAP, if *choice == Move::Swap { "True" } else { "False" });
    }
}

/// All moves, depth first. Where there are several, each has brackets round it and what follows it.
fn write_moves(out: &mut String, record: &Record) {
    // Where we are: after which move, the move to write next, whether it has brackets, the game.
    let mut path = vec![(
        Tree::ROOT,
        record.children(Tree::ROOT).collect::<Vec<_>>(),
        0,
        record.start().clone(),
    )];
    while let Some((before, choices, written, mut game)) = path.pop() {
        let has_brackets = choices.len() > 1;
        if has_brackets && written > 0 {
            *out += ")";
        }
        let Some(&node) = choices.get(written) else { continue };
        if has_brackets {
            *out += "\n(";
            path.push((before, choices, written + 1, game.clone()));
        }
        if let Some(mv) = record.move_at(node) {
            write_move(out, record, mv, &game);
            game.play_unchecked(mv);
        }
        write_notes(out, record, node);
        path.push((node, record.children(node).collect(), 0, game));
    }
}

/// A node for `mv`, played in `game`.
fn write_move(out: &mut String, record: &Record, mv: Move, game: &AnyGame) {
    let color = if stone_color(game) == Some(Color::White) { "W" } else { "B" };
    *out += "\n;";
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => write_points(out, color, &[at]),
        Move::Pass | Move::PassOffer => write_points(out, color, &[]),
        _ => {}
    }
    if !matches!(mv, Move::Stone(_) | Move::Pass) {
        write_property(out, PLY, &token::write(mv, record.rules()));
    }
}

/// The comment and the marks on `node`.
fn write_notes(out: &mut String, record: &Record, node: NodeId) {
    write_property(out, "C", record.comment_at(node));
    let mut last = "";
    for (name, value) in record.marks(node).iter().map(marks::write) {
        if name != last {
            *out += name;
        }
        *out += &format!("[{value}]");
        last = name;
    }
}

/// A property whose values are points, or one that has none.
fn write_points(out: &mut String, name: &str, points: &[Point]) {
    *out += name;
    for &at in points {
        *out += &format!("[{}]", points::write(at));
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
