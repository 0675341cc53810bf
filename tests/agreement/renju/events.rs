//! What has happened in the positions compared, so that no comparison can be idle.

use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};
use std::collections::BTreeSet;

/// How often each kind of thing has happened.
#[derive(Debug, Default)]
pub struct Events {
    points: usize,
    fives: usize,
    overlines: usize,
    /// Two fours on two lines.
    crossing_fours: usize,
    /// Two fours on one line and no other.
    fours_on_one_line: usize,
    double_threes: usize,
    /// A five that would be a foul without it.
    fives_over_fouls: usize,
    /// 9.3 n stones deep decides otherwise than n - 1 stones deep: n = 1, 2, 3, 4.
    decided_at_depth: [usize; 4],
    /// The leaflet's fouls.
    open_fours: usize,
    open_threes: usize,
}

impl Events {
    /// Notes the judgements of all families about one point.
    pub fn note(&mut self, position: &NaiveRenju, at: Place, judgements: [Judgement; 3]) {
        let [rif, leaflet, classical] = judgements;
        self.points += 1;
        self.fives += usize::from(rif == Judgement::Five);
        self.overlines += usize::from(rif == Judgement::Overline);
        self.double_threes += usize::from(rif == Judgement::DoubleThree);
        self.open_fours += usize::from(leaflet == Judgement::DoubleFour);
        self.open_threes += usize::from(leaflet == Judgement::DoubleThree);
        match classical {
            Judgement::Five => {
                let foul = position.foul(at, Family::Rif);
                self.fives_over_fouls += usize::from(foul != Judgement::Nothing);
            }
            Judgement::DoubleFour => self.note_fours(position, at),
            Judgement::DoubleThree => self.note_depth(position, at),
            _ => {}
        }
    }

    fn note_fours(&mut self, position: &NaiveRenju, at: Place) {
        let fours = position.with(at, 'x').fours(at);
        let ways: BTreeSet<usize> = fours.iter().map(|(way, _)| *way).collect();
        if ways.len() == 1 {
            self.fours_on_one_line += 1;
        } else {
            self.crossing_fours += 1;
        }
    }

    /// A double-three by the classical reading: how deep 9.3 must look to see what it is.
    fn note_depth(&mut self, position: &NaiveRenju, at: Place) {
        for (depth, decided) in self.decided_at_depth.iter_mut().enumerate() {
            let [shallow, deep] = [depth, depth + 1].map(|depth| position.foul_to_depth(at, depth));
            *decided += usize::from(shallow != deep);
        }
    }

    /// Asserts that everything has happened at least once in so many positions.
    pub fn assert_all_happened(&self, positions: usize) {
        let [one_deep, two_deep, three_deep, four_deep] = self.decided_at_depth;
        for (happened, once_in) in [
            (self.fives, 1),
            (self.overlines, 1),
            (self.crossing_fours, 1),
            (self.fours_on_one_line, 10),
            (self.double_threes, 2),
            (self.fives_over_fouls, 4),
            (one_deep, 2),
            (two_deep, 20),
            (three_deep, 100),
            (four_deep, 500),
            (self.open_fours, 10),
            (self.open_threes, 1),
        ] {
            assert!(happened * once_in >= positions, "once in {once_in}: {self:?}");
        }
    }
}
