//! A folder on disk, walked in order and never left.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use crate::diagnostic::Diagnostic;

/// A project's folder.
pub struct Folder {
    root: PathBuf,
    /// What cannot be read, or may not be.
    pub problems: Vec<Diagnostic>,
}

impl Folder {
    /// The folder at this path.
    ///
    /// # Errors
    /// It does not exist, or holds no project.
    pub fn open(path: &Path) -> Result<Self, Box<Diagnostic>> {
        let root = fs::canonicalize(path).map_err(|error| {
            let problem = Diagnostic::error(format!("the folder `{}` cannot be opened: {error}", path.display()))
                .help("name a project's folder with `-C DIR`");
            Box::new(problem)
        })?;
        if root.join("content/site.yaml").exists() {
            return Ok(Self { root, problems: Vec::new() });
        }
        let above = root.ancestors().skip(1).find(|folder| folder.join("content/site.yaml").exists());
        let help = match above {
            Some(folder) => format!("there is one in `{0}`: go there, or add `-C {0}`", folder.display()),
            None => "go to a project's folder, or name it with `-C DIR`".to_owned(),
        };
        let missing = format!("there is no project in `{}`: `content/site.yaml` is missing", path.display());
        Err(Box::new(Diagnostic::error(missing).help(help)))
    }

    /// The names of its sources, in order, with `/` between folders.
    pub fn walk(&mut self) -> Vec<String> {
        let mut names = Vec::new();
        for folder in ["content", "diagrams", "templates"] {
            let path = self.root.join(folder);
            if path.exists() {
                self.walk_into(&path, &mut names);
            }
        }
        names
    }

    fn walk_into(&mut self, folder: &Path, names: &mut Vec<String>) {
        let walk = WalkDir::new(folder).follow_links(true).sort_by_file_name();
        let mut walk = walk.into_iter().filter_entry(|entry| entry.depth() == 0 || !is_passed_over(entry));
        while let Some(entry) = walk.next() {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    self.problems.push(self.cannot_walk(&error));
                    continue;
                }
            };
            if !entry.file_type().is_dir() {
                self.file(&entry, names);
            } else if entry.path_is_symlink() && !self.holds(entry.path()) {
                self.problems.push(leads_out(&self.shown(entry.path())));
                walk.skip_current_dir();
            }
        }
    }

    fn file(&mut self, entry: &DirEntry, names: &mut Vec<String>) {
        let problem = if !entry.file_type().is_file() {
            "is not a file".to_owned()
        } else {
            match self.name(entry.path()) {
                Some(name) => return names.push(name),
                None => "has a name that is not UTF-8".to_owned(),
            }
        };
        let problem = Diagnostic::error(format!("`{}` {problem}", self.shown(entry.path())));
        self.problems.push(problem.help("take it away, or rename it"));
    }

    fn cannot_walk(&self, error: &walkdir::Error) -> Diagnostic {
        let name = error.path().map(|path| self.shown(path)).unwrap_or_default();
        if error.loop_ancestor().is_some() {
            let problem = Diagnostic::error(format!("`{name}` is a link to a folder that it stands in"));
            return problem.help("take the link away");
        }
        let why = error.io_error().map_or_else(|| error.to_string(), ToString::to_string);
        Diagnostic::error(format!("`{name}` cannot be read: {why}"))
    }

    /// Whether what the path leads to is in the project.
    fn holds(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|path| path.starts_with(&self.root))
    }

    fn name(&self, path: &Path) -> Option<String> {
        let path = path.strip_prefix(&self.root).ok()?;
        let parts: Option<Vec<_>> = path.iter().map(|part| part.to_str()).collect();
        Some(parts?.join("/"))
    }

    fn shown(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().into_owned()
    }

    /// The bytes of the file of this name, at most so many.
    ///
    /// # Errors
    /// It cannot be read, or is larger.
    pub fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Box<Diagnostic>> {
        let path = self.root.join(name);
        if !self.holds(&path) {
            return Err(Box::new(leads_out(name)));
        }
        let mut bytes = Vec::new();
        let read = File::open(&path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes));
        if let Err(error) = read {
            return Err(Box::new(Diagnostic::error(format!("`{name}` cannot be read: {error}"))));
        }
        if bytes.len() as u64 > limit {
            let problem = Diagnostic::error(format!("`{name}` is larger than {} KiB", limit >> 10));
            return Err(Box::new(problem.help("divide it")));
        }
        Ok(bytes)
    }
}

