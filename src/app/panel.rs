//! What stands beside the board, as plain data.

mod moves;
mod people;
mod ren;
mod tree;

pub(super) use ren::counted;

pub use moves::{Branch, Column, Entry, Variation};
use people::opening;
pub(super) use people::{name, standing};
pub use tree::Twig;

use super::flight::{Flight, flight};
use super::opening::{Stepper, has_steps, stepper};
use super::players::{self, Mood, Player, player};
use super::searching::{self, SearchPanel};
use super::set_up::{self, DeskPanel};
use super::thoughts::{Thoughts, thoughts};
use super::words::{Word, joined};
use super::{
    Command, Confirm, HostKind, Model, Prints, Setting, Tab, Wish, editing, games, guide, learn,
    notes, solving, text, tournament,
};
use crate::board::Color;
use crate::record::NodeId;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::renju::{Five, Variant};

/// All that stands beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// The name of the game, for parts that only one game has.
    pub game: &'static str,
    /// The game and its rules in words.
    pub title: String,
    /// The id of the rules.
    pub rules: String,
    /// The ids and names of all rules by which the same game can be played.
    pub rule_sets: Vec<(String, String)>,
    /// The language, as browsers and screen readers know it.
    pub lang: &'static str,
    /// The title of the page.
    pub page_title: String,
    /// The fragment of the page's address, by which the game can be found again; empty if nothing has been played.
    pub address: String,
    /// The id of the theme.
    pub theme: &'static str,
    /// The address of the page that explains the rules, at the place that is wanted now.
    pub guide: String,
    /// Whether the computer thinks.
    pub is_busy: bool,
    /// The hint or the review that is shown or thought about.
    pub thoughts: Option<Thoughts>,
    /// Whether a review is what one looks at.
    pub is_reviewing: bool,
    /// Whether the game shown is over.
    pub is_over: bool,
    /// How a tap becomes a stone.
    pub confirm: Confirm,
    /// The label of the button that puts an aimed stone.
    pub place: String,
    /// The labels of the buttons that exchange the colours and keep them.
    pub colours: [String; 2],
    /// The label of the button for the computer's move.
    pub think: String,
    /// Whether that button stops the computer.
    pub think_stops: bool,
    /// The label of the button that stops and starts the clocks.
    pub pause: String,
    /// Whether the clocks stand still because somebody wanted that.
    pub is_paused: bool,
    /// What the search has found, while it is seen.
    pub search: SearchPanel,
    /// The comment on the move shown; on paper all comments, each after its move.
    pub comment: String,
    /// What the tool for marks in the hand asks for; empty without one.
    pub asks: String,
    /// What stands beside a position that is set up, while one is.
    pub desk: Option<DeskPanel>,
    /// What the board is called.
    pub label: String,
    /// The position in words, for those who do not see a board in somebody else's page; empty on our own.
    pub description: String,
    /// What the page around the board wants below it; empty if it wants nothing.
    pub caption: String,
    /// What goes to paper now; nothing while the page is on the screen.
    pub on_paper: Option<Prints>,
    /// The numbers of stones that are gone; empty while none are shown.
    pub hidden_numbers: String,
    /// How much of a picture file has been made, from 0 to 1; none if none is being made.
    pub making: Option<f64>,
    /// Every setting with its value.
    pub settings: Vec<(Setting, &'static str)>,
    /// Black's bar and White's.
    pub players: [Player; 2],
    /// How the game stands for the person who plays against the computer.
    pub mood: Mood,
    /// Points that fly to a score.
    pub flight: Option<Flight>,
    /// What is said to that person in large letters; empty if there is none.
    pub call: String,
    /// What stands below the board.
    pub tab: Tab,
    /// The label of the button for a game against the next stronger computer player; empty if none was beaten.
    pub next_level: String,
    /// The label of the button that leads back to the game that was left; empty if none was.
    pub back: String,
    /// How the game is won: before its first move, and to its end for somebody who has not finished one like it.
    pub goal: String,
    /// What the computer player overlooks, before the first move and after the end of a game against it; empty otherwise.
    pub weakness: String,
    /// Whether the board is as it is at the start, so that there is room for the cards that say what the games are.
    pub is_fresh: bool,
    /// Event and date of the game; empty if they are not known.
    pub about: String,
    /// Which lesson or problem is on the board, and how far one is; empty for a game.
    pub heading: String,
    /// What the button for the next lesson or problem says.
    pub next_problem: String,
    /// What the button for help with it says.
    pub help: String,
    /// The sentence that asks for the next move, or tells how the game ended.
    pub sentence: String,
    /// A hint in one line, for where there is no room for more.
    pub advised: String,
    /// The effect of the last move, or of a stone on the point that the eye is on.
    pub effect: String,
    /// Whether `effect` tells of the point that the eye is on. That comes before the notice where there is room for one.
    pub is_ahead: bool,
    /// How a nine in a box came to the final score, step by step.
    pub steps: Vec<String>,
    /// How many weak stones have been replaced in succession; empty but in Ren.
    pub rui: String,
    /// That it is a tournament game, and how the match stands; empty for most games.
    pub standing: String,
    /// The name of the opening, as it is written and as it is spoken; both empty if it has none.
    pub opening: [String; 2],
    /// Whether the opening of this game has steps that are not just stones: they have their room from the start to the end.
    pub has_steps: bool,
    /// The steps of the opening, while they last.
    pub stepper: Option<Stepper>,
    /// Whether one person lays an opening pattern now.
    pub lays_pattern: bool,
    /// The decisions that keep their places in this game, whether they can be taken or not.
    pub kept: &'static [Command],
    /// The question that waits for an answer; empty if there is none.
    pub question: String,
    /// The place of the position shown in the game; empty at its end.
    pub looking_back: String,
    /// The notice, to be read once; empty if there is none.
    pub notice: String,
    /// Whether the notice is told by the sheet where it was asked for alone.
    pub is_of_sheet: bool,
    /// Whether what is told is something that went wrong.
    pub is_alarm: bool,
    /// What an open sheet tells: a notice that has come since it was opened.
    pub sheet_notice: String,
    /// The label of the button that opens the guide at the rule which refused a move; empty if none did.
    pub why: String,
    /// The list of moves.
    pub moves: Vec<Entry>,
    /// The tree of all lines, while the notes are shown; empty where no line leaves the game.
    pub tree: Vec<Twig>,
    /// How many moves of the line that is looked at are shown.
    pub shown: usize,
    /// The place in the record of the move that led to the position shown.
    pub current: NodeId,
    /// Whether a lesson or a problem is on the board.
    pub is_exercise: bool,
    /// The decision about a problem that stands out from the others, if one does.
    pub main: Option<Command>,
    /// Every control, with whether it does something now, and where it stands if it is a switch.
    pub controls: Vec<(Command, bool, Option<bool>)>,
}

