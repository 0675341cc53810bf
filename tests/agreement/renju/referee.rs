//! Whole games from the end of the opening on, judged naively: "five, then foul, then full board or
//! supply".

use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};

/// The rows of the specification's table, as far as they matter after the opening.
#[derive(Clone, Copy)]
pub struct Rules {
    pub fouls: Option<Family>,
    /// Whether a foul is refused rather than played and lost.
    pub refuses: bool,
    /// The marks of those who win with six or more stones as well.
    pub six_wins_for: &'static str,
    /// How many stones must lie before one may pass, if one may at all.
    pub passes_from: Option<usize>,
    /// Whether fives and fouls count only when claimed.
    pub claims: bool,
    /// How many stones each side has.
    pub supply: usize,
}

/// A game: `result` is the winner's mark, or `.` for a draw, and the reason.
#[derive(Clone)]
pub struct NaiveGame {
    pub rules: Rules,
    pub board: NaiveRenju,
    pub to_move: char,
    pub result: Option<(char, &'static str)>,
    /// What every move was, by whom; a pass is nothing.
    history: Vec<(char, Judgement)>,
    pub passed: bool,
}

impl NaiveGame {
    pub fn new(rules: Rules, board: NaiveRenju, to_move: char) -> Self {
        Self { rules, board, to_move, result: None, history: vec![], passed: false }
    }

    pub fn may_pass(&self) -> bool {
        let stones = NaiveRenju::places().filter(|&at| self.board.get(at) != '.').count();
        self.rules.passes_from.is_some_and(|least| stones >= least)
    }

    pub fn empty_places(&self) -> impl Iterator<Item = Place> {
        NaiveRenju::places().filter(|&at| self.board.get(at) == '.')
    }

    /// What a stone of this mark on an empty place is.
    pub fn judge(&self, at: Place, mark: char) -> Judgement {
        let overline_wins = self.rules.six_wins_for.contains(mark);
        if self.board.makes_five(at, mark) || overline_wins && self.board.makes_overline(at, mark) {
            return Judgement::Five;
        }
        match self.rules.fouls {
            Some(family) if mark == 'x' => self.board.judge(at, family),
            _ => Judgement::Nothing,
        }
    }

    /// Whether a stone of this mark may be put on an empty place.
    pub fn permits(&self, at: Place, mark: char) -> bool {
        let fine = matches!(self.judge(at, mark), Judgement::Five | Judgement::Nothing);
        fine || !self.rules.refuses
    }

    /// Puts the next stone.
    pub fn play(&mut self, at: Place) {
        let (mark, judgement) = (self.to_move, self.judge(at, self.to_move));
        self.board.set(at, mark);
        self.history.push((mark, judgement));
        self.passed = false;
        let is_full = self.empty_places().next().is_none();
        if !self.rules.claims || is_full {
            self.result = outcome(mark, judgement);
        }
        if is_full && self.result.is_none() {
            self.result = Some(('.', "full"));
        }
        self.turn_to_the_next();
    }

    /// "10.3 two passes in succession draw."
    pub fn pass(&mut self) {
        if self.passed {
            self.result = Some(('.', "passes"));
        }
        self.passed = true;
        self.history.push((self.to_move, Judgement::Nothing));
        self.turn_to_the_next();
    }

    /// "a player with no permitted point, or no stones left, misses the turn automatically. If
    /// neither can place, the game is a draw."
    pub fn turn_to_the_next(&mut self) {
        let other = if self.to_move == 'x' { 'o' } else { 'x' };
        if self.result.is_some() || self.can_place(other) {
            self.to_move = other;
        } else if !self.can_place(self.to_move) {
            self.result = Some(('.', "supply"));
        }
    }

    fn can_place(&self, mark: char) -> bool {
        let placed = NaiveRenju::places().filter(|&at| self.board.get(at) == mark).count();
        placed < self.rules.supply && self.empty_places().any(|at| self.permits(at, mark))
    }

    /// What this side wins by if it claims now (9.1, 9.7, 9.8).
    pub fn claim(&self, mark: char) -> Option<&'static str> {
        let first_five = self.history.iter().find(|(_, what)| *what == Judgement::Five);
        let has_overline = self.history.contains(&('x', Judgement::Overline));
        match self.history.last() {
            _ if first_five.is_some_and(|(owner, _)| *owner == mark) => Some("five"),
            _ if mark == 'x' => None,
            _ if has_overline => Some("overline"),
            // "Double-three and double-four expire with White's next move"
            Some(&('x', Judgement::DoubleFour)) => Some("double-four"),
            Some(&('x', Judgement::DoubleThree)) => Some("double-three"),
            _ => None,
        }
    }
}

/// What a stone ends the game with.
fn outcome(mark: char, judgement: Judgement) -> Option<(char, &'static str)> {
    match judgement {
        Judgement::Five => Some((mark, "five")),
        Judgement::Overline => Some(('o', "overline")),
        Judgement::DoubleFour => Some(('o', "double-four")),
        Judgement::DoubleThree => Some(('o', "double-three")),
        Judgement::Nothing => None,
    }
}
