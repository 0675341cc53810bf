//! What a board asks of the program that reads and writes files, and what it gets. serde carries both to a worker and back.

mod search;

pub use search::{Found, FoundGame, FoundMove, FoundPlace, SavedGame, Scope, Search};

use super::Inscription;
use super::words::Words;
use serde::{Deserialize, Serialize};

/// Something to be read, written or drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Read a game in any format.
    Read {
        /// The text of the file.
        text: String,
        /// The id of the rules to be taken where the text names none.
        preferred: String,
        /// The language of the player.
        language: Language,
    },
    /// Open a file in any format, whose bytes come beside the order. It stays open until the next one.
    Open {
        /// The id of the rules to be taken where the file names none.
        preferred: String,
        /// The language of the player.
        language: Language,
    },
    /// List the games of the file that is open.
    List {
        /// What they mention: a player, an event, an opening.
        words: String,
    },
    /// Read a game of the file that is open.
    Choose {
        /// Its number.
        game: usize,
    },
    /// Look for games, and for what was played next.
    Search(Search),
    /// Write a game in the format of another program.
    Write {
        /// The record text.
        record: String,
        /// The format's [`id`](crate::record::formats::Format::id).
        format: String,
        /// The language of the player.
        language: Language,
    },
    /// Draw a position as an SVG file.
    Svg {
        /// The record text.
        record: String,
        /// How many of its moves are shown.
        ply: usize,
        /// How the picture looks, as pictures read it: `side=480 theme=paper`.
        look: String,
        /// What it shows, for those who do not see it.
        title: String,
        /// What stands round the board.
        surround: Surround,
    },
    /// Paint a picture, whose pixels come beside the order, in few colours, so that its file is small.
    Reduce,
    /// Add a frame to a moving picture. Its pixels come beside the order. The first frame begins the picture.
    Frame {
        /// The number of the picture.
        picture: u32,
        /// The side of the frame in pixels.
        side: u16,
        /// How long the frame stays, in hundredths of a second.
        stays: u16,
    },
    /// End a moving picture, whose file is wanted.
    Finish {
        /// The number of the picture.
        picture: u32,
    },
    /// End a moving picture that nobody wants any more.
    Drop {
        /// The number of the picture.
        picture: u32,
    },
}

/// What stands round the board of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Surround {
    /// Nothing.
    Nothing,
    /// Who plays and how it went, below the board.
    Caption(Inscription),
    /// Who won how, beside the board.
    Card {
        /// What is said of the game.
        said: Inscription,
        /// Black's share of the game after every turn, in hundredths; empty if it was not reviewed.
        shares: Vec<u8>,
        /// Where the game can be played; empty if that is nobody else's business.
        address: String,
    },
}

/// What becomes of an [`Order`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Product {
    /// A game that was read.
    Game(Game),
    /// The games of a file that is open.
    Games(Listed),
    /// A library that is open: it is too large to be a game.
    Library(OpenLibrary),
    /// What a search has found.
    Found(Found),
    /// The saved games are wanted for a search.
    WantsGames,
    /// A text that was written.
    Text(Written),
    /// A file of bytes, and what is not in it, in the player's language.
    File(Vec<String>),
    /// A file of bytes.
    Bytes,
    /// Nothing to be seen yet.
    Nothing,
    /// Nothing could be made, for this reason.
    Refused(String),
}

impl Product {
    /// The game that was to be read; or why there is none.
    ///
    /// # Errors
    ///
    /// Says why there is no game.
    pub fn game(self) -> Result<Game, String> {
        match self {
            Self::Game(game) => Ok(game),
            other => Err(other.refusal()),
        }
    }

    /// What was opened: a game, or several; or why neither.
    ///
    /// # Errors
    ///
    /// Says why there is no game.
    pub fn opened(self) -> Result<Opened, String> {
        match self {
            Self::Game(game) => Ok(Opened::Game(game)),
            Self::Games(listed) => Ok(Opened::Games(listed)),
            Self::Library(library) => Ok(Opened::Library(library)),
            other => Err(other.refusal()),
        }
    }

    /// What was found, or none if the saved games are wanted first; or why there is nothing.
    ///
    /// # Errors
    ///
    /// Says why nothing can be found.
    pub fn found(self) -> Result<Option<Found>, String> {
        match self {
            Self::Found(found) => Ok(Some(found)),
            Self::WantsGames => Ok(None),
            other => Err(other.refusal()),
        }
    }

    /// What is not in a file that was to be written; or why there is none.
    ///
    /// # Errors
    ///
    /// Says why there is no file.
    pub fn file(self) -> Result<Vec<String>, String> {
        match self {
            Self::File(remarks) => Ok(remarks),
            other => Err(other.refusal()),
        }
    }

    /// The text that was to be written; or why there is none.
    ///
    /// # Errors
    ///
    /// Says why there is no text.
    pub fn text(self) -> Result<Written, String> {
        match self {
            Self::Text(written) => Ok(written),
            other => Err(other.refusal()),
        }
    }

    /// Why something else was made than was ordered.
    pub fn refusal(self) -> String {
        match self {
            Self::Refused(why) => why,
            _ => String::from("the program for files is of another version"),
        }
    }
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The record text.
    pub record: String,
    /// What was left out and what was assumed, in the player's language.
    pub remarks: Vec<String>,
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// One game.
    Game(Game),
    /// Several, of which one is to be chosen.
    Games(Listed),
    /// A library, which stays open and is searched.
    Library(OpenLibrary),
}

/// A library that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenLibrary {
    /// A record text of its rules, without moves.
    pub record: String,
    /// How large it is, and what was left out of it, in the player's language.
    pub remarks: Vec<String>,
}

/// Games of a file, as a list shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// How many there are, and how many of them are listed, in the player's language.
    pub sentence: String,
    /// The first of them.
    pub games: Vec<ListedGame>,
}

/// A game of a file in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// Its number in the file, from 0 on.
    pub number: usize,
    /// Who plays.
    pub name: String,
    /// Event, date, opening and result, as far as they are known.
    pub about: String,
}

/// A text that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What is not in it, in the player's language.
    pub remarks: Vec<String>,
}

/// The language in which faults and remarks are said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Language {
    /// Its code.
    pub lang: String,
    /// The file of its words; empty for English.
    pub words: String,
}

impl Language {
    /// Its words.
    pub fn words(&self) -> Words {
        Words::read(&self.lang, &self.words).unwrap_or_default()
    }
}
