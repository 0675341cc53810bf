//! Who plays: the bars above and below the board, whose turn it is, and who takes a seat.

use super::opponent::{self, level};
use super::update::{alert, changed, preface};
use super::words::{Word, Words, joined};
use super::{Effect, HostKind, Model, Wish, clocks, games, sheet, text};
use crate::board::Color;
use crate::record::Record;
use crate::rules::Status;
use crate::rules::catalog::AnyGame;

/// The strongest of the computer players.
const HIGHEST: u8 = 6;

/// The names of the computer players, by level.
const NAMES: [Word; 6] = [
    Word::OpponentOne,
    Word::OpponentTwo,
    Word::OpponentThree,
    Word::OpponentFour,
    Word::OpponentFive,
    Word::OpponentSix,
];

/// One player's bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The name of the player.
    pub name: String,
    /// What else is to be known of the player: the colour, or the level.
    pub note: String,
    /// The level of a computer player.
    pub level: Option<u8>,
    /// Where the bar stands.
    pub place: Place,
    /// Stones on the board or points, where they count.
    pub count: u16,
    /// How much of the board the player's stones cover, from 0 to 1.
    pub share: f64,
    /// Stones due in this turn; 0 when it is the other's.
    pub due: u8,
    /// The time on the player's clock; empty without one.
    pub clock: String,
    /// Whether little of it is left.
    pub is_short: bool,
}

/// Where a player's bar stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Above the board, where the opponent sits.
    Far,
    /// Below the board.
    Near,
}

impl Place {
    /// Its name, for style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Far => "far",
            Self::Near => "near",
        }
    }
}

/// How the game stands for the person who plays against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Nothing is decided, or nobody plays against the computer.
    Open,
    /// It is the person's turn.
    Turn,
    /// The person has won.
    Won,
    /// The person has lost.
    Lost,
    /// Nobody has won.
    Drawn,
    /// The game is looked back at, or something is tried.
    Analysis,
}

impl Mood {
    /// Its name, for style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Turn => "turn",
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Analysis => "analysis",
        }
    }
}

impl Model {
    /// The colour of the person who plays against the computer at the position shown; none if two people play, or nobody.
    pub(super) fn you(&self) -> Option<Color> {
        let is_person = |color: &Color| !self.is_computer(*color);
        let mut people = Color::ALL.into_iter().filter(is_person);
        let (first, second) = (people.next(), people.next());
        if second.is_some() { None } else { first }
    }

    /// How the game stands for that person.
    pub(super) fn mood(&self) -> Mood {
        if self.is_analysis() { Mood::Analysis } else { self.mood_in(self.game()) }
    }

    /// How the game stands for that person in this position.
    fn mood_in(&self, game: &AnyGame) -> Mood {
        let Some(you) = self.you() else { return Mood::Open };
        match game.status() {
            Status::Won { winner, .. } if game.color_of(winner) == you => Mood::Won,
            Status::Won { .. } => Mood::Lost,
            Status::Drawn { .. } => Mood::Drawn,
            Status::Ongoing if game.person_to_move() == Some(you) => Mood::Turn,
            Status::Ongoing => Mood::Open,
        }
    }

    /// The computer player that is one level above the one that was just beaten.
    pub(super) fn next_level(&self) -> Option<u8> {
        let you = self.you().filter(|_| self.at_end() && self.mood() == Mood::Won)?;
        level(self.name_of(you.other())).filter(|&beaten| beaten < HIGHEST).map(|beaten| beaten + 1)
    }
}

/// What the computer players below the best overlook in each game, by level.
const MISSES: [[Word; 5]; 3] = [
    [
        Word::MissesRenjuOne,
        Word::MissesRenjuTwo,
        Word::MissesRenjuThree,
        Word::MissesRenjuFour,
        Word::MissesRenjuFive,
    ],
    [
        Word::MissesRenOne,
        Word::MissesRenTwo,
        Word::MissesRenThree,
        Word::MissesRenFour,
        Word::MissesRenFive,
    ],
    [
        Word::MissesRinOne,
        Word::MissesRinTwo,
        Word::MissesRinThree,
        Word::MissesRinFour,
        Word::MissesRinFive,
    ],
];

/// What the computer player overlooks that a person plays against: said when the game is over, and before the first move, but not to who has
/// not finished a game like it, and knows no threes and fours.
pub(super) fn weakness(model: &Model) -> String {
    let is_before = model.line().is_empty() && !model.library.is_new;
    let is_time = is_before || model.at_end() && !model.is_running();
    let computer = model.you().filter(|_| is_time && !model.is_setting_up()).map(Color::other);
    let level = computer.and_then(|color| level(model.name_of(color)));
    let Some(level) = level else { return String::new() };
    let game = match model.game() {
        AnyGame::Renju(_) => 0,
        AnyGame::Ren(_) => 1,
        AnyGame::Rin(_) => 2,
    };
    let misses = MISSES[game].get(usize::from(level).wrapping_sub(1));
    let word = misses.copied().unwrap_or(Word::MissesSix);
    model.words().say(word, &[opponent_name(model, level)])
}

/// The name of the computer player of this level.
pub(super) fn opponent_name(model: &Model, level: u8) -> &str {
    name_of_level(model.words(), usize::from(level))
}

/// The name of the computer player of this level in the language of `words`; empty if there is none.
pub fn name_of_level(words: &Words, level: usize) -> &str {
    NAMES.get(level.wrapping_sub(1)).map_or("", |&word| words.get(word))
}

