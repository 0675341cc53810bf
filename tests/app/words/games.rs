//! Whole games in every language: no English word slips through.

use super::{App, LANGUAGES, QUOTING, file, folder, latin, lines, others};
use goishi::app::{Command, Message, Setting, Step, spoken};
use goishi::rules::catalog::RuleSet;
use std::collections::BTreeSet;
use std::fs;

/// Words that belong to no language: names, and what records say.
const NAMES: [&str; 13] = [
    "Renju", "Ren", "Rin", "RIF", "swap", "stay", "pass", "accept", "refuse", "resign", "claim",
    "black", "white",
];

/// All that may be said in this language.
fn vocabulary(lang: &str) -> BTreeSet<String> {
    let mut words: BTreeSet<String> = NAMES.iter().map(|&name| name.into()).collect();
    for line in lines(lang).iter().filter(|line| !QUOTING.contains(&line.key.as_str())) {
        words.extend(latin(&line.text).map(String::from));
    }
    words
}

/// The record of the game that stands for these rules.
fn playthrough(rules: RuleSet) -> String {
    let name = rules.to_string().replace([':', '=', ','], "-") + ".txt";
    let text = fs::read_to_string(folder("tests/playthroughs").join(name)).unwrap();
    text.split("\n---\n").next().unwrap().into()
}

/// This game in this language.
fn opened(record: &str, lang: &str) -> App {
    let mut app = App::opened(Some(record), "");
    app.send(Message::Set(Setting::Lang, lang.into()));
    app.words(lang, Some(file(lang)));
    app
}

/// All that the page says of the position shown, but for names of openings, rules and players.
fn said(app: &App) -> Vec<String> {
    let panel = app.panel();
    let mut texts = vec![
        panel.sentence,
        panel.effect,
        panel.rui,
        panel.standing,
        panel.question,
        panel.looking_back,
        panel.notice,
        panel.place,
        panel.pause,
        panel.page_title.replace(" – Goishi", ""),
    ];
    texts.extend(panel.steps);
    texts.extend(panel.players.map(|player| player.name));
    texts.extend(panel.rule_sets.into_iter().map(|(_, name)| name));
    for entry in panel.moves {
        let branches = entry.variations.into_iter().flat_map(|variation| variation.moves);
        texts.extend(branches.flat_map(|branch| [branch.word, branch.label]));
        texts.extend([entry.label, entry.word]);
    }
    texts
}

/// What is said in the opening of this game, at its end and at some positions between, at a few of them of every
/// point; and when something is refused.
fn all_said(record: &str, lang: &str) -> Vec<String> {
    let mut app = opened(record, lang);
    let length = app.panel().moves.len();
    let mut texts = said(&app);
    for ply in (0..=length).filter(|ply| *ply < 10 || ply % 24 == 0 || ply + 3 > length) {
        app.send(Message::Show(Step::Ply(ply)));
        texts.extend(said(&app));
        // An opening's name is a name.
        let board = app.model.game().board();
        let stones = board.points().filter(|&at| board.get(at).is_some()).count();
        if app.panel().opening[1].is_empty() || stones > 3 {
            texts.push(spoken::position(&app.model));
        }
        if ply % 48 == 24 || ply == length {
            texts.extend(spoken::cells(&app.model));
        }
    }
    texts.push(refused(&mut app));
    texts
}

/// How a stone on the last one is refused.
fn refused(app: &mut App) -> String {
    let at = app.model.last_stone().unwrap();
    app.send(Message::Play(at));
    let notice = app.panel().notice;
    assert!(!notice.is_empty());
    notice
}

/// The words in these texts that are not in the vocabulary.
fn strange<'a>(texts: &'a [String], vocabulary: &BTreeSet<String>) -> BTreeSet<&'a str> {
    let words = texts.iter().flat_map(|text| latin(text));
    words.filter(|&word| !vocabulary.contains(word)).collect()
}

#[test]
fn a_whole_game_of_every_rule_set_is_told_without_an_english_word() {
    for lang in LANGUAGES {
        let vocabulary = vocabulary(lang);
        for rules in RuleSet::ALL {
            let texts = all_said(&playthrough(rules), lang);
            assert_eq!(strange(&texts, &vocabulary), BTreeSet::new(), "{rules} in {lang}");
            for text in texts {
                assert!(!text.contains(['{', '}', '|']), "{rules} in {lang}: {text}");
                assert!(!text.contains("  ") && text.trim() == text, "{rules} in {lang}: {text:?}");
            }
        }
    }
}

#[test]
fn english_words_would_be_found() {
    let record = playthrough("ren:size=8".parse().unwrap());
    let english = all_said(&record, "en");
    for lang in others() {
        assert!(strange(&english, &vocabulary(lang)).len() > 20, "{lang}");
    }
}

#[test]
fn questions_offers_matches_and_the_library_are_told_in_the_language() {
    let games = [
        "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j9/o15 j9 a3 j10 a5",
        "goishi 1 ren\nevent: match of two, game 1\n\nb4 a10 c4 c10 d4 e10 b3 g10 d3 i10 b2 a8 c2 c8 d2 e8 c3",
        "goishi 1 ren\nevent: match of two, game 2 after 3-1\n\na1 pass",
    ];
    for lang in others() {
        for game in games {
            let mut app = opened(game, lang);
            let mut texts = said(&app);
            for command in [Command::Offer, Command::Resign, Command::Cancel, Command::Pass] {
                if app.panel().is_possible(command) {
                    app.send(command.message());
                }
                texts.extend(said(&app));
            }
            app.send(Message::Undo);
            texts.push(refused(&mut app));
            app.send(Message::Dismiss);
            for row in rows(&mut app).into_iter().filter(|row| !row.name.starts_with("match")) {
                texts.extend([row.name, row.title, row.state]);
            }
            assert_eq!(strange(&texts, &vocabulary(lang)), BTreeSet::new(), "{lang}: {game}");
        }
    }
}

fn rows(app: &mut App) -> Vec<goishi::app::About> {
    match &app.send(Message::ListGames)[..] {
        [goishi::app::Effect::Host(goishi::app::HostEffect::ShowGames(rows))] => {
            rows.iter().filter_map(|row| goishi::app::about(app.model.words(), &row.text)).collect()
        }
        other => panic!("{other:?}"),
    }
}
