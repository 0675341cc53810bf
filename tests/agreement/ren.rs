//! Ren, ply by ply.

mod cases;
mod events;
pub mod players;
mod setups;
pub mod starts;

use crate::oracle::ren::{NaiveRen, Refusal};
use events::{Events, Ply};
use goishi::ai::Random;
use goishi::board::{Color, Point, Seat};
use goishi::rules::ren::{Kind, Lead, Options, Ren};
use goishi::rules::{Ending, Move, Rules, Status, Why};
use players::Style;
use starts::Start;

/// No rule ends a game that its players never end; so many plies are enough.
const LONGEST_GAME: usize = 1_000;

/// Plays whole games of all rule sets in every style, from the empty board and from others, until
/// `stones` stones have been compared.
fn compare(stones: usize) -> Events {
    let mut random = Random::new(2006);
    let mut events = Events::default();
    while events.stones < stones {
        for (options, style) in
            Options::ALL.into_iter().flat_map(|o| Style::ALL.map(|style| (o, style)))
        {
            let size = options.size.points();
            for start in [Start::empty(size), Start::random(size, &mut random)] {
                Comparison::new(options, &start).play(start.first, style, &mut random, &mut events);
            }
        }
    }
    events
}

/// One game before both judges.
struct Comparison {
    engine: Ren,
    naive: NaiveRen,
}

impl Comparison {
    fn new(options: Options, start: &Start) -> Self {
        let Start { board, to_move, scores, .. } = start;
        let lead = (options.lead == Lead::Six).then_some(6);
        let size = usize::from(options.size.points());
        let mut naive = NaiveRen::new(size, options.rui_limit.stones().into(), lead);
        naive.cells = board.to_string().replace('/', "").chars().collect();
        naive.to_move = mark(*to_move);
        naive.score = scores.map(usize::from);
        Self { engine: Ren::from_position(options, board, *to_move, *scores), naive }
    }

    /// To the end. `first` is where the first stone goes, if it is not for the players to choose.
    fn play(
        mut self,
        first: Option<Point>,
        style: Style,
        random: &mut Random,
        events: &mut Events,
    ) {
        let mut first = first.map(Move::Stone);
        self.agree();
        for _ in 0..LONGEST_GAME {
            if self.engine.status() != Status::Ongoing {
                return;
            }
            let mv = first.take().unwrap_or_else(|| style.choose(&self.engine, random));
            let before = self.naive.clone();
            let at = self.play_one(mv);
            events.note(&Ply { before: &before, at, after: &self.naive });
        }
    }

    /// Plays a stone or a pass before both, and says where the stone lies.
    fn play_one(&mut self, mv: Move) -> Option<usize> {
        self.engine.play(mv).expect("a legal move");
        let at = if let Move::Stone(at) = mv { Some(self.cell(at)) } else { None };
        match at {
            Some(at) => self.naive.play(at),
            None => self.naive.pass(),
        }
        self.agree();
        at
    }

    /// Asserts that both judges say the same in all they say.
    fn agree(&self) {
        let Self { engine, naive } = self;
        assert_eq!(engine.board().to_string(), naive.to_string());
        let score = Color::ALL.map(|color| usize::from(engine.score(color)));
        assert_eq!(score, naive.score, "score\n{naive}");
        assert_eq!(self.cells(engine.weak()), naive.weak, "weak\n{naive}");
        assert_eq!(self.cells(engine.replaceable()), naive.replaceable(), "replaceable\n{naive}");
        assert_eq!(usize::from(engine.rui_count()), naive.rui, "replacements\n{naive}");
        assert_eq!(self.cells(engine.captured()), naive.captured, "captured\n{naive}");
        assert_eq!(engine.niban().map(|at| self.cell(at)), naive.niban, "niban\n{naive}");
        assert_eq!(engine.replaced().map(|at| self.cell(at)), naive.replaced, "replaced\n{naive}");
        self.agree_on_groups();
        self.agree_on_the_end();
        self.agree_on_every_point();
    }

