//! Which language is spoken, and how it comes.

use super::{App, LANGUAGES, file};
use crate::storage::Storage;
use crate::{alerted, announced};
use goishi::app::{Effect, HostEffect, Message, Opened, Setting};

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
    assert_eq!(effects, [Effect::ShowLabels, Effect::Refresh]);
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
    assert!(effects.contains(&Effect::Host(HostEffect::SaveSetting(Setting::Lang, "fr"))));
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
    for text in
        [None, Some(String::new()), Some("<html>".into()), Some("ToPlay: {0} am Zug.".into())]
    {
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
fn a_link_greets_everybody_in_their_language() {
    let mut app = visit("de", "", "#1;rin;aa;1");
    assert_eq!(app.panel().notice, "Game opened from the link.");
    let effects = app.words("de", Some(file("de")));
    assert_eq!(app.panel().notice, "Partie aus dem Link geöffnet.");
    let said = "Partie aus dem Link geöffnet. Schwarz 0,0. Weiß am Zug: zwei Steine.";
    assert_eq!(announced(&effects), [said]);
    let mut app = visit("ja", "", "#1;nonsense");
    assert!(app.panel().notice.starts_with("The link could not be opened"));
    let effects = app.words("ja", Some(file("ja")));
    let said = "リンクを開けませんでした：リンクが壊れています。";
    assert_eq!((app.panel().notice.as_str(), alerted(&effects)), (said, vec![said]));
}

#[test]
fn parameters_of_the_address_are_refused_in_the_language() {
    let query = String::from("?rules=go&lang=de");
    let mut app = App::visit(Storage::default(), Opened { query, ..Opened::default() });
    assert_eq!(loaded(&app.effects), ["de"]);
    let effects = app.words("de", Some(file("de")));
    let notice = app.panel().notice;
    assert!(notice.starts_with("rules=\"go\" wurde ignoriert"), "{notice}");
    assert_eq!(alerted(&effects), [notice.as_str()]);
}

#[test]
fn every_notice_is_said_again_in_another_language() {
    let mut app = visit("en", "", "");
    app.new_game("renju-rif");
    app.press("a1");
    assert_eq!(
        app.panel().notice,
        "a1: the first stone belongs on the centre of the board (RIF 4.2)."
    );
    app.speak("fr");
    app.words("fr", Some(file("fr")));
    let french = "a1\u{a0}: la première pierre se pose au centre du plateau (RIF 4.2).";
    assert_eq!(app.panel().notice, french);
    app.send(Message::TextOpened("goishi 1 renju-free\n\nh8 i9 x".into()));
    let french = "Cela n’a pas marché\u{a0}: ligne 3, \"x\"\u{a0}: ce n’est pas un coup de ce jeu.";
    assert_eq!(app.panel().notice, french);
    app.speak("ja");
    app.words("ja", Some(file("ja")));
    let japanese = "できませんでした：3行目、\"x\"：このゲームの手ではありません。";
    assert_eq!(app.panel().notice, japanese);
}

#[test]
fn a_file_that_lacks_words_speaks_english_there() {
    let mut app = visit("de", "", "");
    app.words("de", Some(file("de").replace("\nToPlayOneStone:", "\nX:")));
    assert_eq!(
        (app.panel().lang, app.panel().sentence.as_str()),
        ("de", "Schwarz to play: one stone.")
    );
}

#[test]
fn browsers_are_told_that_chinese_is_written_in_simplified_characters() {
    let mut app = visit("zh-TW", "", "");
    app.words("zh", Some(file("zh")));
    assert_eq!((app.panel().lang, app.panel().guide.as_str()), ("zh-Hans", "guide/zh/rin.html"));
}

#[test]
fn nothing_of_the_game_changes_with_the_language() {
    let mut app = App::small(&[(0, 0), (1, 1)]);
    let games = app.storage.games();
    let diagram = app.diagram();
    for lang in LANGUAGES {
        app.speak(lang);
        app.words(lang, Some(file(lang)));
        assert_eq!(app.model.words().lang(), lang);
        assert_eq!((app.storage.games(), app.diagram()), (games.clone(), diagram.clone()));
    }
}
