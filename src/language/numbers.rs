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
