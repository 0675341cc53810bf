//! The words of the page: every language says all of it, and nothing is said twice or in vain.

mod analysis;
mod english;
mod games;
mod language;
mod sentences;

use super::App;
use goishi::app::words::{LANGUAGES, Word};
use goishi::record::Header;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A line of a file of words.
#[derive(Debug, PartialEq)]
struct Line {
    section: String,
    key: String,
    text: String,
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn file(lang: &str) -> String {
    fs::read_to_string(folder("www/words").join(lang).with_extension("txt")).unwrap()
}

/// The lines of a language; what is neither a line, a remark nor a heading is a fault.
fn lines(lang: &str) -> Vec<Line> {
    let (mut lines, mut section) = (Vec::new(), String::new());
    for line in file(lang).lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(": ") {
            Some((key, text)) => {
                lines.push(Line { section: section.clone(), key: key.into(), text: text.into() });
            }
            None => {
                let name = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
                section = name.unwrap_or_else(|| panic!("{lang}: {line}")).into();
            }
        }
    }
    lines
}

/// The languages but English.
fn others() -> impl Iterator<Item = &'static str> {
    LANGUAGES.into_iter().filter(|&lang| lang != "en")
}

/// The English lines, each beside the one of another language.
fn side_by_side(lang: &str) -> Vec<(Line, Line)> {
    lines("en").into_iter().zip(lines(lang)).collect()
}

/// `{0}`, `{1}` ... in a text, sorted.
fn gaps(text: &str) -> Vec<&str> {
    let parts = text.split('{').skip(1);
    let mut gaps: Vec<&str> =
        parts.filter_map(|rest| rest.split_once('}')).map(|(gap, _)| gap).collect();
    gaps.sort_unstable();
    gaps
}

/// The words of Latin letters in a text; names of points have one.
fn latin(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 1)
}

