//! All that the app knows.

use super::editing::Editing;
use super::figure::Figure;
use super::game::Game;
use super::host::{Host, Visitor};
use super::layout::Layout;
use super::learn::Learning;
use super::library::{self, Library};
use super::opponent::{self, Opponent};
use super::palette::{OwnColors, PRINTED, Palette, Scheme, Theme};
use super::searching::Searching;
use super::set_up::Desk;
use super::solving::Solving;
use super::view::View;
use super::words::Words;
use super::{By, HostKind, Settings, Tab};
use crate::board::{Color, Point};
use crate::record::{Header, Record};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::ren::{Match, Ren};
use crate::rules::{Ending, Move};

/// Milliseconds from step to step of the count after a nine in a box.
const STEP: u64 = 800;

/// The side of a usual board in pixels of the page.
const USUAL_SIDE: f64 = 480.0;

/// The state of the app. Only [`update`](super::update) changes it.
#[derive(Clone, Debug)]
pub struct Model {
    /// The game on the board.
    pub(super) game: Game,
    /// How it is looked at.
    pub(super) view: View,
    /// What is noted on it by hand.
    pub(super) editing: Editing,
    /// The position that is being set up, if one is.
    pub(super) desk: Option<Desk>,
    /// The problem on the board, if there is one.
    pub(super) solving: Option<Solving>,
    /// What is learned.
    pub(super) learning: Learning,
    /// The computer's part in it.
    pub(super) opponent: Opponent,
    /// The saved games.
    pub(super) library: Library,
    /// The search over all games.
    pub(super) searching: Searching,
    /// The page around the board.
    pub(super) host: Host,
}

impl Default for Model {
    fn default() -> Self {
        Self::new(Record::new(RuleSet::DEFAULT))
    }
}

impl Model {
    fn new(record: Record) -> Self {
        Self {
            view: View::new(record.rules()),
            game: Game::new(record),
            editing: Editing::default(),
            desk: None,
            solving: None,
            learning: Learning::default(),
            opponent: Opponent::default(),
            library: Library { id: String::from("0"), ..Library::default() },
            searching: Searching::default(),
            host: Host::default(),
        }
    }

    /// The position after `ply` moves of `record` on a board of so many pixels a side, to be drawn and not to be
    /// played. [`Settings::read`] and [`OwnColors::read`] read how from `words`.
    pub fn picture(record: Record, ply: usize, side: f64, words: &str) -> Self {
        let mut model = Self::new(record);
        // Lines and labels of a large picture are as broad as those of a board on a page.
        let scale = (side / USUAL_SIDE).max(1.0);
        let rules = model.rules();
        model.view.figure = Figure::read(words, rules);
        model.view.settings = Settings::read(words);
        model.view.lay_out_picture(rules, side / scale, scale);
        model.host.palette = Some(model.theme().palette().with(OwnColors::read(words)));
        model.host.visitor = Visitor::Nobody;
        model.show(ply);
        model
    }

    /// The same board before the first move.
    pub(super) fn emptied(&self) -> Self {
        let mut model = Self::new(Record::new(self.rules()));
        (model.view, model.host) = (self.view.clone(), self.host.clone());
        model
    }

    /// Makes `record` the running game under the key `id`, and shows the position after `ply` moves.
    pub(super) fn open(&mut self, id: String, record: Record, ply: usize) {
        self.library.id = id;
        self.library.version += 1; // the game that is left is among the others now
        self.library.is_new =
            self.host.kind == HostKind::Page && !library::has_finished(self, record.rules().name());
        self.view.turn_to(record.rules());
        self.game.replace(record);
        self.editing = Editing::default();
        self.desk = None;
        self.solving = None;
        self.learning.stop_waiting();
        opponent::forget(&mut self.opponent);
        self.recall_review();
        self.show(ply);
    }

    /// Shows the position after `ply` moves.
    pub(super) fn show(&mut self, ply: usize) {
        self.game.show(ply);
        self.view.played = None;
    }

