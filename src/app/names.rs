//! Names that people type: short, without characters that would disturb the line they stand in.

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// The name without control and direction characters, runs of blanks made one, cut at [`LONGEST`].
pub fn clean(typed: &str) -> String {
    // A tab is a blank; what disturbs is gone before blanks are counted.
    let seen = typed.chars().filter(|&c| c.is_whitespace() || !disturbs(c));
    let plain: String = seen
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    let kept: String = words.join(" ").chars().take(LONGEST).collect();
    kept.trim_end().to_string()
}

/// Control characters, direction marks, invisible joiners and what is no character at all.
fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFF}' | '\u{061C}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean("  Ann\t Marie \n"), "Ann Marie");
        assert_eq!(clean("\u{202E}evil\u{0}"), "evil");
        assert_eq!(clean(" \u{0} Jo \u{0} Jo"), "Jo Jo");
        assert_eq!(clean(&"x".repeat(100)).len(), LONGEST);
        assert_eq!(clean("<b>Runa</b>"), "<b>Runa</b>");
        assert_eq!(clean("Øyvind 李"), "Øyvind 李");
    }
}