#[test]
fn there_is_a_file_for_every_language_and_no_other() {
    let mut found: Vec<String> = fs::read_dir(folder("www/words"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    let mut expected = LANGUAGES.map(|lang| format!("{lang}.txt"));
    expected.sort();
    assert_eq!(found, expected);
}

#[test]
fn every_language_has_the_same_keys_in_the_same_order() {
    let keys = |lang| lines(lang).into_iter().map(|line| (line.section, line.key));
    let english: Vec<_> = keys("en").collect();
    let distinct: BTreeSet<_> = english.iter().map(|(_, key)| key).collect();
    assert_eq!(distinct.len(), english.len(), "no key stands twice");
    for lang in others() {
        for (ours, theirs) in english.iter().zip(keys(lang)) {
            assert_eq!(*ours, theirs, "{lang}");
        }
        assert_eq!(keys(lang).count(), english.len(), "{lang}");
    }
}

#[test]
fn texts_are_neither_empty_nor_badly_cut() {
    for lang in LANGUAGES {
        for Line { key, text, .. } in lines(lang) {
            assert!(!text.is_empty() && text.trim() == text, "{lang} {key}: {text:?}");
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{lang} {key}");
            assert!(text.split('|').all(|form| !form.is_empty()), "{lang} {key}: {text:?}");
            assert!(!text.contains(['<', '\t', '\u{feff}', '\u{fffd}']), "{lang} {key}: {text:?}");
        }
    }
}

#[test]
fn gaps_are_those_of_the_english_text_in_every_form() {
    for lang in LANGUAGES {
        for (english, line) in side_by_side(lang) {
            let all = gaps(english.text.split('|').next_back().unwrap());
            let forms: Vec<&str> = line.text.split('|').collect();
            for (i, form) in forms.iter().enumerate() {
                // "A stone" needs no number where this form is used for one and nothing else.
                let is_one = i == 0 && forms.len() == 2;
                let here = gaps(form);
                let lacks_number = is_one && all.split_first() == Some((&"0", &here));
                assert!(here == all || lacks_number, "{lang} {}: {form}", line.key);
            }
        }
    }
}

#[test]
fn numbers_have_as_many_forms_as_the_language() {
    for (lang, forms) in [("en", 2), ("ja", 1), ("zh", 1), ("ru", 3), ("de", 2), ("fr", 2)] {
        for (english, line) in side_by_side(lang) {
            let expected = if english.text.contains('|') { forms } else { 1 };
            assert_eq!(line.text.split('|').count(), expected, "{lang} {}", line.key);
        }
    }
}

/// Names, and words that are the same in two languages.
const SAME: [(&str, &[&str]); 5] = [
    ("ja", &["GameRen", "GameRin", "NameRif"]),
    ("zh", &["GameRen", "NameRif"]),
    ("ru", &["NameRif"]),
    (
        "de",
        &[
            "GameRen",
            "GameGomoku",
            "NameGomokuSwap2",
            "NameSoosyrv",
            "NameTaraguchi",
            "NameYamaguchi",
            "GameRenju",
            "GameRin",
            "NamePritchard",
            "NameRif",
            "OpponentFive",
            "OpponentSix",
            "Pause",
            "PlayerName",
            "RenameGame",
        ],
    ),
    (
        "fr",
        &[
            "MarkTriangle",
            "SignTriangle",
            "GameRen",
            "GameGomoku",
            "NameGomokuStandard",
            "NameGomokuSwap2",
            "NameSoosyrv",
            "NameTaraguchi",
            "NameTarannikov",
            "NameYamaguchi",
            "GameRenju",
            "GameRin",
            "NamePritchard",
            "NameRif",
            "Niban",
            "Notes",
            "OpponentFive",
            "Options",
            "Pause",
        ],
    ),
];

#[test]
fn nothing_is_left_in_english() {
    for (lang, same) in SAME {
        let has_words = |text: &str| {
            let gone = gaps(text).iter().fold(text.to_string(), |text, gap| text.replace(gap, ""));
            gone.replace("Goishi", "").contains(char::is_alphabetic)
        };
        let left = side_by_side(lang)
            .into_iter()
            .filter(|(english, line)| english.text == line.text && has_words(&english.text));
        let left = left.map(|(_, line)| line.key).filter(|key| !CAPS.contains(&key.as_str()));
        let left: BTreeSet<String> = left.collect();
        assert_eq!(left, same.iter().map(|key| (*key).into()).collect(), "{lang}");
    }
}

/// What stands on keys, where keyboards say it in English.
const CAPS: [&str; 7] =
    ["NameHome", "NameEnd", "NamePageUp", "NamePageDown", "NameControl", "NameEnter", "NameEscape"];

/// Names that are written in Latin letters everywhere.
const NAMES: [&str; 14] = [
    "RenLib",
    "Goishi",
    "Swap",
    "Ren",
    "Rin",
    "RIF",
    "SGF",
    "GIF",
    "psq",
    "Piskvork",
    "JavaScript",
    "WebAssembly",
    "GM",
    "RU",
];
/// Texts that quote what is typed, or stands in a record.
const QUOTING: [&str; 13] = [
    "MarkLetter",
    "FaultSetupPart",
    "FaultSetupTurn",
    "FaultUnknownMark",
    "FaultMarkPoints",
    "FaultUnknownProblem",
    "BadMove",
    "ProblemUnsaid",
    "FaultNotARecord",
    "FaultNotAHeader",
    "FaultUnknownHeader",
    "PlainFromDisk",
    "PlainForbidden",
];

#[test]
fn what_is_quoted_is_the_same_in_every_language() {
    for lang in LANGUAGES {
        let text = |key: &str| lines(lang).into_iter().find(|line| line.key == key).unwrap().text;
        for word in [
            "pass", "undo", "redo", "swap", "stay", "offer", "claim", "resign", "hint", "yes", "no",
        ] {
            assert!(words_in(&text("BadMove")).contains(word), "{lang}: {word}");
        }
        for header in Header::ALL {
            let (named, key) = (text("FaultUnknownHeader"), header.key());
            assert!(words_in(&named).contains(key), "{lang}: {key}");
        }
        assert!(text("FaultNotARecord").contains("goishi 1"), "{lang}");
    }
}

#[test]
fn each_language_is_written_in_its_letters() {
    let is_in =
        |text: &str, first: char, last: char| text.contains(|c| (first..=last).contains(&c));
    for (lang, first, last) in [("ja", 'ぁ', 'ヿ'), ("zh", '一', '鿿'), ("ru", 'А', 'я')] {
        let texts: Vec<String> = lines(lang).into_iter().map(|line| line.text).collect();
        let own = texts.iter().filter(|text| is_in(text, first, last)).count();
        assert!(own * 2 > texts.len(), "{lang}: {own} of {}", texts.len());
    }
    for lang in ["ja", "zh", "ru"] {
        for line in lines(lang).iter().filter(|line| {
            !QUOTING.contains(&line.key.as_str()) && !CAPS.contains(&line.key.as_str())
        }) {
            for word in latin(&line.text) {
                assert!(NAMES.contains(&word), "{lang} {}: {word}", line.key);
            }
        }
    }
    for lang in ["en", "de", "fr"] {
        assert!(!is_in(&file(lang), 'Ѐ', 'ӿ') && !is_in(&file(lang), '぀', '鿿'), "{lang}");
    }
}

/// The keys that the page names under this attribute.
fn named(attribute: &str) -> BTreeSet<String> {
    let read = |name| fs::read_to_string(folder(name)).unwrap();
    let html = read("index.html")
        + &read("www/embed.html")
        + &read("www/sheets.html")
        + &read("www/board.html");
    let mark = format!(" {attribute}=\"");
    html.split(mark.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap().into()).collect()
}

/// The text of every Rust file of the program without the list of all words.
fn program() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(path).unwrap();
                let (before, list) = text.split_once("\nwords! {").unwrap_or((&text, ""));
                *all += before;
                *all += list.split_once('}').map_or("", |(_, after)| after);
            }
        }
    }
    let mut all = String::new();
    read(&folder("src"), &mut all);
    all
}

