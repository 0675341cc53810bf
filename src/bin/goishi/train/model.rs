//! The network while it learns: its weights as they are, and how they should change.

use super::samples::Sample;
use goishi::ai::Random;
use goishi::ai::renju::network::{
    CHANNELS, COUNTS, HIDDEN, Head, INNER, MOST, ONE, PAIRS, SCALE, SPREAD, WINDOWS,
};

/// A number for each channel.
type Vector = [f32; CHANNELS];

/// The greatest number that a cell adds to a channel.
const CAP: f32 = MOST as f32 / ONE as f32;
/// How much a wrong guess of the best move counts beside a wrong value.
const MOVES: f32 = 0.15;

/// Weights, or what belongs to each weight.
#[derive(Clone)]
pub struct Model {
    pub vectors: Vec<Vector>,
    pub heads: Box<[Head; 2]>,
}

/// What went wrong with a sample, or with many.
#[derive(Clone, Copy, Default)]
pub struct Loss {
    pub value: f64,
    pub moves: f64,
    /// How often the best move was the likeliest.
    pub right: f64,
    pub asked: f64,
    pub count: f64,
}

/// What was worked out on the way to a value.
struct Steps {
    sum: Vector,
    hidden: [f32; HIDDEN],
    inner: [f32; INNER],
    value: f32,
}

impl Model {
    pub fn zero() -> Self {
        Self {
            vectors: vec![[0.0; CHANNELS]; PAIRS + WINDOWS],
            heads: Box::new([Head::NONE, Head::NONE]),
        }
    }

    /// Small weights by chance.
    pub fn by_chance(random: &mut Random) -> Self {
        let mut model = Self::zero();
        let mut chance = |most: f32| (random.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        model.vectors.iter_mut().flatten().for_each(|weight| *weight = 0.01 + chance(0.1));
        for head in model.heads.iter_mut() {
            head.sums.as_flattened_mut().iter_mut().for_each(|weight| *weight = chance(0.3));
            head.inner.as_flattened_mut().iter_mut().for_each(|weight| *weight = chance(0.3));
            head.value.iter_mut().for_each(|weight| *weight = chance(0.3));
        }
        model
    }

    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let heads = self.heads.iter_mut().flat_map(Head::weights);
        self.vectors.iter_mut().flatten().chain(heads)
    }

    /// Adds to `slope` how the loss of this sample changes with each weight; returns the loss.
    pub fn learn(&self, sample: &Sample, target: f32, slope: &mut Model) -> Loss {
        let cells = self.cells(sample);
        let head = &self.heads[sample.turn as usize];
        let steps = steps(head, sample, &cells);
        let share = 1.0 / (1.0 + (-steps.value).exp());
        let mut loss = Loss { count: 1.0, ..Loss::default() };
        loss.value = f64::from(cross_entropy(target, share));
        let head_slope = &mut slope.heads[sample.turn as usize];
        let mut to_sum = value_slope(head, head_slope, sample, &steps, share - target);
        to_sum.iter_mut().for_each(|slope| *slope /= SPREAD);
        let to_moves = moves_slope(head, head_slope, sample, &cells, &mut loss);
        let mut listed = sample.moves.iter().zip(&to_moves).peekable();
        for (number, (rows, sums)) in sample.cells.iter().zip(&cells).enumerate() {
            let of_move = listed.next_if(|((place, ..), _)| usize::from(*place) == number);
            let by_move = of_move.map_or(0.0, |(_, slope)| *slope);
            let to_cell: Vector = std::array::from_fn(|i| {
                let slope = to_sum[i] + by_move * head.moves[i];
                if sums[i] > 0.0 && sums[i] < CAP { slope } else { 0.0 }
            });
            for &row in rows {
                add(&mut slope.vectors[usize::from(row)], &to_cell, 1.0);
            }
        }
        loss
    }

    /// The loss of a sample.
    pub fn test(&self, sample: &Sample, target: f32) -> Loss {
        let cells = self.cells(sample);
        let head = &self.heads[sample.turn as usize];
        let steps = steps(head, sample, &cells);
        let share = 1.0 / (1.0 + (-steps.value).exp());
        let mut loss = Loss { count: 1.0, ..Loss::default() };
        loss.value = f64::from(cross_entropy(target, share));
        moves_slope(head, &mut Head::NONE.clone(), sample, &cells, &mut loss);
        loss
    }

    /// The sums of each cell, not yet clipped.
    fn cells(&self, sample: &Sample) -> Vec<Vector> {
        let sums = |rows: &[u16; 8]| {
            let mut sums = [0.0; CHANNELS];
            rows.iter().for_each(|&row| add(&mut sums, &self.vectors[usize::from(row)], 1.0));
            sums
        };
        sample.cells.iter().map(sums).collect()
    }

    /// Reads a file of weights. What is missing is zero.
    pub fn read(bytes: &[u8]) -> Self {
        let mut model = Self::zero();
        let (vectors, rest) = bytes.split_at(bytes.len().min(model.vectors.len() * CHANNELS));
        for (weight, &byte) in model.vectors.iter_mut().flatten().zip(vectors) {
            *weight = f32::from(byte as i8) / f32::from(ONE);
        }
        let heads = model.heads.iter_mut().flat_map(Head::weights);
        for (weight, bytes) in heads.zip(rest.chunks_exact(2)) {
            *weight = f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / SCALE;
        }
        model
    }

    /// The bytes of the file of weights.
    pub fn bytes(&mut self) -> Vec<u8> {
        let vectors = self.vectors.iter().flatten();
        let bytes = vectors.map(|weight| (weight * f32::from(ONE)).round() as i8 as u8);
        let mut all: Vec<u8> = bytes.collect();
        for weight in self.heads.iter_mut().flat_map(Head::weights) {
            all.extend(((*weight * SCALE).round() as i16).to_le_bytes());
        }
        all
    }

