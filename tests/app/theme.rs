//! How the board looks: as somebody chose, or as suits the machine.

use super::storage::Storage;
use super::{App, view::RING};
use goishi::app::ink;
use goishi::app::palette::{Finish, Palette, Scheme, Theme};
use goishi::app::{Command, Effect, Message, Motion, Opened, Pointer, Setting};
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
        assert_eq!(app.scene().ground.palette, app.model.theme().palette());
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
    let mut seen: Vec<&Palette> = Vec::new();
    let mut app = App::small(&RING[..13]);
    let first = app.scene();
    for name in ["wood", "dark", "paper", "contrast"] {
        app.send(Message::Set(Setting::Theme, name.into()));
        let scene = app.scene();
        assert!(!seen.contains(&scene.ground.palette), "{name}");
        seen.push(scene.ground.palette);
        assert_eq!((&scene.stones, &scene.marks), (&first.stones, &first.marks));
    }
    assert_eq!(Theme::Paper.palette().finish, Finish::Flat);
    assert_eq!(Theme::Wood.palette().finish, Finish::Shaded);
}

#[test]
fn the_choice_is_saved_and_read_back() {
    let mut app = App::new();
    let effects = app.send(Message::Set(Setting::Theme, "paper".into()));
    assert!(effects.contains(&Effect::SaveSettings("theme=paper".into())));
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

/// Channels of a colour like `#9a3b26` or `#fff`, from 0 to 1.
fn channels(color: &str) -> [f64; 3] {
    let digits: Vec<f64> =
        color[1..].chars().map(|c| f64::from(c.to_digit(16).expect("a digit"))).collect();
    match digits[..] {
        [r, g, b] => [r, g, b].map(|digit| digit / 15.0),
        [r, s, g, h, b, c] => [16.0 * r + s, 16.0 * g + h, 16.0 * b + c].map(|value| value / 255.0),
        _ => panic!("{color}"),
    }
}

/// The contrast of two colours as WCAG counts it.
fn contrast(a: &str, b: &str) -> f64 {
    let light = |color: &str| {
        let linear = channels(color)
            .map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn labels_can_be_read_on_the_board_and_lines_be_seen() {
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 0.01);
    for theme in Theme::ALL {
        let palette = theme.palette();
        for wood in [palette.wood_lit, palette.wood_shaded] {
            let (label, line) = (contrast(palette.label, wood), contrast(palette.line, wood));
            assert!(label >= 4.5, "{theme:?}: labels {label}");
            assert!(line >= 3.0, "{theme:?}: lines {line}");
        }
    }
}

#[test]
fn on_a_white_board_the_groups_of_both_players_have_a_dark_edge_and_differ_inside() {
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
    let plain = app.scene();
    app.command(Command::Numbers);
    let numbered = app.scene();
    assert_eq!((plain.is_numbered, numbered.is_numbered), (false, true));
    let [thin, broad] = [&plain, &numbered].map(|scene| scene.strokes[0]);
    assert!(broad.from.0 < thin.from.0 - plain.stone_radius, "{broad:?} {thin:?}");
    assert!(broad.to.0 > thin.to.0 + plain.stone_radius, "{broad:?} {thin:?}");
    assert!(numbered.stroke_width() > 2.0, "broader than a stone");
}
