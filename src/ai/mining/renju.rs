//! Problems of Renju from games: wins by fours and by threes, traps by forbidden points, only defences.

use super::{Find, Lines, longer, self_play};
use crate::ai::renju::{Engine, Means, Solution, Threat, Verdict};
use crate::ai::{Budget, Random};
use crate::board::{Board, Color, Point};
use crate::record::puzzle::Theme;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::renju::{Renju, SIZE, Variant};
use crate::rules::{Move, Rules, Setup, Status};

/// So many positions are searched for a win by fours, and for one by threes.
const SOLVE: Budget<'static> = Budget::nodes(12_000);
const SOLVE_THREES: Budget<'static> = Budget::nodes(2_500);
/// So many are for all stones that begin a win or stop one.
const ALL: Budget<'static> = Budget::nodes(60_000);

/// Numbers of fours in a win by fours.
const FOURS: std::ops::RangeInclusive<usize> = 2..=12;
/// The longest win by threes, in stones of both.
const LONGEST: usize = 13;
/// So many stones may be right: in a win by fours, in one by threes, in a defence.
const MOST_RIGHT: [usize; 3] = [2, 4, 3];
/// So many wrong stones are told about.
const MOST_WRONG: usize = 2;

/// The problems of one game, at most one of each theme that is wanted, and those made from its wins.
pub fn dig(variant: Variant, random: &mut Random, wanted: &[Theme]) -> Vec<Find> {
    let engine = Engine::with_table(16);
    let mut finder = Finder { rules: RuleSet::Renju(variant), wanted, engine };
    let mut finds: Vec<Find> = Vec::new();
    // The end of a game has the most wins: the last positions come first.
    for game in game(variant, random).iter().rev() {
        if let Some(find) = finder.find(game)
            && !finds.iter().any(|other| other.puzzle.theme == find.puzzle.theme)
        {
            if matches!(find.puzzle.theme, Theme::Fours | Theme::Trap) {
                finds.extend(finder.made(variant, game, &find.puzzle.right[0], random));
            }
            finds.push(find);
        }
    }
    finds
}

/// All positions of a game between players of several levels.
pub fn game(variant: Variant, random: &mut Random) -> Vec<Renju> {
    let rules = RuleSet::Renju(variant);
    let positions = self_play::positions(rules, opening(variant, random), random).into_iter();
    let renju = positions.filter_map(|game| match game {
        AnyGame::Renju(game) => Some(*game),
        AnyGame::Ren(_) | AnyGame::Rin(_) => None,
    });
    renju.collect()
}

/// Five stones near the middle.
fn opening(variant: Variant, random: &mut Random) -> AnyGame {
    let mut board = Board::empty(SIZE);
    let mut color = Color::Black;
    while board.count(Color::Black) < 3 {
        let at = Point::new(4 + random.below(7) as u8, 4 + random.below(7) as u8);
        if board.get(at).is_none() {
            board.set(at, Some(color));
            color = color.other();
        }
    }
    AnyGame::Renju(Box::new(Renju::from_position(variant, &board, color)))
}

struct Finder<'a> {
    rules: RuleSet,
    wanted: &'a [Theme],
    engine: Engine,
}

