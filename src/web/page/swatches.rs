//! The themes in the settings, each as a small board.

use crate::app::Model;
use crate::app::palette::Theme;
use crate::record::Record;
use crate::web::pictures;
use crate::web::root::Root;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

/// A few stones that show both colours.
const STONES: &str = "goishi 1 ren:size=8\n\nd5 e4 d4 f5 c6 e6\n";

/// Paints a small board in each theme, and one as the machine is set.
///
/// # Errors
///
/// Fails where the browser paints no canvas.
pub fn paint(root: &Root, model: &Model) -> Result<(), JsValue> {
    let record = Record::parse(STONES).map_err(JsError::from)?;
    let mut done = Ok(());
    root.each("canvas[data-swatch]", |canvas| {
        let id = canvas.get_attribute("data-swatch").unwrap_or_default();
        let theme = Theme::chosen(&id, model.scheme()).of_picture().id();
        let look = format!("side=144 theme={theme} coords=off look-ahead=off");
        let painted = canvas
            .dyn_into::<HtmlCanvasElement>()
            .map_err(JsValue::from)
            .and_then(|canvas| pictures::paint(&canvas, &record, usize::MAX, &look));
        done = done.clone().and(painted);
    });
    done
}
