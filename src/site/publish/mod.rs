//! Everything that is published, made of what was read: pages as HTML, and
//! what stands beside them. Nothing is written here.

mod example;
mod figure;
mod page;
mod shell;
mod special;

use std::collections::BTreeMap;
use std::sync::Arc;

use rayon::prelude::*;

pub use figure::ReadBack;

use super::content::Content;
use super::links;
use super::templates::Templates;
use super::view::Words;
use super::{Building, Files};
use crate::diagnostic::Diagnostic;
use crate::language::Language;
use crate::scenario::Scenario;

/// What everything that is published is made with.
pub(super) struct Publisher<'a> {
    content: &'a Content,
    speech: &'a BTreeMap<String, Arc<Language>>,
    words: BTreeMap<String, Words>,
    templates: &'a Templates,
    read_back: &'a ReadBack,
    base_url: String,
    revision: Option<String>,
}

/// A file, or everything that is wrong with it.
type Made = Result<(String, Vec<u8>), Vec<Diagnostic>>;

impl<'a> Publisher<'a> {
    pub fn new(
        content: &'a Content,
        speech: &'a BTreeMap<String, Arc<Language>>,
        templates: &'a Templates,
        read_back: &'a ReadBack,
        building: &Building,
    ) -> Self {
        let words = speech.iter().map(|(tag, language)| (tag.clone(), words(language))).collect();
        let base_url = building.base_url.clone().unwrap_or_else(|| content.settings.base_url.clone());
        let revision = building.revision.clone();
        Self { content, speech, words, templates, read_back, base_url, revision }
    }

    /// The path of the site on its server.
    pub fn base_path(&self) -> String {
        special::base_path(&self.base_url)
    }

    /// Every file of the site.
    pub fn files(&self) -> Result<Files, Vec<Diagnostic>> {
        let tags: Vec<_> = self.content.tags().filter(|tag| self.speech.contains_key(*tag)).collect();
        let pages = tags.par_iter().flat_map_iter(|tag| {
            let pages = self.content.pages(tag).into_iter();
            pages.map(|page| self.page(tag, page)).collect::<Vec<_>>()
        });
        let examples = tags.par_iter().flat_map(|tag| {
            self.examples().collect::<Vec<_>>().into_par_iter().map(|scenario| self.example(tag, scenario))
        });
        let galleries = tags.par_iter().map(|tag| self.gallery(tag));
        let made: Vec<Made> = pages.chain(examples).chain(galleries).collect();
        let mut files = self.templates.assets().clone();
        let mut problems = Vec::new();
        for made in made.into_iter().chain(self.special()) {
            match made {
                Ok((path, bytes)) => _ = files.insert(path, bytes),
                Err(told) => problems.extend(told),
            }
        }
        if problems.is_empty() { Ok(files) } else { Err(problems) }
    }

    /// The scenarios with a page of their own: not those that stand in a page.
    fn examples(&self) -> impl Iterator<Item = &'a Scenario> {
        self.content.scenarios.values().filter(|scenario| !scenario.id().contains('#'))
    }

    fn words(&self, tag: &str) -> &Words {
        static NONE: Words = Words::new();
        self.words.get(tag).unwrap_or(&NONE)
    }

    fn slug(&self, tag: &str) -> String {
        super::settings::slug(tag)
    }

    /// The address of a page as readers of a language see it.
    fn address(&self, tag: &str, path: &str) -> String {
        match path {
            "examples" => format!("{}/examples/", self.slug(tag)),
            _ => links::address(&self.slug(tag), path),
        }
    }

    fn example_address(&self, tag: &str, id: &str) -> String {
        format!("{}/examples/{id}/", self.slug(tag))
    }

    /// An address with the site's own before it.
    fn whole(&self, address: &str) -> String {
        format!("{}{}", self.base_url, links::encode(address))
    }

    fn html(&self, address: &str, template: &str, view: &impl serde::Serialize) -> Made {
        let html = self.templates.render(template, view).map_err(|problem| vec![*problem])?;
        Ok((format!("{address}index.html"), html.into_bytes()))
    }
}

/// The strings that need nothing filled in, with names that templates can write.
fn words(language: &Language) -> Words {
    let ids = language.every_id();
    ids.into_iter().map(|id| (id.replace('-', "_"), language.text(id))).collect()
}