impl Panel {
    /// Whether this control does something now.
    pub fn is_possible(&self, command: Command) -> bool {
        self.controls.iter().any(|&(other, possible, _)| other == command && possible)
    }
}

/// What stands beside the position shown.
#[expect(clippy::too_many_lines, reason = "a line for every field, and nothing else")]
pub fn panel(model: &Model) -> Panel {
    Panel {
        game: model.rules().name(),
        title: text::title(model.words(), model.rules()),
        rules: model.rules().id(),
        rule_sets: rule_sets(model),
        lang: model.words().tag(),
        page_title: text::page_title(model),
        address: games::address(model),
        theme: model.theme().id(),
        guide: guide::address(model),
        is_busy: model.opponent.asked.is_some(),
        thoughts: thoughts(model),
        is_reviewing: model.is_reviewing(),
        is_over: !model.is_running(),
        confirm: model.confirm_by(model.view.pointer),
        place: place(model),
        colours: text::colours(model),
        think: model.think_label().into(),
        think_stops: model.thinks_of(Wish::Move) && model.plays_itself(),
        pause: pause(model),
        is_paused: model.is_paused(),
        search: searching::panel(model),
        comment: notes::comment(model),
        asks: editing::asks(model),
        desk: set_up::panel(model),
        label: model.label(),
        description: model.description(),
        caption: model.host.caption.clone(),
        on_paper: model.view.on_paper(),
        hidden_numbers: hidden_numbers(model),
        making: model.view.making,
        settings: settings(model),
        players: Color::ALL.map(|color| player(model, color)),
        mood: model.mood(),
        flight: flight(model),
        call: players::call(model),
        tab: model.view.tab,
        next_level: next_level(model),
        back: games::back_label(model),
        goal: goal(model),
        weakness: players::weakness(model),
        is_fresh: is_fresh(model),
        about: notes::about(model),
        heading: learn::heading(model),
        next_problem: learn::next_label(model),
        help: learn::help_label(model),
        sentence: sentence(model),
        advised: text::analysis::advised(model),
        effect: text::effect(model),
        is_ahead: text::ahead(model).is_some(),
        steps: ren::steps(model),
        rui: ren::rui(model),
        standing: tournament::occasion(model),
        opening: opening(model),
        has_steps: has_steps(model),
        stepper: stepper(model),
        lays_pattern: model.can_lay_pattern(),
        kept: kept(model),
        question: question(model),
        looking_back: text::looking_back(model),
        notice: model.notice(),
        is_of_sheet: model.is_told_in_sheet(),
        is_alarm: model.is_alarm(),
        sheet_notice: model.sheet_notice(),
        why: why(model),
        moves: moves::entries(model),
        tree: tree::twigs(model),
        current: model.game.node(),
        shown: model.game.shown,
        is_exercise: model.is_training() || model.solving.is_some(),
        main: solving::main(model),
        controls: Command::ALL.map(|command| control(model, command)).to_vec(),
    }
}

