//! How the board looks: as somebody chose, or as suits the machine.

use super::storage::Storage;
use super::{App, view::RING};
use goishi::app::diagram::{Diagram, Mark, Sign};
use goishi::app::ink;
use goishi::app::palette::{Finish, OwnColors, Palette, Scheme, Theme};
use goishi::app::rgba::Rgba;
use goishi::app::scene::{Layer, Outline, Scene};
use goishi::app::{Command, Effect, HostEffect, Message, Model, Motion, Opened, Pointer, Setting};
use goishi::board::Color;

const SCHEMES: [Scheme; 4] = [Scheme::Light, Scheme::Dark, Scheme::Contrast, Scheme::Forced];

fn look(scheme: Scheme) -> Message {
    Message::Look { scheme, motion: Motion::Full, pointer: Pointer::Fine }
}

/// The theme of the page where `name` is chosen, on each kind of machine.
fn themes(name: &str) -> [&'static str; 4] {
    SCHEMES.map(|scheme| {
        let mut app = App::new();
        app.send(look(scheme));
        app.send(Message::Set(Setting::Theme, name.into()));
        assert_eq!(app.diagram().ground.palette, app.model.theme().palette());
        app.panel().theme
    })
}

#[test]
fn a_choice_holds_on_every_machine_but_where_the_system_forces_its_colours() {
    for (name, expected) in [
        ("auto", ["wood", "dark", "contrast", "forced"]),
        ("wood", ["wood", "wood", "wood", "forced"]),
        ("dark", ["dark", "dark", "dark", "forced"]),
        ("paper", ["paper", "paper", "paper", "forced"]),
        ("contrast", ["contrast", "contrast", "contrast", "forced"]),
        ("forced", ["wood", "dark", "contrast", "forced"]),
        ("pink", ["wood", "dark", "contrast", "forced"]),
    ] {
        assert_eq!(themes(name), expected, "{name}");
    }
}

#[test]
fn a_picture_has_the_colours_of_the_board_that_it_shows() {
    let themes = SCHEMES.map(|scheme| {
        let mut app = App::new();
        app.send(look(scheme));
        let [settings, _] = app.model.portrait();
        let picture = Model::picture(app.model.record().clone(), 0, 300.0, &settings);
        assert_eq!(picture.palette(), app.model.palette(), "{settings}");
        picture.theme()
    });
    assert_eq!(themes, [Theme::Wood, Theme::Dark, Theme::Contrast, Theme::Contrast]);
}

#[test]
fn every_theme_can_be_chosen_but_that_of_the_system() {
    let ids: Vec<&str> = Theme::ALL.iter().map(|theme| theme.id()).collect();
    for value in Setting::Theme.values().iter().filter(|&&value| value != "auto") {
        assert!(ids.contains(value), "{value}");
    }
    for id in ids.iter().filter(|&&id| id != "forced") {
        assert!(Setting::Theme.values().contains(id), "{id}");
    }
}

#[test]
fn themes_paint_different_boards_and_only_the_board() {
    let mut seen: Vec<Palette> = Vec::new();
    let mut app = App::small(&RING[..13]);
    let first = app.diagram();
    for name in ["wood", "dark", "paper", "contrast"] {
        app.send(Message::Set(Setting::Theme, name.into()));
        let diagram = app.diagram();
        assert!(!seen.contains(&diagram.ground.palette), "{name}");
        seen.push(diagram.ground.palette);
        assert_eq!((&diagram.stones, &diagram.marks), (&first.stones, &first.marks));
    }
    assert_eq!(Theme::Paper.palette().finish, Finish::Flat);
    assert_eq!(Theme::Wood.palette().finish, Finish::Shaded);
}

#[test]
fn the_choice_is_saved_and_read_back() {
    let mut app = App::new();
    let effects = app.send(Message::Set(Setting::Theme, "paper".into()));
    assert!(effects.contains(&Effect::Host(HostEffect::SaveSetting(Setting::Theme, "paper"))));
    let settings = "theme=paper".to_string();
    let app = App::visit(Storage::default(), Opened { settings, ..Opened::default() });
    assert_eq!(app.panel().theme, "paper");
    let chosen = app.panel().settings.into_iter().find(|(setting, _)| *setting == Setting::Theme);
    assert_eq!(chosen.unwrap().1, "paper", "and the list of themes says so");
}

