//! A position is set up on the board, to be played from or analysed. The game that was there is kept, and comes back where nothing
//! becomes of it.

mod desk;
mod position;

pub(super) use desk::Desk;
pub use desk::{DeskPanel, panel};
pub use position::{Brush, Laid, Toward, of_game};

use super::update::{alert, announced, preface, step};
use super::words::Word;
use super::{
    Effect, HostEffect, Lasts, Message, Model, Said, Tab, Wish, editing, games, opponent, spoken,
    text,
};
use crate::board::{Color, Point, parse_digits};
use crate::record::Record;
use crate::rules::catalog::RuleSet;
use crate::rules::{Setup, SetupFault};

/// What can be asked while a position is set up.
#[derive(Clone, Debug, PartialEq)]
pub enum SetUp {
    /// The position shown is to be changed.
    Open,
    /// This is put on the points that are pressed.
    Take(Brush),
    /// This colour is to play.
    ToPlay(Color),
    /// So many stones are left in the turn, in Rin.
    Left(u8),
    /// A number was typed.
    Number(Number, String),
    /// The stones are to lie in another way.
    Lay(Laid),
    /// All stones go.
    Clear,
    /// A game begins here.
    Play,
    /// The position is to be analysed.
    Analyse,
    /// The game that was on the board comes back.
    Cancel,
}

/// A number of a position of Ren.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// The points of a colour.
    Points(Color),
    /// Weak stones replaced in succession.
    Rui,
}

impl Number {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Points(Color::Black), Self::Points(Color::White), Self::Rui];

    /// The name of its field.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Points(Color::Black) => "points-black",
            Self::Points(Color::White) => "points-white",
            Self::Rui => "rui-so-far",
        }
    }

    /// The number with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|number| number.id() == id)
    }
}

/// Does what is asked of the desk, if it can be done.
pub fn react(model: &mut Model, what: SetUp) -> Vec<Effect> {
    if !model.can_set_up(&what) {
        let waits = what == SetUp::Open && !model.is_setting_up();
        return if waits { alert(model, Word::MarksWait) } else { Vec::new() };
    }
    match what {
        SetUp::Open => open(model),
        SetUp::Take(brush) => take(model, brush),
        SetUp::ToPlay(color) => change(model, |setup, _| Ok(position::to_play(setup, color))),
        SetUp::Left(left) => change(model, |setup, _| Ok(Setup { left, ..setup })),
        SetUp::Number(which, typed) => number(model, which, &typed),
        SetUp::Lay(laid) => change(model, |setup, _| position::laid(&setup, laid)),
        SetUp::Clear => change(model, |_, rules| Ok(position::cleared(rules))),
        SetUp::Play => play(model),
        SetUp::Analyse => analyse(model),
        SetUp::Cancel => cancel(model),
    }
}

fn open(model: &mut Model) -> Vec<Effect> {
    let setup = position::of_game(model.game());
    let rules = model.rules();
    let from_here = Record::from_setup(rules, setup);
    let Ok(record) = from_here.or_else(|_| Record::from_setup(rules, position::cleared(rules)))
    else {
        return Vec::new();
    };
    let mut effects = opponent::dismiss(model);
    editing::put_away(&mut model.editing);
    model.view.autoplay = None;
    let kept = model.game.clone();
    model.learning.stop_waiting();
    model.desk = Some(Desk {
        kept,
        brush: Brush::Stone(Color::Black),
        done: Vec::new(),
        undone: Vec::new(),
    });
    lay(model, record);
    effects.push(Effect::Host(HostEffect::CloseSheets));
    effects.extend(announced(model.words().get(Word::SetUpAsks).into()));
    effects.push(Effect::Focus(model.view.cursor));
    effects
}

/// Puts the position on the board.
fn lay(model: &mut Model, record: Record) {
    model.game.replace(record);
    model.view.notice.clear();
    model.view.played = None;
}

/// A message that is for the game brings it back, instead of the position in the making.
pub fn make_way(model: &mut Model, message: &Message) -> Vec<Effect> {
    let is_for_game = model.is_setting_up() && !desk::allows(message);
    if !is_for_game {
        return Vec::new();
    }
    put_back(model);
    vec![Effect::Refresh]
}

/// The game that was there is on the board again.
fn put_back(model: &mut Model) {
    let Some(desk) = model.desk.take() else { return };
    model.game.put_back(desk.kept);
    model.view.notice.clear();
    model.view.played = None;
}

fn take(model: &mut Model, brush: Brush) -> Vec<Effect> {
    if let Some(desk) = &mut model.desk {
        desk.brush = brush;
    }
    vec![Effect::Refresh]
}

