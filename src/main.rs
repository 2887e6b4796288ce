//! The command `outflank`.

use std::process::ExitCode;

fn main() -> ExitCode {
    outflank::command::run()
}
