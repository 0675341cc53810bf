//! A file that stays open: its games are listed and each is read when it is wanted; a library that is too large to be one game is walked.

use super::search::{Stock, kind_of};
use crate::app::files::{FoundPlace, Language, Listed, ListedGame, OpenLibrary, Product};
use crate::app::text;
use crate::app::words::{Word, Words, joined};
use crate::board::{Board, Color};
use crate::record::formats::{self, Collection, Decode, Format, Import, Progress, Summary};
use crate::record::search::Library;
use crate::record::{Fault, Header, Record, RecordError};
use crate::rules::Setup;
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;

/// A list shows no more games than this: whoever looks for one types a name.
const MOST_LISTED: usize = 200;
/// A library with more moves than this is walked, and not put on the board with all its lines.
const MOST_MOVES: usize = 5_000;

/// A file that is open.
pub struct OpenFile {
    content: Content,
    words: Words,
    /// Its games by their positions, from the first search on.
    stock: Option<Stock>,
}

enum Content {
    Games(Collection),
    Library(Box<Library>),
}

impl OpenFile {
    /// Opens a file: its game if it has only one, else itself with the list of its games. A large library stays open.
    pub fn open(
        bytes: &[u8],
        decode: Decode,
        preferred: &str,
        language: &Language,
        tell: Progress,
    ) -> (Product, Option<Self>) {
        let words = language.words();
        let preferred = preferred.parse().unwrap_or(RuleSet::DEFAULT);
        let collection = match formats::open_telling(bytes, decode, preferred, tell) {
            Ok(collection) if collection.len() > 1 => {
                let content = Content::Games(collection);
                let file = Self { content, words, stock: None };
                return (file.list(""), Some(file));
            }
            Ok(collection) => collection,
            Err(error) => return (super::game(&words, Err(error)), None),
        };
        match collection.first() {
            Ok(import) if import.format == Format::Lib && import.record.size() > MOST_MOVES => {
                Self::shelve(import, words)
            }
            read => (super::game(&words, read), None),
        }
    }

    /// A library that is too large for the board.
    fn shelve(import: Import, words: Words) -> (Product, Option<Self>) {
        let moves = import.record.size();
        let size = words.count(Word::LibraryOpened, moves, &[&moves.to_string()]);
        let remarks = text::record::remarks(&words, &import.remarks);
        let record = match blank(&import.record, &words) {
            Ok(record) => record.to_string(),
            Err(error) => return (super::game(&words, Err(error)), None),
        };
        let library = OpenLibrary { record, remarks: [vec![size], remarks].concat() };
        let content = Content::Library(Box::new(Library::new(import.record)));
        (Product::Library(library), Some(Self { content, words, stock: None }))
    }

    /// The games that mention `wanted`.
    pub fn list(&self, wanted: &str) -> Product {
        let Content::Games(collection) = &self.content else { return super::no_file() };
        let (mut found, mut games) = (0, Vec::new());
        for number in 0..collection.len() {
            let Some(summary) = collection.summary(number) else { continue };
            if !summary.mentions(wanted) {
                continue;
            }
            found += 1;
            if games.len() < MOST_LISTED {
                let (name, about) = (name(&self.words, &summary), about(&summary));
                games.push(ListedGame { number, name, about });
            }
        }
        let mut sentence = self.words.count(Word::GamesFound, found, &[&found.to_string()]);
        if found > games.len() {
            let first = self.words.say(Word::FirstShown, &[&games.len().to_string()]);
            sentence = self.words.sentences(&[sentence, first]);
        }
        Product::Games(Listed { sentence, games })
    }

    /// The game with this number.
    pub fn choose(&self, game: usize) -> Product {
        match &self.content {
            Content::Games(collection) => super::game(&self.words, collection.read(game)),
            Content::Library(_) => super::no_file(),
        }
    }

    /// The library, if it is one.
    pub const fn library(&self) -> Option<&Library> {
        match &self.content {
            Content::Games(_) => None,
            Content::Library(library) => Some(library),
        }
    }

    /// Its games by their positions; none if they are of another kind than those of `rules`.
    pub fn stock(&mut self, rules: RuleSet) -> Option<&mut Stock> {
        let Content::Games(collection) = &self.content else { return None };
        let stock = self.stock.get_or_insert_with(|| stock(collection));
        Some(stock).filter(|stock| stock.is_of(rules))
    }
}

/// All games of a file. Only Renju has files with several.
fn stock(collection: &Collection) -> Stock {
    let mut stock = Stock::new(kind_of(RuleSet::Renju(Variant::Rif)));
    for number in 0..collection.len() {
        if collection.format() == Format::Rif {
            let summary = collection.summary(number).unwrap_or_default();
            stock.add_stones(number, &collection.stones(number), summary);
        } else if let Ok(import) = collection.read(number) {
            stock.add(FoundPlace::File(number), &import.record);
        }
    }
    stock
}

/// A game by the rules of a library, from an empty board on, in which it is walked.
fn blank(library: &Record, words: &Words) -> Result<Record, RecordError> {
    let empty = Setup::new(Board::empty(library.rules().size()), Color::Black);
    let refuse = |fault| RecordError::new(0, "", Fault::Setup(fault));
    let mut record = Record::from_setup(library.rules(), empty).map_err(refuse)?;
    record.set_header(Header::Event, words.get(Word::Library));
    Ok(record)
}

/// Who plays.
pub fn name(words: &Words, summary: &Summary) -> String {
    let name = |name: &str, color: Word| match name {
        "" => words.get(color).to_string(),
        name => text::player(words, name),
    };
    let (black, white) = (name(&summary.black, Word::Black), name(&summary.white, Word::White));
    words.say(Word::Versus, &[&black, &white])
}

/// Event, date, opening and result, as far as they are known.
pub fn about(summary: &Summary) -> String {
    let Summary { event, date, opening, result, .. } = summary.clone();
    joined(&[event, date, opening, result], ", ")
}