/// What is said in large letters: that this is analysis, and to a person who plays against the computer how the game stands.
pub(super) fn call(model: &Model) -> String {
    let words = model.words();
    if model.thinks_of(Wish::Move)
        && let Some(level) = model.game().person_to_move().and_then(|who| level(model.name_of(who)))
    {
        return words.say(Word::Thinking, &[opponent_name(model, level)]);
    }
    let word = match model.mood() {
        Mood::Analysis => Word::Analysis,
        Mood::Won => Word::YouWon,
        Mood::Lost => Word::YouLost,
        Mood::Drawn => Word::YouDrew,
        Mood::Turn => Word::YourTurn,
        Mood::Open => return String::new(),
    };
    words.get(word).into()
}

/// The bar of who plays `color`.
pub(super) fn player(model: &Model, color: Color) -> Player {
    let to_move = model.game().person_to_move() == Some(color);
    let (name, note) = name_and_note(model, color);
    let note = joined(&[moves_to_go(model, color), note], ", ");
    let near = model.you().unwrap_or(Color::Black);
    let mut player = Player {
        name,
        note,
        level: level(model.name_of(color)),
        place: if color == near { Place::Near } else { Place::Far },
        count: 0,
        share: 0.0,
        due: u8::from(to_move),
        clock: clock(model, color),
        is_short: is_short(model, color),
    };
    match model.game() {
        AnyGame::Rin(rin) => {
            player.count = rin.stones(color);
            player.share = f64::from(player.count) / f64::from(model.rules().size()).powi(2);
            player.due *= rin.left();
        }
        AnyGame::Ren(ren) => player.count = super::panel::counted(model, ren, color),
        AnyGame::Renju(renju) => {
            let left = renju.supply(color).map_or(String::new(), |left| {
                model.words().count(Word::StonesLeft, left.into(), &[&left.to_string()])
            });
            player.note = joined(&[player.note, left], " · ");
        }
    }
    player
}

/// Whether little is left on the clock of who plays `color`.
pub fn is_short(model: &Model, color: Color) -> bool {
    let seat = model.game().seat_of(color);
    model.game.clocks.is_some_and(|clocks| clocks.left(seat, model.view.now) <= clocks::SHORT)
}

/// What the clock of who plays `color` shows; empty without clocks.
pub fn clock(model: &Model, color: Color) -> String {
    let seat = model.game().seat_of(color);
    model.game.clocks.map_or(String::new(), |clocks| text::clock(clocks.left(seat, model.view.now)))
}

/// How many moves are still to be made until time is given anew; empty where it is not.
fn moves_to_go(model: &Model, color: Color) -> String {
    let clocks = model.game.clocks.filter(|_| model.at_end() && model.is_running());
    clocks.and_then(|clocks| clocks.moves_to_go(color)).map_or(String::new(), |moves| {
        model.words().count(Word::MovesToGo, moves, &[&moves.to_string()])
    })
}

/// "You" and the colour, a computer player and its level, or what two people are called.
fn name_and_note(model: &Model, color: Color) -> (String, String) {
    let words = model.words();
    let named = super::panel::name(model, color);
    match level(model.name_of(color)) {
        Some(level) => {
            let note = words.say(Word::Computer, &[&level.to_string()]);
            (opponent_name(model, level).into(), note)
        }
        None if model.you() == Some(color) && model.name_of(color).is_empty() => {
            (words.get(Word::You).into(), named)
        }
        None => (named, String::new()),
    }
}

/// Somebody else takes a seat: the computer player of this level, or a person. The game goes on.
pub fn take_seat(model: &mut Model, color: Color, level: Option<u8>) -> Vec<Effect> {
    let level = level.map(|level| level.min(HIGHEST).to_string());
    let name = level.map_or(String::new(), |level| opponent::name(&level));
    if model.name_of(color) == name || model.is_training() {
        return Vec::new();
    }
    if model.is_in_tournament() {
        return alert(model, Word::TournamentRuns);
    }
    model.rename(color, &name);
    let mut effects = opponent::stop(model);
    opponent::wake(model);
    effects.extend(changed(model));
    effects.push(games::remember(model));
    effects
}

/// The computer player that was chosen last takes its seat: the quickest way to a game.
pub fn play_computer(model: &mut Model) -> Vec<Effect> {
    if !model.can_play_computer() {
        return Vec::new();
    }
    let (color, level) = sheet::usual(model);
    let mut record = model.game.record.clone();
    record.set_header(opponent::header(color), &opponent::name(&level.to_string()));
    let mut effects = games::begin(model, record, games::control(model.record()));
    preface(model, &mut effects, &text::player(model.words(), model.name_of(color)));
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

/// A new game against the next stronger computer player.
pub fn try_next_level(model: &mut Model) -> Vec<Effect> {
    let (Some(level), Some(you)) = (model.next_level(), model.you()) else { return Vec::new() };
    let mut record = games::between(model.record(), model.rules(), Color::ALL);
    record.set_header(opponent::header(you.other()), &opponent::name(&level.to_string()));
    record.set_header(opponent::header(you), "");
    let mut effects = games::begin(model, record, games::control(model.record()));
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

/// A new game of this name as it was last chosen, between those who were chosen last: on a first visit against the first of the
/// computer players.
pub fn play_game(model: &mut Model, name: &str) -> Vec<Effect> {
    let record = sheet::chosen(model, name);
    let control = games::control(&record);
    let mut effects = games::begin(model, record, control);
    effects.push(Effect::Focus(model.view.cursor)); // its button may go
    effects
}

/// The game of somebody who comes for the first time.
pub fn first_game(model: &Model) -> Option<Record> {
    let is_first = model.library.saved.is_empty() && model.library.choices.is_empty();
    (model.host.kind == HostKind::Page && is_first).then(sheet::newcomers)
}
