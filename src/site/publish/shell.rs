//! What stands around the content of every page.

use super::Publisher;
use crate::language::Direction;
use crate::site::links;
use crate::site::view::{Alternate, Link, Shell};

/// A page that exists in every language, or stands in where it is missing.
pub(super) struct Place<'p> {
    pub tag: &'p str,
    /// Its address from the site's root.
    pub address: &'p str,
    pub title: String,
    pub summary: String,
    /// Its address in each language, and whether it is missing there; none for a page that is the same for all.
    pub languages: Vec<(String, String, bool)>,
    /// What of the menu it is.
    pub menu: Option<&'p str>,
}

impl Publisher<'_> {
    pub(super) fn shell(&self, place: Place<'_>) -> Shell {
        let Place { tag, address, title, summary, languages, menu } = place;
        let language = self.speech.get(tag);
        let way = |to: &str| links::relative(address, to);
        let settings = &self.content.settings;
        let missing = languages.iter().any(|(of, _, missing)| of == tag && *missing);
        let source = settings.source_language();
        let own = languages.iter().find(|(of, ..)| of == if missing { source } else { tag });
        let arguments = |key, value: &'static str| [(key, value.into())];
        Shell {
            lang: tag.to_owned(),
            body_lang: missing.then(|| source.to_owned()),
            dir: language.map_or(Direction::LeftToRight, |language| language.direction()).name(),
            root: way(""),
            title,
            site_title: settings.title.clone(),
            summary,
            canonical: own.map(|(_, address, _)| self.whole(address)),
            alternates: self.alternates(&languages),
            home: way(&self.address(tag, "index")),
            nav: self.menu(tag, address, menu),
            switcher: self.switcher(tag, address, &languages),
            notices: Vec::new(),
            beta: settings.beta,
            version: VERSION,
            made_with: language.map(|it| it.text_with("made-with", &arguments("version", VERSION))).unwrap_or_default(),
            revision: self.revision.as_ref().map(|revision| {
                let revision = [("revision", revision.as_str().into())];
                language.map(|language| language.text_with("revision", &revision)).unwrap_or_default()
            }),
            repository: settings.repository.clone(),
        }
    }

    /// The languages that have the page, and which of them is for everybody else.
    pub(super) fn alternates(&self, languages: &[(String, String, bool)]) -> Vec<Alternate> {
        let present = languages.iter().filter(|(_, _, missing)| !missing);
        let mut alternates: Vec<_> =
            present.map(|(lang, address, _)| Alternate { lang: lang.clone(), url: self.whole(address) }).collect();
        let source = self.content.settings.source_language();
        let default = languages.iter().find(|(lang, _, missing)| lang == source && !missing);
        if let Some((_, address, _)) = default {
            // Readers of all other languages begin at the list of languages.
            let start = *address == self.address(source, "index");
            let url = self.whole(if start { "" } else { address });
            alternates.push(Alternate { lang: "x-default".to_owned(), url });
        }
        alternates
    }

    fn menu(&self, tag: &str, address: &str, menu: Option<&str>) -> Vec<Link> {
        let entry = |path: &str| {
            let title = match path {
                "examples" => self.speech.get(tag).map(|language| language.text("examples"))?,
                _ => self.said(tag, &self.content.page(tag, path)?.front.title),
            };
            let url = links::relative(address, &self.address(tag, path));
            Some(Link { title, url, current: menu == Some(path), ..Link::default() })
        };
        self.content.settings.navigation.iter().filter_map(|written| entry(&written.text)).collect()
    }

    fn switcher(&self, tag: &str, address: &str, languages: &[(String, String, bool)]) -> Vec<Link> {
        let link = |(lang, to, missing): &(String, String, bool)| Link {
            title: self.speech.get(lang).map(|language| language.name()).unwrap_or_default(),
            url: links::relative(address, to),
            lang: lang.clone(),
            current: lang == tag,
            fallback: *missing,
            ..Link::default()
        };
        languages.iter().map(link).collect()
    }

    /// Text with the typography of its language.
    pub(super) fn said(&self, tag: &str, text: &str) -> String {
        self.speech.get(tag).map_or_else(|| text.to_owned(), |language| language.typography(text))
    }
}

/// The version of this program.
const VERSION: &str = env!("CARGO_PKG_VERSION");
