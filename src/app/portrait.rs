//! Pictures of a game to take away: what they show, how they look and what their files are called.

use super::games::shared;
use super::update::{alert, notice};
use super::words::{Word, Words, joined};
use super::{
    Effect, HostEffect, Model, Picture, PictureOrder, Recipient, Said, Setting, Settings, Stones,
    Switch, Wanted, inscription, spoken, text, thoughts,
};
use crate::board::{DAY, date_of};
use crate::record::Header;
use crate::rules::catalog::RuleSet;

impl Model {
    /// How a picture of the position shown looks, as settings are written, and what it shows, for those who do not see it.
    pub fn portrait(&self) -> [String; 2] {
        self.portrait_with(self.view.settings)
    }

    fn portrait_with(&self, mut settings: Settings) -> [String; 2] {
        settings.set(Setting::Theme, self.theme().of_picture().id());
        let words = self.words();
        let title = words.say(Word::FullStop, &[&text::title(words, self.rules())]);
        let figure = self.view.figure.write(self.rules());
        let look = joined(&[settings.write(), figure], " ");
        [look, words.sentences(&[title, spoken::position(self)])]
    }

    /// The picture that is best sent to somebody: of a game that is over its result.
    pub fn picture_to_send(&self) -> Picture {
        if self.at_end() && !self.is_running() { Picture::Card } else { Picture::Png }
    }
}

/// A picture of the position shown, or of the whole game.
pub fn picture(model: &mut Model, wanted: Wanted) -> Vec<Effect> {
    model.view.making = Some(0.0);
    model.view.notice.clear();
    let mut settings = model.view.settings;
    settings.numbers = if wanted.stones == Stones::Numbered { Switch::On } else { Switch::Off };
    let [look, title] = model.portrait_with(settings);
    let make = HostEffect::MakePicture(PictureOrder {
        wanted,
        text: shared(model, model.line_with_notes()),
        ply: model.game.shown,
        look,
        title,
        name: file_name(model, wanted.kind),
        said: inscription(model.words(), &model.game.record, model.game.shown),
        shares: model.review().map_or_else(Vec::new, thoughts::shares),
    });
    vec![Effect::Refresh, Effect::Host(make)]
}

/// So much of a picture is made.
pub fn progress(model: &mut Model, share: f64) -> Vec<Effect> {
    model.view.making = model.view.making.map(|_| share);
    vec![Effect::Refresh]
}

/// The picture in the making is not wanted any more.
pub fn stop(model: &mut Model) -> Vec<Effect> {
    model.view.making = None;
    let mut effects = vec![Effect::Host(HostEffect::StopMaking)];
    effects.extend(notice(model, Word::Stopped));
    effects
}

/// A picture is there, or could not be made.
pub fn made(model: &mut Model, made: Result<Recipient, String>) -> Vec<Effect> {
    model.view.making = None;
    match made {
        Ok(Recipient::Player) => notice(model, Word::Made),
        // The system has said what there was to say.
        Ok(Recipient::Others) => vec![Effect::Refresh],
        Err(why) => alert(model, Said::with(Word::NotMade, why)),
    }
}

/// What the file of a picture is called: `goishi-renju-2026-11-17.png`, after the day of the game if that is known.
fn file_name(model: &Model, kind: Picture) -> String {
    let date = model.game.record.header(Header::Date);
    let date = if is_date(date) { date.into() } else { date_of(model.view.date / DAY) };
    let game = page_of(model.rules());
    format!("goishi-{game}-{date}.{}", kind.extension())
}

/// The name of the page that links to a game of these rules lead to, and of files of it: `gomoku`.
pub fn page_of(rules: RuleSet) -> String {
    text::game_name(&Words::default(), rules).to_ascii_lowercase()
}

/// Whether it is written like 2026-11-17: nothing else goes into the name of a file.
fn is_date(text: &str) -> bool {
    let is_right = |(i, byte): (usize, u8)| match i {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    text.len() == 10 && text.bytes().enumerate().all(is_right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_dates_are_dates() {
        assert!(is_date("2026-11-17"));
        for other in ["", "2026-1-17", "17.11.2026", "../../../x", "2026-11-17x"] {
            assert!(!is_date(other), "{other}");
        }
    }
}
