//! A page's Markdown as HTML.
//!
//! Everything that comes from a page is escaped here; what the context gives
//! as HTML is written as it is.

use super::markdown::{Cell, Diagram, Document, Element, Generated, Part, Target};

/// What a page cannot know of itself.
pub struct Context<'a> {
    /// The URL of a page and perhaps an id in it, as seen from the page that is rendered.
    pub url: &'a dyn Fn(&str, Option<&str>) -> String,
    /// The HTML of a diagram: the diagram, its number on the page, and its caption in HTML.
    pub diagram: &'a dyn Fn(&Diagram, usize, &str) -> String,
    /// The HTML of the links from a rule to its examples; may be empty.
    pub examples: &'a dyn Fn(&str) -> String,
    /// What the standard page says of a rule: its document and the parts of the cell.
    pub standard: &'a dyn Fn(&str) -> Option<Cell<'a>>,
    /// The HTML of a block that the build fills.
    pub generated: &'a dyn Fn(Generated) -> String,
    /// The text of a heading's anchor link for those who don't see it, given the heading's.
    pub anchor: &'a dyn Fn(&str) -> String,
    /// Text with its language's typography; plain text both.
    pub typography: &'a dyn Fn(&str) -> String,
}

/// The document as HTML.
pub fn render(document: &Document, context: &Context<'_>) -> String {
    let mut writer = Writer::new(document, context);
    writer.parts(&document.parts);
    writer.html
}

/// The words of the text as HTML, good between tags and in quoted attributes.
pub fn escape(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            // HTML allows none of these.
            '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{7f}'..='\u{9f}' => html.push('\u{fffd}'),
            _ => html.push(sign),
        }
    }
    html
}

#[cfg(test)]
mod tests;

struct Writer<'a, 'c> {
    document: &'a Document,
    context: &'a Context<'c>,
    html: String,
    table: usize,
    head: bool,
    /// Whether the row is a rule, whose first cell names it.
    rule: Option<usize>,
    /// Whether this is a cell of another page, which refers to no further one.
    borrowed: bool,
}

impl<'a, 'c> Writer<'a, 'c> {
    fn new(document: &'a Document, context: &'a Context<'c>) -> Self {
        Self { document, context, html: String::new(), table: 0, head: false, rule: None, borrowed: false }
    }

