//! Questions about one position, for either colour: does it win by fours or by threats, with which first stones, and what
//! stops it?

use super::dfpn::Prover;
use super::memory::Memory;
use super::moves::Need;
use super::root::Found;
use super::search::Search;
use super::skill::Skill;
use super::vcf::Attack;
use super::{Cell, Engine, Law, Position, Threat, point};
use crate::ai::Budget;
use crate::ai::search::WIN;
use crate::board::{Color, Point};
use crate::rules::renju::Renju;
use crate::rules::{Rules, Status};
use serde::{Deserialize, Serialize};

/// Fours are counted one by one up to here, so that the first win found is a short one.
const ONE_BY_ONE: u8 = 20;
/// No attack has more fours.
const MOST_FOURS: u8 = 120;
/// Attacks by few threats are looked for first, so that the line found is a short one: with so many threats, in so many
/// positions.
const FEW_THREATS: u8 = 60;
const SHORT_LOOK: u64 = 8_000;
/// Where threats may win, a win by fours is looked for in so many positions for each number of fours.
const FOURS_LOOK: u32 = 20_000;
/// So many positions are searched for each of several stones at first, and so many times more for those that are still open.
const FIRST_SHARE: u64 = 2_000;
const GROWTH: u64 = 8;

/// What an attack is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    /// Fours alone (VCF).
    Fours,
    /// Fours and threes (VCT).
    Threats,
}

impl Means {
    /// Both, the stricter first.
    pub const ALL: [Self; 2] = [Self::Fours, Self::Threats];
}

/// What is known of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It wins.
    Proved,
    /// It does not win.
    Refuted,
    /// It was not searched to its end.
    Unknown,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 3] = [Self::Proved, Self::Refuted, Self::Unknown];
}

impl From<Attack> for Verdict {
    fn from(attack: Attack) -> Self {
        match attack {
            Attack::Won(_) => Self::Proved,
            Attack::Failed => Self::Refuted,
            Attack::Unknown => Self::Unknown,
        }
    }
}

/// The answer to whether a colour wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Whether it does.
    pub verdict: Verdict,
    /// The stones of both, of which the last wins; empty unless it is proved.
    pub line: Vec<Point>,
    /// How many positions were searched.
    pub nodes: u64,
}

/// The answer to which stones do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// Those that do.
    pub found: Vec<Point>,
    /// Those of which it is not known.
    pub unknown: Vec<Point>,
    /// How many positions were searched.
    pub nodes: u64,
}

impl Engine {
    /// Whether `attacker`, if it is to move in the position of `game`, wins by these means.
    pub fn solve(
        &mut self,
        game: &Renju,
        attacker: Color,
        means: Means,
        budget: &Budget,
    ) -> Solution {
        if !self.begin(game, attacker) {
            return Solution { verdict: Verdict::Refuted, line: Vec::new(), nodes: 0 };
        }
        let mut search = search(&mut self.position, &mut self.memory, *budget);
        let result = search.attack(means);
        let line = match result {
            Attack::Won(stones) => search.line_of(stones),
            Attack::Failed | Attack::Unknown => Vec::new(),
        };
        Solution { verdict: result.into(), line, nodes: search.nodes }
    }

    /// All stones with which `attacker` begins a win by these means.
    pub fn first_moves(
        &mut self,
        game: &Renju,
        attacker: Color,
        means: Means,
        budget: &Budget,
    ) -> Points {
        self.begin(game, attacker);
        let least = if means == Means::Fours { Threat::Four } else { Threat::Three };
        let threat = |cell: &Cell| self.position.judged(attacker, *cell);
        let is_threat = |cell: &Cell| (least..=Threat::Five).contains(&threat(cell));
        let cells = self.position.allowed().cells().filter(is_threat).collect();
        self.each(game, cells, budget, |search, cell| search.attack_with(cell, means))
    }

    /// All stones of the other colour after which `attacker` does not win by these means. The attack is one that wins as long
    /// as nothing stops it.
    pub fn stops(
        &mut self,
        game: &Renju,
        attacker: Color,
        means: Means,
        budget: &Budget,
    ) -> Points {
        self.begin(game, attacker.other());
        let cells = self.position.allowed().cells().collect();
        self.each(game, cells, budget, |search, cell| search.attack_after(cell, means))
    }

    /// The threats that stones of `color` would be, three and more.
    pub fn threats(&mut self, game: &Renju, color: Color) -> Vec<(Point, Threat)> {
        self.begin(game, color);
        let judged = |cell| (point(cell), self.position.judged(color, cell));
        let cells = self.position.empty().cells().map(judged);
        cells.filter(|(_, threat)| (Threat::Three..=Threat::Five).contains(threat)).collect()
    }

    /// Sets up the position with `color` to move; says whether the game goes on.
    fn begin(&mut self, game: &Renju, color: Color) -> bool {
        self.set_up(Law::of(game.variant()), game.board(), color);
        self.memory.play_as(Skill::FULL.salt());
        game.status() == Status::Ongoing
    }

