//! Games and pictures as files: chosen, dropped, handed out and copied.

use super::{Page, failed};
use crate::app::parameters::to_query;
use crate::app::words::Word;
use crate::app::{Copied, Message, Picture, Settings, spoken};
use crate::record::{MAX_BYTES, Record, link};
use crate::web::root::Root;
use crate::web::runtime::Runtime;
use crate::web::{asset, dom, pictures};
use js_sys::futures::spawn_local;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, DragEvent, File, HtmlAnchorElement, HtmlElement, HtmlInputElement, HtmlProgressElement,
    TextDecoder, TextDecoderOptions, Url,
};

/// A file is kept for the browser to save it for so many milliseconds.
const KEPT: i32 = 60_000;

/// A file was chosen.
pub fn chosen(runtime: &Rc<Runtime>, field: &HtmlInputElement) -> Option<Message> {
    let file = field.files()?.get(0)?;
    field.set_value(""); // so that the same file can be chosen again
    open(runtime, file)
}

/// A file is dragged over the page, or dropped on it. A text goes where it is dropped.
pub fn dropped(runtime: &Rc<Runtime>, event: &DragEvent) -> Option<Message> {
    let dragged = event.data_transfer()?;
    if !dragged.types().includes(&"Files".into(), 0) {
        return None;
    }
    event.prevent_default();
    if event.type_() != "drop" {
        return None;
    }
    open(runtime, dragged.files()?.get(0)?)
}

fn open(runtime: &Rc<Runtime>, file: File) -> Option<Message> {
    // No record is so long, and a film would not find room here.
    if file.size() > MAX_BYTES as f64 {
        return Some(Message::Failed(say(runtime, Word::FaultTooLong)));
    }
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let message = match read(&file).await {
            Ok(text) => Message::TextOpened(text),
            Err(error) => failed(&runtime, &error),
        };
        runtime.send(message);
    });
    None
}

fn say(runtime: &Runtime, word: Word) -> String {
    runtime.model.borrow().words().get(word).into()
}

/// The text of a file in UTF-8, or in the encoding that an SGF file names.
async fn read(file: &File) -> Result<String, JsValue> {
    let buffer = file.array_buffer().await?;
    let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.trim_start_matches('\u{feff}').into()),
        Err(error) => decoded(error.as_bytes()),
    }
}

fn decoded(bytes: &[u8]) -> Result<String, JsValue> {
    let options = TextDecoderOptions::new();
    options.set_fatal(true);
    let label = encoding(bytes).unwrap_or_else(|| String::from("utf-8"));
    let unknown = |_| js_sys::Error::new(&format!("the file is not in {label}"));
    let decoder = TextDecoder::new_with_label_and_options(&label, &options).map_err(unknown)?;
    Ok(decoder.decode_with_u8_array(bytes).map_err(unknown)?)
}

/// The value of the SGF property `CA`.
fn encoding(bytes: &[u8]) -> Option<String> {
    let start = bytes.windows(3).position(|window| window == b"CA[")? + 3;
    let label = bytes[start..].split(|&byte| byte == b']').next()?;
    String::from_utf8(label.to_vec()).ok()
}

/// Puts the position after `ply` moves of a game into the clipboard, and reports how that went: what could not be put
/// there is told.
///
/// # Errors
///
/// Fails where the page has no address.
pub fn copy(
    runtime: &Rc<Runtime>,
    what: Copied,
    text: &str,
    ply: usize,
    look: &str,
) -> Result<(), JsValue> {
    let record = Record::parse(text).map_err(JsError::from)?;
    let text = match what {
        Copied::Link => format!("{}#{}", page_address(), link::write(&record, ply)),
        Copied::Board => spoken::board(runtime.model.borrow().words(), &record, ply),
        Copied::Embed => embed(&record, ply, look)?,
    };
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let copied = write_text(&text).await.map(|()| what).map_err(|_| text);
        runtime.send(Message::Copied(copied));
    });
    Ok(())
}

async fn write_text(text: &str) -> Result<(), JsValue> {
    let navigator = dom::window().navigator();
    // Pages that are not served over a secure connection have no clipboard.
    if js_sys::Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::UNDEFINED);
    }
    navigator.clipboard().write_text(text).await.map(drop)
}

