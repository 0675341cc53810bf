//! Plays the moves of another program's text. All readers of other formats share it.

use super::dialects::{self, Reading};
use super::formats::{Format, Import};
use super::nodes::{MADE_UP, safe_comment};
use super::outcome::Outcome;
use super::tree::{NodeId, Tree};
use super::{Fault, Header, MAX_BYTES, Mark, Part, Record, RecordError, Remark};
use crate::board::{Board, Color, Point, excerpt};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{Ending, Move, Phase, Proposal, Setup, Status};
use std::rc::Rc;

/// Claims, offers and refusals have no end by the rules. No real line has a tenth of this.
const MOST_PLIES: usize = 5_000;

/// A game in the reading.
pub struct Importer<'a> {
    text: &'a str,
    /// What is being read, and what follows it in the text.
    token: &'a str,
    after: &'a str,
    record: Record,
    place: Place,
    /// What is not kept, each thing once.
    left_out: Vec<Part>,
    remarks: Vec<Remark>,
}

/// How far a line has been read. A variation goes on from such a place.
#[derive(Clone)]
pub struct Place {
    at: NodeId,
    game: Rc<AnyGame>,
    plies: usize,
    /// Stones and passes so far.
    moves: usize,
    /// What the text says about the opening beside its moves.
    opening: Rc<Opening>,
}

/// What a text says about an opening beside its moves.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// At each choice of the colours whether they were exchanged, as far as that is said.
    pub choices: Vec<Move>,
    /// The fifth stones that were proposed and not kept.
    pub fifths: Vec<Point>,
}

/// Whether a ply stands in the text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Read,
    MadeUp,
}

impl<'a> Importer<'a> {
    /// More things are not listed as left out: a remark is short.
    const MAX_LISTED: usize = 12;

    /// A game in `text`, by these rules.
    pub fn new(text: &'a str, rules: RuleSet) -> Self {
        let record = Record::new(rules);
        let place = Place::start(&record);
        let (left_out, remarks) = (Vec::new(), Vec::new());
        Self { text, token: "", after: text, record, place, left_out, remarks }
    }

    /// A game in `text`, read in this way: without an opening it begins from an empty board that was set up.
    pub fn begun(text: &'a str, reading: &Reading) -> Self {
        let mut game = Self::new(text, reading.rules);
        if reading.opening == dialects::Opening::Free {
            let empty = Setup::new(Board::empty(reading.rules.size()), Color::Black);
            // Every rule set takes an empty board.
            let _ = game.set_up(empty);
        }
        reading.remark.iter().for_each(|remark| game.remark(remark.clone()));
        game
    }

    /// Now `token` is read, and `after` follows it.
    pub fn at(&mut self, token: &'a str, after: &'a str) {
        self.token = token;
        self.after = after;
    }

    /// The rules of the game being read.
    pub const fn rules(&self) -> RuleSet {
        self.record.rules()
    }

    /// The game begins from `setup`. Nothing has been read yet.
    pub fn set_up(&mut self, setup: Setup) -> Result<(), Fault> {
        self.record = Record::from_setup(self.rules(), setup).map_err(Fault::Setup)?;
        self.place = Place { opening: self.place.opening.clone(), ..Place::start(&self.record) };
        Ok(())
    }

    /// The text does not say what is played.
    pub fn assume_rules(&mut self) {
        self.remark(Remark::NoRules(self.rules()));
    }

    /// What the text says about the opening beside its moves.
    pub fn know(&mut self, opening: Opening) {
        self.place.opening = Rc::new(opening);
    }

    /// How far the line has been read.
    pub fn place(&self) -> Place {
        self.place.clone()
    }

    /// Goes on from `place`.
    pub fn go_to(&mut self, place: Place) {
        self.place = place;
    }

    /// Stones and passes so far, that being tried included.
    pub const fn moves(&self) -> usize {
        self.place.moves
    }

    /// Whether Black has to propose stones.
    pub fn is_proposal_due(&self) -> bool {
        self.place.game.proposal_size().is_some()
    }

    /// Says something about the text.
    pub fn remark(&mut self, remark: Remark) {
        if !self.remarks.contains(&remark) {
            self.remarks.push(remark);
        }
    }

    /// The part of the text with this name is not kept.
    pub fn leave_out(&mut self, name: &str) {
        self.leave_out_part(Part::Named(excerpt(name)));
    }

    /// A part of the text is not kept.
    pub fn leave_out_part(&mut self, part: Part) {
        let is_listed = self.left_out.len() < Self::MAX_LISTED;
        let part = if is_listed { part } else { Part::Named("…".into()) };
        if !self.left_out.contains(&part) {
            self.left_out.push(part);
        }
    }