impl Finder<'_> {
    /// Problems made from a win by fours: longer wins, and defences against them.
    fn made(
        &mut self,
        variant: Variant,
        game: &Renju,
        line: &[Point],
        random: &mut Random,
    ) -> Vec<Find> {
        let positions = longer::positions(&mut self.engine, variant, game, line, random);
        let mut finds: Vec<Find> =
            positions.last().and_then(|last| self.find(last)).into_iter().collect();
        for game in &positions {
            let Some(me) = game.color_to_move() else { continue };
            // The attacker has just moved somewhere.
            let Some(board) = longer::put_near(game.board(), me, random) else { continue };
            finds.extend(self.find(&Renju::from_position(variant, &board, me.other())));
        }
        finds
    }

    /// The problem in this position, if there is one.
    fn find(&mut self, game: &Renju) -> Option<Find> {
        let me = game.color_to_move()?;
        let fives = |threats: &[(Point, Threat)]| threats.iter().any(|(_, t)| *t == Threat::Five);
        let (own, other) = (self.engine.threats(game, me), self.engine.threats(game, me.other()));
        if fives(&own) || fives(&other) {
            return None;
        }
        match self.engine.solve(game, me, Means::Fours, &SOLVE) {
            Solution { verdict: Verdict::Proved, line, .. } => self.by_fours(game, &own, &line),
            Solution { verdict: Verdict::Refuted, .. } => {
                let danger = self.engine.solve(game, me.other(), Means::Fours, &SOLVE);
                match danger.verdict {
                    Verdict::Proved if self.wanted.contains(&Theme::Defence) => {
                        self.defence(game, &danger.line)
                    }
                    Verdict::Refuted if self.wanted.contains(&Theme::Threes) => {
                        self.by_threes(game, &own)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// A win by fours; a trap, if it is none where everything may be blocked.
    fn by_fours(&mut self, game: &Renju, own: &[(Point, Threat)], line: &[Point]) -> Option<Find> {
        let me = game.color_to_move()?;
        if !FOURS.contains(&(line.len() / 2)) {
            return None;
        }
        let first = self.engine.first_moves(game, me, Means::Fours, &ALL);
        let tempting: Vec<Point> = own
            .iter()
            .filter(|(at, threat)| *threat >= Threat::Four && !first.found.contains(at))
            .map(|&(at, _)| at)
            .filter(|&at| game.foul_at(at).is_none() || me == Color::White)
            .collect();
        if !first.unknown.is_empty() || first.found.len() > MOST_RIGHT[0] || tempting.is_empty() {
            return None;
        }
        let right = self.lines(game, &first.found, line)?;
        let wrong = tempting.iter().take(MOST_WRONG).filter_map(|&at| self.blocked(game, at));
        let wrong = wrong.collect();
        let is_trap = me == Color::White && self.needs_fouls(game);
        let theme = if is_trap { Theme::Trap } else { Theme::Fours };
        Some(self.find_of(theme, game, Lines { right, wrong }, tempting.len()))
    }

    /// Whether White's win by fours is none where Black has no forbidden points.
    fn needs_fouls(&mut self, game: &Renju) -> bool {
        let free = Renju::from_position(Variant::Gomoku, game.board(), Color::White);
        let mut engine = Engine::with_table(14);
        engine.solve(&free, Color::White, Means::Fours, &SOLVE).verdict == Verdict::Refuted
    }

    /// A win by threes in a position without one by fours.
    fn by_threes(&mut self, game: &Renju, own: &[(Point, Threat)]) -> Option<Find> {
        let me = game.color_to_move()?;
        let solution = self.engine.solve(game, me, Means::Threats, &SOLVE_THREES);
        if solution.verdict != Verdict::Proved || solution.line.len() > LONGEST {
            return None;
        }
        let first = self.engine.first_moves(game, me, Means::Threats, &ALL);
        let tempting: Vec<Point> =
            own.iter().map(|&(at, _)| at).filter(|at| !first.found.contains(at)).collect();
        if !first.unknown.is_empty() || first.found.len() > MOST_RIGHT[1] || tempting.is_empty() {
            return None;
        }
        let others = first.found.iter().filter(|at| solution.line.first() != Some(at));
        let others: Vec<Vec<Point>> = others.map(|&at| vec![at]).collect();
        let right = [vec![solution.line], others].concat();
        let wrong = tempting.iter().filter_map(|&at| self.stopped(game, at));
        let wrong = wrong.take(MOST_WRONG).collect();
        Some(self.find_of(Theme::Threes, game, Lines { right, wrong }, tempting.len()))
    }

    /// The only stones that stop a win by fours.
    fn defence(&mut self, game: &Renju, attack: &[Point]) -> Option<Find> {
        let me = game.color_to_move()?;
        if attack.len() < 5 {
            return None;
        }
        let stops = self.engine.stops(game, me.other(), Means::Fours, &ALL);
        let is_good = stops.unknown.is_empty() && (1..=MOST_RIGHT[2]).contains(&stops.found.len());
        if !is_good || !stops.found.iter().all(|&at| self.holds(game, at)) {
            return None;
        }
        let tempting: Vec<Point> =
            attack.iter().copied().filter(|at| !stops.found.contains(at)).collect();
        let wrong = tempting.iter().filter_map(|&at| self.lost(game, at));
        let lines = Lines {
            wrong: wrong.take(MOST_WRONG).collect(),
            right: stops.found.iter().map(|&at| vec![at]).collect(),
        };
        Some(self.find_of(Theme::Defence, game, lines, tempting.len()))
    }

    /// Whether nothing is known that wins against this defence.
    fn holds(&mut self, game: &Renju, at: Point) -> bool {
        let Some((next, me)) = after(game, &[at]) else { return false };
        let attack = self.engine.solve(&next, me, Means::Threats, &SOLVE_THREES);
        attack.verdict != Verdict::Proved
    }

    /// A wrong defence, and the fours that win against it.
    fn lost(&mut self, game: &Renju, at: Point) -> Option<Vec<Point>> {
        let Some((next, me)) = after(game, &[at]) else { return Some(vec![at]) };
        let attack = self.engine.solve(&next, me, Means::Fours, &SOLVE);
        Some([vec![at], attack.line].concat()).filter(|line| line.len() > 1)
    }

    /// A wrong four, and the stone that blocks it.
    fn blocked(&mut self, game: &Renju, at: Point) -> Option<Vec<Point>> {
        let (next, other) = after(game, &[at])?;
        let threats = self.engine.threats(&next, other.other());
        let block = threats.into_iter().find(|(_, threat)| *threat == Threat::Five)?.0;
        Some(vec![at, block])
    }

    /// A wrong threat, and a stone that stops all that could follow.
    fn stopped(&mut self, game: &Renju, at: Point) -> Option<Vec<Point>> {
        let (next, other) = after(game, &[at])?;
        let stops = self.engine.stops(&next, other.other(), Means::Threats, &SOLVE_THREES);
        Some(vec![at, *stops.found.first()?])
    }

    /// A line for each right first stone; that of `known` is there already.
    fn lines(
        &mut self,
        game: &Renju,
        firsts: &[Point],
        known: &[Point],
    ) -> Option<Vec<Vec<Point>>> {
        let mut lines = vec![known.to_vec()];
        for &first in firsts.iter().filter(|at| known.first() != Some(at)) {
            lines.push(self.line_after(game, first)?);
        }
        firsts.contains(known.first()?).then_some(lines)
    }

    /// A line of fours that wins and begins with `first`.
    fn line_after(&mut self, game: &Renju, first: Point) -> Option<Vec<Point>> {
        let begun = self.blocked(game, first)?;
        let (next, me) = after(game, &begun)?;
        let rest = self.engine.solve(&next, me, Means::Fours, &SOLVE);
        (rest.verdict == Verdict::Proved).then(|| [begun, rest.line].concat())
    }

    fn find_of(&self, theme: Theme, game: &Renju, lines: Lines, tempting: usize) -> Find {
        let to_move = game.color_to_move().unwrap_or(Color::Black);
        Find::new(theme, self.rules, Setup::new(*game.board(), to_move), lines, tempting)
    }
}

/// The game after these stones, and who is to move; none if it is over.
fn after(game: &Renju, stones: &[Point]) -> Option<(Renju, Color)> {
    let mut next = game.clone();
    for &at in stones {
        next.play(Move::Stone(at)).ok()?;
    }
    let to_move = next.color_to_move().filter(|_| next.status() == Status::Ongoing)?;
    Some((next, to_move))
}
