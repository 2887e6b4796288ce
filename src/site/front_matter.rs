//! The front matter of a page: the YAML between its `---` lines.

use std::ops::Range;
use std::sync::Arc;

use jiff::civil::Date;

use super::links;
use super::settings::Written;
use crate::diagnostic::{Diagnostic, Source};
use crate::yaml::{self, Fields, Node, Reader};

/// What kind of page it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum Kind {
    Variant,
    #[default]
    Reference,
    History,
}

impl Kind {
    /// The name used in front matter.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Variant => "variant",
            Self::Reference => "reference",
            Self::History => "history",
        }
    }
}

/// What a page says about itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FrontMatter {
    /// Its title.
    pub title: String,
    /// One sentence.
    pub summary: String,
    /// What kind of page it is.
    pub kind: Kind,
    /// Its place among pages of a kind; those without one come last.
    pub order: Option<u64>,
    /// Paths of pages that have to do with it.
    pub related: Vec<Written>,
    /// On a translation: the digest of the page that it was made from.
    pub source: Option<Written>,
    /// When it was last changed.
    pub updated: Option<Date>,
    /// Old paths that lead here.
    pub aliases: Vec<Written>,
    /// Not published unless drafts are asked for.
    pub draft: bool,
}

const KEYS: [&str; 9] = ["title", "summary", "kind", "order", "related", "source", "updated", "aliases", "draft"];

/// Where the YAML of the front matter stands, and where the body.
///
/// # Errors
/// The page does not begin with front matter, or it is not closed.
pub fn split(source: &Arc<Source>) -> Result<(Range<usize>, Range<usize>), Box<Diagnostic>> {
    let text = source.text();
    let mut lines = text.split_inclusive('\n');
    let first = lines.next().unwrap_or_default();
    if first.trim_end() != "---" {
        let problem = Diagnostic::error("the page does not begin with front matter").at(source.start());
        return Err(Box::new(
            problem.help("begin with a line `---`, then `title: …` and `summary: …`, then another line `---`"),
        ));
    }
    let start = first.len();
    let mut at = start;
    for line in lines {
        if line.trim_end() == "---" {
            return Ok((start..at, at + line.len()..text.len()));
        }
        at += line.len();
    }
    let problem = Diagnostic::error("the front matter is not closed").at(source.at(0..first.trim_end().len()));
    Err(Box::new(problem.help("end it with a line `---`")))
}

/// Reads the front matter at these bytes.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(source: &Arc<Source>, range: Range<usize>) -> Result<FrontMatter, Vec<Diagnostic>> {
    let root = yaml::parse(source, range)?;
    let mut reader = Reader::new(source);
    let fields = reader.fields(&root, "front matter", &KEYS);
    let front = fields.and_then(|fields| front_matter(&mut reader, source, fields));
    match (front, reader.finish()) {
        (Some(front), problems) if problems.is_empty() => Ok(front),
        (_, problems) => Err(problems),
    }
}

fn front_matter(reader: &mut Reader<'_>, source: &Arc<Source>, fields: Fields<'_>) -> Option<FrontMatter> {
    let title = required(reader, source, fields, "title");
    let summary = required(reader, source, fields, "summary");
    let kinds = [Kind::Variant, Kind::Reference, Kind::History].map(|kind| (kind.name(), kind));
    let kind = fields.get("kind").and_then(|node| reader.one_of(node, "a kind of page", &kinds));
    let order = fields.get("order").and_then(|node| reader.number(node, "`order`"));
    let related = fields.get("related").map(|node| paths(reader, node, "related")).unwrap_or_default();
    let digest = fields.get("source").and_then(|node| digest(reader, node));
    let updated = fields.get("updated").and_then(|node| date(reader, node));
    let aliases = fields.get("aliases").map(|node| aliases(reader, node)).unwrap_or_default();
    let draft = fields.get("draft").and_then(|node| reader.flag(node, "`draft`")).unwrap_or(false);
    Some(FrontMatter {
        title: title?,
        summary: summary?,
        kind: kind.unwrap_or_default(),
        order,
        related,
        source: digest,
        updated,
        aliases,
        draft,
    })
}

fn required(reader: &mut Reader<'_>, source: &Arc<Source>, fields: Fields<'_>, key: &str) -> Option<String> {
    match fields.get(key) {
        Some(node) => reader.text(node, &format!("`{key}`")).map(str::to_owned),
        None => {
            let problem = Diagnostic::error(format!("the page has no `{key}`")).at(source.at(0..3));
            reader.problem(problem.help(format!("add `{key}: …` to its front matter")));
            None
        }
    }
}

fn paths(reader: &mut Reader<'_>, node: &Node, key: &str) -> Vec<Written> {
    let mut paths: Vec<Written> = Vec::new();
    for node in reader.list(node, &format!("`{key}`")).unwrap_or_default() {
        let Some(text) = reader.text(node, "the path of a page") else { continue };
        let path = Written { text: links::normal(text), span: node.span.clone() };
        match links::wrong_path(&path.text) {
            Some(wrong) => {
                let problem = reader.error(path.span, format!("the path `{text}` {wrong}"));
                reader.problem(problem.help("write it as in `variants/standard`"));
            }
            None if paths.iter().any(|earlier| earlier.text == path.text) => {
                reader.problem(reader.error(path.span, format!("`{text}` stands twice in `{key}`")));
            }
            None => paths.push(path),
        }
    }
    paths
}

