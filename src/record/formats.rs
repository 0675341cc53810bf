//! Games in the formats of other programs: which one a file is in, its games, and what was lost on the way. All formats are
//! behind this one door; what the record text, links and trees are made of needs none of them.

mod collection;

pub use collection::{Collection, Summary};

use super::encoding::Encoding;
use super::importer::Importer;
use super::{
    Fault, Header, MAX_BYTES, Part, Record, RecordError, Remark, plain, pos, psq, renlib, rif, sgf,
};
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;

/// Longer texts are refused unread. A collection of games may be long; each of its games is as short as any record.
pub const MAX_TEXT: usize = 64 << 20;
/// Longer files are refused unread.
pub const MAX_FILE: usize = 256 << 20;

/// Turns bytes in an encoding into letters. A browser does it, or a library of the native tool.
pub type Decode<'a> = &'a dyn Fn(&[u8], Encoding) -> String;

/// Is told how much of a file has been read, from 0 to 1.
pub type Progress<'a> = &'a dyn Fn(f64);

/// How a game can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The record text.
    Goishi,
    /// SGF, FF[4].
    Sgf,
    /// A game of Piskvork, the manager of the Gomocup tournaments.
    Psq,
    /// A library of RenLib.
    Lib,
    /// A position of RenLib.
    Pos,
    /// RenjuNet's database. It is read only.
    Rif,
    /// The points one after another: `h8h9i10`. It is read only.
    Plain,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 7] =
        [Self::Goishi, Self::Sgf, Self::Psq, Self::Lib, Self::Pos, Self::Rif, Self::Plain];

    /// The format's name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goishi => "goishi",
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Lib => "lib",
            Self::Pos => "pos",
            Self::Rif => "rif",
            Self::Plain => "plain",
        }
    }

    /// The format with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id() == id)
    }

    /// Whether its files are bytes that are no text.
    pub const fn is_binary(self) -> bool {
        matches!(self, Self::Lib | Self::Pos)
    }

    /// How the names of its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Plain => "txt",
            _ => self.id(),
        }
    }

    /// The format that `text` seems to be in.
    pub fn of(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_ascii_start();
        match text {
            _ if sgf::is_one(text) => Self::Sgf,
            _ if Record::is_one(text) => Self::Goishi,
            _ if text.starts_with(psq::NAME) => Self::Psq,
            _ if rif::is_one(text) => Self::Rif,
            _ => Self::Plain,
        }
    }
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Import {
    /// The game.
    pub record: Record,
    /// The format that the text was written in.
    pub format: Format,
    /// What was left out of it and what was assumed.
    pub remarks: Vec<Remark>,
}

impl Import {
    /// A part of the file is not kept. One remark lists all such parts.
    fn leave_out(&mut self, part: Part) {
        for remark in &mut self.remarks {
            if let Remark::LeftOut(parts) = remark {
                return parts.push(part);
            }
        }
        self.remarks.push(Remark::LeftOut(vec![part]));
    }
}

/// A game that was written.
#[derive(Clone, Debug)]
pub struct Export {
    /// The file.
    pub text: String,
    /// What is not in it.
    pub remarks: Vec<Remark>,
}

/// Opens a file in any format, with all its games.
///
/// # Errors
/// Why there is no game in it.
pub fn open(bytes: &[u8], decode: Decode, preferred: RuleSet) -> Result<Collection, RecordError> {
    open_telling(bytes, decode, preferred, &|_| {})
}

/// Opens a file in any format, with all its games, and tells how far it is with a large library.
///
/// # Errors
/// Why there is no game in it.
pub fn open_telling(
    bytes: &[u8],
    decode: Decode,
    preferred: RuleSet,
    tell: Progress,
) -> Result<Collection, RecordError> {
    if bytes.len() > MAX_FILE {
        return Err(RecordError::new(0, "", Fault::TooLong));
    }
    let rules = renju(preferred);
    if renlib::is_one(bytes) {
        return renlib::read(bytes, rules, decode, tell).map(Collection::of_one);
    }
    if pos::is_one(bytes) {
        return pos::read(bytes, &super::dialects::without_opening(rules)).map(Collection::of_one);
    }
    open_text(&decode(bytes, Encoding::of(bytes)), preferred)
}

/// Opens a text in any format, with all its games.
///
/// # Errors
/// Why there is no game in it.
pub fn open_text(text: &str, preferred: RuleSet) -> Result<Collection, RecordError> {
    if text.len() > MAX_TEXT {
        return Err(RecordError::new(0, "", Fault::TooLong));
    }
    let text = text.trim_start_matches('\u{feff}');
    match Format::of(text) {
        Format::Sgf => Collection::of_sgf(text, preferred),
        Format::Rif => rif::Rif::read(text).map(Collection::of_rif),
        format => read_one(text, format, preferred).map(Collection::of_one),
    }
}

