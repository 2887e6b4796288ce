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

#[cfg(test)]
mod tests {
    use super::Typography;

    fn french(text: &str) -> String {
        Typography { before: ";:!?".chars().collect(), within: vec![('«', '»')] }.set(text)
    }

    #[test]
    fn a_typed_space_before_a_tall_sign_becomes_narrow() {
        assert_eq!(french("Noir passe : pourquoi ?"), "Noir passe\u{202f}: pourquoi\u{202f}?");
        assert_eq!(french("Non\u{a0}! Si ; non"), "Non\u{202f}! Si\u{202f}; non");
    }

    #[test]
    fn where_no_space_is_typed_none_is_made() {
        for text in ["à 12:30", "https://exemple.fr/?a=b;c", "(?)", ": ?!", "Quoi ?!"] {
            let without_narrow = french(text).replace('\u{202f}', " ");
            assert_eq!(without_narrow, text);
        }
        assert_eq!(french("12:30 https://exemple.fr/?a"), "12:30 https://exemple.fr/?a");
    }

    #[test]
    fn quotes_have_narrow_spaces_inside_typed_or_not() {
        let set = "dit «\u{202f}Annex\u{202f}», puis";
        for typed in ["dit «Annex», puis", "dit « Annex », puis", "dit «\u{a0}Annex\u{a0}», puis"] {
            assert_eq!(french(typed), set);
        }
    }

    #[test]
    fn setting_twice_changes_nothing() {
        for text in ["« Oui » ! : ; ?", "«»", "« »", " »«", "", "\n: a", "a «", "» b"] {
            assert_eq!(french(&french(text)), french(text), "{text:?}");
        }
    }

    #[test]
    fn a_language_without_signs_leaves_text_as_it_is() {
        assert_eq!(Typography::default().set("a : b « c »"), "a : b « c »");
    }
}
