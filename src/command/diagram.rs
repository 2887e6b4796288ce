//! `diagram`: one frame of a scenario as SVG, PNG, or characters.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Findings, files, print};
use crate::diagnostic::Diagnostic;
use crate::diagram;
use crate::notation;
use crate::scenario::{Frame, Scenario};

const EXAMPLES: &str = "\
Without -o, SVG is printed where the output goes to a file or a program, and the
board in characters on a terminal.

Examples:
  outflank diagram diagrams/pass.yaml
  outflank diagram diagrams/pass.yaml --frame 0 > start.svg
  outflank diagram diagrams/pass.yaml --size 800 -o pass.png";

/// Draw one frame of a scenario; the last one unless told
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Diagram {
    /// The scenario file
    file: PathBuf,

    /// The frame: 0 is the position before the first play
    #[arg(long, value_name = "N")]
    frame: Option<usize>,

    /// The width of a PNG in pixels
    #[arg(long, value_name = "PX", default_value_t = 480)]
    size: u32,

    /// Write to this file; its name ends in .svg or .png
    #[arg(short, long, value_name = "FILE", value_parser = output)]
    output: Option<PathBuf>,
}

fn output(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match ending(&path) {
        "svg" | "png" => Ok(path),
        _ => Err("the name must end in .svg or .png".to_owned()),
    }
}

fn ending(path: &Path) -> &str {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

impl Diagram {
    pub(super) fn run(&self) -> Findings {
        let drawn = files::verify(&self.file).and_then(|scenario| {
            let frame = self.pick(&scenario).map_err(|problem| vec![*problem])?;
            if self.output.is_none() && std::io::stdout().is_terminal() {
                return Ok(format!("{}\n", notation::board(frame.position())).into_bytes());
            }
            self.draw(frame)
        });
        match (drawn, &self.output) {
            (Err(findings), _) => findings,
            (Ok(bytes), None) => print(&bytes),
            (Ok(bytes), Some(path)) => write(path, &bytes),
        }
    }

    fn pick<'a>(&self, scenario: &'a Scenario) -> Result<&'a Frame, Box<Diagnostic>> {
        let name = self.file.display();
        let frames = scenario.frames();
        let Some(last) = frames.len().checked_sub(1) else {
            return Err(Box::new(Diagnostic::error(format!(
                "{name}: this set-up is refused, so there is nothing to draw"
            ))));
        };
        let number = self.frame.unwrap_or(last);
        frames.get(number).ok_or_else(|| {
            let problem = Diagnostic::error(format!("{name}: there is no frame {number}"));
            Box::new(problem.help(format!("the frames are 0 to {last}")))
        })
    }

    /// The drawing, once it has been read back.
    fn draw(&self, frame: &Frame) -> Result<Vec<u8>, Findings> {
        let svg = diagram::standalone(frame);
        let misread = |it: diagram::Misread| Diagnostic::error(format!("{}: {it}", self.file.display()));
        diagram::read_back(&svg, frame).map_err(|all| all.into_iter().map(misread).collect::<Findings>())?;
        match self.output.as_deref().map(ending) {
            Some("png") => diagram::png(&svg, self.size).map_err(|error| vec![Diagnostic::error(error.to_string())]),
            _ => Ok(svg.into_bytes()),
        }
    }
}

/// Writes beside the file and exchanges the two, so that nothing is ever half written.
fn write(path: &Path, bytes: &[u8]) -> Findings {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path));
    match written {
        Ok(()) => Vec::new(),
        Err(error) => {
            // What is left of it is of no use; that it cannot be removed either is no news.
            let _ = std::fs::remove_file(&beside);
            vec![Diagnostic::error(format!("{} cannot be written: {error}", path.display()))]
        }
    }
}
