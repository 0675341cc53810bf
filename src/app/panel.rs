//! What stands beside the board, as plain data.

use super::thoughts::{Thoughts, thoughts};
use super::words::{Word, Words, joined};
use super::{Command, Confirm, Model, Setting, numbers, text};
use crate::board::{Color, Seat};
use crate::record::Header;
use crate::rules::Rules;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::ren::{Match, Ren};

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
    /// The id of the theme.
    pub theme: &'static str,
    /// The address of the page that explains the rules.
    pub guide: String,
    /// Whether the computer thinks.
    pub is_busy: bool,
    /// The hint or the review that is shown or thought about.
    pub thoughts: Option<Thoughts>,
    /// Whether the game shown is over.
    pub is_over: bool,
    /// How a tap becomes a stone.
    pub confirm: Confirm,
    /// The label of the button that puts an aimed stone.
    pub place: String,
    /// The label of the button for the computer's move.
    pub think: String,
    /// The label of the button that stops and starts the clocks.
    pub pause: String,
    /// The comment on the move shown.
    pub comment: String,
    /// The numbers of stones that are gone; empty while none are shown.
    pub hidden_numbers: String,
    /// How much of a picture file has been made, from 0 to 1; none if none is being made.
    pub making: Option<f64>,
    /// Every setting with its value.
    pub settings: Vec<(Setting, &'static str)>,
    /// Black's line and White's.
    pub players: [Player; 2],
    /// The sentence that asks for the next move, or tells how the game ended.
    pub sentence: String,
    /// The one sentence to be shown where there is room for no more.
    pub headline: String,
    /// The effect of the last move, or of a stone on the point that the eye is on.
    pub effect: String,
    /// Whether `effect` tells of the point that the eye is on. That comes before the notice where there is room for one.
    pub is_ahead: bool,
    /// How a nine in a box came to the final score, step by step.
    pub steps: Vec<String>,
    /// How many weak stones have been replaced in succession; empty but in Ren.
    pub rui: String,
    /// How the match stands; empty without one.
    pub standing: String,
    /// The name of the opening, as it is written and as it is spoken; both empty if it has none.
    pub opening: [String; 2],
    /// The question that waits for an answer; empty if there is none.
    pub question: String,
    /// The place of the position shown in the game; empty at its end.
    pub looking_back: String,
    /// The notice, to be read once; empty if there is none.
    pub notice: String,
    /// The list of moves.
    pub moves: Vec<Entry>,
    /// How many of the moves are shown.
    pub shown: usize,
    /// Every control, with whether it does something now, and where it stands if it is a switch.
    pub controls: Vec<(Command, bool, Option<bool>)>,
}

/// One move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the move; empty for decisions that have none.
    pub number: String,
    /// The move in words.
    pub word: String,
    /// The alternatives to the move, in words.
    pub others: Vec<String>,
    /// The points that the move scored, and the score then; empty if nothing.
    pub score: String,
    /// The colour of who made the move.
    pub by: Color,
    /// Its name for those who do not see its colour: "3. Black h8."
    pub label: String,
}

/// One player's line.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The name of the player.
    pub name: String,
    /// Stones on the board or points, where they count.
    pub count: u16,
    /// How much of the board the player's stones cover, from 0 to 1.
    pub share: f64,
    /// Stones due in this turn; 0 when it is the other's.
    pub due: u8,
    /// The time on the player's clock; empty without one.
    pub clock: String,
}

impl Panel {
    /// Whether this control does something now.
    pub fn is_possible(&self, command: Command) -> bool {
        self.controls.iter().any(|&(other, possible, _)| other == command && possible)
    }
}

