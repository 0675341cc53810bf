//! Messages in, effects out: one arm, one call.

use super::layout::Layout;
use super::palette::Scheme;
use super::words::{Word, Words, best};
use super::{
    Copied, Effect, Key, Lasts, Message, Model, Motion, Pointer, Setting, Step, aim, cursor, games,
    keys, library, opponent, playing, spoken, taking_back, text, typed,
};
use crate::board::Point;

/// Milliseconds from move to move of a game that plays by itself.
const PACE: u64 = 1000;

/// The only place that changes the model; for boards in other people's pages [`update_by_page`](super::update_by_page) is
/// another. It never calls the browser.
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    let mut effects = react(model, message);
    effects.extend(opponent::settle(model));
    effects
}

#[expect(clippy::too_many_lines, reason = "an arm for every message, and nothing else")]
pub(super) fn react(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened(opened) => games::opened(model, opened),
        Message::SavedElsewhere { id, text } => library::saved_elsewhere(model, id, text),
        Message::FoundElsewhere(text) => library::found_elsewhere(model, text),
        Message::LinkOpened(link) => games::link_opened(model, &link),
        Message::AddressRead(asked) => games::address_read(model, &asked),
        Message::TextOpened(text) => games::text_opened(model, text),
        Message::Converted { to, answer } => games::converted(model, to, answer),
        Message::Resized { side, scale } => resized(model, side, scale),
        Message::Look { scheme, motion, pointer } => look(model, scheme, motion, pointer),
        Message::Words { lang, text } => words(model, &lang, text),
        Message::Printing(on) => {
            model.printing = on;
            vec![Effect::Refresh, Effect::DrawNow]
        }
        Message::PointerAt(position) => hover(model, model.layout.point_at(position)),
        Message::PointerLeft => hover(model, None),
        Message::Key(key) => move_cursor(model, key),
        Message::Focused(point) => focused(model, point),
        Message::Reached(point) => reached(model, point),
        Message::NewGame(form) => games::new_game(model, &form),
        Message::ChooseGame(name) => games::choose_game(model, &name),
        Message::ChooseRules(id) => games::choose_rules(model, &id),
        Message::PlayComputer => opponent::play_computer(model),
        Message::Think => opponent::think(model),
        Message::Ask(wish) => opponent::show(model, wish),
        Message::Told(number, word) => opponent::told(model, number, &word),
        Message::Answered(number, answer) => opponent::answered(model, number, answer),
        Message::NextGame => games::next_game(model),
        Message::Rematch => games::rematch(model),
        Message::Undo => taking_back::undo(model),
        Message::Redo => taking_back::redo(model),
        Message::Show(step) => step_to(model, step),
        Message::Branch(ply, index) => branch(model, ply, index),
        Message::Autoplay => autoplay(model),
        Message::SheetsCame(id) => vec![Effect::OpenSheet(id)],
        Message::ListGames => library::list(model),
        Message::OpenSaved(id) => library::open(model, &id),
        Message::Delete(id) => library::delete(model, &id),
        Message::Restore(id) => library::restore(model, &id),
        Message::Rename(id, name) => library::rename(model, &id, &name),
        Message::CopyLink => games::copy(model, Copied::Link),
        Message::CopyBoard => games::copy(model, Copied::Board),
        Message::CopyEmbed => games::copy(model, Copied::Embed),
        Message::ShowText(format) => games::show_text(model, format),
        Message::Picture(kind, stones) => games::picture(model, kind, stones),
        Message::Progress(share) => progress(model, share),
        Message::Made(made) => made_picture(model, made),
        Message::StopMaking => {
            model.making = None;
            vec![Effect::StopMaking, Effect::Refresh]
        }
        Message::Done => Vec::new(),
        Message::Failed(why) => alert(model, model.words.say(Word::BadText, &[&why])),
        Message::Print => vec![Effect::Print],
        Message::Copied(copied) => copied_or_not(model, copied),
        Message::NotSaved => {
            model.unsaved = true;
            alert(model, model.words.get(Word::NotSaved).into())
        }
        Message::SavedAgain => {
            model.unsaved = false;
            vec![Effect::Refresh]
        }
        Message::Switch(setting) => {
            let value = model.settings.switched(setting).value(setting);
            set(model, setting, value)
        }
        Message::Set(setting, value) => set(model, setting, &value),
        Message::Dismiss => dismiss(model),
        Message::Tick(now) => tick(model, now),
        Message::Pressed { at, by } => match model.layout.point_at(at) {
            Some(point) => aim::pressed(model, point, by),
            None => Vec::new(),
        },
        Message::Place => aim::place(model),
        Message::Play(point) => playing::press(model, point),
        Message::Typed(line) => typed::typed(model, &line),
        Message::Shortcut(key) => keys::pressed(model, &key),
        Message::Decide(mv) => playing::decide(model, mv),
        Message::OfferDraw => playing::offer_draw(model),
        Message::Confirm => playing::confirm(model),
        Message::Cancel => playing::cancel(model),
        Message::Pause => playing::pause(model),
        Message::Leaving => leaving(model),
    }
}

