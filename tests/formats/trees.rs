//! Random trees with comments, marks and positions go through SGF and libraries, and come back equal.

use super::*;
use goishi::ai::Random;
use goishi::board::{Board, Color, Point};
use goishi::record::encoding::Encoding;
use goishi::record::{Header, Label, Mark, NodeId, Problem, Sign};
use goishi::rules::{Setup, Status};

const COMMENTS: [&str; 6] = ["good", "two\nlines", "a]b\\c;(x)[y", "字", "wrong: x:y", " blank "];
const LABELS: [&str; 5] = ["A", "X", "12", "字", "abc"];

fn pick<T: Copy>(all: &[T], random: &mut Random) -> T {
    all[random.below(all.len())]
}

fn point(random: &mut Random) -> Point {
    Point::new(random.below(15) as u8, random.below(15) as u8)
}

fn mark(random: &mut Random) -> Mark {
    let (a, b) = (Point::new(random.below(15) as u8, 0), Point::new(random.below(15) as u8, 14));
    match random.below(8) {
        0 => Mark::Arrow(b, a),
        1 => Mark::Line(a.min(b), a.max(b)),
        2 => Mark::Wrong,
        3 | 4 => Mark::Sign(
            Sign::Label(Label::new(pick(&LABELS, random)).expect("a label")),
            point(random),
        ),
        kind => Mark::Sign(Sign::ALL[kind % 4].1.clone(), point(random)),
    }
}

fn start(rules: RuleSet, random: &mut Random) -> Record {
    let mut board = Board::empty(15);
    if random.below(2) == 0 {
        (0..random.below(12)).for_each(|i| board.set(point(random), Some(Color::ALL[i % 2])));
    }
    let setup = Setup::new(board, Color::ALL[random.below(2)]);
    Record::from_setup(rules, setup).unwrap_or_else(|_| Record::new(rules))
}

/// Goes on from nodes that are there with whatever is legal.
fn grow(record: &mut Record, nodes: usize, is_kept: fn(&Move) -> bool, random: &mut Random) {
    let mut all: Vec<NodeId> = vec![record.root()];
    for _ in 0..nodes {
        // Mostly the last node, so that lines grow long.
        let at = if random.below(3) == 0 { pick(&all, random) } else { all[all.len() - 1] };
        let game = record.position_at(at);
        if game.status() == Status::Ongoing {
            let moves: Vec<Move> = game.legal_moves().into_iter().filter(is_kept).collect();
            all.extend(
                record.add(at, pick(&moves, random)).ok().filter(|node| !all.contains(node)),
            );
        }
    }
}

/// Every node of a record.
fn nodes(record: &Record) -> Vec<NodeId> {
    let mut all = vec![record.root()];
    let mut next = 0;
    while let Some(&node) = all.get(next) {
        all.extend(record.children(node));
        next += 1;
    }
    all
}

fn tree(random: &mut Random) -> Record {
    let rules = RuleSet::Renju(pick(&Variant::ALL, random));
    let mut record = if random.below(3) == 0 { start(rules, random) } else { Record::new(rules) };
    grow(&mut record, random.below(40), |mv| !matches!(mv, Move::Propose(_)), random);
    for node in nodes(&record) {
        if random.below(4) == 0 {
            record.set_comment(node, pick(&COMMENTS, random));
        }
        for _ in 0..random.below(3) {
            record.toggle_mark(node, mark(random));
        }
    }
    record.set_header(Header::Black, "Ann [1]");
    if random.below(4) == 0 {
        record.set_problem(Problem::read("white wins: a]: b", rules));
    }
    record
}

fn compare_sgf(trees: usize) {
    let mut random = Random::new(4);
    for _ in 0..trees {
        let record = tree(&mut random);
        let sgf = written(&record, Format::Sgf);
        let import = formats::read(&sgf, PRITCHARD).unwrap_or_else(|e| panic!("{record}{sgf}{e}"));
        assert_eq!(import.record.to_string(), record.to_string(), "{sgf}");
        assert_eq!(import.record, record);
        assert_eq!(said(&import.remarks), [""; 0], "{sgf}");
    }
}

/// What a library can hold: stones and passes, comments, a circle on the last stone, labels on the next ones.
fn library(random: &mut Random) -> Record {
    let empty = Setup::new(Board::empty(15), Color::Black);
    let mut record = Record::from_setup(RIF, empty).expect("an empty board");
    grow(&mut record, random.below(40), |mv| matches!(mv, Move::Stone(_) | Move::Pass), random);
    for node in nodes(&record) {
        if random.below(3) == 0 {
            record.set_comment(node, pick(&COMMENTS, random));
        }
        if let Some(Move::Stone(at)) = record.move_at(node) {
            let parent = record.parent(node).expect("it follows something");
            if random.below(4) == 0 {
                record.toggle_mark(node, Mark::Sign(Sign::Circle, at));
            }
            if random.below(4) == 0 {
                let label = Label::new(pick(&LABELS, random)).expect("a label");
                record.toggle_mark(parent, Mark::Sign(Sign::Label(label), at));
            }
        }
    }
    record
}

fn compare_libraries(trees: usize) {
    let mut random = Random::new(5);
    let decode = |bytes: &[u8], _: Encoding| String::from_utf8_lossy(bytes).into_owned();
    for _ in 0..trees {
        let record = library(&mut random);
        let (bytes, lost) = formats::write_bytes(&record, Format::Lib).expect("it can be held");
        assert_eq!(said(&lost), [""; 0], "{record}");
        let import = formats::open(&bytes, &decode, RIF)
            .and_then(formats::Collection::first)
            .expect("our own library");
        assert_eq!(import.record.to_string(), record.to_string());
        assert_eq!(import.record, record);
    }
}

#[test]
fn trees_go_through_sgf() {
    compare_sgf(60);
}

#[test]
fn trees_go_through_libraries() {
    compare_libraries(60);
}

#[test]
#[ignore = "2,000 trees each: cargo test --release -- --ignored deep_"]
fn deep_2_000_trees_go_through_sgf_and_libraries() {
    compare_sgf(2_000);
    compare_libraries(2_000);
}
