//! Numbers in pages that the engine must agree with.
//!
//! A claim is written like a query, `discs-each?board=8x8&players=3`; what it
//! means, and which parameters it has, stands in `evaluate`. `content/claims.yaml`
//! gives names to claims that many pages make.

mod evaluate;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

pub use evaluate::{Wrong, evaluate, scenario_of};

use super::settings::Written;
use crate::diagnostic::{Diagnostic, Source};
use crate::yaml::{self, Reader};

/// The claims that have names.
#[derive(Debug, Clone, Default)]
pub struct Named {
    /// The file, if there is one.
    pub source: Option<Arc<Source>>,
    /// Where each name stands, and its claim.
    pub by_name: BTreeMap<String, (Range<usize>, Written)>,
}

/// Reads `content/claims.yaml`.
pub fn read(source: &Arc<Source>) -> (Named, Vec<Diagnostic>) {
    let mut named = Named { source: Some(Arc::clone(source)), by_name: BTreeMap::new() };
    let root = match yaml::parse(source, 0..source.text().len()) {
        Ok(root) => root,
        Err(problems) => return (named, problems),
    };
    let mut reader = Reader::new(source);
    if let Some(entries) = reader.entries(&root, "`claims.yaml`") {
        for (key, node) in entries.iter() {
            if key.name.trim().is_empty() || key.name.contains(['[', ']']) {
                let problem = reader.error(key.span.clone(), "a claim's name is empty or has a bracket in it");
                reader.problem(problem.help("name it with letters, digits and hyphens"));
            } else if let Some(text) = reader.text(node, "a claim") {
                let claim = Written { text: text.to_owned(), span: node.span.clone() };
                named.by_name.insert(key.name.clone(), (key.span.clone(), claim));
            }
        }
    }
    (named, reader.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_with_their_places() {
        let text = "each: discs-each?board=8x8&players=3\nbad: [1]\n";
        let (named, problems) = read(&Source::new("claims.yaml", text));
        assert_eq!(named.by_name["each"].1.text, "discs-each?board=8x8&players=3");
        assert_eq!(problems[0].message, "this is a list; a claim is text");
        assert_eq!(problems[0].place.as_ref().unwrap().line_column(), (2, 6));
    }
}