fn leads_out(name: &str) -> Diagnostic {
    let problem = Diagnostic::error(format!("`{name}` is a link that leads out of the project"));
    problem.help("put a copy here instead")
}

/// Hidden files, and those that editors and systems leave behind.
fn is_passed_over(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let ends = ["~", ".swp", ".swo", ".swx", ".tmp", ".bak", ".orig", ".rej"];
    name.starts_with('.')
        || ends.iter().any(|end| name.ends_with(end))
        || (name.starts_with('#') && name.ends_with('#'))
        || ["4913", "Thumbs.db", "desktop.ini"].contains(&name.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::sources;

    const SITE: &str = "title: A\nbase_url: https://a.example/\nlanguages: [en]\n";

    fn project(files: &[(&str, &[u8])]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in files.iter().copied().chain([("content/site.yaml", SITE.as_bytes())]) {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        folder
    }

    fn told(folder: &tempfile::TempDir) -> Vec<String> {
        sources::read(folder.path()).1.into_iter().map(|problem| problem.message).collect()
    }

    #[test]
    fn temporary_files_are_passed_over() {
        let folder = project(&[
            ("content/en/a.md", b""),
            ("content/en/.a.md.swp", b""),
            ("content/en/a.md~", b""),
            ("content/en/#a.md#", b""),
            ("content/.git/x.md", b""),
        ]);
        let (sources, problems) = sources::read(folder.path());
        assert_eq!(problems, []);
        assert_eq!(sources.unwrap().languages["en"].pages.len(), 1);
    }

    #[test]
    fn a_file_that_is_no_text_is_told_at_its_line() {
        let folder = project(&[("content/en/a.md", b"one\ntwo \xff\n")]);
        let problem = sources::read(folder.path()).1.remove(0);
        assert_eq!(problem.message, "the file is not UTF-8: byte 8 begins no letter");
        assert_eq!(problem.place.unwrap().line_column(), (2, 5));
    }

    #[test]
    fn a_large_file_is_told() {
        let folder = project(&[("content/en/a.md", b""), ("diagrams/x.yaml", &[b' '; (64 << 10) + 1])]);
        assert_eq!(told(&folder), ["`diagrams/x.yaml` is larger than 64 KiB"]);
    }

    #[test]
    fn no_project_is_told_and_one_above_is_named() {
        let folder = project(&[("content/en/a.md", b"")]);
        let (sources, problems) = sources::read(&folder.path().join("content"));
        assert!(sources.is_none() && problems[0].help[0].starts_with("there is one in"), "{problems:?}");
    }

    #[cfg(unix)]
    #[test]
    fn links_out_of_the_project_and_in_circles_are_told() {
        let folder = project(&[("content/en/a.md", b"")]);
        let elsewhere = tempfile::tempdir().unwrap();
        fs::write(elsewhere.path().join("b.md"), "secret").unwrap();
        let link = |to: &Path, name: &str| std::os::unix::fs::symlink(to, folder.path().join(name)).unwrap();
        link(elsewhere.path(), "content/en/out");
        link(&elsewhere.path().join("b.md"), "content/en/b.md");
        link(&folder.path().join("content"), "content/en/round");
        assert_eq!(
            told(&folder),
            [
                "`content/en/out` is a link that leads out of the project",
                "`content/en/round` is a link to a folder that it stands in",
                "`content/en/b.md` is a link that leads out of the project",
            ]
        );
    }
}
