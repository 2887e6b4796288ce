//! Sources, pages, templates, output.
//!
//! [`sources`] reads a project's folder, and is the only part of what follows
//! that touches files. [`content`] makes values of it: [`settings`],
//! [`page`]s with their [`front_matter`] and [`markdown`], [`examples`] and
//! named [`claims`], and the scenarios, verified. [`checks`] holds all of it
//! together: links, rules, claims, languages. [`render`] turns a page's
//! Markdown into HTML, asking a context for what it cannot know. [`publish`]
//! makes every file of the site, with [`templates`] that are given [`view`]s;
//! [`audit`] looks at what came out, and [`output`] writes it.

pub mod audit;
pub mod checks;
pub mod claims;
pub mod content;
pub mod examples;
pub mod front_matter;
pub mod links;
pub mod markdown;
pub mod output;
pub mod page;
pub mod publish;
pub mod render;
pub mod settings;
pub mod sources;
pub mod templates;
pub mod view;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Severity};
use crate::language::Language;
use content::Content;
use publish::{Publisher, ReadBack};
use sources::Sources;
use templates::Templates;

/// Files by their paths from the site's root.
pub type Files = BTreeMap<String, Vec<u8>>;

/// How a site is built.
#[derive(Debug, Clone, Default)]
pub struct Building {
    /// The folder to write, from the project's.
    pub out: PathBuf,
    /// The site's address, if not the one in its settings.
    pub base_url: Option<String>,
    /// A revision to show.
    pub revision: Option<String>,
    /// Whether drafts are published.
    pub drafts: bool,
    /// Whether warnings are errors.
    pub strict: bool,
}

/// Checks a whole project, and everything that a build would write, but writes nothing.
pub fn check(project: &Path, building: &Building) -> Vec<Diagnostic> {
    make(project, building, &ReadBack::default()).1
}

/// Builds a project's site, if nothing is wrong with it.
///
/// What was written is none if something was wrong.
pub fn build(project: &Path, building: &Building) -> (Option<output::Written>, Vec<Diagnostic>) {
    let cache = cache::path(project);
    let read_back = ReadBack::new(cache::read(&cache));
    let (files, mut problems) = make(project, building, &read_back);
    let Some(files) = files else { return (None, problems) };
    match output::publish(&files, &project.join(&building.out), project) {
        Ok(written) => {
            cache::write(&cache, &read_back.digests());
            (Some(written), problems)
        }
        Err(told) => {
            problems.extend(told);
            (None, problems)
        }
    }
}

/// Every file of the site, if nothing is wrong that forbids to write them.
fn make(project: &Path, building: &Building, read_back: &ReadBack) -> (Option<Files>, Vec<Diagnostic>) {
    let (sources, mut problems) = sources::read(project);
    let Some(sources) = sources else { return (None, problems) };
    let (content, told) = content::read(&sources, building.drafts);
    problems.extend(told);
    let (speech, told) = speech(&sources);
    problems.extend(told);
    let number = |tag: &str, text: &str| speech.get(tag).and_then(|language| language.number(text));
    problems.extend(checks::check(&content, &number));
    if forbidden(&problems, building.strict) {
        return (None, problems);
    }
    match finished(&sources, &content, &speech, building, read_back) {
        Ok(files) => (Some(files), problems),
        Err(told) => {
            problems.extend(told);
            (None, problems)
        }
    }
}

fn forbidden(problems: &[Diagnostic], strict: bool) -> bool {
    problems.iter().any(|problem| match problem.severity {
        Severity::Error => true,
        Severity::Warning => strict,
        Severity::Notice => false,
    })
}

/// The files, audited.
fn finished(
    sources: &Sources,
    content: &Content,
    speech: &BTreeMap<String, Arc<Language>>,
    building: &Building,
    read_back: &ReadBack,
) -> Result<Files, Vec<Diagnostic>> {
    let templates = Templates::new(&sources.templates)?;
    let publisher = Publisher::new(content, speech, &templates, read_back, building);
    let files = publisher.files()?;
    let problems = audit::audit(&files, &publisher.base_path());
    if problems.is_empty() { Ok(files) } else { Err(problems) }
}

/// Each language with its strings, by its tag; those of the source language stand in for what is missing.
fn speech(sources: &Sources) -> (BTreeMap<String, Arc<Language>>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let mut speech = BTreeMap::new();
    let source = sources.settings.source_language();
    let mut read = |tag: &str| {
        let folder = sources.languages.get(tag)?;
        let Some(strings) = &folder.strings else {
            if !folder.unreadable.contains("strings.ftl") {
                let problem = Diagnostic::error(format!("content/{tag}/strings.ftl is missing"));
                let help = "it holds the words of this language; begin with a copy of another language's";
                problems.push(problem.help(help));
            }
            return None;
        };
        Language::new(tag, strings, folder.numbers.as_ref()).map_err(|told| problems.extend(told)).ok()
    };
    let Some(first) = read(source).map(Arc::new) else { return (speech, problems) };
    let others: Vec<_> = sources.languages.keys().filter(|tag| *tag != source).filter_map(|tag| read(tag)).collect();
    for language in others {
        problems.extend(language.missing(&first));
        speech.insert(language.code().to_owned(), Arc::new(language.with_fallback(&first)));
    }
    speech.insert(source.to_owned(), first);
    (speech, problems)
}

/// Which drawings earlier builds have read back: digests, one a line, in a
/// file that can be removed at any time. Only this version's are known.
mod cache {
    use super::{BTreeSet, Path, PathBuf};

    pub fn path(project: &Path) -> PathBuf {
        project.join(".outflank").join(format!("read-back-{}", env!("CARGO_PKG_VERSION")))
    }

    pub fn read(path: &Path) -> BTreeSet<String> {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// Without it the next build is slower, and no less right: a failure is not told.
    pub fn write(path: &Path, digests: &BTreeSet<String>) {
        let text: String = digests.iter().map(|digest| format!("{digest}\n")).collect();
        let written = path.parent().map(std::fs::create_dir_all);
        if matches!(written, Some(Ok(()))) {
            let _ = std::fs::write(path, text);
        }
    }
}
