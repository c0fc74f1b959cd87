//! One stop for the Tab key in a list of many controls: other keys walk through it, and the stop walks along.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

/// Walks through the controls of the list that matches `list`, if the key was pressed there: `next` tells where a key
/// leads from the control with this number, of so many. Where the list `roves`, what has the focus becomes the stop;
/// elsewhere Tab leaves from the stop, wherever one has walked.
pub fn walk(
    event: &KeyboardEvent,
    list: &str,
    roves: bool,
    next: &dyn Fn(&str, usize, usize) -> Option<usize>,
) -> Option<()> {
    let list = closest(event, list)?;
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return None;
    }
    let controls = controls(&list);
    let is_stop = |control: &HtmlElement| control.tab_index() == 0;
    let stop = controls.iter().position(is_stop)?;
    let key = event.key();
    if key == "Tab" {
        return controls[stop].focus().ok();
    }
    let active = list.owner_document()?.active_element()?;
    let now = controls.iter().position(|control| **control == active)?;
    let to = controls.get(next(&key, now, controls.len())?)?;
    event.prevent_default();
    if roves {
        controls[stop].set_tab_index(-1);
        to.set_tab_index(0);
    }
    to.focus().ok()
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
