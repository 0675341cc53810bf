//! A position as plain data for other programs: what `goishi replay` prints and the page's
//! JavaScript interface returns. `src/web/api/types.d.ts` says what each field is.

mod json;

use crate::board::{Color, Point, Seat, sorted};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::renju::{Foul, Renju};
use crate::rules::{Rules, Status, ren, rin};
use json::Object;

/// The position of `game` after `ply` tokens, the last of which was `mv`, as an object of JSON.
pub fn report(rules: RuleSet, game: &AnyGame, ply: usize, mv: Option<&str>) -> String {
    let mut object = Object::default();
    object.number("ply", ply);
    object.word("move", mv.map(str::to_ascii_lowercase).as_deref());
    object.word("board", Some(&game.board().to_string()));
    object.word("to_move", game.color_to_move().map(Color::id));
    object.word("seat", game.to_move().map(Seat::id));
    object.word("phase", Some(game.phase().id()));
    let status = match game.status() {
        Status::Ongoing => "playing",
        Status::Won { winner, .. } => game.color_of(winner).id(),
        Status::Drawn { .. } => "draw",
    };
    object.word("status", Some(status));
    object.word("by", game.status().ending().map(|by| by.id()));
    match game {
        AnyGame::Rin(game) => add_rin(&mut object, rules, game),
        AnyGame::Renju(game) => add_renju(&mut object, rules, game),
        AnyGame::Ren(game) => add_ren(&mut object, rules, game),
    }
    object.end()
}

fn add_rin(object: &mut Object, rules: RuleSet, game: &rin::Rin) {
    object.object("score", score(|color| game.stones(color)));
    object.list("filled", &names(rules, game.filled()));
    object.list("killed", &names(rules, game.killed()));
    object.number("left", game.left().into());
}

fn add_ren(object: &mut Object, rules: RuleSet, game: &ren::Ren) {
    object.object("score", score(|color| game.score(color)));
    object.list("weak", &names(rules, game.weak()));
    object.list("replaceable", &names(rules, game.replaceable()));
    object.number("rui", game.rui_count().into());
    object.list("captured", &names(rules, game.captured()));
    object.word("niban", game.niban().map(|at| rules.point_name(at)).as_deref());
}

/// What is not due, and what the rules do not know, is left out.
fn add_renju(object: &mut Object, rules: RuleSet, game: &Renju) {
    if game.color_to_move() == Some(Color::Black) {
        object.object("forbidden", Forbidden::of(rules, game).object());
    }
    if let Some(asked) = game.asked() {
        object.number("asked", asked.into());
    }
    if !game.proposed().is_empty() {
        object.list("proposed", &names(rules, game.proposed()));
    }
    if game.may_agree_on_a_draw() {
        object.word("offer", game.offer().map(Color::id));
    }
    if game.knows_claims() {
        object.word("claim", game.claim_failed().then_some("failed"));
    }
}

/// A number for each colour.
fn score(of: impl Fn(Color) -> u16) -> Object {
    let mut object = Object::default();
    for color in Color::ALL {
        object.number(color.id(), of(color).into());
    }
    object
}

/// Points that Black may not play, each in the first list that applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forbidden {
    /// They would make six or more in a row.
    pub overline: Vec<String>,
    /// They would make two fours.
    pub double_four: Vec<String>,
    /// They would make two threes.
    pub double_three: Vec<String>,
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

    /// The lists as an object of JSON.
    pub fn json(&self) -> String {
        self.object().end()
    }

    fn object(&self) -> Object {
        let mut object = Object::default();
        object.list("overline", &self.overline);
        object.list("double_four", &self.double_four);
        object.list("double_three", &self.double_three);
        object
    }
}

/// The points' names, sorted as text, byte by byte.
fn names(rules: RuleSet, points: &[Point]) -> Vec<String> {
    sorted(points.iter().map(|&at| rules.point_name(at)))
}
