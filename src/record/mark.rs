//! What is drawn on a position: signs, labels, arrows and lines.

use super::Fault;
use crate::board::Point;
use crate::rules::catalog::RuleSet;

/// A mark on a position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A sign or a label on a point.
    Sign(Sign, Point),
    /// An arrow from the first point to the second.
    Arrow(Point, Point),
    /// A line between two points.
    Line(Point, Point),
    /// The move before is wrong.
    Wrong,
}

impl Mark {
    /// A line between two points, which come in their order.
    pub fn line(from: Point, to: Point) -> Self {
        Self::Line(from.min(to), from.max(to))
    }
}

/// What stands on a marked point.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// A cross.
    Cross,
    /// A circle.
    Circle,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// One to three letters or digits.
    Label(Label),
}

/// One to three letters or digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(String);

impl Label {
    /// The longest label, in letters.
    pub const MAX: usize = 3;

    /// The label that says `text`. None if that is empty, too long, or more than letters and digits, or if it is `x`
    /// or `o`, which are signs.
    pub fn new(text: &str) -> Option<Self> {
        let length = text.chars().take(Self::MAX + 1).count();
        let is_label = (1..=Self::MAX).contains(&length) && text.chars().all(char::is_alphanumeric);
        (is_label && !matches!(text, "x" | "o")).then(|| Self(text.to_string()))
    }

    /// What it says.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Sign {
    /// Every sign that is no label, with its letter in the record text.
    pub const ALL: [(&'static str, Self); 4] =
        [("x", Self::Cross), ("o", Self::Circle), ("^", Self::Triangle), ("#", Self::Square)];

    /// The word for it in the record text.
    pub fn word(&self) -> &str {
        match self {
            Self::Label(label) => label.text(),
            sign => Self::ALL.iter().find(|(_, known)| known == sign).map_or("", |(word, _)| word),
        }
    }

    /// The sign or label that `word` means.
    fn read(word: &str) -> Option<Self> {
        let sign = Self::ALL.into_iter().find(|(known, _)| *known == word).map(|(_, sign)| sign);
        sign.or_else(|| Label::new(word).map(Self::Label))
    }
}

const ARROW: &str = "arrow";
const LINE: &str = "line";
const WRONG: &str = "?";

/// The marks that `text` between square brackets says.
///
/// # Errors
/// It begins with no sign, or has other points than its sign needs.
pub fn read(text: &str, rules: RuleSet) -> Result<Vec<Mark>, Fault> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let (sign, points) = words.split_first().ok_or(Fault::UnknownMark)?;
    let points = points.iter().map(|word| point(word, rules)).collect::<Option<Vec<Point>>>();
    let points = points.ok_or(Fault::MarkPoints);
    match *sign {
        ARROW | LINE => match (*sign, points?.as_slice()) {
            (ARROW, &[from, to]) if from != to => Ok(vec![Mark::Arrow(from, to)]),
            (LINE, &[from, to]) if from != to => Ok(vec![Mark::line(from, to)]),
            _ => Err(Fault::MarkPoints),
        },
        WRONG if points.as_ref().is_ok_and(Vec::is_empty) => Ok(vec![Mark::Wrong]),
        WRONG => Err(Fault::MarkPoints),
        word => {
            let sign = Sign::read(word).ok_or(Fault::UnknownMark)?;
            let points = points
                .and_then(|all| if all.is_empty() { Err(Fault::MarkPoints) } else { Ok(all) });
            Ok(points?.into_iter().map(|at| Mark::Sign(sign.clone(), at)).collect())
        }
    }
}

fn point(word: &str, rules: RuleSet) -> Option<Point> {
    let at = rules.notation().parse(word, rules.size())?;
    (at.row < rules.size() && at.col < rules.size()).then_some(at)
}

/// What stands between square brackets for these marks, points of one sign together.
pub fn write(marks: &[Mark], rules: RuleSet) -> Vec<String> {
    let name = |at| rules.point_name(at);
    let is_same =
        |a: &Mark, b: &Mark| matches!((a, b), (Mark::Sign(a, _), Mark::Sign(b, _)) if a == b);
    let groups = marks.chunk_by(is_same);
    groups
        .map(|group| {
            let mut words = match &group[0] {
                Mark::Sign(sign, _) => vec![sign.word().to_string()],
                Mark::Arrow(from, to) => vec![ARROW.into(), name(*from), name(*to)],
                Mark::Line(from, to) => vec![LINE.into(), name(*from), name(*to)],
                Mark::Wrong => vec![WRONG.into()],
            };
            words.extend(group.iter().filter_map(|mark| match mark {
                Mark::Sign(_, at) => Some(name(*at)),
                _ => None,
            }));
            words.join(" ")
        })
        .collect()
}
