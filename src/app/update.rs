//! Messages in, effects out: one arm, one call.

use super::event::{self, Before};
use super::notice::{self, said_again};
use super::opponent::{analysis, solver};
use super::palette::Scheme;
use super::words::{Word, Words};
use super::{
    By, Copied, Effect, ErrorCode, Event, HostEffect, HostKind, Lasts, Message, Model, Motion, Now,
    Pointer, Prints, Said, Setting, Settings, Step, aim, backup, clocks, cursor, editing, games,
    host, keys, learn, lesson, library, notes, opening, opponent, players, playing, portrait,
    reading, review, searching, set_up, solving, spoken, taking_back, text, time, typed,
    variations,
};
use crate::ai::protocol::Answer;

/// The only place that changes the model. It never calls the browser. Time passes first, then the message is taken, and
/// in the end a page around the board hears what has happened.
pub fn update(model: &mut Model, message: Message, now: Now) -> Vec<Effect> {
    let (before, by, fades) = (Before::of(model), maker(model, &message), model.view.fades);
    let failure = failure(model, &before, &message);
    let mut effects = time::pass(model, now);
    effects.extend(step(model, message));
    host::forget_stale(model);
    let happened = before.events(model, by).into_iter().chain(failure);
    for event in happened.chain(solving::news(model)).collect::<Vec<_>>() {
        effects.extend(event::heard(model, event));
    }
    effects.extend(notice::watch(model).filter(|_| model.view.fades != fades));
    effects
}

/// Takes a message, and lets the computer follow.
pub(super) fn step(model: &mut Model, message: Message) -> Vec<Effect> {
    let mut effects = set_up::make_way(model, &message);
    effects.extend(react(model, message));
    effects.extend(opponent::ask_when_due(model));
    effects.extend(searching::ask_when_due(model));
    effects.extend(solving::follow(model));
    effects
}

/// Who makes the move, if this message ends in one.
fn maker(model: &Model, message: &Message) -> By {
    match message {
        Message::Commit => model.proposed_by().unwrap_or(By::Visitor),
        Message::HostPlays(_) => By::Page,
        Message::Answered(..) => By::Computer,
        // In a problem the other side answers after a while.
        Message::Tick if model.is_solving() => By::Computer,
        _ => By::Visitor,
    }
}

/// That the computer has failed, if this message says so and it was still waited for.
fn failure(model: &Model, before: &Before, message: &Message) -> Option<Event> {
    match message {
        Message::Answered(number, Answer::Failed(why)) if before.asked() == Some(*number) => {
            let message = text::analysis::failure(model.words(), why);
            Some(Event::Error { code: ErrorCode::NoAnswer, name: None, message })
        }
        _ => None,
    }
}

