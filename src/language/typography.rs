//! The spaces that a language sets around signs, which nobody types.
//!
//! Which signs is said by the language's strings: in French a narrow no-break
//! space stands before `;`, `:`, `!` and `?` and inside « and ».

use super::strings::Strings;

const NARROW_NO_BREAK_SPACE: char = '\u{202f}';
const NO_BREAK_SPACE: char = '\u{a0}';

/// Where a language wants narrow spaces.
#[derive(Debug, Default)]
pub(super) struct Typography {
    /// Before these signs, where a space is typed: `12:30` and `http://` have none.
    before: Vec<char>,
    /// After the first and before the second of these, typed or not.
    within: Vec<(char, char)>,
}

impl Typography {
    /// The rules in the strings `narrow-space-before` and `narrow-space-within`.
    pub(super) fn from(strings: &Strings) -> Self {
        let signs = |id| -> Vec<char> {
            let text = strings.format(id, &[]).unwrap_or_default();
            text.chars().filter(|sign| !sign.is_whitespace()).collect()
        };
        let within = signs("narrow-space-within").chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        Self { before: signs("narrow-space-before"), within }
    }

    /// The text with narrow spaces where they belong.
    pub(super) fn set(&self, text: &str) -> String {
        if self.before.is_empty() && self.within.is_empty() {
            return text.to_owned();
        }
        let mut set = String::with_capacity(text.len() + 8);
        let mut opened = false;
        for sign in text.chars() {
            let closes = self.within.iter().any(|(_, close)| *close == sign);
            if closes || (self.before.contains(&sign) && set.ends_with([' ', NO_BREAK_SPACE])) {
                narrow(&mut set);
            }
            if opened && !is_space(sign) {
                narrow(&mut set);
            }
            opened = self.within.iter().any(|(open, _)| *open == sign) || (opened && is_space(sign));
            set.push(sign);
        }
        set
    }
}

/// Whatever spaces the text ends with become one narrow one; a line's start gets none.
fn narrow(text: &mut String) {
    text.truncate(text.trim_end_matches(is_space).len());
    if !text.is_empty() && !text.ends_with('\n') {
        text.push(NARROW_NO_BREAK_SPACE);
    }
}

fn is_space(sign: char) -> bool {
    matches!(sign, ' ' | NO_BREAK_SPACE | NARROW_NO_BREAK_SPACE)
}
