//! The few colours that stand for all of a picture.

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// The most colours: a byte has one number more, for clear pixels.
const MOST: usize = 255;
/// How many answers are remembered.
const ANSWERS: usize = 1 << 12;

/// At most 255 colours, and who asks for another one gets the nearest.
#[derive(Debug)]
pub struct Colors {
    list: Vec<Rgb>,
    /// Colours asked for before with their numbers, each in a place of its own or of a few others.
    answers: Vec<(Rgb, u8)>,
}

impl Colors {
    /// Colours for these frames: all that they have, or if these are too many those that come closest.
    pub fn of(frames: &[&[u8]]) -> Self {
        let mut crowds = vec![Crowd::new(counted(frames))];
        while crowds.len() < MOST
            && let Some(widest) = widest(&crowds)
        {
            let (one, other) = crowds.swap_remove(widest).split();
            crowds.extend([one, other]);
        }
        let mut list: Vec<Rgb> = crowds.iter().map(Crowd::middle).collect();
        list.sort_unstable();
        Self { answers: vec![(list[0], 0); ANSWERS], list }
    }

    /// The colours, at least one.
    pub fn list(&self) -> &[Rgb] {
        &self.list
    }

    /// The number of the colour nearest to this.
    pub fn number(&mut self, color: Rgb) -> u8 {
        let [red, green, blue] = color.map(usize::from);
        let place = (red * 67 + green * 259 + blue * 1031) % ANSWERS;
        if self.answers[place].0 != color {
            self.answers[place] = (color, nearest(&self.list, color));
        }
        self.answers[place].1
    }
}

fn nearest(list: &[Rgb], color: Rgb) -> u8 {
    let mut best = (u32::MAX, 0);
    for (number, other) in list.iter().enumerate() {
        let [red, green, blue] = [0, 1, 2].map(|i| u32::from(color[i].abs_diff(other[i])).pow(2));
        let far = red + green + blue;
        if far < best.0 {
            best = (far, number as u8);
        }
    }
    best.1
}

/// A colour and how many pixels have it.
type Counted = (Rgb, u32);

/// Every colour of the frames. A pixel that stays as it was counts once: what changes is looked at most.
fn counted(frames: &[&[u8]]) -> Vec<Counted> {
    let (mut colors, mut before): (Vec<Rgb>, &[[u8; 4]]) = (Vec::new(), &[]);
    for frame in frames {
        let (pixels, _) = frame.as_chunks();
        for (i, pixel @ &[red, green, blue, _]) in pixels.iter().enumerate() {
            if before.get(i) != Some(pixel) {
                colors.push([red, green, blue]);
            }
        }
        before = pixels;
    }
    colors.sort_unstable();
    colors.chunk_by(Rgb::eq).map(|same| (same[0], same.len() as u32)).collect()
}

/// Colours that one is to stand for.
struct Crowd {
    colors: Vec<Counted>,
    /// In which of the three primaries they differ most,
    primary: usize,
    /// and how much: the sum of squares of what lies between them and their mean.
    spread: f64,
    mean: f64,
}

impl Crowd {
    fn new(colors: Vec<Counted>) -> Self {
        let mut crowd = Self { colors, primary: 0, spread: 0.0, mean: 0.0 };
        for primary in 0..3 {
            let (mean, spread) = crowd.measure(primary);
            if spread > crowd.spread {
                crowd = Self { primary, spread, mean, ..crowd };
            }
        }
        crowd
    }

    /// The mean in one of the primaries, and the sum of squares of what lies between them and it.
    fn measure(&self, primary: usize) -> (f64, f64) {
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            let values = self.colors.iter();
            values.map(|(color, count)| value(color[primary].into()) * f64::from(*count)).sum()
        };
        let mean = sum(&|value| value) / sum(&|_| 1.0);
        (mean, sum(&|value| (value - mean) * (value - mean)))
    }

    /// Those up to the mean, and those beyond.
    fn split(self) -> (Self, Self) {
        let Self { colors, primary, mean, .. } = self;
        let (low, high) =
            colors.into_iter().partition(|(color, _)| f64::from(color[primary]) <= mean);
        (Self::new(low), Self::new(high))
    }

    /// The colour in the middle of all pixels.
    fn middle(&self) -> Rgb {
        [0, 1, 2].map(|primary| self.measure(primary).0.round() as u8)
    }
}

/// The crowd that gains most by being split, if one has two colours.
fn widest(crowds: &[Crowd]) -> Option<usize> {
    let mut widest = None;
    for (i, crowd) in crowds.iter().enumerate() {
        if crowd.colors.len() > 1 && widest.is_none_or(|j: usize| crowd.spread > crowds[j].spread) {
            widest = Some(i);
        }
    }
    widest
}
