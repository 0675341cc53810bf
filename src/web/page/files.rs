//! Games and pictures as files: chosen, dropped, handed out and copied.

use super::{failed, handing, reason};
use crate::app::files::{Language, Order};
use crate::app::parameters::to_query;
use crate::app::portrait::page_of;
use crate::app::words::Word;
use crate::app::{Copied, ErrorCode, Message, Settings, spoken};
use crate::record::formats::{Format, MAX_FILE};
use crate::record::{Record, link};
use crate::web::files::client;
use crate::web::root::Root;
use crate::web::runtime::Runtime;
use crate::web::{asset, dom, input, pictures};
use js_sys::Uint8Array;
use js_sys::futures::spawn_local;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, DragEvent, File, HtmlAnchorElement, HtmlElement, HtmlInputElement, HtmlProgressElement,
    HtmlTextAreaElement, Url,
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
    // A film would not find room here.
    if file.size() > MAX_FILE as f64 {
        return Some(Message::Trouble(ErrorCode::Failed, say(runtime, Word::FaultTooLong)));
    }
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let message = match file.array_buffer().await {
            Ok(buffer) => Message::FileOpened(js_sys::Uint8Array::new(&buffer).to_vec()),
            Err(error) => failed(&runtime, &error),
        };
        runtime.send(message);
    });
    None
}

fn say(runtime: &Runtime, word: Word) -> String {
    runtime.model.borrow().words().get(word).into()
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
        Copied::Link => link_to(&record, ply)?,
        Copied::Board => spoken::board(runtime.model.borrow().words(), &record, ply),
        Copied::Line | Copied::Result => text.into(),
        Copied::Embed => embed(&record, ply, look)?,
    };
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let copied = put_into_clipboard(&text).await.map(|()| what).map_err(|_| text);
        runtime.send(Message::Copied(copied));
    });
    Ok(())
}

/// Hands out a line of text: by the system's sheet for sharing where a finger asks for it, or else by the clipboard.
pub fn hand_line(runtime: &Rc<Runtime>, line: String) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        if input::wants("(pointer: coarse)") && handing::share_text(&line).await.is_ok() {
            return;
        }
        let copied = put_into_clipboard(&line).await.map(|()| Copied::Result).map_err(|_| line);
        runtime.send(Message::Copied(copied));
    });
}

async fn put_into_clipboard(text: &str) -> Result<(), JsValue> {
    let navigator = dom::window().navigator();
    // Pages that are not served over a secure connection have no clipboard.
    if js_sys::Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::UNDEFINED);
    }
    navigator.clipboard().write_text(text).await.map(drop)
}

/// The link to the position after `ply` moves of a game. It leads by way of the page that tells others what game that is; the
/// one file has no such pages beside it.
///
/// # Errors
///
/// Fails where the page has no address.
pub fn link_to(record: &Record, ply: usize) -> Result<String, JsValue> {
    let page = if asset::is_alone() {
        page_address()
    } else {
        asset::address(&format!("{}.html", page_of(record.rules())))?
    };
    Ok(format!("{page}#{}", link::write(record, ply)))
}

/// The address of the page without its query and its fragment.
fn page_address() -> String {
    let address = dom::window().location().href().unwrap_or_default();
    address.split(['?', '#']).next().unwrap_or_default().into()
}

/// The line that shows the position in a frame of somebody else's page, and looks as settings in `look` say.
fn embed(record: &Record, ply: usize, look: &str) -> Result<String, JsValue> {
    let (query, [width, height]) = to_query(record, ply, Settings::read(look));
    let address = quoted(&asset::address(&format!("embed.html?{query}"))?);
    let title = quoted(record.rules().name());
    let style =
        format!("width:100%;max-width:36rem;height:auto;aspect-ratio:{width}/{height};border:0");
    let link = quoted(&link_to(record, ply)?);
    // Feeds and mails drop the frame and keep the link.
    Ok(format!(
        r#"<figure><iframe src="{address}" title="{title}" width="{width}" height="{height}" style="{style}" loading="lazy"></iframe><figcaption><a href="{link}">{title}</a></figcaption></figure>"#
    ))
}

/// A text as it stands between quotation marks in HTML.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;")
}

