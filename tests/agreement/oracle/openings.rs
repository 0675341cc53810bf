//! A second, naive judge of the openings of today, and of the games after them: it reads tokens as text, and keeps the
//! steps of each opening as a line of words. It shares no code with the engine.

use super::renju::{NaiveRenju, Place};
use crate::renju::referee::{NaiveGame, Rules};

/// The steps: `b1` `w2` ... stones by colour and number, `c` a choice, `d` a declaration, `f` the fifths, `k` the one that
/// is kept, `t` the branch of ten, `s` the choice of Swap2. Behind `=` the side of the square.
const STEPS: [(&str, &str); 7] = [
    ("renju-taraguchi10", "b1=1 c w2=3 c b3=5 c w4=7 t b5=9 c w6"),
    ("renju-tarannikov", "b1=1 c w2=3 c b3=5 c w4=7 c b5=9 c w6"),
    ("renju-soosyrv8", "b1=1 w2=3 b3=5 c w4 d8 c f k w6"),
    ("renju-yamaguchi", "b1=1 w2=3 b3=5 d12 c w4 f k w6"),
    ("gomoku", ""),
    ("gomoku-standard", ""),
    ("gomoku-swap2", "b1 w2 b3 s w4"),
];

/// A person: `first` or `second`.
type Person = &'static str;

fn other(person: Person) -> Person {
    if person == "first" { "second" } else { "first" }
}

/// A game from its first stone to its end.
#[derive(Clone)]
pub struct NaiveToday {
    id: &'static str,
    steps: Vec<&'static str>,
    /// Who plays Black.
    black: Person,
    /// Who put the last stone, and its mark.
    last: (Person, char),
    asked: usize,
    pub proposed: Vec<String>,
    /// Who has offered a draw.
    pub offer: Option<char>,
    pub game: NaiveGame,
}

impl NaiveToday {
    pub fn new(id: &str, rules: Rules) -> Self {
        let (id, steps) = STEPS.into_iter().find(|(known, _)| *known == id).expect("a rule set");
        Self {
            id,
            steps: steps.split_whitespace().collect(),
            black: "first",
            last: ("second", 'o'),
            asked: 0,
            proposed: vec![],
            offer: None,
            game: NaiveGame::new(rules, NaiveRenju::empty(), 'x'),
        }
    }

