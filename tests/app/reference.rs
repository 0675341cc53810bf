//! The reference of the element in docs/element.md is made from its manifest, www/custom-elements.json.
//!
//! After a change of the manifest, `GOISHI_BLESS=1 cargo test --test app reference` writes it anew.

use goishi::app::Setting;
use goishi::app::parameters::Parameter;
use serde_json::Value;
use std::fmt::Write;
use std::{env, fs};

const MANIFEST: &str = include_str!("../../www/custom-elements.json");
const BEGIN: &str = "cargo test --test app reference -->\n";
const END: &str = "<!-- end -->";

fn path() -> String {
    format!("{}/docs/element.md", env!("CARGO_MANIFEST_DIR"))
}

fn text<'a>(value: &'a Value, path: &str) -> &'a str {
    value.pointer(path).and_then(Value::as_str).unwrap_or("")
}

/// The entries of a list in the declaration of the element.
fn entries(declaration: &Value, list: &str) -> Vec<Value> {
    declaration[list].as_array().unwrap().clone()
}

/// A type as a cell of a table can hold it.
fn cell(kind: &str) -> String {
    if kind.is_empty() { String::new() } else { format!("`{}`", kind.replace('|', "\\|")) }
}

fn signature(method: &Value) -> String {
    let parameters = method["parameters"].as_array().unwrap().iter().map(|parameter| {
        let optional = if parameter["optional"].as_bool() == Some(true) { "?" } else { "" };
        format!("{}{optional}: {}", text(parameter, "/name"), text(parameter, "/type/text"))
    });
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    format!("{}({parameters}): {}", text(method, "/name"), text(method, "/return/type/text"))
}

fn reference() -> String {
    let manifest: Value = serde_json::from_str(MANIFEST).unwrap();
    let declaration = &manifest["modules"][0]["declarations"][0];
    let mut out =
        String::from("\n## Attributes\n\n| attribute | type | default | |\n|---|---|---|---|\n");
    for it in entries(declaration, "attributes") {
        let (kind, default) = (cell(text(&it, "/type/text")), cell(text(&it, "/default")));
        writeln!(
            out,
            "| `{}` | {kind} | {default} | {} |",
            text(&it, "/name"),
            text(&it, "/description")
        )
        .unwrap();
    }
    let (fields, methods): (Vec<Value>, Vec<Value>) =
        entries(declaration, "members").into_iter().partition(|it| text(it, "/kind") == "field");
    out += "\n## Properties\n\nEvery attribute is a property, too. These tell of the game:\n\n| property | type | |\n|---|---|---|\n";
    for it in fields
        .iter()
        .filter(|it| text(it, "/reflects").is_empty() && it["reflects"].as_bool() != Some(true))
    {
        let kind = cell(text(it, "/type/text"));
        writeln!(out, "| `{}` | {kind} | {} |", text(it, "/name"), text(it, "/description"))
            .unwrap();
    }
    out += "\n## Methods\n\n| method | |\n|---|---|\n";
    for it in &methods {
        writeln!(out, "| {} | {} |", cell(&signature(it)), text(it, "/description")).unwrap();
    }
    for (title, list, name) in [
        ("Events", "events", "event"),
        ("Colours and sizes", "cssProperties", "property"),
        ("Parts", "cssParts", "part"),
    ] {
        writeln!(out, "\n## {title}\n\n| {name} | |\n|---|---|").unwrap();
        for it in entries(declaration, list) {
            let kind = text(&it, "/type/text");
            let kind = if kind.is_empty() { String::new() } else { cell(kind) + " " };
            writeln!(out, "| `{}` | {kind}{} |", text(&it, "/name"), text(&it, "/description"))
                .unwrap();
        }
    }
    out + "\n"
}

#[test]
fn the_reference_is_made_from_the_manifest() {
    let page = fs::read_to_string(path()).unwrap();
    let (head, rest) = page.split_once(BEGIN).unwrap();
    let (made, tail) = rest.split_once(END).unwrap();
    if env::var_os("GOISHI_BLESS").is_some() {
        fs::write(path(), format!("{head}{BEGIN}{}{END}{tail}", reference())).unwrap();
        return;
    }
    assert!(made == reference(), "GOISHI_BLESS=1 cargo test --test app reference writes it anew");
}

#[test]
fn the_manifest_names_all_values_of_settings() {
    let manifest: Value = serde_json::from_str(MANIFEST).unwrap();
    for it in entries(&manifest["modules"][0]["declarations"][0], "attributes") {
        let name = text(&it, "/name");
        assert!(Parameter::from_id(name).is_some(), "{name}");
        let Some(setting) = Setting::from_id(name) else { continue };
        let told = format!("{} {}", text(&it, "/type/text"), text(&it, "/description"));
        for value in setting.values() {
            let is_switch = ["on", "off"].contains(&value);
            assert!(is_switch || value == "auto" || told.contains(value), "{name} {value}");
        }
    }
}
