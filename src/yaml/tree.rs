//! The tree of a YAML text, with what is not allowed in it refused.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use granit_parser::{Event, Parser, ScalarStyle, Span};

use super::unreadable::{NO_ALIAS, unreadable};
use super::{Key, Node, Value};
use crate::diagnostic::{Diagnostic, Place, Source};

/// How deep lists and mappings may be nested.
pub const DEPTH: usize = 16;

/// Reads the YAML that stands at these bytes of a source, to which the spans
/// of the result refer. Without any value in it, the result is an empty mapping.
///
/// # Errors
/// Why it cannot be read, or is not allowed.
pub fn parse(source: &Arc<Source>, range: Range<usize>) -> Result<Node, Vec<Diagnostic>> {
    match parse_all(source, range) {
        (Some(node), problems) if problems.is_empty() => Ok(node),
        (_, problems) => Err(problems),
    }
}

/// As [`parse`], for who goes on when something is not allowed: what is wrong,
/// and the values beside it, unless they cannot be read at all.
pub fn parse_all(source: &Arc<Source>, range: Range<usize>) -> (Option<Node>, Vec<Diagnostic>) {
    let text = source.text().get(range.clone()).unwrap_or_default();
    let mut tree = Tree { source, text, start: range.start, parser: Parser::new_from_str(text), problems: Vec::new() };
    match tree.document() {
        Ok(node) => (Some(node), tree.problems),
        Err(stop) => {
            tree.problems.push(*stop);
            (None, tree.problems)
        }
    }
}

type Stop = Box<Diagnostic>;

struct Tree<'a> {
    source: &'a Arc<Source>,
    text: &'a str,
    start: usize,
    parser: Parser<'a, granit_parser::StrInput<'a>>,
    problems: Vec<Diagnostic>,
}

