//! Carries out what a board orders: games in other programs' formats, and pictures.

use super::gif::Gif;
use super::{Look, colors, scene, sheet, svg};
use crate::app::files::{Game, Language, Order, Product, Surround, Written};
use crate::app::{Model, text};
use crate::record::formats::{self, Format};
use crate::record::{Fault, Record, RecordError};
use crate::rules::catalog::RuleSet;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Reads, writes and draws. It keeps the moving pictures that are being made.
#[derive(Default)]
pub struct Files {
    movies: HashMap<u32, Gif>,
}

impl Files {
    /// Carries out an order. `pixels` are those of a frame. The bytes belong to [`Product::Bytes`].
    pub fn carry_out(&mut self, order: Order, pixels: &[u8]) -> (Product, Vec<u8>) {
        match order {
            Order::Read { text, preferred, language } => none(read(&text, &preferred, &language)),
            Order::Write { record, format, language } => none(write(&record, &format, &language)),
            Order::Svg { record, ply, look, title, surround } => {
                none(draw(&record, ply, &look, &title, &surround))
            }
            Order::Reduce => (Product::Bytes, colors::reduced(pixels)),
            Order::Frame { picture, side, stays } => none(
                self.push(picture, side, stays, pixels).map_or_else(refused, |()| Product::Nothing),
            ),
            Order::Finish { picture } => self.finish(picture),
            Order::Drop { picture } => {
                self.movies.remove(&picture);
                none(Product::Nothing)
            }
        }
    }

    fn push(&mut self, picture: u32, side: u16, stays: u16, pixels: &[u8]) -> Result<(), String> {
        let gif = match self.movies.entry(picture) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => {
                entry.insert(Gif::new(side, side).map_err(|error| error.to_string())?)
            }
        };
        gif.push(pixels, stays).map_err(|error| error.to_string())
    }

    fn finish(&mut self, picture: u32) -> (Product, Vec<u8>) {
        match self.movies.remove(&picture).map(Gif::finish) {
            Some(Ok(bytes)) => (Product::Bytes, bytes),
            Some(Err(error)) => none(refused(error.to_string())),
            None => none(refused("there is no such picture".into())),
        }
    }
}

const fn none(product: Product) -> (Product, Vec<u8>) {
    (product, Vec::new())
}

const fn refused(why: String) -> Product {
    Product::Refused(why)
}

fn read(text: &str, preferred: &str, language: &Language) -> Product {
    let words = language.words();
    match formats::read(text, preferred.parse().unwrap_or(RuleSet::DEFAULT)) {
        Ok(import) => Product::Game(Game {
            record: import.record.to_string(),
            remarks: text::record::remarks(&words, &import.remarks),
        }),
        Err(error) => refused(text::record::error(&words, &error)),
    }
}

fn write(record: &str, format: &str, language: &Language) -> Product {
    let words = language.words();
    let format = Format::from_id(format).unwrap_or(Format::Goishi);
    let written = Record::parse(record).and_then(|record| {
        formats::write(&record, format).map_err(|fault: Fault| RecordError::new(0, "", fault))
    });
    match written {
        Ok(export) => Product::Text(Written {
            text: export.text,
            remarks: text::record::remarks(&words, &export.remarks),
        }),
        Err(error) => refused(text::record::error(&words, &error)),
    }
}

fn draw(record: &str, ply: usize, look: &str, title: &str, surround: &Surround) -> Product {
    let look = match Look::read(look) {
        Ok(look) => look,
        Err(bad) => return refused(bad.to_string()),
    };
    match Record::parse(record) {
        Ok(record) => Product::Text(Written {
            text: draw_with(&look.show(&record, ply), title, surround),
            remarks: Vec::new(),
        }),
        Err(error) => refused(error.to_string()),
    }
}

fn draw_with(model: &Model, title: &str, surround: &Surround) -> String {
    match surround {
        Surround::Nothing => svg::write(&scene(model), title),
        Surround::Caption(said) => svg::write_sheet(&sheet::captioned(model, said), title),
        Surround::Card { said, shares, address } => {
            svg::write_sheet(&sheet::card(model, said, shares, address), title)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carried_out(order: Order) -> Product {
        Files::default().carry_out(order, &[]).0
    }

    fn game_of(text: &str) -> Game {
        let language = Language::default();
        let order = Order::Read { text: text.into(), preferred: "renju-free".into(), language };
        carried_out(order).game().expect("a game")
    }

    #[test]
    fn a_game_of_another_program_is_read_with_remarks() {
        let game = game_of("h8 h9");
        assert!(game.record.ends_with("h8 h9\n") || game.record.ends_with("h8 h9"));
        assert_eq!(game.remarks, ["The text names no rules: it is read as renju-free."]);
    }

    #[test]
    fn positions_variations_comments_and_marks_come_with_a_game() {
        let head = "(;GM[4]SZ[15]RU[renju-free]AB[hh]AW[hg]PL[B]C[Black wins]TR[ih]";
        let game = game_of(&format!("{head};B[ih]C[best](;W[gh])(;W[jh]))"));
        let record = Record::parse(&game.record).expect("a record");
        assert!(record.setup().is_some());
        assert_eq!(record.alternatives()[1].len(), 1);
        assert_eq!((record.comment(0), record.comment(1)), ("Black wins", "best"));
        assert_eq!(record.marks(record.root()).len(), 1);
        assert!(game.remarks.is_empty(), "{:?}", game.remarks);
    }

    #[test]
    fn of_several_games_the_first_is_read_with_a_remark() {
        let one = "(;GM[4]SZ[15]RU[renju-free];B[hh])";
        let game = game_of(&format!("{one}\n{one}"));
        assert!(game.record.trim_end().ends_with("h8"));
        assert_eq!(game.remarks, ["Not imported: the games after the first."]);
    }

    #[test]
    fn what_is_no_game_is_refused_in_the_language_of_the_player() {
        let words = include_str!("../../www/words/de.txt").into();
        let language = Language { lang: "de".into(), words };
        let order = Order::Read {
            text: "<html>".into(),
            preferred: "rin".into(),
            language: language.clone(),
        };
        let expected = language.words().text("FaultNotAGame").to_string();
        assert!(matches!(carried_out(order), Product::Refused(why) if why.contains(&expected)));
    }

    #[test]
    fn a_moving_picture_is_made_frame_by_frame_and_once() {
        let mut files = Files::default();
        let frame = Order::Frame { picture: 7, side: 2, stays: 50 };
        for _ in 0..2 {
            assert_eq!(files.carry_out(frame.clone(), &[0; 16]).0, Product::Nothing);
        }
        let (product, bytes) = files.carry_out(Order::Finish { picture: 7 }, &[]);
        assert_eq!(product, Product::Bytes);
        assert!(bytes.starts_with(b"GIF89a"));
        let (product, _) = files.carry_out(Order::Finish { picture: 7 }, &[]);
        assert!(matches!(product, Product::Refused(_)));
    }

    #[test]
    fn a_picture_without_a_side_is_refused() {
        let order = Order::Svg {
            record: "goishi 1 rin\n\n".into(),
            ply: 0,
            look: "theme=paper".into(),
            title: String::new(),
            surround: Surround::Nothing,
        };
        assert!(matches!(carried_out(order), Product::Refused(why) if why.contains("side=480")));
    }
}
