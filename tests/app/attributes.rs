//! What is written about the parameters elsewhere agrees with their table.

use goishi::app::OTHER_KEYS;
use goishi::app::parameters::{About, Parameter, Readers};
use goishi::app::words::Words;
use goishi::app::{Command, Setting};
use std::collections::BTreeSet;

const MANIFEST: &str = include_str!("../../www/custom-elements.json");
const ENGLISH: &str = include_str!("../../www/words/en.txt");

fn names() -> Vec<&'static str> {
    Parameter::ALL.map(Parameter::id).to_vec()
}

#[test]
fn the_table_is_in_the_order_of_its_enum() {
    for parameter in Parameter::ALL {
        assert_eq!(Parameter::from_id(parameter.id()), Some(parameter));
    }
    assert_eq!(names().into_iter().collect::<BTreeSet<_>>().len(), Parameter::ALL.len());
}

#[test]
fn the_manifest_of_the_element_lists_all_attributes() {
    let manifest: serde_json::Value = serde_json::from_str(MANIFEST).unwrap();
    let mut listed = Vec::new();
    for module in manifest["modules"].as_array().unwrap() {
        for declaration in module["declarations"].as_array().unwrap() {
            for attribute in declaration["attributes"].as_array().into_iter().flatten() {
                listed.push(attribute["name"].as_str().unwrap().to_string());
            }
        }
    }
    assert_eq!(listed, names());
}

#[test]
fn settings_of_a_board_are_parameters_about_the_view() {
    for parameter in Parameter::ALL {
        if Setting::from_id(parameter.id()).is_some() {
            assert_eq!(parameter.about(), About::View, "{parameter:?}");
            assert_eq!(parameter.readers(), Readers::Everybody, "{parameter:?}");
        }
    }
    assert!(!Parameter::Src.is_of_frame() && !Parameter::Interactive.is_of_page());
}

#[test]
fn every_word_on_a_control_is_in_the_words() {
    assert_eq!(Words::default().lang(), "en");
    for command in Command::ALL {
        let line = format!("\n{}: ", command.word());
        assert!(command.word().is_empty() || ENGLISH.contains(&line), "{command:?}");
    }
}

#[test]
fn every_key_presses_one_thing_and_every_id_is_one_control() {
    let mut keys = BTreeSet::from(OTHER_KEYS.map(|(key, _)| key));
    assert_eq!(keys.len(), OTHER_KEYS.len());
    let mut ids = BTreeSet::new();
    for command in Command::ALL {
        assert!(command.keys().iter().all(|key| keys.insert(key)), "{command:?}");
        assert!(ids.insert(command.id()), "{command:?}");
    }
}
