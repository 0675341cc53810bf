//! Ren (Aristides Mytaras, 2006). `r1`, `e1` and `a1` name the rules and decisions of the
//! specification, `t1` the slips of the document. Its figures are lost: those drawn here agree with
//! every word said of them. Every game is played in [all its views](views) at once.

mod atari;
mod boxes;
mod capture;
mod end;
mod examples;
mod games;
mod nibai;
mod niban;
mod nine;
mod proved;
mod rows;
mod rui;
mod rui_chain;
mod rui_limit;
mod scoring;
mod tokens;
mod turns;
mod variations;
mod views;

use views::*;

use goishi::board::{Board, Color, Notation, Point, Seat, Symmetry};
use goishi::record::token;
use goishi::rules::catalog::RuleSet;
use goishi::rules::ren::{Kind, Lead, Options, Ren, RuiLimit, Size};
use goishi::rules::{Ending, IllegalMove, Move, Phase, Rules, Status, Why};
use std::fmt::Debug;

/// The document's game; the size is that of the drawing.
const STANDARD: Options = Options { size: Size::Ten, rui_limit: RuiLimit::Three, lead: Lead::Off };

/// One game in all its views. What is asked must have the same answer in every one of them.
#[derive(Clone)]
struct Table {
    games: Vec<(View, Ren)>,
    /// The squares that the drawing marks with `*`, `a`, `b` or `c`, and their names.
    marks: Vec<(char, String)>,
}

impl Table {
    /// The stones of `drawing`, nothing scored so far.
    fn drawn(to_move: Color, drawing: &str) -> Self {
        Self::with(STANDARD, [0, 0], to_move, drawing)
    }

    /// The same by other rules, or with points scored by Black and White.
    fn with(options: Options, scores: [u16; 2], to_move: Color, drawing: &str) -> Self {
        let drawing = Drawing::read(drawing);
        let mut games = Vec::new();
        for size in drawing.sizes() {
            for view in View::all(Options { size, ..options }) {
                let board = view.turned(&drawing.board(size));
                let scores = if view.exchanged { [scores[1], scores[0]] } else { scores };
                let game = Ren::from_position(view.options, &board, view.color(to_move), scores);
                games.push((view, game));
            }
        }
        Self { games, marks: drawing.marks() }
    }

    /// Plays the words of `tokens`, all of them legal. The mark of a square stands for its name.
    fn play(&mut self, tokens: &str) {
        for word in tokens.split_whitespace() {
            for (view, game) in &mut self.games {
                let mv = view.read(named(&self.marks, word));
                game.play(mv).unwrap_or_else(|why| panic!("{word}: {why} {:?}", game.board()));
            }
        }
    }

    /// The same game after `tokens`.
    fn after(&self, tokens: &str) -> Self {
        let mut table = self.clone();
        table.play(tokens);
        table
    }

    /// Asserts that each of `words` is refused for this reason, by the paragraph that has the rule.
    fn refuses(&self, words: &str, why: Why) {
        for word in words.split_whitespace() {
            for (view, before) in &self.games {
                let mut game = before.clone();
                let illegal = game.play(view.read(named(&self.marks, word))).expect_err(word);
                let paragraph = paragraph(why);
                assert_eq!(illegal, IllegalMove { why, paragraph }, "{word}: {illegal}");
                assert_eq!(game, *before, "{word} changed the game");
            }
        }
    }

    /// What `question` is answered, which must be the same in all views.
    fn ask<T: PartialEq + Debug>(&self, question: impl Fn(&View, &Ren) -> T) -> T {
        let mut answers = self.games.iter().map(|(view, game)| (question(view, game), game));
        let (answer, _) = answers.next().expect("a game");
        for (other, game) in answers {
            assert_eq!(other, answer, "{:?}", game.board());
        }
        answer
    }

    /// The names of the points that `list` gives, sorted, with blanks between.
    fn points(&self, list: impl Fn(&Ren) -> Vec<Point>) -> String {
        self.ask(|view, game| {
            let mut names: Vec<String> = list(game).iter().map(|&at| view.name(at)).collect();
            names.sort_unstable();
            names.join(" ")
        })
    }

