//! The solver: whether a colour wins by fours or threes, what stops it, and which threats there are on the board.

use super::{Shown, Wish, ask, put_on_page};
use crate::ai::protocol::{Menace, Rank, Solved, Token};
use crate::ai::renju::{Means, Verdict};
use crate::app::update::announced;
use crate::app::{Effect, Model, text};
use crate::board::{Color, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Renju;
use crate::rules::{Move, Rules};

/// How long each of its searches may take at first.
pub const FIRST_MS: u32 = 2_000;
/// How much longer it takes each time it is told to go on.
const LONGER: u32 = 4;
/// No search takes longer. Its tables are full by then.
const MOST_MS: u32 = 128_000;

/// What is known of an attack, as far as it can be believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who attacks.
    pub color: Color,
    /// With what.
    pub means: Means,
    /// Whether it wins.
    pub verdict: Verdict,
    /// How it wins.
    pub line: Vec<Move>,
    /// The stones that begin a win.
    pub first: Vec<Point>,
    /// The stones of the other colour that stop it.
    pub stops: Vec<Point>,
    /// Whether there may be more of both.
    pub is_partial: bool,
}

/// A stone that would be a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Where.
    pub at: Point,
    /// Whose.
    pub color: Color,
    /// What it would make.
    pub rank: Rank,
}

impl Model {
    /// The attack on the page.
    pub(in crate::app) fn attack(&self) -> Option<&Attack> {
        match self.opponent.shown()? {
            Shown::Attack(attack) => Some(attack),
            _ => None,
        }
    }

    /// The threats on the page.
    pub(in crate::app) fn threats(&self) -> &[Threat] {
        match self.opponent.shown() {
            Some(Shown::Threats(threats)) => threats,
            _ => &[],
        }
    }

    /// The position that lines of the computer begin at: the one shown, with the attacker to move if there is one.
    pub(in crate::app) fn thought_about(&self) -> AnyGame {
        match self.attack() {
            Some(attack) => to_move(self.game(), attack.color),
            None => self.game().clone(),
        }
    }

    /// Whether the line on the page can be played from the position shown. That of an attacker who is not to move cannot.
    pub(in crate::app) fn is_line_playable(&self, line: &[Move]) -> bool {
        let is_due = |attack: &Attack| self.game().color_to_move() == Some(attack.color);
        let is_legal = |&mv: &Move| self.game().check(mv).is_ok();
        self.attack().is_none_or(is_due) && line.first().is_some_and(is_legal)
    }

    /// Whether the solver left something open and may look longer.
    pub(in crate::app) fn can_look_longer(&self) -> bool {
        let is_open = |attack: &Attack| attack.verdict == Verdict::Unknown || attack.is_partial;
        self.attack().is_some_and(is_open)
            && self.opponent.asked.is_none()
            && self.opponent.solver_ms < MOST_MS
    }
}

/// The same stones with `color` to move, past the opening.
fn to_move(game: &AnyGame, color: Color) -> AnyGame {
    match game {
        AnyGame::Renju(renju) => {
            AnyGame::Renju(Box::new(Renju::from_position(renju.variant(), renju.board(), color)))
        }
        AnyGame::Ren(_) | AnyGame::Rin(_) => game.clone(),
    }
}

/// Looks longer for what is still open.
pub fn look_longer(model: &mut Model) -> Vec<Effect> {
    let attack = model.attack().filter(|_| model.can_look_longer());
    let Some(wish) = attack.map(|attack| Wish::Solve(attack.color, attack.means)) else {
        return Vec::new();
    };
    model.opponent.solver_ms *= LONGER;
    ask(model, wish)
}

/// The answer to whether `color` wins. A line that cannot be played, or a win without one, is not believed.
pub fn solved(
    model: &mut Model,
    color: Color,
    means: Means,
    solved: &Solved,
) -> Option<Vec<Effect>> {
    let game = to_move(model.game(), color);
    let line = super::answers::believed_line(&game, model.rules(), &solved.line);
    if line.len() != solved.line.len() || line.is_empty() == (solved.verdict == Verdict::Proved) {
        return None;
    }
    let points = |tokens: &[Token]| tokens.iter().map(|token| empty(model, token)).collect();
    let (first, stops): (Option<Vec<_>>, Option<Vec<_>>) =
        (points(&solved.first), points(&solved.stops));
    let (verdict, is_partial) = (solved.verdict, solved.is_partial);
    let (first, stops) = (first?, stops?);
    let attack = Attack { color, means, verdict, line, first, stops, is_partial };
    let said = text::solver::spoken(model, &attack);
    put_on_page(model, Shown::Attack(attack));
    Some(announced(said))
}

/// The threats of both colours. They are read out once, and then shown wherever one goes.
pub fn threatened(model: &mut Model, found: &[Menace]) -> Option<Vec<Effect>> {
    let threats = found.iter().map(|menace| {
        let at = empty(model, &menace.stone)?;
        Some(Threat { at, color: menace.color, rank: menace.rank })
    });
    let threats = threats.collect::<Option<Vec<_>>>()?;
    put_on_page(model, Shown::Threats(threats));
    let is_news = !std::mem::replace(&mut model.opponent.watches_threats, true);
    let said = || model.words().sentences(&text::solver::threats(model));
    Some(if is_news { announced(said()) } else { vec![Effect::Refresh] })
}

/// The empty point that a stone would lie on.
fn empty(model: &Model, token: &Token) -> Option<Point> {
    match token.read(model.rules())? {
        Move::Stone(at) if model.game().board().get(at).is_none() => Some(at),
        _ => None,
    }
}