    fn agree_on_groups(&self) {
        let found = self.engine.groups().iter();
        let mut found: Vec<(usize, usize, Kind)> =
            found.map(|group| (self.cell(group.from), self.cell(group.to), group.kind)).collect();
        let expected = self.naive.groups.iter();
        let mut expected: Vec<(usize, usize, Kind)> = expected.map(corners).collect();
        if expected.len() > 1 && expected[0].2 == Kind::Box9 {
            // Two nines at once: the engine's one stands for both.
            assert!(expected.contains(&found[0]), "nine\n{}", self.naive);
            expected = vec![found[0]];
        }
        found.sort_by_key(|&(from, to, kind)| (from, to, kind as usize));
        expected.sort_by_key(|&(from, to, kind)| (from, to, kind as usize));
        assert_eq!(found, expected, "groups\n{}", self.naive);
    }

    fn agree_on_the_end(&self) {
        let Self { engine, naive } = self;
        assert_eq!(engine.status(), status(naive), "\n{naive}");
        let to_move = engine.color_to_move().map(mark);
        assert_eq!(to_move, naive.end.is_none().then_some(naive.to_move), "\n{naive}");
    }

    /// What may be played, what refuses the rest, and which stones are in atari.
    fn agree_on_every_point(&self) {
        let Self { engine, naive } = self;
        let refused = |mv| engine.check(mv).err().map(|illegal| illegal.why);
        let in_atari = naive.in_atari();
        for at in engine.board().points() {
            let cell = self.cell(at);
            assert_eq!(refused(Move::Stone(at)), naive.refusal(cell).map(why), "{at:?}\n{naive}");
            assert_eq!(engine.is_in_atari(at), in_atari.contains(&cell), "atari {at:?}\n{naive}");
        }
        assert_eq!(refused(Move::Pass), naive.end.map(|_| Why::GameOver), "pass\n{naive}");
    }

    fn cell(&self, at: Point) -> usize {
        usize::from(at.row) * self.naive.size + usize::from(at.col)
    }

    fn cells(&self, points: &[Point]) -> Vec<usize> {
        let mut cells: Vec<usize> = points.iter().map(|&at| self.cell(at)).collect();
        cells.sort_unstable();
        cells
    }
}

fn mark(color: Color) -> char {
    if color == Color::Black { 'x' } else { 'o' }
}

/// The top left cell, the bottom right cell and the engine's name for the kind.
fn corners(group: &crate::oracle::ren::Group) -> (usize, usize, Kind) {
    (group.cells[0], group.cells[group.cells.len() - 1], kind(group.kind))
}

fn kind(kind: crate::oracle::ren::Kind) -> Kind {
    match kind {
        crate::oracle::ren::Kind::Row4 => Kind::Row4,
        crate::oracle::ren::Kind::Row6 => Kind::Row6,
        crate::oracle::ren::Kind::Box4 => Kind::Box4,
        crate::oracle::ren::Kind::Box6 => Kind::Box6,
        crate::oracle::ren::Kind::Box9 => Kind::Box9,
    }
}

fn why(refusal: Refusal) -> Why {
    match refusal {
        Refusal::Over => Why::GameOver,
        Refusal::OwnStone => Why::Occupied,
        Refusal::NotWeak => Why::NotWeak,
        Refusal::LimitReached => Why::RuiLimit,
    }
}

fn status(naive: &NaiveRen) -> Status {
    let Some(end) = naive.end else { return Status::Ongoing };
    let endings = [Ending::Nine, Ending::Lead, Ending::Full, Ending::Passes];
    let by = endings.into_iter().find(|ending| ending.id() == end.by).expect("an ending");
    let seat = |winner| if winner == 'x' { Seat::First } else { Seat::Second };
    end.winner.map_or(Status::Drawn { by }, |winner| Status::Won { winner: seat(winner), by })
}

#[test]
fn the_engine_agrees_with_the_naive_judge_on_20_000_stones() {
    compare(20_000).assert_all_happened();
}

#[test]
#[ignore = "a million stones: cargo test --release -- --ignored deep_"]
fn deep_the_engine_agrees_with_the_naive_judge_on_1_000_000_stones() {
    compare(1_000_000).assert_all_happened();
}
