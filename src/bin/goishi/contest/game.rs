//! One game of a match.

use super::player::Contestant;
use super::{Settings, openings};
use goishi::board::{Color, Seat};
use goishi::record::token;
use goishi::rules::catalog::AnyGame;
use goishi::rules::{Move, Status};
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// The greatest number of moves of a game. Longer games are drawn.
const LONGEST: usize = 1000;

/// A game that was played. Pairs of numbers belong to the match's first and second player.
#[derive(Debug, Deserialize, Serialize)]
pub struct Played {
    pub game: usize,
    pub opening: String,
    pub moves: String,
    /// Whether the match's first player is the game's first person.
    pub first_begins: bool,
    /// The points of the first player of the match: 1, 0.5 or 0.
    pub points: f64,
    /// How far the first player was ahead in the end, in points (Ren) or stones (Rin).
    pub margin: i32,
    pub by: String,
    /// How many moves each player thought about.
    pub count: [u32; 2],
    /// The time of all moves.
    pub total_ms: [f64; 2],
    /// The time of the slowest move.
    pub longest_ms: [f64; 2],
}

/// Plays a game to its end.
pub fn play(settings: &Settings, number: usize) -> Result<Played, String> {
    let opening = settings.openings.of_pair(number / 2, settings.rules, settings.seed);
    let opening_text = openings::written(settings.rules, &opening)?;
    let game = openings::position(settings.rules, &opening)?;
    let first_begins = number.is_multiple_of(2);
    let table = Table { settings, opening_text, game, first_begins, moves: Vec::new() };
    table.play(number, opening)
}

/// A game that is going on.
struct Table<'a> {
    settings: &'a Settings,
    /// The opening, in the words of `goishi move`.
    opening_text: String,
    game: AnyGame,
    first_begins: bool,
    moves: Vec<Move>,
}

impl Table<'_> {
    fn play(mut self, number: usize, opening: String) -> Result<Played, String> {
        let mut played = Played {
            game: number,
            opening,
            moves: String::new(),
            first_begins: self.first_begins,
            points: 0.5,
            margin: 0,
            by: "length".to_string(),
            count: [0; 2],
            total_ms: [0.0; 2],
            longest_ms: [0.0; 2],
        };
        let mut contestants = [self.contestant(number, 0)?, self.contestant(number, 1)?];
        while let Some(seat) = self.game.to_move().filter(|_| self.moves.len() < LONGEST) {
            let player = self.player_in(seat);
            let answer = self.ask(&mut contestants[player], player, &mut played);
            if let Err(why) = answer.and_then(|mv| self.put(mv)) {
                played.points = if player == 0 { 0.0 } else { 1.0 };
                played.by = format!("{}: {why}", self.settings.names[player]);
                break;
            }
        }
        self.judge(&mut played);
        Ok(played)
    }

    fn ask(
        &self,
        contestant: &mut Contestant,
        player: usize,
        played: &mut Played,
    ) -> Result<Move, String> {
        contestant.get_ready()?;
        let start = Instant::now();
        let answer = contestant.choose(&self.game, &self.moves, self.settings.pace);
        played.note_time(player, start.elapsed().as_secs_f64() * 1000.0);
        answer
    }

    fn contestant(&self, number: usize, player: usize) -> Result<Contestant, String> {
        let Settings { names, rules, pace, seed, .. } = self.settings;
        let seed = seed.wrapping_mul(1_000_003).wrapping_add((number * 2 + player) as u64);
        Contestant::new(&names[player], *rules, *pace, seed, &self.opening_text)
    }

    fn player_in(&self, seat: Seat) -> usize {
        usize::from((seat == Seat::First) != self.first_begins)
    }

    fn put(&mut self, mv: Move) -> Result<(), String> {
        let name = || token::write(mv, self.settings.rules);
        self.game.play(mv).map_err(|illegal| format!("{}: {illegal}", name()))?;
        self.moves.push(mv);
        Ok(())
    }

    fn judge(&self, played: &mut Played) {
        match self.game.status() {
            Status::Ongoing => {}
            Status::Drawn { by } => played.by = by.id().to_string(),
            Status::Won { winner, by } => {
                played.points = if self.player_in(winner) == 0 { 1.0 } else { 0.0 };
                played.by = by.id().to_string();
            }
        }
        played.margin = self.margin();
        let words = self.moves.iter().map(|&mv| token::write(mv, self.settings.rules));
        played.moves = words.collect::<Vec<String>>().join(" ");
    }

    fn margin(&self) -> i32 {
        let points = |color| match &self.game {
            AnyGame::Ren(game) => i32::from(game.score(color)),
            AnyGame::Rin(game) => i32::from(game.stones(color)),
            AnyGame::Renju(_) => 0,
        };
        let of_black = points(Color::Black) - points(Color::White);
        if self.first_begins { of_black } else { -of_black }
    }
}

impl Played {
    fn note_time(&mut self, player: usize, ms: f64) {
        self.count[player] += 1;
        self.total_ms[player] += ms;
        self.longest_ms[player] = self.longest_ms[player].max(ms);
    }
}
