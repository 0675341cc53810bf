//! Plays the moves of another program's text. All readers of other formats share it.

use super::formats::{Format, Import};
use super::{Builder, Fault, Header, Part, RecordError, Remark};
use crate::board::{Color, Point, excerpt};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{Move, Phase};

/// A game in the reading.
pub struct Importer<'a> {
    text: &'a str,
    /// What is being read, and what follows it in the text.
    token: &'a str,
    after: &'a str,
    rules: RuleSet,
    builder: Builder,
    /// Stones and passes so far.
    moves: usize,
    /// What is not kept, each thing once.
    left_out: Vec<Part>,
    remarks: Vec<Remark>,
}

impl<'a> Importer<'a> {
    /// More things are not listed as left out: a remark is short.
    const MAX_LISTED: usize = 12;

    /// A game in `text`, by these rules.
    pub fn new(text: &'a str, rules: RuleSet) -> Self {
        let builder = Builder::new(rules);
        let (left_out, remarks) = (Vec::new(), Vec::new());
        Self { text, token: "", after: text, rules, builder, moves: 0, left_out, remarks }
    }

    /// Now `token` is read, and `after` follows it.
    pub fn at(&mut self, token: &'a str, after: &'a str) {
        self.token = token;
        self.after = after;
    }

    /// The rules of the game being read.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The text says what is played.
    pub fn set_rules(&mut self, rules: RuleSet) {
        self.rules = rules;
        self.builder = Builder::new(rules);
    }

    /// The text does not say what is played.
    pub fn assume_rules(&mut self) {
        self.remark(Remark::NoRules(self.rules));
    }

    /// Stones and passes so far, that being tried included.
    pub const fn moves(&self) -> usize {
        self.moves
    }

    /// Whether Black has to propose two stones.
    pub fn is_pair_due(&self) -> bool {
        self.builder.game().phase().asks_for_pair()
    }

    /// Says something about the text.
    pub fn remark(&mut self, remark: Remark) {
        self.remarks.push(remark);
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
        if self.builder.header(header.key(), &line).is_err() {
            self.leave_out(&line);
        }
    }

    /// A comment on the preceding move.
    pub fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            self.builder.comment(text);
        }
    }

    /// Goes on with `mv`, played by `color` if the text says so. What the opening asks for before a
    /// stone, and the text has no words for, is supplied.
    pub fn play(&mut self, mv: Move, color: Option<Color>) -> Result<(), Fault> {
        if let Move::Stone(_) | Move::StoneOffer(_) | Move::Pass | Move::PassOffer = mv {
            self.moves += 1;
            self.supply_colors()?;
        }
        if let Move::Stone(at) = mv
            && self.is_pair_due()
        {
            self.supply_pair(at)?;
        }
        match (color, stone_color(self.builder.game())) {
            (Some(color), Some(turn)) if color != turn => Err(Fault::OtherColor),
            _ => self.builder.play(mv),
        }
    }

    fn supply_colors(&mut self) -> Result<(), Fault> {
        if self.builder.game().phase() == Phase::ColourChoice {
            self.remark(Remark::ColoursStay);
            self.builder.play(Move::Stay)?;
        }
        Ok(())
    }

    /// Proposes `at` and the first other point that the rules accept beside it.
    fn supply_pair(&mut self, at: Point) -> Result<(), Fault> {
        let mut result = Ok(());
        for other in self.builder.game().board().points() {
            result = self.builder.play(Move::pair(at, other));
            if result.is_ok() {
                let [at, other] = [at, other].map(|at| self.rules.point_name(at));
                self.remark(Remark::FifthSupplied(at, other));
                break;
            }
        }
        result
    }

    /// The refusal of what is being read.
    pub fn refuse(&self, fault: Fault) -> RecordError {
        let before = self.text.len() - self.after.len() - self.token.len();
        let line = self.text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
        let is_move = matches!(fault, Fault::Illegal(_)) || fault == Fault::OtherColor;
        let number = if is_move { self.moves } else { 0 };
        RecordError { number, ..RecordError::new(line, self.token, fault) }
    }

    /// The game.
    pub fn finish(mut self, format: Format) -> Result<Import, RecordError> {
        if !self.left_out.is_empty() {
            let left_out = std::mem::take(&mut self.left_out);
            self.remark(Remark::LeftOut(left_out));
        }
        match self.builder.finish() {
            Ok(record) => Ok(Import { record, format, remarks: self.remarks }),
            Err(fault) => Err(RecordError::new(0, "", fault)),
        }
    }
}

/// The colour of the next stone: the one that White picks in the opening is Black's.
pub fn stone_color(game: &AnyGame) -> Option<Color> {
    if game.phase().asks_for_pick() { Some(Color::Black) } else { game.color_to_move() }
}
