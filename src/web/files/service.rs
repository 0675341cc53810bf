//! The program for files, for a worker: nothing here knows the page. Guides draw their boards with it in their own page.

use crate::app::diagram::drawing;
use crate::app::files::Order;
use crate::app::palette::{Scheme, Theme};
use crate::app::parameters::Pair;
use crate::app::scene::Scene;
use crate::picture::files;
use crate::picture::{post, svg};
use crate::record::Record;
use crate::record::encoding::Encoding;
use crate::web::panics;
use js_sys::{Function, Object, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::TextDecoder;

/// Reads, writes and draws for a page.
#[wasm_bindgen]
pub struct Files {
    files: files::Files,
}

#[wasm_bindgen]
impl Files {
    /// A service that has done nothing yet. From now on a panic is written to the console.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "scripts make it")]
    pub fn new() -> Self {
        panics::catch();
        Self { files: files::Files::new(decoded) }
    }

    /// Carries out a request `{ id, question, pixels?, panic? }`, whose question is an [`Order`] and whose pixels are what comes beside it. `post` gets the reply
    /// `{ id, said, bytes }` with the product, and before it any number of `{ id, done }`, which say how much of it is done. Where the program panics, as it does
    /// if tests ask for that by `panic`, the reply is `{ id, panicked }` with the message and the place.
    pub fn answer(&mut self, request: JsValue, post: &Function) -> Result<(), JsValue> {
        let field = |name: &str| Reflect::get(&request, &name.into());
        let order: Order = serde_wasm_bindgen::from_value(field("question")?)?;
        let pixels = field("pixels")?.dyn_into::<Uint8Array>().map(|pixels| pixels.to_vec());
        let id = field("id")?;
        let is_to_panic = field("panic")?.is_truthy();
        let tell = |share: f64| tell_of(post, &id, "done", &share.into());
        let (waiting, number) = (post.clone(), id.clone());
        let report = move |panic: &str| tell_of(&waiting, &number, "panicked", &panic.into());
        let (product, bytes) = panics::reported_to(report, || {
            assert!(!is_to_panic, "a test asked for this panic");
            self.files.carry_out(order, &pixels.unwrap_or_default(), &tell)
        });
        let reply = Object::new();
        Reflect::set(&reply, &"id".into(), &id)?;
        Reflect::set(&reply, &"said".into(), &serde_wasm_bindgen::to_value(&product)?)?;
        Reflect::set(&reply, &"bytes".into(), &Uint8Array::from(bytes.as_slice()))?;
        post.call1(&JsValue::NULL, &reply).map(drop)
    }
}

/// Tells one thing about a request. Who does not hear it hears the product, or that the worker has ended.
fn tell_of(post: &Function, id: &JsValue, name: &str, value: &JsValue) {
    let said = Object::new();
    // A new object takes every value.
    let _ = Reflect::set(&said, &"id".into(), id);
    let _ = Reflect::set(&said, &name.into(), value);
    let _ = post.call1(&JsValue::NULL, &said);
}

/// The diagram of a record text as an SVG text. `options` are names and values by turns, those of [`post::diagram`].
///
/// # Errors
///
/// What is wrong with the record or with an option.
#[wasm_bindgen(js_name = toSVG)]
pub fn to_svg(record: &str, options: Vec<String>) -> Result<String, JsError> {
    let record = Record::parse(record)?;
    let pairs: Vec<Pair> =
        options.chunks(2).map(|pair| (pair[0].clone(), pair[1..].concat())).collect();
    post::diagram(record, &pairs).map_err(|why| JsError::new(&why))
}

/// Bytes in an encoding as letters; what is none becomes a sign for that.
fn decoded(bytes: &[u8], encoding: Encoding) -> String {
    let decoder = TextDecoder::new_with_label(encoding.label()).ok();
    let decoded = decoder.and_then(|decoder| decoder.decode_with_u8_array(bytes).ok());
    decoded.unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
}

/// A drawing of a guide, and what is written beside it, as an SVG text in the colours of the theme with this name: see
/// [`drawing`]. It has no title: who puts it into a page copies the role and the label of what it replaces. Nothing if it
/// is no drawing.
#[wasm_bindgen]
pub fn diagram(text: &str, beside: &str, theme: &str) -> Option<String> {
    let palette = Theme::chosen(theme, Scheme::Light).palette();
    let diagram = drawing::read(text, beside, palette)?;
    Some(svg::write(&Scene::of(&diagram), ""))
}
