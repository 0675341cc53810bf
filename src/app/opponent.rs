//! The computer at the board: whose moves are its, what it is asked, and what becomes of its answers.
//!
//! Which colours it plays stands in the record's head, where the players' names do: `white: computer 3`. So it
//! goes with the game wherever that goes, through a reload, a rematch and a swap.

mod answers;

pub use answers::{answered, told};

use super::update::{alert, announced, preface};
use super::words::{Word, joined};
use super::{Effect, Model, Setting, Visitor, games, text};
use crate::board::{Color, Point, decimal};
use crate::record::{Header, NodeId};
use crate::rules::ren::Match;
use crate::rules::{Move, Status};

/// It need not think any longer.
const STOP: Effect = Effect::Tell("stop", 0);
/// Hints and graphs are to go.
const HIDE: Effect = Effect::Tell("hide", 0);

/// How the name of a computer player begins in the record's head; its level follows.
const COMPUTER: &str = "computer ";
/// The player for somebody who has not chosen a level.
const USUAL_PLAYER: &str = "computer 3";
/// With a clock it thinks no longer than this part of what is left.
const PART_OF_CLOCK: u64 = 15;

/// What the computer was asked, and has not answered.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// What for.
    wish: Wish,
    /// The number of the question. An answer to another one comes too late.
    number: u32,
    /// The best move so far.
    best: Option<Move>,
    /// The game it was asked about.
    game: Line,
}

/// A line of a game, wherever in it one looks: the number of the game on this visit, and its last move.
type Line = (u32, Option<NodeId>);

/// What it may be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Its move.
    Move,
    /// Good moves for who is to move.
    Hint,
    /// How the whole game went.
    Review,
}

impl Wish {
    /// All wishes.
    pub const ALL: [Self; 3] = [Self::Move, Self::Hint, Self::Review];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Hint => "hint",
            Self::Review => "review",
        }
    }
}

/// The computer's part in the running game.
#[derive(Clone, Debug, Default)]
pub(super) struct Opponent {
    pub asked: Option<Asked>,
    /// How many questions there have been.
    questions: u32,
    /// The version of the position for which was decided whether the computer is to move; none if that is to be decided anew.
    settled: Option<u32>,
    /// How many games have been on the board.
    games: u32,
    /// The line in which it is to wait until it is asked again.
    silent: Option<Line>,
    /// How many of its last moves looked hopeless, by seats.
    losing: [u8; 2],
    /// The stones of the moves of the last hint, each with the move's place in it, 0 for the best.
    pub hinted: Vec<(u8, Point)>,
    /// Whether a hint or a review is on the page, and of which game.
    shows: Option<(Wish, Line)>,
}

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
    /// The name in the record's head, which says who has which colour in the end, of who plays `color` now.
    pub(super) fn name_of(&self, color: Color) -> &str {
        let in_the_end = match self.swapped {
            // Only a swap parts the two.
            true => self.record.position(usize::MAX).color_of(self.game.seat_of(color)),
            false => color,
        };
        self.record.header(header(in_the_end))
    }

    /// Whether the computer plays `color` at the position shown.
    pub(super) fn is_computer(&self, color: Color) -> bool {
        level(self.name_of(color)).is_some()
    }

    /// The level of the computer that is to move at the position shown.
    fn level_to_move(&self) -> Option<u8> {
        level(name_to_move(self))
    }

    /// Whether the computer is to move at the end of the game. In a diagram nobody is.
    pub(super) fn is_computers_turn(&self) -> bool {
        self.at_end() && self.level_to_move().is_some() && self.visitor != Visitor::Nobody
    }

    /// The line of the game on the board.
    fn line_played(&self) -> Line {
        (self.opponent.games, self.record.end())
    }

    /// Whether a move is to come from the computer and from nobody else: it has been asked, or will be.
    pub(super) fn awaits_computer(&self) -> bool {
        self.is_computers_turn() && self.opponent.silent != Some(self.line_played())
    }

    /// Whether a hint or a review is on the page, or on its way there.
    pub(super) fn has_open(&self, wish: Wish) -> bool {
        self.opponent.shows.is_some_and(|(shown, _)| shown == wish) || self.thinks_of(wish)
    }

    /// Whether both players are computers.
    pub(super) fn plays_itself(&self) -> bool {
        Color::ALL.iter().all(|&color| level(self.record.header(header(color))).is_some())
    }

    /// The number of the question that the computer thinks about, if it does.
    pub fn asked(&self) -> Option<u32> {
        self.opponent.asked.as_ref().map(|asked| asked.number)
    }

    /// Whether it thinks about this now.
    pub(super) fn thinks_of(&self, wish: Wish) -> bool {
        self.opponent.asked.as_ref().is_some_and(|asked| asked.wish == wish)
    }

    /// Whether the computer may be made a player by one press: before the first move.
    pub(super) fn can_play_computer(&self) -> bool {
        let is_free = |&color: &Color| level(self.record.header(header(color))).is_none();
        let goes_on = matches!(self.match_of_two(), Some(Match::Second { .. }));
        self.record.line().is_empty() && !goes_on && Color::ALL.iter().all(is_free)
    }

    /// Whether the computer can be asked for this now.
    pub(super) fn can_ask(&self, wish: Wish) -> bool {
        match wish {
            Wish::Move => self.thinks_of(Wish::Move) || self.is_computers_turn(),
            _ if !self.settings.is_on(Setting::Hints) || self.thinks_of(Wish::Move) => false,
            _ if self.is_judged_by_players_only() => false,
            Wish::Hint => self.is_running() && !self.is_computers_turn(),
            Wish::Review => {
                let over = self.record.position(usize::MAX).status() != Status::Ongoing;
                over && self.record.line().len() > 1
            }
        }
    }

    /// Whether the players are their own referees in a game that still runs: then they get no hint and
    /// no analysis (RIF 9.7, 9.8, 14.8 and 16).
    fn is_judged_by_players_only(&self) -> bool {
        self.players_are_referees() && self.record.position(usize::MAX).status() == Status::Ongoing
    }

    /// What the button for the computer's move says; empty if there is nothing to say.
    pub(super) fn think_label(&self) -> &str {
        self.words.get(match () {
            () if !self.can_ask(Wish::Move) => return "",
            () if !self.thinks_of(Wish::Move) => Word::LetItMove,
            () if self.plays_itself() => Word::StopThinking,
            () => Word::MoveNow,
        })
    }
}

