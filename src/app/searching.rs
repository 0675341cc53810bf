//! The search over all games: what the saved games, the file that is open and its library know of the position shown.

use super::files::{Found, FoundPlace, SavedGame, Scope, Search};
use super::update::alert;
use super::words::Word;
use super::{Effect, HostEffect, HostKind, Model, Said, Saved, Tab, library, playing, spoken};
use crate::board::{Board, Color, Point};
use crate::record::search::{ply_of, turn_at};
use crate::record::{Mark, NodeId, read_marks, token};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use std::rc::Rc;

/// What can be asked of the search, and what it says.
#[derive(Clone, Debug, PartialEq)]
pub enum Find {
    /// The games are to mention this.
    Words(String),
    /// The games need not have the position shown, or must have it again.
    Scope,
    /// What the search with this number has found, or none if it wants the saved games first; or why nothing.
    Found(u32, Result<Option<Found>, String>),
    /// The move with this word, which was played next, is to be played.
    Play(String),
    /// A game that was found is to be opened.
    Open(FoundPlace),
}

/// The state of the search.
#[derive(Clone, Debug, Default)]
pub(super) struct Searching {
    words: String,
    scope: Scope,
    /// What was asked last, and the number of that question.
    asked: Option<Asked>,
    number: u32,
    found: Option<Rc<Found>>,
    /// The number of the question that this answers.
    answered: u32,
    /// The points of the moves that were found for the position shown.
    points: Vec<Point>,
    /// What the library that is open has drawn on that position.
    marks: Vec<Mark>,
    /// The position that is to be shown of the game that is opened next.
    sought: Option<(Board, Option<Color>)>,
}

/// All that a search depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    game: String,
    node: NodeId,
    words: String,
    scope: Scope,
    version: u64,
}

/// What stands in the panel of the search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SearchPanel {
    /// How many games were found, or why none are looked for.
    pub sentence: String,
    /// What was found.
    pub found: Option<Rc<Found>>,
    /// Whether the search is off.
    pub is_off: bool,
}

impl Searching {
    /// Whether what was found answers the last question.
    fn is_answered(&self) -> bool {
        self.answered == self.number
    }
}

impl Model {
    /// Whether games may be looked through: not while players may have no help (RIF 14.8 and 16).
    fn may_search(&self) -> bool {
        !self.is_judged_by_players_only() && !self.is_setting_up()
    }

    /// Whether the search is to be seen.
    fn shows_search(&self) -> bool {
        self.view.tab == Tab::Search && self.host.kind == HostKind::Page
    }

    /// Whether what was found is seen on the board.
    fn shows_found(&self) -> bool {
        self.shows_search() && self.may_search() && !self.view.printing
    }

    /// The points that were played next where the position shown was found; none while nobody looks at the search.
    pub(super) fn found_points(&self) -> &[Point] {
        if self.shows_found() { &self.searching.points } else { &[] }
    }

    /// What the library that is open has drawn on the position shown; nothing while nobody looks at the search.
    fn found_marks(&self) -> &[Mark] {
        if self.shows_found() { &self.searching.marks } else { &[] }
    }

    /// All that is drawn on the position shown: in the game, and in the library that is walked.
    pub(super) fn drawn_marks(&self) -> impl Iterator<Item = &Mark> {
        let own = self.record().marks(self.game.node());
        own.iter().chain(self.found_marks().iter().filter(|mark| !own.contains(mark)))
    }

    /// Whether only games with the position shown are found.
    pub(super) fn searches_here(&self) -> bool {
        self.searching.scope == Scope::Here
    }
}

/// What stands in the panel of the search; nothing while it is not seen.
pub fn panel(model: &Model) -> SearchPanel {
    let word = |word| model.words().get(word).to_string();
    match &model.searching.found {
        _ if !model.shows_search() => SearchPanel::default(),
        _ if !model.may_search() => {
            SearchPanel { sentence: word(Word::SearchOff), found: None, is_off: true }
        }
        Some(found) => {
            let sentence = found.sentence.clone();
            SearchPanel { sentence, found: Some(Rc::clone(found)), is_off: false }
        }
        None => SearchPanel { sentence: word(Word::Searching), ..SearchPanel::default() },
    }
}

/// Does what is asked of the search.
pub fn react(model: &mut Model, find: Find) -> Vec<Effect> {
    match find {
        Find::Words(words) => model.searching.words = words,
        Find::Scope => model.searching.scope = model.searching.scope.other(),
        Find::Found(number, found) => return answered(model, number, found),
        // What is still seen of another position is no answer.
        Find::Play(_) | Find::Open(_) if !model.searching.is_answered() => {}
        Find::Play(word) => return play(model, &word),
        Find::Open(place) => return open(model, place),
    }
    vec![Effect::Refresh]
}

