//! The threat that a stone would be, by the shapes of its four lines.

use super::shapes::count;

/// The threat that a stone would be, in rising order up to [`Threat::Five`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Threat {
    /// No threat.
    None,
    /// An open two.
    Two,
    /// Open twos on two lines.
    TwoTwo,
    /// An open three: next comes a four that cannot be stopped.
    Three,
    /// Open threes on two lines.
    ThreeThree,
    /// A four: it must be blocked.
    Four,
    /// A four and an open three.
    FourThree,
    /// A four that two stones complete: it cannot be stopped.
    WinningFour,
    /// Five: it wins.
    Five,
    /// Perhaps one of Black's fouls, which only a closer look can tell.
    Suspect,
    /// One of Black's fouls.
    Foul,
}

impl Threat {
    /// How many threats there are.
    pub const COUNT: usize = Self::Foul as usize + 1;

    /// The threat of a stone whose lines have these counts.
    pub const fn of(counts: u32) -> Self {
        if count::number(counts, count::FIVE) > 0 {
            return Self::Five;
        }
        if counts >= 2 * count::FOUL_FOUR {
            if count::number(counts, count::FOUL_FOUR) > 1 || counts >= count::OVER {
                return Self::Foul;
            }
            if count::number(counts, count::FOUL_THREE) > 1 {
                return Self::Suspect;
            }
        }
        Self::allowed(counts)
    }

    /// The threat of a stone whose lines have these counts, if it is no foul.
    pub const fn allowed(counts: u32) -> Self {
        let fours = count::number(counts, count::FOUR);
        let threes = count::number(counts, count::THREE);
        if count::number(counts, count::STRAIGHT) > 0 || fours > 1 {
            return Self::WinningFour;
        }
        match (fours, threes, count::number(counts, count::TWO)) {
            (1, 0, _) => Self::Four,
            (1, ..) => Self::FourThree,
            (_, 2.., _) => Self::ThreeThree,
            (_, 1, _) => Self::Three,
            (.., 2..) => Self::TwoTwo,
            (.., 1) => Self::Two,
            _ => Self::None,
        }
    }
}
