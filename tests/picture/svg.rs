//! Scenes as SVG texts.

use goishi::ai::{Player, Random};
use goishi::app::diagram::{Diagram, Limit, Mark, Presence, Sign, Stone, Wood, Worth, diagram};
use goishi::app::palette::{Palette, Theme};
use goishi::app::scene::Scene;
use goishi::board::{Color, Point};
use goishi::picture::{Look, description, scene, svg};
use goishi::record::Record;
use goishi::rules::catalog::RuleSet;

/// The picture at the end of a record.
fn picture(text: &str, look: &str) -> (Diagram, String) {
    let record = Record::parse(text).unwrap();
    let model = Look::read(look).unwrap().show(&record, usize::MAX);
    let text = svg::write(&scene(&model), &description(&record, &model));
    (diagram(&model), text)
}

/// A tag with its attributes, or the text between two tags.
#[derive(Debug)]
enum Piece<'a> {
    Open(&'a str, Vec<(&'a str, &'a str)>),
    Close(&'a str),
    Text(&'a str),
}

/// Reads an SVG text as strictly as any program might.
fn pieces(mut text: &str) -> Vec<Piece<'_>> {
    let (mut pieces, mut open) = (Vec::new(), Vec::new());
    while !text.is_empty() {
        if let Some(tag) = text.strip_prefix("</") {
            let (name, rest) = tag.split_once('>').unwrap();
            assert_eq!(open.pop(), Some(name));
            pieces.push(Piece::Close(name));
            text = rest;
        } else if let Some(tag) = text.strip_prefix('<') {
            let (tag, rest) = tag.split_once('>').unwrap();
            let (tag, is_closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            pieces.push(Piece::Open(name, read_attributes(attributes)));
            if !is_closed {
                open.push(name);
            }
            text = rest;
        } else {
            let (words, _) = text.split_once('<').unwrap_or((text, ""));
            assert!(!words.contains('>') && references_are_known(words), "{words}");
            pieces.push(Piece::Text(words));
            text = &text[words.len()..];
        }
    }
    assert_eq!(open, [""; 0]);
    pieces
}

fn read_attributes(mut text: &str) -> Vec<(&str, &str)> {
    let mut attributes: Vec<(&str, &str)> = Vec::new();
    while !text.is_empty() {
        let (name, rest) = text.split_once("=\"").unwrap();
        let (value, rest) = rest.split_once('"').unwrap();
        assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == ':'), "{name}");
        assert!(attributes.iter().all(|&(other, _)| other != name), "{name} twice");
        assert!(!value.contains('<') && references_are_known(value));
        attributes.push((name, value));
        text = rest.strip_prefix(' ').unwrap_or(rest);
    }
    attributes
}

fn references_are_known(text: &str) -> bool {
    let known = ["amp;", "lt;", "gt;", "quot;"];
    text.split('&').skip(1).all(|rest| known.iter().any(|name| rest.starts_with(name)))
}

fn values<'a>(pieces: &[Piece<'a>], wanted: &str) -> Vec<&'a str> {
    let mut values = Vec::new();
    for piece in pieces {
        if let Piece::Open(_, attributes) = piece {
            values.extend(attributes.iter().filter(|(name, _)| *name == wanted).map(|(_, v)| v));
        }
    }
    values
}

fn texts<'a>(pieces: &[Piece<'a>]) -> Vec<&'a str> {
    let mut texts = Vec::new();
    for pair in pieces.windows(2) {
        if let [Piece::Open("text", _), Piece::Text(text)] = pair {
            texts.push(*text);
        }
    }
    texts
}

/// A game of so many moves, by chance.
fn random_game(rules: RuleSet, moves: usize) -> String {
    let (mut record, mut random) = (Record::new(rules), Random::new(11));
    for ply in 0..moves {
        let Some(mv) = random.choose(&record.position(ply)) else { break };
        record.play(ply, mv).unwrap();
    }
    record.to_string()
}

#[test]
fn two_pictures_in_one_page_have_no_name_in_common() {
    let game = random_game(RuleSet::ALL[0], 20);
    let looks = ["side=480 theme=wood", "side=480 theme=dark"].map(|look| picture(&game, look).1);
    let [one, other] = looks.each_ref().map(|text| pieces(text));
    let [one, other] = [values(&one, "id"), values(&other, "id")];
    assert!(!one.is_empty() && one.iter().all(|id| !other.contains(id)), "{one:?} {other:?}");
}

