//! The judges: what may be played, what it does, and who has won.

pub mod catalog;
pub mod clock;
mod moves;
mod perft;
mod proposal;
pub mod ren;
pub mod renju;
pub mod rin;
mod setup;
mod verdict;

pub use moves::Move;
pub use perft::{PerftError, perft};
pub use proposal::Proposal;
pub use setup::{MAX_SCORE, Setup, SetupFault};
pub use verdict::{Ending, IllegalMove, Phase, Status, Why};

use crate::board::{Board, Color, Point, Seat};

/// One game in progress. All rule sets answer the same questions, so records, opponents, the page
/// and the tools need no knowledge of any one game to play it.
pub trait Rules {
    /// The stones.
    fn board(&self) -> &Board;

    /// The person who places the next stone or takes the next decision; nobody when it is over.
    fn to_move(&self) -> Option<Seat>;

    /// The colour this person plays now. Only openings with a colour choice ever change it.
    fn color_of(&self, seat: Seat) -> Color {
        match seat {
            Seat::First => Color::Black,
            Seat::Second => Color::White,
        }
    }

    /// What kind of decision is asked for.
    fn phase(&self) -> Phase {
        if self.status() == Status::Ongoing { Phase::Play } else { Phase::Over }
    }

    /// Whether the game goes on, and if not, how it ended.
    fn status(&self) -> Status;

    /// The one judge: `Ok`, or the rule that refuses `mv`.
    fn check(&self, mv: Move) -> Result<(), IllegalMove>;

    /// The one mutation. `mv` has passed [`check`](Self::check).
    fn play_unchecked(&mut self, mv: Move);

    /// Plays `mv` if the rules allow it; a refused move changes nothing.
    fn play(&mut self, mv: Move) -> Result<Status, IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(self.status())
    }

    /// The person who plays `color` now.
    fn seat_of(&self, color: Color) -> Seat {
        if self.color_of(Seat::First) == color { Seat::First } else { Seat::Second }
    }

    /// The colour that the person to move plays, whatever the colour of the stone he is to put.
    fn person_to_move(&self) -> Option<Color> {
        self.to_move().map(|seat| self.color_of(seat))
    }

    /// The colour of the next stone or decision; none when the game is over.
    fn color_to_move(&self) -> Option<Color> {
        self.person_to_move()
    }

    /// How many stones may be proposed at once now; `None` where a stone is put alone, or none is.
    fn proposal_size(&self) -> Option<usize> {
        None
    }

    /// The proposals to try for [`legal_moves`](Self::legal_moves), sorted.
    fn proposals(&self) -> Vec<Proposal> {
        Vec::new()
    }

    /// The moves that [`check`](Self::check) lets pass, sorted; empty exactly when the game is over.
    ///
    /// All of them are listed, but for proposals of three or more stones, of which there can be 10^16. Of these
    /// there is one for each point that can be proposed: that point, and with it the first points from the top
    /// left that can be proposed beside it. So each point is in one of them, and there are at most 221.
    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = moves_on(self.board(), self.proposals());
        moves.retain(|&mv| self.check(mv).is_ok());
        moves
    }
}

/// Every move that any rules may allow on such a board, with these proposals, stones first.
fn moves_on(board: &Board, proposals: Vec<Proposal>) -> Vec<Move> {
    let points: Vec<Point> = board.points().collect();
    let mut moves: Vec<Move> = points.iter().map(|&at| Move::Stone(at)).collect();
    moves.extend(proposals.into_iter().map(Move::Propose));
    moves.extend([Move::Swap, Move::Stay, Move::More]);
    moves.extend((1..=Proposal::MAX as u8).map(Move::Declare));
    moves.push(Move::Pass);
    moves.extend(points.iter().map(|&at| Move::StoneOffer(at)));
    moves.extend([Move::PassOffer, Move::Accept, Move::Refuse]);
    moves.extend(Move::CONCESSIONS.into_iter().chain(Move::CLAIMS));
    moves
}

/// How a resignation or a fallen flag ends `game`; `None` for every other move.
fn conceded(game: &dyn Rules, mv: Move) -> Option<Status> {
    let lost = |by, color: Option<Color>| {
        let loser = color.map(|color| game.seat_of(color)).or(game.to_move())?;
        Some(Status::Won { winner: loser.other(), by })
    };
    match mv {
        Move::Resign(color) => lost(Ending::Resign, color),
        Move::Time(color) => lost(Ending::Time, color),
        Move::TimeBoth => Some(Status::Drawn { by: Ending::Time }),
        _ => None,
    }
}

/// How a game ends in which the greater of Black's and White's numbers wins.
fn most_wins(game: &dyn Rules, [black, white]: [u16; 2], by: Ending) -> Status {
    if black == white {
        return Status::Drawn { by };
    }
    let winner = if black > white { Color::Black } else { Color::White };
    Status::Won { winner: game.seat_of(winner), by }
}

fn refuse(why: Why, paragraph: &'static str) -> Result<(), IllegalMove> {
    Err(IllegalMove { why, paragraph })
}

/// Why a game without an opening, without draws by agreement and with a referee refuses `mv`, which is
/// none of its moves.
const fn unknown(mv: Move) -> Why {
    match mv {
        Move::Propose(_) => Why::NoProposal,
        Move::Swap | Move::Stay => Why::NoColourChoice,
        Move::Declare(_) => Why::NoDeclaration,
        Move::More => Why::NoMore,
        Move::Claim(_) => Why::NoClaim,
        _ => Why::NoDrawOffer,
    }
}
