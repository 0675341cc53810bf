//! A position as plain data for other programs: what `goishi replay` prints and the page's
//! JavaScript interface returns.

use crate::board::{Color, Point, Seat, sorted};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::renju::{Foul, Renju};
use crate::rules::{Rules, Status, ren, rin};
use serde::Serialize;

/// One position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// How many tokens were played.
    pub ply: usize,
    /// The last one; none at the start.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The stones, in their drawn form.
    pub board: String,
    /// The colour of the next stone or decision.
    pub to_move: Option<Color>,
    /// The person who makes it.
    pub seat: Option<Seat>,
    /// The kind of decision that is asked for.
    pub phase: &'static str,
    /// `playing`, `black`, `white` or `draw`.
    pub status: &'static str,
    /// How the game ended.
    pub by: Option<&'static str>,
    /// The fields that only this game has.
    #[serde(flatten)]
    pub details: Details,
}

/// The fields of a report that only one game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Details {
    /// Of Rin.
    Rin {
        /// Stones on the board.
        score: Score,
        /// Points that the last stone filled.
        filled: Vec<String>,
        /// Those of them on which a stone was killed.
        killed: Vec<String>,
        /// Stones due in this turn.
        left: u8,
    },
    /// Of Ren.
    Ren {
        /// Points.
        score: Score,
        /// The weak stones.
        weak: Vec<String>,
        /// Those of them that may be replaced now.
        replaceable: Vec<String>,
        /// Replacements in succession.
        rui: u8,
        /// Squares from which the last stone captured.
        captured: Vec<String>,
        /// The second stone that the last one brought with it.
        niban: Option<String>,
    },
    /// Of Renju.
    Renju {
        /// Black's forbidden points, while Black is to move.
        #[serde(skip_serializing_if = "Option::is_none")]
        forbidden: Option<Forbidden>,
        /// How many stones are to be proposed, where that was declared and is due.
        #[serde(skip_serializing_if = "Option::is_none")]
        asked: Option<u8>,
        /// The stones to choose from, while that is due.
        #[serde(skip_serializing_if = "Option::is_none")]
        proposed: Option<Vec<String>>,
        /// What there is on top where draws can be agreed on.
        #[serde(flatten)]
        draws: Option<Draws>,
        /// What there is on top where wins can be claimed.
        #[serde(flatten)]
        claims: Option<Claims>,
    },
}

/// Points that Black may not play, each in the first list that applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Forbidden {
    /// They would make six or more in a row.
    pub overline: Vec<String>,
    /// They would make two fours.
    pub double_four: Vec<String>,
    /// They would make two threes.
    pub double_three: Vec<String>,
}

/// The fields of a report that only rules with draws by agreement have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Draws {
    /// Who has offered a draw.
    pub offer: Option<Color>,
}

/// The fields of a report that only rules with claims have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Claims {
    /// `failed` after a claim that failed.
    pub claim: Option<&'static str>,
}

/// A number for each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Black's.
    pub black: u16,
    /// White's.
    pub white: u16,
}

impl Report {
    /// The position of `game` after `ply` tokens, the last of which was `mv`.
    pub fn new(rules: RuleSet, game: &AnyGame, ply: usize, mv: Option<&str>) -> Self {
        Self {
            ply,
            mv: mv.map(str::to_ascii_lowercase),
            board: game.board().to_string(),
            to_move: game.color_to_move(),
            seat: game.to_move(),
            phase: game.phase().id(),
            status: match game.status() {
                Status::Ongoing => "playing",
                Status::Won { winner, .. } => game.color_of(winner).id(),
                Status::Drawn { .. } => "draw",
            },
            by: game.status().ending().map(|by| by.id()),
            details: match game {
                AnyGame::Rin(game) => rin_details(rules, game),
                AnyGame::Renju(game) => renju_details(rules, game),
                AnyGame::Ren(game) => ren_details(rules, game),
            },
        }
    }
}

fn rin_details(rules: RuleSet, game: &rin::Rin) -> Details {
    Details::Rin {
        score: Score { black: game.stones(Color::Black), white: game.stones(Color::White) },
        filled: names(rules, game.filled()),
        killed: names(rules, game.killed()),
        left: game.left(),
    }
}

fn ren_details(rules: RuleSet, game: &ren::Ren) -> Details {
    Details::Ren {
        score: Score { black: game.score(Color::Black), white: game.score(Color::White) },
        weak: names(rules, game.weak()),
        replaceable: names(rules, game.replaceable()),
        rui: game.rui_count(),
        captured: names(rules, game.captured()),
        niban: game.niban().map(|at| rules.point_name(at)),
    }
}

fn renju_details(rules: RuleSet, game: &Renju) -> Details {
    Details::Renju {
        forbidden: (game.color_to_move() == Some(Color::Black)).then(|| Forbidden::of(rules, game)),
        asked: game.asked(),
        proposed: Some(names(rules, game.proposed())).filter(|stones| !stones.is_empty()),
        draws: game.may_agree_on_a_draw().then(|| Draws { offer: game.offer() }),
        claims: game
            .knows_claims()
            .then(|| Claims { claim: game.claim_failed().then_some("failed") }),
    }
}

impl Forbidden {
    /// What is forbidden to Black now: empty lists when Black is not to move, and where nothing ever is.
    pub fn in_game(rules: RuleSet, game: &AnyGame) -> Self {
        match game {
            AnyGame::Renju(game) if game.color_to_move() == Some(Color::Black) => {
                Self::of(rules, game)
            }
            _ => Self::default(),
        }
    }

    /// The points on which a black stone would be a foul now.
    pub fn of(rules: RuleSet, game: &Renju) -> Self {
        let found = game.forbidden();
        let list = |foul: Foul| {
            let of_kind = found.iter().filter(|(_, other)| *other == foul).map(|(at, _)| *at);
            names(rules, &of_kind.collect::<Vec<Point>>())
        };
        Self {
            overline: list(Foul::Overline),
            double_four: list(Foul::DoubleFour),
            double_three: list(Foul::DoubleThree),
        }
    }
}

/// The points' names, sorted as text, byte by byte.
fn names(rules: RuleSet, points: &[Point]) -> Vec<String> {
    sorted(points.iter().map(|&at| rules.point_name(at)))
}
