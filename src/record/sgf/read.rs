//! A game in SGF, with its variations.

use super::syntax::{self, Game, Property, unescape};
use super::{FIFTHS, PLY, SWAP, TURN, Use, marks, points, usage};
use crate::board::{Board, Color, Point};
use crate::record::builder::{PROBLEM, SETUP};
use crate::record::dialects::{Opening as First, Reading, readings};
use crate::record::formats::{Format, Import, Summary};
use crate::record::importer::{Importer, Opening};
use crate::record::{Fault, Header, Part, Problem, RecordError, Remark, outcome, setup, token};
use crate::rules::catalog::RuleSet;
use crate::rules::{Move, Setup};

/// Whether `text` begins as SGF does.
pub fn is_one(text: &str) -> bool {
    let tree = text.trim_ascii_start().strip_prefix('(');
    tree.is_some_and(|tree| tree.trim_ascii_start().starts_with(';'))
}

/// The games of a file, each as SGF.
pub fn list(text: &str) -> Vec<&str> {
    syntax::games(text)
}

/// What the first node of a game says about it.
pub fn summary(text: &str) -> Option<Summary> {
    let (game, _) = syntax::read(text).ok()?;
    let value = |name: &str| {
        let found = game.of(0).iter().find(|property| property.name == name);
        found.map_or(String::new(), |property| unescape(property.value))
    };
    Some(Summary {
        black: value("PB"),
        white: value("PW"),
        event: value("EV"),
        date: value("DT"),
        result: value("RE"),
        opening: String::new(),
    })
}

