//! What has happened in the games compared, so that no comparison can be idle.

use crate::oracle::ren::{Group, Kind, NaiveRen, index};

/// One ply: the stone's cell, or none for a pass, and the games round it.
pub struct Ply<'a> {
    pub before: &'a NaiveRen,
    pub at: Option<usize>,
    pub after: &'a NaiveRen,
}

/// Whether a ply is of some kind.
type Question = fn(&Ply) -> bool;

/// All that is to happen.
const KINDS: [(&str, Question); 42] = [
    ("a row of four", |ply| ply.has_scored(Kind::Row4)),
    ("a row of six", |ply| ply.has_scored(Kind::Row6)),
    ("a row of another length", |ply| ply.has_made_another_row()),
    ("a box of four", |ply| ply.has_scored(Kind::Box4)),
    ("a box of six", |ply| ply.has_scored(Kind::Box6)),
    ("several groups", |ply| ply.after.groups.len() > 1),
    ("overlapping boxes of six", |ply| ply.number(Kind::Box6) > 1),
    ("a row with a box", |ply| ply.has_scored(Kind::Row4) && ply.has_scored(Kind::Box6)),
    ("one captured", |ply| ply.after.captured.len() == 1),
    ("two captured", |ply| ply.after.captured.len() == 2),
    ("three captured", |ply| ply.after.captured.len() == 3),
    ("four captured", |ply| ply.after.captured.len() == 4),
    ("captured at the edge", |ply| ply.has_captured_beside_edges(1)),
    ("captured in the corner", |ply| ply.has_captured_beside_edges(2)),
    ("a capture that scores", |ply| ply.has_captured() && !ply.after.groups.is_empty()),
    ("a surrounded stone far away stays", |ply| ply.is_placement() && ply.leaves_one_surrounded()),
    ("suicide", |ply| ply.is_placement() && ply.is_surrounded()),
    ("nibai", |ply| ply.after.niban.is_some()),
    ("nibai at the edge", |ply| ply.after.niban.is_some() && ply.has_captured_beside_edges(1)),
    ("the row through a niban", |ply| ply.has_scored_through_niban()),
    ("a row of the niban alone", |ply| ply.niban_has_scored(Kind::Row4)),
    ("a box of the niban alone", |ply| ply.niban_has_scored(Kind::Box4)),
    ("a six of the niban alone", |ply| ply.niban_has_scored(Kind::Box6)),
    ("a nine of the niban alone", |ply| ply.niban_has_scored(Kind::Box9)),
    ("a replacement", |ply| ply.is_replacement()),
    ("a replacement that scores", |ply| ply.is_replacement() && !ply.after.groups.is_empty()),
    ("a replacement captures nothing", |ply| ply.is_replacement() && ply.leaves_one_surrounded()),
    ("the limit of three", |ply| ply.has_reached_the_limit(3)),
    ("the limit of five", |ply| ply.has_reached_the_limit(5)),
    ("weak stones left alone", |ply| !ply.before.weak.is_empty() && ply.is_placement()),
    ("a pass before weak stones", |ply| !ply.before.weak.is_empty() && ply.at.is_none()),
    ("a nine when ahead", |ply| ply.has_scored(Kind::Box9) && ply.lead() > 0),
    ("a nine when level", |ply| ply.has_scored(Kind::Box9) && ply.lead() == 0),
    ("a nine when behind", |ply| ply.has_scored(Kind::Box9) && ply.lead() < 0),
    ("a nine by replacement", |ply| ply.has_scored(Kind::Box9) && ply.is_replacement()),
    ("two nines at once", |ply| ply.number(Kind::Box9) > 1),
    ("six ahead", |ply| ply.is_won_by("lead")),
    ("a full board, won", |ply| ply.is_won_by("full")),
    ("a full board, drawn", |ply| ply.is_drawn_by("full")),
    ("a full board with weak stones", |ply| ply.is_won_by("full") && !ply.after.weak.is_empty()),
    ("two passes, won", |ply| ply.is_won_by("passes")),
    ("two passes, drawn", |ply| ply.is_drawn_by("passes")),
];

