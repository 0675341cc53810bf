//! The sentences of Ren.

use super::{Model, PROTECTED, color};
use crate::board::{Color, Notation, Point, decimal};
use crate::rules::ren::{Kind, Lead, Match, Options, Outcome, Ren, RuiLimit};
use crate::rules::{Ending, Rules, Status};

/// What helps before the first stone.
const FIRST_STEPS: &str = "Rows of four or six and boxes of four, six or nine stones score.";

/// What is not as usual, after the game's name.
pub const fn options(options: Options) -> &'static str {
    match (options.rui_limit, options.lead) {
        (RuiLimit::Three, Lead::Off) => "",
        (RuiLimit::Five, Lead::Off) => ", rui 5",
        (RuiLimit::Three, Lead::Six) => ", lead 6",
        (RuiLimit::Five, Lead::Six) => ", rui 5, lead 6",
    }
}

/// What is asked for now.
pub fn ask(game: &Ren) -> String {
    let mut sentence = game.color_to_move().map_or("", color).to_string() + " to play";
    if !game.replaceable().is_empty() {
        sentence += ": in an empty square or on a weak stone";
    }
    sentence + "."
}

/// The score with that of `first` first.
pub fn score(game: &Ren, first: Color) -> String {
    counted(game.score(first), game.score(first.other()))
}

fn counted(first: u16, second: u16) -> String {
    format!("{} to {}", decimal::write(first.into()), decimal::write(second.into()))
}

/// How the game ended.
pub const fn ended_by(by: Ending) -> &'static str {
    match by {
        Ending::Nine => "nine in a box",
        Ending::Lead => "a lead of six or more",
        Ending::Passes => "both players passed",
        _ => "the board is full",
    }
}

/// How many weak stones have been replaced in succession, and of how many; empty when the game is over.
pub fn rui(game: &Ren) -> String {
    let limit = game.options().rui_limit.stones();
    if game.status() != Status::Ongoing {
        return String::new();
    }
    let reached = if game.rui_count() == limit { ", the limit is reached" } else { "" };
    format!("Rui count: {}{reached}", of(game.rui_count(), limit))
}

fn of(number: u8, limit: u8) -> String {
    format!("{} of {}", decimal::write(number.into()), decimal::write(limit.into()))
}

/// What the last move did; empty if nothing is to be said.
pub fn last_effect(game: &Ren) -> String {
    match game.status().ending() {
        Some(Ending::Passes | Ending::Resign | Ending::Time) => String::new(),
        None if game.is_at_the_start() => FIRST_STEPS.into(),
        None if game.passed() => {
            let passed = game.color_to_move().map_or(Color::Black, Color::other);
            format!("{} passed. One more pass ends the game.", color(passed))
        }
        _ => closed(deeds("The stone", game)),
    }
}

/// `said` as a sentence, if it is anything.
fn closed(said: String) -> String {
    if said.is_empty() { said } else { said + "." }
}

/// What `subject`, the last stone of `game`, does; empty if nothing is to be said.
fn deeds(subject: &str, game: &Ren) -> String {
    let mut deeds = Vec::new();
    if game.replaced().is_some() {
        let limit = game.options().rui_limit.stones();
        deeds.push(
            String::from("replaces a weak stone (")
                + &of(game.rui_count(), limit)
                + " in succession)",
        );
    }
    if !game.captured().is_empty() {
        deeds.push(String::from("captures ") + &names(game, game.captured()));
    }
    if game.niban().is_some() {
        deeds.push("adds a second stone there (nibai)".into());
    }
    if !game.groups().is_empty() {
        deeds.push(scores(game));
    }
    // After the end there is nobody to replace them.
    if game.rui_count() == game.options().rui_limit.stones() {
        deeds.push("reaches the rui limit".into());
    } else if !game.replaceable().is_empty() {
        deeds.push(String::from("leaves ") + &several(game.weak().len(), "stone") + " weak");
    }
    if game.status().ending() == Some(Ending::Full) {
        deeds.push("fills the board".into());
    }
    if deeds.is_empty() { String::new() } else { String::from(subject) + " " + &listed(&deeds) }
}

/// `a`, `a and b`, `a, b and c`.
fn listed(words: &[String]) -> String {
    let mut said = String::new();
    for (i, word) in words.iter().enumerate() {
        said += match i {
            0 => "",
            _ if i + 1 == words.len() => " and ",
            _ => ", ",
        };
        said += word;
    }
    said
}

