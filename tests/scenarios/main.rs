//! Scenario files: what holds, and what is said of what does not.
#![cfg(feature = "site")]

mod attacks;
mod claims;
mod example_site;
mod files;
mod json;

use outflank::diagnostic::{Diagnostic, Source};
use outflank::scenario::{Scenario, verify};

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
