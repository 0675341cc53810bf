//! Everything a person can do at the board.

use super::Proposal;
use crate::board::{Color, Point};

/// One ply of any game. One closed list for all rule sets: each refuses what it does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A stone on a point; in Ren on an enemy stone its replacement; after a proposal the stone that stays.
    Stone(Point),
    /// Several stones proposed at once, of which one will stay.
    Propose(Proposal),
    /// The colours are exchanged.
    Swap,
    /// The colours stay as they are.
    Stay,
    /// Two more stones are put before the colours are chosen.
    More,
    /// So many fifth stones are to be proposed.
    Declare(u8),
    /// No stone.
    Pass,
    /// A stone, and with it the offer of a draw.
    StoneOffer(Point),
    /// A pass, and with it the offer of a draw.
    PassOffer,
    /// The offered draw is accepted.
    Accept,
    /// The offered draw is refused.
    Refuse,
    /// This colour, or without one the person to move, gives up.
    Resign(Option<Color>),
    /// The flag of this colour, or without one of the person to move, fell.
    Time(Option<Color>),
    /// Both flags are down.
    TimeBoth,
    /// This colour claims a win.
    Claim(Color),
}

impl Move {
    /// Resignations and losses on time, which every rule set allows while the game goes on.
    pub const CONCESSIONS: [Self; 7] = [
        Self::Resign(None),
        Self::Resign(Some(Color::Black)),
        Self::Resign(Some(Color::White)),
        Self::Time(None),
        Self::Time(Some(Color::Black)),
        Self::Time(Some(Color::White)),
        Self::TimeBoth,
    ];

    /// The claims of both players, where they are their own referees.
    pub const CLAIMS: [Self; 2] = [Self::Claim(Color::Black), Self::Claim(Color::White)];

    /// The proposal of two points; their order does not matter.
    pub fn pair(a: Point, b: Point) -> Self {
        Self::Propose(Proposal::pair(a, b))
    }

    /// Whether this is play on the board, as perft counts it.
    pub const fn is_play(self) -> bool {
        let choice = matches!(self, Self::Swap | Self::Stay | Self::More | Self::Declare(_));
        choice || matches!(self, Self::Stone(_) | Self::Propose(_) | Self::Pass)
    }

    /// This move with its points sent through `image`, for symmetries.
    pub fn map_points(self, image: impl Fn(Point) -> Point) -> Self {
        match self {
            Self::Stone(at) => Self::Stone(image(at)),
            Self::StoneOffer(at) => Self::StoneOffer(image(at)),
            Self::Propose(stones) => Self::Propose(stones.map(image)),
            other => other,
        }
    }
}
