//! The address of the page. It follows the game: a reload, a bookmark and a copy of it lead there. The key of the game is kept
//! beside it in the browser's history, so that the page knows its own addresses from links that somebody sent.

use crate::web::dom;
use wasm_bindgen::prelude::*;

/// The fragment of the address, without its sign.
pub fn fragment() -> String {
    let hash = dom::window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map_or_else(String::new, String::from)
}

/// The key of the game for which the page wrote this address; none if somebody else did.
pub fn game() -> Option<String> {
    dom::window().history().ok()?.state().ok()?.as_string()
}

/// Makes this the fragment of the address, for the game with this key.
pub fn follow(id: &str, fragment: &str) {
    let location = dom::window().location();
    let fragment = if fragment.is_empty() { String::new() } else { format!("#{fragment}") };
    let path = location.pathname().unwrap_or_default();
    replace(&id.into(), &(path + &location.search().unwrap_or_default() + &fragment));
}

/// Leaves this query in the address.
pub fn set_query(query: &str) {
    let location = dom::window().location();
    let path = location.pathname().unwrap_or_default();
    let query = if query.is_empty() { String::new() } else { format!("?{query}") };
    let state = dom::window().history().and_then(|history| history.state());
    let address = format!("{path}{query}{}", location.hash().unwrap_or_default());
    replace(&state.unwrap_or_default(), &address);
}

/// Shows another address without a new entry in the history.
fn replace(state: &JsValue, address: &str) {
    if let Ok(history) = dom::window().history() {
        // Refused in some frames, and where it changes very often: then the address just stays.
        let _ = history.replace_state_with_url(state, "", Some(address));
    }
}
