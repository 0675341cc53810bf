//! What a page around the board hears: the events of `<goishi-board>`, and the moves that it may refuse.

use super::host::Kind;
use super::{Effect, HostEffect, Model, learn, text};
use crate::board::Color;
use crate::record::token;
use crate::rules::{Move, Status};

/// Who makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Who looks at the board.
    Visitor,
    /// The page around it.
    Page,
    /// The computer player.
    Computer,
}

impl By {
    /// Everybody who can make a move.
    pub const ALL: [Self; 3] = [Self::Visitor, Self::Page, Self::Computer];

    /// The name by which pages know this one.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Visitor => "visitor",
            Self::Page => "page",
            Self::Computer => "computer",
        }
    }
}

/// A move that is to be played, or was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The token of the move: `h8`, `swap`, …
    pub token: String,
    /// How many moves the game has with it.
    pub ply: usize,
    /// Whose move it is.
    pub color: Option<Color>,
    /// Who makes it.
    pub by: By,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The winner's colour; none for a draw.
    pub winner: Option<Color>,
    /// The id of the kind of ending, such as `five`.
    pub by: &'static str,
    /// The ending in a sentence, in the language of the board.
    pub text: String,
}

/// A word by which programs know what went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    /// A parameter was left out.
    BadParameter,
    /// A text is no game.
    BadRecord,
    /// An address leads to no game.
    NotFound,
    /// The computer failed.
    NoAnswer,
    /// A fault in the program or in the browser.
    Failed,
}

impl ErrorCode {
    /// Every code that the app tells.
    pub const ALL: [Self; 5] =
        [Self::BadParameter, Self::BadRecord, Self::NotFound, Self::NoAnswer, Self::Failed];

    /// The code as pages get it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::BadParameter => "bad-parameter",
            Self::BadRecord => "bad-record",
            Self::NotFound => "not-found",
            Self::NoAnswer => "no-answer",
            Self::Failed => "failed",
        }
    }
}

/// An event for the page around the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The computer has ended to think.
    AiEnd,
    /// A move was played.
    Move(Played),
    /// Another position is shown.
    PositionChange {
        /// How many moves lead to it.
        ply: usize,
        /// Whose turn it is; none when the game is over.
        turn: Option<Color>,
    },
    /// The last move has ended the game.
    GameOver(GameResult),
    /// The computer begins to think.
    AiStart,
    /// A move of a problem was judged.
    Attempt {
        /// The token of the move.
        token: String,
        /// Whether it is right.
        is_right: bool,
    },
    /// A move of a problem was wrong.
    Failed {
        /// The token of the move.
        token: String,
        /// How many moves were wrong so far.
        mistakes: u32,
    },
    /// A problem is solved.
    Solved {
        /// How many moves were wrong before that.
        mistakes: u32,
    },
    /// Something was left out of a game that was read, or assumed.
    Remark(String),
    /// Something did not work.
    Error {
        /// A word for programs.
        code: ErrorCode,
        /// The parameter that was left out, if it is about one.
        name: Option<&'static str>,
        /// A sentence for people.
        message: String,
    },
}

impl Event {
    /// The name of the event.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::AiEnd => "aiend",
            Self::Move(_) => "move",
            Self::PositionChange { .. } => "positionchange",
            Self::GameOver(_) => "gameover",
            Self::AiStart => "aistart",
            Self::Attempt { .. } => "attempt",
            Self::Failed { .. } => "failed",
            Self::Solved { .. } => "solved",
            Self::Remark(_) => "remark",
            Self::Error { .. } => "error",
        }
    }
}

impl Model {
    /// How the game shown ended; none while it goes on.
    pub fn result(&self) -> Option<GameResult> {
        let game = self.game();
        let winner = match game.status() {
            Status::Ongoing => return None,
            Status::Won { winner, .. } => Some(game.color_of(winner)),
            Status::Drawn { .. } => None,
        };
        let by = game.status().ending().map_or("", |by| by.id());
        Some(GameResult { winner, by, text: text::result(self.words(), game) })
    }

    /// What a page is told of `mv`, made by `by` at the position shown.
    pub(super) fn about_to_play(&self, mv: Move, by: By) -> Played {
        played(self, self.shown(), mv, by)
    }
}

/// An event as an effect, if somebody hears it: our own page hears none.
pub fn event(model: &Model, event: Event) -> Option<Effect> {
    (model.host.kind == Kind::Element).then_some(Effect::Host(HostEffect::Event(event)))
}

/// What follows from an event: who learns hears it, and the page around the board.
pub fn heard(model: &mut Model, happened: Event) -> Vec<Effect> {
    let mut effects = learn::heard(model, &happened);
    effects.extend(event(model, happened));
    effects
}

/// Something did not work.
pub fn error(model: &Model, code: ErrorCode, message: String) -> Option<Effect> {
    event(model, Event::Error { code, name: None, message })
}

/// What is compared with what comes after a message.
pub struct Before {
    versions: (u32, u32),
    asked: Option<u32>,
}

impl Before {
    /// The model before a message.
    pub fn of(model: &Model) -> Self {
        Self { versions: model.versions(), asked: model.asked() }
    }

    /// The number of the question that the computer thought about.
    pub const fn asked(&self) -> Option<u32> {
        self.asked
    }

    /// The events since then, in the order in which pages may count on them. Moves were made by `by`.
    pub fn events(&self, model: &Model, by: By) -> Vec<Event> {
        let ((shown, plays), (shown_now, plays_now)) = (self.versions, model.versions());
        let thinks_anew = self.asked != model.asked();
        let mut events = Vec::new();
        if self.asked.is_some() && thinks_anew {
            events.push(Event::AiEnd);
        }
        if plays != plays_now {
            let count = plays_now.saturating_sub(plays) as usize;
            events.extend(last_played(model, count, by).into_iter().map(Event::Move));
        }
        if shown != shown_now {
            let turn = model.game().color_to_move();
            events.push(Event::PositionChange { ply: model.shown(), turn });
        }
        if plays != plays_now {
            events.extend(model.result().map(Event::GameOver));
        }
        if model.asked().is_some() && thinks_anew {
            events.push(Event::AiStart);
        }
        events
    }
}

/// The last `count` moves: a computer may claim straight after its stone.
fn last_played(model: &Model, count: usize, by: By) -> Vec<Played> {
    let shown = model.shown();
    let plies = shown.saturating_sub(count)..shown;
    plies.map(|ply| played(model, ply, model.line()[ply], by)).collect()
}

/// What a page is told of `mv`, which `by` makes after so many moves.
fn played(model: &Model, ply: usize, mv: Move, by: By) -> Played {
    let color = match mv {
        Move::Claim(color) => Some(color),
        _ => model.game.positions()[ply].color_to_move(),
    };
    Played { token: token::write(mv, model.rules()), ply: ply + 1, color, by }
}