    /// Asks the same of each of these cells. All get a small part of the budget first; those that it leaves open get more, as long
    /// as there is any.
    fn each(
        &mut self,
        game: &Renju,
        cells: Vec<Cell>,
        budget: &Budget,
        ask: impl Fn(&mut Search, Cell) -> Verdict,
    ) -> Points {
        let mut points = Points { found: Vec::new(), unknown: Vec::new(), nodes: 0 };
        let mut open = if game.status() == Status::Ongoing { cells } else { Vec::new() };
        let mut share = FIRST_SHARE;
        loop {
            let left = budget.nodes - points.nodes.min(budget.nodes);
            let nodes = share.min(left / open.len().max(1) as u64);
            let before = points.nodes;
            open.retain(|&cell| {
                let budget = Budget { nodes, ..*budget };
                let mut search = search(&mut self.position, &mut self.memory, budget);
                let verdict = ask(&mut search, cell);
                points.nodes += search.nodes;
                if verdict == Verdict::Proved {
                    points.found.push(point(cell));
                }
                verdict == Verdict::Unknown
            });
            if open.is_empty() || nodes < share || points.nodes - before < nodes || (budget.stop)()
            {
                break;
            }
            share *= GROWTH;
        }
        points.found.sort_unstable();
        points.unknown = open.into_iter().map(point).collect();
        points
    }
}

fn search<'a>(
    position: &'a mut Position,
    memory: &'a mut Memory,
    budget: Budget<'a>,
) -> Search<'a> {
    Search::new(position, memory, budget, Skill::FULL)
}

impl Search<'_> {
    /// Whether the player to move wins by these means.
    fn attack(&mut self, means: Means) -> Attack {
        match means {
            Means::Fours => self.attack_by_fours(u32::MAX),
            Means::Threats => self.attack_by_threats(),
        }
    }

    /// Short wins first, by fours and by threats, and then any.
    fn attack_by_threats(&mut self) -> Attack {
        let by_fours = self.attack_by_fours(FOURS_LOOK);
        if matches!(by_fours, Attack::Won(_)) {
            return by_fours;
        }
        match self.vct(FEW_THREATS, SHORT_LOOK) {
            Attack::Unknown if !self.is_stopped() => Prover::new(self).prove(),
            result => result,
        }
    }

    fn attack_by_fours(&mut self, most_nodes: u32) -> Attack {
        for fours in (1..=ONE_BY_ONE).chain([MOST_FOURS]) {
            self.vcf_nodes = most_nodes;
            match self.vcf(fours) {
                Attack::Failed if self.is_stopped() => return Attack::Unknown,
                Attack::Failed => {}
                result => return result,
            }
        }
        Attack::Failed
    }

    /// The line of the attack that has just won by so many stones.
    fn line_of(&mut self, stones: u16) -> Vec<Point> {
        let line = self.attack_line.iter().rev().copied().collect();
        let value = WIN - i32::from(stones);
        let mut found = Found { value, line, depth: 0, by_fours: false };
        self.complete(&mut found);
        found.line.into_iter().map(point).collect()
    }

    /// Whether the player to move wins by beginning with this threat.
    fn attack_with(&mut self, cell: Cell, means: Means) -> Verdict {
        let me = self.position.turn();
        if self.position.judged(me, cell) == Threat::Five {
            return Verdict::Proved;
        }
        self.position.play(cell);
        let result = self.answered(me, means);
        self.position.take_back(cell, me);
        result
    }

    /// Whether every answer to the threat of `me` that was just made loses.
    fn answered(&mut self, me: Color, means: Means) -> Verdict {
        let own = self.position.cells_with(me.other(), Threat::Five);
        if self.position.turn() == me || !own.is_empty() {
            return Verdict::Refuted;
        }
        let fives = *self.position.cells_with(me, Threat::Five);
        let need = self.position.need();
        let is_hopeless = fives.is_empty()
            && (means == Means::Fours
                || need == Need::Free
                || !self.position.cells_with(me.other(), Threat::WinningFour).is_empty());
        if is_hopeless {
            return Verdict::Refuted;
        }
        if !self.position.has_stones(me, 1) {
            return Verdict::Refuted;
        }
        if fives.len() > 1 {
            return Verdict::Proved;
        }
        let answers = if fives.is_empty() {
            self.position.worthwhile(need)
        } else {
            fives.and(&self.position.allowed())
        };
        answers.cells().map(|answer| self.refuted_by(answer, means)).fold(Verdict::Proved, worse)
    }

    /// What is left of the attack after this answer.
    fn refuted_by(&mut self, answer: Cell, means: Means) -> Verdict {
        let me = self.position.turn();
        self.position.play(answer);
        let passes = self.position.turn() == me;
        let result = match means {
            _ if passes => Verdict::Refuted,
            Means::Fours => self.attack(means).into(),
            // What was proved on the way to the line that is known helps here.
            Means::Threats => Prover::new(self).decide().into(),
        };
        self.position.take_back(answer, me);
        result
    }

    /// Whether the stone of the player to move stops the attack of the other.
    fn attack_after(&mut self, cell: Cell, means: Means) -> Verdict {
        let me = self.position.turn();
        if self.position.judged(me, cell) == Threat::Five {
            return Verdict::Proved;
        }
        match self.refuted_by(cell, means) {
            Verdict::Proved => Verdict::Refuted,
            Verdict::Refuted => Verdict::Proved,
            Verdict::Unknown => Verdict::Unknown,
        }
    }
}

/// The worse verdict for the attacker.
fn worse(one: Verdict, other: Verdict) -> Verdict {
    match (one, other) {
        (Verdict::Refuted, _) | (_, Verdict::Refuted) => Verdict::Refuted,
        (Verdict::Unknown, _) | (_, Verdict::Unknown) => Verdict::Unknown,
        _ => Verdict::Proved,
    }
}
