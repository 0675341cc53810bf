//! The controls beside the board: what each does and when it can.

use super::{Message, Model, Setting, Step, Wish};
use crate::board::Color;
use crate::record::formats::{self, Format};
use crate::rules::Move;

/// A control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Show the start.
    First,
    /// Show the position before.
    Previous,
    /// Show the position after.
    Next,
    /// Show the end.
    Last,
    /// Take back the last move.
    Undo,
    /// Play it again.
    Redo,
    /// Let the game play by itself.
    Autoplay,
    /// Put the stone that is aimed.
    Place,
    /// The same again with exchanged colours.
    Rematch,
    /// Make the computer the opponent.
    PlayComputer,
    /// Let the computer move at once, stop, or think again.
    Think,
    /// Show good moves, or hide them.
    Hint,
    /// Show how the game went, or hide it.
    Review,
    /// Copy a link to the position.
    CopyLink,
    /// Close the notice.
    Dismiss,
    /// Take the other colour.
    Swap,
    /// Keep the colours.
    Stay,
    /// Put no stone.
    Pass,
    /// Let the next move carry the offer of a draw, or not.
    Offer,
    /// Accept the offered draw.
    Accept,
    /// Refuse it.
    Refuse,
    /// Black claims a win.
    ClaimBlack,
    /// White claims a win.
    ClaimWhite,
    /// Give up.
    Resign,
    /// Do what was asked about.
    Confirm,
    /// Do not.
    Cancel,
    /// Stop the clocks, or let them go on.
    Pause,
    /// Mark forbidden points, or not.
    MarkForbidden,
    /// Ask before a foul, or not.
    AskBeforeFoul,
    /// Allow taking back, or not.
    TakeBack,
    /// Mark stones in atari, or not.
    MarkAtari,
    /// Tell what a stone would do, or not.
    LookAhead,
    /// Begin the second game of a match.
    NextGame,
    /// Number the stones, or not.
    Numbers,
    /// Name rows and columns, or not.
    Coords,
    /// Let stones be heard, or not.
    Sound,
    /// Take single keys as commands, or not.
    Keys,
    /// Offer hints and reviews, or not.
    Hints,
    /// Let the computer resign, or not.
    Resigns,
    /// Copy the position as text.
    CopyBoard,
    /// Copy the line that shows it in somebody else's page.
    CopyEmbed,
    /// Print the page.
    Print,
    /// Stop making a picture.
    StopMaking,
    /// Show the record text.
    AsRecord,
    /// Show the game as SGF.
    AsSgf,
    /// Show the game as Piskvork's file.
    AsPsq,
}

impl Command {
    /// Every control.
    pub const ALL: [Self; 46] = [
        Self::First,
        Self::Previous,
        Self::Next,
        Self::Last,
        Self::Undo,
        Self::Redo,
        Self::Autoplay,
        Self::Place,
        Self::Rematch,
        Self::PlayComputer,
        Self::Think,
        Self::Hint,
        Self::Review,
        Self::CopyLink,
        Self::Dismiss,
        Self::Swap,
        Self::Stay,
        Self::Pass,
        Self::Offer,
        Self::Accept,
        Self::Refuse,
        Self::ClaimBlack,
        Self::ClaimWhite,
        Self::Resign,
        Self::Confirm,
        Self::Cancel,
        Self::Pause,
        Self::MarkForbidden,
        Self::AskBeforeFoul,
        Self::TakeBack,
        Self::MarkAtari,
        Self::LookAhead,
        Self::NextGame,
        Self::Numbers,
        Self::Coords,
        Self::Sound,
        Self::Keys,
        Self::Hints,
        Self::Resigns,
        Self::CopyBoard,
        Self::CopyEmbed,
        Self::Print,
        Self::StopMaking,
        Self::AsRecord,
        Self::AsSgf,
        Self::AsPsq,
    ];

