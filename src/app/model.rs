//! All that the app knows.

use super::layout::Layout;
use super::palette::Scheme;
use super::{Motion, Setting, Settings, text};
use crate::board::{Color, Point};
use crate::record::{Header, NodeId, Record};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::clock::Clocks;
use crate::rules::ren::{Match, Ren};
use crate::rules::renju::{Foul, Referee};
use crate::rules::{Ending, IllegalMove, Move, Rules, Status, Why};

/// Milliseconds from step to step of the count after a nine in a box.
const STEP: u64 = 800;

/// The state of the app. Only [`update`](super::update) changes it.
#[derive(Clone, Debug)]
pub struct Model {
    /// The game.
    pub(super) record: Record,
    /// How many of its moves are shown.
    pub(super) shown: usize,
    /// The position shown: always `record.position(shown)`.
    pub(super) game: AnyGame,
    /// Moves taken back, the last one on top.
    pub(super) undone: Vec<NodeId>,
    /// The record texts of games that were running before, the newest first. They are not read
    /// before they are wanted.
    pub(super) kept: Vec<String>,
    /// The clocks of the game, if it has any, and the time of the last message.
    pub(super) clocks: Option<Clocks>,
    pub(super) now: u64,
    pub(super) settings: Settings,
    pub(super) intent: Intent,
    pub(super) layout: Layout,
    pub(super) scheme: Scheme,
    pub(super) motion: Motion,
    /// When the move shown was played, if its picture may still move.
    pub(super) played: Option<u64>,
    /// The point under the mouse, or to which the keyboard went.
    pub(super) hover: Option<Point>,
    /// The point that has, or would get, the keyboard's focus.
    pub(super) cursor: Point,
    /// A sentence to be read once; empty if there is none.
    pub(super) notice: String,
}

/// What has been begun at the position shown, and is not yet a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Intent {
    /// The first of two stones.
    pub first: Option<Point>,
    /// Whether the next move carries the offer of a draw.
    pub offers_draw: bool,
    /// A move that was asked about.
    pub asked: Option<Move>,
    /// The point on which a stone was last tried.
    pub tried: Option<Point>,
}

impl Default for Model {
    fn default() -> Self {
        Self::new(Record::new(RuleSet::DEFAULT))
    }
}

impl Model {
    fn new(record: Record) -> Self {
        let rules = record.rules();
        let middle = rules.size() / 2;
        Self {
            game: record.position(usize::MAX),
            shown: record.line().len(),
            record,
            undone: Vec::new(),
            kept: Vec::new(),
            clocks: None,
            now: 0,
            settings: Settings::default(),
            intent: Intent::default(),
            layout: Layout::new(rules.size(), 0.0, 1.0),
            scheme: Scheme::Light,
            motion: Motion::Full,
            played: None,
            hover: None,
            cursor: Point::new(middle, middle),
            notice: String::new(),
        }
    }

    /// Makes `record` the running game, shows the position after `ply` moves, and returns the game
    /// that was running before.
    pub(super) fn open(&mut self, record: Record, ply: usize) -> Record {
        let fresh = Self::new(record);
        let layout =
            Layout::new(fresh.rules().size(), self.layout.page_side(), self.layout.scale());
        let kept = std::mem::take(&mut self.kept);
        let Self { scheme, motion, settings, now, .. } = *self;
        // Clocks of a game that was left stand still until somebody moves.
        let clocks = Clocks::parse(fresh.record.header(Header::Clock));
        let next = Self { kept, layout, scheme, motion, settings, now, clocks, ..fresh };
        let mut old = std::mem::replace(self, next);
        self.show(ply);
        old.note_clocks();
        old.record
    }

    /// Goes on without clocks; the record's head keeps the time control.
    pub(super) fn drop_clocks(&mut self) {
        if let Some(clocks) = self.clocks.take() {
            self.record.set_header(Header::Clock, &clocks.control().write());
            self.notice = text::NO_CLOCKS.into();
        }
    }

