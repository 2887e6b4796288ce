//! A project's folder, read into values: the only part of the site's making
//! that reads files.
//!
//! `folder` walks and reads, and never leaves the project; what a file's
//! name makes of it is decided in `kind`, without looking at any file.

mod folder;
mod kind;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use self::folder::Folder;
use self::kind::Kind;
use super::links;
use super::settings::{self, Settings};
use crate::diagnostic::{Diagnostic, Source};

/// Everything that a site is made of, as written.
#[derive(Debug, Clone)]
pub struct Sources {
    /// `content/site.yaml`, read.
    pub settings: Settings,
    /// `content/claims.yaml`.
    pub claims: Option<Arc<Source>>,
    /// Each language's folder, by its tag in canonical case.
    pub languages: BTreeMap<String, LanguageSources>,
    /// The scenarios by their ids.
    pub scenarios: BTreeMap<String, Arc<Source>>,
    /// The ids of scenarios whose files cannot be read, which has been told.
    pub unreadable: BTreeSet<String>,
    /// The project's own templates and assets: bytes by their path under `templates`.
    pub templates: BTreeMap<String, Vec<u8>>,
}

/// One language's folder.
#[derive(Debug, Clone, Default)]
pub struct LanguageSources {
    /// The pages by their paths, without `.md`.
    pub pages: BTreeMap<String, Arc<Source>>,
    /// Its files that cannot be read, which has been told: `a/b.md`, `strings.ftl`.
    pub unreadable: BTreeSet<String>,
    /// `strings.ftl`.
    pub strings: Option<Arc<Source>>,
    /// `examples.yaml`.
    pub examples: Option<Arc<Source>>,
    /// `numbers.yaml` or `numbers.txt`: numbers spelled out.
    pub numbers: Option<Arc<Source>>,
}

/// Reads the project in this folder. Without sources there is an error; with
/// them there may be errors too.
pub fn read(root: &Path) -> (Option<Sources>, Vec<Diagnostic>) {
    let mut folder = match Folder::open(root) {
        Ok(folder) => folder,
        Err(problem) => return (None, vec![*problem]),
    };
    let names = folder.walk();
    let (sources, mut problems) = gather(&names, &|name, limit| folder.read(name, limit));
    problems.splice(0..0, folder.problems);
    (sources, problems)
}

/// Reads a project from texts by their names, as if they stood in a folder.
pub fn from_texts(files: &BTreeMap<String, String>) -> (Option<Sources>, Vec<Diagnostic>) {
    let names: Vec<_> = files.keys().cloned().collect();
    gather(&names, &|name, _| Ok(files.get(name).map(|text| text.clone().into_bytes()).unwrap_or_default()))
}

type Read<'a> = &'a dyn Fn(&str, u64) -> Result<Vec<u8>, Box<Diagnostic>>;

const SETTINGS: &str = "content/site.yaml";

fn gather(names: &[String], read: Read<'_>) -> (Option<Sources>, Vec<Diagnostic>) {
    if !names.iter().any(|name| name == SETTINGS) {
        let problem = Diagnostic::error(format!("there is no project here: `{SETTINGS}` is missing"));
        return (None, vec![problem.help("go to a project's folder, or name it with `-C DIR`")]);
    }
    let settings = match text(SETTINGS, kind::PAGE_LIMIT, read).map_err(|problem| vec![*problem]) {
        Ok(source) => settings::read(&source),
        Err(problems) => Err(problems),
    };
    let settings = match settings {
        Ok(settings) => settings,
        Err(problems) => return (None, problems),
    };
    let mut gathering = Gathering::new(settings, read);
    for name in names.iter().filter(|name| *name != SETTINGS) {
        gathering.file(name);
    }
    gathering.finish()
}

fn text(name: &str, limit: u64, read: Read<'_>) -> Result<Arc<Source>, Box<Diagnostic>> {
    Source::decode(links::normal(name), read(name, limit)?)
}