const fn header(color: Color) -> Header {
    match color {
        Color::Black => Header::Black,
        Color::White => Header::White,
    }
}

/// Called after every message: where the position has changed, what was thought about the last one is of no use,
/// and it may be the computer's turn. While the clocks stand still, nobody thinks.
pub fn settle(model: &mut Model) -> Vec<Effect> {
    if model.opponent.settled == Some(model.version) {
        return Vec::new();
    }
    model.opponent.settled = Some(model.version);
    let mut effects = drop_what_is_past(model);
    if model.awaits_computer() && !model.is_paused() {
        effects.extend(ask(model, Wish::Move));
    }
    effects
}

/// Moves and hints are for one position, a review is for a line.
fn drop_what_is_past(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    let line = model.line_played();
    let is_past = |asked: &mut Asked| asked.wish != Wish::Review || asked.game != line;
    if let Some(asked) = model.opponent.asked.take_if(is_past) {
        effects.push(STOP);
        // What shows how far it is goes with it.
        effects.extend(Some(HIDE).filter(|_| asked.wish != Wish::Move));
    }
    match model.opponent.shows {
        Some(review) if review == (Wish::Review, line) => {
            effects.push(Effect::Tell("mark", model.shown));
        }
        Some(_) => effects.extend(dismiss(model)),
        None => {}
    }
    effects
}

/// Ends hints and reviews, whether they are on the page or thought about.
pub fn dismiss(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    model.opponent.hinted.clear();
    if model.opponent.asked.take_if(|asked| asked.wish != Wish::Move).is_some() {
        effects.push(STOP);
    }
    if model.opponent.shows.take().is_some() || !effects.is_empty() {
        effects.push(HIDE);
    }
    effects
}

