//! The desk: what is known of a position in the making, and what can be done with it.

use super::{Brush, Number, SetUp, position};
use crate::app::files::Opened;
use crate::app::game::Game;
use crate::app::learn::Train;
use crate::app::{Find, HostKind, Message, Model, Study, Visitor};
use crate::rules::Setup;
use crate::rules::catalog::RuleSet;

/// A position in the making. Its stones lie on the board as those of a game in which nothing has been played.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The game that was on the board.
    pub kept: Game,
    /// What is put on the points that are pressed.
    pub brush: Brush,
    /// The positions before, the last one on top.
    pub done: Vec<Setup>,
    /// The positions that were undone, the last one on top.
    pub undone: Vec<Setup>,
}

impl Model {
    /// Whether a position is being set up.
    pub(in crate::app) const fn is_setting_up(&self) -> bool {
        self.desk.is_some()
    }

    /// The game that is played here, even while a position is set up.
    pub(in crate::app) fn kept_game(&self) -> &Game {
        self.desk.as_ref().map_or(&self.game, |desk| &desk.kept)
    }

    /// The game that is played here, to be changed even while a position is set up.
    pub(in crate::app) fn kept_game_mut(&mut self) -> &mut Game {
        self.desk.as_mut().map_or(&mut self.game, |desk| &mut desk.kept)
    }

    /// What is put on the points that are pressed.
    pub(in crate::app) fn brush(&self) -> Option<Brush> {
        self.desk.as_ref().map(|desk| desk.brush)
    }

    /// The position that is set up.
    pub(in crate::app) fn drawn(&self) -> Option<&Setup> {
        self.desk.as_ref().and_then(|_| self.record().setup())
    }

    /// Whether this can be done now. While a game runs in which players judge for themselves, or have clocks, a position
    /// would help them.
    pub(in crate::app) fn can_set_up(&self, what: &SetUp) -> bool {
        match what {
            SetUp::Open => {
                let is_player = self.host.visitor != Visitor::Nobody;
                let waits = self.game.clocks.is_some() && !self.game.is_over();
                let may = self.host.kind == HostKind::Page && is_player && !waits;
                may && !self.is_setting_up() && !self.is_judged_by_players_only()
            }
            SetUp::Take(Brush::Weak) | SetUp::Number(..) => {
                self.is_setting_up() && matches!(self.rules(), RuleSet::Ren(_))
            }
            SetUp::Left(_) => self.is_setting_up() && matches!(self.rules(), RuleSet::Rin(_)),
            SetUp::Play => self.is_setting_up() && self.is_running(),
            SetUp::Clear => {
                self.drawn().is_some_and(|drawn| *drawn != position::cleared(self.rules()))
            }
            _ => self.is_setting_up(),
        }
    }

    /// Whether a switch of the desk stands so.
    pub(in crate::app) fn is_set(&self, what: &SetUp) -> Option<bool> {
        let drawn = self.drawn();
        match *what {
            SetUp::Take(brush) => Some(self.brush() == Some(brush)),
            SetUp::ToPlay(color) => Some(drawn.is_some_and(|drawn| drawn.to_move == color)),
            SetUp::Left(left) => Some(drawn.is_some_and(|drawn| drawn.left == left)),
            _ => None,
        }
    }

    /// Whether this can be done while a position is set up, or that one is; none if that is for the game to say.
    pub(in crate::app) fn can_at_the_desk(&self, message: &Message) -> Option<bool> {
        match (message, &self.desk) {
            (Message::SetUp(what), _) => Some(self.can_set_up(what)),
            (Message::Undo, Some(desk)) => Some(!desk.done.is_empty()),
            (Message::Redo, Some(desk)) => Some(!desk.undone.is_empty()),
            (message, Some(_)) if !allows(message) => Some(false),
            _ => None,
        }
    }
}

/// Whether this message leaves the desk as it is. All others are for the game, which comes back for them.
pub fn allows(message: &Message) -> bool {
    is_for_the_desk(message) || is_for_any_board(message)
}

fn is_for_the_desk(message: &Message) -> bool {
    use Message as M;
    matches!(
        message,
        M::SetUp(_)
            | M::Undo
            | M::Redo
            | M::Play(_)
            | M::Pressed { .. }
            | M::Cancel
            | M::Shortcut(_)
    )
}

/// Whether this message is about what is seen, the page or its settings, and changes no game.
fn is_for_any_board(message: &Message) -> bool {
    use Message as M;
    let is_seen = matches!(
        message,
        M::PointerAt(_)
            | M::PointerLeft
            | M::Key(_)
            | M::Focused(_)
            | M::Reached(_)
            | M::Study(Study::Grab(_))
            | M::Resized { .. }
            | M::Look { .. }
            | M::Words { .. }
            | M::Printing(_)
            | M::Notice(_)
            | M::Dismiss
            | M::Tick
    );
    let is_of_the_page = matches!(
        message,
        M::Leaving
            | M::Set(..)
            | M::Switch(_)
            | M::SettingsElsewhere(_)
            | M::ListGames
            | M::SavedElsewhere { .. }
            | M::FoundElsewhere { .. }
            | M::Rename(..)
            | M::Backup
            | M::Train(Train::Loaded(..) | Train::Elsewhere(_))
            | M::Trouble(..)
            | M::NotSaved
            | M::SavedAgain
            | M::Progressed(..)
            | M::Answered(..)
    );
    is_seen || is_of_the_page || is_of_files(message) || is_handed_out(message)
}

/// Whether this message is about a file that is being opened, or what was found in one.
fn is_of_files(message: &Message) -> bool {
    use Message as M;
    matches!(
        message,
        M::ListFile(_)
            | M::FileRead(Err(_) | Ok(Opened::Games(_)))
            | M::FileProgress(_)
            | M::StopOpening
            | M::Search(Find::Found(..))
    )
}

/// Whether this message is about what leaves the page: links, texts and pictures.
fn is_handed_out(message: &Message) -> bool {
    use Message as M;
    matches!(
        message,
        M::CopyLink
            | M::CopyBoard
            | M::CopyEmbed
            | M::Copied(_)
            | M::ShowText(_)
            | M::TextWritten(..)
            | M::Remark(_)
            | M::Picture(_)
            | M::Progress(_)
            | M::Made(_)
            | M::StopMaking
            | M::Print(_)
    )
}

/// What stands beside a position in the making, but for its buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskPanel {
    /// The numbers in their fields.
    pub numbers: [(Number, String); 3],
}

/// What stands beside the position in the making, if there is one.
pub fn panel(model: &Model) -> Option<DeskPanel> {
    let drawn = model.drawn()?;
    let numbers = Number::ALL.map(|number| {
        let value = match number {
            Number::Points(color) => drawn.scores[color as usize],
            Number::Rui => drawn.rui.into(),
        };
        (number, value.to_string())
    });
    Some(DeskPanel { numbers })
}
