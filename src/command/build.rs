//! `build`: the project as a site.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Findings, progress};
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
    #[arg(long, value_name = "URL", value_parser = base_url)]
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

/// An address that ends in a slash, as the settings have it.
fn base_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(rest) if !rest.trim_matches('/').is_empty() && !rest.contains(['?', '#', ' ', '"', '<', '>']) => {
            Ok(format!("{}/", text.trim_end_matches('/')))
        }
        _ => Err("an address begins with https:// or http:// and has neither a query nor a fragment".to_owned()),
    }
}

impl Build {
    pub(super) fn run(&self, project: &Path) -> Findings {
        let building = Building {
            out: self.out.clone(),
            base_url: self.base_url.clone(),
            revision: self.revision.clone(),
            drafts: self.drafts,
            strict: self.strict,
        };
        let (written, findings) = progress::spin("building the site", || site::build(project, &building));
        if let Some(written) = written {
            let files = written.written + written.unchanged;
            let out = project.join(&self.out);
            let out = out.strip_prefix(".").unwrap_or(&out);
            anstream::eprintln!(
                "{}: {files} files, {} written, {} unchanged, {} removed",
                out.display(),
                written.written,
                written.unchanged,
                written.removed
            );
        }
        findings
    }
}
