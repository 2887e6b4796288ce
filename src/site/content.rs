//! Everything that a site is made of, read: pages, scenarios, examples, claims.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;

use super::claims::{self, Named};
use super::examples::{self, Examples};
use super::markdown::{Cell, InPlace, Part, RuleRow};
use super::page::{self, Page};
use super::settings::Settings;
use super::sources::{LanguageSources, Sources};
use crate::diagnostic::{Diagnostic, Source};
use crate::scenario::{Scenario, verify, verify_part};

/// What a site is made of.
#[derive(Debug, Clone)]
pub struct Content {
    /// The site's settings.
    pub settings: Settings,
    /// The claims that have names.
    pub named: Named,
    /// Each language, by its tag.
    pub languages: BTreeMap<String, Language>,
    /// The scenarios that hold, by id, those in pages among them.
    pub scenarios: BTreeMap<String, Scenario>,
    /// The ids of scenarios that do not hold, which has been told.
    pub refuted: BTreeSet<String>,
}

/// What stands in one language.
#[derive(Debug, Clone, Default)]
pub struct Language {
    /// The pages that are published, by path.
    pub pages: BTreeMap<String, Page>,
    /// Drafts that are left out.
    pub drafts: BTreeSet<String>,
    /// Pages that cannot be read, which has been told.
    pub unreadable: BTreeSet<String>,
    /// What it says of scenarios.
    pub examples: Examples,
}

/// Reads the sources; what can be read comes with everything that is wrong.
pub fn read(sources: &Sources, drafts: bool) -> (Content, Vec<Diagnostic>) {
    let (named, mut problems) = sources.claims.as_ref().map(claims::read).unwrap_or_default();
    let mut languages = BTreeMap::new();
    for (tag, folder) in &sources.languages {
        let (language, told) = language(tag, folder, &named, drafts);
        languages.insert(tag.clone(), language);
        problems.extend(told);
    }
    let settings = sources.settings.clone();
    let (scenarios, refuted) = (BTreeMap::new(), sources.unreadable.clone());
    let mut content = Content { settings, named, languages, scenarios, refuted };
    problems.extend(content.verify(&sources.scenarios));
    (content, problems)
}

fn language(tag: &str, folder: &LanguageSources, named: &Named, drafts: bool) -> (Language, Vec<Diagnostic>) {
    let (examples, mut problems) = folder.examples.as_ref().map(examples::read).unwrap_or_default();
    let unreadable = folder.unreadable.iter().filter_map(|file| file.strip_suffix(".md").map(str::to_owned)).collect();
    let mut language = Language { examples, unreadable, ..Language::default() };
    let pages: Vec<_> =
        folder.pages.par_iter().map(|(path, source)| (path.clone(), page::read(tag, path, source, named))).collect();
    for (path, (page, told)) in pages {
        match page {
            // A draft that is left out may be wrong as long as it is one.
            Some(page) if page.front.draft && !drafts => {
                language.drafts.insert(path);
                continue;
            }
            Some(page) => _ = language.pages.insert(path, page),
            None => _ = language.unreadable.insert(path),
        }
        problems.extend(told);
    }
    (language, problems)
}

/// A scenario that stands in a page.
type InPage<'a> = (&'a Page, &'a InPlace);

