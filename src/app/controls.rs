//! The controls beside the board, in one table: the id, the word on it, the keys that press it, and the message it sends.

use super::learn::Train;
use super::players::Mood;
use super::{
    Brush, Find, Laid, Message, Model, Prints, SetUp, Setting, Step, Study, Switch, Tab, ToMistake,
    Tool, Toward, Wish,
};
use crate::ai::renju::Means;
use crate::board::Color;
use crate::record::formats::{self, Format};
use crate::rules::Move;

/// Makes the enum of all controls from the table.
macro_rules! controls {
    ($($(#[$doc:meta])* $name:ident: $id:literal, $word:literal, [$($key:literal),*] => $message:expr;)*) => {
        /// A control.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Command { $($(#[$doc])* $name,)* }

        impl Command {
            /// Every control.
            pub const ALL: [Self; [$($id,)*].len()] = [$(Self::$name,)*];

            /// The word by which the page calls it.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The key of the word on it; empty where the label depends on the position or is a name.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }

            /// The keys that press it.
            pub const fn keys(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($key),*],)* }
            }

            /// What it sends.
            pub const fn message(self) -> Message {
                match self { $(Self::$name => $message,)* }
            }
        }
    };
}

controls! {
    /// Show the start.
    First: "first", "First", ["<"] => Message::Show(Step::First);
    /// Show the position before.
    Previous: "previous", "Previous", [",", "ArrowLeft"] => Message::Show(Step::Previous);
    /// Show the position after.
    Next: "next", "Next", [".", "ArrowRight"] => Message::Show(Step::Next);
    /// Show the end.
    Last: "last", "Last", [">"] => Message::Show(Step::Last);
    /// Take back the last move.
    Undo: "undo", "Undo", ["u"] => Message::Undo;
    /// Play the move again that was taken back last.
    Redo: "redo", "Redo", ["r"] => Message::Redo;
    /// Let the game play by itself.
    Autoplay: "autoplay", "Autoplay", ["a"] => Message::Autoplay;
    /// Put the stone that is aimed.
    Place: "place", "", [] => Message::Place;
    /// After a loss: play the same again, with the same colours.
    Again: "again", "Again", [] => Message::Again;
    /// Begin another game with exchanged colours.
    Rematch: "rematch", "Rematch", [] => Message::Rematch;
    /// Begin a game against the next stronger computer player.
    NextLevel: "next-level", "", [] => Message::NextLevel;
    /// Show the list of moves.
    TabMoves: "tab-moves", "Moves", [] => Message::Tab(Tab::Moves);
    /// Show what the computer thinks.
    TabAnalysis: "tab-analysis", "Analysis", [] => Message::Tab(Tab::Analysis);
    /// Show what the record says.
    TabNotes: "tab-notes", "Notes", [] => Message::Tab(Tab::Notes);
    /// Show what other games know of the position.
    TabSearch: "tab-search", "Search", [] => Message::Tab(Tab::Search);
    /// Find only games with the position shown, or all.
    OnlyHere: "only-here", "OnlyHere", [] => Message::Search(Find::Scope);
    /// Return to the game that was left for this one.
    Back: "back", "", [] => Message::Back;
    /// Return from analysis to the end of the game.
    ToGame: "to-game", "BackToGame", [] => Message::ToGame;
    /// Begin a game at the position shown.
    PlayOn: "play-on", "PlayOn", [] => Message::PlayOn;
    /// Draw crosses on the board.
    MarkCross: "mark-cross", "MarkCross", [] => Message::Study(Study::Take(Tool::Cross));
    /// Draw circles.
    MarkCircle: "mark-circle", "MarkCircle", [] => Message::Study(Study::Take(Tool::Circle));
    /// Draw triangles.
    MarkTriangle: "mark-triangle", "MarkTriangle", [] => Message::Study(Study::Take(Tool::Triangle));
    /// Draw squares.
    MarkSquare: "mark-square", "MarkSquare", [] => Message::Study(Study::Take(Tool::Square));
    /// Write letters on the board.
    MarkLetter: "mark-letter", "MarkLetter", [] => Message::Study(Study::Take(Tool::Letter));
    /// Write numbers on the board.
    MarkNumber: "mark-number", "MarkNumber", [] => Message::Study(Study::Take(Tool::Number));
    /// Draw arrows.
    MarkArrow: "mark-arrow", "MarkArrow", [] => Message::Study(Study::Take(Tool::Arrow));
    /// Draw lines.
    MarkLine: "mark-line", "MarkLine", [] => Message::Study(Study::Take(Tool::Line));
    /// Erase marks.
    MarkEraser: "mark-eraser", "MarkEraser", [] => Message::Study(Study::Take(Tool::Eraser));
    /// Mark the move shown as wrong, or not.
    Wrong: "wrong", "MarkWrong", [] => Message::Study(Study::Wrong);
    /// Make the variation shown the game.
    Promote: "promote", "Promote", [] => Message::Study(Study::Promote);
    /// Take out the rest of the variation shown.
    RemoveLine: "remove-line", "RemoveLine", [] => Message::Study(Study::Remove);
    /// Copy the line shown.
    CopyLine: "copy-line", "CopyLine", [] => Message::Study(Study::Copy);
    /// Undo the last edit.
    UndoEdit: "undo-edit", "UndoEdit", [] => Message::Study(Study::Undo);
    /// Do the edit again that was undone last.
    RedoEdit: "redo-edit", "RedoEdit", [] => Message::Study(Study::Redo);
    /// Set up a position.
    SetUp: "set-up", "SetUp", [] => Message::SetUp(SetUp::Open);
    /// Set up a position, from the list of games.
    SetUpFirst: "set-up-first", "SetUp", [] => Message::SetUp(SetUp::Open);
    /// Put black stones.
    PutBlack: "put-black", "PutBlack", [] => Message::SetUp(SetUp::Take(Brush::Stone(Color::Black)));
    /// Put white stones.
    PutWhite: "put-white", "PutWhite", [] => Message::SetUp(SetUp::Take(Brush::Stone(Color::White)));
    /// Say which stones are weak.
    PutWeak: "put-weak", "PutWeak", [] => Message::SetUp(SetUp::Take(Brush::Weak));
    /// Take stones away.
    EraseStones: "erase-stones", "EraseStones", [] => Message::SetUp(SetUp::Take(Brush::Eraser));
    /// Black is to play.
    BlackToPlay: "black-to-play", "BlackName", [] => Message::SetUp(SetUp::ToPlay(Color::Black));
    /// White is to play.
    WhiteToPlay: "white-to-play", "WhiteName", [] => Message::SetUp(SetUp::ToPlay(Color::White));
    /// One stone is left in the turn.
    OneLeft: "one-left", "OneStone", [] => Message::SetUp(SetUp::Left(1));
    /// Two stones are left in the turn.
    TwoLeft: "two-left", "TwoStones", [] => Message::SetUp(SetUp::Left(2));
    /// Turn the stones.
    TurnStones: "turn-stones", "TurnStones", [] => Message::SetUp(SetUp::Lay(Laid::Turned));
    /// Mirror the stones.
    MirrorStones: "mirror-stones", "MirrorStones", [] => Message::SetUp(SetUp::Lay(Laid::Mirrored));
    /// Shift the stones up.
    ShiftUp: "shift-up", "ShiftUp", [] => Message::SetUp(SetUp::Lay(Laid::Shifted(Toward::Up)));
    /// Shift the stones down.
    ShiftDown: "shift-down", "ShiftDown", [] => Message::SetUp(SetUp::Lay(Laid::Shifted(Toward::Down)));
    /// Shift the stones to the left.
    ShiftLeft: "shift-left", "ShiftLeft", [] => Message::SetUp(SetUp::Lay(Laid::Shifted(Toward::Left)));
    /// Shift the stones to the right.
    ShiftRight: "shift-right", "ShiftRight", [] => Message::SetUp(SetUp::Lay(Laid::Shifted(Toward::Right)));
    /// Take all stones away.
    ClearStones: "clear-stones", "ClearStones", [] => Message::SetUp(SetUp::Clear);
    /// Begin a game at the position that is set up.
    PlayHere: "play-here", "PlayHere", [] => Message::SetUp(SetUp::Play);
    /// Analyse the position that is set up.
    AnalyseHere: "analyse-here", "AnalyseHere", [] => Message::SetUp(SetUp::Analyse);
    /// Give up setting up a position.
    CancelSetUp: "cancel-set-up", "CancelSetUp", [] => Message::SetUp(SetUp::Cancel);
    /// Make the computer the opponent.
    PlayComputer: "computer", "PlayComputer", [] => Message::PlayComputer;
    /// Let the computer move at once, stop, or think again.
    Think: "think", "", [] => Message::Think;
    /// Show good moves, or hide them.
    Hint: "hint", "Hint", ["h"] => Message::Ask(Wish::Hint);
    /// Show how the game went.
    Review: "review", "Review", [] => Message::Ask(Wish::Review);
    /// Think no more about how the game went.
    StopReview: "stop-review", "Stop", [] => Message::StopReview;
    /// Let the computer think on, or not.
    ThinkOn: "think-on", "ThinkOn", [] => Message::ThinkOn;
    /// Ask whether Black wins by fours.
    BlackFours: "black-fours", "WinByFours", [] => Message::Ask(Wish::Solve(Color::Black, Means::Fours));
    /// Ask whether Black wins by threes.
    BlackThrees: "black-threes", "WinByThrees", [] => Message::Ask(Wish::Solve(Color::Black, Means::Threats));
    /// Ask whether White wins by fours.
    WhiteFours: "white-fours", "WinByFours", [] => Message::Ask(Wish::Solve(Color::White, Means::Fours));
    /// Ask whether White wins by threes.
    WhiteThrees: "white-threes", "WinByThrees", [] => Message::Ask(Wish::Solve(Color::White, Means::Threats));
    /// Show the threats of both, or hide them.
    Threats: "threats", "ShowThreats", [] => Message::Ask(Wish::Threats);
    /// Let the solver look longer.
    LookLonger: "look-longer", "LookLonger", [] => Message::LookLonger;
    /// Show one line less in hints.
    FewerLines: "fewer-lines", "FewerLines", [] => Message::FewerLines;
    /// Show one line more in hints.
    MoreLines: "more-lines", "MoreLines", [] => Message::MoreLines;
    /// Learn from the next mistake.
    NextMistake: "next-mistake", "NextMistake", [] => Message::Mistake(ToMistake::Next);
    /// Learn from the mistake before.
    PreviousMistake: "previous-mistake", "PreviousMistake", [] => Message::Mistake(ToMistake::Previous);
    /// Look for another move than the mistake.
    TryMove: "try-move", "TryMove", [] => Message::TryMove;
    /// Show what would have been better.
    ShowSolution: "show-solution", "ShowSolution", [] => Message::ShowSolution;
    /// Try a problem again.
    Retry: "retry", "TryAgain", [] => Message::Retry;
    /// Go on to the next lesson or problem.
    NextProblem: "next-problem", "", ["x"] => Message::Train(Train::Next);
    /// Get help with a lesson or problem.
    Help: "learn-help", "", [] => Message::Train(Train::Help);
    /// Hand out the line about the problem of the day.
    CopyResult: "copy-result", "LearnCopy", [] => Message::Train(Train::Copy);
    /// Copy a link to the position.
    CopyLink: "copy-link", "CopyLink", [] => Message::CopyLink;
    /// Close the notice.
    Dismiss: "dismiss", "CloseNotice", [] => Message::Dismiss;
    /// Take the other colour.
    Swap: "swap", "", [] => Message::Decide(Move::Swap);
    /// Keep the colours.
    Stay: "stay", "", [] => Message::Decide(Move::Stay);
    /// Put two more stones before the colours are chosen.
    TwoMore: "two-more", "TwoMore", [] => Message::Decide(Move::More);
    /// Ask for 1 fifth.
    Declare1: "declare-1", "", [] => Message::Decide(Move::Declare(1));
    /// Ask for 2 fifths.
    Declare2: "declare-2", "", [] => Message::Decide(Move::Declare(2));
    /// Ask for 3 fifths.
    Declare3: "declare-3", "", [] => Message::Decide(Move::Declare(3));
    /// Ask for 4 fifths.
    Declare4: "declare-4", "", [] => Message::Decide(Move::Declare(4));
    /// Ask for 5 fifths.
    Declare5: "declare-5", "", [] => Message::Decide(Move::Declare(5));
    /// Ask for 6 fifths.
    Declare6: "declare-6", "", [] => Message::Decide(Move::Declare(6));
    /// Ask for 7 fifths.
    Declare7: "declare-7", "", [] => Message::Decide(Move::Declare(7));
    /// Ask for 8 fifths.
    Declare8: "declare-8", "", [] => Message::Decide(Move::Declare(8));
    /// Ask for 9 fifths.
    Declare9: "declare-9", "", [] => Message::Decide(Move::Declare(9));
    /// Ask for 10 fifths.
    Declare10: "declare-10", "", [] => Message::Decide(Move::Declare(10));
    /// Ask for 11 fifths.
    Declare11: "declare-11", "", [] => Message::Decide(Move::Declare(11));
    /// Ask for 12 fifths.
    Declare12: "declare-12", "", [] => Message::Decide(Move::Declare(12));
    /// Put no stone.
    Pass: "pass", "Pass", ["p"] => Message::Decide(Move::Pass);
    /// Let the next move carry the offer of a draw, or not.
    Offer: "offer", "OfferDraw", [] => Message::OfferDraw;
    /// Accept the offered draw.
    Accept: "accept", "Accept", [] => Message::Decide(Move::Accept);
    /// Refuse the offered draw.
    Refuse: "refuse", "Refuse", [] => Message::Decide(Move::Refuse);
    /// Black claims a win.
    ClaimBlack: "claim-black", "BlackClaims", [] => Message::Decide(Move::Claim(Color::Black));
    /// White claims a win.
    ClaimWhite: "claim-white", "WhiteClaims", [] => Message::Decide(Move::Claim(Color::White));
    /// Give up.
    Resign: "resign", "Resign", [] => Message::Decide(Move::Resign(None));
    /// Do what was asked about.
    Confirm: "confirm", "Yes", [] => Message::Confirm;
    /// Do not do what was asked about.
    Cancel: "cancel", "No", [] => Message::Cancel;
    /// Stop the clocks, or let them go on.
    Pause: "pause", "", [] => Message::Pause;
    /// Mark forbidden points, or not.
    MarkForbidden: "mark-forbidden", "MarkForbidden", [] => Message::Switch(Setting::MarkForbidden);
    /// Ask before a foul, or not.
    AskBeforeFoul: "ask-before-foul", "AskBeforeFoul", [] => Message::Switch(Setting::AskBeforeFoul);
    /// Allow taking back, or not.
    TakeBack: "take-back", "AllowTakeBack", [] => Message::Switch(Setting::TakeBack);
    /// Mark stones in atari, or not.
    MarkAtari: "mark-atari", "MarkAtari", [] => Message::Switch(Setting::MarkAtari);
    /// Tell what a stone would do, or not.
    LookAhead: "look-ahead", "LookAhead", [] => Message::Switch(Setting::LookAhead);
    /// Begin the second game of a match.
    NextGame: "next-game", "NextGame", [] => Message::NextGame;
    /// Number the stones, or not.
    Numbers: "numbers", "Numbers", ["#"] => Message::Switch(Setting::Numbers);
    /// Name rows and columns, or not.
    Coords: "coords", "Coords", [] => Message::Switch(Setting::Coords);
    /// Let stones be heard, or not.
    Sound: "sound", "Sound", [] => Message::Switch(Setting::Sound);
    /// Take single keys as commands, or not.
    Keys: "keys", "SingleKeys", [] => Message::Switch(Setting::Keys);
    /// Offer hints and reviews, or not.
    Hints: "hints", "AllowHints", [] => Message::Switch(Setting::Hints);
    /// Let the computer resign, or not.
    Resigns: "resigns", "LetResign", [] => Message::Switch(Setting::Resigns);
    /// Copy the position as text.
    CopyBoard: "copy-board", "CopyBoard", [] => Message::CopyBoard;
    /// Copy the line that shows the position in somebody else's page.
    CopyEmbed: "copy-embed", "CopyEmbed", [] => Message::CopyEmbed;
    /// Print the board without its stones.
    PrintBoard: "print-board", "PrintBoard", [] => Message::Print(Prints::Board);
    /// Print the page.
    Print: "print", "Print", [] => Message::Print(Prints::Game);
    /// Stop opening a file.
    StopOpening: "stop-opening", "Stop", [] => Message::StopOpening;
    /// Stop making a picture.
    StopMaking: "stop-making", "Stop", [] => Message::StopMaking;
    /// Save all that is kept in one file.
    Backup: "backup", "Backup", [] => Message::Backup;
    /// Show the record text.
    AsRecord: "as-goishi", "", [] => Message::ShowText(Format::Goishi);
    /// Show the game as SGF.
    AsSgf: "as-sgf", "", [] => Message::ShowText(Format::Sgf);
    /// Show the game as Piskvork's file.
    AsPsq: "as-psq", "", [] => Message::ShowText(Format::Psq);
    /// Save the game as a library of RenLib.
    AsLib: "as-lib", "", [] => Message::ShowText(Format::Lib);
    /// Save the position as one of RenLib.
    AsPos: "as-pos", "", [] => Message::ShowText(Format::Pos);
}

