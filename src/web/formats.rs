//! Other programs' formats for JavaScript. Not everybody opens or saves such files, so the page loads
//! this when it is first wanted.

use crate::record::formats::{self, Format};
use crate::rules::catalog::RuleSet;
use wasm_bindgen::prelude::*;

/// Reads a game in any format and writes it in `format`: `goishi`, `sgf` or `psq`. Where the text names
/// no rules it is played by `rules`. The first line returned says what was left out or assumed, the
/// others are the game.
#[wasm_bindgen]
pub fn convert(text: &str, format: &str, rules: &str) -> Result<String, JsError> {
    let format = Format::from_id(format).ok_or_else(|| JsError::new("there is no such format"))?;
    let import = formats::read(text, rules.parse::<RuleSet>()?)?;
    let export = formats::write(&import.record, format);
    let export = export.map_err(|fault| JsError::new(&fault.to_string()))?;
    let mut remarks = import.remarks;
    remarks.extend(export.remarks);
    Ok(remarks.join(" ") + "\n" + &export.text)
}
