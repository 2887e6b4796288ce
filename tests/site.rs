//! The example site of this repository, built whole, and what becomes of it
//! when a page is missing, out of date, moved or a draft.
#![cfg(feature = "site")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use outflank::diagnostic::{Diagnostic, Severity};
use outflank::site::{Building, build, check};

const LANGUAGES: [(&str, &str); 5] = [("en", "en"), ("pt-br", "pt-BR"), ("el", "el"), ("fr", "fr"), ("it", "it")];
const PAGES: [&str; 4] = ["", "variants/standard/", "variants/multiplayer/", "variants/blocked/"];

/// A copy of the example project that a test may change.
struct Project(tempfile::TempDir);

impl Project {
    fn new() -> Self {
        let project = Self(tempfile::tempdir().unwrap());
        for folder in ["content", "diagrams"] {
            let from = Path::new(env!("CARGO_MANIFEST_DIR"));
            for file in files(&from.join(folder)) {
                let to = project.path(file.strip_prefix(from).unwrap().to_str().unwrap());
                fs::create_dir_all(to.parent().unwrap()).unwrap();
                fs::copy(&file, to).unwrap();
            }
        }
        project
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    /// Changes a file's text.
    fn edit(&self, path: &str, change: impl Fn(String) -> String) {
        let text = fs::read_to_string(self.path(path)).unwrap();
        let changed = change(text.clone());
        assert_ne!(text, changed, "{path} is not changed");
        fs::write(self.path(path), changed).unwrap();
    }

    /// Builds it, and says what was told, but for notices.
    fn build(&self, building: Building) -> Vec<String> {
        let (_, told) = build(self.0.path(), &Building { out: "public".into(), ..building });
        told.iter().filter(|it| it.severity != Severity::Notice).map(shown).collect()
    }

    fn read(&self, page: &str) -> String {
        let path = self.path("public").join(page);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    fn page(&self, address: &str) -> String {
        self.read(&format!("{address}index.html"))
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let files = walkdir::WalkDir::new(folder).into_iter().map(|entry| entry.unwrap().into_path());
    files.filter(|path| path.is_file()).collect()
}

fn shown(problem: &Diagnostic) -> String {
    let place = problem.place.as_ref().map(|place| format!("{}: ", place.source().name()));
    format!("{}{}", place.unwrap_or_default(), problem.message)
}

/// The text between two others, each time.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split_once(after)).map(|(inside, _)| inside).collect()
}

#[test]
fn the_example_site_is_whole_in_five_languages() {
    let project = Project::new();
    assert_eq!(project.build(Building { strict: true, ..Building::default() }), [""; 0]);
    let scenarios = files(&project.path("diagrams")).len();
    assert!(scenarios >= 20);
    for (folder, tag) in LANGUAGES {
        for page in PAGES {
            let html = project.page(&format!("{folder}/{page}"));
            assert!(
                html.starts_with(&format!("<!doctype html>\n<html lang=\"{tag}\" dir=\"ltr\">")),
                "{folder}/{page}"
            );
            assert!(!html.contains("<script"), "{folder}/{page}");
            assert!(!between(&html, "role=\"img\" aria-label=\"", "\"").is_empty(), "{folder}/{page}");
        }
        let examples = files(&project.path("public").join(folder).join("examples")).len();
        assert_eq!(examples, scenarios + 1, "one page a scenario, and the gallery");
    }
}

#[test]
fn search_engines_are_told_of_every_language() {
    let project = Project::new();
    project.build(Building::default());
    let html = project.page("fr/variants/blocked/");
    let alternates: Vec<_> = between(&html, "<link rel=\"alternate\" hreflang=\"", ">")
        .into_iter()
        .map(|it| it.replace("\" href=\"https://outflank.example/", " ").replace('"', ""))
        .collect();
    let page = |lang: &str, folder: &str| format!("{lang} {folder}/variants/blocked/");
    let mut expected: Vec<_> = LANGUAGES.iter().map(|(folder, tag)| page(tag, folder)).collect();
    expected.push(page("x-default", "en"));
    assert_eq!(alternates, expected);
    assert!(html.contains("<link rel=\"canonical\" href=\"https://outflank.example/fr/variants/blocked/\">"));
    // Who reads none of the languages begins where all are listed.
    let start = project.page("it/");
    assert!(start.contains("hreflang=\"x-default\" href=\"https://outflank.example/\">"));
    assert_eq!(project.page("").matches("hreflang=\"el\"").count(), 2, "a choice, and for search engines");
}

#[test]
fn the_sitemap_lists_every_page_once() {
    let project = Project::new();
    project.build(Building::default());
    let sitemap = project.read("sitemap.xml");
    let listed = between(&sitemap, "<loc>https://outflank.example/", "</loc>");
    let unique: BTreeSet<_> = listed.iter().collect();
    assert_eq!(listed.len(), unique.len());
    let scenarios = files(&project.path("diagrams")).len();
    assert_eq!(listed.iter().filter(|page| page.starts_with("el/")).count(), PAGES.len() + 1 + scenarios);
}

#[test]
fn a_rule_has_a_lasting_address_that_leads_to_its_row_in_every_language() {
    let project = Project::new();
    project.build(Building::default());
    let rule = project.page("r/multi.no-flip/");
    for (folder, tag) in LANGUAGES {
        assert!(
            rule.contains(&format!("href=\"../../{folder}/variants/multiplayer/#multi.no-flip\" hreflang=\"{tag}\""))
        );
        let page = project.page(&format!("{folder}/variants/multiplayer/"));
        assert!(page.contains("id=\"multi.no-flip\""));
    }
    assert!(rule.contains("../../en/examples/multi/place/"), "its examples");
}

#[test]
fn the_sign_for_the_same_stands_for_the_standard_page() {
    let project = Project::new();
    project.build(Building::default());
    let row = |page: &str, id: &str| {
        let html = project.page(page);
        between(&html, &format!("id=\"{id}\">"), "</tr>")[0].to_owned()
    };
    let standard = "Black moves first, and the players alternate.";
    assert!(row("en/variants/standard/", "standard.order").contains(standard));
    assert!(row("en/variants/multiplayer/", "multi.order").contains(standard));
}

#[test]
fn french_has_narrow_spaces_that_nobody_types() {
    let project = Project::new();
    project.build(Building::default());
    let narrow = |text: &str| text.contains('\u{202f}');
    assert!(files(&project.path("content/fr")).iter().all(|file| !narrow(&fs::read_to_string(file).unwrap())));
    assert!(project.page("fr/variants/standard/").contains("\u{202f}:"));
    assert!(!narrow(&project.page("en/variants/standard/")));
}

#[test]
fn a_missing_page_falls_back_to_the_source_language() {
    let project = Project::new();
    fs::remove_file(project.path("content/el/variants/blocked.md")).unwrap();
    let missing = "content/en/variants/blocked.md: the page `variants/blocked` is missing in `el`";
    assert!(project.build(Building { strict: true, ..Building::default() }).contains(&missing.to_owned()));
    assert!(!project.path("public").exists(), "a strict build writes nothing");
    assert!(project.build(Building::default()).contains(&missing.to_owned()));
    let html = project.page("el/variants/blocked/");
    assert!(html.contains("<html lang=\"el\""));
    assert!(html.contains("<main id=\"content\" lang=\"en\">"));
    assert!(html.contains("<p class=\"notice\" lang=\"el\">Αυτή η σελίδα"), "a notice in the reader's language");
    assert!(html.contains("<link rel=\"canonical\" href=\"https://outflank.example/en/variants/blocked/\">"));
    assert!(!html.contains("hreflang=\"el\" href=\"https://"), "it is no translation");
    assert!(!project.read("sitemap.xml").contains("<loc>https://outflank.example/el/variants/blocked/"));
    let source = project.page("en/variants/blocked/");
    assert!(
        source.contains("<a href=\"../../../el/variants/blocked/\" lang=\"el\" hreflang=\"el\" class=\"fallback\">")
    );
}

#[test]
fn a_translation_of_an_older_text_says_so_and_is_published() {
    let project = Project::new();
    project.edit("content/en/variants/blocked.md", |text| {
        text.replace("Playing on the hole itself", "A disc on the hole")
    });
    assert_eq!(project.build(Building { strict: true, ..Building::default() }), [""; 0]);
    assert!(project.page("el/variants/blocked/").contains("<p class=\"notice\" lang=\"el\">"));
    assert!(!project.page("en/variants/blocked/").contains("<p class=\"notice\""));
}

#[test]
fn an_old_address_leads_to_the_page() {
    let project = Project::new();
    project.edit("content/en/variants/blocked.md", |text| text.replacen("order: 3", "order: 3\naliases: [holes]", 1));
    project.build(Building::default());
    let html = project.page("en/holes/");
    assert!(html.contains("content=\"0; url=../variants/blocked/\""));
    assert!(html.contains("<link rel=\"canonical\" href=\"https://outflank.example/en/variants/blocked/\">"));
    assert!(!project.read("sitemap.xml").contains("holes"));
}

#[test]
fn a_draft_is_left_out_unless_it_is_asked_for() {
    let project = Project::new();
    fs::write(project.path("content/en/new.md"), "---\ntitle: New\nsummary: A draft.\ndraft: true\n---\nText.\n")
        .unwrap();
    assert_eq!(project.build(Building::default()), [""; 0]);
    assert!(!project.path("public/en/new").exists());
    project.build(Building { drafts: true, ..Building::default() });
    assert!(project.page("en/new/").contains("Text."));
}

#[test]
fn a_check_of_the_project_finds_what_a_build_finds_and_writes_nothing() {
    let project = Project::new();
    project.edit("diagrams/multi/mixed-line.yaml", |text| text.replace("flips: [c4, d4, e4]", "flips: [c4, d4]"));
    let checked: Vec<_> = check(project.0.path(), &Building::default()).iter().map(shown).collect();
    assert!(
        checked.iter().any(|it| it.starts_with("diagrams/multi/mixed-line.yaml: f4 flips c4, d4 and e4")),
        "{checked:?}"
    );
    assert_eq!(fs::read_dir(project.0.path()).unwrap().count(), 2, "content and diagrams");
}