/// Another game is on the board.
pub fn forget(opponent: &mut Opponent) {
    opponent.games += 1;
    opponent.losing = [0; 2];
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

fn ask(model: &mut Model, wish: Wish) -> Vec<Effect> {
    model.opponent.questions += 1;
    model.opponent.silent = None;
    let (number, game) = (model.opponent.questions, model.line_played());
    model.opponent.asked = Some(Asked { wish, number, best: None, game });
    vec![Effect::Refresh, Effect::Think { number, question: question(model, wish) }]
}

fn question(model: &Model, wish: Wish) -> String {
    let losing = match model.settings.is_on(Setting::Resigns) {
        true => decimal::write(model.opponent.losing[seat_to_move(model)].into()),
        false => String::from("-"),
    };
    let head = [
        String::from(wish.id()),
        decimal::write(model.shown),
        decimal::write(time(model)),
        String::from(model.words.lang()),
        decimal::write(model.level_to_move().unwrap_or(0).into()),
        losing,
    ];
    joined(&head, " ") + "\n" + &model.record.write()
}

/// The number of the seat that is to move.
fn seat_to_move(model: &Model) -> usize {
    model.game.to_move().map_or(0, |seat| seat as usize)
}

/// How long it may think.
fn time(model: &Model) -> usize {
    let wanted = match model.settings.value(Setting::ThinkTime) {
        "0.5" => 500,
        "2" => 2000,
        "5" => 5000,
        _ => 1000,
    };
    let seat = model.game.person_to_move().map(|color| model.game.seat_of(color));
    match (&model.clocks, seat) {
        (Some(clocks), Some(seat)) => {
            wanted.min((clocks.left(seat, model.now) / PART_OF_CLOCK) as usize)
        }
        _ => wanted,
    }
}

/// The button for the computer's move: it answers at once with what it has, stops, or thinks once more.
pub fn think(model: &mut Model) -> Vec<Effect> {
    if !model.thinks_of(Wish::Move) {
        model.notice.clear(); // what it says is tried again
        return if model.is_computers_turn() { ask(model, Wish::Move) } else { Vec::new() };
    }
    let best = model.opponent.asked.take().and_then(|asked| asked.best);
    let mut effects = vec![STOP, Effect::Refresh];
    match best.filter(|_| !model.plays_itself()) {
        Some(mv) => {
            effects.extend(answers::carry_out(model, mv));
            effects.push(Effect::Focus(model.cursor)); // its button goes
        }
        None => silence(model),
    }
    effects
}

/// It thinks no more, and waits until it is asked again.
pub fn stop(model: &mut Model) -> Vec<Effect> {
    let mut effects = dismiss(model);
    if model.opponent.asked.take().is_some() {
        silence(model);
        effects.push(STOP);
    }
    effects.push(Effect::Refresh);
    effects
}

/// Who plays what was said anew: it is asked if it is its turn.
pub fn wake(model: &mut Model) {
    model.opponent.silent = None;
    model.opponent.settled = None;
}

/// All computers in the record's head get this level.
pub fn set_level(model: &mut Model, digit: &str) {
    for header in [Header::Black, Header::White] {
        if level(model.record.header(header)).is_some() {
            model.record.set_header(header, &name(digit));
        }
    }
}

/// A hint or a review is wanted, or not any more.
pub fn show(model: &mut Model, wish: Wish) -> Vec<Effect> {
    let is_open = model.has_open(wish);
    if !is_open && model.is_judged_by_players_only() {
        return alert(model, model.words.get(Word::NoAdvice).into());
    }
    if !is_open && !model.can_ask(wish) {
        return Vec::new();
    }
    let mut effects = dismiss(model);
    effects.extend(match is_open {
        true => announced(text::sentence(model)),
        false => ask(model, wish),
    });
    effects
}

/// The name of who is to move, as it stands in the record's head.
fn name_to_move(model: &Model) -> &str {
    model.game.person_to_move().map_or("", |color| model.name_of(color))
}

/// White becomes the computer: the quickest way to a game.
pub fn play_computer(model: &mut Model) -> Vec<Effect> {
    if !model.can_play_computer() {
        return Vec::new();
    }
    let mut record = model.record.clone();
    record.set_header(Header::White, USUAL_PLAYER);
    let mut effects = games::begin(model, record, games::control(model));
    preface(&mut effects, &text::player(model.words(), USUAL_PLAYER));
    effects.push(Effect::Focus(model.cursor)); // its button goes
    effects
}
