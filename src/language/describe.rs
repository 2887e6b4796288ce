//! A frame in words, for those who do not see it.
//!
//! Frame 0 tells the whole position, each later one what has changed and the
//! counts; then whatever is drawn besides. The scenario's own note is text of
//! its author and is not repeated here.

use std::collections::BTreeMap;

use super::locale::Language;
use super::phrase::{enumeration, sentences};
use crate::rules::{Board, Colour, Disc, Goal, MoveKind, Outcome, Position, Rules, Square, SquareSet};
use crate::scenario::{Frame, Mark, Played, Show};

/// What a frame shows, in words: all that someone who sees it is told.
pub fn describe(language: &Language, rules: &Rules, frame: &Frame) -> String {
    let position = frame.position();
    let mut said = match frame.played() {
        None => board(language, rules, position),
        Some(played) => vec![play(language, played)],
    };
    said.extend(position.passed().map(|colour| language.phrase("pass").colour(colour).say()));
    said.extend(position.turn().map(|colour| turn(language, colour)));
    said.extend(position.outcome().into_iter().flat_map(|outcome| end(language, rules, position, outcome)));
    // Frame 0 has told them with the discs of each colour.
    said.extend(frame.played().map(|_| counts(language, position)));
    said.extend(shown(language, frame));
    sentences(language, &said)
}

/// Whose turn it is.
pub(super) fn turn(language: &Language, colour: Colour) -> String {
    language.phrase("turn").colour(colour).say()
}

/// What playing on this square would flip.
pub(super) fn would_flip(language: &Language, square: Square, flips: SquareSet) -> String {
    language.phrase("would-flip").square(square).squares(flips).say()
}

/// The name of a goal as a key of the strings.
pub(super) const fn goal(goal: Goal) -> &'static str {
    match goal {
        Goal::Most => "most",
        Goal::Fewest => "fewest",
    }
}

/// A board's name as a key of the strings, which cannot begin with a digit.
pub(super) fn board_key(board: Board) -> String {
    format!("board-{}", board.name())
}

fn board(language: &Language, rules: &Rules, position: &Position) -> Vec<String> {
    let mut said = vec![language.phrase("board-is").with("board", board_key(rules.options().board)).say()];
    if !position.blocked().is_empty() {
        said.push(language.phrase("blocked-squares").squares(position.blocked()).say());
    }
    if position.discs().all().is_empty() {
        said.push(language.text("board-without-discs"));
        return said;
    }
    said.extend(position.players().colours().map(|colour| has(language, colour, position.discs().of(colour))));
    let neutral = position.discs().of(Disc::Neutral);
    said.extend((!neutral.is_empty()).then(|| language.phrase("neutral-discs").squares(neutral).say()));
    said
}

fn has(language: &Language, colour: Colour, squares: SquareSet) -> String {
    language.phrase("has-discs").colour(colour).squares(squares).say()
}

fn play(language: &Language, played: &Played) -> String {
    language.phrase("play").colour(played.by).square(played.square).squares(played.flips()).say()
}

fn end(language: &Language, rules: &Rules, position: &Position, outcome: Outcome) -> Vec<String> {
    let phrase = |id| language.phrase(id).with("goal", goal(rules.options().goal));
    let result = match outcome {
        Outcome::Win(colour) => phrase("win").colour(colour),
        Outcome::Draw => phrase("draw").with("players", position.players().count()),
    };
    let empty = position.empty().len();
    let left = (empty > 0).then(|| language.phrase("empty-squares").count(empty).say());
    [language.text("game-over"), result.say()].into_iter().chain(left).collect()
}

fn counts(language: &Language, position: &Position) -> String {
    let neutral = position.discs().of(Disc::Neutral);
    let kinds = position.players().colours().map(Colour::disc).chain((!neutral.is_empty()).then_some(Disc::Neutral));
    let item = |disc: Disc| language.phrase("count-item").disc(disc).count(position.discs().of(disc).len()).say();
    let items: Vec<_> = kinds.map(item).collect();
    language.phrase("counts").with("list", enumeration(language, &items)).say()
}

/// What is drawn on the position.
fn shown(language: &Language, frame: &Frame) -> Vec<String> {
    let (show, position) = (frame.show(), frame.position());
    let mut said = Vec::new();
    if show.legal {
        said.extend(position.turn().map(|colour| legal(language, colour, position)));
    }
    if let Some(square) = show.preview {
        said.push(language.phrase("preview").square(square).say());
        said.push(would_flip(language, square, position.flips(square)));
    }
    said.extend(marks(language, show));
    said.extend(show.arrows.iter().map(|(from, to)| between(language, "arrow", *from, *to)));
    if show.numbers && !frame.placed().is_empty() {
        said.push(numbers(language, frame.placed()));
    }
    said.extend(show.crop.map(|crop| between(language, "crop", crop.from, crop.to)));
    said
}

fn legal(language: &Language, colour: Colour, position: &Position) -> String {
    let kind = position.move_kind().map_or("", MoveKind::name);
    language.phrase("legal").colour(colour).with("kind", kind).squares(position.legal()).say()
}

fn between(language: &Language, id: &str, from: Square, to: Square) -> String {
    language.phrase(id).with("from", from.to_string()).with("to", to.to_string()).say()
}

/// The marked squares, one sentence for each kind of mark.
fn marks(language: &Language, show: &Show) -> Vec<String> {
    let mut kinds: BTreeMap<(&str, String), SquareSet> = BTreeMap::new();
    for (square, mark) in &show.marks {
        *kinds.entry(mark_name(*mark)).or_default() |= SquareSet::from(*square);
    }
    let sentence = |((mark, letter), set): ((&str, String), SquareSet)| {
        language.phrase("marked").with("mark", mark.to_owned()).with("letter", letter).squares(set).say()
    };
    kinds.into_iter().map(sentence).collect()
}

fn mark_name(mark: Mark) -> (&'static str, String) {
    match mark {
        Mark::Circle => ("circle", String::new()),
        Mark::Cross => ("cross", String::new()),
        Mark::Square => ("square", String::new()),
        Mark::Letter(letter) => ("letter", letter.to_string()),
    }
}

fn numbers(language: &Language, placed: &BTreeMap<Square, usize>) -> String {
    let mut by_ply: Vec<_> = placed.iter().map(|(square, ply)| (*ply, *square)).collect();
    by_ply.sort_unstable();
    let item = |(ply, square): (usize, Square)| language.phrase("numbered-item").with("ply", ply).square(square).say();
    let items: Vec<_> = by_ply.into_iter().map(item).collect();
    language.phrase("numbered").with("list", enumeration(language, &items)).say()
}
