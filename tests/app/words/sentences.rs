//! Moves and positions in whole sentences, as each language writes them.

use super::{App, file};
use goishi::app::{Command, Message, Setting, spoken};

/// This game in this language.
fn opened(record: &str, lang: &str) -> App {
    let mut app = App::opened(Some(record), "");
    app.send(Message::Set(Setting::Lang, lang.into()));
    app.words(lang, Some(file(lang)));
    app
}

fn said(record: &str, lang: &str) -> String {
    spoken::position(&opened(record, lang).model)
}

#[test]
fn moves_without_a_point_are_sentences_with_a_subject_and_said_once() {
    let rif = |moves: &str| said(&format!("goishi 1 renju-rif\n\n{moves}"), "en");
    let fourth = "White: the fourth stone, on any point.";
    let swapped = "White takes Black. The first player is White now.";
    assert_eq!(rif("h8 i9 j10 swap"), format!("{swapped} {fourth}"));
    assert_eq!(rif("h8 i9 j10 stay"), format!("White stays White. {fourth}"));
    let played = "h8 i9 j10 stay k9 g7/i7";
    assert_eq!(rif(played), "Black proposes g7 and i7. White: choose one of the two fifth stones.");
    assert_eq!(rif(&format!("{played} i7 a1 pass")), "Black passes. White to play.");
    assert_eq!(
        rif(&format!("{played} i7 a1 c3= refuse")),
        "White declines the draw. White to play."
    );
    assert_eq!(rif(&format!("{played} i7 a1 c3= accept")), "Draw by agreement.");
    assert_eq!(rif("h8 resign"), "White wins: Black resigned.");
    let ren = said("goishi 1 ren\n\na1 pass", "en");
    assert_eq!(ren, "White passed. One more pass ends the game. Black to play.");
    assert_eq!(
        said("goishi 1 renju-rif\n\nh8 i9 j10 swap", "ru"),
        "Белые берут чёрных. Теперь первый игрок играет белыми. Белые: четвёртый камень, на любой пункт."
    );
}

#[test]
fn japanese_and_chinese_have_their_own_stops_and_names_of_openings() {
    let game = "goishi 1 renju-rif\n\nh8 i9 j10";
    assert_eq!(said(game, "ja"), "黒、j10。長星（I1）。白：黒番か白番かを選びます。");
    assert_eq!(said(game, "zh"), "黑方 j10。长星（I1）。白方：选择执黑或执白。");
    assert_eq!(said(game, "en"), "Black j10. Chosei (I1). White: choose colours.");
    let opening = |lang| opened(game, lang).panel().opening;
    assert_eq!(opening("en"), ["長星", "Opening: Chosei (I1)"]);
    assert_eq!(opening("ja"), ["", "珠型：長星（I1）"]);
    assert_eq!(opening("zh"), ["", "开局：长星（I1）"]);
    let cell = opened(game, "ja").label("h8");
    assert_eq!(cell, "h8、黒、1手目");
}

#[test]
fn the_list_of_moves_names_colours_for_those_who_do_not_see_them() {
    let labels = |game: &str, lang| -> Vec<String> {
        opened(game, lang).panel().moves.into_iter().map(|entry| entry.label).collect()
    };
    assert_eq!(
        labels("goishi 1 renju-rif\n\nh8 i9 j10 swap k9", "en"),
        [
            "1. Black h8.",
            "2. White i9.",
            "3. Black j10.",
            "swaps colours. White takes Black.",
            "4. White k9."
        ]
    );
    assert_eq!(
        labels("goishi 1 rin:size=8\n\n0,0 1,1", "ja"),
        ["1手目、黒、0,0。", "2手目、白、1,1。"]
    );
}

#[test]
fn games_have_their_names_and_the_page_says_whose_turn_it_is() {
    for (lang, title, page) in [
        ("en", "Renju Free", "Black to play. Renju – Goishi"),
        ("ja", "連珠 フリー（禁手なし）", "黒の番です。連珠 – Goishi"),
        ("zh", "连珠 自由", "轮到黑方。连珠 – Goishi"),
        ("ru", "Рэндзю Свободное", "Ход чёрных. Рэндзю — Goishi"),
    ] {
        let app = opened("goishi 1 renju-free\n\nh8 h9 a1 a2", lang);
        assert_eq!((app.title().as_str(), app.panel().page_title.as_str()), (title, page));
    }
    let mut app = opened("goishi 1 renju-free\n\nh8 h9 a1 a2", "ru");
    app.command(Command::Resign);
    assert_eq!(app.panel().question, "Чёрные сдаются?");
}