    fn step(&self) -> &'static str {
        self.steps.first().copied().unwrap_or("")
    }

    fn stones(&self) -> usize {
        NaiveRenju::places().filter(|&at| self.game.board.get(at) != '.').count()
    }

    fn is_renju(&self) -> bool {
        self.id.starts_with("renju")
    }

    pub fn is_over(&self) -> bool {
        self.game.result.is_some()
    }

    pub fn phase(&self) -> &'static str {
        match self.step().chars().next() {
            _ if self.is_over() => "over",
            None => "play",
            Some('b' | 'w' | 'm' | 'n') => "opening",
            Some('c') => "colour-choice",
            Some('d') => "declaration",
            Some('f') => "fifths",
            Some('k') => "fifth-choice",
            Some('t') => "branch",
            _ => "swap2",
        }
    }

    /// The mark of who decides or places.
    pub fn to_move(&self) -> char {
        match self.step().chars().next() {
            None => self.game.to_move,
            Some('b' | 'f' | 't' | 'n') => 'x',
            Some('w' | 'k' | 's' | 'm') => 'o',
            // "White in Soosyrv, black in Yamaguchi": who put the last stone.
            Some('d') => self.last.1,
            // "After `more`: black", though the last stone is black too.
            Some(_) if self.id == "gomoku-swap2" => 'x',
            Some(_) => {
                if self.last.1 == 'x' {
                    'o'
                } else {
                    'x'
                }
            }
        }
    }

    fn owner(&self, mark: char) -> Person {
        if mark == 'x' { self.black } else { other(self.black) }
    }

    pub fn person(&self) -> Person {
        let step = self.step();
        let lays_three = !step.contains('4') && !self.id.contains("tara");
        match step.chars().next() {
            Some('b' | 'w') if lays_three && self.stones() < 3 => "first",
            Some('m' | 'n') => "second",
            Some('c' | 's') => other(self.last.0),
            Some('d') => self.last.0,
            _ => self.owner(self.to_move()),
        }
    }

    pub fn asked(&self) -> Option<usize> {
        (self.step() == "f" && !self.is_over()).then_some(self.asked)
    }

    /// Plays `token` if the rules allow it; says whether they do.
    pub fn play(&mut self, token: &str) -> bool {
        if self.is_over() {
            return false;
        }
        match token {
            "swap" | "stay" => self.choose(token),
            "more" => {
                let may = self.step() == "s";
                if may {
                    self.steps = vec!["m", "n", "c", "w4"];
                }
                may
            }
            "accept" | "refuse" => self.answer(token),
            "pass" | "pass=" => self.pass(token),
            "claim:black" | "claim:white" => false,
            "resign" | "time" => self.lose(self.person(), token),
            "resign:black" | "time:black" => self.lose(self.owner('x'), token),
            "resign:white" | "time:white" => self.lose(self.owner('o'), token),
            "time:both" => self.end('.', "time"),
            _ if token.starts_with("fifths:") => self.declare(&token[7..]),
            _ if token.contains('/') => self.propose(token),
            _ => self.stone(token),
        }
    }

    fn end(&mut self, winner: char, by: &'static str) -> bool {
        self.game.result = Some((winner, by));
        self.offer = None;
        true
    }

    fn lose(&mut self, loser: Person, token: &str) -> bool {
        let winner = if loser == self.black { 'o' } else { 'x' };
        self.end(winner, if token.starts_with("time") { "time" } else { "resign" })
    }

    fn choose(&mut self, token: &str) -> bool {
        let may = ["c", "s", "t"].contains(&self.step());
        if may {
            self.steps.remove(0);
            if token == "swap" {
                self.black = other(self.black);
            }
        }
        may
    }

    fn declare(&mut self, digits: &str) -> bool {
        let most = self.step().strip_prefix('d').map_or(0, |most| most.parse().expect("a number"));
        let number = (1..=most).find(|number: &usize| number.to_string() == digits);
        if let Some(number) = number {
            self.asked = number;
            self.steps.remove(0);
        }
        number.is_some()
    }

    fn answer(&mut self, token: &str) -> bool {
        let may = self.offer.is_some();
        if may && token == "accept" {
            return self.end('.', "agreement");
        }
        self.offer = None;
        may
    }

    fn pass(&mut self, token: &str) -> bool {
        if !self.is_renju() || !self.steps.is_empty() || self.stones() < 6 {
            return false;
        }
        self.put_offer(token);
        self.game.pass();
        if self.is_over() {
            self.offer = None;
        }
        true
    }

    fn put_offer(&mut self, token: &str) {
        self.offer = token.ends_with('=').then_some(self.game.to_move);
    }

    fn propose(&mut self, token: &str) -> bool {
        let wanted = match self.step() {
            "t" => 10,
            "f" if self.asked > 1 => self.asked,
            _ => return false,
        };
        let names: Vec<&str> = token.split('/').collect();
        let places: Vec<Place> = names.iter().filter_map(|name| place(name)).collect();
        let is_empty = |at: &&Place| self.game.board.get(**at) == '.';
        if names.len() != wanted || places.iter().filter(is_empty).count() != wanted {
            return false;
        }
        let shapes: Vec<_> = places.iter().map(|&at| self.game.board.fifth_shape(at)).collect();
        if shapes.iter().enumerate().any(|(i, shape)| shapes[..i].contains(shape)) {
            return false;
        }
        if self.step() == "t" {
            self.steps = vec!["t", "k", "w6"];
        }
        self.steps.remove(0);
        self.proposed = names.into_iter().map(String::from).collect();
        self.proposed.sort();
        true
    }

    fn stone(&mut self, token: &str) -> bool {
        let name = token.strip_suffix('=').unwrap_or(token);
        let Some(at) = place(name) else { return false };
        if self.steps.is_empty() {
            return self.free_stone(at, token);
        }
        let step = self.step();
        let may_put = match step.split_at(1) {
            ("b" | "w", rest) => {
                let side =
                    rest.split_once('=').map_or(15, |(_, side)| side.parse().expect("a side"));
                NaiveRenju::steps_from_the_centre(at) <= side / 2
            }
            ("m" | "n", _) => true,
            ("f", _) => self.asked == 1,
            ("k", _) => self.proposed.iter().any(|proposed| proposed == name),
            _ => false,
        };
        if !may_put || token.ends_with('=') || self.game.board.get(at) != '.' {
            return false;
        }
        let person = if step == "k" { self.owner('x') } else { self.person() };
        let mark = if step == "k" { 'x' } else { self.to_move() };
        self.game.board.set(at, mark);
        self.game.to_move = if mark == 'x' { 'o' } else { 'x' };
        self.last = (person, mark);
        self.proposed.clear();
        self.steps.remove(0);
        if step == "f" {
            self.steps.remove(0);
        }
        true
    }

    fn free_stone(&mut self, at: Place, token: &str) -> bool {
        if token.ends_with('=') && !self.is_renju() || self.game.board.get(at) != '.' {
            return false;
        }
        self.put_offer(token);
        self.game.play(at);
        if self.is_over() {
            self.offer = None;
        }
        true
    }
}

/// The place with this name.
fn place(name: &str) -> Option<Place> {
    let (file, rank) = name.split_at_checked(1)?;
    let col = "abcdefghijklmno".find(file)?;
    let up = (1..=15).find(|rank_number| rank_number.to_string() == rank)?;
    Some(NaiveRenju::place(15 - up, col))
}
