//! Fences that mean more than code: scenarios in place, and generated blocks.

use std::ops::Range;

use super::build::Builder;
use super::target;
use super::{Diagram, InPlace, Part};
use crate::site::links;

/// A code block that is being read.
pub(super) struct Block {
    info: String,
    span: Range<usize>,
    text: String,
    /// The bytes of its lines, if it has any.
    lines: Option<Range<usize>>,
}

impl Block {
    pub fn new(info: String, span: Range<usize>) -> Self {
        Self { info, span, text: String::new(), lines: None }
    }

    pub fn text(&mut self, text: &str, span: Range<usize>) {
        self.text.push_str(text);
        let start = self.lines.as_ref().map_or(span.start, |lines| lines.start);
        self.lines = Some(start..span.end);
    }
}

impl Builder<'_> {
    /// Gives a block that has been read its meaning.
    pub(super) fn end_block(&mut self, block: Block) {
        let mut words = block.info.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("scenario"), Some(name), None) => self.scenario(&block, name),
            (Some("scenario"), None, _) => self.error(block.head(), "this scenario has no name", NAME),
            (Some("scenario"), _, Some(_)) => self.error(block.head(), "a scenario's name is one word", NAME),
            (Some("generated"), what, None) => self.generated(&block, what.unwrap_or_default()),
            (language, ..) => {
                let language = language.unwrap_or_default().to_owned();
                self.push(Part::CodeBlock { language, text: block.text });
            }
        }
    }

    fn scenario(&mut self, block: &Block, name: &str) {
        let name = links::normal(name);
        if !target::is_name(&name) {
            return self.error(block.head(), format!("`{name}` is not a name for a scenario"), NAME);
        }
        if self.inside() {
            let help = "put it at the margin, outside lists and quotations";
            return self.error(block.head(), "a scenario stands in a list or a quotation", help);
        }
        let id = format!("{}#{name}", self.page);
        if let Some(earlier) = self.document.scenarios.iter().find(|earlier| earlier.id == id) {
            let problem = crate::diagnostic::Diagnostic::error(format!("the scenario `{name}` stands twice here"))
                .at(self.source.at(block.head()))
                .related(self.source.at(earlier.span.clone()), "first here")
                .help("give one of them another name");
            return self.problems.push(problem);
        }
        // From the margin, so that all lines have the same indentation.
        let text = self.source.text();
        let yaml = block.lines.as_ref().map_or(block.span.end..block.span.end, |lines| {
            let margin = text.get(..lines.start).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
            margin..lines.end
        });
        self.document.scenarios.push(InPlace { id: id.clone(), yaml, span: block.head() });
        self.document.diagrams.push(Diagram { scenario: id, frames: None, caption: Vec::new(), span: block.head() });
        self.push(Part::Diagram(self.document.diagrams.len() - 1));
    }

    fn generated(&mut self, block: &Block, what: &str) {
        match target::generated(what) {
            Ok(_) if !block.text.trim().is_empty() => {
                self.error(block.head(), "a generated block has a text of its own", "leave it empty");
            }
            Ok(generated) => {
                self.document.generated.push((generated, block.head()));
                self.push(Part::Generated(generated));
            }
            Err((message, help)) => self.error(block.head(), message, help),
        }
    }
}

const NAME: &str = "name it with letters, digits and hyphens, the first a letter: `scenario cut-off`";

impl Block {
    /// The line that opens the fence.
    fn head(&self) -> Range<usize> {
        let length = "```".len() + self.info.len();
        self.span.start..self.span.end.min(self.span.start + length)
    }
}
