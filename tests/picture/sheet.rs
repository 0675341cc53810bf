//! Pictures with words: captions below the board, and cards with the result.

use goishi::app::files::{Order, Product, Surround};
use goishi::app::words::Words;
use goishi::app::{Inscription, inscription};
use goishi::picture::files::Files;
use goishi::record::Record;

const GAME: &str = "goishi 1 renju-classical\nblack: Ann\nwhite: computer 3\n\n\
                    h8 h9 i8 i9 j8 j9 k8 k9 l8\n";

/// The picture of a game, and the texts in it.
fn drawn(record: &str, ply: usize, side: u16, surround: Surround) -> (String, Vec<String>) {
    let (record, look) = (record.into(), format!("side={side} coords=off"));
    let order = Order::Svg { record, ply, look, title: String::new(), surround };
    let mut files = Files::new(|_, _| String::new());
    let Product::Text(written) = files.carry_out(order, &[], &|_| {}).0 else { panic!("a text") };
    let texts = written.text.split("<text").skip(1).filter_map(|rest| {
        let (_, text) = rest.split_once('>')?;
        Some(text.split_once("</text>")?.0.to_string())
    });
    (written.text.clone(), texts.collect())
}

/// What is said of a game in this language.
fn said(record: &str, ply: usize, lang: &str) -> Inscription {
    let file = format!("{}/www/words/{lang}.txt", env!("CARGO_MANIFEST_DIR"));
    let words = Words::read(lang, &std::fs::read_to_string(file).unwrap()).unwrap();
    inscription(&words, &Record::parse(record).unwrap(), ply)
}

fn caption(record: &str, ply: usize, lang: &str) -> Vec<String> {
    drawn(record, ply, 480, Surround::Caption(said(record, ply, lang))).1
}

#[test]
fn a_caption_names_players_game_result_and_opening() {
    let texts = caption(GAME, 9, "en");
    assert_eq!(texts[0], "Ann – Computer, level 3");
    assert!(texts[1].starts_with("Renju Classical"), "{texts:?}");
    assert!(texts[1].contains(" · Black wins"), "{texts:?}");
    assert!(texts[1].ends_with(" · Ugetsu (D6)"), "{texts:?}");
    assert!(!texts[1].contains(". ·"), "{texts:?}");
    let texts = caption(GAME, 4, "de");
    assert!(texts[1].contains(" · 4 Züge"), "{texts:?}");
}

#[test]
fn without_names_the_game_comes_first() {
    let texts = caption("goishi 1 rin:size=8\n\n0,0 1,1", 2, "en");
    assert_eq!(texts[..2], ["Rin 8×8", "2 moves"]);
}

#[test]
fn the_strip_lies_below_the_board_and_names_are_no_markup() {
    let game = GAME.replace("Ann", &"</text><script>&".repeat(40));
    let (svg, texts) = drawn(&game, 9, 480, Surround::Caption(said(&game, 9, "en")));
    assert!(svg.contains(r#"width="480" height="528""#));
    assert!(!svg.contains("<script") && texts[0].ends_with('…'), "{texts:?}");
}

#[test]
fn a_card_tells_the_result_and_draws_the_graph_of_a_reviewed_game() {
    let card = |shares: &[u8]| {
        let (said, address) = (said(GAME, 9, "en"), "example.org/goishi".into());
        let surround = Surround::Card { said, shares: shares.to_vec(), address };
        drawn(GAME, 9, 570, surround)
    };
    let (svg, texts) = card(&[]);
    assert!(svg.contains(r#"width="1200" height="630""#));
    let all = texts.join("|");
    for part in ["Ann – Computer, level 3", "Black wins", "9 moves", "example.org/goishi"] {
        assert!(all.contains(part), "{part}: {all}");
    }
    let paths = |svg: &str| svg.matches("<path").count();
    assert_eq!(paths(&card(&[50, 60, 40, 100, 255]).0), paths(&svg) + 2, "an area and its middle");
    assert_eq!(paths(&card(&[50]).0), paths(&svg), "a game of no turns has none");
}