/// Aliases as paths of pages: `/variants/old/` is `variants/old`.
fn aliases(reader: &mut Reader<'_>, node: &Node) -> Vec<Written> {
    let mut trimmed = node.clone();
    if let yaml::Value::List(items) = &mut trimmed.value {
        for item in items {
            if let yaml::Value::Scalar { text, .. } = &mut item.value {
                *text = text.trim_matches('/').to_owned();
            }
        }
    }
    let aliases = paths(reader, &trimmed, "aliases");
    for alias in &aliases {
        let first = alias.text.split('/').next().unwrap_or_default();
        if links::RESERVED.contains(&first) {
            let problem = reader.error(alias.span.clone(), format!("`{first}` is a folder that the build fills"));
            reader.problem(problem.help("leave out this alias"));
        }
    }
    aliases
}

fn digest(reader: &mut Reader<'_>, node: &Node) -> Option<Written> {
    let text = reader.text(node, "`source`")?;
    if text.len() == 16 && text.bytes().all(|sign| sign.is_ascii_digit() || (b'a'..=b'f').contains(&sign)) {
        return Some(Written { text: text.to_owned(), span: node.span.clone() });
    }
    let problem = reader.error(node.span.clone(), format!("`source` is a digest of sixteen signs, not `{text}`"));
    reader.problem(problem.help("it is the digest of the source page that this translation was made from"));
    None
}

fn date(reader: &mut Reader<'_>, node: &Node) -> Option<Date> {
    let text = reader.text(node, "`updated`")?;
    let date: Option<Date> = text.parse().ok().filter(|date: &Date| date.to_string() == text);
    if date.is_none() {
        let problem = reader.error(node.span.clone(), format!("`{text}` is no date"));
        reader.problem(problem.help("write year, month and day, as in `2026-11-30`"));
    }
    date
}

#[cfg(test)]
mod tests {
    use super::*;

    type Told = Vec<(String, (usize, usize))>;

    fn page(text: &str) -> Result<FrontMatter, Told> {
        let source = Source::new("a.md", text);
        let place = |problem: Diagnostic| (problem.message, problem.place.unwrap().line_column());
        let (front, _) = split(&source).map_err(|problem| vec![place(*problem)])?;
        read(&source, front).map_err(|problems| problems.into_iter().map(place).collect())
    }

    #[test]
    fn text_stays_text() {
        let front = page("---\ntitle: no\nsummary: 2026\n---\nBody\n").unwrap();
        assert_eq!((front.title.as_str(), front.summary.as_str()), ("no", "2026"));
        assert_eq!(front.kind, Kind::Reference);
    }

    #[test]
    fn a_mark_and_foreign_line_ends_are_fine() {
        let front = page("\u{feff}---\r\ntitle: A\r\nsummary: B\r\nupdated: 2026-11-30\r\n---\r\nBody\r\n").unwrap();
        assert_eq!((front.title.as_str(), front.summary.as_str()), ("A", "B"));
        assert_eq!(front.updated.unwrap().to_string(), "2026-11-30");
    }

    #[test]
    fn a_page_without_front_matter_is_told() {
        assert_eq!(page("# Hello").unwrap_err(), [("the page does not begin with front matter".to_owned(), (1, 1))]);
        assert_eq!(page("---\ntitle: A\n").unwrap_err(), [("the front matter is not closed".to_owned(), (1, 1))]);
    }

    #[test]
    fn everything_wrong_is_told_where_it_stands() {
        let text = "---\ntitle: A\nkind: varaint\nupdated: 2026-02-30\ndraft: yes\nsource: abc\nrelated: [../x]\n---\n";
        assert_eq!(
            page(text).unwrap_err(),
            [
                ("the page has no `summary`".to_owned(), (1, 1)),
                ("`varaint` is not a kind of page".to_owned(), (3, 7)),
                ("the path `../x` has an empty part, or `.` or `..` in it".to_owned(), (7, 11)),
                ("`source` is a digest of sixteen signs, not `abc`".to_owned(), (6, 9)),
                ("`2026-02-30` is no date".to_owned(), (4, 10)),
                ("this is text; `draft` is `true` or `false`, without quotes".to_owned(), (5, 8)),
            ]
        );
    }

    #[test]
    fn a_title_with_a_colon_must_be_quoted() {
        let problems = page("---\ntitle: Reversi: the rules\nsummary: B\n---\n").unwrap_err();
        assert_eq!(problems, [("a value with a colon in it is not in quotes".to_owned(), (2, 8))]);
    }

    #[test]
    fn aliases_are_paths_and_not_in_reserved_folders() {
        let front = page("---\ntitle: A\nsummary: B\naliases: [/old/place/]\n---\n").unwrap();
        assert_eq!(front.aliases[0].text, "old/place");
        let problems = page("---\ntitle: A\nsummary: B\naliases: [examples/x]\n---\n").unwrap_err();
        assert_eq!(problems, [("`examples` is a folder that the build fills".to_owned(), (4, 11))]);
    }
}
