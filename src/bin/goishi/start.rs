//! Where a game of a command line or of a line of input begins: `RULESET {black h8; white to play} TOKEN ...`.

use goishi::record::setup;
use goishi::rules::catalog::{AnyGame, RuleSet};

/// A game before its first token.
pub struct Start<'a> {
    pub rules: RuleSet,
    pub game: AnyGame,
    pub tokens: Vec<&'a str>,
}

impl<'a> Start<'a> {
    /// Reads a rule set, perhaps a position in braces behind it, and tokens. `None` if there are no words.
    ///
    /// # Errors
    /// Why there is no such game.
    pub fn read(words: &[&'a str]) -> Result<Option<Self>, String> {
        let Some((id, rest)) = words.split_first() else { return Ok(None) };
        let rules: RuleSet = id.parse().map_err(|unknown| format!("{unknown}"))?;
        let (setup, tokens) = cut_setup(rest)?;
        let game = match setup {
            None => rules.start(),
            Some(text) => start_from(rules, &text)?,
        };
        Ok(Some(Self { rules, game, tokens: tokens.to_vec() }))
    }
}

/// The position in braces that `words` begin with, and the words behind it.
fn cut_setup<'a, 'w>(words: &'w [&'a str]) -> Result<(Option<String>, &'w [&'a str]), String> {
    if !words.first().is_some_and(|word| word.starts_with('{')) {
        return Ok((None, words));
    }
    let end = words.iter().position(|word| word.ends_with('}'));
    let end = end.ok_or("the position in braces has no end")?;
    let (setup, tokens) = words.split_at(end + 1);
    let text = setup.join(" ");
    Ok((Some(text.trim_matches(['{', '}']).to_string()), tokens))
}

fn start_from(rules: RuleSet, text: &str) -> Result<AnyGame, String> {
    let start = setup::read(text, rules).and_then(|setup| rules.start_from(&setup));
    start.map_err(|fault| format!("{{{text}}}: {fault}"))
}