/// What stands beside the position shown.
#[expect(clippy::too_many_lines, reason = "a line for every field, and little else")]
pub fn panel(model: &Model) -> Panel {
    let moves = entries(model);
    let sentence = text::sentence(model);
    let question = model.game.intent.asked.map_or(String::new(), |mv| text::question(model, mv));
    let effect = text::effect(model);
    let is_ahead = text::ahead(model).is_some();
    let mut headline = sentence.clone();
    // Ren has more to tell than there is room for, and says it below the board.
    let is_long = matches!(model.game(), AnyGame::Ren(_));
    let brief = if is_long { "" } else { &effect };
    let all = model.notice();
    let notice = if is_ahead && !is_long { "" } else { &all };
    for &more in &[brief, notice, &question] {
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
        title: text::title(model.words(), model.rules()),
        rules: model.rules().id(),
        rule_sets: rule_sets(model),
        lang: model.words().tag(),
        page_title: text::page_title(model),
        theme: model.theme().id(),
        guide: guide(model),
        is_busy: model.opponent.asked.is_some(),
        thoughts: thoughts(model),
        is_over: !model.is_running(),
        confirm: model.confirm_by(model.view.pointer),
        place: place(model),
        think: model.think_label().into(),
        pause: pause(model),
        comment: model.game.record.comment(model.game.shown).into(),
        hidden_numbers: hidden_numbers(model),
        making: model.view.making,
        settings: settings(model),
        players: Color::ALL.map(|color| player(model, color)),
        headline,
        sentence,
        effect,
        is_ahead,
        steps: steps(model),
        rui: rui(model),
        standing: standing(model),
        opening: opening(model),
        question,
        looking_back: match model.at_end() {
            true => String::new(),
            false => text::looking_back(model, moves.len()),
        },
        notice: all,
        moves,
        shown: model.game.shown,
        controls,
    }
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

/// The page with the rules of the game, in the player's language.
fn guide(model: &Model) -> String {
    let folder = match model.words().lang() {
        "en" => String::new(),
        lang => String::from(lang) + "/",
    };
    String::from("guide/") + &folder + &model.rules().name().to_ascii_lowercase() + ".html"
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

fn steps(model: &Model) -> Vec<String> {
    match model.game() {
        AnyGame::Ren(game) => {
            let mut steps = text::ren::steps(model.words(), game);
            steps.truncate(model.steps_shown());
            steps
        }
        _ => Vec::new(),
    }
}

/// The points of `color`, as far as they have been counted: after a nine in a box those of the step shown.
fn counted(model: &Model, game: &Ren, color: Color) -> u16 {
    let was_behind = text::ren::steps(model.words(), game).len() == 3;
    match model.steps_shown() {
        1 if model.is_counting() => game.score_before(color),
        2 if model.is_counting() && was_behind => game.score_before(color.other()),
        _ => game.score(color),
    }
}

fn rui(model: &Model) -> String {
    match model.game() {
        AnyGame::Ren(game) => text::ren::rui(model.words(), game),
        _ => String::new(),
    }
}

/// How the match stands; empty without one.
pub fn standing(model: &Model) -> String {
    match (model.match_of_two(), model.game()) {
        (Some(of), AnyGame::Ren(game)) => {
            let people = Color::ALL.map(|color| person(model, of, color));
            text::ren::standing(model.words(), of, game, &people)
        }
        _ => String::new(),
    }
}

fn opening(model: &Model) -> [String; 2] {
    match model.game() {
        AnyGame::Renju(game) => game.pattern().map_or(Default::default(), |pattern| {
            let name = text::opening(model.words(), pattern);
            let is_shown = name.contains(pattern.kanji) || model.words().lang() == "zh";
            [if is_shown { String::new() } else { pattern.kanji.into() }, name]
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
    let name = model.game.record.header(header);
    match name {
        "" => text::the_person(model.words(), seat_in(of, color)).into(),
        name => text::player(model.words(), name),
    }
}

/// Who plays `color`: the one who began the match, or the other.
const fn seat_in(of: Match, color: Color) -> Seat {
    match (of, color) {
        (Match::First, Color::Black) | (Match::Second { .. }, Color::White) => Seat::First,
        _ => Seat::Second,
    }
}

/// The name in the record's head, or the colour; and who that is, where colours are chosen.
fn name(model: &Model, color: Color) -> String {
    let mut name = text::player(model.words(), model.name_of(color));
    if name.is_empty() {
        name = text::color(model.words(), color).to_string();
    }
    let seat = match (model.game(), model.match_of_two()) {
        (AnyGame::Renju(game), _) if game.has_colour_choice() => game.seat_of(color),
        (_, Some(of)) => seat_in(of, color),
        _ => return name,
    };
    model.words().say(Word::NameAndSeat, &[&name, text::person(model.words(), seat)])
}

/// What the clock of who plays `color` shows; empty without clocks.
pub fn clock(model: &Model, color: Color) -> String {
    let seat = model.game().seat_of(color);
    model.game.clocks.map_or(String::new(), |clocks| text::clock(clocks.left(seat, model.view.now)))
}

fn entries(model: &Model) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut count = 0;
    let alternatives = model.game.record.alternatives();
    let positions = model.game.positions();
    let steps = model.line().iter().zip(positions.iter().zip(&positions[1..]));
    for ((&mv, (game, after)), alternatives) in steps.zip(alternatives) {
        let by = text::mover(game, mv);
        let said = text::move_sentence(model.words(), model.rules(), by, mv);
        let is_counted = numbers::is_counted(mv);
        count += usize::from(is_counted);
        let mut others = Vec::new();
        for other in alternatives {
            let word = text::move_name(model.words(), model.rules(), other);
            others.push(model.words().say(Word::Variation, &[&word]));
        }
        let number = if is_counted { count.to_string() } else { String::new() };
        let score = text::scored(after);
        let label = label(model.words(), &number, said, &score);
        let word = text::move_name(model.words(), model.rules(), mv);
        entries.push(Entry { number, word, others, score, by, label });
    }
    entries
}

/// The sentence about a move, after its number and before what it scored.
fn label(words: &Words, number: &str, said: String, score: &str) -> String {
    let said = match number {
        "" => said,
        number => words.say(Word::NumberedMove, &[number, &said]),
    };
    words.sentences(&[said, score.into()])
}
