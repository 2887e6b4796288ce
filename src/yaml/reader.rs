//! Values read out of nodes, and everything that is wrong with them.

use std::ops::Range;
use std::sync::Arc;

use super::{Key, Node, Value};
use crate::diagnostic::{Diagnostic, Source, nearest};

/// Reads values out of nodes, and collects what is wrong with them.
#[derive(Debug)]
pub struct Reader<'a> {
    source: &'a Arc<Source>,
    problems: Vec<Diagnostic>,
}

/// The entries of a mapping whose keys are all known.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a>(&'a [(Key, Node)]);

impl<'a> Fields<'a> {
    /// The value of this key, if it is there.
    pub fn get(&self, name: &str) -> Option<&'a Node> {
        self.entry(name).map(|(_, node)| node)
    }

    /// The key and its value.
    pub fn entry(&self, name: &str) -> Option<(&'a Key, &'a Node)> {
        self.0.iter().find(|(key, _)| key.name == name).map(|(key, node)| (key, node))
    }

    /// All of them, in the order written.
    pub fn iter(&self) -> impl Iterator<Item = &'a (Key, Node)> {
        self.0.iter()
    }
}

impl<'a> Reader<'a> {
    /// A reader of nodes of this source.
    pub fn new(source: &'a Arc<Source>) -> Self {
        Self { source, problems: Vec::new() }
    }

    /// What was wrong with what was read.
    pub fn finish(self) -> Vec<Diagnostic> {
        self.problems
    }

