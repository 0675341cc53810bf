//! `goishi move`: the move of our player in a position, and its thoughts.

use crate::lines::Lines;
use crate::options::Options;
use crate::pace::Pace;
use crate::start::Start;
use crate::{Outcome, illegal, malformed};
use goishi::ai::{Opponent, Score, Task, Thought};
use goishi::record::token;
use goishi::rules::catalog::{AnyGame, RuleSet};
use serde::Serialize;
use std::io::{self, BufRead, Write};

const OPTIONS: [&str; 4] = ["--ms", "--nodes", "--level", "--seed"];

/// A question, read from a command line.
struct Question<'a> {
    rules: RuleSet,
    game: AnyGame,
    pace: Pace,
    task: Task<'a>,
}

/// Why a question is not answered.
enum Refusal {
    Malformed(String),
    Illegal(String),
}

impl From<String> for Refusal {
    fn from(why: String) -> Self {
        Self::Malformed(why)
    }
}

/// The thoughts that are printed below the move.
#[derive(Serialize)]
struct Answer {
    score: ScoreText,
    /// Whether the win is a VCF, one by fours alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    by_fours: bool,
    depth: u16,
    nodes: u64,
    pv: Vec<String>,
}

/// A score as it is printed: `{"win":3}`, `{"loss":4}` or `{"open":-120}`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum ScoreText {
    Win(u16),
    Loss(u16),
    Open(i16),
}

/// Answers the question in `words`, or without a rule set among them those on the lines of `input`,
/// for which the options in `words` hold too.
pub fn run(words: &[&str], input: impl BufRead, out: &mut impl Write) -> io::Result<Outcome> {
    match Options::read(words, &OPTIONS) {
        Err(why) => Ok(malformed(&why)),
        Ok(options) if options.words.is_empty() => run_lines(words, input, out),
        Ok(_) => answer(words, "", out),
    }
}

fn run_lines(options: &[&str], input: impl BufRead, out: &mut impl Write) -> io::Result<Outcome> {
    let mut outcome = Outcome::Fine;
    for (number, line) in (1..).zip(Lines::new(input)) {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let words: Vec<&str> = line.split_whitespace().collect();
        if !words.is_empty() {
            let place = format!("line {number}: ");
            outcome = outcome.max(answer(&[options, &words].concat(), &place, out)?);
            out.flush()?;
        }
    }
    Ok(outcome)
}

/// Prints the move and the thought behind it; complaints begin with `place`.
fn answer(words: &[&str], place: &str, out: &mut impl Write) -> io::Result<Outcome> {
    let thought = Question::read(words).and_then(|question| {
        let thought = question.pace.think(&mut Opponent::new(), &question.game, &question.task);
        let over = || Refusal::Illegal("there is nothing to play".to_string());
        Ok((question.rules, thought.ok_or_else(over)?))
    });
    match thought {
        Ok((rules, thought)) => print(rules, &thought, out).map(|()| Outcome::Fine),
        Err(Refusal::Malformed(why)) => Ok(malformed(&format!("{place}{why}"))),
        Err(Refusal::Illegal(why)) => Ok(illegal(&format!("{place}{why}"))),
    }
}

fn print(rules: RuleSet, thought: &Thought, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", token::write(thought.mv, rules))?;
    let score = match thought.score {
        Score::Win(moves) => ScoreText::Win(moves),
        Score::Loss(moves) => ScoreText::Loss(moves),
        Score::Open(value) => ScoreText::Open(value),
    };
    let pv = thought.line.iter().map(|&mv| token::write(mv, rules)).collect();
    let Thought { by_fours, depth, nodes, .. } = *thought;
    serde_json::to_writer(&mut *out, &Answer { score, by_fours, depth, nodes, pv })?;
    writeln!(out)
}

impl Question<'_> {
    fn read(words: &[&str]) -> Result<Self, Refusal> {
        let options = Options::read(words, &OPTIONS)?;
        let Some(start) = Start::read(&options.words)? else {
            return Err(Refusal::Malformed("no rule set".to_string()));
        };
        let pace = Pace::read(&options)?;
        let task =
            Task { level: options.level()?, seed: options.number("--seed", 0)?, ..Task::BEST };
        Ok(Self { rules: start.rules, game: replay(start)?, pace, task })
    }
}

fn replay(start: Start) -> Result<AnyGame, Refusal> {
    let Start { rules, mut game, tokens } = start;
    for word in tokens {
        let mv = token::read(word, rules);
        let mv = mv.ok_or_else(|| format!("{word:?} is no move of {rules}"))?;
        game.play(mv).map_err(|illegal| Refusal::Illegal(format!("{word}: {illegal}")))?;
    }
    Ok(game)
}
