//! What is published besides pages and examples: the list of languages, the
//! page for what is not found, permanent addresses of rules, redirects, and
//! the sitemap.

use super::shell::Place;
use super::{Made, Publisher};
use crate::site::links;
use crate::site::page::Page;
use crate::site::view::{ChoicesView, Link, Listed, RedirectView, RuleView, Shell, SitemapView};

impl Publisher<'_> {
    pub(super) fn special(&self) -> Vec<Made> {
        let mut made = vec![self.languages(), self.not_found(), self.sitemap()];
        made.extend(self.content.rules(self.source()).keys().map(|rule| self.rule(rule)));
        for tag in self.content.tags() {
            made.extend(self.redirects(tag));
        }
        made
    }

    fn source(&self) -> &str {
        self.content.settings.source_language()
    }

    fn bare_shell(&self, address: &str, title: String, summary: String) -> Shell {
        let mut shell =
            self.shell(Place { tag: self.source(), address, title, summary, languages: Vec::new(), menu: None });
        shell.nav.clear();
        shell
    }

    /// A link to each language's start page, with a line of text in the language.
    fn choices(&self, to: impl Fn(&str) -> String, summary: Option<&str>, title: Option<&str>) -> Vec<Link> {
        let link = |tag: &str| {
            let language = self.speech.get(tag)?;
            let start = self.content.page(tag, "index");
            let said = start.map(|page| self.said(&page.language, &page.front.summary)).unwrap_or_default();
            Some(Link {
                title: title.map_or_else(|| language.name(), |id| language.text(id)),
                url: to(&self.address(tag, "index")),
                summary: summary.map_or(said, |id| language.text(id)),
                lang: tag.to_owned(),
                ..Link::default()
            })
        };
        self.content.tags().filter_map(link).collect()
    }

    fn languages(&self) -> Made {
        let title = self.content.settings.title.clone();
        let mut shell = self.bare_shell("", title, self.word("choose-language"));
        shell.canonical = Some(self.whole(""));
        shell.alternates = self.alternates(&self.page_languages("index"));
        if let Some(all) = shell.alternates.iter_mut().find(|it| it.lang == "x-default") {
            all.url = self.whole("");
        }
        let choices = self.choices(|address| links::relative("", address), None, None);
        self.html("", "languages.html", &ChoicesView { shell, words: self.words(self.source()), choices })
    }

    /// Served at any address, so its links begin at the server's root.
    fn not_found(&self) -> Made {
        let base = base_path(&self.base_url);
        let mut shell = self.bare_shell("", self.word("not-found-title"), String::new());
        shell.root = base.clone();
        shell.home = format!("{base}{}", links::encode(&self.address(self.source(), "index")));
        shell.canonical = None;
        let to = |address: &str| format!("{base}{}", links::encode(address));
        let choices = self.choices(to, Some("not-found-text"), Some("not-found-home"));
        let view = ChoicesView { shell, words: self.words(self.source()), choices };
        let html = self.templates.render("404.html", &view).map_err(|problem| vec![*problem])?;
        Ok(("404.html".to_owned(), html.into_bytes()))
    }

    fn word(&self, id: &str) -> String {
        self.speech.get(self.source()).map(|language| language.text(id)).unwrap_or_default()
    }

    fn rule(&self, rule: &str) -> Made {
        let address = format!("r/{rule}/");
        let row = |tag: &str| {
            let rules = self.content.rules(tag);
            let (page, row) = rules.get(rule)?;
            let name = row.cells.first().and_then(|cell| page.document.parts.get(cell.clone())).unwrap_or_default();
            let title = format!("{}: {}", page.front.title, page.document.plain(name));
            let way = links::relative(&address, &self.address(tag, &page.path));
            let url = format!("{way}#{}", links::encode(rule));
            Some(Link { title: self.said(&page.language, &title), url, lang: tag.to_owned(), ..Link::default() })
        };
        let example = |scenario: &crate::scenario::Scenario| {
            let (title, _) = self.titles(self.source(), scenario);
            let url = match scenario.id().split_once('#') {
                None => self.example_address(self.source(), scenario.id()),
                Some((path, _)) => self.address(self.source(), path),
            };
            Link { title, url: links::relative(&address, &url), ..Link::default() }
        };
        let title = self.speech.get(self.source()).map(|it| it.text_with("rule-title", &[("id", rule.into())]));
        let mut shell = self.bare_shell(&address, title.unwrap_or_default(), self.word("rule-text"));
        shell.canonical = Some(self.whole(&address));
        let rows = self.content.tags().filter_map(row).collect();
        let examples = self.content.examples_of(rule).into_iter().map(example).collect();
        self.html(&address, "rule.html", &RuleView { shell, words: self.words(self.source()), rows, examples })
    }

    fn redirects(&self, tag: &str) -> Vec<Made> {
        let pages = self.content.languages.get(tag).into_iter().flat_map(|language| language.pages.values());
        pages.flat_map(|page| page.front.aliases.iter().map(|alias| self.redirect(tag, page, &alias.text))).collect()
    }

    fn redirect(&self, tag: &str, page: &Page, alias: &str) -> Made {
        let (old, new) = (self.address(tag, alias), self.address(tag, &page.path));
        let view = RedirectView {
            words: self.words(tag),
            lang: tag.to_owned(),
            title: self.said(tag, &page.front.title),
            url: links::relative(&old, &new),
            canonical: self.whole(&new),
        };
        self.html(&old, "redirect.html", &view)
    }

    /// Every page in every language that has it, and the gallery.
    fn sitemap(&self) -> Made {
        let paths: std::collections::BTreeSet<_> =
            self.content.tags().flat_map(|tag| self.content.pages(tag)).map(|page| page.path.as_str()).collect();
        let pages = paths.into_iter().map(|path| self.page_languages(path));
        let gallery = self.content.tags().map(|tag| (tag.to_owned(), self.address(tag, "examples"), false)).collect();
        let examples = self.examples().map(|scenario| {
            let address = |tag: &str| (tag.to_owned(), self.example_address(tag, scenario.id()), false);
            self.content.tags().map(address).collect::<Vec<_>>()
        });
        let listed = pages.chain([gallery]).chain(examples).flat_map(|languages| {
            let alternates = self.alternates(&languages);
            let present: Vec<_> = languages.into_iter().filter(|(_, _, missing)| !missing).collect();
            let list = |(_, address, _): (String, String, bool)| Listed {
                canonical: self.whole(&address),
                alternates: alternates.clone(),
            };
            present.into_iter().map(list).collect::<Vec<_>>()
        });
        let view = SitemapView { pages: listed.collect() };
        let xml = self.templates.render("sitemap.xml", &view).map_err(|problem| vec![*problem])?;
        Ok(("sitemap.xml".to_owned(), xml.into_bytes()))
    }
}

/// The path of a site's address on its server: `/` or `/reversi/`.
pub(super) fn base_path(base_url: &str) -> String {
    let after = base_url.split_once("://").map_or(base_url, |(_, rest)| rest);
    after.find('/').map_or_else(|| "/".to_owned(), |slash| after[slash..].to_owned())
}
