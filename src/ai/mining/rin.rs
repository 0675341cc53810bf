//! Problems of Rin: what one turn kills, fills or saves, and the last points of a game.

use super::{Find, Lines, self_play};
use crate::ai::Random;
use crate::board::{Color, Point};
use crate::record::puzzle::Theme;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::rin::{Rin, Size};
use crate::rules::{Move, Rules, Setup, Status};

/// So many first stones may be right in a turn of two, which can be put in either order.
const MOST_RIGHT: usize = 2;
/// So many wrong stones are told about.
const MOST_WRONG: usize = 2;
/// The last points of a game are so many.
const LAST: std::ops::RangeInclusive<usize> = 4..=9;
/// A turn of two is looked through only where there are at most so many empty points.
const MOST_EMPTY: usize = 120;
/// A turn of the opponent, too, where there are at most so many.
const MOST_TO_SAVE: usize = 60;

/// The problems of one game, at most one of each theme.
pub fn dig(size: Size, random: &mut Random) -> Vec<Find> {
    let rules = RuleSet::Rin(size);
    let mut positions = self_play::positions(rules, rules.start(), random);
    random.shuffle(&mut positions);
    let mut finds: Vec<Find> = Vec::new();
    for game in &positions {
        let AnyGame::Rin(game) = game else { continue };
        let missing = |theme| !finds.iter().any(|find| find.puzzle.theme == theme);
        let wanted: Vec<Theme> = [Theme::Kill, Theme::Ring, Theme::Save, Theme::LastPoints]
            .into_iter()
            .filter(|&theme| missing(theme))
            .collect();
        for find in find(game, size, &wanted) {
            finds.push(find);
        }
    }
    finds
}

fn empty(game: &Rin) -> Vec<Point> {
    game.board().points().filter(|&at| game.board().get(at).is_none()).collect()
}

fn find(game: &Rin, size: Size, wanted: &[Theme]) -> Vec<Find> {
    let points = empty(game).len();
    let mut finds = Vec::new();
    let finder = Finder { game, size };
    if points <= MOST_EMPTY || game.left() == 1 {
        let turns = turns(game);
        for theme in [Theme::Kill, Theme::Ring].into_iter().filter(|theme| wanted.contains(theme)) {
            finds.extend(finder.most(theme, &turns));
        }
    }
    if wanted.contains(&Theme::Save) && points <= MOST_TO_SAVE && game.left() == 1 {
        finds.extend(finder.save());
    }
    if wanted.contains(&Theme::LastPoints)
        && size == Size::Eight
        && LAST.contains(&points)
        && game.left() == 1
    {
        finds.extend(finder.last_points());
    }
    finds
}

/// The stones of a turn, and what they do.
struct Turn {
    stones: Vec<Point>,
    killed: usize,
    filled: usize,
}

impl Turn {
    const fn counted(&self, theme: Theme) -> usize {
        match theme {
            Theme::Kill => self.killed,
            _ => self.filled,
        }
    }
}

/// All turns of the player to move.
fn turns(game: &Rin) -> Vec<Turn> {
    let mut all = Vec::new();
    for first in empty(game) {
        let mut next = game.clone();
        next.play_unchecked(Move::Stone(first));
        let one =
            Turn { stones: vec![first], killed: next.killed().len(), filled: next.filled().len() };
        if game.left() == 1 || next.status() != Status::Ongoing {
            all.push(one);
            continue;
        }
        for second in empty(&next) {
            let mut last = next.clone();
            last.play_unchecked(Move::Stone(second));
            all.push(Turn {
                stones: vec![first, second],
                killed: one.killed + last.killed().len(),
                filled: one.filled + last.filled().len(),
            });
        }
    }
    all
}

struct Finder<'a> {
    game: &'a Rin,
    size: Size,
}

