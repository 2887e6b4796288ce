//! A scenario file as it is written: its keys, read but not yet judged.

use std::collections::BTreeSet;
use std::ops::Range;

use super::script::{Step, read_plays, read_script};
use super::set_up::{SetUp, read_rules};
use crate::notation::{Drawing, read_drawing};
use crate::rules::{Board, Colour, Refusal, Square};
use crate::yaml::{Fields, Node, Reader, Value};

pub(super) type Span = Range<usize>;

/// The largest file, in bytes.
pub(super) const LARGEST: usize = 64 * 1024;

const KEYS: [&str; 10] =
    ["title", "summary", "covers", "rules", "position", "turn", "after", "script", "refused", "version"];

/// What a file says.
pub(super) struct File {
    pub title: String,
    pub summary: Option<String>,
    pub covers: Vec<(String, Span)>,
    pub set_up: SetUp,
    /// The plays before frame 0.
    pub after: Vec<(Square, Span)>,
    pub script: Vec<Step>,
    pub refused: Option<(Vec<Refusal>, Span)>,
    /// Where the file begins, for what concerns all of it.
    pub start: Span,
}

/// Reads a file's tree; only one that stands in a page may go without a title.
pub(super) fn read(reader: &mut Reader, root: &Node, in_page: bool) -> Option<File> {
    let fields = reader.fields(root, "a scenario", &KEYS)?;
    let start = root.span.start..fields.iter().next().map_or(root.span.start, |(key, _)| key.span.end);
    read_version(reader, &fields);
    let title = fields.get("title").map(|node| reader.text(node, "`title`").unwrap_or_default().to_owned());
    if title.is_none() && !in_page {
        let problem = reader.error(start.clone(), "this scenario has no title");
        reader.problem(problem.help("add a line `title: …` that says what it shows"));
    }
    let summary = fields.get("summary").and_then(|node| reader.text(node, "`summary`")).map(str::to_owned);
    let covers = fields.get("covers").map_or_else(Vec::new, |node| read_covers(reader, node));
    let mut set_up = read_rules(reader, fields.get("rules"));
    read_position(reader, &fields, &mut set_up);
    let after = fields.get("after").map_or_else(Vec::new, |node| read_after(reader, node));
    let script = fields.get("script").map_or_else(Vec::new, |node| read_script(reader, node, set_up.board));
    let refused = fields.get("refused").and_then(|node| Some((read_refused(reader, node)?, node.span.clone())));
    if refused.is_some() {
        refuse_beside_refused(reader, &fields);
    }
    Some(File { title: title.unwrap_or_default(), summary, covers, set_up, after, script, refused, start })
}

fn read_version(reader: &mut Reader, fields: &Fields) {
    let Some(node) = fields.get("version") else { return };
    if let Some(version) = reader.number(node, "`version`")
        && version != 1
    {
        let problem = reader.error(node.span.clone(), format!("version {version} of the format is not known"));
        reader.problem(problem.help("this tool reads version 1; leave the key out, or use a newer tool"));
    }
}

fn read_covers(reader: &mut Reader, node: &Node) -> Vec<(String, Span)> {
    let (mut covers, mut ids) = (Vec::new(), BTreeSet::new());
    for item in reader.list(node, "`covers`").unwrap_or_default() {
        let Some(id) = reader.text(item, "a rule id") else { continue };
        if !ids.insert(id) {
            reader.problem(reader.error(item.span.clone(), format!("`{id}` stands twice")).help("keep one of them"));
        }
        covers.push((id.to_owned(), item.span.clone()));
    }
    covers
}

fn read_position(reader: &mut Reader, fields: &Fields, set_up: &mut SetUp) {
    let turn = fields.entry("turn");
    set_up.turn = turn.and_then(|(_, node)| playing_colour(reader, node, set_up));
    match (fields.entry("position"), turn) {
        (Some((key, node)), turn) => {
            set_up.position = drawing(reader, node, set_up.board).map(|drawing| (drawing, node.span.clone()));
            if turn.is_none() {
                let problem = reader.error(key.span.clone(), "a drawn position does not say who is to move");
                reader.problem(problem.help("add a line `turn: black` (or another colour)"));
            }
        }
        (None, Some((key, _))) => {
            let problem = reader.error(key.span.clone(), "`turn` stands without a drawn position");
            reader.problem(problem.help("leave it out: the opening that the rules give is Black's to begin"));
        }
        (None, None) => {}
    }
}

fn playing_colour(reader: &mut Reader, node: &Node, set_up: &SetUp) -> Option<Colour> {
    let colour = read_colour(reader, node)?;
    let Some(players) = set_up.players.filter(|players| !players.include(colour)) else { return Some(colour) };
    let message = format!("{} does not play in a game of {} players", colour.name(), players.count());
    reader.problem(reader.error(node.span.clone(), message).help("set `rules: {players: …}`, or name another colour"));
    None
}

/// A drawn position; it is not judged where the board is not known.
pub(super) fn drawing(reader: &mut Reader, node: &Node, board: Option<Board>) -> Option<Drawing> {
    let text = reader.text(node, "a drawn position")?;
    if !text.trim().contains(['\n', '/']) {
        let problem = reader.error(node.span.clone(), "this drawing is one line, and a rank is a line");
        reader.problem(problem.help("write `|` after the key and a line for each rank under it, or `/` between ranks"));
        return None;
    }
    match read_drawing(text, board?.shape()) {
        Ok(drawing) => Some(drawing),
        Err(problems) => {
            let parts = reader.parts(node);
            for problem in problems {
                let span = parts.place(problem.span);
                reader.problem(reader.error(span, problem.message).help(problem.help));
            }
            None
        }
    }
}

/// A colour.
pub(super) fn read_colour(reader: &mut Reader, node: &Node) -> Option<Colour> {
    let words = Colour::ALL.map(|colour| (colour.name(), colour));
    reader.one_of(node, "a colour", &words)
}

/// One reason, or a list of them.
fn read_refused(reader: &mut Reader, node: &Node) -> Option<Vec<Refusal>> {
    let words = Refusal::ALL.map(|reason| (reason.name(), reason));
    let items = reader.one_or_more(node);
    if items.is_empty() {
        let problem = reader.error(node.span.clone(), "`refused` names no reason");
        reader.problem(problem.help("name every reason for which the set-up must be refused"));
        return None;
    }
    items.iter().map(|item| reader.one_of(item, "a reason for refusing a set-up", &words)).collect()
}

fn refuse_beside_refused(reader: &mut Reader, fields: &Fields) {
    for name in ["position", "turn", "after", "script"] {
        if let Some((key, _)) = fields.entry(name) {
            let problem = reader.error(key.span.clone(), format!("`{name}` stands beside `refused`"));
            reader.problem(problem.help("a set-up that is refused is never played: leave one of the two out"));
        }
    }
}

fn read_after(reader: &mut Reader, node: &Node) -> Vec<(Square, Span)> {
    let items = match &node.value {
        Value::List(items) => items.iter().collect(),
        _ => vec![node],
    };
    items.into_iter().flat_map(|item| read_plays(reader, item)).collect()
}