    /// Makes the vectors what the file can hold.
    pub fn round(&mut self) {
        for weight in self.vectors.iter_mut().flatten() {
            *weight = (*weight * f32::from(ONE)).round() / f32::from(ONE);
        }
    }
}

fn clipped(sum: f32) -> f32 {
    sum.clamp(0.0, CAP)
}

fn steps(head: &Head, sample: &Sample, cells: &[Vector]) -> Steps {
    let mut sum = [0.0; CHANNELS];
    for cell in cells {
        for (sum, &cell) in sum.iter_mut().zip(cell) {
            *sum += clipped(cell);
        }
    }
    sum.iter_mut().for_each(|sum| *sum /= SPREAD);
    let mut hidden = [0.0; HIDDEN];
    for (&sum, weights) in sum.iter().zip(&head.sums) {
        add(&mut hidden, weights, sum);
    }
    for (counts, weights) in sample.counts.iter().zip(&head.threats) {
        for (&count, weights) in counts.iter().zip(weights) {
            add(&mut hidden, &weights[usize::from(count).min(COUNTS - 1)], 1.0);
        }
    }
    let mut inner = head.inner[HIDDEN];
    for (&value, weights) in hidden.iter().zip(&head.inner) {
        add(&mut inner, weights, value.max(0.0));
    }
    let all = inner.iter().zip(&head.value).map(|(&value, weight)| value.max(0.0) * weight);
    let value = head.value[INNER] + all.sum::<f32>();
    Steps { sum, hidden, inner, value }
}

/// How the loss changes with the weights of the value, and with the sums of the cells, which is returned.
fn value_slope(
    head: &Head,
    slope: &mut Head,
    sample: &Sample,
    steps: &Steps,
    error: f32,
) -> Vector {
    for (slope, inner) in slope.value.iter_mut().zip(&steps.inner) {
        *slope += error * inner.max(0.0);
    }
    slope.value[INNER] += error;
    let to_inner: [f32; INNER] =
        std::array::from_fn(|i| if steps.inner[i] > 0.0 { error * head.value[i] } else { 0.0 });
    let to_hidden: [f32; HIDDEN] = std::array::from_fn(|i| {
        if steps.hidden[i] <= 0.0 {
            return 0.0;
        }
        add(&mut slope.inner[i], &to_inner, steps.hidden[i]);
        head.inner[i].iter().zip(&to_inner).map(|(a, b)| a * b).sum()
    });
    add(&mut slope.inner[HIDDEN], &to_inner, 1.0);
    for (counts, weights) in sample.counts.iter().zip(&mut slope.threats) {
        for (&count, weights) in counts.iter().zip(weights) {
            add(&mut weights[usize::from(count).min(COUNTS - 1)], &to_hidden, 1.0);
        }
    }
    std::array::from_fn(|i| {
        add(&mut slope.sums[i], &to_hidden, steps.sum[i]);
        head.sums[i].iter().zip(&to_hidden).map(|(a, b)| a * b).sum()
    })
}

/// How the loss changes with the weights of the moves, and with how likely each is, which is returned.
fn moves_slope(
    head: &Head,
    slope: &mut Head,
    sample: &Sample,
    cells: &[Vector],
    loss: &mut Loss,
) -> Vec<f32> {
    let Some(best) = sample.best else { return vec![0.0; sample.moves.len()] };
    let merit = |&(place, own, other): &(u8, u8, u8)| {
        let sums = cells[usize::from(place)].iter().zip(&head.moves);
        let by_sums: f32 = sums.map(|(&sum, weight)| clipped(sum) * weight).sum();
        by_sums + head.merits[usize::from(own)][usize::from(other)]
    };
    let merits: Vec<f32> = sample.moves.iter().map(merit).collect();
    let most = merits.iter().copied().fold(f32::MIN, f32::max);
    let mut shares: Vec<f32> = merits.iter().map(|merit| (merit - most).exp()).collect();
    let total: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total);
    loss.moves += f64::from(-shares[best].max(1e-9).ln());
    loss.right += f64::from(u8::from(merits[best] >= most));
    loss.asked += 1.0;
    shares[best] -= 1.0;
    for (share, &(place, own, other)) in shares.iter_mut().zip(&sample.moves) {
        *share *= MOVES;
        slope.merits[usize::from(own)][usize::from(other)] += *share;
        let sums = cells[usize::from(place)].map(clipped);
        add(&mut slope.moves, &sums, *share);
    }
    shares
}

fn cross_entropy(target: f32, share: f32) -> f32 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    -target * share.ln() - (1.0 - target) * (1.0 - share).ln()
}

fn add<const N: usize>(sums: &mut [f32; N], weights: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * times;
    }
}

impl Loss {
    pub fn add(&mut self, other: Self) {
        self.value += other.value;
        self.moves += other.moves;
        self.right += other.right;
        self.asked += other.asked;
        self.count += other.count;
    }
}

impl std::fmt::Display for Loss {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { value, moves, right, asked, count } = self;
        let (value, moves, right) = (value / count, moves / asked, 100.0 * right / asked);
        write!(f, "value {value:.4}, moves {moves:.4} ({right:.1} % right)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_weights_that_is_read_is_written_again() {
        let file = include_bytes!("../../../ai/renju/network/weights.bin");
        let mut model = Model::read(file);
        assert!(model.bytes() == file, "it has changed");
        assert!(model.vectors.iter().flatten().any(|&weight| weight != 0.0));
    }
}