    /// Writes into the head; all but the first value for a header are left out.
    pub fn header(&mut self, header: Header, value: &str) {
        let mut line = String::new();
        for part in value.split('\n') {
            line += part.trim_ascii();
            line += " ";
        }
        if self.record.header(header).is_empty() {
            self.record.set_header(header, &line);
        } else {
            self.leave_out(&line);
        }
    }

    /// The record being made.
    pub const fn record(&mut self) -> &mut Record {
        &mut self.record
    }

    /// A comment on the preceding move.
    pub fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            self.record.tree.add_comment(self.place.at, &safe_comment(text));
        }
    }

    /// A mark on the position; says whether there was room for it.
    pub fn mark(&mut self, mark: Mark) -> bool {
        let has_room = self.record.tree.has_room(self.place.at);
        if has_room {
            self.record.tree.add_mark(self.place.at, mark);
        }
        has_room
    }

    /// Goes on with `mv`, played by `color` if the text says so. What the opening asks for before a
    /// stone, and the text has no words for, is supplied.
    pub fn play(&mut self, mv: Move, color: Option<Color>) -> Result<(), Fault> {
        let mut origin = Origin::Read;
        if let Move::Stone(_) | Move::StoneOffer(_) | Move::Pass | Move::PassOffer = mv {
            self.place.moves += 1;
            self.supply_choices(mv)?;
        }
        if let Move::Stone(at) = mv
            && let Some(size) = self.place.game.proposal_size()
        {
            origin = self.supply_proposal(at, size)?;
        }
        match (color, stone_color(&self.place.game)) {
            (Some(color), Some(turn)) if color != turn => Err(Fault::OtherColor),
            _ => self.go_on(mv, origin),
        }
    }

    /// The line goes on with `mv`.
    fn go_on(&mut self, mv: Move, origin: Origin) -> Result<(), Fault> {
        let Place { at, game, plies, .. } = &mut self.place;
        if *plies == MOST_PLIES {
            return Err(Fault::TooLong);
        }
        game.check(mv).map_err(Fault::Illegal)?;
        Rc::make_mut(game).play_unchecked(mv);
        *plies += 1;
        let tree = &mut self.record.tree;
        let known = tree.child(*at, mv);
        *at = known.unwrap_or_else(|| tree.add(*at, mv));
        if known.is_none() && origin == Origin::MadeUp {
            tree.add_comment(*at, MADE_UP);
        }
        Ok(())
    }

    /// A win that the stones do not show ends the game by resigning or time, and a draw by agreement where there is one. What
    /// the rules refuse stays in the head.
    pub fn conclude(&mut self, outcome: Outcome) {
        let Some(leaf) = self.record.end() else { return };
        self.go_to_node(leaf);
        if self.place.game.status() != Status::Ongoing {
            return;
        }
        let resigned = |color| Move::Resign(Some(color));
        let _ = match (outcome.winner.map(Color::other), outcome.by) {
            (Some(loser), Some(Ending::Time)) => self.go_on(Move::Time(Some(loser)), Origin::Read),
            (Some(loser), Some(_)) => self.go_on(resigned(loser), Origin::Read),
            (Some(loser), None) => self.go_on(resigned(loser), Origin::MadeUp),
            (None, _) => self.agree_on_draw(),
        };
    }

    /// Goes on after the move at `node`.
    fn go_to_node(&mut self, node: NodeId) {
        let plies = self.record.tree.path(node).len() - 1;
        let game = Rc::new(self.record.position_at(node));
        self.place = Place { at: node, game, plies, ..self.place.clone() };
    }

    /// The last stone carries the offer of a draw, which is accepted. Where the rules know no draw by agreement, nothing is
    /// changed.
    fn agree_on_draw(&mut self) -> Result<(), Fault> {
        let node = self.place.at;
        let parent = self.record.tree.parent(node).ok_or(Fault::NotAMove)?;
        let Some(Move::Stone(at)) = self.record.tree.mv(node) else { return Err(Fault::NotAMove) };
        let offer = Move::StoneOffer(at);
        self.record.position_at(parent).check(offer).map_err(Fault::Illegal)?;
        self.record.tree.set_move(node, offer);
        self.go_to_node(node);
        self.go_on(Move::Accept, Origin::MadeUp)
    }

    /// What the text says about the opening, or else the colours stay, and one fifth is declared; where colours can be
    /// chosen or many fifths proposed, it is what lets `mv` follow.
    fn supply_choices(&mut self, mv: Move) -> Result<(), Fault> {
        loop {
            if self.place.game.phase() == Phase::Branch && !self.may_follow_staying(mv) {
                return Ok(());
            }
            let opening = self.place.opening.clone();
            let (mv, remark) = match (self.place.game.phase(), opening.choices.first()) {
                (Phase::ColourChoice | Phase::Branch, Some(&choice)) => {
                    Rc::make_mut(&mut self.place.opening).choices.remove(0);
                    self.go_on(choice, Origin::Read)?;
                    continue;
                }
                (Phase::ColourChoice | Phase::Branch | Phase::Swap2, _) => {
                    (Move::Stay, Remark::ColoursStay)
                }
                (Phase::Declaration, _) if !opening.fifths.is_empty() => {
                    let number = Move::Declare(opening.fifths.len() as u8 + 1);
                    if self.go_on(number, Origin::Read).is_ok() {
                        continue;
                    }
                    (Move::Declare(1), Remark::OneFifth)
                }
                (Phase::Declaration, _) => (Move::Declare(1), Remark::OneFifth),
                _ => return Ok(()),
            };
            self.remark(remark);
            self.go_on(mv, Origin::MadeUp)?;
        }
    }

    /// Whether the colours may stay and `mv` may come next.
    fn may_follow_staying(&self, mv: Move) -> bool {
        let mut game = AnyGame::clone(&self.place.game);
        game.play(Move::Stay).is_ok() && game.check(mv).is_ok()
    }

    /// Proposes `at` and what the text says was proposed beside it, or else the first other points that the rules accept.
    fn supply_proposal(&mut self, at: Point, size: usize) -> Result<Origin, Fault> {
        for stones in self.known_proposals(at, size) {
            if self.go_on(Move::Propose(stones), Origin::Read).is_ok() {
                return Ok(Origin::Read);
            }
        }
        let proposals = self.place.game.proposals().into_iter();
        // Where `at` can be in none, the rules say why.
        let alone = Proposal::new(&vec![at; size]);
        let mut result = Err(Fault::NotAMove);
        for stones in proposals.filter(|stones| stones.points().contains(&at)).chain(alone) {
            result = self.go_on(Move::Propose(stones), Origin::MadeUp);
            if result.is_ok() {
                self.remark(self.supplied(at, stones));
                break;
            }
        }
        result.map(|()| Origin::MadeUp)
    }

    /// The proposals of `size` stones of which the text knows all.
    fn known_proposals(&self, at: Point, size: usize) -> Vec<Proposal> {
        let others: Vec<Point> =
            self.place.opening.fifths.iter().copied().filter(|&other| other != at).collect();
        let windows = others.windows(size.saturating_sub(1).max(1));
        windows.filter_map(|others| Proposal::new(&[others, &[at]].concat())).collect()
    }

    fn supplied(&self, at: Point, stones: Proposal) -> Remark {
        let name = |at| self.rules().point_name(at);
        let others = stones.points().iter().filter(|&&other| other != at);
        Remark::FifthSupplied(name(at), others.map(|&at| name(at)).collect::<Vec<_>>().join("/"))
    }

    /// The refusal of what is being read.
    pub fn refuse(&self, fault: Fault) -> RecordError {
        let before = self.text.len().saturating_sub(self.after.len() + self.token.len());
        let line = self.text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
        let is_move = matches!(fault, Fault::Illegal(_)) || fault == Fault::OtherColor;
        let number = if is_move { self.place.moves } else { 0 };
        RecordError { number, ..RecordError::new(line, self.token, fault) }
    }

    /// The game, if its record can be saved and read again.
    pub fn finish(self, format: Format) -> Result<Import, RecordError> {
        if self.record.to_string().len() > MAX_BYTES {
            return Err(RecordError::new(0, "", Fault::TooLong));
        }
        Ok(self.finish_large(format))
    }

    /// The game, however large its record is.
    pub fn finish_large(mut self, format: Format) -> Import {
        if !self.left_out.is_empty() {
            let left_out = std::mem::take(&mut self.left_out);
            self.remark(Remark::LeftOut(left_out));
        }
        Import { record: self.record, format, remarks: self.remarks }
    }
}

impl Place {
    /// Before the first move of `record`.
    fn start(record: &Record) -> Self {
        let (at, game) = (Tree::ROOT, Rc::new(record.start().clone()));
        Self { at, game, plies: 0, moves: 0, opening: Rc::default() }
    }

    /// The last move there.
    pub const fn node(&self) -> NodeId {
        self.at
    }
}

/// The colour of the next stone: the one that White picks in the opening is Black's.
pub fn stone_color(game: &AnyGame) -> Option<Color> {
    if game.phase().asks_for_pick() { Some(Color::Black) } else { game.color_to_move() }
}
