//! Carries out what a board orders: games in other programs' formats, and pictures.

mod opened;
mod search;

use super::gif::Gif;
use super::{Look, colors, scene, sheet, svg};
use crate::app::files::{Game, Language, Order, Product, Search, Surround, Written};
use crate::app::words::Words;
use crate::app::{Model, text};
use crate::record::encoding::Encoding;
use crate::record::formats::{self, Format, Import, Progress};
use crate::record::{Fault, Record, RecordError};
use crate::rules::catalog::RuleSet;
use opened::OpenFile;
use search::Shelf;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Of a file with more bytes than this it is told that it is being read, whatever it is.
const LARGE: usize = 1 << 20;

/// Reads, writes and draws. It keeps the moving pictures that are being made.
pub struct Files {
    movies: HashMap<u32, Gif>,
    /// The file with several games, or the library, that was opened last.
    opened: Option<OpenFile>,
    /// The saved games, from the first search on.
    shelf: Option<Shelf>,
    decode: fn(&[u8], Encoding) -> String,
}

impl Files {
    /// Has done nothing yet. `decode` turns bytes in an encoding into letters.
    pub fn new(decode: fn(&[u8], Encoding) -> String) -> Self {
        Self { movies: HashMap::new(), opened: None, shelf: None, decode }
    }

