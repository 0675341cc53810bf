//! A file with several games that is open: they are listed, and each is read when it is wanted.

use crate::app::files::{Language, Listed, ListedGame, Product};
use crate::app::words::{Word, Words, joined};
use crate::record::formats::{self, Collection, Decode, Summary};
use crate::rules::catalog::RuleSet;

/// A list shows no more games than this: whoever looks for one types a name.
const MOST_LISTED: usize = 200;

/// A file that is open.
pub struct OpenFile {
    collection: Collection,
    words: Words,
}

impl OpenFile {
    /// Opens a file: its game if it has only one, else itself with the list of its games.
    pub fn open(
        bytes: &[u8],
        decode: Decode,
        preferred: &str,
        language: &Language,
    ) -> (Product, Option<Self>) {
        let words = language.words();
        let preferred = preferred.parse().unwrap_or(RuleSet::DEFAULT);
        match formats::open(bytes, decode, preferred) {
            Ok(collection) if collection.len() > 1 => {
                let file = Self { collection, words };
                (file.list(""), Some(file))
            }
            Ok(collection) => (super::game(&words, collection.first()), None),
            Err(error) => (super::game(&words, Err(error)), None),
        }
    }

    /// The games that mention `wanted`.
    pub fn list(&self, wanted: &str) -> Product {
        let (mut found, mut games) = (0, Vec::new());
        for number in 0..self.collection.len() {
            let Some(summary) = self.collection.summary(number) else { continue };
            if !summary.mentions(wanted) {
                continue;
            }
            found += 1;
            if games.len() < MOST_LISTED {
                games.push(self.listed(number, &summary));
            }
        }
        let mut sentence = self.words.count(Word::GamesFound, found, &[&found.to_string()]);
        if found > games.len() {
            let first = self.words.say(Word::FirstShown, &[&games.len().to_string()]);
            sentence = self.words.sentences(&[sentence, first]);
        }
        Product::Games(Listed { sentence, games })
    }

    fn listed(&self, number: usize, summary: &Summary) -> ListedGame {
        let name = |name: &str, color: Word| match name {
            "" => self.words.get(color).to_string(),
            name => name.to_string(),
        };
        let (black, white) = (name(&summary.black, Word::Black), name(&summary.white, Word::White));
        let Summary { event, date, opening, result, .. } = summary.clone();
        ListedGame {
            number,
            name: self.words.say(Word::Versus, &[&black, &white]),
            about: joined(&[event, date, opening, result], ", "),
        }
    }

    /// The game with this number.
    pub fn choose(&self, game: usize) -> Product {
        super::game(&self.words, self.collection.read(game))
    }
}
