//! YAML as a tree that knows where each value stands, and a reader of it that
//! collects every problem instead of stopping at the first.
//!
//! Scalars stay text: what a value means is up to who reads it, so `title: no`
//! is a title. Anchors, aliases, tags, repeated keys and second documents are
//! refused, and nesting has a limit: the files come from strangers.

mod reader;
mod tree;
mod unreadable;

use std::ops::Range;

pub use reader::{Fields, Parts, Reader, or_list};
pub use tree::{DEPTH, parse, parse_all};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Diagnostic, Source};

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
        assert_eq!(problem("a: 1\n \tb: 1\n"), ("YAML does not allow a tab for indentation".to_owned(), (2, 2)));
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
    fn a_comma_between_braces_is_explained() {
        let source = Source::new("test.yaml", "{note: One, two three.}\n");
        let node = parse(&source, 0..source.text().len()).unwrap();
        let mut reader = Reader::new(&source);
        reader.fields(&node, "this", &["note"]);
        let problem = reader.finish().remove(0);
        assert_eq!(problem.message, "this has no key `two three.`");
        assert_eq!(problem.help, ["text with a comma in it needs quotes between `{` and `}`"]);
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
