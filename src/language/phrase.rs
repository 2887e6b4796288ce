//! A string and what it is told, put together piece by piece.

use super::locale::Language;
use super::strings::Arg;
use crate::rules::{Colour, Disc, Square, SquareSet};

/// Above this many squares, neighbours in a rank are named as a range.
const MOST_SQUARES_NAMED: usize = 8;
/// The fewest neighbours that are worth a range.
const SHORTEST_RANGE: usize = 3;

/// A string that is about to be said.
pub(super) struct Phrase<'a> {
    language: &'a Language,
    id: &'a str,
    args: Vec<(&'a str, Arg<'a>)>,
}

impl Language {
    pub(super) fn phrase<'a>(&'a self, id: &'a str) -> Phrase<'a> {
        Phrase { language: self, id, args: Vec::new() }
    }
}

impl<'a> Phrase<'a> {
    pub(super) fn with(mut self, name: &'a str, arg: impl Into<Arg<'a>>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Whose doing it is: `$colour`.
    pub(super) fn colour(self, colour: Colour) -> Self {
        self.with("colour", colour.name())
    }

    /// Which kind of disc: `$disc`.
    pub(super) fn disc(self, disc: Disc) -> Self {
        self.with("disc", disc.name())
    }

    /// A square: `$square`.
    pub(super) fn square(self, square: Square) -> Self {
        self.with("square", square.to_string())
    }

    /// Squares, and how many: `$squares` and `$count`.
    pub(super) fn squares(self, set: SquareSet) -> Self {
        let list = squares(self.language, set);
        self.with("squares", list).count(set.len())
    }

    /// How many: `$count`.
    pub(super) fn count(self, count: usize) -> Self {
        self.with("count", count)
    }

    pub(super) fn say(self) -> String {
        self.language.text_with(self.id, &self.args)
    }
}

/// Items as the language lists them: `d5, e5 and f5`.
pub(super) fn list(language: &Language, items: &[String]) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    match before {
        [] => last.clone(),
        _ => joined(language, "list-last", &enumeration(language, before), last),
    }
}

/// Items one after the other, without an `and`: `Black 4, White 1`.
pub(super) fn enumeration(language: &Language, items: &[String]) -> String {
    let with = |list: String, item: String| joined(language, "list-comma", &list, &item);
    items.iter().cloned().reduce(with).unwrap_or_default()
}

fn joined(language: &Language, id: &str, first: &str, second: &str) -> String {
    language.text_with(id, &[("first", first.into()), ("second", second.into())])
}

/// Sentences, one after the other.
pub(super) fn sentences(language: &Language, sentences: &[String]) -> String {
    sentences.join(&language.text("between-sentences"))
}

/// Squares in reading order; where there are many, neighbours in a rank as a range: `a1 to d1`.
pub fn squares(language: &Language, set: SquareSet) -> String {
    let names: Vec<_> = if set.len() > MOST_SQUARES_NAMED {
        runs(set).into_iter().flat_map(|run| named(language, &run)).collect()
    } else {
        set.iter().map(|square| square.to_string()).collect()
    };
    list(language, &names)
}

fn named(language: &Language, run: &[Square]) -> Vec<String> {
    match run {
        [from, .., to] if run.len() >= SHORTEST_RANGE => {
            vec![language.phrase("range").with("from", from.to_string()).with("to", to.to_string()).say()]
        }
        _ => run.iter().map(ToString::to_string).collect(),
    }
}

/// The squares, those that are neighbours in a rank together.
fn runs(set: SquareSet) -> Vec<Vec<Square>> {
    let mut runs: Vec<Vec<Square>> = Vec::new();
    for square in set.iter() {
        let follows = |last: &Square| last.rank() == square.rank() && last.file() + 1 == square.file();
        match runs.last_mut().filter(|run| run.last().is_some_and(follows)) {
            Some(run) => run.push(square),
            None => runs.push(vec![square]),
        }
    }
    runs
}

/// A day as the language writes it; the month counts from 1.
pub fn date(language: &Language, year: u64, month: u64, day: u64) -> String {
    language.text_with("date", &[("year", year.into()), ("month", month.into()), ("day", day.into())])
}