/// The words of `text`.
fn words_in(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).collect()
}

#[test]
fn the_page_and_the_program_name_all_words_and_no_others() {
    let on_page: BTreeSet<String> = ["data-word", "data-label", "data-title", "data-placeholder"]
        .iter()
        .flat_map(|mark| named(mark))
        .collect();
    let (program, script) = (program(), fs::read_to_string(folder("www/plain-words.ts")).unwrap());
    let (said, said_plainly) = (words_in(&program), words_in(&script));
    let english = lines("en");
    for key in &on_page {
        assert!(english.iter().any(|line| line.key == *key), "{key} is not in en.txt");
    }
    for line in &english {
        let used = match line.section.as_str() {
            "plain" => said_plainly.contains(line.key.as_str()),
            _ => on_page.contains(&line.key) || said.contains(line.key.as_str()),
        };
        assert!(used, "{} [{}] is used by nobody", line.key, line.section);
    }
    let words: BTreeSet<&str> = Word::ALL.iter().map(|word| word.key()).collect();
    let keys = english.iter().filter(|line| line.section != "plain").map(|line| line.key.as_str());
    assert_eq!(keys.collect::<BTreeSet<_>>(), words);
}

#[test]
fn what_the_program_says_is_under_said() {
    let program = program();
    let said = words_in(&program);
    for line in lines("en").iter().filter(|line| line.section == "said") {
        assert!(said.contains(line.key.as_str()), "{} is only on the page", line.key);
    }
}

/// Everything that is said in a language: the words, the lessons and the guides.
fn everything(lang: &str) -> String {
    let www = concat!(env!("CARGO_MANIFEST_DIR"), "/www");
    let guide = if lang == "en" { "guide".into() } else { format!("guide/{lang}") };
    let guides = ["renju", "ren", "rin"].map(|game| format!("{www}/{guide}/{game}.html"));
    let texts = [format!("{www}/words/{lang}.txt"), format!("{www}/lessons/{lang}.txt")];
    let read = |path: &String| std::fs::read_to_string(path).expect(path);
    texts.iter().chain(&guides).map(read).collect()
}

#[test]
fn one_thing_has_one_name_in_words_lessons_and_guides() {
    for (lang, others) in [
        (
            "de",
            &[
                "Kästen",
                "Vieren",
                "Dreien",
                "Doppeldrei ",
                "Doppelvier ",
                "eine Vier ",
                "eine Drei ",
            ][..],
        ),
        ("fr", &["double trois", "double quatre", "Rangées"]),
        ("ja", &["三三", "四四", "棒四", "四角が得点", "指します"]),
        ("ru", &["Ряды и квадраты"]),
        ("en", &["an open four", "an <em>open four"]),
    ] {
        let said = everything(lang);
        for other in others {
            assert!(!said.contains(other), "{lang}: {other}");
        }
    }
}
