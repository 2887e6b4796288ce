//! Tables, and the rules that their rows declare.

use std::ops::Range;

use pulldown_cmark::Alignment;

use super::{Builder, Row};
use crate::site::markdown::{Element, Part, RuleRow, Same, Table, target};

impl Builder<'_> {
    pub(super) fn table(&mut self, alignment: &[Alignment], span: Range<usize>) {
        let class = |alignment: &Alignment| match alignment {
            Alignment::None => None,
            Alignment::Left => Some("left"),
            Alignment::Center => Some("centre"),
            Alignment::Right => Some("right"),
        };
        self.opens(Element::Table(self.document.tables.len()));
        let alignment = alignment.iter().map(class).collect();
        self.document.tables.push(Table { columns: Vec::new(), alignment, rows: 0, span });
    }

    pub(super) fn row(&mut self, element: Element) {
        self.row = Row { head: element == Element::Head, at: self.document.parts.len(), ..Row::default() };
        self.opens(element);
    }

    /// Whether a rule may be declared here: in the first cell of a row, once.
    pub(super) fn declares(&self) -> bool {
        let first = matches!(self.open.last(), Some((Element::Cell(0), _)));
        first && !self.row.head && self.row.rule.is_none() && self.apart.is_empty()
    }

    pub(super) fn rule(&mut self, id: &str, span: Range<usize>) {
        if !target::is_rule(id) {
            self.error(span.clone(), format!("`{id}` is not a rule's id"), "write it as in `multi.no-flip`");
        }
        let rule = self.document.rules.len();
        self.row.rule = Some(rule);
        self.document.rules.push(RuleRow { id: id.to_owned(), cells: Vec::new(), span });
        self.opens(Element::Rule(rule));
    }

    pub(super) fn end_cell(&mut self, span: Range<usize>) {
        let at = self.closes();
        let inner = at + 1..self.document.parts.len() - 1;
        let text = self.document.plain(&self.document.parts[inner.clone()]);
        if self.row.head {
            if let Some(table) = self.document.tables.last_mut() {
                table.columns.push(text);
            }
        } else if text == "=" && self.row.cells.len() == 1 {
            self.same(inner.clone(), &span);
        }
        let inner = at + 1..self.document.parts.len() - 1;
        self.row.cells.push((inner, span));
    }

    /// The cell `=` in the column of the standard game.
    fn same(&mut self, inner: Range<usize>, span: &Range<usize>) {
        let place = self.destination("=", span);
        let Some(rule) = self.row.rule.map(|rule| &self.document.rules[rule].id) else {
            let help = "name the row's rule in its first cell: `[Start](rule:multi.start)`";
            return self.error(place, "`=` stands in a row that is no rule", help);
        };
        let (page, name) = rule.split_once('.').unwrap_or(("", rule));
        if page == "standard" {
            return self.error(place, "`=` stands on the page that it would be taken from", "write the rule itself");
        }
        let rule = format!("standard.{name}");
        self.document.parts.splice(inner, [Part::Same(self.document.same.len())]);
        self.document.same.push(Same { rule, span: place });
    }

    pub(super) fn end_row(&mut self) {
        let rule = self.row.rule;
        if let Some(rule) = rule {
            let cells = self.row.cells.iter().map(|(parts, _)| parts.clone()).collect();
            self.document.rules[rule].cells = cells;
            self.document.parts[self.row.at] = Part::Open(Element::Row(Some(rule)));
            if let Some((element, _)) = self.open.last_mut() {
                *element = Element::Row(Some(rule));
            }
        }
        if let (false, Some(table)) = (self.row.head, self.document.tables.last_mut()) {
            table.rows += 1;
        }
        self.closes();
    }
}
