//! `goishi convert`: one game in, in any format; the same game out, in another.

use crate::{Outcome, complain, malformed};
use goishi::record::MAX_BYTES;
use goishi::record::formats::{self, Export, Format};
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
        Err(refusal) => {
            complain(&refusal);
            Ok(Outcome::Illegal)
        }
    }
}

/// The game of `text` in another format, with all remarks; or why not.
fn convert(text: &str, rules: RuleSet, format: Format) -> Result<Export, String> {
    let import = formats::read(text, rules).map_err(|error| error.to_string())?;
    let export = formats::write(&import.record, format).map_err(|fault| fault.to_string())?;
    let remarks = [import.remarks, export.remarks].concat();
    Ok(Export { remarks, ..export })
}