/// The page may not come back: what the clocks show is saved, or a reload would give time, and so is what could not
/// be saved before.
fn leaving(model: &mut Model) -> Vec<Effect> {
    if model.clocks.is_none() && !model.unsaved {
        return Vec::new();
    }
    vec![library::save(model)]
}

fn look(model: &mut Model, scheme: Scheme, motion: Motion, pointer: Pointer) -> Vec<Effect> {
    model.scheme = scheme;
    model.motion = motion;
    model.pointer = pointer;
    model.played = model.played.filter(|_| motion == Motion::Full);
    vec![Effect::Refresh]
}

fn set(model: &mut Model, setting: Setting, value: &str) -> Vec<Effect> {
    model.settings.set(setting, value);
    model.chosen.set(setting, value);
    if setting == Setting::Confirm {
        model.intent.aim = None;
    }
    let mut effects = vec![Effect::Refresh, Effect::SaveSettings(model.chosen.write())];
    if setting == Setting::Hints {
        effects.extend(opponent::dismiss(model));
    }
    effects.extend(wanted_words(model));
    effects
}

/// Asks for the words of the language that is wanted, if it is another one.
pub(super) fn wanted_words(model: &Model) -> Option<Effect> {
    let lang = model.wanted_lang();
    if lang == model.words.lang() { None } else { Some(Effect::LoadWords(lang)) }
}

impl Model {
    /// The language that the player wants, whether its words are there or not.
    pub fn wanted_lang(&self) -> &'static str {
        match self.settings.value(Setting::Lang) {
            "auto" => best(&self.liked),
            lang => lang,
        }
    }
}

fn words(model: &mut Model, lang: &str, text: Option<String>) -> Vec<Effect> {
    // Somebody may want another language by now.
    if lang != model.wanted_lang() {
        return Vec::new();
    }
    let Some((words, text)) = text.and_then(|text| Some((Words::read(lang, &text)?, text))) else {
        return alert(model, model.words.get(Word::NoWords).into());
    };
    // What else is to be read stays, though in the old language.
    if model.notice == model.words.get(Word::NoWords) {
        model.notice.clear();
    }
    model.words = words;
    vec![Effect::ShowWords(text), Effect::Refresh]
}

fn progress(model: &mut Model, share: f64) -> Vec<Effect> {
    model.making = model.making.map(|_| share);
    vec![Effect::Refresh]
}

fn made_picture(model: &mut Model, made: Result<(), String>) -> Vec<Effect> {
    let stopped = model.making.take().is_none();
    match made {
        Ok(()) => {
            let said = if stopped { Word::Stopped } else { Word::Made };
            notice(model, model.words.get(said).into())
        }
        Err(why) => alert(model, model.words.say(Word::NotMade, &[&why])),
    }
}

fn copied_or_not(model: &mut Model, copied: Result<Copied, String>) -> Vec<Effect> {
    let said = match copied {
        Ok(Copied::Link) => model.words.get(Word::Copied).into(),
        Ok(Copied::Board) => model.words.get(Word::BoardCopied).into(),
        Ok(Copied::Embed) => model.words.get(Word::EmbedCopied).into(),
        Err(text) => return alert(model, model.words.say(Word::NotCopied, &[&text])),
    };
    notice(model, said)
}

/// Time has passed.
fn tick(model: &mut Model, now: u64) -> Vec<Effect> {
    let mut effects = playing::tick(model, now);
    if let Some(next) = model.autoplay {
        if now >= next {
            effects.extend(show(model, Step::Next));
            model.autoplay = if model.at_end() { None } else { Some(now + PACE) };
        }
        effects.push(Effect::Wake);
    }
    effects
}