impl Finder<'_> {
    /// The turn that kills or fills most.
    fn most(&self, theme: Theme, turns: &[Turn]) -> Option<Find> {
        let most = turns.iter().map(|turn| turn.counted(theme)).max()?;
        let right: Vec<&Turn> = turns.iter().filter(|t| t.counted(theme) == most).collect();
        let firsts = firsts(&right);
        let mut others: Vec<&Turn> = turns
            .iter()
            .filter(|turn| turn.counted(theme) > 0 && !firsts.contains(&turn.stones[0]))
            .collect();
        let least = if theme == Theme::Kill { 2 } else { 4 };
        // Where one stone does it all, the other can be anywhere.
        if most < least
            || right.len() > MOST_RIGHT * 2
            || firsts.len() > MOST_RIGHT
            || others.is_empty()
        {
            return None;
        }
        others.sort_by_key(|turn| most - turn.counted(theme));
        let tempting = self.firsts_of(&others).len();
        let wrong = self.firsts_of(&others).into_iter().take(MOST_WRONG);
        let lines = Lines {
            right: right.iter().map(|turn| turn.stones.clone()).collect(),
            wrong: wrong.map(|turn| turn.stones.clone()).collect(),
        };
        Some(self.made(theme, lines, tempting))
    }

    /// The first turn with each first stone.
    fn firsts_of<'a>(&self, turns: &[&'a Turn]) -> Vec<&'a Turn> {
        let mut seen: Vec<&Turn> = Vec::new();
        for turn in turns {
            if !seen.iter().any(|other| other.stones.contains(&turn.stones[0])) {
                seen.push(turn);
            }
        }
        seen
    }

    /// The one stone after which the opponent kills fewest.
    fn save(&self) -> Option<Find> {
        let mut outcomes: Vec<(usize, Point, Vec<Point>)> = Vec::new();
        for at in empty(self.game) {
            let mut next = self.game.clone();
            next.play_unchecked(Move::Stone(at));
            if next.status() != Status::Ongoing {
                return None;
            }
            let worst = turns(&next).into_iter().max_by_key(|turn| turn.killed)?;
            outcomes.push((worst.killed, at, worst.stones));
        }
        outcomes.sort();
        let least = outcomes.first()?.0;
        let is_right = |(killed, ..): &&(usize, Point, Vec<Point>)| *killed == least;
        let right: Vec<Vec<Point>> =
            outcomes.iter().filter(is_right).map(|(_, at, _)| vec![*at]).collect();
        let median = outcomes[outcomes.len() / 2].0;
        if right.len() > MOST_RIGHT || median < least + 2 {
            return None;
        }
        let others = outcomes.iter().filter(|(killed, ..)| (least + 1..median).contains(killed));
        let tempting = others.count() + 1;
        let wrong = outcomes.iter().filter(|outcome| !is_right(outcome)).take(MOST_WRONG);
        let wrong = wrong.map(|(_, at, reply)| [vec![*at], reply.clone()].concat()).collect();
        Some(self.made(Theme::Save, Lines { right, wrong }, tempting))
    }

    /// The stones with the best end, where others do not win.
    fn last_points(&self) -> Option<Find> {
        let me = self.game.color_to_move()?;
        let mut margins: Vec<(i32, Point)> = empty(self.game)
            .into_iter()
            .map(|at| {
                let mut next = self.game.clone();
                next.play_unchecked(Move::Stone(at));
                (-margin(&next, me, [-100, 100]), at)
            })
            .collect();
        margins.sort_unstable();
        let best = margins.first()?.0;
        let right: Vec<Vec<Point>> =
            margins.iter().filter(|(m, _)| *m == best).map(|&(_, at)| vec![at]).collect();
        let is_matter = margins.iter().any(|(margin, _)| *margin >= best + 2);
        if right.len() > MOST_RIGHT || !is_matter {
            return None;
        }
        let wrong: Vec<Vec<Point>> =
            margins.iter().filter(|(m, _)| *m != best).map(|&(_, at)| vec![at]).collect();
        let tempting = wrong.len();
        let wrong = wrong.into_iter().take(MOST_WRONG).collect();
        Some(self.made(Theme::LastPoints, Lines { right, wrong }, tempting))
    }

    fn made(&self, theme: Theme, lines: Lines, tempting: usize) -> Find {
        let to_move = self.game.color_to_move().unwrap_or(Color::Black);
        let setup = Setup { left: self.game.left(), ..Setup::new(*self.game.board(), to_move) };
        Find::new(theme, RuleSet::Rin(self.size), setup, lines, tempting)
    }
}

/// The first stones of these turns, each once.
fn firsts(turns: &[&Turn]) -> Vec<Point> {
    let mut firsts: Vec<Point> = turns.iter().map(|turn| turn.stones[0]).collect();
    firsts.sort_unstable();
    firsts.dedup();
    firsts
}

/// How far `me` is ahead at the end if both play their best, as far as it lies between the two numbers of `window`.
fn margin(game: &Rin, me: Color, window: [i32; 2]) -> i32 {
    let [mut low, mut high] = window;
    if game.status() != Status::Ongoing {
        return i32::from(game.stones(me)) - i32::from(game.stones(me.other()));
    }
    let is_mine = game.color_to_move() == Some(me);
    for at in empty(game) {
        let mut next = game.clone();
        next.play_unchecked(Move::Stone(at));
        let margin = margin(&next, me, [low, high]);
        if is_mine {
            low = low.max(margin)
        } else {
            high = high.min(margin)
        }
        if low >= high {
            break;
        }
    }
    if is_mine { low } else { high }
}
