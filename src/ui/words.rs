//! The words on screen: Fluent messages of one language, looked up by their id.

use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;
use yew::AttrValue;

/// One value that goes into a message.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

/// The messages of one language. Cheap to clone; equal only to its own clones.
#[derive(Clone)]
pub struct Words {
    bundle: Rc<FluentBundle<FluentResource>>,
    tag: AttrValue,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.bundle, &other.bundle)
    }
}

impl Words {
    /// Reads the messages of a language from the texts of its files. What cannot be read is left out; a test reads the
    /// files of every language and finds them sound.
    pub fn read(tag: &'static str, files: &[&str]) -> Self {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_string());
            let resource = resource.unwrap_or_else(|(sound, _)| sound);
            bundle.add_resource_overriding(resource);
        }
        Words {
            bundle: Rc::new(bundle),
            tag: tag.into(),
        }
    }

    /// The language as a tag for `lang`.
    pub fn tag(&self) -> &AttrValue {
        &self.tag
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message with this id.
    pub fn say(&self, id: &str) -> AttrValue {
        self.with(id, &[])
    }

    /// The message with this id and these values. A message that is missing shows its id.
    pub fn with(&self, id: &str, args: &[Arg<'_>]) -> AttrValue {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            return AttrValue::from(id.to_string());
        };
        let args: FluentArgs = args
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        AttrValue::from(text.into_owned())
    }
}
