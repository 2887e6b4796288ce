//! The gallery: every scenario with a page of its own.

use super::shell::Place;
use super::{Made, Publisher};
use crate::diagnostic::Diagnostic;
use crate::diagram;
use crate::language;
use crate::scenario::{Frame, Proof, Scenario};
use crate::site::links;
use crate::site::page::Page;
use crate::site::view::{Card, ExampleView, GalleryView, Group, Link};

impl Publisher<'_> {
    pub(super) fn example(&self, tag: &str, scenario: &Scenario) -> Made {
        let address = self.example_address(tag, scenario.id());
        let symbols = diagram::symbols(scenario.frames());
        let mut frames = Vec::new();
        for frame in scenario.frames() {
            frames.push(self.frame(tag, scenario, frame, &symbols)?);
        }
        let (title, summary) = self.titles(tag, scenario);
        let languages = self.example_languages(scenario.id());
        let view = ExampleView {
            shell: self.shell(Place { tag, address: &address, title, summary, languages, menu: Some("examples") }),
            words: self.words(tag),
            gallery: links::relative(&address, &self.address(tag, "examples")),
            symbols: if scenario.frames().is_empty() { String::new() } else { symbols },
            frames,
            refused: self.refused(tag, scenario),
            options: self.options(tag, scenario),
            covers: self.covers(tag, &address, scenario),
            shown_on: self.shown_on(tag, &address, scenario.id()),
            source: scenario.source().text().to_owned(),
        };
        self.html(&address, "example.html", &view)
    }

    fn example_languages(&self, id: &str) -> Vec<(String, String, bool)> {
        self.content.tags().map(|tag| (tag.to_owned(), self.example_address(tag, id), false)).collect()
    }

    fn refused(&self, tag: &str, scenario: &Scenario) -> Vec<String> {
        let Proof::Refused { reasons, .. } = scenario.proof() else { return Vec::new() };
        let Some(language) = self.speech.get(tag) else { return Vec::new() };
        reasons.iter().map(|reason| language::refusal(language, *reason)).collect()
    }

    fn options(&self, tag: &str, scenario: &Scenario) -> Vec<Link> {
        let Some(language) = self.speech.get(tag) else { return Vec::new() };
        let choices = match scenario.proof() {
            Proof::Refused { options, .. } => language::options(language, options),
            Proof::Played { rules, .. } => language::rules(language, rules),
        };
        let link = |choice: language::Choice| Link { title: choice.label, summary: choice.value, ..Link::default() };
        choices.into_iter().map(link).collect()
    }

    /// The rules that a scenario shows: named as their rows are in this language.
    fn covers(&self, tag: &str, address: &str, scenario: &Scenario) -> Vec<Link> {
        let rules = self.content.rules(tag);
        let link = |id: &str| {
            let (page, row) = rules.get(id)?;
            let name = row.cells.first().and_then(|cell| page.document.parts.get(cell.clone())).unwrap_or_default();
            let title = format!("{}: {}", page.front.title, page.document.plain(name));
            let url = format!("{}#{}", links::relative(address, &self.address(tag, &page.path)), links::encode(id));
            Some(Link { title: self.said(&page.language, &title), url, ..Link::default() })
        };
        scenario.covers().iter().filter_map(|(id, _)| link(id)).collect()
    }

    fn shown_on(&self, tag: &str, address: &str, id: &str) -> Vec<Link> {
        let pages = self.content.pages(tag).into_iter();
        let shows = pages.filter(|page| page.document.diagrams.iter().any(|diagram| diagram.scenario == id));
        shows.map(|page| self.page_link(tag, address, page)).collect()
    }

    pub(super) fn gallery(&self, tag: &str) -> Made {
        let address = self.address(tag, "examples");
        let symbols = diagram::symbols(self.examples().filter_map(last));
        let mut groups = Vec::new();
        for (page, scenarios) in self.groups(tag) {
            let cards = scenarios.into_iter().map(|scenario| self.card(tag, &address, scenario, &symbols));
            let page = page.map(|page| self.page_link(tag, &address, page)).unwrap_or_default();
            groups.push(Group { page, examples: cards.collect::<Result<_, _>>()? });
        }
        let text = |id| self.speech.get(tag).map(|language| language.text(id)).unwrap_or_default();
        let (title, summary) = (text("gallery-title"), text("gallery-summary"));
        let languages = self.content.tags().map(|tag| (tag.to_owned(), self.address(tag, "examples"), false)).collect();
        let shell = self.shell(Place { tag, address: &address, title, summary, languages, menu: Some("examples") });
        self.html(&address, "gallery.html", &GalleryView { shell, words: self.words(tag), symbols, groups })
    }

    /// The scenarios by the page that declares the first rule they cover, in
    /// the order of the pages; last those that cover none.
    fn groups(&self, tag: &str) -> Vec<(Option<&Page>, Vec<&Scenario>)> {
        let rules = self.content.rules(tag);
        let home = |scenario: &Scenario| scenario.covers().iter().find_map(|(id, _)| Some(rules.get(id.as_str())?.0));
        let mut pages = self.content.pages(tag);
        pages.sort_by_key(|page| (page.front.order.unwrap_or(u64::MAX), &page.path));
        let pages = pages.into_iter().map(Some).chain([None]);
        let of = |page: Option<&Page>| {
            let same = |scenario: &&Scenario| home(scenario).map(|it| &it.path) == page.map(|it| &it.path);
            self.examples().filter(same).collect::<Vec<_>>()
        };
        pages.map(|page| (page, of(page))).filter(|(_, scenarios)| !scenarios.is_empty()).collect()
    }

    fn card(&self, tag: &str, address: &str, scenario: &Scenario, symbols: &str) -> Result<Card, Vec<Diagnostic>> {
        let (title, summary) = self.titles(tag, scenario);
        let url = links::relative(address, &self.example_address(tag, scenario.id()));
        let svg = match last(scenario) {
            Some(frame) => Some(self.frame(tag, scenario, frame, symbols)?.svg),
            None => None,
        };
        Ok(Card { title, url, summary, svg, refused: self.refused(tag, scenario) })
    }

    fn page_link(&self, tag: &str, address: &str, page: &Page) -> Link {
        Link {
            title: self.said(&page.language, &page.front.title),
            url: links::relative(address, &self.address(tag, &page.path)),
            ..Link::default()
        }
    }
}

/// The frame that stands for a scenario.
fn last(scenario: &Scenario) -> Option<&Frame> {
    scenario.frames().last()
}
