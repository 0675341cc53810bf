//! The sentences of Renju.

use super::{color, color_turn};
use crate::app::Model;
use crate::app::words::{Word, Words};
use crate::board::{Color, Seat};
use crate::rules::renju::{Foul, Pattern, Renju, Variant, Zone};
use crate::rules::{Move, Phase, Rules};

/// The name of a way to play.
pub const fn name(variant: Variant) -> Word {
    match variant {
        Variant::Rif => Word::NameRif,
        Variant::RifPlayers => Word::NameRifPlayers,
        Variant::Pritchard => Word::NamePritchard,
        Variant::Classical => Word::NameClassical,
        Variant::ClassicalSwap => Word::NameClassicalSwap,
        Variant::Free => Word::NameFree,
        Variant::Taraguchi10 => Word::NameTaraguchi,
        Variant::Tarannikov => Word::NameTarannikov,
        Variant::Soosyrv8 => Word::NameSoosyrv,
        Variant::Yamaguchi => Word::NameYamaguchi,
        Variant::Gomoku => Word::NameGomoku,
        Variant::GomokuStandard => Word::NameGomokuStandard,
        Variant::GomokuSwap2 => Word::NameGomokuSwap2,
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

/// The names of openings that Chinese players write with other characters than Japanese ones.
const CHINESE: [(&str, &str); 7] = [
    ("渓月", "溪月"),
    ("疎星", "疏星"),
    ("遊星", "游星"),
    ("長星", "长星"),
    ("雲月", "云月"),
    ("嵐月", "岚月"),
    ("銀月", "银月"),
];

/// The name of an opening: in characters where players read them, or else as it is spoken.
pub fn opening_name(words: &Words, pattern: &Pattern) -> &'static str {
    let written = |kanji| CHINESE.iter().find(|(japanese, _)| *japanese == kanji);
    match words.lang() {
        "ja" => pattern.kanji,
        "zh" => written(pattern.kanji).map_or(pattern.kanji, |&(_, chinese)| chinese),
        _ => pattern.name,
    }
}

/// What is asked for now, and from whom.
pub fn ask(words: &Words, game: &Renju) -> String {
    let mover = game.person_to_move();
    let person = mover.map_or("", |person| color(words, person));
    let word = match game.phase() {
        Phase::ColourChoice => Word::ChooseColours,
        Phase::Fourth => Word::FourthStone,
        Phase::Branch => Word::ChooseColoursOrTen,
        Phase::Swap2 => Word::ChooseColoursOrMore,
        Phase::Declaration => {
            let most = game.most_to_declare().unwrap_or_default();
            return words.say(Word::DeclareFifths, &[person, &most.to_string()]);
        }
        Phase::Fifths => match game.proposal_size() {
            None => Word::FifthStone,
            Some(2) => Word::ProposeFifths,
            Some(size) => return words.say(Word::ProposeMany, &[person, &size.to_string()]),
        },
        Phase::FifthChoice => match game.proposed().len() {
            2 => Word::ChooseFifth,
            size => return words.say(Word::ChooseFifthOf, &[person, &size.to_string()]),
        },
        Phase::SecondWhite => Word::SecondWhiteStone,
        Phase::TwoBlacks => Word::PutTwoStones,
        Phase::Removal => Word::RemoveOneStone,
        Phase::ThirdWhite => Word::ThirdWhiteStone,
        Phase::Opening => return opening(words, game, person),
        Phase::Play | Phase::Over => {
            let turn = mover.map_or("", |person| color_turn(words, person));
            return words.say(Word::ToPlay, &[turn]);
        }
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
        Zone::Seven => Some(Word::InSeven),
        Zone::Nine => Some(Word::InNine),
        Zone::Anywhere => None,
    }
}

/// What the last move did besides putting a stone.
pub fn last_effect(model: &Model, game: &Renju) -> String {
    let words = model.words();
    let colours = (model.last_move() == Some(Move::Swap)).then(|| words.get(colours_now(model)));
    let offer = game.offer().map(|by| words.say(Word::OffersDraw, &[color(words, by)]));
    let claim = game.claim_failed().then(|| words.get(Word::ClaimFailed).into());
    let colours = colours.unwrap_or_default().into();
    words.sentences(&[colours, offer.unwrap_or_default(), claim.unwrap_or_default()])
}

/// Who has which colour after a swap: the person who plays against the computer, or the first of two.
fn colours_now(model: &Model) -> Word {
    match (model.you(), model.game().color_of(Seat::First)) {
        (Some(Color::Black), _) => Word::YouAreBlackNow,
        (Some(Color::White), _) => Word::YouAreWhiteNow,
        (None, Color::Black) => Word::FirstIsBlackNow,
        (None, Color::White) => Word::FirstIsWhiteNow,
    }
}

/// After the name of a point where Black may not play.
pub fn forbidden(words: &Words, foul_there: Foul) -> String {
    words.say(Word::Forbidden, &[foul(words, foul_there)])
}
