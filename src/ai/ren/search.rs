//! The search: how good a position is when both players look for the best.

use super::evaluation::{POINT, Sight, evaluate};
use super::moves::{self, LOUD, Moves, Taste, Wanted};
use super::position::{Outcome, Position};
use super::reach::{MOST, PROVED, Reach, WIN};
use super::skill::Skill;
use super::squares::{Cell, PASS};
use super::table::{Bound, Table};
use crate::ai::Budget;

/// No line is longer.
const LONGEST: usize = 60;

/// A search that is under way.
pub struct Search<'a> {
    budget: &'a Budget<'a>,
    table: &'a mut Table,
    skill: &'a Skill,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Whether the budget is used up: what is returned now means nothing.
    pub stopped: bool,
    killers: [[Cell; 2]; LONGEST + 1],
    history: [i32; 128],
}

/// What has been found in one position.
struct Found {
    best: i32,
    at: Cell,
    tried: usize,
    /// Whether moves were left out, so that it is not proved that all lose.
    skipped: bool,
}

impl<'a> Search<'a> {
    /// One that has not begun.
    pub const fn new(budget: &'a Budget<'a>, table: &'a mut Table, skill: &'a Skill) -> Self {
        let killers = [[PASS; 2]; LONGEST + 1];
        Self { budget, table, skill, nodes: 0, stopped: false, killers, history: [0; 128] }
    }

    /// Brings the best of `roots` to the front and says how good it is, if there was time for one at least.
    pub fn best_root(
        &mut self,
        position: &Position,
        roots: &mut [Cell],
        depth: i32,
    ) -> Option<i32> {
        let mut best = None;
        let mut reach = Reach::root(depth);
        for tried in 0..roots.len() {
            let value = self.child(&position.after(roots[tried]), reach, 0, tried);
            if self.stopped {
                if best.is_some_and(|best| best <= -PROVED) {
                    // All that were tried lose. The next one may not.
                    roots[..=tried].rotate_right(1);
                    best = Some(-MOST);
                }
                break;
            }
            if value > reach.alpha || tried == 0 {
                best = Some(value);
                reach.alpha = value;
                roots[..=tried].rotate_right(1);
            }
        }
        best
    }

    /// The value of the move that led to `next`: fully looked for if it is the first, or better than those
    /// tried before.
    fn child(&mut self, next: &Position, reach: Reach, less: i32, tried: usize) -> i32 {
        if tried > 0 {
            let narrow = reach.narrow().next();
            let mut value = -self.value(next, narrow.less(less));
            if value > reach.alpha && less > 0 {
                value = -self.value(next, narrow);
            }
            if value <= reach.alpha || value >= reach.beta || reach.is_narrow() {
                return value;
            }
        }
        -self.value(next, reach.next())
    }

    /// How good the position is for the player to move.
    fn value(&mut self, position: &Position, reach: Reach) -> i32 {
        if let Some(value) = self.known_at_once(position, reach) {
            return value;
        }
        if reach.depth <= 0 || reach.ply >= LONGEST {
            return self.tail(position, reach, self.skill.tail);
        }
        let key = position.key() ^ self.skill.salt;
        let entry = self.table.get(key);
        if let Some(value) = entry.and_then(|entry| entry.answer(reach)) {
            return value;
        }
        let found = self.look(position, reach, entry.map(|entry| entry.best));
        if !self.stopped {
            let bound = Bound::of(found.best, reach);
            self.table.put(key, reach.counted_from_here(found.best), reach.depth, bound, found.at);
        }
        found.best
    }

    /// Tries the moves of a position.
    fn look(&mut self, position: &Position, reach: Reach, known: Option<Cell>) -> Found {
        let sight = Sight::new(position);
        let looks = self.judge(position, &sight);
        let threatened = self.is_threatened(position, reach);
        // What does not defend is answered by the nine.
        let least = if threatened { -reach.win_in(2) } else { -WIN };
        let at = known.unwrap_or(PASS);
        let mut found = Found { best: least, at, tried: 0, skipped: false };
        if !threatened && looks >= reach.beta && self.could_pass(position, reach) {
            found.best = reach.beta;
            return found;
        }
        let taste = Taste { known, killers: self.killers[reach.ply], history: &self.history };
        let open = self.skill.open(position, reach.ply);
        let wanted = if threatened { Wanted::Defences } else { Wanted::All };
        let mut moves = moves::list(position, open, &sight, &taste, wanted);
        self.try_all(position, reach.less(-i32::from(threatened)), &mut moves, looks, &mut found);
        if found.skipped {
            found.best = found.best.max(-MOST);
        }
        found
    }

    /// Whether the player to move stands so well that a pass would be enough.
    fn could_pass(&mut self, position: &Position, reach: Reach) -> bool {
        let sensible = !position.passed && reach.depth >= 3 && reach.is_narrow();
        let after = reach.next().less(2);
        sensible && reach.beta <= MOST && -self.value(&position.after(PASS), after) >= reach.beta
    }

