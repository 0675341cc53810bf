//! "It is recommended that a match comprises of two games."

use super::Ren;
use crate::board::{Color, parse_digits};
use crate::rules::{Ending, Rules, Status};

/// A match, by the game being played: "The player that starts first on the first game, should go second
/// on the next. Scores from the first and second game should be added to determine the final winner".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// The first game.
    First,
    /// The second game, in which the persons have exchanged colours.
    Second {
        /// The scores of the first: of who was Black there and of who was White.
        earlier: [u16; 2],
    },
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The person who has this colour in the last game has won.
    Won(Color),
    /// The sums are equal.
    Drawn,
}

const FIRST: &str = "match of two, game 1";
const SECOND: &str = "match of two, game 2 after ";

impl Match {
    /// What the persons have together in both games: who is Black in this one, and who is White.
    pub fn totals(self, game: &Ren) -> [u16; 2] {
        let earlier = match self {
            Self::First => [0; 2],
            Self::Second { earlier: [black, white] } => [white, black],
        };
        [
            game.score(Color::Black).saturating_add(earlier[0]),
            game.score(Color::White).saturating_add(earlier[1]),
        ]
    }

    /// The second game, once the first is over; none if that was conceded, which concedes the match.
    pub fn next(self, game: &Ren) -> Option<Self> {
        let goes_on = self == Self::First && game.status() != Status::Ongoing;
        let earlier = [game.score(Color::Black), game.score(Color::White)];
        if goes_on && conceded_to(game).is_none() { Some(Self::Second { earlier }) } else { None }
    }

    /// How the match ended, once it has.
    pub fn outcome(self, game: &Ren) -> Option<Outcome> {
        if let Some(winner) = conceded_to(game) {
            return Some(Outcome::Won(winner));
        }
        if self == Self::First || game.status() == Status::Ongoing {
            return None;
        }
        let [black, white] = self.totals(game);
        Some(match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Won(Color::Black),
            std::cmp::Ordering::Less => Outcome::Won(Color::White),
            std::cmp::Ordering::Equal => Outcome::Drawn,
        })
    }

    /// The match in words, for a record's head.
    pub fn write(self) -> String {
        match self {
            Self::First => FIRST.into(),
            Self::Second { earlier: [black, white] } => format!("{SECOND}{black}-{white}"),
        }
    }

    /// Reads what [`write`](Self::write) wrote.
    pub fn parse(text: &str) -> Option<Self> {
        if text == FIRST {
            return Some(Self::First);
        }
        let (black, white) = text.strip_prefix(SECOND)?.split_once('-')?;
        let score = |digits| u16::try_from(parse_digits(digits)?).ok();
        Some(Self::Second { earlier: [score(black)?, score(white)?] })
    }
}

/// Who wins the match because the other resigned this game or ran out of time: a lead in points is worth
/// nothing to who gives up.
fn conceded_to(game: &Ren) -> Option<Color> {
    match game.status() {
        Status::Won { winner, by: Ending::Resign | Ending::Time } => Some(game.color_of(winner)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_reads_back_and_other_occasions_are_none() {
        for game in [Match::First, Match::Second { earlier: [19, 6] }] {
            assert_eq!(Match::parse(&game.write()), Some(game));
        }
        for text in ["", "match", "match of two, game 2", "match of two, game 2 after 1-x", "Cup"] {
            assert_eq!(Match::parse(text), None, "{text}");
        }
        assert_eq!(Match::parse("match of two, game 2 after 70000-1"), None);
    }
}
