//! What is said of a position and of a whole game by those who have thought about them.

use super::{color, color_inside, move_name};
use crate::ai::review::{Mark, Played};
use crate::ai::{Score, Standing, Thought, WHOLE};
use crate::app::numbers::is_counted;
use crate::app::words::{Words, extra, fill, joined};
use crate::board::{Color, decimal};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;

/// Up to these it is even, slightly better and better; then somebody is winning.
const EVEN: i16 = 80;
const SLIGHT: i16 = 250;
const CLEAR: i16 = 550;

/// So many moves of a line are told after its first, if it does not win.
const LINE: usize = 5;

/// The words for it: those of the page, and the text that holds the others too.
pub struct Telling<'a> {
    words: Words,
    text: &'a str,
}

impl<'a> Telling<'a> {
    /// In the language `lang`, whose words are in `text`; in English if that makes no sense.
    pub fn new(lang: &str, text: &'a str) -> Self {
        let words = Words::read(lang, text);
        let text = if words.is_some() { text } else { "" };
        Self { words: words.unwrap_or_default(), text }
    }

    fn say(&self, key: &str, with: &[&str]) -> String {
        fill(extra(self.text, key), with)
    }

    /// The same in the form that goes with `number`.
    fn count(&self, key: &str, number: usize, with: &[&str]) -> String {
        let forms = extra(self.text, key).split('|');
        fill(forms.take(self.words.form(number) + 1).last().unwrap_or(""), with)
    }

    /// How a position stands: "Black is slightly better."
    pub fn evaluation(&self, rules: RuleSet, standing: Standing) -> String {
        let Some(leader) = standing.leader() else { return self.say("EvalEven", &[]) };
        let who = color(&self.words, leader);
        match standing.score(leader) {
            Score::Win(_) if matches!(rules, RuleSet::Rin(_)) => self.say("EvalSure", &[who]),
            Score::Win(moves) => self.win(who, usize::from(moves), standing),
            Score::Open(..=EVEN) => self.say("EvalEven", &[]),
            Score::Open(..=SLIGHT) => self.say("EvalSlightly", &[who]),
            Score::Open(..=CLEAR) => self.say("EvalBetter", &[who]),
            Score::Open(_) | Score::Loss(_) => self.say("EvalWinning", &[who]),
        }
    }

    /// Stones and other moves of both are counted, as many as the line then has.
    fn win(&self, who: &str, moves: usize, standing: Standing) -> String {
        let key = match moves {
            0 | 1 => "EvalNext",
            _ if standing.by_fours => "EvalFours",
            _ => "EvalWinIn",
        };
        self.count(key, moves, &[who, &decimal::write(moves)])
    }

    /// The shares of both, for those who cannot see them.
    pub fn shares(&self, standing: Standing) -> String {
        let black = percent(standing.share(Color::Black));
        self.say("EvalShares", &[&decimal::write(black), &decimal::write(100 - black)])
    }

    /// The move of a candidate and how the game is expected to go on: a win to its end, others not far.
    pub fn line(&self, rules: RuleSet, thought: &Thought) -> [String; 2] {
        let is_proved = !matches!(thought.score, Score::Open(_));
        let told = if is_proved { thought.line.len() } else { LINE };
        let rest = thought.line.iter().skip(1).take(told);
        let mut names: Vec<String> = rest.map(|&mv| self.name(rules, mv)).collect();
        if thought.line.len() > told + 1 {
            names.push("…".into());
        }
        [self.name(rules, thought.mv), names.join(" ")]
    }

    fn name(&self, rules: RuleSet, mv: Move) -> String {
        move_name(&self.words, rules, mv)
    }

    /// What a list of candidates is called.
    pub fn best_moves(&self) -> String {
        self.say("HintMoves", &[])
    }

    /// What the graph of a game is called.
    pub fn graph(&self) -> String {
        self.say("ReviewGraph", &[])
    }

    /// What the list of its faults is called.
    pub fn faults(&self) -> String {
        self.say("ReviewFaults", &[])
    }

    /// What is to be said of the start of a game: how it stood.
    pub fn start(&self, standing: Standing) -> String {
        self.say("ReviewStart", &[&self.shares(standing)])
    }

    /// What is to be said of each move, with the numbers that they have in the list of moves.
    pub fn plies(&self, rules: RuleSet, all: &[Played]) -> Vec<String> {
        let mut count = 0;
        let mut said = Vec::new();
        for played in all {
            let is_counted = is_counted(played.mv);
            count += usize::from(is_counted);
            said.push(self.ply(rules, played, Some(count).filter(|_| is_counted)));
        }
        said
    }

    /// What is to be said of a move: "Move 14, White g9: blunder; better h8". Decisions that are no moves have no number.
    fn ply(&self, rules: RuleSet, played: &Played, number: Option<usize>) -> String {
        let (who, name) = (color_inside(&self.words, played.color), self.name(rules, played.mv));
        let said = match played.mark {
            Mark::Fine => self.shares(played.standing),
            Mark::Mistake => self.fault("ReviewMistake", rules, played),
            Mark::Blunder => self.fault("ReviewBlunder", rules, played),
        };
        match number {
            Some(number) => self.say("ReviewMove", &[&decimal::write(number), who, &name, &said]),
            None => self.say("ReviewDecision", &[color(&self.words, played.color), &name, &said]),
        }
    }

    fn fault(&self, key: &str, rules: RuleSet, played: &Played) -> String {
        let better = played.better.map(|mv| self.name(rules, mv)).unwrap_or_default();
        self.say("ReviewBetter", &[&self.say(key, &[]), &better])
    }

    /// How many faults there were, and whose.
    pub fn summary(&self, all: &[Played]) -> String {
        let count = |mark, color| {
            all.iter().filter(|played| (played.mark, played.color) == (mark, color)).count()
        };
        let told = |mark, none: &str, some: &str| {
            let [black, white] = Color::ALL.map(|color| count(mark, color));
            let numbers = [black + white, black, white].map(decimal::write);
            let key = if black + white == 0 { none } else { some };
            self.count(key, black + white, &numbers.each_ref().map(String::as_str))
        };
        let blunders = told(Mark::Blunder, "ReviewNone", "ReviewBlunders");
        let mistakes = told(Mark::Mistake, "", "ReviewMistakes");
        joined(&[blunders, mistakes], " ")
    }
}

/// Thousandths as a whole number of hundredths.
pub const fn percent(share: u16) -> usize {
    (share as usize * 100 + WHOLE as usize / 2) / WHOLE as usize
}
