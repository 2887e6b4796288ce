//! Why a text is no YAML, in words for who wrote it.

use std::sync::Arc;

use granit_parser::{ErrorKind, ScanError};

use crate::diagnostic::{Diagnostic, Source};

/// What to do about an alias.
pub(super) const NO_ALIAS: &str = "write the value itself; one that begins with `*` needs quotes";

/// What stopped the parser at this byte of the source, and what to do about it.
pub(super) fn unreadable(source: &Arc<Source>, at: usize, error: &ScanError) -> Diagnostic {
    let (before, line) = line_at(source.text(), at);
    let start = before.len();
    let place = source.at(at..at + 1);
    if line.trim_start_matches(' ').starts_with('\t') || error.to_string().contains(" tab") {
        let tab = indenting_tab(source.text(), start).unwrap_or(at);
        return Diagnostic::error("YAML does not allow a tab for indentation")
            .at(source.at(tab..tab + 1))
            .help("indent with blanks");
    }
    if unquoted_colon(line) {
        let value = line.find(": ").map_or(at, |colon| start + colon + 2);
        return Diagnostic::error("a value with a colon in it is not in quotes")
            .at(source.at(value..start + line.trim_end().len()))
            .help(format!("quote it: {}", quoted(line)))
            .help("or, if these are two keys, put each on its own line");
    }
    if first_line_stands_out(before, line) {
        return Diagnostic::error("the first line of this block stands further in than the next ones")
            .at(place)
            .help("write `|1` for the `|` above it, and blanks at the start of a line count for nothing");
    }
    match error.kind() {
        ErrorKind::UnknownAnchor => Diagnostic::error("aliases are not allowed here").at(place).help(NO_ALIAS),
        _ => Diagnostic::error(format!("this is not YAML: {}", error.info())).at(place),
    }
}

/// The line at this byte, and all that stands before it.
fn line_at(text: &str, at: usize) -> (&str, &str) {
    let start = text.get(..at).unwrap_or(text).rfind('\n').map_or(0, |end| end + 1);
    let (before, rest) = text.split_at(start);
    (before, rest.lines().next().unwrap_or_default())
}

/// The first tab among the blanks at a line's start, from this line on: the
/// parser may tell of it at the end of the value before.
fn indenting_tab(text: &str, from: usize) -> Option<usize> {
    let mut start = from;
    for line in text.get(from..)?.split_inclusive('\n') {
        if line.trim_start_matches(' ').starts_with('\t') {
            return Some(start + line.find('\t')?);
        }
        start += line.len();
    }
    None
}

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