/// What the button for the next stronger computer player says.
fn next_level(model: &Model) -> String {
    model.next_level().map_or(String::new(), |level| {
        let name = players::opponent_name(model, level);
        model.words().say(Word::TryNext, &[name, &level.to_string()])
    })
}

/// The decisions that come and go with every move of the game.
fn kept(model: &Model) -> &'static [Command] {
    match model.game() {
        _ if model.is_setting_up()
            || model.is_training()
            || !model.at_end()
            || !model.is_running()
            || model.can_lay_pattern() =>
        {
            &[]
        }
        AnyGame::Ren(_) => &[Command::Pass],
        AnyGame::Renju(game) if game.may_agree_on_a_draw() => &[Command::Pass, Command::Offer],
        AnyGame::Renju(_) | AnyGame::Rin(_) => &[],
    }
}

/// The sentence that asks for the next move. On our own page the large letters say that the computer thinks.
fn sentence(model: &Model) -> String {
    if model.host.kind == HostKind::Page && model.thinks_of(Wish::Move) {
        return text::result(model.words(), model.game());
    }
    text::sentence(model)
}

fn is_fresh(model: &Model) -> bool {
    model.line().is_empty() && model.record().setup().is_none()
}

fn goal(model: &Model) -> String {
    let is_first = model.library.is_new && !model.game.is_over();
    let goal = match model.game() {
        _ if model.record().setup().is_some() => return String::new(),
        _ if !model.line().is_empty() && !is_first => return String::new(),
        AnyGame::Renju(game) => goal_of_fives(game.variant()),
        AnyGame::Ren(_) => Word::GoalRen,
        AnyGame::Rin(_) => Word::GoalRin,
    };
    model.words().get(goal).into()
}

/// What rows win, and whether Black has fouls.
const fn goal_of_fives(variant: Variant) -> Word {
    let row = variant.row();
    match row.wins[Color::Black as usize] {
        _ if row.fouls.is_some() => Word::GoalRenju,
        Five::OrMore => Word::GoalFive,
        Five::Exactly => Word::GoalExactlyFive,
    }
}

fn question(model: &Model) -> String {
    model.game.intent.asked.map_or(String::new(), |mv| text::question(model, mv))
}

fn control(model: &Model, command: Command) -> (Command, bool, Option<bool>) {
    (command, command.is_possible(model), command.pressed(model))
}

fn rule_sets(model: &Model) -> Vec<(String, String)> {
    let mut sets = Vec::new();
    for &rules in &RuleSet::ALL {
        if rules.name() == model.rules().name() {
            sets.push((rules.id(), text::variant(model.words(), rules)));
        }
    }
    sets
}

/// The label of the button that opens the guide at the rule which the notice is about; empty if it is about none.
fn why(model: &Model) -> String {
    guide::asked(model).map_or(String::new(), |_| model.words().get(Word::Why).into())
}

/// What the button for the stone that is aimed at says.
fn place(model: &Model) -> String {
    let (alone, with_point) = if model.removes_a_stone() {
        (Word::RemoveStone, Word::RemoveStoneOn)
    } else {
        (Word::PutStone, Word::PutStoneOn)
    };
    match model.game.intent.aim {
        Some(at) => model.words().say(with_point, &[&model.rules().point_name(at)]),
        None => model.words().get(alone).into(),
    }
}

fn pause(model: &Model) -> String {
    model.words().get(if model.is_paused() { Word::Resume } else { Word::Pause }).into()
}

/// Where the stones lay whose numbers the board does not show: `20 = 12`, or a point where there is no number.
fn hidden_numbers(model: &Model) -> String {
    let mut list = Vec::new();
    if model.shows_numbers() {
        for (at, now, number) in model.game.numbers.hidden() {
            let now = now.map_or_else(|| model.rules().point_name(at), |number| number.to_string());
            list.push(now + " = " + &number.to_string());
        }
    }
    joined(&list, ", ")
}

fn settings(model: &Model) -> Vec<(Setting, &'static str)> {
    let mut settings = Vec::new();
    for &setting in &Setting::ALL {
        settings.push((setting, model.view.settings.value(setting)));
    }
    settings
}