    /// Shows the position after `ply` moves of the game, whatever variation was looked at.
    pub(super) fn show_game(&mut self, ply: usize) {
        self.game.show_game(ply);
        self.view.played = None;
    }

    /// The line that is looked at as a game of its own, without comments and variations.
    pub fn line_alone(&self) -> Record {
        self.game.line_alone()
    }

    /// The line that is looked at as a game of its own, with what is noted on it.
    pub fn line_with_notes(&self) -> Record {
        self.game.line_with_notes()
    }

    /// The key under which the game on the board is saved.
    pub fn id(&self) -> &str {
        &self.library.id
    }

    /// The rules of the game on the board.
    pub fn rules(&self) -> RuleSet {
        self.game.rules()
    }

    /// The position shown.
    pub fn game(&self) -> &AnyGame {
        self.game.position()
    }

    /// The record of the game on the board.
    pub const fn record(&self) -> &Record {
        &self.game.record
    }

    /// The moves of the line that is looked at: of the game, or of a variation.
    pub fn line(&self) -> &[Move] {
        self.game.line()
    }

    /// How many moves of that line are shown.
    pub const fn shown(&self) -> usize {
        self.game.shown
    }

    /// How many moves of the game lead to the position shown, or to where a variation leaves it.
    pub fn shown_of_game(&self) -> usize {
        self.game.shown_of_game()
    }

    /// The stone played last, whatever was said since.
    pub fn last_stone(&self) -> Option<Point> {
        self.game.last_stone()
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Move> {
        self.game.last_move()
    }

    /// Whether the position shown is the end of the game so far.
    pub fn at_end(&self) -> bool {
        self.game.at_end()
    }

    /// Whether the game shown goes on.
    pub(super) fn is_running(&self) -> bool {
        self.game.is_running()
    }

    /// Whether there are clocks and none of them runs.
    pub(super) fn is_paused(&self) -> bool {
        self.game.is_paused()
    }

    /// Whether there are clocks to be stopped or started.
    pub(super) fn can_pause(&self) -> bool {
        self.game.can_pause()
    }

    /// How many positions have been shown, and how many moves played.
    pub const fn versions(&self) -> (u32, u32) {
        (self.game.version, self.game.plays)
    }

    /// How the board looks.
    pub fn theme(&self) -> Theme {
        self.view.theme()
    }

    /// The colours of the board. Where the system forces its own on everything, nobody else's count; and paper is white.
    pub fn palette(&self) -> Palette {
        match self.theme() {
            _ if self.view.printing => PRINTED,
            Theme::Forced => Theme::Forced.palette(),
            theme => self.host.palette.unwrap_or_else(|| theme.palette()),
        }
    }

    /// Light or dark, as the machine is set.
    pub const fn scheme(&self) -> Scheme {
        self.view.scheme
    }

    /// The words of the player's language.
    pub const fn words(&self) -> &Words {
        &self.view.words
    }

    /// The language that the player wants, whether its words are there or not.
    pub fn wanted_lang(&self) -> &'static str {
        self.view.wanted_lang()
    }

    /// Where the board lies in its pixels.
    pub fn layout(&self) -> &Layout {
        &self.view.layout
    }

    /// The point that has, or would get, the keyboard's focus.
    pub fn cursor(&self) -> Point {
        self.view.cursor
    }

    /// The panel that stands beside the board.
    pub const fn tab(&self) -> Tab {
        self.view.tab
    }

    /// Whether stones carry their numbers.
    pub(super) fn shows_numbers(&self) -> bool {
        self.view.shows_numbers()
    }

    /// Whether there is a game on the board that goes with the page.
    pub fn would_be_lost(&self) -> bool {
        self.library.unsaved && !self.kept_game().record.is_blank()
    }

    /// Whom the visitor plays.
    pub const fn visitor(&self) -> Visitor {
        self.host.visitor
    }

    /// The colour that the visitor has now, if he plays one of the two where he may play.
    pub fn side(&self) -> Option<Color> {
        match self.host.side {
            Visitor::One(seat) => Some(self.game.end().color_of(seat)),
            Visitor::Everybody | Visitor::Nobody => None,
        }
    }

