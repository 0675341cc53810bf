//! Diagrams for places without scripts, such as feeds, mail and print, as the parameters of a board describe them.

use super::{Look, scene, svg};
use crate::app::parameters::{Fault, Pair, Start, Why};
use crate::app::rgba::Rgba;
use crate::app::words::joined;
use crate::record::{Header, Record, setup, token};

/// The parameters that a diagram has.
pub const PARAMETERS: [&str; 10] =
    ["ply", "region", "from", "to", "theme", "bg", "coords", "numbers", "marks", "caption"];
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
        return Err(english(fault));
    }
    let look = look(&start, pairs)?;
    let ply = ply(&start, pairs);
    Ok(svg::write(&scene(&look.show(&start.record, ply)), &title(&start, ply)))
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
                return Err(english(&Fault::none_of("bg", color, &["wood", "none", "#rgb"])));
            }
        },
    };
    let figure = start.figure.write(start.record.rules());
    let words = format!("side={width} {} {figure} {ground}", start.settings.write());
    Look::read(&words).map_err(|bad| bad.to_string())
}

/// What is wrong with a parameter, in English: the program that draws has no other words.
fn english(fault: &Fault) -> String {
    let Fault { name, value, why } = fault;
    match why {
        Why::NoneOf(values) => format!("{name}=\"{value}\" is none of {values}"),
        Why::NoGame(error) | Why::Partly(error) => format!("{name}: {error}"),
        Why::NotHere | Why::Unfit(_) => format!("{name} has no place in a diagram"),
    }
}

/// What the diagram shows, for those who do not see it: the game, who plays, the position that it begins from and the moves, as in a record.
fn title(start: &Start, ply: usize) -> String {
    let record = &start.record;
    let names = [Header::Black, Header::White].map(|header| record.header(header));
    let names = if names.concat().is_empty() { String::new() } else { names.join(" – ") };
    let setup = record.setup().map(|setup| setup::write(setup, record.rules()));
    let moves = record.line().into_iter().take(ply).map(|mv| token::write(mv, record.rules()));
    let moves = moves.collect::<Vec<_>>().join(" ");
    let parts = [
        start.caption.clone(),
        names,
        record.rules().name().into(),
        setup.unwrap_or_default(),
        moves,
    ];
    joined(&parts, ". ")
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
        assert!(svg.contains("Figure 1. Ann – . Renju. h8 h9 i9 g7"));
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
