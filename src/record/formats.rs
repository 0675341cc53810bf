//! Renju in the formats of other programs: which one a text is in, and what was lost on the way.

use super::importer::Importer;
use super::{Fault, Header, MAX_BYTES, Record, RecordError, Remark, plain, psq, sgf};
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;

/// How a game can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The record text.
    Goishi,
    /// SGF, FF[4].
    Sgf,
    /// A game of Piskvork, the manager of the Gomocup tournaments.
    Psq,
    /// The points one after another: `h8h9i10`. It is read only.
    Plain,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 4] = [Self::Goishi, Self::Sgf, Self::Psq, Self::Plain];

    /// The format's name, which is how its files end.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goishi => "goishi",
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Plain => "plain",
        }
    }

    /// The format with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id() == id)
    }

    /// The format that `text` seems to be in.
    fn of(text: &str) -> Self {
        let text = text.trim_ascii_start();
        match text.strip_prefix('(') {
            Some(tree) if tree.trim_ascii_start().starts_with(';') => Self::Sgf,
            _ if Record::is_one(text) => Self::Goishi,
            _ if text.starts_with(psq::NAME) => Self::Psq,
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

/// A game that was written.
#[derive(Clone, Debug)]
pub struct Export {
    /// The file.
    pub text: String,
    /// What is not in it.
    pub remarks: Vec<Remark>,
}

/// Reads a game in any format. Where the text names no rules it is played by `preferred`, if that is
/// Renju, or Ren for a plain list of moves.
///
/// ```
/// use goishi::record::formats;
/// use goishi::rules::catalog::RuleSet;
/// let import = formats::read("1. H8 h9 2. i10", RuleSet::DEFAULT).unwrap();
/// assert_eq!(import.record.line().len(), 3);
/// assert_eq!(import.remarks[0].to_string(), "The text names no rules: it is read as renju-rif.");
/// ```
pub fn read(text: &str, preferred: RuleSet) -> Result<Import, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::new(0, "", Fault::TooLong));
    }
    let text = text.trim_start_matches('\u{feff}');
    let format = Format::of(text);
    if format == Format::Goishi {
        let record = Record::parse(text.trim_ascii_start())?;
        return Ok(Import { record, format, remarks: Vec::new() });
    }
    let rules = match (preferred, format) {
        (RuleSet::Renju(_), _) | (RuleSet::Ren(_), Format::Plain) => preferred,
        _ => RuleSet::Renju(Variant::Rif),
    };
    let mut game = Importer::new(text, rules);
    let result = match format {
        Format::Sgf => sgf::read(text, &mut game),
        Format::Psq => psq::read(text, &mut game),
        _ => plain::read(text, &mut game),
    };
    match result {
        Ok(()) => {
            let mut import = game.finish(format)?;
            // What the game itself says is no remark of somebody's.
            if import.record.header(Header::Result) == sgf::result(&import.record) {
                import.record.set_header(Header::Result, "");
            }
            Ok(import)
        }
        Err(fault) => Err(game.refuse(fault)),
    }
}

/// Writes `record`. Only Renju has other formats than the record text.
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

/// Whether games of `rules` can be written in this format at all.
pub const fn holds(format: Format, rules: RuleSet) -> bool {
    match format {
        Format::Goishi => true,
        Format::Sgf | Format::Psq => matches!(rules, RuleSet::Renju(_)),
        Format::Plain => false,
    }
}