#[expect(clippy::too_many_lines, reason = "an arm for every message, and nothing else")]
fn react(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened(opened) => games::opened(model, opened),
        Message::SavedElsewhere { id, text } => library::saved_elsewhere(model, id, text),
        Message::FoundElsewhere { id, text } => library::found_elsewhere(model, id, text),
        Message::LinkOpened(link) => games::link_opened(model, &link),
        Message::Returned { id, link } => games::returned(model, &id, &link),
        Message::TextOpened(text) => reading::text_opened(model, text),
        Message::FileOpened(bytes) => reading::file_opened(model, bytes),
        Message::FileRead(read) => reading::file_read(model, read),
        Message::FileProgress(percent) => reading::progressed(model, percent),
        Message::StopOpening => reading::stop(model),
        Message::Search(find) => searching::react(model, find),
        Message::ListFile(words) => vec![Effect::Host(HostEffect::ListFile(words))],
        Message::ChooseGameOfFile(game) => vec![Effect::Host(HostEffect::ReadGameOfFile(game))],
        Message::TextWritten(format, written) => games::text_written(model, format, written),
        Message::Resized { side, scale } => resized(model, side, scale),
        Message::Look { scheme, motion, pointer } => look(model, scheme, motion, pointer),
        Message::Words { lang, text } => words(model, &lang, text),
        Message::Printing(on) => {
            model.view.printing = on;
            model.view.prints = if on { model.view.prints } else { Prints::Game };
            vec![Effect::Refresh, Effect::DrawNow]
        }
        Message::PointerAt(position) => cursor::hover(model, model.view.layout.point_at(position)),
        Message::PointerLeft => cursor::hover(model, None),
        Message::Key(key) => cursor::walk(model, key),
        Message::Focused(point) => cursor::focused(model, point),
        Message::Reached(point) => cursor::reached(model, point),
        Message::NewGame(form) => games::new_game(model, &form),
        Message::ChooseGame(name) => games::choose_game(model, &name),
        Message::ChooseRules(id) => games::choose_rules(model, &id),
        Message::PlayComputer => players::play_computer(model),
        Message::Think => opponent::think(model),
        Message::Ask(wish) => opponent::show(model, wish),
        Message::StopReview => review::stop(model),
        Message::ThinkOn => analysis::toggle(model),
        Message::LookLonger => solver::look_longer(model),
        Message::Preview(line) => analysis::preview(model, line),
        Message::Follow(line) => analysis::follow(model, line),
        Message::MoreLines => analysis::set_lines(model, model.view.settings.lines.more()),
        Message::FewerLines => analysis::set_lines(model, model.view.settings.lines.fewer()),
        Message::Learn(turn) => lesson::learn(model, turn),
        Message::Mistake(to) => lesson::go(model, to),
        Message::TryMove => lesson::try_it(model),
        Message::ShowSolution => lesson::show_solution(model),
        Message::Train(asked) => learn::train(model, asked),
        Message::Retry => solving::retry(model),
        Message::Progressed(number, progress) => opponent::progressed(model, number, &progress),
        Message::Answered(number, answer) => opponent::answered(model, number, &answer),
        Message::NextGame => games::next_game(model),
        Message::Rematch => games::rematch(model),
        Message::Again => games::again(model),
        Message::Back => games::back(model),
        Message::Undo if model.is_setting_up() => set_up::undo(model),
        Message::Redo if model.is_setting_up() => set_up::redo(model),
        Message::Undo => taking_back::undo(model, By::Visitor),
        Message::Redo => taking_back::redo(model, By::Visitor),
        Message::Show(step) => step_to(model, step),
        Message::Visit(node) => variations::visit(model, node),
        Message::ToGame => variations::to_game(model),
        Message::PlayOn => variations::play_on(model),
        Message::Study(study) => editing::study(model, study),
        Message::SetUp(what) => set_up::react(model, what),
        Message::Lay(pattern) => opening::lay(model, pattern),
        Message::Autoplay => time::autoplay(model),
        Message::PlayGame(name) => players::play_game(model, &name),
        Message::Tab(tab) => notes::turn_to(model, tab),
        Message::Notice(reading) => notice::read(model, reading),
        Message::Backup => backup::save(model),
        Message::Seat(color, level) => players::take_seat(model, color, level),
        Message::NextLevel => players::try_next_level(model),
        Message::ListGames => library::list(model),
        Message::OpenSaved(id) => library::open(model, &id),
        Message::Delete(id) => library::delete(model, &id),
        Message::Restore(id) => library::restore(model, &id),
        Message::Rename(id, name) => library::rename(model, &id, &name),
        Message::CopyLink => games::copy(model, Copied::Link),
        Message::CopyBoard => games::copy(model, Copied::Board),
        Message::CopyEmbed => games::copy(model, Copied::Embed),
        Message::ShowText(format) => games::show_text(model, format),
        Message::Picture(wanted) => portrait::picture(model, wanted),
        Message::Progress(share) => portrait::progress(model, share),
        Message::Made(made) => portrait::made(model, made),
        Message::StopMaking => portrait::stop(model),
        Message::Print(what) => {
            model.view.prints = what;
            vec![Effect::Host(HostEffect::Print)]
        }
        Message::Copied(copied) => copied_or_not(model, copied),
        Message::NotSaved => {
            model.library.unsaved = true;
            alert(model, Word::NotSaved)
        }
        Message::SavedAgain => {
            model.library.unsaved = false;
            vec![Effect::Refresh]
        }
        Message::Switch(setting) => match model.view.settings.switch(setting) {
            Some(switch) => set(model, setting, switch.other().id()),
            None => Vec::new(),
        },
        Message::Set(setting, value) => set(model, setting, &value),
        Message::Dismiss => dismiss(model),
        Message::Tick => time::tick(model),
        Message::Pressed { at, by } => aim::pressed(model, at, by),
        Message::Place => aim::place(model),
        Message::Play(point) => playing::press(model, point),
        Message::Typed(line) => typed::typed(model, &line),
        Message::Shortcut(key) => keys::pressed(model, &key),
        Message::Decide(mv) => playing::decide(model, mv),
        Message::OfferDraw => playing::offer_draw(model),
        Message::Confirm => playing::confirm(model),
        Message::Cancel => playing::cancel(model),
        Message::Pause => clocks::pause(model),
        Message::Leaving => library::leaving(model),
        Message::SettingsElsewhere(text) => settings_elsewhere(model, &text),
        Message::Begin(start) => host::begin(model, *start),
        Message::Adjust(start, changed) => host::adjust(model, *start, &changed),
        Message::Paint(palette) => host::paint(model, palette),
        Message::HostPlays(mv) => host::propose(model, mv, By::Page, None),
        Message::HostUndo => taking_back::undo(model, By::Page),
        Message::HostRedo => taking_back::redo(model, By::Page),
        Message::Commit => host::commit(model),
        Message::Refuse => host::refuse(model),
        Message::StopThinking => opponent::stop(model),
        Message::Remark(remarks) => host::remark(model, remarks),
        Message::Trouble(code, why) => failed(model, code, &why),
    }
}

