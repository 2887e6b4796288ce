//! The steps of a script as they are written.

use std::collections::BTreeMap;

use super::file::{Span, drawing, read_colour};
use super::frame::{Claim, Crop, Mark, Show};
use crate::diagnostic::nearest;
use crate::notation::{self, count};
use crate::rules::{Board, Cell, Colour, Disc, MoveKind, Outcome, Refused, Square, SquareSet};
use crate::yaml::{Fields, Key, Node, Reader, Value};

/// The most steps in a script.
const MOST_STEPS: usize = 400;

/// A step.
pub(super) enum Step {
    Play(Play),
    Reject { squares: Vec<(Square, Span)>, because: Option<Because> },
    Expect(Vec<Written>),
    Show { show: Show, keys: Vec<(String, Span)>, preview: Option<Span> },
}

/// Why plays are refused.
pub(super) enum Because {
    /// All of them for one reason.
    All((Refused, Span)),
    /// Each for its own, in order.
    Each(Vec<(Refused, Span)>),
}

impl Because {
    /// The reason for the play of this number.
    pub fn of(&self, number: usize) -> Option<&(Refused, Span)> {
        match self {
            Self::All(reason) => Some(reason),
            Self::Each(reasons) => reasons.get(number),
        }
    }
}

/// One play or several, with the claims beside it.
pub(super) struct Play {
    pub plays: Vec<(Square, Span)>,
    /// About the first play.
    pub by: Option<(Colour, Span)>,
    /// About the only play.
    pub flips: Option<(SquareSet, Span)>,
    /// About the last play.
    pub passed: Option<(Option<Colour>, Span)>,
}

/// A claim, and where it stands.
pub(super) struct Written {
    pub claim: Claim,
    pub span: Span,
}

pub(super) fn read_script(reader: &mut Reader, node: &Node, board: Option<Board>) -> Vec<Step> {
    let steps = reader.list(node, "`script`").unwrap_or_default();
    if let Some(step) = steps.get(MOST_STEPS) {
        let message = format!("this script has {} steps; the most is {MOST_STEPS}", steps.len());
        reader.problem(
            reader.error(step.span.clone(), message).help("several plays may stand in one step: `play: f5d6c3`"),
        );
        return Vec::new();
    }
    steps.iter().filter_map(|step| read_step(reader, step, board)).collect()
}

fn read_step(reader: &mut Reader, node: &Node, board: Option<Board>) -> Option<Step> {
    const VERBS: [(&str, &[&str]); 4] = [
        ("play", &["play", "by", "flips", "passed"]),
        ("reject", &["reject", "because"]),
        ("expect", &["expect"]),
        ("show", &["show"]),
    ];
    let Value::Map(entries) = &node.value else {
        let plays = read_plays(reader, node);
        return Some(Step::Play(Play { plays, by: None, flips: None, passed: None }));
    };
    let verbs: Vec<_> = VERBS.iter().filter(|(verb, _)| entries.iter().any(|(key, _)| key.name == *verb)).collect();
    let [(verb, keys)] = verbs[..] else {
        not_one_verb(reader, node, entries, verbs.is_empty());
        return None;
    };
    let fields = reader.fields(node, &format!("a `{verb}` step"), keys)?;
    let value = fields.get(verb)?;
    match *verb {
        "play" => Some(Step::Play(read_play(reader, &fields, value))),
        "reject" => Some(read_reject(reader, &fields, value)),
        "expect" => Some(Step::Expect(read_expect(reader, value, board))),
        _ => read_show(reader, value, board),
    }
}

fn not_one_verb(reader: &mut Reader, node: &Node, entries: &[(Key, Node)], none: bool) {
    let first = entries.first().map(|(key, _)| key);
    let message = if none { "this step does nothing that is known" } else { "this is two steps in one" };
    let like = first.filter(|_| none).and_then(|key| nearest(&key.name, ["play", "reject", "expect", "show"]));
    let like = like.map_or_else(String::new, |verb| format!("did you mean `{verb}`? "));
    let place = first.map_or(node.span.clone(), |key| key.span.clone());
    let help = format!("{like}a step has one of `play`, `reject`, `expect` and `show`");
    reader.problem(reader.error(place, message).help(help));
}

