//! Files as bytes: libraries, positions, databases and texts in any encoding, random, mutated, cut, nested and huge.

use goishi::ai::Random;
use goishi::record::encoding::Encoding;
use goishi::record::formats::{self, Format, MAX_FILE};
use goishi::record::search::Library;
use goishi::record::{Fault, Record};
use goishi::rules::catalog::RuleSet;
use proptest::prelude::*;
use proptest::sample::Index;
use std::time::{Duration, Instant};

const HEAD: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";

fn decode(bytes: &[u8], encoding: Encoding) -> String {
    let known = encoding_rs::Encoding::for_label(encoding.label().as_bytes());
    known.expect("a label").decode(bytes).0.into_owned()
}

/// Opens a file, and reads all its games. What is taken can be written and read again.
fn open(bytes: &[u8]) -> bool {
    let Ok(games) = formats::open(bytes, &decode, RuleSet::DEFAULT) else { return false };
    for index in 0..games.len().min(20) {
        let _ = games.summary(index).expect("it is listed");
        match games.read(index) {
            Ok(import) => reads_back(&import.record),
            Err(error) => assert!(error.to_string().len() < 300),
        }
    }
    true
}

fn reads_back(record: &Record) {
    let text = record.to_string();
    assert_eq!(Record::parse(&text).expect("a record").to_string(), text);
    for format in [Format::Sgf, Format::Lib, Format::Pos, Format::Psq] {
        if let Ok((bytes, _)) = formats::write_bytes(record, format) {
            let again = formats::open(&bytes, &decode, record.rules());
            assert!(again.is_ok() || record.size() == 0 || bytes.len() < 3, "{format:?}\n{text}");
        }
    }
}

/// A library with comments, labels and marks.
fn library() -> Vec<u8> {
    let nodes: [&[u8]; 6] = [
        &[0, 0, 0x78, 0x08],
        b"one\x08two\0",
        &[0x68, 0x80 | 0x10 | 0x01, 0, 1],
        b"A\0",
        &[0x59, 0x40, 0x69, 0x40 | 0x08],
        b"odd\0",
    ];
    [HEAD, &nodes.concat()].concat()
}

const DATABASE: &[u8] = br#"<?xml version="1.0"?><database><players><player id="7" name="A &amp; B"/>
<player id='8' name=""/></players><games><game id="1" black="7" white="8" bresult="1" alt="g9" rule="x">
<move>h8 h9 i9 g8 i8</move></game><game><move>h8 zz 99 h8</move></game></games></database>"#;

const SGF: &[u8] =
    b"(;GM[4]SZ[15]CA[gbk]PB[\xba\xda]AB[aa:bb]PL[W];W[hh]LB[aa:A]C[x](;B[ii])(;B[jj]))(;SZ[15])";

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 256, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_are_opened_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        open(&bytes);
        open(&[HEAD, &bytes].concat());
        open(&[&[0x78, 0x00], &bytes[..]].concat());
        open(&[b"<?xml?><games>", &bytes[..]].concat());
        open(&[b"(;SZ[15]PB[", &bytes[..]].concat());
    }

    #[test]
    fn files_with_faults_are_opened_or_refused(
        file in 0..3_usize,
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 0..6),
        end in prop::option::of(any::<Index>()),
    ) {
        let mut bytes = [library(), DATABASE.to_vec(), SGF.to_vec()][file].clone();
        for (at, byte) in changes {
            let place = at.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(end.map_or(bytes.len(), |end| end.index(bytes.len() + 1)));
        open(&bytes);
    }
}

#[test]
fn the_originals_are_good() {
    assert!(open(&library()) && open(DATABASE) && open(SGF));
}

#[test]
fn too_long_a_file_is_refused_unread() {
    let error = formats::open(&vec![0; MAX_FILE + 1], &decode, RuleSet::DEFAULT).unwrap_err();
    assert_eq!(error.fault, Fault::TooLong);
}

/// Hundreds of thousands of moves of one kind: in a line, beside each other, in branches that never end, refused by the rules.
#[test]
fn huge_libraries_of_one_kind() {
    for node in
        [[0x78, 0], [0x78, 0x80], [0x78, 0xc0], [0, 0], [0, 0x80], [0x79, 0x02], [0x79, 0x82]]
    {
        let bytes = [HEAD, &node.repeat(300_000)].concat();
        let import = formats::open(&bytes, &decode, RuleSet::DEFAULT).unwrap().first().unwrap();
        assert!(import.record.size() <= 2, "{node:?}: {}", import.record.size());
    }
    for note in [&[0x78, 0x08, 1, 1][..], &[0x78, 0x09], &[0x78, 0x20]] {
        assert!(!open(&[HEAD, &note.repeat(200_000)].concat()), "a text without an end");
    }
    assert!(open(&[b"<?xml?>".as_slice(), &b"<game>".repeat(100_000)].concat()));
    open(&[b"<?xml?>".as_slice(), &b"<a b=\"".repeat(100_000)].concat());
    open(&[b"(;SZ[15]".as_slice(), &b"(;B[hh])".repeat(100_000)].concat());
    open(&b"(;SZ[15])".repeat(50_000));
}

/// A library of so many moves: h8, and all lines of points after it in the order of their bytes.
fn large(moves: usize) -> Vec<u8> {
    let mut random = Random::new(1);
    let mut bytes = HEAD.to_vec();
    bytes.extend([0, 0]);
    let points: Vec<u8> = (0..15).flat_map(|row| (1..16).map(move |col| row << 4 | col)).collect();
    let mut written = 1;
    while written < moves {
        let mut line = points.clone();
        random.shuffle(&mut line);
        let length = 20.min(moves - written);
        for (nth, &point) in line[..length].iter().enumerate() {
            let sibling = if nth == 0 && written + length < moves { 0x80 } else { 0 };
            let leaf = if nth + 1 == length { 0x40 } else { 0 };
            bytes.extend([point, sibling | leaf]);
        }
        written += length;
    }
    bytes
}

#[test]
fn a_large_library_is_read_whole() {
    let import = formats::open(&large(20_000), &decode, RuleSet::DEFAULT).unwrap().first().unwrap();
    assert!(import.record.size() > 15_000, "{}", import.record.size());
}

/// Nothing may be slower than it would be for a person: a test machine is slow, so the limit is far off.
#[test]
#[ignore = "measures time: cargo test --release -- --ignored deep_"]
fn deep_two_hundred_thousand_moves_are_read_and_found_in_a_moment() {
    let bytes = large(200_000);
    let began = Instant::now();
    let import = formats::open(&bytes, &decode, RuleSet::DEFAULT).unwrap();
    let library = Library::new(import.first().unwrap().record);
    println!("{} moves in {:?}", library.record().size(), began.elapsed());
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
}

#[test]
#[ignore = "five million moves: cargo test --release -- --ignored deep_"]
fn deep_five_million_moves_are_read() {
    let import = formats::open(&large(5_000_000), &decode, RuleSet::DEFAULT).unwrap();
    let library = Library::new(import.first().unwrap().record);
    assert!(library.record().size() > 4_000_000);
    let start = library.record().start();
    assert!(!library.known(start.board(), start.color_to_move()).next.is_empty());
}
