//! Scenario files: what holds, and what is said of what does not.
#![cfg(feature = "site")]

mod attacks;
mod claims;
mod drawings;
mod example_site;
mod files;
mod json;

use outflank::diagnostic::{Diagnostic, Source};
use outflank::scenario::{Scenario, verify};

/// A drawing of the standard opening as a block, two signs in from the left, its first rank in line 3.
const BLOCK: &str = "position: |
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . W B . . .
  . . . B W . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
turn: black";

const ROWS: &str = "......../......../......../...WB.../...BW.../......../......../........";

/// Verifies a file's text.
fn run(text: &str) -> Result<Scenario, Vec<Diagnostic>> {
    verify("test", &Source::new("test.yaml", text))
}

/// Verifies a file whose script is this, on a board with these lines before it.
fn script(before: &str, steps: &str) -> Result<Scenario, Vec<Diagnostic>> {
    run(&format!("title: A test\n{before}\nscript:\n{steps}"))
}

/// The line, the message and the help of every problem.
#[track_caller]
fn problems(result: Result<Scenario, Vec<Diagnostic>>) -> Vec<(usize, String, String)> {
    let told = |problem: Diagnostic| {
        let line = problem.place.as_ref().map_or(0, |place| place.line_column().0);
        (line, problem.message, problem.help.join(" | "))
    };
    result.expect_err("this should not hold").into_iter().map(told).collect()
}

/// The only problem's message.
#[track_caller]
fn problem(result: Result<Scenario, Vec<Diagnostic>>) -> String {
    let mut all = problems(result);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.remove(0).1
}

/// This holds.
#[track_caller]
fn holds(result: Result<Scenario, Vec<Diagnostic>>) -> Scenario {
    result.unwrap_or_else(|problems| panic!("this should hold: {problems:#?}"))
}

/// This has one problem: at this line, with this message and this help.
#[track_caller]
fn fails(result: Result<Scenario, Vec<Diagnostic>>, line: usize, message: &str, help: &str) {
    assert_eq!(problems(result), [(line, message.to_owned(), help.to_owned())]);
}

/// The line, the column and the message of every problem.
#[track_caller]
fn told(text: &str) -> Vec<(usize, usize, String)> {
    let problems = run(text).expect_err("this should not hold");
    let place = |place: &outflank::diagnostic::Place| place.line_column();
    problems
        .into_iter()
        .map(|it| {
            let (line, column) = it.place.as_ref().map_or((0, 0), place);
            (line, column, it.message)
        })
        .collect()
}

/// The text has these problems, at these lines and columns.
#[track_caller]
fn tells(text: &str, expected: &[(usize, usize, &str)]) {
    let told = told(text);
    let told: Vec<_> = told.iter().map(|(line, column, message)| (*line, *column, message.as_str())).collect();
    assert_eq!(told, expected, "{text}");
}

/// A file with a claim that holds, after these lines.
fn file(lines: &str) -> String {
    format!("title: A\n{lines}\nscript: [{{expect: {{over: false}}}}]\n")
}
