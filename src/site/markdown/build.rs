//! From the events of pulldown-cmark to a [`Document`].

mod links;
mod tables;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use pulldown_cmark::{BrokenLink, CodeBlockKind, CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::block::Block;
use super::{Document, Element, Heading, Part, ids};
use crate::diagnostic::{Diagnostic, Source};
use crate::site::claims::Named;
use crate::site::links::normal;

/// How deep a page's lists and quotations may stand in one another.
pub const DEPTH: usize = 32;
/// How many elements of any kind may be open at once.
const OPEN: usize = 128;

/// Reads the Markdown at these bytes of a page's file. What can be read of it
/// comes with what is wrong.
pub fn read(page: &str, source: &Arc<Source>, body: Range<usize>, named: &Named) -> (Document, Vec<Diagnostic>) {
    let text = source.text().get(body.clone()).unwrap_or_default();
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut unknown = BTreeMap::new();
    let callback = |link: BrokenLink<'_>| named_claim(&link, named, &mut unknown);
    let parser = Parser::new_with_broken_link_callback(text, options, Some(callback));
    let mut builder = Builder::new(page, source);
    for (event, range) in parser.into_offset_iter() {
        let span = body.start + range.start..body.start + range.end;
        if builder.event(event, span).is_break() {
            builder.document = Document::default();
            break;
        }
    }
    for ((start, end), name) in unknown {
        builder.unknown_name(&name, body.start + start..body.start + end, named);
    }
    let Builder { mut document, mut problems, .. } = builder;
    problems.extend(ids::assign(&mut document, source));
    (document, problems)
}

type Replacement = Option<(CowStr<'static>, CowStr<'static>)>;

/// `[20][each-8x8-3]`: what the name stands for, if it is a claim's.
fn named_claim(link: &BrokenLink<'_>, named: &Named, unknown: &mut BTreeMap<(usize, usize), String>) -> Replacement {
    if link.link_type != LinkType::Reference {
        return None;
    }
    let name = link.reference.as_ref();
    match named.by_name.get(name) {
        Some((_, claim)) => Some((format!("claim:{}", claim.text).into(), "".into())),
        None => {
            unknown.insert((link.span.start, link.span.end), name.to_owned());
            None
        }
    }
}

/// Parts that are read apart from the rest: the text of a claim, a caption.
enum Apart {
    Claim {
        query: String,
        name: Option<String>,
        number: Option<Range<usize>>,
    },
    Diagram {
        destination: String,
    },
    /// An image that is none of ours; its words stay.
    Image,
}

#[derive(Default)]
struct Row {
    head: bool,
    /// Where it opens in the parts.
    at: usize,
    rule: Option<usize>,
    /// Where each cell's parts are, and its bytes.
    cells: Vec<(Range<usize>, Range<usize>)>,
}

pub(super) struct Builder<'a> {
    pub page: &'a str,
    pub source: &'a Arc<Source>,
    pub document: Document,
    pub problems: Vec<Diagnostic>,
    /// What is open, and where in the parts it opens.
    open: Vec<(Element, usize)>,
    apart: Vec<(Apart, Range<usize>, Vec<Part>)>,
    block: Option<Block>,
    row: Row,
}

type Flow = std::ops::ControlFlow<()>;

impl<'a> Builder<'a> {
    fn new(page: &'a str, source: &'a Arc<Source>) -> Self {
        Self {
            page,
            source,
            document: Document::default(),
            problems: Vec::new(),
            open: Vec::new(),
            apart: Vec::new(),
            block: None,
            row: Row::default(),
        }
    }

