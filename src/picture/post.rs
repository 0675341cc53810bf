//! Diagrams for places without scripts, such as feeds, mail and print, as the parameters of a board describe them.

use super::{Look, description, scene, svg};
use crate::app::Model;
use crate::app::parameters::{Fault, Pair, Start};
use crate::app::rgba::Rgba;
use crate::app::words::Words;
use crate::record::Record;

/// The parameters that a diagram has.
pub const PARAMETERS: [&str; 9] =
    ["ply", "region", "from", "to", "theme", "bg", "coords", "numbers", "caption"];
/// The parameter that says how many pixels wide it is.
pub const WIDTH: &str = "width";
/// How wide it is if nobody says otherwise.
const USUAL_WIDTH: &str = "480";

/// The position of `record` that the parameters in `pairs` ask for, as the text of an SVG file.
///
/// # Errors
/// What is wrong with a parameter.
pub fn diagram(record: Record, pairs: &[Pair]) -> Result<String, String> {
    let known = |name: &str| name == WIDTH || PARAMETERS.contains(&name);
    if let Some((name, _)) = pairs.iter().find(|(name, _)| !known(name)) {
        let list = [&PARAMETERS[..], &[WIDTH]].concat().join(", ");
        return Err(format!("\"{name}\" is nothing that a diagram has; there is {list}"));
    }
    let start = Start::read(pairs, Some(record));
    if let Some(fault) = start.faults.first() {
        return Err(fault.say(&Words::default()));
    }
    let look = look(&start, pairs)?;
    let model = look.show(&start.record, ply(&start, pairs));
    Ok(svg::write(&scene(&model), &title(&start, &model)))
}

/// How many moves are shown. A problem is shown without its solution, unless somebody asks for that.
fn ply(start: &Start, pairs: &[Pair]) -> usize {
    let is_said = pairs.iter().any(|(name, _)| ["ply", "from", "to"].contains(&name.as_str()));
    if start.record.problem().is_some() && !is_said { 0 } else { start.ply }
}

/// How the diagram looks.
fn look(start: &Start, pairs: &[Pair]) -> Result<Look, String> {
    let width =
        pairs.iter().find(|(name, _)| name == WIDTH).map_or(USUAL_WIDTH, |(_, width)| width);
    let ground = match start.bg.as_str() {
        "wood" => String::new(),
        "none" => format!("board={}", Rgba::CLEAR),
        color => match Rgba::parse(color) {
            Some(color) => format!("board={color}"),
            None => {
                return Err(
                    Fault::none_of("bg", color, &["wood", "none", "#rgb"]).say(&Words::default())
                );
            }
        },
    };
    let figure = start.figure.write(start.record.rules());
    let words = format!("side={width} {} {figure} {ground}", start.settings.write());
    Look::read(&words).map_err(|bad| bad.to_string())
}

/// What the diagram shows, for those who do not see it.
fn title(start: &Start, model: &Model) -> String {
    let shown = description(&start.record, model);
    if start.caption.is_empty() { shown } else { format!("{}. {shown}", start.caption) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(pairs: &[(&str, &str)]) -> Result<String, String> {
        let record =
            Record::parse("goishi 1 renju-classical; black: Ann; h8 h9 i9 g7").expect("a record");
        let pairs: Vec<Pair> =
            pairs.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        diagram(record, &pairs)
    }

    #[test]
    fn a_diagram_has_a_size_and_words() {
        let svg = drawn(&[("caption", "Figure 1")]).expect("a picture");
        assert!(svg.starts_with("<svg") && svg.contains("480"), "{}", &svg[..200]);
        assert!(svg.contains("Figure 1. Ann"));
    }

    #[test]
    fn a_part_of_the_board_with_some_numbers() {
        let svg = drawn(&[("region", "e5-k11"), ("from", "2"), ("to", "3"), ("width", "300")])
            .expect("a picture");
        assert!(
            svg.contains(">2</text>") && svg.contains(">3</text>") && !svg.contains(">a</text>")
        );
    }

    #[test]
    fn a_problem_is_shown_without_its_solution() {
        let text =
            "goishi 1 gomoku; setup: black h8; white h9; black to play; problem: win; i9 [A a1]";
        let drawn = |ply: &[(String, String)]| {
            let record = Record::parse(text).expect("a record");
            diagram(record, ply).expect("a picture")
        };
        assert!(!drawn(&[]).contains(">A</text>"));
        assert!(drawn(&[("ply".into(), "1".into())]).contains(">A</text>"));
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (name, value) in [
            ("theme", "pink"),
            ("width", "9"),
            ("width", "x"),
            ("region", "z"),
            ("moves", "h8"),
            ("bg", "url"),
        ] {
            assert!(drawn(&[(name, value)]).is_err(), "{name}={value}");
        }
        assert!(drawn(&[("bg", "none"), ("numbers", ""), ("theme", "paper")]).is_ok());
    }
}
