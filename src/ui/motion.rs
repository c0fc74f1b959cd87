//! Motion by the Web Animations API: it lies over what is drawn and ends by itself, and nothing is drawn for it.

use js_sys::{Array, Function, Object, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// How much of its time motion takes: all, half, or none at all. The style sheets know what settings and system ask for.
pub fn pace() -> f64 {
    let root = || web_sys::window()?.document()?.document_element();
    let style = call(&global(), "getComputedStyle", &Array::of1(&root().into()));
    let pace = call(&style, "getPropertyValue", &Array::of1(&"--pace".into()));
    // Some browsers keep the space before it.
    match pace.as_string().unwrap_or_default().trim_start() {
        "0" => 0.0,
        "1" => 0.5,
        _ => 1.0,
    }
}

/// The middle of an element on the screen, right and down, and how wide it is.
pub fn middle(element: &Element) -> [f64; 3] {
    let rect = element.get_bounding_client_rect();
    let (wide, high) = (rect.width(), rect.height());
    [rect.x() + wide / 2.0, rect.y() + high / 2.0, wide]
}

/// `Element.animate`, which web-sys keeps among its unstable interfaces. A browser without it shows the end at once.
pub fn animate(element: &Element, frames: &JsValue, options: &Object) {
    call(element, "animate", &Array::of2(frames, options));
}

/// Ends all motion of the page that has an end, at that end.
pub fn finish_all(page: &JsValue) {
    for motion in Array::from(&call(page, "getAnimations", &Array::new())) {
        // Refused by motion without an end, which goes on.
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