impl Ply<'_> {
    fn is_placement(&self) -> bool {
        self.at.is_some() && !self.is_replacement()
    }

    fn is_replacement(&self) -> bool {
        self.after.replaced.is_some()
    }

    fn has_captured(&self) -> bool {
        !self.after.captured.is_empty()
    }

    fn number(&self, kind: Kind) -> usize {
        self.after.groups.iter().filter(|group| group.kind == kind).count()
    }

    fn has_scored(&self, kind: Kind) -> bool {
        self.number(kind) > 0
    }

    /// With a group that has both the stone and the niban.
    fn has_scored_through_niban(&self) -> bool {
        self.after.groups.iter().any(|group| has(group, self.after.niban) && has(group, self.at))
    }

    /// With a group that the niban has made and the stone has not.
    fn niban_has_scored(&self, kind: Kind) -> bool {
        let of_niban = |group: &&Group| has(group, self.after.niban) && !has(group, self.at);
        self.after.groups.iter().filter(of_niban).any(|group| group.kind == kind)
    }

    /// Five, or seven and more.
    fn has_made_another_row(&self) -> bool {
        let rows = || self.after.rows(self.before.to_move).into_iter();
        self.at.is_some_and(|at| {
            rows().any(|row| row.len() > 4 && row.len() != 6 && row.contains(&at))
        })
    }

    fn has_captured_beside_edges(&self, edges: usize) -> bool {
        let edges_of =
            |&i: &usize| self.after.sides(i).iter().filter(|side| side.is_none()).count();
        self.after.captured.iter().map(edges_of).any(|number| number == edges)
    }

    /// Whether the stone now has the enemy or the edge on all sides.
    fn is_surrounded(&self) -> bool {
        self.at.is_some_and(|at| self.after.surrounded(self.before.to_move).contains(&at))
    }

    /// Whether an enemy stone is surrounded and still there: beside a replacement, else far away.
    fn leaves_one_surrounded(&self) -> bool {
        let is_beside = |i| self.at.is_some_and(|at| self.after.sides(at).contains(&Some(i)));
        let surrounded = self.after.surrounded(self.after.to_move);
        surrounded.into_iter().any(|i| is_beside(i) == self.is_replacement())
    }

    /// Whether there are weak stones that may not be replaced.
    fn has_reached_the_limit(&self, limit: usize) -> bool {
        let NaiveRen { weak, end, .. } = self.after;
        self.after.limit == limit && self.after.rui == limit && !weak.is_empty() && end.is_none()
    }

    /// By how much the player was ahead before.
    fn lead(&self) -> isize {
        let [own, enemy] = [self.before.to_move, self.after.to_move];
        let points = |color| self.before.score[index(color)] as isize;
        points(own) - points(enemy)
    }

    fn is_won_by(&self, by: &str) -> bool {
        self.after.end.is_some_and(|end| end.by == by && end.winner.is_some())
    }

    fn is_drawn_by(&self, by: &str) -> bool {
        self.after.end.is_some_and(|end| end.by == by && end.winner.is_none())
    }
}

fn has(group: &Group, cell: Option<usize>) -> bool {
    cell.is_some_and(|cell| group.cells.contains(&cell))
}

/// How often each kind of thing has happened.
pub struct Events {
    pub stones: usize,
    happened: [usize; KINDS.len()],
}

impl Default for Events {
    fn default() -> Self {
        Self { stones: 0, happened: [0; KINDS.len()] }
    }
}

impl Events {
    pub fn note(&mut self, ply: &Ply) {
        self.stones += usize::from(ply.at.is_some());
        for (happened, (_, is_so)) in self.happened.iter_mut().zip(KINDS) {
            *happened += usize::from(is_so(ply));
        }
    }

    pub fn assert_all_happened(&self) {
        let counted: Vec<(&str, usize)> =
            KINDS.iter().map(|(name, _)| *name).zip(self.happened).collect();
        assert!(self.happened.iter().all(|&happened| happened > 0), "{counted:#?}");
    }
}
