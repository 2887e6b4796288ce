//! A page as written: its front matter, its body, and where it stands on the site.

use std::ops::Range;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::claims::Named;
use super::front_matter::{self, FrontMatter};
use super::links;
use super::markdown::{self, Document};
use crate::diagnostic::{Diagnostic, Place, Source};

/// A page in one language.
#[derive(Debug, Clone)]
pub struct Page {
    /// Its language, in canonical case.
    pub language: String,
    /// Its path in the language's folder: `variants/standard`.
    pub path: String,
    /// Its file.
    pub source: Arc<Source>,
    /// What it says about itself.
    pub front: FrontMatter,
    /// Where its Markdown stands in the file.
    pub body: Range<usize>,
    /// Its Markdown, read.
    pub document: Document,
}

/// Reads a page. Warnings come with the page; errors too, where the page can
/// still be held against the others.
pub fn read(language: &str, path: &str, source: &Arc<Source>, named: &Named) -> (Option<Page>, Vec<Diagnostic>) {
    let (front, body) = match front_matter::split(source) {
        Ok(parts) => parts,
        Err(problem) => return (None, vec![*problem]),
    };
    let (document, mut problems) = markdown::read(path, source, body.clone(), named);
    let front = match front_matter::read(source, front) {
        Ok(front) => front,
        Err(wrong) => {
            problems.splice(0..0, wrong);
            return (None, problems);
        }
    };
    let source = Arc::clone(source);
    (Some(Page { language: language.to_owned(), path: path.to_owned(), source, front, body, document }), problems)
}

impl Page {
    /// Where it stands on the site, without a slash at the start.
    pub fn address(&self) -> String {
        links::address(&super::settings::slug(&self.language), &self.path)
    }

    /// Its Markdown.
    pub fn text(&self) -> &str {
        &self.source.text()[self.body.clone()]
    }

    /// A part of its file.
    pub fn at(&self, span: &Range<usize>) -> Place {
        self.source.at(span.clone())
    }

    /// The digest of its text, for the translations made from it: the first
    /// sixteen hexadecimal digits of the SHA-256 of title, summary and body, each
    /// ended by a line feed but the last, in NFC, lines ended by LF.
    pub fn digest(&self) -> String {
        let text = format!("{}\n{}\n{}", self.front.title, self.front.summary, self.text());
        let text = links::normal(&text.replace("\r\n", "\n").replace('\r', "\n"));
        let hash = Sha256::digest(text.as_bytes());
        hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(text: &str) -> String {
        read("en", "a", &Source::new("a.md", text), &Named::default()).0.unwrap().digest()
    }

    #[test]
    fn the_digest_is_of_the_text_alone() {
        let plain = digest("---\ntitle: Café\nsummary: B\n---\nOne\nTwo\n");
        // printf 'Café\nB\nOne\nTwo\n' | sha256sum
        assert_eq!(plain, "949619fb59757eb0");
        assert_eq!(
            plain,
            digest("\u{feff}---\r\ntitle: Cafe\u{301}\r\nsummary: B\r\norder: 3\r\n---\r\nOne\r\nTwo\r\n")
        );
        assert_ne!(plain, digest("---\ntitle: Café\nsummary: B\n---\nOne\nTwo!\n"));
    }
}