/// Reads the first game of `text`. Where it names no rules we know, it is read by the first that allow its stones.
pub fn read(text: &str, preferred: RuleSet) -> Result<Import, RecordError> {
    let (game, rest) = syntax::read(text)?;
    let mut sgf = Sgf { text, children: game.children(), game, trunk: 1 };
    sgf.trunk = sgf.trunk();
    sgf.check_board()?;
    let name = sgf.find("RU").map_or(String::new(), |property| unescape(property.value));
    let mut refused = None;
    for reading in readings(&name, preferred) {
        match sgf.read(&reading, rest) {
            Ok(import) => return Ok(import),
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    Err(refused.unwrap_or_else(|| RecordError::new(0, "", Fault::NotSgf)))
}

/// A game that is being read.
struct Sgf<'a> {
    text: &'a str,
    game: Game<'a>,
    children: Vec<Vec<usize>>,
    /// So many nodes stand before the first move, and before the lines part.
    trunk: usize,
}

impl<'a> Sgf<'a> {
    /// The first property of this name in the first node.
    fn find(&self, name: &str) -> Option<&Property<'a>> {
        self.game.of(0).iter().find(|property| property.name == name)
    }

    fn value(&self, name: &str) -> Option<&'a str> {
        self.find(name).map(|property| property.value.trim_ascii())
    }

    /// Stones on 15 x 15 points are ours whatever the file calls the game.
    fn check_board(&self) -> Result<(), RecordError> {
        let refuse = |name, fault| {
            let mut importer = Importer::new(self.text, RuleSet::DEFAULT);
            if let Some(property) = self.find(name) {
                importer.at(property.written, property.after);
            }
            Err(importer.refuse(fault))
        };
        match (self.value("SZ"), self.value("GM")) {
            (Some("15" | "15:15"), _) | (None, Some("4")) => Ok(()),
            (Some(_), Some("4") | None) => refuse("SZ", Fault::OtherSize),
            _ => refuse("GM", Fault::OtherGame),
        }
    }

    fn read(&self, reading: &Reading, rest: &str) -> Result<Import, RecordError> {
        let mut game = Importer::new(self.text, reading.rules);
        match self.read_all(reading, &mut game) {
            Ok(()) => {
                if !rest.trim_ascii().is_empty() {
                    game.leave_out_part(Part::OtherGames);
                }
                game.finish(Format::Sgf)
            }
            Err(fault) => Err(game.refuse(fault)),
        }
    }

    fn read_all(&self, reading: &Reading, game: &mut Importer<'a>) -> Result<(), Fault> {
        reading.remark.iter().for_each(|remark| game.remark(remark.clone()));
        if self.value("SZ").is_none() {
            game.remark(Remark::NoSize);
        }
        if self.value("GM") != Some("4") {
            game.remark(Remark::NoGame);
        }
        self.set_up(reading, game)?;
        game.know(self.opening(game.rules()));
        self.read_nodes(game)?;
        self.read_result(game);
        Ok(())
    }

    /// The position that the game begins from: stones that were set up before the first move, or a line of ours.
    fn set_up(&self, reading: &Reading, game: &mut Importer<'a>) -> Result<(), Fault> {
        let rules = game.rules();
        for (key, text) in self.own_head() {
            if key == SETUP {
                return game.set_up(setup::read(text, rules).map_err(Fault::Setup)?);
            }
        }
        let mut board = Board::empty(rules.size());
        for property in self.trunk_properties() {
            if let Some(Use::SetUp(stone)) = usage(property.name) {
                game.at(property.written, property.after);
                let at = points::read_list(property.value, rules).ok_or(Fault::NotAMove)?;
                at.into_iter().for_each(|at| board.set(at, stone));
            }
        }
        let is_empty = board.points().all(|at| board.get(at).is_none());
        if is_empty && reading.opening == First::Judged {
            return Ok(());
        }
        let to_move = self.turn(&board, game);
        game.at("", self.text);
        game.set_up(Setup::new(board, to_move))
    }

    /// Whose turn it is: as the file says, or who moves first, or who has fewer stones, or Black.
    fn turn(&self, board: &Board, game: &mut Importer<'a>) -> Color {
        let said =
            self.trunk_properties().filter(|property| property.name == TURN).find_map(|property| {
                match property.value.trim_ascii().to_ascii_lowercase().as_str() {
                    "b" | "black" | "1" => Some(Color::Black),
                    "w" | "white" | "2" => Some(Color::White),
                    _ => None,
                }
            });
        let first = self.game.properties.iter().find_map(|property| match usage(property.name) {
            Some(Use::Stone(color)) => Some(color),
            _ => None,
        });
        let (black, white) = (board.count(Color::Black), board.count(Color::White));
        said.or(first).unwrap_or_else(|| {
            let color = if black > white { Color::White } else { Color::Black };
            game.remark(Remark::TurnAssumed(color));
            color
        })
    }

    /// How many nodes stand before the first move, and before the lines part. They are the first of the file.
    fn trunk(&self) -> usize {
        let is_move =
            |property: &Property| matches!(usage(property.name), Some(Use::Stone(_) | Use::Ply));
        let is_single = |node: &usize| self.children.get(node - 1).is_some_and(|c| c.len() == 1);
        let has_no_move = |node: &usize| !self.game.of(*node).iter().any(is_move);
        1 + (1..self.game.nodes.len()).take_while(|n| is_single(n) && has_no_move(n)).count()
    }

    fn trunk_properties(&self) -> impl Iterator<Item = &Property<'a>> {
        (0..self.trunk).flat_map(|node| self.game.of(node))
    }

    /// The lines of the head that stand in a property of ours.
    fn own_head(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let own = self.game.of(0).iter().filter(|property| property.name == PLY);
        own.filter_map(|property| property.value.split_once(':'))
            .filter(|(key, _)| [SETUP, PROBLEM].contains(key))
    }

    /// What the file says about the opening: `5A` with points, numbers left out, and `SW`.
    fn opening(&self, rules: RuleSet) -> Opening {
        let mut fifths: Vec<Point> = Vec::new();
        for property in self.game.of(0).iter().filter(|property| property.name == FIFTHS) {
            for word in property.value.split(|c: char| !c.is_ascii_alphanumeric()) {
                let at = points::read(word, rules).and_then(|at| points::on_board(at, rules));
                if let Some(at) = at.filter(|at| !fifths.contains(at)) {
                    fifths.push(at);
                }
            }
        }
        let swap = self.value(SWAP).map(str::to_ascii_lowercase);
        let choice = match swap.as_deref() {
            Some("true" | "yes" | "y" | "1") => Some(Move::Swap),
            Some("false" | "no" | "n" | "0") => Some(Move::Stay),
            _ => None,
        };
        Opening { choices: choice.into_iter().collect(), fifths }
    }

    /// Plays all nodes. A fault in the game itself is one of the file; a variation with a fault is left out from there on.
    fn read_nodes(&self, game: &mut Importer<'a>) -> Result<(), Fault> {
        let mut left_out = 0;
        let mut todo = vec![(0, game.place(), true)];
        while let Some((node, place, is_game)) = todo.pop() {
            game.go_to(place);
            match self.read_node(node, game) {
                Ok(()) => {}
                Err(fault) if is_game => return Err(fault),
                Err(_) => {
                    left_out += 1;
                    continue;
                }
            }
            let children = self.children.get(node).map_or(&[][..], Vec::as_slice);
            for (index, &child) in children.iter().enumerate().rev() {
                todo.push((child, game.place(), is_game && index == 0));
            }
        }
        if left_out > 0 {
            game.leave_out_part(Part::Variations(left_out));
        }
        Ok(())
    }

    /// Plays the moves of one node, then notes what is said about them: the order in a node is free. Our
    /// own property says all that the standard's say beside it.
    fn read_node(&self, node: usize, game: &mut Importer<'a>) -> Result<(), Fault> {
        let properties = self.game.of(node);
        let is_head = |property: &Property| node == 0 && is_own_head(property);
        let is_own = properties.iter().any(|property| property.name == PLY && !is_head(property));
        let is_late = node >= self.trunk;
        for property in properties.iter().filter(|property| !is_head(property)) {
            game.at(property.written, property.after);
            let value = property.value.trim_ascii();
            let (mv, color) = match usage(property.name) {
                Some(Use::Ply) => (token::read(value, game.rules()), None),
                Some(Use::Stone(color)) if !is_own => (stone(value, game.rules()), Some(color)),
                Some(Use::SetUp(_)) if is_late => return Err(Fault::StonesSetUp),
                _ => continue,
            };
            game.play(mv.ok_or(Fault::NotAMove)?, color)?;
        }
        properties.iter().for_each(|property| note(property, node, game));
        Ok(())
    }

    /// A win that the stones do not show ends the game by resigning or time, and a draw by agreement where there is one.
    fn read_result(&self, game: &mut Importer<'a>) {
        if let Some(outcome) = self.value("RE").and_then(|text| outcome::read(&unescape(text))) {
            game.conclude(outcome);
        }
    }
}

