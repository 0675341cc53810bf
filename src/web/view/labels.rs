//! The labels of the view: elements whose attributes name keys of the files of words.

use crate::app::words::Words;
use crate::web::root::Root;

/// Each attribute that names a key, with the one that gets the text; where there is none, the text stands in the element.
const MARKS: [(&str, Option<&str>); 4] = [
    ("data-word", None),
    ("data-label", Some("aria-label")),
    ("data-title", Some("title")),
    ("data-placeholder", Some("placeholder")),
];

/// Puts words where the view has labels.
pub fn show(root: &Root, words: &Words) {
    for (mark, attribute) in MARKS {
        root.each(&format!("[{mark}]"), |element| {
            let key = element.get_attribute(mark).unwrap_or_default();
            match (words.text(&key), attribute) {
                ("", _) => {}
                (text, None) => element.set_text_content(Some(text)),
                // An attribute of ours takes every value.
                (text, Some(attribute)) => drop(element.set_attribute(attribute, text)),
            }
        });
    }
}
