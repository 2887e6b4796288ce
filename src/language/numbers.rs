//! Numbers in a page's prose: digits of any script, or spelled out.
//!
//! Words are in the language's `numbers.yaml`: a number, and every word for
//! it, whatever its gender or case.
//!
//! ```yaml
//! 1: [um, uma]
//! 2: [dois, duas]
//! ```

use std::collections::BTreeMap;
use std::sync::Arc;

use unicode_normalization::UnicodeNormalization;

use crate::diagnostic::{Diagnostic, Source};
use crate::yaml;

/// The zeros of the scripts whose nine other digits follow theirs in Unicode.
const ZEROS: [char; 20] =
    ['0', '٠', '۰', '߀', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '๐', '໐', '༠', '၀', '០', '᠐', '０'];

/// A language's words for numbers.
#[derive(Debug, Default)]
pub(super) struct Numbers(BTreeMap<String, u64>);

impl Numbers {
    /// Reads a language's `numbers.yaml`.
    pub(super) fn read(source: &Arc<Source>) -> Result<Self, Vec<Diagnostic>> {
        let root = yaml::parse(source, 0..source.text().len())?;
        let mut reader = yaml::Reader::new(source);
        let mut words: BTreeMap<String, u64> = BTreeMap::new();
        let entries = reader.entries(&root, "a list of numbers");
        for (key, node) in entries.iter().flat_map(yaml::Fields::iter) {
            let Some(number) = digits(&key.name) else {
                let problem = reader.error(key.span.clone(), format!("`{}` is not a number in digits", key.name));
                reader.problem(problem.help("write the number, then its words: `2: [dois, duas]`"));
                continue;
            };
            for item in reader.one_or_more(node) {
                let Some(word) = reader.text(item, "a number's word") else { continue };
                if let Some(other) = words.insert(plain(word), number).filter(|other| *other != number) {
                    let message = format!("`{word}` cannot be both {other} and {number}");
                    reader.problem(reader.error(item.span.clone(), message));
                }
            }
        }
        let problems = reader.finish();
        if problems.is_empty() { Ok(Self(words)) } else { Err(problems) }
    }

    /// The number that this text is.
    pub(super) fn value(&self, text: &str) -> Option<u64> {
        digits(text.trim()).or_else(|| self.0.get(&plain(text)).copied())
    }
}

/// A whole number in the digits of one script.
fn digits(text: &str) -> Option<u64> {
    let first = text.chars().next()?;
    let zero = ZEROS.into_iter().find(|zero| (0..10).contains(&(first as i64 - *zero as i64)))?;
    text.chars().try_fold(0u64, |number, sign| {
        let digit = u64::from((sign as u32).checked_sub(zero as u32).filter(|digit| *digit < 10)?);
        number.checked_mul(10)?.checked_add(digit)
    })
}

/// A word as it is compared: composed, in lower case, with one kind of hyphen, apostrophe and space.
fn plain(word: &str) -> String {
    let words: Vec<_> = word.split_whitespace().collect();
    let sign = |sign| match sign {
        '\u{2010}' | '\u{2011}' => '-',
        '’' => '\'',
        other => other,
    };
    words.join(" ").to_lowercase().nfc().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn portuguese() -> Numbers {
        Numbers::read(&Source::new("numbers.yaml", "1: [um, uma]\n2: [dois, duas]\n22: vinte e dois\n")).unwrap()
    }

    #[test]
    fn a_number_is_read_in_digits_of_any_script() {
        let numbers = Numbers::default();
        for (text, value) in [("20", 20), (" 0 ", 0), ("٢٠", 20), ("۶۴", 64), ("６４", 64), ("१०", 10)] {
            assert_eq!(numbers.value(text), Some(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_whole_number_is_none() {
        let numbers = portuguese();
        for text in ["", " ", "-1", "+1", "1.5", "1,5", "2٠", "20x", "18446744073709551616", "trois", "²", "一"] {
            assert_eq!(numbers.value(text), None, "{text}");
        }
        assert_eq!(numbers.value("18446744073709551615"), Some(u64::MAX));
    }

    #[test]
    fn a_word_is_read_in_any_case_and_however_it_is_spaced() {
        let numbers = portuguese();
        for text in ["vinte e dois", "Vinte e dois", " vinte  e\u{a0}dois\n"] {
            assert_eq!(numbers.value(text), Some(22), "{text:?}");
        }
        assert_eq!((numbers.value("duas"), numbers.value("DOIS")), (Some(2), Some(2)));
    }

    #[test]
    fn a_word_for_two_numbers_is_refused_where_it_stands() {
        let problems = Numbers::read(&Source::new("numbers.yaml", "1: [um]\n2: [dois, um]\n")).unwrap_err();
        assert_eq!(problems[0].message, "`um` cannot be both 1 and 2");
        assert_eq!(problems[0].place.as_ref().unwrap().line_column(), (2, 11));
    }

    #[test]
    fn a_key_that_is_no_number_is_refused() {
        let problems = Numbers::read(&Source::new("numbers.yaml", "one: 1\n")).unwrap_err();
        assert_eq!(problems[0].message, "`one` is not a number in digits");
    }
}
