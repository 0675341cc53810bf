//! Every sentence of the app: which words, and in what order.

pub mod analysis;
pub mod lesson;
pub mod marks;
mod names;
mod problem;
pub(super) mod reason;
pub mod record;
pub mod ren;
mod renju;
mod rin;
pub mod solver;

use super::words::{Word, Words};
use super::{Lasts, Model, Said, Visitor, Wish, opponent};
use crate::board::{Color, Point, Seat};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::renju::Foul;
use crate::rules::{Ending, IllegalMove, Move, Status, Why};

pub use names::{game_name, move_name, opening, opening_names, title, variant};
pub use renju::{a_foul, forbidden};

/// The name of a colour at the head of a sentence.
pub fn color(words: &Words, color: Color) -> &str {
    words.get(match color {
        Color::Black => Word::Black,
        Color::White => Word::White,
    })
}

/// The name of a colour inside a sentence.
fn color_inside(words: &Words, color: Color) -> &str {
    words.get(match color {
        Color::Black => Word::BlackInside,
        Color::White => Word::WhiteInside,
    })
}

/// The name of a colour where a sentence says whose turn it is.
fn color_turn(words: &Words, color: Color) -> &str {
    words.get(match color {
        Color::Black => Word::BlackTurn,
        Color::White => Word::WhiteTurn,
    })
}

/// What is asked for now, or how the game ended, in one sentence.
pub fn sentence(model: &Model) -> String {
    if model.is_setting_up() {
        return model.words().get(Word::SetUpAsks).into();
    }
    if let Some(said) = model.show_sentence() {
        return said.into();
    }
    if !model.game.intent.proposed.is_empty() && model.is_running() {
        return proposing(model);
    }
    if let Some(who) = model.game().person_to_move().filter(|_| model.thinks_of(Wish::Move)) {
        return model.words().say(Word::Thinking, &[color(model.words(), who)]);
    }
    problem::sentence(model).unwrap_or_else(|| result(model.words(), model.game()))
}

/// How far a proposal has come.
fn proposing(model: &Model) -> String {
    let (words, proposed) = (model.words(), model.game.intent.proposed.len());
    match model.game().proposal_size() {
        Some(size) if size > 2 => {
            let who = model.game().person_to_move().map_or("", |person| color(words, person));
            let numbers = [proposed, size].map(|number| number.to_string());
            words.say(Word::ProposedSoFar, &[who, &numbers[0], &numbers[1]])
        }
        _ => words.get(Word::OneMoreOrSame).into(),
    }
}

/// How the game ended, or what is asked for.
pub fn result(words: &Words, game: &AnyGame) -> String {
    match game.status() {
        Status::Ongoing => ask(words, game),
        Status::Won { winner, by } => won(words, game, game.color_of(winner), by),
        Status::Drawn { by } => drawn(words, game, by),
    }
}

fn ask(words: &Words, game: &AnyGame) -> String {
    match game {
        AnyGame::Rin(rin) => rin::ask(words, rin),
        AnyGame::Renju(renju) => renju::ask(words, renju),
        AnyGame::Ren(ren) => ren::ask(words, ren),
    }
}

fn won(words: &Words, game: &AnyGame, won: Color, by: Ending) -> String {
    let (winner, loser) = (color(words, won), color_inside(words, won.other()));
    match (by, game) {
        (Ending::Resign, _) => words.say(Word::WonByResign, &[winner, loser]),
        (Ending::Time, _) => words.say(Word::WonByTime, &[winner, loser]),
        (_, AnyGame::Rin(rin)) => words.say(Word::WonByCount, &[winner, &rin::counts(words, rin)]),
        // The score of a nine comes step by step.
        (by, AnyGame::Ren(ren)) if by != Ending::Nine => words
            .say(Word::WonByScore, &[winner, &ren::score(words, ren, won), ended_by(words, by)]),
        (by, _) => words.say(Word::WonBy, &[winner, ended_by(words, by)]),
    }
}

