//! Renju in the formats of other programs: SGF, psq and lists of points.

mod encodings;
mod foreign;
mod libraries;
mod refusals;
mod round_trips;
mod sgf;
mod trees;

use goishi::record::formats::{self, Format, Import};
use goishi::record::{Record, Remark, token};
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;
use goishi::rules::renju::Variant;

const RIF: RuleSet = RuleSet::Renju(Variant::Rif);
const PRITCHARD: RuleSet = RuleSet::Renju(Variant::Pritchard);

/// Reads `text` by RIF's rules where it names none.
fn read(text: &str) -> Import {
    formats::read(text, RIF).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Remarks in English.
fn said(remarks: &[Remark]) -> Vec<String> {
    remarks.iter().map(ToString::to_string).collect()
}

/// Why `text` is refused.
fn refusal(text: &str) -> String {
    formats::read(text, RIF).expect_err(text).to_string()
}

/// `record` in another format, of which nothing is left out.
fn written(record: &Record, format: Format) -> String {
    let export = formats::write(record, format).expect("a game of Renju");
    assert_eq!(export.remarks, []);
    export.text
}

/// The moves of the game as in the record text.
fn words(record: &Record) -> String {
    let words: Vec<String> =
        record.line().into_iter().map(|mv| token::write(mv, record.rules())).collect();
    words.join(" ")
}

/// The stones and passes of the game, without what goes with them.
fn stones(record: &Record) -> Vec<Move> {
    let plain = |mv| match mv {
        Move::Stone(at) | Move::StoneOffer(at) => Some(Move::Stone(at)),
        Move::Pass | Move::PassOffer => Some(Move::Pass),
        _ => None,
    };
    record.line().into_iter().filter_map(plain).collect()
}