/// Asks anew, if the search is seen and what it depends on has changed.
pub fn ask_when_due(model: &mut Model) -> Option<Effect> {
    if !model.shows_search() || !model.may_search() {
        return None;
    }
    let asked = Asked {
        game: model.library.id.clone(),
        node: model.game.node(),
        words: model.searching.words.clone(),
        scope: model.searching.scope,
        version: model.library.version,
    };
    if model.searching.asked.as_ref() == Some(&asked) {
        return None;
    }
    model.searching.asked = Some(asked);
    model.searching.points.clear();
    model.searching.marks.clear();
    model.searching.number += 1;
    Some(ask(model, None))
}

fn ask(model: &Model, saved: Option<Vec<SavedGame>>) -> Effect {
    let search = Search {
        record: model.line_alone().to_string(),
        ply: model.shown(),
        scope: model.searching.scope,
        words: model.searching.words.clone(),
        version: model.library.version,
        saved,
        ..Search::default()
    };
    Effect::Host(HostEffect::Search(model.searching.number, Box::new(search)))
}

/// Takes what was found, if it is still wanted, or hands over the saved games, all but the one on the board.
fn answered(model: &mut Model, number: u32, found: Result<Option<Found>, String>) -> Vec<Effect> {
    if number != model.searching.number {
        return Vec::new();
    }
    if found != Ok(None) {
        model.searching.answered = number;
    }
    match found {
        Ok(Some(found)) => {
            let rules = model.rules();
            let points = found.next.iter().filter_map(|next| stone(&next.token, rules));
            model.searching.points = points.collect();
            let marks = found.marks.iter().filter_map(|text| read_marks(text, rules).ok());
            model.searching.marks = marks.flatten().collect();
            model.searching.found = Some(Rc::new(found));
            vec![Effect::Refresh]
        }
        Ok(None) => {
            let others = model.library.saved.iter().filter(|saved| saved.id != model.library.id);
            let game = |it: &Saved| SavedGame { id: it.id.clone(), text: it.text.clone() };
            let saved = others.map(game).collect();
            vec![ask(model, Some(saved))]
        }
        Err(why) => {
            let found = Found { sentence: why.clone(), ..Found::default() };
            model.searching.found = Some(Rc::new(found));
            alert(model, Said::with(Word::BadText, why))
        }
    }
}

/// Plays a move that was found, as if its point were pressed.
fn play(model: &mut Model, word: &str) -> Vec<Effect> {
    match stone(word, model.rules()) {
        Some(at) if model.may_search() => playing::press(model, at),
        _ => Vec::new(),
    }
}

/// The point of the stone with this word.
fn stone(word: &str, rules: RuleSet) -> Option<Point> {
    match token::read(word, rules)? {
        Move::Stone(at) => Some(at),
        _ => None,
    }
}

/// Opens a game at the position that was looked for.
fn open(model: &mut Model, place: FoundPlace) -> Vec<Effect> {
    model.searching.sought =
        Some((*model.game().board(), turn_at(&model.line_alone(), model.shown())));
    match place {
        FoundPlace::Saved(id) => {
            let effects = library::open(model, &id);
            if effects.is_empty() {
                model.searching.sought = None; // another window has deleted it
            }
            show_sought(model, effects)
        }
        FoundPlace::File(number) => vec![Effect::Host(HostEffect::ReadGameOfFile(number))],
    }
}

/// Shows the position that was looked for in the game that was just opened, if it was for its sake. `effects` are those of opening it: the
/// position in which it opened is not read out any more.
pub fn show_sought(model: &mut Model, mut effects: Vec<Effect>) -> Vec<Effect> {
    let Some((board, turn)) = model.searching.sought.take() else { return effects };
    model.view.tab = Tab::Search;
    if let Some(ply) = ply_of(model.record(), &board, turn) {
        model.show(ply);
        effects.retain(|effect| !matches!(effect, Effect::Announce(_)));
        effects.push(Effect::Announce(spoken::position(model)));
    }
    effects
}

/// Another file is open, or will be: what was found is out of date, and a game that was to be opened is not any more.
pub fn renew(model: &mut Model) {
    model.searching.asked = None;
    model.searching.sought = None;
}

/// Turns to the search, in which a library is walked.
pub fn walk(model: &mut Model) {
    model.view.tab = Tab::Search;
    renew(model);
}
