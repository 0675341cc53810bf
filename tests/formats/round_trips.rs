//! What is written reads back.

use super::*;
use goishi::record::{Builder, Fault, Header};
use goishi::rules::Status;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn any_renju() -> impl Strategy<Value = RuleSet> {
    select(Variant::ALL.map(RuleSet::Renju).to_vec())
}

/// A legal line of play with offers, claims, and sometimes a concession at its end.
fn any_line() -> impl Strategy<Value = (RuleSet, Vec<Move>)> {
    let choices = prop::collection::vec((0..10_u8, any::<Index>()), 0..100);
    let end = prop::option::weighted(0.3, select(Move::CONCESSIONS.to_vec()));
    (any_renju(), choices, end).prop_map(|(rules, choices, end)| {
        let mut game = rules.start();
        let mut line = Vec::new();
        for (kind, choice) in choices {
            if game.status() != Status::Ongoing {
                break;
            }
            let mut moves = game.legal_moves();
            moves.retain(|mv| match mv {
                Move::Stone(_) | Move::Propose(_) => kind > 1,
                Move::StoneOffer(_) => kind == 1,
                _ => kind == 0 && !Move::CONCESSIONS.contains(mv) || mv.is_play() && kind == 9,
            });
            if !moves.is_empty() {
                line.push(*choice.get(&moves));
                game.play_unchecked(line[line.len() - 1]);
            }
        }
        line.extend(end.filter(|&mv| game.check(mv).is_ok()));
        (rules, line)
    })
}

/// Records of one line, with headers and comments.
fn any_record() -> impl Strategy<Value = Record> {
    let headers = prop::collection::vec((select(Header::ALL.to_vec()), "(?s).{0,20}"), 0..5);
    let comments = prop::collection::vec(r"(?s)[^}]{0,6}|[\]\\\r\n:;]{1,4}", 0..120);
    (any_line(), headers, comments).prop_map(|((rules, line), headers, comments)| {
        let mut builder = Builder::new(rules);
        let mut comments = comments.into_iter();
        for mv in line {
            builder.comment(&comments.next().unwrap_or_default());
            builder.play(mv).expect("a legal line");
        }
        let mut record = builder.finish().expect("nothing is open");
        headers.iter().for_each(|(header, value)| record.set_header(*header, value));
        record
    })
}

fn without_passes(record: &Record) -> bool {
    !record.line().iter().any(|mv| matches!(mv, Move::Pass | Move::PassOffer))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 96, failure_persistence: None, ..ProptestConfig::default()
    })]

    /// Headers, comments and every ply, word for word.
    #[test]
    fn sgf_reads_back(record in any_record()) {
        let sgf = written(&record, Format::Sgf);
        let import = formats::read(&sgf, PRITCHARD).unwrap();
        prop_assert_eq!(import.record.to_string(), record.to_string());
        prop_assert_eq!(import.format, Format::Sgf);
        prop_assert_eq!(import.remarks, [], "{}", sgf);
    }

    /// What other programs make of it: they know nothing of our own property.
    #[test]
    fn the_stones_of_sgf_stand_in_the_standards_properties((rules, line) in any_line()) {
        let record = played(rules, &line);
        let sgf = written(&record, Format::Sgf).replace("GOISHI[", "XX[");
        let import = formats::read(&sgf, rules).unwrap();
        prop_assert_eq!(stones(&import.record), stones(&record));
    }

    #[test]
    fn the_stones_of_psq_read_back((rules, line) in any_line()) {
        let record = played(rules, &line);
        match formats::write(&record, Format::Psq) {
            Ok(export) => {
                let import = formats::read(&export.text, rules).unwrap();
                prop_assert_eq!(stones(&import.record), stones(&record));
                prop_assert_eq!(import.record.rules(), rules);
                prop_assert_eq!(import.format, Format::Psq);
                let again = formats::write(&import.record, Format::Psq).unwrap();
                prop_assert_eq!(again.text, export.text);
            }
            Err(fault) => {
                prop_assert_eq!(fault, Fault::PassNotWritten);
                prop_assert!(!without_passes(&record));
            }
        }
    }

    /// However the moves are divided, numbered and capitalised.
    #[test]
    fn a_list_of_points_reads_back((rules, line) in any_line(), style in 0..6_u8) {
        let record = played(rules, &line);
        let moves: Vec<String> = stones(&record)
            .into_iter()
            .zip(1..)
            .map(|(mv, number)| match (token::write(mv, rules), style) {
                (word, 0) => word,
                (word, 1) => word.to_uppercase() + "-",
                (word, 2) => format!("{number}.{word} "),
                (word, 3) => format!("{number})\t{word}\r\n"),
                (word, 4) => word + ", ",
                (word, _) => format!("第{number}手：{word}；"),
            })
            .collect();
        prop_assume!(!moves.is_empty() && (style > 0 || without_passes(&record)));
        let import = formats::read(&moves.concat(), rules).unwrap();
        prop_assert_eq!(stones(&import.record), stones(&record));
        prop_assert_eq!(import.format, Format::Plain);
    }

    /// The moves of a record text without its head.
    #[test]
    fn the_words_of_a_record_read_back((rules, line) in any_line()) {
        let record = played(rules, &line);
        prop_assume!(!stones(&record).is_empty());
        let import = formats::read(&words(&record), rules).unwrap();
        prop_assert_eq!(import.record.to_string(), record.to_string());
    }
}

