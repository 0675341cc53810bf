//! On paper: a diagram with numbers, and no more than lies on the board.

use super::App;
use goishi::app::diagram::{Presence, Sign};
use goishi::app::palette::Scheme;
use goishi::app::rgba::Rgba;
use goishi::app::{
    Command, Effect, HostEffect, Message, Motion, Picture, Pointer, Setting, Stones,
};

const GAME: &str = "goishi 1 ren\n\nb2 b9 c2 e9 d2 h9 e2 d2";

fn numbers(app: &App) -> usize {
    let is_number = |sign: &Sign| matches!(sign, Sign::Number(_) | Sign::LastNumber(_));
    app.diagram().marks.iter().filter(|mark| is_number(&mark.sign)).count()
}

#[test]
fn the_button_prints_the_page() {
    assert_eq!(
        App::opened(Some(GAME), "").command(Command::Print),
        [Effect::Host(HostEffect::Print)]
    );
}

#[test]
fn a_diagram_with_numbers_goes_to_paper_and_the_board_comes_back() {
    for scheme in [Scheme::Light, Scheme::Dark, Scheme::Contrast, Scheme::Forced] {
        let mut app = App::opened(Some(GAME), "");
        app.send(Message::Look { scheme, motion: Motion::Full, pointer: Pointer::Fine });
        let before = (app.panel(), app.diagram());
        assert_eq!((numbers(&app), before.0.hidden_numbers.as_str()), (0, ""));
        let effects = app.send(Message::Printing(true));
        assert_eq!(effects, [Effect::Refresh, Effect::DrawNow], "the paper does not wait");
        assert_eq!((app.panel().theme, numbers(&app)), ("paper", 7));
        let palette = app.diagram().ground.palette;
        assert_eq!([palette.wood_lit, palette.line], [Rgba::rgb(0xffffff), Rgba::rgb(0)]);
        assert_eq!(app.panel().hidden_numbers, "8 = 5");
        assert_eq!(app.send(Message::Printing(false)), [Effect::Refresh, Effect::DrawNow]);
        assert_eq!((app.panel(), app.diagram()), before);
    }
}

#[test]
fn printing_changes_no_setting() {
    let mut app = App::opened(Some(GAME), "");
    app.send(Message::Printing(true));
    assert_eq!(Command::Numbers.pressed(&app.model), Some(false));
    app.send(Message::Printing(false));
    let effects = app.send(Message::Switch(Setting::Coords));
    assert!(effects.contains(&Effect::Host(HostEffect::SaveSetting(Setting::Coords, "off"))));
}

#[test]
fn what_is_only_aimed_or_pointed_at_is_not_printed() {
    let mut app = App::opened(Some("goishi 1 ren\n\nb2 b9 c2 e9 d2 h9"), "");
    app.hover("e2");
    let at = app.place_of(app.point("e2"));
    app.send(Message::Pressed { at, by: Pointer::Coarse });
    let shown = |app: &App| {
        let diagram = app.diagram();
        let ghosts = diagram.stones.iter().filter(|stone| stone.presence == Presence::Ghost);
        (ghosts.count(), diagram.bands.len(), diagram.aim.is_some())
    };
    assert_eq!(shown(&app), (1, 1, true));
    app.send(Message::Printing(true));
    assert_eq!((shown(&app), app.panel().effect.as_str()), ((0, 0, false), ""));
    app.send(Message::Printing(false));
    assert_eq!(shown(&app), (1, 1, true), "it is still there");
}

#[test]
fn a_picture_has_the_look_of_the_board_and_numbers_as_wished() {
    let mut app = App::opened(Some(GAME), "");
    app.send(Message::Look { scheme: Scheme::Dark, motion: Motion::Full, pointer: Pointer::Fine });
    app.send(Message::Show(goishi::app::Step::Ply(3)));
    for (kind, stones, looks) in [
        (Picture::Png, Stones::Plain, "theme=dark"),
        (Picture::Gif, Stones::Numbered, "numbers=on theme=dark"),
    ] {
        let effects = app.send(Message::Picture(kind, stones));
        let [
            Effect::Refresh,
            Effect::Host(HostEffect::MakePicture { kind: made, text, ply, look, title }),
        ] = &effects[..]
        else {
            panic!("{effects:?}")
        };
        assert!(title.contains(". Move 3 of "), "{title}");
        assert_eq!(
            (*made, text.as_str(), *ply, look.as_str()),
            (kind, &*format!("{GAME}\n"), 3, looks)
        );
    }
}

#[test]
fn the_way_of_a_picture_is_shown_until_it_is_made_or_fails() {
    let mut app = App::opened(Some(GAME), "");
    assert_eq!((app.panel().making, app.panel().is_possible(Command::StopMaking)), (None, false));
    app.send(Message::Picture(Picture::Gif, Stones::Plain));
    assert_eq!(app.panel().making, Some(0.0));
    app.send(Message::Progress(0.5));
    assert_eq!(app.panel().making, Some(0.5));
    app.send(Message::Made(Ok(())));
    let told = "Picture downloaded.";
    assert_eq!((app.panel().making, app.panel().notice.as_str()), (None, told));
    app.send(Message::Picture(Picture::Gif, Stones::Plain));
    assert_eq!(app.panel().notice, "", "that was another one");
    let effects = app.command(Command::StopMaking);
    assert_eq!(effects[0], Effect::Host(HostEffect::StopMaking));
    assert_eq!((app.panel().making, app.panel().notice.as_str()), (None, "Stopped."));
    app.send(Message::Progress(0.7));
    assert_eq!(app.panel().making, None, "a word that comes too late");
    app.send(Message::Picture(Picture::Png, Stones::Plain));
    app.send(Message::Made(Err("no memory".into())));
    assert_eq!(app.panel().notice, "The picture could not be made: no memory.");
    assert_eq!(app.panel().making, None);
}
