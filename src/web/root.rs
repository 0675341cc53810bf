//! Where a view stands: the document, or the shadow root of an element.

use std::collections::HashMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, EventTarget, HtmlElement, NodeList, ShadowRoot};

/// The document of the page, or the shadow root of one `<goishi-board>`, with its named parts.
#[derive(Clone)]
pub struct Root {
    place: Place,
    /// All elements with the attribute `data-part`, by its value.
    parts: Rc<HashMap<String, Element>>,
}

#[derive(Clone)]
enum Place {
    Document(Document),
    Shadow(ShadowRoot),
}

impl Root {
    /// The page itself.
    pub fn of_document(document: Document) -> Self {
        Self::new(Place::Document(document))
    }

    /// An element in somebody else's page, whose shadow root holds the view.
    pub fn of_shadow(shadow: ShadowRoot) -> Self {
        Self::new(Place::Shadow(shadow))
    }

    fn new(place: Place) -> Self {
        let mut parts = HashMap::new();
        each_of(place.select_all("[data-part]"), |element| {
            if let Some(name) = element.get_attribute("data-part") {
                parts.entry(name).or_insert(element);
            }
        });
        Self { place, parts: Rc::new(parts) }
    }

    /// The part with this name, which must be there and be an `E`.
    ///
    /// # Errors
    ///
    /// Names the part that is missing, or that is another kind of element.
    pub fn part<E: JsCast>(&self, name: &str) -> Result<E, JsValue> {
        let found = self.parts.get(name).ok_or_else(|| wrong(name, "is missing"))?;
        found.clone().dyn_into().map_err(|_| wrong(name, "is another kind of element"))
    }

    /// The part with this name, if there is one of that kind.
    pub fn maybe<E: JsCast>(&self, name: &str) -> Option<E> {
        self.parts.get(name)?.clone().dyn_into().ok()
    }

    /// The first element that a selector describes.
    pub fn find(&self, selector: &str) -> Option<Element> {
        match &self.place {
            Place::Document(document) => document.query_selector(selector).ok()?,
            Place::Shadow(shadow) => shadow.query_selector(selector).ok()?,
        }
    }

    /// Calls `visit` with every element that a selector describes.
    pub fn each(&self, selector: &str, mut visit: impl FnMut(HtmlElement)) {
        each_of(self.place.select_all(selector), |element| {
            if let Ok(element) = element.dyn_into() {
                visit(element);
            }
        });
    }

    /// The element with the keyboard's focus, if it is in here.
    pub fn focused(&self) -> Option<Element> {
        match &self.place {
            Place::Document(document) => document.active_element(),
            Place::Shadow(shadow) => shadow.active_element(),
        }
    }

    /// Hears of everything that happens in here.
    pub fn target(&self) -> EventTarget {
        match &self.place {
            Place::Document(document) => document.clone().into(),
            Place::Shadow(shadow) => shadow.clone().into(),
        }
    }
}

impl Place {
    fn select_all(&self, selector: &str) -> Option<NodeList> {
        match self {
            Self::Document(document) => document.query_selector_all(selector).ok(),
            Self::Shadow(shadow) => shadow.query_selector_all(selector).ok(),
        }
    }
}

fn each_of(list: Option<NodeList>, mut visit: impl FnMut(Element)) {
    let Some(list) = list else { return };
    for i in 0..list.length() {
        if let Some(element) = list.get(i).and_then(|node| node.dyn_into().ok()) {
            visit(element);
        }
    }
}

fn wrong(name: &str, what: &str) -> JsValue {
    js_sys::Error::new(&format!("the part \"{name}\" of the view {what}")).into()
}
