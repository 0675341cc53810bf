//! The short form of a record, for addresses: `1;RULESET;MOVES;key=TEXT;…;PLY`. It ends in a digit:
//! programs that find addresses in texts take closing brackets and the like for the text's own.
//!
//! A stone is two letters, column and row from the top left, so 256 of them take 512. Two stones
//! proposed at once end in `+`, more of them begin with `-` as well. A declaration is its number, every
//! other move without a point one capital letter. `(` `)` hold alternatives, `~TEXT~` a comment and `!TEXT!` a mark, as in
//! the record text; TEXT has `.2D` for what is no letter or digit. Version 1 never changes, so old
//! links work.

mod position;

use super::builder::{PROBLEM, SETUP};
use super::tree::{NodeId, Step, Tree};
use super::{Builder, Fault, Header, MAX_BYTES, Record, RecordError, mark};
use crate::board::{Color, MAX_SIZE, Point, parse_digits};
use crate::rules::catalog::RuleSet;
use crate::rules::{Move, Proposal};

/// A record and how many of its moves are to be shown.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game.
    pub record: Record,
    /// The move it is opened at.
    pub ply: usize,
}

/// Every move that names neither point nor number, with its letter.
const LETTERS: [(u8, Move); 16] = [
    (b'S', Move::Swap),
    (b'K', Move::Stay),
    (b'M', Move::More),
    (b'P', Move::Pass),
    (b'Q', Move::PassOffer),
    (b'A', Move::Accept),
    (b'N', Move::Refuse),
    (b'R', Move::Resign(None)),
    (b'B', Move::Resign(Some(Color::Black))),
    (b'W', Move::Resign(Some(Color::White))),
    (b'T', Move::Time(None)),
    (b'X', Move::Time(Some(Color::Black))),
    (b'O', Move::Time(Some(Color::White))),
    (b'D', Move::TimeBoth),
    (b'C', Move::Claim(Color::Black)),
    (b'V', Move::Claim(Color::White)),
];

/// Longer links are refused unread. The text of any shorter one stays below its own limit: the longest
/// word for a letter, `claim:black`, has 12 with its blank.
const MAX_LINK: usize = MAX_BYTES / 16;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Begins the code of a character in a text.
const TEXT_MARK: u8 = b'.';

/// The link to `record` at `ply`, without the `#`.
pub fn write(record: &Record, ply: usize) -> String {
    let mut out = format!("1;{};", record.rules());
    write_notes(&mut out, record, Tree::ROOT);
    record.tree.walk(&mut |step| match step {
        Step::Open => out.push('('),
        Step::Close => out.push(')'),
        Step::Move(node) => {
            if let Some(mv) = record.tree.mv(node) {
                write_move(&mut out, mv);
            }
            write_notes(&mut out, record, node);
        }
    });
    write_setup(&mut out, record);
    for header in Header::ALL {
        write_header(&mut out, header.key(), record.header(header));
    }
    let problem = record.problem().map(ToString::to_string);
    write_header(&mut out, PROBLEM, &problem.unwrap_or_default());
    out.push(';');
    out + &ply.to_string()
}

/// The link to the main line of `record` at `ply`, without notes and other lines, and with no more than these headers.
pub fn write_line(record: &Record, headers: &[Header], ply: usize) -> String {
    let mut out = format!("1;{};", record.rules());
    record.line().iter().for_each(|&mv| write_move(&mut out, mv));
    write_setup(&mut out, record);
    for &header in headers {
        write_header(&mut out, header.key(), record.header(header));
    }
    out.push(';');
    out + &ply.to_string()
}

/// The position that the game begins from, if somebody has set one up.
fn write_setup(out: &mut String, record: &Record) {
    if let Some(setup) = record.setup() {
        *out += &format!(";{SETUP}={}", position::write(setup));
    }
}

/// A line of the head; nothing if its text is empty.
fn write_header(out: &mut String, key: &str, value: &str) {
    if !value.is_empty() {
        *out += &format!(";{key}=");
        escape(out, value);
    }
}

fn write_move(out: &mut String, mv: Move) {
    match mv {
        Move::Stone(at) => write_points(out, &[at]),
        Move::StoneOffer(at) => {
            write_points(out, &[at]);
            out.push('=');
        }
        Move::Propose(stones) => {
            if stones.points().len() > 2 {
                out.push('-');
            }
            write_points(out, stones.points());
            out.push('+');
        }
        Move::Declare(number) => out.push_str(&number.to_string()),
        _ => {
            if let Some((letter, _)) = LETTERS.iter().find(|(_, known)| *known == mv) {
                out.push(char::from(*letter));
            }
        }
    }
}

fn write_points(out: &mut String, points: &[Point]) {
    for at in points {
        out.push(char::from(b'a' + at.col));
        out.push(char::from(b'a' + at.row));
    }
}

/// The comment and the marks on `node`.
fn write_notes(out: &mut String, record: &Record, node: NodeId) {
    let comment = record.tree.comment(node);
    if !comment.is_empty() {
        write_between(out, '~', comment);
    }
    for mark in mark::write(record.tree.marks(node), record.rules()) {
        write_between(out, '!', &mark);
    }
}

fn write_between(out: &mut String, bracket: char, text: &str) {
    out.push(bracket);
    escape(out, text);
    out.push(bracket);
}

/// Adds `text` with a dot and its code for everything but letters and digits. Programs that pass an
/// address on may add or undo percent signs, but leave these alone.
fn escape(out: &mut String, text: &str) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            out.push(char::from(byte));
        } else {
            out.push(char::from(TEXT_MARK));
            out.push(char::from(HEX[usize::from(byte >> 4)]));
            out.push(char::from(HEX[usize::from(byte & 15)]));
        }
    }
}

