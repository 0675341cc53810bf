//! What is heard, and when.

use super::App;
use super::view::RING;
use goishi::app::{Command, Effect, HostEffect, Message, Setting, Sound, Step};

/// The game with sounds switched on.
fn loud(record: &str) -> App {
    let mut app = App::opened(Some(record), "");
    app.command(Command::Sound);
    app
}

fn heard(effects: &[Effect]) -> Vec<Sound> {
    let sounds = effects.iter().filter_map(|effect| match effect {
        Effect::Sound(sound) => Some(*sound),
        _ => None,
    });
    sounds.collect()
}

#[test]
fn nothing_is_heard_before_somebody_wants_it() {
    let mut app = App::small(&RING[..12]);
    app.play(RING[12].0, RING[12].1);
    assert_eq!(heard(&app.effects), []);
    assert_eq!(Command::Sound.pressed(&app.model), Some(false));
    let effects = app.command(Command::Sound);
    assert_eq!(
        (
            heard(&effects),
            effects.contains(&Effect::Host(HostEffect::SaveSetting(Setting::Sound, "on")))
        ),
        (vec![], true)
    );
}

#[test]
fn a_stone_a_capture_a_score_and_the_end_sound_different() {
    let of = |record: &str, square: &str| heard(&loud(record).press(square));
    assert_eq!(of("goishi 1 ren\n\n", "a1"), [Sound::Stone]);
    assert_eq!(of("goishi 1 ren\n\nc4 d4 e4 j10 d5 j1", "d3"), [Sound::Capture]);
    assert_eq!(of("goishi 1 ren\n\nb2 b9 c2 e9 d2 h9", "e2"), [Sound::Score]);
    assert_eq!(
        of("goishi 1 ren\n\nb4 a10 c4 c10 d4 e10 b3 g10 d3 i10 b2 a8 c2 c8 d2 e8", "c3"),
        [Sound::End]
    );
    assert_eq!(of("goishi 1 renju-classical\n\nh8 h9 i8 a1 j8 a3 k8 a5", "l8"), [Sound::End]);
    let mut app = App::small(&RING[..12]);
    app.send(Message::Switch(Setting::Sound));
    assert_eq!(heard(&app.play(RING[12].0, RING[12].1)), [Sound::Score], "a ring is filled");
    let mut sounds =
        vec![Sound::Stone, Sound::Capture, Sound::Score, Sound::End].into_iter().map(Sound::id);
    assert_eq!(sounds.by_ref().collect::<Vec<_>>(), ["stone", "capture", "score", "end"]);
}

#[test]
fn two_stones_proposed_are_one_sound_and_the_first_of_them_none() {
    let mut app = loud("goishi 1 renju-rif\n\nh8 h9 h10 stay h11");
    assert_eq!(heard(&app.press("c3")), []);
    assert_eq!(heard(&app.press("m4")), [Sound::Stone]);
    assert_eq!(heard(&app.press("m4")), [Sound::Stone]);
}

#[test]
fn words_are_no_stones_but_the_end_is_heard() {
    let mut app = loud("goishi 1 renju-rif\n\nh8 h9 h10");
    assert_eq!(heard(&app.command(Command::Stay)), []);
    assert_eq!(heard(&app.command(Command::Pass)), []);
    app.command(Command::Resign);
    assert_eq!(heard(&app.command(Command::Confirm)), [Sound::End]);
    let mut app = loud("goishi 1 ren\n\nb2 b9 c2 e9 d2 h9 e2");
    assert_eq!(heard(&app.command(Command::Pass)), [], "nothing is scored again");
    assert_eq!(heard(&app.command(Command::Pass)), [Sound::End]);
}

#[test]
fn refusals_steps_undo_and_other_games_are_silent() {
    let mut app = loud("goishi 1 ren\n\na1 b1 c1");
    for message in [
        Message::Play(app.point("a1")),
        Message::Show(Step::Previous),
        Message::Show(Step::Next),
        Message::Undo,
        Message::Redo,
        Message::Autoplay,
        Message::Tick,
        Message::ChooseGame("Rin".into()),
        Message::ChooseGame("Ren".into()),
    ] {
        assert_eq!(heard(&app.send(message.clone())), [], "{message:?}");
    }
}

#[test]
fn a_fallen_flag_is_heard() {
    let mut app = App::new();
    app.send(Message::Switch(Setting::Sound));
    app.begin("rin", &[("clock", "1+0")]);
    assert_eq!(heard(&app.time(60_000)), [Sound::End]);
}
