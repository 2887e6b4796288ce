//! What a language says about the scenarios: `content/<lang>/examples.yaml`.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::settings::Written;
use crate::diagnostic::{Diagnostic, Source};
use crate::yaml::{self, Node, Reader};

/// The examples of a language, by the scenario's id.
#[derive(Debug, Clone, Default)]
pub struct Examples {
    /// The file, if there is one.
    pub source: Option<Arc<Source>>,
    /// What it says of each scenario.
    pub by_id: BTreeMap<String, Example>,
}

/// What is said about one scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Example {
    /// Where its id stands.
    pub span: Range<usize>,
    /// Its title.
    pub title: Option<String>,
    /// Its summary.
    pub summary: Option<Written>,
    /// Notes of its frames, by ply.
    pub notes: BTreeMap<usize, Written>,
}

/// Reads the file; what can be read of it comes with what is wrong.
pub fn read(source: &Arc<Source>) -> (Examples, Vec<Diagnostic>) {
    let mut examples = Examples { source: Some(Arc::clone(source)), by_id: BTreeMap::new() };
    let root = match yaml::parse(source, 0..source.text().len()) {
        Ok(root) => root,
        Err(problems) => return (examples, problems),
    };
    let mut reader = Reader::new(source);
    if let Some(entries) = reader.entries(&root, "`examples.yaml`") {
        for (key, node) in entries.iter() {
            let example = example(&mut reader, key.span.clone(), node);
            examples.by_id.insert(super::links::normal(&key.name), example);
        }
    }
    (examples, reader.finish())
}

fn example(reader: &mut Reader<'_>, span: Range<usize>, node: &Node) -> Example {
    let mut example = Example { span, ..Example::default() };
    let Some(fields) = reader.fields(node, "an example", &["title", "summary", "notes"]) else { return example };
    let title = fields.get("title").and_then(|node| reader.text(node, "`title`"));
    example.title = title.map(str::to_owned);
    example.summary = fields.get("summary").and_then(|node| written(reader, node, "`summary`"));
    let Some(notes) = fields.get("notes").and_then(|node| reader.entries(node, "`notes`")) else { return example };
    for (key, node) in notes.iter() {
        let digits = key.name.bytes().all(|sign| sign.is_ascii_digit());
        match key.name.parse().ok().filter(|_| digits) {
            Some(frame) => {
                if let Some(note) = written(reader, node, "a note") {
                    example.notes.insert(frame, note);
                }
            }
            None => {
                let problem = reader.error(key.span.clone(), format!("`{}` is no frame", key.name));
                reader.problem(problem.help("a note stands under the number of its frame: `notes: {0: …}`"));
            }
        }
    }
    example
}

fn written(reader: &mut Reader<'_>, node: &Node, what: &str) -> Option<Written> {
    let text = reader.text(node, what)?.to_owned();
    Some(Written { text, span: node.span.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_summaries_and_notes_are_read() {
        let text = "multi/place:\n  title: Τίτλος\n  summary: Σύνοψη\n  notes: {1: Σημείωση}\n";
        let (examples, problems) = read(&Source::new("examples.yaml", text));
        assert_eq!(problems, []);
        let example = &examples.by_id["multi/place"];
        assert_eq!(example.title.as_deref(), Some("Τίτλος"));
        assert_eq!(example.notes[&1].text, "Σημείωση");
    }

    #[test]
    fn what_is_wrong_is_told_where_it_stands() {
        let text = "a:\n  tilte: x\n  notes: {one: x}\nb: x\n";
        let (_, problems) = read(&Source::new("examples.yaml", text));
        let told: Vec<_> =
            problems.iter().map(|one| (one.message.as_str(), one.place.as_ref().unwrap().line_column())).collect();
        assert_eq!(
            told,
            [
                ("an example has no key `tilte`", (2, 3)),
                ("`one` is no frame", (3, 11)),
                ("this is text; an example is a mapping: `key: value`, one on each line", (4, 4)),
            ]
        );
    }
}
