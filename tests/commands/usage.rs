//! Wrong usage, help, and colours.

use crate::{Project, SCENARIO};

#[test]
fn wrong_usage_is_2_and_told_on_standard_error() {
    let project = Project::good();
    for wrong in [
        "",
        "bild",
        "build --oot x",
        "build --base-url a.example",
        "check --out x",
        "diagram",
        "diagram diagrams/one.yaml --frame x",
        "replay",
        "perft",
    ] {
        let output = project.run(wrong).assert().code(2).stdout_eq("").get_output().stderr.clone();
        assert!(String::from_utf8(output).unwrap().contains("--help"), "{wrong}");
    }
}

#[test]
fn help_has_examples_and_goes_to_standard_output() {
    let project = Project::good();
    for command in ["", "build ", "check ", "diagram ", "replay ", "perft "] {
        let output =
            project.run(&format!("{command}--help")).assert().success().stderr_eq("").get_output().stdout.clone();
        let text = String::from_utf8(output).unwrap();
        assert!(text.contains(&format!("\nExamples:\n  outflank {}", command.trim())), "{text}");
    }
    let version = concat!("outflank ", env!("CARGO_PKG_VERSION"), "\n");
    project.run("--version").assert().success().stdout_eq(version);
}

#[test]
fn colours_are_for_terminals_alone() {
    let project = Project::with([("diagrams/one.yaml", &SCENARIO.replace("[d4]", "[d5]"))]);
    let shown = |name: &str, value: &str| {
        let output = project.run("check").env(name, value).assert().code(1).get_output().stderr.clone();
        String::from_utf8(output).unwrap()
    };
    let plain = shown("TERM", "xterm-256color");
    assert!(!plain.contains('\x1b'));
    let coloured = shown("CLICOLOR_FORCE", "1");
    assert!(coloured.contains('\x1b'));
    assert_eq!(shown("NO_COLOR", "1"), plain);
    assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let project = Project::good();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(["diagram", "diagrams/one.yaml"])
        .current_dir(project.path(""))
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