impl Content {
    fn verify(&mut self, files: &BTreeMap<String, Arc<Source>>) -> Vec<Diagnostic> {
        let (in_pages, mut problems) = self.in_pages();
        let files: Vec<_> = files.par_iter().map(|(id, source)| (id.clone(), verify(id, source))).collect();
        let part =
            |(id, (page, part)): (&str, InPage<'_>)| (id.to_owned(), verify_part(id, &page.source, part.yaml.clone()));
        let parts: Vec<_> = in_pages.into_par_iter().map(part).collect();
        for (id, verified) in files.into_iter().chain(parts) {
            match verified {
                Ok(scenario) => _ = self.scenarios.insert(id, scenario),
                Err(told) => {
                    self.refuted.insert(id);
                    problems.extend(told);
                }
            }
        }
        problems
    }

    /// The scenarios that stand in pages: each once, in the source language if it has the page.
    fn in_pages(&self) -> (BTreeMap<&str, InPage<'_>>, Vec<Diagnostic>) {
        let mut problems = Vec::new();
        let mut found: BTreeMap<&str, InPage<'_>> = BTreeMap::new();
        for page in self.tags().filter_map(|tag| self.languages.get(tag)).flat_map(|language| language.pages.values()) {
            for part in &page.document.scenarios {
                match found.get(part.id.as_str()) {
                    None => _ = found.insert(&part.id, (page, part)),
                    Some((first, earlier)) => problems.push(
                        Diagnostic::error(format!("the scenario `{}` is written a second time", part.id))
                            .at(page.at(&part.span))
                            .related(first.at(&earlier.span), "it stands here")
                            .help(format!("show it: `![caption](diagram:{})`", part.id)),
                    ),
                }
            }
        }
        (found, problems)
    }

    /// The tags of the languages, the source language first.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.settings.languages.iter().map(|language| language.text.as_str())
    }

    /// The language that the others are translated from.
    pub fn source_language(&self) -> Option<&Language> {
        self.languages.get(self.settings.source_language())
    }

    /// The page of this path as readers of a language see it: in their
    /// language, or where it is missing in the source language.
    pub fn page(&self, language: &str, path: &str) -> Option<&Page> {
        let of = |language: &Language| language.pages.contains_key(path);
        let own = self.languages.get(language).filter(|language| of(language));
        own.or_else(|| self.source_language()).and_then(|language| language.pages.get(path))
    }

    /// All pages as readers of a language see them, in the order of their paths.
    pub fn pages(&self, language: &str) -> Vec<&Page> {
        let tags = [language, self.settings.source_language()];
        let languages = tags.iter().filter_map(|tag| self.languages.get(*tag));
        let paths: BTreeSet<_> = languages.flat_map(|language| language.pages.keys()).collect();
        paths.into_iter().filter_map(|path| self.page(language, path)).collect()
    }

    /// The rules as readers of a language see them: the page and the row of each id.
    pub fn rules(&self, language: &str) -> BTreeMap<&str, (&Page, &RuleRow)> {
        let mut rules = BTreeMap::new();
        for page in self.pages(language) {
            for row in &page.document.rules {
                rules.entry(row.id.as_str()).or_insert((page, row));
            }
        }
        rules
    }

    /// What a rule's row says in its second column, where it says something of
    /// its own: the page's document, and the parts. For the cell `=`.
    pub fn said<'a>(&'a self, language: &str, rule: &str) -> Option<Cell<'a>> {
        let of_page = |page: &'a Page| {
            let row = page.document.rules.iter().find(|row| row.id == rule)?;
            let cell = row.cells.get(1)?.clone();
            let parts = page.document.parts.get(cell.clone())?;
            let own = parts.iter().all(|part| !matches!(part, Part::Same(_) | Part::Diagram(_)));
            (own && !parts.is_empty()).then_some(Cell { document: &page.document, parts: cell })
        };
        self.pages(language).into_iter().find_map(of_page)
    }

    /// The scenarios that show a rule, in the order of their ids.
    pub fn examples_of(&self, rule: &str) -> Vec<&Scenario> {
        let shows = |scenario: &&Scenario| scenario.covers().iter().any(|(id, _)| id == rule);
        self.scenarios.values().filter(shows).collect()
    }

    /// Whether a page is a translation of an older source page.
    pub fn is_stale(&self, page: &Page) -> bool {
        if page.language == self.settings.source_language() {
            return false;
        }
        let source = self.source_language().and_then(|language| language.pages.get(&page.path));
        match (source, &page.front.source) {
            (Some(source), Some(digest)) => source.digest() != digest.text,
            _ => false,
        }
    }

    /// The id in a page, if readers of a language find it there: a page that
    /// stands in for a translation may name one that only it has.
    pub fn anchor<'a>(&self, language: &str, path: &str, id: &'a str) -> Option<&'a str> {
        self.page(language, path)?.document.ids.contains(id).then_some(id)
    }
}