/// Whether a property of ours in the first node is a line of the head, and no ply.
fn is_own_head(property: &Property) -> bool {
    let key = property.value.split_once(':').map_or("", |(key, _)| key);
    property.name == PLY && [SETUP, PROBLEM].contains(&key)
}

/// Keeps what a property says about the game or the position.
fn note<'a>(property: &Property<'a>, node: usize, game: &mut Importer<'a>) {
    match usage(property.name) {
        Some(Use::Header(header)) if node == 0 || header != Header::Result => {
            game.header(header, &unescape(property.value));
        }
        Some(Use::Comment) => game.comment(&unescape(property.value)),
        Some(Use::Mark) => {
            let marks = marks::read(property.name, &unescape(property.value), game.rules());
            let is_kept = marks.is_some_and(|marks| marks.into_iter().all(|mark| game.mark(mark)));
            if !is_kept {
                game.leave_out(property.name);
            }
        }
        Some(Use::Ply) if node == 0 => {
            let problem = property.value.strip_prefix(PROBLEM).and_then(|v| v.strip_prefix(':'));
            let problem = problem.and_then(|text| Problem::read(&unescape(text), game.rules()));
            if problem.is_some() {
                game.record().set_problem(problem);
            }
        }
        Some(_) => {}
        None => game.leave_out(property.name),
    }
}

/// The stone or pass in the value of `B` or `W`; `tt` is how older files pass.
fn stone(value: &str, rules: RuleSet) -> Option<Move> {
    match value {
        "" | "tt" => Some(Move::Pass),
        _ => points::read(value, rules).map(Move::Stone),
    }
}
