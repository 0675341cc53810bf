//! What stands beside the board, as plain data.

use super::{Command, Model, text};
use crate::board::{Color, Seat};
use crate::record::{Header, token};
use crate::rules::catalog::AnyGame;
use crate::rules::ren::{Match, Ren};
use crate::rules::{Move, Rules};

/// The page beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Which game it is, for what only one game shows.
    pub game: &'static str,
    /// What is played.
    pub title: String,
    /// Black's line and White's.
    pub players: [Player; 2],
    /// What is asked for now, or how it ended.
    pub sentence: String,
    /// What is most to be read where there is room for one sentence.
    pub headline: String,
    /// What the last move did.
    pub effect: String,
    /// How a nine in a box came to the final score, step by step.
    pub steps: Vec<String>,
    /// How many weak stones have been replaced in succession; empty but in Ren.
    pub rui: String,
    /// How the match stands; empty without one.
    pub standing: String,
    /// The opening's name, as it is written and as it is spoken; both empty if it has none.
    pub opening: [String; 2],
    /// What is asked before something is done; empty if nothing is.
    pub question: String,
    /// Where in the game we are, unless at its end.
    pub looking_back: String,
    /// Something to be read once.
    pub notice: String,
    /// The moves.
    pub moves: Vec<Entry>,
    /// How many of them are shown.
    pub shown: usize,
    /// The controls, each with whether it does something now and where it stands if it is a switch.
    pub controls: Vec<(Command, bool, Option<bool>)>,
}

/// One move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its word.
    pub word: String,
    /// What it scored, and the score then; empty if nothing.
    pub score: String,
    /// Who made it.
    pub by: Color,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Who it is.
    pub name: String,
    /// Stones on the board or points, where they count.
    pub count: u16,
    /// How much of the board they cover, from 0 to 1.
    pub share: f64,
    /// Stones due in this turn; 0 when it is the other's.
    pub due: u8,
    /// What the clock shows; empty without one.
    pub clock: String,
}

impl Panel {
    /// Whether this control does something now.
    pub fn is_possible(&self, command: Command) -> bool {
        self.controls.iter().any(|&(other, possible, _)| other == command && possible)
    }
}

/// What stands beside the position shown.
pub fn panel(model: &Model) -> Panel {
    let moves = entries(model);
    let sentence = text::sentence(model);
    let question = model.intent.asked.map_or(String::new(), |mv| text::question(model, mv));
    let effect = text::effect(model);
    let mut headline = sentence.clone();
    // Ren has more to tell than there is room for, and says it below the board.
    let brief = if matches!(model.game(), AnyGame::Ren(_)) { "" } else { &effect };
    for &more in &[brief, &model.notice, &question] {
        if !more.is_empty() {
            headline = more.into();
        }
    }
    let mut controls = Vec::new();
    for &command in &Command::ALL {
        controls.push((command, command.is_possible(model), command.pressed(model)));
    }
    Panel {
        game: model.rules().name(),
        title: text::title(model.rules()),
        players: Color::ALL.map(|color| player(model, color)),
        headline,
        sentence,
        effect,
        steps: steps(model),
        rui: rui(model),
        standing: standing(model),
        opening: opening(model),
        question,
        looking_back: match model.at_end() {
            true => String::new(),
            false => text::looking_back(model.shown, moves.len()),
        },
        notice: model.notice.clone(),
        moves,
        shown: model.shown,
        controls,
    }
}

fn steps(model: &Model) -> Vec<String> {
    match model.game() {
        AnyGame::Ren(game) => {
            let mut steps = text::ren::steps(game);
            steps.truncate(model.steps_shown());
            steps
        }
        _ => Vec::new(),
    }
}

/// The points of `color`, as far as they have been counted: after a nine in a box those of the step shown.
fn counted(model: &Model, game: &Ren, color: Color) -> u16 {
    let was_behind = text::ren::steps(game).len() == 3;
    match model.steps_shown() {
        1 if model.is_counting() => game.score_before(color),
        2 if model.is_counting() && was_behind => game.score_before(color.other()),
        _ => game.score(color),
    }
}