struct Gathering<'a> {
    read: Read<'a>,
    sources: Sources,
    problems: Vec<Diagnostic>,
    /// The name under which a file was first seen, by its name in NFC.
    seen: BTreeMap<String, String>,
    /// The folder of each language, as it is written.
    folders: BTreeMap<String, String>,
}

impl<'a> Gathering<'a> {
    fn new(settings: Settings, read: Read<'a>) -> Self {
        let languages = settings.languages.iter().map(|one| (one.text.clone(), LanguageSources::default())).collect();
        let (scenarios, unreadable, templates) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
        let sources = Sources { settings, claims: None, languages, scenarios, unreadable, templates };
        Self { read, sources, problems: Vec::new(), seen: BTreeMap::new(), folders: BTreeMap::new() }
    }

    fn file(&mut self, name: &str) {
        let shown = links::normal(name);
        if let Some(earlier) = self.seen.insert(shown.clone(), name.to_owned()) {
            let problem = Diagnostic::error(format!("two files have the one name `{shown}`"));
            let note = format!("their names are written with different signs: {earlier:?} and {name:?}");
            self.problems.push(problem.note(note).help("rename one of them, or take it away"));
            return;
        }
        match kind::of(&shown, &self.sources.settings) {
            Ok(kind) => self.take(name, kind),
            Err(problem) => self.problems.push(*problem),
        }
    }

    fn take(&mut self, name: &str, kind: Kind) {
        if let Kind::Template(path) = kind {
            match (self.read)(name, kind::TEMPLATE_LIMIT) {
                Ok(bytes) => _ = self.sources.templates.insert(path, bytes),
                Err(problem) => self.problems.push(*problem),
            }
            return;
        }
        let source = match text(name, kind.limit(), self.read) {
            Ok(source) => source,
            Err(problem) => {
                self.problems.push(*problem);
                return self.unreadable(name, kind);
            }
        };
        match kind {
            Kind::Claims => self.sources.claims = Some(source),
            Kind::Scenario(id) => _ = self.sources.scenarios.insert(id, source),
            Kind::Strings(language) => self.language(name, language).strings = Some(source),
            Kind::Examples(language) => self.language(name, language).examples = Some(source),
            Kind::Numbers(language) => self.language(name, language).numbers = Some(source),
            Kind::Page(language, path) => _ = self.language(name, language).pages.insert(path, source),
            Kind::Template(_) => {}
        }
    }

    /// What refers to this file is not told a second time that it is missing.
    fn unreadable(&mut self, name: &str, kind: Kind) {
        match kind {
            Kind::Scenario(id) => _ = self.sources.unreadable.insert(id),
            Kind::Page(language, _) | Kind::Strings(language) | Kind::Examples(language) | Kind::Numbers(language) => {
                let file = links::normal(name).splitn(3, '/').nth(2).unwrap_or_default().to_owned();
                self.language(name, language).unreadable.insert(file);
            }
            Kind::Claims | Kind::Template(_) => {}
        }
    }

    /// The sources of a language, whose folder must have one name.
    fn language(&mut self, name: &str, language: String) -> &mut LanguageSources {
        let folder = name.split('/').nth(1).unwrap_or_default();
        let first = self.folders.entry(language.clone()).or_insert_with(|| folder.to_owned());
        if first != folder {
            let problem = Diagnostic::error(format!("the language `{language}` has two folders"));
            let note = format!("`content/{first}` and `content/{folder}`");
            let problem = problem.note(note).help("move the files of one into the other");
            if !self.problems.contains(&problem) {
                self.problems.push(problem);
            }
        }
        self.sources.languages.entry(language).or_default()
    }