fn drawn(words: &Words, game: &AnyGame, by: Ending) -> String {
    let by_what = ended_by(words, by);
    match (by, game) {
        (Ending::Agreement, _) => words.get(Word::DrawnByAgreement).into(),
        (Ending::Time, _) | (_, AnyGame::Renju(_)) => words.say(Word::DrawnBy, &[by_what]),
        (_, AnyGame::Rin(rin)) => words.say(Word::DrawnAt, &[&rin::counts(words, rin)]),
        (_, AnyGame::Ren(ren)) => {
            words.say(Word::DrawnByScore, &[&ren::score(words, ren, Color::Black), by_what])
        }
    }
}

fn ended_by(words: &Words, by: Ending) -> &str {
    words.get(match by {
        Ending::Five => Word::ByFive,
        Ending::Overline => Word::ByOverline,
        Ending::DoubleFour => Word::ByDoubleFour,
        Ending::DoubleThree => Word::ByDoubleThree,
        Ending::Nine => Word::ByNine,
        Ending::Lead => Word::ByLead,
        Ending::Passes => Word::ByPasses,
        Ending::Supply => Word::BySupply,
        Ending::Time => Word::ByFlags,
        Ending::Full | Ending::Resign | Ending::Agreement => Word::ByFull,
    })
}

/// Who makes `mv` in the position `before` it. A stone of the other colour counts for that colour.
pub fn mover(before: &AnyGame, mv: Move) -> Color {
    let mover = match mv {
        Move::Resign(Some(color)) | Move::Time(Some(color)) | Move::Claim(color) => Some(color),
        // The stone that White picks in the opening is Black's.
        Move::Stone(_) if before.phase().asks_for_pick() => Some(Color::Black),
        Move::Stone(_) | Move::StoneOffer(_) => before.color_to_move(),
        _ => before.person_to_move(),
    };
    mover.unwrap_or(Color::Black)
}

/// A move of this colour as a whole sentence: "White takes Black." That a move offers a draw is told apart.
pub fn move_sentence(words: &Words, rules: RuleSet, by: Color, mv: Move) -> String {
    let who = color(words, by);
    let point = |at| rules.point_name(at);
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => words.say(Word::SaidStone, &[who, &point(at)]),
        Move::Propose(stones) => {
            words.say(Word::SaidPair, &[who, &listed(rules, stones.points()).say(words)])
        }
        Move::Pass | Move::PassOffer => words.say(Word::SaidPass, &[who]),
        Move::Swap if by == Color::White => words.say(Word::SaidSwap, &[who]),
        Move::Swap => words.say(Word::SaidTakesWhite, &[who]),
        Move::Stay if by == Color::White => words.say(Word::SaidStay, &[who]),
        Move::Stay => words.say(Word::SaidStaysBlack, &[who]),
        Move::More => words.say(Word::SaidMore, &[who]),
        Move::Declare(number) => words.say(Word::SaidDeclare, &[who, &number.to_string()]),
        Move::Accept => words.say(Word::SaidAccept, &[who]),
        Move::Refuse => words.say(Word::SaidRefuse, &[who]),
        Move::Resign(_) => words.say(Word::SaidResign, &[who]),
        Move::Time(_) => words.say(Word::SaidTime, &[who]),
        Move::TimeBoth => words.get(Word::SaidBothFlags).into(),
        Move::Claim(_) => words.say(Word::SaidClaim, &[who]),
    }
}

/// The names of these points, with commas between them and an "and" before the last.
fn listed(rules: RuleSet, points: &[Point]) -> Said {
    let mut names = points.iter().map(|&at| Said::from(rules.point_name(at)));
    let last = names.next_back();
    let first = names.reduce(|list, name| Said::Word(Word::ListComma, vec![list, name]));
    match (first, last) {
        (Some(first), Some(last)) => Said::Word(Word::ListAnd, vec![first, last]),
        (_, last) => last.unwrap_or_else(|| String::new().into()),
    }
}