    /// Adds a problem that who reads has found.
    pub fn problem(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    /// An error at these bytes of the source, to which more can be added.
    pub fn error(&self, span: Range<usize>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(message).at(self.source.at(span))
    }

    /// Where the parts of a scalar's text stand in the source.
    pub fn parts(&self, node: &Node) -> Parts {
        let Value::Scalar { text, .. } = &node.value else { return Parts { span: node.span.clone(), lines: vec![] } };
        let written = self.source.text().get(node.span.clone()).unwrap_or_default();
        let mut written = filled_lines(written);
        let lines = filled_lines(text).map(|(start, line)| {
            let place = written.next().and_then(|(at, written)| Some(node.span.start + at + written.find(line)?));
            (start, place)
        });
        Parts { span: node.span.clone(), lines: lines.collect() }
    }

    /// The entries of a mapping; `what` says what has these keys. Unknown keys are problems.
    pub fn fields<'n>(&mut self, node: &'n Node, what: &str, known: &[&str]) -> Option<Fields<'n>> {
        let fields = self.entries(node, what)?;
        for (key, _) in fields.iter().filter(|(key, _)| !known.contains(&key.name.as_str())) {
            let problem = self.error(key.span.clone(), format!("{what} has no key `{}`", key.name));
            self.problems.push(problem.help(match nearest(&key.name, known.iter().copied()) {
                _ if key.name.contains(':') => "put a blank after the colon".to_owned(),
                _ if key.name.contains(' ') && fields.get(&key.name).is_some_and(is_nothing) => {
                    "text with a comma in it needs quotes between `{` and `}`".to_owned()
                }
                Some(name) => format!("did you mean `{name}`?"),
                None => format!("the keys are {}", or_list(known.iter().copied())),
            }));
        }
        Some(fields)
    }

    /// The entries of a mapping whose keys are names of the author's own.
    pub fn entries<'n>(&mut self, node: &'n Node, what: &str) -> Option<Fields<'n>> {
        match &node.value {
            Value::Map(entries) => Some(Fields(entries)),
            _ => self.wrong_kind(node, &format!("{what} is a mapping: `key: value`, one on each line")),
        }
    }

    /// A list's items.
    pub fn list<'n>(&mut self, node: &'n Node, what: &str) -> Option<&'n [Node]> {
        match &node.value {
            Value::List(items) => Some(items),
            _ => self.wrong_kind(node, &format!("{what} is a list: `[one, two]`")),
        }
    }

    /// A list's items; what is no list counts as its only item.
    pub fn one_or_more<'n>(&mut self, node: &'n Node) -> &'n [Node] {
        match &node.value {
            Value::List(items) => items,
            _ => std::slice::from_ref(node),
        }
    }

    /// Text that is not empty, in quotes or not.
    pub fn text<'n>(&mut self, node: &'n Node, what: &str) -> Option<&'n str> {
        match &node.value {
            Value::Scalar { text, .. } if !text.trim().is_empty() => Some(text),
            _ => self.wrong_kind(node, &format!("{what} is text")),
        }
    }

    /// A whole number, not in quotes.
    pub fn number(&mut self, node: &Node, what: &str) -> Option<u64> {
        match &node.value {
            Value::Scalar { text, plain: true } if text.bytes().all(|sign| sign.is_ascii_digit()) => match text.parse()
            {
                Ok(number) => Some(number),
                Err(_) => self.wrong_kind(node, &format!("{what} is a whole number, at most {}", u64::MAX)),
            },
            _ => self.wrong_kind(node, &format!("{what} is a whole number, without quotes")),
        }
    }

    /// `true` or `false`, not in quotes.
    pub fn flag(&mut self, node: &Node, what: &str) -> Option<bool> {
        match &node.value {
            Value::Scalar { text, plain: true } if text == "true" => Some(true),
            Value::Scalar { text, plain: true } if text == "false" => Some(false),
            _ => self.wrong_kind(node, &format!("{what} is `true` or `false`, without quotes")),
        }
    }

    /// One of some words.
    pub fn one_of<T: Copy>(&mut self, node: &Node, what: &str, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(node, what)?;
        if let Some((_, value)) = words.iter().find(|(word, _)| *word == text) {
            return Some(*value);
        }
        let names = || words.iter().map(|(word, _)| *word);
        let all = format!("{what} is {}", or_list(names()));
        let help = nearest(text, names()).map_or(all.clone(), |word| format!("did you mean `{word}`? {all}"));
        self.problems.push(self.error(node.span.clone(), format!("`{text}` is not {what}")).help(help));
        None
    }

    /// Adds that this node has the wrong kind of value.
    pub fn wrong_kind<T>(&mut self, node: &Node, expected: &str) -> Option<T> {
        let found = match &node.value {
            Value::Scalar { text, .. } if text.trim().is_empty() => "nothing",
            Value::Scalar { plain: false, .. } => "text in quotes",
            Value::Scalar { .. } => "text",
            Value::List(_) => "a list",
            Value::Map(_) => "a mapping",
        };
        let problem = self.error(node.span.clone(), format!("this is {found}; {expected}"));
        let comment = found == "nothing" && self.before_comment(node);
        self.problems.push(problem.help_maybe(comment.then(|| "a value that begins with `#` needs quotes".to_owned())));
        None
    }

    /// Whether a comment follows on the same line.
    fn before_comment(&self, node: &Node) -> bool {
        let rest = self.source.text().get(node.span.end..).unwrap_or_default();
        rest.lines().next().is_some_and(|rest| rest.trim_start_matches([':', ' ']).starts_with('#'))
    }
}

fn is_nothing(node: &Node) -> bool {
    matches!(&node.value, Value::Scalar { text, plain: true } if text.is_empty())
}

/// `` `a`, `b` or `c` ``.
pub fn or_list<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

/// The lines that are not blank, without the blanks at their ends, and the bytes at which they begin.
fn filled_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.split_inclusive('\n').scan(0, |at, line| {
        *at += line.len();
        Some((*at - line.trim_start().len(), line.trim()))
    });
    lines.filter(|(_, line)| !line.is_empty())
}

/// Where the lines of a scalar's text stand in the source.
#[derive(Debug)]
pub struct Parts {
    span: Range<usize>,
    /// Where a line begins in the text, and in the source, if it is written there as it is.
    lines: Vec<(usize, Option<usize>)>,
}

impl Parts {
    /// Bytes of the text as bytes of the source; all of the scalar, where it is written in another way.
    pub fn place(&self, part: Range<usize>) -> Range<usize> {
        let line = self.lines.partition_point(|(start, _)| *start <= part.start).checked_sub(1);
        match line.and_then(|line| self.lines.get(line)) {
            Some(&(start, Some(at))) => at + part.start - start..at + part.start - start + part.len(),
            _ => self.span.clone(),
        }
    }
}
