//! What must not be written, and where not.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path};

use super::MARKER;
use crate::diagnostic::Diagnostic;
use crate::site::Files;

/// The folders of a project that hold what a site is made of.
const SOURCES: [&str; 3] = ["content", "templates", "diagrams"];

/// What is wrong with the paths of a site: each must be a path below its
/// folder on every system, and no two the same.
pub(super) fn paths(files: &Files) -> Vec<Diagnostic> {
    let mut folded = BTreeSet::new();
    let mut problems = Vec::new();
    for path in files.keys() {
        let parts: Vec<_> = path.split('/').collect();
        let strange =
            |part: &&str| part.is_empty() || *part == "." || *part == ".." || part.contains(['\\', '\0', ':']);
        if parts.iter().any(strange) {
            problems.push(Diagnostic::error(format!("`{}` cannot be the name of a file", path.escape_debug())));
        }
        let inside = (1..parts.len()).map(|end| parts[..end].join("/")).find(|folder| files.contains_key(folder));
        if let Some(folder) = inside {
            problems.push(Diagnostic::error(format!("`{folder}` would be a file and a folder")));
        }
        if !folded.insert(path.to_lowercase()) {
            let problem = Diagnostic::error(format!("`{path}` differs from another file only in case"));
            problems.push(problem.help("many systems take the two for one: rename one of the pages"));
        }
    }
    problems
}

/// Refuses a folder that this tool did not make, or that must not be exchanged.
pub(super) fn folder(site: &Path, project: &Path) -> Result<(), Box<Diagnostic>> {
    let refuse = |why: String, help: &str| Err(Box::new(Diagnostic::error(why).help(help)));
    let name = site.display();
    let another = "choose another folder with --out";
    if let Ok(project) = project.canonicalize() {
        if project.starts_with(site) {
            return refuse(format!("{name} holds the project itself"), another);
        }
        let within = site.strip_prefix(&project).ok().and_then(|path| path.components().next());
        let hidden = |part: &str| part.starts_with(".git");
        if let Some(Component::Normal(part)) = within
            && part.to_str().is_some_and(|part| SOURCES.contains(&part) || hidden(part))
        {
            return refuse(format!("{name} lies in the project's sources"), another);
        }
    }
    let Ok(found) = fs::symlink_metadata(site) else { return Ok(()) };
    if found.is_symlink() {
        return refuse(format!("{name} is a symbolic link"), "name the folder that it leads to with --out");
    }
    if !found.is_dir() {
        return refuse(format!("{name} is a file"), another);
    }
    if mounted(site) {
        let help = "name a folder inside it with --out: a mount point cannot be exchanged as a whole";
        return refuse(format!("{name} is a mount point"), help);
    }
    let empty = fs::read_dir(site).is_ok_and(|mut entries| entries.next().is_none());
    if !empty && !site.join(MARKER).is_file() {
        let help = "choose a folder that is new or empty with --out; nothing in this one was touched";
        return refuse(format!("{name} holds files that this tool did not make"), help);
    }
    Ok(())
}

/// Whether another file system begins here.
#[cfg(unix)]
fn mounted(site: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let device = |path: &Path| fs::metadata(path).map(|found| found.dev()).ok();
    site.parent().is_some_and(|parent| device(parent) != device(site))
}

#[cfg(not(unix))]
fn mounted(_: &Path) -> bool {
    false
}
