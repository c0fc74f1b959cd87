//! The few things the app asks the browser for besides storage: entropy, the theme, the time, the rescue page.

use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::engine::Seed;
pub use crate::ui::{now, pressed_at};

/// A fresh seed from the browser's own randomness. Where there is none, the time has to do.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 9];
    if getrandom::fill(&mut bytes).is_err() {
        return Seed::from_lowered(&((now() * 1000.0) as u64).to_string());
    }
    Seed::from_bytes(&bytes)
}

/// The seed that a typed text means: [`Seed::from_text`] with the browser's tables of small letters.
pub fn typed_seed(text: &str) -> Seed {
    Seed::from_lowered(&String::from(js_sys::JsString::from(text).to_lower_case()))
}

/// Presses the first control that matches `selector`, if there is one.
pub fn press(selector: &str) {
    if let Some(element) = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok())
    {
        element.click();
    }
}

/// Swings by the space bar, wherever it was pressed: the bar that matches `selector` is held until it is let go. See
/// `static/film/hold.js`.
pub fn swing(selector: &str, event: &KeyboardEvent) {
    if find(selector).is_some() {
        event.prevent_default();
        let held = Array::of2(&selector.into(), &event.time_stamp().into());
        crate::ui::shout("trollfjord-swing", &held);
    }
}

/// The first element that matches `selector`.
pub fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Whether keys belong to what has the focus: a dialog, a field, or a control that Enter presses.
pub fn focus_takes(code: &str) -> bool {
    let Some(element) = document().and_then(|document| document.active_element()) else {
        return false;
    };
    if document()
        .is_some_and(|document| matches!(document.query_selector("dialog[open]"), Ok(Some(_))))
    {
        return true;
    }
    takes(&element, code)
}

/// The same inside of a dialog.
pub fn field_takes(code: &str) -> bool {
    let active = document().and_then(|document| document.active_element());
    active.is_some_and(|element| takes(&element, code))
}

fn takes(element: &Element, code: &str) -> bool {
    match element.tag_name().as_str() {
        "INPUT" | "TEXTAREA" | "SELECT" => true,
        "BUTTON" | "A" | "SUMMARY" => matches!(code, "Enter" | "Space"),
        _ => false,
    }
}

/// Chooses a theme; the loader shows it and remembers the choice of the page.
pub fn choose_theme(theme: &str) {
    super::storage::put("trollfjord.theme", theme);
    crate::ui::shout("trollfjord-theme", &theme.into());
}

/// Writes an attribute of the whole page, for the style sheets.
pub fn mark(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// What an attribute of the whole page says.
pub fn marked(name: &str) -> Option<String> {
    document()?.document_element()?.get_attribute(name)
}

/// After a panic nothing of the program can be trusted: the plain page of the loader takes over.
pub fn rescue_on_panic() {
    yew::set_custom_panic_hook(Box::new(|info| {
        mark("data-rescue", &info.to_string());
    }));
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
