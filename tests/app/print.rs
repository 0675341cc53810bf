//! On paper: a diagram with numbers, and no more than lies on the board.

use super::App;
use goishi::app::diagram::{Presence, Sign};
use goishi::app::palette::Scheme;
use goishi::app::rgba::Rgba;
use goishi::app::{
    Caption, Command, Effect, HostEffect, Message, Motion, Picture, PictureOrder, Pointer, Prints,
    Recipient, Setting, Stones, Wanted,
};

fn wanted(kind: Picture, stones: Stones) -> Message {
    let (caption, recipient) = (Caption::Below, Recipient::Player);
    Message::Picture(Wanted { kind, stones, caption, recipient })
}

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
    app.send(Message::Resized { side: 400.0, scale: 2.0 });
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
        let effects = app.send(wanted(kind, stones));
        let [Effect::Refresh, Effect::Host(HostEffect::MakePicture(order))] = &effects[..] else {
            panic!("{effects:?}")
        };
        let PictureOrder { wanted, text, ply, look, title, .. } = order;
        assert!(title.contains(". Move 3 of "), "{title}");
        assert_eq!(
            (wanted.kind, text.as_str(), *ply, look.as_str()),
            (kind, &*format!("{GAME}\n"), 3, looks)
        );
    }
}

#[test]
fn the_way_of_a_picture_is_shown_until_it_is_made_or_fails() {
    let mut app = App::opened(Some(GAME), "");
    assert_eq!((app.panel().making, app.panel().is_possible(Command::StopMaking)), (None, false));
    app.send(wanted(Picture::Gif, Stones::Plain));
    assert_eq!(app.panel().making, Some(0.0));
    app.send(Message::Progress(0.5));
    assert_eq!(app.panel().making, Some(0.5));
    app.send(Message::Made(Ok(Recipient::Player)));
    let told = "Picture downloaded.";
    assert_eq!((app.panel().making, app.panel().notice.as_str()), (None, told));
    app.send(wanted(Picture::Gif, Stones::Plain));
    assert_eq!(app.panel().notice, "", "that was another one");
    let effects = app.command(Command::StopMaking);
    assert_eq!(effects[0], Effect::Host(HostEffect::StopMaking));
    assert_eq!((app.panel().making, app.panel().notice.as_str()), (None, "Stopped."));
    app.send(Message::Progress(0.7));
    assert_eq!(app.panel().making, None, "a word that comes too late");
    app.send(wanted(Picture::Png, Stones::Plain));
    app.send(Message::Made(Err("no memory".into())));
    assert_eq!(app.panel().notice, "The picture could not be made: no memory.");
    assert_eq!(app.panel().making, None);
}

/// The name of the file, and the shares of a reviewed game that are with it.
fn file(app: &mut App, kind: Picture) -> (String, Vec<u8>) {
    let effects = app.send(wanted(kind, Stones::Plain));
    effects
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Host(HostEffect::MakePicture(order)) => Some((order.name, order.shares)),
            _ => None,
        })
        .unwrap()
}

#[test]
fn files_are_called_after_the_game_and_its_day() {
    let mut app = App::opened(Some(GAME), "");
    app.time(1_794_900_000_000);
    assert_eq!(file(&mut app, Picture::Png), ("goishi-ren-2026-11-17.png".into(), Vec::new()));
    assert_eq!(file(&mut app, Picture::Card).0, "goishi-ren-2026-11-17.png");
    assert_eq!(file(&mut app, Picture::Gif).0, "goishi-ren-2026-11-17.gif");
    for (date, name) in [("1999-05-01", "1999-05-01"), ("May/../x", "1970-01-01")] {
        let game = format!("goishi 1 rin\ndate: {date}\n\n0,0");
        let mut app = App::opened(Some(&game), "");
        assert_eq!(file(&mut app, Picture::Svg).0, format!("goishi-rin-{name}.svg"));
    }
}

#[test]
fn of_a_game_that_is_over_its_result_is_sent_and_of_one_that_goes_on_the_board() {
    let mut app = App::opened(Some("goishi 1 ren\n\na1 pass pass"), "");
    assert_eq!(app.model.picture_to_send(), Picture::Card);
    app.send(Message::Show(goishi::app::Step::Previous));
    assert_eq!(app.model.picture_to_send(), Picture::Png);
    app.send(Message::Made(Ok(Recipient::Others)));
    assert_eq!(app.panel().notice, "", "the system says what there is to say");
}

#[test]
fn an_empty_board_of_every_game_is_printed_and_the_game_comes_back() {
    for rules in goishi::rules::catalog::RuleSet::ALL {
        let mut app = App::new();
        app.new_game(&rules.id());
        let first = app.model.cursor();
        app.send(Message::Play(first));
        let before = (app.panel(), app.diagram());
        assert_eq!(app.command(Command::PrintBoard), [Effect::Host(HostEffect::Print)]);
        assert_eq!((app.panel(), app.diagram()), before, "nothing is seen of it on the screen");
        app.send(Message::Printing(true));
        let blank = app.diagram();
        assert_eq!((blank.stones.len(), blank.marks.len(), blank.limit), (0, 0, None), "{rules}");
        assert_eq!(app.panel().on_paper, Some(Prints::Board));
        app.send(Message::Printing(false));
        assert_eq!((app.panel(), app.diagram()), before);
        app.send(Message::Printing(true));
        assert_eq!(app.panel().on_paper, Some(Prints::Game), "the next time it is the game");
    }
}

#[test]
fn the_empty_board_of_ren_shows_the_smaller_one_in_it() {
    let middle = |rules: &str| {
        let mut app = App::new();
        app.new_game(rules);
        app.command(Command::PrintBoard);
        app.send(Message::Printing(true));
        let ground = app.diagram().ground;
        ground.middle.map(|[from, to]| ((to - from) / ground.columns.step).round())
    };
    assert_eq!([middle("ren"), middle("ren:size=8"), middle("rin")], [Some(8.0), None, None]);
}

#[test]
fn event_date_and_all_comments_are_printed() {
    let game = "goishi 1 renju-free\nevent: Club final\ndate: 2026-11-17\n\n\
                {hello} h8 {the centre} i7 k1 {far away}";
    let mut app = App::opened(Some(game), "");
    assert_eq!(app.panel().comment, "far away", "on the screen that of the move shown");
    app.send(Message::Printing(true));
    let panel = app.panel();
    assert_eq!(panel.about, "Club final, 2026-11-17");
    assert_eq!(panel.comment, "hello\n1. Black h8. the centre\n3. Black k1. far away");
}

/// As magazines print them: the fifth that was kept has its number, the others have letters while nobody plays there.
#[test]
fn proposed_fifths_that_were_not_kept_are_printed_as_letters() {
    let letters = |moves: &str| {
        let game = format!("goishi 1 renju-yamaguchi\n\nh8 h9 h10 fifths:4 stay h11 {moves}");
        let mut app = App::opened(Some(&game), "");
        app.send(Message::Printing(true));
        let signs = app.diagram().marks.into_iter().map(|mark| mark.sign);
        signs.filter(|sign| matches!(sign, Sign::Letter(_))).collect::<Vec<_>>()
    };
    assert_eq!(letters("c3/d5/e6/f2 d5"), ['A', 'B', 'C'].map(Sign::Letter));
    assert_eq!(letters("c3/d5/e6/f2 d5 e6"), ['B', 'C'].map(Sign::Letter), "White took A");
    assert_eq!(letters("c3/d5/e6/f2"), [], "none is kept yet");
}