#[test]
fn every_game_in_every_theme_is_a_whole_and_strict_file() {
    for rules in RuleSet::ALL {
        for theme in Theme::ALL {
            let look = format!("side=480 theme={} numbers=on", theme.id());
            let (diagram, text) = picture(&random_game(rules, 60), &look);
            let pieces = pieces(&text);
            let ids = values(&pieces, "id");
            let put = values(&pieces, "xlink:href");
            assert_eq!(put.len(), diagram.stones.len(), "{rules}");
            assert!(put.iter().all(|id| ids.contains(&&id[1..])));
            for fill in values(&pieces, "fill") {
                let id = fill.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
                assert!(id.is_none_or(|id| ids.contains(&id)), "{fill}");
            }
            for name in ["fill", "stroke", "stop-color"] {
                let plain = |color: &&str| !color.starts_with('#') || [4, 7].contains(&color.len());
                assert!(values(&pieces, name).iter().all(plain), "opacity stands apart");
            }
            for at in ["x", "y", "cx", "cy"].map(|name| values(&pieces, name)).concat() {
                assert!((0.0..=480.0).contains(&at.parse::<f64>().unwrap()), "{at}");
            }
        }
    }
}

#[test]
fn labels_and_numbers_are_there_when_they_are_wanted() {
    let game = "goishi 1 renju-classical\n\nh8 h9 i10 a1";
    let labels = |look: &str| texts(&pieces(&picture(game, look).1)).join(" ");
    let coords = "a 15 b 14 c 13 d 12 e 11 f 10 g 9 h 8 i 7 j 6 k 5 l 4 m 3 n 2 o 1";
    assert_eq!(labels("side=480"), coords);
    assert_eq!(labels("side=480 coords=off"), "");
    assert_eq!(labels("side=480 coords=off numbers=on"), "1 3 2 4", "black, white, and the last");
}

/// An empty board of Renju, to be filled by hand.
fn empty(look: &str) -> Diagram {
    let record = Record::new("renju-free".parse().unwrap());
    let mut diagram = diagram(&Look::read(look).unwrap().show(&record, 0));
    diagram.ground.wood = Wood::Plain;
    diagram
}

fn written(diagram: &Diagram) -> String {
    svg::write(&Scene::of(diagram), "All of it")
}

fn stone(at: Point, color: Color, diagram: &Diagram) -> Stone {
    let lines = diagram.ground.columns;
    let [x, y] = [at.col, at.row].map(|i| lines.first + f64::from(i) * lines.step);
    Stone { x, y, color, presence: Presence::Placed, shown: 1.0 }
}

#[test]
fn a_full_board_with_numbers_is_a_small_file() {
    for theme in Theme::ALL {
        let mut diagram = empty(&format!("side=1200 theme={}", theme.id()));
        for (i, row, col) in (0..225).map(|i| (i, i / 15, i % 15)) {
            let color = if i % 2 == 0 { Color::Black } else { Color::White };
            let stone = stone(Point::new(row as u8, col as u8), color, &diagram);
            let sign = Sign::Number(i + 1);
            diagram.marks.push(Mark { x: stone.x, y: stone.y, sign, on: Some(color) });
            diagram.stones.push(stone);
        }
        let text = written(&diagram);
        assert_eq!(texts(&pieces(&text)).len(), 225 + 30);
        assert!(text.len() < 25_000, "{}", text.len());
    }
}

#[test]
fn every_sign_has_a_shape_of_its_own() {
    let signs = [
        Sign::Last,
        Sign::Filled,
        Sign::Killed,
        Sign::Forbidden,
        Sign::Proposed,
        Sign::Weak,
        Sign::Protected,
        Sign::Atari,
        Sign::Captured,
        Sign::Niban,
        Sign::Points(3),
        Sign::Number(7),
        Sign::Number(17),
        Sign::Number(117),
        Sign::Hint { place: 0, worth: Worth::Share(60) },
        Sign::Hint { place: 1, worth: Worth::Share(40) },
        Sign::Turn(2),
        Sign::Step(1),
        Sign::Step(2),
        Sign::Tried,
        Sign::Fault(goishi::ai::review::Mark::Blunder),
        Sign::Letter('a'),
    ];
    let mut diagram = empty("side=480");
    let mut seen = vec![written(&diagram)];
    for sign in signs {
        diagram.marks = vec![Mark { x: 100.0, y: 100.0, sign, on: Some(Color::White) }];
        let text = written(&diagram);
        pieces(&text);
        assert!(!seen.contains(&text), "{sign:?}");
        seen.push(text);
    }
}

