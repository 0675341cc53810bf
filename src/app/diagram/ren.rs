//! Ren on the board: rings round weak stones, bands under groups, and what they score.

use super::{Band, Sign};
use crate::app::Model;
use crate::board::Point;
use crate::rules::Rules;
use crate::rules::ren::{Group, Ren};

/// What there is to see besides the stones.
pub struct Signs<'a> {
    model: &'a Model,
    game: &'a Ren,
    /// The position after the stone under the mouse, where that is to be shown.
    ahead: Option<Ren>,
}

impl<'a> Signs<'a> {
    pub fn new(model: &'a Model, game: &'a Ren) -> Self {
        Self { model, game, ahead: model.pointed().and_then(|at| model.look_ahead(at)) }
    }

    /// The position whose groups are shown: ahead, if anything would be scored there.
    fn scoring(&self) -> &Ren {
        self.ahead.as_ref().filter(|ahead| !ahead.groups().is_empty()).unwrap_or(self.game)
    }

    fn is_ahead(&self) -> bool {
        !std::ptr::eq(self.scoring(), self.game)
    }

    /// Every mark but that of the last stone.
    pub fn marks(&self, add: &mut dyn FnMut(Point, Sign)) {
        let game = self.game;
        let weak = if game.replaceable().is_empty() { Sign::Protected } else { Sign::Weak };
        self.model.weak_stones().iter().for_each(|&at| add(at, weak));
        for &at in game.captured() {
            let niban = game.niban() == Some(at);
            add(at, if niban { Sign::Niban } else { Sign::Captured });
        }
        let labels = self.labels();
        for at in game.board().points() {
            if self.ahead.as_ref().is_some_and(|ahead| ahead.captured().contains(&at)) {
                add(at, Sign::Killed);
            } else if let Some(&(_, points)) = labels.iter().find(|(square, _)| *square == at) {
                add(at, Sign::Points(points));
            } else if self.model.marks_atari(at) {
                add(at, Sign::Atari);
            }
        }
    }

    /// What each group scores, each on a stone of its own, near its middle. Who has the fewest to choose from comes first.
    fn labels(&self) -> Vec<(Point, u16)> {
        let mut labels: Vec<(Point, u16)> = Vec::new();
        for room in 1..=9 {
            for group in self.scoring().groups() {
                let mut free = self.free_squares(group);
                if free.len() == room {
                    free.retain(|at| !labels.iter().any(|(taken, _)| taken == at));
                    let nearest = free.into_iter().min_by_key(|&at| from_middle(group, at));
                    labels.extend(nearest.map(|at| (at, group.kind.points())));
                }
            }
        }
        labels
    }

    /// The squares of `group` whose stones are there already and have nothing else in their middle.
    fn free_squares(&self, group: &Group) -> Vec<Point> {
        let (board, then) = (self.game.board(), self.scoring().board());
        let (last, niban) = (self.model.last_stone(), self.game.niban());
        let mut free = Vec::new();
        for at in board.points() {
            let lies = group.contains(at) && board.get(at) == then.get(at);
            if lies && Some(at) != last && Some(at) != niban {
                free.push(at);
            }
        }
        free
    }

    /// A band under each group.
    pub fn bands(&self) -> Vec<Band> {
        let layout = self.model.layout();
        let (half, step) = (layout.step() / 2.0, layout.step());
        let mut bands = Vec::new();
        for &Group { from, to, .. } in self.scoring().groups() {
            let Some(color) = self.scoring().board().get(from) else { continue };
            let (x, y) = layout.center(from);
            bands.push(Band {
                x: x - half,
                y: y - half,
                width: f64::from(to.col - from.col + 1) * step,
                height: f64::from(to.row - from.row + 1) * step,
                color,
                is_ahead: self.is_ahead(),
            });
        }
        bands
    }
}

/// How far a square is from the middle of a group, in half steps.
fn from_middle(group: &Group, at: Point) -> u8 {
    let far = |from: u8, to: u8, at: u8| (from + to).abs_diff(2 * at);
    far(group.from.row, group.to.row, at.row) + far(group.from.col, group.to.col, at.col)
}
