//! The sentences of Renju.

use super::color;
use crate::app::words::{Word, Words};
use crate::board::Color;
use crate::rules::renju::{Foul, Renju, Variant, Zone};
use crate::rules::{Phase, Rules};

/// The name of a way to play.
pub const fn name(variant: Variant) -> Word {
    match variant {
        Variant::Rif => Word::NameRif,
        Variant::RifPlayers => Word::NameRifPlayers,
        Variant::Pritchard => Word::NamePritchard,
        Variant::Classical => Word::NameClassical,
        Variant::ClassicalSwap => Word::NameClassicalSwap,
        Variant::Free => Word::NameFree,
    }
}

/// The name of a foul.
pub fn foul(words: &Words, foul: Foul) -> &str {
    words.get(match foul {
        Foul::Overline => Word::Overline,
        Foul::DoubleFour => Word::DoubleFour,
        Foul::DoubleThree => Word::DoubleThree,
    })
}

/// What somebody makes who makes a foul.
pub fn a_foul(words: &Words, foul: Foul) -> &str {
    words.get(match foul {
        Foul::Overline => Word::AnOverline,
        Foul::DoubleFour => Word::ADoubleFour,
        Foul::DoubleThree => Word::ADoubleThree,
    })
}

/// What is asked for now, and from whom.
pub fn ask(words: &Words, game: &Renju) -> String {
    let person = game.person_to_move().map_or("", |person| color(words, person));
    let word = match game.phase() {
        Phase::ColourChoice => Word::ChooseColours,
        Phase::Fourth => Word::FourthStone,
        Phase::Fifths => Word::ProposeFifths,
        Phase::FifthChoice => Word::ChooseFifth,
        Phase::SecondWhite => Word::SecondWhiteStone,
        Phase::TwoBlacks => Word::PutTwoStones,
        Phase::Removal => Word::RemoveOneStone,
        Phase::ThirdWhite => Word::ThirdWhiteStone,
        Phase::Opening => return opening(words, game, person),
        Phase::Play | Phase::Over => Word::ToPlay,
    };
    words.say(word, &[person])
}

fn opening(words: &Words, game: &Renju, person: &str) -> String {
    let stone = words.get(stone(game));
    match game.zone().and_then(place) {
        Some(place) => words.say(Word::OpeningStone, &[person, stone, words.get(place)]),
        None => words.say(Word::OpeningStoneAnywhere, &[person, stone]),
    }
}

/// Which stone, where somebody places one of the other colour.
fn stone(game: &Renju) -> Word {
    match game.color_to_move() {
        stone if stone == game.person_to_move() => Word::AStone,
        Some(Color::Black) => Word::ABlackStone,
        _ => Word::AWhiteStone,
    }
}

const fn place(zone: Zone) -> Option<Word> {
    match zone {
        Zone::Centre => Some(Word::OnCentre),
        Zone::BesideCentre => Some(Word::BesideCentre),
        Zone::Middle => Some(Word::InMiddle),
        Zone::OutsideMiddle => Some(Word::OutsideMiddle),
        Zone::Anywhere => None,
    }
}

/// What the last move did besides putting a stone.
pub fn last_effect(words: &Words, game: &Renju) -> String {
    let mut said = String::new();
    if let Some(by) = game.offer() {
        said = words.say(Word::OffersDraw, &[color(words, by)]);
    }
    if game.claim_failed() {
        said += if said.is_empty() { "" } else { " " };
        said += words.get(Word::ClaimFailed);
    }
    said
}
