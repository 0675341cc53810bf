//! The app without a browser: messages in, effects, pictures and words out.
#![allow(clippy::unwrap_used)] // in helpers; clippy knows only #[test] functions as tests

mod address;
mod aim;
mod analysis;
mod attributes;
mod autoplay;
mod board_text;
mod branch;
mod clocks;
mod drawing;
mod faults;
mod figure;
mod files;
mod game;
mod guide;
mod home;
mod host;
mod keys;
mod learn;
mod library;
mod limit;
mod motion;
mod notes;
mod notices;
mod numbers;
mod opening;
mod opponent;
mod own_address;
mod parameters;
mod parts;
mod players;
mod print;
mod problem;
mod reference;
mod rematch;
mod removal;
mod ren;
mod renju;
mod rin_turns;
mod search;
mod set_up;
mod sheet;
mod solving;
mod sound;
mod stepper;
mod storage;
mod tabs;
mod theme;
mod thinking;
mod today;
mod tournament;
mod tree;
mod typed;
mod view;
mod windows;
mod words;

use goishi::app::diagram::{Diagram, diagram};
use goishi::app::layout::Position;
use goishi::app::panel::{Panel, panel};
use goishi::app::{
    Command, Effect, Form, HostEffect, Message, Model, Now, Opened, Saved, spoken, text, update,
};
use goishi::board::Point;
use goishi::picture::files::Files;
use goishi::rules::catalog::RuleSet;
use storage::Storage;

/// An app on a board of 480 pixels, all that it has asked of the browser, and what that keeps.
struct App {
    model: Model,
    effects: Vec<Effect>,
    storage: Storage,
    files: Files,
    now: Now,
}

impl App {
    /// The page as opened with this saved game and this fragment.
    fn opened(game: Option<&str>, link: &str) -> Self {
        let saved = game.map(|text| Saved { id: "0".into(), text: text.into() });
        Self::visit(Storage::holding(saved), Opened { link: link.into(), ..Opened::default() })
    }

    /// The page as opened where these games are saved, and all else is as in `opened`. The player was here before: an empty board is
    /// that of Rin.
    fn visit(storage: Storage, mut opened: Opened) -> Self {
        if opened.choices.is_empty() {
            opened.choices.push(String::from("goishi 1 rin\n\n"));
        }
        Self::first_visit(storage, opened)
    }

    /// The page as opened by somebody for whom nothing is kept but what is in `storage` and `opened`.
    fn first_visit(storage: Storage, opened: Opened) -> Self {
        let (model, now) = (Model::default(), Now::default());
        let (effects, files) = (Vec::new(), files::files());
        let mut app = Self { model, effects, storage, files, now };
        app.send(Message::Resized { side: 480.0, scale: 2.0 });
        let (saved, current) = (app.storage.games(), app.storage.current());
        app.storage.save_settings(&opened.settings);
        app.send(Message::Opened(Opened { saved, current, ..opened }));
        app
    }

    fn new() -> Self {
        Self::opened(None, "")
    }

    /// A game of 8 x 8 with these stones.
    fn small(stones: &[(u8, u8)]) -> Self {
        let mut app = Self::new();
        app.new_game("rin:size=8");
        for &(row, col) in stones {
            app.play(row, col);
        }
        app
    }

    /// Takes a message and does with the storage what the page does.
    fn send(&mut self, message: Message) -> Vec<Effect> {
        let effects = update(&mut self.model, message, self.now);
        self.effects.extend(effects.clone());
        for effect in &effects {
            let found = self.storage.perform(effect, self.model.id());
            found.into_iter().for_each(|message| drop(self.send(message)));
        }
        let answers: Vec<Message> = effects
            .iter()
            .filter_map(|it| files::answer(&mut self.files, &self.model, it))
            .collect();
        answers.into_iter().fold(effects, |effects, answer| [effects, self.send(answer)].concat())
    }

    /// So many milliseconds have passed, by every clock.
    fn time(&mut self, now: u64) -> Vec<Effect> {
        self.now = Now { ms: now, date: now };
        self.send(Message::Tick)
    }

    fn new_game(&mut self, rules: &str) -> Vec<Effect> {
        self.begin(rules, &[])
    }

