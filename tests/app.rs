//! The app without a browser: messages in, effects, pictures and words out.
#![allow(clippy::unwrap_used)] // in helpers; clippy knows only #[test] functions as tests

#[path = "app/clocks.rs"]
mod clocks;
#[path = "app/game.rs"]
mod game;
#[path = "app/opening.rs"]
mod opening;
#[path = "app/ren.rs"]
mod ren;
#[path = "app/renju.rs"]
mod renju;
#[path = "app/view.rs"]
mod view;

use goishi::app::panel::{Panel, panel};
use goishi::app::scene::{Scene, scene};
use goishi::app::{Command, Effect, Length, Message, Model, spoken, update};
use goishi::board::Point;

/// An app on a board of 480 pixels, and all that it has asked of the browser.
struct App {
    model: Model,
    effects: Vec<Effect>,
}

impl App {
    /// The page as opened with this saved game and this fragment.
    fn opened(game: Option<&str>, link: &str) -> Self {
        let mut app = Self { model: Model::default(), effects: Vec::new() };
        app.send(Message::Resized { side: 480.0, scale: 2.0 });
        app.send(Message::Opened {
            game: game.map(Into::into),
            kept: Vec::new(),
            settings: String::new(),
            link: link.into(),
        });
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

    fn send(&mut self, message: Message) -> Vec<Effect> {
        let effects = update(&mut self.model, message);
        self.effects.extend(effects.clone());
        effects
    }

    fn new_game(&mut self, rules: &str) -> Vec<Effect> {
        self.send(Message::NewGame {
            rules: rules.parse().unwrap(),
            clock: String::new(),
            length: Length::Game,
        })
    }

    fn play(&mut self, row: u8, col: u8) -> Vec<Effect> {
        self.send(Message::Play(Point::new(row, col)))
    }

    /// The point of this name on the board that is played on.
    fn point(&self, name: &str) -> Point {
        let rules = self.model.rules();
        rules.notation().parse(name, rules.size()).unwrap()
    }

    /// Stones on the points of these names.
    fn press(&mut self, names: &str) -> Vec<Effect> {
        let points: Vec<Point> = names.split(' ').map(|name| self.point(name)).collect();
        points.into_iter().flat_map(|at| self.send(Message::Play(at))).collect()
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

    fn scene(&self) -> Scene {
        scene(&self.model)
    }

    fn board(&self) -> String {
        self.model.game().board().to_string()
    }

    /// The last record text it wanted to save.
    fn saved(&self) -> String {
        let last = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Save(game) => Some(game.clone()),
            _ => None,
        });
        last.expect("something was saved")
    }

    /// The games that it last wanted to keep beside that.
    fn kept(&self) -> Vec<String> {
        let last = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Keep(games) => Some(games.clone()),
            _ => None,
        });
        last.unwrap_or_default()
    }
}
