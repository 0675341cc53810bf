//! `goishi convert`: reads one game in any format, and writes it in another.

use crate::{Outcome, complain, illegal, malformed};
use goishi::record::formats::{self, Export, Format};
use goishi::record::{Fault, MAX_BYTES};
use goishi::rules::catalog::RuleSet;
use std::io::{self, Read, Write};

/// Reads `input` and writes it as `format`. `rules` are for a text that names none.
pub fn run(
    format: &str,
    rules: &str,
    input: impl Read,
    out: &mut impl Write,
) -> io::Result<Outcome> {
    let written = [Format::Goishi, Format::Sgf, Format::Psq];
    let Some(format) = written.into_iter().find(|known| known.id() == format) else {
        return Ok(malformed(&format!("{format:?} is no format; there is goishi, sgf and psq")));
    };
    let rules: RuleSet = match rules.parse() {
        Ok(rules) => rules,
        Err(unknown) => return Ok(malformed(&format!("{unknown}"))),
    };
    let mut bytes = Vec::new();
    // One byte too many is enough to be refused.
    input.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if std::str::from_utf8(&bytes).is_err() {
        complain("This is no UTF-8 text: some letters are lost.");
    }
    match convert(&String::from_utf8_lossy(&bytes), rules, format) {
        Ok(export) => {
            export.remarks.iter().for_each(|remark| complain(&remark.to_string()));
            out.write_all(export.text.as_bytes())?;
            Ok(Outcome::Fine)
        }
        Err(outcome) => Ok(outcome),
    }
}

/// The game of `text` in another format, with all remarks; or how the command ends.
fn convert(text: &str, rules: RuleSet, format: Format) -> Result<Export, Outcome> {
    let import = formats::read(text, rules).map_err(|error| match error.fault {
        Fault::Illegal(_) => illegal(&error.to_string()),
        _ => malformed(&error.to_string()),
    })?;
    let export =
        formats::write(&import.record, format).map_err(|fault| malformed(&fault.to_string()))?;
    let remarks = [import.remarks, export.remarks].concat();
    Ok(Export { remarks, ..export })
}
