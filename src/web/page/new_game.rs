//! The sheet for a new game, field by field. It knows no game: names and values in, names and values out.

use crate::app::offers::{Offer, Rank, offers};
use crate::app::words::Words;
use crate::app::{self, Form, Model};
use crate::web::dom::{append, set};
use crate::web::root::Root;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement};

/// Shows the rule sets that there are, and fills the sheet in.
///
/// # Errors
///
/// Fails where the browser makes no more elements.
pub fn open(root: &Root, model: &Model) -> Result<(), JsValue> {
    for game in ["Renju", "Ren", "Rin"] {
        offer(root, model.words(), game)?;
    }
    fill(root, &app::sheet(model));
    let more: Element = root.part("more-rules")?;
    // What is chosen is seen.
    more.toggle_attribute_with_force("open", more.query_selector(":checked")?.is_some())?;
    Ok(())
}

/// Puts the ways to play a game into their places.
fn offer(root: &Root, words: &Words, game: &str) -> Result<(), JsValue> {
    for (rank, attribute) in [(Rank::First, "data-offers"), (Rank::More, "data-more")] {
        let offered = offers(words, game).into_iter().filter(|offer| offer.rank == rank);
        let offered: Vec<Offer> = offered.collect();
        let mut done = Ok(());
        root.each(&format!("[{attribute}={game}]"), |place| {
            place.set_text_content(None);
            done = offered.iter().try_for_each(|offer| label(&place, game, offer));
        });
        done?;
    }
    Ok(())
}

fn label(place: &Element, game: &str, offer: &Offer) -> Result<(), JsValue> {
    let label = append(place, "label", "", "")?;
    let input = append(&label, "input", "", "")?;
    for (name, value) in [("type", "radio"), ("name", game), ("value", &offer.id)] {
        set(&input, name, value);
    }
    append(&label, "strong", "", &offer.name)?;
    append(&label, "span", "", &offer.about)?;
    Ok(())
}

/// Something was filled in: a time that is typed is the chosen one, and one that is chosen leaves none typed.
pub fn changed(root: &Root, field: &HtmlInputElement) {
    let is_typed = match field.name().as_str() {
        "clock" => true,
        "time" if field.value() != "other" => false,
        _ => return,
    };
    each_field(root, |other| match other {
        Field::Box(input) if is_typed && input.name() == "time" => {
            input.set_checked(input.value() == "other");
        }
        Field::Text(input) if !is_typed && input.name() == "clock" => input.set_value(""),
        _ => {}
    });
}

/// A field of the sheet for a new game.
enum Field {
    Box(HtmlInputElement),
    Text(HtmlInputElement),
}

impl Field {
    fn of(element: HtmlElement) -> Option<Self> {
        let input: HtmlInputElement = element.dyn_into().ok()?;
        let is_box = matches!(input.type_().as_str(), "radio" | "checkbox");
        Some(if is_box { Self::Box(input) } else { Self::Text(input) })
    }

    fn name(&self) -> String {
        let (Self::Box(input) | Self::Text(input)) = self;
        input.name()
    }

    /// The value, if the field has one: a box that is not ticked has none.
    fn value(&self) -> Option<String> {
        match self {
            Self::Box(input) => input.checked().then(|| input.value()),
            Self::Text(input) => Some(input.value()),
        }
    }

    fn fill(&self, values: &[&str]) {
        let first = values.first().copied().unwrap_or_default();
        match self {
            Self::Box(input) => input.set_checked(values.contains(&input.value().as_str())),
            Self::Text(input) => input.set_value(first),
        }
    }
}

/// Fills in the sheet for a new game.
fn fill(root: &Root, form: &Form) {
    each_field(root, |field| {
        let name = field.name();
        let values = form.iter().filter(|(other, _)| *other == name);
        field.fill(&values.map(|(_, value)| value.as_str()).collect::<Vec<_>>());
    });
}

/// What was filled in.
pub fn read(root: &Root) -> Form {
    let mut form = Form::new();
    each_field(root, |field| {
        form.extend(field.value().map(|value| (field.name(), value)));
    });
    form
}

/// Exchanges the players.
pub fn exchange(root: &Root) -> Result<(), JsValue> {
    let mut form = read(root);
    for (name, _) in &mut form {
        *name = match name.as_str() {
            "black" => String::from("white"),
            "white" => String::from("black"),
            _ => continue,
        };
    }
    fill(root, &form);
    Ok(())
}

fn each_field(root: &Root, mut visit: impl FnMut(&Field)) {
    root.each("[data-part=new-game] input", |element| {
        if let Some(field) = Field::of(element) {
            visit(&field);
        }
    });
}