#[test]
fn the_machine_may_change_its_mind() {
    let mut app = App::new();
    for (scheme, theme) in SCHEMES.into_iter().zip(["wood", "dark", "contrast", "forced"]) {
        assert_eq!(app.send(look(scheme)), [Effect::Refresh]);
        assert_eq!(app.panel().theme, theme);
    }
}

/// Channels of a colour, from 0 to 1.
fn channels(color: Rgba) -> [f64; 3] {
    [color.red, color.green, color.blue].map(|value| f64::from(value) / 255.0)
}

/// Channels of a colour in amounts of light.
fn linear(color: Rgba) -> [f64; 3] {
    channels(color).map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) })
}

/// The contrast of two colours as WCAG counts it.
fn contrast(a: Rgba, b: Rgba) -> f64 {
    let light = |color: Rgba| {
        let [r, g, b] = linear(color);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn labels_can_be_read_on_the_board_and_lines_be_seen() {
    assert!((contrast(Rgba::rgb(0), Rgba::rgb(0xffffff)) - 21.0).abs() < 0.01);
    for theme in Theme::ALL {
        let palette = theme.palette();
        for wood in [palette.wood_lit, palette.wood_shaded] {
            let (label, line) = (contrast(palette.label, wood), contrast(palette.line, wood));
            assert!(label >= 4.5, "{theme:?}: labels {label}");
            assert!(line >= 3.0, "{theme:?}: lines {line}");
        }
    }
}

/// A colour as CIE L*a*b* has it, in which equal steps look equally far.
fn lab(color: Rgba) -> [f64; 3] {
    let [r, g, b] = linear(color);
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888;
    let [x, y, z] =
        [x, y, z].map(|t| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far two colours look from each other: 2 can just be told apart, 100 are black and white.
fn distance(a: Rgba, b: Rgba) -> f64 {
    let squares = lab(a).into_iter().zip(lab(b)).map(|(a, b)| (a - b).powi(2));
    squares.sum::<f64>().sqrt()
}

/// The colours that most of a stone has in this theme.
fn stone(color: Color, finish: Finish) -> Vec<Rgba> {
    match finish {
        Finish::Flat => vec![ink::flat(color)[2].1],
        Finish::Shaded => ink::shaded(color).iter().map(|&(_, tone)| tone).collect(),
    }
}

/// RIF 2: the board has the colour of no stone, and the stones differ.
#[test]
fn rif_2_in_no_theme_has_the_board_the_colour_of_a_stone() {
    assert!((distance(Rgba::rgb(0), Rgba::rgb(0xffffff)) - 100.0).abs() < 0.1);
    for theme in Theme::ALL {
        let palette = theme.palette();
        let [black, white] = Color::ALL.map(|color| stone(color, palette.finish));
        for wood in [palette.wood_lit, palette.wood_shaded] {
            for &tone in black.iter().chain(&white) {
                let far = distance(wood, tone);
                assert!(far >= 20.0, "{theme:?}: {tone} on {wood}: {far}");
            }
        }
        for (&black, &white) in
            black.iter().flat_map(|black| white.iter().map(move |white| (black, white)))
        {
            assert!(contrast(black, white) >= 3.0, "{theme:?}: {black} beside {white}");
        }
    }
}

#[test]
fn the_outlines_of_stones_are_seen_on_the_board() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        for wood in [palette.wood_lit, palette.wood_shaded] {
            let black = stone(Color::Black, palette.finish);
            assert!(contrast(black[black.len() - 1], wood) >= 3.0, "{theme:?}: black stones");
            if palette.finish == Finish::Flat {
                let outlines = Color::ALL.map(|color| ink::flat(color)[1].1);
                assert!(outlines.iter().all(|&edge| contrast(edge, wood) >= 3.0), "{theme:?}");
            }
        }
    }
}

#[test]
fn on_a_flat_board_the_groups_of_both_players_have_a_dark_edge_and_differ_inside() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        let [(black, dark), (white, edge)] = Color::ALL.map(|color| ink::band(color, palette));
        assert_ne!(black, white, "{theme:?}");
        if palette.finish == Finish::Flat {
            for edge in [dark, edge] {
                assert!(contrast(edge, palette.wood_lit) >= 4.5, "{theme:?}: {edge}");
            }
        }
    }
}

