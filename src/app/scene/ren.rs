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
        Self { model, game, ahead: model.hover.and_then(|at| model.look_ahead(at)) }
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

    /// What each group scores, each on a stone of its own.
    fn labels(&self) -> Vec<(Point, u16)> {
        let mut labels: Vec<(Point, u16)> = Vec::new();
        for group in self.scoring().groups() {
            let taken = |at: Point| labels.iter().any(|(square, _)| *square == at);
            let at = self
                .game
                .board()
                .points()
                .find(|&at| group.contains(at) && self.is_free(at) && !taken(at));
            labels.extend(at.map(|at| (at, group.kind.points())));
        }
        labels
    }

    /// Whether nothing else is marked in the middle of this square, and its stone is not about to come.
    fn is_free(&self, at: Point) -> bool {
        let scoring = self.scoring();
        let stone = if self.is_ahead() { self.model.hover } else { self.model.last_stone() };
        let lies = self.game.board().get(at) == scoring.board().get(at);
        lies && Some(at) != stone && Some(at) != self.game.niban()
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