impl<'a> Tree<'a> {
    fn document(&mut self) -> Result<Node, Stop> {
        let mut root = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamStart | Event::DocumentEnd => {}
                Event::DocumentStart(..) if root.is_none() => {}
                Event::StreamEnd => break,
                _ if root.is_some() => {
                    let problem =
                        Diagnostic::error("a second document begins here").at(self.source.at(self.bytes(&span)));
                    return Err(Box::new(problem.help("a file holds one document: leave out the `---` between them")));
                }
                event => root = Some(self.node(event, &span, 0)?),
            }
        }
        let empty = |node: &Node| matches!(&node.value, Value::Scalar { text, plain: true } if text.is_empty());
        let nothing = Node { span: self.start..self.start, value: Value::Map(Vec::new()) };
        Ok(root.filter(|node| !empty(node)).unwrap_or(nothing))
    }

    fn next(&mut self) -> Result<(Event<'a>, Span), Stop> {
        loop {
            match self.parser.next_event() {
                None => return Ok((Event::StreamEnd, Span::default())),
                Some(Ok((Event::Comment(..), _))) => {}
                Some(Ok(event)) => return Ok(event),
                Some(Err(error)) => {
                    let at = self.start + error.marker().byte_offset().unwrap_or(self.text.len());
                    return Err(Box::new(unreadable(self.source, at, &error)));
                }
            }
        }
    }

    fn node(&mut self, event: Event<'a>, span: &Span, depth: usize) -> Result<Node, Stop> {
        self.refuse_properties(&event, span);
        let start = self.bytes(span);
        if depth >= DEPTH && matches!(event, Event::SequenceStart(..) | Event::MappingStart(..)) {
            let problem = Diagnostic::error(format!("this is nested more than {DEPTH} levels deep"));
            return Err(Box::new(problem.at(self.source.at(start))));
        }
        match event {
            Event::Scalar(text, style, ..) => {
                let plain = style == ScalarStyle::Plain;
                // The parser gives `~` for what is left out; only what is written has a length.
                let text = if plain && start.is_empty() { String::new() } else { text.into_owned() };
                Ok(Node { span: self.trimmed(start), value: Value::Scalar { text, plain } })
            }
            Event::SequenceStart(..) => self.list(start, depth),
            Event::MappingStart(..) => self.map(start, depth),
            // An alias, which has been refused: its own text stands for its value.
            _ => {
                let text = self.source.text().get(start.clone()).unwrap_or_default().to_owned();
                Ok(Node { span: start, value: Value::Scalar { text, plain: true } })
            }
        }
    }

    fn list(&mut self, start: Range<usize>, depth: usize) -> Result<Node, Stop> {
        let mut items = Vec::new();
        loop {
            let (event, span) = self.next()?;
            if matches!(event, Event::SequenceEnd | Event::StreamEnd) {
                let end = self.end_of(items.last(), &span);
                return Ok(Node { span: start.start..end, value: Value::List(items) });
            }
            items.push(self.node(event, &span, depth + 1)?);
        }
    }

    fn map(&mut self, start: Range<usize>, depth: usize) -> Result<Node, Stop> {
        let mut entries: Vec<(Key, Node)> = Vec::new();
        let mut known = BTreeMap::new();
        loop {
            let (event, span) = self.next()?;
            if matches!(event, Event::MappingEnd | Event::StreamEnd) {
                let end = self.end_of(entries.last().map(|entry| &entry.1), &span);
                let start = entries.first().map_or(start.start, |entry| start.start.min(entry.0.span.start));
                return Ok(Node { span: start..end, value: Value::Map(entries) });
            }
            let key = self.node(event, &span, depth + 1)?;
            let (event, span) = self.next()?;
            let value = self.node(event, &span, depth + 1)?;
            let Value::Scalar { text: name, .. } = key.value else {
                self.problems.push(Diagnostic::error("a key must be a word").at(self.source.at(key.span)));
                continue;
            };
            match known.get(&name) {
                Some(earlier) => self.stands_twice(&name, key.span, Range::clone(earlier)),
                None => {
                    known.insert(name.clone(), key.span.clone());
                    entries.push((Key { name, span: key.span }, value));
                }
            }
        }
    }

    fn stands_twice(&mut self, name: &str, span: Range<usize>, earlier: Range<usize>) {
        let problem = Diagnostic::error(format!("the key `{name}` stands twice")).at(self.source.at(span));
        self.problems.push(problem.related(self.source.at(earlier), "first here").help("keep one of them"));
    }

    /// Where a list or mapping ends: after its last value, or at its bracket.
    fn end_of(&self, last: Option<&Node>, span: &Span) -> usize {
        let end = self.bytes(span);
        let bracket = end.len() == 1;
        match last {
            Some(last) if !bracket => last.span.end,
            _ => end.end,
        }
    }

    fn refuse_properties(&mut self, event: &Event<'a>, span: &Span) {
        if event.is_alias() {
            let problem = Diagnostic::error("aliases are not allowed here").at(self.source.at(self.bytes(span)));
            self.problems.push(problem.help(NO_ALIAS));
        }
        if event.anchor_id().is_some() {
            let problem = Diagnostic::error("anchors are not allowed here").at(self.before(span, '&'));
            self.problems.push(problem.help("leave out the `&name` before this value, or put it in quotes"));
        }
        if event.tag().is_some() {
            let problem = Diagnostic::error("tags are not allowed here").at(self.before(span, '!'));
            self.problems.push(problem.help("leave out the `!name` before this value, or put it in quotes"));
        }
    }

    /// The word before a value that begins with this sign.
    fn before(&self, span: &Span, sign: char) -> Place {
        let value = self.bytes(span);
        let before = self.source.text().get(..value.start).unwrap_or_default();
        let start = before.rfind(sign).unwrap_or(value.start);
        let word = before[start.min(before.len())..].split_whitespace().next().map_or(0, str::len);
        self.source.at(start..start + word)
    }

    fn bytes(&self, span: &Span) -> Range<usize> {
        let range = span.byte_range().unwrap_or(self.text.len()..self.text.len());
        self.start + range.start..self.start + range.end
    }

    /// Without the blanks and line ends that follow a plain or a block scalar.
    fn trimmed(&self, span: Range<usize>) -> Range<usize> {
        let text = self.source.text().get(span.clone()).unwrap_or_default();
        span.start..span.start + text.trim_end().len()
    }
}
