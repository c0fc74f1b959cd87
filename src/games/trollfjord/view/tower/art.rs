//! The parts of the picture that never change, drawn once: each is a component without state.

use yew::prelude::*;

/// A drawing that never changes.
fn drawing(svg: &'static str) -> Html {
    Html::from_html_unchecked(AttrValue::Static(svg))
}

macro_rules! drawings {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {$(
        $(#[$doc])*
        #[component]
        pub fn $name() -> Html {
            drawing(include_str!(concat!("art/", $file)))
        }
    )*};
}

drawings! {
    /// The gradients of all other drawings.
    Defs = "defs.svg";
    /// The inside of the tower: bricks, lamp glow, brackets.
    Shaft = "shaft.svg";
    /// The tray behind the boulders.
    TrayBack = "tray-back.svg";
    /// The board of the tray before the boulders.
    TrayFront = "tray-front.svg";
    /// The four ledges and the chute; they hide a sliver of each boulder, which seats it.
    Ledges = "ledges.svg";
    /// The walls cut open, the gate and the battlement.
    Walls = "walls.svg";
    /// A keystone: it stands before the lip of a wedged ledge.
    Keystone = "keystone.svg";
    /// The hammer, standing upright on its shank.
    Hammer = "hammer.svg";
    /// The mountain spirit with closed eyes.
    SpiritCalm = "spirit-calm.svg";
    /// The mountain spirit on its guard.
    SpiritWary = "spirit-wary.svg";
    /// The mountain spirit in anger.
    SpiritAngry = "spirit-angry.svg";
}
