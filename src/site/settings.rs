//! The site's settings: `content/site.yaml`.

use std::ops::Range;
use std::sync::Arc;

use unic_langid::LanguageIdentifier;

use crate::diagnostic::{Diagnostic, Source};
use crate::yaml::{self, Fields, Node, Reader};

/// A part of the settings and the bytes that it stands at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// What is written, made canonical.
    pub text: String,
    /// The bytes of the file.
    pub span: Range<usize>,
}

/// What `content/site.yaml` says.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The file.
    pub source: Arc<Source>,
    /// The site's name.
    pub title: String,
    /// Where it will be published; ends in `/`.
    pub base_url: String,
    /// BCP 47, in canonical case; the first is the source language. Never empty.
    pub languages: Vec<Written>,
    /// Whether the site says that it is not finished.
    pub beta: bool,
    /// Where its sources are.
    pub repository: Option<String>,
    /// Paths of pages, or `examples`, in the order of the menu.
    pub navigation: Vec<Written>,
}

const KEYS: [&str; 6] = ["title", "base_url", "languages", "beta", "repository", "navigation"];

impl Settings {
    /// The language that the others are translated from.
    pub fn source_language(&self) -> &str {
        self.languages.first().map_or("", |language| &language.text)
    }
}

/// The name of a language in URLs.
pub fn slug(language: &str) -> String {
    language.to_lowercase()
}

/// The language of this tag, in canonical case.
pub fn canonical(tag: &str) -> Option<String> {
    let language: LanguageIdentifier = tag.parse().ok()?;
    (!language.language.is_empty() && !tag.contains('_')).then(|| language.to_string())
}

/// Reads the settings.
///
/// # Errors
/// Everything that is wrong with them.
pub fn read(source: &Arc<Source>) -> Result<Settings, Vec<Diagnostic>> {
    if source.text().trim().is_empty() {
        let help = "write at least `title`, `base_url` and `languages`";
        return Err(vec![Diagnostic::error("the site's settings are empty").at(source.start()).help(help)]);
    }
    let root = yaml::parse(source, 0..source.text().len())?;
    let mut reader = Reader::new(source);
    let settings =
        reader.fields(&root, "the site's settings", &KEYS).and_then(|fields| settings(&mut reader, source, fields));
    match (settings, reader.finish()) {
        (Some(settings), problems) if problems.is_empty() => Ok(settings),
        (_, problems) => Err(problems),
    }
}

fn settings(reader: &mut Reader<'_>, source: &Arc<Source>, fields: Fields<'_>) -> Option<Settings> {
    let title = required(reader, source, fields, "title", "the site's name");
    let base_url = required(reader, source, fields, "base_url", "where it is published: `https://example.org/`");
    let languages = required(reader, source, fields, "languages", "a list, the source language first: `[en, el]`");
    let title = title.and_then(|node| reader.text(node, "`title`"));
    let base_url = base_url.and_then(|node| base_url_of(reader, node));
    let languages = languages.and_then(|node| languages_of(reader, node));
    let beta = fields.get("beta").and_then(|node| reader.flag(node, "`beta`")).unwrap_or(false);
    let repository = fields.get("repository").and_then(|node| web_address(reader, node, "`repository`"));
    let navigation = fields.get("navigation").map(|node| navigation_of(reader, node)).unwrap_or_default();
    Some(Settings {
        source: Arc::clone(source),
        title: title?.to_owned(),
        base_url: base_url?,
        languages: languages?,
        beta,
        repository,
        navigation,
    })
}

fn required<'n>(
    reader: &mut Reader<'_>,
    source: &Arc<Source>,
    fields: Fields<'n>,
    key: &str,
    what: &str,
) -> Option<&'n Node> {
    let node = fields.get(key);
    if node.is_none() {
        let problem = Diagnostic::error(format!("the site's settings have no `{key}`")).at(source.start());
        reader.problem(problem.help(format!("add `{key}`: {what}")));
    }
    node
}

fn web_address(reader: &mut Reader<'_>, node: &Node, what: &str) -> Option<String> {
    let text = reader.text(node, what)?;
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.and_then(|rest| rest.split(['/', '?', '#']).next()).unwrap_or_default();
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "-.:[]".contains(sign);
    let whole = text.chars().all(|sign| sign.is_ascii_graphic() && !"\"<>\\^`{|}".contains(sign));
    if whole && host.starts_with(|sign: char| sign.is_ascii_alphanumeric() || sign == '[') && host.chars().all(plain) {
        return Some(text.to_owned());
    }
    let problem = reader.error(node.span.clone(), format!("{what} is not a web address: `{text}`"));
    reader.problem(problem.help("write it in full, as in `https://example.org/`"));
    None
}

