//! Motion by the Web Animations API: it lies over what is drawn and ends by itself, and nothing is drawn for it.

use js_sys::{Array, Function, Object, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element};

/// How many halves of its time motion takes: 2, 1, or 0 for no motion at all. The style sheets know what the settings and
/// the system ask for.
pub fn pace() -> u32 {
    let root = || web_sys::window()?.document()?.document_element();
    let style = call(&global(), "getComputedStyle", &Array::of1(&root().into()));
    let pace = call(&style, "getPropertyValue", &Array::of1(&"--pace".into()));
    // The browser's own reading of a number: nothing counts as 0.
    pace.unchecked_into_f64() as u32
}

/// The middle of an element on the screen, right and down, and how wide it is.
pub fn middle(element: &Element) -> [f64; 3] {
    let rect = element.get_bounding_client_rect();
    let (wide, high) = (rect.width(), rect.height());
    [rect.x() + wide / 2.0, rect.y() + high / 2.0, wide]
}

/// `Element.animate` with its arguments. web-sys keeps it among its unstable interfaces; a browser without it shows the
/// end at once.
pub fn animate(element: &Element, args: &Array) -> JsValue {
    call(element, "animate", args)
}

/// The time of the page's animations: those with the same start keep together, whenever they are made.
pub fn page_time() -> JsValue {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).unwrap_or_default();
    let timeline = get(&get(&global(), "document"), "timeline");
    get(&timeline, "currentTime")
}

/// Tells those outside of the program that listen on the window.
pub fn shout(name: &str, detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    let event = CustomEvent::new_with_event_init_dict(name, &init);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        let _ = window.dispatch_event(&event);
    }
}

/// Ends all motion of the page at its end, transitions of its style sheets included. What has no end goes on.
pub fn finish_all(page: &JsValue) {
    for motion in Array::from(&call(page, "getAnimations", &Array::new())) {
        call(&motion, "finish", &Array::new());
    }
}

/// Sets a property of a plain object, which takes every one.
pub fn set(object: &Object, name: &str, value: JsValue) {
    let _ = Reflect::set(object, &name.into(), &value);
}

/// Calls a method that may be missing or may refuse; then there is nothing in what it returns.
fn call(target: &JsValue, name: &str, args: &Array) -> JsValue {
    let method = Reflect::get(target, &name.into()).and_then(|f| f.dyn_into::<Function>());
    let called = method.and_then(|method| Reflect::apply(&method, target, args));
    called.unwrap_or_else(|_| Array::new().into())
}
