//! YAML as a tree that knows where each value stands, and a reader of it that
//! collects every problem instead of stopping at the first.
//!
//! Scalars stay text: what a value means is up to who reads it, so `title: no`
//! is a title. Anchors, aliases, tags, repeated keys and second documents are
//! refused, and nesting has a limit: the files come from strangers.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, ScanError, Span};

use crate::diagnostic::{Diagnostic, Place, Source, nearest};

/// How deep lists and mappings may be nested.
pub const DEPTH: usize = 16;

/// A value and the bytes of the source that it stands at.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// The bytes of the source.
    pub span: Range<usize>,
    /// The value.
    pub value: Value,
}

/// What a node holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// Text.
    Scalar {
        /// Without quotes and indentation.
        text: String,
        /// Written without quotes, so it may be meant as a number or a yes or no.
        plain: bool,
    },
    /// A list.
    List(Vec<Node>),
    /// A mapping, in the order written; no key stands twice.
    Map(Vec<(Key, Node)>),
}

/// A key of a mapping.
#[derive(Debug, Clone, PartialEq)]
pub struct Key {
    /// The key itself.
    pub name: String,
    /// The bytes of the source.
    pub span: Range<usize>,
}

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
                Some(Err(error)) => return Err(Box::new(self.cannot_read(&error))),
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
            _ => Ok(Node { span: start, value: Value::Scalar { text: String::new(), plain: true } }),
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

    fn cannot_read(&self, error: &ScanError) -> Diagnostic {
        let at = self.start + error.marker().byte_offset().unwrap_or(self.text.len());
        let line_start = self.source.text()[..at.min(self.source.text().len())].rfind('\n').map_or(0, |end| end + 1);
        let line = self.source.text()[line_start..].lines().next().unwrap_or_default();
        let place = self.source.at(at..at + 1);
        if line.trim_start_matches(' ').starts_with('\t') || error.to_string().contains("tab") {
            let tab = line.find('\t').map_or(at, |tab| line_start + tab);
            return Diagnostic::error("YAML does not allow a tab for indentation")
                .at(self.source.at(tab..tab + 1))
                .help("indent with blanks");
        }
        if unquoted_colon(line) {
            let value = line.find(": ").map_or(at, |colon| line_start + colon + 2);
            return Diagnostic::error("a value with a colon in it is not in quotes")
                .at(self.source.at(value..line_start + line.trim_end().len()))
                .help(format!("quote it: {}", quoted(line)))
                .help("or, if these are two keys, put each on its own line");
        }
        if first_line_stands_out(&self.source.text()[..line_start], line) {
            return Diagnostic::error("the first line of this block stands further in than the next ones")
                .at(place)
                .help("write `|1` for the `|` above it, and blanks at the start of a line count for nothing");
        }
        let message = match error.kind() {
            ErrorKind::UnknownAnchor => {
                return Diagnostic::error("aliases are not allowed here").at(place).help(NO_ALIAS);
            }
            _ => error.info(),
        };
        Diagnostic::error(format!("this is not YAML: {message}")).at(place)
    }
}

const NO_ALIAS: &str = "write the value itself; one that begins with `*` needs quotes";

/// Whether the line ends a block because the only line before it is indented
/// further: so it is with a printed board, which begins with its file letters.
fn first_line_stands_out(before: &str, line: &str) -> bool {
    let indent = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let mut above = before.lines().rev();
    let (Some(first), Some(header)) = (above.next(), above.next()) else { return false };
    header.trim_end().ends_with('|') && indent(first) > indent(line) && indent(line) > indent(header)
}

/// Whether the line is `key: some: text` without quotes around the text.
fn unquoted_colon(line: &str) -> bool {
    let value = line.trim_start_matches([' ', '-']).split_once(": ").map_or("", |(_, value)| value.trim());
    !value.starts_with(['\'', '"', '{', '[', '|', '>']) && (value.contains(": ") || value.ends_with(':'))
}

