//! What the page does with files: here the program for files is asked at once.

use goishi::app::files::{Language, Order, Product};
use goishi::app::{Effect, HostEffect, Message, Model};
use goishi::picture::files::Files;
use std::fs;

/// What the program for files answers, if this effect asks it for something.
pub fn answer(model: &Model, effect: &Effect) -> Option<Message> {
    let Effect::Host(effect) = effect else { return None };
    let language = language(model.words().lang());
    Some(match effect {
        HostEffect::ReadText(text) => {
            let (text, preferred) = (text.clone(), model.rules().id());
            Message::TextRead(carried_out(Order::Read { text, preferred, language }).game())
        }
        HostEffect::WriteText { record, format } => {
            let (record, format) = (record.clone(), format.id().into());
            Message::TextWritten(carried_out(Order::Write { record, format, language }).text())
        }
        _ => return None,
    })
}

fn language(lang: &str) -> Language {
    let file = format!("{}/www/words/{lang}.txt", env!("CARGO_MANIFEST_DIR"));
    Language { lang: lang.into(), words: fs::read_to_string(file).unwrap() }
}

fn carried_out(order: Order) -> Product {
    Files::default().carry_out(order, &[]).0
}
