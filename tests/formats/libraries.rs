//! Libraries and positions of RenLib, and RenjuNet's database.

use super::*;
use goishi::record::encoding::Encoding;
use goishi::record::formats::Collection;
use goishi::record::{Fault, Header, Part, Remark};

/// Bytes as letters; tests of other encodings are elsewhere.
fn decode(bytes: &[u8], _: Encoding) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn open(bytes: &[u8]) -> Collection {
    formats::open(bytes, &decode, RIF).unwrap_or_else(|error| panic!("{error}"))
}

fn moves(bytes: &[u8]) -> String {
    let text = open(bytes).read(0).expect("a game").record.to_string();
    text.split_once("\n\n").map_or(String::new(), |(_, moves)| moves.trim_end().replace('\n', " "))
}

fn lib(nodes: &[u8]) -> Vec<u8> {
    [b"\xffRenLib\xff\x03\x04".as_slice(), &[0xff; 10], nodes].concat()
}

#[test]
fn a_library_is_a_tree() {
    // h8, then h9 and i9; after h9 i10.
    let nodes = [0x78, 0, 0x68, 0x80, 0x59, 0x40, 0x69, 0x40];
    assert_eq!(moves(&lib(&nodes)), "h8 h9 (i9) i10");
    assert_eq!(moves(&nodes), "h8 h9 (i9) i10", "old ones have no head");
    let with_root = [&[0, 0], &nodes[..]].concat();
    assert_eq!(moves(&lib(&with_root)), "h8 h9 (i9) i10");
    let odd_root = [&[0, 0x80], &nodes[..]].concat();
    assert_eq!(moves(&lib(&odd_root)), "h8 h9 (i9) i10", "as some programs write it");
    assert_eq!(moves(&lib(&[0x78, 0, 0, 0, 0x69, 0x40])), "h8 pass i9");
    assert_eq!(moves(&lib(&[])), "");
}

#[test]
fn comments_labels_and_marks_of_a_library() {
    let nodes = [
        &[0x78, 0x08][..],
        b"one\x08two\0",
        &[0x68, 0x80 | 0x40 | 0x10 | 0x01, 0, 1],
        b"A\0",
        &[0x69, 0x40 | 0x08 | 0x01, 0, 1],
        b"odd\0",
        b"B2\0\0",
    ];
    assert_eq!(moves(&lib(&nodes.concat())), "h8 {one two} [A h9] [B2 i9] h9 [o h9] (i9 {odd})");
    let old = [&[0x78, 0x60][..], &[b'a', b'b' | 0x80]].concat();
    assert!(moves(&lib(&old)).starts_with("h8 {a"), "old comments end with a high bit");
}

#[test]
fn a_damaged_library_is_refused_and_what_the_rules_refuse_is_left_out() {
    for nodes in [&[0x70, 0x40][..], &[0xf8, 0x40], &[0x78, 0x48, b'x', b'y'], &[0x78, 0x41]] {
        let error = formats::open(&lib(nodes), &decode, RIF).unwrap_err();
        assert_eq!(error.fault, Fault::NotRenLib, "{nodes:?}");
    }
    let twice = lib(&[0x78, 0, 0x78, 0x80, 0x69, 0x40, 0x68, 0x40]);
    assert_eq!(moves(&twice), "h8 h9");
    let import = open(&twice).read(0).unwrap();
    assert_eq!(import.remarks[1].to_string(), "Not imported: variations (1).");
}

#[test]
fn what_a_library_cannot_hold_is_told() {
    let text = "goishi 1 renju-rif\n\nh8 h9 i10 swap k9 g7/i7 i7 [x a1] h10= refuse f6\n";
    let (bytes, remarks) =
        formats::write_bytes(&Record::parse(text).unwrap(), Format::Lib).unwrap();
    assert_eq!(moves(&bytes), "h8 h9 i10 k9 i7 h10 f6");
    assert_eq!(said(&remarks), ["Not imported: decisions without a stone, marks."]);
    let set_up = Record::parse("goishi 1 renju-rif\nsetup: black h8; white to play\n\n").unwrap();
    for format in [Format::Lib, Format::Pos] {
        assert_eq!(formats::write_bytes(&set_up, format).unwrap_err(), Fault::SetupNotWritten);
    }
}

#[test]
fn positions_of_renlib_read_back() {
    let bytes = [6, 112, 97, 98, 111, 113, 128];
    assert_eq!(moves(&bytes), "h8 h9 i9 g8 i8 i7");
    let record = open(&bytes).read(0).unwrap().record;
    assert_eq!(formats::write_bytes(&record, Format::Pos).unwrap().0, bytes);
    assert!(formats::open(&[2, 112, 112], &decode, RIF).is_err(), "a point twice");
    assert!(formats::open(&[2, 112], &decode, RIF).is_err(), "cut off");
}