fn read_play(reader: &mut Reader, fields: &Fields, value: &Node) -> Play {
    let plays = read_plays(reader, value);
    if let (Some((key, _)), 2..) = (fields.entry("flips"), plays.len()) {
        let problem = reader.error(key.span.clone(), "`flips` stands beside several plays");
        reader.problem(problem.help("give the play that it is about a step of its own"));
    }
    let by = fields.get("by").and_then(|node| Some((read_colour(reader, node)?, node.span.clone())));
    let flips = fields.get("flips").and_then(|node| Some((read_set(reader, node, "`flips`")?, node.span.clone())));
    let passed = fields.get("passed").and_then(|node| Some((read_passed(reader, node)?, node.span.clone())));
    Play { plays, by, flips, passed }
}

fn read_reject(reader: &mut Reader, fields: &Fields, value: &Node) -> Step {
    let squares = read_squares(reader, value);
    let because = fields.get("because").and_then(|node| read_because(reader, node, value));
    if matches!(&value.value, Value::List(items) if items.is_empty()) {
        let problem = reader.error(value.span.clone(), "`reject` names no square");
        reader.problem(problem.help("name the squares that may not be played"));
    }
    Step::Reject { squares, because }
}

fn read_because(reader: &mut Reader, node: &Node, squares: &Node) -> Option<Because> {
    let Value::List(items) = &node.value else { return read_reason(reader, node).map(Because::All) };
    let number = reader.one_or_more(squares).len();
    if items.len() != number {
        let message = format!("{} and {}", count(number, "square", "squares"), count(items.len(), "reason", "reasons"));
        let problem = reader.error(node.span.clone(), message);
        reader.problem(problem.help("give one reason for each square, in the same order"));
    }
    Some(Because::Each(items.iter().filter_map(|item| read_reason(reader, item)).collect()))
}

fn read_reason(reader: &mut Reader, node: &Node) -> Option<(Refused, Span)> {
    let words = Refused::ALL.map(|reason| (reason.name(), reason));
    Some((reader.one_of(node, "a reason for refusing a play", &words)?, node.span.clone()))
}

/// One play, or several as in a transcript.
pub(super) fn read_plays(reader: &mut Reader, node: &Node) -> Vec<(Square, Span)> {
    let Some(text) = reader.text(node, "a play") else { return Vec::new() };
    match notation::transcript(text) {
        Ok(plays) => {
            let parts = reader.parts(node);
            plays.into_iter().map(|(square, span)| (square, parts.place(span))).collect()
        }
        Err(word) => {
            let span = reader.parts(node).place(word.span.clone());
            let problem = reader.error(span, word.message());
            reader.problem(problem.help(word.help()));
            Vec::new()
        }
    }
}

/// A square, or a list of them.
pub(super) fn read_squares(reader: &mut Reader, node: &Node) -> Vec<(Square, Span)> {
    let items = reader.one_or_more(node);
    items.iter().filter_map(|item| Some((read_square(reader, item)?, item.span.clone()))).collect()
}

fn read_square(reader: &mut Reader, node: &Node) -> Option<Square> {
    let text = reader.text(node, "a square")?;
    named_square(reader, text, node.span.clone())
}

fn named_square(reader: &mut Reader, text: &str, span: Span) -> Option<Square> {
    let square = notation::square(text);
    if square.is_none() {
        let word = notation::NotASquare { span: 0..text.len(), word: text.to_owned() };
        reader.problem(reader.error(span, word.message()).help(word.help()));
    }
    square
}

/// A list of squares, none twice.
fn read_set(reader: &mut Reader, node: &Node, what: &str) -> Option<SquareSet> {
    reader.list(node, what)?;
    let mut set = SquareSet::EMPTY;
    for (square, span) in read_squares(reader, node) {
        if set.contains(square) {
            reader.problem(reader.error(span, format!("{square} stands twice")).help("keep one of them"));
        }
        set |= square.into();
    }
    Some(set)
}

fn read_passed(reader: &mut Reader, node: &Node) -> Option<Option<Colour>> {
    let [black, white, red, green] = Colour::ALL.map(|colour| (colour.name(), Some(colour)));
    reader.one_of(node, "who passed", &[black, white, red, green, ("none", None)])
}

const CLAIMS: [&str; 12] =
    ["turn", "legal", "move", "flips", "discs", "empty", "at", "position", "blocked", "passed", "over", "winner"];

