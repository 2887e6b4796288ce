//! The example site of this repository, read and checked whole.
#![cfg(feature = "site")]

use std::path::Path;

use outflank::diagnostic::{Diagnostic, Severity};
use outflank::site::{checks, content, sources};

fn told(severity: Severity) -> Vec<String> {
    let (sources, mut problems) = sources::read(Path::new(env!("CARGO_MANIFEST_DIR")));
    let (content, told) = content::read(&sources.expect("the settings are read"), false);
    problems.extend(told);
    problems.extend(checks::check(&content, &|_, text| text.parse().ok()));
    problems.iter().filter(|problem| problem.severity == severity).map(shown).collect()
}

fn shown(problem: &Diagnostic) -> String {
    let place = problem.place.as_ref().map(|place| format!("{}:{:?}", place.source().name(), place.line_column()));
    format!("{} {} {:?}", place.unwrap_or_default(), problem.message, problem.help)
}

#[test]
fn the_example_site_has_no_errors() {
    let errors = told(Severity::Error);
    let errors: Vec<_> = errors.iter().filter(|error| !error.contains("has no folder")).collect();
    assert!(errors.is_empty(), "{errors:#?}");
}
