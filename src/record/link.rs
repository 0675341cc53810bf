//! The short form of a record, for addresses: `1;RULESET;PLY;MOVES;key=TEXT;…`.
//!
//! A stone is two letters, column and row from the top left, so 256 of them take 512. A move
//! without a point is one capital letter or digit. `(` `)` hold alternatives and `~TEXT~` a
//! comment, as in the record text; TEXT is base64. Version 1 never changes, so old links work.

use super::tree::{Step, Tree};
use super::{Builder, Fault, Header, MAX_BYTES, Record, RecordError, base64};
use crate::board::{Color, Point};
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
const LETTERS: [(char, Move); 15] = [
    ('S', Move::Swap),
    ('K', Move::Stay),
    ('P', Move::Pass),
    ('Q', Move::PassOffer),
    ('A', Move::Accept),
    ('N', Move::Refuse),
    ('R', Move::Resign(None)),
    ('B', Move::Resign(Some(Color::Black))),
    ('W', Move::Resign(Some(Color::White))),
    ('T', Move::Time(None)),
    ('X', Move::Time(Some(Color::Black))),
    ('O', Move::Time(Some(Color::White))),
    ('D', Move::TimeBoth),
    ('C', Move::Claim(Color::Black)),
    ('V', Move::Claim(Color::White)),
];

/// The link to `record` at `ply`, without the `#`.
pub fn write(record: &Record, ply: usize) -> String {
    let mut out = format!("1;{};{ply};", record.rules());
    write_comment(&mut out, record.tree.comment(Tree::ROOT));
    record.tree.walk(|step| match step {
        Step::Open => out.push('('),
        Step::Close => out.push(')'),
        Step::Move(node) => {
            out.extend(record.tree.mv(node).map(letters));
            write_comment(&mut out, record.tree.comment(node));
        }
    });
    for header in Header::ALL {
        let value = record.header(header);
        if !value.is_empty() {
            out.push_str(&format!(";{}={}", header.key(), base64::encode(value)));
        }
    }
    out
}

fn letters(mv: Move) -> String {
    let point =
        |at: Point| [at.col, at.row].map(|i| char::from(b'a' + i)).iter().collect::<String>();
    match mv {
        Move::Stone(at) => point(at),
        Move::StoneOffer(at) => point(at) + "=",
        Move::Pair(a, b) => "2".to_string() + &point(a) + &point(b),
        _ => LETTERS
            .iter()
            .find(|(_, other)| *other == mv)
            .map(|(letter, _)| *letter)
            .into_iter()
            .collect(),
    }
}

fn write_comment(out: &mut String, comment: &str) {
    if !comment.is_empty() {
        out.push_str(&format!("~{}~", base64::encode(comment)));
    }
}

/// Reads a link, with or without its `#`.
pub fn read(link: &str) -> Result<Link, RecordError> {
    let refuse = |token: &str, fault| RecordError::new(0, token, fault);
    if link.len() > MAX_BYTES {
        return Err(refuse("", Fault::TooLong));
    }
    let link = unescape(link.trim_start_matches('#'));
    let mut fields = link.split(';');
    let mut field = || fields.next().unwrap_or("");
    check_version(field()).map_err(|fault| refuse("", fault))?;
    let rules = field().parse().map_err(|unknown| refuse("", Fault::UnknownRules(unknown)))?;
    let shown = field();
    let ply = shown.parse().map_err(|_| refuse(shown, Fault::NotAPly))?;
    let mut builder = Builder::new(rules);
    let mut moves = field();
    while !moves.is_empty() {
        let (taken, result) = read_piece(&mut builder, moves);
        result.map_err(|fault| refuse(&moves[..taken], fault))?;
        moves = &moves[taken..];
    }
    for header in fields {
        read_header(&mut builder, header).map_err(|fault| refuse(header, fault))?;
    }
    let record = builder.finish().map_err(|fault| refuse("", fault))?;
    Ok(Link { record, ply })
}

/// Undoes the escapes that some programs add to an address when they pass it on; a link of ours
/// has none.
fn unescape(link: &str) -> String {
    let mut parts = link.split('%');
    let mut out = parts.next().unwrap_or("").to_string();
    for part in parts {
        let code = part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(byte) => out.extend([char::from(byte)].into_iter().chain(part[2..].chars())),
            None => out.extend(['%'].into_iter().chain(part.chars())),
        }
    }
    out
}

fn check_version(field: &str) -> Result<(), Fault> {
    match field.parse() {
        Ok(1u32) => Ok(()),
        Ok(_) => Err(Fault::UnknownVersion),
        Err(_) => Err(Fault::Garbled),
    }
}

/// Reads one piece of `moves`, which is not empty; says how long it is.
fn read_piece(builder: &mut Builder, moves: &str) -> (usize, Result<(), Fault>) {
    let first = moves.chars().next().unwrap_or(' ');
    let letter = LETTERS.iter().find(|(letter, _)| *letter == first);
    match first {
        '(' => (1, builder.open()),
        ')' => (1, builder.close()),
        '~' => read_comment(builder, moves),
        _ if letter.is_some() => (1, letter.map_or(Ok(()), |(_, mv)| builder.play(*mv))),
        _ => match read_points(moves) {
            Some((taken, mv)) => (taken, builder.play(mv)),
            None => (first.len_utf8(), Err(Fault::Garbled)),
        },
    }
}

/// `~TEXT~`. A comment that could not stand in a record text is refused.
fn read_comment(builder: &mut Builder, moves: &str) -> (usize, Result<(), Fault>) {
    let Some((code, _)) = moves[1..].split_once('~') else { return (1, Err(Fault::Garbled)) };
    let text = base64::decode(code).filter(|text| !text.contains('}'));
    (code.len() + 2, text.map(|text| builder.comment(&text)).ok_or(Fault::Garbled))
}

/// A move that names points, and how long it is.
fn read_points(moves: &str) -> Option<(usize, Move)> {
    let point = |from: usize| {
        let coordinate = |i: usize| moves.as_bytes().get(i)?.checked_sub(b'a').filter(|&c| c < 16);
        Some(Point::new(coordinate(from + 1)?, coordinate(from)?))
    };
    if moves.starts_with('2') {
        return Some((5, Move::pair(point(1)?, point(3)?)));
    }
    let at = point(0)?;
    let offers = moves.as_bytes().get(2) == Some(&b'=');
    Some(if offers { (3, Move::StoneOffer(at)) } else { (2, Move::Stone(at)) })
}

fn read_header(builder: &mut Builder, field: &str) -> Result<(), Fault> {
    let (key, code) = field.split_once('=').ok_or(Fault::Garbled)?;
    builder.header(key, &base64::decode(code).ok_or(Fault::Garbled)?)
}