#[test]
fn numbers_send_the_winning_line_behind_the_stones_and_make_it_reach_beyond_them() {
    let five = "goishi 1 renju-free\n\nh8 h9 l8 a1 i8 c3 j8 e12 k8";
    let mut app = App::opened(Some(five), "");
    let plain = app.diagram();
    app.command(Command::Numbers);
    let numbered = app.diagram();
    assert_eq!((plain.is_numbered, numbered.is_numbered), (false, true));
    let [thin, broad] = [&plain, &numbered].map(|diagram| diagram.strokes[0]);
    assert!(broad.from.0 < thin.from.0 - plain.stone_radius, "{broad:?} {thin:?}");
    assert!(broad.to.0 > thin.to.0 + plain.stone_radius, "{broad:?} {thin:?}");
    assert!(line_width(&numbered) > 2.0 * plain.stone_radius, "broader than a stone");
    assert!(line_width(&plain) < plain.stone_radius);
    let above = |diagram: &Diagram| {
        let layers = Scene::of(diagram).layers;
        let stones = layers.iter().position(|layer| matches!(layer, Layer::Stones(_))).unwrap();
        layers[stones..].iter().any(|layer| lines(layer).next().is_some())
    };
    assert_eq!([above(&plain), above(&numbered)], [true, false]);
}

/// The widths of the lines in a layer.
fn lines(layer: &Layer) -> impl Iterator<Item = f64> {
    let shapes = match layer {
        Layer::Shapes(shapes) => shapes.as_slice(),
        Layer::Stones(_) => &[],
    };
    let lines = shapes.iter().filter(|shape| matches!(shape.outline, Outline::Path(_)));
    lines.filter_map(|shape| shape.ink.pen).map(|pen| pen.width)
}

/// The width of the broadest line on the board.
fn line_width(diagram: &Diagram) -> f64 {
    Scene::of(diagram).layers.iter().flat_map(lines).fold(0.0, f64::max)
}

#[test]
fn a_page_chooses_colours_one_by_one() {
    let (wood, dark) = (Theme::Wood.palette(), Theme::Dark.palette());
    assert_eq!(wood.with(OwnColors::default()), wood);
    let [red, blue] = [Rgba::rgb(0xff0000), Rgba::rgb(0x0000ff)];
    let lined = wood.with(OwnColors { line: Some(red), ..OwnColors::default() });
    assert_eq!((lined.line, lined.label, lined.accent), (red, red, wood.accent));
    let both = OwnColors { line: Some(red), label: Some(blue), ..OwnColors::default() };
    assert_eq!(wood.with(both).label, blue);
    let board = wood.with(OwnColors { board: Some(blue), ..OwnColors::default() });
    assert_eq!([board.wood_lit, board.wood_shaded, board.grain], [blue; 3]);
    let clear = OwnColors { board: Some(Rgba::CLEAR), ..OwnColors::default() };
    assert_eq!((wood.with(clear).finish, wood.with(clear).line), (Finish::Shaded, wood.line));
    let night = dark.with(clear);
    assert_eq!(night.finish, Finish::Flat, "stones have an edge");
    assert!(contrast(night.line, Rgba::rgb(0x272320)) > 4.5, "lines are seen on a dark page");
}

#[test]
fn the_accent_that_a_page_chooses_marks_the_last_stone_of_both_colours_and_is_seen_on_black() {
    let black = Rgba::rgb(0x111111);
    for accent in [0x0000ff, 0x000000, 0x1b5e20, 0xffff00].map(Rgba::rgb) {
        let own = OwnColors { accent: Some(accent), ..OwnColors::default() };
        let palette = Theme::Wood.palette().with(own);
        let mark = |on| Mark { x: 0.0, y: 0.0, sign: Sign::Last, on: Some(on) };
        let on = |color, palette| ink::of(&mark(color), palette).0;
        assert_eq!(on(Color::White, palette), accent);
        let light = on(Color::Black, palette);
        assert!(contrast(light, black) >= 4.5, "{accent}: {light}");
        assert_ne!(light, on(Color::Black, Theme::Wood.palette()));
    }
    assert_eq!(Rgba::rgb(0xffff00).seen_on_black(), Rgba::rgb(0xffff00), "bright enough");
    let blue = Rgba::rgb(0x0000ff).seen_on_black();
    assert!(blue.blue > blue.red, "{blue} is still blue");
}

