//! The English words of the page say what those who refuse say themselves.

use super::{file, others};
use goishi::app::text;
use goishi::app::words::Words;
use goishi::record::{Fault, Part, Record, RecordError, Remark, link};
use goishi::rules::catalog::RuleSet;
use goishi::rules::{IllegalMove, Why};

fn rules(id: &str) -> RuleSet {
    id.parse().unwrap()
}

#[test]
fn reasons_are_those_of_the_judges() {
    let words = Words::default();
    for why in Why::ALL {
        let illegal = IllegalMove { why, paragraph: "RIF 12.7" };
        assert_eq!(text::because(&words, rules("rin"), illegal), illegal.to_string());
        let in_squares = text::because(&words, rules("ren"), illegal);
        if why == Why::Occupied {
            assert_eq!(in_squares, "the square is occupied (RIF 12.7)");
        } else {
            assert_eq!(in_squares, illegal.to_string());
        }
    }
}

#[test]
fn players_read_no_names_of_documents_but_the_paragraphs_of_the_rif() {
    for paragraph in ["overview, Free Renju", "leaflet, rule 5", "Ren, a turn", "Rin, turns"] {
        let illegal = IllegalMove { why: Why::NotOutsideTheMiddle, paragraph };
        let english = "this stone belongs outside the central 5×5";
        assert_eq!(text::because(&Words::default(), rules("rin"), illegal), english);
        assert!(illegal.to_string().ends_with(&format!("({paragraph})")), "programmers do");
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
        let said = text::record::error(&Words::default(), error);
        match &error.fault {
            Fault::Illegal(illegal) => {
                assert_eq!(format!("{said} ({})", illegal.paragraph), error.to_string());
            }
            _ => assert_eq!(said, error.to_string()),
        }
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
    assert_eq!(said, "line 1, \"rin:size=7\": only rin[:size=16|12|8] is available");
}

#[test]
fn reasons_and_faults_are_said_in_every_language() {
    for lang in others() {
        let words = Words::read(lang, &file(lang)).unwrap();
        for why in Why::ALL {
            let illegal = IllegalMove { why, paragraph: "RIF 1" };
            let said = text::because(&words, rules("rin"), illegal);
            let english = goishi::board::english(why.key());
            assert!(!said.contains(english) && said.contains("RIF 1"), "{lang}: {said}");
        }
        for error in faulty() {
            let said = text::record::error(&words, &error);
            let english = RecordError { line: 0, token: String::new(), ..error }.to_string();
            assert!(!said.contains(&english), "{lang}: {said}");
        }
    }
}

#[test]
fn remarks_on_other_programs_files_are_said_in_every_language() {
    let [a, b] = ["h8".to_string(), "i9".to_string()];
    let parts = vec![Part::Named("XY".into()), Part::Variations(3), Part::OtherGames, Part::Times];
    let remarks = [
        (Remark::NoRules(rules("renju-rif")), "The text names no rules: it is read as renju-rif."),
        (Remark::ColoursStay, "The choice of colours is not in the text: the colours stay."),
        (
            Remark::FifthSupplied(a.clone(), b),
            "What was proposed beside h8 is not in the text: i9 stands for it.",
        ),
        (
            Remark::LeftOut(parts),
            "Not imported: XY, variations (3), the games after the first, times.",
        ),
        (Remark::NoSize, "The text names no board size: 15 is taken."),
        (Remark::RulesRead("x".into(), rules("renju-free")), "RU[x] is read as renju-free."),
        (Remark::StonesAlone, "The file holds the stones alone."),
    ];
    for (remark, english) in &remarks {
        assert_eq!(remark.to_string(), *english);
        assert_eq!(text::record::remark(&Words::default(), remark), *english);
        for lang in others() {
            let words = Words::read(lang, &file(lang)).unwrap();
            assert_ne!(text::record::remark(&words, remark), *english, "{lang}");
        }
    }
    let german = Words::read("de", &file("de")).unwrap();
    assert_eq!(
        text::record::remark(&german, &remarks[3].0),
        "Nicht übernommen: XY, Varianten (3), die Partien nach der ersten, Zeiten."
    );
}

#[test]
fn why_other_programs_files_are_refused_is_said_in_every_language() {
    for fault in [
        Fault::NotAGame,
        Fault::NotSgf,
        Fault::OtherGame,
        Fault::OtherSize,
        Fault::OtherRules,
        Fault::UnknownMark,
        Fault::MarkPoints,
        Fault::UnknownProblem,
        Fault::OtherColor,
        Fault::NotWritten,
        Fault::PassNotWritten,
    ] {
        let error = RecordError::new(2, "XY", fault);
        assert_eq!(text::record::error(&Words::default(), &error), error.to_string());
        for lang in others() {
            let words = Words::read(lang, &file(lang)).unwrap();
            let said = text::record::error(&words, &error);
            assert!(
                said.contains("XY") && !said.contains(&error.fault.to_string()),
                "{lang}: {said}"
            );
        }
    }
}
