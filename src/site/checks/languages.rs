//! The languages of a site beside one another: the same pages, built alike,
//! and translations that are as new as what they were made from.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::site::content::{Content, Language};
use crate::site::page::Page;

pub(super) fn check(content: &Content) -> Vec<Diagnostic> {
    let tag = content.settings.source_language();
    let Some(source) = content.source_language() else { return Vec::new() };
    let mut problems: Vec<_> = source.pages.values().filter_map(no_translation).collect();
    for other in content.tags().filter(|other| *other != tag) {
        let Some(language) = content.languages.get(other) else { continue };
        problems.extend(missing(source, other, language));
        for page in language.pages.values() {
            match source.pages.get(&page.path) {
                Some(original) => {
                    problems.extend(built_alike(original, page));
                    problems.extend(stale(content, original, page));
                }
                None if source.unreadable.contains(&page.path) => {}
                None => problems.push(
                    Diagnostic::warning(format!("there is no page `{}` in `{tag}`, the source language", page.path))
                        .at(page.source.start())
                        .help(format!("write it, or rename this one; links to it work in `{other}` alone")),
                ),
            }
        }
    }
    problems
}

/// `source` on a page that is no translation.
fn no_translation(page: &Page) -> Option<Diagnostic> {
    let digest = page.front.source.as_ref()?;
    let problem = Diagnostic::warning("`source` is for translations, and this is the source page");
    Some(problem.at(page.at(&digest.span)).help("take it out"))
}

fn missing(source: &Language, tag: &str, language: &Language) -> Vec<Diagnostic> {
    let there = |path: &str| language.pages.contains_key(path) || language.unreadable.contains(path);
    let missing = source.pages.values().filter(|page| !there(&page.path));
    missing
        .map(|page| {
            Diagnostic::warning(format!("the page `{}` is missing in `{tag}`", page.path))
                .at(page.source.start())
                .help(format!("write `content/{tag}/{}.md`; until then this one stands in for it", page.path))
        })
        .collect()
}

fn stale(content: &Content, original: &Page, page: &Page) -> Option<Diagnostic> {
    let digest = original.digest();
    let Some(source) = &page.front.source else {
        let problem = Diagnostic::notice("the translation does not say which source page it was made from");
        return Some(problem.at(page.source.at(0..3)).help(format!("add `source: {digest}` to its front matter")));
    };
    if !content.is_stale(page) {
        return None;
    }
    Some(
        Diagnostic::notice("the translation is older than its source page")
            .at(page.at(&source.span))
            .related(original.source.start(), "this has changed")
            .help(format!("bring it up to date, then write `source: {digest}`")),
    )
}

/// Something that all languages of a page must have in the same order.
struct Mark {
    what: String,
    span: Range<usize>,
    claim: bool,
}

/// The first difference between a page and its translation.
fn built_alike(original: &Page, page: &Page) -> Option<Diagnostic> {
    let (ours, theirs) = (marks(original), marks(page));
    let same = ours.iter().zip(&theirs).take_while(|(a, b)| a.what == b.what).count();
    let (here, there) = (theirs.get(same), ours.get(same));
    let message = match (here, there) {
        (None, None) => return None,
        (Some(here), Some(there)) => format!("here is {}, where the source page has {}", here.what, there.what),
        (Some(here), None) => format!("here is {}, and the source page has ended", here.what),
        (None, Some(there)) => format!("the source page goes on with {}", there.what),
    };
    let place = |page: &Page, mark: Option<&Mark>| match mark {
        Some(mark) => page.at(&mark.span),
        None => page.source.at(page.source.text().trim_end().len()..page.source.text().len()),
    };
    Some(
        Diagnostic::warning(format!("the languages of this page are not built alike: {message}"))
            .at(place(page, here))
            .related(place(original, there), "the source page")
            .help("headings, diagrams, rules, claims and tables are the same in every language"),
    )
}

fn marks(page: &Page) -> Vec<Mark> {
    let document = &page.document;
    let mut marks = Vec::new();
    let mut mark = |what: String, span: &Range<usize>, claim: bool| {
        marks.push(Mark { what, span: span.clone(), claim });
    };
    for heading in &document.headings {
        let id = if heading.explicit { format!(" `{{#{}}}`", heading.id) } else { String::new() };
        mark(format!("a heading of level {}{id}", heading.level), &heading.span, false);
    }
    for diagram in &document.diagrams {
        let frames = match &diagram.frames {
            None => String::new(),
            Some(frames) if frames.start() == frames.end() => format!("#{}", frames.start()),
            Some(frames) => format!("#{}-{}", frames.start(), frames.end()),
        };
        mark(format!("the diagram `{}{frames}`", diagram.scenario), &diagram.span, false);
    }
    document.rules.iter().for_each(|rule| mark(format!("the rule `{}`", rule.id), &rule.span, false));
    document.claims.iter().for_each(|claim| mark(format!("the claim `{}`", claim.query), &claim.span, true));
    for table in &document.tables {
        let shape = format!("a table of {} columns and {} rows", table.columns.len(), table.rows);
        mark(shape, &table.span, false);
    }
    marks.sort_by_key(|mark| mark.span.start);
    sort_claims(&mut marks);
    marks
}

/// Words come in another order in another language: claims that follow one another do too.
fn sort_claims(marks: &mut [Mark]) {
    for run in marks.chunk_by_mut(|a, b| a.claim && b.claim) {
        run.sort_by(|a, b| a.what.cmp(&b.what));
    }
}