    fn weak(&self) -> String {
        self.points(|game| game.weak().to_vec())
    }

    fn replaceable(&self) -> String {
        self.points(|game| game.replaceable().to_vec())
    }

    fn captured(&self) -> String {
        self.points(|game| game.captured().to_vec())
    }

    fn niban(&self) -> String {
        self.points(|game| game.niban().into_iter().collect())
    }

    fn replaced(&self) -> String {
        self.points(|game| game.replaced().into_iter().collect())
    }

    /// The squares on which the next stone may be put.
    fn open(&self) -> String {
        self.points(|game| {
            let free = |at: &Point| game.check(Move::Stone(*at)).is_ok();
            game.board().points().filter(free).collect()
        })
    }

    /// What the last stone scored, sorted: `box6 a4-c3, row4 c6-c3`.
    fn groups(&self) -> String {
        self.ask(|view, game| {
            let mut groups: Vec<String> = game.groups().iter().map(|g| view.group(g)).collect();
            groups.sort_unstable();
            groups.join(", ")
        })
    }

    /// The points of Black and of White.
    fn score(&self) -> [u16; 2] {
        self.ask(|view, game| Color::ALL.map(|color| game.score(view.color(color))))
    }

    fn rui_count(&self) -> u8 {
        self.ask(|_, game| game.rui_count())
    }

    fn to_move(&self) -> Option<Color> {
        self.ask(|view, game| game.color_to_move().map(|color| view.color(color)))
    }

    fn stone(&self, name: &str) -> Option<Color> {
        let name = named(&self.marks, name);
        self.ask(|view, game| game.board().get(view.point(name)).map(|color| view.color(color)))
    }

    fn in_atari(&self, name: &str) -> bool {
        let name = named(&self.marks, name);
        self.ask(|view, game| game.is_in_atari(view.point(name)))
    }

    /// How the game stands: `playing`, `black nine`, `draw passes`.
    fn result(&self) -> String {
        self.ask(|view, game| match game.status() {
            Status::Ongoing => "playing".to_string(),
            Status::Won { winner, by } => {
                view.color(game.color_of(winner)).id().to_string() + " " + by.id()
            }
            Status::Drawn { by } => "draw ".to_string() + by.id(),
        })
    }

    /// Asserts that the stones are those of `drawing`, and that there are no others.
    fn shows(&self, drawing: &str) {
        let drawing = Drawing::read(drawing);
        for (view, game) in &self.games {
            assert_eq!(view.turned_back(game.board()), drawing.board(view.options.size));
        }
    }
}

/// The paragraph of the document that refuses a move for this reason.
fn paragraph(why: Why) -> &'static str {
    match why {
        Why::OffBoard => "Ren, the board",
        Why::NotWeak => "Ren, weak stones",
        Why::RuiLimit => "Ren, rui limit",
        Why::GameOver => "Ren, game end",
        _ => "Ren, a turn",
    }
}

/// The name of the square that `word` marks, or `word` itself.
fn named<'a>(marks: &'a [(char, String)], word: &'a str) -> &'a str {
    let marked = marks.iter().find(|(mark, _)| word.chars().eq([*mark]));
    marked.map_or(word, |(_, name)| name)
}

/// After Black's stone on the `*` of `drawing`.
fn black(drawing: &str) -> Table {
    Table::drawn(Color::Black, drawing).after("*")
}

/// After White's stone on the `*` of `drawing`.
fn white(drawing: &str) -> Table {
    Table::drawn(Color::White, drawing).after("*")
}

/// The group of black stones in `drawing`, completed by each of them in turn, row by row.
fn completed(drawing: &str) -> Vec<Table> {
    let stones = drawing.match_indices('x').map(|(at, _)| at);
    stones
        .map(|at| {
            let mut missing = drawing.to_string();
            missing.replace_range(at..=at, "*");
            black(&missing)
        })
        .collect()
}