fn quoted(line: &str) -> String {
    let (key, value) = line.split_once(": ").unwrap_or(("", line));
    format!("`{}: '{}'`", key.trim(), value.trim().replace('\'', "''"))
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

/// `` `a`, `b` or `c` ``.
pub fn or_list<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Node, Vec<Diagnostic>> {
        let source = Source::new("test.yaml", text);
        parse(&source, 0..source.text().len())
    }

    /// The message of the first problem, and its line and column.
    fn problem(text: &str) -> (String, (usize, usize)) {
        let problem = read(text).unwrap_err().remove(0);
        (problem.message.clone(), problem.place.unwrap().line_column())
    }

    #[test]
    fn values_know_their_bytes() {
        let text = "a: 'b c'\nlist: [d, e]\nrows: |\n  x\n  y\n";
        let Value::Map(entries) = read(text).unwrap().value else { panic!("no mapping") };
        let spans: Vec<_> =
            entries.iter().map(|(key, node)| (&text[key.span.clone()], &text[node.span.clone()])).collect();
        assert_eq!(spans, [("a", "'b c'"), ("list", "[d, e]"), ("rows", "x\n  y")]);
    }

    #[test]
    fn parts_of_a_text_know_their_bytes() {
        for (text, part) in
            [("a: b c\n", 2..3), ("a: 'b c'\n", 2..3), ("a: |\n  x\n   b c\n", 5..6), ("a: |\n\n  c\n", 1..2)]
        {
            let source = Source::new("test.yaml", text);
            let Value::Map(entries) = read(text).unwrap().value else { panic!("no mapping") };
            assert_eq!(&text[Reader::new(&source).parts(&entries[0].1).place(part)], "c", "{text}");
        }
    }

    #[test]
    fn scalars_stay_text() {
        let Value::Map(entries) = read("a: no\nb: 010\nc: ~\n").unwrap().value else { panic!("no mapping") };
        let texts: Vec<_> = entries.into_iter().map(|(_, node)| node.value).collect();
        let plain = |text: &str| Value::Scalar { text: text.to_owned(), plain: true };
        assert_eq!(texts, [plain("no"), plain("010"), plain("~")]);
    }

    #[test]
    fn what_is_not_allowed_is_named_at_its_place() {
        assert_eq!(problem("a: 1\nb: 2\na: 3\n"), ("the key `a` stands twice".to_owned(), (3, 1)));
        assert_eq!(problem("a: &x 1\n").0, "anchors are not allowed here");
        assert_eq!(problem("a: *x\n").0, "aliases are not allowed here");
        assert_eq!(problem("a: !x y\n").0, "tags are not allowed here");
        assert_eq!(problem("a: 1\n---\nb: 2\n").0, "a second document begins here");
        assert_eq!(problem("a:\n\tb: 1\n"), ("YAML does not allow a tab for indentation".to_owned(), (2, 1)));
        assert_eq!(problem(&("[".repeat(40) + &"]".repeat(40))).0, "this is nested more than 16 levels deep");
        assert_eq!(problem("? [a]\n: b\n").0, "a key must be a word");
    }

    #[test]
    fn a_title_with_a_colon_is_told_to_be_quoted() {
        let problem = read("title: Reversi: the game\n").unwrap_err().remove(0);
        assert_eq!(problem.message, "a value with a colon in it is not in quotes");
        assert_eq!(problem.help[0], "quote it: `title: 'Reversi: the game'`");
    }

    #[test]
    fn byte_order_mark_and_line_ends_of_windows_are_fine() {
        let source = Source::new("test.yaml", "\u{feff}a: b\r\nc: d\r\n");
        let node = parse(&source, 0..source.text().len()).unwrap();
        let mut reader = Reader::new(&source);
        let fields = reader.fields(&node, "this", &["a", "c"]).unwrap();
        assert_eq!(fields.get("c").and_then(|node| reader.text(node, "c")), Some("d"));
    }

    #[test]
    fn the_reader_collects_every_problem() {
        let source = Source::new("test.yaml", "titel: a\nflag: yes\nnumber: '4'\nword: blak\n");
        let node = parse(&source, 0..source.text().len()).unwrap();
        let mut reader = Reader::new(&source);
        let fields = reader.fields(&node, "a page", &["title", "flag", "number", "word"]).unwrap();
        reader.flag(fields.get("flag").unwrap(), "`flag`");
        reader.number(fields.get("number").unwrap(), "`number`");
        reader.one_of(fields.get("word").unwrap(), "a colour", &[("black", 1), ("white", 2)]);
        let problems: Vec<_> = reader.finish().into_iter().map(|it| (it.message, it.help.join(""))).collect();
        let texts: Vec<_> = problems.iter().map(|(message, help)| (message.as_str(), help.as_str())).collect();
        assert_eq!(
            texts,
            [
                ("a page has no key `titel`", "did you mean `title`?"),
                ("this is text; `flag` is `true` or `false`, without quotes", ""),
                ("this is text in quotes; `number` is a whole number, without quotes", ""),
                ("`blak` is not a colour", "did you mean `black`? a colour is `black` or `white`"),
            ]
        );
    }
}
