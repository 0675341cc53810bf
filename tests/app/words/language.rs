//! Which language is spoken, and how it comes.

use super::{App, LANGUAGES, file};
use crate::alerted;
use crate::storage::Storage;
use goishi::app::{Effect, Message, Opened, Setting};

/// A visit of somebody who likes these languages and has set these things.
fn visit(languages: &str, settings: &str, link: &str) -> App {
    let [languages, settings, link] = [languages, settings, link].map(String::from);
    App::visit(Storage::default(), Opened { languages, settings, link, ..Opened::default() })
}

impl App {
    pub fn words(&mut self, lang: &str, text: Option<String>) -> Vec<Effect> {
        self.send(Message::Words { lang: lang.into(), text })
    }

    fn speak(&mut self, lang: &str) -> Vec<Effect> {
        self.send(Message::Set(Setting::Lang, lang.into()))
    }
}

fn loaded(effects: &[Effect]) -> Vec<&'static str> {
    let wanted = effects.iter().filter_map(|effect| match effect {
        Effect::LoadWords(lang) => Some(*lang),
        _ => None,
    });
    wanted.collect()
}

#[test]
fn the_first_language_that_we_have_is_wanted_or_the_one_that_was_set() {
    for (languages, settings, wanted) in [
        ("en-GB,de", "", None),
        ("de-AT,en", "", Some("de")),
        ("it,pt-BR,fr-CA,de", "", Some("fr")),
        ("zh-Hant-TW", "", Some("zh")),
        ("it", "", None),
        ("", "", None),
        ("de", "lang=ja", Some("ja")),
        ("de", "lang=en", None),
        ("ru", "lang=xx", Some("ru")),
    ] {
        let app = visit(languages, settings, "");
        assert_eq!(loaded(&app.effects), Vec::from_iter(wanted), "{languages} {settings}");
        assert_eq!(app.panel().lang, "en", "until it has come");
    }
}

#[test]
fn words_that_have_come_are_spoken_and_put_on_the_page() {
    let mut app = visit("de", "", "");
    let effects = app.words("de", Some(file("de")));
    assert_eq!(effects, [Effect::ShowWords(file("de")), Effect::Refresh]);
    let panel = app.panel();
    assert_eq!((panel.lang, panel.guide.as_str()), ("de", "guide/de/rin.html"));
    assert_eq!(panel.sentence, "Schwarz am Zug: ein Stein.");
    app.speak("en");
    app.words("en", Some(file("en")));
    assert_eq!((app.panel().lang, app.panel().guide.as_str()), ("en", "guide/rin.html"));
    assert_eq!(app.panel().sentence, "Black to play: one stone.");
}

#[test]
fn a_language_is_wanted_once_and_set_for_the_next_visit() {
    let mut app = visit("en", "", "");
    let effects = app.speak("fr");
    assert_eq!(loaded(&effects), ["fr"]);
    assert!(effects.contains(&Effect::SaveSettings("lang=fr".into())));
    app.words("fr", Some(file("fr")));
    assert_eq!(loaded(&app.speak("fr")), [""; 0], "it is there");
    assert_eq!(loaded(&app.speak("auto")), ["en"]);
}

#[test]
fn words_that_come_too_late_are_not_spoken() {
    let mut app = visit("en", "", "");
    app.speak("de");
    app.speak("en");
    assert_eq!(app.words("de", Some(file("de"))), []);
    assert_eq!(app.panel().lang, "en");
    app.speak("de");
    app.speak("fr");
    app.words("fr", Some(file("fr")));
    assert_eq!(app.words("de", Some(file("de"))), []);
    assert_eq!(app.words("de", None), [], "nor is it told that they have not come");
    assert_eq!(app.panel().lang, "fr");
}

#[test]
fn words_that_cannot_be_loaded_are_told_and_english_stays() {
    let no_words = "The words of this language could not be loaded.";
    for text in [
        None,
        Some(String::new()),
        Some("<html>".into()),
        Some(file("de").replace("ToPlay:", "X:")),
    ] {
        let mut app = visit("de", "", "");
        assert_eq!(alerted(&app.words("de", text)), [no_words]);
        assert_eq!((app.panel().lang, app.panel().notice.as_str()), ("en", no_words));
        app.play(3, 3);
        app.words("de", Some(file("de")));
        assert_eq!((app.panel().lang, app.panel().notice.as_str()), ("de", ""), "the next time");
    }
    let mut app = visit("de", "", "");
    app.words("de", None);
    app.words("de", Some(file("de")));
    assert_eq!(app.panel().notice, "", "that notice is not true any more");
}

#[test]
fn what_was_to_be_read_is_still_there_when_the_words_come() {
    let mut app = visit("de", "", "#1;rin;aa;1");
    let notice = app.panel().notice;
    assert_eq!(notice, "This game came with the link.");
    app.words("de", Some(file("de")));
    assert_eq!(app.panel().notice, notice);
    let mut app = visit("de", "", "#1;nonsense");
    let notice = app.panel().notice;
    assert!(notice.starts_with("The link could not be opened"));
    app.words("de", Some(file("de")));
    assert_eq!(app.panel().notice, notice);
}

#[test]
fn nothing_of_the_game_changes_with_the_language() {
    let mut app = App::small(&[(0, 0), (1, 1)]);
    let games = app.storage.games();
    let scene = app.scene();
    for lang in LANGUAGES {
        app.speak(lang);
        app.words(lang, Some(file(lang)));
        assert_eq!(app.panel().lang, lang);
        assert_eq!((app.storage.games(), app.scene()), (games.clone(), scene.clone()));
    }
}
