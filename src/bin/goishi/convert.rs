//! `goishi convert`: reads a game in any format, and writes it in another. Of several games it is the first.

use crate::{Outcome, complain, illegal, malformed};
use goishi::record::encoding::Encoding;
use goishi::record::formats::{self, Collection, Format, Import, MAX_FILE};
use goishi::record::{Fault, Remark};
use goishi::rules::catalog::RuleSet;
use std::io::{self, Read, Write};

/// Reads `input` and writes it as `format`. `rules` are for a text that names none.
pub fn run(
    format: &str,
    rules: &str,
    input: impl Read,
    out: &mut impl Write,
) -> io::Result<Outcome> {
    let written = [Format::Goishi, Format::Sgf, Format::Psq, Format::Lib, Format::Pos];
    let Some(format) = written.into_iter().find(|known| known.id() == format) else {
        let known = written.map(Format::id).join(", ");
        return Ok(malformed(&format!("{format:?} is no format; there is {known}")));
    };
    match first_game(input, rules)?.and_then(|import| convert(import, format)) {
        Ok((file, remarks)) => {
            remarks.iter().for_each(|remark| complain(&remark.to_string()));
            out.write_all(&file)?;
            Ok(Outcome::Fine)
        }
        Err(outcome) => Ok(outcome),
    }
}

/// The first game of `input`, which may be in any format, or how the command ends. `rules` are for a text that names none.
pub fn first_game(input: impl Read, rules: &str) -> io::Result<Result<Import, Outcome>> {
    let rules: RuleSet = match rules.parse() {
        Ok(rules) => rules,
        Err(unknown) => return Ok(Err(malformed(&format!("{unknown}")))),
    };
    let mut bytes = Vec::new();
    // One byte too many is enough to be refused.
    input.take(MAX_FILE as u64 + 1).read_to_end(&mut bytes)?;
    let games = formats::open(&bytes, &decode, rules);
    Ok(games.and_then(Collection::first).map_err(|error| match error.fault {
        Fault::Illegal(_) => illegal(&error.to_string()),
        _ => malformed(&error.to_string()),
    }))
}

/// A game in another format, and all remarks; or how the command ends.
fn convert(import: Import, format: Format) -> Result<(Vec<u8>, Vec<Remark>), Outcome> {
    let (file, lost) = formats::write_bytes(&import.record, format)
        .map_err(|fault| malformed(&fault.to_string()))?;
    Ok((file, [import.remarks, lost].concat()))
}

/// The letters of `bytes`. A letter that is none in this encoding is told.
fn decode(bytes: &[u8], encoding: Encoding) -> String {
    let known = encoding_rs::Encoding::for_label(encoding.label().as_bytes());
    let (text, _, is_damaged) = known.unwrap_or(encoding_rs::UTF_8).decode(bytes);
    if is_damaged {
        complain(&format!(
            "This is no {} text: some letters are lost.",
            encoding.label().to_uppercase()
        ));
    }
    text.into_owned()
}
