//! The computer at the board: whose moves are its, what it is asked, and what becomes of its answers.
//!
//! Which colours it plays stands in the record's head, where the players' names do: `white: computer 3`. So it
//! goes with the game wherever that goes, through a reload, a rematch and a swap.

pub(super) mod analysis;
pub(super) mod answers;
mod question;
pub(super) mod sense;
pub(super) mod solver;
mod state;

pub use answers::{answered, progressed};
use question::{pause, question};
pub use state::Wish;
pub(super) use state::{Advised, Asked, Line, Opponent, Shown};

use super::diagram::Worth;
use super::update::{alert, announced};
use super::words::Word;
use super::{By, Effect, Model, Tab, Visitor, host, review, solving, text};
use crate::ai::Level;
use crate::ai::protocol::Question;
use crate::board::{Color, Point};
use crate::record::Header;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Match;

/// How the name of a computer player begins in the record's head; its level follows.
const COMPUTER: &str = "computer ";
/// The level of the first opponent of somebody who has not chosen one.
pub(super) const FIRST: u8 = 1;

/// The level of the computer player with this name; none if it is somebody else's.
pub fn level(name: &str) -> Option<u8> {
    match name.strip_prefix(COMPUTER)?.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}

/// The name of a computer player of this level, which is a digit.
pub fn name(level: &str) -> String {
    String::from(COMPUTER) + level
}

impl Model {
    /// The stones of the moves of the hint on the page, each with the move's place in it, 0 for the best, and what it is worth.
    pub(super) fn hinted(&self) -> Vec<(u8, Worth, Point)> {
        let Some(Shown::Hint(found)) = self.opponent.shown() else { return Vec::new() };
        let worth = |advised: &Advised| text::analysis::worth(self, advised);
        let mut stones = Vec::new();
        for (place, advised) in (0..).zip(found) {
            match advised.mv {
                // What is marked is what is to be pressed.
                Move::Stone(at) => stones.push((place, worth(advised), self.other_of_two(at))),
                Move::Propose(all) => {
                    stones.extend(all.points().iter().map(|&at| (place, worth(advised), at)));
                }
                _ => {}
            }
        }
        stones
    }

    /// The name in the record's head, which says who has which colour in the end, of who plays `color` now.
    pub(super) fn name_of(&self, color: Color) -> &str {
        self.game.record.header(header(self.in_the_end(color)))
    }

    /// Who plays `color` now gets this name in the record's head.
    pub(super) fn rename(&mut self, color: Color, name: &str) {
        let header = header(self.in_the_end(color));
        self.game.record.set_header(header, name);
    }

    /// The colour that who plays `color` now has in the end. Only a swap parts the two.
    fn in_the_end(&self, color: Color) -> Color {
        self.game.end().color_of(self.game().seat_of(color))
    }

    /// Whether the computer plays `color` at the position shown.
    pub(super) fn is_computer(&self, color: Color) -> bool {
        level(self.name_of(color)).is_some()
    }

    /// The level of the computer that is to move at the position shown.
    fn level_to_move(&self) -> Option<Level> {
        Level::from_number(level(name_to_move(self))?)
    }

    /// Whether the computer has the next move at the end of the game.
    pub(super) fn is_computer_to_move(&self) -> bool {
        self.at_end() && self.level_to_move().is_some()
    }

    /// Whether the computer is to move at the end of the game. In a diagram nobody is.
    pub(super) fn is_computers_turn(&self) -> bool {
        self.is_computer_to_move() && self.host.visitor != Visitor::Nobody
    }

    /// The line of the game on the board.
    pub(super) fn line_played(&self) -> Line {
        (self.opponent.games, self.game.record.end())
    }

    /// Whether a move is to come from the computer and from nobody else: it has been asked, or will be.
    pub(super) fn awaits_computer(&self) -> bool {
        self.is_computers_turn() && self.opponent.silent != Some(self.line_played())
    }

    /// Whether a hint or a review is on the page, or on its way there.
    pub(super) fn has_open(&self, wish: Wish) -> bool {
        let is_shown = self.opponent.shown().is_some_and(|shown| shown.wish() == wish);
        let is_watched = wish == Wish::Threats && self.opponent.watches_threats;
        is_shown || is_watched || self.thinks_of(wish)
    }

    /// Whether both players are computers.
    pub(super) fn plays_itself(&self) -> bool {
        Color::ALL.iter().all(|&color| level(self.game.record.header(header(color))).is_some())
    }

    /// The number of the question that the computer thinks about, if it does.
    pub fn asked(&self) -> Option<u32> {
        let asked = self.opponent.asked.as_ref().map(|asked| asked.number);
        asked.or_else(|| self.host.question())
    }

    /// Whether it thinks about this now.
    pub(super) fn thinks_of(&self, wish: Wish) -> bool {
        self.opponent.asked.as_ref().is_some_and(|asked| asked.wish == wish)
    }

