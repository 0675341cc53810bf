//! What is wrong with a text that should be a game.

use super::because;
use crate::app::words::{Word, Words, joined};
use crate::board::decimal;
use crate::record::{Fault, RecordError};
use crate::rules::catalog::RuleSet;

/// Where the fault is, and what.
pub fn error(words: &Words, error: &RecordError) -> String {
    let mut places = Vec::new();
    for &(word, number) in &[(Word::InLine, error.line), (Word::AtMove, error.number)] {
        if number > 0 {
            places.push(words.say(word, &[&decimal::write(number)]));
        }
    }
    let token = match &error.fault {
        Fault::UnknownRules(unknown) => unknown.id(),
        _ => &error.token,
    };
    if !token.is_empty() {
        places.push(String::from("\"") + token + "\"");
    }
    let fault = fault(words, &error.fault);
    if places.is_empty() {
        fault
    } else {
        words.say(Word::FaultAt, &[&joined(&places, ", "), &fault])
    }
}

fn fault(words: &Words, fault: &Fault) -> String {
    if let Fault::UnknownRules(unknown) = fault
        && let Some(options) = unknown.options()
    {
        return words.say(Word::FaultOtherOptions, &[options]);
    }
    let word = match fault {
        // The reason names its point; which board it is does not matter.
        Fault::Illegal(illegal) => return because(words, RuleSet::DEFAULT, *illegal),
        Fault::Foreign(reason) => return (*reason).into(),
        Fault::Unclosed(bracket) => {
            return words.say(Word::FaultUnclosed, &[bracket.encode_utf8(&mut [0; 4])]);
        }
        Fault::TooLong => Word::FaultTooLong,
        Fault::NotARecord => Word::FaultNotARecord,
        Fault::UnknownVersion => Word::FaultUnknownVersion,
        Fault::UnknownRules(_) => Word::FaultUnknownRules,
        Fault::NotAHeader => Word::FaultNotAHeader,
        Fault::UnknownHeader => Word::FaultUnknownHeader,
        Fault::HeaderTwice => Word::FaultHeaderTwice,
        Fault::NoBlankLine => Word::FaultNoBlankLine,
        Fault::NotAMove => Word::FaultNotAMove,
        Fault::NothingToReplace => Word::FaultNothingToReplace,
        Fault::NothingToClose => Word::FaultNothingToClose,
        Fault::NotAPly => Word::FaultNotAPly,
        Fault::Garbled => Word::FaultGarbled,
    };
    words.get(word).into()
}
