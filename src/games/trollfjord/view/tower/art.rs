//! The parts of the picture that never change: the browser reads each once, and drawing them again touches nothing.

use crate::ui::Drawing;

macro_rules! drawings {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {$(
        $(#[$doc])*
        pub const $name: Drawing = include_str!(concat!("art/", $file));
    )*};
}

drawings! {
    /// The gradients of all other drawings.
    DEFS = "defs.svg";
    /// The tray behind the boulders.
    TRAY_BACK = "tray-back.svg";
    /// The board of the tray before the boulders.
    TRAY_FRONT = "tray-front.svg";
    /// The battlement and the banner before the walls.
    BATTLEMENT = "battlement.svg";
    /// A keystone: it stands before the lip of a wedged ledge.
    KEYSTONE = "keystone.svg";
}

macro_rules! pictures {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {$(
        $(#[$doc])*
        pub const $name: Drawing =
            concat!(r#"<image href="tower/"#, $file, r#"" x="-222" y="-470" width="440" height="530"/>"#);
    )*};
}

// Files of their own: the browser fetches them with the first tower that is shown.
pictures! {
    /// The inside of the tower: bricks, lamp glow, brackets.
    SHAFT = "shaft.svg";
    /// The four ledges and the chute; they hide a sliver of each boulder, which seats it.
    LEDGES = "ledges.svg";
    /// The walls cut open, and the gate.
    WALLS = "walls.svg";
}

/// A hammer at each wall, standing upright on its shank; the side's class shows one.
pub const HAMMERS: Drawing = concat!(
    r#"<g class="tw-hammer tw-hammer-left" transform="translate(-152 -2)"><g class="tw-arm">"#,
    include_str!("art/hammer.svg"),
    r#"</g></g><g class="tw-hammer tw-hammer-right" transform="translate(152 -2) scale(-1 1)"><g class="tw-arm">"#,
    include_str!("art/hammer.svg"),
    "</g></g>"
);

/// The mountain spirit with closed eyes, on its guard and in anger, one over the other; the mood's class shows one.
pub const SPIRIT: Drawing = concat!(
    r#"<g class="tw-spirit"><image class="tw-face tw-face-calm" href="tower/spirit-calm.svg" x="-222" y="-472" width="492" height="472"/>"#,
    r#"<image class="tw-face tw-face-wary" href="tower/spirit-wary.svg" x="-222" y="-472" width="492" height="472"/>"#,
    include_str!("art/spirit-angry.svg"),
    "</g>"
);
