//! The five languages of this repository, and languages that strangers bring.
//!
//! What is expected here was worked out by hand on a board, and written by
//! hand in each language; it is not what the program printed.
#![cfg(feature = "site")]

mod files;
mod frames;

use std::sync::Arc;

use outflank::diagnostic::{Diagnostic, Source};
use outflank::language::{Language, claim, describe};
use outflank::scenario::{Proof, Scenario, verify};

const CODES: [&str; 5] = ["en", "pt-BR", "el", "fr", "it"];

fn file(path: &str) -> Arc<Source> {
    Source::new(path, std::fs::read_to_string(path).unwrap())
}

fn language(code: &str) -> Language {
    let strings = file(&format!("content/{code}/strings.ftl"));
    let numbers = file(&format!("content/{code}/numbers.yaml"));
    Language::new(code, &strings, Some(&numbers)).unwrap_or_else(|problems| panic!("{}", told(&problems)))
}

fn stranger(code: &str, strings: &str) -> Result<Language, Vec<Diagnostic>> {
    Language::new(code, &Source::new("strings.ftl", strings), None)
}

fn told(problems: &[Diagnostic]) -> String {
    let one = |problem: &Diagnostic| {
        let (line, column) = problem.place.as_ref().map_or((0, 0), |place| place.line_column());
        format!("{line}:{column} {}\n", problem.message)
    };
    problems.iter().map(one).collect()
}

fn scenario(text: &str) -> Scenario {
    verify("test", &Source::new("test.yaml", text)).unwrap_or_else(|problems| panic!("{}", told(&problems)))
}

/// One frame in the five languages, U+202F shown as `~`.
fn said(text: &str, frame: usize) -> [String; 5] {
    let scenario = scenario(text);
    let Proof::Played { rules, frames } = scenario.proof() else { panic!("it is refused") };
    CODES.map(|code| describe(&language(code), rules, &frames[frame]).replace('\u{202f}', "~"))
}

/// The first claim of a frame in the five languages.
fn claimed(text: &str, frame: usize) -> [String; 5] {
    let scenario = scenario(text);
    let frame = &scenario.frames()[frame];
    CODES.map(|code| claim(&language(code), frame, &frame.claims()[0]).replace('\u{202f}', "~"))
}