fn look(model: &mut Model, scheme: Scheme, motion: Motion, pointer: Pointer) -> Vec<Effect> {
    model.view.scheme = scheme;
    model.view.motion = motion;
    model.view.pointer = pointer;
    model.view.played = model.view.played.filter(|_| motion == Motion::Full);
    vec![Effect::Refresh]
}

pub(super) fn set(model: &mut Model, setting: Setting, value: &str) -> Vec<Effect> {
    let mut effects = vec![Effect::Refresh];
    effects.extend(apply(model, setting, value));
    let value = model.view.chosen.value(setting);
    effects.push(Effect::Host(HostEffect::SaveSetting(setting, value)));
    effects.extend(wanted_words(model));
    effects
}

/// A setting has another value from now on.
fn apply(model: &mut Model, setting: Setting, value: &str) -> Vec<Effect> {
    model.view.settings.set(setting, value);
    model.view.chosen.set(setting, value);
    match setting {
        Setting::Confirm => {
            model.game.intent.aim = None;
            Vec::new()
        }
        Setting::Hints => opponent::dismiss(model),
        _ => Vec::new(),
    }
}

/// The player has chosen otherwise in another window: what has changed there holds here too.
fn settings_elsewhere(model: &mut Model, text: &str) -> Vec<Effect> {
    let there = Settings::read(text);
    let mut effects = vec![Effect::Refresh];
    for setting in Setting::ALL {
        let value = there.value(setting);
        if model.view.chosen.value(setting) != value {
            effects.extend(apply(model, setting, value));
        }
    }
    effects.extend(wanted_words(model));
    effects
}

/// Asks for the words of the language that is wanted, if it is another one.
pub(super) fn wanted_words(model: &Model) -> Option<Effect> {
    let lang = model.wanted_lang();
    if lang == model.view.words.lang() { None } else { Some(Effect::LoadWords(lang)) }
}

fn words(model: &mut Model, lang: &str, text: Option<String>) -> Vec<Effect> {
    // Somebody may want another language by now.
    if lang != model.wanted_lang() {
        return Vec::new();
    }
    let Some(words) = text.and_then(|text| Words::read(lang, &text)) else {
        return alert(model, Word::NoWords);
    };
    model.view.words = words;
    model.view.notice.retain(|said| *said != Word::NoWords.into());
    let mut effects = vec![Effect::ShowLabels, Effect::Refresh];
    effects.extend(said_again(model));
    effects
}