fn rui(model: &Model) -> String {
    match model.game() {
        AnyGame::Ren(game) => text::ren::rui(game),
        _ => String::new(),
    }
}

/// How the match stands; empty without one.
pub fn standing(model: &Model) -> String {
    match (model.match_of_two(), model.game()) {
        (Some(of), AnyGame::Ren(game)) => {
            text::ren::standing(of, game, &Color::ALL.map(|color| person(model, of, color)))
        }
        _ => String::new(),
    }
}

fn opening(model: &Model) -> [String; 2] {
    match model.game() {
        AnyGame::Renju(game) => game.pattern().map_or(Default::default(), |pattern| {
            [pattern.kanji.to_string(), text::opening(pattern)]
        }),
        AnyGame::Rin(_) | AnyGame::Ren(_) => Default::default(),
    }
}

fn player(model: &Model, color: Color) -> Player {
    let to_move = model.game().person_to_move() == Some(color);
    let mut player = Player {
        name: name(model, color),
        count: 0,
        share: 0.0,
        due: u8::from(to_move),
        clock: clock(model, color),
    };
    match model.game() {
        AnyGame::Rin(rin) => {
            player.count = rin.stones(color);
            player.share = f64::from(player.count) / f64::from(model.rules().size()).powi(2);
            player.due *= rin.left();
        }
        AnyGame::Ren(ren) => player.count = counted(model, ren, color),
        AnyGame::Renju(_) => {}
    }
    player
}

/// The name in the record's head, or which of the two in the match it is who plays `color`.
fn person(model: &Model, of: Match, color: Color) -> String {
    let header = if color == Color::Black { Header::Black } else { Header::White };
    let name = model.record.header(header);
    match name {
        "" => String::from("the ") + text::person(seat_in(of, color)),
        name => name.into(),
    }
}

/// Who plays `color`: the one who began the match, or the other.
const fn seat_in(of: Match, color: Color) -> Seat {
    match (of, color) {
        (Match::First, Color::Black) | (Match::Second { .. }, Color::White) => Seat::First,
        _ => Seat::Second,
    }
}

/// The name in the record's head, which says who has which colour in the end, or the colour; and who
/// that is, where colours are chosen.
fn name(model: &Model, color: Color) -> String {
    let in_the_end = model.record.position(usize::MAX).color_of(model.game().seat_of(color));
    let header = if in_the_end == Color::Black { Header::Black } else { Header::White };
    let mut name = model.record.header(header).to_string();
    if name.is_empty() {
        name = text::color(color).to_string();
    }
    let seat = match (model.game(), model.match_of_two()) {
        (AnyGame::Renju(game), _) if game.has_colour_choice() => game.seat_of(color),
        (_, Some(of)) => seat_in(of, color),
        _ => return name,
    };
    name + ", " + text::person(seat)
}

/// What the clock of who plays `color` shows; empty without clocks.
pub fn clock(model: &Model, color: Color) -> String {
    let seat = model.game().seat_of(color);
    model.clocks.map_or(String::new(), |clocks| text::clock(clocks.left(seat, model.now)))
}

fn entries(model: &Model) -> Vec<Entry> {
    let mut game = model.rules().start();
    let entry = |mv| {
        let by = match mv {
            Move::Resign(Some(color)) | Move::Time(Some(color)) | Move::Claim(color) => color,
            Move::Resign(None) | Move::Time(None) => game.person_to_move().unwrap_or(Color::Black),
            _ => game.color_to_move().unwrap_or(Color::Black),
        };
        game.play_unchecked(mv);
        Entry { word: token::write(mv, model.rules()), score: text::scored(&game), by }
    };
    model.record.line().into_iter().map(entry).collect()
}
