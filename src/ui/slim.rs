//! How `html!` makes elements in this crate: by a call, where Yew's own way writes every field of every element out on the
//! spot. With calls the program is 30 kB smaller, and its download 4.7 kB.
//!
//! `html!` expands to paths that begin with `::yew`. The crate root gives itself that name and hands on all of Yew except
//! the two modules here, which replace what makes an element and a list of children. Everything else is Yew's.

/// In place of `yew::html`.
pub mod html {
    pub use yew_dom::html::*;
    use yew_dom::virtual_dom::{VList, VNode};

    pub use super::virtual_dom::Handle as NodeRef;

    /// The children of an element, on their way into it.
    #[derive(Debug)]
    pub struct ChildrenRenderer(Vec<VNode>);

    impl ChildrenRenderer {
        /// Takes what stands between the tags.
        pub fn new(children: Vec<VNode>) -> Self {
            ChildrenRenderer(children)
        }
    }

    impl IntoPropValue<VNode> for ChildrenRenderer {
        #[inline(never)]
        fn into_prop_value(self) -> VNode {
            VNode::VList(std::rc::Rc::new(VList::with_children(self.0, None)))
        }
    }
}

/// In place of `yew::virtual_dom`.
pub mod virtual_dom {
    use std::mem::{ManuallyDrop, forget};

    use yew_dom::NodeRef;
    use yew_dom::html::IntoPropValue;
    use yew_dom::virtual_dom::VTag as Element;
    use yew_dom::virtual_dom::listeners::Listeners as Heard;
    pub use yew_dom::virtual_dom::*;

    /// What `html!` makes an element by.
    #[derive(Debug)]
    pub struct VTag;

    /// The handle on an element, where one is asked for. Yew's own takes memory for every element.
    #[derive(Debug, Default)]
    pub struct Handle(Option<NodeRef>);

    impl IntoPropValue<Handle> for NodeRef {
        fn into_prop_value(self) -> Handle {
            Handle(Some(self))
        }
    }

    impl VTag {
        /// An element. Where it is written, the compiler knows what it has no need of, and only a short call is left: so
        /// no value may be dropped here, which would ask again what it is.
        #[doc(hidden)]
        #[inline(always)]
        pub fn __new_other(
            tag: AttrValue,
            handle: Handle,
            key: Option<Key>,
            attributes: Attributes,
            heard: Heard,
            children: VNode,
        ) -> VNode {
            let tag = ManuallyDrop::new(tag);
            let (handle, key) = (ManuallyDrop::new(handle), ManuallyDrop::new(key));
            let AttrValue::Static(name) = *tag else {
                return VNode::default();
            };
            if handle.0.is_some() || key.is_some() {
                let (handle, key) = (
                    ManuallyDrop::into_inner(handle),
                    ManuallyDrop::into_inner(key),
                );
                return full(name, handle.0, key, attributes, heard, children);
            }
            if !matches!(heard, Heard::None) {
                return pressed(name, attributes, heard, children);
            }
            forget(heard);
            if let Attributes::Static(fixed) = &attributes {
                let fixed: Fixed = fixed;
                forget(attributes);
                return plain(name, fixed, children);
            }
            described(name, attributes, children)
        }

        /// A field. There are few.
        #[doc(hidden)]
        pub fn __new_input(
            value: Option<AttrValue>,
            checked: Option<bool>,
            handle: Handle,
            key: Option<Key>,
            attributes: Attributes,
            heard: Heard,
        ) -> VNode {
            let handle = handle.0.unwrap_or_default();
            Element::__new_input(value, checked, handle, key, attributes, heard).into()
        }
    }

    type Fixed = &'static [(&'static str, AttributeOrProperty)];

    #[inline(never)]
    fn plain(tag: &'static str, fixed: Fixed, children: VNode) -> VNode {
        described(tag, Attributes::Static(fixed), children)
    }

    #[inline(never)]
    fn described(tag: &'static str, attributes: Attributes, children: VNode) -> VNode {
        pressed(tag, attributes, Heard::None, children)
    }

    #[inline(never)]
    fn pressed(tag: &'static str, attributes: Attributes, heard: Heard, children: VNode) -> VNode {
        full(tag, None, None, attributes, heard, children)
    }

    #[inline(never)]
    fn full(
        tag: &'static str,
        handle: Option<NodeRef>,
        key: Option<Key>,
        attributes: Attributes,
        heard: Heard,
        children: VNode,
    ) -> VNode {
        let (tag, handle) = (AttrValue::Static(tag), handle.unwrap_or_default());
        Element::__new_other(tag, handle, key, attributes, heard, children).into()
    }
}
