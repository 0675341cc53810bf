//! What can be done to the stones of a position that is set up.

use crate::board::{Board, Color, Point, Symmetry, sorted};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{MAX_SCORE, Setup, SetupFault};

/// What is put on the points that are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// Stones of a colour.
    Stone(Color),
    /// That a stone is weak.
    Weak,
    /// Nothing: what is there is taken away.
    Eraser,
}

/// A way over the board, as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toward {
    /// To the upper edge.
    Up,
    /// To the lower edge.
    Down,
    /// To the left edge.
    Left,
    /// To the right edge.
    Right,
}

/// By a quarter to the right.
const TURN: Symmetry = Symmetry::ALL[5];
/// Left and right change places.
const MIRROR: Symmetry = Symmetry::ALL[1];

/// Another way to lay the same stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// Turned by a quarter to the right.
    Turned,
    /// Mirrored, left and right.
    Mirrored,
    /// Shifted by a point.
    Shifted(Toward),
}

impl Laid {
    /// Where the stone on `at` comes to lie; none if that is off the board.
    fn apply(self, at: Point, size: u8) -> Option<Point> {
        let to = match self {
            Self::Turned => TURN.apply(at, size),
            Self::Mirrored => MIRROR.apply(at, size),
            Self::Shifted(Toward::Up) => Point::new(at.row.checked_sub(1)?, at.col),
            Self::Shifted(Toward::Down) => Point::new(at.row + 1, at.col),
            Self::Shifted(Toward::Left) => Point::new(at.row, at.col.checked_sub(1)?),
            Self::Shifted(Toward::Right) => Point::new(at.row, at.col + 1),
        };
        (to.row < size && to.col < size).then_some(to)
    }
}

/// The position of a game, to be changed. Where nobody is to move any more, that is Black.
pub fn of_game(game: &AnyGame) -> Setup {
    let to_move = game.person_to_move().unwrap_or(Color::Black);
    let setup = Setup::new(*game.board(), to_move);
    match game {
        AnyGame::Renju(_) => setup,
        AnyGame::Rin(rin) => Setup { left: rin.left().clamp(1, 2), ..setup },
        AnyGame::Ren(ren) => Setup {
            scores: Color::ALL.map(|color| ren.score(color).min(MAX_SCORE)),
            weak: of_other(ren.weak(), &setup),
            rui: ren.rui_count(),
            ..setup
        },
    }
}

/// Those of these points on which stones of who is not to move lie, in their order.
fn of_other(weak: &[Point], setup: &Setup) -> Vec<Point> {
    let other = Some(setup.to_move.other());
    sorted(weak.iter().copied().filter(|&at| setup.board.get(at) == other))
}

/// No stones, and all else as at the start of a game.
pub const fn cleared(rules: RuleSet) -> Setup {
    Setup::new(Board::empty(rules.size()), Color::Black)
}

/// What `brush` makes of `at`: what it would put there and is there already is taken away.
pub fn painted(mut setup: Setup, brush: Brush, at: Point) -> Setup {
    let (stone, was_weak) = (setup.board.get(at), setup.weak.contains(&at));
    setup.weak.retain(|&weak| weak != at);
    match brush {
        Brush::Stone(color) => setup.board.set(at, Some(color).filter(|_| stone != Some(color))),
        Brush::Eraser => setup.board.set(at, None),
        Brush::Weak if was_weak => {}
        Brush::Weak => setup.weak = sorted(setup.weak.iter().copied().chain([at])),
    }
    setup
}

/// The same stones with this colour to play. Only stones of the other one are weak.
pub fn to_play(mut setup: Setup, color: Color) -> Setup {
    setup.to_move = color;
    setup.weak = of_other(&setup.weak, &setup);
    setup
}

/// The same stones, laid in another way.
///
/// # Errors
/// A stone would leave the board.
pub fn laid(setup: &Setup, laid: Laid) -> Result<Setup, SetupFault> {
    let size = setup.board.size();
    let place = |at| laid.apply(at, size).ok_or(SetupFault::OffBoard);
    let mut new = Setup { board: Board::empty(size), weak: Vec::new(), ..setup.clone() };
    for at in setup.board.points() {
        if let Some(stone) = setup.board.get(at) {
            new.board.set(place(at)?, Some(stone));
        }
    }
    let weak: Vec<Point> = setup.weak.iter().copied().map(place).collect::<Result<_, _>>()?;
    new.weak = sorted(weak);
    Ok(new)
}
