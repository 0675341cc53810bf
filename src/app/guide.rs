//! The rules for players: which page of `www/guide`, and which place on it.

use super::words::Words;
use super::{Model, Said};
use crate::rules::catalog::RuleSet;
use crate::rules::{IllegalMove, Why};

/// What stands before the id of a rule set that the guide is to name at its top.
const PLAYED: &str = "played=";

/// The address of the rules of the game on the board, in the player's language: at the rule that refused a move, while that is
/// to be read. Or else from the top, where the aim stands, with the way to the rule set that is played.
pub fn address(model: &Model) -> String {
    let page = page(model.words(), model.rules().name());
    let played = || section(model.rules()).map(|id| String::from(PLAYED) + &id);
    let at = asked(model).or_else(played);
    at.map_or(page.clone(), |at| page + "#" + &at)
}

/// The page with the rules of the game of this name, in the language of `words`.
pub fn page(words: &Words, game: &str) -> String {
    let folder = match words.lang() {
        "en" => String::new(),
        lang => String::from(lang) + "/",
    };
    String::from("guide/") + &folder + &game.to_ascii_lowercase() + ".html"
}

/// The id of the part of the page about these rules alone; none where the game has one rule set.
pub fn section(rules: RuleSet) -> Option<String> {
    matches!(rules, RuleSet::Renju(_)).then(|| slug(&rules.id()))
}

/// The id of the place on the page that explains why a move was refused.
pub fn place(illegal: IllegalMove) -> String {
    match illegal.why {
        // The leaflet has fouls of its own; those of the other rules are explained one by one.
        Why::Foul(foul) if !illegal.paragraph.starts_with("leaflet") => foul.ending().id().into(),
        _ => slug(illegal.paragraph),
    }
}

/// The id of the place that explains what is to be read: why a move was refused or wrong, or why a point is forbidden.
pub fn asked(model: &Model) -> Option<String> {
    let tried = || model.foul_tried().map(|by| by.id().to_string());
    let notice = model.view.notice.iter().find_map(|said| match said {
        Said::Refused(_, _, illegal) => Some(place(*illegal)),
        Said::Cross(_, foul) => Some(foul.ending().id().into()),
        _ => None,
    });
    notice.or_else(tried)
}

/// `text` as an id: small letters and digits, with a hyphen for whatever stands between them.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}
