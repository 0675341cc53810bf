//! What a move does.

use super::opening::{Proposals, Task};
use super::rule_set::{Penalty, Referee};
use super::{Foul, Renju, SIZE};
use crate::board::{Color, Point};
use crate::rules::{Ending, Proposal, Rules, Status};

impl Renju {
    fn put(&mut self, at: Point, color: Color) {
        self.board.set(at, Some(color));
        self.lines.toggle(at, color);
        self.placed[color as usize] += 1;
        let number = usize::from(self.stones_placed());
        if let Some(early) = self.early.get_mut(number - 1) {
            *early = Some((at, color));
        }
    }

    fn take_away(&mut self, at: Point, color: Color) {
        self.board.set(at, None);
        self.lines.toggle(at, color);
        self.placed[color as usize] -= 1;
    }

    /// A stone is judged: "five, then foul, then full board or supply".
    fn place(&mut self, at: Point, color: Color) {
        let stretches = self.lines.stretches(at, color);
        let five = self.row().wins[color as usize].is_made(&stretches);
        let foul = match (&self.row().fouls, color) {
            (Some(fouls), Color::Black) if !five => fouls.made(&self.lines, at, &stretches),
            _ => None,
        };
        self.put(at, color);
        let seen = self.row().referee == Referee::Auto || self.is_full();
        match (five, foul) {
            (true, _) if seen => self.decide(color, Ending::Five, at),
            (true, _) => self.claims.note_five(color, at),
            (false, Some(foul)) if seen => self.decide(Color::White, foul.ending(), at),
            (false, Some(foul)) => self.claims.note_foul(foul, at),
            (false, None) => {}
        }
    }

    fn is_full(&self) -> bool {
        self.stones_placed() == SIZE * SIZE
    }

    /// Stones put so far.
    pub(super) const fn stones_placed(&self) -> u8 {
        self.placed[0] + self.placed[1]
    }

    /// The stone on `at` decides the game.
    fn decide(&mut self, winner: Color, by: Ending, at: Point) {
        self.decisive = Some(at);
        self.status = Status::Won { winner: self.seat_of(winner), by };
    }

    /// A stone or a pass: the turn goes to the other colour, or stays where that one "misses the
    /// turn automatically". If neither can place, the game is a draw.
    pub(super) fn end_turn(&mut self, color: Color) {
        self.next_step();
        if self.status != Status::Ongoing {
            return;
        }
        if self.can_place(color.other()) {
            self.color = color.other();
        } else if self.can_place(color) {
            self.color = color;
        } else {
            let by = if self.is_full() { Ending::Full } else { Ending::Supply };
            self.status = Status::Drawn { by };
        }
    }

    /// Whether `color` has a stone left and a point that permits it.
    fn can_place(&self, color: Color) -> bool {
        let permits = |at| self.board.get(at).is_none() && self.refused_foul(at, color).is_none();
        self.placed[color as usize] < self.row().stones
            && !self.is_full()
            && (!self.refuses_fouls(color) || self.board.points().any(permits))
    }

    fn refuses_fouls(&self, color: Color) -> bool {
        let fouls = self.row().fouls;
        color == Color::Black && fouls.is_some_and(|fouls| fouls.penalty == Penalty::Refusal)
    }

    /// The foul for which the rules refuse a stone of `color` on `at`.
    pub(super) fn refused_foul(&self, at: Point, color: Color) -> Option<Foul> {
        if self.refuses_fouls(color) { self.foul_at(at) } else { None }
    }

    /// A stone or a pass with an offer of a draw; "if the move that carries it ends the game, the
    /// offer is void".
    pub(super) fn offer_draw(&mut self, color: Color) {
        self.offer = (self.status == Status::Ongoing).then_some(color);
    }

    /// The opening goes on.
    pub(super) fn next_step(&mut self) {
        self.steps = self.steps.split_first().map_or(&[], |(_, following)| following);
    }

    /// The opening takes the other way that is open now.
    pub(super) fn take_branch(&mut self) {
        if let Task::ColoursOr(_, steps) = self.task() {
            self.steps = steps;
        }
    }

    /// A stone, or after a proposal the one of them that stays.
    pub(super) fn stone(&mut self, at: Point) {
        let color = self.next_color();
        match (self.task(), self.proposed) {
            (Task::Keep, Some(stones)) => self.keep(stones, at),
            // There is nothing to choose from one.
            (Task::Propose(_), _) => {
                self.next_step();
                self.put(at, color);
                self.next_step();
            }
            _ => {
                self.place(at, color);
                self.end_turn(color);
            }
        }
    }

    /// "White has the right to choose one of the two proposals" (12.7), or "removes one".
    fn keep(&mut self, stones: Proposal, kept: Point) {
        self.proposed = None;
        self.next_step();
        for &at in stones.points() {
            match (self.board.get(at).is_some(), at == kept) {
                (true, false) => self.take_away(at, Color::Black),
                (false, true) => self.put(at, Color::Black),
                _ => {}
            }
        }
    }

    /// "Two different proposals for 5th stone" (12.7), as many as were declared, or ten; or "two black
    /// stones on the board".
    pub(super) fn propose(&mut self, stones: Proposal) {
        let task = self.task();
        if task == Task::Propose(Proposals::Placed) {
            stones.points().iter().for_each(|&at| self.put(at, Color::Black));
        }
        self.proposed = Some(stones);
        match task {
            Task::ColoursOr(..) => self.take_branch(),
            _ => self.next_step(),
        }
    }

    /// "When both the players (after each other) pass", it is a draw (10.3).
    pub(super) fn pass(&mut self) {
        if self.passed {
            self.status = Status::Drawn { by: Ending::Passes };
        }
        self.go_on();
        self.passed = true;
        self.end_turn(self.next_color());
    }

    /// "The player, who wants to win, always has to claim win" (9.6).
    pub(super) fn claim(&mut self, color: Color) {
        match self.claims.won_by(color) {
            Some((by, at)) => self.decide(color, by, at),
            None => self.claim_failed = true,
        }
    }

    /// The colour of the next stone or decision.
    pub(super) fn next_color(&self) -> Color {
        self.due().map_or(self.color, |step| step.color)
    }

    /// What a move or choice ends: the offer it does not answer, the run of passes, the time to
    /// claim a fork.
    pub(super) fn go_on(&mut self) {
        if self.next_color() == Color::White {
            self.claims.white_continues();
        }
        self.offer = None;
        self.passed = false;
    }
}
