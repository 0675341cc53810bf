//! How the board is looked at: the player's words and settings, the screen, the cursor, and what is to be read.

use super::figure::{Figure, Window};
use super::layout::Layout;
use super::palette::{Scheme, Theme};
use super::words::{Words, best};
use super::{Lang, Lasts, Motion, Pointer, Prints, Said, Settings, Tab};
use crate::board::Point;
use crate::rules::catalog::RuleSet;

/// How the board is looked at.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// The words of the player's language.
    pub words: Words,
    /// What stands in the panel beside the board.
    pub tab: Tab,
    /// The languages that the player likes, as the browser says.
    pub liked: String,
    /// What holds on this visit.
    pub settings: Settings,
    /// The player's own choices, without what the address asks for on this visit. These are saved.
    pub chosen: Settings,
    /// What is shown of the game, as in a book.
    pub figure: Figure,
    /// Where the board lies in its pixels.
    pub layout: Layout,
    /// Light or dark, as the machine is set.
    pub scheme: Scheme,
    /// Whether pictures may move.
    pub motion: Motion,
    /// What the player points with, if there is a choice.
    pub pointer: Pointer,
    /// Whether the page is on its way to paper.
    pub printing: bool,
    /// What goes there, or would.
    pub prints: Prints,
    /// How much of a picture file has been made, from 0 to 1; none if none is being made.
    pub making: Option<f64>,
    /// Whether a file is being opened, and how many hundredths of it have been read, once that is known.
    pub opening: Option<Option<u8>>,
    /// When the next move is shown, if the game plays by itself.
    pub autoplay: Option<u64>,
    /// When the move shown was played, if its picture may still move.
    pub played: Option<u64>,
    /// The point under the mouse, or to which the keyboard went.
    pub hover: Option<Point>,
    /// The point that has, or would get, the keyboard's focus.
    pub cursor: Point,
    /// The sentences to be read once.
    pub notice: Vec<Said>,
    /// How long the notice stays.
    pub lasts: Lasts,
    /// When a notice goes that stays shortly.
    pub fades: u64,
    /// The notice that was there when a sheet was opened, which does not tell it.
    pub behind: Vec<Said>,
    /// Whether it was said on this visit what a cross on a point means.
    pub knows_crosses: bool,
    /// The time of the last message, in milliseconds of a clock that never jumps.
    pub now: u64,
    /// The date of the last message, in milliseconds since 1970.
    pub date: u64,
}

impl View {
    /// The view of a board for these rules, before anything is known of the screen.
    pub fn new(rules: RuleSet) -> Self {
        Self {
            tab: Tab::default(),
            words: Words::default(),
            liked: String::new(),
            settings: Settings::default(),
            chosen: Settings::default(),
            figure: Figure::default(),
            layout: Layout::new(rules.size(), 0.0, 1.0),
            scheme: Scheme::Light,
            motion: Motion::Full,
            pointer: Pointer::Fine,
            printing: false,
            prints: Prints::Game,
            making: None,
            opening: None,
            autoplay: None,
            played: None,
            hover: None,
            cursor: middle(rules),
            notice: Vec::new(),
            lasts: Lasts::UntilRead,
            fades: 0,
            behind: Vec::new(),
            knows_crosses: false,
            now: 0,
            date: 0,
        }
    }

    /// Another game is on the board.
    pub fn turn_to(&mut self, rules: RuleSet) {
        self.figure = Figure::default();
        self.layout = Layout::new(rules.size(), self.layout.page_side(), self.layout.scale());
        self.hover = None;
        self.tab = Tab::default();
        self.cursor = middle(rules);
        self.notice.clear();
        self.autoplay = None;
        self.played = None;
    }

    /// How the board looks.
    pub fn theme(&self) -> Theme {
        if self.printing {
            return Theme::Paper;
        }
        Theme::chosen(self.settings.theme.id(), self.scheme)
    }

    /// What goes to paper now; nothing while the page is on the screen.
    pub fn on_paper(&self) -> Option<Prints> {
        self.printing.then_some(self.prints)
    }

    /// Shows this of a game by these rules.
    pub fn set_figure(&mut self, figure: Figure, rules: RuleSet) {
        self.figure = figure;
        self.lay_out(rules, self.layout.page_side(), self.layout.scale());
        self.cursor = self.layout.window().nearest(self.cursor);
    }

    /// The board gets so many pixels of the page, each `scale` pixels of the screen.
    pub fn lay_out(&mut self, rules: RuleSet, side: f64, scale: f64) {
        let window = self.figure.window.unwrap_or(Window::whole(rules.size()));
        self.layout = Layout::of(window, side, scale);
    }

    /// Lays out a picture, where labels that are not shown have no room.
    pub fn lay_out_picture(&mut self, rules: RuleSet, side: f64, scale: f64) {
        self.lay_out(rules, side, scale);
        if !self.settings.coords.is_on() {
            self.layout = Layout::bare(self.layout.window(), side, scale);
        }
    }

    /// Whether stones carry their numbers.
    pub fn shows_numbers(&self) -> bool {
        self.printing || self.settings.numbers.is_on() || self.figure.numbers.is_some()
    }

    /// The language that the player wants, whether its words are there or not.
    pub fn wanted_lang(&self) -> &'static str {
        match self.settings.lang {
            Lang::Auto => best(&self.liked),
            lang => lang.id(),
        }
    }
}

/// The point in the middle, where the cursor waits.
fn middle(rules: RuleSet) -> Point {
    Point::new(rules.size() / 2, rules.size() / 2)
}
