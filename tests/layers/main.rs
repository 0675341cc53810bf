//! The rooms of `src` use only rooms to their left, and only the last ones know the outside world.

mod code;
mod map;
mod styles;
mod view_parts;

use code::{has_word, heads, without_comments};
use std::fs;
use std::path::Path;

/// From left to right.
const ROOMS: [&str; 8] = ["board", "rules", "record", "ai", "app", "picture", "web", "bin"];
const WEB: usize = 6;

/// What only `web` may name.
const BROWSER: [&str; 4] = ["web_sys", "js_sys", "wasm_bindgen", "serde_wasm_bindgen"];

/// What there is not left of `web`: no clock, no chance, no input and no output.
const OUTSIDE: [&str; 8] = ["time", "fs", "env", "io", "net", "os", "process", "thread"];
const CHANCE: [&str; 2] = ["rand", "getrandom"];
const NOISE: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];

const MAX_LINES: usize = 400;

/// Names that do not say what a thing is.
const EMPTY_NAMES: [&str; 6] = ["told", "deed", "deeds", "later", "settled", "perhaps"];

/// What the file at `path` below `src` names and should not.
fn faults(path: &str, source: &str) -> Vec<&'static str> {
    let code = without_comments(source);
    let room = ROOMS.iter().position(|room| path.split(['/', '.']).next() == Some(room));
    let to_the_right = room.map_or(&[][..], |room| &ROOMS[room + 1..]);
    let inner = [heads(&code, "crate::"), heads(&code, "super::")].concat();
    let mut faults = chosen(to_the_right, |name| inner.contains(&name));
    if room.is_some_and(|room| room < WEB) {
        let outer = heads(&code, "std::");
        faults.extend(chosen(&OUTSIDE, |name| outer.contains(&name)));
        faults.extend(chosen(&CHANCE, |name| has_word(&code, name)));
        faults.extend(chosen(&NOISE, |name| has_word(&code, &format!("{name}!"))));
    }
    if room != Some(WEB) {
        faults.extend(chosen(&BROWSER, |name| has_word(&code, name)));
    }
    // What a machine's own instructions may be used for is the same on all.
    let is_choice = |line: &&str| line.contains("target_arch") && !line.contains("target_feature");
    let arch = code.lines().filter(is_choice).count();
    if !path.starts_with("bin/") && arch != usize::from(path == "lib.rs") {
        faults.push("target_arch");
    }
    faults
}

fn empty_names(source: &str) -> Vec<&'static str> {
    let code = without_comments(source);
    chosen(&EMPTY_NAMES, |name| has_word(&code, name))
}

fn is_too_long(source: &str) -> bool {
    source.lines().count() > MAX_LINES
}

fn chosen(names: &[&'static str], wrong: impl Fn(&str) -> bool) -> Vec<&'static str> {
    names.iter().copied().filter(|name| wrong(name)).collect()
}

/// Calls `visit` with the path and text of every Rust file below `folder`.
fn each_file(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            each_file(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path, &fs::read_to_string(&path).expect("UTF-8 text"));
        }
    }
}

#[test]
fn every_file_keeps_to_its_room() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = 0;
    each_file(&src, &mut |path, source| {
        let path = path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
        assert_eq!(faults(&path, source), [""; 0], "src/{path}");
        files += 1;
    });
    assert!(files > ROOMS.len(), "the folder was read");
}

#[test]
fn names_say_what_a_thing_is() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    each_file(&src, &mut |path, source| {
        assert_eq!(empty_names(source), [""; 0], "{}", path.display());
    });
    assert_eq!(empty_names("let told = 1; // told settled"), ["told"]);
    assert_eq!(empty_names("fn untold(later: u8) {}"), ["later"]);
}

#[test]
fn no_file_is_too_long() {
    for folder in ["src", "tests"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        each_file(&folder, &mut |path, source| {
            assert!(!is_too_long(source), "{}", path.display());
        });
    }
    assert!(is_too_long(&"//\n".repeat(MAX_LINES + 1)));
}

#[test]
fn a_room_to_the_right_is_found_however_it_is_named() {
    for (path, source) in [
        ("rules/rin.rs", "use crate::ai::Player;"),
        ("rules.rs", "use crate::{board::{Board, Point}, ai};"),
        ("rules/rin.rs", "fn f() { crate::ai::think() }"),
        ("rules.rs", "use super::ai;"),
        ("rules/rin.rs", "use super::super::ai::Player;"),
        ("board/grid.rs", "pub use crate::{\n    board::Point,\n    ai::Player,\n};"),
    ] {
        assert_eq!(faults(path, source), ["ai"], "{source}");
    }
    assert_eq!(faults("app.rs", "use crate::{ai, board, record, rules, app};"), [""; 0]);
    assert_eq!(faults("board.rs", "// see crate::web\nuse crate::board::ai_like;"), [""; 0]);
}

#[test]
fn the_outside_world_is_found_left_of_web() {
    assert_eq!(faults("ai.rs", "use std::time::Instant;"), ["time"]);
    assert_eq!(faults("app.rs", "use std::{fmt, fs::File, io};"), ["fs", "io"]);
    assert_eq!(faults("rules/rin.rs", "let home = std::env::var(\"HOME\");"), ["env"]);
    assert_eq!(
        faults("ai/x.rs", "let x = rand::random(); println!(\"{x}\");"),
        ["rand", "println"]
    );
    assert_eq!(faults("board.rs", "use std::fmt; // not std::time\nlet operand = 1;"), [""; 0]);
    assert_eq!(faults("app.rs", "eprint!(\"x\"); let id = \"print\"; sprint!();"), ["eprint"]);
    assert_eq!(faults("bin/goishi/main.rs", "use std::{env, io}; println!();"), [""; 0]);
}

#[test]
fn the_browser_is_found_outside_web() {
    assert_eq!(faults("app/scene.rs", "use web_sys::Window;"), ["web_sys"]);
    assert_eq!(faults("bin/goishi/main.rs", "use wasm_bindgen::prelude::*;"), ["wasm_bindgen"]);
    assert_eq!(faults("web/canvas.rs", "use web_sys::Window; use js_sys::Date;"), [""; 0]);
}

#[test]
fn the_target_is_asked_for_once() {
    let line = "#[cfg(target_arch = \"wasm32\")]\npub mod web;\n";
    assert_eq!(faults("lib.rs", line), [""; 0]);
    assert_eq!(faults("lib.rs", &line.repeat(2)), ["target_arch"]);
    assert_eq!(faults("lib.rs", "pub mod web;"), ["target_arch"]);
    assert_eq!(faults("web.rs", line), ["target_arch"]);
    assert_eq!(faults("bin/app.rs", line), [""; 0]);
    let simd = r#"#[cfg_attr(all(target_arch = "wasm32", feature = "simd"), target_feature(enable = "simd128"))]"#;
    assert_eq!(faults("ai/network.rs", simd), [""; 0]);
}
