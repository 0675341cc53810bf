//! What is said to those who do not see the board.

use super::overlay::{Role, overlay};
use super::rin_turns::{Happened, happened};
use super::words::{Word, Words};
use super::{Model, panel, text};
use crate::board::{Color, Point};
use crate::record::{Mark, Record};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Ren;

/// The position after a change: the last move, what it did, and what is asked for.
pub fn position(model: &Model) -> String {
    let (words, game) = (model.words(), model.game());
    let mut said = Vec::new();
    // Who steps through the game hears where he is, and does not take it for a move.
    if !model.at_end() {
        let of = model.line().len();
        said.push(words.say(Word::MoveOf, &[&model.game.shown.to_string(), &of.to_string()]));
    }
    said.push(last_move(model));
    said.push(text::report(model));
    if let AnyGame::Renju(renju) = game
        && let Some(pattern) = renju.pattern()
        && game.board().points().filter(|&at| game.board().get(at).is_some()).count() == 3
        && matches!(model.last_move(), Some(Move::Stone(_) | Move::StoneOffer(_)))
    {
        said.push(words.say(Word::FullStop, &[&text::opening(words, pattern)]));
    }
    let scored = !text::scored(game).is_empty();
    if let AnyGame::Ren(ren) = game {
        said.extend(text::ren::steps(words, ren));
        if scored && model.is_running() {
            said.push(text::ren::scores_told(words, ren));
        }
    }
    let marks: Vec<Mark> = model.drawn_marks().cloned().collect();
    said.push(text::marks::sentence(words, model.rules(), &marks));
    said.push(text::sentence(model));
    // How the match stands is said when that has changed.
    if scored || model.game.shown == 0 || !model.is_running() {
        said.push(panel::standing(model));
    }
    words.sentences(&said)
}

/// The last move in a sentence; empty if another sentence says it as well.
fn last_move(model: &Model) -> String {
    let words = model.words();
    let Some(mv) = model.last_move() else { return words.get(Word::EmptyBoard).into() };
    if let Some(decided) = text::decided(model) {
        return decided.say(words);
    }
    // How the game ended is said last, and Ren says more of a pass.
    let is_said = match mv {
        Move::Resign(_) | Move::Time(_) | Move::TimeBoth | Move::Accept => !model.is_running(),
        Move::Pass => matches!(model.game(), AnyGame::Ren(_)) && model.is_running(),
        _ => false,
    };
    if is_said {
        return String::new();
    }
    let by = text::mover(&model.game.positions()[model.game.shown - 1], mv);
    text::move_sentence(words, model.rules(), by, mv)
}

/// Every point of the board, row by row, as its button is called.
pub fn cells(model: &Model) -> Vec<String> {
    let last = model.last_stone();
    let rows = decisive_rows(model);
    let (hinted, thought) = (model.hinted(), overlay(model));
    let happened = happened(model);
    let mut names = Vec::new();
    for at in model.game().board().points() {
        let mut name = Name { text: model.rules().point_name(at), words: model.words() };
        name.add(text::content(model.game().board().get(at)));
        if let Some(number) = model.game.numbers.at(at) {
            name.say(&model.words().say(Word::MoveNumber, &[&number.to_string()]));
        }
        describe(model, at, &mut name);
        name.add_what_is_drawn(model, at);
        match happened.iter().find(|(point, _)| *point == at) {
            Some((_, Happened::Killed)) => name.add(Word::Killed),
            Some((_, Happened::Filled)) => name.add(Word::Filled),
            _ => {}
        }
        if let Some(Role::Played(mark)) = thought.iter().find(|it| it.at == at).map(|it| it.role) {
            name.say(&text::lesson::played_here(model.words(), mark));
        }
        let attack = model.attack();
        name.add_what_holds(&[
            (attack.is_some_and(|attack| attack.first.contains(&at)), Word::WinsHere),
            (attack.is_some_and(|attack| attack.stops.contains(&at)), Word::StopsHere),
            (last == Some(at), Word::LastMove),
            (rows.iter().any(|row| row.contains(&at)), Word::InRow),
            (model.game.intent.aim == Some(at), Word::AimedAt),
            (hinted.iter().any(|&(.., hint)| hint == at), Word::Hinted),
            (thought.iter().any(|it| it.at == at && it.role == Role::Step(1)), Word::BetterHere),
        ]);
        if let Some(ahead) = model.look_ahead(at) {
            name.foretell(&ahead);
        }
        names.push(name.text);
    }
    names
}