    /// Whether the computer may be made a player by one press: before the first move.
    pub(super) fn can_play_computer(&self) -> bool {
        let is_free = |&color: &Color| level(self.game.record.header(header(color))).is_none();
        let goes_on = matches!(self.match_of_two(), Some(Match::Second { .. }));
        self.line().is_empty() && !goes_on && !self.is_training() && Color::ALL.iter().all(is_free)
    }

    /// Whether the computer can be asked for this now.
    pub(super) fn can_ask(&self, wish: Wish) -> bool {
        match wish {
            Wish::Move => self.thinks_of(Wish::Move) || self.is_computers_turn(),
            _ if !self.settings().hints.is_on() || self.thinks_of(Wish::Move) => false,
            _ if self.is_judged_by_players_only() || self.gives_answer_away(wish) => false,
            // It has one mind, and what it has found out for a review is not thrown away.
            wish if wish != Wish::Review && self.thinks_of(Wish::Review) => false,
            Wish::Hint => self.is_running() && !self.is_computers_turn(),
            Wish::Review if self.is_training() => false,
            Wish::Review => self.game.is_over() && self.game.played().len() > 1,
            Wish::Try => self.opponent.lesson.is_some(),
            Wish::Prove => self.is_solving(),
            Wish::Solve(..) | Wish::Threats => {
                let is_renju = matches!(self.game(), AnyGame::Renju(_));
                is_renju && self.is_running() && !self.is_computers_turn()
            }
        }
    }

    /// Whether the button for this does something: the one for the review leads to it, and from a mistake back to it.
    pub(super) fn answers_to(&self, wish: Wish) -> bool {
        match wish {
            Wish::Review if self.is_reviewing() => self.lesson().is_some(),
            wish => self.can_ask(wish) || self.has_open(wish),
        }
    }

    /// Whether the players are their own referees in a game that still runs, or play a tournament: then they get no hint and
    /// no analysis (RIF 9.7, 9.8, 14.8 and 16).
    pub(super) fn is_judged_by_players_only(&self) -> bool {
        let is_their_own = self.game.players_are_referees();
        self.is_in_tournament() || is_their_own && !self.game.is_over()
    }

    /// What the button for the computer's move says; empty if there is nothing to say.
    pub(super) fn think_label(&self) -> &str {
        self.view.words.get(match () {
            () if !self.can_ask(Wish::Move) => return "",
            () if !self.thinks_of(Wish::Move) => Word::LetItMove,
            () if self.plays_itself() => Word::StopThinking,
            () => Word::MoveNow,
        })
    }
}

pub(super) const fn header(color: Color) -> Header {
    match color {
        Color::Black => Header::Black,
        Color::White => Header::White,
    }
}

/// Called after every message: where the position has changed, what was thought about the last one is of no use,
/// and it may be the computer's turn. While the clocks stand still, nobody thinks.
pub fn ask_when_due(model: &mut Model) -> Vec<Effect> {
    if model.opponent.seen == Some(model.game.version) {
        return Vec::new();
    }
    model.opponent.seen = Some(model.game.version);
    let mut effects = drop_what_is_past(model);
    if model.awaits_computer() && !model.is_paused() {
        effects.extend(ask(model, Wish::Move));
    } else if model.opponent.deeper.is_some() && model.can_ask(Wish::Hint) {
        effects.extend(analysis::begin(model));
    } else if model.opponent.watches_threats && model.can_ask(Wish::Threats) {
        effects.extend(ask(model, Wish::Threats));
    }
    effects
}

/// Moves and hints are for one position; a review, and the judgement of a turn in a problem, are for a line.
fn drop_what_is_past(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    let line = model.line_played();
    let is_past = |asked: &mut Asked| !asked.wish.is_about_line() || asked.game != line;
    if model.opponent.asked.take_if(is_past).is_some() {
        effects.extend([Effect::StopThinking, Effect::Refresh]);
    }
    model.opponent.preview = None;
    let version = model.game.version;
    model.opponent.lesson.take_if(|lesson| lesson.version != version);
    match &model.opponent.shows {
        Some((Shown::Review, game)) if *game == line => {}
        Some(_) => {
            model.opponent.shows = None;
            if model.opponent.returns_to_review && model.review().is_some() {
                put_on_page(model, Shown::Review);
            }
            effects.push(Effect::Refresh);
        }
        None => {}
    }
    effects
}

/// Ends hints and reviews, whether they are on the page or thought about.
pub fn dismiss(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    model.opponent.deeper = None;
    model.opponent.watches_threats = false;
    model.opponent.preview = None;
    model.opponent.lesson = None;
    let is_help = |asked: &mut Asked| !matches!(asked.wish, Wish::Move | Wish::Prove);
    if model.opponent.asked.take_if(is_help).is_some() {
        effects.push(Effect::StopThinking);
    }
    if model.opponent.shows.take().is_some() || !effects.is_empty() {
        effects.push(Effect::Refresh);
    }
    effects
}

