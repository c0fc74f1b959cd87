//! Moving the focus to where the game is.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

/// Moves the focus to the element with this id, unless something has it.
pub fn focus_if_lost(id: &str) {
    if active().is_none_or(|element| element.tag_name() == "BODY") {
        focus(id);
    }
}

/// Takes the focus from what has it. For what is about to go: an element that has it as it is taken away makes the browser
/// lay out the page as it then is, half drawn.
pub fn let_go() {
    if let Some(element) = active().and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.blur();
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
