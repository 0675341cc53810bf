//! Renju: the RIF rules of 1996/98 (document 002, `s9_3` is its paragraph 9.3), the leaflet after
//! Pritchard (003, `leaflet_5_ii`), the overview page with its three variants (004, `overview`), and the openings of
//! today's championships (`today`), each by the steps of its rule.

mod guide;
mod leaflet;
mod leaflet_fouls;
mod missed_turns;
mod overview_play;
mod overview_terms;
mod overview_variants;
mod positions;
mod refusals;
mod s10_draws;
mod s11_patterns;
mod s12_fifths;
mod s12_opening;
mod s14_clocks;
mod s14_flags;
mod s14_turns;
mod s3_terms;
mod s4_moves;
mod s9_3_double_threes;
mod s9_claims;
mod s9_wins;
mod today;
mod today_fifths;
mod today_gomoku;
mod today_swaps;

use positions::*;

use goishi::board::{Board, Color, Notation, Point, Seat, Symmetry};
use goishi::record::token;
use goishi::rules::catalog::RuleSet;
use goishi::rules::renju::{Foul, Renju, Variant};
use goishi::rules::{IllegalMove, Move, Phase, Rules, Status, Why};

const SIZE: u8 = 15;

/// A game that is played by the words of records.
#[derive(Clone)]
struct Table {
    rules: RuleSet,
    game: Renju,
}

impl Table {
    /// A game from its start, brought forward by `tokens`.
    fn played(variant: Variant, tokens: &str) -> Self {
        let mut table = Self { rules: RuleSet::Renju(variant), game: Renju::new(variant) };
        table.play(tokens);
        table
    }

    /// A game past its opening with the stones of `drawing`.
    fn drawn(variant: Variant, drawing: &str, to_move: Color) -> Self {
        Self::set_up(variant, &drawn(drawing).board, to_move)
    }

    fn set_up(variant: Variant, board: &Board, to_move: Color) -> Self {
        let game = Renju::from_position(variant, board, to_move);
        Self { rules: RuleSet::Renju(variant), game }
    }

    /// Plays the words of `tokens`, all of them legal.
    fn play(&mut self, tokens: &str) {
        for word in tokens.split_whitespace() {
            self.try_play(word).unwrap_or_else(|why| panic!("{word}: {why}"));
        }
    }

    fn try_play(&mut self, word: &str) -> Result<(), IllegalMove> {
        self.game.play(self.read(word)).map(|_| ())
    }

    fn read(&self, word: &str) -> Move {
        token::read(word, self.rules).unwrap_or_else(|| panic!("{word} is no move"))
    }

    /// The same game after `tokens`.
    fn after(&self, tokens: &str) -> Self {
        let mut table = self.clone();
        table.play(tokens);
        table
    }

    /// Asserts that `word` is refused for this reason by a paragraph with this name in it.
    fn refuses(&self, word: &str, why: Why, paragraph: &str) {
        let mut table = self.clone();
        let illegal = table.try_play(word).expect_err(word);
        assert_eq!(illegal.why, why, "{word}: {illegal}");
        assert!(illegal.paragraph.contains(paragraph), "{word}: {illegal}, not {paragraph}");
        assert_eq!(table.game, self.game, "{word} changed the game");
    }

    /// Asserts that all of `words` are allowed.
    fn allows(&self, words: &str) {
        for word in words.split_whitespace() {
            assert_eq!(self.game.check(self.read(word)), Ok(()), "{word}");
        }
    }

    /// How the game stands: `playing`, `black five`, `draw passes`.
    fn result(&self) -> String {
        let (who, by) = match self.game.status() {
            Status::Ongoing => return "playing".to_string(),
            Status::Won { winner, by } => (self.game.color_of(winner).id(), by.id()),
            Status::Drawn { by } => ("draw", by.id()),
        };
        format!("{who} {by}")
    }

    /// Asserts who is asked for what: the person, the colour and the phase.
    fn asks(&self, seat: Seat, color: Color, phase: Phase) {
        assert_eq!(self.game.to_move(), Some(seat));
        assert_eq!(self.game.color_to_move(), Some(color));
        assert_eq!(self.game.phase(), phase);
    }

    fn stone(&self, name: &str) -> Option<Color> {
        self.game.board().get(self.point(name))
    }

    fn point(&self, name: &str) -> Point {
        self.rules.notation().parse(name, SIZE).expect("a point")
    }

    /// Every point of the board by its name.
    fn points(&self) -> Vec<String> {
        self.game.board().points().map(|at| self.rules.point_name(at)).collect()
    }

    /// Asserts that the stones are those of `drawing`.
    fn shows(&self, drawing: &str) {
        assert_eq!(*self.game.board(), drawn(drawing).board);
    }
}
