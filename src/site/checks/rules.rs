//! Rules: declared once in each language, shown by an example, and never
//! referred to without being declared.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Diagnostic, Place, nearest};
use crate::site::content::Content;

pub(super) fn check(content: &Content) -> Vec<Diagnostic> {
    let mut problems = declared_once(content);
    problems.extend(covered(content));
    problems.extend(covers(content));
    problems.extend(same(content));
    problems
}

fn declared_once(content: &Content) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    for language in content.tags().filter_map(|tag| content.languages.get(tag)) {
        let mut first: BTreeMap<&str, (&str, Place)> = BTreeMap::new();
        for page in language.pages.values() {
            for row in &page.document.rules {
                let place = page.at(&row.span);
                match first.get(row.id.as_str()) {
                    None => _ = first.insert(&row.id, (&page.path, place)),
                    // Twice on one page is told with the page's ids.
                    Some((path, _)) if *path == page.path => {}
                    Some((_, earlier)) => problems.push(
                        Diagnostic::error(format!("the rule `{}` is declared twice", row.id))
                            .at(place)
                            .related(earlier.clone(), "first here")
                            .help("declare it on one page, and link to it from the other"),
                    ),
                }
            }
        }
    }
    problems
}

/// Each rule's first place, in the first language that declares it.
fn declared(content: &Content) -> BTreeMap<&str, Place> {
    let mut rules = BTreeMap::new();
    for page in super::all_pages(content) {
        for row in &page.document.rules {
            rules.entry(row.id.as_str()).or_insert_with(|| page.at(&row.span));
        }
    }
    rules
}

fn covered(content: &Content) -> Vec<Diagnostic> {
    // What a refuted scenario covers is not known.
    if !content.refuted.is_empty() {
        return Vec::new();
    }
    let shown: BTreeSet<&str> =
        content.scenarios.values().flat_map(|scenario| scenario.covers().iter().map(|(id, _)| id.as_str())).collect();
    let bare = declared(content).into_iter().filter(|(id, _)| !shown.contains(id));
    bare.map(|(id, place)| {
        Diagnostic::error(format!("no example shows the rule `{id}`"))
            .at(place)
            .help(format!("write `covers: [{id}]` in a scenario that shows it"))
    })
    .collect()
}

fn covers(content: &Content) -> Vec<Diagnostic> {
    let rules = declared(content);
    // Rules of a page that cannot be read are not known.
    if content.languages.values().any(|language| !language.unreadable.is_empty()) {
        return Vec::new();
    }
    let written = content.scenarios.values().flat_map(|scenario| scenario.covers());
    let unknown = written.filter(|(id, _)| !rules.contains_key(id.as_str()));
    unknown
        .map(|(id, place)| {
            let help = match nearest(id, rules.keys().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("declare it in a table's first cell: `[name](rule:{id})`"),
            };
            Diagnostic::error(format!("no page declares the rule `{id}`")).at(place.clone()).help(help)
        })
        .collect()
}

/// The cells `=`, which need a row of the standard page with words of its own.
fn same(content: &Content) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    for page in super::all_pages(content) {
        for same in &page.document.same {
            if content.said(&page.language, &same.rule).is_some() {
                continue;
            }
            let problem = match content.rules(&page.language).get(same.rule.as_str()) {
                Some((standard, row)) => {
                    Diagnostic::error(format!("the row of `{}` says nothing to repeat", same.rule))
                        .related(standard.at(&row.span), "its second cell must hold words, and no diagram")
                }
                None => Diagnostic::error(format!("no row declares `{}`, which `=` stands for", same.rule)),
            };
            problems.push(problem.at(page.at(&same.span)).help("write out what the standard game's rule is"));
        }
    }
    problems
}