fn read_expect(reader: &mut Reader, node: &Node, board: Option<Board>) -> Vec<Written> {
    let Some(fields) = reader.fields(node, "`expect`", &CLAIMS) else { return Vec::new() };
    let mut written = Vec::new();
    for (key, node) in fields.iter() {
        let before = written.len();
        match key.name.as_str() {
            "flips" => read_each(reader, node, "`flips`", &mut written, |reader, key, node, span| {
                Some(Claim::Flips(named_square(reader, key, span)?, read_set(reader, node, "what a play flips")?))
            }),
            "discs" => read_each(reader, node, "`discs`", &mut written, |reader, key, node, span| {
                let words = Disc::ALL.map(|disc| (disc.name(), disc));
                let name = Node { span, value: Value::Scalar { text: key.to_owned(), plain: true } };
                let disc = reader.one_of(&name, "a kind of disc", &words)?;
                Some(Claim::Discs(disc, usize::try_from(reader.number(node, "a number of discs")?).ok()?))
            }),
            "at" => read_each(reader, node, "`at`", &mut written, |reader, key, node, span| {
                let discs = Disc::ALL.map(|disc| (disc.name(), Cell::Disc(disc)));
                let others = [Cell::Empty, Cell::Blocked, Cell::Off].map(|cell| (cell.name(), cell));
                let words: Vec<_> = discs.into_iter().chain(others).collect();
                Some(Claim::At(named_square(reader, key, span)?, reader.one_of(node, "what a square holds", &words)?))
            }),
            name => {
                let claim = read_claim(reader, name, node, board);
                written.extend(claim.map(|claim| Written { claim, span: node.span.clone() }));
            }
        }
        if before == written.len() && matches!(&node.value, Value::Map(entries) if entries.is_empty()) {
            reader.problem(reader.error(node.span.clone(), format!("`{}` claims nothing", key.name)));
        }
    }
    if fields.iter().next().is_none() {
        reader.problem(reader.error(node.span.clone(), "`expect` claims nothing"));
    }
    written
}

/// A mapping each of whose entries is a claim.
fn read_each(
    reader: &mut Reader,
    node: &Node,
    what: &str,
    written: &mut Vec<Written>,
    read: impl Fn(&mut Reader, &str, &Node, Span) -> Option<Claim>,
) {
    let Some(entries) = reader.entries(node, what) else { return };
    for (key, value) in entries.iter() {
        if let Some(claim) = read(reader, &key.name, value, key.span.clone()) {
            written.push(Written { claim, span: key.span.start..value.span.end });
        }
    }
}

fn read_claim(reader: &mut Reader, name: &str, node: &Node, board: Option<Board>) -> Option<Claim> {
    Some(match name {
        "turn" => Claim::Turn(read_colour(reader, node)?),
        "legal" => Claim::Legal(read_set(reader, node, "`legal`")?),
        "blocked" => Claim::Blocked(read_set(reader, node, "`blocked`")?),
        "passed" => Claim::Passed(read_passed(reader, node)?),
        "over" => Claim::Over(reader.flag(node, "`over`")?),
        "empty" => Claim::Empty(usize::try_from(reader.number(node, "`empty`")?).ok()?),
        "position" => Claim::Board(drawing(reader, node, board)?),
        "move" => {
            let kinds = [MoveKind::Flip, MoveKind::Place].map(|kind| (kind.name(), kind));
            Claim::Move(reader.one_of(node, "a kind of move", &kinds)?)
        }
        "winner" => {
            let [black, white, red, green] = Colour::ALL.map(|colour| (colour.name(), Outcome::Win(colour)));
            Claim::Winner(reader.one_of(node, "a winner", &[black, white, red, green, ("draw", Outcome::Draw)])?)
        }
        _ => return None,
    })
}

const SHOWS: [&str; 7] = ["legal", "marks", "arrows", "preview", "crop", "numbers", "note"];

fn read_show(reader: &mut Reader, node: &Node, board: Option<Board>) -> Option<Step> {
    let fields = reader.fields(node, "`show`", &SHOWS)?;
    let mut show = Show::default();
    let mut preview = None;
    for (key, node) in fields.iter() {
        match key.name.as_str() {
            "legal" => show.legal = reader.flag(node, "`legal`").unwrap_or_default(),
            "numbers" => show.numbers = reader.flag(node, "`numbers`").unwrap_or_default(),
            "note" => show.note = reader.text(node, "`note`").map(str::to_owned),
            "marks" => show.marks = read_marks(reader, node, board),
            "arrows" => show.arrows = read_arrows(reader, node, board),
            "crop" => show.crop = read_crop(reader, node, board),
            "preview" => {
                show.preview = read_square(reader, node);
                preview = Some(node.span.clone());
            }
            _ => {}
        }
    }
    let keys = fields.iter().map(|(key, _)| (key.name.clone(), key.span.clone())).collect();
    Some(Step::Show { show, keys, preview })
}

