//! Moving the focus to where the game is.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Moves the focus to the element with this id, unless something has it.
pub fn focus_if_lost(id: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    if active.is_none_or(|element| element.tag_name() == "BODY") {
        focus(id);
    }
}

/// Moves the focus to the element with this id, if it is there.
pub fn focus(id: &str) {
    let element = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
