//! One stop for the Tab key in a list of many controls: other keys walk through it, and the stop walks along.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

/// Walks through the controls of the list that matches `list`, if the key was pressed there: `next` tells where a key
/// leads from the control with this number, of so many.
pub fn walk(event: &KeyboardEvent, list: &str, next: &dyn Fn(&str, usize, usize) -> Option<usize>) {
    let Some(list) = closest(event, list) else {
        return;
    };
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let controls = controls(&list);
    let to = focused(&list, &controls).and_then(|now| next(&event.key(), now, controls.len()));
    if let Some(control) = to.and_then(|to| controls.get(to)) {
        event.prevent_default();
        let _ = control.focus();
        stop(&list, 0);
    }
}

/// Where a key leads in a plain list.
pub fn linear(key: &str, now: usize, count: usize) -> Option<usize> {
    match key {
        "ArrowUp" => Some(now.saturating_sub(1)),
        "ArrowDown" => Some(count.min(now + 2) - 1),
        "Home" => Some(0),
        "End" => Some(count - 1),
        _ => None,
    }
}

/// Makes the control with this number the one where Tab stops, unless another one has the focus: then that. What is drawn
/// must leave their `tabindex` as it was, or this would be undone.
pub fn stop(list: &Element, at: usize) {
    let controls = controls(list);
    let at = focused(list, &controls).unwrap_or(at);
    for (n, control) in controls.iter().enumerate() {
        control.set_tab_index(if n == at { 0 } else { -1 });
    }
}

/// The element round the target of an event that matches `selector`.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

fn controls(list: &Element) -> Vec<HtmlElement> {
    let found = list.query_selector_all("button").ok();
    let length = found.as_ref().map_or(0, |found| found.length());
    let control = |n: u32| found.as_ref()?.get(n)?.dyn_into().ok();
    (0..length).filter_map(control).collect()
}

fn focused(list: &Element, controls: &[HtmlElement]) -> Option<usize> {
    let active = list.owner_document()?.active_element()?;
    controls.iter().position(|control| **control == active)
}
