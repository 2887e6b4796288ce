//! Sources, pages, templates, output.
//!
//! [`sources`] reads a project's folder, and is the only part of what follows
//! that touches files. [`content`] makes values of it: [`settings`],
//! [`page`]s with their [`front_matter`] and [`markdown`], [`examples`] and
//! named [`claims`], and the scenarios, verified. [`checks`] holds all of it
//! together: links, rules, claims, languages. [`render`] turns a page's
//! Markdown into HTML, asking a context for what it cannot know.

pub mod checks;
pub mod claims;
pub mod content;
pub mod examples;
pub mod front_matter;
pub mod links;
pub mod markdown;
pub mod page;
pub mod render;
pub mod settings;
pub mod sources;

use std::path::Path;

use crate::diagnostic::Diagnostic;

/// Temporary.
pub fn check(project: &Path) -> Vec<Diagnostic> {
    let (sources, mut problems) = sources::read(project);
    if let Some(sources) = sources {
        let (content, told) = content::read(&sources, false);
        problems.extend(told);
        problems.extend(checks::check(&content, &|_, _| None));
    }
    problems
}
