//! Reads a library, move by move, in one pass.

use super::{
    HAS_COMMENT, HAS_LABEL, HAS_MORE, HAS_OLD_COMMENT, HAS_SIBLING, HEAD, IS_LEAF, IS_MARKED,
    IS_NO_MOVE, IS_START, LINE_END, MAGIC, point,
};
use crate::board::Point;
use crate::record::dialects::{Opening, Reading as Way};
use crate::record::encoding::Encoding;
use crate::record::formats::{Decode, Format, Import, Progress};
use crate::record::importer::{Importer, Place};
use crate::record::{Fault, Label, Mark, NodeId, Part, RecordError, Remark, Sign};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;

/// More moves do not fit into the memory of a page.
const MOST_MOVES: usize = 20_000_000;
/// After so many moves it is told how far the reading is.
const TOLD_EVERY: usize = 10_000;

/// Whether these bytes begin as a library does. Old ones have no head and begin with h8.
pub fn is_one(bytes: &[u8]) -> bool {
    let is_text = || bytes.iter().take(64).all(|&byte| byte >= 0x20 || byte.is_ascii_whitespace());
    bytes.starts_with(MAGIC) || bytes.first() == Some(&0x78) && bytes.len() > 1 && !is_text()
}

/// A text in the file: of which move, what it is, and where it ends in the bytes of all texts.
struct Text {
    node: NodeId,
    /// The point that a label stands on; none for a comment.
    label: Option<Point>,
    end: usize,
}

/// A library in the reading.
struct Reading<'a> {
    bytes: &'a [u8],
    game: Importer<'a>,
    texts: Vec<Text>,
    /// The bytes of all texts, a zero behind each.
    letters: Vec<u8>,
    /// Where lines part: the place there, and how many lines in a row that are left out.
    stack: Vec<(Option<Place>, usize)>,
    left_out: usize,
    moves: usize,
    /// How many bytes there are.
    length: usize,
    tell: Progress<'a>,
}

/// Reads a library by these rules, without an opening. `tell` is told how much of it has been read.
///
/// # Errors
/// The file is cut off, or has a point that is none.
pub fn read(
    bytes: &[u8],
    rules: RuleSet,
    decode: Decode,
    tell: Progress,
) -> Result<Import, RecordError> {
    let remark = Some(Remark::NoRules(rules));
    let game = Importer::begun("", &Way { rules, opening: Opening::Free, remark });
    let refuse = |fault| RecordError::new(0, "", fault);
    let head = if bytes.starts_with(MAGIC) { HEAD } else { 0 };
    let mut reading = Reading {
        bytes: bytes.get(head..).unwrap_or_default(),
        game,
        texts: Vec::new(),
        letters: Vec::new(),
        stack: Vec::new(),
        left_out: 0,
        moves: 0,
        length: bytes.len().max(1),
        tell,
    };
    reading.read_moves().map_err(refuse)?;
    reading.write_texts(decode);
    if reading.left_out > 0 {
        reading.game.leave_out_part(Part::Variations(reading.left_out));
    }
    Ok(reading.game.finish_large(Format::Lib))
}

