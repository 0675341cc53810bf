//! Random input: bytes, words in a wrong order, and good input with small faults.

use super::*;
use proptest::prelude::*;
use proptest::sample::{Index, select};

const RECORD: &str = "goishi 1 rin:size=8\nblack: Ann\nevent: 夏\n\n\
    3,3 {first} 2,2 (2,3 {or\nthis} (2,4) 4,4) 3,4 # aside\n4,3 (4,4 resign) 5,5 time:white\n";

/// Words of records, divided by `|`.
const WORDS: &str = "goishi|1|rin|rin:size=8|black:|note: x|\n|\n\n|\r\n| |(|)|{|}|#|3,3|0,0|15,15|\
    3,3=|3,3/4,4|pass|swap|resign|TIME:both|claim:black|é|\u{feff}|\0|\u{2028}|-1,999999999999999";

/// Words of links.
const LINK_WORDS: &str = "1|#|;|rin|rin:size=12|0|aa|pp|ba|aabb+|aa=|(|)|~|~a.20b~|~.FF~|R|T|P|%|\
    %28|%é|;black=A.2E|字|.";

fn any_word(words: &'static str) -> impl Strategy<Value = &'static str> {
    select(words.split('|').collect::<Vec<&str>>())
}

fn any_words(words: &'static str) -> impl Strategy<Value = String> {
    prop::collection::vec(any_word(words), 0..40).prop_map(|words| words.concat())
}

/// `original` with some characters replaced, dropped or doubled.
fn mutated(original: String) -> impl Strategy<Value = String> {
    let other =
        prop_oneof![Just(String::new()), any_word(WORDS).prop_map(str::to_string), ".{1,2}"];
    prop::collection::vec((any::<Index>(), other), 1..4).prop_map(move |changes| {
        let mut letters: Vec<String> = original.chars().map(String::from).collect();
        for (at, other) in changes {
            letters[at.index(original.chars().count())] = other;
        }
        letters.concat()
    })
}

fn original_link() -> String {
    link::write(&Record::parse(RECORD).expect("the original is good"), 3)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2048, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        read_text(&text);
        read_link(&text);
        read_text(&format!("goishi 1 rin\n\n{text}"));
        read_link(&format!("1;rin;{text};0"));
    }

    #[test]
    fn words_in_any_order_are_read_or_refused(words in any_words(WORDS)) {
        read_text(&words);
        read_text(&format!("goishi 1 rin\n\n{words}"));
    }

    #[test]
    fn link_words_in_any_order_are_read_or_refused(words in any_words(LINK_WORDS)) {
        read_link(&words);
        read_link(&format!("#1;rin;{words};0"));
    }

    #[test]
    fn a_record_with_faults_is_read_or_refused(text in mutated(RECORD.to_string())) {
        read_text(&text);
    }

    #[test]
    fn a_link_with_faults_is_read_or_refused(address in mutated(original_link())) {
        read_link(&address);
    }

    /// Wherever a bad word stands, also in an alternative, the record is refused whole for it.
    #[test]
    fn one_bad_word_refuses_the_record(at: Index) {
        let moves = RECORD.find("3,3").unwrap();
        let words: Vec<usize> =
            RECORD.match_indices(',').map(|(comma, _)| comma - 1).filter(|&i| i >= moves).collect();
        let at = *at.get(&words);
        let text = format!("{}ouch {}", &RECORD[..at], &RECORD[at..]);
        let error = Record::parse(&text).unwrap_err();
        prop_assert_eq!(error.line, RECORD[..at].matches('\n').count() + 1);
        prop_assert_eq!(error.token, "ouch");
    }
}

#[test]
fn the_originals_are_good() {
    assert!(read_text(RECORD));
    assert!(read_link(&original_link()));
}
