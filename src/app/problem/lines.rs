//! The lines of play of a problem: which of them a turn follows, and how they go on.

use super::{Exercise, Outcome, Verdict, played};
use crate::record::{Mark, NodeId};
use crate::rules::Move;

/// How the comment on a wrong move begins, where no mark says so.
const WRONG: &str = "wrong";

/// What the lines say to a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// It is a right one, which leads here.
    At(NodeId),
    /// It is a part of a right one, in another order.
    Halfway,
    /// It is there as a wrong one.
    Wrong(NodeId),
    /// It is in none of them.
    Nowhere,
    /// There are no lines.
    Unwritten,
}

impl Exercise {
    /// What the lines that begin at `place` say to the turn so far. The stones of a turn may come in any order that leads to the
    /// same position.
    pub(super) fn find(&self, place: NodeId) -> Found {
        let end = match self.walk(place, &self.turn) {
            Some(end) => Some(end),
            None => self.turned().and_then(|turned| self.walk(place, &turned)),
        };
        match end {
            Some(end) if self.has_wrong(end) => Found::Wrong(end),
            Some(end) => Found::At(end),
            None if self.is_second_in_line(place) => Found::Halfway,
            None => Found::Nowhere,
        }
    }

    /// The two stones of the turn the other way round, if that leads to the same position.
    fn turned(&self) -> Option<[Move; 2]> {
        let &[first, second] = self.turn.as_slice() else { return None };
        let mut game = self.game.clone();
        game.play(second).ok()?;
        game.play(first).ok()?;
        (game.board() == self.position().board()).then_some([second, first])
    }

    /// Whether the only stone of the turn so far is the second one of a right turn.
    fn is_second_in_line(&self, place: NodeId) -> bool {
        let &[mv] = self.turn.as_slice() else { return false };
        let continues = |first: NodeId| {
            let is_theirs = |mv| played(&self.game, &[mv]).to_move() == Some(self.person);
            self.record.move_at(first).is_some_and(is_theirs)
                && self.walk(first, &[mv]).is_some_and(|end| !self.has_wrong(end))
        };
        !self.is_turn_over() && self.record.children(place).any(continues)
    }

    /// What the lines say and mark where these moves lead from the record's start on; none if they do not lead there.
    pub fn notes(&self, moves: &[Move]) -> Option<(String, Vec<Mark>)> {
        let node = self.walk(self.record.root(), moves)?;
        Some((self.record.comment_at(node).into(), self.record.marks(node).to_vec()))
    }

    /// Where these moves lead from `place` on.
    fn walk(&self, place: NodeId, moves: &[Move]) -> Option<NodeId> {
        moves.iter().try_fold(place, |node, &mv| {
            self.record.children(node).find(|&child| self.record.move_at(child) == Some(mv))
        })
    }

    /// Whether a move from the beginning of the turn to `node` is wrong.
    fn has_wrong(&self, node: NodeId) -> bool {
        let moves = self.record.path(node).into_iter().skip(self.moves.len() + 1);
        moves.into_iter().any(|node| self.is_wrong(node))
    }

    /// Whether the move at `node` is said to be wrong.
    fn is_wrong(&self, node: NodeId) -> bool {
        let comment = self.record.comment_at(node).trim_start();
        let begins = comment.get(..WRONG.len());
        self.record.marks(node).contains(&Mark::Wrong)
            || begins.is_some_and(|word| word.eq_ignore_ascii_case(WRONG))
    }

    /// The first right move after `node`.
    fn next_right(&self, node: NodeId) -> Option<NodeId> {
        self.record.children(node).find(|&child| !self.is_wrong(child))
    }

    /// The turn has led to `node`: the other side plays the first reply that is written there. Where no right move follows, the
    /// problem is solved.
    pub(super) fn follow(&mut self, node: NodeId) -> Outcome {
        let reply = self.answers_in_line(node);
        let last = self.walk(node, &reply).filter(|&last| self.next_right(last).is_some());
        let verdict = if last.is_some() { Verdict::Right } else { Verdict::Solved };
        self.right(reply, last, verdict)
    }

    /// What the other side plays after `node` by the line, until it is the person's turn.
    pub(super) fn answers_in_line(&self, node: NodeId) -> Vec<Move> {
        let (mut game, mut node, mut reply) = (self.record.position_at(node), node, Vec::new());
        while game.to_move().is_some_and(|seat| seat != self.person) {
            let Some(next) = self.record.children(node).next() else { break };
            let Some(mv) = self.record.move_at(next) else { break };
            game.play_unchecked(mv);
            reply.push(mv);
            node = next;
        }
        reply
    }

    /// What follows `node` by the line, to its end.
    pub(super) fn line_from(&self, node: NodeId) -> Vec<Move> {
        let ways = std::iter::successors(Some(node), |&node| self.record.children(node).next());
        ways.skip(1).filter_map(|node| self.record.move_at(node)).collect()
    }

    /// Whether the lines from `place` on say how a wrong move is answered.
    pub(super) fn has_refutations(&self, place: NodeId) -> bool {
        let mut wrong = self.record.children(place).filter(|&child| self.is_wrong(child));
        wrong.any(|child| self.record.children(child).next().is_some())
    }

    /// The right moves of both sides from where the turn began, each the first of its alternatives.
    pub(super) fn right_line(&self) -> Vec<Move> {
        let ways = std::iter::successors(self.place, |&node| self.next_right(node));
        ways.skip(1).filter_map(|node| self.record.move_at(node)).collect()
    }
}
