//! All that the app knows.

use super::layout::Layout;
use super::numbers::Numbers;
use super::opponent::{self, Opponent};
use super::palette::{Palette, Scheme, Theme};
use super::words::{Word, Words};
use super::{Lasts, Motion, Pointer, Saved, Setting, Settings, Visitor};
use crate::board::Point;
use crate::record::{Header, NodeId, Record};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::clock::Clocks;
use crate::rules::ren::Match;
use crate::rules::renju::Referee;
use crate::rules::{Ending, Move, Status};

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
    /// The numbers of the stones there.
    pub(super) numbers: Numbers,
    /// Whether the persons have exchanged colours in it.
    pub(super) swapped: bool,
    /// Counts the positions that have been shown.
    pub(super) version: u32,
    /// Counts the moves that have been played, but not those that are shown again.
    pub(super) plays: u32,
    /// Whom the visitor plays.
    pub(super) visitor: Visitor,
    /// The same where he may play: a diagram may become a game.
    pub(super) side: Visitor,
    /// The colours in which the page around the board wants it, if it has any.
    pub(super) palette: Option<&'static Palette>,
    /// The computer's part in the game.
    pub(super) opponent: Opponent,
    /// Moves taken back, the last one on top.
    pub(super) undone: Vec<NodeId>,
    /// The key under which it is saved.
    pub(super) id: String,
    /// All games in the browser's storage, the newest first. They are not read before they are wanted.
    pub(super) saved: Vec<Saved>,
    /// Games that were deleted on this visit, and can come back.
    pub(super) deleted: Vec<Saved>,
    /// The keys of the games that were left on this visit for another one, the last one at the end.
    pub(super) left: Vec<String>,
    /// Games without moves: what was last chosen for each of the games.
    pub(super) choices: Vec<Record>,
    pub(super) words: Words,
    /// The languages that the player likes, as the browser says.
    pub(super) liked: String,
    /// The clocks of the game, if it has any, and the time of the last message.
    pub(super) clocks: Option<Clocks>,
    pub(super) now: u64,
    pub(super) settings: Settings,
    /// What the player has chosen of it. The rest the address has asked for, on this visit.
    pub(super) chosen: Settings,
    pub(super) intent: Intent,
    pub(super) layout: Layout,
    pub(super) scheme: Scheme,
    pub(super) motion: Motion,
    pub(super) pointer: Pointer,
    /// Whether the page is on its way to paper.
    pub(super) printing: bool,
    /// How much of a picture has been made, from 0 to 1.
    pub(super) making: Option<f64>,
    /// When the next move is shown, if the game plays by itself.
    pub(super) autoplay: Option<u64>,
    /// When the move shown was played, if its picture may still move.
    pub(super) played: Option<u64>,
    /// The point under the mouse, or to which the keyboard went.
    pub(super) hover: Option<Point>,
    /// The point that has, or would get, the keyboard's focus.
    pub(super) cursor: Point,
    /// A sentence to be read once; empty if there is none.
    pub(super) notice: String,
    /// How long it stays.
    pub(super) lasts: Lasts,
    /// Whether the browser could not keep the game on the board.
    pub(super) unsaved: bool,
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
    /// The point on which a stone is aimed, until it is put.
    pub aim: Option<Point>,
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
        Self {
            game: record.position(usize::MAX),
            shown: record.line().len(),
            numbers: Numbers::new(&record, usize::MAX),
            swapped: has_swap(&record),
            record,
            version: 0,
            plays: 0,
            visitor: Visitor::Everybody,
            side: Visitor::Everybody,
            palette: None,
            opponent: Opponent::default(),
            undone: Vec::new(),
            id: String::from("0"),
            saved: Vec::new(),
            deleted: Vec::new(),
            left: Vec::new(),
            choices: Vec::new(),
            words: Words::default(),
            liked: String::new(),
            clocks: None,
            now: 0,
            settings: Settings::default(),
            chosen: Settings::default(),
            intent: Intent::default(),
            layout: Layout::new(rules.size(), 0.0, 1.0),
            scheme: Scheme::Light,
            motion: Motion::Full,
            pointer: Pointer::Fine,
            printing: false,
            making: None,
            autoplay: None,
            played: None,
            hover: None,
            cursor: middle(rules),
            notice: String::new(),
            lasts: Lasts::UntilRead,
            unsaved: false,
        }
    }

    /// The position after `ply` moves of `record` on a board of so many pixels a side, to be drawn and not to be
    /// played: [`Settings::read`] reads how.
    pub fn picture(record: Record, ply: usize, side: f64, settings: &str) -> Self {
        let layout = Layout::new(record.rules().size(), side, 1.0);
        let (settings, visitor) = (Settings::read(settings), Visitor::Nobody);
        let mut model = Self { layout, settings, visitor, ..Self::new(record) };
        model.show(ply);
        model
    }

    /// Makes `record` the running game under the key `id`, and shows the position after `ply` moves.
    pub(super) fn open(&mut self, id: String, record: Record, ply: usize) {
        self.swapped = has_swap(&record);
        self.record = record;
        let rules = self.rules();
        self.id = id;
        self.undone.clear();
        // Clocks of a game that was left stand still until somebody moves.
        self.clocks = Clocks::parse(self.record.header(Header::Clock));
        self.layout = Layout::new(rules.size(), self.layout.page_side(), self.layout.scale());
        self.hover = None;
        self.cursor = middle(rules);
        self.notice.clear();
        self.autoplay = None;
        opponent::forget(&mut self.opponent);
        self.show(ply);
    }

    /// The key under which the game on the board is saved.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Goes on without clocks; the record's head keeps the time control.
    pub(super) fn drop_clocks(&mut self) {
        if let Some(clocks) = self.clocks.take() {
            self.record.set_header(Header::Clock, &clocks.control().write());
            self.tell(self.words.get(Word::NoClocks).into(), Lasts::UntilMove);
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
        self.version += 1;
        self.follow_swap();
        self.game = self.record.position(self.shown);
        self.numbers = Numbers::new(&self.record, self.shown);
        self.intent = Intent::default();
        self.played = None;
    }

    /// The record's head says who has which colour in the end, so the names go with a swap, played or taken back.
    fn follow_swap(&mut self) {
        let swapped = has_swap(&self.record);
        if std::mem::replace(&mut self.swapped, swapped) != swapped {
            let [black, white] =
                [Header::Black, Header::White].map(|header| self.record.header(header).to_string());
            self.record.set_header(Header::Black, &white);
            self.record.set_header(Header::White, &black);
        }
    }

    /// How the board looks.
    pub fn theme(&self) -> Theme {
        if self.printing {
            return Theme::Paper;
        }
        Theme::chosen(self.settings.value(Setting::Theme), self.scheme)
    }

    /// The words of the player's language.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The point on which a stone is aimed. Paper shows only what lies there.
    pub(super) fn aimed(&self) -> Option<Point> {
        self.intent.aim.filter(|_| !self.printing)
    }

    /// The point that the eye is on: aimed at, or under the mouse.
    pub(super) fn pointed(&self) -> Option<Point> {
        self.aimed().or_else(|| self.hover.filter(|_| !self.printing))
    }

    /// Whether stones carry their numbers.
    pub(super) fn shows_numbers(&self) -> bool {
        self.printing || self.settings.is_on(Setting::Numbers)
    }

    /// Whether there is a game on the board that goes with the page.
    pub fn would_be_lost(&self) -> bool {
        self.unsaved && !self.record.line().is_empty()
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
        self.settings.is_on(Setting::TakeBack) && self.visitor != Visitor::Nobody
    }

    /// Whether the game may go on from the position shown: another line takes moves back.
    pub(super) fn may_play_here(&self) -> bool {
        self.at_end() || self.may_take_back()
    }

    /// Whether this decision can be taken at the position shown. What is no play, such as a claim,
    /// belongs to the end of the game; and a question is to be answered first.
    pub(super) fn can_decide(&self, mv: Move) -> bool {
        let asked = self.intent.asked.is_some_and(|asked| asked != mv);
        let mine = match mv {
            Move::Claim(color) => {
                !self.is_computer(color) && self.is_visitor(self.game.seat_of(color))
            }
            Move::Resign(_) => self.visitor != Visitor::Nobody,
            _ => !self.awaits_other(),
        };
        let here = if mv.is_play() { self.may_play_here() } else { self.at_end() };
        !asked && mine && here && self.game.check(mv).is_ok()
    }

    /// Whether there are clocks to be stopped or started: those of the game, not of an old position.
    pub(super) fn can_pause(&self) -> bool {
        self.clocks.is_some() && self.at_end() && self.is_running()
    }

    /// Whether the next stone or pass may carry the offer of a draw.
    pub(super) fn can_offer_draw(&self) -> bool {
        let asked = self.intent.asked.is_some() || self.awaits_other();
        matches!(&self.game, AnyGame::Renju(game) if game.may_offer_draw() && !asked)
    }

    /// Whether the players see fives, fouls and flags themselves.
    pub(super) fn players_are_referees(&self) -> bool {
        matches!(&self.game, AnyGame::Renju(game) if game.referee() == Referee::Players)
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

fn has_swap(record: &Record) -> bool {
    record.line().contains(&Move::Swap)
}

/// Where the cursor waits.
fn middle(rules: RuleSet) -> Point {
    Point::new(rules.size() / 2, rules.size() / 2)
}
