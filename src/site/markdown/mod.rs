//! A page's Markdown, read: its parts in order, and lists of what it uses.
//!
//! [`read`] follows the events of pulldown-cmark and gives each link, image
//! and fence its meaning here (`target`), in one flat sequence of [`Part`]s
//! without any recursion, so that no page can be too deep for it. What parts
//! refer to (diagrams, claims, …) stands in lists, each with its bytes in the
//! file; whether what they name exists is for [`checks`](super::checks).

mod block;
mod build;
mod ids;
mod target;

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

pub use build::read;

/// The Markdown of a page.
#[derive(Debug, Clone, Default)]
pub struct Document {
    /// What it says, in order.
    pub parts: Vec<Part>,
    /// Its headings.
    pub headings: Vec<Heading>,
    /// Its diagrams, those of scenarios in place among them.
    pub diagrams: Vec<Diagram>,
    /// The scenarios that stand in it.
    pub scenarios: Vec<InPlace>,
    /// The numbers that the engine must agree with.
    pub claims: Vec<Claim>,
    /// The rows of tables that are rules.
    pub rules: Vec<RuleRow>,
    /// Its links.
    pub links: Vec<Link>,
    /// Its tables.
    pub tables: Vec<Table>,
    /// Its blocks that are filled by the build.
    pub generated: Vec<(Generated, Range<usize>)>,
    /// Cells that stand for what the standard page says.
    pub same: Vec<Same>,
    /// Every id that the page has of its own: its headings' and its rules'.
    pub ids: BTreeSet<String>,
}

/// One part of a document. Numbers are places in the document's lists.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    Open(Element),
    Close(Element),
    Text(String),
    Code(String),
    SoftBreak,
    HardBreak,
    /// A line across the page.
    Line,
    CodeBlock {
        language: String,
        text: String,
    },
    Diagram(usize),
    Claim(usize),
    Generated(Generated),
    Same(usize),
}

/// What encloses other parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Element {
    Paragraph,
    Heading(usize),
    Quote,
    /// With its first number, if it is numbered.
    List(Option<u64>),
    Item,
    Table(usize),
    Head,
    /// With its rule, if it is one.
    Row(Option<usize>),
    /// With its column.
    Cell(usize),
    Emphasis,
    Strong,
    Strikethrough,
    Link(usize),
    /// The name of a row's rule.
    Rule(usize),
}

/// A heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// 1 to 6.
    pub level: u8,
    /// Its id, which no other part of the page has.
    pub id: String,
    /// Whether the author gave the id.
    pub explicit: bool,
    /// What it says.
    pub text: String,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

/// A diagram of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The scenario's id.
    pub scenario: String,
    /// The frames that are shown; all of them without a range.
    pub frames: Option<RangeInclusive<usize>>,
    /// The author's caption; empty for a scenario in place.
    pub caption: Vec<Part>,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

/// A scenario that stands in the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InPlace {
    /// `<page>#<name>`.
    pub id: String,
    /// Where its YAML stands in the file.
    pub yaml: Range<usize>,
    /// Where the whole fence stands.
    pub span: Range<usize>,
}

/// A number that the engine must agree with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The number as it is written.
    pub text: String,
    /// What is claimed: `squares?board=6x6`.
    pub query: String,
    /// Its name in `claims.yaml`, if it was used.
    pub name: Option<String>,
    /// Where the number stands in the file.
    pub number: Range<usize>,
    /// Where the whole claim stands.
    pub span: Range<usize>,
}

/// A row of a table that is a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleRow {
    /// The rule's id: `multi.start`.
    pub id: String,
    /// The parts of each cell, as places in [`Document::parts`].
    pub cells: Vec<Range<usize>>,
    /// Where the rule's id stands in the file.
    pub span: Range<usize>,
}

/// Where a link leads.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Target {
    Page {
        path: String,
        anchor: Option<String>,
    },
    /// An `http`, `https` or `mailto` URL.
    Web(String),
    /// Not allowed, and told.
    Nowhere,
}

/// A link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Where it leads.
    pub target: Target,
    /// Where its destination stands in the file.
    pub span: Range<usize>,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The text of each column's header.
    pub columns: Vec<String>,
    /// How each column is aligned, as a class of its cells.
    pub alignment: Vec<Option<&'static str>>,
    /// How many rows it has below the header.
    pub rows: usize,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

/// A block that is filled by the build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Generated {
    Options,
    Rules,
}

/// A cell that stands for what the standard page says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Same {
    /// The rule of the standard game: `standard.start`.
    pub rule: String,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

/// A cell of a table, which another page may repeat.
#[derive(Debug, Clone)]
pub struct Cell<'a> {
    /// The document that it stands in.
    pub document: &'a Document,
    /// Its parts, as places in [`Document::parts`].
    pub parts: Range<usize>,
}

impl Document {
    /// The words of some parts, without any marks.
    pub fn plain(&self, parts: &[Part]) -> String {
        let mut text = String::new();
        for part in parts {
            match part {
                Part::Text(words) | Part::Code(words) => text.push_str(words),
                Part::SoftBreak | Part::HardBreak => text.push(' '),
                Part::Claim(claim) => text.push_str(self.claims.get(*claim).map_or("", |claim| &claim.text)),
                _ => {}
            }
        }
        text.trim().to_owned()
    }
}
