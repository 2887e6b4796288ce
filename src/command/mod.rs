//! The command line: one file a command; parsing arguments, showing
//! diagnostics, exit codes.
//!
//! Results go to standard output, diagnostics to standard error. The exit code
//! is 0, or 1 for findings and failures, or 2 for wrong usage.

mod build;
mod check;
mod diagram;
mod files;
mod perft;
mod progress;
mod replay;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::diagnostic::Diagnostic;

const EXAMPLES: &str = "\
Examples:
  outflank build                     build the site of this folder into public/
  outflank check                     check the whole project, and write nothing
  outflank check diagrams/pass.yaml  check one scenario, in a project or not
  outflank diagram pass.yaml -o pass.svg";

/// Build the rules of Reversi and its variants as a site, with every diagram, example and number checked.
#[derive(Parser)]
#[command(name = "outflank", version, after_help = EXAMPLES, max_term_width = 100)]
struct Arguments {
    /// The project's folder: the one that holds content/site.yaml
    #[arg(short = 'C', long = "project", value_name = "DIR", default_value = ".", global = true)]
    project: PathBuf,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Check(check::Check),
    Diagram(diagram::Diagram),
    Replay(replay::Replay),
    Perft(perft::Perft),
}

/// What a command has to say when it is done: its diagnostics, or none.
type Findings = Vec<Diagnostic>;

/// Runs the command that the process was started with.
pub fn run() -> ExitCode {
    let Arguments { project, command } = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(wrong) => {
            // Nothing can be said if even this cannot be printed.
            let _ = wrong.print();
            return ExitCode::from(if wrong.use_stderr() { 2 } else { 0 });
        }
    };
    let (findings, strict) = match command {
        Command::Build(build) => (build.run(&project), build.strict),
        Command::Check(check) => (check.run(&project), check.strict),
        Command::Diagram(diagram) => (diagram.run(), false),
        Command::Replay(replay) => (replay.run(), false),
        Command::Perft(perft) => (perft.run(), false),
    };
    if report::show(findings, strict) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints a result on standard output; a reader that has gone away is no failure.
fn print(result: &[u8]) -> Findings {
    use std::io::{ErrorKind, Write};
    let mut out = std::io::stdout().lock();
    match out.write_all(result).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            vec![Diagnostic::error(format!("the result cannot be written: {error}"))]
        }
        _ => Vec::new(),
    }
}