    /// The point on which a stone is aimed. Paper shows only what lies there.
    pub(super) fn aimed(&self) -> Option<Point> {
        self.game.intent.aim.filter(|_| !self.view.printing)
    }

    /// The point that the eye is on: aimed at, or under the mouse.
    pub(super) fn pointed(&self) -> Option<Point> {
        self.aimed().or_else(|| self.view.hover.filter(|_| !self.view.printing))
    }

    /// Whether the next move at the position shown is to come from somebody else. Whoever may play at all may try both colours.
    pub(super) fn awaits_other(&self) -> bool {
        if self.is_analysis() {
            return self.host.visitor == Visitor::Nobody;
        }
        let is_visitor = |seat| self.host.is_visitor(seat);
        self.is_problem_closed()
            || self.awaits_computer()
            || !self.game().to_move().is_none_or(is_visitor)
    }

    /// Whether `by` may take moves back. In a diagram only the page may.
    pub(super) fn may_take_back(&self, by: By) -> bool {
        let may = by == By::Page || self.host.visitor != Visitor::Nobody;
        may && self.settings().take_back.is_on() && !self.is_result_final()
    }

    /// Whether moves may be made at the position shown. Who may not take back may try nothing either while the game runs.
    pub(super) fn may_play_here(&self) -> bool {
        self.at_end() || self.game.is_over() || self.may_take_back(By::Visitor)
    }

    /// Whether this decision can be taken at the position shown. What is no play, such as a claim,
    /// belongs to the end of the game; and a question is to be answered first.
    pub(super) fn can_decide(&self, mv: Move) -> bool {
        let asked = self.game.intent.asked.is_some_and(|asked| asked != mv);
        let mine = match mv {
            Move::Claim(color) => {
                !self.is_computer(color) && self.host.is_visitor(self.game().seat_of(color))
            }
            // Before the first move there is nothing to give up.
            Move::Resign(_) => self.host.visitor != Visitor::Nobody && !self.line().is_empty(),
            _ => !self.awaits_other(),
        };
        let here = if mv.is_play() { self.may_play_here() } else { self.at_end() };
        !asked && mine && here && self.game().check(mv).is_ok()
    }

    /// Whether the next stone or pass may carry the offer of a draw.
    pub(super) fn can_offer_draw(&self) -> bool {
        let asked = self.game.intent.asked.is_some() || self.awaits_other() || self.is_analysis();
        matches!(self.game(), AnyGame::Renju(game) if game.may_offer_draw() && !asked)
    }

    /// How many steps of the count after a nine in a box are shown: one after the other while they are
    /// news, or else all.
    pub(super) fn steps_shown(&self) -> usize {
        let passed = self.view.played.and_then(|played| self.view.now.checked_sub(played));
        passed.map_or(usize::MAX, |passed| (passed / STEP) as usize + 1)
    }

    /// In Ren the position after the move before the last one, if that scored: it is told until the next turn ends.
    pub(super) fn score_before(&self) -> Option<&Ren> {
        match self.game.positions().get(self.shown().checked_sub(1)?)? {
            AnyGame::Ren(game) if !game.groups().is_empty() && self.is_running() => Some(game),
            _ => None,
        }
    }

    /// Whether more of these steps are to come.
    pub(super) fn is_counting(&self) -> bool {
        self.game().status().ending() == Some(Ending::Nine) && self.steps_shown() <= 3
    }

    /// The match that the game belongs to, where the rules know one.
    pub fn match_of_two(&self) -> Option<Match> {
        match self.game() {
            AnyGame::Ren(_) => Match::parse(self.game.record.header(Header::Event)),
            _ => None,
        }
    }

    /// The game that follows in the match, once this one is over.
    pub(super) fn next_in_match(&self) -> Option<Match> {
        match self.game() {
            AnyGame::Ren(game) if self.at_end() => self.match_of_two()?.next(game),
            _ => None,
        }
    }
}
