//! Marks in SGF: `LB MA CR TR SQ AR LN BM`.

use super::points;
use crate::record::{Label, Mark, Sign};
use crate::rules::catalog::RuleSet;

/// The properties of signs.
const SIGNS: [(&str, Sign); 4] =
    [("MA", Sign::Cross), ("CR", Sign::Circle), ("TR", Sign::Triangle), ("SQ", Sign::Square)];

/// The marks that a value of a property says; none if we have no such marks.
pub fn read(name: &str, value: &str, rules: RuleSet) -> Option<Vec<Mark>> {
    match name {
        "BM" => Some(vec![Mark::Wrong]),
        "LB" => {
            let (at, text) = value.split_once(':')?;
            let at = points::on_board(points::read(at, rules)?, rules)?;
            Some(vec![Mark::Sign(label(text.trim_ascii())?, at)])
        }
        "AR" | "LN" => {
            let [from, to] = points::read_two(value, rules)?;
            let line = Mark::line(from, to);
            let mark = if name == "AR" { Mark::Arrow(from, to) } else { line };
            (from != to).then(|| vec![mark])
        }
        _ => {
            let (_, sign) = SIGNS.into_iter().find(|(known, _)| *known == name)?;
            let points = points::read_list(value, rules)?;
            Some(points.into_iter().map(|at| Mark::Sign(sign.clone(), at)).collect())
        }
    }
}

/// The label that says `text`. `x` and `o` are signs with us.
fn label(text: &str) -> Option<Sign> {
    match text {
        "x" => Some(Sign::Cross),
        "o" => Some(Sign::Circle),
        _ => Label::new(text).map(Sign::Label),
    }
}

/// The property and the value of a mark.
pub fn write(mark: &Mark) -> (&'static str, String) {
    match mark {
        Mark::Wrong => ("BM", "1".to_string()),
        Mark::Sign(Sign::Label(label), at) => ("LB", points::write(*at) + ":" + label.text()),
        Mark::Sign(sign, at) => {
            let name = SIGNS.iter().find(|(_, known)| known == sign).map_or("MA", |(name, _)| name);
            (name, points::write(*at))
        }
        Mark::Arrow(from, to) => ("AR", points::write(*from) + ":" + &points::write(*to)),
        Mark::Line(from, to) => ("LN", points::write(*from) + ":" + &points::write(*to)),
    }
}