/// What is told of the point that the eye is on, why a point that was tried is forbidden, or what the last move did;
/// empty if nothing is to be said.
pub fn effect(model: &Model) -> String {
    let tried = |(at, foul)| forbidden_at(model, at, foul);
    ahead(model).unwrap_or_else(|| match model.foul_in_question() {
        Some(_) if is_answered(model) => String::new(),
        foul => foul.map_or_else(|| ren::lately(model).unwrap_or_else(|| report(model)), tried),
    })
}

/// Why the point that the eye is on is forbidden, or what a stone there would do; none if nothing is to be said, or if a
/// question or a refusal says it already.
pub fn ahead(model: &Model) -> Option<String> {
    let at = model.pointed()?;
    if model.game.intent.tried == Some(at) && is_answered(model) {
        return None;
    }
    match model.game() {
        AnyGame::Ren(game) => ren::ahead(model, game, at),
        AnyGame::Rin(_) => rin::ahead(model, at),
        AnyGame::Renju(_) => model.marked_foul(at).map(|foul| forbidden_at(model, at, foul)),
    }
}

/// Whether a question or a refusal is to be read.
fn is_answered(model: &Model) -> bool {
    let is_refusal = model.view.lasts == Lasts::UntilRead && !model.view.notice.is_empty();
    model.game.intent.asked.is_some() || is_refusal
}

fn forbidden_at(model: &Model, at: Point, foul: Foul) -> String {
    let (point, forbidden) = (model.rules().point_name(at), forbidden(model.words(), foul));
    model.words().say(Word::PointIs, &[&point, &forbidden])
}

/// What the last move did, or what holds the next one up; empty if nothing is to be said.
pub fn report(model: &Model) -> String {
    let words = model.words();
    if model.game.intent.offers_draw {
        words.get(Word::OfferGoesAlong).into()
    } else if model.can_pause() && model.is_paused() {
        words.get(Word::ClocksStand).into()
    } else {
        last_effect(model)
    }
}

/// What the computer has decided by the last move, if that was its own and put no stone. What Ren says of a pass is more.
pub fn decided(model: &Model) -> Option<Said> {
    let mv = model.last_move()?;
    let (before, _) = model.game.last()?;
    let word = match mv {
        Move::Swap if before.color_to_move() == Some(Color::White) => Word::ComputerSwaps,
        Move::Swap => Word::ComputerTakesWhite,
        Move::Stay if before.color_to_move() == Some(Color::White) => Word::ComputerStays,
        Move::Stay => Word::ComputerStaysBlack,
        Move::More => Word::ComputerAdds,
        Move::Declare(_) => Word::ComputerDeclares,
        Move::Propose(_) => Word::ComputerProposes,
        Move::Pass if !matches!(model.game(), AnyGame::Ren(_)) => Word::ComputerPasses,
        Move::Accept => Word::ComputerAccepts,
        Move::Refuse => Word::ComputerRefuses,
        Move::Claim(_) => Word::ComputerClaims,
        _ => return None,
    };
    let seat = match mv {
        Move::Claim(color) => before.seat_of(color),
        _ => before.to_move()?,
    };
    opponent::level(model.name_of(model.game().color_of(seat)))?;
    Some(match mv {
        Move::Propose(stones) => Said::with(word, listed(model.rules(), stones.points())),
        Move::Declare(number) => Said::with(word, number.to_string()),
        _ => word.into(),
    })
}

/// What the last move did; empty if nothing is to be said.
fn last_effect(model: &Model) -> String {
    let words = model.words();
    match model.game() {
        AnyGame::Rin(_) => rin::last_effect(model),
        AnyGame::Renju(renju) => renju::last_effect(model, renju),
        AnyGame::Ren(ren) => ren::last_effect(words, ren),
    }
}

/// What the last move scored and the score then, Black's first; empty if it scored nothing.
pub fn scored(game: &AnyGame) -> String {
    match game {
        AnyGame::Ren(ren) if !ren.groups().is_empty() => ren::scored(ren),
        _ => String::new(),
    }
}