impl Command {
    /// The control with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.id() == id)
    }

    /// The control that this key presses.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.keys().contains(&key))
    }

    /// Whether it would do anything now.
    pub fn is_possible(self, model: &Model) -> bool {
        let message = self.message();
        model.can_at_the_desk(&message).unwrap_or_else(|| is_possible_in_game(model, message))
    }

    /// Whether it is a switch, and where that stands.
    pub fn pressed(self, model: &Model) -> Option<bool> {
        match self.message() {
            Message::OfferDraw => Some(model.game.intent.offers_draw),
            Message::SetUp(what) => model.is_set(&what),
            Message::Study(Study::Take(tool)) => Some(model.editing.tool == Some(tool)),
            Message::Study(Study::Wrong) => Some(model.is_wrong(model.game.node())),
            Message::Autoplay => Some(model.view.autoplay.is_some()),
            Message::Ask(Wish::Review) => None,
            Message::Ask(wish) => Some(model.has_open(wish)),
            Message::ThinkOn => Some(model.opponent.deeper.is_some()),
            Message::Search(Find::Scope) => Some(model.searches_here()),
            Message::Switch(setting) => model.view.settings.switch(setting).map(Switch::is_on),
            _ => None,
        }
    }
}

/// Whether a message would do anything now, unless a position is set up on the desk.
fn is_possible_in_game(model: &Model, message: Message) -> bool {
    match message {
        Message::Show(Step::First | Step::Previous) => model.game.shown > 0,
        Message::Show(_) => !model.game.is_line_over(),
        Message::Undo => model.can_undo(),
        Message::Redo => model.can_redo(),
        Message::Autoplay => !model.line().is_empty(),
        Message::Place => model.game.intent.aim.is_some(),
        message @ (Message::Rematch | Message::Again | Message::NextLevel | Message::NextGame) => {
            begins_another(model, &message)
        }
        Message::Back => model.way_back().is_some(),
        Message::ToGame => model.is_analysis(),
        Message::PlayOn => model.can_play_on(),
        Message::Study(study) => model.can_study(&study),
        Message::PlayComputer => model.can_play_computer(),
        Message::Think => model.can_ask(Wish::Move),
        Message::Ask(wish) => model.answers_to(wish),
        Message::StopReview => model.thinks_of(Wish::Review),
        Message::ThinkOn => model.can_ask(Wish::Hint) || model.opponent.deeper.is_some(),
        Message::LookLonger => model.can_look_longer(),
        Message::MoreLines => model.view.settings.lines.more().is_some(),
        Message::FewerLines => model.view.settings.lines.fewer().is_some(),
        Message::Mistake(to) => model.has_mistake(to),
        Message::TryMove => model.can_try(),
        Message::ShowSolution => model.hides_solution(),
        Message::Retry => model.can_retry(),
        Message::Train(Train::Help) => model.can_help(),
        Message::Train(Train::Copy) => model.can_copy_result(),
        Message::Train(_) => model.is_training(),
        Message::StopMaking => model.view.making.is_some(),
        Message::StopOpening => model.view.opening.is_some(),
        Message::Dismiss => !model.view.notice.is_empty(),
        Message::Confirm | Message::Cancel => model.game.intent.asked.is_some(),
        Message::Decide(mv) => model.can_decide(mv),
        Message::OfferDraw => model.can_offer_draw(),
        Message::Pause => model.can_pause(),
        Message::ShowText(format) => formats::holds(format, model.rules()),
        _ => true,
    }
}

/// Whether this begins another game now that one is over.
fn begins_another(model: &Model, message: &Message) -> bool {
    match message {
        Message::NextLevel => model.next_level().is_some(),
        Message::NextGame => model.next_in_match().is_some(),
        Message::Again => model.can_rematch() && model.mood() == Mood::Lost,
        _ => model.can_rematch(),
    }
}
