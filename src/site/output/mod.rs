//! The one writer: a finished site becomes a folder, as a whole or not at all.
//!
//! The new site is written beside the old one (`.public.new`) and the two
//! exchange their names, in one step where the system can, else in two. A run
//! that is killed between the two leaves the old site as `.public.old`, which
//! the next run puts back. So there is a good site at every moment but one, and
//! never half of one.

mod guard;
mod stage;

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::Files;
use crate::diagnostic::Diagnostic;

/// The file by which this tool knows a folder for its own.
const MARKER: &str = ".outflank";

/// How many files were touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Written {
    /// Written: new, or other than before.
    pub written: usize,
    /// The same as before; they keep their time stamps.
    pub unchanged: usize,
    /// No longer there.
    pub removed: usize,
}

/// The names that a site's folder has while it is being built.
struct Names {
    site: PathBuf,
    new: PathBuf,
    old: PathBuf,
    lock: PathBuf,
}

/// Makes the folder hold exactly these files. The project's own folders are not touched.
///
/// # Errors
/// Why the folder was left as it was.
pub fn publish(files: &Files, out: &Path, project: &Path) -> Result<Written, Vec<Diagnostic>> {
    let problems = guard::paths(files);
    if !problems.is_empty() {
        return Err(problems);
    }
    let names = names(out).map_err(|problem| vec![*problem])?;
    guard::folder(&names.site, project).map_err(|problem| vec![*problem])?;
    let lock = lock(&names).map_err(|problem| vec![*problem])?;
    let result = replace(files, &names);
    drop(lock);
    result.map_err(|error| vec![failed(&names.site, &error)])
}

fn failed(site: &Path, error: &io::Error) -> Diagnostic {
    Diagnostic::error(format!("the site cannot be written to {}: {error}", site.display())).help(
        "the last good site is still there; check permissions and free space, or choose another folder with --out",
    )
}

/// The parent is made if it is missing; everything else is named from its real path.
fn names(out: &Path) -> Result<Names, Box<Diagnostic>> {
    let wrong = |why: &str| {
        let problem = Diagnostic::error(format!("{} cannot be a site's folder: {why}", out.display()));
        Box::new(problem.help("choose another one with --out, such as `--out public`"))
    };
    let name = out.file_name().and_then(|name| name.to_str()).ok_or_else(|| wrong("it has no name of its own"))?;
    let parent = match out.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let unwritable = |error: io::Error| Box::new(failed(out, &error));
    fs::create_dir_all(parent).map_err(unwritable)?;
    let parent = parent.canonicalize().map_err(unwritable)?;
    let beside = |what: &str| parent.join(format!(".{name}.{what}"));
    Ok(Names { site: parent.join(name), new: beside("new"), old: beside("old"), lock: beside("lock") })
}

/// Holds off every other build to the same folder for as long as it lives.
fn lock(names: &Names) -> Result<File, Box<Diagnostic>> {
    let file = File::create(&names.lock).map_err(|error| Box::new(failed(&names.site, &error)))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            let problem = Diagnostic::error(format!("another build is writing to {}", names.site.display()));
            Err(Box::new(problem.help("wait until it is done, or choose another folder with --out")))
        }
        // A file system without locks: two builds at once are then up to the user.
        Err(TryLockError::Error(_)) => Ok(file),
    }
}

fn replace(files: &Files, names: &Names) -> io::Result<Written> {
    repair(names)?;
    let written = stage::write(files, &names.site, &names.new);
    let exchanged = written.and_then(|written| exchange(names).map(|()| written));
    if exchanged.is_err() {
        // What failed is told; what is left of it is cleaned up now, or by the next run.
        let _ = remove(&names.new);
    }
    exchanged
}

/// Puts back or removes what a run that was killed has left.
fn repair(names: &Names) -> io::Result<()> {
    if !names.site.exists() && names.old.exists() {
        fs::rename(&names.old, &names.site)?;
    }
    remove(&names.old)?;
    remove(&names.new)
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn exchange(names: &Names) -> io::Result<()> {
    if !names.site.exists() {
        return fs::rename(&names.new, &names.site);
    }
    if at_once(&names.new, &names.site) {
        return remove(&names.new);
    }
    fs::rename(&names.site, &names.old)?;
    if let Err(error) = fs::rename(&names.new, &names.site) {
        fs::rename(&names.old, &names.site)?;
        return Err(error);
    }
    remove(&names.old)
}

/// Exchanges the names of two folders in one step, where the system can.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn at_once(one: &Path, other: &Path) -> bool {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE).is_ok()
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn at_once(_: &Path, _: &Path) -> bool {
    false
}
