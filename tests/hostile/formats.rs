//! Other programs' files: random ones, faulty ones, endless ones.

use goishi::record::formats::{self, Format, MAX_TEXT};
use goishi::record::{Fault, MAX_BYTES, Record};
use goishi::rules::catalog::RuleSet;
use goishi::rules::renju::Variant;
use proptest::prelude::*;
use proptest::sample::{Index, select};

const RIF: RuleSet = RuleSet::Renju(Variant::Rif);

const SGF: &str = "(;FF[4]GM[4]SZ[15]RU[renju-rif]PB[A\\]]C[x\ny];B[hh](;W[hg];B[if]C[};W[\\]]\n\
    ;GOISHI[swap];W[kg];GOISHI[g7/i7]TR[gi][ii]LB[aa:A]AR[aa:bb];B[ii];W[hf]GOISHI[h10=];GOISHI[resign])(;W[ig]))\n";

const PSQ: &str =
    "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,12\r\n9,8,0\r\nA\r\nB\r\n-1\r\n1,Renju\r\n";

const PLAIN: &str = "1. h8 i9 2. j10 swap 3. K9/g7 i7\n";

/// Words of all formats, divided by `|`.
const WORDS: &str = "(|)|;|[|]|\\|\n|\r\n| |:|,|/|=|-|GM[4]|SZ[15]|RU[renju-free]|RU[Renju]|PB[|C[x]|\
    B[hh]|W[ig]|W[hg]|B[]|W[tt]|AB[|GOISHI[swap]|GOISHI[g7/i7]|B|W|Piskvorky 15x15, 0:0, 1|8,8,0|9,7|\
    -1|0,0|goishi|h8|i9|H10|pass|swap|claim:black|1.|99999999999999999999|é|\u{feff}|\0|字|}";

/// Openings of all kinds.
const VARIANTS: [Variant; 3] = [Variant::Rif, Variant::Pritchard, Variant::ClassicalSwap];

/// Reads `text` by several rules. What is taken can be written in every format that holds it, and is the
/// same when it is read again.
fn read(text: &str) -> bool {
    let mut is_taken = false;
    for rules in VARIANTS.map(RuleSet::Renju) {
        match formats::read(text, rules) {
            Ok(import) => {
                is_taken = true;
                let written = import.record.to_string();
                assert_eq!(Record::parse(&written).expect("a record").to_string(), written);
                reads_back(&import.record);
            }
            Err(error) => {
                let message = error.to_string();
                assert!(!message.contains(char::is_control), "{message:?}");
                assert!(error.line <= text.matches('\n').count() + 1, "{message}");
                assert!(message.len() < 300, "{message}");
            }
        }
    }
    is_taken
}

fn reads_back(record: &Record) {
    if record.rules().name() == "Renju" {
        let sgf = formats::write(record, Format::Sgf).expect("SGF holds all").text;
        let again = formats::read(&sgf, RuleSet::DEFAULT).expect("our own SGF").record;
        assert_eq!(again.line(), record.line());
    }
    if let Ok(psq) = formats::write(record, Format::Psq) {
        formats::read(&psq.text, record.rules()).expect("our own psq");
    }
}

/// `original` with some characters replaced or dropped.
fn mutated(original: &'static str) -> impl Strategy<Value = String> {
    let other = prop_oneof![Just(""), select(WORDS.split('|').collect::<Vec<&str>>())];
    prop::collection::vec((any::<Index>(), other), 1..4).prop_map(move |changes| {
        let mut letters: Vec<String> = original.chars().map(String::from).collect();
        for (at, other) in changes {
            letters[at.index(original.chars().count())] = other.to_string();
        }
        letters.concat()
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 256, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        read(&text);
        read(&format!("(;GM[4]SZ[15]{text}"));
        read(&format!("Piskvorky 15x15\n{text}"));
    }

    #[test]
    fn words_in_any_order_are_read_or_refused(
        words in prop::collection::vec(select(WORDS.split('|').collect::<Vec<&str>>()), 0..40)
    ) {
        let text = words.concat();
        read(&text);
        read(&words.join(" "));
        read(&format!("(;GM[4]SZ[15];{text})"));
        read(&format!("Piskvorky 15x15\n{}", words.join("\n")));
    }

    #[test]
    fn files_with_faults_are_read_or_refused(
        text in prop_oneof![mutated(SGF), mutated(PSQ), mutated(PLAIN)]
    ) {
        read(&text);
    }
}

#[test]
fn the_originals_are_good() {
    assert!(read(SGF) && read(PSQ) && read(PLAIN));
}

#[test]
fn too_long_a_text_is_refused_unread() {
    for text in [" ".repeat(MAX_BYTES + 1), "(".repeat(MAX_TEXT + 1)] {
        assert_eq!(formats::read(&text, RIF).unwrap_err().fault, Fault::TooLong);
    }
}

/// As long as may be, of one kind: read or refused at once, and never by recursion.
#[test]
fn long_texts_of_one_kind() {
    for head in ["", "(;GM[4]SZ[15]RU[rif]", "Piskvorky 15x15\n"] {
        for piece in [
            "(",
            "(;",
            ")",
            "[",
            "]",
            ";",
            "\\",
            "[x]",
            "C[x]",
            "C[\\]]",
            "B[]",
            "XY[]",
            "A[",
            "\n",
            " ",
            "x",
            "h",
            "h8",
            "1",
            "字",
            "é[",
            "-1\n",
            "8,8,0\n",
            "A\n",
            "/",
            "h8/",
            "claim:black ",
        ] {
            let text = head.to_string() + &piece.repeat((MAX_BYTES - head.len()) / piece.len());
            let _ = formats::read(&text, RIF);
        }
    }
}

#[test]
fn deep_nesting_is_read() {
    let depth = 300_000;
    let text = format!("(;GM[4]SZ[15]RU[rif]{};B[hh]{})", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(formats::read(&text, RIF).unwrap().record.line().len(), 1);
    let text = format!("(;GM[4]SZ[15]RU[rif]{})", "(;)".repeat(depth));
    assert_eq!(formats::read(&text, RIF).unwrap().remarks.len(), 1, "no line is left out");
}

/// Alternatives within alternatives, as many as a record can hold, are written without recursion.
#[test]
fn a_deep_record_is_written() {
    let depth = 100_000;
    let text = format!(
        "goishi 1 renju-rif:referee=players\n\n{}h8{}",
        "claim:black (claim:white ".repeat(depth / 25),
        ")".repeat(depth / 25)
    );
    let record = Record::parse(&text).unwrap();
    let sgf = formats::write(&record, Format::Sgf).unwrap().text;
    assert_eq!(formats::read(&sgf, RIF).unwrap().record.line(), record.line());
    let others = (1..=15).flat_map(|rank| ('a'..='o').map(move |file| format!("{file}{rank}")));
    let others: Vec<String> = others.filter(|at| at != "h8").collect();
    let alternatives = others[1..].join(") (");
    let text = format!("goishi 1 renju-pritchard\n\nh8 {} ({alternatives})", others[0]);
    let record = Record::parse(&text).unwrap();
    let sgf = formats::write(&record, Format::Sgf).unwrap().text;
    assert_eq!(sgf.matches('(').count(), others.len() + 1, "every second stone there is");
}
