//! A problem while somebody works on it: which moves are right, what the other side answers, and when it is solved.
//!
//! Nothing here knows a board on a page. A move goes in, and an [`Outcome`] comes out. Where lines and rules do not know, the
//! outcome says so; then [`Exercise::question`] is what the computer is asked, and [`Exercise::judged`] takes its answer.

mod counting;
mod lines;
mod reason;

use counting::BestTurn;
pub use counting::{best_gain, gain};
pub use reason::{Answer, Reason};

use crate::ai::Score;
use crate::ai::protocol::{Judged, Question, Spot, Token};
use crate::board::Seat;
use crate::record::{Goal, NodeId, Record};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{IllegalMove, Move, Status};
use lines::Found;

/// What is thought of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing can be said yet: the turn has another stone.
    Open,
    /// Only the computer can say.
    Unknown,
    /// It is right, and there is more to find.
    Right,
    /// It is wrong. The exercise stands where it stood before the turn.
    Wrong,
    /// It is right, and the problem is solved.
    Solved,
}

/// A verdict, and how the other side goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What is thought of the move.
    pub verdict: Verdict,
    /// The moves that follow, those of the other side first. After a wrong move they show what is wrong with it; perhaps there
    /// are none.
    pub reply: Vec<Move>,
    /// Why the turn is wrong, if it is and that can be told.
    pub why: Option<Reason>,
}

impl From<Verdict> for Outcome {
    fn from(verdict: Verdict) -> Self {
        Self { verdict, reply: Vec::new(), why: None }
    }
}

/// A problem while somebody works on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    record: Record,
    goal: Goal,
    person: Seat,
    /// The moves from the record's start to where the person's turn begins.
    moves: Vec<Move>,
    /// The position there.
    game: AnyGame,
    /// The place of that position in the lines; none where there are no lines, or play has left them.
    place: Option<NodeId>,
    /// The stones of the turn so far.
    turn: Vec<Move>,
    /// What the lines say of the turn that the computer is asked about.
    known: Known,
    /// What is thought of moves that are in no line.
    others: Others,
    /// The turn that gains most, from the position where the person's turn begins.
    best: BestTurn,
}

/// What is known of a turn before the computer has judged it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// Nothing.
    Nothing,
    /// It is wrong: all that is right is in the lines. The computer shows what refutes it.
    Wrong,
}

/// What is thought of moves that are in no line of a problem that is not about winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Others {
    /// The lines have all right moves: any other is wrong.
    Wrong,
    /// They may be right too: rules or computer are asked.
    Asked,
}

impl Exercise {
    /// The problem to reach `goal` from the position at `from` on, with all that follows there as the lines. The person plays
    /// the side to move. None if the game is over there, or if the goal is that the other side wins.
    pub fn new(record: &Record, from: NodeId, goal: Goal) -> Option<Self> {
        let way = record.way_to(from)?;
        let game = record.position_at(from);
        let person = game.to_move()?;
        if matches!(goal, Goal::Wins(color) if color != game.color_of(person)) {
            return None;
        }
        let moves = way.into_iter().filter_map(|node| record.move_at(node)).collect();
        let place = record.children(from).next().map(|_| from);
        Some(Self {
            record: record.clone(),
            goal,
            person,
            moves,
            game,
            place,
            turn: Vec::new(),
            known: Known::Nothing,
            others: Others::Wrong,
            best: BestTurn::default(),
        })
    }

    /// The same problem, of which the lines do not have all right moves.
    pub fn with_others_asked(self) -> Self {
        Self { others: Others::Asked, ..self }
    }

    /// What is to be reached.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The seat of the person who solves it.
    pub const fn person(&self) -> Seat {
        self.person
    }

    /// The rules of the game.
    pub const fn rules(&self) -> RuleSet {
        self.record.rules()
    }

