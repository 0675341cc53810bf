//! The pictures in the guide: every stone is what is said of it.

use super::*;
use crate::guides::{Figure, figures, figures_in};
use goishi::app::diagram::Sign;
use goishi::app::diagram::drawing::Detail;
use goishi::app::text;
use goishi::app::words::{LANGUAGES, Words};
use goishi::rules::Ending;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const RIF: Variant = Variant::Rif;
const CLASSICAL: Variant = Variant::Classical;
const PRITCHARD: Variant = Variant::Pritchard;
const FREE: Variant = Variant::Free;

fn named(id: &str) -> Figure {
    figures("renju").into_iter().find(|figure| figure.id == id).expect(id)
}

/// The game before the last stone of a picture, by these rules, and that stone.
fn before(figure: &Figure, variant: Variant) -> (Table, Point) {
    let (at, color) = figure.last(SIZE).expect("the new stone");
    let board = figure.board(SIZE, |sign| sign == Sign::Last);
    (Table::set_up(variant, &board, color), at)
}

/// The game after one more stone.
fn after(game: &Renju, at: Point) -> Renju {
    let mut game = game.clone();
    game.play(Move::Stone(at)).expect("a legal stone");
    game
}

/// What the last stone of a picture is by these rules: a foul, `wins`, or nothing.
fn judged(figure: &Figure, variant: Variant) -> String {
    let (mut table, at) = before(figure, variant);
    match table.game.play(Move::Stone(at)) {
        Err(IllegalMove { why: Why::Foul(foul), .. }) => foul.ending().id().into(),
        Err(illegal) => illegal.to_string(),
        Ok(_) => match table.game.status() {
            Status::Won { by: Ending::Five, .. } => "wins".into(),
            Status::Won { by, .. } => by.id().into(),
            _ => "nothing".into(),
        },
    }
}

#[test]
fn every_stone_is_what_the_guide_says() {
    let all = [RIF, CLASSICAL, PRITCHARD];
    for (id, variants, expected) in [
        ("five", &[RIF, CLASSICAL, PRITCHARD, FREE][..], "wins"),
        ("five-diagonal", &[RIF, CLASSICAL, PRITCHARD, FREE], "wins"),
        ("six-black", &all, "overline"),
        ("six-white", &all, "wins"),
        ("fours-crossing", &[RIF, CLASSICAL], "double-four"),
        ("fours-in-line", &[RIF, CLASSICAL], "double-four"),
        ("fours-in-line-too", &[RIF, CLASSICAL], "double-four"),
        ("threes-crossing", &[RIF, CLASSICAL], "double-three"),
        ("threes-with-a-gap", &[RIF, CLASSICAL], "double-three"),
        ("closed-three", &[RIF, CLASSICAL], "nothing"),
        ("four-three", &all, "nothing"),
        ("five-first", &all, "wins"),
        ("false-three", &[RIF], "nothing"),
        ("false-three", &[CLASSICAL], "double-three"),
        ("pritchard-fours", &[PRITCHARD], "double-four"),
        ("pritchard-allowed", &[PRITCHARD], "nothing"),
        ("pritchard-allowed", &[RIF], "double-four"),
        ("six-free", &[FREE], "nothing"),
    ] {
        for &variant in variants {
            assert_eq!(judged(&named(id), variant), expected, "{id} {variant:?}");
        }
    }
}

/// The ends of the rows that make the last stone what it is.
fn rows(figure: &Figure, variant: Variant) -> BTreeSet<[Point; 2]> {
    let (table, at) = before(figure, variant);
    let rows = match table.game.foul_at(at) {
        Some(foul) => table.game.foul_rows(at, foul),
        None => after(&table.game, at).finding(),
    };
    rows.iter().map(|row| sorted(row[0], row[row.len() - 1])).collect()
}

fn sorted(a: Point, b: Point) -> [Point; 2] {
    [a.min(b), a.max(b)]
}