/// Which position of the game is shown, if not its end, and what a stone there does where one may be put.
pub fn looking_back(model: &Model) -> String {
    if model.at_end() {
        return String::new();
    }
    let word = match model.visitor() {
        Visitor::Nobody => Word::MoveOf,
        Visitor::Everybody | Visitor::One(_) if model.game.is_aside() => {
            return model.words().say(Word::InVariation, &[&model.shown_of_game().to_string()]);
        }
        Visitor::Everybody | Visitor::One(_) => Word::LookingBack,
    };
    model.words().say(word, &[&model.shown().to_string(), &model.line().len().to_string()])
}

/// The move of this name was refused.
pub fn refused(words: &Words, rules: RuleSet, name: &str, illegal: IllegalMove) -> String {
    words.say(Word::Refused, &[name, &because(words, rules, illegal)])
}

/// Why a move is refused. The rules of the RIF have paragraphs that players know; names of other documents tell them nothing.
pub fn because(words: &Words, rules: RuleSet, illegal: IllegalMove) -> String {
    let why = match illegal.why {
        Why::Occupied if rules.has_squares() => words.get(Word::WhySquareOccupied),
        why => words.text(why.key()),
    };
    if illegal.paragraph.starts_with("RIF ") {
        words.say(Word::Because, &[why, illegal.paragraph])
    } else {
        why.into()
    }
}

/// A move to think twice about.
pub fn question(model: &Model, mv: Move) -> String {
    let words = model.words();
    match mv {
        Move::Stone(at) | Move::StoneOffer(at) => {
            let foul = model.foul_at(at).map_or("", |foul| a_foul(words, foul));
            words.say(Word::FoulQuestion, &[&model.rules().point_name(at), foul])
        }
        _ => {
            let who = match mv {
                Move::Resign(Some(who)) => Some(who),
                _ => model.game().person_to_move(),
            };
            let is_match = model.match_of_two().is_some();
            if who.is_some() && who == model.you() {
                let word = if is_match { Word::ResignYouMatch } else { Word::ResignYou };
                return words.get(word).into();
            }
            let who = who.map_or("", |who| color(words, who));
            words.say(
                if is_match { Word::ResignMatchQuestion } else { Word::ResignQuestion },
                &[who],
            )
        }
    }
}

/// What the buttons say that exchange the colours and keep them.
pub fn colours(model: &Model) -> [String; 2] {
    let words = match model.game().person_to_move() {
        Some(Color::Black) => [Word::TakeWhite, Word::StayBlack],
        _ => [Word::TakeBlack, Word::StayWhite],
    };
    words.map(|word| model.words().get(word).into())
}

/// What a clock shows, from so many milliseconds: a begun second counts, and a begun tenth among the last ten seconds.
pub fn clock(left: u64) -> String {
    let tenths = left.div_ceil(100);
    if tenths < 100 {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who sits behind a colour, where colours are exchanged.
pub fn person(words: &Words, seat: Seat) -> &str {
    words.get(match seat {
        Seat::First => Word::FirstPlayer,
        Seat::Second => Word::SecondPlayer,
    })
}

/// Who sits behind a colour, inside a sentence.
pub fn the_person(words: &Words, seat: Seat) -> &str {
    words.get(match seat {
        Seat::First => Word::TheFirstPlayer,
        Seat::Second => Word::TheSecondPlayer,
    })
}

/// Somebody whose name is `name` in a record's head: the computer has its name in the player's language.
pub fn player(words: &Words, name: &str) -> String {
    match opponent::level(name) {
        Some(level) => words.say(Word::Computer, &[&level.to_string()]),
        None => name.into(),
    }
}

/// What lies on a point, after its name, for those who cannot see it.
pub const fn content(stone: Option<Color>) -> Word {
    match stone {
        None => Word::Empty,
        Some(Color::Black) => Word::StoneBlack,
        Some(Color::White) => Word::StoneWhite,
    }
}

/// The title of the page: whose turn it is, or how the game ended, for those who look at another tab.
pub fn page_title(model: &Model) -> String {
    model.words().say(Word::PageTitle, &[&sentence(model), game_name(model.words(), model.rules())])
}