/// The address of the page without its query and its fragment.
fn page_address() -> String {
    let address = dom::window().location().href().unwrap_or_default();
    address.split(['?', '#']).next().unwrap_or_default().into()
}

/// The line that shows the position in a frame of somebody else's page, and looks as settings in `look` say.
fn embed(record: &Record, ply: usize, look: &str) -> Result<String, JsValue> {
    let (query, shape) = to_query(record, ply, Settings::read(look));
    let address = quoted(&asset::address(&format!("embed.html?{query}"))?);
    let title = quoted(record.rules().name());
    let style = format!("width:100%;max-width:36rem;aspect-ratio:{shape};border:0");
    Ok(format!(
        r#"<iframe src="{address}" title="{title}" style="{style}" loading="lazy"></iframe>"#
    ))
}

/// A text as it stands between quotation marks in HTML.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;")
}

/// Makes a picture and hands it to the player; reports how that goes.
pub fn make(
    runtime: &Rc<Runtime>,
    page: &Rc<Page>,
    kind: Picture,
    [text, look, title]: [String; 3],
    ply: usize,
) {
    let number = page.pictures.get() + 1;
    page.pictures.set(number);
    let (runtime, page) = (Rc::clone(runtime), Rc::clone(page));
    spawn_local(async move {
        // One that was stopped, or left for another one, reports nothing any more.
        let is_wanted = || page.pictures.get() == number;
        let goes_on = |share: f64| {
            if is_wanted() {
                runtime.send(Message::Progress(share));
            }
            is_wanted()
        };
        let made = async {
            let record = Record::parse(&text).map_err(JsError::from)?;
            match picture(&record, kind, &look, &title, ply, goes_on).await? {
                Some(blob) => hand(&runtime, &blob, &format!("goishi.{}", kind.id())),
                None => Ok(()),
            }
        };
        let made = made.await.map_err(|error| dom::error_text(&error));
        if is_wanted() {
            runtime.send(Message::Made(made));
        }
    });
}

async fn picture(
    record: &Record,
    kind: Picture,
    look: &str,
    title: &str,
    ply: usize,
    goes_on: impl Fn(f64) -> bool,
) -> Result<Option<Blob>, JsValue> {
    match kind {
        Picture::Svg => {
            let text = pictures::svg(record, ply, &format!("side=720 {look}"), title)?;
            pictures::file(&text.into(), "image/svg+xml").map(Some)
        }
        Picture::Png => pictures::png(record, ply, &format!("side=1440 {look}")).await.map(Some),
        Picture::Gif => pictures::gif(record, &format!("side=480 {look}"), goes_on).await,
    }
}

/// Shows how much of a picture has been made.
pub fn show_making(root: &Root, making: Option<f64>) -> Result<(), JsValue> {
    root.part::<HtmlElement>("making")?.set_hidden(making.is_none());
    root.part::<HtmlProgressElement>("progress")?.set_value(making.unwrap_or(0.0));
    Ok(())
}

/// Hands a text to the player as a file. How it begins says what it is.
pub fn save_text(runtime: &Runtime, text: &str) -> Result<(), JsValue> {
    let start = text.trim_start();
    let kind = if start.starts_with('(') {
        "sgf"
    } else if start.starts_with("Pisk") {
        "psq"
    } else {
        "goishi"
    };
    let file = pictures::file(&text.into(), "text/plain")?;
    hand(runtime, &file, &format!("game.{kind}"))
}

/// Lets the browser save a file.
pub fn hand(runtime: &Runtime, file: &Blob, name: &str) -> Result<(), JsValue> {
    let link: HtmlAnchorElement = dom::create("a", "")?.dyn_into()?;
    let address = Url::create_object_url_with_blob(file)?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    spawn_local(async move {
        dom::pause(KEPT).await;
        // One that is gone needs no more.
        let _ = Url::revoke_object_url(&address);
    });
    if !is_confined() {
        return Ok(());
    }
    let why = runtime.root.part::<HtmlElement>("no-download")?.text_content();
    Err(js_sys::Error::new(&why.unwrap_or_default()).into())
}

/// Whether the page is in a frame that may not let files out, which it does without a word.
fn is_confined() -> bool {
    let location = dom::window().location();
    let is_file = location.protocol().is_ok_and(|protocol| protocol == "file:");
    dom::window().origin() == "null" && !is_file
}
