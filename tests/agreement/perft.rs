//! Counts of all sequences of plays, from files that say how the counts were found.

use crate::oracle::ren::NaiveRen;
use crate::oracle::renju::{NaiveRenju, Shape};
use crate::oracle::rin::NaiveRin;
use goishi::record::token;
use goishi::rules::catalog::RuleSet;
use goishi::rules::{Move, Phase, perft, ren};

const RIN: &str = include_str!("perft/rin.txt");
const REN: &str = include_str!("perft/ren.txt");
const RENJU: &str = include_str!("perft/renju.txt");

/// `RULESET DEPTH COUNT [TOKEN...]`
struct Line {
    rules: RuleSet,
    depth: u32,
    count: u64,
    moves: Vec<Move>,
}

/// The lines of a file; `#` begins a remark, and a line that ends in `\` goes on in the next.
fn lines(file: &str) -> Vec<Line> {
    let joined = file.replace("\\\n", " ");
    let plain = joined.lines().map(|line| line.split('#').next().unwrap_or(""));
    plain.filter(|line| !line.trim().is_empty()).map(line).collect()
}

fn line(text: &str) -> Line {
    let words: Vec<&str> = text.split_whitespace().collect();
    let rules: RuleSet = words[0].parse().expect("a rule set");
    Line {
        rules,
        depth: words[1].parse().expect("a depth"),
        count: words[2].parse().expect("a count"),
        moves: words[3..].iter().map(|word| token::read(word, rules).expect("a move")).collect(),
    }
}

#[test]
fn the_rules_count_as_derived() {
    let lines = [lines(RIN), lines(REN), lines(RENJU)];
    assert!(lines.iter().all(|file| file.len() >= 10), "the files are read");
    for line in lines.into_iter().flatten() {
        let mut game = line.rules.start();
        line.moves.iter().for_each(|&mv| assert!(game.play(mv).is_ok(), "{mv:?}"));
        let Line { rules, depth, .. } = line;
        assert_eq!(perft(&game, depth), Ok(line.count), "{rules} {depth}{}", game.board());
    }
}

/// What may be done before a naive judge: a stone on a cell, or a pass.
type Play = Option<usize>;

/// What the naive judges have in common.
trait Naive: Clone {
    fn plays(&self) -> Vec<Play>;
    fn play(&mut self, play: Play);
}

impl Naive for NaiveRin {
    fn plays(&self) -> Vec<Play> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell] == '.').map(Some).collect()
    }

    fn play(&mut self, play: Play) {
        NaiveRin::play(self, play.expect("Rin has no pass"));
    }
}

impl Naive for NaiveRen {
    fn plays(&self) -> Vec<Play> {
        let stones = (0..self.cells.len()).filter(|&cell| self.refusal(cell).is_none()).map(Some);
        stones.chain(self.end.is_none().then_some(None)).collect()
    }

    fn play(&mut self, play: Play) {
        match play {
            Some(cell) => NaiveRen::play(self, cell),
            None => self.pass(),
        }
    }
}

#[test]
fn the_naive_judges_count_the_same() {
    for line in [lines(RIN), lines(REN)].into_iter().flatten() {
        let size = usize::from(line.rules.size());
        let counted = match line.rules {
            RuleSet::Rin(_) => naive_count(NaiveRin::new(size), &line),
            RuleSet::Ren(options) => naive_count(naive_ren(options), &line),
            RuleSet::Renju(_) => panic!("{} has no naive judge of whole games", line.rules),
        };
        assert_eq!(counted, line.count, "{} {} {:?}", line.rules, line.depth, line.moves);
    }
}

/// RIF 12.7: of the two fifths that Black proposes, no two give equal positions.
#[test]
fn the_naive_judge_counts_the_same_pairs_of_fifths() {
    let mut compared = 0;
    for line in lines(RENJU).into_iter().filter(|line| line.depth == 1) {
        let mut game = line.rules.start();
        line.moves.iter().for_each(|&mv| game.play_unchecked(mv));
        if game.proposal_size() == Some(2) && game.phase() == Phase::Fifths {
            assert_eq!(naive_pairs(&game.board().to_string()), line.count, "{:?}", line.moves);
            compared += 1;
        }
    }
    assert_eq!(compared, 8);
}

/// How many pairs of points of a drawn board give unequal positions.
fn naive_pairs(drawn: &str) -> u64 {
    let mut board = NaiveRenju::empty();
    let marks = drawn.chars().filter(|&mark| mark != '/');
    NaiveRenju::places().zip(marks).for_each(|(at, mark)| board.set(at, mark));
    let empty = NaiveRenju::places().filter(|&at| board.get(at) == '.');
    let shapes: Vec<Shape> = empty.map(|at| board.fifth_shape(at)).collect();
    let unequal = |(i, shape)| shapes[..i].iter().filter(|&other| other != shape).count() as u64;
    shapes.iter().enumerate().map(unequal).sum()
}

fn naive_ren(options: ren::Options) -> NaiveRen {
    let lead = (options.lead == ren::Lead::Six).then_some(6);
    NaiveRen::new(options.size.points().into(), options.rui_limit.stones().into(), lead)
}

/// The count of a line, after its moves from `start`.
fn naive_count(mut start: impl Naive, line: &Line) -> u64 {
    let size = usize::from(line.rules.size());
    for &mv in &line.moves {
        let play = match mv {
            Move::Stone(at) => Some(usize::from(at.row) * size + usize::from(at.col)),
            Move::Pass => None,
            _ => panic!("{mv:?} is no stone and no pass"),
        };
        assert!(start.plays().contains(&play), "{mv:?}");
        start.play(play);
    }
    naive_perft(&start, line.depth)
}

fn naive_perft(game: &impl Naive, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.plays().len() as u64,
        _ => game
            .plays()
            .into_iter()
            .map(|play| {
                let mut next = game.clone();
                next.play(play);
                naive_perft(&next, depth - 1)
            })
            .sum(),
    }
}
