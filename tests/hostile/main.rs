//! Any input gives a record or a message: never a panic, never half a record.

mod faults;
mod files;
mod formats;
mod fuzz;
mod parameters;
mod size;

use goishi::record::{Record, link};

/// Reads `text` as a record. What is taken reads back; what is refused is refused with the line
/// and words at fault.
fn read_text(text: &str) -> bool {
    match Record::parse(text) {
        Ok(record) => {
            let written = record.to_string();
            assert_eq!(Record::parse(&written).expect("a written record").to_string(), written);
            true
        }
        Err(error) => {
            let message = error.to_string();
            assert!(message.starts_with(&format!("line {}", error.line)), "{message}");
            assert!((1..=text.matches('\n').count() + 1).contains(&error.line), "{message}");
            assert!(readable(text).contains(error.token.trim_end_matches('…')), "{message}");
            assert!(message.contains(&error.fault.to_string()), "{message}");
            false
        }
    }
}

/// `text` as messages show it.
fn readable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Reads `address` as a link, likewise. A link has no lines.
fn read_link(address: &str) -> bool {
    match link::read(address) {
        Ok(link) => {
            let written = link::write(&link.record, link.ply);
            let again = link::read(&written).expect("a written link");
            assert_eq!(link::write(&again.record, again.ply), written);
            assert!(read_text(&link.record.to_string()), "{}", link.record);
            true
        }
        Err(error) => {
            let message = error.to_string();
            assert_eq!(error.line, 0);
            assert!(message.ends_with(&error.fault.to_string()), "{message}");
            assert!(!error.fault.to_string().is_empty());
            false
        }
    }
}
