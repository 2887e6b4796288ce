//! Links, ids, related pages, the navigation, and addresses.

use std::collections::BTreeMap;

use super::all_pages;
use crate::diagnostic::{Diagnostic, Place, nearest};
use crate::site::content::Content;
use crate::site::links;
use crate::site::markdown::Target;
use crate::site::page::Page;
use crate::site::settings::slug;

pub(super) fn check(content: &Content) -> Vec<Diagnostic> {
    let mut problems = addresses(content);
    for page in all_pages(content) {
        for link in &page.document.links {
            if let Target::Page { path, anchor } = &link.target {
                let place = page.at(&link.span);
                problems.extend(leads(content, page, path, anchor.as_deref(), place));
            }
        }
        for related in &page.front.related {
            problems.extend(leads(content, page, &related.text, None, page.at(&related.span)));
        }
        problems.extend(page.document.generated.iter().map(|(_, span)| unfilled(page.at(span))));
    }
    problems.extend(navigation(content));
    problems
}

/// A generated block is understood, but nothing fills one in this version: better told than published empty.
fn unfilled(place: Place) -> Diagnostic {
    Diagnostic::error("this version cannot fill generated blocks yet").at(place).help("leave the block out")
}

/// What is wrong with a link to this path and id, if anything is.
fn leads(content: &Content, from: &Page, path: &str, anchor: Option<&str>, place: Place) -> Option<Diagnostic> {
    let Some(to) = content.page(&from.language, path) else {
        return missing(content, &from.language, path, place);
    };
    let anchor = anchor?;
    if to.document.ids.contains(anchor) {
        return None;
    }
    let problem = Diagnostic::error(format!("`{path}.md` has no heading or rule with the id `{anchor}`")).at(place);
    Some(problem.help(match nearest(anchor, to.document.ids.iter().map(String::as_str)) {
        Some(id) => format!("did you mean `#{id}`?"),
        None => format!("write `{{#{anchor}}}` after the heading that is meant"),
    }))
}

fn missing(content: &Content, language: &str, path: &str, place: Place) -> Option<Diagnostic> {
    let tags = [language, content.settings.source_language()];
    let languages = || tags.iter().filter_map(|tag| content.languages.get(*tag));
    if languages().any(|language| language.unreadable.contains(path)) {
        return None;
    }
    if languages().any(|language| language.drafts.contains(path)) {
        let problem = Diagnostic::error(format!("`{path}.md` is a draft, and is not published")).at(place);
        return Some(problem.help("take the link out, or `draft` out of that page; `--drafts` shows drafts"));
    }
    let problem = Diagnostic::error(format!("there is no page `{path}.md`")).at(place);
    let paths = || languages().flat_map(|language| language.pages.keys().map(String::as_str));
    if let Some(other) = paths().find(|other| other.to_lowercase() == path.to_lowercase()) {
        return Some(problem.help(format!("the page is `{other}.md`: capital and small letters count")));
    }
    Some(problem.help(match nearest(path, paths()) {
        Some(near) => format!("did you mean `{near}.md`?"),
        None => format!("write the page, as `{path}.md` or `{path}/index.md`, or take out the link"),
    }))
}

fn navigation(content: &Content) -> Vec<Diagnostic> {
    let settings = &content.settings;
    let language = settings.source_language();
    let entries = settings.navigation.iter().filter(|entry| entry.text != "examples");
    let entries = entries.filter(|entry| content.page(language, &entry.text).is_none());
    entries
        .filter_map(|entry| missing(content, language, &entry.text, settings.source.at(entry.span.clone())))
        .collect()
}

/// Two pages, or a page and an alias, at one address.
fn addresses(content: &Content) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    let mut first: BTreeMap<String, Place> = BTreeMap::new();
    let pages = all_pages(content).map(|page| (page.address(), page.source.start(), "page"));
    let aliases = all_pages(content).flat_map(|page| {
        let slug = slug(&page.language);
        let address = move |path: &str| links::address(&slug, path);
        page.front.aliases.iter().map(move |alias| (address(&alias.text), page.at(&alias.span), "alias"))
    });
    for (address, place, what) in pages.chain(aliases) {
        match first.get(&address) {
            None => {
                first.insert(address, place);
            }
            Some(earlier) => problems.push(
                Diagnostic::error(format!("this {what} has the address `/{address}`, which is taken"))
                    .at(place)
                    .related(earlier.clone(), "by this")
                    .help(if what == "alias" { "leave out the alias" } else { "rename one of the two pages" }),
            ),
        }
    }
    problems
}