    fn event(&mut self, event: Event<'_>, span: Range<usize>) -> Flow {
        match event {
            Event::Start(tag) => return self.start(tag, span),
            Event::End(end) => self.end(end, span),
            Event::Text(text) => self.text(&text, span),
            Event::Code(text) => self.inline(Part::Code(text.into_string()), span),
            Event::SoftBreak => self.inline(Part::SoftBreak, span),
            Event::HardBreak => self.inline(Part::HardBreak, span),
            Event::Rule => self.push(Part::Line),
            Event::Html(html) => self.push(Part::Text(html.into_string())),
            Event::InlineHtml(html) => {
                self.told_html(span.clone());
                self.inline(Part::Text(html.into_string()), span);
            }
            // Left out of the options.
            Event::InlineMath(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => {
                self.text(&text, span);
            }
            Event::TaskListMarker(_) => {}
        }
        Flow::Continue(())
    }

    fn start(&mut self, tag: Tag<'_>, span: Range<usize>) -> Flow {
        let deep = |(element, _): &&(Element, usize)| matches!(element, Element::Quote | Element::Item);
        let nests = matches!(tag, Tag::BlockQuote(_) | Tag::Item) && self.open.iter().filter(deep).count() >= DEPTH;
        if nests || self.open.len() + self.apart.len() >= OPEN {
            let message = format!("this is nested more than {} levels deep", if nests { DEPTH } else { OPEN });
            self.error(span.start..span.start + 1, message, "write it with fewer lists and quotations in one another");
            return Flow::Break(());
        }
        match tag {
            Tag::Paragraph => self.opens(Element::Paragraph),
            Tag::Heading { level, id, classes, attrs } => {
                let more = !classes.is_empty() || !attrs.is_empty();
                self.heading(level as u8, id.as_deref(), more, span);
            }
            Tag::BlockQuote(_) => self.opens(Element::Quote),
            Tag::CodeBlock(kind) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info.into_string(),
                    CodeBlockKind::Indented => String::new(),
                };
                self.block = Some(Block::new(info, span));
            }
            Tag::HtmlBlock => {
                self.told_html(span);
                self.opens(Element::Paragraph);
            }
            Tag::List(first) => self.opens(Element::List(first)),
            Tag::Item => self.opens(Element::Item),
            Tag::Table(alignment) => self.table(&alignment, span),
            Tag::TableHead => self.row(Element::Head),
            Tag::TableRow => self.row(Element::Row(None)),
            Tag::TableCell => self.opens(Element::Cell(self.row.cells.len())),
            Tag::Emphasis => self.opens(Element::Emphasis),
            Tag::Strong => self.opens(Element::Strong),
            Tag::Strikethrough => self.opens(Element::Strikethrough),
            Tag::Link { link_type, dest_url, id, .. } => self.link(link_type, &dest_url, &id, span),
            Tag::Image { dest_url, .. } => self.image(&dest_url, span),
            // Left out of the options.
            _ => self.opens(Element::Paragraph),
        }
        Flow::Continue(())
    }

    fn end(&mut self, end: TagEnd, span: Range<usize>) {
        match end {
            TagEnd::CodeBlock => {
                if let Some(block) = self.block.take() {
                    self.end_block(block);
                }
            }
            TagEnd::Image => self.end_apart(),
            TagEnd::Link if matches!(self.apart.last(), Some((Apart::Claim { .. }, ..))) => self.end_apart(),
            TagEnd::Paragraph => self.end_paragraph(),
            TagEnd::Heading(_) => self.end_heading(),
            TagEnd::TableCell => self.end_cell(span),
            TagEnd::TableHead | TagEnd::TableRow => self.end_row(),
            _ => {
                self.closes();
            }
        }
    }

    fn text(&mut self, text: &str, span: Range<usize>) {
        match &mut self.block {
            Some(block) => block.text(text, span),
            None => self.inline(Part::Text(text.to_owned()), span),
        }
    }

    fn inline(&mut self, part: Part, span: Range<usize>) {
        if let Some((Apart::Claim { number, .. }, ..)) = self.apart.last_mut() {
            let start = number.as_ref().map_or(span.start, |number| number.start);
            *number = Some(start..span.end);
        }
        self.push(part);
    }

    /// Adds a part; text that follows text becomes one with it.
    pub(super) fn push(&mut self, part: Part) {
        if let (Some(Part::Text(before)), Part::Text(text)) = (self.document.parts.last_mut(), &part) {
            before.push_str(text);
        } else {
            self.document.parts.push(part);
        }
    }

    pub(super) fn error(&mut self, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        self.problems.push(Diagnostic::error(message).at(self.source.at(span)).help(help));
    }

    /// Whether something is open around this.
    pub(super) fn inside(&self) -> bool {
        !self.open.is_empty()
    }

    fn opens(&mut self, element: Element) {
        self.open.push((element, self.document.parts.len()));
        self.push(Part::Open(element));
    }

    /// Closes the innermost element; where it opened.
    fn closes(&mut self) -> usize {
        let Some((element, at)) = self.open.pop() else { return self.document.parts.len() };
        self.push(Part::Close(element));
        at
    }

    fn told_html(&mut self, span: Range<usize>) {
        let problem = Diagnostic::warning("HTML in a page is shown as text").at(self.source.at(span));
        self.problems.push(problem.help("write it in Markdown, or put it in backquotes if it is meant to be read"));
    }

    /// The bytes of a destination within a link's.
    fn destination(&self, written: &str, span: &Range<usize>) -> Range<usize> {
        let text = self.source.text().get(span.clone()).unwrap_or_default();
        match text.rfind(written).filter(|_| !written.is_empty()) {
            Some(at) => span.start + at..span.start + at + written.len(),
            None => span.clone(),
        }
    }
}

/// Headings and paragraphs.
impl Builder<'_> {
    fn heading(&mut self, level: u8, id: Option<&str>, more: bool, span: Range<usize>) {
        if level == 1 {
            let problem = Diagnostic::warning("the page's title is its only heading of level 1");
            self.problems.push(problem.at(self.source.at(span.clone())).help("begin with `##`"));
        }
        if more {
            self.error(span.clone(), "a heading has more than an id", "write `{#id}` alone");
        }
        let id = id.map(normal);
        if let Some(id) = id.as_ref().filter(|id| id.contains(|sign: char| sign.is_whitespace() || sign == '#')) {
            self.error(span.clone(), format!("`{id}` cannot be an id"), "write letters, digits and hyphens");
        }
        self.opens(Element::Heading(self.document.headings.len()));
        let explicit = id.is_some();
        let id = id.unwrap_or_default();
        self.document.headings.push(Heading { level, id, explicit, text: String::new(), span });
    }

    fn end_heading(&mut self) {
        let at = self.closes();
        let text = self.document.plain(&self.document.parts[at..]);
        if let Some(heading) = self.document.headings.last_mut() {
            heading.text = text;
        }
    }

    /// A paragraph of nothing but diagrams is no paragraph.
    fn end_paragraph(&mut self) {
        let at = self.closes();
        let inner = at + 1..self.document.parts.len() - 1;
        let parts = &self.document.parts[inner.clone()];
        let diagrams: Vec<_> = parts.iter().filter(|part| matches!(part, Part::Diagram(_))).cloned().collect();
        let alone = parts.iter().all(|part| match part {
            Part::Text(text) => text.trim().is_empty(),
            part => matches!(part, Part::Diagram(_) | Part::SoftBreak | Part::HardBreak),
        });
        match diagrams.first() {
            None => {}
            Some(_) if alone => {
                self.document.parts.splice(at.., diagrams);
            }
            Some(Part::Diagram(first)) => self.misplaced(*first),
            Some(_) => {}
        }
    }

    fn misplaced(&mut self, diagram: usize) {
        let span = self.document.diagrams[diagram].span.clone();
        self.error(span, "a diagram stands in the middle of a text", "give it a paragraph of its own");
    }
}
