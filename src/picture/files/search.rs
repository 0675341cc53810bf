//! Looks for games and positions among the saved games and in the file that is open.

use super::opened::{OpenFile, about, name};
use crate::app::files::Scope;
use crate::app::files::{Found, FoundGame, FoundMove, FoundPlace, Product, SavedGame, Search};
use crate::app::words::{Word, Words, joined};
use crate::board::{Board, Color, Point};
use crate::record::formats::Summary;
use crate::record::search::{Continuation, Index, Known, turn_at};
use crate::record::{Record, token, write_marks};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use std::collections::BTreeMap;

/// A list shows no more games than this.
const MOST_LISTED: usize = 100;

/// The saved games, in one of their states.
pub struct Shelf {
    version: u64,
    games: Vec<(String, Record)>,
    stock: Option<Stock>,
}

/// Games on boards of one kind, by their positions.
pub struct Stock {
    kind: Kind,
    index: Index,
    games: Vec<(FoundPlace, Summary)>,
}

/// The name of a game and the size of its board.
type Kind = (&'static str, u8);

impl Shelf {
    /// These games; what is none is left out.
    pub fn new(version: u64, saved: Vec<SavedGame>) -> Self {
        let read = |saved: SavedGame| Some((saved.id, Record::parse(&saved.text).ok()?));
        Self { version, games: saved.into_iter().filter_map(read).collect(), stock: None }
    }

    /// Whether these are the games in this state.
    pub const fn is_of(&self, version: u64) -> bool {
        self.version == version
    }

    fn stock(&mut self, kind: Kind) -> &mut Stock {
        if self.stock.as_ref().is_some_and(|stock| stock.kind != kind) {
            self.stock = None;
        }
        let games = &self.games;
        self.stock.get_or_insert_with(|| {
            let mut stock = Stock::new(kind);
            for (id, record) in games {
                stock.add(FoundPlace::Saved(id.clone()), record);
            }
            stock
        })
    }
}

impl Stock {
    /// No games.
    pub fn new(kind: Kind) -> Self {
        Self { kind, index: Index::new(kind.1), games: Vec::new() }
    }

    /// Whether the games are of this kind.
    pub fn is_of(&self, rules: RuleSet) -> bool {
        self.kind == kind_of(rules)
    }

    /// Adds a game, if it has moves and is of this kind.
    pub fn add(&mut self, place: FoundPlace, record: &Record) {
        let has_moves = !record.line().is_empty();
        if has_moves && self.is_of(record.rules()) && self.index.add(record).is_some() {
            self.games.push((place, Summary::of(record)));
        }
    }

    /// Adds a game of which the stones alone are known.
    pub fn add_stones(&mut self, number: usize, stones: &[Point], summary: Summary) {
        self.index.add_stones(stones, summary.winner());
        self.games.push((FoundPlace::File(number), summary));
    }

    fn mentions(&self, game: u32, words: &str) -> bool {
        self.games.get(game as usize).is_some_and(|(_, summary)| summary.mentions(words))
    }
}

/// The kind of games that are played by these rules.
pub fn kind_of(rules: RuleSet) -> Kind {
    (rules.name(), rules.size())
}

/// What is found so far.
struct Finding<'a> {
    search: &'a Search,
    words: Words,
    rules: RuleSet,
    board: Board,
    turn: Option<Color>,
    count: usize,
    next: BTreeMap<Point, Continuation>,
    games: Vec<FoundGame>,
}

/// Searches the saved games and the file that is open.
pub fn search(search: &Search, shelf: &mut Shelf, file: Option<&mut OpenFile>) -> Product {
    let record = match Record::parse(&search.record) {
        Ok(record) => record,
        Err(error) => return Product::Refused(error.to_string()),
    };
    let game = record.position(search.ply);
    let mut finding = Finding {
        search,
        words: search.language.words(),
        rules: record.rules(),
        board: *game.board(),
        turn: turn_at(&record, search.ply),
        count: 0,
        next: BTreeMap::new(),
        games: Vec::new(),
    };
    finding.look_through(shelf.stock(kind_of(record.rules())));
    let known = file.map_or_else(Known::default, |file| finding.look_into(file));
    Product::Found(finding.found(known))
}