/// The point `at`, as its button is called.
pub fn cell(model: &Model, at: Point) -> String {
    let named = model.game().board().points().zip(cells(model)).find(|(point, _)| *point == at);
    named.map_or_else(String::new, |(_, name)| name)
}

/// A point's name with all that holds of it.
struct Name<'a> {
    text: String,
    words: &'a Words,
}

impl Name<'_> {
    /// The marks that somebody has drawn on the point, the threats that are shown there, and whether the search has found it.
    fn add_what_is_drawn(&mut self, model: &Model, at: Point) {
        for mark in model.drawn_marks() {
            if let Some(said) = text::marks::at(model.words(), model.rules(), mark, at) {
                self.say(&said);
            }
        }
        for threat in model.threats().iter().filter(|threat| threat.at == at) {
            self.say(&text::solver::threat_here(model.words(), threat.color, threat.rank));
        }
        if model.found_points().contains(&at) {
            self.add(Word::FoundHere);
        }
    }

    fn say(&mut self, what: &str) {
        self.text = self.words.say(Word::ListComma, &[&self.text, what]);
    }

    fn add(&mut self, word: Word) {
        let words = self.words;
        self.say(words.get(word));
    }

    /// Adds the words that hold.
    fn add_what_holds(&mut self, words: &[(bool, Word)]) {
        for &(holds, word) in words {
            if holds {
                self.add(word);
            }
        }
    }

    /// What a stone here would do.
    fn foretell(&mut self, ahead: &Ren) {
        let said = text::ren::preview(self.words, ahead);
        if !said.is_empty() {
            let name = self.words.say(Word::FullStop, &[&self.text]);
            let here = self.words.say(Word::StoneHere, &[&said]);
            self.text = self.words.sentences(&[name, here]);
        }
    }
}

fn decisive_rows(model: &Model) -> Vec<Vec<Point>> {
    match model.game() {
        AnyGame::Renju(game) => game.finding(),
        AnyGame::Rin(_) | AnyGame::Ren(_) => Vec::new(),
    }
}

fn describe(model: &Model, at: Point, name: &mut Name) {
    match model.game() {
        AnyGame::Rin(_) => {}
        AnyGame::Ren(game) => describe_ren(model, game, at, name),
        AnyGame::Renju(game) => {
            let mut all = game.proposed().iter().chain(&model.game.intent.proposed);
            let word = if model.removes_a_stone() { Word::Removable } else { Word::Proposed };
            name.add_what_holds(&[
                (all.any(|&other| other == at), word),
                (model.equal_by(at).is_some(), Word::EqualHere),
            ]);
            if let Some(foul) = model.marked_foul(at) {
                name.say(&text::forbidden(model.words(), foul));
            }
        }
    }
}

fn describe_ren(model: &Model, game: &Ren, at: Point, name: &mut Name) {
    let weak = model.weak_stones().contains(&at);
    let protected = game.replaceable().is_empty();
    name.add_what_holds(&[
        (weak && !protected, Word::Weak),
        (weak && protected, Word::Protected),
        (model.marks_atari(at), Word::InAtari),
        (game.captured().contains(&at) && game.niban() != Some(at), Word::Captured),
        (game.niban() == Some(at), Word::Niban),
        (game.groups().iter().any(|group| group.contains(at)), Word::Scored),
    ]);
}

/// The position after `ply` moves as a text that can be copied: a line for each row, with the names of rows and columns.
pub fn board(words: &Words, record: &Record, ply: usize) -> String {
    let (rules, game) = (record.rules(), record.position(ply));
    let (notation, size) = (rules.notation(), rules.size());
    // Two digits need a blank before them.
    let gap = if notation.col_label(size - 1).len() > 1 { " " } else { "" };
    let mut files = String::from("  ");
    let mut text = text::title(words, rules) + "\n";
    for row in 0..size {
        text += &aligned(&notation.row_label(row, size));
        for col in 0..size {
            text += gap;
            text += match game.board().get(Point::new(row, col)) {
                None => " .",
                Some(Color::Black) => " x",
                Some(Color::White) => " o",
            };
        }
        text += "\n";
        files += gap;
        files += &aligned(&notation.col_label(row));
    }
    text + &files + "\n" + &text::result(words, &game) + "\n"
}

/// A label of one or two letters in two columns.
fn aligned(label: &str) -> String {
    if label.len() < 2 { String::from(" ") + label } else { label.into() }
}
