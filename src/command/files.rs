//! Scenario files named on the command line: found, read and verified.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use walkdir::WalkDir;

use super::{Findings, progress};
use crate::diagnostic::{Diagnostic, Source};
use crate::scenario::{self, Scenario};

/// The largest file that is read, in bytes; a scenario may be no larger.
const LARGEST: u64 = 64 * 1024;

/// The scenario files of these files and folders, sorted; and what was not found.
pub(super) fn find(paths: &[PathBuf]) -> (Vec<PathBuf>, Findings) {
    let (mut files, mut findings) = (Vec::new(), Vec::new());
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            walk(path, &mut files, &mut findings);
            if files.len() == before && findings.is_empty() {
                let problem = Diagnostic::error(format!("{}: no scenario in this folder", path.display()));
                findings.push(problem.help("scenarios are files whose names end in .yaml"));
            }
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    files.dedup();
    (files, findings)
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>, findings: &mut Findings) {
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) if entry.file_type().is_dir() => {}
            Ok(entry) => match entry.path().extension().and_then(|ending| ending.to_str()) {
                Some("yaml") => files.push(entry.into_path()),
                Some("yml") => findings.push(wrong_ending(entry.path())),
                _ => {}
            },
            Err(error) => findings.push(Diagnostic::error(error.to_string())),
        }
    }
}

fn wrong_ending(path: &Path) -> Diagnostic {
    let problem = Diagnostic::error(format!("{}: a scenario's name ends in .yaml", path.display()));
    problem.help(format!("rename it to {}", path.with_extension("yaml").display()))
}

/// Reads a scenario file as text.
///
/// # Errors
/// It cannot be read, is too large, or is not UTF-8.
pub(super) fn read(path: &Path) -> Result<Arc<Source>, Box<Diagnostic>> {
    let name = path.display();
    if path.extension().is_some_and(|ending| ending == "yml") {
        return Err(Box::new(wrong_ending(path)));
    }
    let bytes = beginning(path).map_err(|error| Diagnostic::error(format!("{name}: {error}")))?;
    if bytes.len() as u64 > LARGEST {
        let problem =
            Diagnostic::error(format!("{name}: this file is too large; a scenario has at most {LARGEST} bytes"));
        return Err(Box::new(problem.help("split it: a scenario shows one thing")));
    }
    Source::decode(name.to_string(), bytes)
}

/// A file's bytes, but of one that is too large not all: some that can be named have no end.
fn beginning(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads and verifies a scenario file; its id is its name without the ending.
///
/// # Errors
/// Everything that is wrong with it.
pub(super) fn verify(path: &Path) -> Result<Scenario, Findings> {
    let source = read(path).map_err(|problem| vec![*problem])?;
    scenario::verify(&id(path), &source)
}

/// Reads and verifies many files, on all processors.
pub(super) fn verify_all(paths: &[PathBuf]) -> Findings {
    let bar = progress::bar("checking", paths.len());
    let findings = |path: &PathBuf| {
        let findings = verify(path).err().unwrap_or_default();
        bar.inc(1);
        findings
    };
    let all = paths.par_iter().flat_map_iter(findings).collect();
    bar.finish_and_clear();
    all
}

/// The path from the last folder `diagrams` on, without the ending; the name alone outside of one.
fn id(path: &Path) -> String {
    let stem = path.with_extension("");
    let parts: Vec<_> = stem.iter().map(|part| part.to_string_lossy()).collect();
    let from = parts.iter().rposition(|part| part == "diagrams").map_or(parts.len().saturating_sub(1), |at| at + 1);
    parts[from..].join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_the_path_under_diagrams_or_the_name() {
        assert_eq!(id(Path::new("/a/diagrams/blocked/cut-off.yaml")), "blocked/cut-off");
        assert_eq!(id(Path::new("here/one.yaml")), "one");
        assert_eq!(id(Path::new("one.yaml")), "one");
    }
}
