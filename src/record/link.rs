//! The short form of a record, for addresses: `1;RULESET;MOVES;key=TEXT;…;PLY`. It ends in a digit:
//! programs that find addresses in texts take closing brackets and the like for the text's own.
//!
//! A stone is two letters, column and row from the top left, so 256 of them take 512. A move
//! without a point is one capital letter. `(` `)` hold alternatives and `~TEXT~` a comment, as in
//! the record text; TEXT has `.2D` for what is no letter or digit. Version 1 never changes, so old
//! links work.

use super::tree::{Step, Tree};
use super::{Builder, Fault, Header, MAX_BYTES, Record, RecordError};
use crate::board::{Color, MAX_SIZE, Point, parse_digits};
use crate::rules::Move;

/// A record and how many of its moves are to be shown.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game.
    pub record: Record,
    /// The move it is opened at.
    pub ply: usize,
}

/// Every move that names no point, with its letter.
const LETTERS: [(u8, Move); 15] = [
    (b'S', Move::Swap),
    (b'K', Move::Stay),
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
    write_comment(&mut out, record.tree.comment(Tree::ROOT));
    record.tree.walk(&mut |step| match step {
        Step::Open => out.push('('),
        Step::Close => out.push(')'),
        Step::Move(node) => {
            if let Some(mv) = record.tree.mv(node) {
                write_move(&mut out, mv);
            }
            write_comment(&mut out, record.tree.comment(node));
        }
    });
    for header in Header::ALL {
        let value = record.header(header);
        if !value.is_empty() {
            out.push(';');
            out.push_str(header.key());
            out.push('=');
            escape(&mut out, value);
        }
    }
    out.push(';');
    out + &ply.to_string()
}

fn write_move(out: &mut String, mv: Move) {
    let mut point = |at: Point| {
        out.push(char::from(b'a' + at.col));
        out.push(char::from(b'a' + at.row));
    };
    match mv {
        Move::Stone(at) => point(at),
        Move::StoneOffer(at) => {
            point(at);
            out.push('=');
        }
        Move::Pair(a, b) => {
            point(a);
            point(b);
            out.push('+');
        }
        _ => {
            if let Some((letter, _)) = LETTERS.iter().find(|(_, known)| *known == mv) {
                out.push(char::from(*letter));
            }
        }
    }
}

fn write_comment(out: &mut String, comment: &str) {
    if !comment.is_empty() {
        out.push('~');
        escape(out, comment);
        out.push('~');
    }
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
    let mut builder = Builder::new(rules.parse().map_err(Fault::UnknownRules)?);
    let mut rest = *moves;
    while !rest.is_empty() {
        (*token, rest) = rest.split_at_checked(first_piece(rest)).unwrap_or((rest, ""));
        take(&mut builder, token)?;
    }
    for header in headers {
        *token = header;
        let (key, value) = header.split_once('=').ok_or(Fault::Garbled)?;
        builder.header(key, &unescape(value.as_bytes(), TEXT_MARK).ok_or(Fault::Garbled)?)?;
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
        [b'~', text @ ..] => {
            text.iter().position(|&b| b == b'~').map_or(moves.len(), |end| end + 2)
        }
        [b'a'..=b'p', _, b'a'..=b'p', _, b'+', ..] => 5,
        [b'a'..=b'p', _, b'=', ..] => 3,
        [b'a'..=b'p', ..] => 2,
        _ => 1,
    }
}

fn take(builder: &mut Builder, piece: &str) -> Result<(), Fault> {
    match piece.as_bytes() {
        b"(" => builder.open(),
        b")" => builder.close(),
        [b'~', text @ .., b'~'] => {
            let text = unescape(text, TEXT_MARK).ok_or(Fault::Garbled)?;
            builder.comment(&text);
            Ok(())
        }
        letters => builder.play(read_move(letters).ok_or(Fault::Garbled)?),
    }
}

fn read_move(letters: &[u8]) -> Option<Move> {
    let index = |letter: u8| letter.checked_sub(b'a').filter(|&index| index < MAX_SIZE);
    let point = |col: u8, row: u8| Some(Point::new(index(row)?, index(col)?));
    match *letters {
        [col, row] => point(col, row).map(Move::Stone),
        [col, row, b'='] => point(col, row).map(Move::StoneOffer),
        [a, b, c, d, b'+'] => Some(Move::pair(point(a, b)?, point(c, d)?)),
        [letter] => LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, mv)| *mv),
        _ => None,
    }
}