/// Reads a file of another program, and reports its game or its games.
pub fn read(runtime: &Rc<Runtime>, bytes: Vec<u8>) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let preferred = runtime.model.borrow().rules().id();
        let language = language(&runtime).await;
        ask(&runtime, &Order::Open { preferred, language }, Some(&bytes)).await;
    });
}

/// Lists games of the file that is open, or reads one of them.
pub fn of_file(runtime: &Rc<Runtime>, order: Order) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move { ask(&runtime, &order, None).await });
}

async fn ask(runtime: &Rc<Runtime>, order: &Order, bytes: Option<&[u8]>) {
    let teller = Rc::downgrade(runtime);
    let tell = move |share: f64| {
        if let Some(runtime) = teller.upgrade() {
            runtime.send(Message::FileProgress((share * 100.0) as u8));
        }
    };
    let read = client::order_telling(order, bytes, Some(Rc::new(tell))).await;
    let read = match read {
        Ok((product, _)) => product.opened(),
        Err(error) if client::is_stop(&error) => return,
        Err(error) => Err(reason(runtime, &error)),
    };
    runtime.send(Message::FileRead(read));
}

/// Writes a game in the format of another program, and reports the text.
pub fn write_text(runtime: &Rc<Runtime>, record: String, format: Format) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let (id, language) = (format.id().into(), language(&runtime).await);
        let order = Order::Write { record, format: id, language };
        let written = client::order(&order).await;
        runtime.send(match written {
            Ok(product) => Message::TextWritten(format, product.text()),
            Err(error) => failed(&runtime, &error),
        });
    });
}

/// Writes a game as a file of another program, and hands it out. What is not in it is told.
pub fn write_file(runtime: &Rc<Runtime>, record: String, format: Format) {
    let runtime = Rc::clone(runtime);
    spawn_local(async move {
        let (id, language) = (format.id().into(), language(&runtime).await);
        let order = Order::Write { record, format: id, language };
        let message = match client::order_with(&order, None).await {
            Ok((product, bytes)) => match product.file() {
                Ok(remarks) => hand_bytes(&runtime, &bytes, format)
                    .map_or_else(|error| failed(&runtime, &error), |()| Message::Remark(remarks)),
                Err(why) => Message::TextWritten(format, Err(why)),
            },
            Err(error) => failed(&runtime, &error),
        };
        runtime.send(message);
    });
}

fn hand_bytes(runtime: &Runtime, bytes: &Uint8Array, format: Format) -> Result<(), JsValue> {
    let file = pictures::file(bytes, "application/octet-stream")?;
    hand(runtime, &file, &file_name(format))
}

async fn language(runtime: &Runtime) -> Language {
    let lang = runtime.model.borrow().wanted_lang();
    client::language(lang).await
}

/// Shows how much of a picture has been made.
pub fn show_making(root: &Root, making: Option<f64>) -> Result<(), JsValue> {
    root.part::<HtmlElement>("making")?.set_hidden(making.is_none());
    root.part::<HtmlProgressElement>("progress")?.set_value(making.unwrap_or(0.0));
    Ok(())
}

/// The attribute of the field for texts that has the name of the file.
const FILE: &str = "data-file";

/// Shows a text where it can be copied and saved.
pub fn show_text(runtime: &Runtime, text: &str, format: Format) -> Result<(), JsValue> {
    let field: HtmlTextAreaElement = runtime.root.part("text")?;
    field.set_value(text);
    dom::set(&field, FILE, &file_name(format));
    Ok(())
}

/// Hands the text that is shown to the player as a file.
pub fn save_text(runtime: &Runtime) -> Result<(), JsValue> {
    let field: HtmlTextAreaElement = runtime.root.part("text")?;
    let file = pictures::file(&field.value().into(), "text/plain")?;
    hand(runtime, &file, &field.get_attribute(FILE).unwrap_or_default())
}

fn file_name(format: Format) -> String {
    format!("game.{}", format.extension())
}

/// Hands a backup to the player as a file with the day in its name.
pub fn save_backup(runtime: &Runtime, text: &str) -> Result<(), JsValue> {
    let day: String = js_sys::Date::new_0().to_iso_string().into();
    let day = day.split('T').next().unwrap_or_default();
    let file = pictures::file(&text.into(), "text/plain")?;
    hand(runtime, &file, &format!("goishi-backup-{day}.txt"))
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
