//! Pages of rules as HTML.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::shell::Place;
use super::{Made, Publisher};
use crate::diagnostic::Diagnostic;
use crate::diagram;
use crate::language;
use crate::scenario::Frame;
use crate::site::front_matter::Kind;
use crate::site::links;
use crate::site::markdown::Diagram;
use crate::site::page::Page;
use crate::site::render::{Context, escape, render};
use crate::site::view::{FigureView, Link, PageView, Shell};

impl Publisher<'_> {
    /// A page as readers of a language see it; it may be the source language's, standing in.
    pub(super) fn page(&self, tag: &str, page: &Page) -> Made {
        let address = self.address(tag, &page.path);
        let symbols = diagram::symbols(page.document.diagrams.iter().flat_map(|diagram| self.shown(diagram)));
        let body = self.body(tag, page, &address, &symbols)?;
        let view = PageView {
            shell: self.page_shell(tag, page, &address),
            words: self.words(tag),
            kind: self.speech.get(tag).map(|language| language.text(kind(page.front.kind))).unwrap_or_default(),
            draft: page.front.draft,
            toc: contents(page),
            symbols: if page.document.diagrams.is_empty() { String::new() } else { symbols },
            body,
            related: self.related(tag, page, &address),
            updated: self.updated(tag, page, "updated"),
        };
        self.html(&address, "page.html", &view)
    }

    fn page_shell(&self, tag: &str, page: &Page, address: &str) -> Shell {
        let mut shell = self.shell(Place {
            tag,
            address,
            title: self.said(&page.language, &page.front.title),
            summary: self.said(&page.language, &page.front.summary),
            languages: self.page_languages(&page.path),
            menu: Some(&page.path),
        });
        if let Some(language) = self.speech.get(tag) {
            if page.language != tag {
                shell.notices.push(language.text("not-translated"));
            } else if self.content.is_stale(page) {
                shell.notices.extend(self.updated(tag, page, "stale"));
            }
        }
        shell
    }

    /// The page's address in each language, and whether it is missing there.
    pub(super) fn page_languages(&self, path: &str) -> Vec<(String, String, bool)> {
        let missing = |tag: &str| !self.content.languages.get(tag).is_some_and(|it| it.pages.contains_key(path));
        let has = |tag: &&str| self.content.page(tag, path).is_some();
        self.content.tags().filter(has).map(|tag| (tag.to_owned(), self.address(tag, path), missing(tag))).collect()
    }

    /// The string of this id with the page's date.
    fn updated(&self, tag: &str, page: &Page, id: &str) -> Option<String> {
        let (language, date) = (self.speech.get(tag)?, page.front.updated?);
        let part = |number: i16| u64::try_from(number).unwrap_or_default();
        let date = language::date(language, part(date.year()), part(date.month().into()), part(date.day().into()));
        Some(language.text_with(id, &[("date", date.as_str().into())]))
    }

    fn related(&self, tag: &str, page: &Page, address: &str) -> Vec<Link> {
        let link = |path: &str| {
            let other = self.content.page(tag, path)?;
            let (title, summary) = (&other.front.title, &other.front.summary);
            Some(Link {
                title: self.said(&other.language, title),
                summary: self.said(&other.language, summary),
                url: links::relative(address, &self.address(tag, path)),
                ..Link::default()
            })
        };
        page.front.related.iter().filter_map(|written| link(&written.text)).collect()
    }

    /// The frames that a diagram shows.
    fn shown(&self, diagram: &Diagram) -> Vec<&Frame> {
        let frames = self.content.scenarios.get(&diagram.scenario).map_or(&[][..], |scenario| scenario.frames());
        let wanted = |frame: &&Frame| diagram.frames.as_ref().is_none_or(|range| range.contains(&frame.ply()));
        frames.iter().filter(wanted).collect()
    }

    fn body(&self, tag: &str, page: &Page, address: &str, symbols: &str) -> Result<String, Vec<Diagnostic>> {
        let problems = RefCell::new(Vec::new());
        let html = render(
            &page.document,
            &Context {
                url: &|path, anchor| self.url(tag, address, path, anchor),
                diagram: &|diagram, _, caption| {
                    self.figure(tag, address, diagram, caption, symbols).unwrap_or_else(|told| {
                        problems.borrow_mut().extend(told);
                        String::new()
                    })
                },
                examples: &|rule| self.row_examples(tag, address, rule),
                standard: &|rule| self.content.said(tag, rule),
                generated: &|_| String::new(),
                anchor: &str::to_owned,
                typography: &|text| self.said(&page.language, text),
            },
        );
        let problems = problems.into_inner();
        if problems.is_empty() { Ok(html) } else { Err(problems) }
    }

    fn url(&self, tag: &str, address: &str, path: &str, anchor: Option<&str>) -> String {
        let way = links::relative(address, &self.address(tag, path));
        // A page that stands in for a translation has the source language's ids.
        match anchor.and_then(|id| self.content.anchor(tag, path, id)) {
            Some(id) => format!("{way}#{}", links::encode(id)),
            None => way,
        }
    }

    fn figure(
        &self,
        tag: &str,
        address: &str,
        diagram: &Diagram,
        caption: &str,
        symbols: &str,
    ) -> Result<String, Vec<Diagnostic>> {
        let Some(scenario) = self.content.scenarios.get(&diagram.scenario) else { return Ok(String::new()) };
        let mut frames = Vec::new();
        for frame in self.shown(diagram) {
            frames.push(self.frame(tag, scenario, frame, symbols)?);
        }
        let own_page = !scenario.id().contains('#');
        let url = own_page.then(|| links::relative(address, &self.example_address(tag, scenario.id())));
        let (title, _) = self.titles(tag, scenario);
        let view = FigureView { words: self.words(tag), frames, caption: caption.to_owned(), title, url };
        self.templates.render("figure.html", &view).map_err(|problem| vec![*problem])
    }

    /// Links from a rule's row to its examples, by number; their titles are said and shown on pointing.
    fn row_examples(&self, tag: &str, address: &str, rule: &str) -> String {
        let examples = self.content.examples_of(rule);
        let Some(language) = self.speech.get(tag).filter(|_| !examples.is_empty()) else { return String::new() };
        let link = |(number, scenario): (usize, &&crate::scenario::Scenario)| {
            let url = match scenario.id().split_once('#') {
                None => links::relative(address, &self.example_address(tag, scenario.id())),
                Some((path, _)) => links::relative(address, &self.address(tag, path)),
            };
            let title = escape(&self.titles(tag, scenario).0);
            format!(" <a href=\"{}\" title=\"{title}\" aria-label=\"{number}: {title}\">{number}</a>", escape(&url))
        };
        let all: BTreeMap<_, _> = (1..).zip(&examples).map(|it| (it.0, link(it))).collect();
        let all: String = all.into_values().collect();
        format!("<span class=\"row-examples\">{}{all}</span>", escape(&language.text("examples")))
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Variant => "kind-variant",
        Kind::Reference => "kind-reference",
        Kind::History => "kind-history",
    }
}

/// The headings of the second and the third level.
fn contents(page: &Page) -> Vec<Link> {
    let headings = page.document.headings.iter().filter(|heading| (2..=3).contains(&heading.level));
    let link = |heading: &crate::site::markdown::Heading| Link {
        title: heading.text.clone(),
        url: links::encode(&heading.id),
        level: heading.level,
        ..Link::default()
    };
    headings.map(link).collect()
}
