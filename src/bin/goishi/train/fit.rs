//! Fits the network to games, by Adam: a method that follows the slope of the loss, with a step of its own for each weight.

use super::model::{Loss, Model};
use super::samples::{Game, Sample, of_games};
use crate::complain;
use goishi::ai::Random;
use goishi::ai::renju::network::{CHANNELS, MOST, ONE};

/// So many positions are looked at before the weights change.
const BATCH: usize = 256;
/// So many games are read at once.
const READ: usize = 2000;
/// One of so many games is not learnt from, but tells how well others are judged.
const TESTED: usize = 50;
/// The length of the first steps, from nothing and from weights that are known.
const STEPS: [f32; 2] = [2e-3, 7e-4];
/// How fast the mean of slopes and that of their squares forget.
const FORGET: [f32; 2] = [0.9, 0.999];
/// The greatest weight of a vector, and of a head.
const LARGEST: [f32; 2] = [MOST as f32 / ONE as f32, 31.9];

/// Which weights learn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Learning {
    All,
    /// The vectors are rounded and stay as they are.
    Heads,
}

/// A model that is learning.
struct Learner {
    model: Model,
    slope: Model,
    means: Model,
    squares: Model,
    steps: i32,
    /// The advantage that makes a win e times as likely as a loss, in the units of the search.
    unit: f32,
}

/// Fits a network to `games`, going through all of them so often: one that begins with the weights of the file `first`, or with
/// small ones by chance.
pub fn fit(games: &[Game], first: Option<&[u8]>, rounds: usize, seed: u64) -> Model {
    let mut random = Random::new(seed);
    let model = first.map_or_else(|| Model::by_chance(&mut random), Model::read);
    let longest = STEPS[usize::from(first.is_some())];
    let mut tested: Vec<&Game> = games.iter().step_by(TESTED).collect();
    tested.truncate(READ);
    let tested = of_games(&tested, &mut random);
    let unit = unit(&tested);
    complain(&format!("{} games; the unit is {unit}", games.len()));
    let [slope, means, squares] = [0; 3].map(|_| Model::zero());
    let mut learner = Learner { model, slope, means, squares, steps: 0, unit };
    complain(&format!("at first; tested: {}", learner.test(&tested)));
    let learnt: Vec<usize> = (0..games.len()).filter(|number| number % TESTED != 0).collect();
    let all = learnt.len().div_ceil(READ) * rounds;
    let mut done = 0;
    for round in 0..rounds {
        let mut order = learnt.clone();
        random.shuffle(&mut order);
        let mut loss = Loss::default();
        let learning = if round + 1 == rounds { Learning::Heads } else { Learning::All };
        if learning == Learning::Heads {
            learner.model.round();
        }
        for some in order.chunks(READ) {
            let games: Vec<&Game> = some.iter().map(|&number| &games[number]).collect();
            let step = longest * (1.0 - done as f32 / all as f32).max(0.02);
            learner.learn(&of_games(&games, &mut random), step, learning, &mut loss);
            done += 1;
        }
        complain(&format!("round {}: {loss}; tested: {}", round + 1, learner.test(&tested)));
    }
    learner.model
}

impl Learner {
    fn learn(&mut self, samples: &[Sample], step: f32, learning: Learning, loss: &mut Loss) {
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                let target = target(sample, self.unit);
                loss.add(self.model.learn(sample, target, &mut self.slope));
            }
            self.step(step, batch.len() as f32, learning);
        }
    }

    fn step(&mut self, step: f32, count: f32, learning: Learning) {
        self.steps += 1;
        let [first, second] = FORGET;
        let fresh = FORGET.map(|forget| 1.0 - forget.powi(self.steps.min(100_000)));
        let limit = self.model.vectors.len() * CHANNELS;
        let fixed = if learning == Learning::Heads { limit } else { 0 };
        let slopes = self.slope.weights();
        let known = self.means.weights().zip(self.squares.weights());
        for (i, ((weight, slope), (mean, square))) in
            self.model.weights().zip(slopes).zip(known).enumerate()
        {
            let now = *slope / count;
            *slope = 0.0;
            if i < fixed {
                continue;
            }
            *mean = first * *mean + (1.0 - first) * now;
            *square = second * *square + (1.0 - second) * now * now;
            let change = step * (*mean / fresh[0]) / ((*square / fresh[1]).sqrt() + 1e-8);
            let largest = LARGEST[usize::from(i >= limit)];
            *weight = (*weight - change).clamp(-largest, largest);
        }
    }

    fn test(&self, samples: &[Sample]) -> Loss {
        let mut loss = Loss::default();
        for sample in samples {
            loss.add(self.model.test(sample, target(sample, self.unit)));
        }
        loss
    }
}

/// How likely the player to move wins, as it is to be learnt.
fn target(sample: &Sample, unit: f32) -> f32 {
    let by_result = (sample.result + 1.0) / 2.0;
    let by_search = share(sample.value, unit);
    by_search + sample.trust * (by_result - by_search)
}

/// How likely a player wins whom the search gives so many thousandths.
fn share(thousandths: i32, unit: f32) -> f32 {
    if thousandths.abs() >= 1000 {
        return if thousandths > 0 { 1.0 } else { 0.0 };
    }
    let value = 400.0 * thousandths as f32 / (1000 - thousandths.abs()) as f32;
    1.0 / (1.0 + (-value / unit).exp())
}

/// The unit that fits the results of games best.
fn unit(samples: &[Sample]) -> f32 {
    let open = || samples.iter().filter(|sample| sample.value.abs() < 1000);
    let wrong = |unit: f32| -> f32 {
        let loss = |sample: &Sample| {
            let by_result = (sample.result + 1.0) / 2.0;
            let share = share(sample.value, unit).clamp(1e-4, 1.0 - 1e-4);
            -by_result * share.ln() - (1.0 - by_result) * (1.0 - share).ln()
        };
        open().map(loss).sum()
    };
    let units = (2..100).map(|unit| unit as f32 * 10.0);
    units.min_by(|a, b| wrong(*a).total_cmp(&wrong(*b))).unwrap_or(200.0)
}
