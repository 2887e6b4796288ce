//! Ids of headings: made from the text in its own letters, never romanised,
//! never empty, never doubled.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use unicode_normalization::char::is_combining_mark;

use super::Document;
use crate::diagnostic::{Diagnostic, Source};
use crate::site::links;

/// Gives every heading its id, and tells what stands twice.
pub(super) fn assign(document: &mut Document, source: &Arc<Source>) -> Vec<Diagnostic> {
    let (problems, mut taken) = explicit(document, source);
    let mut copies = BTreeMap::new();
    for (number, heading) in document.headings.iter_mut().enumerate() {
        if heading.explicit {
            continue;
        }
        let name = match slug(&heading.text) {
            name if name.is_empty() => format!("{}", number + 1),
            name => name,
        };
        // The next copy is looked for where the last was found, or a page of
        // equal headings would take the square of their number.
        let copies: &mut usize = copies.entry(name.clone()).or_insert(0);
        loop {
            *copies += 1;
            heading.id = if *copies == 1 { name.clone() } else { format!("{name}-{copies}") };
            if taken.insert(heading.id.clone()) {
                break;
            }
        }
    }
    document.ids = taken;
    problems
}

/// The ids that the author gave, and those that stand twice.
fn explicit(document: &Document, source: &Arc<Source>) -> (Vec<Diagnostic>, BTreeSet<String>) {
    let mut first = BTreeMap::new();
    let mut problems = Vec::new();
    let headings = document.headings.iter().filter(|heading| heading.explicit);
    let headings = headings.map(|heading| (heading.id.as_str(), &heading.span));
    let rules = document.rules.iter().map(|rule| (rule.id.as_str(), &rule.span));
    for (id, span) in headings.chain(rules) {
        match first.get(id) {
            None => {
                first.insert(id.to_owned(), span.clone());
            }
            Some(earlier) => problems.push(
                Diagnostic::error(format!("the id `{id}` stands twice on this page"))
                    .at(source.at(span.clone()))
                    .related(source.at(earlier.clone()), "first here")
                    .help("give one of them another id"),
            ),
        }
    }
    (problems, first.into_keys().collect())
}

/// The text as an id: its letters and digits in lower case, hyphens between words.
fn slug(text: &str) -> String {
    let mut id = String::new();
    for sign in links::normal(&text.to_lowercase()).chars() {
        if sign.is_alphanumeric() || is_combining_mark(sign) {
            id.push(sign);
        } else if !id.is_empty() && !id.ends_with('-') && !"'’".contains(sign) {
            id.push('-');
        }
    }
    id.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_keep_their_letters() {
        assert_eq!(slug("What is it?"), "what-is-it");
        assert_eq!(slug("Τι είναι;"), "τι-είναι");
        assert_eq!(slug("L’Octogone — 88 cases"), "loctogone-88-cases");
        assert_eq!(slug("नियम क्या हैं"), "नियम-क्या-हैं");
        assert_eq!(slug("…!"), "");
    }
}