impl Reading<'_> {
    fn pair(&mut self) -> Option<[u8; 2]> {
        let (&pair, rest) = self.bytes.split_first_chunk::<2>()?;
        self.bytes = rest;
        Some(pair)
    }

    fn read_moves(&mut self) -> Result<(), Fault> {
        let mut place = Some(self.game.place());
        while let Some([at, flags]) = self.pair() {
            self.moves += 1;
            if self.moves > MOST_MOVES {
                return Err(Fault::TooLong);
            }
            if self.moves.is_multiple_of(TOLD_EVERY) {
                (self.tell)(1.0 - self.bytes.len() as f64 / self.length as f64);
            }
            let parent = place.clone();
            let more =
                if flags & HAS_MORE != 0 { self.pair().ok_or(Fault::NotRenLib)?[1] } else { 0 };
            place = self.read_move(at, flags, parent.clone())?;
            self.read_notes(at, flags, more, place.as_ref())?;
            // Some programs set the flag on the first node, which has no point and no siblings.
            if flags & HAS_SIBLING != 0 && !(self.moves == 1 && at == 0) {
                self.push(parent);
            }
            if flags & IS_LEAF != 0 {
                match self.pop() {
                    Some(next) => place = next,
                    None => return Ok(()),
                }
            }
        }
        Ok(())
    }

    /// Plays a move after `parent`, if there is one and the rules allow it; says where it leads.
    fn read_move(
        &mut self,
        at: u8,
        flags: u8,
        parent: Option<Place>,
    ) -> Result<Option<Place>, Fault> {
        let is_root = self.moves == 1 && at == 0;
        let mv = match at {
            0 => Move::Pass,
            _ => Move::Stone(point(at).ok_or(Fault::NotRenLib)?),
        };
        let Some(parent) = parent else { return Ok(None) };
        if is_root || flags & IS_NO_MOVE != 0 {
            return Ok(Some(parent));
        }
        self.game.go_to(parent);
        match self.game.play(mv, None) {
            Ok(()) => Ok(Some(self.game.place())),
            Err(_) => {
                self.left_out += 1;
                Ok(None)
            }
        }
    }

    /// The comment, the label and the mark of a move.
    fn read_notes(
        &mut self,
        at: u8,
        flags: u8,
        more: u8,
        place: Option<&Place>,
    ) -> Result<(), Fault> {
        let node = place.map(Place::node);
        if flags & HAS_OLD_COMMENT != 0 {
            self.read_text(node, None, |pair| pair.iter().any(|byte| byte & 0x80 != 0))?;
        } else if flags & HAS_COMMENT != 0 {
            self.read_text(node, None, |pair| pair.contains(&0))?;
        }
        let at = point(at);
        if more & HAS_LABEL != 0 {
            let parent = node.and_then(|node| self.game.record().parent(node));
            self.read_text(parent.filter(|_| at.is_some()), at, |pair| pair.contains(&0))?;
        }
        if let (Some(at), Some(place)) = (at, place)
            && flags & IS_MARKED != 0
        {
            self.game.go_to(place.clone());
            self.game.mark(Mark::Sign(Sign::Circle, at));
        }
        if flags & IS_START != 0 {
            self.game.leave_out_part(Part::StartMark);
        }
        Ok(())
    }

    /// Keeps the bytes of a text for `node`; without one they are skipped. It goes up to a pair that is its last.
    fn read_text(
        &mut self,
        node: Option<NodeId>,
        label: Option<Point>,
        is_last: fn([u8; 2]) -> bool,
    ) -> Result<(), Fault> {
        let start = self.letters.len();
        loop {
            let pair = self.pair().ok_or(Fault::NotRenLib)?;
            self.letters.extend_from_slice(&pair);
            if is_last(pair) {
                break;
            }
        }
        // Nothing behind the first zero belongs to the text.
        let text = &self.letters[start..];
        let length = text.iter().position(|&byte| byte == 0).unwrap_or(text.len());
        self.letters.truncate(start + length);
        match node {
            Some(node) if length > 0 => {
                self.letters.push(0);
                self.texts.push(Text { node, label, end: self.letters.len() });
            }
            _ => self.letters.truncate(start),
        }
        Ok(())
    }

    /// A line that is left out takes no room beside another one.
    fn push(&mut self, place: Option<Place>) {
        match (&place, self.stack.last_mut()) {
            (None, Some((None, count))) => *count += 1,
            _ => self.stack.push((place, 1)),
        }
    }

    fn pop(&mut self) -> Option<Option<Place>> {
        let (place, count) = self.stack.last_mut()?;
        *count -= 1;
        if *count > 0 { Some(place.clone()) } else { self.stack.pop().map(|(place, _)| place) }
    }

    /// Turns the bytes of all texts into letters at once, and writes them where they belong.
    fn write_texts(&mut self, decode: Decode) {
        let letters = std::mem::take(&mut self.letters);
        let text = decode(&letters, Encoding::of(&letters));
        let is_divided = text.split('\0').count() == self.texts.len() + 1;
        let texts = std::mem::take(&mut self.texts);
        let mut start = 0;
        let mut pieces = text.split('\0');
        for Text { node, label, end } in texts {
            let lossy = String::from_utf8_lossy(&letters[start..end - 1]);
            let piece = if is_divided { pieces.next().unwrap_or("") } else { &lossy };
            self.write_text(node, label, piece);
            start = end;
        }
    }

    fn write_text(&mut self, node: NodeId, label: Option<Point>, text: &str) {
        let record = self.game.record();
        match label {
            None => {
                let text = text.replace(char::from(LINE_END), "\n").replace("\r\n", "\n");
                record.tree.add_comment(node, &text.replace('}', ")"));
            }
            Some(at) => match Label::new(text.trim()) {
                Some(label) => drop(record.tree.add_mark(node, Mark::Sign(Sign::Label(label), at))),
                None => self.game.leave_out(text),
            },
        }
    }
}
