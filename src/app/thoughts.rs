//! What is shown of the computer's advice and of its look back at a game, as plain data.

use super::diagram::Worth;
use super::opponent::solver::Attack;
use super::opponent::{Advised, Shown};
use super::text::{self, analysis, lesson};
use super::words::Word;
use super::{Model, Wish};
use crate::ai::Standing;
use crate::ai::review::{Mark, Review};
use crate::board::Color;
use crate::record::token;
use crate::rules::Move;

/// With more faults than this, only the worst are listed.
const MANY: usize = 12;
/// So many moves of a line are shown; the others are folded.
const UNFOLDED: usize = 6;
/// Fewer moves than this are not worth folding.
const FOLD: usize = 3;
/// The number of the line by which the other player wins after a mistake that is learned from; that of the better play is 0.
pub const REFUTATION: usize = 1;

/// What is shown of the computer's thoughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thoughts {
    /// It thinks about a hint or a review.
    Busy {
        /// What it thinks about.
        label: String,
        /// Which move of a review it looks at; empty for all else.
        said: String,
        /// How many hundredths are done, where that is known.
        percent: Option<u8>,
    },
    /// A hint.
    Advice(Advice),
    /// A review.
    Review(Box<Reviewed>),
    /// What the solver has found.
    Solved(Solved),
}

/// What the solver has found: an attack, or the threats on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Whether an attack wins; empty for threats.
    pub verdict: String,
    /// How it wins.
    pub line: Option<Line>,
    /// All else that is to be said of it, sentence by sentence.
    pub points: Vec<String>,
    /// Whether the solver may look longer.
    pub is_open: bool,
}

/// The best moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// How the position stands.
    pub sentence: String,
    /// Black's share in hundredths.
    pub share: u8,
    /// The shares of both in words.
    pub shares: String,
    /// How many moves were looked ahead, in words; empty where nothing was searched.
    pub depth: String,
    /// What the list of moves is called.
    pub title: String,
    /// The moves, the best first.
    pub candidates: Vec<Candidate>,
}

/// A move that is advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its word in a record.
    pub token: String,
    /// The move, and how the game is expected to go on.
    pub line: Line,
    /// The share of who is asked, in hundredths.
    pub share: u8,
    /// What it is worth for who is asked, as it is written: "55%", or "wins".
    pub percent: String,
}

/// A line of play. It can be seen on the board, and kept as a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its first moves.
    pub first: Vec<Step>,
    /// Its other moves, which are folded.
    pub rest: Vec<Step>,
    /// What the button says that shows the others: "+29".
    pub more: String,
    /// What a press on it does, in words.
    pub label: String,
}

impl Line {
    /// All moves.
    pub fn moves(&self) -> impl Iterator<Item = &Step> {
        self.first.iter().chain(&self.rest)
    }
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is called.
    pub name: String,
    /// Who makes it.
    pub color: Color,
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// How many faults there were.
    pub sentence: String,
    /// Where the game was lost; empty if nothing is proved.
    pub lost: String,
    /// What the graph is called.
    pub graph: String,
    /// What the list of faults is called.
    pub title: String,
    /// The start and every turn.
    pub turns: Vec<Ply>,
    /// The places in `turns` of the faults that are listed.
    pub faults: Vec<usize>,
    /// The place in `turns` of the position on the board.
    pub shown: usize,
    /// What the button says that begins to learn from mistakes, and the turn of the first one; none if there are none.
    pub learn: Option<(String, usize)>,
    /// The mistake that is learned from.
    pub lesson: Option<LessonShown>,
}

/// A position in the graph of a game, after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// How many moves lead to it.
    pub ply: usize,
    /// Black's share in hundredths.
    pub share: u8,
    /// The turn that led here, and what is to be said of it.
    pub label: String,
    /// How bad it was.
    pub mark: Mark,
    /// Whether the game was lost by it.
    pub is_losing: bool,
    /// Whether somebody made it who plays against the computer: those faults are listed first.
    pub is_own: bool,
}

