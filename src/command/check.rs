//! `check`: the whole project, or scenario files on their own.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Findings, files, progress};
use crate::site::{self, Building};

const EXAMPLES: &str = "\
Examples:
  outflank check                  the whole project: what `build` checks, and nothing is written
  outflank check --strict         warnings are errors, as in CI
  outflank check a.yaml diagrams  these scenarios, in a project or not";

/// Check the whole project, or the scenario files and folders named
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Check {
    /// Scenario files, and folders of them
    paths: Vec<PathBuf>,

    /// Let warnings fail, too
    #[arg(long)]
    pub(super) strict: bool,
}

impl Check {
    pub(super) fn run(&self, project: &Path) -> Findings {
        if self.paths.is_empty() {
            let building = Building { strict: self.strict, ..Building::default() };
            return progress::spin("checking the site", || site::check(project, &building));
        }
        let (paths, mut findings) = files::find(&self.paths);
        findings.extend(files::verify_all(&paths));
        if findings.is_empty() {
            let what = if paths.len() == 1 { "scenario holds" } else { "scenarios hold" };
            anstream::eprintln!("{} {what}", paths.len());
        }
        findings
    }
}