/// What a stone on `at` would do, if that is to be told and it would do more than lie there.
pub fn ahead(model: &Model, game: &Ren, at: Point) -> Option<String> {
    let point = model.rules().point_name(at);
    let told = match model.look_ahead(at) {
        Some(ahead) => foretold(&point, &ahead),
        None if model.protects(game, at) => point + PROTECTED + ".",
        None => return None,
    };
    if told.is_empty() { None } else { Some(told) }
}

/// What `subject`, the last stone of `game`, does, and whether that ends the game.
pub fn foretold(subject: &str, game: &Ren) -> String {
    let mut said = deeds(subject, game);
    match game.status() {
        Status::Ongoing => {}
        Status::Won { winner, .. } => {
            let winner = game.color_of(winner);
            said += ", and ";
            said += color(winner);
            said += " wins ";
            said += &score(game, winner);
        }
        Status::Drawn { .. } => said += ", and the game is drawn",
    }
    closed(said)
}

/// The points of all groups that the last move scored.
fn points(game: &Ren) -> usize {
    game.groups().iter().map(|group| usize::from(group.kind.points())).sum()
}

/// The score as one says it.
pub fn scores_told(game: &Ren) -> String {
    let [black, white] = digits(game);
    format!("Black {black}, White {white}. ")
}

/// Those points and the score then, Black's first.
pub fn scored(game: &Ren) -> String {
    let [black, white] = digits(game);
    format!("+{} {black}–{white}", decimal::write(points(game)))
}

fn digits(game: &Ren) -> [String; 2] {
    [Color::Black, Color::White].map(|color| decimal::write(game.score(color).into()))
}

/// The points that the last move scored, and for what.
fn scores(game: &Ren) -> String {
    let points = points(game);
    let mut kinds = Vec::new();
    for &kind in &Kind::ALL {
        let number = game.groups().iter().filter(|group| group.kind == kind).count();
        if number > 1 {
            kinds.push(decimal::write(number) + " × " + name(kind));
        } else if number == 1 {
            kinds.push(name(kind).into());
        }
    }
    String::from("scores ") + &several(points, "point") + " (" + &listed(&kinds) + ")"
}

fn several(number: usize, word: &str) -> String {
    decimal::write(number) + " " + word + if number == 1 { "" } else { "s" }
}

fn names(game: &Ren, points: &[Point]) -> String {
    let mut names = Vec::new();
    for &at in points {
        names.push(Notation::FileRank.name(at, game.board().size()));
    }
    listed(&names)
}

const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Row4 => "four in a row",
        Kind::Row6 => "six in a row",
        Kind::Box4 => "four in a box",
        Kind::Box6 => "six in a box",
        Kind::Box9 => "nine in a box",
    }
}

/// How a nine in a box came to the final score, step by step, the winner's first; nothing without one.
pub fn steps(game: &Ren) -> Vec<String> {
    let Status::Won { winner, by: Ending::Nine } = game.status() else { return Vec::new() };
    let winner = game.color_of(winner);
    let (own, other) = (game.score_before(winner), game.score_before(winner.other()));
    let mut steps = vec![String::from("Before: ") + &counted(own, other) + "."];
    if own < other {
        steps.push(String::from("The scores are swapped: ") + &counted(other, own) + ".");
    }
    steps.push(String::from("Nine in a box adds 10: ") + &score(game, winner) + ".");
    steps
}

/// How a match stands, of which `game` is being played.
pub fn standing(of: Match, game: &Ren, names: &[String; 2]) -> String {
    let [black, white] = of.totals(game).map(|total| decimal::write(total.into()));
    let [black_name, white_name] = names;
    let mut said = match of {
        Match::First => String::from("Match, first game."),
        Match::Second { .. } => {
            format!("Match, second game. Total: {black_name} {black}, {white_name} {white}.")
        }
    };
    match of.outcome(game) {
        Some(Outcome::Won(winner)) => {
            said += " The match goes to ";
            said += &names[winner as usize];
            said += ".";
        }
        Some(Outcome::Drawn) => said += " The match is a draw.",
        None if of.next(game).is_some() => said += " Colours are exchanged for the second.",
        None => {}
    }
    said
}
