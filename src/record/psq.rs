//! Games of Piskvork (`.psq`): a head with the size of the board, a line `x,y,ms` for each stone with
//! x from the left and y from the top, both from 1; then the programs' names, how the game ended, and
//! in tournaments the kind of game.

use super::formats::Export;
use super::importer::Importer;
use super::{Fault, Part, Record, Remark, rule_names};
use crate::board::{Point, parse_digits};
use crate::rules::Move;

/// How the files begin.
pub const NAME: &str = "Piskvorky";

/// How they begin on our board. What follows is about the program.
const HEAD: &str = "Piskvorky 15x15";

/// The kinds of game in tournaments that are not Renju.
const OTHER_RULES: [&str; 4] = ["freestyle", "standard", "caro", "gomoku"];

/// Reads the stones in `text`.
pub fn read<'a>(text: &'a str, game: &mut Importer<'a>) -> Result<(), Fault> {
    game.leave_out_part(Part::Times);
    let (mut is_head, mut is_over) = (true, false);
    let mut rest = text;
    while !rest.is_empty() {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        let line = line.trim_ascii();
        game.at(line, after);
        rest = after;
        match stone(line) {
            _ if line.is_empty() => {}
            _ if is_head && !is_head_line(line) => return Err(Fault::OtherSize),
            _ if is_head => is_head = false,
            Some(at) if !is_over => game.play(Move::Stone(at), None)?,
            _ => {
                is_over = true;
                read_tail(line, game)?;
            }
        }
    }
    Ok(())
}

/// The stone in a line `x,y,ms`. It may lie beyond the edge: that is for the rules to refuse.
fn stone(line: &str) -> Option<Point> {
    let mut fields = line.split(',');
    let mut index = || -> Option<u8> {
        let number = parse_digits(fields.next()?.trim_ascii())?;
        Some(number.wrapping_sub(1).min(255) as u8)
    };
    let (col, row) = (index()?, index()?);
    Some(Point::new(row, col))
}

/// What follows the stones: names, a number for the end of the game, `1,Renju`.
fn read_tail(line: &str, game: &mut Importer) -> Result<(), Fault> {
    let kind = line.split_once(',').map_or("", |(_, kind)| kind).to_ascii_lowercase();
    for other in OTHER_RULES {
        if kind.starts_with(other)
            && rule_names::find(&kind).is_none_or(|rules| rules != game.rules())
        {
            return Err(Fault::OtherRules);
        }
    }
    if line != "-1" {
        game.leave_out(line);
    }
    Ok(())
}

/// Writes the stones of the game.
pub fn write(record: &Record) -> Result<Export, Fault> {
    if !record.begins_empty() {
        return Err(Fault::SetupNotWritten);
    }
    let mut text = HEAD.to_string() + ", 0:0, 0\n";
    for mv in record.line() {
        match mv {
            Move::Stone(at) | Move::StoneOffer(at) => {
                for index in [at.col, at.row] {
                    text += &(usize::from(index) + 1).to_string();
                    text += ",";
                }
                text += "0\n";
            }
            Move::Pass | Move::PassOffer => return Err(Fault::PassNotWritten),
            _ => {}
        }
    }
    text += "-1\n";
    Ok(Export { text, remarks: vec![Remark::StonesAlone] })
}

/// The board's size, and nothing that makes it larger.
fn is_head_line(line: &str) -> bool {
    let rest = line.strip_prefix(HEAD);
    rest.is_some_and(|rest| !rest.bytes().next().is_some_and(|byte| byte.is_ascii_digit()))
}
