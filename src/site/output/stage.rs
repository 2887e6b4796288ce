//! The new site, written beside the old one.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use rayon::prelude::*;

use super::{MARKER, Written};
use crate::site::Files;

const SAYS: &str = "This folder was made by Outflank and is replaced as a whole when the site is built.\n";

/// Writes every file to the new folder; what the old one has already is linked from there.
pub(super) fn write(files: &Files, old: &Path, new: &Path) -> io::Result<Written> {
    fs::create_dir(new)?;
    let folders: BTreeSet<_> =
        files.keys().filter_map(|path| path.rsplit_once('/')).map(|(folder, _)| folder).collect();
    for folder in folders {
        fs::create_dir_all(new.join(folder))?;
    }
    let kept: Vec<bool> = files
        .par_iter()
        .map(|(path, bytes)| place(bytes, &old.join(path), &new.join(path)))
        .collect::<io::Result<_>>()?;
    place(SAYS.as_bytes(), &old.join(MARKER), &new.join(MARKER))?;
    let unchanged = kept.iter().filter(|kept| **kept).count();
    Ok(Written { written: files.len() - unchanged, unchanged, removed: removed(files, old) })
}

/// Puts one file in its place, and says whether it is the old one.
fn place(bytes: &[u8], old: &Path, new: &Path) -> io::Result<bool> {
    let same = fs::symlink_metadata(old).is_ok_and(|found| found.is_file() && found.len() == bytes.len() as u64)
        && fs::read(old).is_ok_and(|old| old == bytes);
    if same && fs::hard_link(old, new).is_ok() {
        return Ok(true);
    }
    fs::write(new, bytes)?;
    if same {
        // No links on this file system: the copy gets the old time stamp.
        File::options().write(true).open(new)?.set_modified(fs::metadata(old)?.modified()?)?;
    }
    Ok(same)
}

/// How many files of the old site are in the new one no longer.
fn removed(files: &Files, old: &Path) -> usize {
    let files_of_old =
        walkdir::WalkDir::new(old).into_iter().filter_map(Result::ok).filter(|it| it.file_type().is_file());
    let names = files_of_old.filter_map(|entry| {
        let path = entry.path().strip_prefix(old).ok()?;
        Some(path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/"))
    });
    names.filter(|name| name != MARKER && !files.contains_key(name)).count()
}