const RIF_FILE: &str = r#"<?xml version="1.0"?><database>
<players><player id="7" name="Ann &amp; Co" surname="O'Hara"/><player id="8" name='Bo' surname="Li"/></players>
<tournaments><tournament id="1" name="Cup" year="2026" month="3"/>
<tournament id="2" name="Open" year="2024" start="2024-05-01"/></tournaments>
<rules><rule id="3" name="RIF"/></rules><openings><opening id="4" name="Kagetsu" abbr="D4"/></openings>
<games><game id="1" tournament="1" rule="3" black="7" white="8" bresult="0" opening="4" alt="g9">
<move>h8 h9 i9 g8 i8 i7</move><info/></game>
<game id="2" rule="3" black="8" white="9" bresult="0.5" swap="R"><move>h8 i9</move></game></games></database>"#;

#[test]
fn a_database_is_listed_and_its_games_are_read() {
    let games = open(RIF_FILE.as_bytes());
    assert_eq!((games.len(), games.format()), (2, Format::Rif));
    let first = games.summary(0).unwrap();
    assert_eq!([&first.black, &first.white], ["Ann & Co O'Hara", "Bo Li"]);
    assert_eq!(
        [&first.event, &first.date, &first.result, &first.opening],
        ["Cup", "2026-03", "W+", "Kagetsu"]
    );
    assert_eq!(games.summary(1).unwrap().white, "#9");
    let record = games.read(0).unwrap().record;
    assert_eq!(words(&record), "h8 h9 i9 stay g8 g9/i8 i8 i7 resign:black");
    assert_eq!(record.header(Header::Event), "Cup");
    let remarks = formats::read(RIF_FILE, RIF).unwrap().remarks;
    assert!(remarks.contains(&Remark::LeftOut(vec![Part::OtherGames])), "{remarks:?}");
    assert_eq!(games.stones(1).len(), 2);
    assert_eq!(words(&games.read(1).unwrap().record), "h8 i9", "a draw that nobody could agree on");
    let numbered = b"<?xml?><game black=\"1\" rule=\"25\"><move>h8 h9 i9</move></game>";
    let rules = open(numbered).first().unwrap().record.rules();
    assert_eq!(rules.id(), "renju-taraguchi10", "RenjuNet's own numbers");
    let none = formats::open(b"<?xml?><database></database>", &decode, RIF).unwrap_err();
    assert_eq!(none.fault, Fault::NotAGame);
}

/// The game with these attributes and stones.
fn rif_game(attributes: &str, rest: &str) -> Import {
    let tournament = "<tournament id=\"2\" name=\"Open\" start=\"2024-05-01\" year=\"2024\"/>";
    let text = format!("<?xml?>{tournament}<game {attributes}>{rest}</game>");
    open(text.as_bytes()).first().expect("a game")
}

#[test]
fn who_swapped_in_a_database_is_not_made_up() {
    let one = rif_game("rule=\"1\" swap=\"R\" alt=\"g9\"", "<move>h8 h9 i9 g8 i8 i7</move>");
    assert_eq!(words(&one.record), "h8 h9 i9 swap g8 g9/i8 i8 i7");
    let is_made_up = |it: &Import| {
        let plies = it.record.to_string();
        plies.contains("made up") || it.remarks.contains(&Remark::ColoursStay)
    };
    assert!(!is_made_up(&one), "{:?}", one.remarks);
    let moves = "<move>h8 h9 i8 g8 g9 f7</move>";
    let many = rif_game("rule=\"25\" swap=\"R--R-\"", moves);
    assert_eq!(words(&many.record), "h8 swap h9 stay i8 stay g8 swap g9 stay f7");
    assert!(!is_made_up(&many), "{:?}", many.remarks);
    let unknown = rif_game("rule=\"25\" swap=\"?\"", moves);
    assert_eq!(words(&unknown.record), "h8 stay h9 stay i8 stay g8 stay g9 stay f7");
    assert!(is_made_up(&unknown), "{:?}", unknown.remarks);
}

#[test]
fn rounds_days_and_notes_of_a_database_are_read() {
    let game = rif_game(
        "rule=\"1\" tournament=\"2\" round=\"8\"",
        "<move>h8 h9 i9</move><info>B=1245 &amp;\n more</info>",
    );
    let header = |header| game.record.header(header);
    assert_eq!(
        [header(Header::Event), header(Header::Date), header(Header::Note)],
        ["Open (8)", "2024-05-01", "B=1245 & more"]
    );
}