impl Finding<'_> {
    /// Adds the games of a file to what is found; says what its library knows.
    fn look_into(&mut self, file: &mut OpenFile) -> Known {
        if let Some(stock) = file.stock(self.rules) {
            self.look_through(stock);
        }
        file.library().map_or_else(Known::default, |library| library.known(&self.board, self.turn))
    }

    fn look_through(&mut self, stock: &mut Stock) {
        let words = &self.search.words;
        let hits: Vec<u32> = match self.search.scope {
            Scope::Here => {
                stock.index.find(&self.board, self.turn).iter().map(|it| it.game).collect()
            }
            Scope::Anywhere => (0..stock.games.len() as u32).collect(),
        };
        let wanted: Vec<u32> =
            hits.into_iter().filter(|&game| stock.mentions(game, words)).collect();
        self.count += wanted.len();
        let room = MOST_LISTED.saturating_sub(self.games.len());
        for &game in wanted.iter().take(room) {
            let (place, summary) = &stock.games[game as usize];
            let (name, about) = (name(&self.words, summary), about(summary));
            self.games.push(FoundGame { place: place.clone(), name, about });
        }
        let games = &stock.games;
        let is_wanted =
            |game: u32| games.get(game as usize).is_some_and(|(_, it)| it.mentions(words));
        for next in stock.index.continuations(&self.board, self.turn, is_wanted) {
            self.next.entry(next.at).and_modify(|known| *known = sum(*known, next)).or_insert(next);
        }
    }

    fn found(self, known: Known) -> Found {
        let mut next: Vec<Continuation> = self.next.values().copied().collect();
        for branch in &known.next {
            if !self.next.contains_key(&branch.at) {
                next.push(Continuation::none(branch.at));
            }
        }
        next.sort_by_key(|next| std::cmp::Reverse(next.games));
        let comment = |at| {
            let branch = known.next.iter().find(|branch| branch.at == at);
            branch
                .map_or_else(String::new, |it| joined(&[it.label.clone(), it.comment.clone()], " "))
        };
        let moves = next.iter().map(|next| self.found_move(next, comment(next.at))).collect();
        Found {
            sentence: self.sentence(&known),
            comment: joined(&known.comments, "\n"),
            marks: write_marks(&known.marks, self.rules),
            next: moves,
            games: self.games,
        }
    }

    fn sentence(&self, known: &Known) -> String {
        if self.count == 0 && !known.next.is_empty() {
            let moves = known.next.len();
            return self.words.count(Word::LibraryMoves, moves, &[&moves.to_string()]);
        }
        let found = self.words.count(Word::GamesFound, self.count, &[&self.count.to_string()]);
        if self.count <= self.games.len() {
            return found;
        }
        let first = self.words.say(Word::FirstShown, &[&self.games.len().to_string()]);
        self.words.sentences(&[found, first])
    }

    fn found_move(&self, next: &Continuation, comment: String) -> FoundMove {
        let token = token::write(Move::Stone(next.at), self.rules);
        let share = |games: usize| (games * 100 / next.games.max(1)) as u8;
        let counts = [next.games, next.black, next.drawn, next.white].map(|it| it.to_string());
        let parts = [&token, &counts[0], &counts[1], &counts[2], &counts[3]].map(String::as_str);
        let label = match next.games {
            0 => token.clone(),
            games => self.words.count(Word::FoundMove, games, &parts),
        };
        let label = joined(&[label, comment.clone()], " ");
        let shares = [next.black, next.drawn, next.white].map(share);
        FoundMove { token, games: next.games, shares, label, comment }
    }
}

/// Both together.
const fn sum(one: Continuation, other: Continuation) -> Continuation {
    Continuation {
        at: one.at,
        games: one.games + other.games,
        black: one.black + other.black,
        white: one.white + other.white,
        drawn: one.drawn + other.drawn,
    }
}
