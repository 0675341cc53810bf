//! The points one after another, as people write them in mails: `h8h9i10`, `1. H8 H9 2. I10`.
//!
//! Numbers that belong to no letter are move numbers. The words of the record text are understood
//! too, so the moves of one can be pasted without its head.

use super::importer::Importer;
use super::{Fault, token};
use crate::rules::Move;

/// Reads the moves in `text`.
pub fn read<'a>(text: &'a str, game: &mut Importer<'a>) -> Result<(), Fault> {
    game.assume_rules();
    let mut rest = text;
    while !rest.is_empty() {
        let (word, after) = cut(rest, run(rest, 0, |byte| !byte.is_ascii_whitespace()));
        read_word(word, after, game)?;
        (_, rest) = cut(after, run(after, 0, u8::is_ascii_whitespace));
    }
    if game.moves() == 0 {
        game.at("", text);
        return Err(Fault::NotAGame);
    }
    Ok(())
}

/// Plays a word of the record text, or what stands in `word` one behind the other. A slash makes a
/// proposal only where one is due; elsewhere it divides the moves.
fn read_word<'a>(word: &'a str, after: &'a str, game: &mut Importer<'a>) -> Result<(), Fault> {
    game.at(word, after);
    match token::read(word, game.rules()) {
        Some(mv) if !matches!(mv, Move::Propose(_)) || game.is_proposal_due() => {
            return game.play(mv, None);
        }
        _ => {}
    }
    let mut rest = word;
    while !rest.is_empty() {
        let letters = run(rest, 0, u8::is_ascii_alphabetic);
        let (piece, more) = cut(rest, run(rest, letters, u8::is_ascii_digit));
        if letters > 0 {
            game.at(piece, after);
            match token::read(piece, game.rules()) {
                Some(mv) => game.play(mv, None)?,
                None if game.moves() == 0 => return Err(Fault::NotAGame),
                None => return Err(Fault::NotAMove),
            }
        }
        if more.starts_with('=') {
            game.leave_out("=");
        }
        (_, rest) = cut(more, run(more, 0, |byte| !byte.is_ascii_alphabetic()));
    }
    Ok(())
}

/// Where bytes of this kind that begin at `from` end.
fn run(text: &str, from: usize, kind: fn(&u8) -> bool) -> usize {
    let mut end = from;
    while text.as_bytes().get(end).is_some_and(kind) {
        end += 1;
    }
    end
}

fn cut(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}