    /// Writes into the record's head what the clocks show.
    pub(super) fn note_clocks(&mut self) {
        if let Some(clocks) = &self.clocks {
            self.record.set_header(Header::Clock, &clocks.write(self.now));
        }
    }

    /// Shows the position after `ply` moves.
    pub(super) fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.record.line().len());
        self.game = self.record.position(self.shown);
        self.intent = Intent::default();
        self.played = None;
    }

    /// What is played.
    pub fn rules(&self) -> RuleSet {
        self.record.rules()
    }

    /// The position shown.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Whether the game shown goes on.
    pub(super) fn is_running(&self) -> bool {
        self.game.status() == Status::Ongoing
    }

    /// Whether there are clocks and none of them runs.
    pub(super) fn is_paused(&self) -> bool {
        self.clocks.is_some_and(|clocks| clocks.running().is_none())
    }

    pub(super) fn may_take_back(&self) -> bool {
        self.settings.is_on(Setting::TakeBack)
    }

    /// Whether the game may go on from the position shown: another line takes moves back.
    pub(super) fn may_play_here(&self) -> bool {
        self.at_end() || self.may_take_back()
    }

    /// Whether this decision can be taken at the position shown. What is no play, such as a claim,
    /// belongs to the end of the game; and a question is to be answered first.
    pub(super) fn can_decide(&self, mv: Move) -> bool {
        let asked = self.intent.asked.is_some_and(|asked| asked != mv);
        let here = if mv.is_play() { self.may_play_here() } else { self.at_end() };
        !asked && here && self.game.check(mv).is_ok()
    }

    /// Whether there are clocks to be stopped or started: those of the game, not of an old position.
    pub(super) fn can_pause(&self) -> bool {
        self.clocks.is_some() && self.at_end() && self.is_running()
    }

    /// Whether the next stone or pass may carry the offer of a draw.
    pub(super) fn can_offer_draw(&self) -> bool {
        let asked = self.intent.asked.is_some();
        matches!(&self.game, AnyGame::Renju(game) if game.may_offer_draw() && !asked)
    }

    /// Whether the players see fives, fouls and flags themselves.
    pub(super) fn players_are_referees(&self) -> bool {
        matches!(&self.game, AnyGame::Renju(game) if game.referee() == Referee::Players)
    }

    /// What the judge says to `at` as the second of two stones, or the first if there is none yet.
    pub(super) fn check_pair(&self, at: Point) -> Result<(), IllegalMove> {
        match self.game.check(Move::pair(self.intent.first.unwrap_or(at), at)) {
            Err(illegal) if illegal.why == Why::SamePoint => Ok(()),
            checked => checked,
        }
    }

    /// The foul that Black would make on `at`, if that may be told: where players are their own
    /// referees the program "announces no five, foul or flag".
    pub fn foul_at(&self, at: Point) -> Option<Foul> {
        match &self.game {
            AnyGame::Renju(game)
                if self.game.color_to_move() == Some(Color::Black)
                    && !self.players_are_referees()
                    && self.game.board().get(at).is_none() =>
            {
                game.foul_at(at)
            }
            _ => None,
        }
    }

    /// The foul on `at` that is marked on the board.
    pub fn marked_foul(&self, at: Point) -> Option<Foul> {
        if self.settings.is_on(Setting::MarkForbidden) { self.foul_at(at) } else { None }
    }

    /// The point asked about, and the foul that Black would make there: by a press, or where forbidden
    /// points are marked by mouse or key.
    pub fn foul_in_question(&self) -> Option<(Point, Foul)> {
        let seen = |at| self.marked_foul(at).map(|foul| (at, foul));
        let tried = |at| self.foul_at(at).map(|foul| (at, foul));
        self.hover.and_then(seen).or_else(|| self.intent.tried.and_then(tried))
    }

    /// How many steps of the count after a nine in a box are shown: one after the other while they are
    /// news, or else all.
    pub(super) fn steps_shown(&self) -> usize {
        let passed = self.played.and_then(|played| self.now.checked_sub(played));
        passed.map_or(usize::MAX, |passed| (passed / STEP) as usize + 1)
    }

    /// Whether more of these steps are to come.
    pub(super) fn is_counting(&self) -> bool {
        self.game.status().ending() == Some(Ending::Nine) && self.steps_shown() <= 3
    }

    /// The match that the game belongs to, where the rules know one.
    pub fn match_of_two(&self) -> Option<Match> {
        match &self.game {
            AnyGame::Ren(_) => Match::parse(self.record.header(Header::Event)),
            _ => None,
        }
    }

    /// The game that follows in the match, once this one is over.
    pub(super) fn next_in_match(&self) -> Option<Match> {
        match &self.game {
            AnyGame::Ren(game) if self.at_end() => self.match_of_two()?.next(game),
            _ => None,
        }
    }

    /// Ren after a stone on `at`, if that may be put and what it would do is to be told.
    pub fn look_ahead(&self, at: Point) -> Option<Ren> {
        let AnyGame::Ren(game) = &self.game else { return None };
        if !self.settings.is_on(Setting::LookAhead) || !self.may_play_here() {
            return None;
        }
        game.check(Move::Stone(at)).ok()?;
        let mut ahead = (**game).clone();
        ahead.play_unchecked(Move::Stone(at));
        Some(ahead)
    }

    /// The weak stones, while they matter.
    pub(super) fn weak_stones(&self) -> &[Point] {
        match &self.game {
            AnyGame::Ren(game) if self.is_running() => game.weak(),
            _ => &[],
        }
    }

    /// Whether the rui limit protects the weak stone on `at`, and that is to be told.
    pub(super) fn protects(&self, game: &Ren, at: Point) -> bool {
        let told = self.settings.is_on(Setting::LookAhead);
        told && self.weak_stones().contains(&at) && game.replaceable().is_empty()
    }

    /// Whether the stone on `at` is marked as being in atari.
    pub(super) fn marks_atari(&self, at: Point) -> bool {
        let shown = self.settings.is_on(Setting::MarkAtari) && self.is_running();
        matches!(&self.game, AnyGame::Ren(game) if shown && game.is_in_atari(at))
    }

    /// Black stones that were proposed and are not on the board: the first of two, or both.
    pub(super) fn open_proposals(&self) -> Vec<Point> {
        let AnyGame::Renju(game) = &self.game else { return Vec::new() };
        let [a, b] = game.proposed().map_or([None; 2], |[a, b]| [Some(a), Some(b)]);
        let mut open = Vec::new();
        for &at in &[a, b, self.intent.first] {
            open.extend(at.filter(|&at| self.game.board().get(at).is_none()));
        }
        open
    }

    /// Whether a press on `at` would put a stone there.
    pub(super) fn can_press(&self, at: Point) -> bool {
        let phase = self.game.phase();
        if phase.asks_for_pair() {
            return self.intent.first != Some(at) && self.check_pair(at).is_ok();
        }
        !phase.asks_for_pick() && self.game.check(Move::Stone(at)).is_ok()
    }

    /// The stone played last, whatever was said since.
    pub fn last_stone(&self) -> Option<Point> {
        let mut last = None;
        for mv in self.record.line().into_iter().take(self.shown) {
            if let Move::Stone(at) | Move::StoneOffer(at) = mv {
                last = Some(at);
            }
        }
        last
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<Move> {
        self.shown.checked_sub(1).and_then(|i| self.record.line().get(i).copied())
    }

    /// Whether the position shown is the end of the game so far.
    pub fn at_end(&self) -> bool {
        self.shown == self.record.line().len()
    }

    /// Where the board lies in its pixels.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The point that has, or would get, the keyboard's focus.
    pub fn cursor(&self) -> Point {
        self.cursor
    }
}