#[test]
fn what_wins_is_struck_through_above_the_stones() {
    let game = "goishi 1 renju-classical\n\nh8 h9 i8 a1 j8 a3 k8 a5 l8";
    let (diagram, text) = picture(game, "side=480");
    assert_eq!(diagram.strokes.len(), 1);
    let (x, y) = diagram.strokes[0].from;
    let stroke = text.find(&format!("<path d=\"M{x} {y}L")).unwrap();
    assert!(stroke > text.rfind("<use").unwrap());
    assert!(text.contains("<title>Renju. Black l8. Black wins: "), "{text}");
}

#[test]
fn proposed_stones_are_seen_through() {
    let game = "goishi 1 renju-rif\n\nh8 h9 h10 stay h11 g7/i8";
    let (diagram, text) = picture(game, "side=480");
    assert_eq!(diagram.stones.iter().filter(|s| s.presence == Presence::Proposed).count(), 2);
    let group = text.split("<g opacity=\"0.75\">").nth(1).unwrap().split("</g>").next().unwrap();
    assert_eq!(group.matches("<use").count(), 2);
}

#[test]
fn limits_and_aims_are_drawn_where_a_diagram_has_them() {
    let mut diagram = empty("side=480");
    let plain = written(&diagram);
    diagram.limit = Some(Limit { from: 100.0, side: 50.0, is_closed: true });
    let limited = written(&diagram);
    assert!(limited.contains(r#"<rect x="100" y="100" width="50" height="50"/>"#), "{limited}");
    diagram.aim = Some((240.0, 200.0));
    let aimed = written(&diagram);
    assert!(aimed.contains("M240 0L240 480M0 200L480 200"), "{aimed}");
    assert!(plain.len() < limited.len() && limited.len() < aimed.len());
}

/// A tenth of what the light on the wood took: browsers scatter its tones over the pixels, which no file packs well.
#[test]
fn pictures_to_take_away_have_wood_of_one_tone_and_few_fibres() {
    for theme in [Theme::Wood, Theme::Dark] {
        let (_, text) = picture("goishi 1 rin\n\n3,3", &format!("side=480 theme={}", theme.id()));
        let pieces = pieces(&text);
        let Palette { wood_lit, wood_shaded, .. } = theme.palette();
        assert!(text.contains(&format!(r#"fill="{}""#, wood_lit.mix(wood_shaded))), "{text}");
        assert!(![wood_lit, wood_shaded].iter().any(|color| text.contains(&color.to_string())));
        assert!(values(&pieces, "d").len() < 50);
    }
}

#[test]
fn names_are_words_and_no_tags() {
    let game =
        "goishi 1 rin\nblack: </title><script>alert(1)</script>\nwhite: A \"&\" B\u{7}\n\n3,3";
    let (_, text) = picture(game, "side=100");
    let pieces = pieces(&text);
    let names: Vec<&str> = pieces
        .iter()
        .filter_map(|piece| match piece {
            Piece::Open(name, _) | Piece::Close(name) => Some(*name),
            Piece::Text(_) => None,
        })
        .collect();
    assert!(!names.contains(&"script"));
    let title = "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; – A &quot;&amp;&quot; B . Rin. Black 3,3. ";
    assert!(text.contains(&format!("<title>{title}")), "{text}");
}

#[test]
fn a_picture_has_a_side_that_can_be_painted() {
    for look in [
        "",
        "side=",
        "side=0",
        "side=63",
        "side=4097",
        "side=-5",
        "side=9e9",
        "theme=dark",
        "side=99999999999999999999999",
    ] {
        let error = Look::read(look).unwrap_err().to_string();
        assert_eq!(error, "a picture is 64 to 4096 pixels wide, such as 480");
    }
    for (look, side) in [("side=64", 64), ("theme=pink side=4096 x side=100", 4096)] {
        assert_eq!(Look::read(look).unwrap().side(), side);
    }
}

#[test]
fn a_ply_beyond_the_end_is_the_end() {
    let record = Record::parse("goishi 1 rin\n\n3,3 4,4 5,5").unwrap();
    let stones = |ply| {
        let model = Look::read("side=100").unwrap().show(&record, ply);
        diagram(&model).stones.len()
    };
    assert_eq!([0, 1, 3, 4, usize::MAX].map(stones), [0, 1, 3, 3, 3]);
}