#[test]
fn lines_run_through_the_rows_that_decide() {
    let mut seen = 0;
    for figure in figures("renju") {
        let details = figure.drawing.details.iter();
        let drawn: BTreeSet<[Point; 2]> = details
            .filter_map(|detail| match *detail {
                Detail::Row((x, y), (to_x, to_y)) => {
                    Some(sorted(figure.point(SIZE, y, x), figure.point(SIZE, to_y, to_x)))
                }
                _ => None,
            })
            .collect();
        if !drawn.is_empty() {
            let variant = if figure.id.starts_with("pritchard") { PRITCHARD } else { RIF };
            assert_eq!(rows(&figure, variant), drawn, "{}", figure.id);
            seen += 1;
        }
    }
    assert_eq!(seen, 11);
}

/// 9.3: the point on which the false three would become an open four is forbidden.
#[test]
fn the_cross_beside_a_false_three_is_an_overline() {
    let figure = named("false-three");
    let (table, at) = before(&figure, RIF);
    let game = after(&table.game, at);
    let [(cross, None)] = figure.marked(SIZE, |sign| sign == Sign::Forbidden)[..] else {
        panic!("one empty point has a cross");
    };
    assert_eq!(game.foul_at(cross), Some(Foul::Overline));
}

/// The words of a record for the numbered stones of a picture from this one on.
fn words(figure: &Figure, from: usize) -> Vec<String> {
    let name = |(at, _)| RuleSet::Renju(RIF).point_name(at);
    figure.numbered(SIZE).into_iter().skip(from).map(name).collect()
}

/// The pair of stones that a picture proposes, as a word of a record.
fn proposal(figure: &Figure) -> String {
    let pair = figure.marked(SIZE, |sign| sign == Sign::Proposed);
    let names: Vec<String> =
        pair.iter().map(|&(at, _)| RuleSet::Renju(RIF).point_name(at)).collect();
    names.join("/")
}

#[test]
fn the_first_stones_are_put_as_the_guide_shows() {
    for (id, variant) in [("classical", CLASSICAL), ("free", FREE)] {
        let stones = words(&named(id), 0);
        assert_eq!(stones.len(), 3);
        Table::played(variant, &stones.join(" "));
    }
}

#[test]
fn fifths_that_differ_are_allowed_and_mirror_images_are_not() {
    for (id, expected) in [("fifths", None), ("fifths-equal", Some(Why::EqualPair))] {
        let figure = named(id);
        let stones = words(&figure, 0);
        let mut table = Table::played(RIF, &stones[..3].join(" "));
        table.play(&format!("stay {}", stones[3]));
        let refused = table.try_play(&proposal(&figure)).err();
        assert_eq!(refused.map(|illegal| illegal.why), expected, "{id}");
    }
}

#[test]
fn the_opening_with_swap_goes_as_the_guide_shows() {
    let (two, one) = (named("swap-two"), named("swap-one"));
    let stones = words(&two, 0);
    let mut table = Table::played(Variant::ClassicalSwap, &stones[..3].join(" "));
    table.play(&format!("stay {} {}", stones[3], proposal(&two)));
    assert_eq!(*table.game.board(), two.board(SIZE, |_| false), "both black stones lie there");
    table.play(&words(&one, 4).join(" "));
    assert_eq!(*table.game.board(), one.board(SIZE, |_| false));
    assert_eq!(words(&one, 0)[..4], stones);
}

#[test]
fn every_opening_has_its_picture_and_its_name_in_every_language() {
    for lang in LANGUAGES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/words").join(lang);
        let file = fs::read_to_string(path.with_extension("txt")).expect("words");
        let language = Words::read(lang, &file).expect("words");
        let openings: Vec<Figure> =
            figures_in(lang, "renju").into_iter().filter(|figure| figure.id.is_empty()).collect();
        let mut seen = BTreeSet::new();
        for figure in &openings {
            let table = Table::played(RIF, &words(figure, 0).join(" "));
            let pattern = table.game.pattern().expect("a pattern");
            let name = text::opening(&language, pattern);
            assert!(figure.caption.starts_with(&name), "{lang}: {} is {name}", figure.caption);
            seen.insert(pattern.code());
        }
        assert_eq!((seen.len(), openings.len()), (26, 26), "{lang}");
    }
}