fn copied_or_not(model: &mut Model, copied: Result<Copied, String>) -> Vec<Effect> {
    let said = match copied {
        Ok(Copied::Link) => Word::Copied,
        Ok(Copied::Board) => Word::BoardCopied,
        Ok(Copied::Embed) => Word::EmbedCopied,
        Ok(Copied::Line) => Word::LineCopied,
        Ok(Copied::Result) => Word::ResultCopied,
        Err(text) => return alert(model, Said::with(Word::NotCopied, text)),
    };
    notice(model, said)
}

fn failed(model: &mut Model, code: ErrorCode, why: &str) -> Vec<Effect> {
    let mut effects = alert(model, Said::with(Word::BadText, String::from(why)));
    effects.extend(event::error(model, code, why.into()));
    effects
}

fn dismiss(model: &mut Model) -> Vec<Effect> {
    model.view.notice.clear();
    vec![Effect::Refresh, Effect::Focus(model.view.cursor)]
}

fn resized(model: &mut Model, side: f64, scale: f64) -> Vec<Effect> {
    let (before, rules) = (model.view.layout.clone(), model.rules());
    model.view.lay_out(rules, side, scale);
    if before == model.view.layout { Vec::new() } else { vec![Effect::Refresh] }
}

/// Says `first` before what these effects say.
pub(super) fn preface(model: &Model, effects: &mut [Effect], first: &str) {
    for effect in effects {
        if let Effect::Announce(said) = effect {
            *said = model.words().sentences(&[first.into(), said.clone()]);
        }
    }
}

/// The player steps through the game, which does not play by itself any more.
pub(super) fn step_to(model: &mut Model, step: Step) -> Vec<Effect> {
    model.view.autoplay = None;
    show(model, step)
}

/// Shows another position of the game.
pub(super) fn show(model: &mut Model, step: Step) -> Vec<Effect> {
    if let Step::Ply(ply) = step {
        return show_game(model, ply);
    }
    let length = model.line().len();
    let to = match step {
        Step::First => 0,
        Step::Previous => model.game.shown.saturating_sub(1),
        Step::Next => model.game.shown + 1,
        Step::Last | Step::Ply(_) => length,
    };
    if to.min(length) == model.game.shown {
        return Vec::new();
    }
    model.show(to);
    model.view.notice.clear();
    vec![Effect::Refresh, Effect::Announce(spoken::position(model))]
}

/// Shows the position after so many moves of the game.
fn show_game(model: &mut Model, ply: usize) -> Vec<Effect> {
    let ply = ply.min(model.game.played().len());
    if ply == model.game.shown && !model.game.is_aside() {
        return Vec::new();
    }
    model.show_game(ply);
    model.view.notice.clear();
    vec![Effect::Refresh, Effect::Announce(spoken::position(model))]
}

/// What follows every change of the game.
pub(super) fn changed(model: &mut Model) -> Vec<Effect> {
    // What is shown may fail; what is saved is safe by then. Only our own page saves.
    let is_page = model.host.kind == HostKind::Page;
    let mut effects: Vec<Effect> = is_page.then(|| library::save(model)).into_iter().collect();
    effects.extend([Effect::Refresh, Effect::Announce(spoken::position(model))]);
    if model.game.clocks.is_some() || model.is_counting() {
        effects.push(Effect::Wake);
    }
    effects.extend(library::persist(model));
    effects
}

/// Something is to be read once.
pub(super) fn notice(model: &mut Model, said: impl Into<Said>) -> Vec<Effect> {
    model.tell(said, Lasts::Shortly);
    announced(model.notice())
}

/// Something is to be read once and heard at once.
pub(super) fn alert(model: &mut Model, said: impl Into<Said>) -> Vec<Effect> {
    model.tell(said, Lasts::UntilRead);
    vec![Effect::Refresh, Effect::Alert(model.notice())]
}

pub(super) fn announced(said: String) -> Vec<Effect> {
    vec![Effect::Refresh, Effect::Announce(said)]
}