/// A mistake that is learned from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonShown {
    /// Which of the mistakes it is: "Mistake 2 of 5"; empty for a fault that is not among them.
    pub title: String,
    /// Which move was a mistake.
    pub played: String,
    /// What it overlooked; empty where that is not known.
    pub reason: String,
    /// The reason with the moves by which the other player wins, where that is proved: they can be seen on the board.
    pub refutation: Option<String>,
    /// What would have been better, what is to be looked for, or what is thought of a try.
    pub task: String,
    /// What is done about it, for style sheets.
    pub stage: &'static str,
    /// How bad the move was.
    pub mark: Mark,
    /// What would have been better, while it is shown.
    pub line: Option<Line>,
}

/// What is shown now, if anything is.
pub fn thoughts(model: &Model) -> Option<Thoughts> {
    if let Some((wish, percent)) = model.opponent.thinks_for_show() {
        let label = match wish {
            Wish::Hint => Word::HintMoves,
            Wish::Solve(..) | Wish::Threats => Word::Solver,
            Wish::Review | Wish::Move | Wish::Try | Wish::Prove => Word::ReviewGraph,
        };
        let said =
            if wish == Wish::Review { analysis::looking(model, percent) } else { String::new() };
        return Some(Thoughts::Busy { label: model.words().get(label).into(), said, percent });
    }
    match model.opponent.shown()? {
        Shown::Hint(found) => advice(model, found).map(Thoughts::Advice),
        Shown::Review => Some(Thoughts::Review(Box::new(reviewed(model, model.review()?)))),
        Shown::Attack(attack) => Some(Thoughts::Solved(solved(model, attack))),
        Shown::Threats(_) => {
            let (verdict, points) = (String::new(), text::solver::threats(model));
            Some(Thoughts::Solved(Solved { verdict, line: None, points, is_open: false }))
        }
    }
}

fn solved(model: &Model, attack: &Attack) -> Solved {
    Solved {
        verdict: text::solver::verdict(model, attack),
        line: Some(line(model, &attack.line)).filter(|line| !line.first.is_empty()),
        points: text::solver::points(model, attack),
        is_open: model.can_look_longer(),
    }
}

fn advice(model: &Model, found: &[Advised]) -> Option<Advice> {
    let (words, best) = (model.words(), found.first()?);
    let evaluation = || analysis::evaluation(words, model.rules(), best.standing);
    let depth = match best.depth {
        0 => String::new(),
        depth => words.say(Word::Depth, &[&depth.to_string()]),
    };
    Some(Advice {
        sentence: analysis::better_colour(model, best).unwrap_or_else(evaluation),
        share: black(best.standing),
        shares: analysis::shares(words, best.standing),
        depth,
        title: words.get(Word::HintMoves).into(),
        candidates: found.iter().map(|advised| candidate(model, advised)).collect(),
    })
}

fn candidate(model: &Model, advised: &Advised) -> Candidate {
    let words = model.words();
    Candidate {
        token: token::write(advised.mv, model.rules()),
        line: line(model, &advised.line),
        share: analysis::share_of_asked(model, advised),
        percent: match analysis::worth(model, advised) {
            Worth::Share(share) => words.say(Word::EvalPercent, &[&share.to_string()]),
            Worth::Win => words.get(Word::HintWins).into(),
            Worth::Loss => words.get(Word::HintLoses).into(),
        },
    }
}

/// A line that begins at the position shown.
fn line(model: &Model, moves: &[Move]) -> Line {
    let mut game = model.thought_about();
    let mut first = Vec::new();
    for &mv in moves {
        let name = text::move_name(model.words(), model.rules(), mv);
        first.push(Step { name, color: text::mover(&game, mv) });
        game.play_unchecked(mv);
    }
    let shown = if first.len() < UNFOLDED + FOLD { first.len() } else { UNFOLDED };
    let rest = first.split_off(shown);
    let word = match () {
        () if !model.is_line_playable(moves) => Word::ShowLine,
        () if model.at_end() => Word::PlayMove,
        () => Word::AddVariation,
    };
    let label = model.words().get(word).into();
    let more = if rest.is_empty() { String::new() } else { format!("+{}", rest.len()) };
    Line { first, rest, more, label }
}