    /// A new game with more of the sheet filled in.
    fn begin(&mut self, rules: &str, more: &[(&str, &str)]) -> Vec<Effect> {
        self.send(Message::NewGame(form(rules, more)))
    }

    fn play(&mut self, row: u8, col: u8) -> Vec<Effect> {
        self.send(Message::Play(Point::new(row, col)))
    }

    /// The point of this name on the board that is played on.
    fn point(&self, name: &str) -> Point {
        let rules = self.model.rules();
        rules.notation().parse(name, rules.size()).unwrap()
    }

    /// The middle of this point in pixels of the page.
    fn place_of(&self, at: Point) -> Position {
        let (layout, scale) = (self.model.layout(), self.model.layout().scale());
        let (x, y) = layout.center(at);
        Position { x: x / scale, y: y / scale }
    }

    /// Stones on the points of these names.
    fn press(&mut self, names: &str) -> Vec<Effect> {
        let points: Vec<Point> = names.split(' ').map(|name| self.point(name)).collect();
        points.into_iter().flat_map(|at| self.send(Message::Play(at))).collect()
    }

    /// The mouse over the point of this name.
    fn hover(&mut self, name: &str) -> Vec<Effect> {
        let at = self.place_of(self.point(name));
        self.send(Message::PointerAt(at))
    }

    fn command(&mut self, command: Command) -> Vec<Effect> {
        assert!(self.panel().is_possible(command), "{command:?}");
        self.send(command.message())
    }

    /// What the point of this name is called.
    fn label(&self, name: &str) -> String {
        let at = self.point(name);
        let size = usize::from(self.model.rules().size());
        spoken::cells(&self.model)[usize::from(at.row) * size + usize::from(at.col)].clone()
    }

    /// What the clocks of Black and White show.
    fn clocks(&self) -> [String; 2] {
        self.panel().players.map(|player| player.clock)
    }

    fn panel(&self) -> Panel {
        panel(&self.model)
    }

    fn diagram(&self) -> Diagram {
        diagram(&self.model)
    }

    fn board(&self) -> String {
        self.model.game().board().to_string()
    }

    /// What is played.
    fn title(&self) -> String {
        text::title(self.model.words(), self.model.rules())
    }

    /// The last record text it wanted to save.
    fn saved(&self) -> String {
        let last = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Host(HostEffect::Save { text, .. }) => Some(text.clone()),
            _ => None,
        });
        last.expect("something was saved")
    }

    /// The games that are kept beside the one on the board, the newest first.
    fn kept(&self) -> Vec<String> {
        let others = self.storage.games().into_iter();
        let kept = others.filter(|saved| saved.id != self.storage.current());
        kept.map(|saved| saved.text).collect()
    }

    /// Opens the saved game with this text.
    fn reopen(&mut self, text: &str) -> Vec<Effect> {
        let games = self.storage.games();
        let saved = games.iter().find(|saved| saved.text == text).expect(text);
        self.send(Message::OpenSaved(saved.id.clone()))
    }
}

/// The sheet for a new game, filled in.
fn form(rules: &str, more: &[(&str, &str)]) -> Form {
    let game = rules.parse::<RuleSet>().unwrap().name();
    let fields = [("game", game), (game, rules)].into_iter().chain(more.iter().copied());
    fields.map(|(name, value)| (name.into(), value.into())).collect()
}

/// The link that is to be copied.
fn link(effects: &[Effect]) -> String {
    let [Effect::Host(HostEffect::Copy { text, ply, .. })] = effects else { panic!("{effects:?}") };
    goishi::record::link::write(&goishi::record::Record::parse(text).unwrap(), *ply)
}

/// All that is said when there is time for it.
fn announced(effects: &[Effect]) -> Vec<&str> {
    let said = effects.iter().filter_map(|effect| match effect {
        Effect::Announce(said) => Some(said.as_str()),
        _ => None,
    });
    said.collect()
}

/// All that is said at once.
fn alerted(effects: &[Effect]) -> Vec<&str> {
    let said = effects.iter().filter_map(|effect| match effect {
        Effect::Alert(said) => Some(said.as_str()),
        _ => None,
    });
    said.collect()
}