    /// Carries out an order. `pixels` are the pixels of a frame, or the bytes of a file. The bytes belong to [`Product::Bytes`] and
    /// [`Product::File`]. How much is done of what takes long is told `tell`, from 0 to 1.
    pub fn carry_out(&mut self, order: Order, pixels: &[u8], tell: Progress) -> (Product, Vec<u8>) {
        match order {
            Order::Read { text, preferred, language } => none(read(&text, &preferred, &language)),
            Order::Open { preferred, language } => {
                self.opened = None; // two large files need not find room
                if pixels.len() > LARGE {
                    tell(0.0);
                }
                let (product, file) =
                    OpenFile::open(pixels, &self.decode, &preferred, &language, tell);
                self.opened = file;
                none(product)
            }
            Order::List { words } => none(self.of_file(|file| file.list(&words))),
            Order::Choose { game } => none(self.of_file(|file| file.choose(game))),
            Order::Search(search) => none(self.search(search)),
            Order::Write { record, format, language } => write(&record, &format, &language),
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

    /// What is made of the file that is open.
    fn of_file(&self, make: impl Fn(&OpenFile) -> Product) -> Product {
        self.opened.as_ref().map_or_else(no_file, make)
    }

    /// Searches the saved games, which are wanted first if they have changed, and the file that is open.
    fn search(&mut self, mut search: Search) -> Product {
        if let Some(saved) = search.saved.take() {
            self.shelf = Some(Shelf::new(search.version, saved));
        }
        match self.shelf.as_mut().filter(|shelf| shelf.is_of(search.version)) {
            Some(shelf) => search::search(&search, shelf, self.opened.as_mut()),
            None => Product::WantsGames,
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

fn no_file() -> Product {
    refused("no file is open".into())
}

fn read(text: &str, preferred: &str, language: &Language) -> Product {
    let words = language.words();
    game(&words, formats::read(text, preferred.parse().unwrap_or(RuleSet::DEFAULT)))
}

/// A game that was read, or why it was not.
fn game(words: &Words, read: Result<Import, RecordError>) -> Product {
    match read {
        Ok(import) => Product::Game(Game {
            record: import.record.to_string(),
            remarks: text::record::remarks(words, &import.remarks),
        }),
        Err(error) => refused(text::record::error(words, &error)),
    }
}

/// A game in another format: a text, or a file of bytes.
fn write(record: &str, format: &str, language: &Language) -> (Product, Vec<u8>) {
    let words = language.words();
    let format = Format::from_id(format).unwrap_or(Format::Goishi);
    let written = Record::parse(record).and_then(|record| {
        let refuse = |fault: Fault| RecordError::new(0, "", fault);
        formats::write_bytes(&record, format).map_err(refuse)
    });
    let (bytes, remarks) = match written {
        Ok((bytes, remarks)) => (bytes, text::record::remarks(&words, &remarks)),
        Err(error) => return none(refused(text::record::error(&words, &error))),
    };
    match String::from_utf8(bytes) {
        Ok(text) if !format.is_binary() => none(Product::Text(Written { text, remarks })),
        Ok(text) => (Product::File(remarks), text.into_bytes()),
        Err(error) => (Product::File(remarks), error.into_bytes()),
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

    fn files() -> Files {
        Files::new(|bytes, _| String::from_utf8_lossy(bytes).into_owned())
    }

    fn carried_out(order: Order) -> Product {
        files().carry_out(order, &[], &|_| {}).0
    }

    fn opened(files: &mut Files, bytes: &[u8]) -> Product {
        let (preferred, language) = ("renju-free".into(), Language::default());
        files.carry_out(Order::Open { preferred, language }, bytes, &|_| {}).0
    }

    #[test]
    fn a_file_with_several_games_is_listed_searched_and_read_game_by_game() {
        let game = |black: &str, white: &str, stone: &str| {
            format!("(;GM[4]SZ[15]RU[renju-free]PB[{black}]PW[{white}]EV[Cup];B[hh];W[{stone}])")
        };
        let text = game("Ada", "Bo", "hg") + &game("Cy", "Ada", "ig") + &game("Cy", "Bo", "gg");
        let mut files = files();
        let Product::Games(all) = opened(&mut files, text.as_bytes()) else { panic!("no list") };
        assert_eq!((all.sentence.as_str(), all.games.len()), ("3 games found.", 3));
        assert_eq!((&*all.games[0].name, &*all.games[0].about), ("Ada – Bo", "Cup"));
        let list = |files: &mut Files, words: &str| match files
            .carry_out(Order::List { words: words.into() }, &[], &|_| {})
            .0
        {
            Product::Games(listed) => listed.games.iter().map(|game| game.number).collect(),
            other => panic!("{other:?}"),
        };
        assert_eq!((list(&mut files, "ada"), list(&mut files, "nobody")), (vec![0, 1], vec![]));
        let (chosen, _) = files.carry_out(Order::Choose { game: 1 }, &[], &|_| {});
        assert!(chosen.game().expect("a game").record.trim_end().ends_with("h8 i9"));
        let (missing, _) = files.carry_out(Order::Choose { game: 3 }, &[], &|_| {});
        assert!(matches!(missing, Product::Refused(_)));
        let one = opened(&mut files, game("Ada", "Bo", "hg").as_bytes());
        assert!(matches!(one, Product::Game(_)), "one game needs no list");
        let (closed, _) = files.carry_out(Order::Choose { game: 0 }, &[], &|_| {});
        assert!(matches!(closed, Product::Refused(_)), "the file before is open no more");
    }

    #[test]
    fn a_long_list_shows_its_first_games_and_says_so() {
        let text = "(;GM[4]SZ[15]RU[renju-free];B[hh])".repeat(500);
        let Product::Games(listed) = opened(&mut files(), text.as_bytes()) else { panic!("none") };
        assert_eq!(listed.games.len(), 200);
        assert_eq!(listed.sentence, "500 games found. The first 200 are shown.");
    }

    #[test]
    fn libraries_and_positions_of_renlib_are_opened() {
        let lib = [b"\xffRenLib\xff\x03\x04".as_slice(), &[0xff; 10], &[0x78, 0, 0x68, 0x40]];
        let product = opened(&mut files(), &lib.concat());
        assert!(product.game().expect("a game").record.trim_end().ends_with("h8 h9"));
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
        let mut files = files();
        let frame = Order::Frame { picture: 7, side: 2, stays: 50 };
        for _ in 0..2 {
            assert_eq!(files.carry_out(frame.clone(), &[0; 16], &|_| {}).0, Product::Nothing);
        }
        let (product, bytes) = files.carry_out(Order::Finish { picture: 7 }, &[], &|_| {});
        assert_eq!(product, Product::Bytes);
        assert!(bytes.starts_with(b"GIF89a"));
        let (product, _) = files.carry_out(Order::Finish { picture: 7 }, &[], &|_| {});
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
        assert!(matches!(carried_out(order), Product::Refused(why) if why.contains("such as 480")));
    }
}