/// Black's share at the start of a reviewed game and after every turn, in hundredths.
pub fn shares(review: &Review) -> Vec<u8> {
    let standings = review.turns.iter().map(|turn| turn.standing);
    [review.start].into_iter().chain(standings).map(black).collect()
}

fn reviewed(model: &Model, review: &Review) -> Reviewed {
    let words = model.words();
    let start = Ply {
        ply: 0,
        share: black(review.start),
        label: analysis::start(words, review.start),
        mark: Mark::Fine,
        is_losing: false,
        is_own: false,
    };
    let labels = analysis::turns(model, review);
    let rest = review.turns.iter().enumerate().zip(labels).map(|((number, turn), label)| Ply {
        ply: turn.plies.end,
        share: black(turn.standing),
        label,
        mark: turn.mark,
        is_losing: text::reason::loses(model, review, number),
        is_own: model.you() == Some(turn.color),
    });
    let turns: Vec<Ply> = [start].into_iter().chain(rest).collect();
    Reviewed {
        sentence: analysis::summary(words, review, model.you()),
        lost: analysis::lost(model, review).unwrap_or_default(),
        graph: words.get(Word::ReviewGraph).into(),
        title: words.get(Word::ReviewFaults).into(),
        faults: faults(&turns),
        shown: turns.iter().rposition(|turn| turn.ply <= model.shown_of_game()).unwrap_or(0),
        turns,
        learn: learn(model),
        lesson: shown_lesson(model),
    }
}

/// The numbers of the faults that are listed: all of them, or the worst where there are many; one's own come first.
fn faults(turns: &[Ply]) -> Vec<usize> {
    let at_least = |mark| (0..turns.len()).filter(move |&turn| turns[turn].mark >= mark);
    let least = [Mark::Inaccuracy, Mark::Mistake].into_iter();
    let least = least.clone().find(|&mark| at_least(mark).count() <= MANY);
    let mut faults: Vec<usize> = at_least(least.unwrap_or(Mark::Blunder)).collect();
    faults.sort_by_key(|&turn| !turns[turn].is_own);
    faults
}

/// What the button says that begins to learn: "Learn from your mistakes (2)".
fn learn(model: &Model) -> Option<(String, usize)> {
    let both = Color::ALL.iter().all(|&color| model.is_computer(color));
    let any = Color::ALL.iter().any(|&color| model.is_computer(color));
    let word = if any && !both { Word::LearnYours } else { Word::LearnAll };
    let mistakes = model.mistakes();
    let label = model.words().say(word, &[&mistakes.len().to_string()]);
    mistakes.first().map(|&first| (label, first))
}

fn shown_lesson(model: &Model) -> Option<LessonShown> {
    let (at, turn) = model.lesson()?;
    let mistakes = model.mistakes();
    let title = |place: usize| {
        let numbers = [(place + 1).to_string(), mistakes.len().to_string()];
        model.words().say(Word::LessonOf, &numbers.each_ref().map(String::as_str))
    };
    let place = mistakes.iter().position(|&mistake| mistake == at.turn);
    Some(LessonShown {
        title: place.map(title).unwrap_or_default(),
        played: lesson::played(model, at, turn),
        reason: text::reason::why(model, at.turn),
        refutation: refutation(model, at.turn),
        task: lesson::task(model, at, turn),
        stage: at.stage.id(),
        mark: turn.mark,
        line: model.lesson_line().map(|better| line(model, better)),
    })
}

/// What a mistake let the other player do, and by which moves.
fn refutation(model: &Model, turn: usize) -> Option<String> {
    let moves = Some(model.refutation()).filter(|moves| !moves.is_empty())?;
    let names: Vec<String> =
        moves.iter().map(|&mv| text::move_name(model.words(), model.rules(), mv)).collect();
    Some(format!("{} {}", text::reason::why(model, turn), names.join(" ")))
}

fn black(standing: Standing) -> u8 {
    analysis::percent(standing.share(Color::Black))
}
