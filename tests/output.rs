//! The writer of sites: all or nothing, and nothing that is not its own.
#![cfg(feature = "site")]

use std::fs;
use std::path::Path;

use outflank::site::Files;
use outflank::site::output::{Written, publish};

fn files(pairs: &[(&str, &str)]) -> Files {
    pairs.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
}

/// A folder with an empty project in it.
fn place() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir_all(place.path().join("project/content")).unwrap();
    place
}

fn build(place: &Path, pairs: &[(&str, &str)]) -> Result<Written, String> {
    let told = publish(&files(pairs), &place.join("site"), &place.join("project"));
    told.map_err(|problems| problems.into_iter().map(|problem| problem.message).collect::<Vec<_>>().join("\n"))
}

fn read(place: &Path, path: &str) -> Option<String> {
    fs::read_to_string(place.join("site").join(path)).ok()
}

/// Everything in a folder but the site and the project.
fn left(place: &Path) -> Vec<String> {
    let names = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.filter(|name| name != "project" && name != "site").collect();
    names.sort();
    names
}

#[test]
fn a_site_is_written_and_then_replaced() {
    let place = place();
    let place = place.path();
    let first = build(place, &[("a/index.html", "one"), ("b.txt", "same"), ("c/d/e.txt", "old")]);
    assert_eq!(first, Ok(Written { written: 3, unchanged: 0, removed: 0 }));
    let before = fs::metadata(place.join("site/b.txt")).unwrap().modified().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(20));
    let second = build(place, &[("a/index.html", "two"), ("b.txt", "same"), ("f.txt", "new")]);
    assert_eq!(second, Ok(Written { written: 2, unchanged: 1, removed: 1 }));
    assert_eq!(read(place, "a/index.html").as_deref(), Some("two"));
    assert_eq!(read(place, "c/d/e.txt"), None);
    assert!(!place.join("site/c").exists());
    assert_eq!(fs::metadata(place.join("site/b.txt")).unwrap().modified().unwrap(), before);
    assert_eq!(left(place), [".site.lock"]);
}

#[test]
fn a_run_killed_between_two_renames_is_repaired() {
    let place = place();
    let place = place.path();
    build(place, &[("a.txt", "good")]).unwrap();
    // The old site has been renamed, the new one is whole, and then the power failed.
    fs::rename(place.join("site"), place.join(".site.old")).unwrap();
    fs::create_dir(place.join(".site.new")).unwrap();
    fs::write(place.join(".site.new/half.txt"), "h").unwrap();
    assert_eq!(build(place, &[("a.txt", "good")]), Ok(Written { written: 0, unchanged: 1, removed: 0 }));
    assert_eq!(read(place, "a.txt").as_deref(), Some("good"));
    assert_eq!(left(place), [".site.lock"]);
}

#[test]
fn a_failed_build_leaves_the_last_site() {
    let place = place();
    let place = place.path();
    build(place, &[("a.txt", "good")]).unwrap();
    // A name that no file system takes.
    let long = "x".repeat(300);
    assert!(build(place, &[("a.txt", "bad"), (&long, "y")]).unwrap_err().contains("cannot be written"));
    assert_eq!(read(place, "a.txt").as_deref(), Some("good"));
    assert_eq!(left(place), [".site.lock"]);
}

#[test]
fn two_builds_at_once_are_refused() {
    let place = place();
    let place = place.path();
    let lock = fs::File::create(place.join(".site.lock")).unwrap();
    lock.lock().unwrap();
    assert!(build(place, &[("a.txt", "x")]).unwrap_err().contains("another build is writing"));
    drop(lock);
    assert!(build(place, &[("a.txt", "x")]).is_ok());
}

#[test]
fn a_folder_that_is_not_a_site_is_refused() {
    let place = place();
    let place = place.path();
    fs::create_dir(place.join("site")).unwrap();
    assert!(build(place, &[("a.txt", "x")]).is_ok(), "an empty folder is fine");
    fs::remove_file(place.join("site/.outflank")).unwrap();
    assert!(build(place, &[("a.txt", "y")]).unwrap_err().contains("did not make"));
    assert_eq!(read(place, "a.txt").as_deref(), Some("x"));
    fs::remove_dir_all(place.join("site")).unwrap();
    fs::write(place.join("site"), "mine").unwrap();
    assert!(build(place, &[("a.txt", "y")]).unwrap_err().contains("is a file"));
    assert_eq!(fs::read_to_string(place.join("site")).unwrap(), "mine");
}

#[test]
fn the_projects_own_folders_are_refused() {
    let place = place();
    let project = place.path().join("project");
    for out in ["project", "project/content", "project/content/new", "project/diagrams", "project/.git/site", "."] {
        let out = place.path().join(out);
        let told = publish(&files(&[("a.txt", "x")]), &out, &project).unwrap_err();
        assert_eq!(told.len(), 1, "{}", out.display());
        assert!(!out.join("a.txt").exists());
    }
    assert!(publish(&files(&[("a.txt", "x")]), &project.join("public"), &project).is_ok());
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_is_refused() {
    let place = place();
    let place = place.path();
    fs::create_dir(place.join("elsewhere")).unwrap();
    std::os::unix::fs::symlink(place.join("elsewhere"), place.join("site")).unwrap();
    assert!(build(place, &[("a.txt", "x")]).unwrap_err().contains("symbolic link"));
    assert!(fs::read_dir(place.join("elsewhere")).unwrap().next().is_none());
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let place = place();
    fs::write(place.path().join("file"), "x").unwrap();
    let told = publish(&files(&[("a.txt", "x")]), &place.path().join("file/site"), place.path()).unwrap_err();
    assert!(told[0].message.contains("cannot be written"), "{}", told[0].message);
    assert!(!told[0].help.is_empty());
}

#[test]
fn paths_that_leave_the_folder_or_clash_are_refused() {
    let place = place();
    let place = place.path();
    for path in ["../a", "a/../b", "/a", "", "a//b", "a\\b", "a\0b", "C:/a", "./a"] {
        assert!(build(place, &[(path, "x")]).unwrap_err().contains("cannot be the name"), "{path:?}");
    }
    assert!(build(place, &[("a", "x"), ("a/b", "y")]).unwrap_err().contains("a file and a folder"));
    assert!(build(place, &[("a/B", "x"), ("a/b", "y")]).unwrap_err().contains("only in case"));
    assert!(!place.join("site").exists());
}