    fn parts(&mut self, parts: &[Part]) {
        for part in parts {
            self.part(part);
        }
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Open(element) => self.open(*element),
            Part::Close(element) => self.close(*element),
            Part::Text(text) => self.html.push_str(&escape(&(self.context.typography)(text))),
            Part::Code(text) => self.write(&["<code>", &escape(text), "</code>"]),
            Part::SoftBreak => self.html.push('\n'),
            Part::HardBreak => self.html.push_str("<br>\n"),
            Part::Line => self.html.push_str("<hr>\n"),
            Part::CodeBlock { language, text } => self.code_block(language, text),
            Part::Diagram(number) => self.diagram(*number),
            Part::Claim(number) => self.html.push_str(&escape(&self.document.claims[*number].text)),
            Part::Generated(generated) => self.html.push_str(&(self.context.generated)(*generated)),
            Part::Same(number) => self.same(*number),
        }
    }

    fn write(&mut self, pieces: &[&str]) {
        for piece in pieces {
            self.html.push_str(piece);
        }
    }

    fn code_block(&mut self, language: &str, text: &str) {
        let class =
            if language.is_empty() { String::new() } else { format!(" class=\"language-{}\"", escape(language)) };
        self.write(&["<pre><code", &class, ">", &escape(text), "</code></pre>\n"]);
    }

    fn diagram(&mut self, number: usize) {
        if self.borrowed {
            return;
        }
        let diagram = &self.document.diagrams[number];
        let mut caption = Writer::new(self.document, self.context);
        caption.parts(&diagram.caption);
        let caption = caption.html;
        self.html.push_str(&(self.context.diagram)(diagram, number, caption.trim()));
    }

    fn same(&mut self, number: usize) {
        if self.borrowed {
            return;
        }
        let Some(Cell { document, parts }) = (self.context.standard)(&self.document.same[number].rule) else { return };
        let mut writer = Writer::new(document, self.context);
        writer.borrowed = true;
        writer.parts(document.parts.get(parts).unwrap_or_default());
        self.html.push_str(&writer.html);
    }

    fn open(&mut self, element: Element) {
        match element {
            Element::Paragraph => self.html.push_str("<p>"),
            Element::Heading(number) => {
                let heading = &self.document.headings[number];
                self.write(&[&format!("<h{}", heading.level), " id=\"", &escape(&heading.id), "\">"]);
            }
            Element::Quote => self.html.push_str("<blockquote>\n"),
            Element::List(None) => self.html.push_str("<ul>\n"),
            Element::List(Some(1)) => self.html.push_str("<ol>\n"),
            Element::List(Some(first)) => self.write(&["<ol start=\"", &first.to_string(), "\">\n"]),
            Element::Item => self.html.push_str("<li>"),
            Element::Table(number) => {
                self.table = number;
                let rules = self.document.rules.iter().any(|rule| {
                    let table = &self.document.tables[number].span;
                    table.contains(&rule.span.start)
                });
                self.html.push_str(if rules {
                    "<table role=\"table\" class=\"rules\">\n"
                } else {
                    "<table role=\"table\">\n"
                });
            }
            Element::Head => {
                self.head = true;
                self.html.push_str("<thead role=\"rowgroup\">\n<tr role=\"row\">");
            }
            Element::Row(rule) => {
                self.rule = rule;
                match rule {
                    Some(rule) => {
                        self.write(&["<tr role=\"row\" id=\"", &escape(&self.document.rules[rule].id), "\">"])
                    }
                    None => self.html.push_str("<tr role=\"row\">"),
                }
            }
            Element::Cell(column) => self.cell(column),
            Element::Emphasis => self.html.push_str("<em>"),
            Element::Strong => self.html.push_str("<strong>"),
            Element::Strikethrough => self.html.push_str("<del>"),
            Element::Link(number) => self.link(number),
            Element::Rule(rule) => {
                let id = super::links::encode(&self.document.rules[rule].id);
                self.write(&["<a class=\"rule\" href=\"#", &escape(&id), "\">"]);
            }
        }
    }

    /// Each part of a table says its role, since browsers forget it where a style shows rows as cards.
    fn cell(&mut self, column: usize) {
        let table = &self.document.tables[self.table];
        let class = table.alignment.get(column).copied().flatten();
        let class = class.map(|class| format!(" class=\"{class}\"")).unwrap_or_default();
        if self.head {
            return self.write(&["<th role=\"columnheader\" scope=\"col\"", &class, ">"]);
        }
        let label = table.columns.get(column).map_or("", String::as_str);
        let label = escape(&(self.context.typography)(label));
        let tag = if self.names_rule(column) { "<th role=\"rowheader\" scope=\"row\"" } else { "<td role=\"cell\"" };
        self.write(&[tag, &class, " data-label=\"", &label, "\">"]);
    }

    fn names_rule(&self, column: usize) -> bool {
        column == 0 && self.rule.is_some()
    }

    fn link(&mut self, number: usize) {
        match &self.document.links[number].target {
            Target::Page { path, anchor } => {
                let url = (self.context.url)(path, anchor.as_deref());
                self.write(&["<a href=\"", &escape(&url), "\">"]);
            }
            Target::Web(url) if url.to_ascii_lowercase().starts_with("mailto:") => {
                self.write(&["<a href=\"", &escape(&super::links::encode_web(url)), "\">"]);
            }
            Target::Web(url) => {
                let url = escape(&super::links::encode_web(url));
                self.write(&["<a rel=\"external noopener noreferrer\" href=\"", &url, "\">"]);
            }
            Target::Nowhere => {}
        }
    }

    fn close(&mut self, element: Element) {
        match element {
            Element::Paragraph => self.html.push_str("</p>\n"),
            Element::Heading(number) => self.close_heading(number),
            Element::Quote => self.html.push_str("</blockquote>\n"),
            Element::List(None) => self.html.push_str("</ul>\n"),
            Element::List(Some(_)) => self.html.push_str("</ol>\n"),
            Element::Item => self.html.push_str("</li>\n"),
            Element::Table(_) => self.html.push_str("</tbody>\n</table>\n"),
            Element::Head => {
                self.head = false;
                self.html.push_str("</tr>\n</thead>\n<tbody role=\"rowgroup\">\n");
            }
            Element::Row(_) => {
                self.rule = None;
                self.html.push_str("</tr>\n");
            }
            Element::Cell(column) => self.close_cell(column),
            Element::Emphasis => self.html.push_str("</em>"),
            Element::Strong => self.html.push_str("</strong>"),
            Element::Strikethrough => self.html.push_str("</del>"),
            Element::Link(number) if self.document.links[number].target == Target::Nowhere => {}
            Element::Link(_) | Element::Rule(_) => self.html.push_str("</a>"),
        }
    }

    fn close_heading(&mut self, number: usize) {
        let heading = &self.document.headings[number];
        let words = escape(&(self.context.anchor)(&heading.text));
        let id = escape(&super::links::encode(&heading.id));
        let level = heading.level.to_string();
        self.write(&[" <a class=\"anchor\" href=\"#", &id, "\" aria-label=\"", &words, "\">#</a></h", &level, ">\n"]);
    }

    fn close_cell(&mut self, column: usize) {
        if self.head {
            return self.html.push_str("</th>");
        }
        if let (0, Some(rule)) = (column, self.rule) {
            let examples = (self.context.examples)(&self.document.rules[rule].id);
            return self.write(&[&examples, "</th>"]);
        }
        self.html.push_str("</td>");
    }
}