/// A point was pressed. None unless a position is set up.
pub fn press(model: &mut Model, at: Point) -> Option<Vec<Effect>> {
    let brush = model.brush()?;
    if !model.game().board().contains(at) {
        return None;
    }
    model.view.cursor = at;
    let mut effects = change(model, |setup, _| Ok(position::painted(setup, brush, at)));
    for effect in &mut effects {
        if let Effect::Announce(said) = effect {
            *said = spoken::cell(model, at);
        }
    }
    Some(effects)
}

/// Changes the position, unless the rules refuse it.
fn change(
    model: &mut Model,
    change: impl FnOnce(Setup, RuleSet) -> Result<Setup, SetupFault>,
) -> Vec<Effect> {
    let (rules, Some(before)) = (model.rules(), model.drawn().cloned()) else { return Vec::new() };
    let changed = change(before.clone(), rules)
        .and_then(|setup| (setup != before).then(|| Record::from_setup(rules, setup)).transpose());
    match changed {
        Ok(None) => Vec::new(),
        Ok(Some(record)) => {
            if let Some(desk) = &mut model.desk {
                desk.done.push(before);
                desk.undone.clear();
            }
            lay(model, record);
            announced(summary(model))
        }
        Err(fault) => {
            let refused = Said::with(Word::SetUpRefused, Said::BadPosition(fault));
            alert(model, refused)
        }
    }
}

/// How many stones lie there, and whose turn it is.
fn summary(model: &Model) -> String {
    let Some(setup) = model.drawn() else { return String::new() };
    let [black, white] = Color::ALL.map(|color| setup.board.count(color).to_string());
    let words = model.words();
    words.say(Word::SetUpChanged, &[&black, &white, text::color(words, setup.to_move)])
}

fn number(model: &mut Model, which: Number, typed: &str) -> Vec<Effect> {
    let typed = typed.trim_ascii();
    let number = if typed.is_empty() { Some(0) } else { parse_digits(typed) };
    change(model, |mut setup, _| {
        let number = number.ok_or(SetupFault::OutOfRange)?;
        let range = |_| SetupFault::OutOfRange;
        match which {
            Number::Points(color) => {
                setup.scores[color as usize] = u16::try_from(number).map_err(range)?;
            }
            Number::Rui => setup.rui = u8::try_from(number).map_err(range)?,
        }
        Ok(setup)
    })
}

/// The last change is undone.
pub fn undo(model: &mut Model) -> Vec<Effect> {
    swap(model, |desk| (&mut desk.done, &mut desk.undone))
}

/// The change undone last is made again.
pub fn redo(model: &mut Model) -> Vec<Effect> {
    swap(model, |desk| (&mut desk.undone, &mut desk.done))
}

/// Takes the position on top of one pile, and puts the one on the board on the other.
fn swap(
    model: &mut Model,
    piles: fn(&mut Desk) -> (&mut Vec<Setup>, &mut Vec<Setup>),
) -> Vec<Effect> {
    let (rules, Some(now)) = (model.rules(), model.drawn().cloned()) else { return Vec::new() };
    let Some((from, to)) = model.desk.as_mut().map(piles) else { return Vec::new() };
    let Some(Ok(record)) = from.pop().map(|setup| Record::from_setup(rules, setup)) else {
        return Vec::new();
    };
    to.push(now);
    lay(model, record);
    announced(summary(model))
}

/// A new game begins here between those who play, without clocks. The one that was on the board stays among the saved games.
fn play(model: &mut Model) -> Vec<Effect> {
    let mut record = model.record().clone();
    put_back(model);
    for color in Color::ALL {
        record.set_header(opponent::header(color), model.name_of(color));
    }
    begin(model, record)
}

fn begin(model: &mut Model, record: Record) -> Vec<Effect> {
    let is_kept = !model.game.played().is_empty();
    let mut effects = games::open(model, record, usize::MAX);
    if is_kept {
        model.tell(Word::GameKept, Lasts::UntilMove);
        preface(model, &mut effects, &model.notice());
    }
    effects.push(Effect::Focus(model.view.cursor)); // the desk goes
    effects
}

/// The position is opened between nobody, and the computer says what it thinks of it.
fn analyse(model: &mut Model) -> Vec<Effect> {
    let record = model.record().clone();
    put_back(model);
    let mut effects = begin(model, record);
    model.view.tab = Tab::Analysis;
    if model.can_ask(Wish::Hint) {
        effects.extend(step(model, Message::Ask(Wish::Hint)));
    }
    effects
}

fn cancel(model: &mut Model) -> Vec<Effect> {
    put_back(model);
    let mut effects = announced(model.words().get(Word::SetUpCancelled).into());
    effects.push(Effect::Focus(model.view.cursor)); // the desk goes
    effects
}
