//! Holds everything on a site against everything else, before any of it is written.
//!
//! What is wrong in a page or a file by itself was told when it was read.

mod claims;
mod examples;
mod languages;
mod pages;
mod rules;

#[cfg(test)]
mod tests;

use super::content::Content;
use crate::diagnostic::Diagnostic;

/// Reads a number as it is written in a language, given the language's tag.
pub type Number<'a> = &'a dyn Fn(&str, &str) -> Option<u64>;

/// Everything that is wrong between the parts of a site.
pub fn check(content: &Content, number: Number<'_>) -> Vec<Diagnostic> {
    let mut problems = pages::check(content);
    problems.extend(examples::check(content));
    problems.extend(rules::check(content));
    problems.extend(claims::check(content, number));
    problems.extend(languages::check(content));
    problems
}

/// Every page that is published, in every language.
fn all_pages(content: &Content) -> impl Iterator<Item = &super::page::Page> {
    content.tags().filter_map(|tag| content.languages.get(tag)).flat_map(|language| language.pages.values())
}
