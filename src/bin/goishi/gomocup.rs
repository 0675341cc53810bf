//! `goishi gomocup`: plays for any manager that speaks the Gomocup (Piskvork) protocol.
//!
//! Each line is a command. Coordinates are `x,y` from the top left, both from zero.

mod position;
mod time;

use crate::lines::Lines;
use crate::options::Options;
use crate::{Outcome, malformed};
use goishi::ai::renju::{Engine, Law};
use goishi::ai::{Aim, Budget, Level, Task};
use goishi::board::Point;
use goishi::rules::Move;
use goishi::rules::renju::{SIZE, Variant};
pub use position::read_point;
use position::{Position, Whose};
use std::io::{self, BufRead, Write};
use time::Clock;

const ABOUT: &str = concat!("name=\"Goishi\", version=\"", env!("CARGO_PKG_VERSION"), "\"");
const OPTIONS: [&str; 3] = ["--level", "--seed", "--margin"];

/// The conversation with a manager.
struct Session {
    level: Level,
    seed: u64,
    clock: Clock,
    law: Result<Law, String>,
    /// The stones, once START has come.
    position: Option<Position>,
    engine: Engine,
    /// The stones of a BOARD that is not DONE, or what is wrong with them.
    listing: Option<Result<Position, String>>,
}

/// The reply to a command.
enum Reply {
    Nothing,
    Line(String),
    End,
}

/// Answers commands until END comes or the input ends.
pub fn run(words: &[&str], input: impl BufRead, out: &mut impl Write) -> io::Result<Outcome> {
    let mut session = match Session::new(words) {
        Ok(session) => session,
        Err(why) => return Ok(malformed(&why)),
    };
    for line in Lines::new(input) {
        let line = line?;
        match session.hear(String::from_utf8_lossy(&line).trim()) {
            Reply::Nothing => {}
            Reply::Line(line) => writeln!(out, "{line}")?,
            Reply::End => break,
        }
        out.flush()?;
    }
    Ok(Outcome::Fine)
}

impl Session {
    fn new(words: &[&str]) -> Result<Self, String> {
        let options = Options::read(words, &OPTIONS)?;
        if let Some(word) = options.words.first() {
            return Err(format!("{word:?} is nothing that gomocup knows"));
        }
        Ok(Self {
            level: options.level()?,
            seed: options.number("--seed", 0)?,
            clock: Clock::new(options.number("--margin", time::MARGIN_MS)?),
            law: Ok(Law::of(Variant::Gomoku)),
            position: None,
            engine: Engine::new(),
            listing: None,
        })
    }

    fn hear(&mut self, line: &str) -> Reply {
        self.clock.start_turn();
        if line.is_empty() {
            return Reply::Nothing;
        }
        if let Some(stones) = self.listing.take_if(|_| !line.eq_ignore_ascii_case("END")) {
            return self.hear_stone(stones, line);
        }
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        self.obey(&command.to_ascii_uppercase(), rest.trim())
    }

    fn obey(&mut self, command: &str, rest: &str) -> Reply {
        match command {
            "START" => self.start(rest),
            "RECTSTART" => error(&format!("only boards of {SIZE},{SIZE} by START")),
            "RESTART" if self.position.is_some() => self.start_anew(),
            "BEGIN" | "TURN" | "BOARD" | "TAKEBACK" | "RESTART" if self.position.is_none() => {
                error("START comes first")
            }
            "BEGIN" => self.play(),
            "TURN" => self.turn(rest),
            "BOARD" => {
                self.listing = Some(Ok(Position::new()));
                Reply::Nothing
            }
            "TAKEBACK" => self.take_back(rest),
            "INFO" => self.learn(rest),
            "ABOUT" => Reply::Line(ABOUT.to_string()),
            "END" => Reply::End,
            _ => Reply::Line(format!("UNKNOWN {}", goishi::board::excerpt(command))),
        }
    }

    fn start(&mut self, size: &str) -> Reply {
        if size.parse() == Ok(SIZE) {
            return self.start_anew();
        }
        error(&format!("only boards of size {SIZE}"))
    }

    fn start_anew(&mut self) -> Reply {
        self.position = Some(Position::new());
        self.engine = Engine::new();
        Reply::Line("OK".to_string())
    }

    fn turn(&mut self, point: &str) -> Reply {
        let put = position::read_point(point).and_then(|at| {
            self.position.as_mut().ok_or("START comes first")?.put(at, Whose::Opponents)
        });
        match put {
            Ok(()) => self.play(),
            Err(why) => error(&why),
        }
    }

    fn take_back(&mut self, point: &str) -> Reply {
        let taken = position::read_point(point)
            .and_then(|at| self.position.as_mut().ok_or("START comes first")?.take(at));
        taken.map_or_else(|why| error(&why), |()| Reply::Line("OK".to_string()))
    }

    /// Takes a line between BOARD and DONE.
    fn hear_stone(&mut self, stones: Result<Position, String>, line: &str) -> Reply {
        if !line.eq_ignore_ascii_case("DONE") {
            self.listing = Some(stones.and_then(|stones| stones.with(line)));
            return Reply::Nothing;
        }
        match stones {
            Ok(position) => {
                self.position = Some(position);
                self.play()
            }
            Err(why) => error(&why),
        }
    }

    /// Learns from INFO, which is not answered. Unknown keys are passed over.
    fn learn(&mut self, rest: &str) -> Reply {
        let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        if !key.eq_ignore_ascii_case("rule") {
            self.clock.learn(&key.to_ascii_lowercase(), value);
            return Reply::Nothing;
        }
        self.law = match value {
            "0" => Ok(Law::of(Variant::Gomoku)),
            "1" => Ok(Law::of(Variant::GomokuStandard)),
            "4" => Ok(Law::of(Variant::Rif)),
            _ => Err(format!("rule {} is not known", goishi::board::excerpt(value))),
        };
        Reply::Nothing
    }

    /// Plays the best stone, and on an empty board the middle.
    fn play(&mut self) -> Reply {
        let law = match &self.law {
            Ok(law) => *law,
            Err(why) => return error(why),
        };
        let Some(position) = &self.position else { return error("START comes first") };
        if position.is_empty() {
            return self.put(Point::new(SIZE / 2, SIZE / 2));
        }
        let (board, color) = (position.board(), position.own_color());
        let task = Task { level: self.level, seed: self.seed, aim: Aim::Move, except: &[] };
        let stop = || self.clock.is_over();
        let budget = Budget { nodes: self.clock.nodes(), ..Budget::until(&stop) };
        let thought = self.engine.stone_on(&board, color, law, &task, &budget);
        match thought.map(|thought| thought.mv) {
            Some(Move::Stone(at)) => self.put(at),
            // Only fouls are left, or nothing: the protocol knows no passes.
            _ => match board.points().find(|&at| board.get(at).is_none()) {
                Some(at) => self.put(at),
                None => error("there is no point left"),
            },
        }
    }

    fn put(&mut self, at: Point) -> Reply {
        match self.position.as_mut().map(|position| position.put(at, Whose::Own)) {
            Some(Ok(())) => Reply::Line(format!("{},{}", at.col, at.row)),
            Some(Err(why)) => error(&why),
            None => error("START comes first"),
        }
    }
}

fn error(why: &str) -> Reply {
    Reply::Line(format!("ERROR {why}"))
}
