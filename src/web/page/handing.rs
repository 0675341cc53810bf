//! Pictures that are made and handed out: as files, or by the system's own sheet for sharing.

use super::Page;
use super::files::{hand, link_to};
use crate::app::files::Surround;
use crate::app::{Caption, Message, Picture, PictureOrder, Recipient};
use crate::picture::sheet::CARD_SIDE;
use crate::record::Record;
use crate::web::runtime::Runtime;
use crate::web::{dom, pictures};
use js_sys::futures::spawn_local;
use js_sys::{Array, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, DomException, File, FilePropertyBag, ShareData};

/// Makes a picture and hands it out; reports how that goes.
pub fn make(runtime: &Rc<Runtime>, page: &Rc<Page>, order: PictureOrder) {
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
            let record = Record::parse(&order.text).map_err(JsError::from)?;
            let picture = Asked { record, order: &order, number };
            match picture.make(goes_on).await? {
                Some(blob) if is_wanted() => picture.hand_out(&runtime, &blob).await,
                _ => Ok(order.wanted.recipient),
            }
        };
        let made = made.await.map_err(|error| dom::error_text(&error));
        if is_wanted() {
            runtime.send(Message::Made(made));
        }
    });
}

/// How many pixels wide the board in a PNG picture is, the largest first.
const PNG_SIDES: [u16; 4] = [1000, 840, 720, 600];
/// How many bytes a PNG picture has at most.
const PNG_BYTES: f64 = 300_000.0;

/// A picture that is wanted.
struct Asked<'a> {
    record: Record,
    order: &'a PictureOrder,
    number: u32,
}

impl Asked<'_> {
    async fn make(&self, goes_on: impl Fn(f64) -> bool) -> Result<Option<Blob>, JsValue> {
        match self.order.wanted.kind {
            Picture::Svg => pictures::file(&self.svg(720).await?.into(), "image/svg+xml").map(Some),
            Picture::Png => self.png().await.map(Some),
            Picture::Card => pictures::png_of(&self.svg(CARD_SIDE).await?).await.map(Some),
            Picture::Gif => {
                let look = format!("side=480 {}", self.order.look);
                pictures::gif(&self.record, &look, self.number, goes_on).await
            }
        }
    }

    /// As large as it may be: a full board is drawn again, smaller, until its file is small enough to be sent.
    async fn png(&self) -> Result<Blob, JsValue> {
        let [largest, smaller @ ..] = PNG_SIDES;
        let mut picture = pictures::png_of(&self.svg(largest).await?).await?;
        for side in smaller {
            if picture.size() <= PNG_BYTES {
                break;
            }
            picture = pictures::png_of(&self.svg(side).await?).await?;
        }
        Ok(picture)
    }

    /// The picture with a board so many pixels wide.
    async fn svg(&self, side: u16) -> Result<String, JsValue> {
        let PictureOrder { ply, look, title, .. } = self.order;
        let look = format!("side={side} {look}");
        pictures::svg_with(&self.record, *ply, &look, title, self.surround()).await
    }

    fn surround(&self) -> Surround {
        let PictureOrder { wanted, said, shares, .. } = self.order.clone();
        match wanted.kind {
            Picture::Card => Surround::Card { said, shares, address: public_address() },
            _ if wanted.caption == Caption::Below => Surround::Caption(said),
            _ => Surround::Nothing,
        }
    }

    async fn hand_out(&self, runtime: &Runtime, picture: &Blob) -> Result<Recipient, JsValue> {
        let recipient = self.order.wanted.recipient;
        match recipient {
            Recipient::Player => hand(runtime, picture, &self.order.name)?,
            Recipient::Others => self.send(picture).await?,
        }
        Ok(recipient)
    }

    /// Opens the system's sheet for sharing, with the link to the game, and with the picture where it takes one. Who closes it
    /// again has done nothing wrong.
    async fn send(&self, picture: &Blob) -> Result<(), JsValue> {
        let navigator = dom::window().navigator();
        let data = ShareData::new();
        data.set_title(&dom::document().title());
        data.set_url(&link_to(&self.record, self.order.ply)?);
        let options = FilePropertyBag::new();
        options.set_type(&picture.type_());
        let parts = Array::of1(picture);
        let file = File::new_with_blob_sequence_and_options(&parts, &self.order.name, &options)?;
        data.set_files(&Array::of1(&file));
        if !has("canShare") || !navigator.can_share_with_data(&data) {
            Reflect::delete_property(&data, &"files".into())?;
        }
        match navigator.share_with_data(&data).await {
            Err(error) if is_closed(&error) => Ok(()),
            shared => shared.map(drop),
        }
    }
}

/// Opens the system's sheet for sharing with this text. Who closes it again has done nothing wrong.
///
/// # Errors
///
/// Fails where the system has no such sheet.
pub async fn share_text(text: &str) -> Result<(), JsValue> {
    if !can_send() {
        return Err(JsValue::UNDEFINED);
    }
    let data = ShareData::new();
    data.set_text(text);
    match dom::window().navigator().share_with_data(&data).await {
        Err(error) if is_closed(&error) => Ok(()),
        shared => shared.map(drop),
    }
}

fn is_closed(error: &JsValue) -> bool {
    error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "AbortError")
}

/// Whether the system has a sheet for sharing.
pub fn can_send() -> bool {
    has("share")
}

fn has(method: &str) -> bool {
    Reflect::get(&dom::window().navigator(), &method.into()).is_ok_and(|it| it.is_function())
}

/// Where others can play, as it is written on a card: without the way there. Empty where nobody else gets to, on a disk or on
/// this machine.
fn public_address() -> String {
    let location = dom::window().location();
    let host = location.host().unwrap_or_default();
    let name = location.hostname().unwrap_or_default();
    let is_here = name.is_empty() || name == "localhost" || name.starts_with("127.");
    let path = location.pathname().unwrap_or_default();
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    if is_here { String::new() } else { host + folder }
}