/// Another game is on the board.
pub fn forget(opponent: &mut Opponent) {
    opponent.games += 1;
    opponent.losing = [0; 2];
    opponent.deeper = None;
    opponent.watches_threats = false;
    opponent.returns_to_review = false;
}

/// Where it plays against itself, somebody who goes back and forth wants it to wait.
pub fn pause_itself(model: &mut Model) {
    if model.plays_itself() {
        silence(model);
    }
}

/// In the line on the board it waits until it is asked again.
fn silence(model: &mut Model) {
    model.opponent.silent = Some(model.line_played());
}

/// Asks what is asked for a wish.
pub(super) fn ask(model: &mut Model, wish: Wish) -> Vec<Effect> {
    model.opponent.silent = None;
    let question = question(model, wish);
    put(model, wish, question)
}

/// Asks this question.
pub(super) fn put(model: &mut Model, wish: Wish, question: Question) -> Vec<Effect> {
    model.opponent.questions += 1;
    let (number, game) = (model.opponent.questions, model.line_played());
    let pause = pause(model, wish);
    let (best, percent, judged) = (None, None, Vec::new());
    model.opponent.asked = Some(Asked { wish, number, best, percent, judged, game });
    vec![Effect::Refresh, Effect::Think { number, question, pause }]
}

/// The number of the seat that is to move.
fn seat_to_move(model: &Model) -> usize {
    model.game().to_move().map_or(0, |seat| seat as usize)
}

/// The button for the computer's move: it answers at once with what it has, stops, or thinks once more.
pub fn think(model: &mut Model) -> Vec<Effect> {
    if !model.thinks_of(Wish::Move) {
        model.view.notice.clear(); // what it says is tried again
        return if model.is_computers_turn() { ask(model, Wish::Move) } else { Vec::new() };
    }
    let (number, asked) = (model.asked(), model.opponent.asked.take());
    let best = asked.and_then(|asked| asked.best);
    let mut effects = vec![Effect::StopThinking, Effect::Refresh];
    match best.filter(|_| !model.plays_itself()) {
        Some(mv) => {
            effects.extend(host::propose(model, mv, By::Computer, number));
            host::return_focus(model, &mut effects); // its button goes
        }
        None => silence(model),
    }
    effects
}

/// It thinks no more, and waits until it is asked again.
pub fn stop(model: &mut Model) -> Vec<Effect> {
    let mut effects = dismiss(model);
    if let Some(asked) = model.opponent.asked.take() {
        silence(model);
        if asked.wish == Wish::Prove {
            solving::give_up(model);
        }
        effects.push(Effect::StopThinking);
    }
    effects.push(Effect::Refresh);
    effects
}

/// Who plays what was said anew: it is asked if it is its turn.
pub fn wake(model: &mut Model) {
    model.opponent.silent = None;
    model.opponent.seen = None;
}

/// All computers in the record's head get this level.
pub fn set_level(model: &mut Model, digit: &str) {
    for header in [Header::Black, Header::White] {
        if level(model.game.record.header(header)).is_some() {
            model.game.record.set_header(header, &name(digit));
        }
    }
}

/// A hint, a review or something of the solver is wanted, or not any more.
pub fn show(model: &mut Model, wish: Wish) -> Vec<Effect> {
    let is_open = model.has_open(wish);
    if !is_open && model.is_judged_by_players_only() {
        return alert(model, Word::NoAdvice);
    }
    if !is_open && !model.can_ask(wish) {
        return Vec::new();
    }
    if is_open && wish == Wish::Review {
        return review::come_back(model);
    }
    let comes_from_review = model.has_open(Wish::Review);
    let mut effects = dismiss(model);
    if is_open && wish == Wish::Hint && model.opponent.returns_to_review && model.review().is_some()
    {
        effects.extend(review::come_back(model));
        return effects;
    }
    model.opponent.returns_to_review |= comes_from_review;
    model.view.tab = if is_open && !wish.is_to_solver() { Tab::Moves } else { Tab::Analysis };
    model.opponent.solver_ms = solver::FIRST_MS;
    effects.extend(match is_open {
        true => announced(text::sentence(model)),
        false if wish == Wish::Review && model.review().is_some() => review::show(model),
        false => ask(model, wish),
    });
    if wish == Wish::Review {
        effects.push(Effect::Focus(model.view.cursor)); // its button goes
    }
    effects
}

/// A hint or a review is on the page.
pub(super) fn put_on_page(model: &mut Model, shown: Shown) {
    model.opponent.shows = Some((shown, model.line_played()));
}

/// The name of who is to move, as it stands in the record's head.
fn name_to_move(model: &Model) -> &str {
    model.game().person_to_move().map_or("", |color| model.name_of(color))
}