fn base_url_of(reader: &mut Reader<'_>, node: &Node) -> Option<String> {
    let url = web_address(reader, node, "`base_url`")?;
    if url.contains(['?', '#']) {
        let problem = reader.error(node.span.clone(), "`base_url` has a query or a fragment");
        reader.problem(problem.help("end it before the `?` or `#`"));
        return None;
    }
    if !url.ends_with('/') {
        let problem = reader.error(node.span.clone(), "`base_url` does not end in `/`");
        reader.problem(problem.help(format!("write `{url}/`")));
        return None;
    }
    Some(url)
}

fn languages_of(reader: &mut Reader<'_>, node: &Node) -> Option<Vec<Written>> {
    let mut languages: Vec<Written> = Vec::new();
    for node in reader.list(node, "`languages`")? {
        let Some(tag) = reader.text(node, "a language") else { continue };
        let Some(text) = canonical(tag) else {
            let problem = reader.error(node.span.clone(), format!("`{tag}` is not a language tag"));
            reader.problem(problem.help("write a BCP 47 tag, as in `en`, `pt-BR` or `zh-Hant`"));
            continue;
        };
        if languages.iter().any(|language| language.text == text) {
            reader.problem(reader.error(node.span.clone(), format!("the language `{text}` is listed twice")));
            continue;
        }
        languages.push(Written { text, span: node.span.clone() });
    }
    if languages.is_empty() {
        let problem = reader.error(node.span.clone(), "the site has no language");
        reader.problem(problem.help("list one or more, the source language first: `[en, el]`"));
        return None;
    }
    Some(languages)
}

fn navigation_of(reader: &mut Reader<'_>, node: &Node) -> Vec<Written> {
    let mut entries: Vec<Written> = Vec::new();
    for node in reader.list(node, "`navigation`").unwrap_or_default() {
        let Some(text) = reader.text(node, "an entry of the navigation") else { continue };
        let text = super::links::normal(text);
        if entries.iter().any(|entry| entry.text == text) {
            reader.problem(reader.error(node.span.clone(), format!("`{text}` stands twice in the navigation")));
        } else {
            entries.push(Written { text, span: node.span.clone() });
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str =
        "title: no\nbase_url: https://a.example/b/\nlanguages: [EN, pt-br]\nnavigation: [a/b, examples]\n";

    fn told(text: &str) -> Vec<(String, (usize, usize))> {
        let problems = read(&Source::new("site.yaml", text)).unwrap_err();
        problems.into_iter().map(|problem| (problem.message, problem.place.unwrap().line_column())).collect()
    }

    #[test]
    fn settings_are_read_and_languages_written_canonically() {
        let settings = read(&Source::new("site.yaml", GOOD)).unwrap();
        assert_eq!(settings.title, "no");
        assert_eq!(settings.languages.iter().map(|one| one.text.as_str()).collect::<Vec<_>>(), ["en", "pt-BR"]);
        assert_eq!(settings.source_language(), "en");
        assert!(!settings.beta);
        assert_eq!(settings.navigation[1].text, "examples");
    }

    #[test]
    fn an_empty_file_is_told() {
        assert_eq!(told(" \n")[0].0, "the site's settings are empty");
    }

    #[test]
    fn everything_missing_is_told_at_once() {
        let messages: Vec<_> = told("beta: true\n").into_iter().map(|(message, _)| message).collect();
        assert_eq!(
            messages,
            [
                "the site's settings have no `title`",
                "the site's settings have no `base_url`",
                "the site's settings have no `languages`"
            ]
        );
    }

    #[test]
    fn a_wrong_address_or_language_is_told_where_it_stands() {
        let text = GOOD.replace("https://a.example/b/", "ftp://a/").replace("pt-br", "x_y");
        assert_eq!(
            told(&text),
            [
                ("`base_url` is not a web address: `ftp://a/`".to_owned(), (2, 11)),
                ("`x_y` is not a language tag".to_owned(), (3, 17))
            ]
        );
        let text = GOOD.replace("/b/", "/b").replace("[EN, pt-br]", "[en, EN]");
        assert_eq!(
            told(&text),
            [
                ("`base_url` does not end in `/`".to_owned(), (2, 11)),
                ("the language `en` is listed twice".to_owned(), (3, 17))
            ]
        );
        for host in ["https:///", "https://a b/", "https://\"/", "javascript:alert(1)/"] {
            assert!(
                read(&Source::new("site.yaml", GOOD.replace("https://a.example/b/", &format!("'{host}'")))).is_err()
            );
        }
    }
}