fn played(rules: RuleSet, line: &[Move]) -> Record {
    let mut builder = Builder::new(rules);
    line.iter().for_each(|&mv| builder.play(mv).expect("a legal line"));
    builder.finish().expect("nothing is open")
}

#[test]
fn a_record_text_is_read_as_it_is() {
    let text = "goishi 1 rin:size=8\nnote: x\n\n3,3 (4,4) 5,5\n";
    let import = read(text);
    assert_eq!((import.record.to_string().as_str(), import.format), (text, Format::Goishi));
    assert_eq!(written(&import.record, Format::Goishi), text);
}

/// One of each kind, as other programs see it.
#[test]
fn sgf_is_written_so() {
    let text = "goishi 1 renju-rif\nblack: A [1 dan]\nwhite: B\nevent: E\ndate: 2026-01-02\n\
                result: B+0.5\nclock: 60/30\nnote: N\\\n\n{start]} h8 h9 {a\nb} i10 swap k9 g7/i7 i7 \
                h10= refuse f6 pass= (c3= accept) d4 resign\n";
    let sgf = written(&Record::parse(text).unwrap(), Format::Sgf);
    let lines = [
        r"(;FF[4]GM[4]CA[UTF-8]AP[Goishi]SZ[15]RU[renju-rif]PB[A [1 dan\]]PW[B]EV[E]DT[2026-01-02]RE[B+0.5]OT[60/30]GC[N\\]5A[gi]SW[True]C[start\]]",
        ";B[hh]",
        ";W[hg]C[a",
        "b]",
        ";B[if]",
        ";GOISHI[swap]",
        ";W[kg]",
        ";GOISHI[g7/i7]",
        ";B[ii]",
        ";W[hf]GOISHI[h10=]",
        ";GOISHI[refuse]",
        ";B[fj]",
        "(",
        ";W[]GOISHI[pass=]",
        ";B[dl]",
        ";GOISHI[resign])",
        "(",
        ";W[cm]GOISHI[c3=]",
        ";GOISHI[accept]))",
        "",
    ];
    assert_eq!(sgf, lines.join("\n"));
    let import = read(&sgf);
    assert_eq!(said(&import.remarks), [""; 0]);
    assert_eq!(import.record, Record::parse(text).unwrap());
}

#[test]
fn psq_is_written_so() {
    let text = "goishi 1 renju-rif\nblack: Ann\nevent: E\n\nh8 h9 {x} (i9) i10 swap k9 g7/i7 i7 h10= \
                resign\n";
    let export = formats::write(&Record::parse(text).unwrap(), Format::Psq).unwrap();
    assert_eq!(
        export.text,
        "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,7,0\n9,6,0\n11,7,0\n9,9,0\n8,6,0\n-1\n"
    );
    assert_eq!(said(&export.remarks), ["The file holds the stones alone."]);
}

/// Other programs read the result; coming back it is no remark of somebody's.
#[test]
fn the_end_of_a_game_is_sgfs_result() {
    for (moves, result) in [
        ("h8 h9 resign", "RE[W+R]"),
        ("h8 h9 time:white", "RE[B+T]"),
        ("h8 h9 time:both", "RE[0]"),
        ("h8 h9", "SZ[15]RU[renju-classical]\n"),
        ("h8 h9 i8 a1 j8 a3 k8 a5 g8", "RE[B+]"),
    ] {
        let record = Record::parse(&format!("goishi 1 renju-classical\n\n{moves}")).unwrap();
        let sgf = formats::write(&record, Format::Sgf).unwrap().text;
        assert!(sgf.contains(result), "{sgf}");
        let back = formats::read(&sgf, record.rules()).unwrap().record;
        assert_eq!(back.to_string(), record.to_string());
    }
}
