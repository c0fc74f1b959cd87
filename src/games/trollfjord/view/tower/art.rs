//! The parts of the picture that never change: the browser reads each once, and drawing them again touches nothing.

use yew::prelude::*;

/// A drawing that never changes.
pub type Drawing = &'static str;

macro_rules! drawings {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {$(
        $(#[$doc])*
        pub const $name: Drawing = include_str!(concat!("art/", $file));
    )*};
}

drawings! {
    /// The gradients of all other drawings.
    DEFS = "defs.svg";
    /// The inside of the tower: bricks, lamp glow, brackets.
    SHAFT = "shaft.svg";
    /// The tray behind the boulders.
    TRAY_BACK = "tray-back.svg";
    /// The board of the tray before the boulders.
    TRAY_FRONT = "tray-front.svg";
    /// The four ledges and the chute; they hide a sliver of each boulder, which seats it.
    LEDGES = "ledges.svg";
    /// The walls cut open, the gate and the battlement.
    WALLS = "walls.svg";
    /// A keystone: it stands before the lip of a wedged ledge.
    KEYSTONE = "keystone.svg";
    /// The hammer, standing upright on its shank.
    HAMMER = "hammer.svg";
    /// The mountain spirit with closed eyes.
    SPIRIT_CALM = "spirit-calm.svg";
    /// The mountain spirit on its guard.
    SPIRIT_WARY = "spirit-wary.svg";
    /// The mountain spirit in anger.
    SPIRIT_ANGRY = "spirit-angry.svg";
}

/// Draws a drawing.
pub fn drawing(svg: Drawing) -> Html {
    Html::from_html_unchecked(AttrValue::Static(svg))
}
