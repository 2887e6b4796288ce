//! The command line as its users meet it: the binary is run on small projects,
//! and what it prints is compared whole, for the words are what people read.
//!
//! In an expected text `[..]` stands for anything in a line, and `...` alone
//! for any lines.
#![cfg(feature = "site")]

mod build;
mod check;
mod diagram;
mod output_folder;
mod pages;
mod perft;
mod replay;
mod settings;
mod templates;
mod usage;
mod yaml;

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::cmd::Command;

/// A project with one page and one scenario, in which nothing is wrong.
const GOOD: [(&str, &str); 4] = [
    ("content/site.yaml", "title: Rules\nbase_url: https://a.example/\nlanguages: [en]\n"),
    ("content/en/index.md", PAGE),
    ("content/en/strings.ftl", include_str!("../../content/en/strings.ftl")),
    ("diagrams/one.yaml", SCENARIO),
];

const PAGE: &str = "\
---
title: Home
summary: A page.
---

![The first move](diagram:one)

| Rule | Here |
|---|---|
| [Flips](rule:standard.flips) | yes |
";

const SCENARIO: &str = "\
title: One
covers: [standard.flips]
script:
  - play: c4
    flips: [d4]
";

/// A folder of its own for one test.
struct Project(tempfile::TempDir);

impl Project {
    fn good() -> Self {
        let project = Self(tempfile::tempdir().unwrap());
        for (name, text) in GOOD {
            project.write(name, text);
        }
        project
    }

    /// The good project with these files too, or instead.
    fn with<const N: usize>(files: [(&str, &str); N]) -> Self {
        let project = Self::good();
        for (name, text) in files {
            project.write(name, text);
        }
        project
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn remove(&self, name: &str) {
        fs::remove_file(self.path(name)).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The command with these arguments, which blanks divide, in this folder.
    fn run(&self, arguments: &str) -> Command {
        outflank(self.0.path()).args(arguments.split_whitespace())
    }
}

/// The command in this folder, as a program would start it.
fn outflank(folder: &Path) -> Command {
    Command::new(env!("CARGO_BIN_EXE_outflank")).current_dir(folder).env_remove("NO_COLOR")
}
