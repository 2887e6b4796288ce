//! A language: its code, which way it is written, its strings and numbers.

use std::fmt;
use std::sync::Arc;

use unic_langid::{CharacterDirection, LanguageIdentifier};

use super::numbers::Numbers;
use super::strings::{Arg, Strings};
use super::typography::Typography;
use crate::diagnostic::{Diagnostic, Source};

/// Which way a language is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The value of HTML's `dir`: `ltr` or `rtl`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

/// One language: one folder under `content/`.
pub struct Language {
    code: String,
    direction: Direction,
    pub(super) strings: Strings,
    numbers: Numbers,
    typography: Typography,
    fallback: Option<Arc<Language>>,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.code).finish()
    }
}

impl Language {
    /// The language of this code, from its `strings.ftl` and, if it has one, its `numbers.yaml`.
    ///
    /// # Errors
    /// A code that is not well formed (BCP 47), and everything that is wrong
    /// with the files: syntax, ids that stand twice, references that lead
    /// nowhere or in a circle.
    pub fn new(code: &str, strings: &Arc<Source>, numbers: Option<&Arc<Source>>) -> Result<Self, Vec<Diagnostic>> {
        let mut problems = Vec::new();
        let mut keep = |more: Vec<Diagnostic>| problems.extend(more);
        let identifier = identifier(code);
        if identifier.is_none() {
            let problem = Diagnostic::error(format!("`{code}` is no language code")).at(strings.start());
            keep(vec![problem.help("a language's folder has its BCP 47 code as its name: `en`, `pt-BR`, `zh-Hant`")]);
        }
        let language = identifier.clone().unwrap_or_default();
        let strings = Strings::read(strings, &language).map_err(&mut keep).ok();
        let numbers = numbers.map_or_else(|| Ok(Numbers::default()), Numbers::read).map_err(&mut keep).ok();
        let (Some(identifier), Some(strings), Some(numbers)) = (identifier, strings, numbers) else {
            return Err(problems);
        };
        let typography = Typography::from(&strings);
        let (code, direction) = (identifier.to_string(), direction(&identifier));
        Ok(Self { code, direction, strings, numbers, typography, fallback: None })
    }

    /// With the source language, which says what this one has no string for.
    #[must_use]
    pub fn with_fallback(mut self, source: &Arc<Self>) -> Self {
        self.fallback = Some(Arc::clone(source));
        self
    }

    /// The code in its canonical case: `pt-BR`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The code as it stands in addresses: `pt-br`.
    pub fn slug(&self) -> String {
        self.code.to_lowercase()
    }

    /// Which way it is written.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// Its name for itself; the code, if no string `language-name` says it.
    pub fn name(&self) -> String {
        // Not the source language's name, which would be a lie in the list of languages.
        self.strings.format("language-name", &[]).unwrap_or_else(|| self.code.clone())
    }

    /// Whether this language itself has the string.
    pub fn has(&self, id: &str) -> bool {
        self.strings.place(id).is_some()
    }

    /// The ids of this language's own strings, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.strings.ids()
    }

    /// The ids of every string that can be said: its own, and the source language's.
    pub fn every_id(&self) -> std::collections::BTreeSet<&str> {
        let source = self.fallback.iter().flat_map(|source| source.ids());
        self.ids().chain(source).collect()
    }

    /// The string of this id, in this language or else in the source language.
    /// An id that neither has is given back in braces.
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The string of this id with these arguments.
    pub fn text_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        match (self.strings.format(id, args), &self.fallback) {
            (Some(text), _) => self.typography(&text),
            (None, Some(source)) => source.text_with(id, args),
            (None, None) => format!("{{{id}}}"),
        }
    }

    /// Text with this language's spaces around signs. It changes nothing that
    /// it has set already; addresses and code must be kept away from it.
    pub fn typography(&self, text: &str) -> String {
        self.typography.set(text)
    }

    /// The number that a text of this language is, in digits or spelled out.
    pub fn number(&self, text: &str) -> Option<u64> {
        self.numbers.value(text)
    }
}

/// A code that is well formed and could be a language's.
fn identifier(code: &str) -> Option<LanguageIdentifier> {
    let identifier: LanguageIdentifier = code.parse().ok()?;
    // Longer language subtags are well formed, but none has ever been registered; `und` is no language.
    let known = matches!(identifier.language.as_str().len(), 2 | 3) && identifier.language.as_str() != "und";
    (known && !code.contains('_')).then_some(identifier)
}

fn direction(identifier: &LanguageIdentifier) -> Direction {
    const RIGHT_TO_LEFT_SCRIPTS: [&str; 8] = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"];
    const RIGHT_TO_LEFT_LANGUAGES: [&str; 12] =
        ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"];
    let right_to_left = match identifier.script {
        Some(script) => RIGHT_TO_LEFT_SCRIPTS.contains(&script.as_str()),
        None => {
            RIGHT_TO_LEFT_LANGUAGES.contains(&identifier.language.as_str())
                || identifier.character_direction() == CharacterDirection::RTL
        }
    };
    if right_to_left { Direction::RightToLeft } else { Direction::LeftToRight }
}