#[test]
fn forbidden_points_are_quiet_and_redden_when_pointed_at_and_are_seen_on_every_wood() {
    let mut app = App::opened(Some("goishi 1 renju-classical\n\nh8 h9 i8 a1 j9 a3 j10 a5"), "");
    let sign =
        |app: &App| app.diagram().marks.iter().find(|mark| mark.on.is_none()).map(|mark| mark.sign);
    assert_eq!(sign(&app), Some(Sign::Forbidden));
    app.hover("j8");
    assert_eq!(sign(&app), Some(Sign::ForbiddenHere));
    for theme in Theme::ALL {
        let palette = theme.palette();
        let cross = ink::forbidden(palette);
        assert_ne!(cross, palette.accent, "{theme:?}");
        for wood in [palette.wood_lit, palette.wood_shaded] {
            assert!(contrast(cross, ink::EDGE) >= 4.5, "{theme:?}: on its light edge");
            assert!(contrast(cross, wood) >= 2.2, "{theme:?}: {}", contrast(cross, wood));
        }
    }
}

#[test]
fn the_dark_board_is_darker_and_less_saturated_than_that_by_day() {
    let [day, night] = [Theme::Wood, Theme::Dark].map(Theme::palette);
    let strength = |color: Rgba| {
        let [r, g, b] = channels(color);
        (r.max(g).max(b) - r.min(g).min(b), r + g + b)
    };
    for (day, night) in [(day.wood_lit, night.wood_lit), (day.wood_shaded, night.wood_shaded)] {
        let (day, night) = (strength(day), strength(night));
        assert!(night.0 < day.0 * 0.85 && night.1 < day.1 * 0.8, "{day:?} {night:?}");
    }
}

#[test]
fn neighbouring_stones_are_not_all_alike_but_printed_ones_are() {
    let mut app = App::small(&RING[..13]);
    let kinds = |app: &App| {
        let scene = Scene::of(&app.diagram());
        let stones = scene.layers.iter().find_map(|layer| match layer {
            Layer::Stones(stones) => Some(stones.clone()),
            Layer::Shapes(_) => None,
        });
        let stones = stones.unwrap();
        assert!(stones.iter().all(|stone| stone.kind < scene.stamps(stone.color).len()));
        let mut kinds: Vec<usize> = stones.iter().map(|stone| stone.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        (kinds.len(), Color::ALL.map(|color| scene.stamps(color).len()))
    };
    let (seen, of) = kinds(&app);
    assert!(seen > 2 && of == [4, 4], "{seen}");
    let before = Scene::of(&app.diagram());
    assert_eq!(
        Scene::of(&app.diagram()),
        before,
        "a stone looks the same as long as it lies there"
    );
    app.send(Message::Set(Setting::Theme, "paper".into()));
    assert_eq!(kinds(&app), (1, [1, 1]));
}

#[test]
fn small_boards_have_narrow_margins_thin_lines_and_small_labels() {
    for (rules, side, scale) in
        [("rin:size=8", 768.0, 1.0), ("rin", 768.0, 2.0), ("ren:size=8", 768.0, 2.0)]
    {
        let mut app = App::new();
        app.new_game(rules);
        app.send(Message::Resized { side, scale });
        let ground = app.diagram().ground;
        assert!(ground.line_width <= 1.5 * scale && ground.edge_width <= 2.5 * scale, "{rules}");
        assert!(ground.label_size <= 15.0 * scale, "{rules}");
        let margin = app.model.layout().line(0) / app.model.layout().step();
        assert!((0.74..0.9).contains(&margin), "{rules}: {margin}");
    }
    let mut phone = App::new();
    phone.new_game("rin");
    phone.send(Message::Resized { side: 340.0, scale: 2.0 });
    let ground = phone.diagram().ground;
    let edge = ground.columns.first - ground.columns.step * 0.465;
    assert!(ground.label_size >= 18.0 && edge >= ground.label_size, "labels find room on a phone");
}
