//! The numbers that pages state.

use std::collections::BTreeSet;

use super::{Number, all_pages};
use crate::diagnostic::{Diagnostic, Place};
use crate::site::claims::{evaluate, scenario_of};
use crate::site::content::Content;
use crate::site::markdown::Claim;
use crate::site::page::Page;

pub(super) fn check(content: &Content, number: Number<'_>) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    let mut used = BTreeSet::new();
    for page in all_pages(content) {
        for claim in &page.document.claims {
            used.extend(claim.name.as_deref());
            problems.extend(hold(content, page, claim, number));
        }
    }
    problems.extend(unused(content, &used));
    problems
}

fn hold(content: &Content, page: &Page, claim: &Claim, number: Number<'_>) -> Option<Diagnostic> {
    if scenario_of(&claim.query).is_some_and(|id| content.refuted.contains(&id)) {
        return None;
    }
    let right = match evaluate(&claim.query, &content.scenarios) {
        Ok(right) => right,
        Err(wrong) => {
            let place = within(content, page, claim, wrong.part);
            return Some(Diagnostic::error(wrong.message).at(place).help_maybe(wrong.help));
        }
    };
    let said = number(&page.language, &claim.text);
    if said == Some(right as u64) {
        return None;
    }
    let message = match said {
        Some(_) => format!("this says {}; the rules give {right}", claim.text),
        None => format!("`{}` cannot be read as a number; the rules give {right}", claim.text),
    };
    let problem = Diagnostic::error(message).at(page.at(&claim.number)).note(format!("claimed: {}", claim.query));
    Some(problem.help(format!("write `{right}`")))
}

/// Where a part of the claim stands: in the page, or where its name is explained.
fn within(content: &Content, page: &Page, claim: &Claim, part: std::ops::Range<usize>) -> Place {
    let (source, span) = match (&claim.name, &content.named.source) {
        (Some(name), Some(source)) => match content.named.by_name.get(name) {
            Some((_, written)) => (source, written.span.clone()),
            None => (&page.source, claim.span.clone()),
        },
        _ => (&page.source, claim.span.clone()),
    };
    let text = source.text().get(span.clone()).unwrap_or_default();
    match text.rfind(&claim.query) {
        Some(at) => source.at(span.start + at + part.start..span.start + at + part.end),
        None => source.at(span),
    }
}

fn unused(content: &Content, used: &BTreeSet<&str>) -> Vec<Diagnostic> {
    let Some(source) = &content.named.source else { return Vec::new() };
    let unreadable = content.languages.values().any(|language| !language.unreadable.is_empty());
    let names = content.named.by_name.iter().filter(|(name, _)| !unreadable && !used.contains(name.as_str()));
    names
        .map(|(name, (span, _))| {
            Diagnostic::warning(format!("no page uses the claim `{name}`"))
                .at(source.at(span.clone()))
                .help("use it, `[20][name]`, or take it out")
        })
        .collect()
}