    /// The word by which the page calls it.
    #[expect(clippy::too_many_lines, reason = "an arm for every control, and nothing else")]
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::Last => "last",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Autoplay => "autoplay",
            Self::Place => "place",
            Self::Rematch => "rematch",
            Self::PlayComputer => "computer",
            Self::Think => "think",
            Self::Hint => "hint",
            Self::Review => "review",
            Self::CopyLink => "copy-link",
            Self::Dismiss => "dismiss",
            Self::Swap => "swap",
            Self::Stay => "stay",
            Self::Pass => "pass",
            Self::Offer => "offer",
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::ClaimBlack => "claim-black",
            Self::ClaimWhite => "claim-white",
            Self::Resign => "resign",
            Self::Confirm => "confirm",
            Self::Cancel => "cancel",
            Self::Pause => "pause",
            Self::MarkForbidden => Setting::MarkForbidden.id(),
            Self::AskBeforeFoul => Setting::AskBeforeFoul.id(),
            Self::TakeBack => Setting::TakeBack.id(),
            Self::MarkAtari => Setting::MarkAtari.id(),
            Self::LookAhead => Setting::LookAhead.id(),
            Self::NextGame => "next-game",
            Self::Numbers => Setting::Numbers.id(),
            Self::Coords => Setting::Coords.id(),
            Self::Sound => Setting::Sound.id(),
            Self::Keys => Setting::Keys.id(),
            Self::Hints => Setting::Hints.id(),
            Self::Resigns => Setting::Resigns.id(),
            Self::CopyBoard => "copy-board",
            Self::CopyEmbed => "copy-embed",
            Self::Print => "print",
            Self::StopMaking => "stop-making",
            Self::AsRecord => "as-goishi",
            Self::AsSgf => "as-sgf",
            Self::AsPsq => "as-psq",
        }
    }

    /// The control with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|command| command.id() == id)
    }

    /// What it sends.
    #[expect(clippy::too_many_lines, reason = "an arm for every control, and nothing else")]
    pub const fn message(self) -> Message {
        match self {
            Self::First => Message::Show(Step::First),
            Self::Previous => Message::Show(Step::Previous),
            Self::Next => Message::Show(Step::Next),
            Self::Last => Message::Show(Step::Last),
            Self::Undo => Message::Undo,
            Self::Redo => Message::Redo,
            Self::Autoplay => Message::Autoplay,
            Self::Place => Message::Place,
            Self::Rematch => Message::Rematch,
            Self::PlayComputer => Message::PlayComputer,
            Self::Think => Message::Think,
            Self::Hint => Message::Ask(Wish::Hint),
            Self::Review => Message::Ask(Wish::Review),
            Self::CopyLink => Message::CopyLink,
            Self::Dismiss => Message::Dismiss,
            Self::Swap => Message::Decide(Move::Swap),
            Self::Stay => Message::Decide(Move::Stay),
            Self::Pass => Message::Decide(Move::Pass),
            Self::Offer => Message::OfferDraw,
            Self::Accept => Message::Decide(Move::Accept),
            Self::Refuse => Message::Decide(Move::Refuse),
            Self::ClaimBlack => Message::Decide(Move::Claim(Color::Black)),
            Self::ClaimWhite => Message::Decide(Move::Claim(Color::White)),
            Self::Resign => Message::Decide(Move::Resign(None)),
            Self::Confirm => Message::Confirm,
            Self::Cancel => Message::Cancel,
            Self::Pause => Message::Pause,
            Self::MarkForbidden => Message::Switch(Setting::MarkForbidden),
            Self::AskBeforeFoul => Message::Switch(Setting::AskBeforeFoul),
            Self::TakeBack => Message::Switch(Setting::TakeBack),
            Self::MarkAtari => Message::Switch(Setting::MarkAtari),
            Self::LookAhead => Message::Switch(Setting::LookAhead),
            Self::NextGame => Message::NextGame,
            Self::Numbers => Message::Switch(Setting::Numbers),
            Self::Coords => Message::Switch(Setting::Coords),
            Self::Sound => Message::Switch(Setting::Sound),
            Self::Keys => Message::Switch(Setting::Keys),
            Self::Hints => Message::Switch(Setting::Hints),
            Self::Resigns => Message::Switch(Setting::Resigns),
            Self::CopyBoard => Message::CopyBoard,
            Self::CopyEmbed => Message::CopyEmbed,
            Self::Print => Message::Print,
            Self::StopMaking => Message::StopMaking,
            Self::AsRecord => Message::ShowText(Format::Goishi),
            Self::AsSgf => Message::ShowText(Format::Sgf),
            Self::AsPsq => Message::ShowText(Format::Psq),
        }
    }

    /// Whether it would do anything now.
    pub fn is_possible(self, model: &Model) -> bool {
        match self.message() {
            Message::Show(Step::First | Step::Previous) => model.shown > 0,
            Message::Show(_) => !model.at_end(),
            Message::Undo => {
                (model.shown > 0 || model.intent.aim.is_some()) && model.may_take_back()
            }
            Message::Redo => !model.undone.is_empty() && model.may_take_back(),
            Message::Autoplay => !model.record.line().is_empty(),
            Message::Place => model.intent.aim.is_some(),
            Message::Rematch => model.can_rematch(),
            Message::PlayComputer => model.can_play_computer(),
            Message::Think => model.can_ask(Wish::Move),
            Message::Ask(wish) => model.can_ask(wish) || model.has_open(wish),
            Message::StopMaking => model.making.is_some(),
            Message::Dismiss => !model.notice.is_empty(),
            Message::Confirm | Message::Cancel => model.intent.asked.is_some(),
            Message::Decide(mv) => model.can_decide(mv),
            Message::OfferDraw => model.can_offer_draw(),
            Message::Pause => model.can_pause(),
            Message::NextGame => model.next_in_match().is_some(),
            Message::ShowText(format) => formats::holds(format, model.rules()),
            _ => true,
        }
    }

    /// Whether it is a switch, and where that stands.
    pub fn pressed(self, model: &Model) -> Option<bool> {
        match self.message() {
            Message::OfferDraw => Some(model.intent.offers_draw),
            Message::Autoplay => Some(model.autoplay.is_some()),
            Message::Ask(wish) => Some(model.has_open(wish)),
            Message::Switch(setting) => Some(model.settings.is_on(setting)),
            _ => None,
        }
    }
}