/// Reads a game in any format, of several the first. Where the text names no rules it is played by `preferred`, if that is
/// Renju, or Ren for a plain list of moves.
///
/// # Errors
/// Why it is no game.
///
/// ```
/// use goishi::record::formats;
/// use goishi::rules::catalog::RuleSet;
/// let import = formats::read("1. H8 h9 2. i10", RuleSet::DEFAULT).unwrap();
/// assert_eq!(import.record.line().len(), 3);
/// assert_eq!(import.remarks[0].to_string(), "The text names no rules: it is read as renju-rif.");
/// ```
pub fn read(text: &str, preferred: RuleSet) -> Result<Import, RecordError> {
    open_text(text, preferred)?.first()
}

/// Reads a text in a format that holds one game.
fn read_one(text: &str, format: Format, preferred: RuleSet) -> Result<Import, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::new(0, "", Fault::TooLong));
    }
    let rules = match (preferred, format) {
        (RuleSet::Ren(_), Format::Plain) => preferred,
        _ => renju(preferred),
    };
    match format {
        Format::Goishi => {
            let record = Record::parse(text.trim_ascii_start())?;
            Ok(Import { record, format, remarks: Vec::new() })
        }
        Format::Psq => read_psq(text, rules),
        _ => read_plain(text, rules),
    }
}

fn read_plain(text: &str, rules: RuleSet) -> Result<Import, RecordError> {
    let mut game = Importer::new(text, rules);
    match plain::read(text, &mut game) {
        Ok(()) => game.finish(Format::Plain),
        Err(fault) => Err(game.refuse(fault)),
    }
}

/// Tournaments of programs begin from any stones, so a game is read by the first rules that allow it.
fn read_psq(text: &str, rules: RuleSet) -> Result<Import, RecordError> {
    let mut refused = None;
    for reading in super::dialects::readings("", rules) {
        let mut game = Importer::begun(text, &reading);
        match psq::read(text, &mut game) {
            Ok(()) => return game.finish(Format::Psq),
            Err(fault) => refused = refused.or(Some(game.refuse(fault))),
        }
    }
    Err(refused.unwrap_or_else(|| RecordError::new(0, "", Fault::NotAGame)))
}

fn read_sgf(text: &str, rules: RuleSet) -> Result<Import, RecordError> {
    let mut import = sgf::read(text, rules)?;
    // What the game itself says is no remark of somebody's.
    if import.record.header(Header::Result) == sgf::result(&import.record) {
        import.record.set_header(Header::Result, "");
    }
    Ok(import)
}

/// `preferred`, if that is Renju.
const fn renju(preferred: RuleSet) -> RuleSet {
    match preferred {
        RuleSet::Renju(_) => preferred,
        _ => RuleSet::Renju(Variant::Rif),
    }
}

/// Writes `record` as a text. Only Renju has other formats than the record text.
///
/// # Errors
/// Why the format does not hold it.
pub fn write(record: &Record, format: Format) -> Result<Export, Fault> {
    match (format, record.rules()) {
        (Format::Goishi, _) => Ok(Export { text: record.to_string(), remarks: Vec::new() }),
        (Format::Sgf, RuleSet::Renju(_)) => {
            Ok(Export { text: sgf::write(record), remarks: Vec::new() })
        }
        (Format::Psq, RuleSet::Renju(_)) => psq::write(record),
        _ => Err(Fault::NotWritten),
    }
}

/// Writes `record` as a file, and says what is not in it. Texts are in UTF-8.
///
/// # Errors
/// Why the format does not hold it.
pub fn write_bytes(record: &Record, format: Format) -> Result<(Vec<u8>, Vec<Remark>), Fault> {
    match (format, record.rules()) {
        (Format::Lib, RuleSet::Renju(_)) => renlib::write(record),
        (Format::Pos, RuleSet::Renju(_)) => Ok((pos::write(record)?, vec![Remark::StonesAlone])),
        _ => write(record, format).map(|export| (export.text.into_bytes(), export.remarks)),
    }
}

/// Whether games of `rules` can be written in this format at all.
pub const fn holds(format: Format, rules: RuleSet) -> bool {
    match format {
        Format::Goishi => true,
        Format::Sgf | Format::Psq | Format::Lib | Format::Pos => matches!(rules, RuleSet::Renju(_)),
        Format::Rif | Format::Plain => false,
    }
}
