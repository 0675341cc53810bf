//! What is wrong with a text that should be a game, and what is to be known of one that is.

use super::because;
use crate::app::words::Words;
use crate::record::{Fault, RecordError, Remark};
use crate::rules::catalog::RuleSet;

/// Where the fault is, and what it is.
pub fn error(words: &Words, error: &RecordError) -> String {
    let say = |key: &str, parts: &[String]| words.say_key(key, parts);
    match &error.fault {
        // The reason names its point, so the board does not matter.
        Fault::Illegal(illegal) => error.sentence(&because(words, RuleSet::DEFAULT, *illegal), say),
        Fault::UnknownRules(unknown) => {
            let named = RecordError { token: unknown.id().into(), ..error.clone() };
            named.sentence(&say(error.fault.key(), &error.fault.parts()), say)
        }
        fault => error.sentence(&say(fault.key(), &fault.parts()), say),
    }
}

/// What was assumed of a game, or left out of it.
pub fn remark(words: &Words, remark: &Remark) -> String {
    remark.sentence(|key, parts| words.say_key(key, parts))
}

/// All remarks on a game.
pub fn remarks(words: &Words, remarks: &[Remark]) -> Vec<String> {
    remarks.iter().map(|each| remark(words, each)).collect()
}
