//! Input of great depth and great length.

use super::*;
use goishi::record::MAX_BYTES;

const DEPTH: usize = 100_000;
/// As deep as a link is long enough for.
const LINK_DEPTH: usize = 15_000;

/// `0,0 (0,1 (0,2 (0,3 ...`: each an alternative to the one before.
fn nested_text(depth: usize) -> String {
    let words: Vec<String> = (0..depth).map(|i| format!("{},{}", i / 16 % 16, i % 16)).collect();
    words.join(" (")
}

fn nested_link(depth: usize) -> String {
    let letter = |i: usize| char::from(b'a' + (i % 16) as u8);
    let words: Vec<String> =
        (0..depth).map(|i| [letter(i), letter(i / 16)].iter().collect()).collect();
    words.join("(")
}

#[test]
fn deep_nesting_is_read() {
    let closing = ")".repeat(DEPTH - 1);
    let text = Record::parse(&format!("goishi 1 rin\n\n{}{closing}", nested_text(DEPTH))).unwrap();
    assert_eq!(text.to_string().matches('(').count(), 255, "each of 256 first stones once");
    let closing = ")".repeat(LINK_DEPTH - 1);
    let text =
        Record::parse(&format!("goishi 1 rin\n\n{}{closing}", nested_text(LINK_DEPTH))).unwrap();
    let link = link::read(&format!("1;rin;{}{closing};0", nested_link(LINK_DEPTH))).unwrap();
    assert_eq!(text.to_string(), link.record.to_string());
}

#[test]
fn deep_nesting_that_is_never_closed_is_refused() {
    assert!(!read_text(&format!("goishi 1 rin\n\n{}", nested_text(DEPTH))));
    assert!(!read_link(&format!("1;rin;{};0", nested_link(LINK_DEPTH))));
}

#[test]
fn long_input_of_one_kind_is_read_or_refused() {
    for piece in ["(", ")", "{", "}", "x", "x ", "字", "%", "%2", "~Q"] {
        assert_eq!(read_long(piece), [false, false], "{piece:?}");
    }
    for remark in ["{}", "{a}", "#", "#\n", "\n", " "] {
        assert_eq!(read_long(remark), [true, false], "{remark:?}");
    }
    assert_eq!(read_long("~~"), [false, true]);
}

/// Whether a body of nothing but `piece`s, as long as may be, is taken in a record and in a link.
fn read_long(piece: &str) -> [bool; 2] {
    let body = piece.repeat((MAX_BYTES - 20) / piece.len());
    assert!(!read_text(&body) && !read_link(&body), "no head");
    [
        read_text(&format!("goishi 1 rin\n\n{body}")),
        read_link(&format!("1;rin;{};0", &body[..body.len() / 20 / piece.len() * piece.len()])),
    ]
}

/// Claims have no end by the rules.
#[test]
fn a_line_without_end_is_refused_before_it_takes_the_page_down() {
    let claims = "claim:black ".repeat(20_000);
    assert!(!read_text(&format!("goishi 1 renju-rif:referee=players\n\n{claims}")));
    assert!(!read_link(&format!("1;renju-rif:referee=players;{};0", "C".repeat(20_000))));
    assert!(read_link(&format!("1;renju-rif:referee=players;{};0", "C".repeat(1_000))));
}

#[test]
fn the_longest_link_is_saved_as_a_text_that_can_be_read() {
    let claims = format!("{}C", "C(C)".repeat(4_999)) + &"(C)".repeat(15_000);
    let link = format!("1;renju-rif:referee=players;{claims};0");
    let record = link::read(&link).unwrap().record;
    assert!(Record::parse(&record.to_string()).is_ok());
}

/// Equal alternatives are one, so that a list of them is no longer than the rules allow.
#[test]
fn equal_alternatives_are_kept_once() {
    let record = |body: &str| Record::parse(&format!("goishi 1 renju-free\n\n{body}\n")).unwrap();
    let text = |body: &str| record(body).to_string().split_off("goishi 1 renju-free\n\n".len());
    assert_eq!(text("h8 (h8) (h8)"), "h8\n");
    assert_eq!(text("h8 i9 (i9 a1) b1"), "h8 i9 b1 (a1)\n", "the game stays the game");
    assert_eq!(text("h8 i9 (i9 a1 a2) a1 b2"), "h8 i9 a1 b2 (a2)\n");
    assert_eq!(text("h8 i9 (g9 a1) (g9 b1 b2)"), "h8 i9 (g9 a1 (b1 b2))\n");
    assert_eq!(text("h8 i9 {one} (i9 {two})"), "h8 i9 {one\ntwo}\n");
    let many = format!("h8 i9{}", "(g9)".repeat(20_000));
    let alternatives = record(&many).alternatives();
    assert_eq!(alternatives.iter().map(Vec::len).sum::<usize>(), 1);
}

/// What is accepted is saved, and must be read again: a text that would be written too long is refused.
#[test]
fn a_text_that_would_be_written_too_long_is_refused() {
    let points = (1..=15).flat_map(|rank| ('a'..='e').map(move |file| format!("{file}{rank}")));
    let points: Vec<String> = points.collect();
    let mut moves = String::from("h8 i9 o15");
    for third in &points {
        let fourths = points.iter().filter(|&fourth| fourth != third);
        let fourths: Vec<&str> = fourths.map(String::as_str).collect();
        moves += &format!("({third} {}))", fourths.join(")(").replacen(")(", "(", 1));
    }
    let text = |length: usize| format!("goishi 1 renju-free\n\n{{{}}}{moves}", "x".repeat(length));
    let room = MAX_BYTES - text(0).len();
    assert!(read_text(&text(room - 10_000)));
    assert!(!read_text(&text(room)), "a blank before each alternative makes it longer");
}