    fn try_all(
        &mut self,
        position: &Position,
        mut reach: Reach,
        moves: &mut Moves,
        looks: i32,
        found: &mut Found,
    ) {
        while let Some(mv) = moves.pick() {
            let quiet = mv.promise < LOUD;
            if quiet && is_hopeless(reach, found.tried, looks) {
                // What follows promises even less.
                found.skipped = true;
                return;
            }
            let less = if quiet { reduction(reach.depth, found.tried) } else { 0 };
            let value = self.child(&position.after(mv.at), reach, less, found.tried);
            found.tried += 1;
            if self.stopped {
                return;
            }
            if value > found.best {
                (found.best, found.at) = (value, mv.at);
            }
            reach.alpha = reach.alpha.max(value);
            if reach.alpha >= reach.beta {
                if quiet {
                    self.remember(mv.at, reach);
                }
                return;
            }
        }
    }

    /// A quiet move was good enough: it may be in similar positions.
    fn remember(&mut self, at: Cell, reach: Reach) {
        let killers = &mut self.killers[reach.ply];
        if killers[0] != at {
            *killers = [at, killers[0]];
        }
        let history = &mut self.history[usize::from(at)];
        *history += reach.depth * reach.depth;
        if *history > 2_000 {
            self.history.iter_mut().for_each(|history| *history /= 2);
        }
    }

    /// What needs no search: the end, a win in one move, and a budget that is used up.
    fn known_at_once(&mut self, position: &Position, reach: Reach) -> Option<i32> {
        if self.is_out_of_budget() {
            return Some(0);
        }
        match position.outcome {
            Some(Outcome::Won) => return Some(reach.win_in(0)),
            Some(Outcome::Lost) => return Some(-reach.win_in(0)),
            Some(Outcome::Drawn) => return Some(0),
            None => {}
        }
        let open = self.skill.open(position, reach.ply);
        let wins = position.own_gains.nines & open != 0
            || position.passed && position.lead > 0
            || position.is_winning(31) && position.is_winning(position.own_gains.best(open));
        wins.then_some(reach.win_in(1))
    }

    /// Counts a position, unless there is no time left for it.
    fn is_out_of_budget(&mut self) -> bool {
        let used_up = self.nodes >= self.budget.nodes;
        if used_up || self.nodes & 1023 == 1023 && (self.budget.stop)() {
            self.stopped = true;
        }
        self.nodes += u64::from(!self.stopped);
        self.stopped
    }

    /// Whether the other player would complete a nine.
    fn is_threatened(&self, position: &Position, reach: Reach) -> bool {
        position.other_gains.nines & position.empty() & self.skill.seen(reach.ply + 1) != 0
    }

    fn judge(&self, position: &Position, sight: &Sight) -> i32 {
        (evaluate(position, sight) + self.skill.error(position)).clamp(-MOST, MOST)
    }

    /// Follows scores, and nines that must be prevented, to a position that is quiet enough to be judged.
    fn tail(&mut self, position: &Position, mut reach: Reach, left: u32) -> i32 {
        let sight = Sight::new(position);
        let looks = self.judge(position, &sight);
        if left == 0 || reach.ply >= LONGEST {
            return looks;
        }
        let threatened = self.is_threatened(position, reach);
        let open = self.skill.open(position, reach.ply);
        let mut best = looks;
        let mut moves = if threatened {
            best = -reach.win_in(2);
            moves::list(position, open, &sight, &Taste::none(&self.history), Wanted::Defences)
        } else {
            moves::scoring(position, open)
        };
        let mut most = if threatened { usize::MAX } else { WIDEST_TAIL };
        while let Some(mv) = moves.pick() {
            reach.alpha = reach.alpha.max(best);
            let points = position.own_gains.points(mv.at);
            let too_little = !threatened && looks + points * POINT + MARGIN <= reach.alpha;
            if reach.alpha >= reach.beta || too_little || most == 0 {
                break;
            }
            most -= 1;
            best = best.max(-self.tail_child(&position.after(mv.at), reach.next(), left - 1));
        }
        best
    }

    fn tail_child(&mut self, position: &Position, reach: Reach, left: u32) -> i32 {
        match self.known_at_once(position, reach) {
            Some(value) => value,
            None => self.tail(position, reach, left),
        }
    }
}

/// A score is followed if it may be worth so much more than its points.
const MARGIN: i32 = 50;

/// Of the moves that score so many are followed.
const WIDEST_TAIL: usize = 3;

/// How much less far a quiet move is looked at when so many have been tried.
const fn reduction(depth: i32, tried: usize) -> i32 {
    match tried {
        _ if depth < 2 => 0,
        0..2 => 0,
        2..8 => 1,
        8..20 => 1 + depth / 3,
        _ => 2 + depth / 3,
    }
}

/// Whether a quiet move so late in the list is not worth a look.
const fn is_hopeless(reach: Reach, tried: usize, looks: i32) -> bool {
    if tried == 0 || !reach.is_narrow() {
        return false;
    }
    match reach.depth {
        1 => looks + POINT <= reach.alpha || tried >= 6,
        2 => looks + 2 * POINT <= reach.alpha || tried >= 12,
        3 => looks + 3 * POINT <= reach.alpha || tried >= 20,
        4 => tried >= 30,
        _ => false,
    }
}
