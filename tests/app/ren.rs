//! Ren on the page: turns, refusals and switches. What stones did and would do, the squares, and matches
//! of two games are in files of their own.

mod ahead;
mod capture;
mod clocked_match;
mod match_records;
mod motion;
mod nine;
mod scoring;
mod squares;
mod two_games;
mod weak;

use super::App;
use super::storage::Storage;
use goishi::app::diagram::{Band, Sign};
use goishi::app::layout::Position;
use goishi::app::{Command, Effect, Message, Opened, Setting, Step};

/// Stones of Black and of White; Black is to move.
type Stones = [&'static str; 2];

/// A black stone on e2 makes four in a row and leaves d2 weak.
const FOUR: Stones = ["b2 c2 d2", "b9 e9 h9"];
/// A black stone on d3 captures d4.
const ATARI: Stones = ["c4 e4 d5", "d4 j10 j1"];
/// A black stone on d3 captures d4 and would be in atari itself, so a second one comes on d4.
const NIBAI: Stones = ["c4 e4 d5", "d4 c3 e3 d2"];
/// f6 scores, and each of e7, e8 and f7 then replaces a weak stone and scores.
const CHAIN: Stones = ["e7 f7 e6 f8 g8 h8", "e10 e9 e8 g7 h7 a1"];
/// A black stone on d5 scores a row of four and three boxes of six, 7 points, after 3 for others.
const SEVEN: Stones = ["b5 c5 e5 b4 c4 d4 e4 d3 e3", "a10 c10 e10 g10 i10 a8 c8 e8 g8"];
/// A black stone on c3 makes nine in a box; nothing has been scored.
const RING: Stones = ["b4 c4 d4 b3 d3 b2 c2 d2", "a10 c10 e10 g10 i10 a8 c8 e8"];

/// The game with these moves, as an earlier visit saved it.
fn at(rules: &str, moves: &str) -> App {
    App::opened(Some(&format!("goishi 1 {rules}\n\n{moves}")), "")
}

/// The game with these stones put in turn; who has fewer of them passes in between.
fn laid(rules: &str, [black, white]: Stones) -> App {
    let (mut black, mut white) = (black.split(' '), white.split(' '));
    let mut moves = String::new();
    loop {
        let turn = [black.next(), white.next()];
        if turn == [None, None] {
            return at(rules, &moves);
        }
        for word in turn {
            moves += word.unwrap_or("pass");
            moves += " ";
        }
    }
}

/// The one thing that is said.
fn said(effects: &[Effect]) -> String {
    let mut said = effects.iter().filter_map(|effect| match effect {
        Effect::Announce(said) => Some(said.clone()),
        _ => None,
    });
    let first = said.next().expect("something is said");
    assert_eq!(said.next(), None);
    first
}

impl App {
    /// The name of the square in whose middle these screen pixels lie.
    fn square(&self, x: f64, y: f64) -> String {
        let layout = self.model.layout();
        let at = layout.point_at(Position { x: x / 2.0, y: y / 2.0 }).unwrap();
        assert_eq!(layout.center(at), (x, y));
        self.model.rules().point_name(at)
    }

    /// The squares with this sign, row by row.
    fn signs(&self, sign: Sign) -> Vec<String> {
        let marks = self.diagram().marks;
        let names = marks.iter().filter(|mark| mark.sign == sign);
        names.map(|mark| self.square(mark.x, mark.y)).collect()
    }

    /// What stands on the stones of groups, row by row: the square and the points.
    fn points(&self) -> Vec<String> {
        let mut points = Vec::new();
        for mark in self.diagram().marks {
            if let Sign::Points(number) = mark.sign {
                points.push(format!("{} +{number}", self.square(mark.x, mark.y)));
            }
        }
        points
    }

    /// Whose bands there are, from which square to which, and whether their groups are still to come.
    fn bands(&self) -> Vec<String> {
        let half = self.model.layout().step() / 2.0;
        let words = |band: Band| {
            let from = self.square(band.x + half, band.y + half);
            let to = self.square(band.x + band.width - half, band.y + band.height - half);
            let ahead = if band.is_ahead { " ahead" } else { "" };
            format!("{} {from}-{to}{ahead}", band.color.id())
        };
        self.diagram().bands.into_iter().map(words).collect()
    }

    fn score(&self) -> [u16; 2] {
        self.panel().players.map(|player| player.count)
    }
}

#[test]
fn a_stone_that_does_nothing_is_told_in_few_words() {
    let mut app = at("ren", "");
    assert_eq!(app.panel().sentence, "Black to play.");
    assert_eq!(app.panel().players.map(|player| player.due), [1, 0]);
    assert_eq!(said(&app.press("d4")), "Black d4. White to play.");
    assert_eq!(app.panel().effect, "");
    assert_eq!(app.panel().players.map(|player| player.due), [0, 1]);
    assert_eq!(app.saved(), "goishi 1 ren\n\nd4\n");
}

#[test]
fn refusals_name_the_rule_and_change_nothing() {
    let mut app = at("ren", "c3 d4");
    for (square, why) in [
        ("c3", "c3: the square is occupied."),
        ("d4", "d4: the stone there is not weak, so it cannot be replaced."),
    ] {
        assert_eq!(app.press(square), [Effect::Refresh, Effect::Alert(why.into())]);
        let panel = app.panel();
        assert_eq!(panel.notice, why);
        assert_eq!((panel.moves.len(), panel.sentence.as_str()), (2, "Black to play."));
    }
    let mut app = at("ren", "c3 pass pass");
    app.press("d4");
    assert_eq!(app.panel().notice, "d4: the game is over.");
}

#[test]
fn a_pass_is_told_and_the_second_one_ends_the_game_by_points() {
    let mut app = at("ren", "c3");
    let warned = "White passed. One more pass ends the game.";
    assert_eq!(said(&app.command(Command::Pass)), format!("{warned} Black to play."));
    assert_eq!(app.panel().effect, warned);
    let end = "A draw, 0 to 0: both players passed.";
    assert_eq!(said(&app.command(Command::Pass)), format!("Black passes. {end}"));
    assert_eq!((app.panel().effect.as_str(), app.panel().sentence.as_str()), ("", end));
    assert!(!app.panel().is_possible(Command::Pass));
    assert_eq!(app.panel().players.map(|player| player.due), [0, 0]);

    let mut app = at("ren", "c3 pass");
    app.press("d3");
    assert_eq!(app.panel().effect, "", "a stone in between makes the next pass the first again");
    let won = laid("ren", FOUR);
    assert_eq!(ended(won, "e2"), "Black wins 1 to 0: both players passed.");
    let won = at("ren", "a9 b2 c9 c2 e9 d2 g9");
    assert_eq!(ended(won, "e2"), "White wins 1 to 0: both players passed.", "the winner's first");
}

/// How the game ends with this stone and two passes.
fn ended(mut app: App, square: &str) -> String {
    app.press(square);
    app.command(Command::Pass);
    app.command(Command::Pass);
    app.panel().sentence
}

#[test]
fn only_what_ren_knows_can_be_decided() {
    use Command::{
        Accept, AsPsq, AsRecord, AsSgf, ClaimBlack, ClaimWhite, Offer, Refuse, Stay, Swap,
    };
    let app = laid("ren", FOUR);
    for possible in [Command::Pass, Command::Resign, Command::Undo, AsRecord] {
        assert!(app.panel().is_possible(possible), "{possible:?}");
    }
    for not in [Swap, Stay, Offer, Accept, Refuse, ClaimBlack, ClaimWhite, AsSgf, AsPsq] {
        assert!(!app.panel().is_possible(not), "{not:?}");
    }
}

#[test]
fn resigning_is_asked_about_and_says_nothing_of_points() {
    let mut app = laid("ren", FOUR);
    app.press("e2");
    app.command(Command::Resign);
    assert_eq!(app.panel().question, "Does White resign?");
    app.command(Command::Cancel);
    assert_eq!((app.panel().question.as_str(), app.panel().moves.len()), ("", 7));
    app.command(Command::Resign);
    app.command(Command::Confirm);
    let panel = app.panel();
    assert_eq!(panel.sentence, "Black wins: White resigned.");
    assert_eq!((panel.effect.as_str(), panel.rui.as_str(), app.score()), ("", "", [1, 0]));
    assert_eq!((app.bands(), app.signs(Sign::Weak)), (vec![], vec![]));
}

#[test]
fn settings_are_read_and_those_of_earlier_versions_are_left_alone() {
    let opened = |settings: &str| {
        App::visit(Storage::default(), Opened { settings: settings.into(), ..Opened::default() })
    };
    let switches = |app: &App| {
        let on = |command: Command| command.pressed(&app.model);
        [Command::AskBeforeFoul, Command::TakeBack, Command::MarkAtari, Command::LookAhead].map(on)
    };
    let mut app = opened("ask-before-foul=off");
    assert_eq!(switches(&app), [Some(false), Some(true), Some(true), Some(true)]);
    app.send(Message::Switch(Setting::MarkAtari));
    let written = "ask-before-foul=off mark-atari=off";
    assert_eq!(app.storage.settings(), written);
    assert_eq!(switches(&opened(written)), [Some(false), Some(true), Some(false), Some(true)]);
    assert_eq!(switches(&opened("10101")), [Some(true); 4]);
}

#[test]
fn taking_back_can_be_switched_off() {
    let mut app = laid("ren", FOUR);
    app.command(Command::TakeBack);
    app.send(Message::Show(Step::Previous));
    assert!(!app.panel().is_possible(Command::Pass), "another line would take moves back");
    app.press("a1");
    assert_eq!(app.panel().notice, "Undo is switched off in the settings.");
    assert_eq!(app.panel().moves.len(), 6);
}
