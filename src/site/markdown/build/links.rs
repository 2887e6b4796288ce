//! Links, and what is written like one: claims and diagrams.

use std::ops::Range;

use pulldown_cmark::LinkType;

use super::{Apart, Builder};
use crate::diagnostic::nearest;
use crate::site::claims::Named;
use crate::site::markdown::{Claim, Diagram, Element, Link, Part, Target, target};

impl Builder<'_> {
    pub(super) fn link(&mut self, kind: LinkType, written: &str, id: &str, span: Range<usize>) {
        if let Some(query) = written.strip_prefix("claim:") {
            let name = (kind == LinkType::ReferenceUnknown).then(|| id.to_owned());
            let claim = Apart::Claim { query: query.to_owned(), name, number: None };
            return self.starts_apart(claim, span);
        }
        let place = self.destination(written, &span);
        if let Some(rule) = written.strip_prefix("rule:").filter(|_| self.declares()) {
            return self.rule(rule, place.start + "rule:".len().min(place.len())..place.end);
        }
        let written = if kind == LinkType::Email { format!("mailto:{written}") } else { written.to_owned() };
        let target = target::link(self.page, &written).unwrap_or_else(|(message, help)| {
            self.error(place.clone(), message, help);
            Target::Nowhere
        });
        self.opens(Element::Link(self.document.links.len()));
        self.document.links.push(Link { target, span: place });
    }

    pub(super) fn image(&mut self, written: &str, span: Range<usize>) {
        match written.strip_prefix("diagram:") {
            Some(destination) => self.starts_apart(Apart::Diagram { destination: destination.to_owned() }, span),
            None => {
                let help =
                    "the pictures of a page are diagrams, which are checked: `![caption](diagram:blocked/cut-off)`";
                self.error(self.destination(written, &span), format!("`{written}` is no diagram"), help);
                self.starts_apart(Apart::Image, span);
            }
        }
    }

    fn starts_apart(&mut self, apart: Apart, span: Range<usize>) {
        self.apart.push((apart, span, std::mem::take(&mut self.document.parts)));
    }

    pub(super) fn end_apart(&mut self) {
        let Some((apart, span, before)) = self.apart.pop() else { return };
        let parts = std::mem::replace(&mut self.document.parts, before);
        match apart {
            Apart::Claim { query, name, number } => {
                let text = self.document.plain(&parts);
                let number = number.unwrap_or_else(|| span.clone());
                self.document.claims.push(Claim { text, query, name, number, span });
                self.push(Part::Claim(self.document.claims.len() - 1));
            }
            Apart::Diagram { destination } => self.diagram(&destination, parts, span),
            Apart::Image => parts.into_iter().for_each(|part| self.push(part)),
        }
    }

    fn diagram(&mut self, destination: &str, caption: Vec<Part>, span: Range<usize>) {
        let (scenario, frames) = match target::diagram(self.page, destination) {
            Ok(target) => target,
            Err((message, help)) => return self.error(self.destination(destination, &span), message, help),
        };
        let around = self.open.last().map(|(element, _)| *element);
        let fits = matches!(around, None | Some(Element::Paragraph | Element::Item | Element::Cell(_)));
        let number = self.document.diagrams.len();
        self.document.diagrams.push(Diagram { scenario, frames, caption, span });
        if fits && self.apart.is_empty() {
            self.push(Part::Diagram(number));
        } else {
            self.misplaced(number);
        }
    }

    pub(super) fn unknown_name(&mut self, name: &str, span: Range<usize>, named: &Named) {
        let help = match nearest(name, named.by_name.keys().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "name it in `claims.yaml`, or give a link its destination in round brackets".to_owned(),
        };
        let place = self.destination(name, &span);
        self.error(place, format!("there is no claim or link called `{name}`"), help);
    }
}
