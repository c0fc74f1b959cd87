//! Dialogs over the page.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Opens the dialog with this id over everything else.
pub fn open_dialog(id: &str) {
    if let Some(dialog) = dialog(id).filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
    }
}

/// Closes the dialog with this id.
pub fn close_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        dialog.close();
    }
}

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    let document = web_sys::window()?.document()?;
    document.get_element_by_id(id)?.dyn_into().ok()
}