/// Plays the game from the position shown, or from the start if that is its end; or stops.
fn autoplay(model: &mut Model) -> Vec<Effect> {
    if model.autoplay.take().is_some() {
        return vec![Effect::Refresh];
    }
    if model.record.line().is_empty() {
        return Vec::new();
    }
    let mut effects = if model.at_end() { show(model, Step::First) } else { Vec::new() };
    model.autoplay = Some(model.now + PACE);
    effects.extend([Effect::Refresh, Effect::Wake]);
    effects
}

/// Another line becomes the game: that is playing from an earlier position.
fn branch(model: &mut Model, ply: usize, index: usize) -> Vec<Effect> {
    if !model.settings.is_on(Setting::TakeBack) {
        return alert(model, model.words.get(Word::NoTakeBack).into());
    }
    if !model.record.choose(ply, index) {
        return Vec::new();
    }
    model.undone.clear();
    model.notice.clear();
    model.autoplay = None;
    model.drop_clocks();
    model.show(ply + 1);
    changed(model)
}

fn dismiss(model: &mut Model) -> Vec<Effect> {
    model.notice.clear();
    vec![Effect::Refresh, Effect::Focus(model.cursor)]
}

fn resized(model: &mut Model, side: f64, scale: f64) -> Vec<Effect> {
    let layout = Layout::new(model.rules().size(), side, scale);
    if layout == model.layout {
        return Vec::new();
    }
    model.layout = layout;
    vec![Effect::Refresh]
}

fn hover(model: &mut Model, point: Option<Point>) -> Vec<Effect> {
    if model.hover == point {
        return Vec::new();
    }
    // What is said beside the board rarely changes.
    let before = text::effect(model);
    model.hover = point;
    let same = text::effect(model) == before;
    vec![if same { Effect::Redraw } else { Effect::Refresh }]
}

fn move_cursor(model: &mut Model, key: Key) -> Vec<Effect> {
    let to = cursor::moved(model.cursor, key, model.rules().size());
    model.cursor = to;
    let mut effects = hover(model, Some(to));
    effects.extend([Effect::Reach(to), Effect::Focus(to)]);
    effects
}

fn reached(model: &mut Model, point: Point) -> Vec<Effect> {
    let mut effects = hover(model, Some(point));
    effects.extend(focused(model, point));
    effects
}

fn focused(model: &mut Model, point: Point) -> Vec<Effect> {
    if model.cursor == point {
        return Vec::new();
    }
    model.cursor = point;
    vec![Effect::Reach(point)]
}

/// Says `first` before what these effects say.
pub(super) fn preface(effects: &mut [Effect], first: &str) {
    for effect in effects {
        if let Effect::Announce(said) = effect {
            *said = String::from(first) + " " + said;
        }
    }
}

/// The player steps through the game, which does not play by itself any more.
fn step_to(model: &mut Model, step: Step) -> Vec<Effect> {
    model.autoplay = None;
    show(model, step)
}

/// Shows another position of the game.
pub(super) fn show(model: &mut Model, step: Step) -> Vec<Effect> {
    let length = model.record.line().len();
    let to = match step {
        Step::First => 0,
        Step::Previous => model.shown.saturating_sub(1),
        Step::Next => model.shown + 1,
        Step::Last => length,
        Step::Ply(ply) => ply,
    };
    if to.min(length) == model.shown {
        return Vec::new();
    }
    model.show(to);
    model.notice.clear();
    vec![Effect::Refresh, Effect::Announce(spoken::position(model))]
}

/// What follows every change of the game.
pub(super) fn changed(model: &mut Model) -> Vec<Effect> {
    let saved = library::save(model);
    let mut effects = vec![Effect::Refresh, saved, Effect::Announce(spoken::position(model))];
    if model.clocks.is_some() || model.is_counting() {
        effects.push(Effect::Wake);
    }
    effects
}

/// Something is to be read once.
pub(super) fn notice(model: &mut Model, notice: String) -> Vec<Effect> {
    model.tell(notice.clone(), Lasts::UntilMove);
    announced(notice)
}

/// Something is to be read once and heard at once.
pub(super) fn alert(model: &mut Model, notice: String) -> Vec<Effect> {
    model.tell(notice.clone(), Lasts::UntilRead);
    vec![Effect::Refresh, Effect::Alert(notice)]
}

pub(super) fn announced(said: String) -> Vec<Effect> {
    vec![Effect::Refresh, Effect::Announce(said)]
}
