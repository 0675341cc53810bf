//! The English words of the page say what those who refuse say themselves.

use super::{file, lines, others};
use goishi::app::text;
use goishi::app::words::{Words, fill, lookup, translated};
use goishi::record::{Fault, Record, RecordError, Remark, link};
use goishi::rules::catalog::RuleSet;
use goishi::rules::{IllegalMove, Why};

fn rules(id: &str) -> RuleSet {
    id.parse().unwrap()
}

#[test]
fn reasons_are_those_of_the_judges() {
    let words = Words::default();
    for why in Why::ALL {
        let illegal = IllegalMove { why, paragraph: "Ren, a turn" };
        assert_eq!(text::because(&words, rules("rin"), illegal), illegal.to_string());
        let in_squares = text::because(&words, rules("ren"), illegal);
        if why == Why::Occupied {
            assert_eq!(in_squares, "the square is occupied (Ren, a turn)");
        } else {
            assert_eq!(in_squares, illegal.to_string());
        }
    }
}

/// A text for every fault of a record or link but those of other programs' formats.
fn faulty() -> Vec<RecordError> {
    let too_long = "x".repeat(goishi::record::MAX_BYTES + 1);
    let texts = [
        too_long.as_str(),
        "goish 1 rin\n\n",
        "goishi 2 rin\n\n",
        "goishi 1 rin\nhello\n\n",
        "goishi 1 rin\nhello: you\n\n",
        "goishi 1 rin\nblack: a\nblack: b\n\n",
        "goishi 1 rin",
        "goishi 1 rin\n\nhello",
        "goishi 1 rin\n\n0,0 0,0",
        "goishi 1 rin\n\n(0,0)",
        "goishi 1 rin\n\n0,0 )",
        "goishi 1 rin\n\n0,0 (1,1",
        "goishi 1 rin\n\n0,0 {so",
    ];
    let mut errors: Vec<RecordError> =
        texts.iter().map(|text| Record::parse(text).expect_err(text)).collect();
    for fragment in ["#1;rin;aa;x", "#1;rin;a.zz;1", "#2;rin;aa;1"] {
        errors.extend(link::read(fragment).err());
    }
    errors
}

#[test]
fn faults_are_told_as_the_reader_tells_them() {
    let errors = faulty();
    let mut kinds: Vec<String> = Vec::new();
    for error in &errors {
        assert_eq!(text::record::error(&Words::default(), error), error.to_string());
        let fault = format!("{:?}", error.fault);
        let kind = fault.split(['(', ' ']).next().unwrap().to_string();
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    assert!(kinds.len() >= 13, "all of them are here: {kinds:?}");
}

#[test]
fn unknown_rules_are_told_in_few_words() {
    let error = Record::parse("goishi 1 chess\n\n").unwrap_err();
    assert!(matches!(error.fault, Fault::UnknownRules(_)));
    let said = text::record::error(&Words::default(), &error);
    assert_eq!(said, "line 1, \"chess\": Goishi does not know these rules");
    let error = Record::parse("goishi 1 rin:size=7\n\n").unwrap_err();
    let said = text::record::error(&Words::default(), &error);
    assert_eq!(said, "line 1, \"rin:size=7\": there is only rin[:size=16|12|8]");
}

#[test]
fn reasons_and_faults_are_said_in_every_language() {
    for lang in others() {
        let words = Words::read(lang, &file(lang)).unwrap();
        for why in Why::ALL {
            let illegal = IllegalMove { why, paragraph: "P" };
            let said = text::because(&words, rules("rin"), illegal);
            assert!(!said.contains(why.text()) && said.contains('P'), "{lang}: {said}");
        }
        for error in faulty() {
            let said = text::record::error(&words, &error);
            let english = RecordError { line: 0, token: String::new(), ..error }.to_string();
            assert!(!said.contains(&english), "{lang}: {said}");
        }
    }
}

#[test]
fn what_is_said_of_other_programs_files_is_in_the_file_of_words() {
    let english = file("en");
    let [a, b] = ["h8".to_string(), "i9".to_string()];
    for remark in [
        Remark::NoRules(rules("renju-rif")),
        Remark::ColoursStay,
        Remark::FifthSupplied(a.clone(), b),
        Remark::LeftOut(a.clone()),
        Remark::NoSize,
        Remark::RulesRead(a, rules("renju-free")),
        Remark::StonesAlone,
    ] {
        let parts = remark.parts();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let text = lookup(&english, remark.key()).unwrap();
        assert_eq!(fill(text, &parts), remark.to_string());
    }
}

#[test]
fn why_other_programs_files_are_refused_is_said_in_every_language() {
    let reasons = [
        Fault::NOT_A_GAME,
        Fault::NOT_SGF,
        Fault::OTHER_GAME,
        Fault::OTHER_SIZE,
        Fault::OTHER_RULES,
        Fault::STONES_SET_UP,
        Fault::OTHER_COLOR,
        Fault::NOT_WRITTEN,
        Fault::PASS_NOT_WRITTEN,
    ];
    let foreign = lines("en").into_iter().filter(|line| line.key.starts_with("Foreign"));
    assert_eq!(foreign.count(), reasons.len());
    for lang in others() {
        for reason in &reasons {
            let Fault::Foreign(english) = reason else { panic!("{reason:?}") };
            assert_ne!(translated(english, &file(lang)), *english, "{lang}");
        }
    }
}
