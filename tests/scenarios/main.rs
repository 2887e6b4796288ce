//! Scenario files: what holds, and what is said of what does not.

mod claims;
mod example_site;
mod files;

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
fn problems(result: Result<Scenario, Vec<Diagnostic>>) -> Vec<(usize, String, String)> {
    let told = |problem: Diagnostic| {
        let line = problem.place.as_ref().map_or(0, |place| place.line_column().0);
        (line, problem.message, problem.help.join(" | "))
    };
    result.expect_err("this should not hold").into_iter().map(told).collect()
}

/// The only problem's message.
fn problem(result: Result<Scenario, Vec<Diagnostic>>) -> String {
    let mut all = problems(result);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.remove(0).1
}