    /// The moves from the record's start to where the person's turn begins.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The stones of the turn so far.
    pub fn turn(&self) -> &[Move] {
        &self.turn
    }

    /// The position where the person's turn begins.
    pub const fn before(&self) -> &AnyGame {
        &self.game
    }

    /// The position with the stones of the turn so far.
    pub fn position(&self) -> AnyGame {
        played(&self.game, &self.turn)
    }

    /// The person plays `mv`.
    ///
    /// # Errors
    /// The rule that refuses it. Nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Outcome, IllegalMove> {
        self.position().check(mv)?;
        self.turn.push(mv);
        let found = self.place.map_or(Found::Unwritten, |place| self.find(place));
        self.known = Known::Nothing;
        Ok(match found {
            // Whatever the first stone is, the second may reach as much.
            _ if self.is_counted_later() => Verdict::Open.into(),
            Found::At(node) if self.is_turn_over() => self.follow(node),
            Found::At(_) | Found::Halfway => Verdict::Open.into(),
            Found::Wrong(node) => self.wrong(self.line_from(node)),
            Found::Nowhere if self.is_all_written() => self.refuse(),
            Found::Nowhere | Found::Unwritten => self.judge(),
        })
    }

    /// Whether the turn has another stone, and is judged by counting what both have done.
    fn is_counted_later(&self) -> bool {
        matches!(self.game, AnyGame::Rin(_)) && !self.is_turn_over()
    }

    /// Whether all that is right is in the lines. Other wins may be proved, what gains as much is as good, and so is what
    /// saves as much in Rin.
    const fn is_all_written(&self) -> bool {
        match self.goal {
            _ if matches!(self.others, Others::Asked) => false,
            Goal::Wins(_) | Goal::Win | Goal::Score(_) => false,
            Goal::Defend => !matches!(self.game, AnyGame::Rin(_)),
            Goal::Best => true,
        }
    }

    /// Whether a defence is as good as another that lets as few stones be killed.
    const fn counts_danger(&self) -> bool {
        self.place.is_some() && self.is_rin() && matches!(self.others, Others::Wrong)
    }

    /// The turn is in no line, and so it is wrong. Where the lines refute others, the computer is asked for what refutes this one.
    fn refuse(&mut self) -> Outcome {
        let after = self.position();
        let is_asked = self.goal == Goal::Defend
            && matches!(after.status(), Status::Ongoing)
            && self.place.is_some_and(|place| self.has_refutations(place));
        if is_asked && self.refutation(&after).is_empty() {
            self.known = Known::Wrong;
            return Verdict::Unknown.into();
        }
        self.wrong(Vec::new())
    }

    /// What the computer is to be asked about the turn that only it can judge.
    pub fn question(&self) -> Question {
        let rules = self.rules();
        let then = self.turn.iter().map(|&mv| Token::of(mv, rules)).collect();
        let spots = vec![Spot { ply: self.moves.len(), then }];
        let record = self.record.with_line(&self.moves).to_string();
        Question::Judge { record, spots, nodes: nodes(rules) }
    }

    /// What follows from the computer's judgement of the position after the turn.
    pub fn judged(&mut self, judged: &Judged) -> Outcome {
        let score = judged.standing.score(self.position().color_of(self.person));
        let is_right = match score {
            Score::Win(_) => true,
            Score::Loss(_) => false,
            Score::Open(_) => self.goal == Goal::Defend,
        };
        let reply = self.believed_answers(&judged.line);
        if self.known == Known::Wrong {
            return self.wrong(if is_right { Vec::new() } else { reply });
        }
        match (is_right, self.goal) {
            (false, _) => self.wrong(reply),
            (true, Goal::Defend) => self.right(reply, None, Verdict::Solved),
            // A win is proved. Where its course is not known, there is nothing more to ask of the person.
            (true, _) if reply.is_empty() => self.right(reply, None, Verdict::Solved),
            (true, _) => self.right(reply, None, Verdict::Right),
        }
    }

    /// The stones of the turn so far do not count: it begins anew.
    pub fn take_back(&mut self) {
        self.turn.clear();
    }

    /// The next move that is right, as far as lines or rules know one.
    pub fn hint(&self) -> Option<Move> {
        let next = self.solution().get(self.turn.len()).copied();
        next.filter(|&mv| self.position().check(mv).is_ok())
    }

    /// How it goes on rightly from where the turn began, as far as lines or rules know.
    pub fn solution(&self) -> Vec<Move> {
        match self.goal {
            _ if self.place.is_some() => self.right_line(),
            Goal::Best | Goal::Score(_) => self.best.of(&self.game, self.person).1.clone(),
            Goal::Wins(_) | Goal::Win | Goal::Defend => Vec::new(),
        }
    }

    /// Whether the next stone is not the person's any more.
    fn is_turn_over(&self) -> bool {
        self.position().to_move() != Some(self.person)
    }

    /// What the rules say to the turn; the computer is to be asked where they say nothing.
    fn judge(&mut self) -> Outcome {
        if !self.is_turn_over() {
            return Verdict::Open.into();
        }
        let after = self.position();
        let is_reached = match (self.goal, after.status()) {
            (Goal::Best, _) => {
                gain(&self.game, &after, self.person) >= self.best.of(&self.game, self.person).0
            }
            (Goal::Score(least), _) => gain(&self.game, &after, self.person) >= i32::from(least),
            (Goal::Defend, Status::Ongoing) if self.counts_danger() => {
                self.danger(&after) <= self.danger(&self.after_the_right_turn())
            }
            (_, Status::Ongoing) => return Verdict::Unknown.into(),
            (_, Status::Won { winner, .. }) => winner == self.person,
            (goal, Status::Drawn { .. }) => goal == Goal::Defend,
        };
        match is_reached {
            true => self.right(Vec::new(), None, Verdict::Solved),
            false => self.wrong(Vec::new()),
        }
    }

    /// The turn is wrong, and does not count.
    fn wrong(&mut self, reply: Vec<Move>) -> Outcome {
        let after = self.position();
        let reply = if reply.is_empty() { self.refutation(&after) } else { reply };
        let why = self.why_wrong(&after, &reply);
        self.turn.clear();
        Outcome { verdict: Verdict::Wrong, reply, why }
    }

    /// The turn is right: it is played with `reply`, and the lines go on at `place`.
    fn right(&mut self, reply: Vec<Move>, place: Option<NodeId>, verdict: Verdict) -> Outcome {
        let all: Vec<Move> = self.turn.drain(..).chain(reply.iter().copied()).collect();
        self.game = played(&self.game, &all);
        self.best = BestTurn::default();
        self.moves.extend(all);
        self.place = place;
        Outcome { verdict, reply, why: None }
    }

    /// The moves of the other side at the beginning of `line`, as far as they may be played after the turn.
    fn believed_answers(&self, line: &[Token]) -> Vec<Move> {
        let (mut game, mut moves) = (self.position(), Vec::new());
        for mv in line.iter().map_while(|token| token.read(self.rules())) {
            let is_theirs = game.to_move().is_some_and(|seat| seat != self.person);
            if !is_theirs || !mv.is_play() || game.check(mv).is_err() {
                break;
            }
            game.play_unchecked(mv);
            moves.push(mv);
        }
        moves
    }
}

fn played(game: &AnyGame, moves: &[Move]) -> AnyGame {
    let mut game = game.clone();
    moves.iter().for_each(|&mv| game.play_unchecked(mv));
    game
}

/// How many nodes the computer gets to judge a turn.
const fn nodes(rules: RuleSet) -> u32 {
    match rules {
        RuleSet::Renju(_) => 200_000,
        RuleSet::Ren(_) => 100_000,
        RuleSet::Rin(_) => 30_000,
    }
}
