//! What stands beside the board, as plain data.

use super::words::{Word, joined};
use super::{Command, Confirm, Model, Setting, numbers, text};
use crate::board::{Color, Seat, decimal};
use crate::record::Header;
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::ren::{Match, Ren};
use crate::rules::{Move, Rules};

/// The page beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Which game it is, for what only one game shows.
    pub game: &'static str,
    /// The id of the rules, and all by which the same game can be played, with their names.
    pub rules: String,
    /// All by which the same game can be played: ids and names.
    pub rule_sets: Vec<(String, String)>,
    /// The language, the look, and where the rules are explained.
    pub lang: &'static str,
    /// The look.
    pub theme: &'static str,
    /// Where the rules are explained.
    pub guide: String,
    /// Whether the computer thinks.
    pub is_busy: bool,
    /// Whether the game shown is over.
    pub is_over: bool,
    /// How a stone is put by finger, and what the button for it says.
    pub confirm: Confirm,
    /// What the button for it says.
    pub place: String,
    /// What the button for the computer's move says.
    pub think: String,
    /// What the button for the clocks says.
    pub pause: String,
    /// The comment on the move shown.
    pub comment: String,
    /// The numbers of stones that are gone; empty while none are shown.
    pub hidden_numbers: String,
    /// How much of a picture has been made, from 0 to 1.
    pub making: Option<f64>,
    /// The value of each setting.
    pub settings: Vec<(Setting, &'static str)>,
    /// Black's line and White's.
    pub players: [Player; 2],
    /// What is asked for now, or how it ended.
    pub sentence: String,
    /// What is most to be read where there is room for one sentence.
    pub headline: String,
    /// What the last move did, or what is told of the point that the eye is on.
    pub effect: String,
    /// Whether it is the latter, which comes before the notice where there is room for one of them.
    pub is_ahead: bool,
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
    /// Its number; empty for decisions that have none.
    pub number: String,
    /// Its word.
    pub word: String,
    /// The words of its alternatives.
    pub others: Vec<String>,
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
#[expect(clippy::too_many_lines, reason = "a line for every field, and little else")]
pub fn panel(model: &Model) -> Panel {
    let moves = entries(model);
    let sentence = text::sentence(model);
    let question = model.intent.asked.map_or(String::new(), |mv| text::question(model, mv));
    let effect = text::effect(model);
    let is_ahead = text::ahead(model).is_some();
    let mut headline = sentence.clone();
    // Ren has more to tell than there is room for, and says it below the board.
    let is_long = matches!(model.game(), AnyGame::Ren(_));
    let brief = if is_long { "" } else { &effect };
    let notice = if is_ahead && !is_long { "" } else { model.notice() };
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
        rules: model.rules().id(),
        rule_sets: rule_sets(model),
        lang: model.words().lang(),
        theme: model.theme().id(),
        guide: guide(model),
        is_busy: model.opponent.asked.is_some(),
        is_over: !model.is_running(),
        confirm: model.confirm_by(model.pointer),
        place: place(model),
        think: model.think_label().into(),
        pause: pause(model),
        comment: model.record.comment(model.shown).into(),
        hidden_numbers: hidden_numbers(model),
        making: model.making,
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
        notice: model.notice().into(),
        moves,
        shown: model.shown,
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

fn place(model: &Model) -> String {
    let (alone, with_point) = if model.removes_a_stone() {
        (Word::RemoveStone, Word::RemoveStoneOn)
    } else {
        (Word::PutStone, Word::PutStoneOn)
    };
    match model.intent.aim {
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
        for (at, now, number) in model.numbers.hidden() {
            let now = now.map_or_else(
                || model.rules().point_name(at),
                |number| decimal::write(number.into()),
            );
            list.push(now + " = " + &decimal::write(number.into()));
        }
    }
    joined(&list, ", ")
}

fn settings(model: &Model) -> Vec<(Setting, &'static str)> {
    let mut settings = Vec::new();
    for &setting in &Setting::ALL {
        settings.push((setting, model.settings.value(setting)));
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
    model.clocks.map_or(String::new(), |clocks| text::clock(clocks.left(seat, model.now)))
}

fn entries(model: &Model) -> Vec<Entry> {
    let mut game = model.rules().start();
    let mut entries = Vec::new();
    let mut count = 0;
    let alternatives = model.record.alternatives();
    for (mv, alternatives) in model.record.line().into_iter().zip(alternatives) {
        let by = match mv {
            Move::Resign(Some(color)) | Move::Time(Some(color)) | Move::Claim(color) => color,
            Move::Resign(None) | Move::Time(None) => game.person_to_move().unwrap_or(Color::Black),
            // The stone that White picks in the opening is Black's.
            Move::Stone(_) if game.phase().asks_for_pick() => Color::Black,
            _ => game.color_to_move().unwrap_or(Color::Black),
        };
        game.play_unchecked(mv);
        let is_counted = numbers::is_counted(mv);
        count += usize::from(is_counted);
        let mut others = Vec::new();
        for other in alternatives {
            let word = text::move_name(model.words(), model.rules(), other);
            others.push(model.words().say(Word::Variation, &[&word]));
        }
        entries.push(Entry {
            number: if is_counted { decimal::write(count) } else { String::new() },
            word: text::move_name(model.words(), model.rules(), mv),
            others,
            score: text::scored(&game),
            by,
        });
    }
    entries
}