    /// A language without a folder is told once, and left out: all that it
    /// lacks follows from that. Without the source language there is no site.
    fn finish(mut self) -> (Option<Sources>, Vec<Diagnostic>) {
        let source_language = self.sources.settings.source_language().to_owned();
        for language in self.sources.settings.languages.extract_if(.., |one| !self.folders.contains_key(&one.text)) {
            let message = format!("the language `{}` has no folder", language.text);
            let problem = Diagnostic::error(message).at(self.sources.settings.source.at(language.span.clone()));
            let help = format!("write its pages in `content/{}`, or take it off the list", language.text);
            self.problems.push(problem.help(help));
            self.sources.languages.remove(&language.text);
        }
        let sources = self.sources.languages.contains_key(&source_language).then_some(self.sources);
        (sources, self.problems)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: &str = "title: A\nbase_url: https://a.example/\nlanguages: [en, pt-BR]\n";

    fn told(files: &[(&str, &str)]) -> Vec<String> {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        from_texts(&files).1.into_iter().map(|problem| problem.message).collect()
    }

    #[test]
    fn files_are_sorted_by_their_names() {
        let names = [
            "content/site.yaml",
            "content/claims.yaml",
            "content/en/a/b.md",
            "content/en/strings.ftl",
            "content/PT-br/examples.yaml",
            "diagrams/multi/x.yaml",
            "templates/page.html",
        ];
        let files = names.map(|name| (name.to_owned(), if name.ends_with("site.yaml") { SITE } else { "" }.to_owned()));
        let (sources, problems) = from_texts(&files.into_iter().collect());
        let sources = sources.unwrap();
        assert_eq!(problems, []);
        assert_eq!(sources.languages["en"].pages.keys().collect::<Vec<_>>(), ["a/b"]);
        assert!(sources.languages["pt-BR"].examples.is_some());
        assert_eq!(sources.scenarios.keys().collect::<Vec<_>>(), ["multi/x"]);
        assert_eq!(sources.templates.keys().collect::<Vec<_>>(), ["page.html"]);
        assert!(sources.claims.is_some());
    }

    #[test]
    fn a_folder_without_settings_is_no_project() {
        assert_eq!(told(&[("content/en/a.md", "")]), ["there is no project here: `content/site.yaml` is missing"]);
    }

    #[test]
    fn files_that_would_be_passed_over_are_told() {
        assert_eq!(
            told(&[
                ("content/site.yaml", SITE),
                ("content/en/a.md", ""),
                ("content/en/a.markdown", ""),
                ("content/en/picture.png", ""),
                ("content/de/a.md", ""),
                ("content/notes.txt", ""),
                ("content/pt-BR/a.md", ""),
                ("diagrams/x.yml", ""),
                ("diagrams/x#y.yaml", ""),
            ]),
            [
                "`content/de` is not one of the site's languages",
                "`content/en/a.markdown` is no page",
                "`content/en/picture.png` is not used",
                "`content/notes.txt` is not used",
                "a scenario's name has `#` in it: `diagrams/x#y.yaml`",
                "`diagrams/x.yml` is not read",
            ]
        );
    }

    #[test]
    fn two_files_of_one_name_and_two_folders_of_one_language_are_told() {
        assert_eq!(
            told(&[
                ("content/site.yaml", SITE),
                ("content/en/caf\u{e9}.md", ""),
                ("content/en/cafe\u{301}.md", ""),
                ("content/pt-BR/a.md", ""),
                ("content/pt-br/b.md", ""),
            ]),
            ["two files have the one name `content/en/caf\u{e9}.md`", "the language `pt-BR` has two folders"]
        );
    }

    #[test]
    fn a_language_needs_a_folder() {
        let files = BTreeMap::from([
            ("content/site.yaml".to_owned(), SITE.to_owned()),
            ("content/en/a.md".to_owned(), String::new()),
        ]);
        let problem = &from_texts(&files).1[0];
        assert_eq!(problem.message, "the language `pt-BR` has no folder");
        assert_eq!(problem.place.as_ref().unwrap().line_column(), (3, 17));
    }
}