/// Turns `mark` and a code back into what it stands for; `None` where that makes no text.
pub fn unescape(text: &[u8], mark: u8) -> Option<String> {
    let mut bytes = Vec::new();
    let mut digits = 0;
    for &byte in text {
        match bytes.last_mut() {
            Some(code) if digits > 0 => {
                *code = *code << 4 | char::from(byte).to_digit(16)? as u8;
                digits -= 1;
            }
            _ => {
                digits = if byte == mark { 2 } else { 0 };
                bytes.push(if byte == mark { 0 } else { byte });
            }
        }
    }
    String::from_utf8(bytes).ok().filter(|_| digits == 0)
}

/// Reads a link, with or without its `#`.
pub fn read(link: &str) -> Result<Link, RecordError> {
    if link.len() > MAX_LINK {
        return Err(RecordError::new(0, "", Fault::TooLong));
    }
    let plain = unescape(link.as_bytes(), b'%');
    let mut token = "";
    read_fields(plain.as_deref().unwrap_or(link), &mut token)
        .map_err(|fault| RecordError::new(0, token, fault))
}

/// Reads a link; `token` is what is being read when it fails.
fn read_fields<'a>(link: &'a str, token: &mut &'a str) -> Result<Link, Fault> {
    let fields: Vec<&str> = link.strip_prefix("#").unwrap_or(link).split(';').collect();
    *token = fields[0];
    if parse_digits(token).ok_or(Fault::Garbled)? != 1 {
        return Err(Fault::UnknownVersion);
    }
    *token = "";
    let [_, rules, moves, headers @ .., ply] = fields.as_slice() else {
        return Err(Fault::Garbled);
    };
    let rules: RuleSet = rules.parse().map_err(Fault::UnknownRules)?;
    let mut builder = Builder::new(rules);
    for header in headers {
        if let Some(text) = header.strip_prefix(SETUP).and_then(|text| text.strip_prefix('=')) {
            *token = header;
            builder.set_up(position::read(text, rules).ok_or(Fault::Garbled)?)?;
        }
    }
    let mut rest = *moves;
    while !rest.is_empty() {
        (*token, rest) = rest.split_at_checked(first_piece(rest)).unwrap_or((rest, ""));
        take(&mut builder, token, rules)?;
    }
    for header in headers {
        *token = header;
        let (key, value) = header.split_once('=').ok_or(Fault::Garbled)?;
        let value = unescape(value.as_bytes(), TEXT_MARK).ok_or(Fault::Garbled)?;
        if key != SETUP {
            builder.header(key, &value)?;
        }
    }
    *token = ply;
    // What a chat or a mail program has put behind the number is none of ours.
    let digits = ply.bytes().take_while(u8::is_ascii_digit).count();
    let ply = ply.get(..digits).and_then(parse_digits).ok_or(Fault::NotAPly)?;
    *token = "(";
    Ok(Link { record: builder.finish()?, ply })
}

/// How long the first piece of `moves` is.
fn first_piece(moves: &str) -> usize {
    match moves.as_bytes() {
        [bracket @ (b'~' | b'!'), text @ ..] => {
            text.iter().position(|b| b == bracket).map_or(moves.len(), |end| end + 2)
        }
        [b'-', stones @ ..] => {
            stones.iter().position(|&b| b == b'+').map_or(moves.len(), |end| end + 2)
        }
        digits @ [b'0'..=b'9', ..] => digits.iter().take_while(|b| b.is_ascii_digit()).count(),
        [b'a'..=b'p', _, b'a'..=b'p', _, b'+', ..] => 5,
        [b'a'..=b'p', _, b'=', ..] => 3,
        [b'a'..=b'p', ..] => 2,
        _ => 1,
    }
}

fn take(builder: &mut Builder, piece: &str, rules: RuleSet) -> Result<(), Fault> {
    match piece.as_bytes() {
        b"(" => builder.open(),
        b")" => builder.close(),
        [b'~', text @ .., b'~'] => {
            let text = unescape(text, TEXT_MARK).ok_or(Fault::Garbled)?;
            builder.comment(&text);
            Ok(())
        }
        [b'!', text @ .., b'!'] => {
            let text = unescape(text, TEXT_MARK).ok_or(Fault::Garbled)?;
            mark::read(&text, rules)?.into_iter().try_for_each(|mark| builder.mark(mark))
        }
        letters => builder.play(read_move(letters).ok_or(Fault::Garbled)?),
    }
}

/// The point with these letters for its column and row.
fn point(col: u8, row: u8) -> Option<Point> {
    let index = |letter: u8| letter.checked_sub(b'a').filter(|&index| index < MAX_SIZE);
    Some(Point::new(index(row)?, index(col)?))
}

fn read_move(letters: &[u8]) -> Option<Move> {
    match *letters {
        [b'0'..=b'9', ..] => {
            let number = parse_digits(std::str::from_utf8(letters).ok()?)?;
            u8::try_from(number).ok().map(Move::Declare)
        }
        [col, row] => point(col, row).map(Move::Stone),
        [col, row, b'='] => point(col, row).map(Move::StoneOffer),
        [a, b, c, d, b'+'] => Some(Move::pair(point(a, b)?, point(c, d)?)),
        [b'-', ref stones @ .., b'+'] if stones.len() <= 2 * Proposal::MAX => {
            let points: Option<Vec<Point>> =
                stones.chunks(2).map(|two| point(two[0], *two.get(1)?)).collect();
            Proposal::new(&points?).map(Move::Propose)
        }
        [letter] => LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, mv)| *mv),
        _ => None,
    }
}
