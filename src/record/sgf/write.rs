//! A record as SGF, with all its alternatives.

use super::syntax::escape;
use super::{HEADERS, OWN};
use crate::board::{Color, Point};
use crate::record::importer::stone_color;
use crate::record::tree::{NodeId, Tree};
use crate::record::{Record, token};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use std::rc::Rc;

/// What a walk has still to do. The game is the one before the move; alternatives share it.
enum Todo {
    /// The move and what follows it.
    Move(NodeId, Rc<AnyGame>),
    /// The same as a tree of its own.
    Tree(NodeId, Rc<AnyGame>),
    /// The end of a tree.
    Close,
}

/// Writes `record`, which is one of Renju.
pub fn write(record: &Record) -> String {
    let mut out = "(;FF[4]GM[4]CA[UTF-8]AP[Goishi]SZ[15]".to_string();
    write_property(&mut out, "RU", &record.rules().to_string());
    for (name, header) in HEADERS {
        write_property(&mut out, name, record.header(header));
    }
    write_property(&mut out, "C", record.tree.comment(Tree::ROOT));
    let mut todo = vec![Todo::Close];
    plan(&mut todo, record, Tree::ROOT, Rc::new(record.rules().start()));
    while let Some(next) = todo.pop() {
        match next {
            Todo::Move(node, game) => {
                if let Some(mv) = record.tree.mv(node) {
                    write_move(&mut out, record, mv, &game);
                    write_property(&mut out, "C", record.tree.comment(node));
                    let mut game = game;
                    Rc::make_mut(&mut game).play_unchecked(mv);
                    plan(&mut todo, record, node, game);
                }
            }
            Todo::Tree(node, game) => {
                out.push_str("\n(");
                todo.push(Todo::Close);
                todo.push(Todo::Move(node, game));
            }
            Todo::Close => out.push(')'),
        }
    }
    out.push('\n');
    out
}

/// Plans what follows `node`, last things first, as a stack wants it.
fn plan(todo: &mut Vec<Todo>, record: &Record, node: NodeId, game: Rc<AnyGame>) {
    match record.tree.next(node) {
        [next] => todo.push(Todo::Move(*next, game)),
        branches => {
            for &next in branches.iter().rev() {
                todo.push(Todo::Tree(next, Rc::clone(&game)));
            }
        }
    }
}

/// A node for `mv`, played in `game`.
fn write_move(out: &mut String, record: &Record, mv: Move, game: &AnyGame) {
    let color = if stone_color(game) == Some(Color::White) { "W" } else { "B" };
    out.push_str("\n;");
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => write_points(out, color, &[at]),
        Move::Pass | Move::PassOffer => {
            out.push_str(color);
            out.push_str("[]");
        }
        // Other programs show the two points with triangles.
        Move::Pair(a, b) => write_points(out, "TR", &[a, b]),
        _ => {}
    }
    if !matches!(mv, Move::Stone(_) | Move::Pass) {
        write_property(out, OWN, &token::write(mv, record.rules()));
    }
}

fn write_points(out: &mut String, name: &str, points: &[Point]) {
    out.push_str(name);
    for at in points {
        out.push('[');
        out.push(char::from(b'a' + at.col));
        out.push(char::from(b'a' + at.row));
        out.push(']');
    }
}

/// A property whose value is a text; nothing if there is none.
fn write_property(out: &mut String, name: &str, text: &str) {
    if !text.is_empty() {
        out.push_str(name);
        out.push('[');
        escape(out, text);
        out.push(']');
    }
}