fn read_marks(reader: &mut Reader, node: &Node, board: Option<Board>) -> BTreeMap<Square, Mark> {
    let Some(entries) = reader.entries(node, "`marks`") else { return BTreeMap::new() };
    let mut marks = BTreeMap::new();
    let mut mark = |(key, node): &(Key, Node)| {
        let square = named_square(reader, &key.name, key.span.clone())?;
        let square = on_board(reader, square, key.span.clone(), board)?;
        let mark = read_mark(reader, node)?;
        if marks.insert(square, mark).is_some() {
            let problem = reader.error(key.span.clone(), format!("{square} is marked twice"));
            reader.problem(problem.help("keep one of the marks"));
        }
        Some(())
    };
    entries.iter().for_each(|entry| _ = mark(entry));
    marks
}

fn read_mark(reader: &mut Reader, node: &Node) -> Option<Mark> {
    let text = reader.text(node, "a mark")?;
    let mut letters = text.chars();
    match (text, letters.next(), letters.next()) {
        ("circle", ..) => Some(Mark::Circle),
        ("cross", ..) => Some(Mark::Cross),
        ("square", ..) => Some(Mark::Square),
        (_, Some(letter), None) if letter.is_ascii_uppercase() => Some(Mark::Letter(letter)),
        _ => {
            let problem = reader.error(node.span.clone(), format!("`{text}` is not a mark"));
            reader.problem(problem.help("a mark is `circle`, `cross`, `square`, or a letter A to Z"));
            None
        }
    }
}

fn read_arrows(reader: &mut Reader, node: &Node, board: Option<Board>) -> Vec<(Square, Square)> {
    let mut arrows = Vec::new();
    for item in reader.list(node, "`arrows`").unwrap_or_default() {
        let Some((from, to)) = read_pair(reader, item, "an arrow", "c5-f5") else { continue };
        let ends = [from, to].map(|square| on_board(reader, square, item.span.clone(), board));
        if from == to {
            reader.problem(reader.error(item.span.clone(), "this arrow goes nowhere").help("name two squares"));
        } else if ends.iter().all(Option::is_some) {
            arrows.push((from, to));
        }
    }
    arrows
}

fn read_crop(reader: &mut Reader, node: &Node, board: Option<Board>) -> Option<Crop> {
    let (one, other) = read_pair(reader, node, "a crop", "a1-e5")?;
    let corner = |pick: fn(u8, u8) -> u8| Square::new(pick(one.file(), other.file()), pick(one.rank(), other.rank()));
    let crop = Crop { from: corner(u8::min)?, to: corner(u8::max)? };
    let board = board?;
    let (size, squares) = (board.shape().size(), board.shape().squares());
    if crop.to.file() >= size || crop.to.rank() >= size || !squares.iter().any(|square| crop.contains(square)) {
        let problem = reader.error(node.span.clone(), "this crop goes beyond the board");
        reader.problem(problem.help(format!("the board is {}", board.name())));
        return None;
    }
    Some(crop)
}

fn read_pair(reader: &mut Reader, node: &Node, what: &str, example: &str) -> Option<(Square, Square)> {
    let text = reader.text(node, what)?;
    let pair = text.split_once('-').and_then(|(from, to)| notation::square(from).zip(notation::square(to)));
    if pair.is_none() {
        let problem = reader.error(node.span.clone(), format!("`{text}` is not {what}"));
        reader.problem(problem.help(format!("{what} is two squares with a hyphen between: `{example}`")));
    }
    pair
}

fn on_board(reader: &mut Reader, square: Square, span: Span, board: Option<Board>) -> Option<Square> {
    let outside = |board: &Board| !board.shape().squares().contains(square);
    let Some(board) = board.filter(outside) else { return Some(square) };
    let problem = reader.error(span, format!("{square} is off this board"));
    reader.problem(problem.help(format!("the board is {}; only its squares can be drawn on", board.name())));
    None
}
