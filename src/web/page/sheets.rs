//! The sheets that open over the page, and the one for a new game field by field. They know no game: names and values in,
//! names and values out.

use crate::app::{self, Command, Form, Message};
use crate::web::dom;
use crate::web::root::Root;
use crate::web::runtime::Runtime;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// Opens a sheet, and says what is to be seen there.
///
/// # Errors
///
/// Fails where there is no such sheet.
pub fn open(runtime: &Rc<Runtime>, name: &str) -> Result<Option<Message>, JsValue> {
    let sheet: HtmlDialogElement = runtime.root.part(name)?;
    if !sheet.open() {
        sheet.show_modal()?;
    }
    Ok(match name {
        "new-game" => {
            fill(&runtime.root, &app::sheet(&runtime.model.borrow()));
            None
        }
        // The sheet shows the record first.
        "share" => Some(Command::AsRecord.message()),
        "games" => Some(Message::ListGames),
        _ => None,
    })
}

/// Opens a sheet, and shows what is to be seen there.
///
/// # Errors
///
/// Fails where there is no such sheet.
pub fn open_and_fill(runtime: &Rc<Runtime>, name: &str) -> Result<(), JsValue> {
    if let Some(message) = open(runtime, name)? {
        runtime.send(message);
    }
    Ok(())
}

/// Closes whatever sheet is open. The keyboard is led to the board where the button that had it is gone.
pub fn close(runtime: &Runtime) {
    runtime.root.each("dialog[open]", |sheet| {
        if let Ok(sheet) = sheet.dyn_into::<HtmlDialogElement>() {
            sheet.close();
        }
    });
    let body = dom::document().body().map(HtmlElement::into);
    if runtime.root.focused().is_none() || runtime.root.focused() == body {
        let cursor = runtime.model.borrow().cursor();
        runtime.focus(cursor);
    }
}

/// A field of the sheet for a new game.
enum Field {
    Box(HtmlInputElement),
    Text(HtmlInputElement),
    List(HtmlSelectElement),
}

impl Field {
    fn of(element: HtmlElement) -> Option<Self> {
        match element.dyn_into::<HtmlInputElement>() {
            Ok(input) if matches!(input.type_().as_str(), "radio" | "checkbox") => {
                Some(Self::Box(input))
            }
            Ok(input) => Some(Self::Text(input)),
            Err(other) => other.dyn_into().ok().map(Self::List),
        }
    }

    fn name(&self) -> String {
        match self {
            Self::Box(input) | Self::Text(input) => input.name(),
            Self::List(list) => list.name(),
        }
    }

    /// The value, if the field has one: a box that is not ticked has none.
    fn value(&self) -> Option<String> {
        match self {
            Self::Box(input) => input.checked().then(|| input.value()),
            Self::Text(input) => Some(input.value()),
            Self::List(list) => Some(list.value()),
        }
    }

    fn fill(&self, values: &[&str]) {
        let first = values.first().copied().unwrap_or_default();
        match self {
            Self::Box(input) => input.set_checked(values.contains(&input.value().as_str())),
            Self::Text(input) => input.set_value(first),
            Self::List(list) => list.set_value(first),
        }
    }
}

/// Fills in the sheet for a new game.
pub fn fill(root: &Root, form: &Form) {
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
            "black-by" => String::from("white-by"),
            "white-by" => String::from("black-by"),
            _ => continue,
        };
    }
    fill(root, &form);
    Ok(())
}

fn each_field(root: &Root, mut visit: impl FnMut(&Field)) {
    root.each("[data-part=new-game] :is(input, select)", |element| {
        if let Some(field) = Field::of(element) {
            visit(&field);
        }
    });
}
