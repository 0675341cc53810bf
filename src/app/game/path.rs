//! A way through a record: its moves, and the positions that they lead to.

use crate::record::{NodeId, Record};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// A way through a record from the start of the game on.
#[derive(Clone, Debug)]
pub struct Path {
    /// The places of its moves in the record, after that of the start.
    nodes: Vec<NodeId>,
    moves: Vec<Move>,
    /// One more than there are moves: the start comes first.
    positions: Vec<AnyGame>,
}

impl Path {
    /// The game of `record`.
    pub fn of_game(record: &Record) -> Self {
        let (nodes, positions) = (vec![record.root()], vec![record.start().clone()]);
        Self { nodes, moves: Vec::new(), positions }.along(record, &record.line_nodes())
    }

    /// The way that leads along `nodes`. What both ways share is not played again.
    pub fn along(&self, record: &Record, nodes: &[NodeId]) -> Self {
        let mut path = self.clone();
        path.truncate(self.shared_with(nodes));
        for &node in &nodes[path.nodes.len()..] {
            path.extend(record, node);
        }
        path
    }

    /// How many moves this way and `nodes` have in common from the start on.
    pub fn shared_with(&self, nodes: &[NodeId]) -> usize {
        let same = self.nodes.iter().zip(nodes).take_while(|(a, b)| a == b).count();
        same.saturating_sub(1)
    }

    /// Goes one move on.
    pub fn extend(&mut self, record: &Record, node: NodeId) {
        let Some(mv) = record.move_at(node) else { return };
        let mut next = self.end().clone();
        next.play_unchecked(mv);
        self.nodes.push(node);
        self.moves.push(mv);
        self.positions.push(next);
    }

    /// Ends after `ply` moves.
    pub fn truncate(&mut self, ply: usize) {
        self.nodes.truncate(ply + 1);
        self.moves.truncate(ply);
        self.positions.truncate(ply + 1);
    }

    /// The places of its moves in the record, after that of the start.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// Its moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Its positions, the start first.
    pub fn positions(&self) -> &[AnyGame] {
        &self.positions
    }

    /// The position at its end.
    pub fn end(&self) -> &AnyGame {
        &self.positions[self.moves.len()]
    }
}
