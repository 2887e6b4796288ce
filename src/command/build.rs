//! `build`: the project as a site.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Findings;
use crate::site::{self, Building};

const EXAMPLES: &str = "\
Everything is checked first; if anything is wrong, the last good site stays as it was.

Examples:
  outflank build
  outflank build --out /tmp/site --base-url https://example.org/reversi/
  outflank build --strict --revision \"$(git rev-parse --short HEAD)\"";

/// Check the project and build its site
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Build {
    /// The folder to write, inside the project unless it is an absolute path
    #[arg(long, value_name = "DIR", default_value = "public")]
    out: PathBuf,

    /// The address of the site, instead of the one in content/site.yaml
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,

    /// A revision to show in the footer
    #[arg(long, value_name = "TEXT")]
    revision: Option<String>,

    /// Include drafts
    #[arg(long)]
    drafts: bool,

    /// Let warnings fail, too
    #[arg(long)]
    pub(super) strict: bool,
}
