//! Which form of a plural a number takes in a language. The browser knows it for every language.

/// The plural forms of one language.
pub struct Plurals {
    #[cfg(target_arch = "wasm32")]
    rules: js_sys::Intl::PluralRules,
}

#[cfg(target_arch = "wasm32")]
impl Plurals {
    /// The forms of the language with this tag.
    pub fn of(tag: &str) -> Self {
        let tags = js_sys::Array::of1(&tag.into());
        Plurals {
            rules: js_sys::Intl::PluralRules::new(&tags, &js_sys::Object::new()),
        }
    }

    /// The form for `number`: `zero`, `one`, `two`, `few`, `many` or `other`.
    pub fn category(&self, number: i64) -> String {
        self.rules.select(number as f64).into()
    }
}

/// Without a browser there are only tests, in English.
#[cfg(not(target_arch = "wasm32"))]
impl Plurals {
    /// The forms of English.
    pub fn of(_tag: &str) -> Self {
        Plurals {}
    }

    /// `one` for 1, else `other`.
    pub fn category(&self, number: i64) -> String {
        if number == 1 { "one" } else { "other" }.to_string()
    }
}
