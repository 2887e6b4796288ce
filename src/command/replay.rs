//! `replay`: a scenario's frames as JSON.

use std::path::PathBuf;

use clap::Args;

use super::{Findings, files, print};
use crate::scenario;

const EXAMPLES: &str = "\
Examples:
  outflank replay diagrams/pass.yaml --json
  outflank replay diagrams/pass.yaml --json | jq '.frames[-1].legal'";

/// Play a scenario through and print its frames for other programs
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Replay {
    /// The scenario file
    file: PathBuf,

    /// Print one JSON object (the only format so far)
    #[arg(long, required = true)]
    json: bool,
}

impl Replay {
    pub(super) fn run(&self) -> Findings {
        match files::verify(&self.file) {
            Ok(scenario) => print(format!("{}\n", scenario::json(&scenario)).as_bytes()),
            Err(findings) => findings,
        }
    }
}
