//! A tree of moves by its positions. However a position was come to, and however it lies, all that the tree says of it is found.

use super::images::{Images, first, key, stabilizer, toggle};
use crate::board::{Board, Color, Point, Symmetry};
use crate::record::{Mark, NodeId, Record, Sign};
use crate::rules::Move;
use std::collections::BTreeMap;

/// A position that was come to in more ways than this is looked at in the first of them.
const MOST_WAYS: usize = 200;

/// A tree of stones, such as a large library of RenLib, and where its positions stand.
#[derive(Clone, Debug)]
pub struct Library {
    record: Record,
    /// The key of every position and the move that led to it, in the order of the keys.
    places: Vec<(u64, NodeId)>,
}

/// What a library says of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// The comments on it.
    pub comments: Vec<String>,
    /// How it goes on there, in the order of the library.
    pub next: Vec<Branch>,
    /// What is drawn on it, and a circle on each stone that follows and has one.
    pub marks: Vec<Mark>,
}

/// A stone that follows in a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The point, in the position that was asked about.
    pub at: Point,
    /// The label that stands on it; empty if there is none.
    pub label: String,
    /// The comment on it; empty if there is none.
    pub comment: String,
}

impl Library {
    /// The positions of `record`, in which stones and passes alone are played, by turns.
    pub fn new(record: Record) -> Self {
        let mut places = Vec::with_capacity(record.size() + 1);
        let mut images = Images::new(record.rules().size());
        images.follow(record.start().board());
        let turn = record.start().color_to_move().unwrap_or(Color::Black);
        let mut todo = vec![(record.root(), images.keys(), turn)];
        while let Some((node, keys, turn)) = todo.pop() {
            places.push((key(keys, Some(turn)).0, node));
            for child in record.children(node) {
                let mut keys = keys;
                if let Some(at) = stone(&record, child) {
                    toggle(&mut keys, at, turn, record.rules().size());
                }
                todo.push((child, keys, turn.other()));
            }
        }
        places.sort_unstable_by_key(|(key, node)| (*key, node.number()));
        Self { record, places }
    }

    /// The tree itself.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What it says of these stones, or of an image of them, with `turn` to move.
    pub fn known(&self, board: &Board, turn: Option<Color>) -> Known {
        let size = self.record.rules().size();
        if board.size() != size {
            return Known::default();
        }
        let mut images = Images::new(size);
        images.follow(board);
        let (wanted, own) = images.key(turn);
        let (orbit, mut known) = (stabilizer(board), Known::default());
        let mut places: BTreeMap<Point, usize> = BTreeMap::new();
        for &(_, node) in self.places_of(wanted).iter().take(MOST_WAYS) {
            let image = self.image(node, turn);
            let turned = |at| own.inverse().apply(image.apply(at, size), size);
            let here = |at| first(&orbit, turned(at), size);
            let marks = self.record.marks(node).iter();
            known.marks.extend(marks.filter_map(|mark| moved(mark, here, turned)));
            known.comments.extend(
                Some(self.record.comment_at(node)).filter(|it| !it.is_empty()).map(String::from),
            );
            for child in self.record.children(node) {
                let Some(at) = stone(&self.record, child) else { continue };
                let (label, comment) = (self.label(node, at), self.record.comment_at(child));
                let place = *places.entry(here(at)).or_insert_with(|| {
                    known.next.push(Branch {
                        at: here(at),
                        label: String::new(),
                        comment: String::new(),
                    });
                    known.next.len() - 1
                });
                let branch = &mut known.next[place];
                fill(&mut branch.label, &label);
                fill(&mut branch.comment, comment);
                if self.record.marks(child).contains(&Mark::Sign(Sign::Circle, at)) {
                    known.marks.push(Mark::Sign(Sign::Circle, here(at)));
                }
            }
        }
        known.marks.sort();
        known.marks.dedup();
        known
    }

    fn places_of(&self, wanted: u64) -> &[(u64, NodeId)] {
        let from = self.places.partition_point(|(key, _)| *key < wanted);
        let to = self.places.partition_point(|(key, _)| *key <= wanted);
        &self.places[from..to]
    }

    /// The image of the position at `node` that its key is of.
    fn image(&self, node: NodeId, turn: Option<Color>) -> Symmetry {
        let mut images = Images::new(self.record.rules().size());
        images.follow(self.record.position_at(node).board());
        images.key(turn).1
    }

    /// The label on `at` in the position at `node`.
    fn label(&self, node: NodeId, at: Point) -> String {
        let mut labels = self.record.marks(node).iter().filter_map(|mark| match mark {
            Mark::Sign(Sign::Label(label), on) if *on == at => Some(label.text().to_string()),
            _ => None,
        });
        labels.next_back().unwrap_or_default()
    }
}

/// A mark in another image of its position: where its sign lies then, or the ends of its line. None if it has no point.
fn moved(
    mark: &Mark,
    sign_at: impl Fn(Point) -> Point,
    end_at: impl Fn(Point) -> Point,
) -> Option<Mark> {
    match mark {
        Mark::Sign(sign, at) => Some(Mark::Sign(sign.clone(), sign_at(*at))),
        Mark::Arrow(from, to) => Some(Mark::Arrow(end_at(*from), end_at(*to))),
        Mark::Line(from, to) => Some(Mark::line(end_at(*from), end_at(*to))),
        Mark::Wrong => None,
    }
}

/// What is said first stays.
fn fill(said: &mut String, more: &str) {
    if said.is_empty() {
        said.push_str(more);
    }
}

/// The point of the stone at `node`; none for a pass.
fn stone(record: &Record, node: NodeId) -> Option<Point> {
    match record.move_at(node) {
        Some(Move::Stone(at) | Move::StoneOffer(at)) => Some(at),
        _ => None,
    }
}
